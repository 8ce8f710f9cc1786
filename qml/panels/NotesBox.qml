pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// What is written at the move on show: its judgement and a comment. A comment is kept when the keyboard leaves it.
ColumnLayout {
    id: box

    required property Study study

    spacing: 8

    SegmentedChoice {
        objectName: "judgement"
        label: qsTr("Judgement of the move")
        model: [
            { value: 0, text: "–", hint: qsTr("No judgement") },
            { value: 3, text: "!!", hint: qsTr("Brilliant") },
            { value: 1, text: "!", hint: qsTr("Good") },
            { value: 5, text: "!?", hint: qsTr("Interesting") },
            { value: 6, text: "?!", hint: qsTr("Doubtful") },
            { value: 2, text: "?", hint: qsTr("Mistake") },
            { value: 4, text: "??", hint: qsTr("Blunder") }
        ]
        value: box.study.judgement
        onChosen: value => box.study.judgement = value
        enabled: box.study.shown > 0
        Layout.fillWidth: true
    }
    Rectangle {
        implicitHeight: 52
        radius: Theme.radius
        color: Theme.surface
        border.width: comment.activeFocus ? 2 : 1
        border.color: comment.activeFocus ? Theme.accent : Theme.line
        clip: true
        Layout.fillWidth: true

        Flickable {
            id: flick
            anchors.fill: parent
            anchors.margins: 8
            contentHeight: comment.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            TextEdit {
                id: comment
                objectName: "commentEdit"
                width: flick.width
                height: Math.max(implicitHeight, flick.height)
                text: box.study.comment
                textFormat: TextEdit.PlainText
                color: Theme.text
                font.family: Theme.sans
                font.pixelSize: Theme.textSize
                wrapMode: TextEdit.Wrap
                selectByMouse: true
                activeFocusOnTab: true
                Accessible.role: Accessible.EditableText
                Accessible.name: qsTr("Comment")
                Keys.onEscapePressed: focus = false
                KeyNavigation.priority: KeyNavigation.BeforeItem
                onActiveFocusChanged: {
                    if (!activeFocus)
                        box.study.comment = text;
                }
                Connections {
                    target: box.study
                    function onShownChanged() {
                        comment.text = box.study.comment;
                    }
                }
            }
        }
        HText {
            visible: comment.text === "" && !comment.activeFocus
            x: 8
            y: 8
            text: qsTr("Write a comment")
            color: Theme.muted
            Accessible.ignored: true
        }
    }
}
