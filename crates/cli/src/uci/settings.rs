//! What the options stand at.

use std::time::Duration;

use hansu_engine::{Level, rating};

use super::variant::Variant;

/// The greatest `Skill Level`, as in Stockfish.
pub const SKILL_MAX: u64 = 20;

/// The values of the options. What each means is said where it is [declared](super::options).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    pub threads: u64,
    pub hash_mib: u64,
    /// How often the memory was to be cleared.
    pub clearings: u64,
    pub ponder: bool,
    pub multi_pv: u64,
    pub own_book: bool,
    pub skill_level: u64,
    pub limit_strength: bool,
    pub elo: u16,
    pub move_overhead: Duration,
    pub variant: Variant,
    pub chess960: bool,
    pub analyse_mode: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            threads: 1,
            hash_mib: 64,
            clearings: 0,
            ponder: false,
            multi_pv: 1,
            own_book: false,
            skill_level: SKILL_MAX,
            limit_strength: false,
            elo: rating::CHESS_MOST,
            move_overhead: Duration::from_millis(50),
            variant: Variant::Chess,
            chess960: false,
            analyse_mode: false,
        }
    }
}

impl Settings {
    /// The level to make a move at: the one of the rating, where that is asked for and known, else the one of the skill.
    /// `chance`, drawn evenly from 0 to 1, decides between two levels.
    pub fn level(&self, chance: f64) -> Level {
        let rated = || Level::of_elo(self.variant.kind(), self.elo, chance).filter(|_| self.limit_strength);
        if self.analyse_mode { Level::MAX } else { rated().unwrap_or_else(|| self.skill()) }
    }

    /// `Skill Level` 20 is all there is, and below it every second number is a level.
    fn skill(&self) -> Level {
        let most = u64::from(Level::MAX.number());
        let number = (self.skill_level * most).div_ceil(SKILL_MAX);
        Level::new(u8::try_from(number).unwrap_or(u8::MAX))
    }
}

#[cfg(test)]
mod tests {
    use hansu_rules::GameKind;

    use super::*;

    #[test]
    fn every_level_has_a_skill_and_analysis_is_at_full_strength() {
        let level = |skill_level| Settings { skill_level, ..Settings::default() }.level(0.5).number();
        assert_eq!([0, 1, 2, 3, 4, 19, 20].map(level), [1, 1, 1, 2, 2, 10, 10]);
        assert_eq!(
            (1..=10).map(|number| level(2 * number)).collect::<Vec<_>>(),
            (1..=10).collect::<Vec<u8>>()
        );
        let analysis = Settings { skill_level: 3, analyse_mode: true, ..Settings::default() };
        assert_eq!(analysis.level(0.5), Level::MAX);
    }

    #[test]
    fn a_rating_rules_only_where_it_is_asked_for_and_known() {
        let weak = Settings { skill_level: 20, elo: rating::CHESS_LEAST, ..Settings::default() };
        assert_eq!(weak.level(0.5), Level::MAX);
        let limited = Settings { limit_strength: true, ..weak };
        assert_eq!(limited.level(0.5).elo(GameKind::Chess), Some(rating::CHESS_LEAST));
        let janggi = Settings { variant: Variant::Janggi("janggi"), ..limited.clone() };
        assert_eq!(janggi.level(0.5), Level::MAX, "no rating of Janggi was measured");
        assert_eq!(Settings { analyse_mode: true, ..limited }.level(0.5), Level::MAX);
    }
}
