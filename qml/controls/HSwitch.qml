pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// On or off.
T.Switch {
    id: control

    property string label: ""

    implicitWidth: 46
    implicitHeight: 32
    focusPolicy: Qt.TabFocus
    Accessible.name: label
    Keys.onReturnPressed: toggleByKey()
    Keys.onEnterPressed: toggleByKey()

    function toggleByKey() {
        toggle();
        toggled();
    }

    indicator: Rectangle {
        y: (control.height - height) / 2
        width: 46
        height: 26
        radius: 13
        color: control.checked ? Theme.accent : Theme.raised
        border.width: control.visualFocus ? 2 : 1
        border.color: control.visualFocus ? Theme.text : control.checked ? Theme.accent : Theme.control
        Rectangle {
            x: control.checked ? parent.width - width - 4 : 4
            anchors.verticalCenter: parent.verticalCenter
            width: 18
            height: 18
            radius: 9
            color: control.checked ? Theme.accentInk : Theme.control
            Behavior on x {
                NumberAnimation { duration: Theme.fade / 2 }
            }
        }
    }
}
