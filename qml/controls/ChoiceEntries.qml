pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// The entries of an open list of choices.
ListView {
    id: entries

    implicitHeight: contentHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds

    HScrollBar {
        parent: entries
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        orientation: Qt.Vertical
        size: entries.visibleArea.heightRatio
        position: entries.visibleArea.yPosition
        interactive: false
    }
}
