//! Answers of players: which count, which are stale, and what becomes of bad ones.

mod room;

use hansu_players::PlayerError;
use hansu_rules::{Action, EndReason, MoveRejectReason, Outcome, Point, Side};
use hansu_table::{Pause, Phase, TableEvent, Unavailable};
use room::{Cue, Room, chess, go, person, player, wait_for_no_thread};

#[test]
fn a_player_answers_a_person() {
    let mut room = Room::scripted(chess(), [person(), player()], [Cue::Move("e7e5")]);
    assert!(room.table.human_turn());
    assert!(room.table.thinking().is_none());
    room.person(Side::First, "e4");
    assert!(!room.table.human_turn());
    assert!(room.table.thinking().is_some());
    room.answer();
    assert!(room.table.human_turn());
    assert!(room.table.thinking().is_none());
    assert_eq!(room.texts(), ["e4", "e5"]);
    assert_eq!(room.table.last_action(), Some(Action::step(Point::new(4, 6), Point::new(4, 4))));
}

#[test]
fn two_players_play_on_by_themselves() {
    let script = ["f2f3", "e7e5", "g2g4", "d8h4"].map(Cue::Move);
    let mut room = Room::scripted(chess(), [player(), player()], script);
    for _ in 0..4 {
        room.answer();
    }
    assert_eq!(room.table.outcome(), Some(Outcome::win(Side::Second, EndReason::Checkmate)));
    assert_eq!(room.table.phase(), Phase::Over);
    assert!(room.table.thinking().is_none());
}

#[test]
fn an_answer_that_comes_after_a_takeback_is_dropped() {
    let mut room = Room::scripted(chess(), [person(), player()], [Cue::Move("e7e5")]);
    room.person(Side::First, "e4");
    let late = room.report();
    room.table.take_back(Side::First).expect("the person's move");
    assert!(room.table.handle(late).is_none());
    assert_eq!(room.texts(), [""; 0]);
    assert_eq!(room.table.to_move(), Side::First);
}

#[test]
fn an_answer_to_an_earlier_question_about_the_same_position_is_dropped() {
    let script = [Cue::Move("e7e5"), Cue::Move("c7c5")];
    let mut room = Room::scripted(chess(), [person(), player()], script);
    room.person(Side::First, "e4");
    let late = room.report();
    room.table.take_back(Side::First).expect("the person's move");
    room.person(Side::First, "e4");
    assert!(room.table.handle(late).is_none());
    assert!(room.table.thinking().is_some(), "the new question is still open");
    room.answer();
    assert_eq!(room.texts(), ["e4", "c5"]);
}

#[test]
fn an_answer_counts_once() {
    let mut room = Room::scripted(chess(), [person(), player()], [Cue::Move("e7e5")]);
    room.person(Side::First, "e4");
    let report = room.report();
    assert!(room.table.handle(report.clone()).is_some());
    assert!(room.table.handle(report).is_none());
    assert_eq!(room.texts(), ["e4", "e5"]);
}

#[test]
fn an_answer_that_comes_after_the_end_is_dropped() {
    let mut room = Room::scripted(chess(), [person(), player()], [Cue::Move("e7e5")]);
    room.person(Side::First, "e4");
    let late = room.report();
    room.table.resign(Side::First).expect("the game is on");
    assert!(room.table.handle(late).is_none());
    assert_eq!(room.table.outcome(), Some(Outcome::win(Side::Second, EndReason::Resignation)));
    assert_eq!(room.texts(), ["e4"]);
}

#[test]
fn an_answer_meant_for_another_table_is_dropped() {
    let mut old = Room::scripted(chess(), [player(), person()], [Cue::Move("e2e4")]);
    let mut new = Room::scripted(chess(), [player(), person()], [Cue::Move("d2d4")]);
    assert!(new.table.handle(old.report()).is_none());
    new.answer();
    assert_eq!(new.texts(), ["d4"]);
    assert_eq!(old.table.move_texts().len(), 0);
    old.table.pause().expect("it is on");
}

#[test]
fn dropping_a_table_stops_its_players_and_leaves_no_thread() {
    let mut room = Room::scripted(chess(), [person(), player()], [Cue::Think, Cue::Think]);
    room.table.hint().expect("the person's turn");
    room.wait_until_begun(1);
    room.person(Side::First, "e4");
    room.wait_until_begun(2);
    let Room { table, events, .. } = room;
    let threads = table.threads().clone();
    assert_eq!(threads.running(), 2);
    drop(table);
    wait_for_no_thread(&threads);
    assert!(events.try_iter().next().is_none(), "nobody spoke after the end");
}

#[test]
fn a_takeback_stops_the_search_and_the_same_player_answers_again() {
    let mut room = Room::scripted(chess(), [person(), player()], [Cue::Think, Cue::Move("d7d5")]);
    room.person(Side::First, "e4");
    room.wait_until_begun(1);
    room.table.take_back(Side::First).expect("the person's move");
    room.person(Side::First, "d4");
    room.answer();
    assert_eq!(room.texts(), ["d4", "d5"]);
    assert_eq!(room.table.threads().running(), 1);
}

#[test]
fn an_illegal_answer_holds_the_game_up_with_the_move_and_the_reason() {
    let king_walks = Action::step(Point::new(4, 7), Point::new(4, 4));
    let script = [Cue::Act(king_walks), Cue::Move("e7e5")];
    let mut room = Room::scripted(chess(), [person(), player()], script);
    room.person(Side::First, "e4");
    let expected = room.table.game().explain(king_walks).expect("it is illegal");
    match room.next() {
        TableEvent::Paused(Pause::IllegalMove { side, text, rejection }) => {
            assert_eq!((side, text.as_str()), (Side::Second, "e8e5"));
            assert_eq!(rejection, expected);
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(room.table.phase(), Phase::Paused);
    assert!(matches!(room.table.pause_reason(), Some(Pause::IllegalMove { .. })));
    assert_eq!(room.texts(), ["e4"], "nothing was played in its place");
    let refused = room.table.submit_text(Side::First, "d4").expect_err("the game is held up");
    assert_eq!(refused.reason, MoveRejectReason::GameNotPlaying);

    room.table.resume().expect("it is held up");
    room.answer();
    assert_eq!(room.texts(), ["e4", "e5"]);
    assert_eq!(room.table.resume(), Err(Unavailable::Phase));
}

#[test]
fn a_point_off_the_board_is_an_illegal_answer_like_any_other() {
    let script = [Cue::Act(Action::Place(Point::new(200, 200)))];
    let mut room = Room::scripted(go(9), [player(), person()], script);
    match room.next() {
        TableEvent::Paused(Pause::IllegalMove { rejection, .. }) => {
            assert_eq!(rejection.reason, MoveRejectReason::OutOfBounds);
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_panic_in_a_player_holds_the_game_up() {
    let script = [Cue::Panic, Cue::Move("e7e5")];
    let mut room = Room::scripted(chess(), [person(), player()], script);
    room.person(Side::First, "e4");
    let event = room.next();
    assert!(
        matches!(
            &event,
            TableEvent::Paused(Pause::PlayerFailed { side: Side::Second, error: PlayerError::Panicked(_) })
        ),
        "{event:?}"
    );
    room.table.resume().expect("it is held up");
    room.answer();
    assert_eq!(room.texts(), ["e4", "e5"]);
}

#[test]
fn a_person_takes_over_from_a_player_that_failed() {
    let script = [Cue::Fail(PlayerError::NoMove)];
    let mut room = Room::scripted(chess(), [person(), player()], script);
    room.person(Side::First, "e4");
    let event = room.next();
    assert!(matches!(event, TableEvent::Paused(Pause::PlayerFailed { error: PlayerError::NoMove, .. })));
    room.table.replace_seat(Side::Second, person());
    assert_eq!(room.table.phase(), Phase::Paused, "the person says when it goes on");
    room.table.resume().expect("it is held up");
    room.person(Side::Second, "e5");
    assert_eq!(room.texts(), ["e4", "e5"]);
    wait_for_no_thread(room.table.threads());
}

#[test]
fn a_player_that_cannot_go_on_loses_by_forfeit() {
    let mut room = Room::scripted(chess(), [player(), person()], [Cue::Panic]);
    room.next();
    room.table.forfeit(Side::First).expect("it is held up");
    assert_eq!(room.table.outcome(), Some(Outcome::win(Side::Second, EndReason::Forfeit)));
    assert!(room.table.pause_reason().is_none());
}

#[test]
fn a_player_may_resign() {
    let mut room = Room::scripted(chess(), [player(), person()], [Cue::Resign]);
    let event = room.next();
    assert!(matches!(event, TableEvent::Resigned { side: Side::First }), "{event:?}");
    assert_eq!(room.table.outcome(), Some(Outcome::win(Side::Second, EndReason::Resignation)));
}

#[test]
fn a_seat_can_change_hands_while_its_player_thinks() {
    let mut room = Room::scripted(chess(), [player(), person()], [Cue::Think, Cue::Move("d2d4")]);
    room.wait_until_begun(1);
    room.table.replace_seat(Side::First, player());
    room.answer();
    assert_eq!(room.texts(), ["d4"]);
}

#[test]
fn a_pause_stops_the_search_and_going_on_asks_again() {
    let mut room = Room::scripted(chess(), [player(), person()], [Cue::Think, Cue::Move("d2d4")]);
    room.wait_until_begun(1);
    room.table.pause().expect("the game is on");
    assert!(room.table.thinking().is_none());
    assert_eq!(room.table.pause_reason(), Some(&Pause::Requested));
    assert_eq!(room.table.pause(), Err(Unavailable::Phase));
    room.table.resume().expect("it is held up");
    room.answer();
    assert_eq!(room.texts(), ["d4"]);
}

#[test]
fn a_hint_is_told_and_not_played() {
    let mut room = Room::scripted(chess(), [person(), player()], [Cue::Move("g1f3"), Cue::Resign]);
    room.table.hint().expect("the person's turn");
    assert!(room.table.hinting());
    assert!(room.table.human_turn(), "a person may move while the hint is worked out");
    let knight = Action::step(Point::new(6, 0), Point::new(5, 2));
    let event = room.next();
    assert!(matches!(event, TableEvent::Hint(Some(action)) if action == knight), "{event:?}");
    assert!(!room.table.hinting());
    assert_eq!(room.table.move_texts().len(), 0);

    room.table.hint().expect("the person's turn");
    let event = room.next();
    assert!(
        matches!(event, TableEvent::Hint(None)),
        "an assistant that would resign says nothing: {event:?}"
    );
    assert!(room.table.outcome().is_none());
}

#[test]
fn a_move_calls_a_hint_off() {
    let script = [Cue::Move("g1f3"), Cue::Move("e7e5")];
    let mut room = Room::scripted(chess(), [person(), player()], script);
    room.table.hint().expect("the person's turn");
    let late = room.report();
    room.person(Side::First, "e4");
    assert!(room.table.handle(late).is_none());
    room.answer();
    assert_eq!(room.table.hint(), Ok(()));
    room.table.cancel_hint();
    assert!(!room.table.hinting());
}

#[test]
fn there_is_no_hint_while_a_player_is_to_move() {
    let mut room = Room::scripted(chess(), [player(), person()], [Cue::Think]);
    assert_eq!(room.table.hint(), Err(Unavailable::NotAPerson));
    assert!(room.table.thinking().is_some(), "and the player thinks on");
}
