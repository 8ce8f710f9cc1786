pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// The board of a position that is set up: a click uses the tool in hand, a drag moves, the right button removes.
T.Control {
    id: board

    required property PositionEditor editor
    required property Preferences preferences
    property bool flipped: false

    property int cursor: 0
    property bool cursorWanted: false
    readonly property bool cursorShown: activeFocus && (cursorWanted || visualFocus)

    // Each list is read once a change.
    readonly property var kinds: Array.from(editor.pieceKinds)
    readonly property var sides: Array.from(editor.pieceSides)
    readonly property var points: Array.from(editor.piecePoints)
    readonly property var marks: Array.from(editor.markPoints)
    readonly property var roles: Array.from(editor.markRoles)

    readonly property int pointCount: editor.columns * editor.rows
    onPointCountChanged: centreCursor()
    Component.onCompleted: centreCursor()

    // Escape, where nothing was in hand.
    signal leaveRequested
    signal flipRequested

    // The centre of a point, in this item's coordinates.
    function pointCentre(point: int): point {
        return Qt.point(surface.x + boardGeometry.pointX(point), surface.y + boardGeometry.pointY(point));
    }
    function centreCursor() {
        cursor = Math.floor(editor.rows / 2) * editor.columns + Math.floor(editor.columns / 2);
    }
    function moveCursor(columns: int, rows: int) {
        cursorWanted = true;
        const vc = Math.max(0, Math.min(boardGeometry.columns - 1, boardGeometry.visualColumn(boardGeometry.column(cursor)) + columns));
        const vr = Math.max(0, Math.min(boardGeometry.rows - 1, boardGeometry.visualRow(boardGeometry.row(cursor)) + rows));
        cursor = boardGeometry.pointAtVisual(vc, vr);
    }
    // The first key only shows where the cursor is.
    function atCursor(act: var) {
        if (cursorShown)
            act();
        else
            cursorWanted = true;
    }
    function press(event: var) {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left: moveCursor(-1, 0); return;
        case Qt.Key_Right: moveCursor(1, 0); return;
        case Qt.Key_Up: moveCursor(0, -1); return;
        case Qt.Key_Down: moveCursor(0, 1); return;
        case Qt.Key_Return:
        case Qt.Key_Enter:
        case Qt.Key_Space:
            atCursor(() => editor.touch(cursor));
            return;
        case Qt.Key_Delete:
        case Qt.Key_Backspace:
            atCursor(() => editor.remove(cursor));
            return;
        case Qt.Key_Escape:
            pointer.heldPoint = -1;
            cursorWanted = false;
            if (!editor.cancel())
                leaveRequested();
            return;
        }
        event.accepted = editor.chooseLetter(event.text);
    }

    objectName: "editorBoard"
    activeFocusOnTab: true
    focusPolicy: Qt.StrongFocus
    implicitWidth: 400
    implicitHeight: 400
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Board")
    Accessible.description: qsTr("Arrow keys move the cursor, Enter uses the tool in hand, Delete removes, letters choose a piece: capitals for the first side, x for the eraser.")
    Accessible.focusable: true
    Keys.onPressed: event => press(event)

    component Spot: MarkItem {
        property int point: -1
        cell: boardGeometry.cell
        coveredPoints: board.editor.game === "go"
        visible: point >= 0
        x: boardGeometry.pointX(Math.max(0, point)) - width / 2
        y: boardGeometry.pointY(Math.max(0, point)) - height / 2
    }

    BoardGeometry {
        id: boardGeometry
        columns: board.editor.columns
        rows: board.editor.rows
        flipped: board.flipped
        showsLabels: board.preferences.showCoordinates
        availableWidth: board.width
        availableHeight: board.height
    }
    BoardSurface {
        id: surface
        game: board.editor.game
        geometry: boardGeometry
        x: Math.round((board.width - width) / 2)
        y: Math.round((board.height - height) / 2)

        BoardLabels {
            geometry: boardGeometry
            game: board.editor.game
            table: board.editor
        }
        Rectangle {
            visible: board.editor.held >= 0 && board.editor.game === "chess"
            x: boardGeometry.pointX(Math.max(0, board.editor.held)) - width / 2
            y: boardGeometry.pointY(Math.max(0, board.editor.held)) - height / 2
            width: boardGeometry.cell
            height: width
            color: Theme.boardAccent
            opacity: 0.72
        }
        Repeater {
            model: board.kinds.length
            PieceItem {
                required property int index
                readonly property int point: board.points[index] ?? 0
                readonly property bool dragged: pointer.heldPoint === point
                game: board.editor.game
                kind: board.kinds[index] ?? ""
                side: board.sides[index] ?? 0
                janggiPieces: board.preferences.janggiPieces
                choBlue: board.preferences.choColor === "blue"
                cell: boardGeometry.cell
                z: dragged ? 2 : 0
                scale: dragged ? 1.08 : 1
                x: (dragged ? pointer.mouseX : boardGeometry.pointX(point)) - cell / 2
                y: (dragged ? pointer.mouseY : boardGeometry.pointY(point)) - cell / 2
            }
        }
        PieceItem {
            visible: board.editor.toolSide >= 0 && pointer.containsMouse && !pointer.pressed && pointer.hoverPoint >= 0 && board.points.indexOf(pointer.hoverPoint) < 0
            game: board.editor.game
            kind: visible ? board.editor.tool : ""
            side: Math.max(0, board.editor.toolSide)
            janggiPieces: board.preferences.janggiPieces
            choBlue: board.preferences.choColor === "blue"
            cell: boardGeometry.cell
            opacity: 0.42
            x: boardGeometry.pointX(Math.max(0, pointer.hoverPoint)) - cell / 2
            y: boardGeometry.pointY(Math.max(0, pointer.hoverPoint)) - cell / 2
        }
        Repeater {
            model: board.marks.length
            Spot {
                required property int index
                role: board.roles[index] ?? ""
                point: board.marks[index] ?? -1
            }
        }
        Spot {
            role: "selected"
            point: board.editor.game === "chess" ? -1 : board.editor.held
        }
        MarkItem {
            role: "cursor"
            cell: boardGeometry.cell
            visible: board.cursorShown
            x: boardGeometry.pointX(board.cursor) - width / 2
            y: boardGeometry.pointY(board.cursor) - height / 2
        }
        // The points as assistive technology sees them.
        Repeater {
            model: board.pointCount
            Item {
                id: spot
                required property int index
                x: boardGeometry.pointX(index) - width / 2
                y: boardGeometry.pointY(index) - height / 2
                width: boardGeometry.cell
                height: boardGeometry.cell
                Accessible.role: Accessible.Button
                // Named anew whenever the pieces or the language change.
                Accessible.name: board.kinds.length + board.editor.positionText.length < 0 || board.editor.language === "" ? "" : board.editor.describePoint(index)
                Accessible.onPressAction: board.editor.touch(spot.index)
            }
        }
        MouseArea {
            id: pointer

            // The point whose piece is being dragged, or -1.
            property int heldPoint: -1
            property int hoverPoint: -1
            property int pressPoint: -1
            property real pressX: 0
            property real pressY: 0

            anchors.fill: parent
            hoverEnabled: true
            acceptedButtons: Qt.LeftButton | Qt.RightButton
            preventStealing: true
            cursorShape: heldPoint >= 0 ? Qt.ClosedHandCursor : hoverPoint >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor

            onPressed: mouse => {
                board.cursorWanted = false;
                board.forceActiveFocus(Qt.MouseFocusReason);
                const point = boardGeometry.pointAt(mouse.x, mouse.y);
                if (point >= 0)
                    board.cursor = point;
                if (mouse.button === Qt.RightButton) {
                    board.editor.remove(point);
                    pressPoint = -1;
                    return;
                }
                pressPoint = point;
                pressX = mouse.x;
                pressY = mouse.y;
            }
            onPositionChanged: mouse => {
                hoverPoint = boardGeometry.pointAt(mouse.x, mouse.y);
                if (!pressed || pressPoint < 0 || heldPoint >= 0)
                    return;
                const far = Math.max(Application.styleHints.startDragDistance, boardGeometry.cell * 0.2);
                if (Math.max(Math.abs(mouse.x - pressX), Math.abs(mouse.y - pressY)) > far && board.points.indexOf(pressPoint) >= 0)
                    heldPoint = pressPoint;
            }
            onReleased: mouse => {
                const from = pressPoint;
                const to = boardGeometry.pointAt(mouse.x, mouse.y);
                const dragged = heldPoint >= 0;
                pressPoint = -1;
                heldPoint = -1;
                if (from < 0)
                    return;
                if (dragged)
                    board.editor.drag(from, to);
                else if (from === to)
                    board.editor.touch(from);
            }
            onCanceled: {
                pressPoint = -1;
                heldPoint = -1;
            }
            onExited: hoverPoint = -1
        }
    }
}
