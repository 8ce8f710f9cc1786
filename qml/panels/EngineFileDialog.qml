pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs
// Qt's own dialog needs it, and ends the program where it is missing.
import Qt.labs.folderlistmodel // qmllint disable unused-imports

// The system's dialog for an engine's program or one of its files. Loaded on its own: where the module is missing, paths
// are typed.
Item {
    id: dialogs

    signal programChosen(url file)
    signal fileChosen(int option, url file)

    property int option: -1

    function askProgram() {
        programDialog.open();
    }
    function askFile(wanted: int) {
        option = wanted;
        fileDialog.open();
    }

    FileDialog {
        id: programDialog
        title: qsTr("Choose the engine's program")
        fileMode: FileDialog.OpenFile
        onAccepted: dialogs.programChosen(selectedFile)
    }
    FileDialog {
        id: fileDialog
        title: qsTr("Choose a file for the engine")
        fileMode: FileDialog.OpenFile
        onAccepted: dialogs.fileChosen(dialogs.option, selectedFile)
    }
}
