pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// Counting a game of Go: mark the dead stones, then accept, or play on.
Rectangle {
    id: panel

    required property TableController table

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

        // Anchors, not a layout: a row that gains items in the moment it appears is laid out too late.
        Item {
            implicitHeight: title.implicitHeight
            Layout.fillWidth: true
            HText {
                id: title
                text: qsTr("Counting")
                font.weight: Font.DemiBold
            }
            ThinkingDot {
                visible: panel.table.counting
                running: panel.table.counting
                anchors.right: search.left
                anchors.rightMargin: 8
                anchors.verticalCenter: parent.verticalCenter
            }
            HText {
                id: search
                visible: panel.table.counting
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("looking for dead stones")
                color: Theme.accent
                font.pixelSize: Theme.smallSize
            }
        }
        SeatFacts {
            id: proposer
            table: panel.table
            side: Math.max(0, panel.table.deadProposedBy)
        }
        HText {
            objectName: "deadProposer"
            visible: panel.table.deadProposedBy >= 0
            text: qsTr("%1 says which stones are dead.").arg(proposer.name)
            wrapMode: Text.Wrap
            font.pixelSize: Theme.smallSize
            Layout.fillWidth: true
        }
        HText {
            text: qsTr("Click a dead group to mark it; click it again to unmark it.")
            color: Theme.text
            font.pixelSize: Theme.smallSize
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        RowLayout {
            spacing: 8
            HButton {
                objectName: "acceptScoreButton"
                primary: true
                text: qsTr("Accept the score")
                onClicked: panel.table.acceptScore()
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
            HButton {
                objectName: "resumePlayButton"
                text: qsTr("Play on")
                onClicked: panel.table.resumePlay()
                Layout.fillWidth: true
                Layout.preferredWidth: 1
            }
        }
    }
}
