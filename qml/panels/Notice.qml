pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// A sentence the program has to tell at its start, until it is put away.
Rectangle {
    id: notice

    property string text: ""

    signal dismissed

    objectName: "notice"
    visible: text !== ""
    height: visible ? row.implicitHeight + 12 : 0
    color: Theme.accentGround
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    RowLayout {
        id: row
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.leftMargin: 16
        anchors.rightMargin: 12
        spacing: 12
        HText {
            text: notice.text
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        HButton {
            text: qsTr("Understood")
            quiet: true
            implicitHeight: 32
            onClicked: notice.dismissed()
        }
    }
}
