//! The weights of the chess evaluation, in hundredths: `t(opening, ending)`.
//!
//! Written by `hansu-engine tune --game chess fit`; what the groups are for stands in `terms.rs`.

use crate::search::tapered::{Tapered, tapered as t};

/// The right to move next.
pub const TEMPO: [Tapered; 1] = [
    t(30, 20),
];

/// A pawn, knight, bishop, rook and queen.
pub const MATERIAL: [Tapered; 5] = [
    t(77, 112), t(332, 319), t(343, 327), t(470, 550), t(1017, 994),
];

/// The place of a pawn: a row by rank, from the edge file to the centre file.
pub const PAWN_PLACE: [Tapered; 32] = [
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    t(-9, 7), t(1, 2), t(-4, -7), t(-16, 4),
    t(0, 3), t(-3, 0), t(-1, -2), t(4, -6),
    t(-1, -2), t(-1, 10), t(19, 7), t(33, 11),
    t(5, 11), t(2, 14), t(16, 12), t(35, 17),
    t(17, 30), t(16, 26), t(22, 27), t(40, 26),
    t(29, 46), t(28, 45), t(27, 44), t(44, 46),
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
];

/// The place of a knight.
pub const KNIGHT_PLACE: [Tapered; 32] = [
    t(-37, -26), t(-18, -16), t(-17, -11), t(-7, -3),
    t(-27, -20), t(-17, -11), t(-1, -5), t(-10, 6),
    t(-18, -11), t(-9, -6), t(-1, 8), t(9, 5),
    t(1, -4), t(8, 4), t(15, 10), t(15, 13),
    t(-4, -5), t(8, 3), t(12, 8), t(20, 14),
    t(-13, -12), t(-1, -2), t(3, -1), t(17, 7),
    t(-26, -18), t(-19, -14), t(-10, -5), t(0, 2),
    t(-36, -26), t(-27, -19), t(-18, -12), t(-9, -5),
];

/// The place of a bishop.
pub const BISHOP_PLACE: [Tapered; 32] = [
    t(-11, -8), t(-19, -6), t(-14, 1), t(-10, -1),
    t(-3, -6), t(-8, -6), t(4, 1), t(-2, -2),
    t(8, 2), t(4, 0), t(14, 5), t(4, 8),
    t(2, 0), t(-1, 0), t(4, 6), t(11, 10),
    t(-1, 0), t(7, 3), t(6, 6), t(17, 9),
    t(-1, -3), t(3, 1), t(8, 3), t(3, 3),
    t(-5, -6), t(3, -4), t(3, 1), t(3, 1),
    t(-3, -10), t(-5, -6), t(-2, -2), t(1, 0),
];

/// The place of a rook.
pub const ROOK_PLACE: [Tapered; 32] = [
    t(-7, 5), t(-6, -1), t(2, 4), t(2, -6),
    t(-6, -2), t(0, 1), t(-1, -3), t(4, -1),
    t(-12, -7), t(-8, 0), t(7, 3), t(5, -1),
    t(1, 3), t(-3, 0), t(1, 2), t(8, 2),
    t(-2, 2), t(-3, -2), t(0, 1), t(4, -1),
    t(-4, 3), t(-4, 0), t(1, 2), t(5, 0),
    t(8, 12), t(13, 15), t(14, 16), t(19, 15),
    t(-5, 1), t(-2, 0), t(1, 1), t(3, -1),
];

/// The place of a queen.
pub const QUEEN_PLACE: [Tapered; 32] = [
    t(-3, -21), t(1, -14), t(-16, -10), t(-6, -3),
    t(-4, -14), t(-1, -8), t(2, -3), t(-3, 4),
    t(3, -7), t(-1, -1), t(7, 4), t(-8, 9),
    t(-3, -3), t(-1, 4), t(-2, 10), t(6, 18),
    t(0, 1), t(-2, 5), t(6, 12), t(4, 17),
    t(0, -7), t(2, -1), t(-2, 4), t(0, 10),
    t(-4, -14), t(-3, -8), t(-1, -1), t(-1, 4),
    t(-4, -20), t(-2, -13), t(-3, -8), t(-2, -2),
];

/// The place of a king.
pub const KING_PLACE: [Tapered; 32] = [
    t(28, -25), t(29, -19), t(4, -15), t(-4, 5),
    t(-6, -25), t(3, -6), t(-32, 2), t(-41, 11),
    t(-25, -6), t(-22, -1), t(-44, 18), t(-57, 30),
    t(-50, 3), t(-46, 12), t(-69, 21), t(-84, 37),
    t(-50, 4), t(-47, 13), t(-68, 26), t(-84, 36),
    t(-50, -9), t(-46, 3), t(-68, 14), t(-84, 25),
    t(-50, -18), t(-46, -7), t(-68, 4), t(-84, 15),
    t(-50, -30), t(-46, -19), t(-68, -8), t(-84, 3),
];

/// Squares a knight reaches in its mobility area.
pub const KNIGHT_MOBILITY: [Tapered; 9] = [
    t(-36, -40), t(-11, -18), t(-14, -10), t(2, -1), t(-6, 6), t(-6, 5), t(1, 9), t(16, 10), t(20, 14),
];

/// Squares a bishop reaches.
pub const BISHOP_MOBILITY: [Tapered; 14] = [
    t(-60, -60), t(-36, -31), t(-26, -25), t(-17, -16), t(-11, -11), t(-11, -11), t(8, -2),
    t(0, 3), t(3, 12), t(19, 17), t(16, 20), t(20, 19), t(24, 24), t(27, 26),
];

/// Squares a rook reaches.
pub const ROOK_MOBILITY: [Tapered; 15] = [
    t(-38, -72), t(-31, -45), t(-17, -32), t(-6, -24), t(-3, -13), t(-2, -4), t(4, -2), t(5, 2),
    t(4, 11), t(3, 20), t(0, 20), t(21, 30), t(14, 34), t(16, 35), t(22, 41),
];

/// Squares a queen reaches.
pub const QUEEN_MOBILITY: [Tapered; 28] = [
    t(-48, -120), t(-34, -85), t(-26, -71), t(-24, -61), t(-17, -51), t(-14, -43), t(-13, -34),
    t(-8, -26), t(-14, -20), t(-9, -17), t(-3, -9), t(-4, -5), t(-2, 0), t(8, 7),
    t(4, 10), t(6, 15), t(7, 20), t(9, 23), t(9, 27), t(12, 31), t(14, 35),
    t(15, 39), t(18, 42), t(18, 46), t(20, 50), t(21, 53), t(23, 57), t(24, 60),
];

/// Bishops on both colours.
pub const BISHOP_PAIR: [Tapered; 1] = [
    t(32, 52),
];

/// Each knight for each own pawn beyond five.
pub const KNIGHT_PAWNS: [Tapered; 1] = [
    t(-1, 6),
];

/// Each rook for each own pawn beyond five.
pub const ROOK_PAWNS: [Tapered; 1] = [
    t(-7, -15),
];

/// A second rook.
pub const ROOK_PAIR: [Tapered; 1] = [
    t(-17, -22),
];

/// A second knight.
pub const KNIGHT_PAIR: [Tapered; 1] = [
    t(-7, -9),
];

/// A knight, a bishop guarded by a pawn where no enemy pawn can drive it away.
pub const OUTPOST: [Tapered; 2] = [
    t(33, 15), t(12, 3),
];

/// A knight that can reach an outpost with its next move.
pub const OUTPOST_NEAR: [Tapered; 1] = [
    t(17, 6),
];

/// A knight, a bishop with a pawn right before it.
pub const BEHIND_PAWN: [Tapered; 2] = [
    t(1, -1), t(3, 9),
];

/// Each step between a knight, a bishop and its own king.
pub const FAR_FROM_KING: [Tapered; 2] = [
    t(-2, 2), t(-4, 1),
];

/// Each own pawn on the colour of a bishop.
pub const BISHOP_PAWNS: [Tapered; 1] = [
    t(3, -4),
];

/// Each own pawn on the colour of a bishop, for each own blocked pawn of the four middle files.
pub const BISHOP_BLOCKED: [Tapered; 1] = [
    t(-1, 1),
];

/// A bishop that sees both central squares of its diagonal.
pub const LONG_DIAGONAL: [Tapered; 1] = [
    t(10, 7),
];

/// A rook on a file without own pawns, on one without any.
pub const ROOK_FILE: [Tapered; 2] = [
    t(4, 7), t(33, 22),
];

/// A rook shut in by a king that cannot castle to its side.
pub const ROOK_TRAPPED: [Tapered; 1] = [
    t(-21, -10),
];

/// A queen that an enemy bishop or rook would attack but for one piece between.
pub const QUEEN_PINNED: [Tapered; 1] = [
    t(-14, -3),
];

/// A pawn behind another of its file.
pub const DOUBLED: [Tapered; 1] = [
    t(-20, -22),
];

/// A pawn without own pawns on the files beside: facing an enemy pawn, facing none.
pub const ISOLATED: [Tapered; 2] = [
    t(-10, -3), t(-17, -10),
];

/// A pawn left behind that cannot safely step up: facing an enemy pawn, facing none.
pub const BACKWARD: [Tapered; 2] = [
    t(-6, -8), t(-2, -8),
];

/// A pawn with another beside it, by rank.
pub const PHALANX: [Tapered; 8] = [
    t(0, 0), t(6, 7), t(6, 1), t(9, 12), t(22, 25), t(41, 56), t(60, 90), t(0, 0),
];

/// A pawn guarded by pawns, by rank.
pub const GUARDED: [Tapered; 8] = [
    t(0, 0), t(0, 0), t(8, 7), t(0, 3), t(18, 19), t(29, 35), t(49, 56), t(0, 0),
];

/// A pawn with more helpers than hinderers on its way to being passed, by rank.
pub const CANDIDATE: [Tapered; 8] = [
    t(0, 0), t(-3, 2), t(-1, 0), t(5, 24), t(10, 26), t(30, 50), t(0, 0), t(0, 0),
];

/// A passed pawn, by rank.
pub const PASSED: [Tapered; 8] = [
    t(0, 0), t(-1, 12), t(1, 19), t(5, 35), t(19, 56), t(52, 100), t(99, 161), t(0, 0),
];

/// A passed pawn whose next square is taken, by rank.
pub const PASSED_BLOCKED: [Tapered; 8] = [
    t(0, 0), t(2, -3), t(-3, -9), t(-5, -15), t(-12, -25), t(-23, -49), t(-43, -80), t(0, 0),
];

/// A passed pawn whose next square is free and not attacked, by rank.
pub const PASSED_FREE: [Tapered; 8] = [
    t(0, 0), t(-2, -2), t(1, 6), t(0, 4), t(6, 8), t(9, 21), t(15, 37), t(0, 0),
];

/// A passed pawn whose whole road is free and not attacked, by rank.
pub const PASSED_ROAD: [Tapered; 8] = [
    t(0, 0), t(0, 5), t(0, 8), t(3, 12), t(4, 16), t(9, 30), t(13, 43), t(0, 0),
];

/// A passed pawn whose next square is guarded, by rank.
pub const PASSED_HELPED: [Tapered; 8] = [
    t(0, 0), t(-2, -5), t(3, 4), t(7, 7), t(10, 13), t(15, 21), t(15, 27), t(0, 0),
];

/// Each step between the own king and the square before a passed pawn, by rank.
pub const PASSED_OUR_KING: [Tapered; 8] = [
    t(0, 0), t(0, 5), t(-3, 3), t(-2, -2), t(2, -2), t(2, -4), t(-7, -6), t(0, 0),
];

/// Each step between the enemy king and the square before a passed pawn, by rank.
pub const PASSED_THEIR_KING: [Tapered; 8] = [
    t(0, 0), t(-5, -6), t(-4, 3), t(-4, 14), t(-5, 9), t(3, 21), t(-1, 30), t(0, 0),
];

/// A rook behind a passed pawn: an own one, an enemy's.
pub const PASSED_ROOK: [Tapered; 2] = [
    t(10, 17), t(-2, -18),
];

/// A passed pawn that a lone enemy king comes too late for.
pub const PASSED_RUNS: [Tapered; 1] = [
    t(0, 250),
];

/// A piece attacked by a pawn, by victim (knight, bishop, rook, queen).
pub const PAWN_THREAT: [Tapered; 4] = [
    t(54, 35), t(51, 40), t(70, 30), t(60, 20),
];

/// A man attacked by a minor piece and not well guarded, by victim (pawn to queen).
pub const MINOR_THREAT: [Tapered; 5] = [
    t(-2, 15), t(28, 26), t(31, 32), t(41, 37), t(38, 50),
];

/// A man attacked by a rook and not well guarded, by victim (pawn to queen).
pub const ROOK_THREAT: [Tapered; 5] = [
    t(-6, 22), t(22, 26), t(28, 28), t(2, 9), t(40, 30),
];

/// A man attacked by the king and not well guarded.
pub const KING_THREAT: [Tapered; 1] = [
    t(9, 46),
];

/// A man attacked and not guarded, or attacked twice.
pub const HANGING: [Tapered; 1] = [
    t(25, 28),
];

/// A piece that a pawn could attack with a safe step.
pub const PUSH_THREAT: [Tapered; 1] = [
    t(18, 15),
];

/// A square that the enemy attacks but cannot safely use.
pub const RESTRICTED: [Tapered; 1] = [
    t(5, -1),
];

/// A safe square from which a knight, a bishop or rook would attack the enemy queen.
pub const QUEEN_THREAT: [Tapered; 2] = [
    t(4, 3), t(15, 3),
];

/// A safe square of the centre files behind the own pawns' front, times the pieces left, in eighths.
pub const SPACE: [Tapered; 1] = [
    t(-1, 13),
];

/// The nearest own pawn before the king, by its rank (0 for none): a row by file, edge to centre.
pub const SHELTER: [Tapered; 32] = [
    t(-23, -1), t(15, 3), t(3, -3), t(-3, -1), t(-15, 0), t(-17, 0), t(-20, 0), t(-20, 0),
    t(-29, 4), t(17, 2), t(11, -4), t(-11, 0), t(-20, -8), t(-19, -1), t(-20, -2), t(-20, 0),
    t(-29, 10), t(10, -7), t(11, 2), t(1, 1), t(-14, -2), t(-20, -3), t(-24, -1), t(-20, 0),
    t(-24, 5), t(18, 4), t(6, -4), t(-7, 2), t(-18, 1), t(-22, 2), t(-20, 0), t(-20, 0),
];

/// The nearest enemy pawn before the king, by its rank (0 for none), not blocked by an own pawn.
pub const STORM: [Tapered; 8] = [
    t(0, 0), t(-8, 2), t(-17, 1), t(-18, 13), t(2, 2), t(-4, 6), t(4, 4), t(0, 0),
];

/// The same, blocked by an own pawn.
pub const STORM_BLOCKED: [Tapered; 8] = [
    t(0, 0), t(0, 0), t(-11, -6), t(2, -7), t(7, 0), t(-14, -8), t(-2, 1), t(0, 0),
];

/// A king on a file without own pawns, without any.
pub const KING_FILE: [Tapered; 2] = [
    t(-10, 4), t(-32, -2),
];

/// Danger: whoever attacks at all.
pub const DANGER_BASE: [Tapered; 1] = [
    t(39, 12),
];

/// Danger: a knight, bishop, rook, queen that looks at the king's surroundings.
pub const DANGER_ATTACKER: [Tapered; 4] = [
    t(46, 17), t(40, 17), t(33, 14), t(33, 23),
];

/// Danger: each attack on a square beside the king.
pub const DANGER_BESIDE: [Tapered; 1] = [
    t(31, 12),
];

/// Danger: each weakly guarded square around the king.
pub const DANGER_WEAK: [Tapered; 1] = [
    t(51, 13),
];

/// Danger: a safe check by a knight, bishop, rook, queen.
pub const DANGER_CHECK: [Tapered; 4] = [
    t(220, 60), t(149, 51), t(235, 60), t(179, 63),
];

/// Danger: a check from a square that is guarded.
pub const DANGER_UNSAFE_CHECK: [Tapered; 1] = [
    t(38, 9),
];

/// Danger: an attack without a queen.
pub const DANGER_NO_QUEEN: [Tapered; 1] = [
    t(-242, -80),
];

/// Danger: each square of the king's quarter that is attacked.
pub const DANGER_QUARTER: [Tapered; 1] = [
    t(2, 5),
];

/// Danger: each square of the king's quarter that is guarded.
pub const DANGER_GUARDED: [Tapered; 1] = [
    t(-12, 12),
];

/// Danger: a knight that guards its king's surroundings.
pub const DANGER_KNIGHT_GUARD: [Tapered; 1] = [
    t(-31, -6),
];

/// Danger: each man pinned before the king, or hiding a check.
pub const DANGER_PINNED: [Tapered; 1] = [
    t(36, 14),
];

/// Danger: each pawn the king's shelter lacks.
pub const DANGER_BARE: [Tapered; 1] = [
    t(29, 0),
];
