pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// A piece on the board: glides when its point changes, follows the pointer while held, settles when it appears.
PieceItem {
    id: boardPiece

    required side
    required kind
    required property int col
    required property int row
    required property bool dead
    required property BoardGeometry geometry
    // The point whose piece the pointer holds, or -1, and where the pointer is, in visual cells.
    required property int heldPoint
    required property real heldColumn
    required property real heldRow
    // False while a position is being laid out: then nothing drops in.
    required property bool settles

    // Taking a page down ends the geometry before the pieces, so each asks whether it is still there.
    readonly property int point: row * (geometry?.columns ?? 0) + col
    readonly property bool held: heldPoint === point
    property real shownColumn: held ? heldColumn : (geometry?.visualColumn(col) ?? 0)
    property real shownRow: held ? heldRow : (geometry?.visualRow(row) ?? 0)
    property real lift: 1

    Behavior on shownColumn {
        enabled: !boardPiece.held
        NumberAnimation { id: glideColumn; duration: Theme.glide; easing.type: Easing.OutCubic }
    }
    Behavior on shownRow {
        enabled: !boardPiece.held
        NumberAnimation { id: glideRow; duration: Theme.glide; easing.type: Easing.OutCubic }
    }

    cell: geometry?.cell ?? 0
    x: (geometry?.centreX(shownColumn) ?? 0) - cell / 2
    y: (geometry?.centreY(shownRow) ?? 0) - cell / 2
    z: held ? 3 : glideColumn.running || glideRow.running ? 2 : 1
    strength: dead ? 0.45 : 1
    scale: lift * (held && game !== "go" ? 1.08 : 1)

    NumberAnimation {
        id: settle
        target: boardPiece
        property: "lift"
        from: 1.14
        to: 1
        duration: Theme.glide
        easing.type: Easing.OutQuad
    }
    Component.onCompleted: {
        if (settles && game === "go" && Theme.glide > 0)
            settle.start();
    }

    MarkItem {
        role: boardPiece.dead ? "DeadStone" : ""
        visible: boardPiece.dead
        cell: boardPiece.cell
    }
}
