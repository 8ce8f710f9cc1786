import QtQuick
import QtTest

// Setting up positions: by clicks, keys and text, what is wrong with them, and what comes of them.
Item {
    width: 200
    height: 200

    HansuWindow {
        id: hansu
        test: cases
    }
    TestCase {
        id: cases
        name: "Editor"
        when: windowShown

        property var editor: null

        function initTestCase() {
            hansu.open();
            editor = hansu.find("editor");
        }
        function init() {
            failOnWarning(/(Type|Reference)Error|Unable to assign|Binding loop/);
            hansu.choices.dropPosition();
            hansu.table.closeTable();
        }
        function cleanupTestCase() {
            hansu.close();
        }
        // The editor with a game's usual start, through the New Game page.
        function edit(game: string) {
            hansu.press("newGameButton");
            hansu.press("card" + game[0].toUpperCase() + game.slice(1));
            hansu.press("positionButton");
            tryVerify(() => hansu.find("editorPage") !== null);
            compare(editor.game, game);
            editor.chooseTool("hand", -1);
            editor.usualStart();
            waitForRendering(hansu.find("editorBoard"));
        }
        function point(name: string): int {
            for (let index = 0; index < editor.columns * editor.rows; ++index) {
                if (editor.pointName(index) === name)
                    return index;
            }
            fail("no point " + name);
            return -1;
        }
        function click(name: string, button: int) {
            const board = hansu.find("editorBoard");
            const centre = board.pointCentre(point(name));
            mouseClick(board, centre.x, centre.y, button ?? Qt.LeftButton);
        }
        function drag(from: string, to: var) {
            const board = hansu.find("editorBoard");
            const start = board.pointCentre(point(from));
            const end = to === null ? Qt.point(2, 2) : board.pointCentre(point(to));
            mousePress(board, start.x, start.y);
            mouseMove(board, (start.x + end.x) / 2, (start.y + end.y) / 2, 20);
            mouseMove(board, end.x, end.y, 20);
            mouseRelease(board, end.x, end.y);
        }
        function choose(side: int, kind: string) {
            hansu.press(`palette-${side}-${kind}`);
            compare(editor.tool, kind);
            compare(editor.toolSide, side);
        }
        function faults(): string {
            return Array.from(editor.faultTexts).join("|");
        }
        // From the editor over the New Game page to the table.
        function play() {
            hansu.press("playPosition");
            tryVerify(() => hansu.find("newGamePage") !== null);
            verify(hansu.choices.hasPosition);
            verify(hansu.find("startPosition") !== null);
            hansu.choices.opponent = "person";
            hansu.press("startButton");
            tryVerify(() => hansu.find("board") !== null);
            compare(hansu.table.phase, "playing");
            waitForRendering(hansu.find("board"));
        }

        function test_a_chess_position_is_built_repaired_and_played() {
            edit("chess");
            compare(hansu.find("noFault").visible, true);
            hansu.press("clearPosition");
            compare(editor.faultTexts.length, 2);
            verify(!hansu.find("playPosition").enabled);
            verify(!hansu.find("analysePosition").enabled);
            choose(0, "king");
            click("e1");
            choose(1, "king");
            click("e8");
            choose(0, "rook");
            click("e4");
            verify(faults().indexOf("Black’s king on e8 stands attacked by the rook on e4") === 0, faults());
            compare(hansu.find("fault0").words, editor.faultTexts[0]);
            verify(Array.from(editor.markRoles).indexOf("Attacker") >= 0);
            compare(editor.markPoints[Array.from(editor.markRoles).indexOf("EnemyKing")], point("e8"));
            // Repaired by a drag; the turn would have done it too.
            drag("e4", "a4");
            compare(faults(), "");
            verify(hansu.find("playPosition").enabled);
            play();
            compare(hansu.pieceOn("a4"), "0 rook");
            hansu.move("a4", "a8");
            compare(hansu.table.moveCount, 1);
            compare(hansu.table.checkPoint, hansu.point("e8"));
            // The choice stays until it is put away.
            hansu.press("newGameButton");
            hansu.press("dropPosition");
            verify(!hansu.choices.hasPosition);
        }

        function test_a_go_position_is_built_repaired_and_played() {
            hansu.choices.goSize = 9;
            edit("go");
            editor.clear();
            editor.setSize(9);
            hansu.press("editorTool-alternate");
            for (const name of ["E5", "A2", "A1", "B1"])
                click(name);
            compare(faults(), "The black stone on A1 has no liberty. Remove it, or free a point beside it.");
            compare(editor.markPoints[0], point("A1"));
            click("B1", Qt.RightButton);
            compare(faults(), "");
            compare(editor.positionText, "9/9/9/9/4X4/9/9/O8/X8 b");
            hansu.press("editorTurn-1");
            play();
            compare(hansu.table.columns, 9);
            compare(hansu.table.toMove, 1);
            hansu.click("B1");
            compare(hansu.pieceOn("A1"), "");
            compare(hansu.table.moveCount, 1);
        }

        function test_a_janggi_position_is_built_repaired_and_played() {
            edit("janggi");
            hansu.press("clearPosition");
            choose(0, "general");
            click("95");
            choose(1, "general");
            click("24");
            choose(0, "chariot");
            click("74");
            verify(faults().indexOf("Han’s general on 24 stands attacked by the chariot on 74") === 0, faults());
            choose(1, "guard");
            click("55");
            compare(editor.faultTexts.length, 2);
            compare(Array.from(editor.faultGravities), ["forbids", "curious"]);
            hansu.press("editorTurn-1");
            compare(Array.from(editor.faultGravities), ["curious"]);
            play();
            compare(hansu.table.toMove, 1);
            hansu.move("24", "25");
            compare(hansu.table.moveCount, 1);
        }

        function test_every_step_is_taken_back_and_made_again() {
            edit("chess");
            const start = editor.positionText;
            click("e2");
            compare(editor.held, point("e2"));
            click("e4");
            drag("d7", null);
            click("a1", Qt.RightButton);
            hansu.press("castling1");
            const end = editor.positionText;
            for (let step = 0; step < 4; ++step)
                hansu.press("undoPosition");
            compare(editor.positionText, start);
            for (let step = 0; step < 4; ++step)
                keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier);
            compare(editor.positionText, end);
        }

        function test_text_is_read_and_a_bad_one_loses_nothing() {
            edit("chess");
            const field = hansu.find("positionField");
            const start = editor.positionText;
            field.forceActiveFocus();
            field.text = "4k3/8/8 w";
            keyClick(Qt.Key_Return);
            compare(editor.positionText, start);
            compare(field.text, "4k3/8/8 w");
            verify(hansu.find("unreadable").text.indexOf("3 rows instead of 8") > 0, hansu.find("unreadable").text);
            field.text = "4k3/8/8/3pP3/8/8/8/R3K3 w Q d6 0 9";
            keyClick(Qt.Key_Return);
            compare(hansu.find("unreadable"), null);
            compare(editor.castling, 2);
            compare(editor.enPassant, point("d6"));
            compare(editor.moveNumber, 9);
            editor.enPassant = -1;
            compare(field.text, "4k3/8/8/3pP3/8/8/8/R3K3 w Q - 0 9");
            editor.open("janggi");
            editor.usualStart();
            const usual = editor.positionText;
            hansu.press("hanView");
            verify(field.text.endsWith(" b - - 0 1"), field.text);
            verify(editor.readText(field.text));
            hansu.press("hanView");
            compare(field.text, usual);
        }

        function test_the_keyboard_alone_sets_up_a_board() {
            edit("chess");
            editor.clear();
            const board = hansu.find("editorBoard");
            board.forceActiveFocus();
            board.centreCursor();
            compare(board.cursor, point("e5"));
            keyClick("K", Qt.ShiftModifier);
            compare(editor.toolSide, 0);
            keyClick(Qt.Key_Up);
            keyClick(Qt.Key_Return);
            keyClick("k");
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            compare(editor.positionText.split(" ")[0], "8/8/4K3/8/4k3/8/8/8");
            keyClick(Qt.Key_Delete);
            compare(editor.positionText.split(" ")[0], "8/8/4K3/8/8/8/8/8");
            keyClick(Qt.Key_Escape);
            compare(editor.tool, "hand");
            keyClick(Qt.Key_Escape);
            tryVerify(() => hansu.find("newGamePage") !== null);
        }

        function test_a_position_is_analysed_and_the_one_on_show_is_edited() {
            edit("chess");
            verify(editor.readText("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
            hansu.press("analysePosition");
            tryVerify(() => hansu.find("analysisPage") !== null);
            const study = hansu.find("study");
            const board = hansu.find("studyTable");
            verify(board.submitText("e4"));
            verify(study.text().indexOf("[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]") >= 0, study.text());
            waitForRendering(hansu.find("board"));
            hansu.press("editShownButton");
            tryVerify(() => hansu.find("editorPage") !== null);
            compare(editor.positionText, "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
            // What is open is asked about before another record takes its place.
            hansu.press("analysePosition");
            tryVerify(() => hansu.find("dialogConfirm") !== null);
            hansu.press("dialogConfirm");
            tryVerify(() => hansu.find("analysisPage") !== null);
            verify(study.text().indexOf("4P3/8/8/4K3 b") >= 0, study.text());
        }

        function test_a_finished_game_is_only_analysed() {
            edit("chess");
            verify(editor.readText("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1"));
            verify(faults().indexOf("White won by checkmate.") === 0, faults());
            verify(!hansu.find("playPosition").enabled);
            verify(hansu.find("analysePosition").enabled);
        }

        function test_the_language_turns_over_everything() {
            edit("chess");
            editor.clear();
            hansu.preferences.language = "ko";
            verify(faults().indexOf("백에 킹이 없습니다") === 0, faults());
            compare(hansu.find("palette-0-queen").text, "백 퀸");
            hansu.preferences.language = "en";
            verify(faults().indexOf("White has no king") === 0, faults());
        }
    }
}
