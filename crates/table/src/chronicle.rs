//! What happens at a table, told as it happens to whoever keeps it.

use std::fmt;

use hansu_players::Gate;
use hansu_records::journal::{ClockReading as Kept, Entry};
use hansu_rules::Side;

use crate::{ClockReading, Overtime, Readings, Table, TimeControl};

/// Keeps what happens in a game. It is told in the thread of whoever holds the table, and does not wait there for a
/// disk: the player who is asked for the next move waits at the gate that [`Chronicle::tell`] returns, in its own thread. A
/// failure is the chronicle's own to tell; the game goes on.
pub trait Chronicle: fmt::Debug + Send {
    /// Something has happened. The next question to a player is put when the gate lets it through; `None` where
    /// nothing needs to be waited for.
    fn tell(&mut self, entry: &Entry) -> Option<Gate>;

    /// The game is kept elsewhere by now, or nobody wants it back.
    fn close(self: Box<Self>);
}

impl Table {
    /// Everything that happens from now on is told to this one.
    pub fn set_chronicle(&mut self, chronicle: Box<dyn Chronicle>) {
        self.chronicle = Some(chronicle);
    }

    /// Tells no more; what was told to is given back.
    pub fn take_chronicle(&mut self) -> Option<Box<dyn Chronicle>> {
        self.chronicle.take()
    }

    /// Something whoever takes the game up again wants to know, in the words of whoever sits there.
    pub fn note(&mut self, words: String) {
        self.tell(&Entry::Note(words));
    }

    /// The game is kept, so that it can be taken up again.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.chronicle.is_some()
    }

    pub(crate) fn tell(&mut self, entry: &Entry) {
        if let Some(chronicle) = &mut self.chronicle {
            let gate = chronicle.tell(entry);
            self.crew.wait_at(gate);
        }
    }

    /// What the clocks show, as a journal keeps it; `None` in a game without clocks.
    pub(crate) fn kept_clocks(&self) -> Option<[Kept; 2]> {
        let readings = self.clocks();
        readings.iter().any(Option::is_some).then(|| readings.map(|reading| reading.map_or(NONE, kept)))
    }
}

/// The clock of a side that has none.
const NONE: Kept = Kept { millis: 0, overtime: 0, in_overtime: false };

fn kept(reading: ClockReading) -> Kept {
    Kept {
        millis: u64::try_from(reading.counting().as_millis()).unwrap_or(u64::MAX),
        overtime: reading.overtime.map_or(0, |overtime| overtime.periods.max(overtime.moves)),
        in_overtime: reading.in_overtime(),
    }
}

/// The clocks a journal has kept, for a game that is taken up again with the same time controls.
#[must_use]
pub fn readings_of(kept: &[Kept; 2], time: &[Option<TimeControl>; 2]) -> Readings {
    Side::BOTH.map(|side| {
        let (kept, control) = (kept[side.index()], time[side.index()]?);
        let left = std::time::Duration::from_millis(kept.millis);
        let start = ClockReading::start(control).overtime;
        let overtime = start.map(|full| {
            let counted = match control {
                TimeControl::Canadian { .. } => Overtime { moves: kept.overtime.max(1), ..full },
                _ => Overtime { periods: kept.overtime.max(1), ..full },
            };
            if kept.in_overtime { Overtime { left, ..counted } } else { counted }
        });
        let main = if kept.in_overtime { std::time::Duration::ZERO } else { left };
        Some(ClockReading { main, overtime })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn clocks_come_back_as_they_were() {
        let s = Duration::from_secs;
        let controls = [
            TimeControl::Absolute { main: s(60) },
            TimeControl::Fischer { main: s(60), increment: s(5) },
            TimeControl::ByoYomi { main: s(60), period: s(30), periods: 3 },
            TimeControl::Canadian { main: s(60), period: s(300), moves: 25 },
        ];
        for control in controls {
            for spent in [0, 10, 59, 61, 75, 110] {
                let Some(reading) = ClockReading::start(control).run(control, s(spent)) else { continue };
                let again = readings_of(&[kept(reading), NONE], &[Some(control), None]);
                assert_eq!(again, [Some(reading), None], "{control:?} after {spent} s");
            }
        }
    }
}
