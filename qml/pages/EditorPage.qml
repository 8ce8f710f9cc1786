pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import org.hansu

// A position is set up here, to be played or analysed. What is wrong with it is told as it stands.
FocusScope {
    id: page

    required property PositionEditor editor
    required property Preferences preferences

    property bool flipped: false

    readonly property bool wide: width >= 900
    readonly property bool beside: width >= 600 || width > height * 1.12
    readonly property real panelWidth: wide ? Math.min(430, width * 0.36) : Math.max(250, Math.min(320, width * 0.42))
    readonly property real margin: wide ? 18 : 8

    signal playRequested
    signal analyseRequested
    signal copyRequested(string text)
    signal pasteRequested
    signal leaveRequested

    objectName: "editorPage"
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Position editor")
    Component.onCompleted: board.forceActiveFocus(Qt.OtherFocusReason)

    Shortcut { sequence: "Ctrl+Z"; enabled: page.editor.canUndo; onActivated: page.editor.undo() }
    Shortcut { sequence: "Ctrl+Shift+Z"; enabled: page.editor.canRedo; onActivated: page.editor.redo() }
    Shortcut { sequence: "Ctrl+F"; onActivated: page.flipped = !page.flipped }
    Shortcut { sequence: "Ctrl+C"; onActivated: page.copyRequested(page.editor.positionText) }
    Shortcut { sequence: "Ctrl+V"; onActivated: page.pasteRequested() }

    component Act: HButton {
        leftPadding: 4
        rightPadding: 4
        implicitHeight: 34
        Layout.fillWidth: true
        Layout.preferredWidth: 1
    }

    EditorBoard {
        id: board
        editor: page.editor
        preferences: page.preferences
        flipped: page.flipped
        focus: true
        x: page.margin
        y: page.margin
        width: (page.beside ? page.width - page.panelWidth : page.width) - 2 * page.margin
        height: (page.beside ? page.height : Math.min(page.height * 0.55, page.width)) - 2 * page.margin
        onLeaveRequested: page.leaveRequested()
    }
    Rectangle {
        id: panel
        x: page.beside ? page.width - page.panelWidth : 0
        y: page.beside ? 0 : board.height + 2 * page.margin
        width: page.width - x
        height: page.height - y
        color: Theme.raised

        Rectangle {
            width: page.beside ? 1 : parent.width
            height: page.beside ? parent.height : 1
            color: Theme.line
        }
        ScrollPage {
            objectName: "editorPanel"
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: footer.top
            anchors.leftMargin: 1
            anchors.topMargin: 1

            SegmentedChoice {
                objectName: "editorGame"
                label: qsTr("Game")
                model: [{ value: "go", text: qsTr("Go") }, { value: "chess", text: qsTr("Chess") }, { value: "janggi", text: qsTr("Janggi") }]
                value: page.editor.game
                onChosen: value => page.editor.open(value)
                Layout.fillWidth: true
            }
            PiecePalette {
                editor: page.editor
                preferences: page.preferences
                Layout.fillWidth: true
            }
            GridLayout {
                columns: panel.width < 360 ? 3 : 5
                columnSpacing: 4
                rowSpacing: 4
                Layout.fillWidth: true
                Act { objectName: "undoPosition"; text: qsTr("Undo"); hint: qsTr("Take the last change back (Ctrl+Z)"); enabled: page.editor.canUndo; onClicked: page.editor.undo() }
                Act { objectName: "redoPosition"; text: qsTr("Redo"); hint: qsTr("Make the change again (Ctrl+Shift+Z)"); enabled: page.editor.canRedo; onClicked: page.editor.redo() }
                Act { objectName: "clearPosition"; text: qsTr("Clear"); hint: qsTr("Take everything off the board"); onClicked: page.editor.clear() }
                Act { objectName: "usualPosition"; text: qsTr("Usual start"); hint: qsTr("The usual start of the game"); onClicked: page.editor.usualStart() }
                Act { objectName: "flipPosition"; text: qsTr("Flip"); hint: qsTr("Turn the board around (Ctrl+F)"); onClicked: page.flipped = !page.flipped }
            }
            FaultList {
                editor: page.editor
                Layout.fillWidth: true
            }
            PositionText {
                editor: page.editor
                onCopyRequested: text => page.copyRequested(text)
                Layout.fillWidth: true
            }
            PositionFacts {
                editor: page.editor
                Layout.fillWidth: true
            }
        }
        Rectangle {
            id: footer
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.leftMargin: page.beside ? 1 : 0
            height: 60
            color: Theme.surface
            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }
            RowLayout {
                anchors.fill: parent
                anchors.leftMargin: 16
                anchors.rightMargin: 16
                spacing: 8
                HButton {
                    objectName: "playPosition"
                    primary: true
                    text: qsTr("Play")
                    hint: qsTr("A new game from this position")
                    enabled: page.editor.canPlay
                    onClicked: page.playRequested()
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                }
                HButton {
                    objectName: "analysePosition"
                    text: qsTr("Analyse")
                    hint: qsTr("Go on from this position on the analysis page")
                    enabled: page.editor.canAnalyse
                    onClicked: page.analyseRequested()
                    Layout.fillWidth: true
                    Layout.preferredWidth: 1
                }
            }
        }
    }
}
