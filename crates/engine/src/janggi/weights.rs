//! The weights of the janggi evaluation, in hundredths: `t(opening, ending)`.
//!
//! Written by `hansu-engine tune --game janggi fit`; what the groups are for stands in `terms.rs`.

use crate::search::tapered::{Tapered, tapered as t};

/// The right to move next.
pub const TEMPO: [Tapered; 1] = [
    t(36, 24),
];

/// Leading on points, where points decide.
pub const LEAD: [Tapered; 1] = [
    t(-21, 278),
];

/// Han's 1.5 points, where points decide.
pub const BONUS: [Tapered; 1] = [
    t(83, 33),
];

/// A guard, chariot, cannon, horse, elephant and soldier.
pub const MATERIAL: [Tapered; 6] = [
    t(292, 285), t(1326, 1403), t(723, 624), t(444, 503), t(289, 327), t(191, 179),
];

/// The place of a soldier: a row of the board on each line.
pub const SOLDIER_PLACE: [Tapered; 50] = [
    t(-8, 0), t(-5, 3), t(-2, 6), t(1, 9), t(4, 12),
    t(-8, 0), t(-5, 3), t(-2, 6), t(1, 9), t(4, 12),
    t(-8, 0), t(-5, 3), t(-2, 6), t(1, 9), t(4, 12),
    t(-32, 13), t(14, 3), t(9, 21), t(25, 14), t(-35, -7),
    t(-18, 15), t(8, 13), t(-4, -25), t(20, -2), t(16, 30),
    t(-5, 15), t(28, 24), t(31, 22), t(29, 19), t(20, 19),
    t(42, 51), t(27, 37), t(50, 71), t(56, 61), t(62, 76),
    t(45, 56), t(75, 104), t(74, 81), t(89, 97), t(92, 99),
    t(46, 54), t(50, 49), t(61, 65), t(79, 88), t(84, 92),
    t(-38, -34), t(-34, -33), t(-36, -37), t(-22, -15), t(-12, -4),
];

/// The place of a horse.
pub const HORSE_PLACE: [Tapered; 50] = [
    t(8, 6), t(-12, -2), t(-47, -4), t(6, 14), t(-6, 18),
    t(7, -5), t(19, 15), t(9, 13), t(34, 28), t(-11, 13),
    t(3, -2), t(22, 14), t(22, 31), t(35, 31), t(37, 27),
    t(19, 20), t(17, 33), t(29, 12), t(-2, 21), t(68, 36),
    t(26, 24), t(9, 23), t(21, 19), t(16, 29), t(24, 27),
    t(2, 10), t(20, 29), t(24, 34), t(34, 34), t(31, 25),
    t(10, 11), t(22, 19), t(14, 16), t(29, 26), t(35, 32),
    t(5, 9), t(9, 8), t(6, 14), t(20, 22), t(29, 27),
    t(1, 2), t(8, 7), t(14, 15), t(27, 20), t(23, 24),
    t(-2, -2), t(4, 8), t(9, 10), t(15, 15), t(20, 20),
];

/// The place of an elephant.
pub const ELEPHANT_PLACE: [Tapered; 50] = [
    t(-17, -9), t(-20, -26), t(26, 11), t(-3, 3), t(-4, 4),
    t(-22, -6), t(-5, 4), t(-2, 3), t(17, 13), t(12, 11),
    t(-1, -6), t(3, 3), t(10, 4), t(-19, 4), t(27, 21),
    t(14, 35), t(3, 6), t(-2, 1), t(17, 5), t(50, 34),
    t(-14, -10), t(10, 12), t(-7, 9), t(8, 2), t(1, 5),
    t(-21, -12), t(0, -6), t(14, 4), t(6, 11), t(12, 10),
    t(-6, 1), t(28, 4), t(6, 17), t(-8, 13), t(11, 16),
    t(0, 2), t(2, 1), t(19, 11), t(9, 9), t(12, 12),
    t(2, 4), t(3, 2), t(7, 4), t(6, 7), t(10, 11),
    t(4, 4), t(-5, 3), t(2, 7), t(6, 8), t(12, 12),
];

/// The place of a cannon.
pub const CANNON_PLACE: [Tapered; 50] = [
    t(13, -1), t(17, 0), t(-2, 11), t(10, 4), t(26, 14),
    t(-1, 6), t(34, 21), t(9, 1), t(53, 10), t(36, 28),
    t(18, 6), t(21, 18), t(22, 0), t(58, -2), t(41, 34),
    t(5, -2), t(-27, -8), t(9, -1), t(6, 7), t(-8, -4),
    t(18, 2), t(10, -20), t(-18, -6), t(-18, -5), t(16, 2),
    t(-25, -4), t(4, -10), t(6, -2), t(-18, -10), t(8, 1),
    t(-18, -10), t(-32, -26), t(-23, -18), t(-6, -7), t(-9, -4),
    t(-32, -7), t(0, -4), t(25, 14), t(4, 1), t(1, -1),
    t(7, 9), t(-13, -8), t(-14, -2), t(4, 1), t(7, 0),
    t(-2, -11), t(-7, -1), t(-25, -24), t(7, 3), t(9, 0),
];

/// The place of a chariot.
pub const CHARIOT_PLACE: [Tapered; 50] = [
    t(-3, -13), t(-17, -14), t(27, -3), t(14, -3), t(-2, -9),
    t(-15, 2), t(8, 2), t(-22, 7), t(2, -4), t(38, 5),
    t(-40, -8), t(-9, -2), t(-13, -2), t(22, 7), t(12, 10),
    t(10, -2), t(11, 0), t(4, 4), t(-13, -1), t(2, 0),
    t(9, 12), t(8, -3), t(2, 8), t(-21, -4), t(16, 10),
    t(-4, 3), t(-5, -5), t(3, 6), t(3, -6), t(4, -4),
    t(-8, 5), t(17, 4), t(20, 1), t(6, -3), t(24, 8),
    t(-2, -2), t(-18, -2), t(7, 9), t(7, 1), t(12, 0),
    t(8, 0), t(-2, 3), t(1, -3), t(2, -5), t(8, 0),
    t(-11, -1), t(14, 6), t(15, -3), t(17, 0), t(9, 1),
];

/// The place of a guard in its palace: side and centre, from the back row on.
pub const GUARD_PLACE: [Tapered; 6] = [
    t(-17, -28), t(-30, -14),
    t(13, 2), t(31, -36),
    t(37, 38), t(-3, 13),
];

/// The place of the general.
pub const GENERAL_PLACE: [Tapered; 6] = [
    t(19, -9), t(61, 34),
    t(1, -16), t(32, 14),
    t(-64, -21), t(-60, -4),
];

/// Points a horse reaches that are neither own nor attacked by a soldier.
pub const HORSE_MOBILITY: [Tapered; 9] = [
    t(-44, -39), t(-7, -18), t(4, -14), t(-4, -3), t(9, 15), t(8, 18), t(19, 31), t(39, 43), t(67, 66),
];

/// The same for an elephant.
pub const ELEPHANT_MOBILITY: [Tapered; 9] = [
    t(-27, -10), t(-9, -12), t(3, 4), t(29, 11), t(8, 25), t(15, 29), t(28, 38), t(50, 53), t(54, 51),
];

/// The same for a cannon.
pub const CANNON_MOBILITY: [Tapered; 15] = [
    t(-22, -24), t(-20, -15), t(-3, -15), t(-11, -13), t(7, 6),
    t(9, 7), t(-1, -1), t(22, 14), t(9, 11), t(-4, 36),
    t(49, 43), t(37, 45), t(41, 45), t(47, 55), t(50, 60),
];

/// The same for a chariot.
pub const CHARIOT_MOBILITY: [Tapered; 22] = [
    t(-46, -55), t(-49, -55), t(-53, -54), t(-36, -36), t(-40, -24), t(-55, -32), t(-1, -10), t(-15, 1), t(14, -1), t(-6, -6), t(36, 30),
    t(28, 42), t(49, 40), t(36, 50), t(48, 52), t(54, 62), t(43, 57), t(55, 64), t(57, 69), t(67, 78), t(72, 84), t(78, 91),
];

/// A second chariot, cannon, horse, elephant.
pub const PAIR: [Tapered; 4] = [
    t(-32, -9), t(-33, -18), t(12, 35), t(-22, 17),
];

/// No guard, one, two.
pub const GUARDS: [Tapered; 3] = [
    t(-13, 8), t(-6, -10), t(24, 0),
];

/// A cannon, for each piece on the board beyond sixteen: pieces are screens.
pub const CANNON_SCREENS: [Tapered; 1] = [
    t(-1, 5),
];

/// A cannon that no piece stands beside to jump over.
pub const CANNON_BARE: [Tapered; 1] = [
    t(-12, -19),
];

/// A cannon on a line with the enemy general: nothing between, two pieces that are no cannons, two with a
/// cannon, more.
pub const CANNON_AIM: [Tapered; 4] = [
    t(7, -4), t(50, 29), t(25, 8), t(22, 15),
];

/// A chariot on a line with the enemy general: one own piece between, one of the enemy's, more.
pub const CHARIOT_AIM: [Tapered; 3] = [
    t(19, 14), t(41, 28), t(0, 7),
];

/// A soldier beside another, by row.
pub const LINKED: [Tapered; 10] = [
    t(22, 16), t(22, 16), t(22, 16), t(7, -16), t(46, 32), t(30, 24), t(19, 13), t(27, 21), t(26, 19), t(26, 20),
];

/// A soldier with no enemy soldier before it on its own and the neighbouring columns, by row.
pub const FREE_SOLDIER: [Tapered; 10] = [
    t(0, 0), t(0, 0), t(0, 0), t(-1, 19), t(6, -5), t(37, -3), t(-1, 30), t(21, 51), t(-10, -17), t(7, -13),
];

/// A soldier face to face with an enemy soldier.
pub const SOLDIER_FACED: [Tapered; 1] = [
    t(0, 0),
];

/// A piece attacked by a soldier, by victim (guard, chariot, cannon, horse, elephant, soldier).
pub const SOLDIER_THREAT: [Tapered; 6] = [
    t(62, 64), t(72, 76), t(78, 67), t(64, 62), t(67, 53), t(9, 10),
];

/// A piece attacked by a general or guard.
pub const PALACE_THREAT: [Tapered; 6] = [
    t(20, 20), t(53, 51), t(42, 37), t(36, 40), t(43, 42), t(25, 24),
];

/// A guarded piece attacked by a horse or elephant.
pub const LEAPER_THREAT: [Tapered; 6] = [
    t(25, 4), t(56, 55), t(62, 40), t(16, 15), t(18, 19), t(16, 13),
];

/// A piece attacked by a horse or elephant that nothing guards.
pub const LEAPER_HANGING: [Tapered; 6] = [
    t(31, 29), t(71, 69), t(60, 59), t(28, 33), t(44, 35), t(29, 24),
];

/// A guarded piece attacked by a cannon.
pub const CANNON_THREAT: [Tapered; 6] = [
    t(-21, -14), t(49, 41), t(0, 0), t(19, 7), t(9, 2), t(11, 12),
];

/// A piece attacked by a cannon that nothing guards.
pub const CANNON_HANGING: [Tapered; 6] = [
    t(30, 29), t(80, 63), t(0, 0), t(43, 39), t(37, 27), t(48, 23),
];

/// A guarded piece attacked by a chariot.
pub const CHARIOT_THREAT: [Tapered; 6] = [
    t(10, 5), t(3, 1), t(31, 14), t(-1, 1), t(-13, -1), t(-3, 25),
];

/// A piece attacked by a chariot that nothing guards.
pub const CHARIOT_HANGING: [Tapered; 6] = [
    t(20, 25), t(26, 29), t(72, 58), t(60, 45), t(30, 42), t(18, 42),
];

/// A piece that nothing guards, by role.
pub const UNGUARDED: [Tapered; 6] = [
    t(0, 0), t(-15, -54), t(29, 24), t(5, 46), t(1, -11), t(10, 12),
];

/// A point of the middle rows attacked by this side alone.
pub const SPACE: [Tapered; 1] = [
    t(-1, 12),
];

/// Danger: whoever attacks at all.
pub const DANGER_BASE: [Tapered; 1] = [
    t(0, 0),
];

/// Danger: a chariot, cannon, horse, elephant, soldier that looks into the palace.
pub const DANGER_ATTACKER: [Tapered; 5] = [
    t(147, 105), t(87, 56), t(98, 79), t(51, 37), t(84, 64),
];

/// Danger: each attack on a point of the palace.
pub const DANGER_POINT: [Tapered; 1] = [
    t(0, 4),
];

/// Danger: each point of the palace attacked and not guarded.
pub const DANGER_HOLE: [Tapered; 1] = [
    t(19, 7),
];

/// Danger: each point of the palace attacked twice and guarded at most by the general.
pub const DANGER_WEAK: [Tapered; 1] = [
    t(22, 22),
];

/// Danger: a safe check by a chariot, cannon, horse, elephant, soldier.
pub const DANGER_CHECK: [Tapered; 5] = [
    t(97, 64), t(81, 48), t(96, 72), t(61, 45), t(62, 48),
];

/// Danger: a check from a point that is guarded.
pub const DANGER_UNSAFE_CHECK: [Tapered; 1] = [
    t(0, 14),
];

/// Danger: no guard, one, two.
pub const DANGER_GUARDS: [Tapered; 3] = [
    t(164, 118), t(100, 66), t(7, 11),
];

/// Danger: the general on the back row, in the middle, in front.
pub const DANGER_ROW: [Tapered; 3] = [
    t(-48, -24), t(40, 19), t(87, 55),
];

/// Danger: each point the general can safely go to.
pub const DANGER_FLIGHT: [Tapered; 1] = [
    t(-8, -1),
];

/// Danger: a cannon that bears on the general through too few or too many screens.
pub const DANGER_AIM: [Tapered; 1] = [
    t(68, 40),
];

/// Danger: each piece other than general and guards that guards points of the palace.
pub const DANGER_DEFENDER: [Tapered; 1] = [
    t(2, -35),
];

/// Danger: an attack without a chariot.
pub const DANGER_NO_CHARIOT: [Tapered; 1] = [
    t(-130, -90),
];
