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
    readonly property real step: kinds.length < 2 ? size : Math.min(size * 0.72, (width - size) / (kinds.length - 1))

    implicitHeight: size
    implicitWidth: kinds.length === 0 ? 0 : size + (kinds.length - 1) * size * 0.72
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Captured: %1").arg(kinds.length)
    Accessible.ignored: kinds.length === 0

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
