pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// The user's engines; one is selected. Up and Down go through them.
ListView {
    id: list

    required property Engines engines

    readonly property string serial: String(engines.serial)

    objectName: "engineList"
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: false
    spacing: 2
    model: engines.count
    currentIndex: engines.selected
    highlightMoveDuration: 0
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Engines")
    Keys.onUpPressed: engines.selected = engines.selected - 1
    Keys.onDownPressed: engines.selected = engines.selected + 1

    HScrollBar {
        parent: list
        anchors.top: parent.top
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        orientation: Qt.Vertical
        size: list.visibleArea.heightRatio
        position: list.visibleArea.yPosition
        interactive: false
    }
    delegate: T.AbstractButton {
        id: row
        required property int index
        readonly property string stamp: list ? list.serial : ""
        readonly property bool on: list ? list.engines.selected === index : false
        readonly property string verdict: stamp === "" ? "" : list.engines.stateAt(index)
        readonly property string games: stamp === "" ? "" : EngineWords.gameNames(list.engines.gamesAt(index))
        readonly property bool wrong: verdict !== "" && verdict !== "works" && verdict !== "running" && verdict !== "cancelled"
        objectName: `engine-${index}`
        width: list ? list.width : 0
        height: 52
        text: stamp === "" ? "" : list.engines.nameAt(index)
        hoverEnabled: true
        focusPolicy: Qt.NoFocus
        onClicked: {
            list.engines.selected = index;
            list.forceActiveFocus(Qt.MouseFocusReason);
        }
        Accessible.role: Accessible.ListItem
        Accessible.name: text + ", " + games + (wrong ? ", " + qsTr("does not work") : verdict === "works" ? ", " + qsTr("works") : "")
        Accessible.selected: on
        Accessible.onPressAction: clicked()

        background: Rectangle {
            radius: Theme.radius
            color: row.on ? Theme.accentGround : row.hovered ? Theme.hovered : "transparent"
            border.width: row.on && list.activeFocus ? 2 : row.on ? 1 : 0
            border.color: row.on && list.activeFocus ? Theme.accent : Qt.alpha(Theme.accent, 0.4)
        }
        contentItem: Item {
            HText {
                x: 12
                y: 7
                width: parent.width - 44
                text: row.text
                font.weight: row.on ? Font.DemiBold : Font.Normal
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            HText {
                x: 12
                y: 28
                width: parent.width - 44
                text: row.games
                color: Theme.muted
                font.pixelSize: Theme.smallSize
                elide: Text.ElideRight
                Accessible.ignored: true
            }
            HText {
                anchors.right: parent.right
                anchors.rightMargin: 14
                anchors.verticalCenter: parent.verticalCenter
                visible: row.verdict !== "running"
                text: row.wrong ? "!" : row.verdict === "works" ? "✓" : ""
                color: row.wrong ? Theme.danger : Theme.accent
                font.weight: Font.Bold
                font.pixelSize: 16
                Accessible.ignored: true
            }
            ThinkingDot {
                anchors.right: parent.right
                anchors.rightMargin: 14
                anchors.verticalCenter: parent.verticalCenter
                visible: row.verdict === "running"
                running: visible
            }
        }
    }
}
