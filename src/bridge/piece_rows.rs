//! The list model of the pieces on the board: a piece keeps its row, and with it its delegate, when it moves.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QByteArray, QHash, QHashPair_i32_QByteArray, QList, QModelIndex, QString, QVariant};
use hansu_rules::AnyGame;

use super::{piece_words::piece_word, table_controller::qobject};
use crate::view::ModelChange;

/// The roles of the pieces' list model.
const ROLES: [&str; 5] = ["side", "kind", "col", "row", "dead"];

impl qobject::TableController {
    /// Brings the list model to the board's pieces, row by row.
    pub(super) fn show_pieces(mut self: Pin<&mut Self>) {
        let wanted = self.session().shown_pieces();
        let glides = !self.session().table().is_some_and(|table| matches!(table.game(), AnyGame::Go(_)));
        let no_parent = QModelIndex::default();
        for change in self.rust().pieces.changes_to(&wanted, glides) {
            // A board has at most 625 points, so rows fit.
            match change {
                ModelChange::Removed(row) => {
                    // SAFETY: begin and end enclose exactly the change that is announced.
                    unsafe { self.as_mut().begin_remove_rows(&no_parent, row as i32, row as i32) };
                    self.as_mut().rust_mut().pieces.apply(change);
                    // SAFETY: closes the begin above.
                    unsafe { self.as_mut().end_remove_rows() };
                }
                ModelChange::Changed(row, _) => {
                    self.as_mut().rust_mut().pieces.apply(change);
                    let index = self.index(row as i32, 0, &no_parent);
                    self.as_mut().data_changed(&index, &index, &QList::default());
                }
                ModelChange::Added(_) => {
                    let row = self.rust().pieces.rows().len() as i32;
                    // SAFETY: begin and end enclose exactly the change that is announced.
                    unsafe { self.as_mut().begin_insert_rows(&no_parent, row, row) };
                    self.as_mut().rust_mut().pieces.apply(change);
                    // SAFETY: closes the begin above.
                    unsafe { self.as_mut().end_insert_rows() };
                }
            }
        }
    }

    pub(super) fn data(&self, index: &QModelIndex, role: i32) -> QVariant {
        let row = usize::try_from(index.row()).ok().and_then(|row| self.rust().pieces.rows().get(row));
        let Some(shown) = row else { return QVariant::default() };
        match usize::try_from(role).ok().and_then(|role| ROLES.get(role)).copied() {
            Some("side") => QVariant::from(&(shown.piece.side.index() as i32)),
            Some("kind") => QVariant::from(&QString::from(piece_word(shown.piece.kind).unwrap_or_default())),
            Some("col") => QVariant::from(&i32::from(shown.point.col)),
            Some("row") => QVariant::from(&i32::from(shown.point.row)),
            Some("dead") => QVariant::from(&shown.dead),
            _ => QVariant::default(),
        }
    }

    pub(super) fn row_count(&self, parent: &QModelIndex) -> i32 {
        // A list has no children; a board at most 625 pieces.
        if parent.is_valid() { 0 } else { self.rust().pieces.rows().len() as i32 }
    }

    pub(super) fn role_names(&self) -> QHash<QHashPair_i32_QByteArray> {
        let mut names = QHash::<QHashPair_i32_QByteArray>::default();
        for (role, name) in (0..).zip(ROLES) {
            names.insert(role, QByteArray::from(name));
        }
        names
    }
}
