//! The evaluation of a chess position: a sum of tapered terms, all in hundredths of a pawn.

use std::array;

use shakmaty::{Bitboard, Board, Chess, Color, Position, Role, Square, attacks};

use super::{pawns, phase};
use crate::search::{
    tapered::{Tapered, tapered},
    value::EVALUATION_BOUND,
};

/// The right to move next.
const TEMPO: i32 = 14;
const BISHOP_PAIR: Tapered = tapered(28, 48);
const ROOK_OPEN_FILE: Tapered = tapered(28, 10);
const ROOK_HALF_OPEN_FILE: Tapered = tapered(12, 8);
const OUTPOST: Tapered = tapered(24, 14);
/// A piece attacked by a pawn, or a rook or queen by a minor piece.
const THREAT: Tapered = tapered(42, 34);
/// A piece attacked and not guarded.
const LOOSE: Tapered = tapered(16, 22);
/// Shelter by the rank of the nearest own pawn on each file at the king, 0 for none.
const SHELTER: [i32; 8] = [-26, 12, 6, -6, -14, -18, -20, -20];
/// A file at the king without any pawn.
const OPEN_AT_KING: i32 = -16;
/// What each attacker of the king's zone adds to the danger.
const DANGER: [i32; 6] = [0, 22, 20, 32, 56, 0];

const fn material(role: Role) -> Tapered {
    match role {
        Role::Pawn => tapered(82, 112),
        Role::Knight => tapered(335, 300),
        Role::Bishop => tapered(350, 318),
        Role::Rook => tapered(480, 545),
        Role::Queen => tapered(1010, 985),
        Role::King => Tapered::ZERO,
    }
}

/// Squares reached, by role: the number that is worth nothing and the worth of each square more.
const fn mobility(role: Role) -> (i32, Tapered) {
    match role {
        Role::Knight => (4, tapered(5, 5)),
        Role::Bishop => (6, tapered(5, 5)),
        Role::Rook => (6, tapered(3, 6)),
        Role::Queen => (12, tapered(2, 5)),
        Role::Pawn | Role::King => (0, Tapered::ZERO),
    }
}

/// The place of a piece, from its file's and its rank's distance to the edge (0 to 3), and its rank as its side
/// counts. Formulae, not tables: knights and the late king want the centre, pawns the centre and then the far
/// end, rooks the seventh rank, the early king a corner of its own rank.
fn place(role: Role, square: Square, side: Color) -> Tapered {
    let rank = pawns::own_rank(side, square) as i32;
    let column = i32::from(u8::from(square.file()));
    let inward = column.min(7 - column);
    let upward = rank.min(7 - rank);
    let central = inward + upward;
    match role {
        Role::Pawn => {
            let centre = if inward == 3 { [0, -12, 2, 18, 24, 20, 10, 0] } else { [0; 8] };
            let march = [0, 0, 0, 4, 10, 18, 30, 0];
            let step = rank as usize;
            tapered(centre[step] + march[step] + 2 * inward - 3, 3 * march[step] / 2)
        }
        Role::Knight => {
            let advanced = if (3..=5).contains(&rank) { 6 } else { 0 };
            tapered(9 * central - 36 + advanced, 7 * central - 26)
        }
        Role::Bishop => {
            let home = if rank == 0 { -12 } else { 0 };
            // The long diagonals.
            let long = if inward == upward { 6 } else { 0 };
            tapered(3 * central - 8 + home + long, 3 * central - 9)
        }
        Role::Rook => {
            let seventh = if rank == 6 { 14 } else { 0 };
            tapered(3 * inward - 5 + seventh, seventh)
        }
        Role::Queen => {
            let early = if rank == 0 { 2 } else { -2 };
            tapered(central - 3 + early, 6 * central - 20)
        }
        Role::King => {
            let sides = [22, 26, 4, -12][inward as usize];
            tapered(sides - 24 * rank.min(3), 11 * central - 30)
        }
    }
}

/// What is gathered about one side while its pieces are looked at.
struct SideView {
    side: Color,
    sum: Tapered,
    /// Everything attacked, and by which role.
    reach: Bitboard,
    by_role: [Bitboard; 6],
    danger: i32,
    attackers: i32,
}

/// The value of the position for the side to move.
pub fn evaluate(position: &Chess) -> i32 {
    let board = position.board();
    let reach = [Color::White, Color::Black]
        .map(|side| pawns::pawn_reach(side, board.pawns() & board.by_color(side)));
    let [white, black] = array::from_fn(|index| {
        let side = if index == 0 { Color::White } else { Color::Black };
        look_at(board, side, reach[index], reach[1 - index])
    });
    let mut sum = white.sum - black.sum;
    sum += versus(board, &white, &black) - versus(board, &black, &white);

    let phase = phase(position);
    let favoured = if sum.ending >= 0 { Color::White } else { Color::Black };
    sum.ending = sum.ending * winnable(board, favoured) / 16;
    let value = sum.at(phase) + lone_king(board);
    let value = position.turn().fold_wb(value, -value) + TEMPO;
    // Nothing happens for long: the draw by fifty moves comes nearer.
    let quiet = i32::try_from(position.halfmoves()).unwrap_or(100).min(100);
    (value * (220 - quiet) / 220).clamp(-EVALUATION_BOUND, EVALUATION_BOUND)
}

fn look_at(board: &Board, side: Color, our_pawns_reach: Bitboard, their_pawns_reach: Bitboard) -> SideView {
    let ours = board.by_color(side);
    let occupied = board.occupied();
    let our_pawns = board.pawns() & ours;
    let their_pawns = board.pawns() & board.by_color(!side);
    let their_king = board.king_of(!side);
    let zone = their_king.map_or(Bitboard::EMPTY, |king| {
        let around = attacks::king_attacks(king) | Bitboard::from_square(king);
        // The squares before the king count too.
        around | Bitboard(side.fold_wb(around.0 >> 8, around.0 << 8))
    });
    let mut view = SideView {
        side,
        sum: Tapered::ZERO,
        reach: our_pawns_reach,
        by_role: [Bitboard::EMPTY; 6],
        danger: 0,
        attackers: 0,
    };
    view.by_role[0] = our_pawns_reach;

    for square in our_pawns {
        view.sum += material(Role::Pawn) + place(Role::Pawn, square, side);
    }
    let free = !(ours & (board.pawns() | board.kings())) & !their_pawns_reach;
    for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
        for square in board.by_role(role) & ours {
            view.sum += material(role) + place(role, square, side);
            // Sliders see through what moves along with them.
            let through = match role {
                Role::Bishop => occupied & !(ours & board.queens()),
                Role::Rook => occupied & !(ours & board.rooks_and_queens()),
                _ => occupied,
            };
            let reach = attacks::attacks(square, role.of(side), through);
            view.reach |= reach;
            view.by_role[role as usize - 1] |= reach;
            let (usual, each) = mobility(role);
            view.sum += each * ((reach & free).count() as i32 - usual);
            let near_king = (reach & zone).count() as i32;
            if near_king > 0 {
                view.attackers += 1;
                view.danger += DANGER[role as usize - 1] + 8 * near_king;
            }
            view.sum += standing(role, square, side, our_pawns, their_pawns, our_pawns_reach);
        }
    }
    if (board.bishops() & ours & Bitboard::DARK_SQUARES).any()
        && (board.bishops() & ours & Bitboard::LIGHT_SQUARES).any()
    {
        view.sum += BISHOP_PAIR;
    }
    if let Some(king) = board.king_of(side) {
        view.sum += place(Role::King, king, side);
        view.sum += tapered(shelter(king, side, our_pawns, their_pawns), 0);
        let reach = attacks::king_attacks(king);
        view.reach |= reach;
        view.by_role[5] = reach;
    }
    let (structure, passed) = pawns::structure(board, side);
    view.sum += structure + pawns::passed(board, side, passed, their_pawns_reach);
    view
}

/// What a piece gains from the pawns around it.
fn standing(
    role: Role,
    square: Square,
    side: Color,
    our_pawns: Bitboard,
    their_pawns: Bitboard,
    our_pawns_reach: Bitboard,
) -> Tapered {
    match role {
        Role::Rook => {
            let file = pawns::file(square.file());
            if (file & our_pawns).any() {
                Tapered::ZERO
            } else if (file & their_pawns).any() {
                ROOK_HALF_OPEN_FILE
            } else {
                ROOK_OPEN_FILE
            }
        }
        Role::Knight | Role::Bishop => {
            let rank = pawns::own_rank(side, square);
            // Squares from which an enemy pawn could ever drive the piece away.
            let beside = attacks::king_attacks(square) & Bitboard::from_rank(square.rank());
            let drivers = beside.into_iter().fold(Bitboard::EMPTY, |all, neighbour| {
                all | (pawns::file(neighbour.file()) & pawns::ahead(side, square.rank()))
            });
            let outpost = (3..=5).contains(&rank)
                && our_pawns_reach.contains(square)
                && (drivers & their_pawns).is_empty();
            match (outpost, role) {
                (true, Role::Knight) => OUTPOST,
                (true, _) => tapered(OUTPOST.opening / 2, OUTPOST.ending / 2),
                _ => Tapered::ZERO,
            }
        }
        _ => Tapered::ZERO,
    }
}

/// The pawns before the king.
fn shelter(king: Square, side: Color, our_pawns: Bitboard, their_pawns: Bitboard) -> i32 {
    let column = u32::from(king.file()).clamp(1, 6);
    let not_behind = pawns::ahead(side, king.rank()) | Bitboard::from_rank(king.rank());
    (column - 1..=column + 1)
        .map(|column| {
            let file = pawns::file(shakmaty::File::new(column));
            let nearest = (our_pawns & file & not_behind)
                .into_iter()
                .map(|square| pawns::own_rank(side, square))
                .min()
                .unwrap_or(0);
            let open = if (file & (our_pawns | their_pawns)).is_empty() { OPEN_AT_KING } else { 0 };
            SHELTER[nearest] + open
        })
        .sum()
}

/// What `us` does to the pieces and the king of `them`.
fn versus(board: &Board, us: &SideView, them: &SideView) -> Tapered {
    let theirs = board.by_color(them.side);
    let pieces = theirs & !board.pawns() & !board.kings();
    let mut sum = THREAT * (us.by_role[0] & pieces).count() as i32;
    let heavy = theirs & board.rooks_and_queens();
    sum += THREAT * ((us.by_role[1] | us.by_role[2]) & heavy).count() as i32;
    sum += THREAT * (us.by_role[3] & theirs & board.queens()).count() as i32;
    let loose = theirs & !board.kings() & us.reach & !them.reach;
    sum += LOOSE * loose.count() as i32;

    // The king is in danger when several pieces look at it together; alone none does much.
    if us.attackers >= 2
        && let Some(king) = board.king_of(them.side)
    {
        let weak = attacks::king_attacks(king) & us.reach & !(them.reach & !them.by_role[5]);
        let occupied = board.occupied();
        let safe = !board.by_color(us.side) & !them.reach;
        let rook_checks = attacks::rook_attacks(king, occupied) & safe;
        let bishop_checks = attacks::bishop_attacks(king, occupied) & safe;
        let checks = (attacks::knight_attacks(king) & safe & us.by_role[1]).count()
            + (bishop_checks & (us.by_role[2] | us.by_role[4])).count()
            + (rook_checks & (us.by_role[3] | us.by_role[4])).count();
        let mut danger = us.danger + 14 * weak.count() as i32 + 22 * checks as i32;
        if (board.queens() & board.by_color(us.side)).is_empty() {
            danger /= 3;
        }
        let danger = danger.min(600);
        sum += tapered(danger * danger / 360, danger / 8);
    }
    sum
}

/// How much of an endgame advantage can be turned into a win, in sixteenths.
fn winnable(board: &Board, side: Color) -> i32 {
    let ours = board.by_color(side);
    let pawns = (board.pawns() & ours).count() as i32;
    let worth = |color: Color| -> i32 {
        [Role::Knight, Role::Bishop, Role::Rook, Role::Queen]
            .into_iter()
            .map(|role| {
                super::exchange_value(role) * (board.by_role(role) & board.by_color(color)).count() as i32
            })
            .sum()
    };
    let (us, them) = (worth(side), worth(!side));
    if pawns == 0 && us - them < super::exchange_value(Role::Rook) - 50 {
        // Less than a rook ahead and no pawn left to promote.
        return if us < super::exchange_value(Role::Rook) { 0 } else { 3 };
    }
    let bishop = super::exchange_value(Role::Bishop);
    let opposite = us == bishop
        && them == bishop
        && board.bishops().count() == 2
        && (board.bishops() & Bitboard::DARK_SQUARES).count() == 1;
    if opposite { 8 } else { 10 + pawns.min(6) }
}

/// With a bare king on the other side and enough to mate: drive it to the edge, one's own king close. For White.
fn lone_king(board: &Board) -> i32 {
    let bare = |side: Color| board.by_color(side).count() == 1;
    let enough = |side: Color| {
        (board.by_color(side) & (board.rooks_and_queens() | board.pawns())).any()
            || (board.by_color(side) & (board.bishops() | board.knights())).count() >= 2
    };
    let drive = |winner: Color| match (board.king_of(winner), board.king_of(!winner)) {
        (Some(ours), Some(theirs)) => {
            let (column, row) = (i32::from(u8::from(theirs.file())), i32::from(u8::from(theirs.rank())));
            let outward = 6 - column.min(7 - column) - row.min(7 - row);
            300 + 20 * outward + 8 * (7 - ours.distance(theirs) as i32)
        }
        _ => 0,
    };
    match (bare(Color::White), bare(Color::Black)) {
        (false, true) if enough(Color::White) => drive(Color::White),
        (true, false) if enough(Color::Black) => -drive(Color::Black),
        _ => 0,
    }
}
