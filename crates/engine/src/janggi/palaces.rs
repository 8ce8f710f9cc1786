//! The danger a palace is in.

use hansu_rules::{
    Side,
    janggi::{Role, palace},
};

use super::{
    evaluation::{View, place},
    pieces::{Attackers, FIGHTERS},
    terms::{
        DANGER_AIM, DANGER_ATTACKER, DANGER_BASE, DANGER_CHECK, DANGER_DEFENDER, DANGER_FLIGHT,
        DANGER_GUARDS, DANGER_HOLE, DANGER_NO_CHARIOT, DANGER_POINT, DANGER_ROW, DANGER_UNSAFE_CHECK,
        DANGER_WEAK,
    },
};
use crate::search::terms::Tally;

/// The danger in which `side` puts the other palace.
pub fn danger<T: Tally>(view: &View<'_>, side: Side, attackers: &Attackers, tally: &mut T) {
    let (us, them) = (side.index(), side.other());
    // One piece alone gives no mate.
    if attackers.by_role.iter().sum::<i32>() + attackers.aims < 2 {
        return;
    }
    let position = view.position;
    let reach = &view.reach;
    let general = position.general(them);
    let mut add = |term: usize, count: i32| {
        if count != 0 {
            tally.add_danger(us, term, count);
        }
    };
    add(DANGER_BASE.at(0), 1);
    for (kind, &count) in attackers.by_role.iter().enumerate() {
        add(DANGER_ATTACKER.at(kind), count);
    }
    add(DANGER_POINT.at(0), attackers.points);
    add(DANGER_AIM.at(0), attackers.aims);

    let home = palace(them);
    let (ours, theirs) = (reach.all[us], reach.all[them.index()]);
    let hardly_guarded = !reach.twice[them.index()];
    let by_general = reach.by(them, Role::General);
    add(DANGER_HOLE.at(0), (home & ours & !theirs).len() as i32);
    let weak = home & reach.twice[us] & by_general & hardly_guarded;
    add(DANGER_WEAK.at(0), weak.len() as i32);

    // A point is safe to check from if nothing guards it, or only the general does and it is attacked twice.
    let safe = !position.side(side) & (!theirs | (by_general & hardly_guarded & reach.twice[us]));
    let mut unsafe_checks = 0;
    for (kind, role) in FIGHTERS.into_iter().enumerate() {
        let checks = position.origins(side, role, general) & reach.by(side, role) & !position.side(side);
        if (checks & safe).any() {
            add(DANGER_CHECK.at(kind), 1);
        } else {
            unsafe_checks += checks.len() as i32;
        }
    }
    add(DANGER_UNSAFE_CHECK.at(0), unsafe_checks);

    let guards = position.pieces(them, Role::Guard).len() as usize;
    add(DANGER_GUARDS.at(guards.min(2)), 1);
    add(DANGER_ROW.at((place(them, general) / 5).min(2)), 1);
    let flight = by_general & !position.side(them) & !ours;
    add(DANGER_FLIGHT.at(0), flight.len() as i32);
    let defenders =
        FIGHTERS.into_iter().map(|role| (reach.by(them, role) & home).len().min(3) as i32).sum::<i32>();
    add(DANGER_DEFENDER.at(0), defenders);
    add(DANGER_NO_CHARIOT.at(0), i32::from(position.pieces(side, Role::Chariot).is_empty()));
}
