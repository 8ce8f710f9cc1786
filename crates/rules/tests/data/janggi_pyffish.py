"""Answers for each game on standard input what pyffish says about its positions: a JSON object a line.

In:  {"variant": "janggi", "positions": [{"fen": "...", "moves": ["a4b4"], "look_back": true}]}
Out: [{"moves": [...], "fen": "...", "check": false, "immediate": null, "optional": null}]
`immediate` and `optional` are the value for the side to move if the game is over in that way. Each call of pyffish
takes milliseconds: `optional` is asked for where it says `look_back` and in one position of eight, the FEN and the
check in the latter only; they are null elsewhere.
"""

import json
import sys

import pyffish


def answer(variant, at, everything):
    fen, moves = at["fen"], at["moves"]
    legal = pyffish.legal_moves(variant, fen, moves)
    value = None
    if not legal:
        immediate, value = pyffish.is_immediate_game_end(variant, fen, moves)
        if not immediate:
            value = pyffish.game_result(variant, fen, moves)
    optional, claim = False, None
    if at["look_back"] or everything:
        optional, claim = pyffish.is_optional_game_end(variant, fen, moves)
    return {
        "moves": legal,
        "fen": pyffish.get_fen(variant, fen, moves) if everything else None,
        "check": pyffish.gives_check(variant, fen, moves) if everything else None,
        "immediate": value,
        "optional": claim if optional else None,
    }


print(json.dumps("ready"), flush=True)
for line in sys.stdin:
    game = json.loads(line)
    answers = [
        answer(game["variant"], at, index % 8 == 0)
        for index, at in enumerate(game["positions"])
    ]
    print(json.dumps(answers), flush=True)
