"""Answers for each game on standard input what pyffish says about its positions: a JSON object a line.

In:  {"variant": "janggi", "start": "...", "moves": ["a4b4", ...], "positions": [{"fen": "...", "back": 1,
      "look_back": true}, ...]}
Out: {"positions": [{"moves": [...], "immediate": null, "optional": null}, ...], "fens": {"0": "..."}, "checks": "01..."}

The position at index i comes after i moves of the game; its FEN is that of the position `back` moves earlier, so that
rules that look back have as much to look at as they need. `immediate` and `optional` are the value for the side to
move if the game is over in that way.

Each call of pyffish builds its tables of attacks anew, which takes more than two milliseconds, whatever is asked: there
is one call a position, for its moves; one that says which moves of the whole game give check; `optional` is
asked for where it says `look_back` and in one position of sixteen, the FEN in one of sixteen too.
"""

import json
import sys

import pyffish

SAMPLED = 16


def answer(variant, fen, moves, look_back):
    legal = pyffish.legal_moves(variant, fen, moves)
    value = None
    if not legal:
        immediate, value = pyffish.is_immediate_game_end(variant, fen, moves)
        if not immediate:
            value = pyffish.game_result(variant, fen, moves)
    optional, claim = False, None
    if look_back:
        optional, claim = pyffish.is_optional_game_end(variant, fen, moves)
    return {"moves": legal, "immediate": value, "optional": claim if optional else None}


def answers(game):
    variant, moves = game["variant"], game["moves"]
    found, fens = [], {}
    for index, at in enumerate(game["positions"]):
        since = moves[index - at["back"]:index]
        sampled = index % SAMPLED == 0
        found.append(answer(variant, at["fen"], since, at["look_back"] or sampled))
        if sampled:
            fens[index] = pyffish.get_fen(variant, at["fen"], since)
    texts = pyffish.get_san_moves(variant, game["start"], moves, False, pyffish.NOTATION_SAN) if moves else []
    checks = "".join("1" if text.endswith(("+", "#")) else "0" for text in texts)
    return {"positions": found, "fens": fens, "checks": checks}


for line in sys.stdin:
    print(json.dumps(answers(json.loads(line))), flush=True)
