//! One engine, from its introduction to `quit`.

use std::{collections::HashSet, time::Instant};

use hansu_engine::{Cancel, Decision, SearchInfo, SearchLimits};
use hansu_rules::{Action, AnyGame, Point, Side, go};

use super::{
    FinalScore,
    analysis::{self, Dialect},
    answer::{Answer, Collector, Fed},
    board::{Board, Way, free_handicap, play, same_points},
    clock::{self, Dialects, Given},
    words::{chosen, colour, points, rules, server_rules},
};
use crate::{
    EngineError, EngineProfile, Phase, Purpose, Reporter,
    dialogue::{Dialogue, Limit},
    process::EngineLog,
    profile::Protocol,
};

/// What an engine is asked first.
const INTRODUCTION: [&str; 4] = ["protocol_version", "name", "version", "list_commands"];
/// What was said at the beginning.
const MOST_SAID: usize = 6;
/// Of a name or a message, what is shown.
const LONGEST_SHOWN: usize = 300;
/// Between two reports, in hundredths of a second.
const REPORTS: u32 = 20;
/// No honest engine has so many commands.
const MOST_COMMANDS: usize = 2000;

/// A command that was sent.
#[derive(Clone, Copy, Debug)]
struct Asked {
    id: u64,
    limit: Limit,
}

/// An engine that speaks GTP.
#[derive(Debug)]
pub struct GtpClient {
    dialogue: Dialogue,
    profile: EngineProfile,
    purpose: Purpose,
    collector: Collector,
    next_id: u64,
    /// Commands whose answers nobody waits for any more; an answer without a number may belong to one of them.
    abandoned: usize,
    /// How far the introduction has come, with the command that is open.
    introduced: usize,
    asked: Option<Asked>,
    starting: Limit,
    said: Vec<String>,
    name: String,
    version: String,
    commands: HashSet<String>,
    /// The engine's board, as far as it is known.
    board: Option<Board>,
    time: Option<Given>,
}

impl GtpClient {
    /// Starts the program. Nothing is waited for: the first question does that.
    ///
    /// # Errors
    /// Where it cannot be started.
    pub fn start(profile: &EngineProfile, purpose: Purpose, log: EngineLog) -> Result<Self, EngineError> {
        let dialogue = Dialogue::start(&profile.command, log, profile.patience().quit)?;
        Ok(Self::over(dialogue, profile, purpose))
    }

    /// Goes on with a program that was started already.
    pub(crate) fn over(dialogue: Dialogue, profile: &EngineProfile, purpose: Purpose) -> Self {
        Self {
            dialogue,
            profile: profile.clone(),
            purpose,
            collector: Collector::default(),
            next_id: 1,
            abandoned: 0,
            introduced: 0,
            asked: None,
            starting: Limit::new(Phase::Starting, profile.patience().start),
            said: Vec::new(),
            name: String::new(),
            version: String::new(),
            commands: HashSet::new(),
            board: None,
            time: None,
        }
    }

    /// What it calls itself; empty before it has said so.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its version.
    #[must_use]
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Whether it has this command.
    #[must_use]
    pub fn knows(&self, command: &str) -> bool {
        self.commands.contains(command)
    }

    /// Its commands, sorted.
    #[must_use]
    pub fn commands(&self) -> Vec<String> {
        let mut commands = Vec::from_iter(self.commands.iter().cloned());
        commands.sort_unstable();
        commands
    }

    /// The number of its process.
    #[must_use]
    pub fn process_id(&self) -> u32 {
        self.dialogue.id()
    }

    /// Its program was ended, by itself or because it did not answer.
    #[must_use]
    pub const fn is_dead(&self) -> bool {
        self.dialogue.is_dead()
    }

    /// Whether it can tell what it sees while it thinks.
    #[must_use]
    pub fn analyses(&self) -> bool {
        self.analysis().is_some()
    }

    fn analysis(&self) -> Option<(&'static str, Dialect)> {
        [("kata-analyze", Dialect::Kata), ("lz-analyze", Dialect::Leela)]
            .into_iter()
            .find(|(command, _)| self.knows(command))
    }

    /// Waits until it has introduced itself.
    ///
    /// # Errors
    /// Where it does not, or speaks something else. A question called off meanwhile can be asked again.
    pub fn introduce(&mut self, cancel: &Cancel) -> Result<(), EngineError> {
        while let Some(&command) = INTRODUCTION.get(self.introduced) {
            let asked = match self.asked {
                Some(asked) => asked,
                None => {
                    let limit =
                        if self.introduced == 0 { self.starting } else { self.ready(Phase::Starting) };
                    let asked = self.send(command, limit)?;
                    *self.asked.insert(asked)
                }
            };
            let answer = match self.answer(asked, Some(cancel)) {
                Err(EngineError::Silent { .. }) if self.introduced == 0 && !self.said.is_empty() => {
                    let said = self.said.join("\n");
                    return Err(EngineError::WrongProtocol { expected: Protocol::Gtp, speaks: None, said });
                }
                answer => answer?,
            };
            self.asked = None;
            match (command, answer.accepted) {
                ("name", true) => self.name = shown(&answer.text),
                ("version", true) => self.version = shown(&answer.text),
                ("list_commands", true) => {
                    let names = answer.text.split_whitespace().take(MOST_COMMANDS);
                    self.commands = names.map(str::to_owned).collect();
                }
                // Version 1 differs in nothing that is used here; what is refused is simply not known.
                _ => {}
            }
            self.introduced += 1;
        }
        Ok(())
    }

    /// Asks for a move, and waits for it.
    ///
    /// # Errors
    /// Why there is none. Where the question was called off, the engine has come to rest or was ended.
    pub fn search(
        &mut self,
        game: &AnyGame,
        limits: &SearchLimits,
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
                self.tell_time(game.to_move(), limits, cancel)?;
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

    /// Makes the engine's board the same as ours.
    fn bring_to(&mut self, game: &AnyGame, cancel: &Cancel) -> Result<(), EngineError> {
        let AnyGame::Go(game) = game else { return Err(EngineError::OtherGame(game.kind())) };
        let wanted = Board::of(game);
        // Unknown while it changes: whatever fails on the way, the next question begins anew.
        let way = match self.board.take() {
            Some(known) => known.way_to(&wanted, self.knows("undo")),
            None => Way::Anew,
        };
        let then = match way {
            Way::Anew => {
                self.set_up(&wanted, cancel)?;
                wanted.moves.clone()
            }
            Way::Difference { back, then } => {
                let undone = (0..back).try_for_each(|_| self.ask("undo", Phase::Position, cancel).map(drop));
                match undone {
                    Ok(()) => then,
                    // Some engines have the command and refuse it.
                    Err(EngineError::Refused { .. }) => {
                        self.set_up(&wanted, cancel)?;
                        wanted.moves.clone()
                    }
                    Err(error) => return Err(error),
                }
            }
        };
        for step in then {
            self.ask(&play(step), Phase::Position, cancel)?;
        }
        self.board = Some(wanted);
        Ok(())
    }

    /// An empty board with our rules, komi and start.
    fn set_up(&mut self, board: &Board, cancel: &Cancel) -> Result<(), EngineError> {
        let size = board.size;
        match self.ask(&format!("boardsize {size}"), Phase::Position, cancel) {
            Err(EngineError::Refused { message, .. }) => Err(EngineError::BoardSize { size, message }),
            answer => answer,
        }?;
        self.ask("clear_board", Phase::Position, cancel)?;
        self.time = None;
        self.set_rules(&board.rules, cancel)?;
        self.ask(&Board::komi(board.rules.komi), Phase::Position, cancel)?;
        match board.handicap() {
            Some(points) => self.set_handicap(board, &points, cancel),
            None => self.place(&board.setup.stones, cancel),
        }
    }

    /// Rules, where the engine can be told. One that refuses them plays by its own; ours judge its moves.
    fn set_rules(&mut self, wanted: &go::Rules, cancel: &Cancel) -> Result<(), EngineError> {
        let command = if self.knows("kata-set-rules") {
            Some(format!("kata-set-rules {}", rules(wanted)))
        } else {
            server_rules(wanted).filter(|_| self.knows("kgs-rules")).map(|name| format!("kgs-rules {name}"))
        };
        let Some(command) = command else { return Ok(()) };
        match self.ask(&command, Phase::Position, cancel) {
            Err(EngineError::Refused { .. }) => {
                self.dialogue.remark("the engine refuses these rules and plays by its own");
                Ok(())
            }
            answer => answer.map(drop),
        }
    }

    /// Handicap stones by the command that is for them, so that the engine counts them as such. Its own idea of
    /// the fixed points is compared with ours.
    fn set_handicap(&mut self, board: &Board, stones: &[Point], cancel: &Cancel) -> Result<(), EngineError> {
        if board.is_fixed_handicap(stones) && self.knows("fixed_handicap") {
            let command = format!("fixed_handicap {}", stones.len());
            match self.ask(&command, Phase::Position, cancel) {
                Ok(answer) if same_points(&points(&answer, board.size), stones) => return Ok(()),
                Ok(_) => {
                    self.dialogue.remark("its fixed handicap is another one");
                    self.ask("clear_board", Phase::Position, cancel)?;
                }
                Err(EngineError::Refused { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        if self.knows("set_free_handicap") {
            match self.ask(&free_handicap(stones), Phase::Position, cancel) {
                Ok(_) => return Ok(()),
                Err(EngineError::Refused { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        self.place(&board.setup.stones, cancel)
    }

    fn place(&mut self, stones: &[(Point, Side)], cancel: &Cancel) -> Result<(), EngineError> {
        for &(point, side) in stones {
            self.ask(&play((side, Action::Place(point))), Phase::Position, cancel)?;
        }
        Ok(())
    }

    fn tell_time(&mut self, side: Side, limits: &SearchLimits, cancel: &Cancel) -> Result<(), EngineError> {
        let Some(given) = Given::of(limits) else { return Ok(()) };
        let dialects =
            Dialects { kata: self.knows("kata-time_settings"), kgs: self.knows("kgs-time_settings") };
        if self.time.is_none_or(|told| told.differs(&given)) {
            let command = given.command(dialects);
            let name = command.split(' ').next().unwrap_or_default().to_owned();
            if self.knows(&name) {
                self.ask(&command, Phase::Preparing, cancel)?;
            }
            self.time = Some(given);
        }
        if let Some(clock) = limits.clock.filter(|_| self.knows("time_left")) {
            let command = format!("time_left {} {}", colour(side), clock::left(&clock));
            self.ask(&command, Phase::Preparing, cancel)?;
        }
        Ok(())
    }

    /// `genmove`, by the form of it that reports on the way where there is one.
    fn choose(
        &mut self,
        game: &AnyGame,
        limits: &SearchLimits,
        cancel: &Cancel,
        reporter: &mut Reporter,
    ) -> Result<Decision, EngineError> {
        let side = game.to_move();
        let forms = [("kata-genmove_analyze", Dialect::Kata), ("lz-genmove_analyze", Dialect::Leela)];
        let form = forms.into_iter().find(|(command, _)| self.knows(command));
        let command = match form {
            Some((command, _)) => format!("{command} {} {REPORTS}", colour(side)),
            None => format!("genmove {}", colour(side)),
        };
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
                    if let Some((_, dialect)) = form
                        && called_off.is_none()
                        && let Some(info) = report(&line, game, dialect, asked.limit.began)
                    {
                        reporter.report(&info);
                    }
                    continue;
                }
                Step::Nothing => {}
            }
            if cancel.is_cancelled() {
                // The protocol has no way to break a move off: it is awaited, and taken back later.
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
                    board.moves.push((side, action));
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
                    if let Some(info) = report(&line, game, dialect, asked.limit.began) {
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

    /// Any line ends an analysis; one that every engine has an answer to shows that it has ended.
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

    /// A command, and the text of its answer.
    fn ask(&mut self, command: &str, phase: Phase, cancel: &Cancel) -> Result<String, EngineError> {
        let limit = self.ready(phase);
        let asked = self.send(command, limit)?;
        let answer = self.answer(asked, Some(cancel)).inspect_err(|error| {
            self.abandoned += usize::from(*error == EngineError::Cancelled);
        })?;
        self.accepted(command, answer)
    }

    fn ready(&self, phase: Phase) -> Limit {
        Limit::new(phase, self.profile.patience().ready)
    }

    fn accepted(&self, command: &str, answer: Answer) -> Result<String, EngineError> {
        if answer.accepted {
            Ok(answer.text)
        } else {
            Err(EngineError::Refused { command: command.to_owned(), message: shown(&answer.text) })
        }
    }

    fn send(&mut self, command: &str, limit: Limit) -> Result<Asked, EngineError> {
        let id = self.next_id;
        self.next_id += 1;
        self.dialogue.send(&format!("{id} {command}"), limit.phase)?;
        Ok(Asked { id, limit })
    }

    fn answer(&mut self, asked: Asked, cancel: Option<&Cancel>) -> Result<Answer, EngineError> {
        loop {
            match self.step(asked)? {
                Step::Answer(answer) => return Ok(answer),
                Step::Line(_) => continue,
                Step::Nothing => {}
            }
            if cancel.is_some_and(Cancel::is_cancelled) {
                return Err(EngineError::Cancelled);
            }
            if asked.limit.is_over() {
                return Err(self.dialogue.give_up(&asked.limit));
            }
        }
    }

    /// Takes one line, or waits a moment for one.
    fn step(&mut self, asked: Asked) -> Result<Step, EngineError> {
        let Some(line) = self.dialogue.poll(asked.limit.phase)? else { return Ok(Step::Nothing) };
        match self.collector.feed(&line) {
            Fed::Complete(answer) if self.is_to(&answer, asked.id) => Ok(Step::Answer(answer)),
            Fed::Complete(_) => {
                self.dialogue.remark("dropped: nobody waits for this answer");
                Ok(Step::Line(String::new()))
            }
            Fed::Part
                if self.collector.begun().is_some_and(|begun| begun.id.is_none_or(|id| id == asked.id)) =>
            {
                Ok(Step::Line(line))
            }
            Fed::Part => Ok(Step::Line(String::new())),
            Fed::Stray => {
                if self.introduced == 0 && self.said.len() < MOST_SAID && !line.trim().is_empty() {
                    self.said.push(shown(&line));
                }
                Ok(Step::Line(String::new()))
            }
        }
    }

    /// Whether an answer is the one to this command. One without a number is, unless one is still due to a command
    /// that was given up.
    fn is_to(&mut self, answer: &Answer, id: u64) -> bool {
        match answer.id {
            Some(other) if other == id => true,
            None if self.abandoned == 0 => true,
            Some(_) | None => {
                self.abandoned = self.abandoned.saturating_sub(1);
                false
            }
        }
    }
}

/// What a moment brought.
enum Step {
    /// The answer that is waited for.
    Answer(Answer),
    /// A line of an answer that goes on; empty where it is none of ours.
    Line(String),
    /// No line.
    Nothing,
}

fn report(line: &str, game: &AnyGame, dialect: Dialect, began: Instant) -> Option<SearchInfo> {
    let mut info = analysis::read(line, game, dialect)?;
    info.time = began.elapsed();
    Some(info)
}

fn shown(text: &str) -> String {
    let mut text = text.to_owned();
    text.truncate(text.floor_char_boundary(LONGEST_SHOWN));
    text
}
