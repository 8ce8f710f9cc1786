//! What is said of moves that were refused in games: the words together with the rules that bring them about.

use std::fmt::Write as _;

use hansu_rules::{AnyGame, GameKind, chess, janggi};

use super::assert_reads_well;
use crate::{BoardNames, Language, Text};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ROOKS: &str = "r3k2r/7p/8/8/8/8/7P/R3K2R w KQkq - 0 1";
const BLACK_BEGINS: &str = "r3k2r/7p/8/8/8/8/7P/R3K2R b KQkq - 0 30";

/// What it is about, the start, the moves, and the move that is refused.
const CHESS: [(&str, &str, &str, &str); 17] = [
    ("en passant too late", START, "e4 a6 e5 d5 a3 b6", "exd6"),
    ("en passant, nothing known of the pawn", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "", "exd6"),
    ("en passant too late after the start", "4k3/7p/8/3pP3/8/8/7P/4K3 w - d6 0 1", "h3 h6", "exd6"),
    ("the king moved", ROOKS, "Ke2 Ke7 Ke1 Ke8", "O-O"),
    ("the king moved, for Black", ROOKS, "h3 Ke7 h4 Ke8 Kf1", "O-O"),
    ("moves after a deletion", ROOKS, "delete-h7 Ke2 Ke7 Ke1 Ke8", "O-O"),
    ("moves after two deletions", ROOKS, "h3 delete-h3 Ke7 delete-h7 Kf1 Ke8 Ke1 Kd8", "O-O"),
    ("Black begins with move 30", BLACK_BEGINS, "Kd8 h3 Ke8 h4", "O-O"),
    ("Black began, White is refused", BLACK_BEGINS, "h6 Ke2 h5 Ke1 Kd8", "O-O"),
    ("a rook that was captured", ROOKS, "Rxa8 Ke7 Ra1 Ke8 Kf1", "O-O-O"),
    ("a rook that was removed", ROOKS, "h3 delete-h1 h6", "O-O"),
    ("another piece is named", START, "", "Ke7e5"),
    ("another own piece is named", START, "", "Ke2-e5"),
    ("another piece could go there", START, "", "Bg1f3"),
    ("several knights, one would leave the king in check", "4k3/8/8/N7/8/4N2N/8/r3K3 w - - 0 1", "", "Nf5"),
    ("several knights, one is pinned", "3k4/n7/5n2/6B1/8/8/8/4K3 b - - 0 1", "", "Nd7"),
    ("several knights, none moves that way", "4k3/8/8/8/8/8/8/N3K1N1 w - - 0 1", "", "Nf5"),
];

const JANGGI: [(&str, &str, &str, &str); 2] = [
    ("two horses, one has its leg blocked", "3k5/9/9/9/9/4H4/3HP4/9/9/5K3 w - - 0 1", "", "Hf5"),
    ("two chariots, one has something in its way", "3k5/9/9/9/9/9/R2P5/4R4/9/5K3 w - - 0 1", "", "Rf4"),
];

fn game(kind: GameKind, start: &str) -> AnyGame {
    match kind {
        GameKind::Janggi => {
            let rules = janggi::Rules::default();
            AnyGame::Janggi(
                janggi::Game::from_fen(start, rules).unwrap_or_else(|error| panic!("{start}: {error}")),
            )
        }
        _ => {
            let rules = chess::Rules { chess960: false, deletes: 1 };
            AnyGame::Chess(
                chess::Game::from_fen(start, rules).unwrap_or_else(|error| panic!("{start}: {error}")),
            )
        }
    }
}

fn said_in(language: Language) -> String {
    let text = Text::new(language);
    let mut page = String::new();
    let chess = CHESS.iter().map(|case| (GameKind::Chess, case));
    let janggi = JANGGI.iter().map(|case| (GameKind::Janggi, case));
    for (kind, &(about, start, moves, refused)) in chess.chain(janggi) {
        let mut game = game(kind, start);
        for written in moves.split_whitespace() {
            let action =
                game.parse(written).unwrap_or_else(|refusal| panic!("{about}, {written}: {refusal:?}"));
            game.play(action).unwrap_or_else(|refusal| panic!("{about}, {written}: {refusal:?}"));
        }
        let refusal = game.parse(refused).and_then(|action| game.play(action)).expect_err(about);
        let said = text.rejection(BoardNames::of(&game), &refusal);
        assert_reads_well(&said.sentence);
        writeln!(page, "{about}: {refused} | {} | {}", said.title, said.sentence).unwrap();
    }
    page
}

#[test]
fn english_refusals_in_games() {
    insta::assert_snapshot!(said_in(Language::English));
}

#[test]
fn korean_refusals_in_games() {
    insta::assert_snapshot!(said_in(Language::Korean));
}
