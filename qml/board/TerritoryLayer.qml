pragma ComponentBehavior: Bound

import QtQuick

// Small squares on the points each side owns while a game of Go is counted: 0 the first side, 1 the second, -1 nobody.
// They lie under the stones, and show through those marked dead.
Item {
    id: territory

    required property BoardGeometry geometry
    required property list<int> ownership

    anchors.fill: parent

    Repeater {
        model: territory.ownership.length
        Rectangle {
            required property int index
            readonly property int owner: territory.ownership[index]
            visible: owner >= 0
            width: Math.round(territory.geometry.cell * 0.3)
            height: width
            x: Math.round(territory.geometry.pointX(index) - width / 2)
            y: Math.round(territory.geometry.pointY(index) - height / 2)
            color: owner === 0 ? "#1B1B1D" : "#FBFAF6"
            border.color: owner === 0 ? "#FBFAF6" : "#3B2A10"
            border.width: 1
        }
    }
}
