//! Why a move is refused: the reason, and the evidence that proves it. No text: sentences are made from these.

use serde::{Deserialize, Serialize};

use crate::{Action, Outcome, Piece, PieceKind, Point, Side};

/// Every reason for which a move can be refused, over all games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum MoveRejectReason {
    // Common to all games.
    /// The game is over, paused or still being set up.
    GameNotPlaying,
    /// The seat that moved is not the seat to move.
    NotYourTurn,
    /// A coordinate off this board.
    OutOfBounds,
    /// Text that is no move in any notation of this game.
    Unreadable,
    /// Text that fits several legal moves.
    Ambiguous,
    // Go.
    /// A stone is there.
    Occupied,
    /// After captures the new stone's own group has no liberty, and the rules forbid that.
    Suicide,
    /// The board after the move is one that the ko rule in force forbids.
    KoViolation,
    // Chess and Janggi.
    /// No piece there.
    EmptySource,
    /// The other side's piece.
    NotYourPiece,
    /// An own piece on the target.
    OwnPieceOnTarget,
    /// Not that piece's geometry.
    PieceCannotMoveThatWay,
    /// Something stands between.
    PathBlocked,
    // Chess.
    /// A pawn goes diagonally onto an empty square.
    PawnCaptureNeedsEnemy,
    /// The double step was not the last move.
    EnPassantExpired,
    /// King or that rook has moved, or the rook was captured.
    CastlingRightLost,
    /// A piece between king and rook.
    CastlingPathBlocked,
    /// The king is attacked before castling.
    CastlingOutOfCheck,
    /// The king is attacked on its way.
    CastlingThroughCheck,
    /// The king is attacked where castling ends.
    CastlingIntoCheck,
    /// Last rank without a piece chosen.
    PromotionMissing,
    /// A king or pawn chosen, or a promotion elsewhere.
    PromotionInvalid,
    // Chess and Janggi: the own king or general.
    /// The king steps onto an attacked square.
    KingIntoCheck,
    /// The piece shields its own king.
    Pinned,
    /// No pin, yet the own king stands attacked after the move.
    ExposesKing,
    /// In check, and the move neither captures, blocks nor runs.
    KingInCheck,
    // Janggi.
    /// A soldier towards its own side.
    SoldierBackward,
    /// General or guard leaves the palace.
    OutsidePalace,
    /// A diagonal step where the palace has no diagonal line.
    NoPalaceLine,
    /// A piece on the horse's leg.
    HorseLegBlocked,
    /// A piece on either of the elephant's two path points.
    ElephantPathBlocked,
    /// Nothing for the cannon to jump.
    CannonNoScreen,
    /// The cannon's only screen is a cannon.
    CannonScreenIsCannon,
    /// More than one piece between the cannon and its target.
    CannonManyScreens,
    /// A cannon captures a cannon.
    CannonTakesCannon,
    /// A pass while in check.
    PassInCheck,
    /// The rules in force allow no pass here.
    PassForbidden,
    /// The rules forbid repeating this move or position again.
    Repetition,
    /// Bikjang stands, and the move neither breaks nor accepts it.
    BikjangUnanswered,
    // Delete mode.
    /// The side's deletions are used up, or the option is off.
    NoDeletesLeft,
    /// An empty square or an own piece was chosen for deletion.
    DeleteNeedsEnemyPiece,
    /// A king or general cannot be removed.
    DeleteKing,
    /// The enemy king would stand attacked while it is not its turn.
    DeleteExposesKing,
}

impl MoveRejectReason {
    /// Every reason, in the order of declaration.
    pub const ALL: [Self; 43] = [
        Self::GameNotPlaying,
        Self::NotYourTurn,
        Self::OutOfBounds,
        Self::Unreadable,
        Self::Ambiguous,
        Self::Occupied,
        Self::Suicide,
        Self::KoViolation,
        Self::EmptySource,
        Self::NotYourPiece,
        Self::OwnPieceOnTarget,
        Self::PieceCannotMoveThatWay,
        Self::PathBlocked,
        Self::PawnCaptureNeedsEnemy,
        Self::EnPassantExpired,
        Self::CastlingRightLost,
        Self::CastlingPathBlocked,
        Self::CastlingOutOfCheck,
        Self::CastlingThroughCheck,
        Self::CastlingIntoCheck,
        Self::PromotionMissing,
        Self::PromotionInvalid,
        Self::KingIntoCheck,
        Self::Pinned,
        Self::ExposesKing,
        Self::KingInCheck,
        Self::SoldierBackward,
        Self::OutsidePalace,
        Self::NoPalaceLine,
        Self::HorseLegBlocked,
        Self::ElephantPathBlocked,
        Self::CannonNoScreen,
        Self::CannonScreenIsCannon,
        Self::CannonManyScreens,
        Self::CannonTakesCannon,
        Self::PassInCheck,
        Self::PassForbidden,
        Self::Repetition,
        Self::BikjangUnanswered,
        Self::NoDeletesLeft,
        Self::DeleteNeedsEnemyPiece,
        Self::DeleteKing,
        Self::DeleteExposesKing,
    ];
}

/// What a marked point means for the refusal; the board draws a shape for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum MarkRole {
    /// The piece that tried to move.
    Mover,
    /// Where it tried to go, or the point that was chosen.
    Target,
    /// The piece in the way: on the path, on a horse's leg, or the stone that already stands there.
    Blocker,
    /// A piece that attacks the king or general, or the square it would cross.
    Attacker,
    /// The piece that pins the mover.
    Pinner,
    /// The own king or general that the rule protects.
    King,
    /// The other side's king or general.
    EnemyKing,
    /// A piece a cannon jumps, or would have to.
    Screen,
    /// An empty point of a line on which a screen is missing.
    Line,
    /// The empty leg a horse or elephant attacks through once the move opens it.
    Leg,
    /// A stone of the group that would have no liberty.
    DeadStone,
    /// The point that the ko rule forbids.
    KoPoint,
    /// A point of the palace that must not be left.
    Palace,
    /// The nearest point where the palace has a diagonal line.
    LineNode,
    /// The pawn whose double step is no longer capturable.
    Pawn,
    /// The rook that castling concerns.
    Rook,
    /// The square a king would cross or reach under attack.
    Crossing,
}

/// A point with its role, and the piece that stands there where one does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mark {
    /// What the point means.
    pub role: MarkRole,
    /// Where.
    pub point: Point,
    /// What stands there, if the sentence may need to name it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub piece: Option<Piece>,
}

impl Mark {
    /// A mark on an empty point, or on one whose piece does not matter.
    #[must_use]
    pub const fn new(role: MarkRole, point: Point) -> Self {
        Self { role, point, piece: None }
    }

    /// A mark on a piece.
    #[must_use]
    pub const fn on(role: MarkRole, point: Point, piece: Piece) -> Self {
        Self { role, point, piece: Some(piece) }
    }
}

/// Which ko rule a board comparison rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum KoRule {
    /// The board before the opponent's last move must not come back.
    Simple,
    /// No earlier board may come back.
    #[serde(rename = "psk")]
    PositionalSuperko,
    /// No earlier board may come back with the same side to move.
    #[serde(rename = "ssk")]
    SituationalSuperko,
}

/// How a castling right was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CastlingLoss {
    /// The king has moved.
    KingMoved,
    /// That rook has moved.
    RookMoved,
    /// That rook was captured (or removed).
    RookCaptured,
    /// The position was set up without the right.
    NeverHad,
}

/// The part of the evidence that only some reasons have.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// Nothing more to say.
    #[default]
    None,
    /// `GameNotPlaying`: how the game ended.
    Ended(Outcome),
    /// `GameNotPlaying`: two passes were played, dead stones are being marked.
    Scoring,
    /// `OutOfBounds`: the board's size.
    BoardSize {
        /// Columns.
        cols: u8,
        /// Rows.
        rows: u8,
    },
    /// `Unreadable`: the text as it was given.
    Text(String),
    /// `Ambiguous`: the legal moves that fit.
    Candidates(Vec<Action>),
    /// `KoViolation`: the rule in force.
    Ko(KoRule),
    /// `CastlingRightLost`: how.
    Castling(CastlingLoss),
    /// `PromotionMissing`, `PromotionInvalid`: what may be chosen (empty: no promotion here).
    Promotions(Vec<PieceKind>),
    /// `KingInCheck`: two pieces give check, so only the king may move.
    DoubleCheck,
    /// `Repetition`: how often the move or position has occurred.
    Times(u32),
}

/// What proves a rejection: everything its sentence and its marks on the board need.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Evidence {
    /// Points to mark, each with its role. The mover comes first where there is one, then the target.
    pub marks: Vec<Mark>,
    /// A side, where one matters: whose piece it is, whose turn it is.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub side: Option<Side>,
    /// Plies from 1 that matter: the move that put the stone there, the one after which the board stood (0 is
    /// the start position), the one that lost the castling right, the ones that are repeated.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub move_numbers: Vec<u32>,
    /// Chess: the number under which players know the first of these plies, as the position before it has it. A
    /// deletion is a ply and no move, and a game may begin with any number and with Black: plies do not tell it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub full_move: Option<u32>,
    /// What only this reason has.
    #[serde(default)]
    pub detail: Detail,
}

impl Evidence {
    /// The first mark with this role.
    #[must_use]
    pub fn mark(&self, role: MarkRole) -> Option<&Mark> {
        self.marks.iter().find(|mark| mark.role == role)
    }

    /// All marks with this role, in order.
    pub fn marks_of(&self, role: MarkRole) -> impl Iterator<Item = &Mark> {
        self.marks.iter().filter(move |mark| mark.role == role)
    }
}

/// A refused move: the reason and what proves it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rejection {
    /// Why.
    pub reason: MoveRejectReason,
    /// What proves it.
    pub evidence: Evidence,
}

impl Rejection {
    /// A rejection without evidence, to be completed with the `with_` methods.
    #[must_use]
    pub fn new(reason: MoveRejectReason) -> Self {
        Self { reason, evidence: Evidence::default() }
    }

    /// With one more mark.
    #[must_use]
    pub fn with_mark(mut self, mark: Mark) -> Self {
        self.evidence.marks.push(mark);
        self
    }

    /// With more marks.
    #[must_use]
    pub fn with_marks(mut self, marks: impl IntoIterator<Item = Mark>) -> Self {
        self.evidence.marks.extend(marks);
        self
    }

    /// With the side that matters.
    #[must_use]
    pub fn with_side(mut self, side: Side) -> Self {
        self.evidence.side = Some(side);
        self
    }

    /// With one more ply number.
    #[must_use]
    pub fn with_move_number(mut self, number: u32) -> Self {
        self.evidence.move_numbers.push(number);
        self
    }

    /// With the number under which chess players know the ply that matters.
    #[must_use]
    pub fn with_full_move(mut self, number: u32) -> Self {
        self.evidence.full_move = Some(number);
        self
    }

    /// With the part that only this reason has.
    #[must_use]
    pub fn with_detail(mut self, detail: Detail) -> Self {
        self.evidence.detail = detail;
        self
    }
}
