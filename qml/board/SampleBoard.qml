pragma ComponentBehavior: Bound

import QtQuick
import org.hansu

// A little board with a typical position of a game.
MiniBoard {
    id: sample

    required property Preferences preferences

    readonly property var rowsOfPieces: ({
            // From the top row down; upper case is the first side, a dot is an empty point.
            "go": [".........", "..o......", "..oX..X..", "...Xo....", "...oXX...", "...oo.X..", "..X.oX...", "......o..", "........."],
            "chess": ["r.bqkb.r", "pppp.ppp", "..n..n..", "....p...", "..B.P...", ".....N..", "PPPP.PPP", "RNBQK..R"],
            "janggi": ["rehg.gehr", "....k....", ".c.....c.", "p.p.p.p.p", ".........", ".........", "P.P.P.P.P", ".C.....C.", "....K....", "REHG.GEHR"]
        })
    readonly property var letters: ({
            "go": { "x": "stone", "o": "stone" },
            "chess": { "k": "king", "q": "queen", "r": "rook", "b": "bishop", "n": "knight", "p": "pawn" },
            "janggi": { "k": "general", "g": "guard", "r": "chariot", "c": "cannon", "h": "horse", "e": "elephant", "p": "soldier" }
        })

    function laidOut(): var {
        const lines = rowsOfPieces[game] ?? [];
        const found = [];
        for (let r = 0; r < lines.length; ++r) {
            for (let c = 0; c < lines[r].length; ++c) {
                const letter = lines[r][c];
                const kind = letters[game][letter.toLowerCase()];
                if (kind !== undefined)
                    found.push([letter === letter.toLowerCase() ? 1 : 0, kind, c, lines.length - 1 - r]);
            }
        }
        return found;
    }

    columns: (rowsOfPieces[game] ?? ["........"])[0].length
    rows: (rowsOfPieces[game] ?? []).length || 8
    pieces: laidOut()
    janggiPieces: preferences.janggiPieces
    choBlue: preferences.choColor === "blue"
}
