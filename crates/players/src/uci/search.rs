//! One `go`, one `bestmove`.

use hansu_engine::{Cancel, Clock, Decision, SearchLimits};
use hansu_rules::{Action, AnyGame, GameKind, Side};

use super::{
    UciClient, UciState,
    client::shown,
    go::Go,
    info::{Reader, read},
    position::Position,
};
use crate::{EngineError, Phase, Purpose, Reporter, dialogue::Limit};

/// Lines that may have gathered while the opponent thought; a program that talks without end has more.
const MOST_WAITING: usize = 1000;

/// A move the opponent is expected to make, and the search that counts on it.
#[derive(Debug)]
pub(super) struct Ponder {
    /// The position after the expected move.
    expected: Position,
    /// A `bestmove` that came too early.
    early: Option<String>,
}

impl UciClient {
    /// Asks for a move, and waits for it.
    ///
    /// # Errors
    /// Why there is none. Where the question was called off the engine has been stopped.
    pub fn search(
        &mut self,
        game: &AnyGame,
        limits: &SearchLimits,
        opponent_clock: Option<&Clock>,
        lines: usize,
        cancel: &Cancel,
        reporter: &mut Reporter,
    ) -> Result<Decision, EngineError> {
        self.introduce(cancel)?;
        let position = Position::of(game, self.profile.janggi_board)?;
        let white = match game.kind() {
            GameKind::Janggi => self.profile.janggi_board.white(),
            GameKind::Chess | GameKind::Go => Side::First,
        };
        let go = Go::within(limits, game.to_move() == white, opponent_clock);
        let answer = match self.hit(&position)? {
            Some(Ponder { early: Some(best), .. }) => best,
            Some(_) => self.await_best(game, &go, cancel, reporter)?,
            None => {
                self.prepare(game, &position, lines, cancel)?;
                self.dialogue.send(&position.command(), Phase::Searching)?;
                self.dialogue.send(&format!("go {}", go.words), Phase::Searching)?;
                self.state = UciState::Searching;
                self.known = Some(position.clone());
                self.await_best(game, &go, cancel, reporter)?
            }
        };
        let (action, reply) = self.best_move(game, &answer)?;
        if let Some(reply) = reply.filter(|_| self.ponders() && !go.endless) {
            // The move stands, whatever becomes of the engine after it.
            let _ = self.begin_to_ponder(game, action, &reply, &go);
        }
        Ok(Decision::Play(action))
    }

    pub(super) fn ponders(&self) -> bool {
        self.profile.ponder && self.purpose == Purpose::Play && self.option("Ponder").is_some()
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
        let expected = Position::of(&after, self.profile.janggi_board)?;
        self.dialogue.send(&expected.command(), Phase::Searching)?;
        self.dialogue.send(&format!("go ponder {}", go.words), Phase::Searching)?;
        self.state = UciState::Pondering;
        self.ponder = Some(Ponder { expected, early: None });
        Ok(())
    }

    /// Whether what the engine ponders on has happened; otherwise it is stopped and forgotten.
    fn hit(&mut self, position: &Position) -> Result<Option<Ponder>, EngineError> {
        let Some(mut ponder) = self.ponder.take() else { return Ok(None) };
        for _ in 0..MOST_WAITING {
            let Some(line) = self.dialogue.waiting() else { break };
            let (word, rest) = first_word(&line);
            if word == "bestmove" {
                self.state = UciState::Idle;
                ponder.early = Some(rest.to_owned());
                break;
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
}

fn first_word(line: &str) -> (&str, &str) {
    let line = line.trim();
    line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim_start()))
}
