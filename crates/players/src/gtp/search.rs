//! Questions: a move, what is seen, what is dead.

use std::time::Instant;

use hansu_engine::{Cancel, Clock, Decision, SearchInfo, SearchLimits};
use hansu_rules::{AnyGame, Point, Side};

use super::{
    FinalScore, GtpClient,
    analysis::{self, Dialect},
    answer::Fed,
    client::{Asked, Step, shown},
    clock,
    words::{chosen, colour, points},
};
use crate::{EngineError, Phase, Purpose, Reporter, dialogue::Limit};

/// A command that chooses a move.
#[derive(Clone, Copy, Debug)]
struct Form {
    command: &'static str,
    /// How it reports on the way.
    reports: Option<Dialect>,
    /// The move stands on the engine's board then; else it has only been looked for, and any line ends that.
    plays: bool,
}

/// The best first: one that can be broken off, then those that report.
const FORMS: [Form; 3] = [
    Form { command: "kata-search_analyze_cancellable", reports: Some(Dialect::Kata), plays: false },
    Form { command: "kata-genmove_analyze", reports: Some(Dialect::Kata), plays: true },
    Form { command: "lz-genmove_analyze", reports: Some(Dialect::Leela), plays: true },
];

/// What every engine has.
const GENMOVE: Form = Form { command: "genmove", reports: None, plays: true };

/// Between two reports, in hundredths of a second.
const REPORTS: u32 = 20;

impl GtpClient {
    /// Asks for a move, and waits for it.
    ///
    /// # Errors
    /// Why there is none. Where the question was called off, the engine has come to rest or was ended.
    pub fn search(
        &mut self,
        game: &AnyGame,
        limits: &SearchLimits,
        opponent_clock: Option<&Clock>,
        cancel: &Cancel,
        reporter: &mut Reporter,
    ) -> Result<Decision, EngineError> {
        self.introduce(cancel)?;
        self.bring_to(game, cancel)?;
        match self.analysis() {
            Some((command, dialect)) if self.purpose == Purpose::Analyse => {
                self.analyse(game, command, dialect, limits, cancel, reporter)
            }
            None if limits.infinite => Err(EngineError::NoAnalysis),
            _ => {
                self.bound_visits(limits.nodes, cancel)?;
                self.tell_time(game.to_move(), limits, opponent_clock, cancel)?;
                self.choose(game, limits, cancel, reporter)
            }
        }
    }

    /// The stones the engine holds dead, sorted.
    ///
    /// # Errors
    /// Where it does not say.
    pub fn dead_stones(&mut self, game: &AnyGame, cancel: &Cancel) -> Result<Vec<Point>, EngineError> {
        self.introduce(cancel)?;
        self.bring_to(game, cancel)?;
        let answer = self.ask("final_status_list dead", Phase::Counting, cancel)?;
        let dead = points(&answer, game.board_size().0);
        Ok(dead.into_iter().filter(|&point| game.piece_at(point).is_some()).collect())
    }

    /// The result as the engine counts it; `None` where it answers with something else.
    ///
    /// # Errors
    /// Where it does not say.
    pub fn final_score(
        &mut self,
        game: &AnyGame,
        cancel: &Cancel,
    ) -> Result<Option<FinalScore>, EngineError> {
        self.introduce(cancel)?;
        self.bring_to(game, cancel)?;
        Ok(FinalScore::parse(&self.ask("final_score", Phase::Counting, cancel)?))
    }

    /// `genmove`, by the best form of it that the engine has.
    fn choose(
        &mut self,
        game: &AnyGame,
        limits: &SearchLimits,
        cancel: &Cancel,
        reporter: &mut Reporter,
    ) -> Result<Decision, EngineError> {
        let side = game.to_move();
        let form = FORMS.into_iter().find(|form| self.knows(form.command)).unwrap_or(GENMOVE);
        let mut command = format!("{} {}", form.command, colour(side));
        if form.reports.is_some() {
            command.push_str(&format!(" {REPORTS}"));
        }
        let patience = self.profile.patience();
        let given =
            clock::most(limits).map_or(patience.unlimited, |most| most.saturating_add(patience.overrun));
        let asked = self.send(&command, Limit::new(Phase::Searching, given))?;
        // Until it is known which move it has made.
        let board = self.board.take();
        let mut called_off: Option<Limit> = None;
        let answer = loop {
            reporter.tick();
            match self.step(asked)? {
                Step::Answer(answer) => break answer,
                Step::Line(line) => {
                    if let Some(dialect) = form.reports
                        && called_off.is_none()
                        && let Some(info) = self.reported(&line, game, dialect, asked.limit.began)
                    {
                        reporter.report(&info);
                    }
                }
                Step::Nothing => {}
            }
            if cancel.is_cancelled() && !form.plays {
                self.end_analysis(asked)?;
                self.board = board;
                return Err(EngineError::Cancelled);
            }
            if cancel.is_cancelled() {
                // The protocol has no way to break such a move off: it is awaited, and taken back later.
                let limit = *called_off.get_or_insert_with(|| Limit::new(Phase::Stopping, patience.finish));
                if limit.is_over() {
                    self.dialogue.give_up(&limit);
                    return Err(EngineError::Cancelled);
                }
            } else if asked.limit.is_over() {
                return Err(self.dialogue.give_up(&asked.limit));
            }
        };
        reporter.flush();
        let text = self.accepted(&command, answer)?;
        // With reports the move comes last, behind `play`.
        let word = text.lines().rev().find_map(|line| line.strip_prefix("play ")).unwrap_or(&text).trim();
        let decision = match chosen(game, word) {
            Ok(Some(action)) => {
                self.board = board.map(|mut board| {
                    board.moves.extend(form.plays.then_some((side, action)));
                    board
                });
                Decision::Play(action)
            }
            Ok(None) => {
                self.board = board;
                Decision::Resign
            }
            Err(_) if word.is_empty() => return Err(EngineError::NoMove { text: String::new() }),
            Err(rejection) => {
                let text = shown(word);
                return Err(EngineError::Unreadable { text, rejection: Box::new(rejection) });
            }
        };
        if called_off.is_some() { Err(EngineError::Cancelled) } else { Ok(decision) }
    }

    /// Lets the engine look at the position until it is called off or the limits are reached.
    fn analyse(
        &mut self,
        game: &AnyGame,
        command: &str,
        dialect: Dialect,
        limits: &SearchLimits,
        cancel: &Cancel,
        reporter: &mut Reporter,
    ) -> Result<Decision, EngineError> {
        let mut command = format!("{command} {} {REPORTS}", colour(game.to_move()));
        if dialect == Dialect::Kata {
            command.push_str(" ownership true rootInfo true");
        }
        let patience = self.profile.patience();
        // Until it has begun to report it may still be loading something.
        let silence = Limit::new(Phase::Searching, patience.ready.saturating_add(patience.overrun));
        let asked = self.send(&command, Limit::none(Phase::Searching))?;
        let mut best: Option<SearchInfo> = None;
        loop {
            reporter.tick();
            match self.step(asked)? {
                Step::Line(line) => {
                    if let Some(info) = self.reported(&line, game, dialect, asked.limit.began) {
                        reporter.report(&info);
                        best = Some(info);
                    }
                }
                Step::Answer(answer) => {
                    self.accepted(&command, answer)?;
                    break;
                }
                Step::Nothing => {}
            }
            let enough =
                limits.nodes.is_some_and(|most| best.as_ref().is_some_and(|info| info.nodes >= most))
                    || clock::most(limits).is_some_and(|most| asked.limit.began.elapsed() >= most)
                        && best.is_some();
            if cancel.is_cancelled() || enough {
                self.end_analysis(asked)?;
                break;
            }
            if best.is_none() && silence.is_over() {
                return Err(self.dialogue.give_up(&silence));
            }
        }
        reporter.flush();
        if cancel.is_cancelled() {
            return Err(EngineError::Cancelled);
        }
        let action = best.and_then(|info| info.pv.first().copied());
        action.map(Decision::Play).ok_or_else(|| EngineError::NoMove { text: String::new() })
    }

    /// Any line ends an analysis, or a search that can be broken off; one that every engine has an answer to shows that it has ended.
    fn end_analysis(&mut self, analysis: Asked) -> Result<(), EngineError> {
        let stop = Limit::new(Phase::Stopping, self.profile.patience().stop);
        let after = self.send("protocol_version", stop)?;
        loop {
            let line = self.dialogue.line(&stop, None)?;
            if let Fed::Complete(answer) = self.collector.feed(&line)
                && answer.id != Some(analysis.id)
                && (answer.id == Some(after.id) || answer.id.is_none() && !answer.text.contains("info "))
            {
                return Ok(());
            }
        }
    }

    /// A report, for the side to move whatever side the engine tells it for.
    fn reported(&self, line: &str, game: &AnyGame, dialect: Dialect, began: Instant) -> Option<SearchInfo> {
        let mut info = analysis::read(line, game, dialect)?;
        info.time = began.elapsed();
        if self.profile.scores_for_white && game.to_move() == Side::First {
            analysis::turn(&mut info);
        }
        Some(info)
    }
}
