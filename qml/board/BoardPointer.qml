pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// Mouse and touch on the board: a click taps a point, a drag picks the piece up and drops it.
MouseArea {
    id: pointer

    required property TableController table
    required property BoardGeometry geometry

    // The point whose piece is being dragged, or -1, and the pointer in visual cells.
    property int heldPoint: -1
    property real heldColumn: 0
    property real heldRow: 0
    property int hoverPoint: -1
    property int pressPoint: -1
    property real pressX: 0
    property real pressY: 0
    // The pointer has gone so far from the press that a drag is meant.
    property bool dragged: false

    signal touched(int point)

    function follow(x: real, y: real) {
        heldColumn = (x - geometry.edge) / geometry.cell - 0.5;
        heldRow = (y - geometry.edge) / geometry.cell - 0.5;
    }
    // Picks up the piece under the press if the table says that it may be selected.
    function pickUp() {
        if (table.game === "go" || !table.humanTurn || table.phase !== "playing")
            return;
        if (table.pickUp(pressPoint))
            heldPoint = pressPoint;
    }

    hoverEnabled: true
    acceptedButtons: Qt.LeftButton | Qt.RightButton
    preventStealing: true
    cursorShape: heldPoint >= 0 ? Qt.ClosedHandCursor : table.humanTurn && table.phase !== "over" && hoverPoint >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor

    onPressed: mouse => {
        if (mouse.button === Qt.RightButton) {
            table.cancel();
            pressPoint = -1;
            return;
        }
        pressPoint = geometry.pointAt(mouse.x, mouse.y);
        touched(pressPoint);
        pressX = mouse.x;
        pressY = mouse.y;
        dragged = false;
    }
    onPositionChanged: mouse => {
        hoverPoint = geometry.pointAt(mouse.x, mouse.y);
        if (!pressed || pressPoint < 0)
            return;
        const far = Math.max(Application.styleHints.startDragDistance, geometry.cell * 0.2);
        if (heldPoint < 0 && Math.max(Math.abs(mouse.x - pressX), Math.abs(mouse.y - pressY)) > far) {
            dragged = true;
            follow(mouse.x, mouse.y);
            pickUp();
        }
        if (heldPoint >= 0)
            follow(mouse.x, mouse.y);
    }
    onReleased: mouse => {
        const from = pressPoint;
        const to = geometry.pointAt(mouse.x, mouse.y);
        pressPoint = -1;
        if (heldPoint >= 0) {
            // The table answers before the piece is let go: an accepted one glides on to its point, a refused one back.
            if (to !== from)
                table.drag(from, to);
            heldPoint = -1;
        } else if (from >= 0 && from === to) {
            table.tap(from);
        } else if (dragged && from >= 0 && to >= 0 && table.game !== "go") {
            // A piece that may not be picked up is refused with its reason as well.
            table.drag(from, to);
        }
    }
    onCanceled: {
        pressPoint = -1;
        heldPoint = -1;
    }
    onExited: hoverPoint = -1
}
