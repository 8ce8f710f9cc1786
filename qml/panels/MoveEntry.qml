pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// A move in words: `Q16`, `e2e4`, `Nf3`, `a4a5`.
HTextField {
    id: entry

    required property TableController table

    signal done

    function begin(firstLetters: string) {
        text = firstLetters;
        forceActiveFocus(Qt.ShortcutFocusReason);
        cursorPosition = length;
    }

    objectName: "moveEntry"
    enabled: table.phase === "playing" && table.humanTurn
    placeholderText: table.game === "go" ? qsTr("Type a move, such as Q16") : table.game === "chess" ? qsTr("Type a move, such as e2e4 or Nf3") : qsTr("Type a move, such as a4a5")
    Accessible.name: qsTr("Type a move")
    onAccepted: {
        if (text.trim() === "") {
            done();
            return;
        }
        if (table.submitText(text.trim())) {
            text = "";
            done();
        } else {
            selectAll();
        }
    }
    Keys.onEscapePressed: {
        text = "";
        done();
    }
}
