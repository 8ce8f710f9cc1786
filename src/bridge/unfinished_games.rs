//! Games that were left while they went on, for the home page.

use std::{pin::Pin, thread};

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::QString;

use super::table_controller::qobject;
use crate::{app_state::with_engines, keeping, new_game::kind_word};

impl qobject::TableController {
    pub(super) fn unfinished_count(&self) -> i32 {
        i32::try_from(self.rust().unfinished.len()).unwrap_or(i32::MAX)
    }

    pub(super) fn journal_failed(&self) -> bool {
        self.rust().journal_failed.load(std::sync::atomic::Ordering::Relaxed)
    }

    pub(super) fn find_unfinished(self: Pin<&mut Self>) {
        let window = self.qt_thread();
        thread::spawn(move || {
            let found = keeping::unfinished();
            // Fails only where the window is gone.
            let _ = window.queue(move |mut table| {
                table.as_mut().rust_mut().unfinished = found;
                table.unfinished_changed();
            });
        });
    }

    fn place(&self, index: i32) -> Option<usize> {
        usize::try_from(index).ok().filter(|&index| index < self.rust().unfinished.len())
    }

    pub(super) fn unfinished_game(&self, index: i32) -> QString {
        let game = self.place(index).map(|index| self.rust().unfinished[index].1.choices.game);
        game.map_or("", kind_word).into()
    }

    pub(super) fn unfinished_moves(&self, index: i32) -> i32 {
        let moves = self.place(index).map_or(0, |index| self.rust().unfinished[index].0.actions().len());
        i32::try_from(moves).unwrap_or(i32::MAX)
    }

    pub(super) fn resume_unfinished(mut self: Pin<&mut Self>, index: i32) -> bool {
        let Some(index) = self.place(index) else { return false };
        let (game, plan) = self.as_mut().rust_mut().unfinished.remove(index);
        self.as_mut().unfinished_changed();
        match keeping::resume(&game, &plan, &self.rust().journal_failed) {
            Ok((mut setup, kept)) => {
                let rules_name = plan.choices.rules_name().to_owned();
                let missing = with_engines(|engines| keeping::seat_again(&mut setup, &plan, &game, engines));
                self.as_mut().sit_down(setup, &rules_name, plan, Some(kept));
                self.tell_missing(missing);
                true
            }
            Err(_) => false,
        }
    }

    pub(super) fn discard_unfinished(mut self: Pin<&mut Self>, index: i32) {
        let Some(index) = self.place(index) else { return };
        let (game, _) = self.as_mut().rust_mut().unfinished.remove(index);
        thread::spawn(move || keeping::discard(game));
        self.unfinished_changed();
    }
}
