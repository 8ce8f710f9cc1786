//! The two clocks of a game: which runs, since when, and what they showed before each move.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, Instant},
};

use hansu_engine as engine;
use hansu_rules::Side;

use crate::{ClockReading, TimeControl};

/// What an answer may take from its thread to this clock, a busy window in between.
const OVERHEAD: Duration = Duration::from_millis(60);

/// Where a table has the time from; tests give it a hand to turn.
#[derive(Clone)]
pub struct TimeSource(Arc<dyn Fn() -> Instant + Send + Sync>);

impl TimeSource {
    /// A source of one's own. What it gives must never go back.
    #[must_use]
    pub fn new(now: impl Fn() -> Instant + Send + Sync + 'static) -> Self {
        Self(Arc::new(now))
    }

    pub(crate) fn now(&self) -> Instant {
        (self.0)()
    }
}

impl Default for TimeSource {
    fn default() -> Self {
        Self::new(Instant::now)
    }
}

impl fmt::Debug for TimeSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TimeSource")
    }
}

/// What the clocks of `[First, Second]` show; `None` for a side without one.
pub type Readings = [Option<ClockReading>; 2];

#[derive(Clone, Copy, Debug)]
struct Face {
    control: TimeControl,
    reading: ClockReading,
}

/// The clocks of a game. Only the side to move has time running, and only while the game goes on.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    faces: [Option<Face>; 2],
    running: Option<(Side, Instant)>,
    /// What the clocks showed when this turn began.
    turn: Readings,
    /// The same for each move of the line on show.
    before: Vec<Readings>,
    source: TimeSource,
}

impl Clocks {
    pub(crate) fn new(controls: [Option<TimeControl>; 2], source: TimeSource) -> Self {
        let face = |control| Face { control, reading: ClockReading::start(control) };
        let faces = controls.map(|control| control.map(face));
        let turn = faces.map(|face| face.map(|face| face.reading));
        Self { faces, running: None, turn, before: Vec::new(), source }
    }

    /// Sets what the clocks show at the beginning of a turn. A side without a clock stays without.
    pub(crate) fn set(&mut self, readings: Readings) {
        self.running = None;
        self.show(readings);
        self.turn = self.readings();
    }

    /// Lets the clock of `side` run; another that runs stops. Nothing happens where it runs already.
    pub(crate) fn run(&mut self, side: Side) {
        if self.running.is_none_or(|(running, _)| running != side) {
            self.stop();
            self.running = Some((side, self.source.now()));
        }
    }

    /// Stops the clock that runs; what it has shown counts.
    pub(crate) fn stop(&mut self) {
        let readings = self.readings();
        self.running = None;
        self.show(readings);
    }

    /// What the clocks show now. A fallen flag shows no time at all.
    pub(crate) fn readings(&self) -> Readings {
        [Side::First, Side::Second].map(|side| {
            self.faces[side.index()].map(|face| {
                self.elapsed(side, face).unwrap_or(ClockReading { main: Duration::ZERO, overtime: None })
            })
        })
    }

    /// The side whose time is over, while its clock runs.
    pub(crate) fn flag(&self) -> Option<Side> {
        let (side, _) = self.running?;
        let face = self.faces[side.index()]?;
        let fallen = self.elapsed(side, face).is_none_or(|reading| {
            // Where it was stopped after it had fallen.
            reading.until_flag(face.control).is_zero()
        });
        fallen.then_some(side)
    }

    /// A move of `side` enters the game: its clock stops with what the move adds.
    pub(crate) fn moved(&mut self, side: Side) {
        self.before.push(self.turn);
        self.stop();
        if let Some(face) = &mut self.faces[side.index()] {
            face.reading = face.reading.moved(face.control);
        }
        self.turn = self.readings();
    }

    /// A move is taken back: the clocks show what they showed when it had not been thought about yet.
    pub(crate) fn taken_back(&mut self) {
        if let Some(readings) = self.before.pop() {
            self.set(readings);
        }
    }

    /// A fallen flag is taken back: the clocks show what they showed when this turn began.
    pub(crate) fn lift_flag(&mut self) {
        let fallen = |side: Side| self.left(side).is_some_and(|left| left.is_zero());
        if Side::BOTH.into_iter().any(fallen) {
            self.set(self.turn);
        }
    }

    /// Until the flag of a side falls if no move is made; `None` without a clock.
    pub(crate) fn left(&self, side: Side) -> Option<Duration> {
        let reading = self.readings()[side.index()]?;
        Some(reading.until_flag(self.control(side)?))
    }

    /// A side's clock for whoever divides the time of its moves itself.
    pub(crate) fn for_engine(&self, side: Side) -> Option<engine::Clock> {
        let reading = self.readings()[side.index()]?;
        Some(engine::Clock { overhead: OVERHEAD, ..reading.for_engine(self.control(side)?) })
    }

    /// The control of a side.
    pub(crate) fn control(&self, side: Side) -> Option<TimeControl> {
        self.faces[side.index()].map(|face| face.control)
    }

    /// The side whose clock runs.
    pub(crate) fn running(&self) -> Option<Side> {
        self.running.map(|(side, _)| side).filter(|side| self.faces[side.index()].is_some())
    }

    fn show(&mut self, readings: Readings) {
        for (face, reading) in self.faces.iter_mut().zip(readings) {
            if let (Some(face), Some(reading)) = (face, reading) {
                face.reading = reading;
            }
        }
    }

    fn elapsed(&self, side: Side, face: Face) -> Option<ClockReading> {
        match self.running {
            Some((running, since)) if running == side => {
                face.reading.run(face.control, self.source.now().saturating_duration_since(since))
            }
            _ => Some(face.reading),
        }
    }
}
