//! The evaluation of a Janggi position: a sum of tapered terms, all in hundredths of a point.

use std::sync::LazyLock;

use hansu_rules::{
    Side,
    janggi::{Bitboard, Position, ROWS, Role, Square, between, palace},
};

use super::{ending::Ending, phase, sign};
use crate::search::{
    tapered::{Tapered, tapered},
    value::EVALUATION_BOUND,
};

/// The right to move next.
const TEMPO: i32 = 24;
/// Both guards at home.
const TWO_GUARDS: Tapered = tapered(30, 10);
/// A soldier beside another: they guard each other.
const LINKED: Tapered = tapered(22, 16);
/// A cannon on the general's file in front of its own palace, the usual stronghold.
const CENTRE_CANNON: Tapered = tapered(36, 8);
/// A cannon on a line with the enemy general and two pieces between: one step away from a check.
const AIMED: Tapered = tapered(34, 26);
/// A cannon on a line with the enemy general and nothing between: whatever steps in becomes its screen.
const BARE_AIM: Tapered = tapered(17, 13);
/// A chariot on a line with the enemy general, with one piece between.
const PIN: Tapered = tapered(22, 14);
/// Few pieces on the board make few screens.
const CANNON_WITHOUT_SCREENS: Tapered = tapered(0, -90);
/// A piece attacked by a soldier or guard that is worth more.
const THREAT: Tapered = tapered(60, 60);
/// A piece attacked and not guarded.
const LOOSE: Tapered = tapered(34, 40);

const fn material(role: Role) -> Tapered {
    match role {
        Role::Chariot => tapered(1320, 1340),
        Role::Cannon => tapered(740, 640),
        Role::Horse => tapered(480, 530),
        Role::Elephant => tapered(300, 300),
        Role::Guard => tapered(300, 310),
        Role::Soldier => tapered(195, 225),
        Role::General => Tapered::ZERO,
    }
}

/// Points reached, by role: the number that is worth nothing and the worth of each point more.
const fn mobility(role: Role) -> (i32, Tapered) {
    match role {
        Role::Chariot => (8, tapered(6, 7)),
        Role::Cannon => (4, tapered(5, 6)),
        Role::Horse => (3, tapered(14, 14)),
        Role::Elephant => (2, tapered(9, 9)),
        _ => (0, Tapered::ZERO),
    }
}

/// What each attacker of the enemy palace adds to the danger, by role.
const fn danger(role: Role) -> i32 {
    match role {
        Role::Chariot => 46,
        Role::Cannon => 26,
        Role::Horse => 30,
        Role::Elephant => 14,
        Role::Soldier => 24,
        Role::General | Role::Guard => 0,
    }
}

/// The row as this side counts, from its own back row 0 to 9.
const fn own_row(side: Side, square: Square) -> i32 {
    let row = square.row() as i32;
    match side {
        Side::First => row,
        Side::Second => ROWS as i32 - 1 - row,
    }
}

/// The place of a piece. Formulae, not tables: soldiers want to come near the enemy palace but not to pass it by,
/// horses and elephants want to leave the edge and their home row, the general wants the back of its palace.
fn place(role: Role, square: Square, side: Side) -> Tapered {
    let row = own_row(side, square);
    let column = i32::from(square.col());
    let inward = column.min(8 - column);
    match role {
        Role::Soldier => {
            // Beyond the enemy general's row a soldier only walks sideways.
            let march = [0, 0, 0, 0, 6, 22, 40, 62, 56, -40];
            let step = march[row as usize];
            let centre = if row >= 6 { 9 * inward } else { 3 * inward };
            tapered(step + centre - 8, step + centre)
        }
        Role::Horse => tapered(5 * inward + 3 * row.min(9 - row), 5 * inward + 4 * row.min(9 - row)),
        Role::Elephant => {
            let home = if row == 0 { -16 } else { 0 };
            tapered(3 * inward + home, 3 * inward + home / 2)
        }
        Role::Chariot => {
            let home = if row == 0 { -10 } else { 0 };
            tapered(home + 2 * inward, home)
        }
        Role::Cannon => {
            let centre = column == 4 && row == 2;
            if centre { CENTRE_CANNON } else { tapered(2 * inward, 0) }
        }
        Role::Guard => {
            let centre = column == 4 && row == 1;
            tapered(if centre { 18 } else { 4 * (2 - row) }, 0)
        }
        Role::General => {
            let back = [34, 10, -46][row.clamp(0, 2) as usize];
            tapered(back - if column == 4 && row == 1 { 8 } else { 0 }, back / 4)
        }
    }
}

static PALACES: LazyLock<[Bitboard; 2]> = LazyLock::new(|| Side::BOTH.map(palace));

/// What is gathered about one side while its pieces are looked at.
struct SideView {
    side: Side,
    sum: Tapered,
    /// Every point attacked or guarded.
    reach: Bitboard,
    /// Those attacked by soldiers and guards.
    cheap_reach: Bitboard,
    danger: i32,
    attackers: i32,
}

/// The value of the position for the side to move.
pub fn evaluate(position: &Position, ending: &Ending) -> i32 {
    let [cho, han] = Side::BOTH.map(|side| look_at(position, side));
    let sum = cho.sum - han.sum + versus(position, &cho, &han) - versus(position, &han, &cho);
    let value = sum.at(phase(position)) + ending.bonus() + ending.closing(position);
    (value * sign(position.turn()) + TEMPO).clamp(-EVALUATION_BOUND, EVALUATION_BOUND)
}

fn look_at(position: &Position, side: Side) -> SideView {
    let ours = position.side(side);
    let occupied = position.occupied();
    let cannons = position.role(Role::Cannon);
    let enemy_palace = PALACES[side.other().index()];
    let enemy_general = position.general(side.other());
    let mut view = SideView {
        side,
        sum: Tapered::ZERO,
        reach: Bitboard::EMPTY,
        cheap_reach: Bitboard::EMPTY,
        danger: 0,
        attackers: 0,
    };
    for role in Role::ALL {
        for square in position.pieces(side, role) {
            view.sum += material(role) + place(role, square, side);
            let reach = position.reach(side, role, square);
            // A cannon neither takes nor guards a cannon.
            let reach = if role == Role::Cannon { reach & !cannons } else { reach };
            view.reach |= reach;
            if matches!(role, Role::Soldier | Role::Guard) {
                view.cheap_reach |= reach;
            }
            let (usual, each) = mobility(role);
            view.sum += each * ((reach & !ours).len() as i32 - usual);
            let at_palace = (reach & enemy_palace).len() as i32;
            if at_palace > 0 && danger(role) > 0 {
                view.attackers += 1;
                view.danger += danger(role) + 7 * at_palace;
            }
            view.sum += aim(position, role, square, enemy_general, occupied);
        }
    }
    let soldiers = position.pieces(side, Role::Soldier);
    for soldier in soldiers {
        if soldier.offset(1, 0).is_some_and(|beside| soldiers.has(beside)) {
            view.sum += LINKED;
        }
    }
    if position.pieces(side, Role::Guard).len() == 2 {
        view.sum += TWO_GUARDS;
    }
    // On an empty board a cannon finds nothing to jump over.
    if (position.pieces(side, Role::Cannon)).any() && occupied.len() <= 10 {
        view.sum += CANNON_WITHOUT_SCREENS;
    }
    view
}

/// A chariot or cannon that looks at the enemy general along a line.
fn aim(position: &Position, role: Role, square: Square, general: Square, occupied: Bitboard) -> Tapered {
    if !matches!(role, Role::Chariot | Role::Cannon)
        || (square.col() != general.col() && square.row() != general.row())
    {
        return Tapered::ZERO;
    }
    let screens = between(square, general) & occupied;
    let count = screens.len();
    match role {
        // One screen is a check already.
        Role::Cannon if count == 2 && (screens & position.role(Role::Cannon)).is_empty() => AIMED,
        Role::Cannon if count == 0 => BARE_AIM,
        Role::Chariot if count == 1 => PIN,
        _ => Tapered::ZERO,
    }
}

/// What `us` does to the pieces and the palace of `them`.
fn versus(position: &Position, us: &SideView, them: &SideView) -> Tapered {
    let theirs = position.side(them.side);
    let dear = theirs & !position.role(Role::Soldier) & !position.role(Role::General);
    let mut sum = THREAT * (us.cheap_reach & dear).len() as i32;
    let loose = theirs & us.reach & !them.reach & !position.role(Role::General);
    sum += LOOSE * loose.len() as i32;
    // A palace is in danger when several pieces look into it together.
    if us.attackers >= 2 {
        let home = PALACES[them.side.index()];
        let holes = (home & us.reach & !them.reach).len() as i32;
        let guards = position.pieces(them.side, Role::Guard).len() as i32;
        let danger = (us.danger + 12 * holes + 30 * (2 - guards)).min(500);
        sum += tapered(danger * danger / 300, danger * danger / 500);
    }
    sum
}
