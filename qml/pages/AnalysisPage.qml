pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// A record that is gone through: every move can be shown, tried, written about.
FocusScope {
    id: page

    required property TableController table
    required property Study study
    required property Engines engines
    required property Preferences preferences

    // The review is on show instead of the moves.
    property bool reviewTab: false

    readonly property bool wide: width >= 900
    // Below the board there would be no room for the moves.
    readonly property bool beside: width >= 600 || width > height * 1.12
    readonly property real panelWidth: wide ? Math.min(430, width * 0.36) : Math.max(250, Math.min(320, width * 0.4))
    readonly property real margin: wide ? 18 : 8
    readonly property bool boardHasKeys: board.activeFocus || entry.activeFocus

    function focusBoard() {
        board.forceActiveFocus(Qt.OtherFocusReason);
    }

    signal editorRequested

    objectName: "analysisPage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Analysis")
    Component.onCompleted: focusBoard()
    Keys.onDeletePressed: page.study.edit("cut")

    Item {
        id: boardArea
        width: page.beside ? page.width - page.panelWidth : page.width
        height: page.beside ? page.height : Math.min(page.height - 300, page.width + strip.height + 12)

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
            anchors.leftMargin: page.margin + 24
            anchors.bottomMargin: page.wide ? 12 : 6
            onTyped: text => entry.begin(text)
            onPassRequested: {
                if (page.table.canPass)
                    page.table.pass();
            }
            onViewRequested: where => page.study.step(where)
            onFlipRequested: page.table.flipped = !page.table.flipped
            marksAtCursor: markBar.pen !== ""
            onMarkRequested: point => page.study.draw(markBar.pen, point, point)

            RecordMarks {
                anchors.fill: parent
                board: board
                study: page.study
                table: page.table
            }
            MarkPointer {
                board: board
                study: page.study
                pen: markBar.pen
            }
            AnalysisOverlay {
                anchors.fill: parent
                board: board
                study: page.study
                table: page.table
            }
            PromotionPicker {
                table: page.table
                pieceSize: Math.max(40, Math.min(72, board.width / 8))
            }
        }
        EvaluationBar {
            x: board.x + Math.round((board.width - board.surfaceWidth) / 2) - 24
            y: board.y
            width: 14
            height: board.height
            firstWins: page.study.firstWins
            flipped: page.table.flipped
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
    Rectangle {
        x: page.beside ? boardArea.width : 0
        y: page.beside ? 0 : boardArea.height
        width: page.width - x
        height: page.height - y
        color: Theme.raised

        Rectangle {
            width: page.beside ? 1 : parent.width
            height: page.beside ? parent.height : 1
            color: Theme.line
        }
        ColumnLayout {
            anchors.fill: parent
            anchors.leftMargin: page.beside ? 1 : 0
            anchors.topMargin: page.beside ? 0 : 1
            anchors.bottomMargin: 12
            spacing: 8

            AnalysisPanel {
                engines: page.engines
                study: page.study
                table: page.table
                compact: page.height < 700
                Layout.fillWidth: true
                Layout.topMargin: 10
                Layout.leftMargin: 14
                Layout.rightMargin: 14
            }
            SegmentedChoice {
                objectName: "analysisTabs"
                label: qsTr("Panel")
                model: [{ value: false, text: qsTr("Moves") }, { value: true, text: qsTr("Review") }]
                value: page.reviewTab
                onChosen: value => page.reviewTab = value
                Layout.fillWidth: true
                Layout.leftMargin: 14
                Layout.rightMargin: 14
            }
            ReviewPanel {
                visible: page.reviewTab
                study: page.study
                table: page.table
                Layout.fillWidth: true
                Layout.leftMargin: 14
                Layout.rightMargin: 14
            }
            Item {
                visible: page.reviewTab
                Layout.fillHeight: true
            }
            RecordBar {
                visible: !page.reviewTab
                study: page.study
                Layout.fillWidth: true
                Layout.leftMargin: 14
                Layout.rightMargin: 14
            }
            TreeList {
                visible: !page.reviewTab
                table: page.table
                study: page.study
                Layout.fillWidth: true
                Layout.fillHeight: true
            }
            MoveEntry {
                id: entry
                table: page.table
                onDone: page.focusBoard()
                Layout.fillWidth: true
                Layout.leftMargin: 14
                Layout.rightMargin: 14
                implicitHeight: 36
            }
            NotesBox {
                visible: page.height > 700 && !page.reviewTab
                study: page.study
                Layout.fillWidth: true
                Layout.leftMargin: 14
                Layout.rightMargin: 14
            }
            MarkBar {
                id: markBar
                visible: page.height > 620 && !page.reviewTab
                study: page.study
                Layout.fillWidth: true
                Layout.leftMargin: 14
                Layout.rightMargin: 14
            }
            EditBar {
                study: page.study
                onEditorRequested: page.editorRequested()
                Layout.fillWidth: true
                Layout.leftMargin: 14
                Layout.rightMargin: 14
            }
        }
    }

    // What a screen reader says next; to the eye it is told elsewhere.
    Text {
        text: page.table.liveText
        color: "transparent"
        width: 1
        height: 1
        clip: true
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
