pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// The seats, the moves and the actions. The side at the bottom of the board has its card at the bottom. Where the
// panel is low, moves and seats share the room as tabs.
Rectangle {
    id: panel

    required property TableController table
    required property Preferences preferences
    required property Engines engines
    property bool beside: true
    property bool compact: false

    readonly property alias entry: entry
    readonly property int bottomSide: table.flipped ? 1 : 0
    readonly property bool tabbed: height < (compact ? 330 : 380)
    // Where there are tabs, what holds the game up needs their room.
    readonly property bool heldUp: tabbed && table.phase === "paused" && table.pauseCode !== "asked"
    // With tabs: the moves are on show instead of the seats.
    property bool movesTab: false

    signal entryDone
    signal resignRequested
    signal newGameRequested
    signal adjournRequested
    signal drawAnswered(string answer)

    function showEntry() {
        movesTab = true;
    }

    color: Theme.raised

    component Rule: Rectangle {
        Layout.fillWidth: true
        implicitHeight: 1
        color: Theme.line
    }

    Rectangle {
        width: panel.beside ? 1 : parent.width
        height: panel.beside ? parent.height : 1
        color: Theme.line
        z: 1
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.leftMargin: panel.beside ? 1 : 0
        anchors.topMargin: panel.beside ? 0 : 1
        spacing: 0

        SegmentedChoice {
            visible: panel.tabbed && !panel.heldUp
            label: qsTr("Panel")
            model: [{ value: false, text: qsTr("Players") }, { value: true, text: qsTr("Moves") }]
            value: panel.movesTab
            onChosen: value => panel.movesTab = value
            Layout.fillWidth: true
            Layout.margins: 8
        }
        PlayerCard {
            visible: !panel.tabbed || (!panel.movesTab && !panel.heldUp)
            table: panel.table
            preferences: panel.preferences
            side: 1 - panel.bottomSide
            compact: panel.compact
            Layout.fillWidth: true
        }
        Rule {
            visible: !panel.tabbed || (!panel.movesTab && !panel.heldUp)
        }
        MoveList {
            visible: !panel.tabbed || (panel.movesTab && !panel.heldUp)
            table: panel.table
            Layout.fillWidth: true
            Layout.fillHeight: true
        }
        VerdictLine {
            visible: (panel.table.canJudge || panel.table.judging || panel.table.verdictClass !== "") && (!panel.tabbed || panel.movesTab)
            table: panel.table
            Layout.fillWidth: true
            Layout.leftMargin: 14
            Layout.rightMargin: 14
            Layout.bottomMargin: 8
        }
        HButton {
            objectName: "backToGameButton"
            visible: panel.table.looksBack && (!panel.tabbed || panel.movesTab)
            text: qsTr("Back to the game")
            hint: qsTr("An earlier position is on show (End)")
            onClicked: panel.table.view(panel.table.moveCount)
            Layout.fillWidth: true
            Layout.leftMargin: 14
            Layout.rightMargin: 14
            Layout.bottomMargin: 8
        }
        MoveEntry {
            id: entry
            // Where two computers play nobody has a move to type.
            visible: panel.table.phase === "playing" && (panel.table.firstLevel === 0 || panel.table.secondLevel === 0) && (!panel.tabbed || panel.movesTab)
            table: panel.table
            onDone: panel.entryDone()
            Layout.fillWidth: true
            Layout.leftMargin: 14
            Layout.rightMargin: 14
            Layout.bottomMargin: panel.compact ? 8 : 12
            implicitHeight: panel.compact ? 34 : 38
        }
        ScoringPanel {
            visible: panel.table.phase === "scoring"
            table: panel.table
            Layout.fillWidth: true
        }
        PausePanel {
            visible: panel.table.phase === "paused"
            table: panel.table
            engines: panel.engines
            compact: panel.tabbed
            onAdjournRequested: panel.adjournRequested()
            Layout.fillWidth: true
        }
        OutcomePanel {
            visible: panel.table.phase === "over" && panel.table.outcomeText !== ""
            table: panel.table
            Layout.fillWidth: true
        }
        Rule {
            visible: !panel.tabbed || (!panel.movesTab && !panel.heldUp)
        }
        PlayerCard {
            visible: !panel.tabbed || (!panel.movesTab && !panel.heldUp)
            table: panel.table
            preferences: panel.preferences
            side: panel.bottomSide
            showsRules: true
            compact: panel.compact
            Layout.fillWidth: true
        }
        Item {
            visible: panel.tabbed && (!panel.movesTab || panel.heldUp)
            Layout.fillHeight: true
        }
        Rule {}
        ActionBar {
            table: panel.table
            columns: panel.width < 330 ? 2 : 4
            onResignRequested: panel.resignRequested()
            onNewGameRequested: panel.newGameRequested()
            onDrawAnswered: answer => panel.drawAnswered(answer)
            Layout.fillWidth: true
        }
    }
}
