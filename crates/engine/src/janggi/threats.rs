//! What the pieces of one side do to those of the other.

use std::sync::LazyLock;

use hansu_rules::{
    Side,
    janggi::{Bitboard, Role, Square},
};

use super::{
    evaluation::View,
    sign,
    terms::{
        CANNON_HANGING, CANNON_THREAT, CHARIOT_HANGING, CHARIOT_THREAT, LEAPER_HANGING, LEAPER_THREAT,
        PALACE_THREAT, SOLDIER_THREAT, SPACE, UNGUARDED,
    },
};
use crate::search::terms::{Group, Tally};

/// The points of rows 4 to 7, where the armies meet.
static MIDDLE: LazyLock<Bitboard> =
    LazyLock::new(|| Square::all().filter(|square| (3..7).contains(&square.row())).collect());

/// Counts what `side` attacks.
pub fn tally<T: Tally>(view: &View<'_>, side: Side, tally: &mut T) {
    let them = side.other();
    let reach = &view.reach;
    let theirs = view.position.side(them);
    let guarded = reach.all[them.index()];
    let sign = sign(side);
    let mut count = |attacked: Bitboard, group: Group| {
        for square in attacked & theirs {
            if let Some((_, role)) = view.position.at(square)
                && role != Role::General
            {
                tally.add(group.at(role as usize - 1), sign);
            }
        }
    };
    count(reach.by(side, Role::Soldier), SOLDIER_THREAT);
    count(reach.by(side, Role::General) | reach.by(side, Role::Guard), PALACE_THREAT);
    let leapers = reach.by(side, Role::Horse) | reach.by(side, Role::Elephant);
    let groups = [
        (leapers, LEAPER_THREAT, LEAPER_HANGING),
        (reach.by(side, Role::Cannon), CANNON_THREAT, CANNON_HANGING),
        (reach.by(side, Role::Chariot), CHARIOT_THREAT, CHARIOT_HANGING),
    ];
    for (attacked, threat, hanging) in groups {
        count(attacked & guarded, threat);
        count(attacked & !guarded, hanging);
    }
    // Counted for the other side: what is its own and left alone.
    count(!guarded, UNGUARDED);
    let alone = reach.all[side.index()] & !guarded & *MIDDLE;
    tally.add(SPACE.at(0), alone.len() as i32 * sign);
}
