pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// The game on the table, small.
Item {
    id: preview

    required property TableController table
    required property Preferences preferences

    Accessible.ignored: true

    BoardGeometry {
        id: previewGeometry
        columns: preview.table.columns
        rows: preview.table.rows
        flipped: preview.table.flipped
        showsLabels: false
        availableWidth: preview.width
        availableHeight: preview.height
    }
    BoardSurface {
        game: preview.table.game
        geometry: previewGeometry
        anchors.centerIn: parent

        Repeater {
            model: preview.table
            PieceItem {
                required side
                required kind
                required property int col
                required property int row
                game: preview.table.game
                janggiPieces: preview.preferences.janggiPieces
                choBlue: preview.preferences.choColor === "blue"
                cell: previewGeometry.cell
                x: previewGeometry.centreX(previewGeometry.visualColumn(col)) - cell / 2
                y: previewGeometry.centreY(previewGeometry.visualRow(row)) - cell / 2
            }
        }
    }
}
