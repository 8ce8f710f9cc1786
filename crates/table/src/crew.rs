//! Whoever works for a table: the players of its seats, its assistant, and the one question that is open.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, Instant},
};

use hansu_engine::SearchLimits;
use hansu_players::{Gate, Notify, PlayerError, PlayerEvent, Question, Request, ThreadCount, Ticket, Worker};
use hansu_rules::{AnyGame, Side};

use crate::{Casting, Part, Role, TableSetup, clocks::Clocks};

/// What a hint may take.
const HINT_TIME: Duration = Duration::from_secs(2);

/// A player with less time than this has no move held back for the eye.
const UNHURRIED: Duration = Duration::from_secs(30);

/// Why something was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// The seat to move shall move.
    Move(Side),
    /// The person to move wants a hint.
    Hint,
    /// A finished Go board is to be counted.
    DeadStones(Counter),
}

impl Purpose {
    /// The seat whose player is asked; `None` for the assistant.
    const fn seat(self) -> Option<Side> {
        match self {
            Self::Move(side) | Self::DeadStones(Counter::Seat(side)) => Some(side),
            Self::Hint | Self::DeadStones(Counter::Assistant) => None,
        }
    }
}

/// Who proposes which stones are dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Counter {
    /// The player of this seat.
    Seat(Side),
    /// The table's own.
    Assistant,
}

/// The question whose answer is wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open {
    ticket: Ticket,
    pub(crate) purpose: Purpose,
    pub(crate) since: Instant,
}

/// At most one question is open at a time: a seat thinks, or a person to move is given a hint, or a board is
/// being counted. Asking another or cancelling forgets it, and with it whatever is still answered to it.
pub(crate) struct Crew {
    casting: Casting,
    notify: Notify,
    threads: ThreadCount,
    seats: [Option<Worker>; 2],
    assistant: Option<Worker>,
    open: Option<Open>,
    /// Where the next question has to wait.
    gate: Option<Gate>,
}

impl fmt::Debug for Crew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Crew")
            .field("threads", &self.threads)
            .field("open", &self.open)
            .finish_non_exhaustive()
    }
}

impl Crew {
    pub(crate) fn new(casting: Casting, notify: Notify) -> Self {
        Self {
            casting,
            notify,
            threads: ThreadCount::default(),
            seats: [None, None],
            assistant: None,
            open: None,
            gate: None,
        }
    }

    /// The next question is put when this lets it through. One that stood there before, and at which nobody has
    /// waited, is for something older and needs no waiting any more.
    pub(crate) fn wait_at(&mut self, gate: Option<Gate>) {
        self.gate = gate;
    }

    pub(crate) fn threads(&self) -> &ThreadCount {
        &self.threads
    }

    pub(crate) fn open(&self) -> Option<&Open> {
        self.open.as_ref()
    }

    /// Asks; what was open before is cancelled. Where no thread can be had that failure is an event like any other.
    pub(crate) fn ask(&mut self, purpose: Purpose, game: &AnyGame, setup: &TableSetup, clocks: &Clocks) {
        self.cancel();
        let ticket = Ticket::for_game(game);
        self.open = Some(Open { ticket, purpose, since: Instant::now() });
        let (question, limits, pace) = match purpose {
            Purpose::Move(side) => {
                let limits = SearchLimits { clock: clocks.for_engine(side), ..SearchLimits::default() };
                let hurried = clocks.left(side).is_some_and(|left| left < UNHURRIED);
                (Question::Move, limits, if hurried { Duration::ZERO } else { setup.pace })
            }
            Purpose::Hint => {
                let limits = SearchLimits { move_time: Some(HINT_TIME), ..SearchLimits::default() };
                (Question::Move, limits, Duration::ZERO)
            }
            Purpose::DeadStones(_) => (Question::DeadStones, SearchLimits::default(), Duration::ZERO),
        };
        let opponent_clock = limits.clock.and_then(|_| clocks.for_engine(game.to_move().other()));
        let request =
            Request { ticket, question, game: game.clone(), limits, opponent_clock, lines: 1, pace };
        let part = match purpose.seat() {
            Some(side) => Part::Seat(side, setup.seats[side.index()].clone()),
            None => Part::Assistant,
        };
        let gate = self.gate.take();
        let asked = self
            .worker(Role { kind: game.kind(), part, seed: setup.seed, book: setup.book })
            .and_then(|worker| worker.ask_behind(gate, request));
        if let Err(error) = asked {
            self.dismiss(purpose);
            (self.notify)(PlayerEvent::Failed { ticket, error });
        }
    }

    /// Forgets the open question and stops whoever is busy with it, without waiting.
    pub(crate) fn cancel(&mut self) {
        if let Some(open) = self.open.take()
            && let Some(worker) = self.place(open.purpose)
        {
            worker.cancel();
        }
    }

    /// Sends the player of a seat away; the next question to that seat goes to a new one.
    pub(crate) fn dismiss_seat(&mut self, side: Side) {
        if self.open.is_some_and(|open| open.purpose.seat() == Some(side)) {
            self.cancel();
        }
        self.dismiss(Purpose::Move(side));
    }

    /// What an event was asked for, if its ticket is the one still wanted; everything else is stale and dropped
    /// here, the only place that decides it. An answer closes the question.
    pub(crate) fn claim(&mut self, event: &PlayerEvent) -> Option<Purpose> {
        let open = self.open.filter(|open| open.ticket == event.ticket())?;
        if !matches!(event, PlayerEvent::Info { .. }) {
            self.open = None;
        }
        Some(open.purpose)
    }

    fn place(&mut self, purpose: Purpose) -> &mut Option<Worker> {
        match purpose.seat() {
            Some(side) => &mut self.seats[side.index()],
            None => &mut self.assistant,
        }
    }

    fn dismiss(&mut self, purpose: Purpose) {
        *self.place(purpose) = None;
    }

    fn worker(&mut self, role: Role) -> Result<&mut Worker, PlayerError> {
        let (casting, notify) = (Arc::clone(&self.casting), Arc::clone(&self.notify));
        let (place, name) = match role.part {
            Part::Seat(side, _) => (&mut self.seats[side.index()], "player"),
            Part::Assistant => (&mut self.assistant, "assistant"),
        };
        Ok(match place {
            Some(worker) => worker,
            None => {
                let make = Box::new(move || casting(&role));
                place.insert(Worker::spawn(name, make, notify, &self.threads)?)
            }
        })
    }
}
