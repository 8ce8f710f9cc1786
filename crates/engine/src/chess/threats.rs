//! What stands under attack, and how much room there is.

use shakmaty::{Bitboard, Color, Role, attacks};

use super::{
    evaluation::{View, index, sign},
    pawns,
    terms::{
        HANGING, KING_THREAT, MINOR_THREAT, PAWN_THREAT, PUSH_THREAT, QUEEN_THREAT, RESTRICTED, ROOK_THREAT,
        SPACE,
    },
};
use crate::search::terms::{Group, Tally};

const MEN: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// What `side` threatens, and its room.
#[inline(always)]
pub fn tally<T: Tally>(view: &View<'_>, side: Color, tally: &mut T) {
    let (us, them, sign) = (index(side), index(!side), sign(side));
    let reach = &view.reach;
    let occupied = view.board.occupied();
    let theirs = view.men[them] & !Bitboard::from_square(view.kings[them]);
    let their_pieces = theirs & !view.pawns[them];
    let their_pawns_reach = reach.by(!side, Role::Pawn);
    // Guarded so well that an attack by a piece does not matter.
    let secure = their_pawns_reach | (reach.twice[them] & !reach.twice[us]);
    let weak = theirs & !secure & reach.all[us];
    let targets = weak | (their_pieces & reach.all[us]);

    let mut by = |reach: Bitboard, victims: Bitboard, group: Group, roles: &[Role]| {
        let victims = victims & reach;
        if victims.any() {
            for (offset, &role) in roles.iter().enumerate() {
                let count = (victims & view.board.by_role(role)).count() as i32;
                if count > 0 {
                    tally.add(group.at(offset), sign * count);
                }
            }
        }
    };
    by(reach.by(side, Role::Pawn), their_pieces, PAWN_THREAT, &MEN[1..]);
    by(reach.by(side, Role::Knight) | reach.by(side, Role::Bishop), targets, MINOR_THREAT, &MEN);
    by(reach.by(side, Role::Rook), weak, ROOK_THREAT, &MEN);
    if (weak & reach.by(side, Role::King)).any() {
        tally.add(KING_THREAT.at(0), sign);
    }
    let hanging = weak & (!reach.all[them] | (their_pieces & reach.twice[us]));
    tally.add(HANGING.at(0), sign * hanging.count() as i32);
    let restricted = reach.all[them] & !secure & reach.all[us];
    tally.add(RESTRICTED.at(0), sign * restricted.count() as i32);

    // Pawn steps onto squares that are not attacked, or at least guarded and not attacked by pawns.
    let free = !occupied;
    let third = Bitboard(side.fold_wb(0x0000_0000_00ff_0000, 0x0000_ff00_0000_0000));
    let once = pawns::step(side, view.pawns[us]) & free;
    let twice = pawns::step(side, once & third) & free;
    let steps = (once | twice) & !their_pawns_reach & (reach.all[us] | !reach.all[them]);
    let pushed = pawns::pawn_reach(side, steps) & their_pieces & !reach.by(side, Role::Pawn);
    tally.add(PUSH_THREAT.at(0), sign * pushed.count() as i32);

    if let Some(queen) = view.of(!side, Role::Queen).single_square() {
        let safe = !view.men[us] & !secure;
        let leaps = attacks::knight_attacks(queen) & reach.by(side, Role::Knight) & safe;
        tally.add(QUEEN_THREAT.at(0), sign * leaps.count() as i32);
        let safe = safe & reach.twice[us];
        let slides = (attacks::bishop_attacks(queen, occupied) & reach.by(side, Role::Bishop))
            | (attacks::rook_attacks(queen, occupied) & reach.by(side, Role::Rook));
        tally.add(QUEEN_THREAT.at(1), sign * (slides & safe).count() as i32);
    }

    // Room behind the own pawns is worth something where there are pieces to fill it.
    let pieces = (view.men[us] & !view.pawns[us]).count() as i32;
    if pieces > 3 {
        let middle = Bitboard(side.fold_wb(0x0000_0000_3c3c_3c00, 0x003c_3c3c_0000_0000));
        let room = middle & !view.pawns[us] & !their_pawns_reach;
        let behind = room & pawns::fill(!side, pawns::step(!side, view.pawns[us])) & !reach.all[them];
        let count = (room.count() + behind.count()) as i32;
        tally.add(SPACE.at(0), sign * (count * (pieces - 3) / 8));
    }
}
