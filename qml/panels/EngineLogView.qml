pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// What is said to and by the selected engine, as it happens.
FormGroup {
    id: group

    required property Engines engines

    signal copyRequested(string text)

    readonly property var sourceNames: ({
            "game": qsTr("Game"),
            "analysis": qsTr("Analysis"),
            "test": qsTr("Test")
        })
    readonly property var signs: ({
            "sent": "›",
            "received": "‹",
            "error": "!",
            "remark": "·"
        })

    title: qsTr("Log")
    corner: [
        SegmentedChoice {
            objectName: "logSource"
            readonly property var sources: Array.from(group.engines.logSources)
            visible: sources.length > 1
            label: qsTr("Log")
            model: sources.map(source => ({ value: source, text: group.sourceNames[source] ?? source }))
            value: group.engines.logSource
            onChosen: value => group.engines.logSource = value
            Layout.preferredWidth: 90 * sources.length
        },
        HButton {
            objectName: "copyLogButton"
            visible: group.engines.logCount > 0
            text: qsTr("Copy")
            hint: qsTr("Copy the whole log")
            onClicked: group.copyRequested(group.engines.logCopy())
        }
    ]

    Component.onCompleted: engines.readLog()
    Timer {
        interval: 400
        repeat: true
        running: true
        onTriggered: group.engines.readLog()
    }
    HText {
        visible: group.engines.logCount === 0
        text: qsTr("Nothing was said yet. Test the engine, or let it play: it can be followed here.")
        color: Theme.muted
        wrapMode: Text.Wrap
        Layout.fillWidth: true
    }
    Rectangle {
        visible: group.engines.logCount > 0
        implicitHeight: 260
        radius: Theme.radius
        color: Theme.raised
        border.width: lines.activeFocus ? 2 : 1
        border.color: lines.activeFocus ? Theme.accent : Theme.line
        Layout.fillWidth: true

        ListView {
            id: lines
            objectName: "engineLog"
            anchors.fill: parent
            anchors.margins: 8
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            activeFocusOnTab: true
            model: group.engines.logCount
            // Follows the newest line until the person scrolls back.
            property bool follows: true
            onMovementEnded: follows = atYEnd
            readonly property int serial: group.engines.logSerial
            function follow() {
                if (follows)
                    positionViewAtEnd();
            }
            onSerialChanged: follow()
            onCountChanged: follow()
            Component.onCompleted: positionViewAtEnd()
            Keys.onUpPressed: {
                flick(0, 600);
                follows = false;
            }
            Keys.onDownPressed: flick(0, -600)
            Keys.onPressed: event => {
                if (event.key === Qt.Key_Home || event.key === Qt.Key_End) {
                    follows = event.key === Qt.Key_End;
                    follows ? positionViewAtEnd() : positionViewAtBeginning();
                    event.accepted = true;
                }
            }
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Log")
            HScrollBar {
                parent: lines
                anchors.top: parent.top
                anchors.bottom: parent.bottom
                anchors.right: parent.right
                orientation: Qt.Vertical
                size: lines.visibleArea.heightRatio
                position: lines.visibleArea.yPosition
                interactive: false
            }
            delegate: Item {
                id: line
                required property int index
                readonly property int stamp: lines ? lines.serial : -1
                readonly property string direction: stamp < 0 ? "" : group.engines.logDirection(index)
                readonly property color ink: direction === "sent" ? Theme.accent : direction === "error" ? Theme.danger : direction === "remark" ? Theme.muted : Theme.text
                width: lines ? lines.width - 10 : 0
                height: said.implicitHeight + 2
                Accessible.role: Accessible.ListItem
                Accessible.name: said.text
                HText {
                    width: 64
                    horizontalAlignment: Text.AlignRight
                    text: line.stamp < 0 ? "" : group.engines.logSeconds(line.index).toFixed(2)
                    color: Theme.muted
                    font.family: "monospace"
                    font.pixelSize: 12
                    Accessible.ignored: true
                }
                HText {
                    x: 74
                    text: group.signs[line.direction] ?? ""
                    color: line.ink
                    font.family: "monospace"
                    font.pixelSize: 12
                    font.weight: Font.Bold
                    Accessible.ignored: true
                }
                HText {
                    id: said
                    x: 90
                    width: parent.width - x
                    text: line.stamp < 0 ? "" : group.engines.logText(line.index)
                    color: line.ink
                    font.family: "monospace"
                    font.pixelSize: 12
                    wrapMode: Text.WrapAnywhere
                    Accessible.ignored: true
                }
            }
        }
    }
}
