//! Clocks on the page.

use std::time::Duration;

use hansu_rules::Side;
use hansu_table::{ClockReading, TimeControl};

use super::{Effects, Session, Sound};

/// From here on a person is warned.
const LOW: Duration = Duration::from_secs(10);

impl Session {
    /// Looks at the clocks; called a few times a second while one runs.
    pub fn tick(&mut self) -> Effects {
        let Some(table) = &mut self.table else { return Effects::default() };
        if table.tick().is_some() {
            return self.after_change();
        }
        let turn = table.moves().len();
        if self.low_time_side().is_some() && self.warned_at != Some(turn) {
            self.warned_at = Some(turn);
            return Effects { sound: Some(Sound::LowTime), ..Effects::default() };
        }
        Effects::default()
    }

    /// What a side's clock shows; `None` without a clock.
    #[must_use]
    pub fn clock(&self, side: Side) -> Option<ClockReading> {
        self.table.as_ref()?.clock(side)
    }

    /// The byo-yomi periods a side has left, the one that runs included; `None` where its time knows none.
    #[must_use]
    pub fn periods(&self, side: Side) -> Option<u32> {
        let TimeControl::ByoYomi { .. } = self.table.as_ref()?.time_control(side)? else { return None };
        Some(self.clock(side)?.overtime?.periods)
    }

    /// The moves a side has to make in the period that runs; `None` where none are counted.
    #[must_use]
    pub fn moves_in_period(&self, side: Side) -> Option<u32> {
        let TimeControl::Canadian { .. } = self.table.as_ref()?.time_control(side)? else { return None };
        let clock = self.clock(side)?;
        if clock.in_overtime() { Some(clock.overtime?.moves) } else { None }
    }

    /// The side whose clock runs.
    #[must_use]
    pub fn clock_running(&self) -> Option<Side> {
        self.table.as_ref()?.clock_running()
    }

    /// The person whose last seconds run.
    #[must_use]
    pub fn low_time_side(&self) -> Option<Side> {
        let table = self.table.as_ref()?;
        let side = table.clock_running()?;
        let low = table.until_flag()? <= LOW
            || table.clock(side)?.counting() <= LOW && table.clock(side)?.in_overtime();
        (low && table.seat(side).is_human()).then_some(side)
    }
}
