pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import org.hansu

// What can be put on the board, a row for each side, and the other tools.
ColumnLayout {
    id: chooser

    required property PositionEditor editor
    required property Preferences preferences

    readonly property var kinds: Array.from(editor.paletteKinds)
    readonly property real cell: Math.floor(Math.min(48, (width - 6 * 4) / 7))

    spacing: 6
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Pieces")

    component Choice: T.AbstractButton {
        id: choice
        required property int side
        required property string kind
        readonly property bool on: chooser.editor.tool === kind && chooser.editor.toolSide === side
        objectName: `palette-${side}-${kind}`
        implicitWidth: chooser.cell
        implicitHeight: chooser.cell
        focusPolicy: Qt.TabFocus
        hoverEnabled: true
        text: chooser.editor.language === "" ? "" : chooser.editor.pieceName(side, kind)
        Accessible.role: Accessible.RadioButton
        Accessible.name: text
        Accessible.checkable: true
        Accessible.checked: on
        Accessible.onPressAction: clicked()
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        // The piece in hand is put back by another click.
        onClicked: chooser.editor.chooseTool(on ? "hand" : kind, side)
        contentItem: Item {
            PieceItem {
                anchors.centerIn: parent
                game: chooser.editor.game
                side: choice.side
                kind: choice.kind
                cell: chooser.cell - 8
                janggiPieces: chooser.preferences.janggiPieces
                choBlue: chooser.preferences.choColor === "blue"
            }
        }
        background: Rectangle {
            radius: Theme.radius
            // Pieces of both colours stand out from this in both themes.
            color: choice.on ? Theme.accent : choice.hovered ? Theme.goWoodLight : Theme.janggiWoodLight
            border.width: choice.visualFocus || choice.on ? 2 : 1
            border.color: choice.visualFocus ? Theme.text : choice.on ? Theme.accent : Theme.line
        }
        HToolTip {
            target: choice
            text: choice.text
            shown: choice.hovered
        }
    }

    GridLayout {
        // In Go both sides have one stone: they share a row.
        columns: chooser.kinds.length === 1 ? 2 : chooser.kinds.length
        columnSpacing: 4
        rowSpacing: 4
        Repeater {
            model: chooser.kinds.length * 2
            Choice {
                required property int index
                side: Math.floor(index / chooser.kinds.length)
                kind: chooser.kinds[index % chooser.kinds.length] ?? ""
            }
        }
    }
    SegmentedChoice {
        objectName: "editorTool"
        label: qsTr("Tool")
        model: chooser.editor.game === "go" ? [{ value: "hand", text: qsTr("Move") }, { value: "eraser", text: qsTr("Erase") }, { value: "alternate", text: qsTr("In turn"), hint: qsTr("Black and White alternate") }] : [{ value: "hand", text: qsTr("Move") }, { value: "eraser", text: qsTr("Erase") }]
        value: chooser.editor.tool
        onChosen: value => chooser.editor.chooseTool(value, -1)
        Layout.fillWidth: true
        Layout.topMargin: 6
    }
}
