//! The evaluation of a chess position: a sum of counted terms (see [`super::terms`]), dangers to the kings, and
//! what becomes of the sum in endings that cannot be won.

use shakmaty::{Bitboard, Board, Chess, Color, Position, Role, Square};

use super::{
    endings, king,
    pawns::{self, Passed, PawnMemory},
    phase, pieces,
    reach::Reach,
    terms::{MATERIAL, PAWN_PLACE, TEMPO, TERMS, WEIGHTS},
    threats,
};
use crate::{
    search::{
        tapered::{FULL_PHASE, Tapered},
        terms::{Sum, Tally},
        value::EVALUATION_BOUND,
    },
    tuning::{Blend, Trace},
};

/// +1 for White, -1 for Black: the sign of what a side has.
pub fn sign(side: Color) -> i32 {
    side.fold_wb(1, -1)
}

/// 0 for White, 1 for Black.
pub fn index(side: Color) -> usize {
    side.fold_wb(0, 1)
}

/// The index of a square in a table by rank and by distance from the edge file.
pub fn place(side: Color, square: Square) -> usize {
    let square = square as usize ^ side.fold_wb(0, 56);
    let file = square & 7;
    (square >> 3) * 4 + if file > 3 { 7 - file } else { file }
}

/// What looking at one position needs at every turn.
pub struct View<'a> {
    /// The board.
    pub board: &'a Board,
    /// The men of `[White, Black]`.
    pub men: [Bitboard; 2],
    /// The pawns of `[White, Black]`.
    pub pawns: [Bitboard; 2],
    /// Where the kings stand.
    pub kings: [Square; 2],
    /// What is attacked.
    pub reach: Reach,
}

impl<'a> View<'a> {
    fn new(board: &'a Board) -> Option<Self> {
        let men = [board.white(), board.black()];
        let pawns = men.map(|men| men & board.pawns());
        let kings = [board.king_of(Color::White)?, board.king_of(Color::Black)?];
        Some(Self { board, men, pawns, kings, reach: Reach::new(pawns, kings) })
    }

    /// The men of this kind of a side.
    #[inline(always)]
    pub fn of(&self, side: Color, role: Role) -> Bitboard {
        self.men[index(side)] & self.board.by_role(role)
    }
}

/// The value of the position for the side to move.
pub fn evaluate(position: &Chess, memory: &mut PawnMemory) -> i32 {
    let Some(mut view) = View::new(position.board()) else { return 0 };
    let mut sum: Sum<TERMS> = Sum::new(&WEIGHTS);
    let (worth, passed) = memory.recall(view.pawns, || {
        let mut sum: Sum<TERMS> = Sum::new(&WEIGHTS);
        let passed = tally_pawns(view.pawns, &mut sum);
        (sum.total(), passed)
    });
    sum.add_total(worth);
    tally(position, &mut view, passed, &mut sum);
    finish(position, sum.total())
}

/// What the evaluation counts in this position.
pub fn trace(position: &Chess) -> Trace {
    let mut trace = Trace::default();
    if let Some(mut view) = View::new(position.board()) {
        let passed = tally_pawns(view.pawns, &mut trace);
        tally(position, &mut view, passed, &mut trace);
    }
    trace
}

/// What depends on the pawns alone.
fn tally_pawns<T: Tally>(pawns: [Bitboard; 2], tally: &mut T) -> Passed {
    for side in [Color::White, Color::Black] {
        for square in pawns[index(side)] {
            tally.add(MATERIAL.at(0), sign(side));
            tally.add(PAWN_PLACE.at(place(side, square)), sign(side));
        }
    }
    pawns::structure(pawns, tally)
}

/// Everything else.
fn tally<T: Tally>(position: &Chess, view: &mut View<'_>, passed: Passed, tally: &mut T) {
    tally.add(TEMPO.at(0), sign(position.turn()));
    let attackers = pieces::tally(view, position.castles().castling_rights(), tally);
    for side in [Color::White, Color::Black] {
        threats::tally(view, side, tally);
        pawns::passed(view, side, passed[index(side)], tally);
        let bare = king::shelter(view, side, tally);
        king::danger(view, !side, &attackers[index(!side)], bare, tally);
    }
}

/// From the sum of the terms to the value for the side to move.
pub fn finish(position: &Chess, sum: Tapered) -> i32 {
    let board = position.board();
    let phase = phase(position);
    let winnable = endings::winnable(board, favoured(sum));
    let ending = sum.ending() * winnable / endings::WINNABLE;
    let value =
        (sum.opening() * phase + ending * (FULL_PHASE - phase)) / FULL_PHASE + endings::lone_king(board);
    let value = value * sign(position.turn());
    // Nothing happens for long: the draw by fifty moves comes nearer.
    let quiet = i32::try_from(position.halfmoves()).unwrap_or(100).min(100);
    (value * (220 - quiet) / 220).clamp(-EVALUATION_BOUND, EVALUATION_BOUND)
}

/// Who has to win the ending.
fn favoured(sum: Tapered) -> Color {
    if sum.ending() >= 0 { Color::White } else { Color::Black }
}

/// The factors of [`finish`], for White and as they are for this sum.
pub fn blend(position: &Chess, sum: Tapered) -> Blend {
    let board = position.board();
    let phase = phase(position) as f32 / FULL_PHASE as f32;
    let winnable = endings::winnable(board, favoured(sum)) as f32 / endings::WINNABLE as f32;
    let fresh = (220 - position.halfmoves().min(100)) as f32 / 220.0;
    Blend {
        opening: phase * fresh,
        ending: (1.0 - phase) * winnable * fresh,
        constant: endings::lone_king(board) as f32 * fresh,
    }
}
