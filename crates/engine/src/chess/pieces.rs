//! Pieces one by one: material, place, mobility, and how they stand to the pawns and to their king.

use shakmaty::{Bitboard, Color, File, Role, Square, attacks};

use super::{
    evaluation::{View, index, place, sign},
    king, pawns,
    terms::{
        BEHIND_PAWN, BISHOP_BLOCKED, BISHOP_MOBILITY, BISHOP_PAIR, BISHOP_PAWNS, BISHOP_PLACE, FAR_FROM_KING,
        KING_PLACE, KNIGHT_MOBILITY, KNIGHT_PAIR, KNIGHT_PAWNS, KNIGHT_PLACE, LONG_DIAGONAL, MATERIAL,
        OUTPOST, OUTPOST_NEAR, QUEEN_MOBILITY, QUEEN_PINNED, QUEEN_PLACE, ROOK_FILE, ROOK_MOBILITY,
        ROOK_PAIR, ROOK_PAWNS, ROOK_PLACE, ROOK_TRAPPED,
    },
};
use crate::search::terms::{Group, Tally};

const CENTRE: Bitboard = Bitboard(0x0000_0018_1800_0000);
const MIDDLE_FILES: Bitboard = Bitboard(0x3c3c_3c3c_3c3c_3c3c);

/// The pieces of one side that look at the enemy king.
#[derive(Clone, Copy, Debug, Default)]
pub struct Attackers {
    /// Knights, bishops, rooks, queens.
    pub by_role: [i32; 4],
    /// Attacks on the squares beside the king.
    pub beside: i32,
}

impl Attackers {
    /// How many pieces take part.
    pub fn count(&self) -> i32 {
        self.by_role.iter().sum()
    }
}

/// Counts the pieces of both sides and enters what they attack into `view`. Returns who attacks the kings.
pub fn tally<T: Tally>(view: &mut View<'_>, castling_rooks: Bitboard, tally: &mut T) -> [Attackers; 2] {
    [Color::White, Color::Black].map(|side| tally_side(view, side, castling_rooks, tally))
}

#[inline(always)]
fn tally_side<T: Tally>(
    view: &mut View<'_>,
    side: Color,
    castling_rooks: Bitboard,
    tally: &mut T,
) -> Attackers {
    let (us, them) = (index(side), index(!side));
    let sign = sign(side);
    let board = view.board;
    let occupied = board.occupied();
    let ours = view.men[us];
    let our_pawns = view.pawns[us];
    let our_king = view.kings[us];
    let their_pawns_reach = view.reach.by(!side, Role::Pawn);
    // Pawns that cannot move or have not moved, the king, and what enemy pawns guard is no room for pieces.
    let blocked = our_pawns & pawns::step(!side, occupied);
    let low = our_pawns & Bitboard(side.fold_wb(0x0000_0000_00ff_ff00, 0x00ff_ff00_0000_0000));
    let area = !(blocked | low | Bitboard::from_square(our_king) | their_pawns_reach);
    let zone = king::zone(view.kings[them]);
    let beside = attacks::king_attacks(view.kings[them]);
    let mut attackers = Attackers::default();

    let mut men = |view: &mut View<'_>, role: Role, places: Group, mobility: Group, tally: &mut T| {
        for square in ours & board.by_role(role) {
            tally.add(MATERIAL.at(role as usize - 1), sign);
            tally.add(places.at(place(side, square)), sign);
            // Sliders see through what moves along with them.
            let reach = match role {
                Role::Knight => attacks::knight_attacks(square),
                Role::Bishop => attacks::bishop_attacks(square, occupied & !(ours & board.queens())),
                Role::Rook => attacks::rook_attacks(square, occupied & !(ours & board.rooks_and_queens())),
                _ => attacks::queen_attacks(square, occupied),
            };
            view.reach.add(side, role, reach);
            let free = (reach & area).count();
            tally.add(mobility.at(free), sign);
            if (reach & zone).any() {
                attackers.by_role[role as usize - 2] += 1;
                attackers.beside += (reach & beside).count() as i32;
            }
            match role {
                Role::Knight | Role::Bishop => minor(view, side, role, square, reach, tally),
                Role::Rook => rook(view, side, square, free, castling_rooks, tally),
                _ => {
                    // The lines of a queen on which just one man stands between it and an enemy slider.
                    let straight =
                        attacks::rook_attacks(square, Bitboard::EMPTY) & view.of(!side, Role::Rook);
                    let diagonal =
                        attacks::bishop_attacks(square, Bitboard::EMPTY) & view.of(!side, Role::Bishop);
                    let pinned = (straight | diagonal)
                        .into_iter()
                        .any(|slider| (attacks::between(square, slider) & occupied).count() == 1);
                    if pinned {
                        tally.add(QUEEN_PINNED.at(0), sign);
                    }
                }
            }
        }
    };
    men(view, Role::Knight, KNIGHT_PLACE, KNIGHT_MOBILITY, tally);
    men(view, Role::Bishop, BISHOP_PLACE, BISHOP_MOBILITY, tally);
    men(view, Role::Rook, ROOK_PLACE, ROOK_MOBILITY, tally);
    men(view, Role::Queen, QUEEN_PLACE, QUEEN_MOBILITY, tally);
    tally.add(KING_PLACE.at(place(side, our_king)), sign);
    together(view, side, tally);
    attackers
}

/// What pieces are worth beside each other and beside their pawns.
fn together<T: Tally>(view: &View<'_>, side: Color, tally: &mut T) {
    let sign = sign(side);
    let bishops = view.of(side, Role::Bishop);
    let knights = view.of(side, Role::Knight).count() as i32;
    let rooks = view.of(side, Role::Rook).count() as i32;
    let pawns = view.pawns[index(side)].count() as i32;
    if (bishops & Bitboard::DARK_SQUARES).any() && (bishops & Bitboard::LIGHT_SQUARES).any() {
        tally.add(BISHOP_PAIR.at(0), sign);
    }
    tally.add(KNIGHT_PAWNS.at(0), sign * knights * (pawns - 5));
    tally.add(ROOK_PAWNS.at(0), sign * rooks * (pawns - 5));
    if rooks >= 2 {
        tally.add(ROOK_PAIR.at(0), sign);
    }
    if knights >= 2 {
        tally.add(KNIGHT_PAIR.at(0), sign);
    }
}

#[inline(always)]
fn minor<T: Tally>(view: &View<'_>, side: Color, role: Role, square: Square, reach: Bitboard, tally: &mut T) {
    let (us, sign) = (index(side), sign(side));
    let our_pawns = view.pawns[us];
    let kind = role as usize - 2;
    // Squares guarded by a pawn from which no enemy pawn can ever drive a piece away.
    let far = Bitboard(side.fold_wb(0x0000_ffff_ff00_0000, 0x0000_00ff_ffff_0000));
    let drivers = pawns::pawn_reach(!side, pawns::fill(!side, view.pawns[1 - us]));
    let outposts = far & view.reach.by(side, Role::Pawn) & !drivers;
    if outposts.contains(square) {
        tally.add(OUTPOST.at(kind), sign);
    } else if role == Role::Knight && (outposts & reach & !view.men[us]).any() {
        tally.add(OUTPOST_NEAR.at(0), sign);
    }
    if pawns::step(!side, view.board.pawns()).contains(square) {
        tally.add(BEHIND_PAWN.at(kind), sign);
    }
    tally.add(FAR_FROM_KING.at(kind), sign * square.distance(view.kings[us]) as i32);
    if role == Role::Bishop {
        let colour = if Bitboard::DARK_SQUARES.contains(square) {
            Bitboard::DARK_SQUARES
        } else {
            Bitboard::LIGHT_SQUARES
        };
        let same = (our_pawns & colour).count() as i32;
        let blocked = our_pawns & MIDDLE_FILES & pawns::step(!side, view.board.occupied());
        tally.add(BISHOP_PAWNS.at(0), sign * same);
        tally.add(BISHOP_BLOCKED.at(0), sign * same * blocked.count() as i32);
        let through_pawns =
            attacks::bishop_attacks(square, view.board.pawns()) | Bitboard::from_square(square);
        if (through_pawns & CENTRE).count() > 1 {
            tally.add(LONG_DIAGONAL.at(0), sign);
        }
    }
}

#[inline(always)]
fn rook<T: Tally>(
    view: &View<'_>,
    side: Color,
    square: Square,
    free: usize,
    castling_rooks: Bitboard,
    tally: &mut T,
) {
    let (us, sign) = (index(side), sign(side));
    let file = Bitboard::from_file(square.file());
    if (file & view.pawns[us]).is_empty() {
        let open = (file & view.pawns[1 - us]).is_empty();
        tally.add(ROOK_FILE.at(usize::from(open)), sign);
    } else if free <= 3 {
        let king = view.kings[us];
        let right = king.file() >= File::E;
        let outside = if right { square.file() > king.file() } else { square.file() < king.file() };
        let ranks = pawns::own_rank(side, king) == 0 && pawns::own_rank(side, square) <= 1;
        let castles = (castling_rooks & view.men[us]).any();
        if outside && ranks {
            tally.add(ROOK_TRAPPED.at(0), sign * if castles { 1 } else { 2 });
        }
    }
}
