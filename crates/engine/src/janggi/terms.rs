//! What the Janggi evaluation counts. Tables by row run from a side's own back row 0 to the enemy's back row 9, and
//! within a row from the edge column to the centre column.

use super::weights;
use crate::search::terms::terms;

terms! {
    /// The right to move next.
    TEMPO: 1 by 1;
    /// Leading on points, where points decide.
    LEAD: 1 by 1;
    /// Han's 1.5 points, where points decide.
    BONUS: 1 by 1;
    /// A guard, chariot, cannon, horse, elephant and soldier.
    MATERIAL: 6 by 6;
    /// The place of a soldier: a row of the board on each line.
    SOLDIER_PLACE: 50 by 5;
    /// The place of a horse.
    HORSE_PLACE: 50 by 5;
    /// The place of an elephant.
    ELEPHANT_PLACE: 50 by 5;
    /// The place of a cannon.
    CANNON_PLACE: 50 by 5;
    /// The place of a chariot.
    CHARIOT_PLACE: 50 by 5;
    /// The place of a guard in its palace: side and centre, from the back row on.
    GUARD_PLACE: 6 by 2;
    /// The place of the general.
    GENERAL_PLACE: 6 by 2;
    /// Points a horse reaches that are neither own nor attacked by a soldier.
    HORSE_MOBILITY: 9 by 9;
    /// The same for an elephant.
    ELEPHANT_MOBILITY: 9 by 9;
    /// The same for a cannon.
    CANNON_MOBILITY: 15 by 5;
    /// The same for a chariot.
    CHARIOT_MOBILITY: 22 by 11;

    /// A second chariot, cannon, horse, elephant.
    PAIR: 4 by 4;
    /// No guard, one, two.
    GUARDS: 3 by 3;
    /// A cannon, for each piece on the board beyond sixteen: pieces are screens.
    CANNON_SCREENS: 1 by 1;
    /// A cannon that no piece stands beside to jump over.
    CANNON_BARE: 1 by 1;
    /// A cannon on a line with the enemy general: nothing between, two pieces that are no cannons, two with a
    /// cannon, more.
    CANNON_AIM: 4 by 4;
    /// A chariot on a line with the enemy general: one own piece between, one of the enemy's, more.
    CHARIOT_AIM: 3 by 3;
    /// A soldier beside another, by row.
    LINKED: 10 by 10;
    /// A soldier with no enemy soldier before it on its own and the neighbouring columns, by row.
    FREE_SOLDIER: 10 by 10;
    /// A soldier face to face with an enemy soldier.
    SOLDIER_FACED: 1 by 1;

    /// A piece attacked by a soldier, by victim (guard, chariot, cannon, horse, elephant, soldier).
    SOLDIER_THREAT: 6 by 6;
    /// A piece attacked by a general or guard.
    PALACE_THREAT: 6 by 6;
    /// A guarded piece attacked by a horse or elephant.
    LEAPER_THREAT: 6 by 6;
    /// A piece attacked by a horse or elephant that nothing guards.
    LEAPER_HANGING: 6 by 6;
    /// A guarded piece attacked by a cannon.
    CANNON_THREAT: 6 by 6;
    /// A piece attacked by a cannon that nothing guards.
    CANNON_HANGING: 6 by 6;
    /// A guarded piece attacked by a chariot.
    CHARIOT_THREAT: 6 by 6;
    /// A piece attacked by a chariot that nothing guards.
    CHARIOT_HANGING: 6 by 6;
    /// A piece that nothing guards, by role.
    UNGUARDED: 6 by 6;
    /// A point of the middle rows attacked by this side alone.
    SPACE: 1 by 1;

    /// Danger: whoever attacks at all.
    DANGER_BASE: 1 by 1;
    /// Danger: a chariot, cannon, horse, elephant, soldier that looks into the palace.
    DANGER_ATTACKER: 5 by 5;
    /// Danger: each attack on a point of the palace.
    DANGER_POINT: 1 by 1;
    /// Danger: each point of the palace attacked and not guarded.
    DANGER_HOLE: 1 by 1;
    /// Danger: each point of the palace attacked twice and guarded at most by the general.
    DANGER_WEAK: 1 by 1;
    /// Danger: a safe check by a chariot, cannon, horse, elephant, soldier.
    DANGER_CHECK: 5 by 5;
    /// Danger: a check from a point that is guarded.
    DANGER_UNSAFE_CHECK: 1 by 1;
    /// Danger: no guard, one, two.
    DANGER_GUARDS: 3 by 3;
    /// Danger: the general on the back row, in the middle, in front.
    DANGER_ROW: 3 by 3;
    /// Danger: each point the general can safely go to.
    DANGER_FLIGHT: 1 by 1;
    /// Danger: a cannon that bears on the general through too few or too many screens.
    DANGER_AIM: 1 by 1;
    /// Danger: each piece other than general and guards that guards points of the palace.
    DANGER_DEFENDER: 1 by 1;
    /// Danger: an attack without a chariot.
    DANGER_NO_CHARIOT: 1 by 1;
}
