//! Everything that is chosen before a game begins.

use hansu_rules::{AnyGame, Arrangement, GameKind, HalfPoints, ReadError, chess, go, janggi};

use crate::chess960;

/// Where a game of chess begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChessStart {
    /// The ordinary position.
    Standard,
    /// The Chess960 position of this number, 0 to 959 (518 is the ordinary one).
    Chess960(u16),
    /// A position of its own.
    Fen {
        /// One to six fields.
        fen: String,
        /// Castling as in Chess960.
        chess960: bool,
    },
}

/// A game that can be begun: rules, board and start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameSetup {
    /// Go.
    Go {
        /// From 2 to 25.
        size: u8,
        /// With komi.
        rules: go::Rules,
        /// Stones on fixed points; 0 and 1 put none.
        handicap: u8,
    },
    /// Go from stones that are set up.
    GoStones {
        /// From 2 to 25.
        size: u8,
        /// With komi.
        rules: go::Rules,
        /// The stones and the side to move.
        stones: go::Setup,
    },
    /// Chess.
    Chess {
        /// Where it begins.
        start: ChessStart,
        /// Delete mode: how many enemy pieces each side may remove; 0 is off.
        deletes: u8,
    },
    /// Janggi.
    Janggi {
        /// With the number of deletions.
        rules: janggi::Rules,
        /// Cho's set-up, from left to right with Cho at the bottom.
        cho: janggi::Formation,
        /// Han's set-up, from left to right with Cho at the bottom.
        han: janggi::Formation,
    },
    /// Janggi from a position of its own.
    JanggiFen {
        /// With the number of deletions.
        rules: janggi::Rules,
        /// As Fairy-Stockfish writes it.
        fen: String,
    },
}

/// Choices no game can be begun with.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// No rules have this name.
    #[error("there are no rules named {0}")]
    UnknownRules(String),
    /// Board size or handicap.
    #[error(transparent)]
    Go(#[from] go::SetupError),
    /// Numbers go from 0 to 959.
    #[error("there is no Chess960 position {0}")]
    Chess960(u16),
    /// No playable chess position.
    #[error(transparent)]
    ChessFen(#[from] chess::FenError),
    /// No playable Janggi position.
    #[error(transparent)]
    JanggiFen(#[from] janggi::FenError),
    /// Text that shows no position.
    #[error(transparent)]
    Unreadable(#[from] ReadError),
}

impl GameSetup {
    /// Go by the name of a preset; `komi` replaces the preset's.
    ///
    /// # Errors
    /// [`SetupError::UnknownRules`]. Size and handicap are checked by [`GameSetup::build`].
    pub fn go(size: u8, rules: &str, komi: Option<HalfPoints>, handicap: u8) -> Result<Self, SetupError> {
        let mut rules = go::Rules::preset(rules).ok_or_else(|| SetupError::UnknownRules(rules.to_owned()))?;
        rules.komi = komi.unwrap_or(rules.komi);
        Ok(Self::Go { size, rules, handicap })
    }

    /// Janggi by the name of a preset.
    ///
    /// # Errors
    /// [`SetupError::UnknownRules`].
    pub fn janggi(
        rules: &str,
        cho: janggi::Formation,
        han: janggi::Formation,
        deletes: u8,
    ) -> Result<Self, SetupError> {
        let mut rules =
            janggi::Rules::preset(rules).ok_or_else(|| SetupError::UnknownRules(rules.to_owned()))?;
        rules.deletes = deletes;
        Ok(Self::Janggi { rules, cho, han })
    }

    /// From a position of its own, by the rules of its game.
    #[must_use]
    pub fn from_position(position: &Arrangement, go: go::Rules, janggi: janggi::Rules) -> Self {
        match position {
            Arrangement::Go { size, setup } => {
                Self::GoStones { size: *size, rules: go, stones: setup.clone() }
            }
            Arrangement::Chess(setup) if *setup == chess::Setup::usual() => {
                Self::Chess { start: ChessStart::Standard, deletes: 0 }
            }
            Arrangement::Chess(setup) => {
                let start = ChessStart::Fen { fen: setup.to_string(), chess960: setup.chess960 };
                Self::Chess { start, deletes: 0 }
            }
            Arrangement::Janggi(setup) => Self::JanggiFen { rules: janggi, fen: setup.to_string() },
        }
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Go { .. } | Self::GoStones { .. } => GameKind::Go,
            Self::Chess { .. } => GameKind::Chess,
            Self::Janggi { .. } | Self::JanggiFen { .. } => GameKind::Janggi,
        }
    }

    /// The game at its start.
    ///
    /// # Errors
    /// What cannot be played.
    pub fn build(&self) -> Result<AnyGame, SetupError> {
        Ok(match self {
            &Self::Go { size, rules, handicap } if handicap > 1 => {
                AnyGame::Go(go::Game::with_handicap(size, rules, handicap)?)
            }
            &Self::Go { size, rules, .. } => AnyGame::Go(go::Game::new(size, rules)?),
            Self::GoStones { size, rules, stones } => {
                AnyGame::Go(go::Game::from_setup(*size, *rules, stones.clone())?)
            }
            Self::Chess { start, deletes } => AnyGame::Chess(chess_game(start, *deletes)?),
            &Self::Janggi { rules, cho, han } => AnyGame::Janggi(janggi::Game::new(rules, cho, han)),
            Self::JanggiFen { rules, fen } => AnyGame::Janggi(janggi::Game::from_fen(fen, *rules)?),
        })
    }
}

fn chess_game(start: &ChessStart, deletes: u8) -> Result<chess::Game, SetupError> {
    let rules = |chess960| chess::Rules { chess960, deletes };
    Ok(match start {
        ChessStart::Standard => chess::Game::new(rules(false)),
        &ChessStart::Chess960(number) => {
            let fen = chess960::start_fen(number).ok_or(SetupError::Chess960(number))?;
            chess::Game::from_fen(&fen, rules(true))?
        }
        ChessStart::Fen { fen, chess960 } => chess::Game::from_fen(fen, rules(*chess960))?,
    })
}
