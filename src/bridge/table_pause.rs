//! A game held up by a player, for QML: what is wrong, and who plays instead.

use std::pin::Pin;

use cxx_qt_lib::{QString, QStringList};
use hansu_engine::Level;
use hansu_players::Seat;

use super::table_controller::qobject;
use crate::app_state::{with_engines, with_preferences};

impl qobject::TableController {
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

    pub(super) fn forfeit(self: Pin<&mut Self>) {
        self.act(crate::session::Session::forfeit);
    }
}
