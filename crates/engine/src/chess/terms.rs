//! What the chess evaluation counts. Tables by rank run from a side's own back rank 0 to 7.

use super::weights;
use crate::search::terms::terms;

terms! {
    /// The right to move next.
    TEMPO: 1 by 1;
    /// A pawn, knight, bishop, rook and queen.
    MATERIAL: 5 by 5;
    /// The place of a pawn: a row by rank, from the edge file to the centre file.
    PAWN_PLACE: 32 by 4;
    /// The place of a knight.
    KNIGHT_PLACE: 32 by 4;
    /// The place of a bishop.
    BISHOP_PLACE: 32 by 4;
    /// The place of a rook.
    ROOK_PLACE: 32 by 4;
    /// The place of a queen.
    QUEEN_PLACE: 32 by 4;
    /// The place of a king.
    KING_PLACE: 32 by 4;
    /// Squares a knight reaches in its mobility area.
    KNIGHT_MOBILITY: 9 by 9;
    /// Squares a bishop reaches.
    BISHOP_MOBILITY: 14 by 7;
    /// Squares a rook reaches.
    ROOK_MOBILITY: 15 by 8;
    /// Squares a queen reaches.
    QUEEN_MOBILITY: 28 by 7;

    /// Bishops on both colours.
    BISHOP_PAIR: 1 by 1;
    /// Each knight for each own pawn beyond five.
    KNIGHT_PAWNS: 1 by 1;
    /// Each rook for each own pawn beyond five.
    ROOK_PAWNS: 1 by 1;
    /// A second rook.
    ROOK_PAIR: 1 by 1;
    /// A second knight.
    KNIGHT_PAIR: 1 by 1;

    /// A knight, a bishop guarded by a pawn where no enemy pawn can drive it away.
    OUTPOST: 2 by 2;
    /// A knight that can reach an outpost with its next move.
    OUTPOST_NEAR: 1 by 1;
    /// A knight, a bishop with a pawn right before it.
    BEHIND_PAWN: 2 by 2;
    /// Each step between a knight, a bishop and its own king.
    FAR_FROM_KING: 2 by 2;
    /// Each own pawn on the colour of a bishop.
    BISHOP_PAWNS: 1 by 1;
    /// Each own pawn on the colour of a bishop, for each own blocked pawn of the four middle files.
    BISHOP_BLOCKED: 1 by 1;
    /// A bishop that sees both central squares of its diagonal.
    LONG_DIAGONAL: 1 by 1;
    /// A rook on a file without own pawns, on one without any.
    ROOK_FILE: 2 by 2;
    /// A rook shut in by a king that cannot castle to its side.
    ROOK_TRAPPED: 1 by 1;
    /// A queen that an enemy bishop or rook would attack but for one piece between.
    QUEEN_PINNED: 1 by 1;

    /// A pawn behind another of its file.
    DOUBLED: 1 by 1;
    /// A pawn without own pawns on the files beside: facing an enemy pawn, facing none.
    ISOLATED: 2 by 2;
    /// A pawn left behind that cannot safely step up: facing an enemy pawn, facing none.
    BACKWARD: 2 by 2;
    /// A pawn with another beside it, by rank.
    PHALANX: 8 by 8;
    /// A pawn guarded by pawns, by rank.
    GUARDED: 8 by 8;
    /// A pawn with more helpers than hinderers on its way to being passed, by rank.
    CANDIDATE: 8 by 8;
    /// A passed pawn, by rank.
    PASSED: 8 by 8;
    /// A passed pawn whose next square is taken, by rank.
    PASSED_BLOCKED: 8 by 8;
    /// A passed pawn whose next square is free and not attacked, by rank.
    PASSED_FREE: 8 by 8;
    /// A passed pawn whose whole road is free and not attacked, by rank.
    PASSED_ROAD: 8 by 8;
    /// A passed pawn whose next square is guarded, by rank.
    PASSED_HELPED: 8 by 8;
    /// Each step between the own king and the square before a passed pawn, by rank.
    PASSED_OUR_KING: 8 by 8;
    /// Each step between the enemy king and the square before a passed pawn, by rank.
    PASSED_THEIR_KING: 8 by 8;
    /// A rook behind a passed pawn: an own one, an enemy's.
    PASSED_ROOK: 2 by 2;
    /// A passed pawn that a lone enemy king comes too late for.
    PASSED_RUNS: 1 by 1;

    /// A piece attacked by a pawn, by victim (knight, bishop, rook, queen).
    PAWN_THREAT: 4 by 4;
    /// A man attacked by a minor piece and not well guarded, by victim (pawn to queen).
    MINOR_THREAT: 5 by 5;
    /// A man attacked by a rook and not well guarded, by victim (pawn to queen).
    ROOK_THREAT: 5 by 5;
    /// A man attacked by the king and not well guarded.
    KING_THREAT: 1 by 1;
    /// A man attacked and not guarded, or attacked twice.
    HANGING: 1 by 1;
    /// A piece that a pawn could attack with a safe step.
    PUSH_THREAT: 1 by 1;
    /// A square that the enemy attacks but cannot safely use.
    RESTRICTED: 1 by 1;
    /// A safe square from which a knight, a bishop or rook would attack the enemy queen.
    QUEEN_THREAT: 2 by 2;
    /// A safe square of the centre files behind the own pawns' front, times the pieces left, in eighths.
    SPACE: 1 by 1;

    /// The nearest own pawn before the king, by its rank (0 for none): a row by file, edge to centre.
    SHELTER: 32 by 8;
    /// The nearest enemy pawn before the king, by its rank (0 for none), not blocked by an own pawn.
    STORM: 8 by 8;
    /// The same, blocked by an own pawn.
    STORM_BLOCKED: 8 by 8;
    /// A king on a file without own pawns, without any.
    KING_FILE: 2 by 2;

    /// Danger: whoever attacks at all.
    DANGER_BASE: 1 by 1;
    /// Danger: a knight, bishop, rook, queen that looks at the king's surroundings.
    DANGER_ATTACKER: 4 by 4;
    /// Danger: each attack on a square beside the king.
    DANGER_BESIDE: 1 by 1;
    /// Danger: each weakly guarded square around the king.
    DANGER_WEAK: 1 by 1;
    /// Danger: a safe check by a knight, bishop, rook, queen.
    DANGER_CHECK: 4 by 4;
    /// Danger: a check from a square that is guarded.
    DANGER_UNSAFE_CHECK: 1 by 1;
    /// Danger: an attack without a queen.
    DANGER_NO_QUEEN: 1 by 1;
    /// Danger: each square of the king's quarter that is attacked.
    DANGER_QUARTER: 1 by 1;
    /// Danger: each square of the king's quarter that is guarded.
    DANGER_GUARDED: 1 by 1;
    /// Danger: a knight that guards its king's surroundings.
    DANGER_KNIGHT_GUARD: 1 by 1;
    /// Danger: each man pinned before the king, or hiding a check.
    DANGER_PINNED: 1 by 1;
    /// Danger: each pawn the king's shelter lacks.
    DANGER_BARE: 1 by 1;
}
