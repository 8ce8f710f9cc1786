//! Random keys, one for each stone on each point: a board's hash is the XOR of the keys of its stones.

use crate::{Point, Side};

use super::board::MAX_SIZE;

const ROW: usize = MAX_SIZE as usize;

/// One step of SplitMix64 (Steele, Lea, Flood 2014): the state goes up by a constant, the output is mixed from it.
const fn split_mix(state: u64) -> u64 {
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

static KEYS: [[u64; ROW * ROW]; 2] = {
    let mut keys = [[0; ROW * ROW]; 2];
    let mut state: u64 = 0x68_616e_7375;
    let mut side = 0;
    while side < 2 {
        let mut point = 0;
        while point < ROW * ROW {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            keys[side][point] = split_mix(state);
            point += 1;
        }
        side += 1;
    }
    keys
};

/// The key of this side's stone on this point of a board of any size.
pub(super) fn key(side: Side, point: Point) -> u64 {
    KEYS[side.index()][usize::from(point.row) * ROW + usize::from(point.col)]
}
