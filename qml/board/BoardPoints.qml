pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// The points as assistive technology sees them: named by the table, pressed like a click.
Item {
    id: points

    required property BoardGeometry geometry
    required property TableController table

    // Names are made anew a moment after the last change, never in the middle of a move.
    property int serial: 0
    readonly property string news: table.moveCount + "," + table.selected + "," + table.lastTo + "," + table.language + "," + table.phase
    onNewsChanged: rename.restart()

    anchors.fill: parent

    function name(point: int, serial: int): string {
        return serial < 0 ? "" : table.describePoint(point);
    }

    Timer {
        id: rename
        interval: 150
        onTriggered: ++points.serial
    }
    Connections {
        target: points.table
        function onDataChanged() { rename.restart(); }
        function onModelReset() { rename.restart(); }
    }

    Repeater {
        model: points.table.columns * points.table.rows
        Item {
            id: spot
            required property int index
            x: points.geometry.pointX(index) - width / 2
            y: points.geometry.pointY(index) - height / 2
            width: points.geometry.cell
            height: points.geometry.cell
            Accessible.role: Accessible.Button
            Accessible.name: points.name(index, points.serial)
            Accessible.onPressAction: points.table.tap(spot.index)
        }
    }
}
