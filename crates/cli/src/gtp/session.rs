//! The state a controller works on: one game, its clocks and the engine.

use std::{io::Read, time::Instant};

use hansu_engine::{Cancel, Decision, Engine, EngineOptions, Level, SearchInfo, SearchLimits, Task};
use hansu_records::sgf::{self, SgfError};
use hansu_rules::{
    Action, ActionText, AnyGame, GameKind, MoveRejectReason, Point, Rejection, Side,
    go::{self, Rules, Setup},
};
use hansu_text::{BoardNames, Language, Text};

use super::{
    analysis::Options,
    board,
    clock::{Clocks, TimeControl},
    command::{Command, NAMES, TIME_CONTROLS},
    failure::Failure,
    handicap, rule_words, scoring,
};

/// The size of the board before anyone says otherwise.
const FIRST_SIZE: u8 = 19;

/// Bytes of a record that are read: those of the longest games are thousands of times fewer.
const LARGEST_FILE: u64 = 64 << 20;

/// What an answer leads to.
#[derive(Debug, PartialEq)]
pub enum Reply {
    /// The text of an answer.
    Text(String),
    /// An empty answer, and the end.
    Quit,
    /// Reports until the next line, of these moves only (of all where there are none).
    Analysis(Options, Vec<Action>),
    /// Reports until a move is found, for [`Session::genmove`], among these only.
    Genmove(Options, Vec<Action>),
}

impl From<String> for Reply {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// One game with its clocks, and who thinks about it.
#[derive(Debug)]
pub struct Session {
    game: go::Game,
    clocks: Clocks,
    engine: Engine,
    options: EngineOptions,
    level: Level,
}

impl Session {
    /// An empty board of the usual size.
    pub fn new(rules: Rules, level: Level, options: EngineOptions) -> Result<Self, go::SetupError> {
        Ok(Self {
            game: go::Game::new(FIRST_SIZE, rules)?,
            clocks: Clocks::new(TimeControl::None),
            engine: Engine::new(GameKind::Go, options),
            options,
            level,
        })
    }

    /// Carries a command out.
    ///
    /// # Errors
    /// Why it cannot be; nothing has changed then.
    pub fn execute(&mut self, command: Command) -> Result<Reply, Failure> {
        Ok(match command {
            Command::ProtocolVersion => "2".to_owned(),
            Command::Name => "Hansu".to_owned(),
            Command::Version => env!("CARGO_PKG_VERSION").to_owned(),
            Command::Knows(name) => NAMES.contains(&name.as_str()).to_string(),
            Command::ListCommands => NAMES.join("\n"),
            Command::Quit => return Ok(Reply::Quit),
            Command::BoardSize(size) => self.start(u8::try_from(size).map_err(|_| Failure::Size)?)?,
            Command::ClearBoard => self.start(self.game.size())?,
            Command::Komi(komi) => self.set_rules(Rules { komi, ..*self.game.rules() }),
            Command::GetKomi => self.game.rules().komi.to_string(),
            Command::GetRules => rule_words::write(self.game.rules()),
            Command::SetRules(words) => self.set_rules(rule_words::read(&words, self.game.rules())?),
            Command::SetRule(axis, word) => {
                self.set_rules(rule_words::read_axis(&axis, &word, self.game.rules())?)
            }
            Command::Play(side, vertex) => self.play(side, &vertex)?,
            Command::Genmove(side) => self.genmove(side, &[], &mut |_| {}),
            Command::RegGenmove(side) => self.reg_genmove(side),
            Command::PlaceFreeHandicap(stones) => self.place_free_handicap(stones)?,
            Command::FinalScore => scoring::score(&scoring::counted(&self.game, self.options.seed)),
            Command::FinalStatusList(status) => {
                scoring::status_list(&scoring::counted(&self.game, self.options.seed), status)
            }
            Command::LoadSgf { path, before } => self.load(&path, before)?,
            Command::PrintSgf(path) => self.save(path.as_deref())?,
            Command::Analyze(options) => {
                let only = self.only(&options)?;
                return Ok(Reply::Analysis(options, only));
            }
            Command::GenmoveAnalyze(options) => {
                let only = self.only(&options)?;
                return Ok(Reply::Genmove(options, only));
            }
            Command::Stop => String::new(),
            Command::Undo if self.game.undo() => String::new(),
            Command::Undo => return Err(Failure::CannotUndo),
            Command::FixedHandicap(stones) => self.fixed_handicap(stones)?,
            Command::SetFreeHandicap(vertices) => self.set_free_handicap(&vertices)?,
            Command::ListTimeSettings => TIME_CONTROLS.to_owned(),
            Command::TimeSettings(control) => {
                self.clocks = Clocks::new(control);
                String::new()
            }
            Command::TimeLeft { side, time, count } => {
                self.clocks.set_left(side, time, count);
                String::new()
            }
            Command::ShowBoard => board::show(&self.game),
        }
        .into())
    }

    /// An empty board; the clocks begin anew with the game.
    fn start(&mut self, size: u8) -> Result<String, Failure> {
        let game = go::Game::from_setup(size, *self.game.rules(), Setup::empty());
        self.game = game.map_err(|_| Failure::Size)?;
        self.clocks.reset();
        self.engine.clear();
        Ok(String::new())
    }

    fn fixed_handicap(&mut self, stones: u32) -> Result<String, Failure> {
        self.expect_empty()?;
        let stones = u8::try_from(stones).map_err(|_| Failure::NumberOfStones)?;
        let points = go::fixed_handicap_points(self.game.size(), stones).ok_or(Failure::NumberOfStones)?;
        self.place_handicap(&points)?;
        Ok(self.names(&points))
    }

    fn place_free_handicap(&mut self, stones: u32) -> Result<String, Failure> {
        self.expect_empty()?;
        let points = handicap::place(self.game.size(), stones).ok_or(Failure::NumberOfStones)?;
        self.place_handicap(&points)?;
        Ok(self.names(&points))
    }

    fn names(&self, points: &[Point]) -> String {
        points.iter().map(|&point| self.game.point_name(point)).collect::<Vec<_>>().join(" ")
    }

    fn set_free_handicap(&mut self, vertices: &[String]) -> Result<String, Failure> {
        self.expect_empty()?;
        let points = vertices.iter().map(|text| match self.game.parse(text) {
            Ok(Action::Place(point)) => Ok(point),
            _ => Err(Failure::NoVertexList),
        });
        self.place_handicap(&points.collect::<Result<Vec<_>, _>>()?)?;
        Ok(String::new())
    }

    fn expect_empty(&self) -> Result<(), Failure> {
        let board = self.game.board();
        if board.points().any(|point| board.stone(point).is_some()) {
            Err(Failure::BoardNotEmpty)
        } else {
            Ok(())
        }
    }

    fn place_handicap(&mut self, points: &[Point]) -> Result<(), Failure> {
        let size = self.game.size();
        let setup = Setup::free_handicap(size, points)?;
        self.game = go::Game::from_setup(size, *self.game.rules(), setup)?;
        Ok(())
    }

    /// Plays a move for either side, whoever's turn it is, also after the end of a game.
    fn play(&mut self, side: Side, vertex: &str) -> Result<String, Failure> {
        let action = self.action(vertex)?;
        // Tried out on a copy, since a refused move must not lift the end of the game.
        let mut game = self.game.clone();
        game.resume_play();
        game.play_as(side, action).map_err(|rejection| Failure::IllegalMove(sentence(&game, &rejection)))?;
        self.game = game;
        Ok(String::new())
    }

    fn action(&self, vertex: &str) -> Result<Action, Failure> {
        self.game.parse(vertex).map_err(|rejection| {
            let why = sentence(&self.game, &rejection);
            if rejection.reason == MoveRejectReason::OutOfBounds {
                Failure::IllegalMove(why)
            } else {
                Failure::NoVertex(why)
            }
        })
    }

    /// The legal moves that an analysis is about; none where it is about all. What is said of the other colour is
    /// about later moves of a line, which are never restricted.
    fn only(&self, options: &Options) -> Result<Vec<Action>, Failure> {
        let side = options.player.unwrap_or(self.to_move());
        let of_side = |list: &[(Side, String)]| -> Result<Vec<Action>, Failure> {
            let actions = list.iter().map(|(of, vertex)| Ok((*of, self.action(vertex)?)));
            let actions = actions.collect::<Result<Vec<_>, Failure>>()?;
            let of_side = actions.into_iter().filter(|(of, _)| *of == side);
            Ok(of_side.map(|(_, action)| action).collect())
        };
        let (allowed, avoided) = (of_side(&options.allowed)?, of_side(&options.avoided)?);
        let mut legal = self.question(side).legal_actions();
        let all = legal.len();
        legal.retain(|action| (allowed.is_empty() || allowed.contains(action)) && !avoided.contains(action));
        match legal.len() {
            0 => Err(Failure::NothingAllowed),
            left if left == all => Ok(Vec::new()),
            _ => Ok(legal),
        }
    }

    /// Chooses a move, one of `only` if there are any, and plays it; a game that two passes have ended is only
    /// passed on.
    pub fn genmove(&mut self, side: Side, only: &[Action], on_info: &mut dyn FnMut(&SearchInfo)) -> String {
        let started = Instant::now();
        let question = (!self.is_over()).then(|| self.question(side));
        let limits = SearchLimits { clock: self.clocks.clock(side), ..SearchLimits::default() };
        let decision = question.and_then(|game| {
            let task = Task { only, ..Task::new(&game, self.level).within(limits) };
            self.engine.think(&task, &Cancel::default(), on_info)
        });
        self.clocks.spend(side, started.elapsed());
        if decision != Some(Decision::Resign) {
            self.game.resume_play();
            // The engine plays by the rules of the game it was given.
            let _ = self.game.play_as(side, action(decision));
        }
        self.text(decision)
    }

    /// The move a fresh engine would play, whatever was thought before.
    fn reg_genmove(&self, side: Side) -> String {
        if self.is_over() {
            return self.text(None);
        }
        let game = self.question(side);
        let mut engine = Engine::new(GameKind::Go, self.options);
        self.text(engine.think(&Task::new(&game, self.level), &Cancel::default(), &mut |_| {}))
    }

    /// The position with this side to move, also after the end of the game.
    pub fn question(&self, side: Side) -> AnyGame {
        let mut game = self.game.clone();
        game.resume_play();
        game.give_turn_to(side);
        AnyGame::Go(game)
    }

    /// The side to move.
    pub fn to_move(&self) -> Side {
        self.game.to_move()
    }

    /// Points on a side.
    pub fn size(&self) -> u8 {
        self.game.size()
    }

    /// What the engine was made with.
    pub fn options(&self) -> EngineOptions {
        self.options
    }

    fn text(&self, decision: Option<Decision>) -> String {
        match decision {
            Some(Decision::Resign) => "resign".to_owned(),
            decision => self.game.text(action(decision), ActionText::Protocol),
        }
    }

    fn set_rules(&mut self, rules: Rules) -> String {
        self.game.set_rules(rules);
        String::new()
    }

    fn load(&mut self, path: &str, before: Option<u32>) -> Result<String, Failure> {
        let file = std::fs::File::open(path).map_err(|error| Failure::Load(error.to_string()))?;
        let mut bytes = Vec::new();
        file.take(LARGEST_FILE).read_to_end(&mut bytes).map_err(|error| Failure::Load(error.to_string()))?;
        let rules = *self.game.rules();
        self.game = sgf::read_go(&bytes, rules, before).map_err(|error| match &error {
            SgfError::Move { number, side, action, rejection } => {
                let colour = if *side == Side::First { 'B' } else { 'W' };
                let vertex = self.game.text(*action, ActionText::Protocol);
                let why = sentence(&self.game, rejection);
                Failure::Load(format!("move {number} ({colour} {vertex}) is refused: {why}"))
            }
            _ => Failure::Load(error.to_string()),
        })?;
        self.clocks.reset();
        self.engine.clear();
        Ok(String::new())
    }

    fn save(&self, path: Option<&str>) -> Result<String, Failure> {
        let record = sgf::write_go(&self.game, concat!("Hansu:", env!("CARGO_PKG_VERSION")));
        let Some(path) = path else { return Ok(record) };
        std::fs::write(path, record + "\n")?;
        Ok(String::new())
    }

    /// Whether both sides have passed one after the other, and nothing was played since.
    fn is_over(&self) -> bool {
        let actions = self.game.actions();
        let mover = |back: usize| actions.len().checked_sub(back).and_then(|index| self.game.mover(index));
        actions.ends_with(&[Action::Pass, Action::Pass]) && mover(1) != mover(2)
    }
}

/// What a decision puts on the board: a pass where there is none.
fn action(decision: Option<Decision>) -> Action {
    match decision {
        Some(Decision::Play(action)) => action,
        Some(Decision::Resign) | None => Action::Pass,
    }
}

/// Title and sentence of a rejection.
fn sentence(game: &go::Game, rejection: &Rejection) -> String {
    let names = BoardNames { kind: GameKind::Go, rows: game.size() };
    let said = Text::new(Language::English).rejection(names, rejection);
    format!("{} {}", said.title, said.sentence)
}
