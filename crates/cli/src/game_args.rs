//! Which game and position a request is about: the same on the command line and in a line of JSON.

use clap::ValueEnum;
use hansu_rules::{
    AnyGame, GameKind, HalfPoints, KoRule, Rejection, chess,
    go::{self, Phase},
    janggi,
};
use hansu_text::{BoardNames, Text};
use serde::Deserialize;

use crate::bad_input::BadInput;

/// The start position by name, where a FEN is expected.
const START: &str = "startpos";
/// The start position of Janggi with horse, elephant, elephant, horse on both sides.
const JANGGI_START: &str = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
/// The names of the rules of chess.
const CHESS_RULES: [&str; 2] = ["standard", "chess960"];
/// Komi beyond this decides the game before it begins.
const MOST_KOMI: f64 = 400.0;

/// One of the games, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GameName {
    /// Go.
    Go,
    /// Chess.
    Chess,
    /// Janggi.
    Janggi,
}

impl From<GameName> for GameKind {
    fn from(name: GameName) -> Self {
        match name {
            GameName::Go => Self::Go,
            GameName::Chess => Self::Chess,
            GameName::Janggi => Self::Janggi,
        }
    }
}

/// A ko rule, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "lowercase")]
pub enum KoName {
    /// The board before the opponent's last move must not come back.
    Simple,
    /// No earlier board may come back.
    Psk,
    /// No earlier board may come back with the same side to move.
    Ssk,
}

/// The position a request is about.
#[derive(Clone, Debug, Default, clap::Args, Deserialize)]
#[serde(deny_unknown_fields, default, expecting = "an object that names a game")]
pub struct GameArgs {
    /// Which game.
    #[arg(long, value_enum)]
    #[serde(deserialize_with = "game_name")]
    pub game: Option<GameName>,
    /// A FEN, or "startpos"; in Go rows from the top such as ".X./XO./...".
    #[arg(long, visible_alias = "fen")]
    #[serde(alias = "fen")]
    pub position: Option<String>,
    /// The rules by name; the other options change them.
    #[arg(long)]
    pub rules: Option<String>,
    /// Go: points on a side, 2 to 25.
    #[arg(long)]
    pub size: Option<u8>,
    /// Go: the ko rule.
    #[arg(long, value_enum)]
    pub ko: Option<KoName>,
    /// Go: whether own stones may be captured by the own move.
    #[arg(long, num_args = 0..=1, default_missing_value = "true")]
    pub suicide: Option<bool>,
    /// Go: points for White.
    #[arg(long, allow_negative_numbers = true)]
    pub komi: Option<f64>,
    /// Go: black stones on the fixed handicap points.
    #[arg(long)]
    pub handicap: Option<u8>,
    /// Chess, Janggi: how many enemy pieces each side may remove.
    #[arg(long)]
    pub deletes: Option<u8>,
    /// Moves to play first, separated by spaces or commas.
    #[arg(long, num_args = 0..)]
    pub moves: Vec<String>,
    /// The move asked about, in a line of JSON; on the command line it is an argument of its own.
    #[arg(skip)]
    #[serde(rename = "move")]
    pub written: Option<String>,
}

fn game_name<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<GameName>, D::Error> {
    let kind = GameKind::deserialize(deserializer)?;
    Ok(Some(match kind {
        GameKind::Go => GameName::Go,
        GameKind::Chess => GameName::Chess,
        GameKind::Janggi => GameName::Janggi,
    }))
}

impl GameArgs {
    /// The game at the position asked about, its moves played.
    ///
    /// # Errors
    /// What cannot be set up, or the first move that is refused.
    pub fn build(&self, text: Text) -> Result<AnyGame, BadInput> {
        let mut game = self.start()?;
        let moves = self.moves.iter().flat_map(|moves| moves.split([' ', ',']));
        for (index, written) in moves.filter(|written| !written.is_empty()).enumerate() {
            resume(&mut game);
            let played = game.parse(written).and_then(|action| game.play(action));
            played.map_err(|rejection| BadInput::Moves {
                number: index + 1,
                text: written.to_owned(),
                why: sentence(text, &game, &rejection),
            })?;
        }
        Ok(game)
    }

    /// The game before its moves.
    ///
    /// # Errors
    /// What cannot be set up.
    pub fn start(&self) -> Result<AnyGame, BadInput> {
        match self.game.ok_or(BadInput::NoGame)? {
            GameName::Go => self.go().map(AnyGame::Go),
            GameName::Chess => self.chess().map(AnyGame::Chess),
            GameName::Janggi => self.janggi().map(AnyGame::Janggi),
        }
    }

    fn go(&self) -> Result<go::Game, BadInput> {
        only("go", &[("deletes", self.deletes.is_some())])?;
        let mut rules = match &self.rules {
            Some(name) => {
                go::Rules::preset(name).ok_or_else(|| unknown_rules("go", name, &go::Rules::PRESETS))?
            }
            None => go::Rules::default(),
        };
        if let Some(ko) = self.ko {
            rules.ko = match ko {
                KoName::Simple => KoRule::Simple,
                KoName::Psk => KoRule::PositionalSuperko,
                KoName::Ssk => KoRule::SituationalSuperko,
            };
        }
        rules.suicide = self.suicide.unwrap_or(rules.suicide);
        if let Some(komi) = self.komi {
            rules.komi = half_points(komi)?;
        }
        if let Some(diagram) = &self.position {
            only("a Go diagram", &[("handicap", self.handicap.is_some()), ("size", self.size.is_some())])?;
            let (size, setup) = go::diagram::read(diagram)?;
            return Ok(go::Game::from_setup(size, rules, setup)?);
        }
        Ok(go::Game::with_handicap(self.size.unwrap_or(19), rules, self.handicap.unwrap_or(0))?)
    }

    fn chess(&self) -> Result<chess::Game, BadInput> {
        self.only_pieces("chess")?;
        let fen = self.fen();
        let chess960 = match self.rules.as_deref() {
            None => fen.is_some_and(chess::needs_chess960),
            Some("standard") => false,
            Some("chess960") => true,
            Some(name) => return Err(unknown_rules("chess", name, &CHESS_RULES)),
        };
        let rules = chess::Rules { chess960, deletes: self.deletes.unwrap_or(0) };
        Ok(match fen {
            Some(fen) => chess::Game::from_fen(fen, rules)?,
            None => chess::Game::new(rules),
        })
    }

    fn janggi(&self) -> Result<janggi::Game, BadInput> {
        self.only_pieces("janggi")?;
        let name = self.rules.as_deref().unwrap_or(janggi::Rules::PRESETS[0]);
        let mut rules = janggi::Rules::preset(name)
            .ok_or_else(|| unknown_rules("janggi", name, &janggi::Rules::PRESETS))?;
        rules.deletes = self.deletes.unwrap_or(0);
        Ok(janggi::Game::from_fen(self.fen().unwrap_or(JANGGI_START), rules)?)
    }

    fn fen(&self) -> Option<&str> {
        self.position.as_deref().filter(|fen| *fen != START)
    }

    fn only_pieces(&self, game: &'static str) -> Result<(), BadInput> {
        let of_go = [
            ("size", self.size.is_some()),
            ("ko", self.ko.is_some()),
            ("suicide", self.suicide.is_some()),
            ("komi", self.komi.is_some()),
            ("handicap", self.handicap.is_some()),
        ];
        only(game, &of_go)
    }
}

/// A list of moves may go on after two passes, or after a repetition without a result: then play was resumed
/// there.
fn resume(game: &mut AnyGame) {
    if let AnyGame::Go(go) = game
        && go.phase() != Phase::Play
    {
        go.resume_play();
    }
}

/// Title and sentence of a rejection.
pub fn sentence(text: Text, game: &AnyGame, rejection: &Rejection) -> String {
    let said = text.rejection(BoardNames::of(game), rejection);
    format!("{} {}", said.title, said.sentence)
}

fn only(game: &'static str, foreign: &[(&'static str, bool)]) -> Result<(), BadInput> {
    match foreign.iter().find(|(_, given)| *given) {
        Some(&(option, _)) => Err(BadInput::WrongGame { option, game }),
        None => Ok(()),
    }
}

fn unknown_rules(game: &'static str, name: &str, known: &[&str]) -> BadInput {
    BadInput::UnknownRules { game, name: name.to_owned(), known: known.join(", ") }
}

fn half_points(komi: f64) -> Result<HalfPoints, BadInput> {
    let halves = komi * 2.0;
    if halves.fract() != 0.0 || komi.abs() > MOST_KOMI {
        return Err(BadInput::Komi(komi));
    }
    // A whole number within twice `MOST_KOMI`.
    Ok(HalfPoints(halves as i32))
}
