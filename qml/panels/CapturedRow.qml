pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// The pieces a side has taken, overlapping where the room is short.
Item {
    id: row

    required property string game
    // The side the taken pieces belonged to.
    required property int side
    required property var kinds
    required property Preferences preferences

    readonly property real size: 20
    // Chess pieces are slim; octagons need more room to be told apart.
    readonly property real spread: size * (game === "chess" ? 0.72 : 0.9)
    readonly property real step: kinds.length < 2 ? size : Math.min(spread, (width - size) / (kinds.length - 1))

    implicitHeight: size
    implicitWidth: kinds.length === 0 ? 0 : size + (kinds.length - 1) * spread
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Captured: %1").arg(kinds.length)
    Accessible.ignored: kinds.length === 0

    // Dark pieces would be lost on a dark card.
    Rectangle {
        visible: Theme.dark && row.game === "chess" && row.side === 1 && row.kinds.length > 0
        x: -2
        width: Math.min(row.width, row.size + (row.kinds.length - 1) * row.step) + 4
        height: parent.height
        radius: 4
        color: Theme.chessDark
    }
    Repeater {
        model: row.kinds
        PieceItem {
            required property int index
            required property string modelData
            x: index * row.step
            game: row.game
            side: row.side
            kind: modelData
            cell: row.size
            janggiPieces: row.preferences.janggiPieces
            choBlue: row.preferences.choColor === "blue"
        }
    }
}
