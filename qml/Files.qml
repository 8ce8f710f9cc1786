pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// Records in and out of the window: dialogs, dropped files, the clipboard, and what can go wrong with them.
Item {
    id: files

    objectName: "files"

    required property Study study
    required property TableController table

    // A sentence the person has to see.
    signal troubled(string sentence)
    signal shown

    // What waits for the answer whether changes may be lost.
    property var pending: null

    function guarded(action: var) {
        if (study.hasChanges()) {
            pending = action;
            loseDialog.open();
        } else {
            action();
        }
    }
    function open() {
        if (dialogs.loaded)
            guarded(() => dialogs.loaded.askOpen());
        else
            troubled(qsTr("This system has no file dialog for Hansu. Drop the file on the window instead."));
    }
    function openUrl(url: var) {
        guarded(() => study.openUrl(url));
    }
    // Where the record has no file yet, its name is asked for.
    function save() {
        if (!study.save())
            saveAs();
    }
    function saveAs() {
        if (dialogs.loaded)
            dialogs.loaded.askSave(table.game, study.suggestedUrl());
        else
            troubled(qsTr("This system has no file dialog for Hansu. Copy the record (Ctrl+C) and paste it into a file."));
    }
    function copy(text: string) {
        clipboard.text = text;
        clipboard.selectAll();
        clipboard.copy();
    }
    function pasted(): string {
        clipboard.text = "";
        clipboard.paste();
        return clipboard.text;
    }
    function paste() {
        const text = pasted();
        if (text.trim() !== "")
            guarded(() => study.pasteText(text));
    }

    readonly property var sentences: ({
            "exists": qsTr("%1 exists already and was left as it is. Save under another name."),
            "changed": qsTr("%1 was changed by another program and was left as it is. Save under another name, or open it again."),
            "full": qsTr("%1 could not be saved: the disk is full. The record is still here; make room or choose another disk."),
            "permission": qsTr("%1 cannot be used: you have no permission. Choose another folder."),
            "read-only": qsTr("%1 cannot be saved there: that disk can only be read. Choose another folder."),
            "missing": qsTr("%1 is not there. Check the name and the folder."),
            "other": qsTr("%1 cannot be used: %2"),
            "empty": qsTr("There is nothing in %1."),
            "no-game": qsTr("No game was found in %1. Hansu reads SGF, PGN, GIB, NGF and FEN."),
            "other-game": qsTr("The games in %1 are of a kind Hansu does not play: %2"),
            "position": qsTr("The position in %1 cannot be used: %2"),
            "format": qsTr("The record cannot be saved in this format: %2"),
            "no-start": qsTr("None of the games in the file can be played from its start.")
        })
    function sentence(code: string, path: string, detail: string): string {
        const words = sentences[code] ?? "%1: %2";
        return words.replace("%1", path === "" ? qsTr("the clipboard") : path).replace("%2", detail);
    }

    Connections {
        target: files.study
        function onTrouble(code: string, path: string, detail: string) {
            files.troubled(files.sentence(code, path, detail));
        }
        function onOpened() {
            files.shown();
        }
    }
    // Null until they are loaded, and where the system has none.
    readonly property var fileDialogs: dialogs.item

    Loader {
        id: dialogs
        source: "panels/FileDialogs.qml"
        asynchronous: true
        readonly property var loaded: item
        onLoadedChanged: {
            if (loaded) {
                loaded.openChosen.connect(file => files.study.openUrl(file));
                loaded.saveChosen.connect(file => files.study.saveAs(file));
            }
        }
    }
    // Qt Quick reaches the clipboard through a text.
    TextEdit {
        id: clipboard
        visible: false
        textFormat: TextEdit.PlainText
    }
    DropArea {
        anchors.fill: parent
        onDropped: drop => {
            if (drop.hasUrls && drop.urls.length > 0)
                files.openUrl(drop.urls[0]);
            else if (drop.hasText)
                files.guarded(() => files.study.pasteText(drop.text));
        }
    }
    HDialog {
        id: loseDialog
        question: qsTr("Close the record on the analysis page?")
        details: qsTr("Its changes are not saved.")
        confirmText: qsTr("Close without saving")
        onAccepted: {
            const action = files.pending;
            files.pending = null;
            if (action)
                action();
        }
    }
}
