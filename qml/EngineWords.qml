pragma Singleton

import QtQuick

// The sentences about engines: what is wrong, where, and what helps. Codes and their details come from the program.
QtObject {
    readonly property var games: ({
            "go": qsTr("Go"),
            "chess": qsTr("Chess"),
            "janggi": qsTr("Janggi")
        })
    // What it was busy with: "... while ..."
    readonly property var phases: ({
            "starting": qsTr("introducing itself"),
            "preparing": qsTr("taking its settings"),
            "position": qsTr("being told the position"),
            "searching": qsTr("looking for a move"),
            "stopping": qsTr("breaking its search off"),
            "counting": qsTr("counting the board")
        })
    readonly property var sentences: ({
            "command-empty": qsTr("No program is named. Type its name or path, with its arguments behind it."),
            "command-quote": qsTr("The quotation mark %1 is not closed. Close it."),
            "not-found": qsTr("There is no program “%1”, neither at that path nor among the installed ones. Check the spelling, or choose its file."),
            "folder": qsTr("“%1” is a folder. Choose the program in it."),
            "not-executable": qsTr("“%1” may not be run. Allow it to be executed, or choose another file."),
            "other-machine": qsTr("“%1” was built for %2, not for this computer. Get the build for this system."),
            "interpreter": qsTr("“%1” needs %2, which is not installed. Install it."),
            "loader": qsTr("“%1” cannot be loaded, since something it needs is missing. Get the build for this system."),
            "system": qsTr("“%1” cannot be started. The system says: %2"),
            "processor": qsTr("It needs a newer processor than this one. Get a build for older processors, without AVX2 and BMI2."),
            "ended-at-once": qsTr("It ended as soon as it was started. Check its arguments and the files it needs."),
            "no-protocol": qsTr("It runs, but speaks neither UCI nor GTP. Perhaps an argument is missing, such as “gtp”."),
            "silent-start": qsTr("It runs, but said nothing for %1 s. Perhaps an argument is missing; a slow engine needs more patience."),
            "other-protocol": qsTr("It is set up for %1 and speaks %2. Test it on the Engines page: that corrects it."),
            "other-game": qsTr("It does not play %1. Choose another engine for this game."),
            "no-game": qsTr("“%1” works, but plays none of Hansu's games."),
            "cancelled": qsTr("The test was called off."),
            "ended": qsTr("It ended while %1. Ask again to start it anew."),
            "silent": qsTr("It gave no answer for %2 s while %1, and was ended. Ask again, or give it more patience on the Engines page."),
            "not-reading": qsTr("It no longer reads what it is told, and was ended. Ask again to start it anew."),
            "refused": qsTr("It refused “%1” and said: “%2”."),
            "no-move": qsTr("It says that there is no move (“%1”), although there is one."),
            "unreadable": qsTr("It answered “%1”, which is no move that could be played."),
            "no-variant": qsTr("It does not know these rules (%1). Choose another engine, or other rules."),
            "no-chess960": qsTr("It does not play Chess960. Choose another engine."),
            "board-size": qsTr("It does not play on a board of this size (%1×%1). Choose another engine."),
            "no-analysis": qsTr("It can play but not analyse. Choose another engine."),
            "panicked": qsTr("Its search broke off by a fault of Hansu itself: %1"),
            "no-move-found": qsTr("It found no move, although there is one."),
            "unsupported": qsTr("It does not know how to play this."),
            "unavailable": qsTr("It cannot be started: %1")
        })

    // Put in at once, so that a text of a program is never taken for a place to fill.
    function fill(template: string, parts: var): string {
        return template.replace(/%(\d)/g, (mark, number) => parts[number - 1] ?? "");
    }
    function joined(parts: var, mark: string): string {
        return parts.filter(part => part !== "").join(mark);
    }
    function said(text: string): string {
        return text === "" ? "" : " " + fill(qsTr("It said: “%1”."), [text]);
    }
    function exit(how: string, number: string): string {
        return how === "code" ? " " + fill(qsTr("(Exit code %1.)"), [number]) : how === "signal" ? " " + fill(qsTr("(Signal %1.)"), [number]) : "";
    }
    function gameNames(list: var): string {
        return Array.from(list).map(game => games[game] ?? game).join(", ");
    }
    // One or two sentences for a code of the program.
    function trouble(code: string, details: var): string {
        const parts = Array.from(details);
        const template = sentences[code] ?? "";
        switch (code) {
        case "ended-at-once":
            return template + exit(parts[0], parts[1]) + said(parts[2]);
        case "no-protocol":
            return template + said(parts[0]);
        case "silent-start":
            return fill(template, parts) + said(parts[1]);
        case "ended":
            return fill(template, [phases[parts[0]] ?? ""]) + exit(parts[1], parts[2]) + said(parts[3]);
        case "silent":
            return fill(template, [phases[parts[0]] ?? "", parts[1]]);
        case "board-size":
            return fill(template, parts) + said(parts[1]);
        case "other-game":
            return fill(template, [games[parts[0]] ?? parts[0]]);
        default:
            return fill(template, parts);
        }
    }
    // Of an engine that works: its name, who wrote it, the milliseconds, the options that do not fit.
    function works(details: var, playsGames: var): string {
        const parts = Array.from(details);
        const who = parts[0] === "" ? "" : parts[1] === "" ? parts[0] : `${parts[0]} (${parts[1]})`;
        const took = parts[2] < 1000 ? fill(qsTr("%1 ms"), [parts[2]]) : fill(qsTr("%1 s"), [(parts[2] / 1000).toFixed(1)]);
        const facts = joined([who, gameNames(playsGames), took], " · ");
        const unfit = parts[3] === "" ? "" : " " + fill(qsTr("These settings do not fit it and are left out: %1."), [parts[3]]);
        return fill(qsTr("It works: %1."), [facts]) + unfit;
    }
}
