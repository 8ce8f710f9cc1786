//! Static exchange evaluation: what a capture brings once both sides have taken on its point.

use hansu_rules::janggi::{Move, Position, Role};

use super::exchange_value;

/// Cheapest first.
const BY_VALUE: [Role; 7] =
    [Role::Soldier, Role::Elephant, Role::Guard, Role::Horse, Role::Cannon, Role::Chariot, Role::General];

/// Whether the exchange `mv` begins on its target brings the mover at least `threshold` hundredths, both sides
/// taking with their cheapest piece and stopping when it pays. Every capture is played out on the board, for one
/// that leaves may open a line, take a cannon's screen away or free a horse's leg. Pins are not seen.
pub fn reaches(position: &Position, mv: Move, threshold: i32) -> bool {
    let target = mv.to();
    let Some((_, mover)) = position.at(mv.from()) else { return false };
    if mv.is_pass() {
        return threshold <= 0;
    }
    let taken = position.at(target).map_or(0, |(_, role)| exchange_value(role));
    let balance = taken - threshold;
    if balance < 0 {
        return false;
    }
    // What the side to take would have over the threshold, by taking now and losing nothing.
    let mut swing = exchange_value(mover) - balance;
    if swing <= 0 {
        return true;
    }
    let mut board = position.after(mv);
    // Whether the mover is content should the exchange stop here.
    let mut content = true;
    loop {
        let attackers = board.attackers_to(target, board.occupied());
        let takers = attackers & board.side(board.turn());
        let taker = BY_VALUE
            .into_iter()
            .find_map(|role| (takers & board.role(role)).first().map(|square| (role, square)));
        let Some((role, square)) = taker else { return content };
        if role == Role::General {
            // The general takes only what is no longer guarded.
            let guarded = (attackers & board.side(board.turn().other())).any();
            return content == guarded;
        }
        content = !content;
        swing = exchange_value(role) - swing;
        if swing < i32::from(content) {
            return content;
        }
        board.play_unchecked(Move::new(square, target));
    }
}
