//! The built-in players among themselves, from the first move to the result.

mod room;

use hansu_rules::{ActionText, AnyGame, GameKind};
use hansu_table::{Phase, TableEvent, TableSetup};
use room::{Room, chess, go, janggi, player, wait_for_no_thread};

/// Plays a game of level 1 against itself to its end. Speed is asserted in moves, so that a slow machine proves
/// the same: no game may need more than `most`.
fn plays_to_its_end(game: AnyGame, most: usize) {
    let kind = game.kind();
    let mut room = Room::built_in(TableSetup { seed: 7, ..TableSetup::new(game, [player(), player()]) });
    while room.table.phase() != Phase::Over {
        match room.next() {
            TableEvent::Played { .. } | TableEvent::Resigned { .. } | TableEvent::DeadProposed => {}
            other => panic!("{other:?} after {:?}", room.texts()),
        }
        assert!(room.table.moves().len() <= most, "no end in sight: {:?}", room.texts());
    }
    let table = &room.table;
    assert!(table.moves().len() >= 10, "{kind:?} ended at once: {:?}", room.texts());
    assert_eq!(table.record().actions_to(table.record().current()), table.game().actions());
    assert!(table.thinking().is_none());
    replays(table.moves().iter().map(|one| one.played.action), kind);

    let threads = table.threads().clone();
    drop(room);
    wait_for_no_thread(&threads);
}

/// The moves are legal on a board of their own, and are read back from what programs write.
fn replays(actions: impl Iterator<Item = hansu_rules::Action>, kind: GameKind) {
    let mut game = match kind {
        GameKind::Go => go(9),
        GameKind::Chess => chess(),
        GameKind::Janggi => janggi(),
    };
    for action in actions {
        let text = game.text(action, ActionText::Protocol);
        assert_eq!(game.parse(&text), Ok(action), "{text}");
        game.play(action).expect("it was legal at the table");
    }
}

#[test]
fn a_game_of_go() {
    plays_to_its_end(go(9), 500);
}

#[test]
fn a_game_of_chess() {
    plays_to_its_end(chess(), 1000);
}

#[test]
fn a_game_of_janggi() {
    plays_to_its_end(janggi(), 500);
}
