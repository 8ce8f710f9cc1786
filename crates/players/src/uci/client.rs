//! One engine, from `uci` to `quit`.

use std::collections::HashMap;

use hansu_engine::{Cancel, Decision, SearchLimits};
use hansu_rules::{Action, AnyGame, GameKind};

use super::{
    UciOption,
    go::Go,
    info::{Reader, read},
    position::Position,
};
use crate::{
    EngineError, EngineProfile, Phase, Purpose, Reporter,
    dialogue::{Dialogue, Limit},
    process::EngineLog,
    profile::Protocol,
};

/// Where an engine stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UciState {
    /// It was told `uci` and has not said `uciok`.
    Starting,
    /// It waits for the next question.
    Idle,
    /// It looks for a move.
    Searching,
    /// It was told to stop and has not answered.
    Stopping,
    /// It thinks on its opponent's time.
    Pondering,
    /// It has ended, or is about to.
    Quitting,
}

/// What was said at the beginning.
const MOST_SAID: usize = 6;
/// No honest engine has so many.
const MOST_OPTIONS: usize = 1000;
/// Of a combo's choices and the like, one option's part of it.
const LONGEST_SHOWN: usize = 200;

/// A move the opponent is expected to make, and the search that counts on it.
#[derive(Debug)]
struct Ponder {
    /// The position after the expected move.
    expected: Position,
    /// A `bestmove` that came too early.
    early: Option<String>,
}

/// An engine that speaks UCI.
#[derive(Debug)]
pub struct UciClient {
    dialogue: Dialogue,
    profile: EngineProfile,
    purpose: Purpose,
    state: UciState,
    starting: Limit,
    /// `isready` was said and not answered.
    unready: Option<Limit>,
    said: Vec<String>,
    /// Whether it is an engine at all is the question.
    probing: bool,
    name: String,
    author: String,
    options: Vec<UciOption>,
    /// What each option, by its name in small letters, was last set to.
    values: HashMap<String, String>,
    /// The game the engine is in.
    known: Option<Position>,
    ponder: Option<Ponder>,
}

impl UciClient {
    /// Starts the program and greets it. Nothing is waited for: the first question does that.
    ///
    /// # Errors
    /// Where it cannot be started.
    pub fn start(profile: &EngineProfile, purpose: Purpose, log: EngineLog) -> Result<Self, EngineError> {
        let patience = profile.patience();
        let mut dialogue = Dialogue::start(&profile.command, log, patience.quit)?;
        dialogue.send("uci", Phase::Starting)?;
        Ok(Self::greeted(dialogue, profile, purpose))
    }

    /// Whether the program is an engine is the question: it is not waited for as long, and one that speaks GTP is
    /// left running.
    pub(crate) const fn set_probing(&mut self) {
        self.probing = true;
    }

    /// The program, to be talked to otherwise.
    pub(crate) fn into_dialogue(self) -> Dialogue {
        self.dialogue
    }

    fn greeted(dialogue: Dialogue, profile: &EngineProfile, purpose: Purpose) -> Self {
        Self {
            dialogue,
            profile: profile.clone(),
            purpose,
            state: UciState::Starting,
            starting: Limit::new(Phase::Starting, profile.patience().start),
            unready: None,
            said: Vec::new(),
            probing: false,
            name: String::new(),
            author: String::new(),
            options: Vec::new(),
            values: HashMap::new(),
            known: None,
            ponder: None,
        }
    }

    /// Where the engine stands.
    #[must_use]
    pub const fn state(&self) -> UciState {
        if self.dialogue.is_dead() { UciState::Quitting } else { self.state }
    }

    /// What it calls itself; empty before it has said so.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Who wrote it.
    #[must_use]
    pub fn author(&self) -> &str {
        &self.author
    }

    /// What can be set, as announced.
    #[must_use]
    pub fn options(&self) -> &[UciOption] {
        &self.options
    }

    /// The number of its process.
    #[must_use]
    pub fn process_id(&self) -> u32 {
        self.dialogue.id()
    }

    /// Waits until it has introduced itself.
    ///
    /// # Errors
    /// Where it does not, or speaks something else. A question called off meanwhile can be asked again.
    pub fn introduce(&mut self, cancel: &Cancel) -> Result<(), EngineError> {
        while self.state == UciState::Starting {
            // What talks of other things is no engine; while probing nobody waits long to see that.
            let limit = if self.probing && !self.said.is_empty() && self.options.is_empty() {
                Limit::new(Phase::Starting, self.starting.after / 5)
            } else {
                self.starting
            };
            let line = match self.dialogue.line(&limit, Some(cancel)) {
                Ok(line) => line,
                Err(EngineError::Silent { .. }) if !self.said.is_empty() && self.options.is_empty() => {
                    return Err(self.wrong_protocol(None));
                }
                Err(error) => return Err(error),
            };
            let mut words = line.split_whitespace();
            match (words.next(), words.next()) {
                (Some("uciok"), _) => self.state = UciState::Idle,
                (Some("id"), Some("name")) => self.name = shown(words),
                (Some("id"), Some("author")) => self.author = shown(words),
                (Some("option"), _) => self.announced(&line),
                // Go engines answer every line, and one they do not know with a question mark.
                (Some(word), _) if word.starts_with(['?', '=']) && self.options.is_empty() => {
                    self.said.push(line);
                    if !self.probing {
                        self.dialogue.end();
                    }
                    return Err(self.wrong_protocol(Some(Protocol::Gtp)));
                }
                (Some(_), _) if self.said.len() < MOST_SAID => self.said.push(line),
                _ => {}
            }
        }
        Ok(())
    }

    /// Asks for a move, and waits for it.
    ///
    /// # Errors
    /// Why there is none. Where the question was called off the engine has been stopped.
    pub fn search(
        &mut self,
        game: &AnyGame,
        limits: &SearchLimits,
        lines: usize,
        cancel: &Cancel,
        reporter: &mut Reporter,
    ) -> Result<Decision, EngineError> {
        self.introduce(cancel)?;
        let position = Position::of(game, self.profile.janggi_board)?;
        let go = Go::within(limits);
        let answer = match self.hit(&position)? {
            Some(Ponder { early: Some(best), .. }) => best,
            Some(_) => self.await_best(game, &go, cancel, reporter)?,
            None => {
                self.prepare(game, &position, lines, cancel)?;
                self.dialogue.send(&position.command(&[]), Phase::Searching)?;
                self.dialogue.send(&format!("go {}", go.words), Phase::Searching)?;
                self.state = UciState::Searching;
                self.known = Some(position.clone());
                self.await_best(game, &go, cancel, reporter)?
            }
        };
        let (action, reply) = self.best_move(game, &answer)?;
        if let Some(reply) = reply.filter(|_| self.ponders() && !go.endless) {
            self.begin_to_ponder(game, &position, &answer, action, &reply, &go)?;
        }
        Ok(Decision::Play(action))
    }

    fn ponders(&self) -> bool {
        self.profile.ponder && self.purpose == Purpose::Play && self.option("Ponder").is_some()
    }

    fn announced(&mut self, line: &str) {
        let Some(option) = UciOption::parse(line) else {
            self.dialogue.remark(&format!("no usable option: {line}"));
            return;
        };
        // The same name again replaces what it said before.
        self.options.retain(|known| !known.name.eq_ignore_ascii_case(&option.name));
        if self.options.len() < MOST_OPTIONS {
            self.options.push(option);
        }
    }

    fn wrong_protocol(&self, speaks: Option<Protocol>) -> EngineError {
        EngineError::WrongProtocol { expected: Protocol::Uci, speaks, said: self.said.join("\n") }
    }

    fn option(&self, name: &str) -> Option<&UciOption> {
        self.options.iter().find(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// Sets what this game and this question need, and waits until the engine is ready.
    fn prepare(
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
            && let Some(super::OptionKind::Spin { min, max, .. }) =
                self.option("UCI_Elo").map(|option| &option.kind)
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

    /// Waits for the `bestmove` of the search that runs.
    fn await_best(
        &mut self,
        game: &AnyGame,
        go: &Go,
        cancel: &Cancel,
        reporter: &mut Reporter,
    ) -> Result<String, EngineError> {
        let patience = self.profile.patience();
        let limit = if go.endless {
            Limit::none(Phase::Searching)
        } else {
            let given = go.time.map_or(patience.unlimited, |time| time.saturating_add(patience.overrun));
            Limit::new(Phase::Searching, given)
        };
        loop {
            reporter.tick();
            if let Some(line) = self.dialogue.poll(Phase::Searching)? {
                let (word, rest) = first_word(&line);
                match word {
                    "bestmove" => {
                        self.state = UciState::Idle;
                        reporter.flush();
                        return Ok(rest.to_owned());
                    }
                    "info" => {
                        let reader = Reader { game, profile: &self.profile };
                        if let Some(info) = reader.info(rest) {
                            reporter.report(&info);
                        }
                    }
                    _ => {}
                }
            }
            if cancel.is_cancelled() {
                self.stop()?;
                return Err(EngineError::Cancelled);
            }
            if limit.is_over() {
                self.dialogue.remark("it has passed its limits");
                return self.stop();
            }
        }
    }

    /// Ends the search that runs, once, and returns what it says then. What it still reports is dropped.
    fn stop(&mut self) -> Result<String, EngineError> {
        self.dialogue.send("stop", Phase::Stopping)?;
        self.state = UciState::Stopping;
        let limit = Limit::new(Phase::Stopping, self.profile.patience().stop);
        loop {
            let line = self.dialogue.line(&limit, None)?;
            let (word, rest) = first_word(&line);
            if word == "bestmove" {
                self.state = UciState::Idle;
                return Ok(rest.to_owned());
            }
        }
    }

    /// What a `bestmove` names, and the reply it expects.
    fn best_move(&self, game: &AnyGame, answer: &str) -> Result<(Action, Option<String>), EngineError> {
        let mut words = answer.split_whitespace();
        let best = words.next().unwrap_or_default();
        let is_pass = game.kind() == GameKind::Janggi && matches!(best, "0000" | "@@@@");
        if !is_pass && matches!(best.to_ascii_lowercase().as_str(), "" | "(none)" | "none" | "null" | "0000")
        {
            return Err(EngineError::NoMove { text: best.to_owned() });
        }
        let action = read(game, &self.profile, best).map_err(|rejection| EngineError::Unreadable {
            text: shown([best].into_iter()),
            rejection: Box::new(rejection),
        })?;
        let reply = if words.next() == Some("ponder") { words.next().map(str::to_owned) } else { None };
        Ok((action, reply))
    }

    /// Lets the engine think on its opponent's time, if both moves are legal and the game goes on after them.
    fn begin_to_ponder(
        &mut self,
        game: &AnyGame,
        position: &Position,
        answer: &str,
        action: Action,
        reply: &str,
        go: &Go,
    ) -> Result<(), EngineError> {
        let mut after = game.clone();
        let goes_on = after.play(action).is_ok()
            && read(&after, &self.profile, reply).is_ok_and(|reply| after.play(reply).is_ok())
            && after.outcome().is_none();
        if !goes_on {
            return Ok(());
        }
        let best = first_word(answer).0;
        let expected = Position::of(&after, self.profile.janggi_board)?;
        self.dialogue.send(&position.command(&[best, reply]), Phase::Searching)?;
        self.dialogue.send(&format!("go ponder {}", go.words), Phase::Searching)?;
        self.state = UciState::Pondering;
        self.ponder = Some(Ponder { expected, early: None });
        Ok(())
    }

    /// Whether what the engine ponders on has happened; otherwise it is stopped and forgotten.
    fn hit(&mut self, position: &Position) -> Result<Option<Ponder>, EngineError> {
        let Some(mut ponder) = self.ponder.take() else { return Ok(None) };
        while ponder.early.is_none()
            && let Some(line) = self.dialogue.waiting()
        {
            let (word, rest) = first_word(&line);
            if word == "bestmove" {
                self.state = UciState::Idle;
                ponder.early = Some(rest.to_owned());
            }
        }
        if ponder.expected == *position {
            if ponder.early.is_none() {
                self.dialogue.send("ponderhit", Phase::Searching)?;
                self.state = UciState::Searching;
            }
            self.known = Some(ponder.expected.clone());
            return Ok(Some(ponder));
        }
        if ponder.early.is_none() {
            self.stop()?;
        }
        Ok(None)
    }

    /// What is left of its standard error.
    #[must_use]
    pub fn stderr_tail(&self) -> String {
        self.dialogue.stderr_tail()
    }
}

fn first_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim_start()))
}

/// Words put together again, no longer than is shown.
fn shown<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let mut text = words.collect::<Vec<_>>().join(" ");
    text.truncate(text.floor_char_boundary(LONGEST_SHOWN));
    text
}
