pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// How the game ended.
Rectangle {
    id: panel

    required property TableController table

    implicitHeight: sentence.implicitHeight + 28
    color: Theme.accentGround
    border.color: Qt.alpha(Theme.accent, 0.4)

    HText {
        id: sentence
        objectName: "outcomeText"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: 14
        text: panel.table.outcomeText
        font.pixelSize: Theme.textSize + 2
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
    }
}
