pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The game is held up: by a person, or by a player that has no answer or whose move was refused. Then somebody decides:
// it is asked again, somebody else plays its side, or that side gives up.
Rectangle {
    id: panel

    required property TableController table
    required property Engines engines
    // In little room a long sentence is cut; the board's strip says why a move was refused as well.
    property bool compact: false

    signal adjournRequested

    readonly property bool asked: table.pauseCode === "asked"
    readonly property string title: asked ? qsTr("The game is paused.") : table.pauseCode === "illegal" ? qsTr("%1 wants to play %2, which is refused.").arg(player.name).arg(table.pauseMove) : qsTr("%1 has no answer.").arg(player.name)
    readonly property string trouble: asked || table.pauseTrouble === "" ? "" : EngineWords.trouble(table.pauseTrouble, table.pauseDetails)
    readonly property string sentence: EngineWords.joined([trouble, table.pauseReason], " ")
    // Who could play instead.
    readonly property var others: {
        const names = engines.serial < 0 ? [] : Array.from(engines.namesFor(table.game));
        const own = player.outside ? [{ value: "", text: qsTr("Hansu") }] : [];
        return own.concat(names.filter(name => name !== player.engine).map(name => ({ value: name, text: name })));
    }

    SeatFacts {
        id: player
        table: panel.table
        side: Math.max(0, panel.table.pauseSide)
        readonly property bool outside: engine !== ""
    }

    implicitHeight: column.implicitHeight + 28
    color: asked ? Theme.accentGround : Theme.dangerGround
    border.color: Qt.alpha(asked ? Theme.accent : Theme.danger, 0.4)

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 14
        spacing: 8

        HText {
            objectName: "pauseTitle"
            text: panel.title
            font.weight: panel.asked ? Font.Normal : Font.DemiBold
            wrapMode: Text.Wrap
            maximumLineCount: panel.compact ? 1 : 3
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        HText {
            objectName: "pauseSentence"
            visible: text !== ""
            text: panel.sentence
            wrapMode: Text.Wrap
            maximumLineCount: panel.compact ? 3 : 7
            elide: Text.ElideRight
            Accessible.role: Accessible.AlertMessage
            Layout.fillWidth: true
        }
        GridLayout {
            columns: panel.width >= 520 && !panel.asked ? 4 : 2
            columnSpacing: 8
            rowSpacing: 8
            Layout.fillWidth: true
            HButton {
                objectName: "resumeButton"
                primary: true
                text: panel.asked ? qsTr("Go on") : qsTr("Ask again")
                onClicked: panel.table.resumePlay()
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.columnSpan: panel.asked && !panel.table.canAdjourn ? 2 : 1
            }
            HButton {
                objectName: "adjournButton"
                visible: panel.asked && panel.table.canAdjourn
                text: qsTr("Adjourn")
                hint: qsTr("Leave the game for later; it waits on the first page, with its clocks")
                onClicked: panel.adjournRequested()
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
            HButton {
                objectName: "takeOverButton"
                visible: !panel.asked
                text: qsTr("Take over")
                hint: qsTr("A person plays this side from now on")
                onClicked: panel.table.takeOver()
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
            HComboBox {
                objectName: "handOver"
                visible: !panel.asked && panel.others.length > 0
                label: qsTr("Let somebody else play this side")
                displayText: qsTr("Another engine")
                choices: panel.others
                value: "\n"
                onChosen: value => panel.table.handOver(value)
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
            HButton {
                objectName: "forfeitButton"
                visible: !panel.asked
                danger: true
                text: qsTr("Give up")
                hint: qsTr("This side loses the game")
                onClicked: forfeitDialog.open()
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
        }
    }
    HDialog {
        id: forfeitDialog
        question: qsTr("Give the game up for %1?").arg(player.name)
        details: qsTr("The other side wins.")
        confirmText: qsTr("Give up")
        onAccepted: panel.table.forfeit()
    }
}
