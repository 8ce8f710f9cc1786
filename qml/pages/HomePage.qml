pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// Where the program opens: go on with the game on the table, or choose a new one.
FocusScope {
    id: page

    required property TableController table
    required property Preferences preferences

    signal continueRequested
    // A game that was left while it went on.
    signal resumeRequested(int index)
    signal discardRequested(int index)
    signal newGameRequested(string game)
    signal editorRequested

    readonly property bool hasGame: table.game !== ""

    objectName: "homePage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Home")

    SeatFacts {
        id: firstSeat
        table: page.table
        side: 0
    }
    SeatFacts {
        id: secondSeat
        table: page.table
        side: 1
    }
    ScrollPage {
        id: scroll
        anchors.fill: parent

        ColumnLayout {
            spacing: 4
            Layout.fillWidth: true
            HText {
                text: qsTr("One move at a time")
                font.pixelSize: Theme.pageTitleSize
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
            HText {
                text: qsTr("Go, chess and Janggi on one board that always tells you why a move is not allowed.")
                color: Theme.muted
                wrapMode: Text.Wrap
                Layout.fillWidth: true
            }
        }

        HText {
            Layout.topMargin: 8
            text: qsTr("Continue")
            font.pixelSize: Theme.titleSize
            font.weight: Font.DemiBold
        }
        Card {
            visible: !page.hasGame && page.table.unfinishedCount === 0
            implicitHeight: 60
            Layout.fillWidth: true
            HText {
                anchors.fill: parent
                anchors.margins: 16
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.Wrap
                color: Theme.muted
                text: qsTr("No game is on the table. Choose one below, and it will wait for you here.")
            }
        }
        Card {
            visible: page.hasGame
            implicitHeight: 152
            Layout.fillWidth: true
            RowLayout {
                anchors.fill: parent
                anchors.margins: 14
                spacing: 20
                TablePreview {
                    visible: page.hasGame
                    table: page.table
                    preferences: page.preferences
                    Layout.fillHeight: true
                    Layout.preferredWidth: 124
                }
                ColumnLayout {
                    spacing: 4
                    Layout.fillWidth: true
                    HText {
                        text: qsTr("%1 against %2").arg(firstSeat.name).arg(secondSeat.name)
                        font.pixelSize: Theme.titleSize
                        font.weight: Font.DemiBold
                        elide: Text.ElideRight
                        Layout.fillWidth: true
                    }
                    HText {
                        text: page.table.outcomeText !== "" ? page.table.outcomeText : page.table.statusText
                        color: Theme.muted
                        wrapMode: Text.Wrap
                        Layout.fillWidth: true
                    }
                    HText {
                        text: qsTr("Moves played: %1").arg(page.table.moveCount)
                        color: Theme.muted
                        font.pixelSize: Theme.smallSize
                        Layout.fillWidth: true
                    }
                }
                HButton {
                    objectName: "adjournGameButton"
                    visible: page.table.canAdjourn
                    text: qsTr("Adjourn")
                    hint: qsTr("Leave the game for later, and have the board free")
                    onClicked: page.table.adjourn()
                }
                HButton {
                    objectName: "continueButton"
                    primary: true
                    text: page.table.phase === "over" ? qsTr("Look at it") : qsTr("Continue")
                    implicitWidth: 112
                    onClicked: page.continueRequested()
                }
            }
        }

        Repeater {
            model: page.table.unfinishedCount
            Card {
                id: broken
                required property int index
                readonly property var names: ({ "go": qsTr("Go"), "chess": qsTr("Chess"), "janggi": qsTr("Janggi") })
                implicitHeight: 64
                Layout.fillWidth: true
                RowLayout {
                    anchors.fill: parent
                    anchors.leftMargin: 16
                    anchors.rightMargin: 14
                    spacing: 10
                    HText {
                        text: qsTr("%1, left after %2 moves").arg(broken.names[page.table.unfinishedGame(broken.index)] ?? "").arg(page.table.unfinishedMoves(broken.index))
                        elide: Text.ElideRight
                        Layout.fillWidth: true
                    }
                    HButton {
                        objectName: "discardGame" + broken.index
                        text: qsTr("Discard")
                        hint: qsTr("The game is not wanted back")
                        onClicked: page.discardRequested(broken.index)
                    }
                    HButton {
                        objectName: "resumeGame" + broken.index
                        primary: true
                        text: qsTr("Go on")
                        hint: qsTr("The game goes on as it stood, clocks included")
                        implicitWidth: 112
                        onClicked: page.resumeRequested(broken.index)
                    }
                }
            }
        }
        HText {
            Layout.topMargin: 8
            text: qsTr("New game")
            font.pixelSize: Theme.titleSize
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
                    compact: scroll.columnWidth < 560 || page.height < 560
                    implicitHeight: compact ? 156 : 272
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                    onClicked: page.newGameRequested(modelData)
                }
            }
        }
        HButton {
            objectName: "homeEditorButton"
            text: qsTr("Set up a position")
            hint: qsTr("Put the pieces where you want them, then play or analyse")
            onClicked: page.editorRequested()
        }
    }
}
