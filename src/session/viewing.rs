//! Looking back: an earlier position of the game on show, while the game itself stands where it stands.

use hansu_rules::{Action, AnyGame};

use super::Session;

/// A position before the last.
#[derive(Debug)]
pub(super) struct Viewed {
    ply: usize,
    game: AnyGame,
}

impl Session {
    /// Shows the position after so many moves; from the last one on, the game as it stands. What is in hand is let
    /// go of.
    pub fn view(&mut self, ply: usize) {
        let Some(table) = &self.table else { return };
        self.viewed = (ply < table.moves().len()).then(|| {
            let mut game = table.game().clone();
            while game.actions().len() > ply && game.undo() {}
            Viewed { ply, game }
        });
        self.selection.clear();
        self.promotion = None;
        self.live = self.status();
    }

    /// How many moves led to the position on show.
    #[must_use]
    pub fn shown_ply(&self) -> usize {
        match (&self.viewed, &self.table) {
            (Some(viewed), _) => viewed.ply,
            (None, Some(table)) => table.moves().len(),
            (None, None) => 0,
        }
    }

    /// An earlier position is on show.
    #[must_use]
    pub fn looks_back(&self) -> bool {
        self.viewed.is_some()
    }

    /// Back to the game, as a gesture at the board does; `false` where it was on show already.
    pub(super) fn stop_viewing(&mut self) -> bool {
        self.viewed.take().is_some()
    }

    /// The game up to the position on show.
    #[must_use]
    pub fn shown_game(&self) -> Option<&AnyGame> {
        match (&self.viewed, &self.table) {
            (Some(viewed), _) => Some(&viewed.game),
            (None, table) => table.as_ref().map(hansu_table::Table::game),
        }
    }

    /// The action that led to the position on show.
    pub(super) fn shown_action(&self) -> Option<Action> {
        let moves = self.table.as_ref()?.moves();
        Some(moves.get(self.shown_ply().checked_sub(1)?)?.played.action)
    }
}
