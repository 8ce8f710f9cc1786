pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The choices for the next game. They are remembered, so a second game is two clicks.
FocusScope {
    id: page

    required property NewGame choices
    required property Preferences preferences
    required property Engines engines

    signal startRequested
    signal editorRequested

    // What only few want to choose.
    property bool showsMore: false

    objectName: "newGamePage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("New game")

    ScrollPage {
        id: scroll
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: footer.top

        HText {
            text: qsTr("New game")
            font.pixelSize: Theme.pageTitleSize
            font.weight: Font.DemiBold
        }
        RowLayout {
            spacing: 12
            Layout.fillWidth: true
            Repeater {
                model: ["go", "chess", "janggi"]
                GameCard {
                    required property string modelData
                    game: modelData
                    preferences: page.preferences
                    selected: page.choices.game === modelData
                    compact: scroll.columnWidth < 560 || page.height < 560
                    implicitHeight: compact ? 132 : page.height < 820 ? 190 : 232
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    onClicked: page.choices.game = modelData
                }
            }
        }
        Card {
            implicitHeight: options.implicitHeight + 36
            Layout.fillWidth: true
            ColumnLayout {
                id: options
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                anchors.margins: 18
                spacing: 14

                OpponentOptions {
                    id: opponent
                    choices: page.choices
                    engines: page.engines
                    Layout.fillWidth: true
                }
                StartPositionRow {
                    visible: page.choices.hasPosition
                    choices: page.choices
                    preferences: page.preferences
                    onEditRequested: page.editorRequested()
                    Layout.fillWidth: true
                }
                GoOptions {
                    visible: page.choices.game === "go"
                    choices: page.choices
                    showsMore: page.showsMore
                    Layout.fillWidth: true
                }
                ChessOptions {
                    visible: page.choices.game === "chess" && page.showsMore && !page.choices.hasPosition
                    choices: page.choices
                    Layout.fillWidth: true
                }
                JanggiOptions {
                    visible: page.choices.game === "janggi"
                    choices: page.choices
                    preferences: page.preferences
                    showsMore: page.showsMore
                    Layout.fillWidth: true
                }
                TimeOptions {
                    choices: page.choices
                    side: 0
                    label: page.choices.ownClocks ? qsTr("Time of %1").arg(opponent.firstSide) : qsTr("Time")
                    note: page.choices.ownClocks ? "" : qsTr("for each side")
                    Layout.fillWidth: true
                }
                TimeOptions {
                    visible: page.choices.ownClocks
                    choices: page.choices
                    side: 1
                    label: qsTr("Time of %1").arg(opponent.secondSide)
                    note: ""
                    Layout.fillWidth: true
                }
                FormRow {
                    visible: page.showsMore || page.choices.ownClocks
                    label: qsTr("Different clocks")
                    note: qsTr("each side its own time")
                    HSwitch {
                        objectName: "ownClocksSwitch"
                        label: qsTr("Different clocks")
                        checked: page.choices.ownClocks
                        onToggled: page.choices.ownClocks = checked
                    }
                }
                FormRow {
                    visible: page.showsMore
                    label: qsTr("Strict game")
                    note: qsTr("no takeback, no hints")
                    HSwitch {
                        objectName: "strictSwitch"
                        label: qsTr("Strict game")
                        checked: page.choices.strict
                        onToggled: page.choices.strict = checked
                    }
                }
                HButton {
                    objectName: "moreButton"
                    text: page.showsMore ? qsTr("Less") : qsTr("More")
                    hint: page.choices.game === "go" ? qsTr("Komi, handicap, strict game") : page.choices.game === "chess" ? qsTr("Chess960, strict game") : qsTr("Rules, strict game")
                    onClicked: page.showsMore = !page.showsMore
                }
            }
        }
    }
    Rectangle {
        id: footer
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        height: 68
        color: Theme.surface
        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
        HButton {
            id: positionButton
            objectName: "positionButton"
            text: qsTr("Position…")
            hint: qsTr("Begin from a position of your own")
            implicitWidth: 112
            implicitHeight: 44
            anchors.right: startButton.left
            anchors.rightMargin: 12
            anchors.verticalCenter: parent.verticalCenter
            onClicked: page.editorRequested()
        }
        HButton {
            id: startButton
            objectName: "startButton"
            primary: true
            focus: true
            text: qsTr("Start")
            textSize: Theme.textSize + 2
            implicitWidth: 200
            implicitHeight: 44
            x: Math.round((parent.width - scroll.columnWidth) / 2 + scroll.columnWidth - width)
            anchors.verticalCenter: parent.verticalCenter
            onClicked: page.startRequested()
        }
        HText {
            x: Math.round((parent.width - scroll.columnWidth) / 2)
            width: scroll.columnWidth - 344
            visible: width > 180
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Your choices are kept for the next game.")
            color: Theme.muted
            elide: Text.ElideRight
        }
    }
}
