//! The main loop and its state: it reads commands, answers what can be answered at once, and hands the rest to the
//! thread that searches.
//!
//! Nothing here waits for a search. While one runs, commands take effect as follows: `position`, `setoption` and
//! `ucinewgame` count from the next search on, the running one has its own copy of everything; another `go` ends the
//! running search, which is still answered first. While positions are counted or the engine is measured, commands
//! other than `isready` and `stop` wait until that is done.

use std::{
    collections::VecDeque,
    io::{self, Write},
    sync::mpsc::{Receiver, RecvTimeoutError},
    time::Instant,
};

use hansu_engine::Cancel;
use hansu_rules::{Action, AnyGame};
use hansu_text::{Language, Text};

use super::{
    answer::{Answer, NONE},
    command::Command,
    diagram::diagram,
    event::Event,
    go_words::GoWords,
    help::HELP,
    judgement::judgement,
    limits::limits,
    options::{OPTIONS, UciOption},
    play_on,
    position_words::{PositionWords, Start},
    reader::{Input, LONGEST_LINE},
    running::{Hold, Running},
    searcher::{Job, Kit, Search, Searcher},
    set_up::set_up,
    settings::Settings,
    tasks::Request,
};

/// Everything the main loop knows.
pub struct Session<'a> {
    out: &'a mut dyn Write,
    searcher: Searcher,
    settings: Settings,
    /// What was asked for last, to be read again under other rules of castling.
    words: PositionWords,
    game: AnyGame,
    /// Drawn once, so that one run is consistent and no two runs play the same games.
    seed: u64,
    new_games: u64,
    /// Searches without an answer, the oldest first; only the last one may still be wanted.
    running: VecDeque<Running>,
    last_id: u64,
    /// Ends what is being counted or measured.
    task: Option<Cancel>,
    /// How often `readyok` is still owed.
    preparing: usize,
    /// Commands that wait for the end of the task.
    waiting: VecDeque<Command>,
    debug: bool,
    leaving: bool,
}

impl<'a> Session<'a> {
    /// A session at the start position of chess.
    pub fn new(out: &'a mut dyn Write, searcher: Searcher) -> Self {
        let settings = Settings::default();
        Self {
            out,
            searcher,
            game: settings.variant.start(settings.chess960),
            words: PositionWords { start: Start::StartPos, moves: Vec::new() },
            settings,
            seed: rand::random(),
            new_games: 0,
            running: VecDeque::new(),
            last_id: 0,
            task: None,
            preparing: 0,
            waiting: VecDeque::new(),
            debug: false,
            leaving: false,
        }
    }

    /// Runs until `quit` or the end of the input.
    ///
    /// # Errors
    /// Output that cannot be written.
    pub fn run(mut self, events: &Receiver<Event>) -> io::Result<()> {
        while !(self.leaving && self.running.is_empty() && self.preparing == 0) {
            let event = match self.running.front().and_then(Running::deadline) {
                None => events.recv().map_err(|_| RecvTimeoutError::Disconnected),
                Some(deadline) => events.recv_timeout(deadline.saturating_duration_since(Instant::now())),
            };
            match event {
                Ok(event) => self.handle(event)?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Ok(()),
            }
            self.answer()?;
        }
        Ok(())
    }

    fn handle(&mut self, event: Event) -> io::Result<()> {
        match event {
            Event::Input(Input::Line(line)) => match Command::parse(&line) {
                Ok(Some(command)) => self.take(command),
                Ok(None) => Ok(()),
                Err(error) => self.remark(&error),
            },
            Event::Input(Input::TooLong) => {
                self.remark(&format_args!("a line of more than {LONGEST_LINE} bytes is ignored"))
            }
            Event::Input(Input::End) => self.take(Command::Quit),
            Event::Ready => {
                self.preparing -= 1;
                self.say("readyok")
            }
            Event::Info { id, text, best } => {
                let Some(running) = self.running.iter_mut().find(|running| running.id == id) else {
                    return Ok(());
                };
                best.into_iter().for_each(|best| running.note(best));
                self.say(&text)
            }
            Event::Found { id, answer } => {
                match self.running.iter_mut().find(|running| running.id == id) {
                    Some(running) => running.finish(answer),
                    None => self.debug(&format_args!("search {id} ended late, its answer is dropped"))?,
                }
                Ok(())
            }
            Event::Said(text) => self.say(&text),
            Event::TaskDone => {
                self.task = None;
                while self.task.is_none()
                    && let Some(command) = self.waiting.pop_front()
                {
                    self.follow(command)?;
                }
                Ok(())
            }
        }
    }

    /// Follows a command at once, or when the task is done.
    fn take(&mut self, command: Command) -> io::Result<()> {
        match (&self.task, &command) {
            (None, _) | (Some(_), Command::IsReady) => self.follow(command),
            (Some(task), Command::Stop) => {
                task.cancel();
                Ok(())
            }
            (Some(_), _) => {
                self.waiting.push_back(command);
                Ok(())
            }
        }
    }

    fn follow(&mut self, command: Command) -> io::Result<()> {
        if self.leaving {
            return Ok(());
        }
        match command {
            Command::Uci => self.introduce(),
            Command::Debug(on) => {
                self.debug = on;
                Ok(())
            }
            Command::IsReady => {
                if self.running.is_empty() && self.task.is_none() {
                    self.searcher.give(Job::Prepare(self.kit()));
                    self.preparing += 1;
                    Ok(())
                } else {
                    self.say("readyok")
                }
            }
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref()),
            Command::NewGame => {
                self.new_games += 1;
                Ok(())
            }
            Command::Position(words) => self.position(words),
            Command::Go(go) => self.go(&go),
            Command::Stop => {
                self.stop();
                Ok(())
            }
            Command::PonderHit => {
                self.running.iter_mut().for_each(Running::ponder_hit);
                Ok(())
            }
            Command::Display => {
                let text = diagram(&self.game);
                self.say(&text)
            }
            Command::Eval => {
                let text = judgement(&self.game);
                self.say(&text)
            }
            Command::Bench(depth) => {
                self.begin(Cancel::default(), Request::Bench(depth));
                Ok(())
            }
            Command::Help => self.say(HELP),
            Command::Quit => {
                self.stop();
                self.leaving = true;
                Ok(())
            }
        }
    }

    fn introduce(&mut self) -> io::Result<()> {
        let mut text =
            format!("id name Hansu {}\nid author the Hansu developers\n\n", env!("CARGO_PKG_VERSION"));
        for option in &OPTIONS {
            text += &format!("{option}\n");
        }
        text += "uciok";
        self.say(&text)
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> io::Result<()> {
        let before = (self.settings.variant, self.settings.chess960);
        if let Err(error) = UciOption::set(&mut self.settings, name, value) {
            return self.remark(&error);
        }
        let (variant, chess960) = (self.settings.variant, self.settings.chess960);
        if variant != before.0 {
            self.words = PositionWords { start: Start::StartPos, moves: Vec::new() };
            self.game = variant.start(chess960);
            self.remark(&variant.announcement())
        } else if chess960 != before.1 {
            let words = self.words.clone();
            self.position(words)
        } else {
            Ok(())
        }
    }

    fn position(&mut self, words: PositionWords) -> io::Result<()> {
        match set_up(&words, self.settings.variant, self.settings.chess960) {
            Ok(set_up) => {
                self.game = set_up.game;
                self.words = words;
                set_up.remark.map_or(Ok(()), |remark| self.remark(&remark))
            }
            Err(error) => self.remark(&format_args!("{error}; the position stays as it was")),
        }
    }

    fn go(&mut self, go: &GoWords) -> io::Result<()> {
        if let Some(depth) = go.perft {
            let cancel = Cancel::default();
            let game = Box::new(self.game.clone());
            self.begin(cancel.clone(), Request::Perft { game, depth, cancel });
            return Ok(());
        }
        let asked = Instant::now();
        self.stop();
        self.last_id += 1;
        let id = self.last_id;
        let hold = match (go.infinite, go.ponder) {
            (true, _) => Hold::Infinite,
            (false, true) => Hold::Ponder,
            (false, false) => Hold::Free,
        };
        let cancel = if go.ponder { Cancel::pondering() } else { Cancel::default() };
        if play_on::is_final(&self.game) {
            self.say_result()?;
            let mut running = Running::new(id, cancel, hold, None);
            running.finish(None);
            self.running.push_back(running);
            return Ok(());
        }
        let only = self.only(&go.search_moves)?;
        let settings = &self.settings;
        let search = Search {
            id,
            kit: self.kit(),
            game: self.game.clone(),
            level: settings.level(rand::random()),
            limits: limits(go, self.game.to_move(), settings.move_overhead),
            lines: usize::try_from(settings.multi_pv).unwrap_or(1),
            only,
            cancel: cancel.clone(),
            asked,
        };
        let fallback = Answer::any(&search.game, &search.only);
        self.debug(&format_args!("search {id} at level {}, {:?}", search.level.number(), search.limits))?;
        self.searcher.give(Job::Search(Box::new(search)));
        self.running.push_back(Running::new(id, cancel, hold, fallback));
        Ok(())
    }

    /// The moves that `searchmoves` names, without those that are none.
    fn only(&mut self, texts: &[String]) -> io::Result<Vec<Action>> {
        let legal = play_on::actions(&self.game);
        let mut only = Vec::new();
        for text in texts {
            // Spelt anew, for castling may be written in two ways.
            let action = self.game.parse(text).ok().and_then(|action| {
                let spelt = self.game.text(action, hansu_rules::ActionText::Protocol);
                self.game.parse(&spelt).ok().filter(|action| legal.contains(action))
            });
            match action {
                Some(action) if !only.contains(&action) => only.push(action),
                Some(_) => {}
                None => {
                    self.remark(&format_args!("{text:?} is no move here, searchmoves goes without it"))?;
                }
            }
        }
        Ok(only)
    }

    /// Why there is nothing to search.
    fn say_result(&mut self) -> io::Result<()> {
        let Some(outcome) = self.game.outcome() else { return Ok(()) };
        let said = Text::new(Language::English).outcome(self.game.kind(), &outcome);
        self.remark(&format_args!("the game is over: {said}"))?;
        match outcome.winner {
            None => self.say("info depth 0 score cp 0"),
            Some(winner) if winner != self.game.to_move() => self.say("info depth 0 score mate 0"),
            Some(_) => Ok(()),
        }
    }

    /// Ends every search; each is answered as soon as its thread has seen that.
    fn stop(&mut self) {
        let now = Instant::now();
        self.running.iter_mut().for_each(|running| running.stop(now));
    }

    /// Begins a task. A search ends for it.
    fn begin(&mut self, cancel: Cancel, request: Request) {
        self.stop();
        self.task = Some(cancel);
        self.searcher.give(Job::Task(request));
    }

    fn kit(&self) -> Kit {
        let settings = &self.settings;
        Kit {
            kind: settings.variant.kind(),
            memory_mib: usize::try_from(settings.hash_mib).unwrap_or(usize::MAX),
            threads: usize::try_from(settings.threads).unwrap_or(1),
            book: settings.own_book && !settings.analyse_mode,
            seed: self.seed,
            generation: settings.clearings + self.new_games,
        }
    }

    /// Gives every answer that is due, in order.
    fn answer(&mut self) -> io::Result<()> {
        while let Some(answer) = self.running.front().and_then(|running| running.due(Instant::now())) {
            self.running.pop_front();
            match answer {
                Some(answer) => self.say(&answer.to_string())?,
                None => self.say(NONE)?,
            }
        }
        Ok(())
    }

    fn remark(&mut self, text: &dyn std::fmt::Display) -> io::Result<()> {
        self.say(&format!("info string {text}"))
    }

    fn debug(&mut self, text: &dyn std::fmt::Display) -> io::Result<()> {
        if self.debug { self.remark(text) } else { Ok(()) }
    }

    /// Every line goes out at once.
    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")?;
        self.out.flush()
    }
}
