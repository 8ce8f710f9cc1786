pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The position as text: a FEN, or in Go rows from the top. Enter reads what was written; what cannot be read is told, and
// both the text and the board stay.
ColumnLayout {
    id: box

    required property PositionEditor editor

    readonly property string known: editor.positionText
    readonly property string name: editor.game === "go" ? qsTr("Position as text") : "FEN"
    onKnownChanged: show()

    signal copyRequested(string text)

    // From its beginning: the end of a long text says little.
    function show() {
        field.text = known;
        field.cursorPosition = 0;
    }
    function read() {
        if (editor.readText(field.text))
            show();
    }

    spacing: 6

    RowLayout {
        spacing: 6
        HText {
            text: box.name
            Layout.fillWidth: true
        }
        ToggleChip {
            objectName: "hanView"
            visible: box.editor.game === "janggi"
            text: qsTr("Han view")
            hint: qsTr("Seen from Han: the board turned, the sides exchanged, as some programs write it")
            on: box.editor.hanView
            onClicked: box.editor.hanView = !on
        }
        HButton {
            objectName: "copyPosition"
            text: qsTr("Copy")
            hint: qsTr("Copy the position (Ctrl+C)")
            implicitHeight: 34
            onClicked: box.copyRequested(box.known)
        }
    }
    RowLayout {
        spacing: 6
        HTextField {
            id: field
            objectName: "positionField"
            Accessible.name: box.name
            Layout.fillWidth: true
            Component.onCompleted: box.show()
            onAccepted: box.read()
        }
        HButton {
            objectName: "readPosition"
            text: qsTr("Read")
            hint: qsTr("Set the board up as this text says (Enter)")
            // Not `known`: its first evaluation writes the field that this asks about.
            enabled: field.text !== box.editor.positionText
            onClicked: box.read()
        }
    }
    HText {
        objectName: "unreadable"
        visible: text !== ""
        text: box.editor.unreadableText
        color: Theme.danger
        wrapMode: Text.Wrap
        Layout.fillWidth: true
        Accessible.role: Accessible.AlertMessage
    }
}
