//! The page of a record that is gone through: the same board and hand, with any node of the record on show.

use hansu_players::Notify;
use hansu_records::{GameTree, NodeId, Record, StartError, write_record};
use hansu_rules::{AnyGame, go};
use hansu_table::Table;

use super::{Effects, Session};

impl Session {
    /// Opens a record; its current node is on show. The board is seen from the first side.
    ///
    /// # Errors
    /// A start that cannot be played from; what was on show stays then.
    pub fn study(&mut self, record: Record, notify: Notify) -> Result<(), StartError> {
        self.table = Some(Table::study(record, notify)?);
        self.forget_gestures();
        self.rules_name.clear();
        self.live = self.status();
        Ok(())
    }

    /// The tree of the record, while there is one.
    #[must_use]
    pub fn tree(&self) -> Option<&GameTree> {
        self.table.as_ref().map(Table::record)
    }

    /// The game so far as text, in the format of its records.
    #[must_use]
    pub fn record_text(&self) -> String {
        self.table.as_ref().map_or_else(String::new, |table| write_record(&table.to_record()))
    }

    /// The position on show: a FEN, or in Go a record of the board alone.
    #[must_use]
    pub fn position_text(&self) -> String {
        match self.shown_game() {
            Some(AnyGame::Chess(game)) => game.fen(),
            Some(AnyGame::Janggi(game)) => game.fen(),
            Some(any @ AnyGame::Go(game)) => {
                let setup = go::Setup {
                    stones: any.pieces().into_iter().map(|(point, piece)| (point, piece.side)).collect(),
                    to_move: game.to_move(),
                    handicap: 0,
                };
                // Stones that stand on a board can stand on another.
                go::Game::from_setup(game.size(), *game.rules(), setup).map_or_else(
                    |_| String::new(),
                    |game| write_record(&Record::from_game(&AnyGame::Go(game))),
                )
            }
            None => String::new(),
        }
    }

    /// The tree, for notes that need no other position.
    pub fn tree_mut(&mut self) -> Option<&mut GameTree> {
        self.table.as_mut().map(Table::record_mut)
    }

    /// Shows another node of the record.
    pub fn go_to(&mut self, node: NodeId) -> Effects {
        // The start was playable when the record was opened, and no edit changes it.
        let gone = self.table.as_mut().is_some_and(|table| table.go_to(node).is_ok());
        if gone {
            self.forget_gestures();
            self.live = self.status();
        }
        Effects::default()
    }

    /// Changes the record, and shows the node that is current then.
    pub fn edit(&mut self, change: impl FnOnce(&mut GameTree)) -> Effects {
        let Some(table) = &mut self.table else { return Effects::default() };
        change(table.record_mut());
        let node = table.record().current();
        self.go_to(node)
    }
}
