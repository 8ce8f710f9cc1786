//! The kings: the pawns before them and the danger they are in.

use shakmaty::{Bitboard, Color, File, Rank, Role, Square, attacks};

use super::{
    evaluation::{View, index, sign},
    pawns,
    pieces::Attackers,
    terms::{
        DANGER_ATTACKER, DANGER_BARE, DANGER_BASE, DANGER_BESIDE, DANGER_CHECK, DANGER_GUARDED,
        DANGER_KNIGHT_GUARD, DANGER_NO_QUEEN, DANGER_PINNED, DANGER_QUARTER, DANGER_UNSAFE_CHECK,
        DANGER_WEAK, KING_FILE, SHELTER, STORM, STORM_BLOCKED,
    },
};
use crate::search::terms::Tally;

/// The squares around a king; at the edge, those around the square next to it.
#[inline(always)]
pub fn zone(king: Square) -> Bitboard {
    let (file, rank) = (u32::from(king.file()).clamp(1, 6), u32::from(king.rank()).clamp(1, 6));
    let middle = Square::from_coords(File::new(file), Rank::new(rank));
    attacks::king_attacks(middle) | Bitboard::from_square(middle)
}

/// The pawns before the king of `side`; returns how many files have no own pawn.
pub fn shelter<T: Tally>(view: &View<'_>, side: Color, tally: &mut T) -> i32 {
    let (us, them, sign) = (index(side), index(!side), sign(side));
    let king = view.kings[us];
    let not_behind = pawns::ahead(side, king.rank()) | Bitboard::from_rank(king.rank());
    let nearest = |pawns: Bitboard| {
        let square = side.fold_wb(pawns.first(), pawns.last());
        square.map_or(0, |square| pawns::own_rank(side, square))
    };
    let middle = u32::from(king.file()).clamp(1, 6);
    let mut bare = 0;
    for column in middle - 1..=middle + 1 {
        let file = Bitboard::from_file(File::new(column)) & not_behind;
        let ours = nearest(file & view.pawns[us]);
        let theirs = nearest(file & view.pawns[them]);
        let inward = column.min(7 - column) as usize;
        tally.add(SHELTER.at(8 * inward + ours), sign);
        bare += i32::from(ours == 0);
        if theirs > 0 {
            let blocked = ours > 0 && theirs == ours + 1;
            let group = if blocked { STORM_BLOCKED } else { STORM };
            tally.add(group.at(theirs), sign);
        }
    }
    let file = Bitboard::from_file(king.file());
    if (file & view.pawns[us]).is_empty() {
        tally.add(KING_FILE.at(usize::from((file & view.pawns[them]).is_empty())), sign);
    }
    bare
}

/// The files a king's quarter of the board consists of.
fn quarter(king: Square) -> Bitboard {
    match u8::from(king.file()) {
        0..=2 => Bitboard(0x0f0f_0f0f_0f0f_0f0f),
        3 | 4 => Bitboard(0x3c3c_3c3c_3c3c_3c3c),
        _ => Bitboard(0xf0f0_f0f0_f0f0_f0f0),
    }
}

/// The danger in which `side` puts the other king, whose shelter lacks `bare` pawns.
pub fn danger<T: Tally>(view: &View<'_>, side: Color, attackers: &Attackers, bare: i32, tally: &mut T) {
    let (us, them) = (index(side), index(!side));
    let board = view.board;
    let queens = view.of(side, Role::Queen).any();
    // One piece alone gives no mate, a queen alone hardly.
    if attackers.count() + i32::from(queens) < 2 {
        return;
    }
    let king = view.kings[them];
    let reach = &view.reach;
    let occupied = board.occupied();
    let mut add = |term: usize, count: i32| {
        if count != 0 {
            tally.add_danger(us, term, count);
        }
    };
    add(DANGER_BASE.at(0), 1);
    for (kind, &count) in attackers.by_role.iter().enumerate() {
        add(DANGER_ATTACKER.at(kind), count);
    }
    add(DANGER_BESIDE.at(0), attackers.beside);
    let hardly_guarded = !reach.all[them] | reach.by(!side, Role::King) | reach.by(!side, Role::Queen);
    let weak = reach.all[us] & !reach.twice[them] & hardly_guarded;
    add(DANGER_WEAK.at(0), (weak & zone(king)).count() as i32);

    let safe = !view.men[us] & (!reach.all[them] | (weak & reach.twice[us]));
    let through_queen = occupied & !view.of(!side, Role::Queen);
    let straight = attacks::rook_attacks(king, through_queen);
    let diagonal = attacks::bishop_attacks(king, through_queen);
    let checks = [
        attacks::knight_attacks(king) & reach.by(side, Role::Knight),
        diagonal & reach.by(side, Role::Bishop),
        straight & reach.by(side, Role::Rook),
        (straight | diagonal) & reach.by(side, Role::Queen),
    ];
    let mut unsafe_checks = Bitboard::EMPTY;
    for (kind, checks) in checks.into_iter().enumerate() {
        if (checks & safe).any() {
            add(DANGER_CHECK.at(kind), 1);
        } else if kind < 3 {
            unsafe_checks |= checks & !view.men[us];
        }
    }
    add(DANGER_UNSAFE_CHECK.at(0), unsafe_checks.count() as i32);
    add(DANGER_NO_QUEEN.at(0), i32::from(!queens));

    let camp = Bitboard(side.fold_wb(0xffff_ffff_ff00_0000, 0x0000_00ff_ffff_ffff)) & quarter(king);
    let attacked = reach.all[us] & camp;
    add(DANGER_QUARTER.at(0), (attacked.count() + (attacked & reach.twice[us]).count()) as i32);
    add(DANGER_GUARDED.at(0), (reach.all[them] & camp).count() as i32);
    add(DANGER_KNIGHT_GUARD.at(0), i32::from((reach.by(!side, Role::Knight) & zone(king)).any()));

    let snipers = view.men[us]
        & ((attacks::rook_attacks(king, Bitboard::EMPTY) & board.rooks_and_queens())
            | (attacks::bishop_attacks(king, Bitboard::EMPTY) & board.bishops_and_queens()));
    let pinned = snipers
        .into_iter()
        .filter(|&sniper| (attacks::between(king, sniper) & occupied).count() == 1)
        .count();
    add(DANGER_PINNED.at(0), pinned as i32);
    add(DANGER_BARE.at(0), bare);
}
