//! The pieces one by one: what they are, where they stand, where they can go and what they aim at.

use hansu_rules::{
    Side,
    janggi::{Bitboard, Position, Role, Square, between, palace},
};

use super::{
    evaluation::{View, place},
    sign,
    terms::{
        CANNON_AIM, CANNON_BARE, CANNON_MOBILITY, CANNON_PLACE, CANNON_SCREENS, CHARIOT_AIM,
        CHARIOT_MOBILITY, CHARIOT_PLACE, ELEPHANT_MOBILITY, ELEPHANT_PLACE, GENERAL_PLACE, GUARD_PLACE,
        GUARDS, HORSE_MOBILITY, HORSE_PLACE, MATERIAL, PAIR, SOLDIER_PLACE,
    },
};
use crate::search::terms::{Group, Tally};

/// The roles whose reach is worth counting, and those that attack a palace.
pub const FIGHTERS: [Role; 5] = [Role::Chariot, Role::Cannon, Role::Horse, Role::Elephant, Role::Soldier];

/// The pieces of a side that look into the enemy palace.
#[derive(Clone, Copy, Debug, Default)]
pub struct Attackers {
    /// How many there are, in the order of [`FIGHTERS`].
    pub by_role: [i32; 5],
    /// How many points of the palace they attack, each counted as often as it is attacked.
    pub points: i32,
    /// Cannons in line with the general that want for a screen or have one too many.
    pub aims: i32,
}

/// Counts the pieces of both sides and notes what they attack.
pub fn tally<T: Tally>(view: &mut View<'_>, tally: &mut T) -> [Attackers; 2] {
    let position = view.position;
    for side in Side::BOTH {
        for square in position.pieces(side, Role::Soldier) {
            view.reach.add(side, Role::Soldier, position.reach(side, Role::Soldier, square));
        }
    }
    Side::BOTH.map(|side| {
        let mut attackers = Attackers::default();
        home(view, side, tally);
        for role in FIGHTERS {
            let pieces = position.pieces(side, role);
            tally.add(MATERIAL.at(role as usize - 1), pieces.len() as i32 * sign(side));
            if role != Role::Soldier && pieces.many() {
                tally.add(PAIR.at(role as usize - 2), sign(side));
            }
            for square in pieces {
                fighter(view, side, role, square, &mut attackers, tally);
            }
        }
        attackers
    })
}

/// The general and its guards.
fn home<T: Tally>(view: &mut View<'_>, side: Side, tally: &mut T) {
    let position = view.position;
    let general = position.general(side);
    view.reach.add(side, Role::General, position.reach(side, Role::General, general));
    tally.add(GENERAL_PLACE.at(palace_place(side, general)), sign(side));
    let guards = position.pieces(side, Role::Guard);
    for square in guards {
        view.reach.add(side, Role::Guard, position.reach(side, Role::Guard, square));
        if square.palace() == Some(side) {
            tally.add(GUARD_PLACE.at(palace_place(side, square)), sign(side));
        }
    }
    let count = guards.len() as usize;
    tally.add(MATERIAL.at(Role::Guard as usize - 1), count as i32 * sign(side));
    tally.add(GUARDS.at(count.min(2)), sign(side));
}

/// The index of a point of a side's own palace: by row, side and centre.
fn palace_place(side: Side, square: Square) -> usize {
    let place = place(side, square);
    2 * (place / 5).min(2) + usize::from(place % 5 == 4)
}

/// The tables of a role: its places and its mobility.
const fn tables(role: Role) -> (Group, Option<Group>) {
    match role {
        Role::Chariot => (CHARIOT_PLACE, Some(CHARIOT_MOBILITY)),
        Role::Cannon => (CANNON_PLACE, Some(CANNON_MOBILITY)),
        Role::Horse => (HORSE_PLACE, Some(HORSE_MOBILITY)),
        Role::Elephant => (ELEPHANT_PLACE, Some(ELEPHANT_MOBILITY)),
        _ => (SOLDIER_PLACE, None),
    }
}

#[inline(always)]
fn fighter<T: Tally>(
    view: &mut View<'_>,
    side: Side,
    role: Role,
    square: Square,
    attackers: &mut Attackers,
    tally: &mut T,
) {
    let position = view.position;
    let (sign, them) = (sign(side), side.other());
    let (places, mobility) = tables(role);
    tally.add(places.at(place(side, square)), sign);
    let reach = position.reach(side, role, square);
    if let Some(mobility) = mobility {
        view.reach.add(side, role, reach);
        let free = reach & !position.side(side) & !view.reach.by(them, Role::Soldier);
        tally.add(mobility.at((free.len() as usize).min(mobility.len - 1)), sign);
    }
    let points = (reach & palace(them)).len() as i32;
    if points > 0 {
        attackers.by_role[role as usize - 2] += 1;
        attackers.points += points;
    }
    match role {
        Role::Chariot => chariot_aim(view, side, square, tally),
        Role::Cannon => {
            tally.add(CANNON_SCREENS.at(0), (view.occupied.len() as i32 - 16) * sign);
            if reach.is_empty() {
                tally.add(CANNON_BARE.at(0), sign);
            }
            attackers.aims += i32::from(cannon_aim(view, side, square, tally));
        }
        _ => {}
    }
}

/// The pieces between a point and the enemy general, if they share a line.
#[inline(always)]
fn line_to_general(position: &Position, side: Side, square: Square) -> Option<Bitboard> {
    let general = position.general(side.other());
    let (here, there) = (square.index(), general.index());
    let shares = here % 9 == there % 9 || here / 9 == there / 9;
    shares.then(|| between(square, general) & position.occupied())
}

fn chariot_aim<T: Tally>(view: &View<'_>, side: Side, square: Square, tally: &mut T) {
    let Some(screens) = line_to_general(view.position, side, square) else { return };
    if screens.is_empty() {
        return;
    }
    let kind = if screens.many() { 2 } else { usize::from((screens & view.position.side(side)).is_empty()) };
    tally.add(CHARIOT_AIM.at(kind), sign(side));
}

/// Counts a cannon in line with the enemy general; `true` where one piece more or less would make it a check.
fn cannon_aim<T: Tally>(view: &View<'_>, side: Side, square: Square, tally: &mut T) -> bool {
    let Some(screens) = line_to_general(view.position, side, square) else { return false };
    let count = screens.len();
    if count == 1 {
        return false;
    }
    let free = (screens & view.position.role(Role::Cannon)).is_empty();
    let kind = match (count, free) {
        (0, _) => 0,
        (2, true) => 1,
        (2, false) => 2,
        _ => 3,
    };
    tally.add(CANNON_AIM.at(kind), sign(side));
    kind < 2
}
