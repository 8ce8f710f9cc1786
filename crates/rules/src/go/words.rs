//! The words of other programs for rules: those of KataGo's rules, which other programs have taken over
//! (<https://lightvector.github.io/KataGo/rules.html>).

use super::{HandicapBonus, Scoring, Tax};
use crate::KoRule;

/// A choice among rules that has a word.
pub trait RuleWord: Copy + PartialEq + 'static {
    /// Every choice with its word.
    const WORDS: &'static [(Self, &'static str)];

    /// The word; every choice has one.
    #[must_use]
    fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(choice, _)| *choice == self).map_or("", |(_, word)| word)
    }

    /// The choice of a word, in large or small letters.
    #[must_use]
    fn of_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, known)| known.eq_ignore_ascii_case(word)).map(|(choice, _)| *choice)
    }
}

impl RuleWord for KoRule {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Simple, "SIMPLE"),
        (Self::PositionalSuperko, "POSITIONAL"),
        (Self::SituationalSuperko, "SITUATIONAL"),
    ];
}

impl RuleWord for Scoring {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::Area, "AREA"), (Self::Territory, "TERRITORY")];
}

impl RuleWord for Tax {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::None, "NONE"), (Self::Seki, "SEKI"), (Self::All, "ALL")];
}

impl RuleWord for HandicapBonus {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::None, "0"), (Self::PerStone, "N"), (Self::PerStoneExceptFirst, "N-1")];
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::Rules;

    fn reads_its_own<W: RuleWord + std::fmt::Debug>(choice: W) {
        assert!(!choice.word().is_empty(), "{choice:?} has no word");
        assert_eq!(W::of_word(&choice.word().to_ascii_lowercase()), Some(choice));
    }

    #[test]
    fn every_choice_of_a_preset_has_a_word() {
        for rules in Rules::PRESETS.iter().filter_map(|name| Rules::preset(name)) {
            reads_its_own(rules.ko);
            reads_its_own(rules.scoring);
            reads_its_own(rules.tax);
            reads_its_own(rules.handicap_bonus);
        }
        assert_eq!(KoRule::of_word("SPIGHT"), None);
    }
}
