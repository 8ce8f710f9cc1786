pragma ComponentBehavior: Bound

import QtQuick

// A small board with a position to look at.
Item {
    id: mini

    required property string game
    property int columns: 8
    property int rows: 8
    // [side, kind, column, row] for each piece
    property var pieces: []
    property string janggiPieces: "hanja"
    property bool choBlue: false

    Accessible.ignored: true

    BoardGeometry {
        id: miniGeometry
        columns: mini.columns
        rows: mini.rows
        showsLabels: false
        availableWidth: mini.width
        availableHeight: mini.height
    }
    BoardSurface {
        game: mini.game
        geometry: miniGeometry
        anchors.centerIn: parent

        Repeater {
            model: mini.pieces
            PieceItem {
                required property var modelData
                game: mini.game
                side: modelData[0]
                kind: modelData[1]
                janggiPieces: mini.janggiPieces
                choBlue: mini.choBlue
                cell: miniGeometry.cell
                x: miniGeometry.centreX(miniGeometry.visualColumn(modelData[2])) - cell / 2
                y: miniGeometry.centreY(miniGeometry.visualRow(modelData[3])) - cell / 2
            }
        }
    }
}
