pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// One piece a pawn can become.
T.Button {
    id: choice

    required property string kind
    required property int side
    required property string name
    required property real size

    objectName: "promote-" + kind
    implicitWidth: size + 12
    implicitHeight: size + 12
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.name: name
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
    Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
    Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.TabFocusReason)

    background: Rectangle {
        radius: Theme.radius
        color: choice.hovered || choice.activeFocus ? Theme.chessLight : Theme.chessDark
        border.width: choice.activeFocus ? 2 : 0
        border.color: Theme.accent
    }
    contentItem: Item {
        PieceItem {
            anchors.centerIn: parent
            game: "chess"
            side: choice.side
            kind: choice.kind
            cell: choice.size
        }
    }
    HToolTip {
        target: choice
        text: choice.name
        shown: choice.hovered
    }
}
