//! Each reason for which a move of Janggi is refused, with the evidence that proves it.

use hansu_rules::{
    Action, Detail, EndReason, Mark, MoveRejectReason as Reason, Piece, PieceKind, Point, Rejection, Side,
    janggi::{Game, Rules, Square},
};

const START: &str = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

fn game(fen: &str, rules: &str) -> Game {
    Game::from_fen(fen, Rules::preset(rules).unwrap()).unwrap()
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        game.play(game.parse(text).unwrap()).unwrap_or_else(|rejection| panic!("{text}: {rejection:?}"));
    }
}

/// The refusal of a move under the casual rules; it must change nothing.
fn refused(fen: &str, mv: &str) -> Rejection {
    refused_by(game(fen, "janggicasual"), mv)
}

fn refused_by(mut game: Game, mv: &str) -> Rejection {
    let action = game.parse(mv).unwrap();
    let before = (game.fen(), game.actions().len(), game.deletes_left(), game.outcome());
    let rejection = game.play(action).unwrap_err();
    assert_eq!(game.explain(action).as_ref(), Some(&rejection));
    assert!(!game.is_legal(action));
    assert_eq!((game.fen(), game.actions().len(), game.deletes_left(), game.outcome()), before);
    rejection
}

/// The marks as text: `Mover c6 P`, Cho's pieces in upper case.
fn marks(rejection: &Rejection) -> Vec<String> {
    rejection.evidence.marks.iter().map(describe).collect()
}

fn describe(mark: &Mark) -> String {
    let square = Square::try_from(mark.point).unwrap();
    let piece = mark.piece.map(|piece| {
        let letter = match piece.kind {
            PieceKind::General => "K",
            PieceKind::Guard => "A",
            PieceKind::Chariot => "R",
            PieceKind::Cannon => "C",
            PieceKind::Horse => "N",
            PieceKind::Elephant => "B",
            PieceKind::Soldier => "P",
            other => panic!("{other:?} in Janggi"),
        };
        match piece.side {
            Side::First => format!(" {letter}"),
            Side::Second => format!(" {}", letter.to_lowercase()),
        }
    });
    format!("{:?} {square}{}", mark.role, piece.unwrap_or_default())
}

#[track_caller]
fn check(rejection: &Rejection, reason: Reason, expected: &[&str]) {
    assert_eq!(rejection.reason, reason);
    assert_eq!(marks(rejection), expected);
}

#[test]
fn game_not_playing() {
    let mut over = game(START, "kakao");
    play(&mut over, "e2e2 e9e9");
    let rejection = refused_by(over.clone(), "a4b4");
    check(&rejection, Reason::GameNotPlaying, &[]);
    assert_eq!(rejection.evidence.detail, Detail::Ended(over.outcome().unwrap()));
    assert!(over.legal_actions().is_empty());
    let pass = refused_by(over, "pass");
    assert_eq!(pass.reason, Reason::GameNotPlaying);
}

#[test]
fn out_of_bounds() {
    let start = game(START, "kakao");
    for action in [
        Action::step(Point::new(0, 0), Point::new(9, 0)),
        Action::step(Point::new(0, 10), Point::new(0, 0)),
        Action::step(Point::new(255, 255), Point::new(0, 0)),
        Action::Delete(Point::new(0, 10)),
    ] {
        let rejection = start.explain(action).unwrap();
        check(&rejection, Reason::OutOfBounds, &[]);
        assert_eq!(rejection.evidence.detail, Detail::BoardSize { cols: 9, rows: 10 });
    }
    for text in ["a1a11", "j1a1", "a0a1", "70졸71"] {
        assert_eq!(start.parse(text).unwrap_err().reason, Reason::OutOfBounds, "{text}");
    }
}

#[test]
fn unreadable() {
    let start = game(START, "kakao");
    for text in ["", "hello", "a1", "a1b", "79", "졸", "e2e4q", "🏯", "delete-", "한수", "79졸78졸졸?"]
    {
        let rejection = start.parse(text).unwrap_err();
        assert_eq!(rejection.reason, Reason::Unreadable, "{text}");
        assert_eq!(rejection.evidence.detail, Detail::Text(text.to_owned()));
    }
    let stone = start.explain(Action::Place(Point::new(0, 0))).unwrap();
    check(&stone, Reason::Unreadable, &[]);
}

#[test]
fn ambiguous() {
    let fen = "3k5/9/9/9/9/9/P1P6/9/5K3/9 w - - 0 1";
    let game = game(fen, "kakao");
    for text in ["Pb4", "졸72"] {
        let rejection = game.parse(text).unwrap_err();
        check(&rejection, Reason::Ambiguous, &[]);
        let candidates = ["a4b4", "c4b4"].map(|text| game.parse(text).unwrap()).to_vec();
        assert_eq!(rejection.evidence.detail, Detail::Candidates(candidates));
    }
    assert_eq!(game.parse("Pab4"), game.parse("a4b4"));
}

#[test]
fn promotion_invalid() {
    let start = game(START, "kakao");
    let action =
        Action::Step { from: Point::new(0, 3), to: Point::new(0, 4), promotion: Some(PieceKind::Chariot) };
    let rejection = start.explain(action).unwrap();
    check(&rejection, Reason::PromotionInvalid, &["Mover a4 P", "Target a5"]);
    assert_eq!(rejection.evidence.detail, Detail::Promotions(Vec::new()));
}

#[test]
fn empty_source() {
    check(&refused(START, "e5e6"), Reason::EmptySource, &["Mover e5", "Target e6"]);
}

#[test]
fn not_your_piece() {
    let rejection = refused(START, "a7a6");
    check(&rejection, Reason::NotYourPiece, &["Mover a7 p", "Target a6"]);
    assert_eq!(rejection.evidence.side, Some(Side::Second));
    // Not even to leave the other general where it is.
    assert_eq!(refused(START, "e9e9").reason, Reason::NotYourPiece);
}

#[test]
fn own_piece_on_target() {
    check(&refused(START, "a1b1"), Reason::OwnPieceOnTarget, &["Mover a1 R", "Target b1 N"]);
}

#[test]
fn piece_cannot_move_that_way() {
    check(&refused(START, "c4c6"), Reason::PieceCannotMoveThatWay, &["Mover c4 P", "Target c6"]);
    check(&refused(START, "a1a1"), Reason::PieceCannotMoveThatWay, &["Mover a1 R", "Target a1 R"]);
    for mv in ["b1b2", "c1c2", "e2e5", "d1d3", "a1d8", "b3d4"] {
        assert_eq!(refused(START, mv).reason, Reason::PieceCannotMoveThatWay, "{mv}");
    }
}

#[test]
fn soldier_backward() {
    let fen = "3k5/9/9/9/2P6/9/9/9/5K3/9 w - - 0 1";
    check(&refused(fen, "c6c5"), Reason::SoldierBackward, &["Mover c6 P", "Target c5"]);
    let palace = "9/4P4/3k5/9/9/9/9/9/5K3/9 w - - 0 1";
    check(&refused(palace, "e9f8"), Reason::SoldierBackward, &["Mover e9 P", "Target f8"]);
    let han = "3k5/9/9/9/9/9/9/4p4/5K3/9 b - - 0 1";
    check(&refused(han, "e3e4"), Reason::SoldierBackward, &["Mover e3 p", "Target e4"]);
}

#[test]
fn outside_palace() {
    let palace = ["d1", "e1", "f1", "d2", "e2", "f2 K", "d3", "e3", "f3"].map(|at| format!("Palace {at}"));
    let general = "3k5/9/9/9/9/9/9/9/5K3/9 w - - 0 1";
    let mut expected = vec!["Mover f2 K", "Target g2"];
    expected.extend(palace.iter().map(String::as_str));
    check(&refused(general, "f2g2"), Reason::OutsidePalace, &expected);
    // Leaving the palace comes before the missing line.
    assert_eq!(refused(general, "f2g3").reason, Reason::OutsidePalace);
    let guard = "3k5/9/9/9/9/9/9/3A5/5K3/9 w - - 0 1";
    assert_eq!(refused(guard, "d3d4").reason, Reason::OutsidePalace);
}

#[test]
fn no_palace_line() {
    let general = "5k3/9/9/9/9/9/9/9/3K5/9 w - - 0 1";
    check(&refused(general, "d2e3"), Reason::NoPalaceLine, &["Mover d2 K", "Target e3", "LineNode e2"]);
    let chariot = "5k3/9/9/9/9/9/9/4R4/9/4K4 w - - 0 1";
    check(&refused(chariot, "e3f2"), Reason::NoPalaceLine, &["Mover e3 R", "Target f2", "LineNode e2"]);
    let soldier = "3k5/9/9/9/2P6/9/9/9/5K3/9 w - - 0 1";
    check(&refused(soldier, "c6d7"), Reason::NoPalaceLine, &["Mover c6 P", "Target d7", "LineNode d8"]);
    let cannon = "3k5/9/9/9/9/9/9/5A3/4C4/5K3 w - - 0 1";
    check(&refused(cannon, "e2g4"), Reason::NoPalaceLine, &["Mover e2 C", "Target g4", "LineNode e2 C"]);
}

#[test]
fn path_blocked() {
    check(&refused(START, "a1a8"), Reason::PathBlocked, &["Mover a1 R", "Target a8", "Blocker a4 P"]);
    let palace = "4k4/9/9/9/9/9/9/9/4A4/3R1K3 w - - 0 1";
    check(&refused(palace, "d1f3"), Reason::PathBlocked, &["Mover d1 R", "Target f3", "Blocker e2 A"]);
}

#[test]
fn horse_leg_blocked() {
    let fen = "3k5/9/9/4p4/4NP3/9/9/9/5K3/9 w - - 0 1";
    check(&refused(fen, "e6f8"), Reason::HorseLegBlocked, &["Mover e6 N", "Target f8", "Blocker e7 p"]);
    check(&refused(fen, "e6g7"), Reason::HorseLegBlocked, &["Mover e6 N", "Target g7", "Blocker f6 P"]);
}

#[test]
fn elephant_path_blocked() {
    let first = "3k5/9/9/4p4/4B4/9/9/9/5K3/9 w - - 0 1";
    check(&refused(first, "e6g9"), Reason::ElephantPathBlocked, &["Mover e6 B", "Target g9", "Blocker e7 p"]);
    let second = "3k5/9/5p3/9/4B4/9/9/9/5K3/9 w - - 0 1";
    check(
        &refused(second, "e6g9"),
        Reason::ElephantPathBlocked,
        &["Mover e6 B", "Target g9", "Blocker f8 p"],
    );
    let both = "3k5/9/5p3/4p4/4B4/9/9/9/5K3/9 w - - 0 1";
    check(
        &refused(both, "e6g9"),
        Reason::ElephantPathBlocked,
        &["Mover e6 B", "Target g9", "Blocker e7 p", "Blocker f8 p"],
    );
}

#[test]
fn cannon_no_screen() {
    let fen = "3k5/9/9/9/9/9/9/1C7/5K3/9 w - - 0 1";
    check(
        &refused(fen, "b3b7"),
        Reason::CannonNoScreen,
        &["Mover b3 C", "Target b7", "Line b4", "Line b5", "Line b6"],
    );
    check(&refused(fen, "b3b4"), Reason::CannonNoScreen, &["Mover b3 C", "Target b4"]);
    let palace = "3k5/9/9/9/9/9/9/9/9/3C1K3 w - - 0 1";
    check(&refused(palace, "d1f3"), Reason::CannonNoScreen, &["Mover d1 C", "Target f3", "Line e2"]);
}

#[test]
fn cannon_screen_is_cannon() {
    check(&refused(START, "b3b9"), Reason::CannonScreenIsCannon, &["Mover b3 C", "Target b9", "Screen b8 c"]);
    let own = "3k5/9/9/9/9/9/9/9/4C4/3C1K3 w - - 0 1";
    check(&refused(own, "d1f3"), Reason::CannonScreenIsCannon, &["Mover d1 C", "Target f3", "Screen e2 C"]);
}

#[test]
fn cannon_many_screens() {
    let fen = "3k5/9/9/1p7/9/1P7/9/1C7/5K3/9 w - - 0 1";
    check(
        &refused(fen, "b3b8"),
        Reason::CannonManyScreens,
        &["Mover b3 C", "Target b8", "Screen b5 P", "Screen b7 p"],
    );
}

#[test]
fn cannon_takes_cannon() {
    let fen = "3k5/1c7/9/9/9/1P7/9/1C7/5K3/9 w - - 0 1";
    check(&refused(fen, "b3b9"), Reason::CannonTakesCannon, &["Mover b3 C", "Target b9 c", "Screen b5 P"]);
}

#[test]
fn king_into_check() {
    let fen = "4k4/9/9/9/9/9/9/r8/5K3/9 w - - 0 1";
    check(&refused(fen, "f2f3"), Reason::KingIntoCheck, &["Mover f2 K", "Target f3", "Attacker a3 r"]);
    let protected = "3k5/9/9/9/9/9/9/9/4p3r/3A1K3 w - - 0 1";
    check(
        &refused(protected, "f1e2"),
        Reason::KingIntoCheck,
        &["Mover f1 K", "Target e2 p", "Attacker i2 r"],
    );
}

#[test]
fn a_general_cannot_hide_behind_itself() {
    let fen = "3k5/9/4r4/9/9/9/9/4K4/9/9 w - - 0 1";
    check(&refused(fen, "e3e2"), Reason::KingIntoCheck, &["Mover e3 K", "Target e2", "Attacker e8 r"]);
}

#[test]
fn pinned() {
    let fen = "3k5/9/4r4/9/9/9/4N4/9/4K4/9 w - - 0 1";
    check(&refused(fen, "e4f6"), Reason::Pinned, &["Mover e4 N", "Target f6", "Pinner e8 r", "King e2 K"]);
    let diagonal = "4k4/9/9/9/9/9/9/5r3/4A4/3K5 w - - 0 1";
    check(
        &refused(diagonal, "e2e3"),
        Reason::Pinned,
        &["Mover e2 A", "Target e3", "Pinner f3 r", "King d1 K"],
    );
}

#[test]
fn pinned_comes_before_the_check_it_also_ignores() {
    let fen = "3k5/9/4r4/9/9/9/4N4/9/r3K4/9 w - - 0 1";
    assert_eq!(refused(fen, "e4f6").reason, Reason::Pinned);
}

#[test]
fn king_in_check() {
    let fen = "4k4/9/9/9/9/9/P8/9/r4K3/9 w - - 0 1";
    let rejection = refused(fen, "a4a5");
    check(&rejection, Reason::KingInCheck, &["Mover a4 P", "Target a5", "Attacker a2 r", "King f2 K"]);
    assert_eq!(rejection.evidence.detail, Detail::None);
}

#[test]
fn king_in_check_by_two_pieces() {
    let fen = "3k5/9/4r4/9/9/9/P8/9/r3K4/9 w - - 0 1";
    let rejection = refused(fen, "a4a5");
    check(
        &rejection,
        Reason::KingInCheck,
        &["Mover a4 P", "Target a5", "Attacker a2 r", "Attacker e8 r", "King e2 K"],
    );
    assert_eq!(rejection.evidence.detail, Detail::DoubleCheck);
}

#[test]
fn pass_in_check() {
    let fen = "4k4/9/9/9/9/9/9/9/r4K3/9 w - - 0 1";
    for mv in ["f2f2", "pass", "한수쉼"] {
        check(
            &refused(fen, mv),
            Reason::PassInCheck,
            &["Mover f2 K", "Target f2 K", "Attacker a2 r", "King f2 K"],
        );
    }
}

#[test]
fn pass_forbidden() {
    let rules = Rules { free_pass: false, ..Rules::preset("kakao").unwrap() };
    let rejection = refused_by(Game::from_fen(START, rules).unwrap(), "pass");
    check(&rejection, Reason::PassForbidden, &["Mover e2 K", "Target e2 K"]);
    assert_eq!(rejection.evidence.side, Some(Side::First));
    // With no other move left the pass stays allowed: Janggi knows no stalemate.
    let stuck = Game::from_fen("5k3/9/9/9/9/9/9/8r/3K5/4r4 w - - 0 1", rules).unwrap();
    assert_eq!(stuck.legal_actions(), [Action::Pass]);
}

#[test]
fn repetition() {
    let mut game = game("3k5/r8/9/9/9/9/9/9/5K3/6R2 w - - 0 1", "kakao");
    play(&mut game, "g1h1 a9a8 h1g1 a8a7 g1h1 a7a6 h1g1 a6a5");
    let rejection = refused_by(game.clone(), "g1h1");
    check(&rejection, Reason::Repetition, &["Mover g1 R", "Target h1"]);
    assert_eq!(rejection.evidence.move_numbers, [1, 3, 5, 7]);
    assert_eq!(rejection.evidence.detail, Detail::Times(4));
    let to_and_fro = game.parse("g1h1").unwrap();
    assert!(!game.legal_actions().contains(&to_and_fro));
    // Any other move, also of the same piece, starts anew.
    play(&mut game, "g1g2 a5a6 g2g1 a6a7 g1h1");
}

#[test]
fn bikjang_unanswered() {
    let fen = "4k4/r8/9/9/9/9/9/9/4K4/R8 w - - 0 1";
    check(
        &refused_by(game(fen, "janggi"), "a1a5"),
        Reason::BikjangUnanswered,
        &["Mover a1 R", "Target a5", "King e2 K", "EnemyKing e10 k"],
    );
    assert_eq!(game(fen, "kakao").explain(game(fen, "kakao").parse("a1a5").unwrap()), None);
}

#[test]
fn exposes_king_by_becoming_a_screen() {
    let fen = "3k5/9/4c4/9/9/9/3P5/9/4K4/9 w - - 0 1";
    check(
        &refused(fen, "d4e4"),
        Reason::ExposesKing,
        &["Mover d4 P", "Target e4", "Attacker e8 c", "Screen e4 P", "King e2 K"],
    );
}

#[test]
fn exposes_king_by_leaving_one_screen() {
    let fen = "3k5/9/4c4/9/9/4p4/4P4/9/4K4/9 w - - 0 1";
    check(
        &refused(fen, "e4d4"),
        Reason::ExposesKing,
        &["Mover e4 P", "Target d4", "Attacker e8 c", "Screen e5 p", "King e2 K"],
    );
}

#[test]
fn exposes_king_by_taking_a_cannon_that_was_no_screen() {
    let fen = "3k5/4c4/9/9/9/4c4/4P4/9/4A4/4K4 w - - 0 1";
    let without_guard = "3k5/4c4/9/9/9/4c4/3P5/9/9/4K4 w - - 0 1";
    assert!(game(fen, "kakao").is_legal(game(fen, "kakao").parse("e4e5").unwrap()));
    let rejection = refused(without_guard, "d4e4");
    // The near cannon jumps the soldier; the far one has two pieces before it.
    check(
        &rejection,
        Reason::ExposesKing,
        &["Mover d4 P", "Target e4", "Attacker e5 c", "Screen e4 P", "King e1 K"],
    );
    let capture = "3k5/4c4/9/9/9/R3c4/9/9/9/4K4 w - - 0 1";
    check(
        &refused(capture, "a5e5"),
        Reason::ExposesKing,
        &["Mover a5 R", "Target e5 c", "Attacker e9 c", "Screen e5 R", "King e1 K"],
    );
}

#[test]
fn exposes_king_by_opening_a_horses_leg() {
    let fen = "3k5/9/9/9/9/9/3n5/3P5/4K4/9 w - - 0 1";
    check(
        &refused(fen, "d3e3"),
        Reason::ExposesKing,
        &["Mover d3 P", "Target e3", "Attacker d4 n", "Leg d3", "King e2 K"],
    );
}

#[test]
fn exposes_king_by_opening_an_elephants_path() {
    let fen = "3k5/9/9/9/9/6b2/6P2/9/4K4/9 w - - 0 1";
    check(
        &refused(fen, "g4h4"),
        Reason::ExposesKing,
        &["Mover g4 P", "Target h4", "Attacker g5 b", "Leg g4", "King e2 K"],
    );
}

fn with_deletes(fen: &str, deletes: u8) -> Game {
    Game::from_fen(fen, Rules { deletes, ..Rules::preset("kakao").unwrap() }).unwrap()
}

#[test]
fn no_deletes_left() {
    let rejection = refused_by(with_deletes(START, 0), "delete-a7");
    check(&rejection, Reason::NoDeletesLeft, &[]);
    assert_eq!(rejection.evidence.side, Some(Side::First));
    let mut used_up = with_deletes(START, 1);
    play(&mut used_up, "delete-a7");
    assert_eq!(refused_by(used_up, "delete-c7").reason, Reason::NoDeletesLeft);
}

#[test]
fn delete_needs_enemy_piece() {
    check(&refused_by(with_deletes(START, 1), "delete-a4"), Reason::DeleteNeedsEnemyPiece, &["Target a4 P"]);
    check(&refused_by(with_deletes(START, 1), "delete-e5"), Reason::DeleteNeedsEnemyPiece, &["Target e5"]);
    // One's own general is an own piece too.
    assert_eq!(refused_by(with_deletes(START, 1), "delete-e2").reason, Reason::DeleteNeedsEnemyPiece);
}

#[test]
fn delete_king() {
    check(&refused_by(with_deletes(START, 1), "delete-e9"), Reason::DeleteKing, &["Target e9 k"]);
}

#[test]
fn delete_exposes_king() {
    let fen = "4k4/9/4p4/9/9/4R4/9/9/3K5/9 w - - 0 1";
    check(
        &refused_by(with_deletes(fen, 1), "delete-e8"),
        Reason::DeleteExposesKing,
        &["Target e8 p", "EnemyKing e10 k", "Attacker e5 R"],
    );
}

#[test]
fn a_deletion_is_an_event_of_its_own() {
    let mut game = with_deletes(START, 2);
    play(&mut game, "a4b4 a7b7");
    let before = game.fen();
    let played = game.play(game.parse("delete-c7").unwrap()).unwrap();
    assert_eq!(played.captured, [(Point::new(2, 6), Piece::new(Side::Second, PieceKind::Soldier))]);
    // The turn stays, the clock starts again, and nothing of the move number changes.
    assert_eq!(game.to_move(), Side::First);
    assert_eq!(game.fen(), "rnba1abnr/4k4/1c5c1/1p2p1p1p/9/9/1PP1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 2");
    assert_eq!(game.deletes_left(), [1, 2]);
    assert_eq!(game.captured(), [vec![Piece::new(Side::Second, PieceKind::Soldier)], vec![]]);
    assert_eq!(game.actions().last(), Some(&Action::Delete(Point::new(2, 6))));
    assert!(game.undo());
    assert_eq!((game.fen(), game.deletes_left()), (before, [2, 2]));
}

#[test]
fn a_deletion_between_two_passes_keeps_the_game_going() {
    let mut game = with_deletes(START, 1);
    play(&mut game, "e2e2 delete-a4 e9e9");
    assert_eq!(game.outcome(), None);
    play(&mut game, "e2e2");
    assert!(matches!(game.outcome().unwrap().by, EndReason::TwoPasses(Some(_))));
}

#[test]
fn every_reason_of_janggi_is_here() {
    // The others belong to Go and chess, or are given by whoever holds the game.
    let elsewhere = [
        Reason::NotYourTurn,
        Reason::Occupied,
        Reason::Suicide,
        Reason::KoViolation,
        Reason::PawnCaptureNeedsEnemy,
        Reason::EnPassantExpired,
        Reason::CastlingRightLost,
        Reason::CastlingPathBlocked,
        Reason::CastlingOutOfCheck,
        Reason::CastlingThroughCheck,
        Reason::CastlingIntoCheck,
        Reason::PromotionMissing,
    ];
    let source = include_str!("janggi_reasons.rs");
    for reason in Reason::ALL.into_iter().filter(|reason| !elsewhere.contains(reason)) {
        let checked = source.matches(&format!("Reason::{reason:?},")).count()
            + source.matches(&format!("reason, Reason::{reason:?})")).count();
        assert!(checked > 0, "{reason:?} has no test");
    }
}
