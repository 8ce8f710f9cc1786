//! What persons do at the table: moves and refusals, takebacks, endings, draws.

mod room;

use hansu_engine::Score;
use hansu_rules::{Action, Detail, EndReason, MoveRejectReason, Outcome, Point, Side};
use hansu_table::{DrawReply, GameSetup, Phase, Table, TableSetup, Unavailable};
use room::{Cue, Room, chess, go, janggi, person, player};

fn two_persons(game: hansu_rules::AnyGame) -> Room {
    Room::scripted(game, [person(), person()], [])
}

/// Everything a refused move must leave as it was.
fn state(table: &Table) -> impl PartialEq + std::fmt::Debug + use<> {
    (
        (table.game().pieces(), table.game().actions().to_vec(), table.to_move(), table.phase()),
        (table.record().len(), table.record().current(), table.moves().to_vec(), table.outcome()),
        (table.thinking(), table.draw_offered_by()),
    )
}

#[test]
fn a_refused_move_changes_nothing() {
    for (game, texts) in [
        (chess(), ["e2e5", "e7e5", "Ke2", "nonsense", "", "a1a1", "z9z9", "e9"]),
        (janggi(), ["a1a9", "a4a3", "e1e1x", "nonsense", "", "41포33", "k1k2", "e2i2"]),
        (go(9), ["Z99", "I5", "nonsense", "", "A0", "A10", "E5E5", "-1"]),
    ] {
        let mut room = two_persons(game);
        for text in texts {
            let before = state(&room.table);
            assert!(room.table.submit_text(Side::First, text).is_err(), "{text:?} is refused");
            assert_eq!(state(&room.table), before, "{text:?}");
        }
        let off = Point::new(250, 250);
        for action in [Action::Place(off), Action::step(off, off), Action::Delete(off)] {
            let before = state(&room.table);
            assert!(room.table.submit(Side::First, action).is_err(), "{action:?} is refused");
            assert_eq!(state(&room.table), before, "{action:?}");
        }
    }
}

#[test]
fn whose_turn_it_is_comes_before_what_was_said() {
    let mut room = two_persons(chess());
    for text in ["e7e5", "nonsense"] {
        let refused = room.table.submit_text(Side::Second, text).expect_err("not Black's turn");
        assert_eq!(refused.reason, MoveRejectReason::NotYourTurn);
        assert_eq!(refused.evidence.side, Some(Side::First));
    }
}

#[test]
fn a_person_cannot_move_for_a_player() {
    let mut room = Room::scripted(chess(), [player(), person()], [Cue::Think]);
    let refused = room.table.submit_text(Side::First, "e4").expect_err("the player's seat");
    assert_eq!(refused.reason, MoveRejectReason::NotYourTurn);
    assert_eq!(refused.evidence.side, Some(Side::First));
    assert!(room.table.thinking().is_some());
}

#[test]
fn nothing_moves_before_the_start_or_after_the_end() {
    let setup = TableSetup::new(chess(), [person(), person()]);
    let mut table = Table::new(setup, std::sync::Arc::new(|_| {}));
    assert_eq!(table.phase(), Phase::Ready);
    let refused = table.submit_text(Side::First, "e4").expect_err("not begun");
    assert_eq!(refused.reason, MoveRejectReason::GameNotPlaying);
    assert_eq!(table.resign(Side::First), Err(Unavailable::Phase));

    table.start();
    assert!(table.submit_text(Side::First, "e4").is_ok());
    table.resign(Side::First).expect("the game is on");
    let outcome = Outcome::win(Side::Second, EndReason::Resignation);
    assert_eq!(table.outcome(), Some(outcome));
    let refused = table.submit_text(Side::Second, "e5").expect_err("it is over");
    assert_eq!(refused.reason, MoveRejectReason::GameNotPlaying);
    assert_eq!(refused.evidence.detail, Detail::Ended(outcome));
    assert_eq!(table.resign(Side::Second), Err(Unavailable::Phase));
}

#[test]
fn mate_ends_the_game() {
    let mut room = two_persons(chess());
    room.persons("f3 e5 g4 Qh4#");
    assert_eq!(room.table.outcome(), Some(Outcome::win(Side::Second, EndReason::Checkmate)));
    assert_eq!(room.texts(), ["f3", "e5", "g4", "Qh4#"]);
}

#[test]
fn two_persons_take_back_one_move_at_a_time() {
    let mut room = two_persons(chess());
    assert_eq!(room.table.take_back(Side::First), Err(Unavailable::Nothing));
    room.persons("e4 e5 Nf3");
    room.table.take_back(Side::First).expect("three moves were played");
    assert_eq!(room.texts(), ["e4", "e5"]);
    room.table.take_back(Side::First).expect("two moves are left");
    assert_eq!(room.texts(), ["e4"]);
    room.persons("c5");
    let record = room.table.record();
    let first = record.parent(record.current()).expect("the second move");
    assert_eq!(record.children(first).count(), 2, "what was taken back stays as a variation");
    assert_eq!(record.len(), 5);
}

#[test]
fn against_a_player_a_person_takes_back_to_the_own_turn() {
    let script = [Cue::Move("e7e5"), Cue::Move("b8c6"), Cue::Think];
    let mut room = Room::scripted(chess(), [person(), player()], script);
    room.person(Side::First, "e4");
    room.answer();
    room.person(Side::First, "Nf3");
    room.answer();
    assert_eq!(room.texts(), ["e4", "e5", "Nf3", "Nc6"]);
    room.table.take_back(Side::First).expect("own moves were played");
    assert_eq!(room.texts(), ["e4", "e5"]);
    assert!(room.table.human_turn());
    room.person(Side::First, "Bc4");
    room.wait_until_begun(3);
    room.table.take_back(Side::First).expect("while the player thinks");
    assert_eq!(room.texts(), ["e4", "e5"]);
    assert!(room.table.human_turn());
    assert_eq!(room.table.take_back(Side::Second), Err(Unavailable::NotAPerson));
}

#[test]
fn a_person_cannot_take_back_the_players_opening_move() {
    let mut room = Room::scripted(chess(), [player(), person()], [Cue::Move("e2e4")]);
    room.answer();
    assert!(!room.table.can_take_back(Side::Second));
    assert_eq!(room.table.take_back(Side::Second), Err(Unavailable::Nothing));
    assert_eq!(room.texts(), ["e4"]);
}

#[test]
fn a_mate_and_a_resignation_can_be_taken_back() {
    let mut room = two_persons(chess());
    room.persons("f3 e5 g4 Qh4#");
    room.table.take_back(Side::First).expect("the mate");
    assert_eq!(room.table.phase(), Phase::Playing);
    assert_eq!(room.texts(), ["f3", "e5", "g4"]);
    room.table.resign(Side::First).expect("the game is on");
    room.table.take_back(Side::First).expect("the resignation");
    assert_eq!(room.table.phase(), Phase::Playing);
    assert_eq!(room.texts(), ["f3", "e5", "g4"], "the resignation alone was taken back");
}

#[test]
fn a_players_resignation_is_taken_back_with_the_move_it_answered() {
    let script = [Cue::Resign, Cue::Move("e7e5")];
    let mut room = Room::scripted(chess(), [person(), player()], script);
    room.person(Side::First, "e4");
    room.next();
    assert_eq!(room.table.phase(), Phase::Over);
    room.table.take_back(Side::First).expect("the person's move");
    assert!(room.table.human_turn());
    assert_eq!(room.table.move_texts().len(), 0);
    room.person(Side::First, "d4");
    room.answer();
}

#[test]
fn a_deletion_is_taken_back_by_itself() {
    let setup = GameSetup::Chess { start: hansu_table::ChessStart::Standard, deletes: 1 };
    let game = setup.build().expect("a game of chess");
    let mut room = Room::scripted(game, [person(), player()], [Cue::Move("e7e5")]);
    room.table.submit(Side::First, Action::Delete(Point::new(3, 7))).expect("Black's queen");
    assert!(room.table.human_turn(), "a deletion does not give up the turn");
    room.table.take_back(Side::First).expect("the deletion");
    assert_eq!(room.table.move_texts().len(), 0);
    room.table.submit(Side::First, Action::Delete(Point::new(3, 7))).expect("Black's queen");
    room.person(Side::First, "e4");
    room.answer();
    room.table.take_back(Side::First).expect("the move");
    assert_eq!(room.table.move_texts().len(), 1, "the deletion came before the own turn's move");
    assert!(room.table.human_turn());
}

#[test]
fn two_persons_agree_to_a_draw() {
    let mut room = two_persons(chess());
    assert_eq!(room.table.accept_draw(Side::Second), Err(Unavailable::Nothing));
    assert_eq!(room.table.offer_draw(Side::First), Ok(DrawReply::Asked));
    assert_eq!(room.table.offer_draw(Side::First), Err(Unavailable::OfferedAlready));
    assert_eq!(room.table.accept_draw(Side::First), Err(Unavailable::Nothing), "not by oneself");
    room.table.decline_draw(Side::Second).expect("an offer stands");
    assert_eq!(room.table.offer_draw(Side::First), Err(Unavailable::OfferedAlready), "once a move");
    room.persons("e4");
    assert_eq!(room.table.offer_draw(Side::First), Ok(DrawReply::Asked));
    assert_eq!(room.table.draw_offered_by(), Some(Side::First));
    room.persons("e5");
    assert_eq!(room.table.draw_offered_by(), None, "a move declines");
    assert_eq!(room.table.offer_draw(Side::Second), Ok(DrawReply::Asked));
    assert_eq!(room.table.offer_draw(Side::First), Err(Unavailable::OfferedAlready));
    room.table.accept_draw(Side::First).expect("an offer stands");
    assert_eq!(room.table.outcome(), Some(Outcome::draw(EndReason::Agreement)));
    room.table.take_back(Side::First).expect("the agreement");
    assert_eq!(room.table.phase(), Phase::Playing);
    assert_eq!(room.texts(), ["e4", "e5"]);
}

#[test]
fn an_offer_answered_by_an_offer_is_a_draw() {
    let mut room = two_persons(janggi());
    assert_eq!(room.table.offer_draw(Side::First), Ok(DrawReply::Asked));
    assert_eq!(room.table.offer_draw(Side::Second), Ok(DrawReply::Accepted));
    assert_eq!(room.table.outcome(), Some(Outcome::draw(EndReason::Agreement)));
}

#[test]
fn go_knows_no_draw_offer() {
    let mut room = two_persons(go(9));
    assert_eq!(room.table.offer_draw(Side::First), Err(Unavailable::Game));
    assert!(!room.table.can_offer_draw(Side::First));
}

#[test]
fn a_player_agrees_to_a_draw_by_what_it_thinks_of_its_game() {
    // Knights go out and home; the pawn moves keep the positions from being repeated too often.
    const WHITE: [&str; 20] = [
        "Nf3", "Ng1", "a3", "Nf3", "Ng1", "b3", "Nf3", "Ng1", "c3", "Nf3", "Ng1", "d3", "Nf3", "Ng1", "e3",
        "Nf3", "Ng1", "f3", "Nh3", "Ng1",
    ];
    const BLACK: [&str; 20] = [
        "Nf6", "Ng8", "a6", "Nf6", "Ng8", "b6", "Nf6", "Ng8", "c6", "Nf6", "Ng8", "d6", "Nf6", "Ng8", "e6",
        "Nf6", "Ng8", "f6", "Nh6", "Ng8",
    ];
    for (score, reply) in [(0, DrawReply::Accepted), (200, DrawReply::Declined)] {
        let script = BLACK.map(|text| Cue::Judged(text, Score::Centi(score)));
        let mut room = Room::scripted(chess(), [person(), player()], script);
        for (round, text) in WHITE.into_iter().enumerate() {
            if round == 3 {
                assert_eq!(room.table.offer_draw(Side::First), Ok(DrawReply::Declined), "too early to say");
            }
            room.person(Side::First, text);
            room.answer();
        }
        assert_eq!(room.table.offer_draw(Side::First), Ok(reply));
        assert_eq!(room.table.phase() == Phase::Over, reply == DrawReply::Accepted);
    }
}

#[test]
fn a_third_repetition_is_a_draw_for_whoever_claims_it() {
    let mut room = two_persons(chess());
    assert_eq!(room.table.claim_draw(Side::First), Err(Unavailable::Nothing));
    room.persons("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(room.table.phase(), Phase::Playing, "unclaimed, the game goes on");
    assert_eq!(room.table.claimable_draw(), Some(EndReason::ThreefoldRepetition));
    assert_eq!(room.table.claim_draw(Side::Second), Err(Unavailable::Turn));
    room.table.claim_draw(Side::First).expect("the third time");
    assert_eq!(room.table.outcome(), Some(Outcome::draw(EndReason::ThreefoldRepetition)));
}

#[test]
fn a_rematch_changes_the_seats_over_and_starts_anew() {
    let mut room = Room::scripted(chess(), [person(), player()], [Cue::Move("e7e5")]);
    room.person(Side::First, "e4");
    room.answer();
    let setup = room.table.rematch();
    assert_eq!(setup.seats, [player(), person()]);
    assert!(setup.game.actions().is_empty());
}

#[test]
fn moves_already_played_begin_the_record() {
    let mut game = chess();
    for text in ["e2e4", "e7e5"] {
        let action = game.parse(text).expect("a move");
        game.play(action).expect("it is legal");
    }
    let room = two_persons(game);
    assert_eq!(room.texts(), ["e4", "e5"]);
    let record = room.table.record();
    assert_eq!(record.actions_to(record.current()), room.table.game().actions());
}

#[test]
fn a_strict_game_takes_nothing_back_and_gives_no_hint() {
    let setup = TableSetup { strict: true, ..TableSetup::new(chess(), [person(), person()]) };
    let mut room = Room::scripted_with(setup, []);
    room.persons("e4 e5");
    assert_eq!(room.table.take_back(Side::Second), Err(Unavailable::Strict));
    assert!(!room.table.can_take_back(Side::First));
    assert_eq!(room.table.hint(), Err(Unavailable::Strict));
    room.table.resign(Side::First).expect("a person may give up");
    assert_eq!(room.table.take_back(Side::First), Err(Unavailable::Strict));
}
