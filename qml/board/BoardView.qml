pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// The board of every game: it shows what the table says and turns clicks, drags and keys into points. It knows no rules.
T.Control {
    id: board

    required property TableController table
    required property Preferences preferences
    // Marks of a refusal are on show only while its sentence is.
    property bool showsMarks: true

    readonly property bool choBlue: preferences.choColor === "blue"
    property int cursor: 0
    property bool cursorWanted: false
    readonly property real surfaceWidth: surface.width
    readonly property bool cursorShown: activeFocus && (cursorWanted || visualFocus)
    property bool settles: false
    // Enter marks the point under the cursor instead of playing there.
    property bool marksAtCursor: false

    readonly property int pointCount: table.columns * table.rows
    onPointCountChanged: centreCursor()

    // A letter or digit typed on the board: the beginning of a move in words.
    signal typed(string text)
    signal passRequested
    // Another position of the game: "before", "after", "first" or "last".
    signal viewRequested(string where)
    signal hintRequested
    signal flipRequested
    signal markRequested(int point)

    // The centre of a point, in this item's coordinates.
    function pointCentre(point: int): point {
        return Qt.point(surface.x + boardGeometry.pointX(point), surface.y + boardGeometry.pointY(point));
    }
    function pointAt(x: real, y: real): int {
        return boardGeometry.pointAt(x - surface.x, y - surface.y);
    }
    function moveCursor(columns: int, rows: int) {
        cursorWanted = true;
        const vc = Math.max(0, Math.min(boardGeometry.columns - 1, boardGeometry.visualColumn(boardGeometry.column(cursor)) + columns));
        const vr = Math.max(0, Math.min(boardGeometry.rows - 1, boardGeometry.visualRow(boardGeometry.row(cursor)) + rows));
        cursor = boardGeometry.pointAtVisual(vc, vr);
    }
    // The first Enter only shows where the cursor is.
    function playAtCursor() {
        if (!cursorShown)
            cursorWanted = true;
        else if (marksAtCursor)
            markRequested(cursor);
        else
            table.tap(cursor);
    }
    function centreCursor() {
        cursor = Math.floor(table.rows / 2) * table.columns + Math.floor(table.columns / 2);
    }

    objectName: "board"
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    implicitWidth: 400
    implicitHeight: 400

    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Board")
    Accessible.description: qsTr("Arrow keys move the cursor, Enter plays, Escape cancels. Left and Right without a cursor go through the moves. A move can also be typed.")
    Accessible.focusable: true

    Component.onCompleted: {
        centreCursor();
        settleTimer.start();
    }
    Connections {
        target: board.table
        function onModelAboutToBeReset() { board.settles = false; }
        function onModelReset() { settleTimer.restart(); }
    }
    Timer {
        id: settleTimer
        interval: 60
        onTriggered: board.settles = true
    }

    BoardKeys {
        id: keys
        cursorOut: board.cursorShown
        onViewed: where => board.viewRequested(where)
        onMoved: (columns, rows) => board.moveCursor(columns, rows)
        onPlayed: board.playAtCursor()
        onCancelled: {
            pointer.heldPoint = -1;
            board.cursorWanted = false;
            board.table.cancel();
        }
        onPassed: board.passRequested()
        onHinted: board.hintRequested()
        onTurned: board.flipRequested()
        onTyped: text => board.typed(text)
    }
    Keys.onPressed: event => keys.press(event)

    BoardGeometry {
        id: boardGeometry
        columns: board.table.columns
        rows: board.table.rows
        flipped: board.table.flipped
        showsLabels: board.preferences.showCoordinates
        availableWidth: board.width
        availableHeight: board.height
    }

    BoardSurface {
        id: surface
        game: board.table.game
        geometry: boardGeometry
        x: Math.round((board.width - width) / 2)
        y: Math.round((board.height - height) / 2)

        BoardLabels {
            geometry: boardGeometry
            game: board.table.game
            table: board.table
        }
        BoardUnderlay {
            geometry: boardGeometry
            table: board.table
            showsMarks: board.showsMarks
        }
        GhostStone {
            geometry: boardGeometry
            table: board.table
            point: pointer.heldPoint < 0 && pointer.containsMouse && !pointer.pressed ? pointer.hoverPoint : -1
        }
        BoardPieces {
            id: boardPieces
            geometry: boardGeometry
            table: board.table
            janggiPieces: board.preferences.janggiPieces
            choBlue: board.choBlue
            heldPoint: pointer.heldPoint
            heldColumn: pointer.heldColumn
            heldRow: pointer.heldRow
            settles: board.settles
        }
        BoardOverlay {
            pieces: boardPieces
            geometry: boardGeometry
            table: board.table
            showsMarks: board.showsMarks
            showsTargets: board.preferences.showTargets
        }
        MarkItem {
            role: "cursor"
            cell: boardGeometry.cell
            visible: board.cursorShown
            x: boardGeometry.pointX(board.cursor) - width / 2
            y: boardGeometry.pointY(board.cursor) - height / 2
        }
        BoardPoints {
            geometry: boardGeometry
            table: board.table
        }
        BoardPointer {
            id: pointer
            table: board.table
            geometry: boardGeometry
            anchors.fill: parent
            onTouched: point => {
                board.cursorWanted = false;
                board.forceActiveFocus(Qt.MouseFocusReason);
                if (point >= 0)
                    board.cursor = point;
            }
        }
    }
}
