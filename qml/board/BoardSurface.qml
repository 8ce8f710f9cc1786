pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// The empty board of a game.
Item {
    id: surface

    required property string game
    required property BoardGeometry geometry

    width: geometry.boardWidth
    height: geometry.boardHeight

    GoSkin {
        anchors.fill: parent
        geometry: surface.geometry
        visible: surface.game === "go"
    }
    ChessSkin {
        anchors.fill: parent
        geometry: surface.geometry
        visible: surface.game === "chess"
    }
    JanggiSkin {
        anchors.fill: parent
        geometry: surface.geometry
        visible: surface.game === "janggi"
    }
}
