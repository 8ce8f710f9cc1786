pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// How far an import has come, and what came of it.
Card {
    id: bar

    required property Library library

    readonly property string counts: {
        const counts = qsTr("New: %1, there already: %2").arg(library.importAdded).arg(library.importKnown);
        return library.importUnread > 0 ? qsTr("%1, not readable: %2").arg(counts).arg(library.importUnread) : counts;
    }

    visible: library.importing || library.importEnded
    color: Theme.raised
    implicitHeight: content.implicitHeight + 20
    Accessible.role: Accessible.StatusBar
    Accessible.name: title.text + " " + bar.counts

    RowLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: 16
        anchors.rightMargin: 10
        spacing: 16

        ColumnLayout {
            spacing: 4
            Layout.fillWidth: true
            RowLayout {
                spacing: 12
                HText {
                    id: title
                    objectName: "importTitle"
                    text: bar.library.importing ? qsTr("Importing: file %1 of %2").arg(Math.min(bar.library.importFiles + 1, bar.library.importAllFiles)).arg(bar.library.importAllFiles) : bar.library.importCancelled ? qsTr("The import was cancelled. What came in stays.") : qsTr("The import is done.")
                    font.weight: Font.DemiBold
                }
                HText {
                    objectName: "importCounts"
                    text: bar.counts
                    color: Theme.muted
                    elide: Text.ElideRight
                    Layout.fillWidth: true
                }
            }
            Rectangle {
                visible: bar.library.importing
                implicitHeight: 4
                radius: 2
                color: Theme.line
                Layout.fillWidth: true
                Rectangle {
                    width: parent.width * bar.library.importShare
                    height: parent.height
                    radius: 2
                    color: Theme.accent
                }
            }
            Repeater {
                // The first few say what is wrong; thousands would say no more.
                model: Math.min(3, bar.library.importFailures.length)
                HText {
                    required property int index
                    text: bar.library.importFailures[index] ?? ""
                    color: Theme.muted
                    font.pixelSize: Theme.smallSize
                    elide: Text.ElideMiddle
                    Layout.fillWidth: true
                }
            }
        }
        HButton {
            objectName: "importButton"
            text: bar.library.importing ? qsTr("Cancel") : qsTr("Understood")
            quiet: !bar.library.importing
            onClicked: bar.library.importing ? bar.library.cancelImport() : bar.library.forgetImport()
        }
    }
}
