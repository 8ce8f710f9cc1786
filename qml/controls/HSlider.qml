pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// A slider with a round handle.
T.Slider {
    id: control

    property string label: ""

    implicitWidth: 200
    implicitHeight: 32
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.name: label

    background: Rectangle {
        x: control.leftPadding
        y: (control.height - height) / 2
        width: control.availableWidth
        height: 4
        radius: 2
        color: Theme.line
        Rectangle {
            width: control.visualPosition * parent.width
            height: parent.height
            radius: 2
            color: Theme.accent
        }
    }
    handle: Rectangle {
        x: control.leftPadding + control.visualPosition * (control.availableWidth - width)
        y: (control.height - height) / 2
        width: 20
        height: 20
        radius: 10
        color: control.pressed || control.hovered ? Qt.lighter(Theme.accent, 1.08) : Theme.accent
        border.width: control.visualFocus ? 3 : 2
        border.color: control.visualFocus ? Theme.text : Theme.surface
    }
}
