pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// A chess board: a walnut frame that carries the coordinates, and the squares.
Item {
    id: skin

    required property BoardGeometry geometry

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.chessFrame
    }
    Rectangle {
        x: skin.geometry.edge - 1
        y: skin.geometry.edge - 1
        width: skin.geometry.columns * skin.geometry.cell + 2
        height: skin.geometry.rows * skin.geometry.cell + 2
        color: Theme.chessLight
        border.color: Qt.darker(Theme.chessFrame, 1.5)
        border.width: 1
    }
    Repeater {
        model: skin.visible ? skin.geometry.columns * skin.geometry.rows : 0
        Rectangle {
            required property int index
            readonly property int column: index % skin.geometry.columns
            readonly property int line: Math.floor(index / skin.geometry.columns)
            // The lower left square is dark, whichever side sits there.
            visible: (column + line) % 2 === 1
            x: skin.geometry.edge + column * skin.geometry.cell
            y: skin.geometry.edge + line * skin.geometry.cell
            width: skin.geometry.cell
            height: skin.geometry.cell
            color: Theme.chessDark
        }
    }
}
