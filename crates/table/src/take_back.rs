//! Taking moves back.

use hansu_records::journal::Entry;
use hansu_rules::Side;

use crate::{Phase, Table, Unavailable, table::Stage};

impl Table {
    /// Takes back for the person on `by`: between two persons the last move, whoever played it; against a player
    /// that is no person everything since that person's own last move, which is then to be made anew. A
    /// resignation, an agreement or a claim is taken back before any move. Whoever thinks stops, a paused game
    /// goes on, and what was taken back stays in the record as a variation.
    ///
    /// # Errors
    /// Where no person sits there, there is nothing to take back, or the game is strict.
    pub fn take_back(&mut self, by: Side) -> Result<(), Unavailable> {
        let plies = self.plies_to_take_back(by)?;
        self.ending = None;
        self.clocks.lift_flag();
        for _ in 0..plies {
            self.undo_one();
        }
        let clocks = self.kept_clocks();
        self.tell(&Entry::Takeback { plies, clocks });
        self.judgement = [None, None];
        self.draw.taken_back(self.moves.len());
        self.stage = Stage::Running;
        self.go_on();
        Ok(())
    }

    /// Whether [`Table::take_back`] would do something.
    #[must_use]
    pub fn can_take_back(&self, by: Side) -> bool {
        self.plies_to_take_back(by).is_ok()
    }

    fn plies_to_take_back(&self, by: Side) -> Result<usize, Unavailable> {
        self.person(by)?;
        if self.setup.strict {
            return Err(Unavailable::Strict);
        }
        if self.phase() == Phase::Ready {
            return Err(Unavailable::Phase);
        }
        let own_turn = self.moves.iter().rposition(|one| one.side == by).map(|last| self.moves.len() - last);
        match (self.seat(by.other()).is_human(), self.ending.is_some()) {
            (true, true) => Ok(0),
            (true, false) => {
                if self.moves.is_empty() {
                    Err(Unavailable::Nothing)
                } else {
                    Ok(1)
                }
            }
            (false, true) => {
                // Where the person was to move, or has not moved yet, the game goes on from where it ended.
                Ok(if self.to_move() == by { 0 } else { own_turn.unwrap_or(0) })
            }
            (false, false) => own_turn.ok_or(Unavailable::Nothing),
        }
    }
}
