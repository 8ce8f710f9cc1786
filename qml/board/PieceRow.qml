pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// How the Janggi pieces look with the preferences as they are.
Row {
    id: row

    required property Preferences preferences

    spacing: 2
    Accessible.ignored: true

    Repeater {
        model: [[0, "general"], [0, "chariot"], [0, "horse"], [1, "general"], [1, "cannon"]]
        PieceItem {
            required property var modelData
            game: "janggi"
            side: modelData[0]
            kind: modelData[1]
            cell: 36
            janggiPieces: row.preferences.janggiPieces
            choBlue: row.preferences.choColor === "blue"
        }
    }
}
