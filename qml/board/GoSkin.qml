pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// A Go board: wood with a faint grain, lines and star points for every size.
Item {
    id: skin

    required property BoardGeometry geometry

    readonly property real lineWidth: Math.max(1, Math.min(3, Math.round(geometry.cell / 52)))
    readonly property real span: (geometry.columns - 1) * geometry.cell
    readonly property real spanDown: (geometry.rows - 1) * geometry.cell

    // Star points: on the third line of small boards and the fourth of larger ones; the middle of odd boards; the
    // middles of the sides from 13 x 13 on.
    function stars(columns: int, rows: int): var {
        const inset = size => size < 7 ? -1 : size < 12 ? 2 : 3;
        const found = [];
        const dx = inset(columns);
        const dy = inset(rows);
        const odd = columns % 2 === 1 && rows % 2 === 1;
        if (dx >= 0 && dy >= 0) {
            for (const c of [dx, columns - 1 - dx]) {
                for (const r of [dy, rows - 1 - dy])
                    found.push([c, r]);
            }
            if (odd && columns >= 15 && rows >= 15) {
                found.push([(columns - 1) / 2, dy], [(columns - 1) / 2, rows - 1 - dy], [dx, (rows - 1) / 2], [columns - 1 - dx, (rows - 1) / 2]);
            }
        }
        if (odd && columns >= 5 && rows >= 5)
            found.push([(columns - 1) / 2, (rows - 1) / 2]);
        return found;
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        gradient: Gradient {
            orientation: Gradient.Horizontal
            GradientStop { position: 0; color: Theme.goWoodDark }
            GradientStop { position: 0.4; color: Theme.goWoodLight }
            GradientStop { position: 1; color: Theme.goWoodDark }
        }
    }
    Image {
        anchors.fill: parent
        anchors.margins: 3
        source: skin.visible ? "../../assets/boards/go-grain.svg" : ""
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
            color: Theme.goInk
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
            color: Theme.goInk
        }
    }
    Repeater {
        model: skin.visible ? skin.stars(skin.geometry.columns, skin.geometry.rows) : 0
        Rectangle {
            required property var modelData
            width: Math.max(3, 2 * Math.round(skin.geometry.cell * 0.065) + 1)
            height: width
            radius: width / 2
            x: Math.round(skin.geometry.centreX(modelData[0]) - width / 2)
            y: Math.round(skin.geometry.centreY(modelData[1]) - height / 2)
            color: Theme.goInk
            antialiasing: true
        }
    }
}
