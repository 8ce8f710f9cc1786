//! Whatever is done at a table, in whatever order: nothing panics, and its parts agree with each other.

mod room;

use std::sync::Arc;

use hansu_engine::{Cancel, Decision};
use hansu_players::{Player, PlayerError, PlayerEvent, Reporter, Request, Seat};
use hansu_rules::{Action, AnyGame, Point, Side};
use hansu_table::{Casting, Phase, Table, TableSetup};
use proptest::prelude::*;
use room::{HANG, Room, chess, go, janggi, person, player, wait_for_no_thread};

/// Plays some legal move, and now and then an illegal one, resigns, fails or breaks off.
struct Whim(u64);

impl Whim {
    /// A linear congruence: the same seed, the same whims.
    fn next(&mut self) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 40).expect("24 bits")
    }
}

impl Player for Whim {
    fn think(&mut self, request: &Request, _: &Cancel, _: &mut Reporter) -> Result<Decision, PlayerError> {
        let legal = request.game.legal_actions();
        match self.next() % 40 {
            0 => Ok(Decision::Resign),
            1 => Err(PlayerError::NoMove),
            2 => Ok(Decision::Play(Action::Place(Point::new(200, 3)))),
            3 => std::panic::panic_any("a whim"),
            _ if legal.is_empty() => Err(PlayerError::NoMove),
            _ => Ok(Decision::Play(legal[self.next() % legal.len()])),
        }
    }

    fn dead_stones(&mut self, request: &Request, _: &Cancel) -> Result<Vec<Point>, PlayerError> {
        let stones = request.game.pieces();
        match self.next() % 4 {
            0 => Err(PlayerError::Unsupported),
            1 => Ok(vec![Point::new(99, 99)]),
            _ => Ok(stones.into_iter().map(|(point, _)| point).step_by(7).collect()),
        }
    }
}

/// One thing done at the table.
#[derive(Clone, Debug)]
enum Deed {
    /// The legal move of this number, by the side to move.
    Legal(usize),
    Submit(Side, Action),
    Text(Side, String),
    /// Waits for the report that is due, if one is, and takes it in.
    Report,
    /// Takes in a report of this number that was seen before.
    Stale(usize),
    TakeBack(Side),
    Resign(Side),
    Forfeit(Side),
    Offer(Side),
    Accept(Side),
    Decline(Side),
    Claim(Side),
    Hint,
    CancelHint,
    Pause,
    Resume,
    Replace(Side, bool),
    Toggle(Point),
    Agree,
    Dispute,
}

fn side() -> impl Strategy<Value = Side> + Clone {
    prop_oneof![Just(Side::First), Just(Side::Second)]
}

fn point() -> impl Strategy<Value = Point> + Clone {
    prop_oneof![
        9 => (0..10u8, 0..10u8).prop_map(|(col, row)| Point::new(col, row)),
        1 => (any::<u8>(), any::<u8>()).prop_map(|(col, row)| Point::new(col, row)),
    ]
}

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        point().prop_map(Action::Place),
        (point(), point()).prop_map(|(from, to)| Action::step(from, to)),
        point().prop_map(Action::Delete),
        Just(Action::Pass),
    ]
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof!["[a-kA-K][0-9]{1,2}([a-k][0-9]{1,2})?[qn]?", "(pass|O-O|Nf3|e4|한수쉼|79졸78)", ".{0,12}"]
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        30 => any::<usize>().prop_map(Deed::Legal),
        5 => (side(), action()).prop_map(|(side, action)| Deed::Submit(side, action)),
        4 => (side(), text()).prop_map(|(side, text)| Deed::Text(side, text)),
        25 => Just(Deed::Report),
        5 => any::<usize>().prop_map(Deed::Stale),
        6 => side().prop_map(Deed::TakeBack),
        1 => side().prop_map(Deed::Resign),
        1 => side().prop_map(Deed::Forfeit),
        1 => side().prop_map(Deed::Offer),
        1 => side().prop_map(Deed::Accept),
        1 => side().prop_map(Deed::Decline),
        1 => side().prop_map(Deed::Claim),
        3 => Just(Deed::Hint),
        1 => Just(Deed::CancelHint),
        2 => Just(Deed::Pause),
        5 => Just(Deed::Resume),
        2 => (side(), any::<bool>()).prop_map(|(side, human)| Deed::Replace(side, human)),
        4 => point().prop_map(Deed::Toggle),
        2 => Just(Deed::Agree),
        2 => Just(Deed::Dispute),
    ]
}

fn seat(human: bool) -> Seat {
    if human { person() } else { player() }
}

/// What a refusal must leave as it was.
fn state(table: &Table) -> impl PartialEq + std::fmt::Debug + use<> {
    (
        (table.game().pieces(), table.game().actions().to_vec(), table.to_move(), table.phase()),
        (table.record().len(), table.record().current(), table.moves().len(), table.outcome()),
        (table.thinking(), table.hinting(), table.proposing_dead(), table.draw_offered_by()),
    )
}

fn do_it(room: &mut Room, seen: &mut Vec<PlayerEvent>, deed: Deed) -> Result<(), TestCaseError> {
    let before = state(&room.table);
    let table = &mut room.table;
    // Whether the deed was refused, and must have changed nothing.
    let refused = match deed {
        Deed::Legal(number) => {
            let legal = table.game().legal_actions();
            match legal.get(number % legal.len().max(1)) {
                Some(&action) => {
                    let may = table.human_turn();
                    let refused = table.submit(table.to_move(), action).is_err();
                    prop_assert_eq!(refused, !may, "a person to move may play any legal move");
                    refused
                }
                None => true,
            }
        }
        Deed::Submit(side, action) => table.submit(side, action).is_err(),
        Deed::Text(side, text) => table.submit_text(side, &text).is_err(),
        Deed::Report => {
            let due = table.thinking().is_some() || table.hinting() || table.proposing_dead();
            if due {
                let report = room.events.recv_timeout(HANG).expect("a report is due");
                seen.push(report.clone());
                table.handle(report);
            }
            !due
        }
        Deed::Stale(number) => match seen.get(number % seen.len().max(1)) {
            Some(report) => {
                prop_assert!(table.handle(report.clone()).is_none(), "each report counts once");
                true
            }
            None => true,
        },
        Deed::TakeBack(side) => {
            let can = table.can_take_back(side);
            let done = table.take_back(side).is_ok();
            prop_assert_eq!(can, done);
            !done
        }
        Deed::Resign(side) => {
            let can = table.can_resign(side);
            let done = table.resign(side).is_ok();
            prop_assert_eq!(can, done);
            !done
        }
        Deed::Forfeit(side) => table.forfeit(side).is_err(),
        Deed::Offer(side) => {
            let can = table.can_offer_draw(side);
            let done = table.offer_draw(side).is_ok();
            prop_assert_eq!(can, done);
            !done
        }
        Deed::Accept(side) => table.accept_draw(side).is_err(),
        Deed::Decline(side) => table.decline_draw(side).is_err(),
        Deed::Claim(side) => table.claim_draw(side).is_err(),
        Deed::Hint => table.hint().is_err(),
        Deed::CancelHint => {
            table.cancel_hint();
            false
        }
        Deed::Pause => table.pause().is_err(),
        Deed::Resume => table.resume().is_err(),
        Deed::Replace(side, human) => {
            table.replace_seat(side, seat(human));
            false
        }
        Deed::Toggle(point) => !table.toggle_dead(point),
        Deed::Agree => !table.accept_score(),
        Deed::Dispute => !table.resume_play(),
    };
    if refused {
        prop_assert_eq!(state(&room.table), before, "a refusal changes nothing");
    }
    Ok(())
}

fn agrees_with_itself(table: &Table) -> Result<(), TestCaseError> {
    let record = table.record();
    prop_assert_eq!(record.actions_to(record.current()), table.game().actions());
    let line: Vec<Action> = table.moves().iter().map(|one| one.played.action).collect();
    prop_assert_eq!(&line[..], table.game().actions());
    prop_assert_eq!(table.last_action(), line.last().copied());
    let phase = table.phase();
    prop_assert_eq!(phase == Phase::Over, table.outcome().is_some());
    prop_assert_eq!(phase == Phase::Paused, table.pause_reason().is_some());
    let player_to_move = phase == Phase::Playing && !table.seat(table.to_move()).is_human();
    prop_assert_eq!(table.thinking().is_some(), player_to_move, "a player to move thinks, and nobody else");
    prop_assert!(!table.hinting() || table.human_turn());
    prop_assert!(!table.proposing_dead() || phase == Phase::Scoring);
    prop_assert!(table.draw_offered_by().is_none() || phase != Phase::Over);
    Ok(())
}

fn plays(game: AnyGame, seats: [bool; 2], seed: u64, deeds: Vec<Deed>) -> Result<(), TestCaseError> {
    let casting: Casting = Arc::new(move |role| Ok(Box::new(Whim(role.seed))));
    let setup = TableSetup { seed, ..TableSetup::new(game, seats.map(seat)) };
    let mut room = Room::cast(setup, casting);
    let mut seen = Vec::new();
    agrees_with_itself(&room.table)?;
    for deed in deeds {
        do_it(&mut room, &mut seen, deed)?;
        agrees_with_itself(&room.table)?;
    }
    let threads = room.table.threads().clone();
    drop(room);
    wait_for_no_thread(&threads);
    Ok(())
}

proptest! {
    #[test]
    fn at_a_table_of_go(
        seats in any::<[bool; 2]>(), seed in any::<u64>(), deeds in prop::collection::vec(deed(), 0..120),
    ) {
        plays(go(5), seats, seed, deeds)?;
    }

    #[test]
    fn at_a_table_of_chess(
        seats in any::<[bool; 2]>(), seed in any::<u64>(), deeds in prop::collection::vec(deed(), 0..120),
    ) {
        plays(chess(), seats, seed, deeds)?;
    }

    #[test]
    fn at_a_table_of_janggi(
        seats in any::<[bool; 2]>(), seed in any::<u64>(), deeds in prop::collection::vec(deed(), 0..120),
    ) {
        plays(janggi(), seats, seed, deeds)?;
    }
}
