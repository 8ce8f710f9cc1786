pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The review of a game: the chances over its moves, and the biggest mistakes of each side.
ColumnLayout {
    id: panel

    required property Study study
    required property TableController table

    readonly property var values: study.reviewValues
    readonly property bool known: values.length > 0
    readonly property var classNames: ({
            "inaccuracy": qsTr("Inaccuracy"),
            "mistake": qsTr("Mistake"),
            "blunder": qsTr("Blunder")
        })

    spacing: 8

    RowLayout {
        spacing: 10
        HButton {
            objectName: "reviewButton"
            text: panel.study.reviewing ? qsTr("Stop the review") : qsTr("Review this game")
            hint: qsTr("The engine looks at every move and names the biggest mistakes")
            enabled: panel.study.rowCount > 0
            onClicked: panel.study.reviewing ? panel.study.cancelReview() : panel.study.startReview()
        }
        HText {
            visible: panel.study.reviewing
            text: qsTr("%1 %").arg(Math.round(100 * panel.study.reviewProgress))
            color: Theme.muted
            Layout.fillWidth: true
        }
    }
    HText {
        objectName: "reviewTrouble"
        visible: panel.study.reviewTrouble !== ""
        text: EngineWords.trouble(panel.study.reviewTrouble, panel.study.reviewDetails)
        color: Theme.danger
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Layout.fillWidth: true
    }
    Rectangle {
        visible: panel.known
        implicitHeight: 54
        radius: 4
        color: "#33302B"
        clip: true
        Layout.fillWidth: true
        Accessible.role: Accessible.Chart
        Accessible.name: qsTr("Chances of the first side over the game")

        Row {
            anchors.fill: parent
            Repeater {
                model: panel.known ? panel.values.length : 0
                Item {
                    id: column
                    required property int index
                    width: parent ? parent.width / panel.values.length : 0
                    height: 54
                    Rectangle {
                        width: Math.ceil(parent.width)
                        height: parent.height * (panel.values[column.index] ?? 0.5)
                        anchors.bottom: parent.bottom
                        color: panel.study.shown === panel.study.reviewNode(column.index) ? Theme.accent : "#EFE8DA"
                    }
                    TapHandler {
                        onTapped: panel.study.goTo(panel.study.reviewNode(column.index))
                    }
                }
            }
        }
        Rectangle {
            width: parent.width
            height: 1
            y: Math.round(parent.height / 2)
            color: "#8A8378"
        }
    }
    Repeater {
        model: panel.known ? 2 : 0
        ColumnLayout {
            id: sideList
            required property int index
            readonly property var counts: panel.values.length > 0 ? panel.study.reviewCounts(index) : [0, 0, 0]
            spacing: 2
            Layout.fillWidth: true
            HText {
                text: qsTr("%1: %2 inaccuracies, %3 mistakes, %4 blunders").arg(sideList.index === 0 ? panel.table.firstSide : panel.table.secondSide).arg(sideList.counts[0]).arg(sideList.counts[1]).arg(sideList.counts[2])
                font.weight: Font.DemiBold
                font.pixelSize: Theme.smallSize + 1
                elide: Text.ElideRight
                Layout.fillWidth: true
            }
            Repeater {
                model: panel.values.length > 0 ? Math.min(3, panel.study.mistakeCount(sideList.index)) : 0
                HButton {
                    id: mistake
                    required property int index
                    readonly property int ply: panel.values.length > 0 ? panel.study.mistakePly(sideList.index, index) : -1
                    readonly property string better: panel.study.mistakeBetter(sideList.index, index)
                    quiet: true
                    alignment: Text.AlignLeft
                    implicitHeight: 28
                    textSize: Theme.smallSize + 1
                    text: qsTr("%1. %2 — %3, %4 % lost").arg(ply + 1).arg(panel.study.mistakeMove(sideList.index, index)).arg(panel.classNames[panel.study.mistakeClass(sideList.index, index)] ?? "").arg(panel.study.mistakeLoss(sideList.index, index)) + (better === "" ? "" : " · " + qsTr("better %1").arg(better))
                    onClicked: panel.study.goTo(panel.study.reviewNode(ply + 1))
                    Layout.fillWidth: true
                }
            }
        }
    }
}
