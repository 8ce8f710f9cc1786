//! What makes a level of chess and Janggi as strong or as weak as it is.

use std::time::Duration;

use crate::{Level, SearchLimits};

/// The bounds and the human failings of a level.
///
/// Weak levels look only so far, and among moves that seem nearly as good as the best they slip: each move's
/// value is judged wrongly by at most `slip`. Two moves further apart than twice that are never confused, so
/// that a level whose slip is below half a queen takes a queen that hangs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Plies of the main search.
    pub depth: Option<u32>,
    /// Nodes of the search.
    pub nodes: Option<u64>,
    /// The greatest misjudgement of a move, in hundredths of a pawn.
    pub slip: i32,
    /// Sees what happens after a capture on the last ply.
    pub quiescence: bool,
    /// May resign.
    pub resigns: bool,
    /// Time for a move where nothing else bounds it.
    pub time: Duration,
}

impl Strength {
    /// The strength of this level.
    pub const fn of(level: Level) -> Self {
        let (depth, nodes, slip, milliseconds) = match level.number() {
            0..=1 => (Some(1), Some(2_000), 170, 1_000),
            2 => (Some(1), Some(5_000), 200, 1_000),
            3 => (Some(2), Some(8_000), 140, 1_000),
            4 => (Some(3), Some(20_000), 100, 1_000),
            5 => (Some(4), Some(40_000), 65, 1_000),
            6 => (Some(5), Some(60_000), 35, 1_000),
            7 => (Some(8), Some(60_000), 15, 1_500),
            8 => (None, Some(120_000), 0, 2_000),
            9 => (None, Some(500_000), 0, 2_500),
            _ => (None, None, 0, 3_000),
        };
        Self {
            depth,
            nodes,
            slip,
            quiescence: level.number() > 1,
            resigns: level.number() > 3,
            time: Duration::from_millis(milliseconds),
        }
    }

    /// The bounds of a search at this strength within the limits given.
    pub fn within(&self, limits: &SearchLimits) -> SearchLimits {
        let tighter = |own: Option<u64>, given: Option<u64>| match (own, given) {
            (Some(own), Some(given)) => Some(own.min(given)),
            (own, given) => own.or(given),
        };
        let depth = tighter(self.depth.map(u64::from), limits.depth.map(u64::from));
        SearchLimits {
            depth: depth.and_then(|depth| u32::try_from(depth).ok()),
            nodes: tighter(self.nodes, limits.nodes),
            move_time: if limits.is_unbounded() { Some(self.time) } else { limits.move_time },
            ..*limits
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stronger_levels_see_further_and_slip_less() {
        for number in 3..=10 {
            let (weak, strong) = (Strength::of(Level::new(number - 1)), Strength::of(Level::new(number)));
            assert!(strong.slip <= weak.slip, "{number}");
            assert!(strong.depth.unwrap_or(99) >= weak.depth.unwrap_or(99), "{number}");
            assert!(strong.nodes.unwrap_or(u64::MAX) >= weak.nodes.unwrap_or(u64::MAX), "{number}");
        }
    }

    #[test]
    fn a_level_brings_its_own_time_only_where_nothing_is_bounded() {
        let best = Strength::of(Level::MAX);
        assert_eq!(best.within(&SearchLimits::default()).move_time, Some(Duration::from_secs(3)));
        let depth = SearchLimits { depth: Some(4), ..SearchLimits::default() };
        assert_eq!(best.within(&depth), depth);
        let weak = Strength::of(Level::new(2)).within(&depth);
        assert_eq!((weak.depth, weak.nodes), (Some(1), Some(5_000)));
    }
}
