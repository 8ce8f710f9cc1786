//! The weights of the chess evaluation, in hundredths: `t(opening, ending)`.
//!
//! Written by `hansu-engine tune --game chess fit`; what the groups are for stands in `terms.rs`.

use crate::search::tapered::{Tapered, tapered as t};

/// The right to move next.
pub const TEMPO: [Tapered; 1] = [
    t(18, 14),
];

/// A pawn, knight, bishop, rook and queen.
pub const MATERIAL: [Tapered; 5] = [
    t(82, 112), t(335, 310), t(350, 325), t(480, 545), t(1010, 985),
];

/// The place of a pawn: a row by rank, from the edge file to the centre file.
pub const PAWN_PLACE: [Tapered; 32] = [
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
    t(-3, 0), t(-1, 0), t(1, 0), t(-9, 0),
    t(-3, 0), t(-1, 0), t(1, 0), t(5, 0),
    t(1, 6), t(3, 6), t(5, 6), t(25, 6),
    t(7, 15), t(9, 15), t(11, 15), t(37, 15),
    t(15, 27), t(17, 27), t(19, 27), t(41, 27),
    t(27, 45), t(29, 45), t(31, 45), t(43, 45),
    t(0, 0), t(0, 0), t(0, 0), t(0, 0),
];

/// The place of a knight.
pub const KNIGHT_PLACE: [Tapered; 32] = [
    t(-36, -26), t(-27, -19), t(-18, -12), t(-9, -5),
    t(-27, -19), t(-18, -12), t(-9, -5), t(0, 2),
    t(-18, -12), t(-9, -5), t(0, 2), t(9, 9),
    t(-3, -5), t(6, 2), t(15, 9), t(24, 16),
    t(-3, -5), t(6, 2), t(15, 9), t(24, 16),
    t(-12, -12), t(-3, -5), t(6, 2), t(15, 9),
    t(-27, -19), t(-18, -12), t(-9, -5), t(0, 2),
    t(-36, -26), t(-27, -19), t(-18, -12), t(-9, -5),
];

/// The place of a bishop.
pub const BISHOP_PLACE: [Tapered; 32] = [
    t(-14, -9), t(-17, -6), t(-14, -3), t(-11, 0),
    t(-5, -6), t(4, -3), t(1, 0), t(4, 3),
    t(-2, -3), t(1, 0), t(10, 3), t(7, 6),
    t(1, 0), t(4, 3), t(7, 6), t(16, 9),
    t(1, 0), t(4, 3), t(7, 6), t(16, 9),
    t(-2, -3), t(1, 0), t(10, 3), t(7, 6),
    t(-5, -6), t(4, -3), t(1, 0), t(4, 3),
    t(-2, -9), t(-5, -6), t(-2, -3), t(1, 0),
];

/// The place of a rook.
pub const ROOK_PLACE: [Tapered; 32] = [
    t(-5, 0), t(-2, 0), t(1, 0), t(4, 0),
    t(-5, 0), t(-2, 0), t(1, 0), t(4, 0),
    t(-5, 0), t(-2, 0), t(1, 0), t(4, 0),
    t(-5, 0), t(-2, 0), t(1, 0), t(4, 0),
    t(-5, 0), t(-2, 0), t(1, 0), t(4, 0),
    t(-5, 0), t(-2, 0), t(1, 0), t(4, 0),
    t(9, 14), t(12, 14), t(15, 14), t(18, 14),
    t(-5, 0), t(-2, 0), t(1, 0), t(4, 0),
];

/// The place of a queen.
pub const QUEEN_PLACE: [Tapered; 32] = [
    t(-1, -20), t(0, -14), t(1, -8), t(2, -2),
    t(-4, -14), t(-3, -8), t(-2, -2), t(-1, 4),
    t(-3, -8), t(-2, -2), t(-1, 4), t(0, 10),
    t(-2, -2), t(-1, 4), t(0, 10), t(1, 16),
    t(-2, -2), t(-1, 4), t(0, 10), t(1, 16),
    t(-3, -8), t(-2, -2), t(-1, 4), t(0, 10),
    t(-4, -14), t(-3, -8), t(-2, -2), t(-1, 4),
    t(-5, -20), t(-4, -14), t(-3, -8), t(-2, -2),
];

/// The place of a king.
pub const KING_PLACE: [Tapered; 32] = [
    t(22, -30), t(26, -19), t(4, -8), t(-12, 3),
    t(-2, -19), t(2, -8), t(-20, 3), t(-36, 14),
    t(-26, -8), t(-22, 3), t(-44, 14), t(-60, 25),
    t(-50, 3), t(-46, 14), t(-68, 25), t(-84, 36),
    t(-50, 3), t(-46, 14), t(-68, 25), t(-84, 36),
    t(-50, -8), t(-46, 3), t(-68, 14), t(-84, 25),
    t(-50, -19), t(-46, -8), t(-68, 3), t(-84, 14),
    t(-50, -30), t(-46, -19), t(-68, -8), t(-84, 3),
];

/// Squares a knight reaches in its mobility area.
pub const KNIGHT_MOBILITY: [Tapered; 9] = [
    t(-40, -40), t(-20, -20), t(-12, -12), t(-5, -5), t(0, 0), t(5, 5), t(9, 9), t(13, 13), t(17, 17),
];

/// Squares a bishop reaches.
pub const BISHOP_MOBILITY: [Tapered; 14] = [
    t(-60, -60), t(-36, -36), t(-25, -25), t(-18, -18), t(-11, -11), t(-5, -5), t(0, 0),
    t(5, 5), t(9, 9), t(13, 13), t(17, 17), t(21, 21), t(25, 25), t(28, 28),
];

/// Squares a rook reaches.
pub const ROOK_MOBILITY: [Tapered; 15] = [
    t(-36, -72), t(-21, -43), t(-15, -30), t(-11, -21), t(-7, -13), t(-3, -6), t(0, 0), t(3, 6),
    t(6, 11), t(8, 16), t(10, 21), t(13, 25), t(15, 30), t(17, 34), t(19, 38),
];

/// Squares a queen reaches.
pub const QUEEN_MOBILITY: [Tapered; 28] = [
    t(-48, -120), t(-34, -85), t(-28, -71), t(-24, -60), t(-20, -51), t(-17, -43), t(-14, -35),
    t(-11, -28), t(-9, -22), t(-6, -16), t(-4, -10), t(-2, -5), t(0, 0), t(2, 5),
    t(4, 10), t(6, 14), t(7, 19), t(9, 23), t(11, 27), t(12, 31), t(14, 35),
    t(15, 39), t(17, 42), t(18, 46), t(20, 50), t(21, 53), t(23, 57), t(24, 60),
];

/// Bishops on both colours.
pub const BISHOP_PAIR: [Tapered; 1] = [
    t(28, 48),
];

/// Each knight for each own pawn beyond five.
pub const KNIGHT_PAWNS: [Tapered; 1] = [
    t(3, 5),
];

/// Each rook for each own pawn beyond five.
pub const ROOK_PAWNS: [Tapered; 1] = [
    t(-4, -2),
];

/// A second rook.
pub const ROOK_PAIR: [Tapered; 1] = [
    t(-10, -16),
];

/// A second knight.
pub const KNIGHT_PAIR: [Tapered; 1] = [
    t(-6, -8),
];

/// A knight, a bishop guarded by a pawn where no enemy pawn can drive it away.
pub const OUTPOST: [Tapered; 2] = [
    t(30, 18), t(18, 8),
];

/// A knight that can reach an outpost with its next move.
pub const OUTPOST_NEAR: [Tapered; 1] = [
    t(12, 6),
];

/// A knight, a bishop with a pawn right before it.
pub const BEHIND_PAWN: [Tapered; 2] = [
    t(6, 3), t(6, 3),
];

/// Each step between a knight, a bishop and its own king.
pub const FAR_FROM_KING: [Tapered; 2] = [
    t(-3, -3), t(-3, -3),
];

/// Each own pawn on the colour of a bishop.
pub const BISHOP_PAWNS: [Tapered; 1] = [
    t(-2, -4),
];

/// Each own pawn on the colour of a bishop, for each own blocked pawn of the four middle files.
pub const BISHOP_BLOCKED: [Tapered; 1] = [
    t(-1, -1),
];

/// A bishop that sees both central squares of its diagonal.
pub const LONG_DIAGONAL: [Tapered; 1] = [
    t(14, 6),
];

/// A rook on a file without own pawns, on one without any.
pub const ROOK_FILE: [Tapered; 2] = [
    t(12, 8), t(28, 12),
];

/// A rook shut in by a king that cannot castle to its side.
pub const ROOK_TRAPPED: [Tapered; 1] = [
    t(-30, -10),
];

/// A queen that an enemy bishop or rook would attack but for one piece between.
pub const QUEEN_PINNED: [Tapered; 1] = [
    t(-18, -6),
];

/// A pawn behind another of its file.
pub const DOUBLED: [Tapered; 1] = [
    t(-8, -22),
];

/// A pawn without own pawns on the files beside: facing an enemy pawn, facing none.
pub const ISOLATED: [Tapered; 2] = [
    t(-6, -10), t(-16, -14),
];

/// A pawn left behind that cannot safely step up: facing an enemy pawn, facing none.
pub const BACKWARD: [Tapered; 2] = [
    t(-6, -8), t(-18, -12),
];

/// A pawn with another beside it, by rank.
pub const PHALANX: [Tapered; 8] = [
    t(0, 0), t(4, 0), t(8, 4), t(10, 8), t(22, 24), t(40, 55), t(60, 90), t(0, 0),
];

/// A pawn guarded by pawns, by rank.
pub const GUARDED: [Tapered; 8] = [
    t(0, 0), t(0, 0), t(10, 6), t(10, 8), t(16, 16), t(30, 36), t(50, 60), t(0, 0),
];

/// A pawn with more helpers than hinderers on its way to being passed, by rank.
pub const CANDIDATE: [Tapered; 8] = [
    t(0, 0), t(0, 4), t(2, 6), t(6, 14), t(14, 30), t(30, 50), t(0, 0), t(0, 0),
];

/// A passed pawn, by rank.
pub const PASSED: [Tapered; 8] = [
    t(0, 0), t(0, 14), t(2, 18), t(4, 34), t(20, 58), t(52, 100), t(100, 160), t(0, 0),
];

/// A passed pawn whose next square is taken, by rank.
pub const PASSED_BLOCKED: [Tapered; 8] = [
    t(0, 0), t(0, -4), t(-2, -8), t(-4, -14), t(-10, -26), t(-24, -50), t(-40, -80), t(0, 0),
];

/// A passed pawn whose next square is free and not attacked, by rank.
pub const PASSED_FREE: [Tapered; 8] = [
    t(0, 0), t(0, 0), t(0, 2), t(2, 4), t(4, 10), t(8, 20), t(14, 34), t(0, 0),
];

/// A passed pawn whose whole road is free and not attacked, by rank.
pub const PASSED_ROAD: [Tapered; 8] = [
    t(0, 0), t(0, 4), t(0, 6), t(2, 10), t(4, 18), t(8, 28), t(12, 40), t(0, 0),
];

/// A passed pawn whose next square is guarded, by rank.
pub const PASSED_HELPED: [Tapered; 8] = [
    t(0, 0), t(0, 0), t(2, 2), t(4, 6), t(8, 10), t(12, 18), t(16, 26), t(0, 0),
];

/// Each step between the own king and the square before a passed pawn, by rank.
pub const PASSED_OUR_KING: [Tapered; 8] = [
    t(0, 0), t(0, 0), t(0, -1), t(0, -2), t(0, -4), t(0, -7), t(0, -9), t(0, 0),
];

/// Each step between the enemy king and the square before a passed pawn, by rank.
pub const PASSED_THEIR_KING: [Tapered; 8] = [
    t(0, 0), t(0, 0), t(0, 1), t(0, 4), t(0, 8), t(0, 13), t(0, 18), t(0, 0),
];

/// A rook behind a passed pawn: an own one, an enemy's.
pub const PASSED_ROOK: [Tapered; 2] = [
    t(0, 12), t(0, -12),
];

/// A passed pawn that a lone enemy king comes too late for.
pub const PASSED_RUNS: [Tapered; 1] = [
    t(0, 250),
];

/// A piece attacked by a pawn, by victim (knight, bishop, rook, queen).
pub const PAWN_THREAT: [Tapered; 4] = [
    t(50, 34), t(50, 40), t(70, 30), t(60, 20),
];

/// A man attacked by a minor piece and not well guarded, by victim (pawn to queen).
pub const MINOR_THREAT: [Tapered; 5] = [
    t(4, 16), t(26, 26), t(30, 30), t(46, 40), t(40, 50),
];

/// A man attacked by a rook and not well guarded, by victim (pawn to queen).
pub const ROOK_THREAT: [Tapered; 5] = [
    t(2, 20), t(24, 28), t(24, 28), t(4, 10), t(40, 30),
];

/// A man attacked by the king and not well guarded.
pub const KING_THREAT: [Tapered; 1] = [
    t(10, 40),
];

/// A man attacked and not guarded, or attacked twice.
pub const HANGING: [Tapered; 1] = [
    t(30, 18),
];

/// A piece that a pawn could attack with a safe step.
pub const PUSH_THREAT: [Tapered; 1] = [
    t(18, 14),
];

/// A square that the enemy attacks but cannot safely use.
pub const RESTRICTED: [Tapered; 1] = [
    t(3, 3),
];

/// A safe square from which a knight, a bishop or rook would attack the enemy queen.
pub const QUEEN_THREAT: [Tapered; 2] = [
    t(8, 6), t(20, 10),
];

/// A safe square of the centre files behind the own pawns' front, times the pieces left, in eighths.
pub const SPACE: [Tapered; 1] = [
    t(3, 0),
];

/// The nearest own pawn before the king, by its rank (0 for none): a row by file, edge to centre.
pub const SHELTER: [Tapered; 32] = [
    t(-26, 0), t(12, 0), t(6, 0), t(-6, 0), t(-14, 0), t(-18, 0), t(-20, 0), t(-20, 0),
    t(-26, 0), t(12, 0), t(6, 0), t(-6, 0), t(-14, 0), t(-18, 0), t(-20, 0), t(-20, 0),
    t(-26, 0), t(12, 0), t(6, 0), t(-6, 0), t(-14, 0), t(-18, 0), t(-20, 0), t(-20, 0),
    t(-26, 0), t(12, 0), t(6, 0), t(-6, 0), t(-14, 0), t(-18, 0), t(-20, 0), t(-20, 0),
];

/// The nearest enemy pawn before the king, by its rank (0 for none), not blocked by an own pawn.
pub const STORM: [Tapered; 8] = [
    t(0, 0), t(-10, 0), t(-20, 0), t(-24, 0), t(-10, 0), t(-4, 0), t(0, 0), t(0, 0),
];

/// The same, blocked by an own pawn.
pub const STORM_BLOCKED: [Tapered; 8] = [
    t(0, 0), t(0, 0), t(-14, -6), t(-4, -4), t(0, 0), t(0, 0), t(0, 0), t(0, 0),
];

/// A king on a file without own pawns, without any.
pub const KING_FILE: [Tapered; 2] = [
    t(-10, 2), t(-20, 0),
];

/// Danger: whoever attacks at all.
pub const DANGER_BASE: [Tapered; 1] = [
    t(40, 10),
];

/// Danger: a knight, bishop, rook, queen that looks at the king's surroundings.
pub const DANGER_ATTACKER: [Tapered; 4] = [
    t(50, 20), t(40, 15), t(40, 15), t(30, 20),
];

/// Danger: each attack on a square beside the king.
pub const DANGER_BESIDE: [Tapered; 1] = [
    t(28, 10),
];

/// Danger: each weakly guarded square around the king.
pub const DANGER_WEAK: [Tapered; 1] = [
    t(60, 15),
];

/// Danger: a safe check by a knight, bishop, rook, queen.
pub const DANGER_CHECK: [Tapered; 4] = [
    t(220, 60), t(150, 50), t(240, 60), t(180, 60),
];

/// Danger: a check from a square that is guarded.
pub const DANGER_UNSAFE_CHECK: [Tapered; 1] = [
    t(40, 10),
];

/// Danger: an attack without a queen.
pub const DANGER_NO_QUEEN: [Tapered; 1] = [
    t(-240, -80),
];

/// Danger: each square of the king's quarter that is attacked.
pub const DANGER_QUARTER: [Tapered; 1] = [
    t(8, 2),
];

/// Danger: each square of the king's quarter that is guarded.
pub const DANGER_GUARDED: [Tapered; 1] = [
    t(-6, -2),
];

/// Danger: a knight that guards its king's surroundings.
pub const DANGER_KNIGHT_GUARD: [Tapered; 1] = [
    t(-30, -5),
];

/// Danger: each man pinned before the king, or hiding a check.
pub const DANGER_PINNED: [Tapered; 1] = [
    t(30, 10),
];

/// Danger: each pawn the king's shelter lacks.
pub const DANGER_BARE: [Tapered; 1] = [
    t(25, 0),
];
