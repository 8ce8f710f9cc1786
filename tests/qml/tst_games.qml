import QtQuick
import QtTest

// A game of each kind: legal moves, refused ones with their reasons and marks, answers of the built-in engine.
Item {
    width: 100
    height: 100

    HansuWindow {
        id: hansu
        test: test
    }

    TestCase {
        id: test
        name: "Games"
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

        function test_go_between_persons() {
            hansu.begin("go", { "opponent": "person", "goSize": 9 });
            hansu.click("E5");
            compare(hansu.table.moveCount, 1);
            compare(hansu.pieceOn("E5"), "0 stone");
            compare(hansu.table.toMove, 1);

            hansu.click("E5");
            compare(hansu.table.moveCount, 1);
            compare(hansu.table.toMove, 1);
            compare(hansu.table.refusalTitle, "Occupied.");
            verify(hansu.table.refusalText.includes("E5"), hansu.table.refusalText);
            compare(hansu.marksOf("Blocker"), ["E5"]);
            const text = hansu.find("refusalText");
            verify(text.visible && text.text.includes("Occupied."));
            compare(hansu.find("liveText").text, hansu.table.refusalTitle + " " + hansu.table.refusalText);

            hansu.click("C3");
            compare(hansu.table.moveCount, 2);
            compare(hansu.table.refusalTitle, "", "a legal move clears the reason");
        }

        function test_go_is_played_to_the_score() {
            hansu.begin("go", { "opponent": "person", "goSize": 5, "goRules": "chinese", "goKomi": 0.5 });
            for (const stone of ["C1", "D1", "C2", "D2", "C3", "D3", "C4", "D4", "C5", "D5"])
                hansu.click(stone);
            compare(hansu.table.moveCount, 10);
            hansu.press("passButton");
            keyClick(Qt.Key_Space);
            compare(hansu.table.phase, "scoring");
            tryCompare(hansu.table, "counting", false, 30000);
            compare(hansu.table.ownership.length, 25);
            hansu.press("acceptScoreButton");
            compare(hansu.table.phase, "over");
            verify(hansu.table.outcomeText.includes("Black"), hansu.table.outcomeText);
            verify(hansu.find("outcomeText").text.includes(hansu.table.outcomeText));
        }

        function test_chess_against_the_engine() {
            hansu.begin("chess", { "opponent": "computer", "level": 1, "side": "first" });
            hansu.move("e2", "e5");
            compare(hansu.table.moveCount, 0);
            compare(hansu.table.refusalSquares, "e2 → e5");
            compare(hansu.marksOf("Target"), ["e5"]);
            compare(hansu.pieceOn("e2"), "0 pawn");

            hansu.click("e2");
            verify(hansu.table.targets.length === 2, "the pawn's two squares are shown");
            hansu.click("e4");
            compare(hansu.pieceOn("e4"), "0 pawn");
            tryCompare(hansu.table, "moveCount", 2, 30000);
            verify(hansu.table.humanTurn);
        }

        function test_chess_by_dragging() {
            hansu.begin("chess", { "opponent": "person" });
            hansu.drag("g1", "f3");
            compare(hansu.pieceOn("f3"), "0 knight");
            hansu.drag("f8", "c5");
            compare(hansu.table.moveCount, 1);
            compare(hansu.marksOf("Blocker"), ["e7"]);
            compare(hansu.pieceOn("f8"), "1 bishop");
        }

        function test_chess_mate_ends_the_game() {
            hansu.begin("chess", { "opponent": "person" });
            for (const [from, to] of [["f2", "f3"], ["e7", "e5"], ["g2", "g4"], ["d8", "h4"]])
                hansu.move(from, to);
            compare(hansu.table.phase, "over");
            verify(hansu.table.outcomeText.includes("checkmate"), hansu.table.outcomeText);
            hansu.click("a2");
            verify(hansu.table.refusalTitle !== "", "a finished game says so");
        }

        function test_a_pawn_asks_what_it_becomes() {
            hansu.begin("chess", { "opponent": "person" });
            for (const [from, to] of [["a2", "a4"], ["b7", "b5"], ["a4", "b5"], ["a7", "a6"], ["b5", "a6"], ["b8", "c6"], ["a6", "a7"], ["c6", "e5"]])
                hansu.move(from, to);
            hansu.move("a7", "a8");
            compare(hansu.table.moveCount, 8, "blocked by the rook");
            hansu.move("h2", "h3");
            hansu.move("a8", "b8");
            hansu.move("a7", "a8");
            verify(hansu.table.promotionPending);
            compare(hansu.table.promotionChoices.length, 4);
            hansu.press("promote-knight");
            compare(hansu.pieceOn("a8"), "0 knight");
        }

        function test_janggi() {
            hansu.begin("janggi", { "opponent": "person", "choFormation": 0, "hanFormation": 0 });
            compare(hansu.pieceOn("95"), "0 general");
            compare(hansu.pieceOn("25"), "1 general");
            // A cannon cannot move at the start: nothing it may jump.
            hansu.move("82", "84");
            compare(hansu.table.moveCount, 0);
            compare(hansu.table.refusalTitle !== "", true);
            hansu.move("71", "72");
            compare(hansu.table.moveCount, 1);
            compare(hansu.table.moveText(0), "71졸72");
            compare(hansu.table.secondPoints, "73.5");
        }

        function test_janggi_two_passes_end_on_points() {
            hansu.begin("janggi", { "opponent": "person", "janggiRules": "kakao" });
            hansu.press("passButton");
            compare(hansu.table.moveCount, 1);
            hansu.press("passButton");
            compare(hansu.table.phase, "over");
            verify(hansu.table.outcomeText.includes("Han"), hansu.table.outcomeText);
            verify(hansu.table.outcomeText.includes("73.5"), hansu.table.outcomeText);
        }

        function test_engines_play_each_other() {
            hansu.begin("janggi", { "opponent": "watch", "level": 1, "otherLevel": 1 });
            tryVerify(() => hansu.table.moveCount >= 4, 60000);
            hansu.click("71");
            verify(hansu.table.refusalTitle.includes("turn"), hansu.table.refusalTitle);
        }

        function test_a_rating_is_shown_where_it_was_measured() {
            const words = game => {
                hansu.press("newGameButton");
                hansu.press("card" + game);
                hansu.choices.opponent = "computer";
                hansu.choices.level = 5;
                return hansu.find("levelWords").text;
            };
            verify(/Elo about \d+/.test(words("Chess")), words("Chess"));
            verify(!words("Go").includes("Elo"), words("Go"));
        }
        function test_giving_up() {
            hansu.begin("chess", { "opponent": "computer", "level": 1, "side": "first" });
            hansu.press("resignButton");
            hansu.press("dialogConfirm");
            compare(hansu.table.phase, "over");
            verify(hansu.table.outcomeText.includes("Black"), hansu.table.outcomeText);
        }
    }
}
