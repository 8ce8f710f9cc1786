import QtQuick
import QtTest

// What a person expects of the window itself: takeback, turning, languages, the keyboard, quick answers.
Item {
    width: 100
    height: 100

    HansuWindow {
        id: hansu
        test: test
    }
    SignalSpy {
        id: frames
        signalName: "frameSwapped"
    }

    TestCase {
        id: test
        name: "Habits"
        when: windowShown

        function initTestCase() {
            hansu.open();
        }
        function init() {
            failOnWarning(/(Type|Reference)Error|Unable to assign|Binding loop/);
        }
        function cleanupTestCase() {
            hansu.close();
        }
        function cleanup() {
            hansu.preferences.language = "en";
        }

        function test_taking_back_while_the_engine_thinks() {
            hansu.begin("chess", { "opponent": "computer", "level": 10, "side": "first" });
            hansu.move("e2", "e4");
            compare(hansu.table.moveCount, 1);
            verify(hansu.table.thinking);
            hansu.press("takeBackButton");
            compare(hansu.table.moveCount, 0);
            verify(!hansu.table.thinking);
            compare(hansu.pieceOn("e2"), "0 pawn");
            // Longer than the engine would have taken: an old answer must not arrive.
            wait(4000);
            compare(hansu.table.moveCount, 0);
            verify(hansu.table.humanTurn);
        }

        function test_a_new_game_while_the_engine_thinks() {
            hansu.begin("chess", { "opponent": "computer", "level": 10, "side": "first" });
            hansu.move("d2", "d4");
            verify(hansu.table.thinking);
            hansu.begin("go", { "opponent": "person", "goSize": 9 });
            wait(4000);
            compare(hansu.table.moveCount, 0);
            compare(hansu.table.game, "go");
        }

        function test_clicks_are_answered_while_the_engine_thinks() {
            hansu.begin("chess", { "opponent": "computer", "level": 10, "side": "first" });
            frames.target = hansu.window;
            hansu.move("e2", "e4");
            let answered = 0;
            for (let round = 0; round < 20 && hansu.table.thinking; ++round) {
                const serial = hansu.table.refusalSerial;
                const before = frames.count;
                hansu.click("d2");
                const took = frames.count - before;
                // Still thinking: the click was not answered by waiting for the search.
                if (!hansu.table.thinking)
                    break;
                compare(hansu.table.refusalSerial, serial + 1);
                verify(took <= 2, "answered after " + took + " frames");
                ++answered;
                hansu.window.update();
                tryVerify(() => frames.count > before, 5000, "no frame was drawn");
            }
            verify(answered >= 5, "only " + answered + " clicks fell into the search");
            verify(hansu.table.refusalTitle.includes("turn"), hansu.table.refusalTitle);
            frames.target = null;
        }

        function test_turning_the_board() {
            hansu.begin("janggi", { "opponent": "person" });
            const board = hansu.find("board");
            const corner = hansu.point("01");
            const before = board.pointCentre(corner);
            hansu.press("flipButton");
            verify(hansu.table.flipped);
            const after = board.pointCentre(corner);
            verify(after.x > before.x && after.y < before.y, "the corner is opposite");
            compare(hansu.table.pointName(corner), "01", "names turn with the board");
            hansu.move("71", "72");
            compare(hansu.table.moveCount, 1);
            hansu.press("flipButton");
            compare(board.pointCentre(corner).x, before.x);
        }

        function test_the_own_side_is_at_the_bottom() {
            hansu.begin("chess", { "opponent": "computer", "level": 1, "side": "second" });
            verify(hansu.table.flipped);
            const board = hansu.find("board");
            verify(board.pointCentre(hansu.point("e8")).y > board.pointCentre(hansu.point("e1")).y);
            tryCompare(hansu.table, "moveCount", 1, 30000);
        }

        function test_switching_the_language() {
            hansu.begin("go", { "opponent": "person", "goSize": 9 });
            hansu.click("E5");
            hansu.click("E5");
            compare(hansu.find("passButton").text, "Pass");
            const english = hansu.table.refusalText;
            hansu.preferences.language = "ko";
            tryCompare(hansu.find("passButton"), "text", "한수쉼");
            verify(hansu.table.refusalText !== english);
            verify(/[가-힣]/.test(hansu.table.refusalText), hansu.table.refusalText);
            verify(/[가-힣]/.test(hansu.table.statusText), hansu.table.statusText);
            hansu.preferences.language = "en";
            tryCompare(hansu.find("passButton"), "text", "Pass");
            compare(hansu.table.refusalText, english);
        }

        function test_the_keyboard_alone() {
            hansu.begin("go", { "opponent": "person", "goSize": 9 });
            const board = hansu.find("board");
            board.forceActiveFocus();
            keyClick(Qt.Key_Right);
            keyClick(Qt.Key_Up);
            verify(board.cursorShown);
            const name = hansu.table.pointName(board.cursor);
            keyClick(Qt.Key_Return);
            compare(hansu.table.moveCount, 1);
            compare(hansu.pieceOn(name), "0 stone");
            // A letter opens the entry for typed moves.
            for (const key of ["c", "3"])
                keyClick(key);
            keyClick(Qt.Key_Return);
            compare(hansu.table.moveCount, 2);
            compare(hansu.pieceOn("C3"), "1 stone");
            for (const key of ["z", "9", "9"])
                keyClick(key);
            keyClick(Qt.Key_Return);
            compare(hansu.table.moveCount, 2);
            verify(hansu.table.refusalTitle !== "");
        }

        function test_typed_moves_of_every_kind() {
            hansu.begin("chess", { "opponent": "person" });
            for (const text of ["e2e4", "e5", "Nf3", "g8f6"])
                verify(hansu.table.submitText(text), text + ": " + hansu.table.refusalText);
            verify(!hansu.table.submitText("Ke3"));
            hansu.begin("janggi", { "opponent": "person" });
            verify(hansu.table.submitText("a4a5"));
            verify(hansu.table.submitText("49병48"));
        }

        function test_points_speak() {
            hansu.begin("go", { "opponent": "person", "goSize": 9 });
            hansu.click("C4");
            compare(hansu.table.describePoint(hansu.point("C4")), "C4, black stone, last move");
        }

        function test_settings_take_effect() {
            hansu.begin("chess", { "opponent": "person" });
            hansu.preferences.showTargets = false;
            hansu.click("e2");
            compare(hansu.table.selected, hansu.point("e2"));
            hansu.preferences.showTargets = true;
            hansu.press("settingsButton");
            hansu.press("theme-dark");
            compare(hansu.preferences.theme, "dark");
            hansu.press("theme-system");
            hansu.press("doneButton");
            tryVerify(() => hansu.find("board") !== null);
        }

        function test_zz_closing_while_the_engine_thinks() {
            hansu.begin("janggi", { "opponent": "computer", "level": 10, "side": "first" });
            hansu.move("71", "72");
            verify(hansu.table.thinking);
            // The window goes at once; the run itself shows that nothing is left behind that would crash or hang.
            hansu.close();
            hansu.open();
            compare(hansu.table.game, "");
        }
    }
}
