pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// A word about a control, shown a moment after the pointer comes to rest on it, and for a few seconds only: it may lie
// over something the person wants to read.
T.ToolTip {
    id: tip

    required property Item target
    required property bool shown

    // A control that appears under a resting pointer was not pointed at.
    readonly property double born: Date.now()
    property bool asked: false
    onShownChanged: asked = shown && Date.now() - born > 700

    parent: target
    visible: asked
    delay: 600
    timeout: 4000
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? parent.height + 6 : 0
    margins: 6
    padding: 8
    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    closePolicy: T.Popup.NoAutoClose

    contentItem: Text {
        text: tip.text
        color: Theme.window
        font.family: Theme.sans
        font.pixelSize: Theme.smallSize
    }
    background: Rectangle {
        radius: 6
        color: Theme.text
    }
}
