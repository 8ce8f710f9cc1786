//! Move generation counted against an engine that this project did not write.

use hansu_rules::chess::{Game, Rules};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    fen: String,
    chess960: bool,
    /// Leaves at depth 1, 2, ...
    perft: Vec<u64>,
}

fn corpus() -> impl Iterator<Item = (Case, Game)> {
    include_str!("data/chess_perft.jsonl").lines().map(|line| {
        let case: Case = serde_json::from_str(line).expect("a line of the corpus");
        let game = Game::from_fen(&case.fen, Rules { chess960: case.chess960, deletes: 0 }).expect("its FEN");
        (case, game)
    })
}

fn counts_up_to(budget: u64) {
    for (case, game) in corpus() {
        for (depth, &leaves) in (1..).zip(&case.perft) {
            if leaves <= budget {
                assert_eq!(shakmaty::perft(game.position(), depth), leaves, "{} at depth {depth}", case.fen);
            }
        }
    }
}

#[test]
fn perft_of_the_corpus_within_a_budget() {
    counts_up_to(5_000_000);
}

#[test]
#[ignore = "a billion leaves: the long form"]
fn perft_of_the_corpus_to_full_depth() {
    counts_up_to(u64::MAX);
}

/// Counts by playing every move of the game and taking it back. A game that is drawn ends here, while perft
/// counts on: its leaves are then counted without history.
fn game_perft(game: &mut Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if game.outcome().is_some() {
        return shakmaty::perft(game.position(), depth);
    }
    let mut leaves = 0;
    for action in game.legal_actions() {
        game.play(action).expect("a legal action is played");
        leaves += game_perft(game, depth - 1);
        assert!(game.undo());
    }
    leaves
}

fn game_counts_up_to(budget: u64) {
    for (case, mut game) in corpus() {
        let before = game.fen();
        for (depth, &leaves) in (1..).zip(&case.perft) {
            if leaves <= budget {
                assert_eq!(game_perft(&mut game, depth), leaves, "{} at depth {depth}", case.fen);
                assert_eq!(game.fen(), before);
                assert!(!game.undo());
            }
        }
    }
}

#[test]
fn perft_through_play_and_undo() {
    game_counts_up_to(50_000);
}

#[test]
#[ignore = "minutes: the long form"]
fn perft_through_play_and_undo_deep() {
    game_counts_up_to(5_000_000);
}

#[test]
fn the_start_positions_of_chess960() {
    let ordinary = Game::chess960(518, 0).expect("the ordinary one");
    assert_eq!(ordinary.fen(), Game::new(Rules::default()).fen());
    assert!(Game::chess960(960, 0).is_none());
    // King between rooks, bishops on both colours, every row once.
    let mut rows = std::collections::HashSet::new();
    for number in 0..960 {
        let game = Game::chess960(number, 0).expect("a number below 960");
        let fen = game.fen();
        let row = fen.split(['/', ' ']).nth(7).expect("the first rank");
        let at = |letter: char| row.match_indices(letter).map(|(at, _)| at).collect::<Vec<_>>();
        let (rooks, king, bishops) = (at('R'), at('K'), at('B'));
        assert!(rooks[0] < king[0] && king[0] < rooks[1], "{number}: {row}");
        assert_ne!(bishops[0] % 2, bishops[1] % 2, "{number}: {row}");
        assert!(fen.contains(" KQkq "), "{number}: {fen}");
        rows.insert(row.to_owned());
    }
    assert_eq!(rows.len(), 960);
}
