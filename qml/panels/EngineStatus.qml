pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The selected engine: what it is, a test, and what came of it.
Card {
    id: card

    required property Engines engines

    signal removeRequested

    readonly property string code: engines.testCode
    readonly property bool running: code === "running"
    readonly property bool works: code === "works"
    readonly property string sentence: code === "" ? (engines.asked ? "" : qsTr("Not tested yet. A test starts it and asks what it is and what can be set.")) : running ? qsTr("Talking to it…") : works ? EngineWords.works(engines.testDetails, engines.games) : EngineWords.trouble(code, engines.testDetails)

    implicitHeight: column.implicitHeight + 36
    Layout.fillWidth: true

    ColumnLayout {
        id: column
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 18
        spacing: 12

        GridLayout {
            columns: card.width < 460 ? 1 : 2
            columnSpacing: 12
            rowSpacing: 10
            Layout.fillWidth: true
            ColumnLayout {
                spacing: 2
                Layout.fillWidth: true
                HText {
                    objectName: "engineName"
                    text: card.engines.name
                    font.pixelSize: Theme.pageTitleSize - 4
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                    Layout.fillWidth: true
                }
                HText {
                    text: EngineWords.joined([EngineWords.gameNames(card.engines.games), card.engines.protocol, card.engines.by], " · ")
                    color: Theme.muted
                    elide: Text.ElideRight
                    Layout.fillWidth: true
                }
            }
            RowLayout {
                spacing: 8
                HButton {
                    objectName: "testEngineButton"
                    text: card.running ? qsTr("Cancel") : qsTr("Test")
                    primary: !card.running
                    implicitWidth: 104
                    hint: card.running ? "" : qsTr("Starts it and asks what it is")
                    onClicked: card.running ? card.engines.cancelTest() : card.engines.test()
                }
                HButton {
                    objectName: "removeEngineButton"
                    text: qsTr("Remove")
                    danger: true
                    hint: qsTr("Takes it off the list; the program itself stays")
                    onClicked: card.removeRequested()
                }
            }
        }
        Rectangle {
            visible: card.sentence !== ""
            implicitHeight: result.implicitHeight + 20
            radius: Theme.radius
            color: card.code === "" || card.running || card.code === "cancelled" ? Theme.raised : card.works ? Theme.accentGround : Theme.dangerGround
            Layout.fillWidth: true
            RowLayout {
                id: result
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                anchors.margins: 12
                spacing: 10
                ThinkingDot {
                    visible: card.running
                    running: card.running
                }
                HText {
                    objectName: "testSentence"
                    text: card.sentence
                    color: card.code === "" || card.running || card.works || card.code === "cancelled" ? Theme.text : Theme.danger
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.AlertMessage
                    Layout.fillWidth: true
                }
            }
        }
    }
}
