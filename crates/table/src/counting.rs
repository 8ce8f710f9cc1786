//! Go: the board is counted.

use hansu_players::PlayerError;
use hansu_rules::{AnyGame, Point, Side, go};

use crate::{
    Phase, Table, TableEvent,
    crew::{Counter, Purpose},
};

impl Table {
    /// In [`Phase::Scoring`]: turns the group at `point` from alive to dead or back. A proposal still being worked
    /// out is called off: the hand knows better. `false` where nothing stands there or nothing is being counted.
    pub fn toggle_dead(&mut self, point: Point) -> bool {
        let toggled = self.counted().is_some_and(|game| game.toggle_dead(point));
        if toggled {
            self.crew.cancel();
        }
        toggled
    }

    /// In [`Phase::Scoring`]: the marking is agreed upon, and the score is the result. Two persons at one board
    /// agree by word of mouth. `false` where nothing is being counted.
    pub fn accept_score(&mut self) -> bool {
        let Some(game) = self.counted() else { return false };
        game.accept_score();
        self.crew.cancel();
        true
    }

    /// In [`Phase::Scoring`]: the dispute goes on at the board, where a person sits at it. `false` otherwise.
    pub fn resume_play(&mut self) -> bool {
        if !self.a_person_plays() {
            return false;
        }
        let Some(game) = self.counted() else { return false };
        game.resume_play();
        self.go_on();
        true
    }

    /// Asks which stones are dead: first the outside engines at the table, which know what they have played for, then
    /// the assistant; `after` is who had no answer. `false` where nobody is left to be asked.
    pub(crate) fn ask_for_dead(&mut self, after: Option<Counter>) -> bool {
        let order = [Counter::Seat(Side::First), Counter::Seat(Side::Second), Counter::Assistant];
        let asked = after.and_then(|after| order.iter().position(|&counter| counter == after));
        let next = order.into_iter().skip(asked.map_or(0, |asked| asked + 1)).find(|counter| match counter {
            Counter::Seat(side) => self.seat(*side).counts_go(),
            Counter::Assistant => true,
        });
        if let Some(counter) = next {
            self.ask(Purpose::DeadStones(counter));
        }
        next.is_some()
    }

    /// There is no proposal; where somebody else can be asked, nothing is lost.
    pub(crate) fn not_proposed(&mut self, by: Counter, error: PlayerError) -> Option<TableEvent> {
        (!self.ask_for_dead(Some(by))).then_some(TableEvent::ProposalFailed(error))
    }

    /// A proposal has come: where nobody sits there to look at it, it decides the game.
    pub(crate) fn proposed(&mut self, by: Counter, dead: &[Point]) -> TableEvent {
        self.proposer = match by {
            Counter::Seat(side) => Some(side),
            Counter::Assistant => None,
        };
        let decides = !self.a_person_plays();
        if let Some(game) = self.counted() {
            game.set_dead(dead);
            if decides {
                game.accept_score();
            }
        }
        TableEvent::DeadProposed
    }

    fn a_person_plays(&self) -> bool {
        Side::BOTH.into_iter().any(|side| self.seat(side).is_human())
    }

    fn counted(&mut self) -> Option<&mut go::Game> {
        if self.phase() != Phase::Scoring {
            return None;
        }
        match &mut self.game {
            AnyGame::Go(game) => Some(game),
            AnyGame::Chess(_) | AnyGame::Janggi(_) => None,
        }
    }
}
