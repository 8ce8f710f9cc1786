pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// What the engine would play, on the board: arrows, or numbered points in Go, the best one strongest; in Go also whose
// each point is likely to be.
Item {
    id: overlay

    required property BoardView board
    required property Study study
    required property TableController table

    // Asked for again with every report, and where the board has another size or is turned.
    property int reports: 0
    readonly property string stamp: reports + ":" + board.width + ":" + board.height + ":" + table.flipped
    readonly property var owners: study.likelyOwners
    readonly property real cell: {
        if (stamp === "" || table.columns < 2)
            return 40;
        const one = board.pointCentre(0);
        const other = board.pointCentre(1);
        return Math.hypot(other.x - one.x, other.y - one.y);
    }

    visible: study.analysing
    Accessible.ignored: true

    Connections {
        target: overlay.study
        function onAnalysisChanged() {
            ++overlay.reports;
        }
    }

    Repeater {
        model: overlay.visible ? overlay.owners.length : 0
        Rectangle {
            id: owner
            required property int index
            readonly property int held: overlay.owners[index] ?? 0
            readonly property point at: overlay.stamp === "" ? Qt.point(0, 0) : overlay.board.pointCentre(index)
            visible: Math.abs(held) > 30
            width: overlay.cell * 0.12 + overlay.cell * 0.16 * Math.abs(held) / 100
            height: width
            x: at.x - width / 2
            y: at.y - height / 2
            color: held > 0 ? "#1B1B1D" : "#FBFAF6"
            opacity: 0.75
        }
    }
    Repeater {
        model: overlay.visible ? overlay.study.knownLines : 0
        Item {
            id: line
            required property int index
            readonly property var points: overlay.stamp === "" ? [-1, -1] : overlay.study.linePoints(index)
            readonly property bool places: (points[0] ?? -1) < 0 && (points[1] ?? -1) >= 0
            readonly property point from: (points[0] ?? -1) >= 0 ? overlay.board.pointCentre(points[0]) : Qt.point(0, 0)
            readonly property point to: (points[1] ?? -1) >= 0 ? overlay.board.pointCentre(points[1]) : Qt.point(0, 0)
            readonly property real strength: index === 0 ? 0.85 : Math.max(0.25, 0.55 - 0.1 * index)
            opacity: strength
            z: -index

            // A point to be played on.
            Rectangle {
                visible: line.places
                width: overlay.cell * 0.72
                height: width
                radius: width / 2
                x: line.to.x - width / 2
                y: line.to.y - height / 2
                color: Theme.accent
                HText {
                    anchors.centerIn: parent
                    text: line.index + 1
                    color: Theme.accentInk
                    font.weight: Font.DemiBold
                    font.pixelSize: Math.max(9, parent.width * 0.5)
                }
            }
            // A piece to be moved.
            BoardArrow {
                visible: !line.places && (line.points[1] ?? -1) >= 0
                from: line.from
                to: line.to
                cell: overlay.cell
                color: Theme.accent
                thickness: line.index === 0 ? 0.16 : 0.11
            }
        }
    }
}
