pragma ComponentBehavior: Bound

import QtQuick

// Where the points of a board lie. The one place that turns points into pixels and back: every board is `columns` by
// `rows` steps of `cell` pixels with room for coordinates around it. In chess the centre of a step is the middle of
// a square, in Go and Janggi a crossing of lines; which of these is only a matter of what the skin draws.
QtObject {
    id: geometry

    property int columns: 8
    property int rows: 8
    property bool flipped: false
    property bool showsLabels: true
    // The room to fill.
    property real availableWidth: 0
    property real availableHeight: 0

    readonly property real shortSide: Math.min(availableWidth, availableHeight)
    readonly property real edge: Math.round(showsLabels ? Math.max(17, Math.min(30, shortSide * 0.036)) : Math.max(3, shortSide * 0.014))
    readonly property real cell: Math.max(4, Math.floor(Math.min((availableWidth - 2 * edge) / Math.max(1, columns), (availableHeight - 2 * edge) / Math.max(1, rows))))
    readonly property real boardWidth: columns * cell + 2 * edge
    readonly property real boardHeight: rows * cell + 2 * edge

    // Visual column (0 at the left of the screen) and visual row (0 at the top).
    function visualColumn(column: real): real {
        return flipped ? columns - 1 - column : column;
    }
    function visualRow(row: real): real {
        return flipped ? row : rows - 1 - row;
    }
    function centreX(visualColumn: real): real {
        return edge + (visualColumn + 0.5) * cell;
    }
    function centreY(visualRow: real): real {
        return edge + (visualRow + 0.5) * cell;
    }
    function column(point: int): int {
        return point % columns;
    }
    function row(point: int): int {
        return Math.floor(point / columns);
    }
    function pointX(point: int): real {
        return centreX(visualColumn(column(point)));
    }
    function pointY(point: int): real {
        return centreY(visualRow(row(point)));
    }
    // The point under a pixel of the board, or -1 off the board.
    function pointAt(x: real, y: real): int {
        const vc = Math.floor((x - edge) / cell);
        const vr = Math.floor((y - edge) / cell);
        if (vc < 0 || vc >= columns || vr < 0 || vr >= rows)
            return -1;
        return pointAtVisual(vc, vr);
    }
    function pointAtVisual(vc: int, vr: int): int {
        return visualRow(vr) * columns + visualColumn(vc);
    }
}
