pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// A button with a word. `primary` is the one thing to do next; `quiet` has no edge until it is pointed at.
T.Button {
    id: control

    property bool primary: false
    property bool quiet: false
    property bool danger: false
    property string hint: ""
    property int textSize: Theme.textSize
    property int alignment: Text.AlignHCenter

    // Who presses knows the button; its word comes back the next time it is pointed at.
    property bool used: false
    onPressed: used = true
    onHoveredChanged: {
        if (!hovered)
            used = false;
    }

    readonly property color ink: !enabled ? Theme.muted : primary ? (danger ? Theme.dangerInk : Theme.accentInk) : danger ? Theme.danger : Theme.text

    implicitWidth: Math.max(contentItem.implicitWidth + leftPadding + rightPadding, 44)
    implicitHeight: Theme.controlHeight
    leftPadding: 12
    rightPadding: 12
    // A click leaves the keyboard with the board.
    focusPolicy: Qt.TabFocus
    opacity: enabled ? 1 : 0.55
    hoverEnabled: true

    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    Accessible.name: text
    Accessible.description: hint

    contentItem: Text {
        text: control.text
        color: control.ink
        font.family: Theme.sans
        font.pixelSize: control.textSize
        font.weight: control.primary || control.font.bold ? Font.DemiBold : Font.Normal
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        horizontalAlignment: control.alignment
        verticalAlignment: Text.AlignVCenter
        elide: Text.ElideRight
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.primary ? (control.danger ? Theme.danger : control.down ? Qt.darker(Theme.accent, 1.12) : control.hovered ? Qt.lighter(Theme.accent, 1.08) : Theme.accent) : control.down || control.checked ? Theme.accentGround : control.hovered ? Theme.hovered : control.quiet ? "transparent" : Theme.raised
        border.width: control.visualFocus ? 2 : control.primary || control.quiet ? 0 : 1
        border.color: control.visualFocus ? (control.primary ? Theme.text : Theme.accent) : Theme.line
    }

    HToolTip {
        target: control
        text: control.hint
        shown: control.hint !== "" && control.hovered && !control.used
    }
}
