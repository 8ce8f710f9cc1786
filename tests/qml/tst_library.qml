import QtQuick
import QtTest

// The library: records come in, are found, sorted, opened and removed.
Item {
    width: 100
    height: 100

    HansuWindow {
        id: hansu
        test: test
    }

    TestCase {
        id: test
        name: "Library"
        when: windowShown

        property var library: null
        readonly property string games: Qt.resolvedUrl("library/games.pgn").toString()

        function initTestCase() {
            hansu.open();
            library = hansu.find("library");
            hansu.press("libraryButton");
            // Games that ended in other tests are here.
            tryVerify(() => library.all >= 0 && !library.searching, 20000);
            while (library.all > 0) {
                const before = library.all;
                library.remove(0);
                tryVerify(() => library.all < before, 20000);
            }
            tryVerify(() => hansu.find("libraryEmpty") !== null, 20000);
            verify(hansu.find("libraryEmpty").text.includes("empty"));
            library.importUrls([games, Qt.resolvedUrl("library/stones.sgf").toString()]);
            tryCompare(library, "importEnded", true, 20000);
            tryCompare(library, "all", 4, 20000);
        }
        function init() {
            failOnWarning(/(Type|Reference)Error|Unable to assign|Binding loop/);
            if (hansu.find("libraryPage") === null)
                hansu.press("libraryButton");
            tryVerify(() => library.unfiltered && library.matching === library.all, 20000);
        }
        function cleanup() {
            if (hansu.find("libraryPage") !== null && hansu.find("libraryClear").enabled)
                hansu.press("libraryClear");
        }
        function cleanupTestCase() {
            hansu.close();
        }

        function names(): var {
            const found = [];
            for (let row = 0; row < hansu.find("libraryList").count; ++row)
                found.push(library.text(row, "first"));
            return found;
        }
        function typeInto(name: string, text: string) {
            const field = hansu.find(name);
            mouseClick(field);
            for (const letter of text)
                keyClick(letter);
            keyClick(Qt.Key_Return);
        }

        function test_a_game_that_could_not_be_added_is_told_on_any_page() {
            hansu.press("homeButton");
            library.gameWaits("full", "library.sqlite", "");
            verify(hansu.window.trouble.includes("The disk is full"), hansu.window.trouble);
            verify(hansu.window.trouble.includes("at the next start"), hansu.window.trouble);
            hansu.window.trouble = "";
        }

        function test_an_import_tells_what_came() {
            verify(hansu.find("importCounts").text.includes("New: 4"), hansu.find("importCounts").text);
            library.importUrls([games]);
            tryVerify(() => !library.importing && library.importKnown === 3, 20000);
            compare(library.importAdded, 0);
            hansu.press("importButton");
            compare(hansu.find("importButton"), null);
            tryCompare(library, "matching", 4, 20000);
        }

        function test_records_are_found_by_what_is_typed() {
            typeInto("libraryPlayer", "kim");
            tryCompare(library, "matching", 2, 20000);
            compare(hansu.find("libraryCount").text, "Found: 2 of 4");
            hansu.press("libraryClear");
            tryCompare(library, "matching", 4, 20000);
            hansu.press("libraryGame-go");
            tryCompare(library, "matching", 1, 20000);
            compare(names(), ["Sato"]);
            hansu.press("libraryClear");
            typeInto("libraryOpening", "1. e4 c5");
            tryCompare(library, "matching", 2, 20000);
            typeInto("libraryFrom", "2024");
            tryCompare(library, "matching", 1, 20000);
            compare(names(), ["Adams"]);
            typeInto("libraryResult", "0-1");
            tryCompare(library, "matching", 0, 20000);
            verify(hansu.find("libraryEmpty").text.includes("No record"));
        }

        function test_a_head_sorts_and_turns_the_order() {
            hansu.press("head-first");
            tryVerify(() => names().join() === "Adams,Kim,Sato,Zoe", 20000);
            hansu.press("head-first");
            tryVerify(() => names().join() === "Zoe,Sato,Kim,Adams", 20000);
            hansu.press("head-date");
            tryVerify(() => names()[0] === "Adams", 20000);
        }

        function test_a_record_opens_by_keyboard_and_its_position_is_found() {
            typeInto("libraryPlayer", "Adams");
            tryCompare(library, "matching", 1, 20000);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Return);
            tryVerify(() => hansu.find("analysisPage") !== null, 20000);
            const study = hansu.find("study");
            verify(study.title.includes("Adams"), study.title);
            study.step("last");

            hansu.press("libraryButton");
            tryCompare(library, "matching", 4, 20000);
            hansu.press("libraryPosition");
            // By another order of moves too.
            tryCompare(library, "matching", 2, 20000);
            verify(library.positionWanted);
            const other = names().indexOf("Zoe");
            const list = hansu.find("libraryList");
            list.positionViewAtIndex(other, ListView.Contain);
            const row = list.itemAtIndex(other);
            mouseClick(row);
            compare(list.currentIndex, other);
            keyClick(Qt.Key_Return);
            tryVerify(() => hansu.find("analysisPage") !== null && study.title.includes("Zoe"), 20000);
            compare(hansu.find("studyTable").shownMoveCount, 4, "the position that was looked for is on show");
        }

        // The last by name: it leaves one record less.
        function test_z_removing_asks_first() {
            typeInto("libraryPlayer", "Sato");
            tryCompare(library, "matching", 1, 20000);
            keyClick(Qt.Key_Down);
            keyClick(Qt.Key_Delete);
            hansu.press("dialogCancel");
            compare(library.all, 4);
            tryCompare(hansu.find("libraryList"), "count", 1);
            hansu.press("libraryRemove");
            hansu.press("dialogConfirm");
            tryCompare(library, "all", 3, 20000);
            compare(hansu.find("libraryList").count, 0);
        }
    }
}
