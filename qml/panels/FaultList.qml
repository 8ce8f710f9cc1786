pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// What is wrong with a position, the gravest first, or that nothing is. A sign tells how much it matters.
ColumnLayout {
    id: list

    required property PositionEditor editor

    readonly property var texts: Array.from(editor.faultTexts)
    readonly property var gravities: Array.from(editor.faultGravities)

    objectName: "faultList"
    spacing: 6
    Accessible.role: Accessible.List
    Accessible.name: qsTr("What is wrong")

    component Line: Rectangle {
        id: line
        property string gravity: ""
        property string words: ""
        implicitHeight: said.implicitHeight + 14
        radius: Theme.radius
        color: gravity === "forbids" ? Theme.dangerGround : Theme.accentGround
        Layout.fillWidth: true
        HText {
            x: 10
            y: 7
            text: line.gravity === "forbids" ? "✕" : line.gravity === "" ? "✓" : "!"
            color: line.gravity === "forbids" ? Theme.danger : Theme.accent
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        HText {
            id: said
            x: 30
            y: 7
            width: parent.width - x - 10
            text: line.words
            wrapMode: Text.Wrap
            Accessible.role: Accessible.ListItem
        }
    }

    Line {
        objectName: "noFault"
        visible: list.texts.length === 0
        words: qsTr("Nothing is wrong with this position.")
    }
    Repeater {
        model: list.texts.length
        Line {
            required property int index
            objectName: "fault" + index
            gravity: list.gravities[index] ?? ""
            words: list.texts[index] ?? ""
        }
    }
    // What a screen reader says next.
    Text {
        text: list.texts.length > 0 ? list.texts[0] : qsTr("Nothing is wrong with this position.")
        color: "transparent"
        Layout.preferredHeight: 1
        Layout.preferredWidth: 1
        clip: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
