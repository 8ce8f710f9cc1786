//! What a table tells whoever keeps its game.

mod room;

use std::sync::{
    Arc, Mutex,
    mpsc::{Receiver, channel},
};

use hansu_players::Gate;
use hansu_records::journal::Entry;
use hansu_rules::{EndReason, Side};
use hansu_table::Chronicle;
use room::{Cue, Room, chess, person, player};

#[derive(Clone, Debug, Default)]
struct Scribe(Arc<Mutex<Vec<Entry>>>);

impl Chronicle for Scribe {
    fn tell(&mut self, entry: &Entry) -> Option<Gate> {
        self.0.lock().expect("no test panics in here").push(entry.clone());
        None
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

/// Lets one player through for each word it is given.
#[derive(Debug)]
struct Slow(Arc<Mutex<Receiver<()>>>);

impl Chronicle for Slow {
    fn tell(&mut self, _entry: &Entry) -> Option<Gate> {
        let disk = Arc::clone(&self.0);
        Some(Box::new(move || {
            let _ = disk.lock().expect("no test panics in here").recv();
        }))
    }

    fn close(self: Box<Self>) {}
}

#[test]
fn a_player_is_not_asked_before_the_move_is_kept_and_nobody_waits_for_that() {
    let mut room = Room::scripted(chess(), [person(), player()], [Cue::Move("e5"), Cue::Move("Nf6")]);
    let (disk, words) = channel();
    room.table.set_chronicle(Box::new(Slow(Arc::new(Mutex::new(words)))));
    room.person(Side::First, "e4");
    assert!(room.table.thinking().is_some(), "the table goes on at once");
    std::thread::sleep(std::time::Duration::from_millis(50));
    assert_eq!(room.begun(), 0, "the disk has not said a word");
    disk.send(()).expect("a gate stands open");
    room.answer();
    assert_eq!((room.begun(), room.texts()), (1, vec!["e4", "e5"]));
    // A move that is taken back is not waited for any longer than the gate stands.
    room.table.take_back(Side::First).expect("a move to take back");
    room.person(Side::First, "d4");
    drop(disk);
    room.answer();
    assert_eq!(room.texts(), ["d4", "Nf6"]);
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
