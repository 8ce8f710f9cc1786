pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import org.hansu

// A question asked once before something is given up.
T.Dialog {
    id: dialog

    property string question: ""
    property string details: ""
    property string confirmText: ""

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    focus: true
    padding: 24
    width: Math.min(420, parent ? parent.width - 48 : 420)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    title: question

    background: Rectangle {
        radius: Theme.cardRadius
        color: Theme.surface
        border.color: Theme.line
    }
    T.Overlay.modal: Rectangle {
        color: Theme.scrim
    }
    contentItem: ColumnLayout {
        spacing: 12
        Accessible.role: Accessible.Dialog
        Accessible.name: dialog.question

        HText {
            text: dialog.question
            font.pixelSize: Theme.titleSize
            font.weight: Font.DemiBold
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        HText {
            text: dialog.details
            visible: text !== ""
            color: Theme.muted
            wrapMode: Text.Wrap
            Layout.fillWidth: true
        }
        RowLayout {
            Layout.topMargin: 8
            Layout.alignment: Qt.AlignRight
            spacing: 8
            HButton {
                objectName: "dialogCancel"
                text: qsTr("Cancel")
                onClicked: dialog.reject()
            }
            HButton {
                objectName: "dialogConfirm"
                text: dialog.confirmText
                primary: true
                danger: true
                focus: true
                onClicked: dialog.accept()
            }
        }
    }
}
