import QtQuick
import QtTest

// Outside engines: the list, a test that says in words what is wrong, options, a seat, and a game one holds up. Nothing
// is assumed to be installed but a shell.
Item {
    width: 100
    height: 100

    // A small engine of chess: it introduces itself with an option of each kind, and answers every search with `move`.
    function script(move: string): string {
        return `sh -c 'while read -r a b; do case "$a" in uci) echo "id name Scripted"; echo "id author A Shell"; `
            + `echo "option name Hash type spin default 16 min 1 max 64"; echo "option name OwnBook type check default false"; `
            + `echo "option name Style type combo default Solid var Solid var Risky"; echo "option name Clear type button"; `
            + `echo "option name Net type string default"; echo "option name UCI_Elo type spin default 1500 min 1300 max 2000"; `
            + `echo uciok;; isready) echo readyok;; go) echo "bestmove ${move}";; quit) exit;; esac; done'`;
    }

    id: file

    HansuWindow {
        id: hansu
        test: test
    }

    TestCase {
        id: test
        name: "Engines"
        when: windowShown

        property var engines: null

        function initTestCase() {
            hansu.open();
            engines = hansu.find("engines");
        }
        function init() {
            failOnWarning(/(Type|Reference)Error|Unable to assign|Binding loop/);
            hansu.table.closeTable();
            if (hansu.window.page !== "engines")
                hansu.press("enginesButton");
            tryVerify(() => !engines.searching, 20000);
        }
        function cleanup() {
            hansu.preferences.language = "en";
            hansu.choices.game = "chess";
            hansu.choices.engine = "";
        }
        function cleanupTestCase() {
            hansu.close();
        }

        function add(command: string) {
            hansu.find("engineCommand").text = command;
            hansu.press("addEngineButton");
            tryVerify(() => !engines.adding, 30000);
        }
        // Adds the scripted engine under a name of its own, and selects it.
        function addScripted(move: string, name: string) {
            add(file.script(move));
            compare(hansu.find("addTrouble"), null, engines.addCode);
            verify(engines.rename(name) || engines.name === name);
        }
        function trouble(): string {
            return hansu.find("addTrouble").text;
        }
        // Sits the named engine down as White against a person.
        function play(name: string) {
            hansu.begin("chess", { "opponent": "computer", "side": "second", "engine": name });
        }

        function test_what_is_wrong_is_said_in_words() {
            const before = engines.count;
            add("");
            verify(trouble().includes("No program is named"), trouble());
            add("'half a quotation");
            verify(trouble().includes("not closed"), trouble());
            add("/no/such/engine --uci");
            verify(trouble().includes("no program “/no/such/engine”"), trouble());
            add("/");
            verify(trouble().includes("is a folder"), trouble());
            add("sh -c 'echo no net >&2; exit 3'");
            verify(trouble().includes("as soon as it was started"), trouble());
            verify(trouble().includes("Exit code 3"), trouble());
            verify(trouble().includes("no net"), trouble());
            add("sh -c 'while read -r a; do echo hello %1 there; done'");
            verify(trouble().includes("neither UCI nor GTP"), trouble());
            verify(trouble().includes("hello %1 there"), trouble());
            hansu.preferences.language = "ko";
            tryVerify(() => /[가-힣]/.test(trouble()) && trouble().includes("UCI"));
            compare(engines.count, before);
        }

        function test_adding_can_be_called_off() {
            hansu.find("engineCommand").text = "sh -c 'while read -r a; do :; done'";
            hansu.press("addEngineButton");
            verify(engines.adding);
            hansu.press("cancelAddButton");
            tryVerify(() => !engines.adding, 15000);
            compare(engines.addCode, "");
        }

        function test_an_engine_is_added_set_up_and_removed() {
            addScripted("e2e4", "Setup");
            compare(engines.by, "A Shell");
            compare(Array.from(engines.games), ["chess"]);
            verify(hansu.find("testSentence").text.includes("It works: Scripted (A Shell)"), hansu.find("testSentence").text);
            compare(hansu.find("engineName").text, "Setup");

            // What Hansu manages itself is not offered.
            compare(engines.optionCount, 5);
            const number = hansu.find("option-Hash-numberField");
            number.text = "32";
            number.editingFinished();
            compare(engines.optionValue(0), "32");
            number.text = "99999";
            number.editingFinished();
            compare(engines.optionValue(0), "64", "held within what the engine takes");
            hansu.find("option-OwnBook-switch").toggleByKey();
            compare(engines.optionValue(1), "true");
            hansu.find("option-Style-combo").chosen("Risky");
            compare(engines.optionValue(2), "Risky");
            compare(hansu.find("option-Style-combo").displayText, "Risky");
            verify(hansu.find("option-Clear-press") !== null);
            compare(engines.setCount, 3);
            hansu.find("option-Hash-reset").clicked();
            compare(engines.optionValue(0), "16");
            engines.resetOptions();
            compare(engines.setCount, 0);

            hansu.find("eloSwitch").toggleByKey();
            compare(engines.elo, 1300);
            engines.moveSeconds = 0.5;
            compare(hansu.find("moveTimeField").text, "0.5");

            hansu.press("testEngineButton");
            tryCompare(engines, "testCode", "works", 30000);
            tryVerify(() => engines.logCount > 5, 5000);
            compare(engines.logDirection(0), "remark");
            verify(engines.logCopy().includes("uciok"));

            const count = engines.count;
            hansu.press("removeEngineButton");
            hansu.press("dialogCancel");
            compare(engines.count, count);
            tryVerify(() => hansu.find("dialogCancel") === null);
            hansu.press("removeEngineButton");
            hansu.press("dialogConfirm");
            compare(engines.count, count - 1);
        }

        function test_a_broken_command_is_told_by_the_test() {
            addScripted("e2e4", "Broken");
            const field = hansu.find("engineCommandField");
            field.text = "/no/such/engine";
            field.editingFinished();
            compare(engines.command, "/no/such/engine");
            hansu.press("testEngineButton");
            tryCompare(engines, "testCode", "not-found", 30000);
            verify(hansu.find("testSentence").text.includes("/no/such/engine"));
            compare(engines.optionCount, 5, "what it once said is still known");
            engines.remove();
        }

        function test_an_engine_plays() {
            addScripted("e2e4", "Player");
            play("Player");
            tryCompare(hansu.table, "moveCount", 1, 30000);
            compare(hansu.pieceOn("e4"), "0 pawn");
            compare(hansu.table.firstEngine, "Player");
            // Its log can be followed while it plays.
            hansu.press("enginesButton");
            tryVerify(() => engines.logSources.indexOf("game") >= 0, 5000);
            hansu.find("logSource").chosen("game");
            tryVerify(() => engines.logCopy().includes("bestmove e2e4"), 5000);
            engines.remove();
        }

        function test_an_illegal_move_is_shown_and_a_person_takes_over() {
            addScripted("e2e5", "Cheat");
            play("Cheat");
            tryCompare(hansu.table, "phase", "paused", 30000);
            compare(hansu.table.moveCount, 0);
            verify(hansu.find("pauseTitle").text.includes("Cheat wants to play e2e5"), hansu.find("pauseTitle").text);
            verify(hansu.find("pauseSentence").text.length > 10, hansu.find("pauseSentence").text);
            // Asked again, it wants the same.
            hansu.press("resumeButton");
            tryCompare(hansu.table, "phase", "paused", 30000);
            hansu.press("takeOverButton");
            compare(hansu.table.phase, "playing");
            hansu.move("e2", "e4");
            compare(hansu.table.moveCount, 1);
            engines.remove();
        }

        function test_a_failed_engine_is_replaced() {
            addScripted("e2e4", "Gone");
            engines.setCommand("/no/such/engine");
            play("Gone");
            tryCompare(hansu.table, "phase", "paused", 30000);
            verify(hansu.find("pauseSentence").text.includes("no program “/no/such/engine”"), hansu.find("pauseSentence").text);
            hansu.choices.level = 1;
            hansu.find("handOver").chosen("");
            tryCompare(hansu.table, "moveCount", 1, 30000);
            compare(hansu.table.firstEngine, "");
            engines.remove();
        }

        function test_whoever_took_over_sits_there_again() {
            addScripted("e2e5", "Leaver");
            play("Leaver");
            tryCompare(hansu.table, "phase", "paused", 30000);
            hansu.press("takeOverButton");
            hansu.move("e2", "e4");
            hansu.press("homeButton");
            hansu.press("adjournGameButton");
            tryVerify(() => hansu.find("resumeGame0") !== null, 20000);
            hansu.press("resumeGame0");
            tryVerify(() => hansu.find("board") !== null);
            compare(hansu.table.moveCount, 1);
            compare(hansu.table.firstEngine, "");
            compare(hansu.table.firstLevel, 0);
            hansu.press("enginesButton");
            engines.remove();
        }

        function test_an_analysis_that_fails_says_why_and_can_be_read_along() {
            addScripted("e2e4", "Analyst");
            engines.setCommand("/no/such/engine");
            const study = hansu.find("study");
            study.pasteText("1. e4 *");
            tryVerify(() => hansu.find("analysisPage") !== null);
            study.analysisEngine = "Analyst";
            study.analysing = true;
            tryVerify(() => hansu.find("analysisTrouble") !== null, 20000);
            verify(hansu.find("analysisTrouble").text.includes("no program “/no/such/engine”"), hansu.find("analysisTrouble").text);
            study.analysing = false;
            tryVerify(() => hansu.find("analysisTrouble") === null);
            study.analysisEngine = "";
            hansu.press("enginesButton");
            engines.remove();
        }

        function test_a_side_can_be_given_up() {
            addScripted("e2e5", "Loser");
            play("Loser");
            tryCompare(hansu.table, "phase", "paused", 30000);
            hansu.press("forfeitButton");
            hansu.press("dialogConfirm");
            compare(hansu.table.phase, "over");
            verify(hansu.table.outcomeText.includes("Black"), hansu.table.outcomeText);
            engines.remove();
        }

        function test_a_missing_engine_is_told() {
            play("Nobody's engine");
            verify(hansu.find("notice").text.includes("Nobody's engine"), hansu.find("notice").text);
            compare(hansu.table.firstEngine, "");
            verify(hansu.table.firstLevel > 0);
        }
    }
}
