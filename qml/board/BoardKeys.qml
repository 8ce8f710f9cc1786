pragma ComponentBehavior: Bound

import QtQuick

// The keyboard on the board: Left, Right, Home and End go through the moves until Up, Down or Enter bring the cursor out,
// then arrows move it. Enter plays, Esc cancels, Space passes, H hints, F flips, and any
// other letter or digit starts a typed move. H and F also begin coordinates (`h4`, `f5`): they wait a moment for the rest.
QtObject {
    id: keys

    // The arrows belong to the cursor.
    property bool cursorOut: false
    property string pending: ""
    property Timer patience: Timer {
        interval: 400
        onTriggered: keys.actOnPending()
    }

    // Through the moves: to the one before, the one after, the first or the last.
    signal viewed(string where)
    signal moved(int columns, int rows)
    signal played
    signal cancelled
    signal passed
    signal hinted
    signal turned
    signal typed(string text)

    function actOnPending() {
        const key = pending;
        pending = "";
        if (key === "h")
            hinted();
        else if (key === "f")
            turned();
    }
    function press(event) {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        event.accepted = true;
        switch (event.key) {
        case Qt.Key_Left: cursorOut ? moved(-1, 0) : viewed("before"); return;
        case Qt.Key_Right: cursorOut ? moved(1, 0) : viewed("after"); return;
        case Qt.Key_Home: viewed("first"); return;
        case Qt.Key_End: viewed("last"); return;
        case Qt.Key_Up: moved(0, -1); return;
        case Qt.Key_Down: moved(0, 1); return;
        case Qt.Key_Return:
        case Qt.Key_Enter:
            played();
            return;
        case Qt.Key_Escape:
            cancelled();
            return;
        case Qt.Key_Space:
            passed();
            return;
        }
        if (!/^[a-zA-Z0-9]$/.test(event.text)) {
            event.accepted = false;
            return;
        }
        patience.stop();
        if (pending !== "") {
            const text = pending + event.text;
            pending = "";
            typed(text);
        } else if (event.text === "h" || event.text === "f") {
            pending = event.text;
            patience.start();
        } else {
            typed(event.text);
        }
    }
}
