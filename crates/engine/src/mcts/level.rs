//! What each level may think, and how it errs.

use std::time::Duration;

use crate::Level;

/// The bounds and the carelessness of a level.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Strength {
    /// Playouts for a move; `None` for as many as time allows.
    pub(super) playouts: Option<u64>,
    /// Time for a move where neither time nor playouts are bounded from outside.
    pub(super) time: Duration,
    /// In a thousand: how often the move is not the best found, but one drawn from those that look about as good.
    pub(super) slips: u32,
    /// How much worse a slip may be: share of playouts won.
    pub(super) slip_depth: f32,
    /// Whether the tree is kept from move to move.
    pub(super) remembers: bool,
    /// Whether it resigns.
    pub(super) resigns: bool,
}

impl Strength {
    /// Each level thinks about twice as long as the one below; the lower five also slip.
    pub(super) fn of(level: Level) -> Self {
        let number = level.number();
        let playouts = match number {
            1 => Some(24),
            2 => Some(48),
            3 => Some(100),
            4 => Some(200),
            5 => Some(400),
            6 => Some(900),
            7 => Some(2_000),
            8 => Some(4_500),
            9 => Some(10_000),
            _ => None,
        };
        let (slips, slip_depth) = match number {
            1 => (700, 0.35),
            2 => (450, 0.25),
            3 => (300, 0.18),
            4 => (180, 0.12),
            5 => (80, 0.08),
            _ => (0, 0.0),
        };
        Self {
            playouts,
            time: Duration::from_secs(5),
            slips,
            slip_depth,
            remembers: number >= 6,
            resigns: number >= 4,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_thinks_more_and_slips_less() {
        let all: Vec<Strength> = (1..=10).map(|number| Strength::of(Level::new(number))).collect();
        for pair in all.windows(2) {
            let most = |strength: &Strength| strength.playouts.unwrap_or(u64::MAX);
            assert!(most(&pair[0]) < most(&pair[1]));
            assert!(pair[0].slips >= pair[1].slips && pair[0].slip_depth >= pair[1].slip_depth);
        }
    }
}
