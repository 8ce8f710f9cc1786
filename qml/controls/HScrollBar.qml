pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// A slim scroll bar.
T.ScrollBar {
    id: bar

    implicitWidth: 8
    implicitHeight: 8
    padding: 2
    visible: size < 1
    Accessible.ignored: true

    contentItem: Rectangle {
        implicitWidth: 4
        implicitHeight: 4
        radius: 2
        color: bar.pressed ? Theme.accent : Theme.control
        opacity: bar.active ? 1 : 0.6
    }
}
