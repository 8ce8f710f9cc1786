pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// The moves of a record: the main line in pairs, variations indented, comments between them. A click shows a move.
Rectangle {
    id: list

    required property TableController table
    required property Study study

    // `serial` makes rows be asked for again when the tree or the language changes.
    readonly property string serial: study.serial + table.language

    color: Theme.raised
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Moves")

    component MoveCell: Item {
        id: cell
        required property int node
        required property string words
        readonly property bool shown: list ? list.study.shown === node : false
        width: Math.max(36, label.implicitWidth + 14)
        height: 28
        Accessible.role: Accessible.ListItem
        Accessible.name: words
        Accessible.selected: shown
        Accessible.onPressAction: list.study.goTo(node)

        Rectangle {
            anchors.fill: parent
            anchors.topMargin: 2
            anchors.bottomMargin: 2
            radius: 5
            color: cell.shown ? Theme.accent : pointer.hovered ? Theme.hovered : "transparent"
        }
        HText {
            id: label
            x: 7
            anchors.verticalCenter: parent.verticalCenter
            text: cell.words
            color: cell.shown ? Theme.accentInk : Theme.text
            Accessible.ignored: true
        }
        HoverHandler {
            id: pointer
            cursorShape: Qt.PointingHandCursor
        }
        TapHandler {
            onTapped: list.study.goTo(cell.node)
        }
    }

    HText {
        visible: list.study.rowCount === 0
        anchors.centerIn: parent
        width: parent.width - 32
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        color: Theme.muted
        text: qsTr("No moves yet. Play on the board, or open a record.")
    }
    ListView {
        id: view
        anchors.fill: parent
        anchors.topMargin: 8
        anchors.bottomMargin: 8
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: list.study.rowCount
        readonly property int shownRow: list.study.shownRow
        onShownRowChanged: showRow()
        onHeightChanged: showRow()
        function showRow() {
            if (shownRow >= 0)
                positionViewAtIndex(Math.min(shownRow, count - 1), ListView.Contain);
        }
        HScrollBar {
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
            id: row
            required property int index
            readonly property string stamp: list ? list.serial : ""
            readonly property int level: stamp === "" ? 0 : list.study.rowLevel(index)
            readonly property var nodes: stamp === "" ? [] : list.study.rowNodes(index)
            readonly property var texts: stamp === "" ? [] : list.study.rowTexts(index)
            readonly property string comment: stamp === "" ? "" : list.study.rowComment(index)
            readonly property bool second: stamp === "" ? false : list.study.rowBeginsSecond(index)
            readonly property real indent: 14 + level * 16
            width: view.width
            height: comment !== "" ? said.implicitHeight + 8 : Math.max(30, cells.implicitHeight)

            Rectangle {
                visible: row.level > 0
                x: row.indent - 8
                width: 2
                height: parent.height
                color: Theme.line
            }
            HText {
                id: number
                x: row.indent
                y: 7
                text: row.stamp === "" ? "" : list.study.rowNumber(row.index)
                color: Theme.muted
                font.pixelSize: row.level > 0 ? Theme.smallSize : Theme.textSize
                Accessible.ignored: true
            }
            Flow {
                id: cells
                x: row.level > 0 ? row.indent + number.implicitWidth + 4 : 56
                y: 1
                width: parent.width - x - 12
                Item {
                    // The main line keeps the second side's moves in their column.
                    visible: row.level === 0 && row.second && row.texts.length > 0
                    width: cells.width / 2
                    height: 28
                }
                Repeater {
                    model: row.texts.length
                    Item {
                        id: slot
                        required property int index
                        width: row.level === 0 ? cells.width / 2 : cell.width
                        height: 28
                        MoveCell {
                            id: cell
                            node: row.nodes[slot.index] ?? -1
                            words: row.texts[slot.index] ?? ""
                        }
                    }
                }
            }
            HText {
                id: said
                visible: row.comment !== ""
                x: row.level > 0 ? row.indent + 4 : 56
                y: 4
                width: parent.width - x - 16
                text: row.comment
                textFormat: Text.PlainText
                color: Theme.muted
                wrapMode: Text.Wrap
                font.pixelSize: Theme.smallSize + 1
                TapHandler {
                    onTapped: list.study.goTo(row.nodes[0])
                }
            }
        }
    }
}
