pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// A number with a step down and a step up.
RowLayout {
    id: control

    required property string label
    required property real value
    property real from: 0
    property real to: 10
    property real step: 1
    property string text: String(value)

    signal changed(real value)

    function stepBy(steps: int) {
        const next = Math.max(from, Math.min(to, value + steps * step));
        if (next !== value)
            changed(next);
    }

    spacing: 4
    Accessible.role: Accessible.SpinBox
    Accessible.name: label + ": " + text
    Accessible.onIncreaseAction: stepBy(1)
    Accessible.onDecreaseAction: stepBy(-1)

    HButton {
        text: "−"
        textSize: 18
        implicitWidth: Theme.controlHeight
        enabled: control.value > control.from
        autoRepeat: true
        Accessible.name: qsTr("%1: less").arg(control.label)
        onClicked: control.stepBy(-1)
    }
    HText {
        text: control.text
        horizontalAlignment: Text.AlignHCenter
        Layout.preferredWidth: Math.max(64, implicitWidth + 12)
    }
    HButton {
        text: "+"
        textSize: 18
        implicitWidth: Theme.controlHeight
        enabled: control.value < control.to
        autoRepeat: true
        Accessible.name: qsTr("%1: more").arg(control.label)
        onClicked: control.stepBy(1)
    }
}
