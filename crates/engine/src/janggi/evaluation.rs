//! The evaluation of a Janggi position: a sum of counted terms (see [`super::terms`]), the dangers to the palaces,
//! and what the coming end of the game adds. All in hundredths of a point.

use hansu_rules::{
    Side,
    janggi::{Bitboard, Position, Role, SQUARES, Square},
};

use super::{
    ending::Ending,
    palaces, phase, pieces, sign, soldiers,
    terms::{BONUS, LEAD, TEMPO, TERMS, WEIGHTS},
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

/// The index of each point in a table by own row and by distance from the edge column, for Cho.
const PLACE: [u8; SQUARES] = {
    let mut table = [0; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let (row, column) = (index / 9, index % 9);
        let inward = if column > 4 { 8 - column } else { column };
        table[index] = (row * 5 + inward) as u8;
        index += 1;
    }
    table
};

/// The index of a point in a table of fifty, as this side sees the board.
#[inline(always)]
pub fn place(side: Side, square: Square) -> usize {
    let index = match side {
        Side::First => square.index(),
        Side::Second => SQUARES - 1 - square.index(),
    };
    usize::from(PLACE[index])
}

/// What the pieces of both sides attack or guard.
#[derive(Clone, Copy)]
pub struct Reach {
    by_role: [[Bitboard; 7]; 2],
    /// By any piece of `[Cho, Han]`.
    pub all: [Bitboard; 2],
    /// By two pieces or more.
    pub twice: [Bitboard; 2],
}

impl Reach {
    const NONE: Self =
        Self { by_role: [[Bitboard::EMPTY; 7]; 2], all: [Bitboard::EMPTY; 2], twice: [Bitboard::EMPTY; 2] };

    /// One more piece.
    #[inline(always)]
    pub fn add(&mut self, side: Side, role: Role, reach: Bitboard) {
        let index = side.index();
        self.by_role[index][role as usize] |= reach;
        self.twice[index] |= self.all[index] & reach;
        self.all[index] |= reach;
    }

    /// By the pieces of this role.
    #[inline(always)]
    pub const fn by(&self, side: Side, role: Role) -> Bitboard {
        self.by_role[side as usize][role as usize]
    }
}

/// What looking at one position needs at every turn.
pub struct View<'a> {
    /// The position.
    pub position: &'a Position,
    /// All pieces.
    pub occupied: Bitboard,
    /// What is attacked; complete once the pieces were looked at.
    pub reach: Reach,
}

/// The value of the position for the side to move.
pub fn evaluate(position: &Position, ending: &Ending) -> i32 {
    let mut sum: Sum<TERMS> = Sum::new(&WEIGHTS);
    tally(position, ending, &mut sum);
    finish(position, ending, sum.total())
}

/// What the evaluation counts in this position.
pub fn trace(position: &Position, ending: &Ending) -> Trace {
    let mut trace = Trace::default();
    tally(position, ending, &mut trace);
    trace
}

fn tally<T: Tally>(position: &Position, ending: &Ending, tally: &mut T) {
    let mut view = View { position, occupied: position.occupied(), reach: Reach::NONE };
    tally.add(TEMPO.at(0), sign(position.turn()));
    if ending.points {
        tally.add(LEAD.at(0), ending.leader(position));
        tally.add(BONUS.at(0), -1);
    }
    let attackers = pieces::tally(&mut view, tally);
    for side in Side::BOTH {
        soldiers::tally(&view, side, tally);
        threats::tally(&view, side, tally);
        palaces::danger(&view, side, &attackers[side.index()], tally);
    }
}

/// From the sum of the terms to the value for the side to move.
pub fn finish(position: &Position, ending: &Ending, sum: Tapered) -> i32 {
    let value = sum.at(phase(position)) + ending.closing(position);
    (value * sign(position.turn())).clamp(-EVALUATION_BOUND, EVALUATION_BOUND)
}

/// The factors of [`finish`], for Cho.
pub fn blend(position: &Position, ending: &Ending) -> Blend {
    let phase = phase(position) as f32 / FULL_PHASE as f32;
    Blend { opening: phase, ending: 1.0 - phase, constant: ending.closing(position) as f32 }
}
