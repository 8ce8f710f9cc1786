//! The weights of the janggi evaluation, in hundredths: `t(opening, ending)`.
//!
//! Written by `hansu-engine tune --game janggi fit`; what the groups are for stands in `terms.rs`.

use crate::search::tapered::{Tapered, tapered as t};

/// The right to move next.
pub const TEMPO: [Tapered; 1] = [
    t(24, 24),
];

/// Leading on points, where points decide.
pub const LEAD: [Tapered; 1] = [
    t(20, 180),
];

/// Han's 1.5 points, where points decide.
pub const BONUS: [Tapered; 1] = [
    t(40, 40),
];

/// A guard, chariot, cannon, horse, elephant and soldier.
pub const MATERIAL: [Tapered; 6] = [
    t(300, 310), t(1320, 1340), t(740, 640), t(480, 530), t(300, 300), t(195, 225),
];

/// The place of a soldier: a row of the board on each line.
pub const SOLDIER_PLACE: [Tapered; 50] = [
    t(-8, 0), t(-5, 3), t(-2, 6), t(1, 9), t(4, 12),
    t(-8, 0), t(-5, 3), t(-2, 6), t(1, 9), t(4, 12),
    t(-8, 0), t(-5, 3), t(-2, 6), t(1, 9), t(4, 12),
    t(-8, 0), t(-5, 3), t(-2, 6), t(1, 9), t(4, 12),
    t(-2, 6), t(1, 9), t(4, 12), t(7, 15), t(10, 18),
    t(14, 22), t(17, 25), t(20, 28), t(23, 31), t(26, 34),
    t(32, 40), t(41, 49), t(50, 58), t(59, 67), t(68, 76),
    t(54, 62), t(63, 71), t(72, 80), t(81, 89), t(90, 98),
    t(48, 56), t(57, 65), t(66, 74), t(75, 83), t(84, 92),
    t(-48, -40), t(-39, -31), t(-30, -22), t(-21, -13), t(-12, -4),
];

/// The place of a horse.
pub const HORSE_PLACE: [Tapered; 50] = [
    t(0, 0), t(5, 5), t(10, 10), t(15, 15), t(20, 20),
    t(3, 4), t(8, 9), t(13, 14), t(18, 19), t(23, 24),
    t(6, 8), t(11, 13), t(16, 18), t(21, 23), t(26, 28),
    t(9, 12), t(14, 17), t(19, 22), t(24, 27), t(29, 32),
    t(12, 16), t(17, 21), t(22, 26), t(27, 31), t(32, 36),
    t(12, 16), t(17, 21), t(22, 26), t(27, 31), t(32, 36),
    t(9, 12), t(14, 17), t(19, 22), t(24, 27), t(29, 32),
    t(6, 8), t(11, 13), t(16, 18), t(21, 23), t(26, 28),
    t(3, 4), t(8, 9), t(13, 14), t(18, 19), t(23, 24),
    t(0, 0), t(5, 5), t(10, 10), t(15, 15), t(20, 20),
];

/// The place of an elephant.
pub const ELEPHANT_PLACE: [Tapered; 50] = [
    t(-16, -8), t(-13, -5), t(-10, -2), t(-7, 1), t(-4, 4),
    t(0, 0), t(3, 3), t(6, 6), t(9, 9), t(12, 12),
    t(0, 0), t(3, 3), t(6, 6), t(9, 9), t(12, 12),
    t(0, 0), t(3, 3), t(6, 6), t(9, 9), t(12, 12),
    t(0, 0), t(3, 3), t(6, 6), t(9, 9), t(12, 12),
    t(0, 0), t(3, 3), t(6, 6), t(9, 9), t(12, 12),
    t(0, 0), t(3, 3), t(6, 6), t(9, 9), t(12, 12),
    t(0, 0), t(3, 3), t(6, 6), t(9, 9), t(12, 12),
    t(0, 0), t(3, 3), t(6, 6), t(9, 9), t(12, 12),
    t(0, 0), t(3, 3), t(6, 6), t(9, 9), t(12, 12),
];

/// The place of a cannon.
pub const CANNON_PLACE: [Tapered; 50] = [
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(36, 8),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
];

/// The place of a chariot.
pub const CHARIOT_PLACE: [Tapered; 50] = [
    t(-10, -10), t(-8, -10), t(-6, -10), t(-4, -10), t(-2, -10),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
    t(0, 0), t(2, 0), t(4, 0), t(6, 0), t(8, 0),
];

/// The place of a guard in its palace: side and centre, from the back row on.
pub const GUARD_PLACE: [Tapered; 6] = [
    t(8, 0), t(8, 0),
    t(4, 0), t(18, 0),
    t(0, 0), t(0, 0),
];

/// The place of the general.
pub const GENERAL_PLACE: [Tapered; 6] = [
    t(34, 8), t(34, 8),
    t(10, 2), t(2, 2),
    t(-46, -11), t(-46, -11),
];

/// Points a horse reaches that are neither own nor attacked by a soldier.
pub const HORSE_MOBILITY: [Tapered; 9] = [
    t(-42, -42), t(-28, -28), t(-14, -14), t(0, 0), t(14, 14), t(28, 28), t(42, 42), t(56, 56), t(70, 70),
];

/// The same for an elephant.
pub const ELEPHANT_MOBILITY: [Tapered; 9] = [
    t(-18, -18), t(-9, -9), t(0, 0), t(9, 9), t(18, 18), t(27, 27), t(36, 36), t(45, 45), t(54, 54),
];

/// The same for a cannon.
pub const CANNON_MOBILITY: [Tapered; 15] = [
    t(-20, -24), t(-15, -18), t(-10, -12), t(-5, -6), t(0, 0),
    t(5, 6), t(10, 12), t(15, 18), t(20, 24), t(25, 30),
    t(30, 36), t(35, 42), t(40, 48), t(45, 54), t(50, 60),
];

/// The same for a chariot.
pub const CHARIOT_MOBILITY: [Tapered; 22] = [
    t(-48, -56), t(-42, -49), t(-36, -42), t(-30, -35), t(-24, -28), t(-18, -21), t(-12, -14), t(-6, -7), t(0, 0), t(6, 7), t(12, 14),
    t(18, 21), t(24, 28), t(30, 35), t(36, 42), t(42, 49), t(48, 56), t(54, 63), t(60, 70), t(66, 77), t(72, 84), t(78, 91),
];

/// A second chariot, cannon, horse, elephant.
pub const PAIR: [Tapered; 4] = [
    t(0, 0), t(10, 20), t(10, 10), t(0, 0),
];

/// No guard, one, two.
pub const GUARDS: [Tapered; 3] = [
    t(-20, -10), t(0, 0), t(25, 8),
];

/// A cannon, for each piece on the board beyond sixteen: pieces are screens.
pub const CANNON_SCREENS: [Tapered; 1] = [
    t(2, 5),
];

/// A cannon that no piece stands beside to jump over.
pub const CANNON_BARE: [Tapered; 1] = [
    t(-10, -10),
];

/// A cannon on a line with the enemy general: nothing between, two pieces that are no cannons, two with a
/// cannon, more.
pub const CANNON_AIM: [Tapered; 4] = [
    t(17, 13), t(34, 26), t(6, 4), t(6, 4),
];

/// A chariot on a line with the enemy general: one own piece between, one of the enemy's, more.
pub const CHARIOT_AIM: [Tapered; 3] = [
    t(14, 10), t(24, 16), t(4, 4),
];

/// A soldier beside another, by row.
pub const LINKED: [Tapered; 10] = [
    t(22, 16), t(22, 16), t(22, 16), t(22, 16), t(24, 18), t(24, 18), t(24, 18), t(26, 20), t(26, 20), t(26, 20),
];

/// A soldier with no enemy soldier before it on its own and the neighbouring columns, by row.
pub const FREE_SOLDIER: [Tapered; 10] = [
    t(0, 0), t(0, 0), t(0, 0), t(4, 10), t(6, 14), t(8, 18), t(10, 20), t(6, 14), t(0, 4), t(0, 0),
];

/// A soldier face to face with an enemy soldier.
pub const SOLDIER_FACED: [Tapered; 1] = [
    t(0, 0),
];

/// A piece attacked by a soldier, by victim (guard, chariot, cannon, horse, elephant, soldier).
pub const SOLDIER_THREAT: [Tapered; 6] = [
    t(60, 60), t(75, 75), t(65, 65), t(60, 60), t(50, 50), t(10, 10),
];

/// A piece attacked by a general or guard.
pub const PALACE_THREAT: [Tapered; 6] = [
    t(20, 20), t(50, 50), t(40, 40), t(40, 40), t(40, 40), t(30, 30),
];

/// A guarded piece attacked by a horse or elephant.
pub const LEAPER_THREAT: [Tapered; 6] = [
    t(8, 8), t(55, 55), t(35, 35), t(12, 12), t(4, 4), t(2, 2),
];

/// A piece attacked by a horse or elephant that nothing guards.
pub const LEAPER_HANGING: [Tapered; 6] = [
    t(30, 30), t(70, 70), t(50, 50), t(40, 40), t(30, 30), t(24, 24),
];

/// A guarded piece attacked by a cannon.
pub const CANNON_THREAT: [Tapered; 6] = [
    t(6, 6), t(40, 40), t(0, 0), t(6, 6), t(4, 4), t(2, 2),
];

/// A piece attacked by a cannon that nothing guards.
pub const CANNON_HANGING: [Tapered; 6] = [
    t(30, 30), t(60, 60), t(0, 0), t(36, 36), t(28, 28), t(22, 22),
];

/// A guarded piece attacked by a chariot.
pub const CHARIOT_THREAT: [Tapered; 6] = [
    t(4, 4), t(0, 0), t(8, 8), t(6, 6), t(4, 4), t(2, 2),
];

/// A piece attacked by a chariot that nothing guards.
pub const CHARIOT_HANGING: [Tapered; 6] = [
    t(30, 30), t(30, 30), t(40, 40), t(36, 36), t(30, 30), t(26, 26),
];

/// A piece that nothing guards, by role.
pub const UNGUARDED: [Tapered; 6] = [
    t(4, 4), t(6, 6), t(8, 8), t(8, 8), t(8, 8), t(6, 6),
];

/// A point of the middle rows attacked by this side alone.
pub const SPACE: [Tapered; 1] = [
    t(2, 1),
];

/// Danger: whoever attacks at all.
pub const DANGER_BASE: [Tapered; 1] = [
    t(0, 0),
];

/// Danger: a chariot, cannon, horse, elephant, soldier that looks into the palace.
pub const DANGER_ATTACKER: [Tapered; 5] = [
    t(150, 110), t(85, 60), t(100, 75), t(45, 35), t(80, 60),
];

/// Danger: each attack on a point of the palace.
pub const DANGER_POINT: [Tapered; 1] = [
    t(22, 16),
];

/// Danger: each point of the palace attacked and not guarded.
pub const DANGER_HOLE: [Tapered; 1] = [
    t(30, 22),
];

/// Danger: each point of the palace attacked twice and guarded at most by the general.
pub const DANGER_WEAK: [Tapered; 1] = [
    t(30, 22),
];

/// Danger: a safe check by a chariot, cannon, horse, elephant, soldier.
pub const DANGER_CHECK: [Tapered; 5] = [
    t(90, 70), t(70, 50), t(90, 70), t(60, 45), t(60, 45),
];

/// Danger: a check from a point that is guarded.
pub const DANGER_UNSAFE_CHECK: [Tapered; 1] = [
    t(12, 9),
];

/// Danger: no guard, one, two.
pub const DANGER_GUARDS: [Tapered; 3] = [
    t(180, 130), t(90, 65), t(0, 0),
];

/// Danger: the general on the back row, in the middle, in front.
pub const DANGER_ROW: [Tapered; 3] = [
    t(-30, -20), t(20, 10), t(90, 60),
];

/// Danger: each point the general can safely go to.
pub const DANGER_FLIGHT: [Tapered; 1] = [
    t(-16, -12),
];

/// Danger: a cannon that bears on the general through too few or too many screens.
pub const DANGER_AIM: [Tapered; 1] = [
    t(55, 40),
];

/// Danger: each piece other than general and guards that guards points of the palace.
pub const DANGER_DEFENDER: [Tapered; 1] = [
    t(-14, -10),
];

/// Danger: an attack without a chariot.
pub const DANGER_NO_CHARIOT: [Tapered; 1] = [
    t(-130, -90),
];
