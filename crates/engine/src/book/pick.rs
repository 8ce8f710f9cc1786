//! Drawing one of several good moves.

use hansu_rules::Action;
use rand::{Rng, SeedableRng, rngs::SmallRng};

/// A move is good enough to be drawn where its weight is at least this part of the best one's.
const GOOD: u32 = 8;

/// One of the good moves, by weight; `known` has the best first.
pub fn draw(known: &[(Action, u32)], seed: u64) -> Option<Action> {
    let best = known.iter().map(|&(_, weight)| weight).max()?;
    let good = || known.iter().filter(|&&(_, weight)| weight > 0 && weight.saturating_mul(GOOD) >= best);
    let total: u64 = good().map(|&(_, weight)| u64::from(weight)).sum();
    if total == 0 {
        return None;
    }
    let mut at = SmallRng::seed_from_u64(seed).random_range(0..total);
    good().find_map(|&(action, weight)| {
        let weight = u64::from(weight);
        if at < weight {
            return Some(action);
        }
        at -= weight;
        None
    })
}
