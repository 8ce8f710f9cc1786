//! Clocks at the table.

use std::time::Duration;

use hansu_rules::{AnyGame, EndReason, Outcome, Side};

use crate::{ClockReading, Phase, Readings, Table, TableEvent, TimeControl};

impl Table {
    /// What the clocks of `[First, Second]` show now.
    #[must_use]
    pub fn clocks(&self) -> Readings {
        self.clocks.readings()
    }

    /// What a side's clock shows now; `None` without a clock.
    #[must_use]
    pub fn clock(&self, side: Side) -> Option<ClockReading> {
        self.clocks()[side.index()]
    }

    /// The time a side was given; `None` where it takes as long as it likes.
    #[must_use]
    pub fn time_control(&self, side: Side) -> Option<TimeControl> {
        self.clocks.control(side)
    }

    /// The side whose clock runs.
    #[must_use]
    pub fn clock_running(&self) -> Option<Side> {
        self.clocks.running()
    }

    /// Until the flag of the side to move falls; `None` where no clock runs. A window looks again by then.
    #[must_use]
    pub fn until_flag(&self) -> Option<Duration> {
        self.clocks.left(self.clocks.running()?)
    }

    /// Looks at the flag of the clock that runs, and ends the game where it has fallen: the other side wins, or the
    /// game is drawn where that side could not mate by any series of legal moves (chess, FIDE Laws 6.9).
    pub fn tick(&mut self) -> Option<TableEvent> {
        let side = self.clocks.flag()?;
        if self.phase() != Phase::Playing {
            return None;
        }
        let opponent = side.other();
        let can_win = match &self.game {
            AnyGame::Chess(game) => game.can_win(opponent),
            AnyGame::Go(_) | AnyGame::Janggi(_) => true,
        };
        self.end(if can_win {
            Outcome::win(opponent, EndReason::Time)
        } else {
            Outcome::draw(EndReason::Time)
        });
        Some(TableEvent::TimeOver { side })
    }

    /// The clock of the side to move runs while the game goes on, and none does otherwise.
    pub(crate) fn turn_clocks(&mut self) {
        match self.phase() {
            Phase::Playing => self.clocks.run(self.to_move()),
            Phase::Ready | Phase::Paused | Phase::Scoring | Phase::Over => self.clocks.stop(),
        }
    }
}
