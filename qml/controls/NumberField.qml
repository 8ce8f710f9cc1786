pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// A number to type, with a step down and a step up.
RowLayout {
    id: control

    required property string label
    required property real value
    property real from: 0
    property real to: 100
    property real step: 1
    property string unit: ""
    // What 0 is called where it means that nothing is set.
    property string none: ""

    signal changed(real value)

    readonly property string shown: value === 0 && none !== "" ? "" : String(value)

    function commit(words: string) {
        if (words !== "")
            choose(parseFloat(words.replace(",", ".")));
        else if (none !== "")
            choose(0);
        field.text = Qt.binding(() => control.shown);
    }
    function choose(number: real) {
        const next = Math.max(from, Math.min(to, number));
        // What is no number changes nothing.
        if (!isNaN(next) && next !== value)
            changed(next);
    }

    spacing: 4
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    HButton {
        text: "−"
        textSize: 18
        implicitWidth: Theme.controlHeight
        enabled: control.enabled && control.value > control.from
        autoRepeat: true
        Accessible.name: qsTr("%1: less").arg(control.label)
        onClicked: control.choose(control.value - control.step)
    }
    HTextField {
        id: field
        objectName: control.objectName + "Field"
        text: control.shown
        placeholderText: control.none
        horizontalAlignment: TextInput.AlignHCenter
        inputMethodHints: Qt.ImhFormattedNumbersOnly
        implicitWidth: 116
        Accessible.role: Accessible.SpinBox
        Accessible.name: control.label
        onEditingFinished: control.commit(field.text.trim())
        Keys.onUpPressed: control.choose(control.value + control.step)
        Keys.onDownPressed: control.choose(control.value - control.step)
    }
    HButton {
        text: "+"
        textSize: 18
        implicitWidth: Theme.controlHeight
        enabled: control.enabled && control.value < control.to
        autoRepeat: true
        Accessible.name: qsTr("%1: more").arg(control.label)
        onClicked: control.choose(control.value + control.step)
    }
    HText {
        visible: text !== ""
        text: control.unit
        color: Theme.muted
        Layout.leftMargin: 4
    }
}
