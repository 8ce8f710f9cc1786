pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// A game being played. The board takes what it can; the panel stands beside it, or below it in a tall narrow window.
FocusScope {
    id: page

    required property TableController table
    required property Preferences preferences
    required property Engines engines

    signal newGameRequested
    signal adjournRequested

    // A narrow window that is wider than tall keeps a slim panel beside the board: below it, the board would be tiny.
    readonly property bool wide: width >= 900
    readonly property bool beside: wide || width > height * 1.12
    readonly property real panelWidth: wide ? 348 : Math.max(230, Math.min(300, width * 0.36))
    readonly property real margin: wide ? 18 : 8

    // Nothing else needs the single keys: the board or the entry has them.
    readonly property bool boardHasKeys: board.activeFocus || panel.entry.activeFocus

    function focusBoard() {
        board.forceActiveFocus(Qt.OtherFocusReason);
    }
    function view(where: string) {
        const shown = page.table.shownMoveCount;
        page.table.view(where === "first" ? 0 : where === "last" ? page.table.moveCount : Math.max(0, shown + (where === "before" ? -1 : 1)));
    }
    function askToResign() {
        if (table.canResign)
            resignDialog.open();
    }
    function typeMove(letters: string) {
        if (table.phase === "playing" && table.humanTurn) {
            panel.showEntry();
            panel.entry.begin(letters);
        }
    }

    objectName: "tablePage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Game")
    Component.onCompleted: focusBoard()

    Item {
        id: boardArea
        width: page.beside ? page.width - page.panelWidth : page.width
        height: page.beside ? page.height : Math.min(page.height - 252, page.width + strip.height + 12)

        BoardView {
            id: board
            table: page.table
            preferences: page.preferences
            showsMarks: strip.open
            focus: true
            anchors.top: parent.top
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: strip.top
            anchors.margins: page.margin
            anchors.bottomMargin: page.wide ? 12 : 6
            onTyped: text => page.typeMove(text)
            onPassRequested: {
                if (page.table.canPass)
                    page.table.pass();
            }
            onViewRequested: where => page.view(where)
            onHintRequested: page.table.hint()
            onFlipRequested: page.table.flipped = !page.table.flipped

            PromotionPicker {
                table: page.table
                pieceSize: Math.max(40, Math.min(72, board.width / 8))
            }
        }
        RefusalStrip {
            id: strip
            table: page.table
            width: Math.min(parent.width - 2 * page.margin, Math.max(660, board.surfaceWidth))
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: page.wide ? 17 : 8
        }
    }

    SidePanel {
        id: panel
        table: page.table
        preferences: page.preferences
        engines: page.engines
        beside: page.beside
        compact: !page.wide
        x: page.beside ? boardArea.width : 0
        y: page.beside ? 0 : boardArea.height
        width: page.width - x
        height: page.height - y
        onEntryDone: page.focusBoard()
        onResignRequested: page.askToResign()
        onNewGameRequested: page.newGameRequested()
        onAdjournRequested: page.adjournRequested()
        onDrawAnswered: answer => strip.note = answer === "declined" ? qsTr("The draw was declined.") : answer === "asked" ? qsTr("A draw is offered.") : ""
    }

    Timer {
        // A clock shows tenths at its end.
        interval: page.table.clockRunning >= 0 ? 100 : 1000
        repeat: true
        running: page.table.thinking || page.table.clockRunning >= 0
        onTriggered: page.table.tick()
    }

    // What a screen reader says next; to the eye it is told elsewhere.
    Text {
        objectName: "liveText"
        text: page.table.liveText
        color: "transparent"
        width: 1
        height: 1
        clip: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    HDialog {
        id: resignDialog
        question: qsTr("Give this game up?")
        details: qsTr("The other side wins.")
        confirmText: qsTr("Resign")
        onAccepted: page.table.resign()
        onClosed: page.focusBoard()
    }
}
