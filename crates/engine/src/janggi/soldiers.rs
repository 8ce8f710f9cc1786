//! What soldiers are to each other.

use std::array;
use std::sync::LazyLock;

use hansu_rules::{
    Side,
    janggi::{Bitboard, Role, SQUARES, Square, forward},
};

use super::{
    evaluation::{View, place},
    sign,
    terms::{FREE_SOLDIER, LINKED, SOLDIER_FACED},
};
use crate::search::terms::Tally;

/// For each side and point, the points before it on its own and the neighbouring columns, those beside it included.
static AHEAD: LazyLock<[[Bitboard; SQUARES]; 2]> = LazyLock::new(|| {
    let all: Vec<Square> = Square::all().collect();
    Side::BOTH.map(|side| {
        array::from_fn(|index| {
            let here = all[index];
            let is_ahead = |square: &Square| {
                let rows = (i16::from(square.row()) - i16::from(here.row())) * i16::from(forward(side));
                square.col().abs_diff(here.col()) <= 1
                    && (rows > 0 || (rows == 0 && square.col() != here.col()))
            };
            Square::all().filter(is_ahead).collect()
        })
    })
});

/// Counts the soldiers of one side.
pub fn tally<T: Tally>(view: &View<'_>, side: Side, tally: &mut T) {
    let position = view.position;
    let ours = position.pieces(side, Role::Soldier);
    let theirs = position.pieces(side.other(), Role::Soldier);
    let sign = sign(side);
    let ahead = &AHEAD[side.index()];
    for soldier in ours {
        let row = place(side, soldier) / 5;
        if soldier.offset(1, 0).is_some_and(|beside| ours.has(beside)) {
            tally.add(LINKED.at(row), sign);
        }
        if (ahead[soldier.index()] & theirs).is_empty() {
            tally.add(FREE_SOLDIER.at(row), sign);
        } else if soldier.offset(0, forward(side)).is_some_and(|next| theirs.has(next)) {
            tally.add(SOLDIER_FACED.at(0), sign);
        }
    }
}
