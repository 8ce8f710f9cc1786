//! The options an engine announces.

use serde::{Deserialize, Serialize};

/// What an option takes, with its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// On or off.
    Check {
        /// At the start.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// At the start.
        default: i64,
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// One of several words.
    Combo {
        /// At the start.
        default: String,
        /// All that can be chosen.
        choices: Vec<String>,
    },
    /// Something that is done when it is pressed.
    Button,
    /// Any text without a line break.
    String {
        /// At the start.
        default: String,
    },
    /// The path of a file.
    Filename {
        /// At the start.
        default: String,
    },
}

/// An option an engine announces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UciOption {
    /// As the engine spells it.
    pub name: String,
    /// What it takes.
    pub kind: OptionKind,
}

/// What each game, search or purpose decides anew.
const MANAGED: [&str; 9] = [
    "UCI_Chess960",
    "UCI_Variant",
    "MultiPV",
    "Ponder",
    "UCI_AnalyseMode",
    "UCI_ShowWDL",
    "UCI_LimitStrength",
    "UCI_Elo",
    "Protocol",
];

const KEYWORDS: [&str; 6] = ["name", "type", "default", "min", "max", "var"];

impl UciOption {
    /// Reads an `option` line (with or without that word): its parts in any order, each up to the next keyword.
    /// `None` for a line that announces nothing usable: no name, an unknown type, a range that holds nothing.
    #[must_use]
    pub fn parse(line: &str) -> Option<Self> {
        let mut parts: Vec<(&str, Vec<&str>)> = Vec::new();
        let mut words = line.split_whitespace().peekable();
        words.next_if_eq(&"option");
        for word in words {
            // A name may hold a keyword ("Hash max"); there is one `type` only, which comes after it.
            let in_name = matches!(parts.last(), Some(("name", name)) if word != "type" || name.is_empty());
            match parts.last_mut() {
                Some((_, value)) if in_name || !KEYWORDS.contains(&word) => value.push(word),
                _ if KEYWORDS.contains(&word) => parts.push((word, Vec::new())),
                _ => {}
            }
        }
        let value =
            |key: &str| parts.iter().rev().find(|(part, _)| *part == key).map(|(_, words)| words.join(" "));
        let name = value("name").filter(|name| !name.is_empty())?;
        let text = || value("default").filter(|text| text != "<empty>").unwrap_or_default();
        let number = |key: &str| value(key).and_then(|text| text.parse::<i64>().ok());
        let kind = match value("type")?.as_str() {
            "check" => OptionKind::Check { default: text().eq_ignore_ascii_case("true") },
            "spin" => {
                let (min, max) = (number("min").unwrap_or(i64::MIN), number("max").unwrap_or(i64::MAX));
                if min > max {
                    return None;
                }
                OptionKind::Spin { default: number("default").unwrap_or(0).clamp(min, max), min, max }
            }
            "combo" => {
                let choices = parts.iter().filter(|(part, _)| *part == "var");
                OptionKind::Combo {
                    default: text(),
                    choices: choices.map(|(_, words)| words.join(" ")).collect(),
                }
            }
            "button" => OptionKind::Button,
            "string" => OptionKind::String { default: text() },
            "filename" | "file" => OptionKind::Filename { default: text() },
            _ => return None,
        };
        Some(Self { name, kind })
    }

    /// Hansu sets this option itself: it is not for the user to edit.
    #[must_use]
    pub fn is_managed(&self) -> bool {
        MANAGED.iter().any(|name| self.name.eq_ignore_ascii_case(name))
    }

    /// The value at the start as it is written; `None` for a button.
    #[must_use]
    pub fn default_value(&self) -> Option<String> {
        Some(match &self.kind {
            OptionKind::Check { default } => default.to_string(),
            OptionKind::Spin { default, .. } => default.to_string(),
            OptionKind::Combo { default, .. }
            | OptionKind::String { default }
            | OptionKind::Filename { default } => default.clone(),
            OptionKind::Button => return None,
        })
    }

    /// This value in the option's own spelling, or `None` where it does not take it.
    #[must_use]
    pub fn fitting(&self, value: &str) -> Option<String> {
        let word = value.trim();
        match &self.kind {
            OptionKind::Check { .. } => ["true", "false"]
                .into_iter()
                .find(|known| known.eq_ignore_ascii_case(word))
                .map(str::to_owned),
            OptionKind::Spin { min, max, .. } => {
                word.parse::<i64>().ok().filter(|number| (min..=max).contains(&number)).map(|n| n.to_string())
            }
            OptionKind::Combo { choices, .. } => {
                choices.iter().find(|choice| choice.eq_ignore_ascii_case(word)).cloned()
            }
            OptionKind::Button => Some(String::new()),
            OptionKind::String { .. } | OptionKind::Filename { .. } => {
                (!value.contains(['\n', '\r'])).then(|| value.to_owned())
            }
        }
    }

    /// The line that sets it to a fitting value. An empty text still has the word `value`; a button has none.
    #[must_use]
    pub fn command(&self, value: &str) -> String {
        let name = &self.name;
        match &self.kind {
            OptionKind::Button => format!("setoption name {name}"),
            OptionKind::String { .. } | OptionKind::Filename { .. } if value.is_empty() => {
                format!("setoption name {name} value <empty>")
            }
            _ => format!("setoption name {name} value {value}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn option(line: &str) -> UciOption {
        UciOption::parse(line).unwrap()
    }

    #[test]
    fn every_type() {
        let spin = option("option name Hash type spin default 16 min 1 max 33554432");
        assert_eq!(spin.kind, OptionKind::Spin { default: 16, min: 1, max: 33_554_432 });
        let combo = option("option name UCI_Variant type combo default chess var mini shogi var janggi");
        assert_eq!(
            combo.kind,
            OptionKind::Combo {
                default: "chess".into(),
                choices: vec!["mini shogi".into(), "janggi".into()]
            }
        );
        assert_eq!(option("option name Clear Hash type button").name, "Clear Hash");
        let empty = OptionKind::String { default: String::new() };
        for line in
            ["name A  B type string default <empty>", "name A B type string", "name A B type string default"]
        {
            assert_eq!(option(line), UciOption { name: "A B".into(), kind: empty.clone() });
        }
        assert_eq!(
            option("option name Net type filename default a b.nnue").kind,
            OptionKind::Filename { default: "a b.nnue".into() }
        );
        assert_eq!(option("option type check default true name x max y").name, "x max y");
    }

    #[test]
    fn lines_that_lie_are_no_options() {
        for line in [
            "option",
            "option name",
            "option type spin",
            "option name X type slider default 1",
            "option name X type spin default 5 min 9 max 1",
        ] {
            assert_eq!(UciOption::parse(line), None, "{line}");
        }
        let out_of_range = option("option name X type spin default 99 min 0 max 5");
        assert_eq!(out_of_range.default_value().as_deref(), Some("5"));
    }

    #[test]
    fn only_fitting_values_are_sent() {
        let spin = option("option name Hash type spin default 16 min 1 max 64");
        assert_eq!(spin.fitting(" 32 ").as_deref(), Some("32"));
        assert_eq!((spin.fitting("65"), spin.fitting("big")), (None, None));
        let combo = option("option name Style type combo default Solid var Solid var Risky");
        assert_eq!(combo.fitting("risky").as_deref(), Some("Risky"));
        let text = option("option name Path type string default <empty>");
        assert_eq!(text.fitting("a\nquit"), None);
        assert_eq!(text.command(""), "setoption name Path value <empty>");
        assert_eq!(option("name Clear Hash type button").command(""), "setoption name Clear Hash");
    }

    proptest! {
        #[test]
        fn no_line_panics(line in "(name|type|spin|default|min|max|var|check| |[a-z0-9<>-]{1,5}){0,20}") {
            if let Some(option) = UciOption::parse(&line) {
                let value = option.default_value().unwrap_or_default();
                prop_assert!(!option.command(&value).contains('\n'));
            }
        }
    }
}
