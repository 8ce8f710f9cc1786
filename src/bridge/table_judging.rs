//! "Was that good?", for QML.

use std::pin::Pin;

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::QString;
use hansu_players::analysis::Mistake;

use super::table_controller::qobject;
use crate::session::Verdict;

impl qobject::TableController {
    pub(super) fn can_judge(&self) -> bool {
        self.session().can_judge()
    }

    pub(super) fn judging(&self) -> bool {
        self.session().is_judging()
    }

    fn with_verdict<R: Default>(&self, read: impl FnOnce(&Verdict) -> R) -> R {
        self.session().verdict().map(read).unwrap_or_default()
    }

    pub(super) fn verdict_move(&self) -> QString {
        self.with_verdict(|verdict| QString::from(&verdict.text))
    }

    pub(super) fn verdict_class(&self) -> QString {
        self.with_verdict(|verdict| {
            match verdict.mistake {
                None => "good",
                Some(Mistake::Inaccuracy) => "inaccuracy",
                Some(Mistake::Mistake) => "mistake",
                Some(Mistake::Blunder) => "blunder",
            }
            .into()
        })
    }

    pub(super) fn verdict_loss(&self) -> i32 {
        self.with_verdict(|verdict| verdict.loss)
    }

    pub(super) fn verdict_better(&self) -> QString {
        self.with_verdict(|verdict| QString::from(&verdict.better))
    }

    pub(super) fn judge(mut self: Pin<&mut Self>) {
        let window = self.qt_thread();
        let report = move |number, event| {
            // Fails only where the window is gone.
            let _ = window.queue(move |mut table| {
                let session = table.as_mut().rust_mut().shared_session();
                let changed = session.borrow_mut().take_judgement(number, event);
                if changed {
                    table.table_changed();
                }
            });
        };
        let session = self.as_mut().rust_mut().shared_session();
        let begun = session.borrow_mut().judge(report);
        if let Err(error) = begun {
            tracing::warn!(%error, "a move cannot be judged");
        }
        self.table_changed();
    }
}
