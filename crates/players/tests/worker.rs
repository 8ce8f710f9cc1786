//! Workers with scripted players: tickets, cancelling, panics, and threads that end.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

use hansu_engine::{Cancel, Decision, Score, SearchInfo, SearchLimits};
use hansu_players::{
    MakePlayer, Notify, Player, PlayerError, PlayerEvent, PositionKey, Question, Reporter, Request, SearchId,
    ThreadCount, Ticket, Worker,
};
use hansu_rules::{Action, AnyGame, HalfPoints, KoRule, Point, go};

/// Only a hang takes this long.
const HANG: Duration = Duration::from_secs(60);

const MOVE: Action = Action::Place(Point::new(2, 3));

type Script = Box<dyn FnMut(&Cancel, &mut Reporter) -> Result<Decision, PlayerError> + Send>;

struct Scripted(Script);

impl Player for Scripted {
    fn think(
        &mut self,
        _request: &Request,
        cancel: &Cancel,
        reporter: &mut Reporter,
    ) -> Result<Decision, PlayerError> {
        (self.0)(cancel, reporter)
    }
}

fn player(
    script: impl FnMut(&Cancel, &mut Reporter) -> Result<Decision, PlayerError> + Send + 'static,
) -> MakePlayer {
    let mut script = Some(script);
    Box::new(move || {
        let script = script.take().ok_or(PlayerError::Unsupported)?;
        Ok(Box::new(Scripted(Box::new(script))))
    })
}

fn until_cancelled(cancel: &Cancel) {
    while !cancel.is_cancelled() {
        thread::sleep(Duration::from_millis(1));
    }
}

struct Desk {
    worker: Worker,
    events: Receiver<PlayerEvent>,
    threads: ThreadCount,
}

fn desk(make: MakePlayer) -> Desk {
    let (sender, events) = channel();
    let notify: Notify = Arc::new(move |event| {
        // Whoever listened may be gone.
        let _ = sender.send(event);
    });
    let threads = ThreadCount::default();
    let worker = Worker::spawn("scripted", make, notify, &threads).expect("a test may start a thread");
    Desk { worker, events, threads }
}

impl Desk {
    fn ask(&mut self) -> Ticket {
        self.ask_paced(Duration::ZERO)
    }

    fn ask_paced(&mut self, pace: Duration) -> Ticket {
        let ticket = Ticket { search: SearchId::next(), position: PositionKey { ply: 0, hash: 0 } };
        let request = Request {
            ticket,
            question: Question::Move,
            game: game(),
            limits: SearchLimits::default(),
            opponent_clock: None,
            lines: 1,
            pace,
        };
        self.worker.ask(request).expect("the thread lives");
        ticket
    }

    fn next(&self) -> PlayerEvent {
        self.events.recv_timeout(HANG).expect("an event comes")
    }
}

fn game() -> AnyGame {
    let rules = go::Rules {
        ko: KoRule::PositionalSuperko,
        suicide: false,
        scoring: go::Scoring::Area,
        tax: go::Tax::None,
        handicap_bonus: go::HandicapBonus::None,
        komi: HalfPoints(15),
    };
    AnyGame::Go(go::Game::new(9, rules).expect("9 is a size"))
}

fn wait_for_no_thread(threads: &ThreadCount) {
    let began = Instant::now();
    while threads.running() > 0 {
        assert!(began.elapsed() < HANG, "a thread is left");
        thread::sleep(Duration::from_millis(1));
    }
}

fn decided(event: &PlayerEvent) -> Option<(Ticket, Decision)> {
    match event {
        PlayerEvent::Decided { ticket, decision, .. } => Some((*ticket, *decision)),
        PlayerEvent::Info { .. } | PlayerEvent::DeadStones { .. } | PlayerEvent::Failed { .. } => None,
    }
}

fn info(depth: u32) -> SearchInfo {
    SearchInfo { depth, ..SearchInfo::of(Score::Centi(0)) }
}

#[test]
fn an_answer_carries_the_ticket_of_its_question() {
    let mut desk = desk(player(|_, _| Ok(Decision::Play(MOVE))));
    for _ in 0..3 {
        let ticket = desk.ask();
        assert_eq!(decided(&desk.next()), Some((ticket, Decision::Play(MOVE))));
    }
}

#[test]
fn a_new_question_cancels_the_one_before_which_stays_silent() {
    let (begun, begins) = channel();
    let mut first = true;
    let mut desk = desk(player(move |cancel, _| {
        if std::mem::take(&mut first) {
            begun.send(()).expect("the test listens");
            until_cancelled(cancel);
            return Ok(Decision::Resign);
        }
        Ok(Decision::Play(MOVE))
    }));
    desk.ask();
    begins.recv_timeout(HANG).expect("the search begins");
    let ticket = desk.ask();
    assert_eq!(decided(&desk.next()), Some((ticket, Decision::Play(MOVE))));
}

#[test]
fn questions_cancelled_before_they_begin_are_never_begun() {
    let (begun, begins) = channel();
    let (open_gate, gate): (Sender<()>, _) = channel();
    let mut first = true;
    let mut desk = desk(player(move |_, _| {
        begun.send(()).expect("the test listens");
        if std::mem::take(&mut first) {
            gate.recv().expect("the test opens the gate");
        }
        Ok(Decision::Play(MOVE))
    }));
    desk.ask();
    begins.recv_timeout(HANG).expect("the search begins");
    for _ in 0..100 {
        desk.ask();
    }
    let last = desk.ask();
    open_gate.send(()).expect("the search waits");
    assert_eq!(decided(&desk.next()), Some((last, Decision::Play(MOVE))));
    assert_eq!(begins.try_iter().count(), 1, "only the last question was begun after the first");
}

#[test]
fn dropping_a_worker_does_not_wait_and_leaves_no_thread() {
    let (begun, begins) = channel();
    let (open_gate, gate): (Sender<()>, _) = channel();
    let mut desk = desk(player(move |cancel, _| {
        begun.send(()).expect("the test listens");
        until_cancelled(cancel);
        // A search that is slow to stop: a drop that waited for it would never return.
        gate.recv().expect("the test opens the gate");
        Ok(Decision::Play(MOVE))
    }));
    desk.ask();
    begins.recv_timeout(HANG).expect("the search begins");
    let Desk { worker, events, threads } = desk;
    drop(worker);
    assert_eq!(threads.running(), 1, "the search has not ended yet");
    open_gate.send(()).expect("the search waits");
    wait_for_no_thread(&threads);
    assert_eq!(events.recv_timeout(HANG).err(), Some(RecvTimeoutError::Disconnected), "it stayed silent");
}

#[test]
fn an_idle_worker_ends_when_it_is_dropped() {
    let desk = desk(player(|_, _| Ok(Decision::Resign)));
    drop(desk.worker);
    wait_for_no_thread(&desk.threads);
}

#[test]
fn a_panic_is_a_failure_of_that_question_and_a_new_player_answers_the_next() {
    let made = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&made);
    let mut desk = desk(Box::new(move || {
        let number = counter.fetch_add(1, Ordering::SeqCst);
        Ok(Box::new(Scripted(Box::new(move |_, _| {
            assert!(number > 0, "player {number} breaks off");
            Ok(Decision::Play(MOVE))
        }))))
    }));
    let ticket = desk.ask();
    match desk.next() {
        PlayerEvent::Failed { ticket: failed, error: PlayerError::Panicked(message) } => {
            assert_eq!(failed, ticket);
            assert_eq!(message, "player 0 breaks off");
        }
        other => panic!("{other:?}"),
    }
    let ticket = desk.ask();
    assert_eq!(decided(&desk.next()), Some((ticket, Decision::Play(MOVE))));
    assert_eq!(made.load(Ordering::SeqCst), 2);
}

#[test]
fn a_player_that_cannot_be_made_is_a_failure() {
    let mut desk = desk(Box::new(|| Err(PlayerError::Unsupported)));
    let ticket = desk.ask();
    let event = desk.next();
    assert!(
        matches!(event, PlayerEvent::Failed { ticket: failed, error: PlayerError::Unsupported } if failed == ticket),
        "{event:?}"
    );
}

#[test]
fn reports_are_passed_on_at_most_ten_a_second_and_the_last_comes_with_the_answer() {
    let mut desk = desk(player(|_, reporter| {
        let began = Instant::now();
        let mut depth = 0;
        while began.elapsed() < Duration::from_millis(250) {
            depth += 1;
            reporter.report(&info(depth));
        }
        reporter.report(&info(u32::MAX));
        Ok(Decision::Play(MOVE))
    }));
    let began = Instant::now();
    desk.ask();
    let mut reports = 0;
    let last = loop {
        match desk.next() {
            PlayerEvent::Info { .. } => reports += 1,
            PlayerEvent::Decided { last, .. } => break last,
            other => panic!("{other:?}"),
        }
    };
    let most = began.elapsed().as_millis() / Reporter::INTERVAL.as_millis() + 1;
    assert!((1..=most).contains(&reports), "{reports} reports, at most {most} are due");
    assert_eq!(last.map(|info| info.depth), Some(u32::MAX));
}

#[test]
fn a_quick_answer_is_held_back_for_the_pace() {
    let mut desk = desk(player(|_, _| Ok(Decision::Play(MOVE))));
    let began = Instant::now();
    let pace = Duration::from_millis(60);
    desk.ask_paced(pace);
    assert!(decided(&desk.next()).is_some());
    assert!(began.elapsed() >= pace);
}

#[test]
fn an_answer_held_back_can_still_be_cancelled() {
    let mut desk = desk(player(|_, _| Ok(Decision::Play(MOVE))));
    desk.ask_paced(HANG * 60);
    let ticket = desk.ask();
    assert_eq!(decided(&desk.next()), Some((ticket, Decision::Play(MOVE))));
    desk.ask_paced(HANG * 60);
    drop(desk.worker);
    wait_for_no_thread(&desk.threads);
}
