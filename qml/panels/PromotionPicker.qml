pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import org.hansu

// What a pawn becomes.
T.Popup {
    id: picker

    required property TableController table
    required property real pieceSize

    readonly property var names: ({
            "queen": qsTr("Queen"),
            "rook": qsTr("Rook"),
            "bishop": qsTr("Bishop"),
            "knight": qsTr("Knight"),
            "king": qsTr("King"),
            "pawn": qsTr("Pawn")
        })

    visible: table.promotionPending
    modal: true
    focus: true
    padding: 12
    implicitWidth: contentItem.implicitWidth + 2 * padding
    implicitHeight: contentItem.implicitHeight + 2 * padding
    anchors.centerIn: parent
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    onClosed: {
        if (table.promotionPending)
            table.cancel();
    }

    background: Rectangle {
        radius: Theme.cardRadius
        color: Theme.surface
        border.color: Theme.line
    }
    T.Overlay.modal: Rectangle {
        color: Qt.alpha(Theme.scrim, 0.3)
    }
    contentItem: ColumnLayout {
        spacing: 8
        HText {
            text: qsTr("Promote to")
            font.weight: Font.DemiBold
            Layout.alignment: Qt.AlignHCenter
        }
        RowLayout {
            spacing: 4
            Repeater {
                model: picker.table.promotionChoices
                PromotionChoice {
                    required property int index
                    required property string modelData
                    kind: modelData
                    side: picker.table.toMove
                    name: picker.names[modelData] ?? modelData
                    size: picker.pieceSize
                    focus: index === 0
                    onClicked: picker.table.choosePromotion(modelData)
                }
            }
        }
    }
}
