pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The pens to mark the board of a record with. One in hand draws with the left button and with Enter; the right button
// draws always, with the first of them.
RowLayout {
    id: bar

    required property Study study
    // The pen in hand; empty for none.
    property string pen: ""

    readonly property var pens: Array.from(study.pens)
    readonly property var names: ({
            "triangle": qsTr("Triangle"),
            "square": qsTr("Square"),
            "circle": qsTr("Circle"),
            "cross": qsTr("Cross"),
            "letter": qsTr("Letters"),
            "number": qsTr("Numbers"),
            "green": qsTr("Green"),
            "red": qsTr("Red"),
            "yellow": qsTr("Yellow"),
            "blue": qsTr("Blue")
        })
    readonly property var signs: ({
            "triangle": "△",
            "square": "□",
            "circle": "○",
            "cross": "✕",
            "letter": "A",
            "number": "1"
        })
    readonly property var colours: ({
            "green": "#3E8E41",
            "red": "#B8321F",
            "yellow": "#C99A1A",
            "blue": "#1F4E8C"
        })

    spacing: 6

    // Another record has other pens.
    onPensChanged: {
        if (pens.indexOf(pen) < 0)
            pen = "";
    }

    Repeater {
        model: bar.pens
        HButton {
            id: button
            required property string modelData
            objectName: "pen-" + modelData
            primary: bar.pen === modelData
            text: bar.signs[modelData] ?? ""
            textSize: 15
            implicitHeight: 34
            leftPadding: 2
            rightPadding: 2
            hint: qsTr("Draw on the board: %1. A drag draws an arrow.").arg(bar.names[modelData] ?? modelData)
            Accessible.name: bar.names[modelData] ?? modelData
            Accessible.checkable: true
            Accessible.checked: primary
            onClicked: bar.pen = primary ? "" : modelData
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Rectangle {
                anchors.centerIn: parent
                visible: button.text === ""
                width: 14
                height: 14
                radius: 7
                color: bar.colours[button.modelData] ?? "transparent"
                border.width: button.primary ? 2 : 0
                border.color: Theme.accentInk
            }
        }
    }
    HButton {
        objectName: "clearMarksButton"
        enabled: bar.study.markShapes.length > 0
        text: qsTr("Clear")
        hint: qsTr("Take all marks of this position away")
        implicitHeight: 34
        leftPadding: 6
        rightPadding: 6
        onClicked: bar.study.clearMarks()
    }
}
