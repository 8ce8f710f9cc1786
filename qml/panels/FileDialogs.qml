pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs
// Qt's own dialog needs it, and ends the program where it is missing.
import Qt.labs.folderlistmodel // qmllint disable unused-imports

// The system's dialogs for opening and saving records. Loaded on its own: where the module is missing, files can
// still be dropped on the window.
Item {
    id: dialogs

    signal openChosen(url file)
    signal saveChosen(url file)

    function askOpen() {
        openDialog.open();
    }
    function askSave(game: string, name: url) {
        saveDialog.defaultSuffix = game === "go" ? "sgf" : "pgn";
        saveDialog.selectedFile = name;
        saveDialog.open();
    }

    FileDialog {
        id: openDialog
        objectName: "openDialog"
        title: qsTr("Open a record")
        fileMode: FileDialog.OpenFile
        nameFilters: [qsTr("Game records") + " (*.sgf *.pgn *.gib *.ngf *.fen *.txt)", qsTr("All files") + " (*)"]
        onAccepted: dialogs.openChosen(selectedFile)
    }
    FileDialog {
        id: saveDialog
        objectName: "saveDialog"
        title: qsTr("Save the record")
        fileMode: FileDialog.SaveFile
        acceptLabel: qsTr("Save")
        nameFilters: [saveDialog.defaultSuffix === "sgf" ? qsTr("Go records") + " (*.sgf)" : qsTr("Chess and Janggi records") + " (*.pgn *.gib)", qsTr("All files") + " (*)"]
        onAccepted: dialogs.saveChosen(selectedFile)
    }
}
