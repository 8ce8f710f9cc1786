//! The main loop: from a line to its answer.

use std::{
    io::Write,
    mem,
    sync::mpsc::{Receiver, SyncSender},
    thread,
    time::Duration,
};

use hansu_engine::{Cancel, Engine, Level, SearchInfo, SearchLimits, Task};
use hansu_rules::{Action, GameKind};

use crate::bad_input::BadInput;

use super::{
    analysis::{self, Options},
    command::Command,
    input::Event,
    request::Request,
    session::{Reply, Session},
};

/// Answers commands in their order.
pub struct Server<'a, W> {
    session: Session,
    events: Receiver<Event>,
    sender: SyncSender<Event>,
    out: &'a mut W,
    /// Who analyses, so that what is thought about a game in play stays as it is.
    analyst: Option<Engine>,
    /// The number of the latest analysis: reports of an earlier one may still be on their way.
    analysis: u64,
}

impl<'a, W: Write> Server<'a, W> {
    /// A server of what `events` says; `sender` is its other end.
    pub fn new(session: Session, events: Receiver<Event>, sender: SyncSender<Event>, out: &'a mut W) -> Self {
        Self { session, events, sender, out, analyst: None, analysis: 0 }
    }

    /// Answers until `quit` or the end of the input.
    ///
    /// # Errors
    /// Output that fails.
    pub fn serve(mut self) -> Result<(), BadInput> {
        let mut event = self.next();
        loop {
            event = match event {
                Event::End => return Ok(()),
                Event::Info(..) => self.next(),
                Event::Line(line) => match self.answer(&line)? {
                    Some(next) => next,
                    None => return Ok(()),
                },
            };
        }
    }

    fn next(&self) -> Event {
        self.events.recv().unwrap_or(Event::End)
    }

    /// Answers a line and waits for what comes after it; `None` after `quit`.
    fn answer(&mut self, line: &str) -> Result<Option<Event>, BadInput> {
        let Some(request) = Request::split(line) else { return Ok(Some(self.next())) };
        let id = request.id.map(|id| id.to_string()).unwrap_or_default();
        let done =
            Command::parse(request.name, &request.args).and_then(|command| self.session.execute(command));
        match done {
            Ok(Reply::Text(text)) => write!(self.out, "={id} {text}\n\n")?,
            Ok(Reply::Quit) => {
                write!(self.out, "={id} \n\n")?;
                self.out.flush()?;
                return Ok(None);
            }
            Ok(Reply::Genmove(options, only)) => {
                writeln!(self.out, "={id}")?;
                self.genmove(&options, &only)?;
            }
            Ok(Reply::Analysis(options, only)) => {
                writeln!(self.out, "={id}")?;
                return self.analyse(options, only).map(Some);
            }
            Err(failure) => write!(self.out, "?{id} {failure}\n\n")?,
        }
        self.out.flush()?;
        Ok(Some(self.next()))
    }

    /// Reports while a move is sought, then plays it.
    fn genmove(&mut self, options: &Options, only: &[Action]) -> Result<(), BadInput> {
        self.out.flush()?;
        let side = options.player.unwrap_or(self.session.to_move());
        let size = self.session.size();
        let mut reports = Reports::new(options.clone(), size);
        let out = &mut *self.out;
        // A controller that has gone is found out by the answer.
        let vertex = self.session.genmove(side, only, &mut |info| {
            if let Some(line) = reports.next(info) {
                let _ = writeln!(out, "{line}").and_then(|()| out.flush());
            }
        });
        Ok(write!(self.out, "play {vertex}\n\n")?)
    }

    /// Reports until something else is said, which is handed back.
    fn analyse(&mut self, options: Options, only: Vec<Action>) -> Result<Event, BadInput> {
        self.out.flush()?;
        self.analysis += 1;
        let number = self.analysis;
        let game = self.session.question(options.player.unwrap_or(self.session.to_move()));
        let mut engine =
            mem::take(&mut self.analyst).unwrap_or_else(|| Engine::new(GameKind::Go, self.session.options()));
        let mut reports = Reports::new(options, self.session.size());
        let (cancel, events) = (Cancel::default(), self.sender.clone());
        let stop = cancel.clone();
        let thinker = thread::spawn(move || {
            let limits = SearchLimits { infinite: true, ..SearchLimits::default() };
            let task = Task { only: &only, ..Task::new(&game, Level::MAX).within(limits) };
            engine.think(&task, &stop, &mut |info| {
                if let Some(line) = reports.next(info) {
                    // While lines wait the analysis is about to end anyway.
                    let _ = events.try_send(Event::Info(number, line));
                }
            });
            engine
        });
        let mut written = Ok(());
        let next = loop {
            match self.next() {
                Event::Info(of, line) if of == number => {
                    written = writeln!(self.out, "{line}").and_then(|()| self.out.flush());
                    if written.is_err() {
                        break Event::End;
                    }
                }
                Event::Info(..) => {}
                other => break other,
            }
        };
        cancel.cancel();
        self.analyst = thinker.join().ok();
        written?;
        writeln!(self.out)?;
        self.out.flush()?;
        Ok(next)
    }
}

/// Makes lines of a search's reports, not more often than they are wanted.
struct Reports {
    options: Options,
    size: u8,
    latest: Option<Duration>,
}

impl Reports {
    const fn new(options: Options, size: u8) -> Self {
        Self { options, size, latest: None }
    }

    fn next(&mut self, info: &SearchInfo) -> Option<String> {
        let due = self.latest.map_or(self.options.interval, |latest| latest + self.options.interval);
        if info.time < due {
            return None;
        }
        let line = analysis::line(info, self.size, &self.options)?;
        self.latest = Some(info.time);
        Some(line)
    }
}
