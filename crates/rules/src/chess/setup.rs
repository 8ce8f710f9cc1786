//! Any arrangement of pieces, playable or not, and what a playable one must satisfy.

use std::num::NonZeroU32;

use shakmaty::{
    Board, Castles, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, FromSetup, Position,
    PositionErrorKinds, Role, Square,
};

use super::{
    Game,
    square::{color, piece, point, role, side, square},
};
use crate::{
    Fault, FaultReason, Mark, MarkRole, Piece, Point, Side,
    fault::counter_fault,
    rejection::MarkRole::{Attacker, EnemyKing, King, Target},
};

/// An arrangement of pieces with the side to move, castling rights, en-passant square and counters: what a FEN or an
/// editor holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    pub(super) board: Board,
    /// The side to move.
    pub turn: Side,
    /// The files of the rooks that may castle, a bit each from the a-file on, of `[First, Second]`.
    pub(super) castling: [u8; 2],
    /// The square a double step has just crossed.
    pub en_passant: Option<Point>,
    /// Plies since the last capture or pawn move.
    pub quiet_plies: u32,
    /// The number of the move, which goes up after each move of Black; from 1.
    pub move_number: u32,
    /// Castling as in Chess960.
    pub chess960: bool,
}

impl Setup {
    /// An empty board, White to make move 1.
    #[must_use]
    pub fn empty() -> Self {
        Self {
            board: Board::empty(),
            turn: Side::First,
            castling: [0; 2],
            en_passant: None,
            quiet_plies: 0,
            move_number: 1,
            chess960: false,
        }
    }

    /// The ordinary start position.
    #[must_use]
    pub fn usual() -> Self {
        Self { board: Board::new(), castling: [0b1000_0001; 2], ..Self::empty() }
    }

    /// What stands on a square; `None` also off the board.
    #[must_use]
    pub fn get(&self, at: Point) -> Option<Piece> {
        self.board.piece_at(square(at)?).map(piece)
    }

    /// Puts a piece on a square, or clears it. `false`, and nothing is changed, off the board and for a piece of
    /// another game.
    pub fn set(&mut self, at: Point, piece: Option<Piece>) -> bool {
        let Some(at) = square(at) else { return false };
        match piece {
            None => self.board.discard_piece_at(at),
            Some(piece) => {
                let Some(role) = role(piece.kind) else { return false };
                self.board.set_piece_at(at, role.of(color(piece.side)));
            }
        }
        true
    }

    /// Whether a side may castle on a wing, as far as the right says.
    #[must_use]
    pub fn may_castle(&self, side: Side, wing: CastlingSide) -> bool {
        self.castling[side.index()] & self.wing(side, wing) != 0
    }

    /// Gives or takes the right to castle on a wing. In Chess960 it is given to the outermost rook there.
    pub fn set_may_castle(&mut self, side: Side, wing: CastlingSide, may: bool) {
        let wing_files = self.wing(side, wing);
        let rights = &mut self.castling[side.index()];
        *rights &= !wing_files;
        if may {
            let rook = self.outer_rook(side, wing).unwrap_or(corner(wing));
            self.castling[side.index()] |= bit(rook);
        }
    }

    /// The squares on which a pawn could be taken in passing, as the pieces stand, from the a-file on.
    #[must_use]
    pub fn en_passant_squares(&self) -> Vec<Point> {
        let row = if self.turn == Side::First { 5 } else { 2 };
        let possible = |at: &Point| {
            let setup = Self { en_passant: Some(*at), ..self.clone() };
            !setup.kinds().contains(PositionErrorKinds::INVALID_EP_SQUARE)
        };
        (0..8).map(|col| Point::new(col, row)).filter(possible).collect()
    }

    /// The position, if it can be played on. Castling rights without king and rook in place and an en-passant square
    /// that no double step has crossed are dropped; more checks than a move can give are played on like others.
    ///
    /// # Errors
    /// The gravest of [`faults`](Self::faults), as an error of the FEN.
    pub fn position(&self) -> Result<Chess, super::FenError> {
        super::fen::playable(self.shakmaty(), self.mode())
    }

    /// Everything that is wrong with the arrangement; empty for a sound position. What can be played on is told by the
    /// [`Gravity`](crate::Gravity) of each.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        for side in Side::BOTH {
            self.find_king_count(side, &mut faults);
        }
        faults.extend(self.pawns_on_back_ranks());
        for side in Side::BOTH {
            self.find_too_much_material(side, &mut faults);
        }
        self.find_checks(&mut faults);
        for side in Side::BOTH {
            faults.extend(self.castling_out_of_place(side));
        }
        let impossible = self.kinds().contains(PositionErrorKinds::INVALID_EP_SQUARE);
        if let Some(at) = self.en_passant.filter(|_| impossible) {
            let fault = Fault::new(FaultReason::EnPassantImpossible).with_side(self.turn);
            faults.push(fault.with_marks([Mark::new(Target, at)]));
        }
        faults.extend(counter_fault(self.quiet_plies, self.move_number, self.turn));
        faults
    }

    fn find_king_count(&self, side: Side, faults: &mut Vec<Fault>) {
        let kings = self.board.by_piece(Role::King.of(color(side)));
        let fault = match kings.count() {
            1 => return,
            0 => Fault::new(FaultReason::NoKing),
            _ => Fault::new(FaultReason::SeveralKings).with_count(kings.count()),
        };
        faults.push(fault.with_side(side).with_marks(self.marks(Target, kings)));
    }

    fn pawns_on_back_ranks(&self) -> Option<Fault> {
        let pawns = self.board.pawns() & shakmaty::Bitboard::BACKRANKS;
        let fault = Fault::new(FaultReason::PawnOnBackRank).with_count(pawns.count());
        pawns.any().then(|| fault.with_marks(self.marks(Target, pawns)))
    }

    /// Pieces beyond those of the start are promoted pawns. Bishops count by the colour of their squares.
    fn find_too_much_material(&self, side: Side, faults: &mut Vec<Fault>) {
        let own = self.board.by_color(color(side));
        let beyond =
            |squares: shakmaty::Bitboard, usual: usize| (squares & own).count().saturating_sub(usual);
        let promoted = beyond(self.board.queens(), 1)
            + beyond(self.board.rooks(), 2)
            + beyond(self.board.knights(), 2)
            + beyond(self.board.bishops() & shakmaty::Bitboard::LIGHT_SQUARES, 1)
            + beyond(self.board.bishops() & shakmaty::Bitboard::DARK_SQUARES, 1);
        let pawns = (self.board.pawns() & own).count();
        let missing = 8_usize.saturating_sub(pawns);
        if pawns > 8 {
            faults.push(Fault::new(FaultReason::TooManyPawns).with_side(side).with_count(pawns).with_most(8));
        }
        if promoted > missing {
            let fault = Fault::new(FaultReason::TooManyPromoted).with_side(side);
            // At most eight.
            faults.push(fault.with_count(promoted).with_most(missing as u32));
        }
    }

    /// What is wrong with the kings and their attackers, where each side has one king.
    fn find_checks(&self, faults: &mut Vec<Fault>) {
        let turn = color(self.turn);
        let (Some(own), Some(waiting)) = (self.only_king(self.turn), self.only_king(self.turn.other()))
        else {
            return;
        };
        let attackers = |king, by| self.board.attacks_to(king, by, self.board.occupied());
        let kings = self.board.kings();
        let to_capture = attackers(waiting, turn);
        if (to_capture & kings).any() {
            let marks = [(King, own), (EnemyKing, waiting)].map(|(role, king)| self.mark(role, king));
            faults.push(Fault::new(FaultReason::KingsTouch).with_marks(marks));
        }
        if (to_capture & !kings).any() {
            let fault = Fault::new(FaultReason::OpponentInCheck).with_side(self.turn.other());
            let king = self.mark(EnemyKing, waiting);
            faults.push(fault.with_marks([king]).with_marks(self.marks(Attacker, to_capture & !kings)));
        }
        if self.kinds().contains(PositionErrorKinds::IMPOSSIBLE_CHECK) {
            let fault = Fault::new(FaultReason::ImpossibleCheck).with_side(self.turn);
            let checkers = self.marks(Attacker, attackers(own, !turn) & !kings);
            faults.push(fault.with_marks([self.mark(King, own)]).with_marks(checkers));
        }
    }

    /// The rights of a side that cannot be, a fault each.
    fn castling_out_of_place(&self, side: Side) -> impl Iterator<Item = Fault> {
        let claimed = self.shakmaty().castling_rights;
        let idle = claimed & !self.castling_rooks() & color(side).backrank();
        idle.into_iter().map(move |rook| {
            let fault = Fault::new(FaultReason::CastlingOutOfPlace).with_side(side);
            fault.with_marks([Mark::new(MarkRole::Rook, point(rook))])
        })
    }

    fn mark(&self, role: MarkRole, at: Square) -> Mark {
        Mark { role, point: point(at), piece: self.board.piece_at(at).map(piece) }
    }

    fn marks(&self, role: MarkRole, squares: shakmaty::Bitboard) -> impl Iterator<Item = Mark> {
        squares.into_iter().map(move |at| self.mark(role, at))
    }

    pub(super) fn mode(&self) -> CastlingMode {
        CastlingMode::from_chess960(self.chess960)
    }

    /// Everything `shakmaty` has against it.
    fn kinds(&self) -> PositionErrorKinds {
        match Chess::from_setup(self.shakmaty(), self.mode()) {
            Ok(_) => PositionErrorKinds::empty(),
            Err(error) => error.kinds(),
        }
    }

    pub(super) fn shakmaty(&self) -> shakmaty::Setup {
        let rights = Side::BOTH.into_iter().flat_map(|side| {
            let files =
                File::ALL.into_iter().filter(move |&file| self.castling[side.index()] & bit(file) != 0);
            files.map(move |file| Square::from_coords(file, color(side).backrank()))
        });
        shakmaty::Setup {
            board: self.board.clone(),
            turn: color(self.turn),
            castling_rights: rights.collect(),
            ep_square: self.en_passant.and_then(square),
            halfmoves: self.quiet_plies,
            fullmoves: NonZeroU32::new(self.move_number).unwrap_or(NonZeroU32::MIN),
            ..shakmaty::Setup::empty()
        }
    }

    fn only_king(&self, side: Side) -> Option<Square> {
        self.board.by_piece(Role::King.of(color(side))).single_square()
    }

    /// The file of a king that stands where it could castle.
    pub(super) fn king_file(&self, side: Side) -> Option<File> {
        let king = self.only_king(side)?;
        (king.rank() == color(side).backrank()).then(|| king.file())
    }

    /// The outermost rook on a wing of a king at home.
    pub(super) fn outer_rook(&self, side: Side, wing: CastlingSide) -> Option<File> {
        if !self.chess960 {
            return Some(corner(wing));
        }
        let king = self.king_file(side)?;
        let color = color(side);
        let rooks = self.board.by_piece(Role::Rook.of(color)) & color.backrank();
        let outermost = if wing.is_king_side() { rooks.last() } else { rooks.first() };
        outermost.map(Square::file).filter(|&rook| (king < rook) == wing.is_king_side() && rook != king)
    }

    /// The files of a wing, as bits: beyond the king in Chess960, else (and where it is not at home) beyond the e-file.
    /// The king's own file counts to the wing it is nearer to, so that every right belongs to one of the two.
    fn wing(&self, side: Side, wing: CastlingSide) -> u8 {
        let king = self.king_file(side).filter(|_| self.chess960).unwrap_or(File::E);
        let files = File::ALL.into_iter().filter(|&file| {
            let kings_wing = king < file || king == file && king >= File::E;
            kings_wing == wing.is_king_side()
        });
        files.fold(0, |files, file| files | bit(file))
    }

    /// The rooks that castling is possible with, as far as pieces and rights go.
    pub(super) fn castling_rooks(&self) -> shakmaty::Bitboard {
        match Castles::from_setup(&self.shakmaty(), self.mode()) {
            Ok(castles) | Err(castles) => castles.castling_rights(),
        }
    }
}

/// The bit of a file.
pub(super) fn bit(file: File) -> u8 {
    1 << file as u8
}

/// The file of the rook in ordinary chess.
pub(super) fn corner(wing: CastlingSide) -> File {
    if wing.is_king_side() { File::H } else { File::A }
}

impl From<&Game> for Setup {
    /// The position on show.
    fn from(game: &Game) -> Self {
        let position = game.position();
        let rights = position.castles().castling_rights();
        let files = |color: Color| {
            (rights & color.backrank()).into_iter().fold(0, |files, rook| files | bit(rook.file()))
        };
        Self {
            board: position.board().clone(),
            turn: side(position.turn()),
            castling: [files(Color::White), files(Color::Black)],
            en_passant: position.ep_square(EnPassantMode::Legal).map(point),
            quiet_plies: position.halfmoves(),
            move_number: position.fullmoves().get(),
            chess960: game.rules().chess960,
        }
    }
}
