//! What is wrong with an arrangement of pieces: every fault, and what proves it. No text: sentences are made from these.

use crate::{Mark, MarkRole, Outcome, Piece, Side};

/// What an arrangement of pieces can have against it, over all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FaultReason {
    // Chess and Janggi.
    /// A side without a king or general.
    NoKing,
    /// A side with more than one king or general.
    SeveralKings,
    /// The king or general of the side that has just moved stands attacked.
    OpponentInCheck,
    /// A counter says that more plies have passed without a capture (in chess: or a pawn move) than were played.
    CounterTooHigh,
    // Chess.
    /// The kings stand beside each other.
    KingsTouch,
    /// A pawn on the first or last rank.
    PawnOnBackRank,
    /// More than eight pawns.
    TooManyPawns,
    /// More promoted pieces than pawns are missing.
    TooManyPromoted,
    /// More checks than a move can give, or two that no move can give together.
    ImpossibleCheck,
    /// A castling right without king and rook in place.
    CastlingOutOfPlace,
    /// An en-passant square that no double step has just crossed.
    EnPassantImpossible,
    // Janggi.
    /// More pieces of a kind than at the start.
    TooManyOfKind,
    /// A general outside its palace.
    GeneralOutsidePalace,
    /// A guard outside its palace.
    GuardOutsidePalace,
    /// A soldier behind the rank on which it starts.
    SoldierBehind,
    // Go.
    /// No board has this size.
    BoardSize,
    /// A stone off the board.
    OffBoard,
    /// Two stones on one point.
    StonesOnOnePoint,
    /// A chain without liberties.
    NoLiberty,
    // Any game.
    /// The rules in force have ended the game here.
    AlreadyOver,
}

/// How much a fault matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Gravity {
    /// No game leads here, yet it can be played on.
    Curious,
    /// It can be looked at, but the game is over.
    Over,
    /// It is no position of this game.
    Forbids,
}

impl FaultReason {
    /// Every reason, in the order of declaration.
    pub const ALL: [Self; 20] = [
        Self::NoKing,
        Self::SeveralKings,
        Self::OpponentInCheck,
        Self::CounterTooHigh,
        Self::KingsTouch,
        Self::PawnOnBackRank,
        Self::TooManyPawns,
        Self::TooManyPromoted,
        Self::ImpossibleCheck,
        Self::CastlingOutOfPlace,
        Self::EnPassantImpossible,
        Self::TooManyOfKind,
        Self::GeneralOutsidePalace,
        Self::GuardOutsidePalace,
        Self::SoldierBehind,
        Self::BoardSize,
        Self::OffBoard,
        Self::StonesOnOnePoint,
        Self::NoLiberty,
        Self::AlreadyOver,
    ];

    /// How much it matters.
    #[must_use]
    pub const fn gravity(self) -> Gravity {
        match self {
            Self::CounterTooHigh
            | Self::ImpossibleCheck
            | Self::CastlingOutOfPlace
            | Self::EnPassantImpossible
            | Self::GuardOutsidePalace
            | Self::SoldierBehind => Gravity::Curious,
            Self::AlreadyOver => Gravity::Over,
            _ => Gravity::Forbids,
        }
    }
}

/// A fault of an arrangement and what proves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub reason: FaultReason,
    /// Where: the offenders as `Target` (chains of Go as `DeadStone`), kings as `King` (of the side to move) or
    /// `EnemyKing`, and who attacks them as `Attacker`.
    pub marks: Vec<Mark>,
    /// Whose fault it is, where one side's.
    pub side: Option<Side>,
    /// The kind of piece, where the fault is of a kind.
    pub piece: Option<Piece>,
    /// How many there are.
    pub count: Option<u32>,
    /// How many there can be.
    pub most: Option<u32>,
    /// How the game has ended.
    pub outcome: Option<Outcome>,
}

impl Fault {
    /// A fault without evidence, to be completed with the `with_` methods.
    #[must_use]
    pub const fn new(reason: FaultReason) -> Self {
        Self { reason, marks: Vec::new(), side: None, piece: None, count: None, most: None, outcome: None }
    }

    /// How much it matters.
    #[must_use]
    pub const fn gravity(&self) -> Gravity {
        self.reason.gravity()
    }

    /// With more marks.
    #[must_use]
    pub fn with_marks(mut self, marks: impl IntoIterator<Item = Mark>) -> Self {
        self.marks.extend(marks);
        self
    }

    /// With the side whose fault it is.
    #[must_use]
    pub const fn with_side(mut self, side: Side) -> Self {
        self.side = Some(side);
        self
    }

    /// With the kind of piece.
    #[must_use]
    pub const fn with_piece(mut self, piece: Piece) -> Self {
        self.piece = Some(piece);
        self
    }

    /// With how many there are.
    #[must_use]
    pub fn with_count(mut self, count: impl TryInto<u32>) -> Self {
        self.count = Some(count.try_into().unwrap_or(u32::MAX));
        self
    }

    /// With how many there can be.
    #[must_use]
    pub const fn with_most(mut self, most: u32) -> Self {
        self.most = Some(most);
        self
    }

    /// The game that is over here.
    #[must_use]
    pub fn over(outcome: Outcome) -> Self {
        Self { outcome: Some(outcome), ..Self::new(FaultReason::AlreadyOver) }
    }

    /// The first mark with this role.
    #[must_use]
    pub fn mark(&self, role: MarkRole) -> Option<&Mark> {
        self.marks.iter().find(|mark| mark.role == role)
    }
}

/// The fault of a counter of plies without progress that says more than the number of the move allows; `None` where it
/// does not. The first side begins move 1.
#[must_use]
pub(crate) fn counter_fault(quiet_plies: u32, move_number: u32, turn: Side) -> Option<Fault> {
    let played = move_number.saturating_sub(1).saturating_mul(2).saturating_add(turn.index() as u32);
    let fault = Fault::new(FaultReason::CounterTooHigh).with_count(quiet_plies).with_most(played);
    (quiet_plies > played).then_some(fault)
}
