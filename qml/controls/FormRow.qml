pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// A named choice: the name at the left and the control at the right, or above each other where it is narrow.
Item {
    id: row

    required property string label
    property string note: ""
    default property alias content: holder.data

    readonly property bool narrow: width < 520

    Layout.fillWidth: true
    implicitWidth: 300
    implicitHeight: narrow ? names.height + 6 + holder.implicitHeight : Math.max(names.height, holder.implicitHeight)

    Column {
        id: names
        width: row.narrow ? row.width : 200
        y: row.narrow ? 0 : Math.round((row.height - height) / 2)
        spacing: 1
        HText {
            width: parent.width
            text: row.label
            wrapMode: Text.Wrap
        }
        HText {
            width: parent.width
            visible: text !== ""
            text: row.note
            color: Theme.muted
            font.pixelSize: Theme.smallSize
            wrapMode: Text.Wrap
        }
    }
    RowLayout {
        id: holder
        x: row.narrow ? 0 : 216
        y: row.narrow ? names.height + 6 : Math.round((row.height - height) / 2)
        width: row.width - x
        spacing: 12
    }
}
