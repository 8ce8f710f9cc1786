//! Bad engines at the table: the game is held up with the reason, nothing else is played, and the user goes on as
//! they like.

mod desk;

use std::sync::{
    Arc,
    mpsc::{Receiver, channel},
};

use desk::{HANG, chess, fake, go, new_mark, wait_for_no_process};
use hansu_players::{EngineError, Exit, PlayerError, PlayerEvent, Seat};
use hansu_rules::{Action, AnyGame, MoveRejectReason, Point, Side, chess as rules};
use hansu_table::{Pause, Phase, Table, TableEvent, TableSetup};

struct Room {
    table: Table,
    events: Receiver<PlayerEvent>,
    mark: String,
}

impl Room {
    /// A person on one side, a scripted engine on the other.
    fn new(game: AnyGame, words: &str, engine: Side) -> Self {
        let mark = new_mark();
        let mut seats = [Seat::human(), Seat::human()];
        seats[engine.index()] = Seat::engine(fake(&mark, words));
        let (sender, events) = channel();
        let notify = Arc::new(move |event| {
            let _ = sender.send(event);
        });
        let mut table = Table::new(TableSetup::new(game, seats), notify);
        table.start();
        Self { table, events, mark }
    }

    fn next(&mut self) -> TableEvent {
        loop {
            let event = self.events.recv_timeout(HANG).expect("a report comes");
            match self.table.handle(event) {
                None | Some(TableEvent::Thinking { .. }) => {}
                Some(event) => return event,
            }
        }
    }

    #[track_caller]
    fn pause(&mut self) -> Pause {
        match self.next() {
            TableEvent::Paused(pause) => pause,
            other => panic!("{other:?}"),
        }
    }

    #[track_caller]
    fn answer(&mut self) {
        let event = self.next();
        assert!(matches!(event, TableEvent::Played { .. }), "{event:?}");
    }

    fn close(self) {
        let Self { table, mark, .. } = self;
        drop(table);
        wait_for_no_process(&mark);
    }
}

#[test]
fn an_illegal_move_is_shown_and_not_played() {
    for (game, words, text, reason) in [
        (chess("a3"), "uci illegal", "e2e5", MoveRejectReason::NotYourPiece),
        (go(9, "E5"), "gtp illegal", "E5", MoveRejectReason::Occupied),
    ] {
        let moves = game.actions().len();
        let mut room = Room::new(game, words, Side::Second);
        // Shown; asked again, and shown again.
        for _ in 0..2 {
            let Pause::IllegalMove { side, text: said, rejection } = room.pause() else {
                panic!("no refusal")
            };
            assert_eq!((side, said.as_str(), rejection.reason), (Side::Second, text, reason));
            assert_eq!((room.table.phase(), room.table.moves().len()), (Phase::Paused, moves));
            room.table.resume().unwrap();
        }
        room.pause();
        // A person takes over.
        room.table.replace_seat(Side::Second, Seat::human());
        room.table.resume().unwrap();
        assert!(room.table.human_turn());
        room.close();
    }
}

#[test]
fn words_that_are_no_move_are_shown_as_they_were_said() {
    let mut room = Room::new(chess(""), "uci nonsense", Side::First);
    let pause = room.pause();
    let Pause::PlayerFailed { side: Side::First, error: PlayerError::Engine(error) } = pause else {
        panic!("{pause:?}")
    };
    assert!(matches!(error, EngineError::Unreadable { text, .. } if text == "Hello"));
    room.close();
}

#[test]
fn a_game_outlives_its_engine() {
    let mut room = Room::new(chess(""), "uci exit", Side::Second);
    room.table.submit_text(Side::First, "e4").unwrap();
    let pause = room.pause();
    let Pause::PlayerFailed { side: Side::Second, error: PlayerError::Engine(error) } = pause else {
        panic!("{pause:?}")
    };
    assert!(matches!(error, EngineError::Ended { exit: Exit::Code(3), .. }));
    // Another engine takes the seat, and the game goes on where it stood.
    room.table.replace_seat(Side::Second, Seat::engine(fake(&room.mark, "uci good")));
    room.table.resume().unwrap();
    room.answer();
    assert_eq!(room.table.moves().len(), 2);
    room.close();
}

#[test]
fn a_takeback_while_it_thinks() {
    for (game, words, first, second) in
        [(chess(""), "uci late", "e4", "d4"), (go(9, ""), "gtp slow", "E5", "D4")]
    {
        let mut room = Room::new(game, words, Side::Second);
        room.table.submit_text(Side::First, first).unwrap();
        room.table.take_back(Side::First).unwrap();
        room.table.submit_text(Side::First, second).unwrap();
        room.answer();
        assert_eq!(room.table.moves()[0].text, second, "{words}");
        assert_eq!(room.table.moves().len(), 2);
        room.close();
    }
}

#[test]
fn a_piece_removed_is_a_new_position_for_the_engine() {
    let game = rules::Game::new(rules::Rules { chess960: false, deletes: 1 });
    let mut room = Room::new(AnyGame::Chess(game), "uci good", Side::Second);
    // The engine's first move is a7a6 or a7a5 while that pawn is there.
    room.table.submit(Side::First, Action::Delete(Point::new(0, 6))).unwrap();
    room.table.submit_text(Side::First, "e4").unwrap();
    room.answer();
    let played = room.table.last_action().unwrap();
    assert!(!matches!(played, Action::Step { from, .. } if from == Point::new(0, 6)), "{played:?}");
    room.close();
}
