//! What holds in every game of chess, and for every text.

use hansu_rules::{
    Action, ActionText, Outcome, Piece, Point,
    chess::{Game, Rules},
};
use proptest::prelude::*;

/// Everything a game shows of itself.
#[derive(Debug, PartialEq)]
struct Seen {
    fen: String,
    hashes: Vec<u64>,
    deletes_left: [u8; 2],
    captured: [Vec<Piece>; 2],
    outcome: Option<Outcome>,
    actions: Vec<Action>,
}

fn seen(game: &Game) -> Seen {
    Seen {
        fen: game.fen(),
        hashes: game.repetition_hashes(),
        deletes_left: game.deletes_left(),
        captured: game.captured(),
        outcome: game.outcome(),
        actions: game.actions().to_vec(),
    }
}

/// Everything playable now, deletions included.
fn playable(game: &Game) -> Vec<Action> {
    let mut actions = game.legal_actions();
    let deletions = (0..64).map(|index| Action::Delete(Point::new(index % 8, index / 8)));
    actions.extend(deletions.filter(|&action| game.is_legal(action)));
    actions
}

fn start() -> impl Strategy<Value = Game> {
    (0..960_u32, any::<bool>(), 0..4_u8).prop_map(|(number, ordinary, deletes)| {
        if ordinary {
            Game::new(Rules { chess960: false, deletes })
        } else {
            Game::chess960(number, deletes).expect("a number below 960")
        }
    })
}

/// A game some random plies in.
fn played(plies: usize) -> impl Strategy<Value = Game> {
    (start(), prop::collection::vec(any::<prop::sample::Index>(), 0..plies)).prop_map(
        |(mut game, choices)| {
            for choice in choices {
                let actions = playable(&game);
                if actions.is_empty() {
                    break;
                }
                game.play(actions[choice.index(actions.len())]).expect("a legal action");
            }
            game
        },
    )
}

/// A counter of a FEN, the lowest and the highest more often than by chance.
fn counter() -> impl Strategy<Value = u32> {
    prop_oneof![0..200_u32, 9_990..10_010_u32, 65_530..65_540_u32, u32::MAX - 4..=u32::MAX, any::<u32>()]
}

/// Text that looks like a move, near enough to reach every corner of the reader.
fn move_like() -> impl Strategy<Value = String> {
    prop_oneof![
        "[KQRBNPa-h1-8x=+#O0. -]{0,9}",
        "[KQRBNP]?[a-j]?[0-9]?[x:-]?[a-j][0-9]{1,2}(=?[QRBNKP])?[+#!?]{0,2}",
        "(delete|0-0|O-O|12\\.|♘|한)?.{0,6}",
        any::<String>(),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn undo_and_redo_are_exact(mut game in played(120)) {
        let mut states = vec![seen(&game)];
        while game.undo() {
            states.push(seen(&game));
        }
        let actions = states[0].actions.clone();
        prop_assert_eq!(states.len(), actions.len() + 1);
        for (action, after) in actions.into_iter().zip(states.iter().rev().skip(1)) {
            game.play(action).expect("it was legal before");
            prop_assert_eq!(&seen(&game), after);
        }
    }

    #[test]
    fn fen_comes_back(game in played(120)) {
        let rules = *game.rules();
        for fen in [game.fen(), game.shredder_fen()] {
            let read = Game::from_fen(&fen, rules).expect("its own FEN");
            prop_assert_eq!(read.fen(), game.fen());
            prop_assert_eq!(read.position(), game.position());
            prop_assert_eq!(read.repetition_hashes().pop(), game.repetition_hashes().pop());
        }
    }

    #[test]
    fn any_counter_is_read_and_what_play_makes_of_it_too(
        mut game in played(20),
        clock in counter(),
        number in counter(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..12),
    ) {
        let rules = *game.rules();
        let fen = game.fen();
        let board: Vec<&str> = fen.split(' ').take(4).collect();
        let fen = format!("{} {clock} {}", board.join(" "), number.max(1));
        game = Game::from_fen(&fen, rules).expect("any counter");
        prop_assert_eq!(game.fen(), fen);
        for choice in choices {
            let actions = playable(&game);
            if actions.is_empty() {
                break;
            }
            let before = game.fen();
            game.play(actions[choice.index(actions.len())]).expect("a legal action");
            let after = game.fen();
            prop_assert_eq!(Game::from_fen(&after, rules).expect("its own FEN").fen(), after);
            let mut back = game.clone();
            prop_assert!(back.undo());
            prop_assert_eq!(back.fen(), before);
        }
    }

    #[test]
    fn every_legal_move_is_read_as_it_is_written(game in played(120)) {
        for action in playable(&game) {
            for style in [ActionText::Player, ActionText::Protocol] {
                let text = game.text(action, style);
                prop_assert_eq!(game.parse(&text), Ok(action), "{} in {}", text, game.fen());
            }
        }
    }

    #[test]
    fn a_refusal_changes_nothing(mut game in played(60), from in 0..70_u8, to in 0..70_u8, delete: bool) {
        let (from, to) = (Point::new(from % 8, from / 8), Point::new(to % 8, to / 8));
        let action = if delete { Action::Delete(from) } else { Action::step(from, to) };
        let before = seen(&game);
        let explained = game.explain(action);
        prop_assert_eq!(game.is_legal(action), explained.is_none());
        if let Some(refusal) = explained {
            prop_assert_eq!(game.play(action), Err(refusal));
            prop_assert_eq!(seen(&game), before);
        }
    }

    #[test]
    fn no_text_panics_and_what_is_read_can_be_explained(game in played(40), text in move_like()) {
        if let Ok(action) = game.parse(&text) {
            prop_assert_eq!(game.is_legal(action), game.explain(action).is_none());
            let _ = game.text(action, ActionText::Player);
        }
    }

    #[test]
    fn no_text_panics_as_a_fen(
        text in prop_oneof![
            any::<String>(),
            "[KQRBNPkqrbnp1-8/]{0,71}( [wb])?( [KQkqA-Ha-h-]{1,4})?( [a-h-][36]?)?( [0-9]{1,11}){0,2}.{0,3}",
        ],
        chess960: bool,
    ) {
        if let Ok(game) = Game::from_fen(&text, Rules { chess960, deletes: 0 }) {
            let again = Game::from_fen(&game.fen(), *game.rules()).expect("its own FEN");
            prop_assert_eq!(again.fen(), game.fen());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Boards thrown together: whatever the reader lets through can be played on.
    #[test]
    fn any_board_that_is_read_can_be_played(
        squares in prop::collection::vec(prop::sample::select(&b"111111111111111111111111KkQRBNPPqrbnpp"[..]), 64),
        white: bool,
        rights in "[KQkqA-Ha-h]{0,4}|-",
        chess960: bool,
    ) {
        let mut squares: Vec<u8> = squares;
        // One king a side, so that most boards pass the first hurdle.
        for king in [b'K', b'k'] {
            let mut found = false;
            for square in &mut squares {
                if *square == king && std::mem::replace(&mut found, true) {
                    *square = b'1';
                }
            }
        }
        for square in &mut squares[..8] {
            if square.eq_ignore_ascii_case(&b'p') { *square = b'1'; }
        }
        for square in &mut squares[56..] {
            if square.eq_ignore_ascii_case(&b'p') { *square = b'1'; }
        }
        let rows: Vec<String> =
            squares.chunks(8).map(|row| String::from_utf8_lossy(row).into_owned()).collect();
        let turn = if white { "w" } else { "b" };
        let fen = format!("{} {turn} {rights} - 0 1", rows.join("/"));
        if let Ok(mut game) = Game::from_fen(&fen, Rules { chess960, deletes: 1 }) {
            for action in playable(&game) {
                prop_assert!(game.explain(action).is_none(), "{:?} in {}", action, game.fen());
                game.play(action).expect("legal");
                prop_assert!(game.undo());
            }
        }
    }
}
