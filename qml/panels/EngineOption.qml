pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// One option an engine announces, with the control for its kind.
FormRow {
    id: row

    required property Engines engines
    required property int option
    property bool canChooseFile: false

    signal fileRequested

    readonly property string stamp: String(engines.serial)
    readonly property string kind: stamp === "" ? "" : engines.optionKind(option)
    readonly property string value: stamp === "" ? "" : engines.optionValue(option)
    readonly property bool isSet: stamp === "" ? false : engines.optionIsSet(option)
    readonly property string usual: stamp === "" ? "" : engines.optionDefault(option)
    readonly property real least: stamp === "" ? 0 : engines.optionLeast(option)
    readonly property real most: stamp === "" ? 0 : engines.optionMost(option)
    readonly property var choices: stamp === "" ? [] : Array.from(engines.optionChoices(option))

    objectName: "option-" + label
    label: stamp === "" ? "" : engines.optionName(option)
    note: kind === "spin" ? `${least} – ${most}` : kind === "button" ? qsTr("done at each start while it is on") : ""

    HSwitch {
        objectName: row.objectName + "-switch"
        visible: row.kind === "check"
        label: row.label
        checked: row.value === "true"
        onToggled: row.engines.setOption(row.option, checked ? "true" : "false")
    }
    HSwitch {
        objectName: row.objectName + "-press"
        visible: row.kind === "button"
        label: row.label
        checked: row.isSet
        onToggled: checked ? row.engines.setOption(row.option, "") : row.engines.resetOption(row.option)
    }
    NumberField {
        objectName: row.objectName + "-number"
        visible: row.kind === "spin"
        label: row.label
        value: row.kind === "spin" ? Number(row.value) : 0
        from: row.least
        to: row.most
        step: row.most - row.least > 5000 ? 16 : row.most - row.least > 500 ? 10 : 1
        onChanged: value => row.engines.setOption(row.option, String(Math.round(value)))
    }
    HComboBox {
        objectName: row.objectName + "-combo"
        visible: row.kind === "combo"
        label: row.label
        choices: row.choices.map(choice => ({ value: choice, text: choice }))
        value: row.value
        onChosen: value => row.engines.setOption(row.option, value)
        Layout.fillWidth: true
        Layout.maximumWidth: 260
    }
    HTextField {
        objectName: row.objectName + "-text"
        visible: row.kind === "string" || row.kind === "filename"
        text: row.value
        placeholderText: qsTr("empty")
        Accessible.name: row.label
        onEditingFinished: {
            if (text !== row.value)
                row.engines.setOption(row.option, text);
            text = Qt.binding(() => row.value);
        }
        Layout.fillWidth: true
    }
    HButton {
        visible: row.kind === "filename" && row.canChooseFile
        text: qsTr("Choose…")
        Accessible.name: qsTr("%1: choose a file").arg(row.label)
        onClicked: row.fileRequested()
    }
    Item {
        visible: row.kind !== "string" && row.kind !== "filename"
        Layout.fillWidth: true
    }
    HButton {
        objectName: row.objectName + "-reset"
        visible: row.isSet && row.kind !== "button"
        quiet: true
        text: "↺"
        textSize: 18
        implicitWidth: Theme.controlHeight
        hint: row.usual === "" ? qsTr("Back to empty") : qsTr("Back to %1").arg(row.usual)
        Accessible.name: qsTr("%1: back to the engine's own value").arg(row.label)
        onClicked: row.engines.resetOption(row.option)
    }
}
