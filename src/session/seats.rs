//! For which side the person at this machine acts.

use hansu_players::Seat;
use hansu_rules::Side;

use super::Session;

impl Session {
    /// The side a person acts for now: the one to move where it is a person's, else the only person's.
    pub(super) fn acting_side(&self) -> Side {
        let Some(table) = &self.table else { return Side::First };
        let to_move = table.to_move();
        let human = |side| table.seat(side).is_human();
        if human(to_move) || !human(to_move.other()) { to_move } else { to_move.other() }
    }

    /// The side for whom a takeback is: between two persons the one whose move is taken back.
    pub(super) fn take_back_side(&self) -> Side {
        let Some(table) = &self.table else { return Side::First };
        let last = table.moves().last().map_or(table.to_move(), |one| one.side);
        if table.seat(last).is_human() { last } else { last.other() }
    }

    /// The name of the outside engine on a side; empty for anybody else.
    #[must_use]
    pub fn engine_name(&self, side: Side) -> String {
        match self.table.as_ref().map(|table| table.seat(side)) {
            Some(Seat::Engine { profile, .. }) => profile.name.clone(),
            Some(Seat::Human { .. } | Seat::BuiltIn { .. }) | None => String::new(),
        }
    }

    /// The level of the built-in engine on a side; 0 for a person, -1 for an outside engine.
    #[must_use]
    pub fn level(&self, side: Side) -> i32 {
        match self.table.as_ref().map(|table| table.seat(side)) {
            Some(Seat::BuiltIn { level }) => level.number().into(),
            Some(Seat::Engine { .. }) => -1,
            Some(Seat::Human { .. }) | None => 0,
        }
    }
}
