pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The user's engines: the list at the left (above in a narrow window), the selected one beside it.
FocusScope {
    id: page

    required property Engines engines

    signal copyRequested(string text)

    readonly property bool narrow: width < 640
    readonly property real listWidth: width >= 1000 ? 320 : Math.round(Math.max(232, width * 0.33))
    // The person has asked for a search, and wants to know what came of it.
    property bool asked: false
    readonly property string found: !asked || engines.searching ? "" : engines.found > 0 ? qsTr("%1 new").arg(engines.found) : qsTr("nothing new")

    function find() {
        asked = true;
        engines.find(true);
    }
    function noticeText(code: string, path: string): string {
        return code === "damaged" ? qsTr("The list of engines could not be read. The damaged file was kept as %1.").arg(path) : code === "not-saved" ? qsTr("The list of engines cannot be saved in %1. It holds until the window is closed.").arg(path) : "";
    }

    objectName: "enginesPage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Engines")
    Component.onCompleted: engines.find(false)

    Loader {
        id: dialogs
        source: "../panels/EngineFileDialog.qml"
        asynchronous: true
        readonly property var loaded: item
        onLoadedChanged: {
            if (loaded) {
                loaded.programChosen.connect(file => page.engines.addFile(file));
                loaded.fileChosen.connect((option, file) => page.engines.setOptionFile(option, file));
            }
        }
    }
    Rectangle {
        id: side
        width: page.narrow ? page.width : page.listWidth
        height: page.narrow ? Math.min(page.height * 0.5, sideColumn.implicitHeight + 32) : page.height
        color: Theme.raised

        Rectangle {
            x: page.narrow ? 0 : parent.width - 1
            y: page.narrow ? parent.height - 1 : 0
            width: page.narrow ? parent.width : 1
            height: page.narrow ? 1 : parent.height
            color: Theme.line
        }
        ColumnLayout {
            id: sideColumn
            anchors.fill: parent
            anchors.margins: 16
            spacing: 10

            RowLayout {
                spacing: 8
                Layout.fillWidth: true
                HText {
                    text: qsTr("Engines")
                    font.pixelSize: Theme.titleSize + 2
                    font.weight: Font.DemiBold
                }
                HText {
                    objectName: "foundText"
                    text: page.engines.searching ? qsTr("looking…") : page.found
                    color: Theme.muted
                    font.pixelSize: Theme.smallSize
                    horizontalAlignment: Text.AlignRight
                    elide: Text.ElideRight
                    Accessible.role: Accessible.AlertMessage
                    Layout.fillWidth: true
                }
                HButton {
                    objectName: "findEnginesButton"
                    text: qsTr("Find")
                    hint: qsTr("Look for installed engines, removed ones too")
                    implicitHeight: 34
                    enabled: !page.engines.searching
                    onClicked: page.find()
                }
            }
            EngineList {
                id: list
                visible: count > 0
                engines: page.engines
                focus: true
                implicitHeight: contentHeight
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.minimumHeight: 54
                Layout.leftMargin: -6
                Layout.rightMargin: -6
            }
            HText {
                visible: list.count === 0
                text: qsTr("No engines yet.")
                color: Theme.muted
                wrapMode: Text.Wrap
                Layout.fillWidth: true
                Layout.fillHeight: !page.narrow
            }
            EngineAdd {
                engines: page.engines
                canChooseFile: dialogs.loaded !== null
                onFileRequested: dialogs.loaded.askProgram()
                Layout.fillWidth: true
            }
        }
    }
    ScrollPage {
        id: details
        visible: page.engines.count > 0
        x: page.narrow ? 0 : side.width
        y: page.narrow ? side.height : 0
        width: page.width - x
        height: page.height - y
        maximumWidth: 820

        readonly property int shown: page.engines.selected
        onShownChanged: contentY = 0

        HText {
            visible: text !== ""
            text: page.noticeText(page.engines.noticeCode, page.engines.noticePath)
            color: Theme.danger
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        EngineStatus {
            engines: page.engines
            onRemoveRequested: removeDialog.open()
        }
        EngineSettings {
            engines: page.engines
            Layout.fillWidth: true
        }
        EngineLogView {
            engines: page.engines
            onCopyRequested: text => page.copyRequested(text)
        }
        FormGroup {
            objectName: "engineOptions"
            title: qsTr("Options")
            visible: page.engines.protocol === "UCI"
            corner: HButton {
                objectName: "resetOptionsButton"
                visible: page.engines.setCount > 0
                text: qsTr("Reset all")
                hint: qsTr("Every option back to the engine's own value")
                onClicked: resetDialog.open()
            }
            HText {
                visible: page.engines.optionCount === 0
                text: page.engines.asked ? qsTr("It has nothing to set.") : qsTr("Test it first: then it says what can be set.")
                color: Theme.muted
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
            Repeater {
                model: page.engines.optionCount
                EngineOption {
                    required property int index
                    engines: page.engines
                    option: index
                    canChooseFile: dialogs.loaded !== null
                    onFileRequested: dialogs.loaded.askFile(option)
                }
            }
        }
    }
    ColumnLayout {
        visible: page.engines.count === 0
        anchors.centerIn: details
        width: Math.min(420, details.width - 48)
        spacing: 14
        HText {
            objectName: "noEngines"
            text: qsTr("Engines are programs that play: Stockfish for chess, Fairy-Stockfish for Janggi, GNU Go or KataGo for Go, and many more. Install one and press Find, or type its command under “Add an engine”.")
            color: Theme.muted
            wrapMode: Text.Wrap
            horizontalAlignment: Text.AlignHCenter
            Layout.fillWidth: true
        }
        HButton {
            primary: true
            text: qsTr("Find installed engines")
            enabled: !page.engines.searching
            onClicked: page.find()
            Layout.alignment: Qt.AlignHCenter
        }
    }

    HDialog {
        id: removeDialog
        question: qsTr("Remove %1 from the list?").arg(page.engines.name)
        details: qsTr("Its settings are lost. The program itself stays where it is.")
        confirmText: qsTr("Remove")
        onAccepted: page.engines.remove()
        onClosed: list.forceActiveFocus()
    }
    HDialog {
        id: resetDialog
        question: qsTr("Reset all options of %1?").arg(page.engines.name)
        details: qsTr("Every option goes back to the engine's own value.")
        confirmText: qsTr("Reset all")
        onAccepted: page.engines.resetOptions()
    }
}
