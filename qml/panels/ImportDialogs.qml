pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Dialogs
// Qt's own dialog needs it, and ends the program where it is missing.
import Qt.labs.folderlistmodel // qmllint disable unused-imports

// The system's dialogs for what is to come into the library. Loaded on its own: where the module is missing, files and
// folders can still be dropped on the page.
Item {
    id: dialogs

    signal chosen(var urls)

    function askFiles() {
        files.open();
    }
    function askFolder() {
        folder.open();
    }

    FileDialog {
        id: files
        title: qsTr("Import files")
        fileMode: FileDialog.OpenFiles
        nameFilters: [qsTr("Game records") + " (*.sgf *.pgn *.gib *.ngf *.fen)", qsTr("All files") + " (*)"]
        onAccepted: {
            const urls = [];
            for (const file of selectedFiles)
                urls.push(`${file}`);
            dialogs.chosen(urls);
        }
    }
    FolderDialog {
        id: folder
        title: qsTr("Import a folder")
        onAccepted: dialogs.chosen([`${selectedFolder}`])
    }
}
