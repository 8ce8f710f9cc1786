//! A position of its own that a game begins from, as it is kept beside the choices for the game.

use hansu_rules::{Arrangement, GameKind, ReadError, chess, go, janggi};
use serde::{Deserialize, Serialize};

use crate::{GameSetup, SetupError};

/// A position to begin from, as plain text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StartPosition {
    /// Which game.
    pub game: GameKind,
    /// A FEN; in Go a diagram.
    pub text: String,
    /// Chess: castling as in Chess960.
    #[serde(default)]
    pub chess960: bool,
    /// Go: how many of the stones are a handicap.
    #[serde(default)]
    pub handicap: u16,
}

impl StartPosition {
    /// This arrangement as text.
    #[must_use]
    pub fn of(arrangement: &Arrangement) -> Self {
        let (chess960, handicap) = match arrangement {
            Arrangement::Go { setup, .. } => (false, setup.handicap),
            Arrangement::Chess(setup) => (setup.chess960, 0),
            Arrangement::Janggi(_) => (false, 0),
        };
        Self { game: arrangement.kind(), text: arrangement.text(), chess960, handicap }
    }

    /// The arrangement.
    ///
    /// # Errors
    /// What is wrong with the text, which somebody has written by hand then.
    pub fn arrangement(&self) -> Result<Arrangement, ReadError> {
        if self.game == GameKind::Chess {
            return Ok(Arrangement::Chess(chess::Setup::read_as(&self.text, self.chess960)?));
        }
        let mut arrangement = Arrangement::read(self.game, &self.text)?;
        if let Arrangement::Go { setup, .. } = &mut arrangement {
            setup.handicap = self.handicap;
        }
        Ok(arrangement)
    }

    /// The game from here, by the rules of its kind.
    ///
    /// # Errors
    /// What is wrong with the text. Whether the position can be played is told by [`GameSetup::build`].
    pub fn setup(&self, go: go::Rules, janggi: janggi::Rules) -> Result<GameSetup, SetupError> {
        Ok(GameSetup::from_position(&self.arrangement()?, go, janggi))
    }
}
