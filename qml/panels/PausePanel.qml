pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The game is held up: a player has no answer, or its move was refused.
Rectangle {
    id: panel

    required property TableController table

    readonly property var sentences: ({
            "illegal": qsTr("The computer's move was refused, so the game is held up."),
            "failed": qsTr("The computer found no answer, so the game is held up."),
            "asked": qsTr("The game is paused.")
        })

    implicitHeight: column.implicitHeight + 28
    color: Theme.accentGround
    border.color: Qt.alpha(Theme.accent, 0.4)

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 14
        spacing: 8

        HText {
            text: panel.sentences[panel.table.pauseCode] ?? ""
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        HButton {
            objectName: "resumeButton"
            primary: true
            text: panel.table.pauseCode === "asked" ? qsTr("Go on") : qsTr("Ask again")
            onClicked: panel.table.resumePlay()
            Layout.fillWidth: true
        }
    }
}
