//! Time at the table, by a clock the test turns.

mod room;

use std::{
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use hansu_engine::{Cancel, Clock, Decision};
use hansu_players::{Player, PlayerError, Reporter, Request, Seat};
use hansu_rules::{AnyGame, EndReason, MoveRejectReason, Outcome, Side, chess as rules};
use hansu_table::{Casting, Pause, Phase, Table, TableEvent, TableSetup, TimeControl, TimeSource};
use room::{Cue, Room, chess, go, person, player};

const S: fn(u64) -> Duration = Duration::from_secs;

/// The time, turned by hand.
#[derive(Clone)]
struct Hand(Arc<Mutex<Instant>>);

impl Hand {
    fn new() -> Self {
        Self(Arc::new(Mutex::new(Instant::now())))
    }

    fn turn(&self, by: Duration) {
        *self.0.lock().expect("no test panics in here") += by;
    }

    fn source(&self) -> TimeSource {
        let now = Arc::clone(&self.0);
        TimeSource::new(move || *now.lock().expect("no test panics in here"))
    }
}

fn setup(game: AnyGame, seats: [Seat; 2], control: TimeControl, hand: &Hand) -> TableSetup {
    TableSetup { time: [Some(control); 2], time_source: hand.source(), ..TableSetup::new(game, seats) }
}

fn persons(game: AnyGame, control: TimeControl) -> (Table, Hand) {
    let hand = Hand::new();
    let mut table = Table::new(setup(game, [person(), person()], control, &hand), Arc::new(|_| {}));
    table.start();
    (table, hand)
}

fn play(table: &mut Table, text: &str) {
    let side = table.to_move();
    if let Err(refused) = table.submit_text(side, text) {
        panic!("{text}: {refused:?}");
    }
}

fn left(table: &Table, side: Side) -> Duration {
    table.clock(side).expect("a clock").main
}

fn fischer(main: u64, increment: u64) -> TimeControl {
    TimeControl::Fischer { main: S(main), increment: S(increment) }
}

fn absolute(main: u64) -> TimeControl {
    TimeControl::Absolute { main: S(main) }
}

#[test]
fn only_the_side_to_move_spends_time() {
    let (mut table, hand) = persons(chess(), fischer(60, 2));
    assert_eq!(table.clock_running(), Some(Side::First));
    hand.turn(S(10));
    play(&mut table, "e4");
    hand.turn(S(3));
    assert_eq!(left(&table, Side::First), S(52));
    assert_eq!(left(&table, Side::Second), S(57));
    assert_eq!(table.clock_running(), Some(Side::Second));
    assert_eq!(table.until_flag(), Some(S(57)));
    play(&mut table, "e5");
    assert_eq!(table.moves()[1].clock.map(|clock| clock.main), Some(S(59)));
}

#[test]
fn a_refused_move_costs_the_time_it_took_and_no_more() {
    let (mut table, hand) = persons(chess(), fischer(60, 2));
    hand.turn(S(10));
    assert!(table.submit_text(Side::First, "e5").is_err());
    assert_eq!(left(&table, Side::First), S(50));
    assert_eq!(table.clock_running(), Some(Side::First));
}

#[test]
fn a_fallen_flag_ends_the_game_and_nothing_can_be_played_after_it() {
    let (mut table, hand) = persons(chess(), absolute(60));
    hand.turn(S(60));
    let refused = table.submit_text(Side::First, "e4").expect_err("the flag has fallen");
    assert_eq!(refused.reason, MoveRejectReason::GameNotPlaying);
    assert_eq!(table.outcome(), Some(Outcome::win(Side::Second, EndReason::Time)));
    assert_eq!(left(&table, Side::First), Duration::ZERO);
    assert_eq!(table.clock_running(), None);
    hand.turn(S(1000));
    assert_eq!(left(&table, Side::Second), S(60));
}

#[test]
fn a_window_that_looks_learns_of_the_flag() {
    let (mut table, hand) = persons(chess(), absolute(60));
    hand.turn(S(59));
    assert!(table.tick().is_none());
    hand.turn(S(1));
    assert!(matches!(table.tick(), Some(TableEvent::TimeOver { side: Side::First })));
    assert!(table.tick().is_none(), "once is enough");
}

#[test]
fn the_flag_against_a_side_that_cannot_mate_is_a_draw() {
    let game =
        |fen: &str| AnyGame::Chess(rules::Game::from_fen(fen, rules::Rules::default()).expect("a position"));
    for (fen, expected) in [
        ("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1", Outcome::draw(EndReason::Time)),
        ("4k3/5q2/8/8/8/8/3Q4/4K3 w - - 0 1", Outcome::win(Side::Second, EndReason::Time)),
        ("4k3/8/8/8/8/8/3Q4/4K3 b - - 0 1", Outcome::win(Side::First, EndReason::Time)),
    ] {
        let (mut table, hand) = persons(game(fen), absolute(5));
        hand.turn(S(6));
        table.tick();
        assert_eq!(table.outcome(), Some(expected), "{fen}");
    }
}

#[test]
fn a_takeback_gives_the_time_back() {
    let (mut table, hand) = persons(chess(), fischer(60, 2));
    hand.turn(S(10));
    play(&mut table, "e4");
    hand.turn(S(20));
    play(&mut table, "e5");
    hand.turn(S(5));
    table.take_back(Side::First).expect("a move to take back");
    assert_eq!((left(&table, Side::First), left(&table, Side::Second)), (S(52), S(60)));
    assert_eq!(table.clock_running(), Some(Side::Second));
    table.take_back(Side::First).expect("a move to take back");
    assert_eq!(left(&table, Side::First), S(60));
}

#[test]
fn a_flag_can_be_taken_back_as_any_ending() {
    let (mut table, hand) = persons(chess(), absolute(60));
    play(&mut table, "e4");
    hand.turn(S(61));
    table.tick();
    table.take_back(Side::First).expect("an ending to take back");
    assert_eq!(table.phase(), Phase::Playing);
    assert_eq!(left(&table, Side::Second), S(60));
    assert!(table.tick().is_none());
}

#[test]
fn a_pause_stops_the_clock() {
    let (mut table, hand) = persons(chess(), absolute(60));
    hand.turn(S(10));
    table.pause().expect("it is going on");
    hand.turn(S(1000));
    assert!(table.tick().is_none());
    table.resume().expect("it was paused");
    hand.turn(S(5));
    assert_eq!(left(&table, Side::First), S(45));
}

#[test]
fn a_player_that_fails_stops_its_clock() {
    let hand = Hand::new();
    let mut room = Room::scripted_with(
        setup(chess(), [person(), player()], absolute(60), &hand),
        [Cue::Fail(PlayerError::NoMove), Cue::Move("e5")],
    );
    room.person(Side::First, "e4");
    let event = room.next();
    assert!(matches!(event, TableEvent::Paused(Pause::PlayerFailed { .. })), "{event:?}");
    hand.turn(S(500));
    assert_eq!(left(&room.table, Side::Second), S(60));
    room.table.resume().expect("it is paused");
    room.answer();
    assert_eq!(left(&room.table, Side::Second), S(60));
}

#[test]
fn an_answer_after_the_flag_is_too_late() {
    let hand = Hand::new();
    let mut room =
        Room::scripted_with(setup(chess(), [person(), player()], absolute(60), &hand), [Cue::Move("e5")]);
    room.person(Side::First, "e4");
    let report = room.report();
    hand.turn(S(60));
    let event = room.table.handle(report);
    assert!(matches!(event, Some(TableEvent::TimeOver { side: Side::Second })), "{event:?}");
    assert_eq!(room.texts(), ["e4"]);
}

/// Says what time it was told of, and thinks no further.
struct Listener(std::sync::mpsc::Sender<[Option<Clock>; 2]>);

impl Player for Listener {
    fn think(&mut self, request: &Request, _: &Cancel, _: &mut Reporter) -> Result<Decision, PlayerError> {
        let _ = self.0.send([request.limits.clock, request.opponent_clock]);
        Err(PlayerError::NoMove)
    }
}

#[test]
fn an_engine_is_told_both_clocks() {
    let hand = Hand::new();
    let (sender, told) = std::sync::mpsc::channel();
    let casting: Casting = Arc::new(move |_| Ok(Box::new(Listener(sender.clone()))));
    let mut room = Room::cast(setup(chess(), [person(), player()], fischer(60, 2), &hand), casting);
    hand.turn(S(20));
    room.person(Side::First, "e4");
    let [own, opponent] = told.recv_timeout(room::HANG).expect("it is asked");
    let seen = |clock: Option<Clock>| clock.map(|clock| (clock.remaining, clock.increment));
    assert_eq!((seen(own), seen(opponent)), (Some((S(60), S(2))), Some((S(42), S(2)))));
    drop(room);

    let (sender, told) = std::sync::mpsc::channel();
    let casting: Casting = Arc::new(move |_| Ok(Box::new(Listener(sender.clone()))));
    let time = [Some(absolute(60)), None];
    let one_sided = TableSetup { time, ..TableSetup::new(chess(), [player(), person()]) };
    let room = Room::cast(one_sided, casting);
    let [own, opponent] = told.recv_timeout(room::HANG).expect("it is asked");
    assert_eq!((own.is_some(), opponent), (true, None));
    drop(room);
}

#[test]
fn counting_a_go_board_takes_no_time() {
    let control = TimeControl::ByoYomi { main: S(0), period: S(30), periods: 3 };
    let (mut table, hand) = persons(go(9), control);
    hand.turn(S(40));
    play(&mut table, "pass");
    let overtime = table.clock(Side::First).and_then(|clock| clock.overtime).expect("overtime");
    assert_eq!((overtime.left, overtime.periods), (S(30), 2));
    play(&mut table, "pass");
    assert_eq!(table.phase(), Phase::Scoring);
    assert_eq!(table.clock_running(), None);
    hand.turn(S(1000));
    assert!(table.tick().is_none());
    assert!(table.resume_play());
    assert_eq!(table.clock_running(), Some(table.to_move()));
}

#[test]
fn the_clock_does_not_run_at_a_finished_game() {
    let (mut table, hand) = persons(chess(), absolute(60));
    for text in ["f3", "e5", "g4", "Qh4#"] {
        play(&mut table, text);
    }
    hand.turn(S(1000));
    assert!(table.tick().is_none());
    assert_eq!(table.outcome().map(|outcome| outcome.by), Some(EndReason::Checkmate));
}

#[test]
fn a_game_taken_up_again_has_its_clocks() {
    let (mut table, hand) = persons(chess(), fischer(60, 2));
    hand.turn(S(10));
    play(&mut table, "e4");
    hand.turn(S(7));
    let (game, readings) = (table.game().clone(), table.clocks());
    let later = Hand::new();
    let setup =
        TableSetup { readings: Some(readings), ..setup(game, [person(), person()], fischer(60, 2), &later) };
    let mut table = Table::new(setup, Arc::new(|_| {}));
    assert_eq!((left(&table, Side::First), left(&table, Side::Second)), (S(52), S(53)));
    table.start();
    later.turn(S(3));
    assert_eq!(left(&table, Side::Second), S(50));
    assert_eq!(table.rematch().readings, None);
}

#[test]
fn a_side_without_a_clock_takes_as_long_as_it_likes() {
    let hand = Hand::new();
    let setup = TableSetup {
        time: [Some(absolute(10)), None],
        time_source: hand.source(),
        ..TableSetup::new(chess(), [person(), person()])
    };
    let mut table = Table::new(setup, Arc::new(|_| {}));
    table.start();
    play(&mut table, "e4");
    assert_eq!(table.clock_running(), None);
    hand.turn(S(1_000_000));
    assert!(table.tick().is_none());
    play(&mut table, "e5");
    hand.turn(S(4));
    assert_eq!(left(&table, Side::First), S(6));
    assert_eq!(table.clock(Side::Second), None);
}
