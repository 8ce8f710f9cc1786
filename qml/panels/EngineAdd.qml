pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// Adds an engine by its command or its file, once it has introduced itself.
ColumnLayout {
    id: form

    required property Engines engines
    property bool canChooseFile: false

    signal fileRequested

    // Stretches the second attempt with an engine that was silent.
    function add(patience: int) {
        engines.add(command.text, patience);
    }

    spacing: 8
    Connections {
        target: form.engines
        function onAdded(name: string) {
            command.clear();
        }
    }

    HText {
        text: qsTr("Add an engine")
        font.weight: Font.DemiBold
        Layout.fillWidth: true
    }
    HTextField {
        id: command
        objectName: "engineCommand"
        placeholderText: qsTr("Command, e.g. ssh host katago gtp")
        enabled: !form.engines.adding
        Accessible.name: qsTr("Command of the new engine")
        onAccepted: form.add(100)
        Layout.fillWidth: true
    }
    RowLayout {
        spacing: 8
        visible: !form.engines.adding
        HButton {
            objectName: "addEngineButton"
            text: qsTr("Add")
            hint: qsTr("Starts it and asks what it is")
            onClicked: form.add(100)
            Layout.fillWidth: true
            Layout.preferredWidth: 1
        }
        HButton {
            objectName: "engineFileButton"
            visible: form.canChooseFile
            text: qsTr("File…")
            hint: qsTr("Choose the engine's program")
            onClicked: form.fileRequested()
            Layout.fillWidth: true
            Layout.preferredWidth: 1
        }
    }
    RowLayout {
        spacing: 8
        visible: form.engines.adding
        ThinkingDot {
            running: form.engines.adding
        }
        HText {
            text: qsTr("Talking to it…")
            color: Theme.accent
            Layout.fillWidth: true
        }
        HButton {
            objectName: "cancelAddButton"
            text: qsTr("Cancel")
            onClicked: form.engines.cancelAdding()
        }
    }
    HText {
        objectName: "addTrouble"
        visible: text !== ""
        text: form.engines.addCode === "" ? "" : EngineWords.trouble(form.engines.addCode, form.engines.addDetails)
        color: Theme.danger
        font.pixelSize: Theme.smallSize
        wrapMode: Text.Wrap
        maximumLineCount: 8
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
        Layout.fillWidth: true
    }
    HButton {
        objectName: "waitLongerButton"
        visible: form.engines.addCode === "silent-start" && command.text !== "" && !form.engines.adding
        text: qsTr("Try again and wait longer")
        onClicked: form.add(500)
        Layout.fillWidth: true
    }
}
