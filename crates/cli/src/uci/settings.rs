//! What the options stand at.

use std::time::Duration;

use hansu_engine::Level;

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
            move_overhead: Duration::from_millis(50),
            variant: Variant::Chess,
            chess960: false,
            analyse_mode: false,
        }
    }
}

impl Settings {
    /// The level to play at: `Skill Level` 20 is all there is, and below it every second number is a level.
    pub fn level(&self) -> Level {
        let most = u64::from(Level::MAX.number());
        let number = (self.skill_level * most).div_ceil(SKILL_MAX);
        if self.analyse_mode { Level::MAX } else { Level::new(u8::try_from(number).unwrap_or(u8::MAX)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_skill_and_analysis_is_at_full_strength() {
        let level = |skill_level| Settings { skill_level, ..Settings::default() }.level().number();
        assert_eq!([0, 1, 2, 3, 4, 19, 20].map(level), [1, 1, 1, 2, 2, 10, 10]);
        assert_eq!(
            (1..=10).map(|number| level(2 * number)).collect::<Vec<_>>(),
            (1..=10).collect::<Vec<u8>>()
        );
        let analysis = Settings { skill_level: 3, analyse_mode: true, ..Settings::default() };
        assert_eq!(analysis.level(), Level::MAX);
    }
}
