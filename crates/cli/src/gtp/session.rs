//! The state a controller works on: one game, its clocks and the engine.

use std::time::Instant;

use hansu_engine::{Cancel, Decision, Engine, EngineOptions, Level, SearchLimits, Task};
use hansu_rules::{
    Action, ActionText, AnyGame, GameKind, MoveRejectReason, Point, Rejection, Side,
    go::{self, Rules, Setup},
};
use hansu_text::{BoardNames, Language, Text};

use super::{
    board,
    clock::{Clocks, TimeControl},
    command::{Command, NAMES, TIME_CONTROLS},
    failure::Failure,
};

/// The size of the board before anyone says otherwise.
const FIRST_SIZE: u8 = 19;

/// What an answer leads to.
#[derive(Debug, PartialEq, Eq)]
pub enum Reply {
    /// The text of an answer.
    Text(String),
    /// An empty answer, and the end.
    Quit,
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
    level: Level,
}

impl Session {
    /// An empty board of the usual size.
    pub fn new(rules: Rules, level: Level, options: EngineOptions) -> Result<Self, go::SetupError> {
        Ok(Self {
            game: go::Game::new(FIRST_SIZE, rules)?,
            clocks: Clocks::new(TimeControl::None),
            engine: Engine::new(GameKind::Go, options),
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
            Command::KnownCommand(name) => NAMES.contains(&name.as_str()).to_string(),
            Command::ListCommands => NAMES.join("\n"),
            Command::Quit => return Ok(Reply::Quit),
            Command::BoardSize(size) => self.start(u8::try_from(size).map_err(|_| Failure::Size)?)?,
            Command::ClearBoard => self.start(self.game.size())?,
            Command::Komi(komi) => {
                self.game.set_rules(Rules { komi, ..*self.game.rules() });
                String::new()
            }
            Command::Play(side, vertex) => self.play(side, &vertex)?,
            Command::Genmove(side) => self.genmove(side),
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
        Ok(points.iter().map(|&point| self.game.point_name(point)).collect::<Vec<_>>().join(" "))
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
        let action = self.game.parse(vertex).map_err(|rejection| {
            let why = sentence(&self.game, &rejection);
            if rejection.reason == MoveRejectReason::OutOfBounds {
                Failure::IllegalMove(why)
            } else {
                Failure::NoVertex(why)
            }
        })?;
        // Tried out on a copy, since a refused move must not lift the end of the game.
        let mut game = self.game.clone();
        game.resume_play();
        game.play_as(side, action).map_err(|rejection| Failure::IllegalMove(sentence(&game, &rejection)))?;
        self.game = game;
        Ok(String::new())
    }

    /// Chooses a move and plays it; a game that two passes have ended is only passed on.
    fn genmove(&mut self, side: Side) -> String {
        let started = Instant::now();
        let decision = self.think(side);
        self.clocks.spend(side, started.elapsed());
        let action = match decision {
            Some(Decision::Resign) => return "resign".to_owned(),
            Some(Decision::Play(action)) => action,
            None => Action::Pass,
        };
        let text = self.game.text(action, ActionText::Protocol);
        self.game.resume_play();
        // The engine plays by the rules of the game it was given.
        let _ = self.game.play_as(side, action);
        text
    }

    fn think(&mut self, side: Side) -> Option<Decision> {
        if self.is_over() {
            return None;
        }
        let mut game = self.game.clone();
        game.resume_play();
        game.give_turn_to(side);
        let game = AnyGame::Go(game);
        let limits = SearchLimits { clock: self.clocks.clock(side), ..SearchLimits::default() };
        let task = Task::new(&game, self.level).within(limits);
        self.engine.think(&task, &Cancel::default(), &mut |_| {})
    }

    /// Whether both sides have passed one after the other, and nothing was played since.
    fn is_over(&self) -> bool {
        let actions = self.game.actions();
        let mover = |back: usize| actions.len().checked_sub(back).and_then(|index| self.game.mover(index));
        actions.ends_with(&[Action::Pass, Action::Pass]) && mover(1) != mover(2)
    }
}

/// Title and sentence of a rejection.
fn sentence(game: &go::Game, rejection: &Rejection) -> String {
    let names = BoardNames { kind: GameKind::Go, rows: game.size() };
    let said = Text::new(Language::English).rejection(names, rejection);
    format!("{} {}", said.title, said.sentence)
}
