pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// The pieces, and those just taken, which fade where they stood.
Item {
    id: pieces

    required property BoardGeometry geometry
    required property TableController table
    required property string janggiPieces
    required property bool choBlue
    required property int heldPoint
    required property real heldColumn
    required property real heldRow
    required property bool settles

    function occupies(point: int): bool {
        for (let i = 0; i < repeater.count; ++i) {
            const item = repeater.itemAt(i) as BoardPiece;
            if (item && item.point === point)
                return true;
        }
        return false;
    }

    anchors.fill: parent

    Repeater {
        id: repeater
        model: pieces.table
        BoardPiece {
            game: pieces.table.game
            janggiPieces: pieces.janggiPieces
            choBlue: pieces.choBlue
            geometry: pieces.geometry
            heldPoint: pieces.heldPoint
            heldColumn: pieces.heldColumn
            heldRow: pieces.heldRow
            settles: pieces.settles
        }
        onItemRemoved: (index, item) => {
            if (pieces.settles && Theme.fade > 0 && pieces.table.phase !== "idle")
                leaving.createObject(pieces, { game: item.game, side: item.side, kind: item.kind, col: item.col, row: item.row });
        }
    }

    Component {
        id: leaving
        PieceItem {
            id: taken
            required property int col
            required property int row
            janggiPieces: pieces.janggiPieces
            choBlue: pieces.choBlue
            cell: pieces.geometry.cell
            visible: game === pieces.table.game
            x: pieces.geometry.centreX(pieces.geometry.visualColumn(col)) - cell / 2
            y: pieces.geometry.centreY(pieces.geometry.visualRow(row)) - cell / 2
            NumberAnimation on opacity {
                from: 1
                to: 0
                duration: Theme.fade
                onFinished: taken.destroy()
            }
        }
    }
}
