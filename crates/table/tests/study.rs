//! Going through a record at a table.

mod room;

use std::sync::Arc;

use hansu_records::{NodeId, Record};
use hansu_rules::{AnyGame, MoveRejectReason, Point, Side};
use hansu_table::{Phase, Table};
use room::{chess, go};

fn study(game: AnyGame, moves: &str) -> Table {
    let mut game = game;
    for text in moves.split_whitespace() {
        let action = game.parse(text).expect("a move of the test");
        game.play(action).expect("a legal move");
    }
    Table::study(Record::from_game(&game), Arc::new(|_| {})).expect("a playable start")
}

fn texts(table: &Table) -> Vec<&str> {
    table.move_texts().collect()
}

#[test]
fn any_node_is_shown_and_played_on_from() {
    let mut table = study(chess(), "e4 e5 Nf3 Nc6");
    assert_eq!(texts(&table), ["e4", "e5", "Nf3", "Nc6"]);
    let line: Vec<NodeId> = table.record().main_line().collect();
    table.go_to(line[1]).expect("a node");
    assert_eq!(texts(&table), ["e4", "e5"]);
    assert_eq!(table.to_move(), Side::First);
    table.submit_text(Side::First, "d4").expect("a legal move");
    assert_eq!(table.record().children(line[1]).count(), 2, "a variation beside the main line");
    table.go_to(NodeId::ROOT).expect("the start");
    assert!(texts(&table).is_empty());
    table.submit_text(Side::First, "e4").expect("a legal move");
    assert_eq!(table.record().current(), line[0], "the same move is the same node");
}

#[test]
fn moves_are_refused_with_their_reason_everywhere() {
    let mut table = study(chess(), "e4 e5");
    let first = table.record().main_line().next().expect("a move");
    table.go_to(first).expect("a node");
    let refused = table.submit_text(Side::Second, "e4").expect_err("no such move");
    assert_ne!(refused.reason, MoveRejectReason::GameNotPlaying);
    assert_eq!(table.record().len(), 3, "nothing was added");
}

#[test]
fn a_finished_game_can_be_gone_back_in() {
    let mut table = study(chess(), "f3 e5 g4 Qh4#");
    assert_eq!(table.phase(), Phase::Over);
    let third = table.record().main_line().nth(2).expect("a move");
    table.go_to(third).expect("a node");
    assert_eq!(table.phase(), Phase::Playing);
    table.submit_text(Side::Second, "d5").expect("another move");
    assert_eq!(texts(&table), ["f3", "e5", "g4", "d5"]);
}

#[test]
fn handicap_stones_are_there_at_every_node() {
    let rules = hansu_rules::go::Rules::preset("chinese").expect("a preset");
    let game =
        AnyGame::Go(hansu_rules::go::Game::with_handicap(9, rules, 4).expect("nine lines take four stones"));
    let mut table = study(game, "E5 D4");
    table.go_to(NodeId::ROOT).expect("the start");
    assert_eq!(table.game().pieces().len(), 4);
    assert_eq!(table.to_move(), Side::Second);
    let last = table.record().main_line().last().expect("a move");
    table.go_to(last).expect("a node");
    assert!(table.game().pieces().len() >= 5);
}

#[test]
fn a_stone_the_rules_refuse_is_shown() {
    let mut game = go(9);
    for text in ["E5", "pass"] {
        let action = game.parse(text).expect("a move of the test");
        game.play(action).expect("a legal move");
    }
    let mut record = Record::from_game(&game);
    let last = record.tree.current();
    let refused = record.tree.add(last, hansu_rules::Action::Place(Point::new(4, 4)));
    record.tree.go_to(refused);
    let table = Table::study(record, Arc::new(|_| {})).expect("a playable start");
    assert_eq!(table.game().pieces().len(), 1);
    assert_eq!(table.last_action(), Some(hansu_rules::Action::Place(Point::new(4, 4))));
}

#[test]
fn going_through_a_record_does_not_change_its_result() {
    let mut table = study(chess(), "f3 e5 g4 Qh4#");
    table.record_mut().tags_mut().set("Result", "1/2-1/2");
    assert_eq!(table.phase(), Phase::Over);
    assert_eq!(table.to_record().tree.tags().get("Result"), Some("1/2-1/2"));
}
