import QtQuick
import QtTest

// Clocks, looking back, and the page on which records are gone through.
Item {
    width: 200
    height: 200

    HansuWindow {
        id: hansu
        test: cases
    }
    TestCase {
        id: cases
        name: "Records"
        when: windowShown

        property var study: null

        function initTestCase() {
            hansu.open();
            study = hansu.find("study");
        }
        function init() {
            failOnWarning(/(Type|Reference)Error|Unable to assign|Binding loop/);
        }
        function cleanupTestCase() {
            hansu.close();
        }
        function rowTexts() {
            const rows = [];
            for (let row = 0; row < study.rowCount; ++row)
                rows.push(study.rowComment(row) !== "" ? "# " + study.rowComment(row) : study.rowLevel(row) + " " + Array.from(study.rowTexts(row)).join(" "));
            return rows;
        }
        function paste(text: string) {
            study.pasteText(text);
            tryVerify(() => hansu.find("analysisPage") !== null);
        }

        function test_a_clock_runs_for_the_side_to_move() {
            hansu.begin("chess", { "opponent": "person", "setTimeKind": "fischer", "setMainTime": 60, "setIncrement": 5 });
            compare(hansu.table.clockRunning, 0);
            compare(hansu.table.clockTexts[1], "1:00");
            hansu.move("e2", "e4");
            compare(hansu.table.clockRunning, 1);
            verify(hansu.table.clockTexts[0].startsWith("1:0"), hansu.table.clockTexts[0]);
            hansu.press("pauseButton");
            tryCompare(hansu.table, "phase", "paused");
            compare(hansu.table.clockRunning, -1);
            tryVerify(() => hansu.find("resumeButton") !== null);
            waitForRendering(hansu.find("board"));
            hansu.press("resumeButton");
            tryCompare(hansu.table, "clockRunning", 1);
            hansu.choices.setTimeKind(0, "none");
        }

        function test_each_side_can_have_its_own_clock() {
            hansu.choices.game = "chess";
            hansu.choices.setTimeKind(0, "absolute");
            hansu.choices.setMainTime(0, 600);
            hansu.choices.ownClocks = true;
            hansu.choices.setMainTime(1, 60);
            hansu.begin("chess", { "opponent": "person" });
            verify(hansu.table.clockTexts[0].startsWith("10:00") || hansu.table.clockTexts[0].startsWith("9:5"), hansu.table.clockTexts[0]);
            compare(hansu.table.clockTexts[1], "1:00");
            hansu.choices.ownClocks = false;
            hansu.choices.setTimeKind(0, "none");
        }

        function test_an_adjourned_game_waits_on_the_first_page() {
            const before = hansu.table.unfinishedCount;
            hansu.begin("chess", { "opponent": "person", "setTimeKind": "absolute", "setMainTime": 600 });
            hansu.move("e2", "e4");
            hansu.press("pauseButton");
            hansu.press("adjournButton");
            tryVerify(() => hansu.find("homePage") !== null);
            hansu.choices.setTimeKind(0, "none");
            compare(hansu.table.game, "");
            tryCompare(hansu.table, "unfinishedCount", before + 1, 20000);
            hansu.press("resumeGame0");
            tryVerify(() => hansu.find("board") !== null);
            compare(hansu.table.moveCount, 1);
            compare(hansu.pieceOn("e4"), "0 pawn");
            hansu.move("e7", "e5");
            compare(hansu.table.moveCount, 2);
            verify(hansu.table.clockTexts[1].startsWith("10:00") || hansu.table.clockTexts[1].startsWith("9:5"), hansu.table.clockTexts[1]);
        }

        function test_a_strict_game_has_no_takeback() {
            hansu.begin("chess", { "opponent": "person", "strict": true });
            hansu.move("e2", "e4");
            verify(!hansu.table.canTakeBack);
            verify(!hansu.table.canHint);
            compare(hansu.find("takeBackButton"), null);
            hansu.choices.strict = false;
        }

        function test_the_last_move_is_judged_when_asked() {
            hansu.begin("chess", { "opponent": "person" });
            verify(!hansu.table.canJudge);
            for (const [from, to] of [["f2", "f3"], ["e7", "e5"], ["g2", "g4"]])
                hansu.move(from, to);
            hansu.press("judgeButton");
            tryCompare(hansu.table, "verdictClass", "blunder", 60000);
            verify(hansu.find("verdict").text.indexOf("g4") >= 0, hansu.find("verdict").text);
            hansu.move("d8", "h4");
            compare(hansu.table.verdictClass, "");
        }

        function test_earlier_positions_are_shown_and_left_again() {
            hansu.begin("chess", { "opponent": "person" });
            hansu.move("e2", "e4");
            hansu.move("e7", "e5");
            const board = hansu.find("board");
            board.forceActiveFocus();
            keyClick(Qt.Key_Left);
            compare(hansu.table.shownMoveCount, 1);
            verify(hansu.table.looksBack);
            compare(hansu.pieceOn("e7"), "1 pawn");
            keyClick(Qt.Key_Home);
            compare(hansu.pieceOn("e2"), "0 pawn");
            keyClick(Qt.Key_End);
            verify(!hansu.table.looksBack);
            compare(hansu.pieceOn("e5"), "1 pawn");
            keyClick(Qt.Key_Left);
            // A click at the board goes back to the game and plays nothing.
            hansu.click("d2");
            verify(!hansu.table.looksBack);
            compare(hansu.table.moveCount, 2);
        }

        function test_a_pasted_record_is_gone_through() {
            paste("[White \"Kim\"]\n[Black \"Lee\"]\n\n1. e4 e5 {open} (1... c5 2. Nf3) 2. Nf3 Nc6 *");
            compare(rowTexts(), ["0 e4 e5", "# open", "1 c5 Nf3", "0 Nf3 Nc6"]);
            study.step("first");
            study.step("after");
            study.step("after");
            compare(study.comment, "open");
            verify(hansu.find("recordTitle").text.indexOf("Kim") >= 0);
            study.step("below");
            verify(study.inVariation);
            study.edit("main");
            compare(rowTexts()[0], "0 e4 c5");
            study.edit("undo");
            compare(rowTexts()[0], "0 e4 e5");
            study.edit("redo");
            study.edit("cut");
            verify(rowTexts().join("|").indexOf("c5") < 0, rowTexts().join("|"));
        }

        function test_moves_tried_are_variations_and_refusals_are_told() {
            paste("1. e4 e5 2. Nf3 *");
            const board = hansu.find("studyTable");
            study.step("first");
            verify(board.submitText("d4"));
            compare(rowTexts(), ["0 e4", "1 d4", "0 e5", "0 Nf3"]);
            verify(!board.submitText("d4"));
            verify(board.refusalTitle !== "");
            study.comment = "the queen's pawn";
            study.judgement = 1;
            verify(rowTexts().indexOf("1 d4!") >= 0, rowTexts().join("|"));
            verify(study.text().indexOf("the queen's pawn") >= 0, study.text());
        }

        function test_a_game_at_the_table_is_analysed_as_a_copy() {
            hansu.begin("go", { "opponent": "person", "goSize": 9 });
            hansu.click("E5");
            hansu.click("C3");
            hansu.press("analyseButton");
            tryVerify(() => hansu.find("analysisPage") !== null);
            compare(rowTexts(), ["0 E5 C3"]);
            hansu.find("studyTable").submitText("G7");
            compare(rowTexts(), ["0 E5 C3", "0 G7"]);
            compare(hansu.table.moveCount, 2);
            study.analysing = true;
            tryVerify(() => study.knownLines > 0, 60000);
            verify(study.lineText(0) !== "");
            verify(study.firstWins >= 0 && study.firstWins <= 1);
            study.analysing = false;
            compare(study.knownLines, 0);
        }

        function shapes(): string {
            return Array.from(study.markShapes).join(" ");
        }
        // A press at one point of the board and a release at another.
        function stroke(from: int, to: int, button: int) {
            const board = hansu.find("board");
            const start = board.pointCentre(from);
            const end = board.pointCentre(to);
            mousePress(board, start.x, start.y, button);
            mouseMove(board, (start.x + end.x) / 2, (start.y + end.y) / 2, 20);
            mouseMove(board, end.x, end.y, 20);
            mouseRelease(board, end.x, end.y, button);
        }

        function test_marks_of_a_file_are_shown_and_more_are_drawn() {
            paste("(;GM[1]SZ[9]TR[ee]LB[cc:A];B[ee])");
            study.step("first");
            compare(shapes(), "triangle label");
            // E5, A1 and C3.
            compare(study.markPlaces[0], 40);
            hansu.press("pen-square");
            stroke(40, 40, Qt.LeftButton);
            compare(shapes(), "label square");
            hansu.press("pen-letter");
            stroke(0, 0, Qt.LeftButton);
            compare(study.markTexts[2], "B");
            stroke(0, 20, Qt.LeftButton);
            compare(shapes(), "label square label arrow");
            verify(study.text().includes("SQ[ee]") && study.text().includes("AR[ai:cg]"), study.text());
            verify(!study.text().includes("TR["), study.text());
            // The keyboard draws as well.
            const board = hansu.find("board");
            board.forceActiveFocus();
            keyClick(Qt.Key_Return);
            keyClick(Qt.Key_Return);
            compare(study.markShapes.length, 5);
            compare(hansu.find("studyTable").moveCount, 0);
            study.edit("undo");
            compare(study.markShapes.length, 4);
            hansu.press("clearMarksButton");
            compare(shapes(), "");
            hansu.press("pen-letter");
            stroke(0, 0, Qt.LeftButton);
            compare(hansu.find("studyTable").moveCount, 1);
        }

        function test_the_right_button_draws_on_a_board_of_pieces() {
            paste("1. e4 *");
            // e4, and from g1 to f3.
            stroke(28, 28, Qt.RightButton);
            stroke(6, 21, Qt.RightButton);
            compare(shapes(), "fill arrow");
            verify(study.text().includes("[%csl Ge4]") && study.text().includes("[%cal Gg1f3]"), study.text());
            stroke(28, 28, Qt.RightButton);
            compare(shapes(), "arrow");
        }

        function test_the_dialogs_for_files_open_and_close() {
            paste("[White \"Kim\"]\n[Black \"Lee\"]\n\n1. e4 e5 *");
            tryVerify(() => hansu.find("files").fileDialogs !== null);
            const dialogs = hansu.find("files").fileDialogs;
            const choosers = [];
            for (let index = 0; index < dialogs.resources.length; ++index)
                choosers.push(dialogs.resources[index]);
            compare(choosers.map(chooser => chooser.objectName), ["openDialog", "saveDialog"]);
            keyClick(Qt.Key_S, Qt.ControlModifier | Qt.ShiftModifier);
            tryVerify(() => choosers[1].visible);
            verify(`${choosers[1].selectedFile}`.endsWith("Kim – Lee.pgn"), choosers[1].selectedFile);
            choosers[1].close();
            tryVerify(() => !choosers[1].visible);
            keyClick(Qt.Key_O, Qt.ControlModifier);
            tryVerify(() => choosers[0].visible || hansu.find("dialogConfirm") !== null);
            choosers[0].close();
        }

        function test_text_that_is_no_record_gets_a_sentence() {
            study.pasteText("(;GM[2]SZ[8]");
            tryVerify(() => hansu.find("notice") !== null && hansu.find("notice").text !== "");
            hansu.window.trouble = "";
        }
    }
}
