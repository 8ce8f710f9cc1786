//! Endings that are not the rules' doing.

use hansu_records::journal::Entry;
use hansu_rules::{EndReason, Outcome, Side};

use crate::{Phase, Table, Unavailable};

impl Table {
    /// A person gives up, whoever's turn it is.
    ///
    /// # Errors
    /// Where no person sits there or the game is not going on.
    pub fn resign(&mut self, side: Side) -> Result<(), Unavailable> {
        self.person(side)?;
        self.under_way()?;
        self.end(Outcome::win(side.other(), EndReason::Resignation));
        Ok(())
    }

    /// A seat that cannot go on - its player failed, say - loses.
    ///
    /// # Errors
    /// Where the game is not going on.
    pub fn forfeit(&mut self, side: Side) -> Result<(), Unavailable> {
        self.under_way()?;
        self.end(Outcome::win(side.other(), EndReason::Forfeit));
        Ok(())
    }

    /// Whether [`Table::resign`] would be heard.
    #[must_use]
    pub fn can_resign(&self, side: Side) -> bool {
        self.person(side).is_ok() && self.under_way().is_ok()
    }

    pub(crate) fn end(&mut self, outcome: Outcome) {
        self.crew.cancel();
        self.draw.close();
        self.ending = Some(outcome);
        self.turn_clocks();
        self.tell(&Entry::Ended(outcome));
    }

    fn under_way(&self) -> Result<(), Unavailable> {
        match self.phase() {
            Phase::Playing | Phase::Paused | Phase::Scoring => Ok(()),
            Phase::Ready | Phase::Over => Err(Unavailable::Phase),
        }
    }
}
