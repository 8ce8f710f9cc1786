//! The page of a record that is gone through: the same board and hand, with any node of the record on show.

use hansu_players::Notify;
use hansu_records::{GameTree, NodeId, Record, StartError};
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
