//! The weights of the chess evaluation, in hundredths: `t(opening, ending)`.
//!
//! Written by `hansu-engine tune --game chess fit`; what the groups are for stands in `terms.rs`.

use crate::search::tapered::{Tapered, tapered as t};

/// The right to move next.
pub const TEMPO: [Tapered; 1] = [
    t(32, 27),
];

/// A pawn, knight, bishop, rook and queen.
pub const MATERIAL: [Tapered; 5] = [
    t(41, 127), t(297, 378), t(334, 372), t(431, 666), t(1002, 1130),
];

/// The place of a pawn: a row by rank, from the edge file to the centre file.
pub const PAWN_PLACE: [Tapered; 32] = [
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    t(-12, 20), t(13, 24), t(-1, 13), t(-12, 5),
    t(-2, 7), t(2, 0), t(6, -6), t(-4, 9),
    t(-15, -1), t(-6, -2), t(10, -11), t(18, -20),
    t(-13, 17), t(20, -4), t(15, -7), t(31, 17),
    t(0, 30), t(6, 38), t(15, 51), t(34, 19),
    t(40, 30), t(3, 68), t(15, 45), t(67, 63),
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
];

/// The place of a knight.
pub const KNIGHT_PLACE: [Tapered; 32] = [
    t(-44, -37), t(-26, -21), t(-8, -19), t(-31, -5),
    t(-17, -39), t(-17, 15), t(-15, -37), t(-7, 23),
    t(-17, 7), t(-21, 11), t(-1, 8), t(-4, 20),
    t(-7, 14), t(-4, 9), t(24, 2), t(10, 26),
    t(37, -8), t(5, 7), t(7, 25), t(21, 27),
    t(-19, -9), t(11, -2), t(-3, 5), t(13, 14),
    t(-52, -42), t(-4, 3), t(0, 0), t(19, 17),
    t(-36, -27), t(-29, -23), t(-41, -32), t(-16, -6),
];

/// The place of a bishop.
pub const BISHOP_PLACE: [Tapered; 32] = [
    t(-13, 0), t(4, -27), t(-18, 13), t(-2, -17),
    t(-9, 3), t(-2, -2), t(-10, 9), t(-8, 10),
    t(17, 8), t(0, 12), t(19, 8), t(12, 5),
    t(-1, 12), t(4, -2), t(9, 34), t(7, 12),
    t(6, 6), t(6, -8), t(12, 13), t(10, 0),
    t(-7, 0), t(13, -1), t(-6, -14), t(21, 4),
    t(30, 15), t(-15, -13), t(9, 11), t(-7, 5),
    t(-15, -7), t(-35, -13), t(-14, -7), t(-18, -13),
];

/// The place of a rook.
pub const ROOK_PLACE: [Tapered; 32] = [
    t(-11, -13), t(-7, -15), t(4, -5), t(6, -8),
    t(-8, 9), t(2, -3), t(-3, -10), t(27, -11),
    t(-22, -15), t(-16, 4), t(7, -7), t(1, -10),
    t(8, 18), t(-39, 20), t(-3, 9), t(-9, -5),
    t(-12, 26), t(-5, 20), t(-18, 3), t(-4, 12),
    t(-22, 17), t(0, 24), t(-13, -5), t(29, 0),
    t(24, 28), t(-18, 33), t(6, 24), t(38, -2),
    t(19, -3), t(6, 34), t(-2, 11), t(17, 25),
];

/// The place of a queen.
pub const QUEEN_PLACE: [Tapered; 32] = [
    t(-3, -30), t(-6, -7), t(-12, -36), t(-2, -23),
    t(-6, -1), t(-5, -27), t(-5, 4), t(-12, -4),
    t(-23, -9), t(1, 9), t(-1, -18), t(2, 23),
    t(-12, 5), t(-14, 21), t(-23, 23), t(1, 20),
    t(8, 14), t(-9, 10), t(3, 18), t(-2, 29),
    t(-18, -3), t(8, 14), t(3, 23), t(7, 22),
    t(14, -1), t(15, 9), t(-10, -5), t(15, 16),
    t(13, -15), t(13, -2), t(-1, -6), t(17, 9),
];

/// The place of a king.
pub const KING_PLACE: [Tapered; 32] = [
    t(22, -61), t(30, -36), t(4, -25), t(-3, -16),
    t(-40, -24), t(10, -22), t(-23, 2), t(-54, 5),
    t(-19, -27), t(-42, 3), t(-46, 10), t(-55, 25),
    t(-57, -13), t(-36, -3), t(-64, 27), t(-78, 36),
    t(-41, 4), t(-38, 35), t(-60, 40), t(-74, 47),
    t(-45, 4), t(-44, 31), t(-62, 40), t(-81, 29),
    t(-50, -17), t(-43, 4), t(-65, 30), t(-95, 13),
    t(-51, -30), t(-43, 0), t(-76, -13), t(-89, -1),
];

/// Squares a knight reaches in its mobility area.
pub const KNIGHT_MOBILITY: [Tapered; 9] = [
    t(-18, -41), t(-22, -23), t(-16, -8), t(-10, 7), t(-7, 23), t(-4, 29), t(-1, 25), t(5, 27), t(17, 10),
];

/// Squares a bishop reaches.
pub const BISHOP_MOBILITY: [Tapered; 14] = [
    t(-39, -80), t(-34, -33), t(-22, -35), t(-18, 2), t(-13, -6), t(-14, 11), t(-3, 24),
    t(-3, 28), t(5, 13), t(-5, 23), t(2, 25), t(6, 21), t(43, 19), t(26, 6),
];

/// Squares a rook reaches.
pub const ROOK_MOBILITY: [Tapered; 15] = [
    t(-59, -81), t(-26, -23), t(-12, -10), t(-4, -24), t(-4, -13), t(-1, -11), t(-3, 10), t(3, 13),
    t(-2, 32), t(8, 23), t(-2, 34), t(6, 46), t(8, 44), t(3, 50), t(23, 46),
];

/// Squares a queen reaches.
pub const QUEEN_MOBILITY: [Tapered; 28] = [
    t(-48, -120), t(-26, -84), t(-23, -73), t(-19, -80), t(-17, -71), t(-15, -41), t(-11, -50),
    t(-14, -22), t(-6, -30), t(-6, -27), t(-4, -13), t(0, 19), t(-2, 33), t(2, 38),
    t(1, 19), t(-5, 36), t(-6, 58), t(2, 59), t(7, 42), t(4, 45), t(15, 39),
    t(35, 41), t(17, 32), t(16, 48), t(22, 48), t(12, 49), t(24, 59), t(23, 58),
];

/// Bishops on both colours.
pub const BISHOP_PAIR: [Tapered; 1] = [
    t(19, 41),
];

/// Each knight for each own pawn beyond five.
pub const KNIGHT_PAWNS: [Tapered; 1] = [
    t(3, 11),
];

/// Each rook for each own pawn beyond five.
pub const ROOK_PAWNS: [Tapered; 1] = [
    t(2, -14),
];

/// A second rook.
pub const ROOK_PAIR: [Tapered; 1] = [
    t(-27, -27),
];

/// A second knight.
pub const KNIGHT_PAIR: [Tapered; 1] = [
    t(0, 0),
];

/// A knight, a bishop guarded by a pawn where no enemy pawn can drive it away.
pub const OUTPOST: [Tapered; 2] = [
    t(24, 14), t(21, 4),
];

/// A knight that can reach an outpost with its next move.
pub const OUTPOST_NEAR: [Tapered; 1] = [
    t(17, 18),
];

/// A knight, a bishop with a pawn right before it.
pub const BEHIND_PAWN: [Tapered; 2] = [
    t(0, 23), t(-1, 8),
];

/// Each step between a knight, a bishop and its own king.
pub const FAR_FROM_KING: [Tapered; 2] = [
    t(-2, 0), t(-4, 2),
];

/// Each own pawn on the colour of a bishop.
pub const BISHOP_PAWNS: [Tapered; 1] = [
    t(3, 3),
];

/// Each own pawn on the colour of a bishop, for each own blocked pawn of the four middle files.
pub const BISHOP_BLOCKED: [Tapered; 1] = [
    t(-1, 0),
];

/// A bishop that sees both central squares of its diagonal.
pub const LONG_DIAGONAL: [Tapered; 1] = [
    t(9, 16),
];

/// A rook on a file without own pawns, on one without any.
pub const ROOK_FILE: [Tapered; 2] = [
    t(5, 12), t(38, 2),
];

/// A rook shut in by a king that cannot castle to its side.
pub const ROOK_TRAPPED: [Tapered; 1] = [
    t(0, -10),
];

/// A queen that an enemy bishop or rook would attack but for one piece between.
pub const QUEEN_PINNED: [Tapered; 1] = [
    t(-16, 0),
];

/// A pawn behind another of its file.
pub const DOUBLED: [Tapered; 1] = [
    t(-9, -40),
];

/// A pawn without own pawns on the files beside: facing an enemy pawn, facing none.
pub const ISOLATED: [Tapered; 2] = [
    t(-2, 8), t(-2, -7),
];

/// A pawn left behind that cannot safely step up: facing an enemy pawn, facing none.
pub const BACKWARD: [Tapered; 2] = [
    t(-1, -10), t(7, -25),
];

/// A pawn with another beside it, by rank.
pub const PHALANX: [Tapered; 8] = [
    t(0, 0), t(3, -11), t(7, 5), t(8, 26), t(10, 34), t(50, 66), t(60, 91), t(0, 0),
];

/// A pawn guarded by pawns, by rank.
pub const GUARDED: [Tapered; 8] = [
    t(0, 0), t(0, 0), t(6, 18), t(8, 20), t(6, 44), t(37, 73), t(54, 63), t(0, 0),
];

/// A pawn with more helpers than hinderers on its way to being passed, by rank.
pub const CANDIDATE: [Tapered; 8] = [
    t(0, 0), t(2, 5), t(6, -15), t(13, 10), t(11, 31), t(11, 34), t(0, 0), t(0, 0),
];

/// A passed pawn, by rank.
pub const PASSED: [Tapered; 8] = [
    t(0, 0), t(6, 19), t(4, 6), t(30, 59), t(17, 74), t(51, 98), t(97, 184), t(0, 0),
];

/// A passed pawn whose next square is taken, by rank.
pub const PASSED_BLOCKED: [Tapered; 8] = [
    t(0, 0), t(12, 8), t(4, -21), t(14, -12), t(1, -19), t(-9, -22), t(-71, -75), t(0, 0),
];

/// A passed pawn whose next square is free and not attacked, by rank.
pub const PASSED_FREE: [Tapered; 8] = [
    t(0, 0), t(-1, 19), t(-9, 15), t(11, 14), t(17, 14), t(10, 37), t(32, 60), t(0, 0),
];

/// A passed pawn whose whole road is free and not attacked, by rank.
pub const PASSED_ROAD: [Tapered; 8] = [
    t(0, 0), t(-1, 3), t(10, 7), t(6, 21), t(10, 45), t(33, 69), t(30, 66), t(0, 0),
];

/// A passed pawn whose next square is guarded, by rank.
pub const PASSED_HELPED: [Tapered; 8] = [
    t(0, 0), t(22, -6), t(12, 8), t(-6, 4), t(5, 24), t(21, 52), t(59, 79), t(0, 0),
];

/// Each step between the own king and the square before a passed pawn, by rank.
pub const PASSED_OUR_KING: [Tapered; 8] = [
    t(0, 0), t(-16, 10), t(-11, 3), t(-5, -11), t(6, -22), t(1, -19), t(-9, -23), t(0, 0),
];

/// Each step between the enemy king and the square before a passed pawn, by rank.
pub const PASSED_THEIR_KING: [Tapered; 8] = [
    t(0, 0), t(0, -11), t(1, 4), t(-2, 12), t(-14, 28), t(-8, 33), t(12, 39), t(0, 0),
];

/// A rook behind a passed pawn: an own one, an enemy's.
pub const PASSED_ROOK: [Tapered; 2] = [
    t(36, 17), t(-3, -48),
];

/// A passed pawn that a lone enemy king comes too late for.
pub const PASSED_RUNS: [Tapered; 1] = [
    t(0, 250),
];

/// A piece attacked by a pawn, by victim (knight, bishop, rook, queen).
pub const PAWN_THREAT: [Tapered; 4] = [
    t(73, 38), t(70, 52), t(68, 44), t(62, 11),
];

/// A man attacked by a minor piece and not well guarded, by victim (pawn to queen).
pub const MINOR_THREAT: [Tapered; 5] = [
    t(3, 17), t(18, 35), t(35, 37), t(55, 50), t(53, 61),
];

/// A man attacked by a rook and not well guarded, by victim (pawn to queen).
pub const ROOK_THREAT: [Tapered; 5] = [
    t(9, 17), t(25, 30), t(28, 19), t(1, -7), t(49, 25),
];

/// A man attacked by the king and not well guarded.
pub const KING_THREAT: [Tapered; 1] = [
    t(15, 35),
];

/// A man attacked and not guarded, or attacked twice.
pub const HANGING: [Tapered; 1] = [
    t(13, 38),
];

/// A piece that a pawn could attack with a safe step.
pub const PUSH_THREAT: [Tapered; 1] = [
    t(23, 20),
];

/// A square that the enemy attacks but cannot safely use.
pub const RESTRICTED: [Tapered; 1] = [
    t(5, 0),
];

/// A safe square from which a knight, a bishop or rook would attack the enemy queen.
pub const QUEEN_THREAT: [Tapered; 2] = [
    t(11, 4), t(16, 12),
];

/// A safe square of the centre files behind the own pawns' front, times the pieces left, in eighths.
pub const SPACE: [Tapered; 1] = [
    t(0, 12),
];

/// The nearest own pawn before the king, by its rank (0 for none): a row by file, edge to centre.
pub const SHELTER: [Tapered; 32] = [
    t(-35, 6), t(12, -31), t(8, -14), t(-1, -1), t(-3, -3), t(-29, -4), t(-27, 24), t(-20, 0),
    t(-21, 2), t(17, 18), t(13, 0), t(-14, 0), t(-26, 6), t(-6, -9), t(-24, -5), t(-20, 0),
    t(-21, 6), t(13, -29), t(2, 9), t(-3, -2), t(0, 7), t(-39, -6), t(-17, 18), t(-20, 0),
    t(-15, -5), t(7, 27), t(9, -8), t(-9, 3), t(-4, -22), t(-32, 4), t(-27, 17), t(-20, 0),
];

/// The nearest enemy pawn before the king, by its rank (0 for none), not blocked by an own pawn.
pub const STORM: [Tapered; 8] = [
    t(0, 0), t(16, -3), t(-15, -6), t(-11, -3), t(1, 9), t(7, 11), t(7, 4), t(0, 0),
];

/// The same, blocked by an own pawn.
pub const STORM_BLOCKED: [Tapered; 8] = [
    t(0, 0), t(0, 0), t(-8, 13), t(1, -12), t(17, 2), t(4, -22), t(14, 13), t(0, 0),
];

/// A king on a file without own pawns, without any.
pub const KING_FILE: [Tapered; 2] = [
    t(-7, 9), t(-37, -3),
];

/// Danger: whoever attacks at all.
pub const DANGER_BASE: [Tapered; 1] = [
    t(36, 15),
];

/// Danger: a knight, bishop, rook, queen that looks at the king's surroundings.
pub const DANGER_ATTACKER: [Tapered; 4] = [
    t(31, 22), t(24, 10), t(15, -17), t(22, 31),
];

/// Danger: each attack on a square beside the king.
pub const DANGER_BESIDE: [Tapered; 1] = [
    t(25, -1),
];

/// Danger: each weakly guarded square around the king.
pub const DANGER_WEAK: [Tapered; 1] = [
    t(33, 14),
];

/// Danger: a safe check by a knight, bishop, rook, queen.
pub const DANGER_CHECK: [Tapered; 4] = [
    t(183, 62), t(116, 49), t(169, 57), t(99, 126),
];

/// Danger: a check from a square that is guarded.
pub const DANGER_UNSAFE_CHECK: [Tapered; 1] = [
    t(35, 15),
];

/// Danger: an attack without a queen.
pub const DANGER_NO_QUEEN: [Tapered; 1] = [
    t(-231, -92),
];

/// Danger: each square of the king's quarter that is attacked.
pub const DANGER_QUARTER: [Tapered; 1] = [
    t(7, 8),
];

/// Danger: each square of the king's quarter that is guarded.
pub const DANGER_GUARDED: [Tapered; 1] = [
    t(-9, 5),
];

/// Danger: a knight that guards its king's surroundings.
pub const DANGER_KNIGHT_GUARD: [Tapered; 1] = [
    t(-39, -4),
];

/// Danger: each man pinned before the king, or hiding a check.
pub const DANGER_PINNED: [Tapered; 1] = [
    t(70, 58),
];

/// Danger: each pawn the king's shelter lacks.
pub const DANGER_BARE: [Tapered; 1] = [
    t(7, -1),
];
