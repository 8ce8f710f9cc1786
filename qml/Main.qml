pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import org.hansu

// The window: one table, the choices for the next game, the preferences, and the page on show.
T.ApplicationWindow {
    id: window

    // "home", "newGame", "table", "analysis", "library", "engines", "settings" or "editor"
    property string page: "home"
    // Where Settings and Engines go back to.
    property string pageBefore: "home"
    // Where the position editor goes back to.
    property string editorFrom: "newGame"

    readonly property TableController shownTable: page === "analysis" ? theStudyTable : theTable
    readonly property bool gameRuns: theTable.game !== "" && theTable.phase !== "over"
    // A sentence the person has to see, until put away.
    property string trouble: noticeText(thePreferences.noticeCode, thePreferences.noticePath)

    function noticeText(code: string, path: string): string {
        if (code === "damaged")
            return qsTr("The settings could not be read. The damaged file was kept as %1, and the usual settings are in force.").arg(path);
        if (code === "not-saved")
            return qsTr("The settings cannot be saved in %1. They hold until the window is closed.").arg(path);
        return "";
    }
    function analyse() {
        const atGame = page === "table" && theTable.game !== "" && !(theTable.strict && gameRuns);
        if (atGame && theStudy.hasChanges()) {
            studyDialog.open();
            return;
        }
        if (atGame)
            theStudy.analyseGame();
        else if (!theStudy.open)
            theStudy.begin(theChoices.game);
        else
            show("analysis");
    }
    // The game at the table is saved as the record it is by now.
    function save() {
        if (page === "analysis") {
            theFiles.save();
        } else if (theTable.game !== "") {
            theFiles.guarded(() => {
                theStudy.analyseGame();
                theFiles.save();
            });
        }
    }
    // Set while the table is on show.
    property TablePage tablePage: null

    function show(name: string) {
        if (name === page)
            return;
        if (page !== "settings" && page !== "engines")
            pageBefore = page;
        page = name;
    }
    function leaveSettings() {
        show(pageBefore === "table" && theTable.game === "" ? "home" : pageBefore);
    }
    function editPosition(game: string) {
        theEditor.open(game);
        editorFrom = page;
        show("editor");
    }
    // The position on the analysis page, changed.
    function editShown() {
        theEditor.openStudy();
        editorFrom = page;
        show("editor");
    }
    function playPosition() {
        theChoices.takePosition();
        show("newGame");
    }
    function start() {
        if (gameRuns && theTable.moveCount > 0) {
            replaceDialog.open();
            return;
        }
        startNow();
    }
    function resumeGame(index: int) {
        if (theTable.resumeUnfinished(index))
            page = "table";
    }
    function startNow() {
        if (theTable.start())
            page = "table";
        else
            trouble = qsTr("These choices make no game. Change them, please.");
    }

    width: 1280
    height: 800
    minimumWidth: 480
    minimumHeight: 400
    visible: true
    title: "한수 Hansu"
    color: Theme.window
    // The pages go before the table they show.
    onClosing: page = ""

    TableController {
        id: theTable
        objectName: "table"
        onPlayed: sound => window.sound(sound)
        onRefused: window.sound("refuse")
        onEnded: window.sound("end")
        Component.onCompleted: findUnfinished()
        readonly property bool unkept: journalFailed
        onUnkeptChanged: {
            if (unkept)
                window.trouble = qsTr("The running game cannot be kept on the disk. It goes on; save it yourself (Ctrl+S).");
        }
        onEngineMissing: name => window.trouble = qsTr("%1 is no longer among your engines for this game, so Hansu plays instead. Add it again on the Engines page.").arg(name)
    }
    // The record that is gone through, and its board.
    TableController {
        id: theStudyTable
        objectName: "studyTable"
        study: true
        onPlayed: sound => window.sound(sound)
        onRefused: window.sound("refuse")
        onTableChanged: theStudy.refresh()
    }
    Study {
        id: theStudy
        objectName: "study"
        onOpened: theStudyTable.showStudy(true)
        onWent: theStudyTable.showStudy(false)
    }
    PositionEditor {
        id: theEditor
        objectName: "editor"
    }
    Library {
        id: theLibrary
        objectName: "library"
        onLoaded: ply => theStudy.openFromLibrary(ply)
    }
    LibraryNews {
        library: theLibrary
        onTroubled: sentence => window.trouble = sentence
    }
    NewGame {
        id: theChoices
        objectName: "newGame"
    }
    Engines {
        id: theEngines
        objectName: "engines"
        Component.onCompleted: findAtFirst()
    }
    Preferences {
        id: thePreferences
        objectName: "preferences"
        readonly property string languageInForce: effectiveLanguage
        onLanguageInForceChanged: Qt.uiLanguage = languageInForce
        Component.onCompleted: Qt.uiLanguage = languageInForce
    }
    Binding {
        target: theTable
        property: "language"
        value: thePreferences.effectiveLanguage
    }
    Binding {
        target: theStudyTable
        property: "language"
        value: thePreferences.effectiveLanguage
    }
    Binding {
        target: theEditor
        property: "language"
        value: thePreferences.effectiveLanguage
    }
    Binding {
        target: Theme
        property: "preference"
        value: thePreferences.theme
    }
    Binding {
        target: Theme
        property: "reduceMotion"
        value: thePreferences.reduceMotion
    }

    // Sounds load on their own: without QtMultimedia the window still opens, silent.
    Loader {
        id: sounds
        active: thePreferences.sound
        asynchronous: true
        source: "Sounds.qml"
        readonly property var effects: item
    }
    function sound(name: string) {
        if (thePreferences.sound && sounds.effects)
            sounds.effects.play(name, thePreferences.volume);
    }

    Shortcut { sequence: "Ctrl+N"; onActivated: window.show("newGame") }
    Shortcut { sequence: "Ctrl+O"; onActivated: theFiles.open() }
    Shortcut { sequence: "Ctrl+S"; onActivated: window.save() }
    Shortcut {
        sequence: "Ctrl+Shift+S"
        enabled: window.page === "analysis"
        onActivated: theFiles.saveAs()
    }
    Shortcut {
        sequence: "Ctrl+C"
        enabled: window.page !== "editor" && window.shownTable.game !== ""
        onActivated: theFiles.copy(window.shownTable.recordText())
    }
    Shortcut {
        sequence: "Ctrl+Shift+C"
        enabled: window.page !== "editor" && window.shownTable.game !== ""
        onActivated: theFiles.copy(window.shownTable.positionText())
    }
    Shortcut { sequence: "Ctrl+V"; enabled: window.page !== "editor"; onActivated: theFiles.paste() }
    Shortcut {
        sequence: "Ctrl+Z"
        enabled: window.page === "analysis" && theStudy.canUndo
        onActivated: theStudy.edit("undo")
    }
    Shortcut {
        sequence: "Ctrl+Shift+Z"
        enabled: window.page === "analysis" && theStudy.canRedo
        onActivated: theStudy.edit("redo")
    }
    Shortcut { sequence: "Ctrl+E"; onActivated: window.show("engines") }
    Shortcut { sequence: "Ctrl+L"; onActivated: window.show("library") }
    Shortcut { sequence: "Ctrl+,"; onActivated: window.show("settings") }
    Shortcut {
        sequence: "F11"
        onActivated: window.visibility = window.visibility === Window.FullScreen ? Window.AutomaticVisibility : Window.FullScreen
    }
    Shortcut {
        sequence: "Ctrl+Z"
        enabled: window.tablePage !== null && theTable.canTakeBack
        onActivated: theTable.takeBack()
    }
    Shortcut {
        sequence: "Ctrl+F"
        enabled: window.tablePage !== null
        onActivated: theTable.flipped = !theTable.flipped
    }
    // The board itself minds its single keys; these serve while something else has the keyboard.
    Shortcut {
        sequence: "F"
        enabled: window.tablePage !== null && !window.tablePage.boardHasKeys
        onActivated: theTable.flipped = !theTable.flipped
    }
    Shortcut {
        sequence: "H"
        enabled: window.tablePage !== null && !window.tablePage.boardHasKeys && theTable.humanTurn
        onActivated: theTable.hint()
    }
    Shortcut {
        sequence: "Esc"
        enabled: window.page === "settings" || window.page === "engines" || window.page === "newGame"
        onActivated: window.page !== "newGame" ? window.leaveSettings() : window.show(theTable.game === "" ? "home" : "table")
    }

    TopBar {
        id: bar
        width: parent.width
        preferences: thePreferences
        atBoard: window.page === "table" || window.page === "analysis"
        onHomeRequested: window.show("home")
        onNewGameRequested: window.show("newGame")
        onOpenRequested: theFiles.open()
        onSaveRequested: window.save()
        onAnalyseRequested: window.analyse()
        onLibraryRequested: window.show("library")
        onFlipRequested: window.shownTable.flipped = !window.shownTable.flipped
        onEnginesRequested: window.page === "engines" ? window.leaveSettings() : window.show("engines")
        onSettingsRequested: window.page === "settings" ? window.leaveSettings() : window.show("settings")
    }
    Files {
        id: theFiles
        anchors.fill: parent
        study: theStudy
        table: theStudyTable
        onTroubled: sentence => window.trouble = sentence
        onShown: window.show("analysis")
        Component.onCompleted: theStudy.openStartFile()
    }
    Notice {
        id: notice
        width: parent.width
        anchors.top: bar.bottom
        text: window.trouble
        onDismissed: window.trouble = ""
    }
    // A page lives while it is on show. Repeaters hold them: in Qt 6.4 a Loader refuses a component bound to this file.
    FocusScope {
        id: pages
        anchors.top: notice.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true

        Repeater {
            model: window.page === "home" ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()
            HomePage {
                anchors.fill: parent
                focus: true
                table: theTable
                preferences: thePreferences
                onContinueRequested: window.show("table")
                onResumeRequested: index => window.resumeGame(index)
                onDiscardRequested: index => {
                    discardDialog.index = index;
                    discardDialog.open();
                }
                onNewGameRequested: game => {
                    theChoices.game = game;
                    window.show("newGame");
                }
                onEditorRequested: window.editPosition(theChoices.game)
            }
        }
        Repeater {
            model: window.page === "newGame" ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()
            NewGamePage {
                anchors.fill: parent
                focus: true
                choices: theChoices
                preferences: thePreferences
                engines: theEngines
                onStartRequested: window.start()
                onEditorRequested: window.editPosition(theChoices.game)
            }
        }
        Repeater {
            model: window.page === "table" ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()
            TablePage {
                anchors.fill: parent
                focus: true
                table: theTable
                preferences: thePreferences
                engines: theEngines
                onNewGameRequested: window.show("newGame")
                onAdjournRequested: {
                    window.show("home");
                    theTable.adjourn();
                }
                Component.onCompleted: window.tablePage = this
                Component.onDestruction: window.tablePage = null
            }
        }
        Repeater {
            model: window.page === "analysis" ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()
            AnalysisPage {
                anchors.fill: parent
                focus: true
                engines: theEngines
                table: theStudyTable
                study: theStudy
                preferences: thePreferences
                onEditorRequested: window.editShown()
            }
        }
        Repeater {
            model: window.page === "editor" ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()
            EditorPage {
                anchors.fill: parent
                focus: true
                editor: theEditor
                preferences: thePreferences
                onPlayRequested: window.playPosition()
                onAnalyseRequested: theFiles.guarded(() => theStudy.beginEdited())
                onCopyRequested: text => theFiles.copy(text)
                onPasteRequested: theEditor.readText(theFiles.pasted())
                onLeaveRequested: window.show(window.editorFrom)
            }
        }
        Repeater {
            model: window.page === "engines" ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()
            EnginesPage {
                anchors.fill: parent
                focus: true
                engines: theEngines
                onCopyRequested: text => theFiles.copy(text)
            }
        }
        Repeater {
            model: window.page === "library" ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()
            LibraryPage {
                anchors.fill: parent
                focus: true
                library: theLibrary
                study: theStudy
                onOpenRequested: row => theFiles.guarded(() => theLibrary.load(row))
                onTroubled: sentence => window.trouble = sentence
            }
        }
        Repeater {
            model: window.page === "settings" ? 1 : 0
            onItemAdded: (index, item) => item.forceActiveFocus()
            SettingsPage {
                anchors.fill: parent
                focus: true
                preferences: thePreferences
                onDone: window.leaveSettings()
            }
        }
    }

    HDialog {
        id: discardDialog
        property int index: -1
        question: qsTr("Discard this game?")
        details: qsTr("It cannot be taken up again.")
        confirmText: qsTr("Discard")
        onAccepted: theTable.discardUnfinished(index)
    }
    HDialog {
        id: studyDialog
        question: qsTr("Replace the record on the analysis page?")
        details: qsTr("It has changes.")
        confirmText: qsTr("Analyse this game")
        onAccepted: theStudy.analyseGame()
    }
    HDialog {
        id: replaceDialog
        question: qsTr("Leave the game on the board?")
        details: qsTr("It is not finished. It will be in the library as it stands.")
        confirmText: qsTr("Start the new game")
        onAccepted: window.startNow()
    }
}
