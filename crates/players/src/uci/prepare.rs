//! Setting an engine up for a game and a question.

use hansu_engine::Cancel;
use hansu_rules::{AnyGame, GameKind};

use super::{OptionKind, UciClient, position::Position};
use crate::{EngineError, Phase, Purpose, dialogue::Limit};

impl UciClient {
    /// Sets what this game and this question need, and waits until the engine is ready.
    pub(super) fn prepare(
        &mut self,
        game: &AnyGame,
        position: &Position,
        lines: usize,
        cancel: &Cancel,
    ) -> Result<(), EngineError> {
        self.become_ready(cancel)?;
        self.set_variant(game.kind(), position)?;
        self.set_own_options()?;
        let lines = lines.min(game.legal_actions().len()).max(1);
        self.set("MultiPV", &lines.to_string())?;
        let ponders = self.ponders();
        self.set("Ponder", if ponders { "true" } else { "false" })?;
        let analyses = self.purpose == Purpose::Analyse;
        self.set("UCI_AnalyseMode", if analyses { "true" } else { "false" })?;
        self.set_strength()?;
        if !self.known.as_ref().is_some_and(|known| known.continues(position)) {
            self.dialogue.send("ucinewgame", Phase::Preparing)?;
        }
        // Also where nothing was set: what the engine still has to say about earlier searches comes before its
        // answer to this, and is dropped.
        self.dialogue.send("isready", Phase::Preparing)?;
        self.unready = Some(Limit::new(Phase::Preparing, self.profile.patience().ready));
        self.become_ready(cancel)
    }

    fn become_ready(&mut self, cancel: &Cancel) -> Result<(), EngineError> {
        while let Some(limit) = self.unready {
            let line = self.dialogue.line(&limit, Some(cancel))?;
            let mut words = line.split_whitespace();
            match words.next() {
                Some("readyok") => self.unready = None,
                Some("bestmove") => self.dialogue.remark("dropped: no search is running"),
                // A program that asks for money is told that it gets none now.
                Some("registration") if words.next() == Some("error") => {
                    self.dialogue.send("register later", Phase::Preparing)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn set_variant(&mut self, kind: GameKind, position: &Position) -> Result<(), EngineError> {
        let wanted = if kind == GameKind::Janggi { &position.variants[..] } else { &["chess"] };
        let chosen = self.option("UCI_Variant").map(|option| {
            wanted.iter().find_map(|name| option.fitting(name)).ok_or_else(|| wanted[0].to_owned())
        });
        match chosen {
            Some(Ok(name)) => self.set("UCI_Variant", &name)?,
            Some(Err(name)) => return Err(EngineError::NoVariant(name)),
            // An engine of one game has no such option; which one it is the profile knows.
            None if kind == GameKind::Janggi && !self.profile.plays(kind) => {
                return Err(EngineError::NoVariant(wanted.first().copied().unwrap_or_default().to_owned()));
            }
            None => {}
        }
        if position.chess960 && self.option("UCI_Chess960").is_none() {
            return Err(EngineError::NoChess960);
        }
        self.set("UCI_Chess960", if position.chess960 { "true" } else { "false" })
    }

    /// The user's values, those of `Threads` first: memory is divided among threads that are there.
    fn set_own_options(&mut self) -> Result<(), EngineError> {
        let mut own: Vec<(String, String)> = self
            .profile
            .options
            .iter()
            .filter(|(name, _)| self.option(name).is_none_or(|option| !option.is_managed()))
            .map(|(name, value)| (name.clone(), value.clone()))
            .collect();
        own.sort_by_key(|(name, _)| !name.eq_ignore_ascii_case("Threads"));
        for (name, value) in own {
            let fits = self.option(&name).is_some_and(|option| option.fitting(&value).is_some());
            if fits {
                self.set(&name, &value)?;
            } else if self.values.insert(name.to_ascii_lowercase(), value).is_none() {
                self.dialogue
                    .remark(&format!("not sent: the engine has no option {name} that takes this value"));
            }
        }
        Ok(())
    }

    fn set_strength(&mut self) -> Result<(), EngineError> {
        let elo = self.profile.elo.filter(|_| self.purpose == Purpose::Play);
        self.set("UCI_LimitStrength", if elo.is_some() { "true" } else { "false" })?;
        if let Some(elo) = elo
            && let Some(OptionKind::Spin { min, max, .. }) = self.option("UCI_Elo").map(|option| &option.kind)
        {
            let held = i64::from(elo).clamp(*min, *max).to_string();
            self.set("UCI_Elo", &held)?;
        }
        Ok(())
    }

    /// Sets an option that was announced to a value that fits it, where it does not have that value already.
    fn set(&mut self, name: &str, value: &str) -> Result<(), EngineError> {
        let Some(option) = self.option(name) else { return Ok(()) };
        let Some(value) = option.fitting(value) else { return Ok(()) };
        let key = option.name.to_ascii_lowercase();
        let now = self.values.get(&key).cloned().or_else(|| option.default_value());
        if now.as_ref() != Some(&value) {
            let command = option.command(&value);
            self.dialogue.send(&command, Phase::Preparing)?;
            self.values.insert(key, value);
        }
        Ok(())
    }
}
