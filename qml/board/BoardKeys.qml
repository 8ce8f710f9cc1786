pragma ComponentBehavior: Bound

import QtQuick

// The keyboard on the board: arrows move the cursor, Enter plays, Esc cancels, Space passes, H hints, F flips, and any
// other letter or digit starts a typed move. H and F also begin coordinates (`h4`, `f5`): they wait a moment for the rest.
QtObject {
    id: keys

    property string pending: ""
    property Timer patience: Timer {
        interval: 400
        onTriggered: keys.actOnPending()
    }

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
        case Qt.Key_Left: moved(-1, 0); return;
        case Qt.Key_Right: moved(1, 0); return;
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
