pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// The colour of a side: a stone in Go, a king in chess, a disc in Janggi.
Item {
    id: mark

    required property string game
    required property int side
    property bool choBlue: false

    implicitWidth: 28
    implicitHeight: 28

    Rectangle {
        visible: mark.game !== "go"
        anchors.fill: parent
        radius: width / 2
        color: mark.game === "chess" ? (mark.side === 0 ? "#FBF5E9" : "#3F3831") : mark.side === 1 ? Theme.han : mark.choBlue ? Theme.choBlue : Theme.choGreen
        border.width: 1
        border.color: mark.game === "chess" ? Theme.control : Qt.darker(color, 1.15)
    }
    PieceItem {
        visible: mark.game === "go"
        anchors.fill: parent
        game: "go"
        kind: "stone"
        side: mark.side
        cell: mark.width
    }
    // A black stone needs an edge on a dark card.
    Rectangle {
        visible: Theme.dark && mark.game === "go" && mark.side === 0
        anchors.fill: parent
        radius: width / 2
        color: "transparent"
        border.color: Theme.control
    }
}
