pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// The marks of the record's node on show: signs, labels, coloured points, arrows and lines.
Item {
    id: marks

    required property BoardView board
    required property Study study
    required property TableController table

    readonly property var shapes: Array.from(study.markShapes)
    readonly property var texts: Array.from(study.markTexts)
    readonly property var places: Array.from(study.markPlaces)
    // Points are asked for again where the board has another size or is turned.
    readonly property string stamp: board.width + ":" + board.height + ":" + table.flipped + ":" + table.columns
    readonly property real cell: {
        if (stamp === "" || table.columns < 2)
            return 40;
        const one = board.pointCentre(0);
        const other = board.pointCentre(1);
        return Math.hypot(other.x - one.x, other.y - one.y);
    }
    // As programs of chess draw them.
    readonly property var colours: ({
            "green": "#3E8E41",
            "red": "#B8321F",
            "yellow": "#C99A1A",
            "blue": "#1F4E8C"
        })

    // Signs that are pictures.
    readonly property var signs: ({
            "circle": true,
            "cross": true,
            "triangle": true,
            "square": true
        })

    function centre(point: int): point {
        return stamp === "" || point < 0 ? Qt.point(0, 0) : board.pointCentre(point);
    }

    Accessible.ignored: true

    Repeater {
        model: marks.shapes.length
        Item {
            id: mark
            required property int index
            readonly property string shape: marks.shapes[index] ?? ""
            readonly property string text: marks.texts[index] ?? ""
            readonly property point at: marks.centre(marks.places[3 * index] ?? -1)
            readonly property int end: marks.places[3 * index + 1] ?? -1
            readonly property bool light: marks.places[3 * index + 2] === 1
            readonly property color ink: light ? "#FBFAF6" : "#1B1B1D"
            readonly property bool drawn: marks.signs[shape] === true

            Image {
                visible: mark.drawn
                width: Math.round(marks.cell)
                height: width
                sourceSize.width: width
                sourceSize.height: width
                x: mark.at.x - width / 2
                y: mark.at.y - height / 2
                source: mark.drawn ? `../../assets/marks/note-${mark.shape}-${mark.light ? "light" : "dark"}.svg` : ""
            }
            Rectangle {
                visible: mark.shape === "fill" || mark.shape === "selected" || mark.shape === "dimmed"
                width: Math.round(marks.cell * (mark.shape === "fill" ? 0.9 : mark.shape === "dimmed" ? 1 : 0.5))
                height: width
                radius: mark.shape === "dimmed" ? 0 : width / 2
                x: mark.at.x - width / 2
                y: mark.at.y - height / 2
                color: mark.shape === "dimmed" ? Qt.alpha("#1B1B1D", 0.35) : "transparent"
                border.width: mark.shape === "dimmed" ? 0 : Math.max(2, marks.cell * 0.08)
                border.color: mark.shape === "fill" ? marks.colours[mark.text] ?? mark.ink : Theme.boardAccent
            }
            Rectangle {
                visible: mark.shape === "first" || mark.shape === "second"
                width: Math.round(marks.cell * 0.26)
                height: width
                x: mark.at.x - width / 2
                y: mark.at.y - height / 2
                color: mark.shape === "first" ? "#1B1B1D" : "#FBFAF6"
                border.width: 1
                border.color: "#4D3717"
            }
            // A label lies on a patch of the board, so that no line runs through it.
            Rectangle {
                visible: mark.shape === "label"
                width: Math.max(marks.cell * 0.6, label.implicitWidth + 4)
                height: Math.round(marks.cell * 0.62)
                radius: height / 2
                x: mark.at.x - width / 2
                y: mark.at.y - height / 2
                color: mark.light ? "transparent" : Qt.alpha("#FBF3DF", 0.72)
                HText {
                    id: label
                    anchors.centerIn: parent
                    text: mark.shape === "label" ? mark.text : ""
                    color: mark.ink
                    font.weight: Font.DemiBold
                    font.pixelSize: Math.max(9, marks.cell * (text.length > 2 ? 0.28 : text.length > 1 ? 0.36 : 0.44))
                    Accessible.ignored: true
                }
            }
            BoardArrow {
                visible: mark.end >= 0
                from: mark.at
                to: mark.end >= 0 ? marks.centre(mark.end) : mark.at
                cell: marks.cell
                color: marks.colours[mark.text] ?? Theme.boardAccent
                thickness: mark.shape === "line" ? 0.07 : 0.14
                headed: mark.shape !== "line"
                opacity: 0.85
            }
        }
    }
}
