//! Random numbers that make up the hash of a position.

use super::{
    role::Role,
    square::{SQUARES, Square},
};
use crate::Side;

struct Keys {
    pieces: [[[u64; SQUARES]; 7]; 2],
    han_to_move: u64,
}

/// SplitMix64 (Steele, Lea, Flood 2014): the next state and its output.
const fn split_mix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (state, mixed ^ (mixed >> 31))
}

static KEY: Keys = {
    let mut keys = Keys { pieces: [[[0; SQUARES]; 7]; 2], han_to_move: 0 };
    let mut state = 0x4861_6e73_755f_3930;
    let mut side = 0;
    while side < 2 {
        let mut role = 0;
        while role < 7 {
            let mut square = 0;
            while square < SQUARES {
                (state, keys.pieces[side][role][square]) = split_mix(state);
                square += 1;
            }
            role += 1;
        }
        side += 1;
    }
    (_, keys.han_to_move) = split_mix(state);
    keys
};

/// The key of a piece on a point.
#[inline]
pub(super) fn piece(side: Side, role: Role, square: Square) -> u64 {
    KEY.pieces[side.index()][role as usize][square.index()]
}

/// The key that is in the hash while Han is to move.
#[inline]
pub(super) fn han_to_move() -> u64 {
    KEY.han_to_move
}
