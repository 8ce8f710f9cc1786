pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// An arrow from the centre of one point to that of another, or a line.
Item {
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
    readonly property real head: headed ? cell * 0.34 : 0

    x: from.x
    y: from.y
    rotation: Math.atan2(dy, dx) * 180 / Math.PI
    transformOrigin: Item.TopLeft
    Accessible.ignored: true

    Rectangle {
        x: arrow.headed ? arrow.cell * 0.18 : 0
        y: -height / 2
        width: Math.max(0, arrow.length - x - arrow.head)
        height: arrow.cell * arrow.thickness
        color: arrow.color
        antialiasing: true
    }
    Text {
        visible: arrow.headed
        x: arrow.length - arrow.head * 1.1
        y: -height / 2
        text: "▶"
        color: arrow.color
        font.pixelSize: Math.max(1, arrow.cell * 0.34 * (arrow.thickness > 0.13 ? 1.5 : 1.2))
        font.family: Theme.sans
        Accessible.ignored: true
    }
}
