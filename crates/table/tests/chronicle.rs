//! What a table tells whoever keeps its game.

mod room;

use std::sync::{Arc, Mutex};

use hansu_records::journal::Entry;
use hansu_rules::{EndReason, Side};
use hansu_table::Chronicle;
use room::{Cue, Room, chess, person, player};

#[derive(Clone, Debug, Default)]
struct Scribe(Arc<Mutex<Vec<Entry>>>);

impl Chronicle for Scribe {
    fn tell(&mut self, entry: &Entry) {
        self.0.lock().expect("no test panics in here").push(entry.clone());
    }

    fn close(self: Box<Self>) {}
}

impl Scribe {
    fn words(&self) -> Vec<String> {
        let entries = self.0.lock().expect("no test panics in here");
        entries
            .iter()
            .map(|entry| match entry {
                Entry::Move { .. } => "move".to_owned(),
                Entry::Takeback { plies, .. } => format!("back {plies}"),
                Entry::Ended(outcome) => format!("ended {:?}", outcome.by),
                other => format!("{other:?}"),
            })
            .collect()
    }
}

#[test]
fn every_move_is_told_before_the_next_is_asked_for() {
    let mut room = Room::scripted(chess(), [person(), player()], [Cue::Move("e5"), Cue::Think]);
    let scribe = Scribe::default();
    room.table.set_chronicle(Box::new(scribe.clone()));
    room.person(Side::First, "e4");
    assert_eq!(scribe.words(), ["move"], "the reply has not been taken in yet");
    room.answer();
    assert_eq!(scribe.words(), ["move", "move"]);
}

#[test]
fn refusals_are_not_told_and_takebacks_and_endings_are() {
    let mut room = Room::scripted(chess(), [person(), person()], []);
    let scribe = Scribe::default();
    room.table.set_chronicle(Box::new(scribe.clone()));
    room.persons("e4 e5");
    assert!(room.table.submit_text(Side::First, "e5").is_err());
    room.table.take_back(Side::First).expect("a move to take back");
    room.table.resign(Side::Second).expect("a person may give up");
    assert_eq!(scribe.words(), ["move", "move", "back 1", &format!("ended {:?}", EndReason::Resignation)]);
}
