import QtQuick
import org.hansu

// The first side's chance to win, as a bar that grows from that side's end of the board.
Rectangle {
    id: bar

    // 0 to 1; below 0 where nothing is known.
    required property real firstWins
    property bool flipped: false

    readonly property real shown: firstWins < 0 ? 0.5 : firstWins

    radius: 4
    color: "#33302B"
    border.color: Theme.line
    clip: true
    opacity: firstWins < 0 ? 0.35 : 1
    Accessible.role: Accessible.ProgressBar
    Accessible.name: firstWins < 0 ? qsTr("Evaluation: not known") : qsTr("Evaluation: %1 % for the first side").arg(Math.round(100 * firstWins))

    Rectangle {
        width: parent.width
        height: parent.height * bar.shown
        y: bar.flipped ? 0 : parent.height - height
        color: "#EFE8DA"
        Behavior on height {
            enabled: !Theme.reduceMotion
            NumberAnimation { duration: 200 }
        }
    }
}
