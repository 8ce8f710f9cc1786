pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The slim bar over every page.
Rectangle {
    id: bar

    required property Preferences preferences
    property bool atBoard: false
    readonly property bool narrow: width < 620

    signal homeRequested
    signal newGameRequested
    signal openRequested
    signal saveRequested
    signal analyseRequested
    signal libraryRequested
    signal flipRequested
    signal enginesRequested
    signal settingsRequested

    implicitHeight: 48
    color: Theme.surface
    Accessible.role: Accessible.ToolBar
    Accessible.name: qsTr("Main bar")

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 4
        anchors.rightMargin: bar.narrow ? 2 : 12
        spacing: bar.narrow ? 0 : 4

        BarButton {
            id: homeButton
            objectName: "homeButton"
            text: "한수 Hansu"
            hint: qsTr("Home")
            textSize: 16
            font.bold: true
            Accessible.name: qsTr("Hansu, home")
            onClicked: bar.homeRequested()
        }
        BarButton {
            objectName: "newGameButton"
            text: qsTr("New game")
            hint: qsTr("Choose the next game (Ctrl+N)")
            onClicked: bar.newGameRequested()
        }
        BarButton {
            objectName: "openButton"
            text: qsTr("Open")
            hint: qsTr("Open a record: SGF, PGN, GIB (Ctrl+O)")
            onClicked: bar.openRequested()
        }
        BarButton {
            objectName: "analyseButton"
            text: qsTr("Analyse")
            hint: qsTr("Go through a game, try moves, write about them")
            onClicked: bar.analyseRequested()
        }
        BarButton {
            objectName: "libraryButton"
            text: qsTr("Library")
            hint: qsTr("All records: search, import, open (Ctrl+L)")
            onClicked: bar.libraryRequested()
        }
        Item {
            Layout.fillWidth: true
        }
        BarButton {
            objectName: "saveButton"
            visible: bar.atBoard
            text: qsTr("Save")
            hint: qsTr("Save the record (Ctrl+S)")
            onClicked: bar.saveRequested()
        }
        BarButton {
            objectName: "flipButton"
            visible: bar.atBoard
            text: qsTr("Flip")
            hint: qsTr("Turn the board around (F)")
            onClicked: bar.flipRequested()
        }
        BarButton {
            objectName: "enginesButton"
            text: qsTr("Engines")
            // A narrow bar has no room for it beside what belongs to the board.
            visible: !bar.narrow || !bar.atBoard
            hint: qsTr("Programs that play and analyse (Ctrl+E)")
            onClicked: bar.enginesRequested()
        }
        BarButton {
            objectName: "soundButton"
            // In a narrow window it is found in the settings.
            visible: !bar.narrow
            text: bar.preferences.sound ? qsTr("Sound") : qsTr("Sound off")
            hint: bar.preferences.sound ? qsTr("Turn the sounds off") : qsTr("Turn the sounds on")
            onClicked: bar.preferences.sound = !bar.preferences.sound
        }
        BarButton {
            objectName: "settingsButton"
            text: qsTr("Settings")
            hint: qsTr("Settings (Ctrl+,)")
            onClicked: bar.settingsRequested()
        }
    }
}
