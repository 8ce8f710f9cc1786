pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// One of several choices in a list that opens.
T.ComboBox {
    id: control

    property string label: ""
    // [{ value, text }, ...]
    required property var choices
    required property string value

    signal chosen(string value)

    readonly property int place: choices.findIndex(choice => choice.value === control.value)

    model: choices
    textRole: "text"
    currentIndex: place
    // A list that changes moves the index by itself.
    onChoicesChanged: currentIndex = Qt.binding(() => control.place)
    onActivated: index => {
        chosen(choices[index].value);
        currentIndex = Qt.binding(() => control.place);
    }

    implicitWidth: 200
    implicitHeight: Theme.controlHeight
    leftPadding: 12
    rightPadding: 34
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.55
    Accessible.role: Accessible.ComboBox
    Accessible.name: label + ": " + displayText
    Keys.onReturnPressed: popup.open()
    Keys.onEnterPressed: popup.open()

    contentItem: Text {
        text: control.displayText
        color: Theme.text
        font.family: Theme.sans
        font.pixelSize: Theme.textSize
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
    indicator: Text {
        x: control.width - width - 12
        y: Math.round((control.height - height) / 2)
        text: "▾"
        color: Theme.muted
        font.family: Theme.sans
        font.pixelSize: Theme.textSize
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.down || control.hovered ? Theme.hovered : Theme.raised
        border.width: control.visualFocus ? 2 : 1
        border.color: control.visualFocus ? Theme.accent : Theme.line
    }
    delegate: T.ItemDelegate {
        id: entry
        required property int index
        required property var modelData
        readonly property bool on: index === control.currentIndex
        objectName: `${control.objectName}-${modelData.value}`
        width: ListView.view ? ListView.view.width : 0
        height: 34
        text: modelData.text
        highlighted: control.highlightedIndex === index
        Accessible.role: Accessible.ListItem
        Accessible.name: text
        Accessible.selected: on
        contentItem: Text {
            text: entry.text
            color: entry.on ? Theme.accent : Theme.text
            font.family: Theme.sans
            font.pixelSize: Theme.textSize
            font.weight: entry.on ? Font.DemiBold : Font.Normal
            leftPadding: 10
            rightPadding: 10
            verticalAlignment: Text.AlignVCenter
            elide: Text.ElideRight
        }
        background: Rectangle {
            radius: Theme.radius - 2
            color: entry.highlighted ? Theme.hovered : "transparent"
        }
    }
    popup: T.Popup {
        y: control.height + 4
        width: control.width
        height: Math.min(contentItem.implicitHeight + 8, 300)
        margins: 8
        padding: 4
        contentItem: ChoiceEntries {
            model: control.popup.visible ? control.delegateModel : null
            currentIndex: control.highlightedIndex
        }
        background: Rectangle {
            radius: Theme.radius
            color: Theme.surface
            border.color: Theme.control
        }
    }
}
