pragma ComponentBehavior: Bound

import QtQuick

// A mark that tells a role: each role has a shape of its own, so none depends on colour alone.
Image {
    id: mark

    // A role of a refusal (Blocker, Attacker, ...) or a mark of the board itself (selected, hint, cursor, ...).
    required property string role
    required property real cell

    readonly property var shapes: ({
            "Mover": "mover",
            "Target": "cross",
            "Blocker": "blocker",
            "Attacker": "attacker",
            "Pinner": "pinner",
            "King": "king",
            "EnemyKing": "enemy-king",
            "Screen": "screen",
            "Line": "line",
            "Leg": "leg",
            "DeadStone": "dead",
            "KoPoint": "ko",
            "Palace": "palace",
            "LineNode": "node",
            "Pawn": "pawn",
            "Rook": "rook",
            "Crossing": "crossing"
        })
    // A stone covers its point, so there a blocker is marked over it, in a shape that leaves the stone's colour to see.
    property bool coveredPoints: false
    // These fill or tint their point and belong under the pieces.
    readonly property bool underPieces: role === "Blocker" && !coveredPoints || role === "Palace" || role === "check" || role === "last-to"

    width: Math.round(cell * (role === "check" || role === "Screen" || role === "Pinner" ? 1.06 : 1))
    height: width
    sourceSize.width: width
    sourceSize.height: width
    source: role === "" ? "" : "../../assets/marks/" + (role === "Blocker" && coveredPoints ? "blocker-stone" : shapes[role] ?? role) + ".svg"
    Accessible.ignored: true
}
