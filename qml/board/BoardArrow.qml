pragma ComponentBehavior: Bound

import QtQuick

// An arrow from the centre of one point to that of another, or a line.
Canvas {
    id: arrow

    required property point from
    required property point to
    required property real cell
    required property color color
    // The thickness, as a share of a point's width.
    property real thickness: 0.16
    property bool headed: true

    readonly property real dx: to.x - from.x
    readonly property real dy: to.y - from.y
    readonly property real length: Math.hypot(dx, dy)
    readonly property real stroke: Math.max(2, cell * thickness)

    x: from.x
    y: from.y - height / 2
    width: Math.max(1, length)
    height: Math.max(2, Math.ceil(headed ? stroke * 3.2 : stroke))
    rotation: Math.atan2(dy, dx) * 180 / Math.PI
    transformOrigin: Item.Left
    Accessible.ignored: true

    onColorChanged: requestPaint()
    onWidthChanged: requestPaint()
    onHeightChanged: requestPaint()
    onPaint: {
        const brush = getContext("2d");
        const middle = height / 2;
        const begin = headed ? cell * 0.18 : 0;
        const head = headed ? Math.min(height * 1.05, width - begin) : 0;
        brush.reset();
        brush.fillStyle = color;
        brush.beginPath();
        brush.moveTo(begin, middle - stroke / 2);
        brush.lineTo(width - head, middle - stroke / 2);
        if (headed) {
            brush.lineTo(width - head, 0);
            brush.lineTo(width, middle);
            brush.lineTo(width - head, height);
        }
        brush.lineTo(width - head, middle + stroke / 2);
        brush.lineTo(begin, middle + stroke / 2);
        brush.closePath();
        brush.fill();
    }
}
