pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// Choices that belong together, under a title.
Card {
    id: group

    required property string title
    default property alias rows: rows.data
    // Stands at the right of the title.
    property alias corner: corner.data

    implicitHeight: rows.implicitHeight + 36
    Layout.fillWidth: true

    ColumnLayout {
        id: rows
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 18
        spacing: 14

        RowLayout {
            id: corner
            spacing: 8
            Layout.fillWidth: true
            HText {
                text: group.title
                font.pixelSize: Theme.titleSize
                font.weight: Font.DemiBold
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
        }
    }
}
