//! Rule sets: where the ways of playing Janggi differ, and the presets by name.

use crate::HalfPoints;

/// What becomes of a piece that goes to and fro between the same two points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BackAndForth {
    /// Nothing.
    Free,
    /// A fifth such move in a row of one piece is refused, if none of the five captures, gives check or answers one.
    /// General and guards may do so as often as they like.
    Refused,
    /// The fifth such move in a row of one piece loses, if none of them answers a check. General and guards may do
    /// so as often as they like.
    Loses,
}

/// The rules of a game of Janggi. See [`preset`](Self::preset).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Bikjang: generals that face each other must be answered, by breaking that or by a pass, which accepts it and
    /// ends the game.
    pub bikjang: bool,
    /// A game that ends without mate is decided on points, 1.5 of them for Han; otherwise it is drawn.
    pub points: bool,
    /// A pass is allowed at any time except in check; otherwise only where no other move is legal, or to accept
    /// bikjang.
    pub free_pass: bool,
    /// How often a position may occur: the game ends when it does so for this time.
    pub repetitions: Option<u8>,
    /// A repetition that was brought about by checks alone loses for the side that gave them.
    pub perpetual_check_loses: bool,
    /// A piece that goes to and fro.
    pub back_and_forth: BackAndForth,
    /// Plies without a capture after which the game ends.
    pub quiet_plies: Option<u32>,
    /// Plies after which the game ends, as soon as one of them is neither a capture nor a check. They count from
    /// the position in which the game was begun.
    pub ply_limit: Option<u32>,
    /// The game ends when a side has no more points than this after two plies in a row, of which the second is neither a
    /// capture nor a check. It does not in a game that was begun like that.
    pub low_material: Option<HalfPoints>,
    /// Delete mode: how many enemy pieces each side may remove.
    pub deletes: u8,
}

impl Rules {
    /// The names of the presets, most used first.
    pub const PRESETS: [&'static str; 5] =
        ["kakao", "janggi", "janggimodern", "janggitraditional", "janggicasual"];

    /// As most people play online: no bikjang, and points after 200 plies or when little is left. Measured on the
    /// public records of that service.
    const KAKAO: Self = Self {
        bikjang: false,
        points: true,
        free_pass: true,
        repetitions: None,
        perpetual_check_loses: false,
        back_and_forth: BackAndForth::Refused,
        quiet_plies: None,
        ply_limit: Some(200),
        low_material: Some(HalfPoints::whole(10)),
        deletes: 0,
    };

    /// Fairy-Stockfish's `janggi`: the point system of tournaments, bikjang is decided on points.
    const TOURNAMENT: Self = Self {
        bikjang: true,
        points: true,
        free_pass: true,
        repetitions: Some(3),
        perpetual_check_loses: true,
        back_and_forth: BackAndForth::Free,
        quiet_plies: Some(100),
        ply_limit: None,
        low_material: None,
        deletes: 0,
    };

    /// Fairy-Stockfish's `janggimodern`.
    const MODERN: Self = Self {
        bikjang: false,
        repetitions: Some(4),
        back_and_forth: BackAndForth::Loses,
        quiet_plies: Some(200),
        ..Self::TOURNAMENT
    };

    /// Fairy-Stockfish's `janggitraditional`: bikjang is a draw.
    const TRADITIONAL: Self = Self { points: false, ..Self::TOURNAMENT };

    /// Fairy-Stockfish's `janggicasual`: no bikjang, no points.
    const CASUAL: Self = Self { bikjang: false, points: false, ..Self::TOURNAMENT };

    /// The preset of this name; `None` for an unknown name.
    #[must_use]
    pub fn preset(name: &str) -> Option<Self> {
        match name {
            "kakao" => Some(Self::KAKAO),
            "janggi" => Some(Self::TOURNAMENT),
            "janggimodern" => Some(Self::MODERN),
            "janggitraditional" => Some(Self::TRADITIONAL),
            "janggicasual" => Some(Self::CASUAL),
            _ => None,
        }
    }

    /// The name of the preset that these rules are, whatever deletions they allow.
    #[must_use]
    pub fn preset_name(&self) -> Option<&'static str> {
        Self::PRESETS.into_iter().find(|name| {
            Self::preset(name).is_some_and(|preset| Self { deletes: self.deletes, ..preset } == *self)
        })
    }

    /// The variant of Fairy-Stockfish whose moves and results come closest to these rules.
    #[must_use]
    pub const fn engine_variant(&self) -> &'static str {
        match (self.bikjang, self.points) {
            (true, true) => "janggi",
            (true, false) => "janggitraditional",
            (false, true) => "janggimodern",
            (false, false) => "janggicasual",
        }
    }
}

impl Default for Rules {
    /// The preset `kakao`.
    fn default() -> Self {
        Self::KAKAO
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn presets_are_found_by_name_and_know_it() {
        for name in Rules::PRESETS {
            let rules = Rules::preset(name).unwrap();
            assert_eq!(rules.preset_name(), Some(name));
            assert_eq!(Rules { deletes: 3, ..rules }.preset_name(), Some(name));
        }
        assert_eq!(Rules::preset("xiangqi"), None);
        assert_eq!(Rules { free_pass: false, ..Rules::default() }.preset_name(), None);
    }

    #[test]
    fn every_preset_has_its_engine_variant() {
        let variants = Rules::PRESETS.map(|name| Rules::preset(name).unwrap().engine_variant());
        assert_eq!(variants, ["janggimodern", "janggi", "janggimodern", "janggitraditional", "janggicasual"]);
    }
}
