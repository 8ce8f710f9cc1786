//! Rules in the words of other programs: the names and the JSON of KataGo, the names of KGS.

use hansu_rules::{
    HalfPoints,
    go::{RuleWord, Rules},
};
use serde_json::{Map, Value, json};

use super::failure::Failure;

/// Rules as a JSON object.
pub fn write(rules: &Rules) -> String {
    json!({
        "hasButton": false,
        "ko": rules.ko.word(),
        "scoring": rules.scoring.word(),
        "suicide": rules.suicide,
        "tax": rules.tax.word(),
        "whiteHandicapBonus": rules.handicap_bonus.word(),
    })
    .to_string()
}

/// Rules from a name or a JSON object; what it does not tell, and the komi, stay as they are.
///
/// # Errors
/// Words that name no rules, or rules that do not exist here.
pub fn read(words: &str, current: &Rules) -> Result<Rules, Failure> {
    if let Some(named) = Rules::preset(words) {
        return Ok(Rules { komi: current.komi, ..named });
    }
    let axes: Map<String, Value> =
        serde_json::from_str(words).map_err(|_| Failure::Rules(words.to_owned()))?;
    let mut rules = *current;
    for (axis, value) in &axes {
        change(&mut rules, axis, value)?;
    }
    Ok(rules)
}

/// Rules with one axis changed.
///
/// # Errors
/// An axis or a value that does not exist here.
pub fn read_axis(axis: &str, word: &str, current: &Rules) -> Result<Rules, Failure> {
    let mut rules = *current;
    let value = serde_json::from_str(word).unwrap_or_else(|_| Value::String(word.to_owned()));
    change(&mut rules, axis, &value)?;
    Ok(rules)
}

fn change(rules: &mut Rules, axis: &str, value: &Value) -> Result<(), Failure> {
    let unknown = || Failure::Rules(format!("{axis} {value}"));
    let word = match value {
        Value::String(word) => word.clone(),
        other => other.to_string(),
    };
    match axis {
        "ko" => rules.ko = RuleWord::of_word(&word).ok_or_else(unknown)?,
        "scoring" | "score" => rules.scoring = RuleWord::of_word(&word).ok_or_else(unknown)?,
        "tax" => rules.tax = RuleWord::of_word(&word).ok_or_else(unknown)?,
        "whiteHandicapBonus" => rules.handicap_bonus = RuleWord::of_word(&word).ok_or_else(unknown)?,
        "suicide" => rules.suicide = truth(&word).ok_or_else(unknown)?,
        // The board is counted with its dead stones off whether or not they were captured first, so both are right.
        "friendlyPassOk" if truth(&word).is_some() => {}
        "hasButton" if truth(&word) == Some(false) => {}
        "komi" => rules.komi = value.as_f64().and_then(half_points).ok_or_else(unknown)?,
        _ => return Err(unknown()),
    }
    Ok(())
}

fn truth(word: &str) -> Option<bool> {
    word.to_ascii_lowercase().parse().ok()
}

/// Komi beyond this decides the game before it begins.
const MOST_KOMI: f64 = 400.0;

/// Komi in half points; `None` where it is none.
pub fn half_points(komi: f64) -> Option<HalfPoints> {
    let halves = komi * 2.0;
    // A whole number within twice `MOST_KOMI`.
    (halves.fract() == 0.0 && komi.abs() <= MOST_KOMI).then_some(HalfPoints(halves as i32))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_can_be_read() {
        for name in Rules::PRESETS {
            let rules = Rules::preset(name).unwrap();
            let other = Rules { komi: rules.komi, ..Rules::JAPANESE };
            assert_eq!(read(&write(&rules), &other).unwrap(), rules, "{name}");
            assert_eq!(read(name, &other).unwrap(), rules, "{name}");
        }
    }

    #[test]
    fn komi_stays_unless_it_is_told() {
        let current = Rules { komi: HalfPoints(1), ..Rules::CHINESE };
        assert_eq!(read("japanese", &current).unwrap().komi, HalfPoints(1));
        assert_eq!(read("{\"komi\":6.5}", &current).unwrap(), Rules { komi: HalfPoints(13), ..current });
    }

    #[test]
    fn rules_that_do_not_exist_here_are_refused() {
        for words in
            ["draughts", "", "{", "[]", "{\"ko\":\"SPIGHT\"}", "{\"hasButton\":true}", "{\"komi\":6.3}"]
        {
            assert!(read(words, &Rules::CHINESE).is_err(), "{words}");
        }
        assert!(read_axis("ko", "simple", &Rules::CHINESE).is_ok());
        assert!(read_axis("suicide", "maybe", &Rules::CHINESE).is_err());
        assert!(read_axis("colour", "red", &Rules::CHINESE).is_err());
    }
}
