pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// The moves in pairs; the one that led to the position on show is marked, and a click shows another. Chess numbers the pairs, Go and Janggi every move.
Rectangle {
    id: list

    required property TableController table

    // `serial` makes the text be asked for again when moves or the language change.
    function moveAt(index: int, serial: string): string {
        return serial !== "" && index < table.moveCount ? table.moveText(index) : "";
    }

    color: Theme.raised
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Moves")

    component Move: Item {
        id: move
        required property int number
        // Taking a page down ends the list before its rows.
        readonly property string words: list ? list.moveAt(number, list.table.moveCount + list.table.language) : ""
        readonly property bool shown: list ? number === list.table.shownMoveCount - 1 : false
        height: 30
        visible: words !== ""
        Accessible.role: Accessible.ListItem
        Accessible.name: qsTr("Move %1: %2").arg(number + 1).arg(words)
        Accessible.onPressAction: list.table.view(number + 1)

        Rectangle {
            visible: move.shown
            x: -7
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(parent.width, label.implicitWidth + 14)
            height: 24
            radius: 5
            color: Theme.accent
        }
        HText {
            id: label
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - 8
            text: move.words
            elide: Text.ElideRight
            color: move.shown ? Theme.accentInk : Theme.text
            Accessible.ignored: true
        }
        TapHandler {
            onTapped: list.table.view(move.number + 1)
        }
        HoverHandler {
            cursorShape: Qt.PointingHandCursor
        }
    }

    HText {
        visible: list.table.moveCount === 0
        anchors.centerIn: parent
        width: parent.width - 32
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        color: Theme.muted
        text: qsTr("No moves yet. They will be listed here.")
    }
    ListView {
        id: view
        anchors.fill: parent
        anchors.topMargin: 8
        anchors.bottomMargin: 8
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: Math.ceil(list.table.moveCount / 2)
        onCountChanged: positionViewAtEnd()
        onHeightChanged: positionViewAtEnd()
        readonly property int shownRow: Math.max(0, Math.floor((list.table.shownMoveCount - 1) / 2))
        onShownRowChanged: positionViewAtIndex(Math.min(shownRow, count - 1), ListView.Contain)
        HScrollBar {
            id: bar
            parent: view
            anchors.top: parent.top
            anchors.bottom: parent.bottom
            anchors.right: parent.right
            orientation: Qt.Vertical
            size: view.visibleArea.heightRatio
            position: view.visibleArea.yPosition
            interactive: false
        }
        delegate: Item {
            id: pair
            required property int index
            width: view.width
            height: 30
            HText {
                x: 16
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                text: list.table.game === "chess" ? pair.index + 1 : pair.index * 2 + 1
                color: Theme.muted
                Accessible.ignored: true
            }
            Move {
                number: pair.index * 2
                x: 60
                width: (pair.width - 68) / 2
            }
            Move {
                number: pair.index * 2 + 1
                x: 60 + (pair.width - 68) / 2
                width: (pair.width - 68) / 2
            }
        }
    }
}
