pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// The stone that would be played, under the pointer. It lies below the stones, so that an occupied point hides it.
PieceItem {
    id: ghost

    required property BoardGeometry geometry
    required property TableController table
    required property int point

    game: "go"
    kind: "stone"
    side: table.toMove
    cell: geometry.cell
    visible: table.game === "go" && table.phase === "playing" && table.humanTurn && point >= 0
    opacity: 0.42
    scale: 0.97
    x: geometry.pointX(Math.max(0, point)) - cell / 2
    y: geometry.pointY(Math.max(0, point)) - cell / 2
}
