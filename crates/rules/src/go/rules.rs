//! The rules of a game as independent axes, and the named sets that are in use.

use serde::{Deserialize, Serialize};

use crate::{HalfPoints, KoRule};

/// How a finished board is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// Stones and surrounded points.
    Area,
    /// Surrounded points and prisoners.
    Territory,
}

/// What is taken off a side's territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tax {
    /// Nothing.
    None,
    /// Points in seki do not count.
    Seki,
    /// As `Seki`, and two points for each living group.
    All,
}

/// What White receives for Black's handicap stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandicapBonus {
    /// Nothing.
    None,
    /// One point a stone.
    PerStone,
    /// One point a stone except the first.
    PerStoneExceptFirst,
}

impl HandicapBonus {
    /// White's points for so many stones placed before the game.
    #[must_use]
    pub const fn points(self, stones: u16) -> u16 {
        match self {
            Self::None => 0,
            Self::PerStone => stones,
            Self::PerStoneExceptFirst => stones.saturating_sub(1),
        }
    }
}

/// The rules of a game of Go, as independent axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rules {
    /// Which boards must not come back.
    pub ko: KoRule,
    /// Whether own stones may be captured by the own move (a single stone never: that only passes).
    pub suicide: bool,
    /// How the board is counted.
    pub scoring: Scoring,
    /// What is taken off.
    pub tax: Tax,
    /// What White receives for handicap stones.
    pub handicap_bonus: HandicapBonus,
    /// What White receives for moving second.
    pub komi: HalfPoints,
}

impl Rules {
    /// The names of the presets, most used first.
    pub const PRESETS: [&'static str; 8] = [
        "chinese",
        "japanese",
        "korean",
        "aga",
        "chinese-server",
        "tromp-taylor",
        "new-zealand",
        "ancient-area",
    ];

    /// Chinese rules as tournaments apply them: simple ko, endless cycles have no result.
    pub const CHINESE: Self = Self {
        ko: KoRule::Simple,
        suicide: false,
        scoring: Scoring::Area,
        tax: Tax::None,
        handicap_bonus: HandicapBonus::PerStone,
        komi: HalfPoints(15),
    };

    /// Japanese (1989) and Korean rules.
    pub const JAPANESE: Self = Self {
        ko: KoRule::Simple,
        suicide: false,
        scoring: Scoring::Territory,
        tax: Tax::Seki,
        handicap_bonus: HandicapBonus::None,
        komi: HalfPoints(13),
    };

    /// The preset of this name (with its komi); `None` for an unknown name. Besides [`Self::PRESETS`] it knows
    /// the names under which engines, servers and SGF have the same rules, such as `chinese-ogs` or `NZ`; case and
    /// the choice of `-`, `_` or a space do not matter.
    #[must_use]
    pub fn preset(name: &str) -> Option<Self> {
        let name = name.trim().to_ascii_lowercase().replace(['_', ' '], "-");
        Some(match name.as_str() {
            "chinese" => Self::CHINESE,
            "chinese-server" | "chinese-ogs" | "chinese-kgs" => {
                Self { ko: KoRule::PositionalSuperko, ..Self::CHINESE }
            }
            "japanese" | "korean" => Self::JAPANESE,
            "aga" | "bga" | "french" => Self {
                ko: KoRule::SituationalSuperko,
                handicap_bonus: HandicapBonus::PerStoneExceptFirst,
                ..Self::CHINESE
            },
            "new-zealand" | "nz" => Self {
                ko: KoRule::SituationalSuperko,
                suicide: true,
                handicap_bonus: HandicapBonus::None,
                komi: HalfPoints(14),
                ..Self::CHINESE
            },
            "tromp-taylor" => Self {
                ko: KoRule::PositionalSuperko,
                suicide: true,
                handicap_bonus: HandicapBonus::None,
                ..Self::CHINESE
            },
            "ancient-area" | "stone-scoring" => {
                Self { tax: Tax::All, handicap_bonus: HandicapBonus::None, ..Self::CHINESE }
            }
            _ => return None,
        })
    }

    /// The first of [`Self::PRESETS`] that is exactly these rules, komi aside; `None` where they are a mixture.
    #[must_use]
    pub fn preset_name(&self) -> Option<&'static str> {
        Self::PRESETS
            .into_iter()
            .find(|name| Self::preset(name).is_some_and(|preset| Self { komi: self.komi, ..preset } == *self))
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::CHINESE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_preset_has_rules() {
        for name in Rules::PRESETS {
            assert!(Rules::preset(name).is_some(), "{name}");
        }
        assert_eq!(Rules::preset("draughts"), None);
        assert_eq!(Rules::preset("Tromp_Taylor"), Rules::preset("tromp-taylor"));
    }

    #[test]
    fn presets_are_recognised_whatever_the_komi() {
        for name in Rules::PRESETS {
            let rules = Rules { komi: HalfPoints(1), ..Rules::preset(name).unwrap() };
            let expected = if name == "korean" { "japanese" } else { name };
            assert_eq!(rules.preset_name(), Some(expected));
        }
        assert_eq!(Rules { suicide: true, ..Rules::JAPANESE }.preset_name(), None);
    }

    #[test]
    fn the_names_of_other_programs_are_known() {
        for (name, ours) in [("NZ", "new-zealand"), ("BGA", "aga"), ("Chinese_OGS", "chinese-server")] {
            assert_eq!(Rules::preset(name), Rules::preset(ours), "{name}");
            assert!(Rules::preset(name).is_some(), "{name}");
        }
        assert_eq!(Rules::preset("GOE"), None);
    }

    #[test]
    fn the_bonus_counts_stones() {
        let points = |bonus: HandicapBonus| [0, 1, 2, 9].map(|stones| bonus.points(stones));
        assert_eq!(points(HandicapBonus::None), [0, 0, 0, 0]);
        assert_eq!(points(HandicapBonus::PerStone), [0, 1, 2, 9]);
        assert_eq!(points(HandicapBonus::PerStoneExceptFirst), [0, 0, 1, 8]);
    }
}
