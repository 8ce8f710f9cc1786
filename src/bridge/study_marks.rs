//! Marks on the board of the record, for QML.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString, QStringList};

use super::study::qobject;
use crate::study::{Pen, ShownMark};

impl qobject::Study {
    fn marks(&self) -> Vec<ShownMark> {
        self.study().marks()
    }

    pub(super) fn mark_shapes(&self) -> QStringList {
        self.marks().iter().map(|mark| QString::from(mark.shape)).collect()
    }

    pub(super) fn mark_texts(&self) -> QStringList {
        self.marks().iter().map(|mark| QString::from(&mark.text)).collect()
    }

    /// Three numbers a mark: where it is, where it ends (-1 where nowhere else), and whether it has to be light.
    pub(super) fn mark_places(&self) -> QList<i32> {
        let grid = self.study().session().borrow().grid();
        let mut list = QList::default();
        for mark in self.marks() {
            list.append(grid.index(mark.from));
            list.append(grid.index_or_none(mark.to));
            list.append(mark.light.into());
        }
        list
    }

    pub(super) fn pens(&self) -> QStringList {
        let session = self.study().session().borrow();
        let kind = session.table().map(hansu_table::Table::kind);
        kind.into_iter().flat_map(Pen::words).map(QString::from).collect()
    }

    pub(super) fn draw(mut self: Pin<&mut Self>, pen: QString, from: i32, to: i32) {
        let grid = self.study().session().borrow().grid();
        let (Some(pen), Some(from), Some(to)) =
            (Pen::of_word(&pen.to_string()), grid.point(from), grid.point(to))
        else {
            return;
        };
        self.as_mut().rust_mut().study_mut().draw(pen, from, to);
        self.changed(true);
    }

    pub(super) fn clear_marks(mut self: Pin<&mut Self>) {
        self.as_mut().rust_mut().study_mut().clear_marks();
        self.changed(true);
    }
}
