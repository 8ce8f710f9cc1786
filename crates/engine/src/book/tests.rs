use std::collections::HashSet;

use hansu_rules::chess;

use super::*;

fn compile(kind: GameKind, text: &str) -> Book {
    Source { kind, text }.compile().unwrap()
}

fn chess_after(moves: &[&str]) -> AnyGame {
    let mut game = AnyGame::Chess(chess::Game::new(chess::Rules::default()));
    for text in moves {
        let action = game.parse(text).unwrap();
        game.play(action).unwrap();
    }
    game
}

const SOURCES: [(GameKind, &str, &str); 2] = [
    (GameKind::Chess, include_str!("../../books/chess.txt"), include_str!("../../books/chess.book")),
    (GameKind::Janggi, include_str!("../../books/janggi.txt"), include_str!("../../books/janggi.book")),
];

#[test]
fn the_built_in_books_are_what_their_sources_say() {
    for (kind, source, compiled) in SOURCES {
        let book = compile(kind, source);
        assert!(book.len() > 100, "{kind:?}: {} positions", book.len());
        let advice = "build it again: hansu-engine book build";
        assert!(book.to_string() == compiled, "the {kind:?} book is not what its source says; {advice}");
        assert_eq!(Book::built_in(kind), Some(&book));
    }
    assert_eq!(Book::built_in(GameKind::Go), None);
}

#[test]
fn a_book_comes_back_from_its_compiled_form() {
    for (kind, source, _) in SOURCES {
        let book = compile(kind, source);
        assert_eq!(book.to_string().parse(), Ok(book));
    }
    for (text, line) in
        [("nonsense", 1), ("a b - -;e2e4 1\na b - -;e2e4", 2), ("a b - -", 1), ("a b - - 0 1;e2e4 1", 1)]
    {
        assert_eq!(text.parse::<Book>(), Err(DamagedBook { line }), "{text}");
    }
}

#[test]
fn lines_meet_where_positions_do() {
    let book = compile(GameKind::Chess, "English x2: c4 e6 d4 d5\nQueen's Gambit: d4 d5 c4 e6 Nc3 Nf6\n");
    let choices = book.choices(&chess_after(&["c4", "e6", "d4", "d5"]));
    assert_eq!(choices, [Choice { text: "b1c3".to_owned(), weight: 1 }]);
    // However the counters stand.
    let fen = "rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/8/PP2PPPP/RNBQKBNR w KQkq - 12 97";
    let later = AnyGame::Chess(chess::Game::from_fen(fen, chess::Rules::default()).unwrap());
    assert_eq!(book.choices(&later), choices);
}

#[test]
fn an_en_passant_square_nobody_can_use_makes_no_other_position() {
    let book = compile(GameKind::Chess, "Réti: Nf3 d5 d4\n");
    let fen = "rnbqkbnr/ppp1pppp/8/3p4/8/5N2/PPPPPPPP/RNBQKB1R w KQkq d6 0 2";
    let game = AnyGame::Chess(chess::Game::from_fen(fen, chess::Rules::default()).unwrap());
    assert_eq!(book.choices(&game).len(), 1);
}

#[test]
fn good_moves_are_drawn_by_weight_and_always_the_same_with_one_seed() {
    let book = compile(GameKind::Chess, "A x60: e4\nB x30: d4\nC x8: c4\nD x7: a4\n");
    let start = chess_after(&[]);
    let draws: Vec<Action> = (0..400).filter_map(|seed| book.pick(&start, seed)).collect();
    assert_eq!(draws.len(), 400);
    let count = |text: &str| draws.iter().filter(|&&action| action == start.parse(text).unwrap()).count();
    assert!(count("e4") > count("d4") && count("d4") > count("c4") && count("c4") > 0);
    assert_eq!(count("a4"), 0, "too light to be good");
    assert!((0..20).all(|seed| book.pick(&start, seed) == book.pick(&start, seed)));
    assert_eq!(book.pick(&chess_after(&["h4"]), 1), None);
}

#[test]
fn a_doubtful_move_is_answered_and_never_played() {
    let book = compile(GameKind::Chess, "Damiano: e4 e5 Nf3 f6? Nxe5\n");
    assert!(book.choices(&chess_after(&["e4", "e5", "Nf3"])).is_empty());
    assert_eq!(book.choices(&chess_after(&["e4", "e5", "Nf3", "f6"])).len(), 1);
}

#[test]
fn what_is_wrong_in_a_source_is_told_with_its_line() {
    let told = |kind, text| Source { kind, text }.compile().unwrap_err().to_string();
    let cases = [
        told(GameKind::Chess, "# nothing\ne4 e5"),
        told(GameKind::Chess, "A x0: e4"),
        told(GameKind::Chess, "\n\nA: e4 e5 Ke3"),
        told(GameKind::Chess, "@ 마상상마 마상상마"),
        told(GameKind::Janggi, "@ 마상상마"),
        told(GameKind::Go, ""),
    ];
    assert_eq!(
        cases,
        [
            "line 2: write a name, a colon and moves, such as \"Spanish: e4 e5 Nf3\"",
            "line 1: \"x0\" is no weight; write x and a number from 1 to 1000, such as x5",
            "line 3: move 3, \"Ke3\", cannot be played there",
            "line 1: after @ write the set-ups of Cho and Han, such as \"@ 마상상마 상마마상\"",
            "line 1: after @ write the set-ups of Cho and Han, such as \"@ 마상상마 상마마상\"",
            "there is no opening book for Go",
        ]
    );
}

#[test]
fn every_pair_of_set_ups_is_in_the_janggi_book_for_both_sides() {
    use hansu_rules::janggi::{Formation, Game, Rules};
    let book = Book::built_in(GameKind::Janggi).unwrap();
    let mut seen = HashSet::new();
    for cho in Formation::ALL {
        for han in Formation::ALL {
            let mut game = AnyGame::Janggi(Game::new(Rules::default(), cho, han));
            let choices = book.choices(&game).to_vec();
            assert!(choices.len() >= 2, "{cho:?} {han:?}");
            for choice in choices {
                game.play(game.parse(&choice.text).unwrap()).unwrap();
                assert!(!book.choices(&game).is_empty(), "{cho:?} {han:?} {}", choice.text);
                game.undo();
            }
            seen.insert(PositionKey::of(&game));
        }
    }
    assert_eq!(seen.len(), 16);
}
