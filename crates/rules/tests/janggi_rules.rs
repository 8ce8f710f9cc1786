//! The rules of Janggi that are more than one move: passes, bikjang, points, repetition, limits, undo; FEN, the Han
//! view, pictures and notation.

mod janggi_support;

use hansu_rules::{
    Action, ActionText, EndReason, HalfPoints, Outcome, Piece, PieceKind, Side,
    janggi::{
        FenError, Formation, Game, Move, ParseMoveError, Rules, Setup, Square, dialect,
        picture::{Picture, PictureError, Rows, ScreenPoint, on_screen, square_at},
    },
};
use janggi_support::{Case, Perft, lines, rules};

const START: &str = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

fn game(fen: &str, preset: &str) -> Game {
    Game::from_fen(fen, rules(preset)).unwrap()
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(game.parse(text).unwrap()).unwrap_or_else(|rejection| panic!("{text}: {rejection:?}"));
    }
}

fn points(cho: i32, han: i32) -> Option<[HalfPoints; 2]> {
    Some([HalfPoints(2 * cho), HalfPoints(2 * han + 3)])
}

// Passes and points

#[test]
fn two_passes_are_decided_on_points_or_drawn() {
    for (preset, outcome) in [
        ("kakao", Outcome::win(Side::Second, EndReason::TwoPasses(points(72, 72)))),
        ("janggi", Outcome::win(Side::Second, EndReason::TwoPasses(points(72, 72)))),
        ("janggimodern", Outcome::win(Side::Second, EndReason::TwoPasses(points(72, 72)))),
        ("janggitraditional", Outcome::draw(EndReason::TwoPasses(None))),
        ("janggicasual", Outcome::draw(EndReason::TwoPasses(None))),
    ] {
        let mut game = game(START, preset);
        play(&mut game, "e2e2 e9e9");
        assert_eq!(game.outcome(), Some(outcome), "{preset}");
        assert!(game.undo());
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn cho_needs_two_points_more_to_win() {
    for (soldiers, winner) in [("9", Side::Second), ("3P5", Side::First)] {
        let fen = format!("3k5/9/9/9/9/{soldiers}/9/9/5K3/9 w - - 0 1");
        let mut game = game(&fen, "janggi");
        play(&mut game, "f2f2 d10d10");
        assert_eq!(game.outcome().unwrap().winner, Some(winner));
    }
    // One point more does not make up for the 1.5.
    let mut game = game("3k5/9/9/9/9/3P5/9/4A4/5K3/9 w - - 0 1", "janggi");
    assert_eq!(game.points(), [HalfPoints(10), HalfPoints(3)]);
    play(&mut game, "f2f2 d10d10");
    assert_eq!(game.outcome().unwrap().winner, Some(Side::First));
}

#[test]
fn a_pass_is_played_as_one_whatever_it_was_called() {
    let start = game(START, "kakao");
    for text in ["e2e2", "pass", "PASS", "@@@@", "0000", "한수쉼", " 한수 쉼 ", "K95-95", "95장95", "Ke2"]
    {
        assert_eq!(start.parse(text), Ok(Action::Pass), "{text}");
    }
    let stay =
        Action::step(Square::palace_centre(Side::First).into(), Square::palace_centre(Side::First).into());
    let mut game = start;
    assert!(game.is_legal(stay));
    assert_eq!(game.play(stay).unwrap().action, Action::Pass);
    assert_eq!(game.actions(), [Action::Pass]);
    assert_eq!(game.text(Action::Pass, ActionText::Protocol), "e9e9");
    assert_eq!(game.text(Action::Pass, ActionText::Player), "한수쉼");
}

// Bikjang

#[test]
fn accepted_bikjang_is_decided_on_points_or_drawn() {
    let fen = "4k4/r8/9/9/9/9/9/9/3K5/R8 w - - 0 1";
    for (preset, outcome) in [
        ("janggi", Outcome::win(Side::Second, EndReason::Bikjang(points(13, 13)))),
        ("janggitraditional", Outcome::draw(EndReason::Bikjang(None))),
    ] {
        let mut game = game(fen, preset);
        play(&mut game, "d2e2");
        assert!(game.bikjang());
        assert_eq!(game.outcome(), None);
        play(&mut game, "e10e10");
        assert_eq!(game.outcome(), Some(outcome));
    }
    // Without the rule facing generals mean nothing.
    let mut game = game(fen, "kakao");
    play(&mut game, "d2e2 e10e10");
    assert_eq!(game.outcome(), None);
}

#[test]
fn bikjang_may_be_accepted_in_check() {
    let fen = "4k4/9/9/9/9/9/9/9/r3K4/9 w - - 0 1";
    let mut with_rule = game(fen, "janggi");
    assert!(with_rule.check().is_some());
    play(&mut with_rule, "e2e2");
    assert!(matches!(with_rule.outcome().unwrap().by, EndReason::Bikjang(_)));
    assert!(!game(fen, "janggimodern").is_legal(Action::Pass));
}

// Mate

#[test]
fn mate_is_a_check_that_no_move_and_no_pass_answers() {
    let mut game = game("3k5/R8/9/9/9/9/9/9/5K3/1R7 w - - 0 1", "kakao");
    let played = game.play(game.parse("b1b10").unwrap()).unwrap();
    assert!(played.check);
    assert_eq!(game.outcome(), Some(Outcome::win(Side::First, EndReason::Checkmate)));
    assert!(game.legal_actions().is_empty());
}

#[test]
fn a_mate_that_was_set_up_is_over_but_explains_its_moves() {
    let game = game("3k5/9/9/9/9/9/9/9/r8/r4K3 w - - 0 1", "kakao");
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Second, EndReason::Checkmate)));
    let refusal = game.explain(game.parse("f1f2").unwrap()).unwrap();
    assert_eq!(refusal.reason, hansu_rules::MoveRejectReason::KingIntoCheck);
}

#[test]
fn a_side_without_a_move_passes() {
    let game = game("5k3/9/9/9/9/9/9/8r/3K5/4r4 w - - 0 1", "kakao");
    assert_eq!(game.outcome(), None);
    assert_eq!(game.legal_actions(), [Action::Pass]);
}

// The online rules

const TO_AND_FRO: &str = "g1h1 a9a8 h1g1 a8a7 g1h1 a7a6 h1g1 a6a5";

#[test]
fn general_and_guards_may_go_to_and_fro() {
    let mut game = game("3k5/r8/9/9/9/9/9/3A5/5K3/6R2 w - - 0 1", "kakao");
    play(&mut game, "f2f1 a9a8 f1f2 a8a9 f2f1 a9a8 f1f2 a8a7 f2f1 a7a6 f1f2 a6a5");
    play(&mut game, "d3d2 a5a6 d2d3 a6a5 d3d2 a5a7 d2d3 a7a6 d3d2 a6a5 d2d3 a5a6");
}

#[test]
fn a_capture_or_a_check_is_no_repetition() {
    // The fifth move gives check.
    let mut checks = game("3k5/r8/9/9/9/9/9/9/5K3/6R2 w - - 0 1", "kakao");
    play(&mut checks, "g1d1 d10e10 d1g1 e10d10 g1d1 d10e10 d1g1 e10d10 g1d1 d10e10 d1g1");
    // The fifth move captures what came to its target.
    let mut capture = game("3k5/r8/9/9/9/9/9/9/5K3/6R2 w - - 0 1", "kakao");
    play(&mut capture, "g1h1 a9a8 h1g1 a8a9 g1h1 a9h9 h1g1 h9h1");
    assert!(capture.is_legal(capture.parse("g1h1").unwrap()));
}

#[test]
fn a_deletion_interrupts_a_repetition() {
    let with_deletes = Rules { deletes: 1, ..rules("kakao") };
    let fen = "3k5/r8/9/9/8p/9/9/9/5K3/6R2 w - - 0 1";
    let mut game = Game::from_fen(fen, with_deletes).unwrap();
    play(&mut game, TO_AND_FRO);
    assert!(!game.is_legal(game.parse("g1h1").unwrap()));
    play(&mut game, "delete-i6");
    assert!(game.is_legal(game.parse("g1h1").unwrap()));
}

/// Quiet play that repeats nothing too often: two guards walk round their palaces.
fn walk(game: &mut Game, plies: usize) {
    let rounds = [
        "d1e1 d10e10",
        "e1f1 e10f10",
        "f1f2 f10f9",
        "f2f3 f9f8",
        "f3e3 f8e8",
        "e3d3 e8d8",
        "d3d2 d8d9",
        "d2d1 d9d10",
    ];
    let mut moves = rounds.iter().flat_map(|round| round.split(' ')).cycle();
    for _ in 0..plies {
        assert_eq!(game.outcome(), None, "{}", game.fen());
        play(game, moves.next().unwrap());
    }
}

const WALKERS: &str = "3a4r/4k4/9/9/9/9/9/9/4K4/R2A5 w - - 0 1";

#[test]
fn online_games_end_after_200_plies() {
    let mut game = game(WALKERS, "kakao");
    walk(&mut game, 200);
    let outcome = Outcome::win(Side::Second, EndReason::MoveLimit(points(16, 16)));
    assert_eq!(game.outcome(), Some(outcome));
}

#[test]
fn online_games_go_on_past_200_plies_while_checks_are_given() {
    let mut game = game(WALKERS, "kakao");
    walk(&mut game, 199);
    play(&mut game, "i10i2");
    assert!(game.check().is_some());
    assert_eq!(game.outcome(), None);
    play(&mut game, "e2e3");
    assert!(matches!(game.outcome().unwrap().by, EndReason::MoveLimit(_)));
}

#[test]
fn online_games_end_when_little_is_left() {
    // Han has 7 + 1.5 after the capture: 8.5 points.
    let mut game = game("4k4/4c4/9/9/9/9/9/4p4/4R4/3K5 w - - 0 1", "kakao");
    play(&mut game, "e2e3");
    assert_eq!(game.points(), [HalfPoints(26), HalfPoints(17)]);
    assert_eq!(game.outcome(), None);
    play(&mut game, "e10d10");
    assert_eq!(game.outcome(), Some(Outcome::win(Side::First, EndReason::LowMaterial(points(13, 7)))));
}

#[test]
fn checks_and_captures_defer_the_end_when_little_is_left() {
    let mut game = game("3k5/n8/9/9/9/9/9/6p2/3p2R2/5K3 w - - 0 1", "kakao");
    for (mv, over) in [("g2g3", false), ("d2e2", false), ("f1e2", false), ("a9b7", true)] {
        play(&mut game, mv);
        assert_eq!(game.outcome().is_some(), over, "{mv}");
    }
    assert!(matches!(game.outcome().unwrap().by, EndReason::LowMaterial(Some(_))));
}

#[test]
fn a_study_with_few_pieces_is_played_out_online() {
    let mut game = game("3k5/9/9/9/9/9/9/4p4/5K3/6C2 w - - 0 1", "kakao");
    play(&mut game, "f2f1 d10d9 f1f2 d9d10");
    assert_eq!(game.outcome(), None);
}

// Repetition and limits as Fairy-Stockfish has them

#[test]
fn the_third_occurrence_ends_a_tournament_game() {
    let mut game = game(START, "janggi");
    play(&mut game, "a1a2 a10a9 a2a1 a9a10 a1a2 a10a9 a2a1");
    assert_eq!(game.outcome(), None);
    play(&mut game, "a9a10");
    let outcome = Outcome::win(Side::Second, EndReason::Repetition(points(72, 72)));
    assert_eq!(game.outcome(), Some(outcome));
    let mut traditional = self::game(START, "janggitraditional");
    play(&mut traditional, "a1a2 a10a9 a2a1 a9a10 a1a2 a10a9 a2a1 a9a10");
    assert_eq!(traditional.outcome(), Some(Outcome::draw(EndReason::Repetition(None))));
}

#[test]
fn the_fifth_move_to_and_fro_loses_a_modern_game() {
    let mut game = game("3k5/r8/9/9/9/9/9/9/5K3/6R2 w - - 0 1", "janggimodern");
    play(&mut game, TO_AND_FRO);
    assert_eq!(game.outcome(), None);
    play(&mut game, "g1h1");
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Second, EndReason::Repetition(None))));
}

#[test]
fn perpetual_check_loses() {
    let mut game = game("3k5/r8/9/9/9/9/9/9/5K3/6R2 w - - 0 1", "janggi");
    play(&mut game, "g1d1 d10e10 d1e1 e10d10 e1d1 d10e10 d1e1 e10d10");
    assert_eq!(game.outcome(), None);
    play(&mut game, "e1d1");
    assert_eq!(game.outcome(), Some(Outcome::win(Side::Second, EndReason::PerpetualCheck)));
}

#[test]
fn quiet_plies_count_from_the_fen() {
    let mut game = game("3k5/r8/9/9/9/9/9/9/5K3/6R2 w - - 98 70", "janggi");
    play(&mut game, "g1h1");
    assert_eq!(game.outcome(), None);
    play(&mut game, "a9a8");
    assert!(matches!(game.outcome().unwrap().by, EndReason::MoveLimit(Some(_))));
}

#[test]
fn repetition_hashes_reach_back_to_the_last_capture() {
    let mut game = game("3k5/r8/9/9/9/9/9/9/5K3/6R2 w - - 0 1", "kakao");
    let start = game.position().hash();
    play(&mut game, "g1h1 a9a8 h1g1 a8a9");
    let hashes: Vec<u64> = game.repetition_hashes().collect();
    assert_eq!(hashes.len(), 4);
    assert_eq!((hashes[3], game.position().hash()), (start, start));
    play(&mut game, "g1g9 a9g9");
    assert_eq!(game.repetition_hashes().count(), 0);
}

// Undo

#[test]
fn captures_are_kept_with_their_side() {
    let mut game = game("3k5/r8/9/9/9/9/9/9/5K3/6R2 w - - 7 9", "kakao");
    play(&mut game, "g1g9");
    let played = game.play(game.parse("a9g9").unwrap()).unwrap();
    let chariot = Piece::new(Side::First, PieceKind::Chariot);
    assert_eq!(played.captured, [(hansu_rules::Point::new(6, 8), chariot)]);
    assert_eq!(game.captured(), [vec![], vec![chariot]]);
    assert_eq!(game.fen(), "3k5/6r2/9/9/9/9/9/9/5K3/9 w - - 0 10");
    assert!(game.undo() && game.undo() && !game.undo());
    assert_eq!(game.fen(), "3k5/r8/9/9/9/9/9/9/5K3/6R2 w - - 7 9");
}

// FEN

#[test]
fn short_and_other_forms_of_a_fen_are_read() {
    let board = START.split(' ').next().unwrap();
    let other_letters = board.replace('n', "h").replace('b', "e").replace('N', "H").replace('B', "E");
    for fen in [
        START.to_owned(),
        board.to_owned(),
        format!("{board} w"),
        format!("{board} w 0 1"),
        format!("{board} w - -"),
        format!("{board} w - - 0"),
        format!("  {board}   w - - 0 0  "),
        format!("{other_letters} w 0 1"),
    ] {
        assert_eq!(game(&fen, "kakao").fen(), START, "{fen}");
    }
    assert_eq!(game(&format!("{board} b 3 7"), "kakao").fen(), format!("{board} b - - 3 7"));
}

#[test]
fn every_fault_of_a_fen_has_its_type() {
    let square = |name: &str| name.parse::<Square>().unwrap();
    let piece = |side, kind| Piece::new(side, kind);
    let boards = [
        ("", FenError::Empty),
        ("9/9 w", FenError::Rows(2)),
        ("3k5/9/9/9/9/9/9/9/4K4/9/9 w", FenError::Rows(11)),
        ("3k5/9/9/9/9/9/9/9/4K5/9 w", FenError::RowWidth { rank: 2, width: 10 }),
        ("3k4/9/9/9/9/9/9/9/4K4/9 w", FenError::RowWidth { rank: 10, width: 8 }),
        ("3q5/9/9/9/9/9/9/9/4K4/9 w", FenError::Letter('q')),
        ("3k5/9/9/9/9/9/9/9/4K4/09 w", FenError::Letter('0')),
        ("3k5/9/9/9/9/9/9/9/4K4/한8 w", FenError::Letter('한')),
        ("3k5/9/9/9/9/9/9/9/4K4/9 x", FenError::Turn("x".into())),
        ("3k5/9/9/9/9/9/9/9/4K4/9 w - - x 1", FenError::Counter("x".into())),
        ("3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 -1", FenError::Counter("-1".into())),
        ("3k5/9/9/9/9/9/9/9/4K4/9 w - - - 1", FenError::Counter("-".into())),
        ("3k5/9/9/9/9/9/9/9/4K4/9 w - - 99999999999 1", FenError::Counter("99999999999".into())),
        ("3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1 2", FenError::Trailing("2".into())),
        ("3k5/9/9/9/9/9/9/9/9/9 w", FenError::Generals { side: Side::First, count: 0 }),
        ("3kk4/9/9/9/9/9/9/9/4K4/9 w", FenError::Generals { side: Side::Second, count: 2 }),
        (
            "3k5/9/9/9/9/RRR6/9/9/4K4/9 w",
            FenError::TooMany { piece: piece(Side::First, PieceKind::Chariot), count: 3, most: 2 },
        ),
        (
            "3k5/9/9/pppppp3/9/9/9/9/4K4/9 w",
            FenError::TooMany { piece: piece(Side::Second, PieceKind::Soldier), count: 6, most: 5 },
        ),
        (
            "3k5/9/9/9/9/4K4/9/9/9/9 w",
            FenError::OutsidePalace { piece: piece(Side::First, PieceKind::General), square: square("e5") },
        ),
        ("3k5/9/9/3R5/9/9/9/9/4K4/9 w", FenError::GeneralCapturable { side: Side::Second }),
        ("3k5/9/9/9/9/9/4r4/9/4K4/9 b", FenError::GeneralCapturable { side: Side::First }),
    ];
    for (fen, error) in boards {
        assert_eq!(Game::from_fen(fen, rules("kakao")).unwrap_err(), error, "{fen}");
        assert!(!error.to_string().is_empty());
    }
}

// The Han view

#[test]
fn the_start_seen_by_han_is_black_to_move() {
    let start: Setup = START.parse().unwrap();
    assert_eq!(dialect::write_fen(&start), START.replace(" w ", " b "));
    // Taken for an ordinary FEN it would let Han begin, and give Cho the 1.5 points.
    assert_ne!(dialect::write_fen(&start), START);
}

#[test]
fn every_position_comes_back_from_the_han_view() {
    for fen in lines::<Perft>("janggi_perft.jsonl").into_iter().map(|case| case.fen) {
        let setup: Setup = fen.parse().unwrap();
        let han_view = dialect::write_fen(&setup);
        assert_eq!(dialect::read_fen(&han_view).unwrap(), setup);
        // The rules are the same for both sides: as many moves either way.
        let ours = game(&fen, "kakao").legal_actions().len();
        assert_eq!(game(&han_view, "kakao").legal_actions().len(), ours, "{fen}");
        // The points are not.
        let seen: Setup = han_view.parse().unwrap();
        assert_eq!(seen.turn, setup.turn.other());
    }
}

#[test]
fn moves_and_points_of_the_han_view() {
    assert_eq!(dialect::write_square("a1".parse().unwrap()), "i10");
    assert_eq!(dialect::write_move("a4b4".parse().unwrap()), "i7h7");
    for square in Square::all() {
        assert_eq!(dialect::read_square(&dialect::write_square(square)), Ok(square));
        let mv = Move::new(square, Square::palace_centre(Side::First));
        assert_eq!(dialect::read_move(&dialect::write_move(mv)), Ok(mv));
    }
    assert_eq!(dialect::read_move("a1"), Err(ParseMoveError("a1".to_owned())));
}

#[test]
fn a_move_leads_to_the_same_position_in_either_view() {
    for case in lines::<Case>("janggi_cases.jsonl").iter().filter(|case| case.pre_moves.is_empty()) {
        let setup: Setup = case.fen.parse().unwrap();
        for text in &case.moves {
            let mut ours = game(&case.fen, "kakao");
            let mut seen = game(&dialect::write_fen(&setup), "kakao");
            let mv: Move = text.parse().unwrap();
            if !ours.is_legal(mv.to_action()) {
                continue;
            }
            ours.play(mv.to_action()).unwrap();
            seen.play(dialect::write_move(mv).parse::<Move>().unwrap().to_action()).unwrap();
            let back = dialect::read_fen(&seen.fen()).unwrap();
            assert_eq!(back.to_string().split(" -").next(), ours.fen().split(" -").next());
        }
    }
}

// Pictures

#[test]
fn screens_show_a1_at_the_bottom_left_for_cho_and_top_right_for_han() {
    let a1: Square = "a1".parse().unwrap();
    assert_eq!(on_screen(a1, Side::First), ScreenPoint { row: 9, col: 0 });
    assert_eq!(on_screen(a1, Side::Second), ScreenPoint { row: 0, col: 8 });
    for bottom in Side::BOTH {
        for square in Square::all() {
            assert_eq!(square_at(on_screen(square, bottom), bottom), Some(square));
        }
        assert_eq!(square_at(ScreenPoint { row: 10, col: 0 }, bottom), None);
        assert_eq!(square_at(ScreenPoint { row: 0, col: 9 }, bottom), None);
        assert_eq!(square_at(ScreenPoint { row: 255, col: 255 }, bottom), None);
    }
}

#[test]
fn every_position_is_read_back_from_its_picture() {
    for fen in lines::<Perft>("janggi_perft.jsonl").into_iter().map(|case| case.fen) {
        let mut setup: Setup = fen.parse().unwrap();
        setup.quiet_plies = 0;
        setup.move_number = 1;
        for bottom in Side::BOTH {
            let shown = Picture::of(&setup, bottom);
            let read = Picture::read(*shown.rows()).unwrap();
            assert_eq!(read, shown);
            assert_eq!(read.setup(setup.turn), setup);
            let game = game(&fen, "kakao");
            for action in game.legal_actions() {
                let mv = Move::from_action(action, game.position()).unwrap();
                let (from, to) = read.move_on_screen(mv);
                assert_eq!(read.move_from_screen(from, to), Some(mv));
                // What is seen there is what moves.
                let seen = read.rows()[from.row as usize][from.col as usize];
                assert_eq!(seen, game.position().piece_at(mv.from()));
            }
        }
    }
}

#[test]
fn only_the_untouched_board_tells_whose_turn_it_is() {
    for bottom in Side::BOTH {
        for cho in Formation::ALL {
            let start = Game::new(rules("kakao"), cho, Formation::ElephantHorseElephantHorse);
            assert_eq!(Picture::of(&start.setup(), bottom).turn(), Some(Side::First));
        }
        let mut game = game(START, "kakao");
        play(&mut game, "a4b4");
        assert_eq!(Picture::of(&game.setup(), bottom).turn(), None);
        assert_eq!(
            Picture::of(&self::game("3k5/9/9/9/9/9/9/9/4K4/9 w", "kakao").setup(), bottom).turn(),
            None
        );
    }
}

#[test]
fn a_picture_needs_a_general_in_each_palace() {
    let mut rows = Rows::default();
    assert_eq!(Picture::read(rows), Err(PictureError::Generals { side: Side::First, count: 0 }));
    rows[9][4] = Some(Piece::new(Side::First, PieceKind::General));
    assert_eq!(Picture::read(rows), Err(PictureError::Generals { side: Side::Second, count: 0 }));
    rows[8][4] = Some(Piece::new(Side::Second, PieceKind::General));
    assert_eq!(Picture::read(rows), Err(PictureError::Palaces));
    rows[8][4] = None;
    rows[0][3] = Some(Piece::new(Side::Second, PieceKind::General));
    assert_eq!(Picture::read(rows).unwrap().bottom(), Side::First);
    rows.reverse();
    assert_eq!(Picture::read(rows).unwrap().bottom(), Side::Second);
    rows[5][5] = Some(Piece::new(Side::First, PieceKind::General));
    assert_eq!(Picture::read(rows), Err(PictureError::Generals { side: Side::First, count: 2 }));
}

// Notation

#[test]
fn records_count_rows_from_hans_edge() {
    let start = game(START, "kakao");
    for (record, engine) in [
        ("79졸78", "i4h4"),
        ("08마87", "h1g3"),
        ("79卒78", "i4h4"),
        ("79楚卒78", "i4h4"),
        ("79-78", "i4h4"),
        ("P79-78", "i4h4"),
        ("H08-87", "h1g3"),
        ("01차91", "a1a2"),
        ("Pih4", "i4h4"),
        ("Hg3", "h1g3"),
        ("마87", "h1g3"),
        ("I4-H4", "i4h4"),
        (" i4 h4 ", "i4h4"),
        ("i4xh4", "i4h4"),
        ("74상42병", "d4b7"),
        ("33楚馬45車", "c8e7"),
        ("85포55장군", "e3e6"),
        ("E74x42", "d4b7"),
        ("C85-55+", "e3e6"),
        ("19車29", "i10i9"),
    ] {
        let expected: Move = engine.parse().unwrap();
        assert_eq!(start.parse(record), Ok(expected.to_action()), "{record}");
    }
}

#[test]
fn records_name_the_captured_piece_and_the_check() {
    let mut game = game("rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1", "kakao");
    let mut texts = Vec::new();
    for text in "79졸78 49병48 08마87 18마37 88포85 38포35".split(' ') {
        let action = game.parse(text).unwrap();
        texts.push(game.text(action, ActionText::Player));
        game.play(action).unwrap();
    }
    assert_eq!(texts.join(" "), "79졸78 49병48 08마87 18마37 88포85 38포35");
    let capture = self::game("3k5/r8/9/9/9/9/9/9/5K3/6R2 w - - 0 1", "kakao");
    let text = |mv: &str| capture.text(capture.parse(mv).unwrap(), ActionText::Player);
    assert_eq!(text("g1g9"), "07차27");
    assert_eq!(text("g1d1"), "07차04장군");
    let taking = self::game("4k4/9/4p4/9/9/4R4/9/9/3K5/9 w - - 0 1", "kakao");
    assert_eq!(taking.text(taking.parse("e5e8").unwrap(), ActionText::Player), "65차35병장군");
    assert_eq!(taking.text(taking.parse("d2d1").unwrap(), ActionText::Player), "94장04");
}

#[test]
fn an_illegal_short_move_is_taken_for_the_piece_that_comes_closest() {
    let start = game(START, "kakao");
    assert_eq!(start.parse("Re5"), start.parse("a1e5"));
    assert_eq!(start.parse("Ce3"), start.parse("b3e3"));
    assert_eq!(start.parse("B1a3"), start.parse("c1a3"));
    // What only has something in its way comes before what stands nearer and does not move that way.
    let horses = game("3k5/9/9/9/9/4H4/3HP4/9/9/5K3 w", "kakao");
    assert_eq!(horses.parse("Hf5"), horses.parse("d4f5"));
    let chariots = game("3k5/9/9/9/9/9/R2P5/4R4/9/5K3 w", "kakao");
    assert_eq!(chariots.parse("Rf4"), chariots.parse("a4f4"));
    // What reaches its target and would leave the general in check comes before both.
    let pinned = game("3k5/9/3r5/9/9/9/3R1P3/R8/3K5/9 w", "kakao");
    assert_eq!(pinned.parse("Re4"), pinned.parse("d4e4"));
    let none = game("3k5/9/9/9/9/9/9/9/4K4/9 w", "kakao");
    assert_eq!(none.parse("Ra4").unwrap_err().reason, hansu_rules::MoveRejectReason::Unreadable);
}

#[test]
fn deletions_are_read_as_they_are_written() {
    let game = Game::from_fen(START, Rules { deletes: 1, ..rules("kakao") }).unwrap();
    let action = Action::Delete("i10".parse::<Square>().unwrap().into());
    for style in [ActionText::Protocol, ActionText::Player] {
        assert_eq!(game.text(action, style), "delete-i10");
    }
    assert_eq!(game.parse("delete-i10"), Ok(action));
    assert!(!game.legal_actions().contains(&action));
}
