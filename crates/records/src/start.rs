//! How the game of a record starts.

use hansu_rules::{AnyGame, GameKind, Side, chess, go, janggi};

/// Rules and start of a game. Stones that are set up at the root of a game of Go are not here but in the root's notes,
/// where a file has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// Go.
    Go {
        /// Columns of the board. A board that is not square, or of a size that cannot be played, can still be kept.
        cols: u8,
        /// Rows of the board.
        rows: u8,
        /// With komi.
        rules: go::Rules,
        /// Handicap stones, as the record counts them.
        handicap: u16,
        /// The handicap stones stand on the fixed points although the record does not set them up.
        fixed_stones: bool,
    },
    /// Chess.
    Chess {
        /// Chess960 and deletions.
        rules: chess::Rules,
        /// A position of its own; `None` for the usual one.
        fen: Option<String>,
    },
    /// Janggi.
    Janggi {
        /// With deletions.
        rules: janggi::Rules,
        /// Where the pieces stand.
        from: JanggiStart,
    },
}

/// Where the pieces stand when a game of Janggi begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JanggiStart {
    /// The usual position with these set-ups, both from left to right with Cho at the bottom.
    Formations {
        /// Cho's.
        cho: janggi::Formation,
        /// Han's.
        han: janggi::Formation,
    },
    /// A position of its own, as Fairy-Stockfish writes it.
    Fen(String),
}

/// A start that cannot be played from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// A board of so many columns and rows.
    #[error("a board of {cols} columns and {rows} rows cannot be played on")]
    Board {
        /// Columns.
        cols: u8,
        /// Rows.
        rows: u8,
    },
    /// Size or handicap.
    #[error(transparent)]
    Go(#[from] go::SetupError),
    /// No playable chess position.
    #[error(transparent)]
    Chess(#[from] chess::FenError),
    /// No playable Janggi position.
    #[error(transparent)]
    Janggi(#[from] janggi::FenError),
}

impl Start {
    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Go { .. } => GameKind::Go,
            Self::Chess { .. } => GameKind::Chess,
            Self::Janggi { .. } => GameKind::Janggi,
        }
    }

    /// Columns and rows of the board.
    #[must_use]
    pub const fn board_size(&self) -> (u8, u8) {
        match *self {
            Self::Go { cols, rows, .. } => (cols, rows),
            Self::Chess { .. } => (8, 8),
            Self::Janggi { .. } => (9, 10),
        }
    }

    /// The game at its start, without what the root of the record sets up.
    ///
    /// # Errors
    /// What cannot be played.
    pub fn game(&self) -> Result<AnyGame, StartError> {
        Ok(match self {
            &Self::Go { cols, rows, rules, handicap, fixed_stones } => {
                if cols != rows {
                    return Err(StartError::Board { cols, rows });
                }
                let setup = if fixed_stones {
                    go::Setup::fixed_handicap(cols, u8::try_from(handicap).unwrap_or(u8::MAX))?
                } else {
                    go::Setup::empty()
                };
                AnyGame::Go(go::Game::from_setup(cols, rules, setup)?)
            }
            Self::Chess { rules, fen: None } => AnyGame::Chess(chess::Game::new(*rules)),
            Self::Chess { rules, fen: Some(fen) } => AnyGame::Chess(chess::Game::from_fen(fen, *rules)?),
            Self::Janggi { rules, from: JanggiStart::Fen(fen) } => {
                AnyGame::Janggi(janggi::Game::from_fen(fen, *rules)?)
            }
            &Self::Janggi { rules, from: JanggiStart::Formations { cho, han } } => {
                AnyGame::Janggi(janggi::Game::new(rules, cho, han))
            }
        })
    }

    /// How a game started that is being played. Its stones, if it is a game of Go, are returned for the root.
    pub(crate) fn of(game: &AnyGame) -> (Self, Option<go::Setup>) {
        match game {
            AnyGame::Go(game) => {
                let size = game.size();
                let setup = game.setup();
                let start = Self::Go {
                    cols: size,
                    rows: size,
                    rules: *game.rules(),
                    handicap: setup.handicap,
                    fixed_stones: false,
                };
                let even = setup.stones.is_empty() && setup.to_move == Side::First;
                (start, (!even).then(|| setup.clone()))
            }
            AnyGame::Chess(game) => {
                let mut first = game.clone();
                while first.undo() {}
                let usual = *game.start_position() == shakmaty::Chess::default() && !game.rules().chess960;
                (Self::Chess { rules: *game.rules(), fen: (!usual).then(|| first.fen()) }, None)
            }
            AnyGame::Janggi(game) => {
                let mut first = game.clone();
                while first.undo() {}
                (Self::Janggi { rules: *game.rules(), from: JanggiStart::of(&first.setup()) }, None)
            }
        }
    }
}

impl JanggiStart {
    /// The set-ups of an arrangement that is a usual start, or the arrangement as it is.
    #[must_use]
    pub fn of(setup: &janggi::Setup) -> Self {
        let formations = setup.position().ok().and_then(|position| {
            let cho = janggi::Formation::of(&position, Side::First)?;
            let han = janggi::Formation::of(&position, Side::Second)?;
            let usual = janggi::Setup::from(&janggi::start_position(cho, han));
            (usual == *setup).then_some(Self::Formations { cho, han })
        });
        formations.unwrap_or_else(|| Self::Fen(setup.to_string()))
    }

    /// The start as a FEN.
    #[must_use]
    pub fn fen(&self) -> String {
        match self {
            Self::Formations { cho, han } => {
                janggi::Setup::from(&janggi::start_position(*cho, *han)).to_string()
            }
            Self::Fen(fen) => fen.clone(),
        }
    }
}
