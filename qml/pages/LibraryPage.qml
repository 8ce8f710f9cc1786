pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// All records that are kept: found, sorted, opened, brought in and removed.
FocusScope {
    id: page

    required property Library library
    required property Study study

    readonly property bool wide: width >= 900

    // The record in this row is to be opened.
    signal openRequested(int row)
    // A sentence the person has to see.
    signal troubled(string sentence)

    function importUrls(urls: var) {
        if (!library.importing)
            library.importUrls(urls);
    }

    objectName: "libraryPage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Library")
    Keys.onEscapePressed: {
        if (!filter.empty)
            filter.clear();
    }
    Component.onCompleted: {
        // What was looked for belongs to the visit before.
        if (!library.unfiltered)
            filter.clear();
        library.search();
        filter.focusFirst();
    }

    Loader {
        id: dialogs
        source: "../panels/ImportDialogs.qml"
        asynchronous: true
        readonly property var loaded: item
        onLoadedChanged: {
            if (loaded)
                loaded.chosen.connect(urls => page.importUrls(urls));
        }
    }
    DropArea {
        anchors.fill: parent
        onDropped: drop => {
            if (drop.hasUrls)
                page.importUrls(Array.from(drop.urls, url => url.toString()));
        }
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: page.wide ? 24 : 16
        spacing: 12

        RowLayout {
            spacing: 8
            HText {
                text: qsTr("Library")
                font.pixelSize: Theme.pageTitleSize
                font.weight: Font.DemiBold
            }
            HText {
                objectName: "libraryCount"
                readonly property var whole: Qt.locale(Qt.uiLanguage)
                readonly property real matching: page.library.matching
                text: matching < 0 ? "" : page.library.unfiltered ? qsTr("Records: %1").arg(Number(matching).toLocaleString(whole, "f", 0)) : qsTr("Found: %1 of %2").arg(Number(matching).toLocaleString(whole, "f", 0)).arg(Number(page.library.all).toLocaleString(whole, "f", 0))
                color: Theme.muted
                verticalAlignment: Text.AlignBottom
                elide: Text.ElideRight
                Layout.fillWidth: true
                Layout.leftMargin: 8
                Layout.topMargin: 8
            }
            HButton {
                objectName: "importFilesButton"
                text: qsTr("Import files")
                primary: page.library.all === 0
                enabled: !page.library.importing
                hint: qsTr("SGF, PGN, GIB, NGF and FEN; they can be dropped here too")
                onClicked: {
                    if (dialogs.loaded)
                        dialogs.loaded.askFiles();
                    else
                        page.troubled(qsTr("This system has no file dialog for Hansu. Drop the files on the page instead."));
                }
            }
            HButton {
                objectName: "importFolderButton"
                text: qsTr("Import a folder")
                enabled: !page.library.importing
                hint: qsTr("With all folders in it")
                onClicked: {
                    if (dialogs.loaded)
                        dialogs.loaded.askFolder();
                    else
                        page.troubled(qsTr("This system has no file dialog for Hansu. Drop the files on the page instead."));
                }
            }
        }
        LibraryFilter {
            id: filter
            library: page.library
            study: page.study
            onListRequested: list.focusList()
            Layout.fillWidth: true
        }
        ImportBar {
            library: page.library
            Layout.fillWidth: true
        }
        LibraryList {
            id: list
            library: page.library
            onOpenRequested: row => page.openRequested(row)
            onRemoveRequested: row => {
                removeDialog.row = row;
                removeDialog.open();
            }
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        RowLayout {
            spacing: 8
            HText {
                text: qsTr("Double click or Enter opens a record.")
                color: Theme.muted
                font.pixelSize: Theme.smallSize
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
            HButton {
                objectName: "libraryRemove"
                text: qsTr("Remove")
                danger: true
                quiet: true
                enabled: list.chosen >= 0
                hint: qsTr("Remove the record from the library (Delete)")
                onClicked: list.removeRequested(list.chosen)
            }
            HButton {
                objectName: "libraryOpen"
                text: qsTr("Open")
                primary: true
                implicitWidth: 96
                enabled: list.chosen >= 0
                hint: qsTr("Show the record on the analysis page (Enter)")
                onClicked: list.openRequested(list.chosen)
            }
        }
    }
    HDialog {
        id: removeDialog
        property int row: -1
        question: qsTr("Remove this record from the library?")
        details: row >= 0 ? list.players(row) : ""
        confirmText: qsTr("Remove")
        onAccepted: page.library.remove(row)
    }
}
