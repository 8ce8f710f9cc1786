pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// Coordinates along the edges. They name the points they stand beside, so they turn with the board.
Item {
    id: labels

    required property BoardGeometry geometry
    required property string game
    // Whatever names columns and rows: a table, or the position editor.
    required property var table

    // Go boards carry them on all four sides.
    readonly property int repeats: game === "go" ? 2 : 1
    readonly property color ink: game === "chess" ? Theme.chessLabelInk : game === "go" ? Theme.goInk : Theme.janggiLabelInk
    readonly property real fontSize: Math.max(10, Math.min(15, Math.round(geometry.edge * 0.56)))

    // Another game on a board of the same size has other labels.
    function columnText(column: int, game: string): string {
        return game === "" ? "" : table.columnLabel(column);
    }
    function rowText(row: int, game: string): string {
        return game === "" ? "" : table.rowLabel(row);
    }

    visible: geometry.showsLabels

    component Label: Text {
        color: labels.ink
        font.family: Theme.sans
        font.pixelSize: labels.fontSize
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    Repeater {
        model: labels.geometry.columns * labels.repeats
        Label {
            required property int index
            readonly property int place: index % labels.geometry.columns
            readonly property bool atTop: index >= labels.geometry.columns
            x: labels.geometry.edge + place * labels.geometry.cell
            y: atTop ? 0 : labels.geometry.boardHeight - labels.geometry.edge
            width: labels.geometry.cell
            height: labels.geometry.edge
            text: labels.columnText(labels.geometry.visualColumn(place), labels.game)
        }
    }
    Repeater {
        model: labels.geometry.rows * labels.repeats
        Label {
            required property int index
            readonly property int place: index % labels.geometry.rows
            readonly property bool atRight: index >= labels.geometry.rows
            x: atRight ? labels.geometry.boardWidth - labels.geometry.edge : 0
            y: labels.geometry.edge + place * labels.geometry.cell
            width: labels.geometry.edge
            height: labels.geometry.cell
            text: labels.rowText(labels.geometry.visualRow(place), labels.game)
        }
    }
}
