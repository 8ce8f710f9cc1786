//! How a game starts: an empty board, a handicap, or any stones.

use crate::{Fault, FaultReason, Mark, MarkRole, Piece, PieceKind, Point, Side};

use super::{Board, board::MAX_SIZE, board::MIN_SIZE, handicap};

/// The start of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The stones on the board, in any order.
    pub stones: Vec<(Point, Side)>,
    /// Who moves first.
    pub to_move: Side,
    /// How many of Black's stones are a handicap that White may be paid for: 0 in an even game.
    pub handicap: u16,
}

/// A board size, handicap or position that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Sizes go from 2 to 25.
    #[error("board size {0} is outside 2 to 25")]
    Size(u8),
    /// This board has fewer fixed handicap points.
    #[error("{stones} handicap stones do not fit: this board takes {most}")]
    Handicap {
        /// As asked.
        stones: u8,
        /// What the board takes.
        most: u8,
    },
    /// Free placement takes from two stones to all points but one.
    #[error("{0} free handicap stones: from two stones to all points but one are possible")]
    FreeHandicap(usize),
    /// A stone off the board.
    #[error("a stone in column {} and row {} is off the board", .0.col, .0.row)]
    OffBoard(Point),
    /// Two stones on one point.
    #[error("two stones in column {} and row {}", .0.col, .0.row)]
    Twice(Point),
    /// A chain that would not stay on the board.
    #[error("the chain in column {} and row {} has no liberty", .0.col, .0.row)]
    NoLiberty(Point),
}

impl Setup {
    /// The empty board, Black to move.
    #[must_use]
    pub const fn empty() -> Self {
        Self { stones: Vec::new(), to_move: Side::First, handicap: 0 }
    }

    /// So many black stones on the fixed points of GTP, White to move. No stone and one stone are an even start
    /// with Black to move: the one stone is Black's first move.
    ///
    /// # Errors
    /// [`SetupError::Size`], [`SetupError::Handicap`].
    pub fn fixed_handicap(size: u8, stones: u8) -> Result<Self, SetupError> {
        if !(MIN_SIZE..=MAX_SIZE).contains(&size) {
            return Err(SetupError::Size(size));
        }
        if stones < 2 {
            return Ok(Self::empty());
        }
        let most = handicap::most_fixed_handicap(size);
        let points =
            handicap::fixed_handicap_points(size, stones).ok_or(SetupError::Handicap { stones, most })?;
        Ok(Self::handicap(&points))
    }

    /// Black stones wherever Black wants them, White to move. Whether they fit a board is told by
    /// [`Game::from_setup`](super::Game::from_setup).
    ///
    /// # Errors
    /// [`SetupError::FreeHandicap`] for fewer than two stones, or none left free on a board of this size.
    pub fn free_handicap(size: u8, points: &[Point]) -> Result<Self, SetupError> {
        if points.len() < 2 || points.len() >= usize::from(size) * usize::from(size) {
            return Err(SetupError::FreeHandicap(points.len()));
        }
        Ok(Self::handicap(points))
    }

    fn handicap(points: &[Point]) -> Self {
        Self {
            stones: points.iter().map(|&point| (point, Side::First)).collect(),
            to_move: Side::Second,
            // Boards have at most 625 points; a longer list fails as a setup anyway.
            handicap: u16::try_from(points.len()).unwrap_or(u16::MAX),
        }
    }

    /// Everything that is wrong with these stones on a board of this size: each stone off the board, each point with two
    /// stones, each chain without liberties. Empty where a game can start like this.
    #[must_use]
    pub fn faults(&self, size: u8) -> Vec<Fault> {
        let Some(mut board) = Board::new(size) else {
            return vec![Fault::new(FaultReason::BoardSize).with_count(u32::from(size))];
        };
        let mut faults = Vec::new();
        let stone = |role, point, side| Mark::on(role, point, Piece::new(side, PieceKind::Stone));
        let mut stones = Vec::with_capacity(self.stones.len());
        let mut taken = vec![false; usize::from(size) * usize::from(size)];
        for &(point, side) in &self.stones {
            let dense = usize::from(point.row) * usize::from(size) + usize::from(point.col);
            let reason = if !board.contains(point) {
                FaultReason::OffBoard
            } else if std::mem::replace(&mut taken[dense], true) {
                FaultReason::StonesOnOnePoint
            } else {
                stones.push((board.loc(point), side));
                continue;
            };
            faults.push(Fault::new(reason).with_marks([stone(MarkRole::Target, point, side)]));
        }
        board.set_up(stones);
        let mut seen = vec![false; taken.len()];
        for point in board.points() {
            let dense = usize::from(point.row) * usize::from(size) + usize::from(point.col);
            let Some(side) = board.stone(point).filter(|_| !seen[dense] && board.liberties(point) == 0)
            else {
                continue;
            };
            let chain = board.chain_points(point);
            for at in &chain {
                seen[usize::from(at.row) * usize::from(size) + usize::from(at.col)] = true;
            }
            let fault = Fault::new(FaultReason::NoLiberty).with_side(side).with_count(chain.len());
            faults.push(fault.with_marks(chain.into_iter().map(|at| stone(MarkRole::DeadStone, at, side))));
        }
        faults
    }

    /// The board with these stones.
    pub(super) fn board(&self, size: u8) -> Result<Board, SetupError> {
        let mut board = Board::new(size).ok_or(SetupError::Size(size))?;
        let mut stones = Vec::with_capacity(self.stones.len());
        let mut taken = vec![false; usize::from(size) * usize::from(size)];
        for &(point, side) in &self.stones {
            if !board.contains(point) {
                return Err(SetupError::OffBoard(point));
            }
            let dense = usize::from(point.row) * usize::from(size) + usize::from(point.col);
            if std::mem::replace(&mut taken[dense], true) {
                return Err(SetupError::Twice(point));
            }
            stones.push((board.loc(point), side));
        }
        board.set_up(stones);
        match self.stones.iter().find(|(point, _)| board.liberties(*point) == 0) {
            Some(&(point, _)) => Err(SetupError::NoLiberty(point)),
            None => Ok(board),
        }
    }
}
