pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// A Janggi board: ten lines by nine, the palace diagonals, and small crosses where cannons and soldiers start.
Item {
    id: skin

    required property BoardGeometry geometry

    readonly property real lineWidth: Math.max(1, Math.round(geometry.cell / 52))
    readonly property real span: (geometry.columns - 1) * geometry.cell
    readonly property real spanDown: (geometry.rows - 1) * geometry.cell
    // [visual column, visual row]; the board is its own mirror image.
    readonly property var crosses: [[1, 2], [7, 2], [1, 7], [7, 7], [0, 3], [2, 3], [4, 3], [6, 3], [8, 3], [0, 6], [2, 6], [4, 6], [6, 6], [8, 6]]
    // [middle row of the palace, slope]
    readonly property var diagonals: [[1, 45], [1, -45], [8, 45], [8, -45]]

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.janggiWoodDark }
            GradientStop { position: 0.4; color: Theme.janggiWoodLight }
            GradientStop { position: 1; color: Theme.janggiWoodDark }
        }
    }
    Image {
        anchors.fill: parent
        anchors.margins: 3
        source: skin.visible ? "../../assets/boards/janggi-grain.svg" : ""
        sourceSize.width: Math.max(64, Math.ceil(width / 64) * 64)
        fillMode: Image.PreserveAspectCrop
    }
    Repeater {
        model: skin.visible ? skin.geometry.columns : 0
        Rectangle {
            required property int index
            readonly property bool outer: index === 0 || index === skin.geometry.columns - 1
            width: outer ? skin.lineWidth + 1 : skin.lineWidth
            height: skin.spanDown + skin.lineWidth
            x: Math.round(skin.geometry.centreX(index) - width / 2)
            y: Math.round(skin.geometry.centreY(0) - skin.lineWidth / 2)
            color: Theme.janggiInk
        }
    }
    Repeater {
        model: skin.visible ? skin.geometry.rows : 0
        Rectangle {
            required property int index
            readonly property bool outer: index === 0 || index === skin.geometry.rows - 1
            width: skin.span + skin.lineWidth
            height: outer ? skin.lineWidth + 1 : skin.lineWidth
            x: Math.round(skin.geometry.centreX(0) - skin.lineWidth / 2)
            y: Math.round(skin.geometry.centreY(index) - height / 2)
            color: Theme.janggiInk
        }
    }
    Repeater {
        model: skin.visible ? skin.diagonals : 0
        Rectangle {
            required property var modelData
            width: 2 * Math.SQRT2 * skin.geometry.cell
            height: skin.lineWidth
            x: skin.geometry.centreX(4) - width / 2
            y: skin.geometry.centreY(modelData[0]) - height / 2
            rotation: modelData[1]
            antialiasing: true
            color: Theme.janggiInk
        }
    }
    Repeater {
        model: skin.visible ? skin.crosses.length * 2 : 0
        Rectangle {
            required property int index
            readonly property var at: skin.crosses[Math.floor(index / 2)]
            width: skin.geometry.cell * 0.22
            height: skin.lineWidth
            x: skin.geometry.centreX(at[0]) - width / 2
            y: skin.geometry.centreY(at[1]) - height / 2
            rotation: index % 2 === 0 ? 45 : -45
            antialiasing: true
            color: Theme.janggiInk
        }
    }
}
