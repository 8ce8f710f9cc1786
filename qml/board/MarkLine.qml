pragma ComponentBehavior: Bound

import QtQuick

// A straight line between the edges of two marked points.
Rectangle {
    id: line

    required property BoardGeometry geometry
    required property int from
    required property int to

    readonly property real dx: geometry.pointX(Math.max(0, to)) - geometry.pointX(Math.max(0, from))
    readonly property real dy: geometry.pointY(Math.max(0, to)) - geometry.pointY(Math.max(0, from))
    readonly property real gap: geometry.cell * 0.47

    visible: from >= 0 && to >= 0 && width > 1
    width: Math.hypot(dx, dy) - 2 * gap
    height: Math.max(3, geometry.cell * 0.065)
    radius: height / 2
    antialiasing: true
    opacity: 0.85
    x: geometry.pointX(Math.max(0, from)) + dx / 2 - width / 2
    y: geometry.pointY(Math.max(0, from)) + dy / 2 - height / 2
    rotation: Math.atan2(dy, dx) * 180 / Math.PI
}
