//! A game held up by a player: why, and what can be done about it.

use hansu_players::{EngineError, PlayerError, Seat, process::EngineLog};
use hansu_rules::{Rejection, Side};
use hansu_table::Pause;

use super::{Effects, Session};
use crate::{engines::Trouble, keeping::SeatChange};

impl Session {
    fn held_up(&self) -> Option<&Pause> {
        self.table.as_ref()?.pause_reason()
    }

    /// The side of the player that holds the game up.
    #[must_use]
    pub fn pause_side(&self) -> Option<Side> {
        match self.held_up()? {
            Pause::IllegalMove { side, .. } | Pause::PlayerFailed { side, .. } => Some(*side),
            Pause::Requested => None,
        }
    }

    /// What the player is missing, where it has no answer.
    #[must_use]
    pub fn pause_trouble(&self) -> Option<Trouble> {
        match self.held_up()? {
            Pause::PlayerFailed { error, .. } => Some(error.into()),
            Pause::IllegalMove { .. } | Pause::Requested => None,
        }
    }

    /// The player's own word for a move that was refused or cannot be read; empty where there is none.
    #[must_use]
    pub fn pause_move(&self) -> String {
        self.refused_answer().map_or_else(String::new, |(text, _)| text.to_owned())
    }

    /// Why the rules refuse that move, as one sentence.
    #[must_use]
    pub fn pause_reason(&self) -> String {
        let reason = self.refused_answer().and_then(|(_, rejection)| {
            let text = self.text.rejection(self.board_names()?, rejection);
            Some(format!("{} {}", text.title, text.sentence))
        });
        reason.unwrap_or_default()
    }

    fn refused_answer(&self) -> Option<(&str, &Rejection)> {
        match self.held_up()? {
            Pause::IllegalMove { text, rejection, .. } => Some((text, rejection)),
            Pause::PlayerFailed {
                error: PlayerError::Engine(EngineError::Unreadable { text, rejection }),
                ..
            } => Some((text, rejection)),
            Pause::PlayerFailed { .. } | Pause::Requested => None,
        }
    }

    /// Somebody else plays the side of the player that holds the game up, and the game goes on.
    pub fn replace_player(&mut self, seat: Seat) -> Effects {
        if let Some(side) = self.pause_side()
            && let Some(table) = &mut self.table
        {
            table.note(SeatChange::new(side, &seat).note());
            table.replace_seat(side, seat);
        }
        self.refusal = None;
        self.resume()
    }

    /// The side of the player that holds the game up loses it.
    pub fn forfeit(&mut self) -> Effects {
        if let Some(side) = self.pause_side()
            && let Some(table) = &mut self.table
            && table.forfeit(side).is_ok()
        {
            self.forget_gestures();
        }
        self.after_change()
    }

    /// What is said to and fro with the outside engine of this name at the table.
    #[must_use]
    pub fn engine_log(&self, name: &str) -> Option<EngineLog> {
        let table = self.table.as_ref()?;
        Side::BOTH.into_iter().find_map(|side| match table.seat(side) {
            Seat::Engine { profile, log } if profile.name == name => Some(log.clone()),
            Seat::Engine { .. } | Seat::Human { .. } | Seat::BuiltIn { .. } => None,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::{Arc, mpsc},
        time::Duration,
    };

    use hansu_players::{EngineProfile, Protocol, process::CommandLine};
    use hansu_rules::GameKind;
    use hansu_table::{Phase, TableSetup};
    use hansu_text::Language;

    use super::*;
    use crate::{new_game::table_setup, preferences::NewGameChoices};

    /// A game of chess against a program that is not there, held up at its first move.
    fn held_up() -> Session {
        let choices = NewGameChoices { game: GameKind::Chess, ..NewGameChoices::default() };
        let command = CommandLine::new("/no/such/engine");
        let profile = EngineProfile::new("Fish", command, Protocol::Uci, [GameKind::Chess]);
        let setup = table_setup(&choices, 0).expect("the usual choices are a game");
        let setup = TableSetup { seats: [Seat::engine(profile), Seat::human()], ..setup };
        let mut session = Session::new(Language::English);
        let (sender, events) = mpsc::channel();
        session.start(setup, "", Arc::new(move |event| drop(sender.send(event))), None);
        while session.phase() == Some(Phase::Playing) {
            let event = events.recv_timeout(Duration::from_secs(20)).expect("the engine fails");
            session.handle(event);
        }
        session
    }

    #[test]
    fn a_failed_engine_is_told_and_a_person_takes_over() {
        let mut session = held_up();
        assert_eq!((session.pause_code(), session.pause_side()), ("failed", Some(Side::First)));
        let trouble = session.pause_trouble().expect("it failed");
        assert_eq!((trouble.code, trouble.details[0].as_str()), ("not-found", "/no/such/engine"));
        assert_eq!((session.pause_move(), session.pause_reason()), (String::new(), String::new()));
        assert!(session.engine_log("Fish").is_some() && session.engine_log("Cod").is_none());
        session.replace_player(Seat::human());
        assert_eq!((session.phase(), session.pause_code()), (Some(Phase::Playing), ""));
        assert!(session.human_turn());
        assert_eq!(session.pause_trouble(), None);
    }

    #[test]
    fn the_side_of_a_failed_engine_can_give_up() {
        let mut session = held_up();
        assert!(session.forfeit().ended);
        assert_eq!(session.phase(), Some(Phase::Over));
        assert!(session.outcome().contains("Black"), "{}", session.outcome());
    }
}
