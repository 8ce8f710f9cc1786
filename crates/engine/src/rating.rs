//! What levels are worth in numbers, where that was measured.

use hansu_rules::GameKind;

use crate::Level;

/// Levels of chess with their ratings on the scale of Stockfish 15.1's `UCI_Elo`, weakest first. Measured against it as
/// docs/strength.md says. These levels are bounded by depth and nodes, so that a rating holds on every machine.
const CHESS: [(Level, u16); 4] = [
    (Level::numbered(4), 1374),
    (Level::numbered(5), 1565),
    (Level::numbered(6), 1817),
    (Level::numbered(7), 1989),
];

/// The lowest rating that can be asked of chess.
pub const CHESS_LEAST: u16 = CHESS[0].1;
/// The highest one.
pub const CHESS_MOST: u16 = CHESS[CHESS.len() - 1].1;

const fn table(kind: GameKind) -> &'static [(Level, u16)] {
    match kind {
        GameKind::Chess => &CHESS,
        GameKind::Go | GameKind::Janggi => &[],
    }
}

impl Level {
    /// Its rating, where one was measured.
    #[must_use]
    pub fn elo(self, kind: GameKind) -> Option<u16> {
        table(kind).iter().find(|(level, _)| *level == self).map(|&(_, elo)| elo)
    }

    /// The level at which a player of this rating makes a move. Between two levels that were measured it is now the one,
    /// now the other, the more often the nearer its rating is; `chance` decides, evenly drawn from 0 to 1. Beyond them it
    /// is the nearest. `None` for a game without measured levels.
    #[must_use]
    pub fn of_elo(kind: GameKind, elo: u16, chance: f64) -> Option<Self> {
        let table = table(kind);
        let above = table.partition_point(|&(_, rating)| rating <= elo);
        let (&(strongest, _), &(weakest, _)) = (table.last()?, table.first()?);
        let (Some(&(lower, low)), Some(&(upper, high))) =
            (table.get(above.wrapping_sub(1)), table.get(above))
        else {
            return Some(if above == 0 { weakest } else { strongest });
        };
        let share = f64::from(elo - low) / f64::from(high - low);
        Some(if chance < share { upper } else { lower })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_rise_with_the_levels() {
        assert!(CHESS.is_sorted_by(|weak, strong| weak.0 < strong.0 && weak.1 < strong.1));
        assert_eq!(Level::new(4).elo(GameKind::Chess), Some(CHESS_LEAST));
        assert_eq!(Level::MAX.elo(GameKind::Chess), None, "it depends on time and machine");
        assert_eq!(Level::new(5).elo(GameKind::Go), None);
    }

    #[test]
    fn a_rating_between_two_levels_is_played_by_both() {
        for pair in CHESS.windows(2) {
            let [(lower, low), (upper, high)] = pair else { panic!("{pair:?}") };
            let quarter = low + (high - low) / 4;
            let moves = (0..1000_u32).map(|move_| f64::from(move_) / 1000.0);
            let strong =
                moves.filter(|&chance| Level::of_elo(GameKind::Chess, quarter, chance) == Some(*upper));
            let strong = strong.count();
            assert!((230..=260).contains(&strong), "{lower:?} to {upper:?}: {strong}");
            assert_eq!(Level::of_elo(GameKind::Chess, *low, 0.0), Some(*lower));
        }
    }

    #[test]
    fn beyond_what_was_measured_the_nearest_level_plays() {
        let level = |elo| Level::of_elo(GameKind::Chess, elo, 0.5).map(Level::number);
        assert_eq!([0, CHESS_LEAST, CHESS_MOST, u16::MAX].map(level), [Some(4), Some(4), Some(7), Some(7)]);
        assert_eq!(Level::of_elo(GameKind::Janggi, 1500, 0.5), None);
    }
}
