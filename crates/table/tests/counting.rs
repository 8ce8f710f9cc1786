//! Go: two passes, dead stones, the score.

mod room;

use hansu_players::{EngineProfile, PlayerError, Protocol, Seat, process::CommandLine};
use hansu_rules::{
    Action, AnyGame, Detail, EndReason, GameKind, HalfPoints, MoveRejectReason, Outcome, Point, Side,
};
use hansu_table::{Phase, TableEvent, Unavailable};
use room::{Cue, Room, go, person, player};

/// Black's wall on a 5x5 board, with a white stone left behind it.
const MOVES: &str = "C1 D1 C2 D2 C3 D3 C4 D4 C5 D5 B3 A2 pass pass";

/// A2.
const DEAD: Point = Point::new(0, 1);

/// The board is being counted, and these seats count it.
fn counted(seats: [Seat; 2], proposal: Cue) -> Room {
    let mut room = Room::scripted(go(5), [person(), person()], [proposal]);
    room.persons(MOVES);
    for (side, seat) in Side::BOTH.into_iter().zip(seats) {
        room.table.replace_seat(side, seat);
    }
    room
}

fn dead(room: &Room) -> Vec<Point> {
    match room.table.game() {
        AnyGame::Go(game) => game.dead(),
        other => panic!("{other:?}"),
    }
}

fn score(black: i32, white: i32) -> EndReason {
    EndReason::Score([HalfPoints(black), HalfPoints(white)])
}

#[test]
fn two_persons_mark_and_agree() {
    let mut room = counted([person(), person()], Cue::Think);
    assert_eq!(room.table.phase(), Phase::Scoring);
    assert!(room.table.proposing_dead());
    let refused = room.table.submit_text(Side::First, "A1").expect_err("the board is being counted");
    assert_eq!(refused.reason, MoveRejectReason::GameNotPlaying);
    assert_eq!(refused.evidence.detail, Detail::Scoring);

    assert!(!room.table.toggle_dead(Point::new(0, 0)), "nothing stands there");
    assert!(room.table.proposing_dead());
    assert!(room.table.toggle_dead(DEAD));
    assert!(!room.table.proposing_dead(), "the hand knows better");
    assert_eq!(dead(&room), [DEAD]);
    assert!(room.table.accept_score());
    // Black: three columns; White: two, and 7.5.
    assert_eq!(room.table.outcome(), Some(Outcome::win(Side::Second, score(30, 35))));
    assert!(!room.table.accept_score());
    assert!(!room.table.toggle_dead(DEAD));
    assert!(!room.table.resume_play());
}

#[test]
fn a_proposal_is_marked_and_can_be_changed() {
    let mut room = counted([person(), person()], Cue::Dead(vec![DEAD]));
    let event = room.next();
    assert!(matches!(event, TableEvent::DeadProposed), "{event:?}");
    assert_eq!(dead(&room), [DEAD]);
    assert_eq!(room.table.phase(), Phase::Scoring, "a person agrees or does not");
    assert!(room.table.toggle_dead(DEAD));
    assert!(dead(&room).is_empty());
}

/// An outside engine that speaks GTP; it is the script that answers for it.
fn go_engine(name: &str) -> Seat {
    let command = CommandLine::new("/no/such/engine");
    Seat::engine(EngineProfile::new(name, command, Protocol::Gtp, [GameKind::Go]))
}

#[test]
fn the_engine_at_the_table_proposes_what_is_dead() {
    let script = [Cue::Act(Action::Pass), Cue::Dead(Vec::new())];
    let mut room = Room::scripted(go(5), [person(), go_engine("White")], script);
    room.person(Side::First, "pass");
    room.answer();
    assert!(matches!(room.next(), TableEvent::DeadProposed));
    assert_eq!(room.table.dead_proposed_by(), Some(Side::Second));
    assert!(room.table.resume_play());
    assert_eq!(room.table.dead_proposed_by(), None);
}

#[test]
fn where_no_engine_can_tell_the_assistant_proposes() {
    let unknown = || Cue::Fail(PlayerError::Unsupported);
    let script =
        [Cue::Act(Action::Pass), Cue::Act(Action::Pass), unknown(), Cue::Panic, Cue::Dead(Vec::new())];
    let mut room = Room::scripted(go(5), [go_engine("Black"), go_engine("White")], script);
    room.answer();
    room.answer();
    assert!(matches!(room.next(), TableEvent::DeadProposed));
    assert_eq!(room.table.dead_proposed_by(), None);
    assert_eq!(room.table.phase(), Phase::Over);
}

#[test]
fn an_engine_that_leaves_while_it_counts_is_replaced() {
    let script = [Cue::Act(Action::Pass), Cue::Think, Cue::Dead(Vec::new())];
    let mut room = Room::scripted(go(5), [person(), go_engine("White")], script);
    room.person(Side::First, "pass");
    room.answer();
    room.wait_until_begun(2);
    room.table.replace_seat(Side::Second, person());
    assert!(matches!(room.next(), TableEvent::DeadProposed));
    assert_eq!(room.table.dead_proposed_by(), None);
}

#[test]
fn a_proposal_that_comes_after_a_hand_is_dropped() {
    let mut room = counted([person(), person()], Cue::Dead(Vec::new()));
    let late = room.report();
    assert!(room.table.toggle_dead(DEAD));
    assert!(room.table.handle(late).is_none());
    assert_eq!(dead(&room), [DEAD]);
}

#[test]
fn a_failed_proposal_leaves_the_marking_to_the_hand() {
    for cue in [Cue::Panic, Cue::Fail(PlayerError::Unsupported)] {
        let mut room = counted([person(), person()], cue);
        let event = room.next();
        assert!(matches!(event, TableEvent::ProposalFailed(_)), "{event:?}");
        assert_eq!(room.table.phase(), Phase::Scoring);
        assert!(room.table.toggle_dead(DEAD));
    }
}

#[test]
fn between_two_players_the_proposal_decides() {
    let script = [Cue::Act(Action::Pass), Cue::Act(Action::Pass), Cue::Dead(Vec::new())];
    let mut room = Room::scripted(go(5), [player(), player()], script);
    room.answer();
    room.answer();
    let event = room.next();
    assert!(matches!(event, TableEvent::DeadProposed), "{event:?}");
    assert_eq!(room.table.outcome(), Some(Outcome::win(Side::Second, score(0, 15))));
}

#[test]
fn a_dispute_goes_on_at_the_board() {
    let script = [Cue::Act(Action::Pass), Cue::Think];
    let mut room = Room::scripted(go(5), [person(), player()], script);
    room.person(Side::First, "pass");
    room.answer();
    assert_eq!(room.table.phase(), Phase::Scoring);
    assert!(room.table.resume_play());
    assert_eq!(room.table.phase(), Phase::Playing);
    assert_eq!(room.table.to_move(), Side::First, "the player after the second pass");
    assert!(room.table.human_turn());
    assert_eq!(room.texts().len(), 2);
    room.table.take_back(Side::First).expect("the passes");
    assert_eq!(room.texts().len(), 0);
    assert_eq!(room.table.phase(), Phase::Playing);
}

#[test]
fn a_count_can_be_taken_back() {
    let mut room = counted([person(), person()], Cue::Think);
    assert!(room.table.accept_score());
    assert_eq!(room.table.phase(), Phase::Over);
    room.table.take_back(Side::First).expect("the second pass");
    assert_eq!(room.table.phase(), Phase::Playing);
    assert_eq!(room.table.to_move(), Side::Second);
}

#[test]
fn a_person_may_resign_and_nobody_may_hint_while_the_board_is_counted() {
    let mut room = counted([person(), player()], Cue::Think);
    assert_eq!(room.table.hint(), Err(Unavailable::Phase));
    room.table.resign(Side::First).expect("the game is not over");
    assert_eq!(room.table.outcome(), Some(Outcome::win(Side::Second, EndReason::Resignation)));
}

#[test]
fn a_game_that_went_on_after_a_dispute_begins_the_record_with_it() {
    let mut game = go(5);
    for text in ["C3", "pass", "pass"] {
        let action = game.parse(text).expect("a vertex");
        game.play(action).expect("it is legal");
    }
    let AnyGame::Go(inner) = &mut game else { panic!("a game of Go") };
    inner.resume_play();
    let action = game.parse("B2").expect("a vertex");
    game.play(action).expect("the dispute goes on");

    let room = Room::scripted(game.clone(), [person(), person()], []);
    assert_eq!(room.table.phase(), Phase::Playing);
    assert_eq!(room.table.game().actions(), game.actions());
    assert_eq!(room.table.game().pieces(), game.pieces());
    assert_eq!(room.table.to_move(), game.to_move());
    assert_eq!(room.texts().len(), 4);
}

#[test]
fn a_game_set_up_between_two_passes_and_the_score_is_counted_at_once() {
    let mut game = go(5);
    for _ in 0..2 {
        game.play(Action::Pass).expect("it is legal");
    }
    let mut room = Room::scripted(game, [player(), player()], [Cue::Dead(Vec::new())]);
    assert!(room.table.proposing_dead());
    assert!(matches!(room.next(), TableEvent::DeadProposed));
    assert_eq!(room.table.phase(), Phase::Over);
}
