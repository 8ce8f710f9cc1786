//! A board as an editor holds it: any pieces on any points, of one of the three games, playable or not.

use crate::{AnyGame, Fault, GameKind, Piece, PieceKind, Point, Side, chess, go, janggi};

/// An arrangement of pieces of any game with the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// Go.
    Go {
        /// Points on a side.
        size: u8,
        /// The stones, sorted by point, and the side to move.
        setup: go::Setup,
    },
    /// Chess.
    Chess(chess::Setup),
    /// Janggi.
    Janggi(janggi::Setup),
}

/// Text that shows no arrangement.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    /// No diagram of Go.
    #[error(transparent)]
    Go(#[from] go::DiagramError),
    /// No chess FEN.
    #[error(transparent)]
    Chess(#[from] chess::FenError),
    /// No Janggi FEN.
    #[error(transparent)]
    Janggi(#[from] janggi::FenError),
}

impl Arrangement {
    /// An empty board with the first side to move; `size` is that of a Go board.
    #[must_use]
    pub fn empty(kind: GameKind, size: u8) -> Self {
        match kind {
            GameKind::Go => Self::Go { size, setup: go::Setup::empty() },
            GameKind::Chess => Self::Chess(chess::Setup::empty()),
            GameKind::Janggi => Self::Janggi(janggi::Setup::empty()),
        }
    }

    /// The usual start, in Janggi with horse, elephant, elephant, horse on both sides; `size` is that of a Go board.
    #[must_use]
    pub fn usual(kind: GameKind, size: u8) -> Self {
        match kind {
            GameKind::Go => Self::empty(kind, size),
            GameKind::Chess => Self::Chess(chess::Setup::usual()),
            GameKind::Janggi => {
                let formation = janggi::Formation::HorseElephantElephantHorse;
                Self::Janggi((&janggi::start_position(formation, formation)).into())
            }
        }
    }

    /// The board of a game as it stands.
    #[must_use]
    pub fn of(game: &AnyGame) -> Self {
        match game {
            AnyGame::Go(go) => {
                let start = go.setup();
                let stones = game.pieces().into_iter().map(|(point, piece)| (point, piece.side)).collect();
                let setup = go::Setup { stones, to_move: go.to_move(), handicap: start.handicap };
                Self::Go { size: go.size(), setup }
            }
            AnyGame::Chess(game) => Self::Chess(game.into()),
            AnyGame::Janggi(game) => Self::Janggi(game.setup()),
        }
    }

    /// Reads a position: a FEN of chess or Janggi (as Fairy-Stockfish writes it), a diagram of Go.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(kind: GameKind, text: &str) -> Result<Self, ReadError> {
        Ok(match kind {
            GameKind::Go => {
                let (size, mut setup) = go::diagram::read(text)?;
                if !(go::MIN_SIZE..=go::MAX_SIZE).contains(&size) {
                    return Err(go::DiagramError::from(go::SetupError::Size(size)).into());
                }
                setup.stones.sort_unstable();
                Self::Go { size, setup }
            }
            GameKind::Chess => Self::Chess(chess::Setup::read(text)?),
            GameKind::Janggi => Self::Janggi(text.parse()?),
        })
    }

    /// Writes the position so that [`read`](Self::read) reads it.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Self::Go { size, setup } => go::diagram::write(*size, setup),
            Self::Chess(setup) => setup.to_string(),
            Self::Janggi(setup) => setup.to_string(),
        }
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Go { .. } => GameKind::Go,
            Self::Chess(_) => GameKind::Chess,
            Self::Janggi(_) => GameKind::Janggi,
        }
    }

    /// Columns and rows of the board.
    #[must_use]
    pub const fn board_size(&self) -> (u8, u8) {
        match *self {
            Self::Go { size, .. } => (size, size),
            Self::Chess(_) => (8, 8),
            Self::Janggi(_) => (janggi::COLS, janggi::ROWS),
        }
    }

    /// What stands on a point; `None` also off the board.
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        match self {
            Self::Go { setup, .. } => {
                let place = setup.stones.binary_search_by_key(&point, |stone| stone.0).ok()?;
                Some(Piece::new(setup.stones[place].1, PieceKind::Stone))
            }
            Self::Chess(setup) => setup.get(point),
            Self::Janggi(setup) => {
                let (side, role) = setup.get(janggi::Square::at(point.col, point.row)?)?;
                Some(role.of(side))
            }
        }
    }

    /// Everything on the board, sorted by point.
    #[must_use]
    pub fn pieces(&self) -> Vec<(Point, Piece)> {
        let (cols, rows) = self.board_size();
        Point::all(cols, rows).filter_map(|point| self.piece_at(point).map(|piece| (point, piece))).collect()
    }

    /// Puts a piece on a point in place of what stands there, or clears it. `false`, and nothing is changed, off the
    /// board and for a piece of another game.
    pub fn set(&mut self, point: Point, piece: Option<Piece>) -> bool {
        match self {
            Self::Go { size, setup } => {
                let other_game = piece.is_some_and(|piece| piece.kind != PieceKind::Stone);
                if other_game || point.col >= *size || point.row >= *size {
                    return false;
                }
                let place = setup.stones.binary_search_by_key(&point, |stone| stone.0);
                match (place, piece) {
                    (Ok(place), Some(piece)) => setup.stones[place].1 = piece.side,
                    (Err(place), Some(piece)) => setup.stones.insert(place, (point, piece.side)),
                    (Ok(place), None) => {
                        setup.stones.remove(place);
                    }
                    (Err(_), None) => {}
                }
                true
            }
            Self::Chess(setup) => setup.set(point, piece),
            Self::Janggi(setup) => {
                let Some(square) = janggi::Square::at(point.col, point.row) else { return false };
                let Some(piece) = piece else {
                    setup.set(square, None);
                    return true;
                };
                let Some(role) = janggi::Role::from_kind(piece.kind) else { return false };
                setup.set(square, Some((piece.side, role)));
                true
            }
        }
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Side {
        match self {
            Self::Go { setup, .. } => setup.to_move,
            Self::Chess(setup) => setup.turn,
            Self::Janggi(setup) => setup.turn,
        }
    }

    /// Gives the turn to a side.
    pub const fn set_turn(&mut self, side: Side) {
        match self {
            Self::Go { setup, .. } => setup.to_move = side,
            Self::Chess(setup) => setup.turn = side,
            Self::Janggi(setup) => setup.turn = side,
        }
    }

    /// Everything that is wrong with it, whatever the rules of the game that is to be played.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        match self {
            Self::Go { size, setup } => setup.faults(*size),
            Self::Chess(setup) => setup.faults(),
            Self::Janggi(setup) => setup.faults(),
        }
    }
}
