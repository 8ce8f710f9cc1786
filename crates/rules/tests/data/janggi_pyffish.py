"""Answers for each game on standard input what pyffish says about its positions: a JSON object a line.

In:  {"variant": "janggi", "positions": [{"fen": "...", "moves": ["a4b4"]}]}
Out: [{"moves": [...], "fen": "...", "check": false, "immediate": null, "optional": null}]
`immediate` and `optional` are the value for the side to move if the game is over in that way. Each call of pyffish
takes milliseconds, so the FEN and the check are asked for in one position of eight only, and are null elsewhere.
"""

import json
import sys

import pyffish


def answer(variant, fen, moves, everything):
    legal = pyffish.legal_moves(variant, fen, moves)
    value = None
    if not legal:
        immediate, value = pyffish.is_immediate_game_end(variant, fen, moves)
        if not immediate:
            value = pyffish.game_result(variant, fen, moves)
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
        answer(game["variant"], at["fen"], at["moves"], index % 8 == 0)
        for index, at in enumerate(game["positions"])
    ]
    print(json.dumps(answers), flush=True)
