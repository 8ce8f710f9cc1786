pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// A dot that breathes while somebody thinks.
Rectangle {
    id: dot

    property bool running: false

    implicitWidth: 10
    implicitHeight: 10
    radius: 5
    color: Theme.accent

    SequentialAnimation on opacity {
        running: dot.running && Theme.pulse > 0 && dot.visible
        loops: Animation.Infinite
        NumberAnimation { from: 1; to: 0.3; duration: Theme.pulse / 2; easing.type: Easing.InOutSine }
        NumberAnimation { from: 0.3; to: 1; duration: Theme.pulse / 2; easing.type: Easing.InOutSine }
        onStopped: dot.opacity = 1
    }
}
