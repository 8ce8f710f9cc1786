//! The rules of Go at the board: captures, suicide, every kind of ko, passes, and what proves a refusal.

mod go_diagram;

use go_diagram::{draw, game};
use hansu_rules::{
    Action, ActionText, AnyGame, Detail, EndReason, KoRule, Mark, MarkRole, MoveRejectReason, Outcome, Piece,
    PieceKind, Point, Rejection, Side,
    go::{Game, Phase, Rules, Setup, SetupError},
};

const BLACK: Piece = Piece::new(Side::First, PieceKind::Stone);
const WHITE: Piece = Piece::new(Side::Second, PieceKind::Stone);

fn rules(ko: KoRule) -> Rules {
    Rules { ko, ..Rules::CHINESE }
}

const KO_RULES: [KoRule; 3] = [KoRule::Simple, KoRule::PositionalSuperko, KoRule::SituationalSuperko];

fn place(game: &Game, text: &str) -> Action {
    game.parse(text).unwrap()
}

fn point(game: &Game, text: &str) -> Point {
    match place(game, text) {
        Action::Place(point) => point,
        other => panic!("{other:?}"),
    }
}

/// Plays moves one after the other, and returns the names of the points that were captured.
fn play(game: &mut Game, moves: &str) -> String {
    let mut captured = Vec::new();
    for text in moves.split_whitespace() {
        let played = game.play(place(game, text)).unwrap_or_else(|refused| panic!("{text}: {refused:?}"));
        captured.extend(played.captured.iter().map(|(gone, _)| game.point_name(*gone)));
    }
    captured.join(" ")
}

fn refusal(game: &Game, text: &str) -> Rejection {
    game.explain(place(game, text)).unwrap_or_else(|| panic!("{text} is legal"))
}

fn reason(game: &Game, text: &str) -> Option<MoveRejectReason> {
    game.explain(place(game, text)).map(|rejection| rejection.reason)
}

fn board(game: &Game) -> String {
    draw(game.size(), |point| match game.board().stone(point) {
        Some(Side::First) => 'X',
        Some(Side::Second) => 'O',
        None => '.',
    })
}

const KO: &str = "
    . . . . .
    . X O . .
    X O . O .
    . X O . .
    . . . . .";

// The five boards.

#[test]
fn a_corner_stone_captured() {
    let mut game = game("X . .\n. . .\nO X .", Rules::CHINESE, Side::First);
    let played = game.play(place(&game, "A2")).unwrap();
    assert_eq!(played.captured, [(point(&game, "A1"), WHITE)]);
    assert_eq!(board(&game), "X . .\nX . .\n. X .");
    assert_eq!(game.captured(), [vec![WHITE], vec![]]);
}

#[test]
fn two_groups_captured_at_once() {
    let diagram = "
        . . . . .
        . X . X .
        X O . O X
        . X . X .
        . . . . .";
    let mut game = game(diagram, Rules::CHINESE, Side::First);
    assert_eq!(play(&mut game, "C3"), "B3 D3");
    assert_eq!(board(&game), ". . . . .\n. X . X .\nX . X . X\n. X . X .\n. . . . .");
    assert_eq!(game.captured()[0].len(), 2);
}

#[test]
fn a_capture_that_is_therefore_no_suicide() {
    // Every neighbour of C3 is White's, but one of them has no other liberty.
    let mut game = game(KO, Rules::CHINESE, Side::First);
    assert_eq!(reason(&game, "C3"), None);
    assert_eq!(play(&mut game, "C3"), "B3");
    // Without the capture it would be one.
    let diagram = KO.replace("X O . O", ". O . O");
    assert_eq!(
        reason(&go_diagram::game(&diagram, Rules::CHINESE, Side::First), "C3"),
        Some(MoveRejectReason::Suicide)
    );
}

#[test]
fn a_true_suicide() {
    let diagram = "
        . . . . .
        . . O . .
        . O X O .
        . O . O .
        . . O . .";
    let game = game(diagram, Rules::CHINESE, Side::First);
    let refused = refusal(&game, "C2");
    assert_eq!(refused.reason, MoveRejectReason::Suicide);
    assert_eq!(
        refused.evidence.marks,
        [
            Mark::new(MarkRole::Target, point(&game, "C2")),
            Mark::on(MarkRole::DeadStone, point(&game, "C3"), BLACK),
        ]
    );
    assert_eq!(refused.evidence.side, Some(Side::First));
}

#[test]
fn a_ko_where_only_the_immediate_recapture_is_barred() {
    for ko in KO_RULES {
        let mut game = game(KO, rules(ko), Side::First);
        assert_eq!(play(&mut game, "C3"), "B3");
        let refused = refusal(&game, "B3");
        assert_eq!(refused.reason, MoveRejectReason::KoViolation);
        assert_eq!(refused.evidence.marks, [Mark::new(MarkRole::KoPoint, point(&game, "B3"))]);
        assert_eq!(refused.evidence.move_numbers, [0]);
        assert_eq!(refused.evidence.detail, Detail::Ko(ko));
        let barred = game.legal_actions().len();
        assert_eq!(barred, 25 - 7 - 1 + 1, "every empty point but the ko, and the pass");
        // A threat and its answer: the board has changed.
        play(&mut game, "E5 E1");
        assert_eq!(reason(&game, "B3"), None);
        assert_eq!(play(&mut game, "B3"), "C3");
        assert_eq!(refusal(&game, "C3").evidence.move_numbers, [3]);
    }
}

// Ko beyond the five.

#[test]
fn a_pass_lifts_simple_ko_only() {
    for ko in KO_RULES {
        let mut game = game(KO, rules(ko), Side::First);
        play(&mut game, "C3 pass pass");
        game.resume_play();
        // The first board had Black to move, as it would have after White's capture.
        let expected = (ko != KoRule::Simple).then_some(MoveRejectReason::KoViolation);
        assert_eq!(reason(&game, "B3"), expected);
    }
}

#[test]
fn sending_two_returning_one() {
    let diagram = "
        . . . . .
        . . . . .
        . . . . .
        O O X . .
        . X . X .";
    for ko in KO_RULES {
        let mut game = game(diagram, rules(ko), Side::First);
        assert_eq!(play(&mut game, "A1 C1"), "A1 B1");
        if ko == KoRule::PositionalSuperko {
            assert_eq!(refusal(&game, "B1").evidence.move_numbers, [0]);
            continue;
        }
        // The first board is back, but White is to move.
        assert_eq!(play(&mut game, "B1 pass"), "C1");
        match ko {
            KoRule::SituationalSuperko => assert_eq!(refusal(&game, "A1").evidence.move_numbers, [1]),
            _ => assert_eq!(reason(&game, "A1"), None),
        }
    }
}

const TRIPLE_KO: &str = "
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . X O . . X O . . X O . .
    X O . O X . X O X O . O .";

#[test]
fn triple_ko_has_no_result_under_simple_ko() {
    let mut game = game(TRIPLE_KO, rules(KoRule::Simple), Side::First);
    let cycle = "C1 F1 L1 B1 G1 K1";
    assert_eq!(play(&mut game, cycle), "B1 G1 K1 C1 F1 L1");
    assert_eq!(game.outcome(), None, "the board stands for the second time");
    play(&mut game, cycle);
    let no_result = Outcome::draw(EndReason::NoResult);
    assert_eq!((game.outcome(), game.phase(), game.points()), (Some(no_result), Phase::Over, None));
    let refused = refusal(&game, "A13");
    assert_eq!(refused.reason, MoveRejectReason::GameNotPlaying);
    assert_eq!(refused.evidence.detail, Detail::Ended(no_result));
    assert_eq!(game.legal_actions(), []);
    // Taken back, the game is open again; and the players may agree to go on.
    assert!(game.undo());
    assert_eq!((game.outcome(), game.phase()), (None, Phase::Play));
    play(&mut game, "K1");
    assert_eq!(game.outcome(), Some(no_result));
    game.resume_play();
    play(&mut game, "A13");
    assert!(game.undo());
    assert_eq!(game.phase(), Phase::Play);
}

#[test]
fn passes_bring_no_board_about() {
    let mut game = game(KO, rules(KoRule::Simple), Side::First);
    play(&mut game, "A1");
    for _ in 0..3 {
        play(&mut game, "pass pass");
        game.resume_play();
        assert_eq!(game.outcome(), None);
    }
}

#[test]
fn triple_ko_ends_under_superko() {
    for ko in [KoRule::PositionalSuperko, KoRule::SituationalSuperko] {
        let mut game = game(TRIPLE_KO, rules(ko), Side::First);
        play(&mut game, "C1 F1 L1 B1 G1");
        let refused = refusal(&game, "K1");
        assert_eq!(refused.reason, MoveRejectReason::KoViolation);
        assert_eq!(refused.evidence.move_numbers, [0]);
    }
}

#[test]
fn snapback_is_not_ko() {
    let diagram = "
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . X X X . .
        . X O O O X .
        . X O . . X .";
    for ko in KO_RULES {
        let mut game = game(diagram, rules(ko), Side::First);
        assert_eq!(play(&mut game, "D1 E1"), "D1");
        assert_eq!(play(&mut game, "D1"), "C1 C2 D2 E1 E2");
    }
}

#[test]
fn history_is_the_path_to_the_position_on_show() {
    let mut game = game(KO, rules(KoRule::PositionalSuperko), Side::First);
    play(&mut game, "C3");
    assert_eq!(reason(&game, "B3"), Some(MoveRejectReason::KoViolation));
    // Another path to the same shape: nothing forbids what never stood on it.
    game.undo();
    play(&mut game, "E5 E1 C3");
    assert_eq!(refusal(&game, "B3").evidence.move_numbers, [2]);
}

// Suicide where it is allowed.

#[test]
fn own_stones_may_go_where_the_rules_allow_it() {
    let diagram = "
        . . . . .
        . . O . .
        . O X O .
        . O . O .
        . . O . .";
    let rules = Rules::preset("tromp-taylor").unwrap();
    let mut game = game(diagram, rules, Side::First);
    let before = board(&game);
    let played = game.play(place(&game, "C2")).unwrap();
    let gone = [(point(&game, "C2"), BLACK), (point(&game, "C3"), BLACK)];
    assert_eq!(played.captured, gone);
    assert_eq!(game.captured(), [vec![], vec![BLACK, BLACK]]);
    assert_eq!((game.to_move(), game.piece_at(point(&game, "C3"))), (Side::Second, None));
    assert!(game.undo());
    assert_eq!(board(&game), before);
    assert_eq!(game.captured(), [vec![], vec![]]);
}

#[test]
fn a_single_stone_is_suicide_under_all_rules() {
    for name in Rules::PRESETS {
        let game = game(". O .\nO . .\n. . .", Rules::preset(name).unwrap(), Side::First);
        let refused = refusal(&game, "A3");
        assert_eq!(refused.reason, MoveRejectReason::Suicide, "{name}");
        assert_eq!(refused.evidence.marks, [Mark::new(MarkRole::Target, point(&game, "A3"))]);
    }
}

// What proves the other refusals.

#[test]
fn an_occupied_point_tells_whose_stone_and_since_when() {
    let mut game = game(KO, Rules::CHINESE, Side::First);
    play(&mut game, "C3 E5 E1 B3 A1");
    let told = |text: &str| {
        let refused = refusal(&game, text);
        assert_eq!(refused.reason, MoveRejectReason::Occupied);
        let [mark] = refused.evidence.marks[..] else { panic!("{refused:?}") };
        assert_eq!((mark.role, mark.point), (MarkRole::Blocker, point(&game, text)));
        assert_eq!(mark.piece.map(|piece| piece.side), refused.evidence.side);
        (mark.piece, refused.evidence.move_numbers)
    };
    assert_eq!(told("A3"), (Some(BLACK), vec![0]));
    assert_eq!(told("E5"), (Some(WHITE), vec![2]));
    assert_eq!(told("B3"), (Some(WHITE), vec![4]));
    assert_eq!(told("A1"), (Some(BLACK), vec![5]));
    // A stone that comes back by undo is as old as it was.
    let mut taken_back = game.clone();
    play(&mut taken_back, "D5 C3");
    assert!(taken_back.undo());
    assert_eq!(refusal(&taken_back, "B3").evidence.move_numbers, [4]);
}

#[test]
fn a_point_off_the_board_tells_its_size() {
    let game = Game::new(9, Rules::CHINESE).unwrap();
    let size = Detail::BoardSize { cols: 9, rows: 9 };
    for action in [Action::Place(Point::new(9, 0)), Action::Place(Point::new(0, 255))] {
        let refused = game.explain(action).unwrap();
        assert_eq!((refused.reason, &refused.evidence.detail), (MoveRejectReason::OutOfBounds, &size));
    }
    for text in ["K1", "A10", "I5", "A0", "AA3"] {
        let refused = game.parse(text).unwrap_err();
        assert_eq!((refused.reason, &refused.evidence.detail), (MoveRejectReason::OutOfBounds, &size));
    }
}

#[test]
fn what_is_no_move_of_go_is_unreadable() {
    let game = Game::new(9, Rules::CHINESE).unwrap();
    let refused = game.parse("hane").unwrap_err();
    assert_eq!(refused.reason, MoveRejectReason::Unreadable);
    assert_eq!(refused.evidence.detail, Detail::Text("hane".to_owned()));
    for action in [Action::step(Point::new(0, 0), Point::new(1, 1)), Action::Delete(Point::new(0, 0))] {
        assert_eq!(game.explain(action).unwrap().reason, MoveRejectReason::Unreadable);
        assert!(!game.is_legal(action));
    }
}

#[test]
fn checks_come_in_order() {
    // A ko point that is occupied is occupied; a suicide that would repeat a board is suicide.
    let mut game = game(". O .\nO . .\n. . .", rules(KoRule::PositionalSuperko), Side::First);
    assert_eq!(reason(&game, "B3"), Some(MoveRejectReason::Occupied));
    assert_eq!(reason(&game, "A3"), Some(MoveRejectReason::Suicide));
    play(&mut game, "pass pass");
    for action in
        [place(&game, "B3"), Action::Place(Point::new(99, 0)), Action::Delete(Point::new(0, 0)), Action::Pass]
    {
        let refused = game.explain(action).unwrap();
        assert_eq!(refused.reason, MoveRejectReason::GameNotPlaying);
        assert_eq!(refused.evidence.detail, Detail::Scoring);
    }
}

// Passes, phases and starts.

#[test]
fn two_passes_open_the_counting() {
    let mut game = Game::new(9, Rules::CHINESE).unwrap();
    play(&mut game, "E5 pass C3 pass");
    assert_eq!(game.phase(), Phase::Play);
    play(&mut game, "pass");
    assert_eq!((game.phase(), game.outcome(), game.to_move()), (Phase::Scoring, None, Side::Second));
    // Undo leads back to the board.
    assert!(game.undo());
    assert_eq!((game.phase(), game.to_move()), (Phase::Play, Side::First));
    play(&mut game, "pass");
    // After a dispute the player after the second pass moves, and two more passes are needed.
    game.resume_play();
    assert_eq!((game.phase(), game.to_move()), (Phase::Play, Side::Second));
    play(&mut game, "pass");
    assert_eq!(game.phase(), Phase::Play);
    play(&mut game, "pass");
    assert_eq!(game.phase(), Phase::Scoring);
    game.accept_score();
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!(game.explain(Action::Pass).unwrap().evidence.detail, Detail::Ended(game.outcome().unwrap()));
    assert!(game.undo());
    assert_eq!((game.phase(), game.outcome()), (Phase::Play, None));
}

#[test]
fn starts_with_stones() {
    let game = Game::with_handicap(19, Rules::CHINESE, 4).unwrap();
    assert_eq!((game.to_move(), game.setup().handicap), (Side::Second, 4));
    assert_eq!(game.piece_at(point(&game, "Q16")), Some(BLACK));
    let even = Game::with_handicap(19, Rules::CHINESE, 1).unwrap();
    assert_eq!((even.to_move(), even.setup()), (Side::First, &Setup::empty()));
    let spots = [Point::new(0, 0), Point::new(4, 2)];
    let free = Game::from_setup(5, Rules::CHINESE, Setup::free_handicap(5, &spots).unwrap()).unwrap();
    assert_eq!((free.to_move(), free.setup().handicap), (Side::Second, 2));
    assert_eq!(free.piece_at(spots[1]), Some(BLACK));
}

#[test]
fn starts_that_cannot_be_played() {
    let start = |size, setup| Game::from_setup(size, Rules::CHINESE, setup).err();
    let with = |stones: &[(u8, u8, Side)]| Setup {
        stones: stones.iter().map(|&(col, row, side)| (Point::new(col, row), side)).collect(),
        ..Setup::empty()
    };
    for size in [0, 1, 26, 255] {
        assert_eq!(start(size, Setup::empty()), Some(SetupError::Size(size)));
        assert_eq!(Game::with_handicap(size, Rules::CHINESE, 2).err(), Some(SetupError::Size(size)));
    }
    let too_many = SetupError::Handicap { stones: 5, most: 4 };
    assert_eq!(Game::with_handicap(8, Rules::CHINESE, 5).err(), Some(too_many));
    assert_eq!(Setup::free_handicap(2, &[Point::new(0, 0)]), Err(SetupError::FreeHandicap(1)));
    let all = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(col, row)| Point::new(col, row));
    assert_eq!(Setup::free_handicap(2, &all), Err(SetupError::FreeHandicap(4)));
    let off = with(&[(5, 0, Side::First)]);
    assert_eq!(start(5, off), Some(SetupError::OffBoard(Point::new(5, 0))));
    let twice = with(&[(1, 1, Side::First), (1, 1, Side::Second)]);
    assert_eq!(start(5, twice), Some(SetupError::Twice(Point::new(1, 1))));
    let smothered = with(&[(0, 0, Side::First), (0, 1, Side::Second), (1, 0, Side::Second)]);
    assert_eq!(start(5, smothered), Some(SetupError::NoLiberty(Point::new(0, 0))));
}

#[test]
fn go_among_the_games() {
    let mut game = AnyGame::Go(Game::new(9, Rules::JAPANESE).unwrap());
    assert_eq!(game.legal_actions().len(), 82);
    let action = game.parse("e5").unwrap();
    assert_eq!(game.text(action, ActionText::Player), "E5");
    game.play(action).unwrap();
    assert_eq!(game.pieces(), [(Point::new(4, 4), BLACK)]);
    assert_eq!(game.board_size(), (9, 9));
    assert_eq!((game.points(), game.targets(Point::new(4, 4))), (None, vec![]));
    assert!(game.undo() && !game.undo());
}
