"""Answers questions about chess positions from two independent rule sets: pyffish and python-chess.

A JSON array of questions a line on standard input, each
{"fen", "chess960", "move" (UCI, or null), "san" (bool)}; the array of their answers a line on standard output, each
{"pyffish": [...], "chess": [...], "after": FEN or null, "san": {uci: san} or null,
"mate", "stalemate", "insufficient": bool}. Moves are UCI, sorted.
"""

import json
import sys

import chess
import pyffish


def answer(question):
    fen, chess960 = question["fen"], question["chess960"]
    board = chess.Board(fen, chess960=chess960)
    moves = list(board.legal_moves)
    found = {
        "pyffish": sorted(pyffish.legal_moves("chess", fen, [], chess960)),
        "chess": sorted(board.uci(move) for move in moves),
        "san": {board.uci(move): board.san(move) for move in moves} if question["san"] else None,
        "mate": not moves and board.is_check(),
        "stalemate": not moves and not board.is_check(),
        "insufficient": board.is_insufficient_material(),
        "after": None,
    }
    if question["move"] is not None:
        board.push(board.parse_uci(question["move"]))
        found["after"] = board.fen(en_passant="legal")
    return found


for line in sys.stdin:
    print(json.dumps([answer(question) for question in json.loads(line)]), flush=True)
