//! Outside engines at the table, for QML: those that were chosen sit down, and a game one holds up goes on.

use std::pin::Pin;

use cxx_qt_lib::{QString, QStringList};
use hansu_engine::Level;
use hansu_players::Seat;
use hansu_table::TableSetup;

use super::table_controller::qobject;
use crate::{
    app_state::{with_engines, with_preferences},
    keeping::GamePlan,
    new_game::seat_engines,
    session::Effects,
};

/// Seats the outside engines a plan names; the answer is the names of those that are not there.
pub(super) fn seat_chosen(setup: &mut TableSetup, plan: &GamePlan) -> Vec<String> {
    with_engines(|engines| seat_engines(setup, &plan.choices, plan.swapped, engines))
}

impl qobject::TableController {
    pub(super) fn tell_missing(mut self: Pin<&mut Self>, missing: Vec<String>) {
        for name in missing {
            self.as_mut().engine_missing(QString::from(&name));
        }
    }

    /// The side of the player that holds the game up; -1 for none.
    pub(super) fn pause_side(&self) -> i32 {
        self.session().pause_side().map_or(-1, |side| side.index() as i32)
    }

    pub(super) fn pause_trouble(&self) -> QString {
        self.session().pause_trouble().map_or("", |trouble| trouble.code).into()
    }

    pub(super) fn pause_details(&self) -> QStringList {
        let trouble = self.session().pause_trouble();
        trouble.into_iter().flat_map(|trouble| trouble.details).map(|text| QString::from(&text)).collect()
    }

    pub(super) fn pause_move(&self) -> QString {
        QString::from(&self.session().pause_move())
    }

    pub(super) fn pause_reason(&self) -> QString {
        QString::from(&self.session().pause_reason())
    }

    pub(super) fn take_over(self: Pin<&mut Self>) {
        self.act(|session| session.replace_player(Seat::human()));
    }

    pub(super) fn hand_over(self: Pin<&mut Self>, engine: QString) {
        let name = engine.to_string();
        let seat = if name.is_empty() {
            let level = with_preferences(|preferences| preferences.new_game.seats().level);
            Some(Seat::built_in(Level::new(level)))
        } else {
            with_engines(|engines| engines.profile(&name).cloned()).map(Seat::engine)
        };
        if let Some(seat) = seat {
            self.act(|session| session.replace_player(seat));
        }
    }

    pub(super) fn can_adjourn(&self) -> bool {
        self.session().can_adjourn() && !self.journal_failed()
    }

    pub(super) fn adjourn(mut self: Pin<&mut Self>) {
        if self.can_adjourn() {
            self.as_mut().act(|session| {
                session.adjourn();
                Effects::default()
            });
            self.find_unfinished();
        }
    }

    pub(super) fn forfeit(self: Pin<&mut Self>) {
        self.act(crate::session::Session::forfeit);
    }
}
