pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// One of a few choices, side by side.
Rectangle {
    id: control

    // What is chosen, for assistive technology.
    required property string label
    // [{ value, text, hint? }, ...]
    required property var model
    required property var value

    // More choices than this go to a second row.
    property int perRow: Math.max(1, model.length)

    signal chosen(var value)

    implicitHeight: Math.ceil(model.length / perRow) * (Theme.controlHeight - 3) + 3
    implicitWidth: 240
    radius: Theme.radius
    color: Theme.raised
    border.color: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    Grid {
        id: grid
        anchors.fill: parent
        anchors.margins: 3
        columns: control.perRow
        spacing: 3
        Repeater {
            model: control.model
            T.AbstractButton {
                id: segment
                required property int index
                required property var modelData
                readonly property bool on: modelData.value === control.value
                objectName: `${control.objectName}-${modelData.value}`
                width: (grid.width - 3 * (control.perRow - 1)) / control.perRow
                height: Theme.controlHeight - 6
                text: modelData.text
                checked: on
                hoverEnabled: true
                focusPolicy: Qt.TabFocus
                Accessible.role: Accessible.RadioButton
                Accessible.name: `${control.label}: ${text}`
                Accessible.checkable: true
                Accessible.checked: on
                Accessible.onPressAction: clicked()
                onClicked: control.chosen(modelData.value)
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                contentItem: Text {
                    text: segment.text
                    color: segment.on ? Theme.accentInk : Theme.text
                    font.family: Theme.sans
                    font.pixelSize: Theme.textSize
                    font.weight: segment.on ? Font.DemiBold : Font.Normal
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 11
                    elide: Text.ElideRight
                }
                background: Rectangle {
                    radius: Theme.radius - 2
                    color: segment.on ? Theme.accent : segment.hovered ? Theme.hovered : "transparent"
                    border.width: segment.visualFocus ? 2 : 0
                    border.color: segment.on ? Theme.text : Theme.accent
                }
                HToolTip {
                    target: segment
                    text: segment.modelData.hint ?? ""
                    shown: text !== "" && segment.hovered
                }
            }
        }
    }
}
