pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// What the engine thinks of the position on show: its best lines, each a click away from being played.
ColumnLayout {
    id: panel

    required property Study study
    required property TableController table
    required property Engines engines
    property bool compact: false

    readonly property var names: engines.serial < 0 ? [] : Array.from(engines.namesFor(table.game))
    readonly property int rows: compact ? Math.min(2, study.wantedLines) : study.wantedLines

    spacing: 6

    RowLayout {
        spacing: 10
        HSwitch {
            objectName: "analysisSwitch"
            label: qsTr("Engine")
            checked: panel.study.analysing
            onToggled: panel.study.analysing = checked
        }
        HText {
            text: panel.study.analysisTrouble !== "" ? qsTr("No answer") : !panel.study.analysing ? qsTr("Engine off") : panel.study.knownLines === 0 ? qsTr("Looking…") : panel.table.game === "go" ? qsTr("%1 playouts").arg(panel.study.lineDepth(0)) : qsTr("depth %1").arg(panel.study.lineDepth(0))
            color: Theme.muted
            elide: Text.ElideRight
            Layout.fillWidth: true
        }
        HText {
            visible: panel.study.analysing
            text: qsTr("Lines")
            color: Theme.muted
        }
        Stepper {
            visible: panel.study.analysing
            label: qsTr("Lines")
            value: panel.study.wantedLines
            from: 1
            to: panel.study.mostLines
            onChanged: value => panel.study.wantedLines = value
        }
    }
    HComboBox {
        objectName: "analysisEngine"
        visible: panel.names.length > 0
        label: qsTr("Engine")
        choices: [{ value: "", text: qsTr("Hansu") }, ...panel.names.map(name => ({ value: name, text: name }))]
        value: panel.names.indexOf(panel.study.analysisEngine) >= 0 ? panel.study.analysisEngine : ""
        onChosen: value => panel.study.analysisEngine = value
        Layout.fillWidth: true
    }
    HText {
        objectName: "analysisTrouble"
        visible: panel.study.analysisTrouble !== ""
        text: EngineWords.trouble(panel.study.analysisTrouble, panel.study.analysisDetails)
        color: Theme.danger
        wrapMode: Text.Wrap
        maximumLineCount: 4
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
        Layout.fillWidth: true
    }
    Repeater {
        model: panel.study.analysing && panel.study.analysisTrouble === "" ? panel.rows : 0
        Rectangle {
            id: line
            required property int index
            readonly property bool known: index < panel.study.knownLines
            // Asked for again with every report.
            readonly property string score: panel.study.knownLines >= 0 && known ? panel.study.lineScore(index) : ""
            readonly property string words: score !== "" ? panel.study.lineText(index) : ""
            Layout.fillWidth: true
            implicitHeight: 30
            radius: 6
            color: pointer.hovered ? Theme.hovered : "transparent"
            Accessible.role: Accessible.Button
            Accessible.name: score === "" ? "" : qsTr("Line %1: %2, %3").arg(index + 1).arg(score).arg(words)
            Accessible.onPressAction: panel.study.playLine(index)
            Connections {
                target: panel.study
                function onAnalysisChanged() {
                    line.scoreChanged();
                }
            }

            Rectangle {
                id: badge
                visible: line.known
                anchors.verticalCenter: parent.verticalCenter
                width: 70
                height: 24
                radius: 5
                color: line.index === 0 ? Theme.accent : Theme.surface
                border.width: line.index === 0 ? 0 : 1
                border.color: Theme.line
                HText {
                    anchors.centerIn: parent
                    text: line.score
                    color: line.index === 0 ? Theme.accentInk : Theme.text
                    font.weight: Font.DemiBold
                    font.pixelSize: Theme.smallSize + 1
                    Accessible.ignored: true
                }
            }
            HText {
                anchors.left: badge.right
                anchors.leftMargin: 10
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: line.words
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            HoverHandler {
                id: pointer
                enabled: line.known
                cursorShape: Qt.PointingHandCursor
            }
            TapHandler {
                enabled: line.known
                onTapped: panel.study.playLine(line.index)
            }
        }
    }
}
