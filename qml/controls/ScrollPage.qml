pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// A page whose content stands in one centred column and scrolls when it is taller than the window.
Flickable {
    id: page

    default property alias content: column.data
    property real maximumWidth: 880
    readonly property real columnWidth: column.width

    readonly property Item focused: Window.activeFocusItem

    function reveal(item: Item) {
        const top = item.mapToItem(page.contentItem, 0, 0).y;
        if (top < contentY)
            contentY = Math.max(0, top - 16);
        else if (top + item.height > contentY + height)
            contentY = Math.min(contentHeight - height, top + item.height - height + 16);
    }

    // What gets the keyboard comes into view.
    onFocusedChanged: {
        for (let item = focused; item; item = item.parent) {
            if (item === column) {
                reveal(focused);
                return;
            }
        }
    }

    contentWidth: width
    contentHeight: column.height + 48
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    ColumnLayout {
        id: column
        x: Math.round((page.width - width) / 2)
        y: 24
        width: Math.min(page.maximumWidth, page.width - 32)
        spacing: 16
    }
    HScrollBar {
        parent: page
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        orientation: Qt.Vertical
        size: page.visibleArea.heightRatio
        position: page.visibleArea.yPosition
        interactive: false
    }
}
