pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// Who plays for the computer: Hansu at a level, or an engine of the list. Without engines for the game there is only
// the level.
ColumnLayout {
    id: choice

    required property Engines engines
    required property string game
    required property string engine
    required property int level
    // What the level is worth; 0 where that is not known.
    required property int elo
    required property string engineLabel
    required property string levelLabel

    signal engineChosen(string name)
    signal levelChosen(int level)

    readonly property var names: engines.serial < 0 ? [] : Array.from(engines.namesFor(game))
    readonly property bool missing: engine !== "" && names.indexOf(engine) < 0
    readonly property bool own: engine === "" || missing

    readonly property var hansu: ({ value: "", text: qsTr("Hansu") })
    readonly property var entries: [hansu, ...names.map(name => ({ value: name, text: name }))]

    spacing: 14

    FormRow {
        visible: choice.names.length > 0 || choice.missing
        label: choice.engineLabel
        note: choice.missing ? qsTr("%1 is no longer on the list; Hansu plays instead").arg(choice.engine) : ""
        HComboBox {
            objectName: choice.objectName + "Engine"
            label: choice.engineLabel
            choices: choice.entries
            value: choice.own ? "" : choice.engine
            onChosen: value => choice.engineChosen(value)
            Layout.fillWidth: true
            Layout.maximumWidth: 420
        }
    }
    FormRow {
        visible: choice.own
        label: choice.levelLabel
        LevelChoice {
            label: choice.levelLabel
            level: choice.level
            elo: choice.elo
            onChosen: level => choice.levelChosen(level)
            Layout.fillWidth: true
        }
    }
}
