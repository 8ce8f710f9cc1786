pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs

// The system's dialogs for opening and saving records. Loaded on its own: where the module is missing, files can
// still be dropped on the window.
Item {
    id: dialogs

    signal openChosen(url file)
    signal saveChosen(url file)

    function askOpen() {
        openDialog.open();
    }
    function askSave(game: string) {
        saveDialog.defaultSuffix = game === "go" ? "sgf" : "pgn";
        saveDialog.open();
    }

    FileDialog {
        id: openDialog
        title: qsTr("Open a record")
        fileMode: FileDialog.OpenFile
        nameFilters: [qsTr("Game records") + " (*.sgf *.pgn *.gib *.ngf *.fen *.txt)", qsTr("All files") + " (*)"]
        onAccepted: dialogs.openChosen(selectedFile)
    }
    FileDialog {
        id: saveDialog
        title: qsTr("Save the record")
        fileMode: FileDialog.SaveFile
        nameFilters: [saveDialog.defaultSuffix === "sgf" ? qsTr("Go records") + " (*.sgf)" : qsTr("Chess and Janggi records") + " (*.pgn *.gib)", qsTr("All files") + " (*)"]
        onAccepted: dialogs.saveChosen(selectedFile)
    }
}
