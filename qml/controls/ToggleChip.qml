pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// A small choice that is on or off, told by a tick as well as by its colour. Who holds it decides whether it changes.
T.AbstractButton {
    id: chip

    property bool on: false
    property string hint: ""

    implicitWidth: Math.max(64, contentItem.implicitWidth + 24)
    implicitHeight: 34
    focusPolicy: Qt.TabFocus
    hoverEnabled: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.description: hint
    Accessible.checkable: true
    Accessible.checked: on
    Accessible.onPressAction: clicked()
    Accessible.onToggleAction: clicked()
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Text {
        text: (chip.on ? "✓ " : "") + chip.text
        color: Theme.text
        font.family: Theme.sans
        font.pixelSize: Theme.textSize
        font.weight: chip.on ? Font.DemiBold : Font.Normal
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
    background: Rectangle {
        radius: Theme.radius
        color: chip.on ? Theme.accentGround : chip.hovered ? Theme.hovered : Theme.raised
        border.width: chip.visualFocus ? 2 : 1
        border.color: chip.visualFocus || chip.on ? Theme.accent : Theme.line
    }
    HToolTip {
        target: chip
        text: chip.hint
        shown: chip.hint !== "" && chip.hovered
    }
}
