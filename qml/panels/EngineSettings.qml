pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// How the selected engine is started, and what holds it back.
ColumnLayout {
    id: settings

    required property Engines engines

    readonly property bool uci: engines.protocol === "UCI"
    readonly property bool janggi: Array.from(engines.games).includes("janggi")

    spacing: 16

    component LineField: HTextField {
        id: field
        required property string kept
        signal entered(string text)
        text: kept
        Layout.fillWidth: true
        onEditingFinished: {
            if (text !== kept)
                entered(text);
            text = Qt.binding(() => field.kept);
        }
    }

    FormGroup {
        title: qsTr("Program")
        FormRow {
            label: qsTr("Name")
            LineField {
                objectName: "engineNameField"
                kept: settings.engines.name
                Accessible.name: qsTr("Name")
                onEntered: text => settings.engines.rename(text)
            }
        }
        FormRow {
            label: qsTr("Command")
            note: qsTr("started without a shell")
            LineField {
                objectName: "engineCommandField"
                kept: settings.engines.command
                Accessible.name: qsTr("Command")
                onEntered: text => settings.engines.setCommand(text)
            }
        }
        FormRow {
            label: qsTr("Patience")
            note: qsTr("how long it may be silent; 100 % is usual")
            NumberField {
                objectName: "patience"
                label: qsTr("Patience")
                value: settings.engines.patience
                from: 25
                to: 2000
                step: 25
                unit: "%"
                onChanged: value => settings.engines.patience = value
            }
        }
    }
    FormGroup {
        title: qsTr("Each move")
        FormRow {
            label: qsTr("Time")
            note: qsTr("at most, besides a clock")
            NumberField {
                objectName: "moveTime"
                label: qsTr("Time for a move")
                value: settings.engines.moveSeconds
                to: 3600
                step: 0.5
                none: qsTr("usual")
                unit: qsTr("seconds")
                onChanged: value => settings.engines.moveSeconds = value
            }
        }
        FormRow {
            visible: settings.uci
            label: qsTr("Depth")
            NumberField {
                objectName: "depth"
                label: qsTr("Depth")
                value: settings.engines.depth
                to: 200
                none: qsTr("no limit")
                unit: qsTr("half-moves")
                onChanged: value => settings.engines.depth = Math.round(value)
            }
        }
        FormRow {
            label: settings.uci ? qsTr("Nodes") : qsTr("Visits")
            note: settings.uci ? "" : qsTr("KataGo only")
            NumberField {
                objectName: "nodes"
                label: settings.uci ? qsTr("Nodes") : qsTr("Visits")
                value: settings.engines.nodes
                to: 1000000000000
                step: value < 1000 ? 100 : value < 100000 ? 1000 : 100000
                none: qsTr("no limit")
                onChanged: value => settings.engines.nodes = Math.round(value)
            }
        }
        FormRow {
            visible: settings.engines.mostElo > 0
            label: qsTr("Weaker play")
            note: qsTr("as strong as so much Elo")
            HSwitch {
                objectName: "eloSwitch"
                label: qsTr("Weaker play")
                checked: settings.engines.elo > 0
                onToggled: settings.engines.elo = checked ? Math.max(1, settings.engines.leastElo) : 0
            }
            NumberField {
                objectName: "elo"
                visible: settings.engines.elo > 0
                label: qsTr("Elo")
                value: settings.engines.elo
                from: settings.engines.leastElo
                to: settings.engines.mostElo
                step: 50
                unit: qsTr("Elo")
                onChanged: value => settings.engines.elo = Math.round(value)
            }
        }
        FormRow {
            visible: settings.engines.canPonder
            label: qsTr("Ponder")
            note: qsTr("thinks on your time too")
            HSwitch {
                objectName: "ponderSwitch"
                label: qsTr("Ponder")
                checked: settings.engines.ponder
                onToggled: settings.engines.ponder = checked
            }
        }
        FormRow {
            visible: settings.janggi
            label: qsTr("Janggi board")
            note: qsTr("how it sees the squares; Cho below is usual")
            SegmentedChoice {
                objectName: "janggiBoard"
                label: qsTr("Janggi board")
                model: [{ value: false, text: qsTr("Cho below") }, { value: true, text: qsTr("Han below") }]
                value: settings.engines.hanBelow
                onChosen: value => settings.engines.hanBelow = value
                Layout.fillWidth: true
                Layout.maximumWidth: 300
            }
        }
        FormRow {
            visible: settings.uci
            label: qsTr("Scores for White")
            note: qsTr("it tells every score from White's side")
            HSwitch {
                objectName: "scoresForWhite"
                label: qsTr("Scores for White")
                checked: settings.engines.scoresForWhite
                onToggled: settings.engines.scoresForWhite = checked
            }
        }
    }
}
