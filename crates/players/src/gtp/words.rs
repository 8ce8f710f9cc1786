//! Words of the protocol.

use std::fmt::Write as _;

use hansu_rules::{
    Action, AnyGame, Point, Side,
    go::{RuleWord, Rules, Vertex},
};

/// The result as an engine counts it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FinalScore {
    /// Who is ahead; `None` where nobody is.
    pub winner: Option<Side>,
    /// By how much; `None` where it says only who won.
    pub points: Option<f32>,
}

impl FinalScore {
    /// Reads `B+3.5`, `W+R`, `0` and what engines make of them.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.split_whitespace().next()?;
        if matches!(text.to_ascii_lowercase().as_str(), "0" | "draw" | "jigo") {
            return Some(Self { winner: None, points: Some(0.0) });
        }
        let (winner, margin) = text.split_once('+')?;
        let winner = match winner.to_ascii_lowercase().as_str() {
            "b" | "black" => Side::First,
            "w" | "white" => Side::Second,
            _ => return None,
        };
        let points = margin.replace(',', ".").parse().ok().filter(|points: &f32| points.is_finite());
        Some(Self { winner: Some(winner), points })
    }
}

/// `b` or `w`.
pub(super) const fn colour(side: Side) -> &'static str {
    match side {
        Side::First => "b",
        Side::Second => "w",
    }
}

/// `Q16` or `pass`.
pub(super) fn vertex(action: Action) -> String {
    match action {
        Action::Place(point) => Vertex::At(point).to_string(),
        _ => Vertex::Pass.to_string(),
    }
}

/// Several points.
pub(super) fn vertices(points: &[Point]) -> String {
    let mut text = String::new();
    for &point in points {
        let _ = write!(text, " {}", Vertex::At(point));
    }
    text
}

/// Points out of an answer, in any order and division into lines; words that are none are passed over.
pub(super) fn points(text: &str, size: u8) -> Vec<Point> {
    let mut points: Vec<Point> = text
        .split_whitespace()
        .filter_map(|word| match Vertex::parse(word, size) {
            Ok(Vertex::At(point)) => Some(point),
            Ok(Vertex::Pass) | Err(_) => None,
        })
        .collect();
    points.sort_unstable();
    points.dedup();
    points
}

/// Rules as KataGo's object.
pub(super) fn rules(rules: &Rules) -> String {
    // Dead stones are agreed upon here, so an engine need not capture them before it passes.
    format!(
        "{{\"friendlyPassOk\":true,\"hasButton\":false,\"ko\":\"{}\",\"scoring\":\"{}\",\
         \"suicide\":{},\"tax\":\"{}\",\"whiteHandicapBonus\":\"{}\"}}",
        rules.ko.word(),
        rules.scoring.word(),
        rules.suicide,
        rules.tax.word(),
        rules.handicap_bonus.word(),
    )
}

/// The name of these rules on the server whose command other engines know; `None` where it has none.
pub(super) fn server_rules(rules: &Rules) -> Option<&'static str> {
    match rules.preset_name()? {
        "japanese" | "korean" => Some("japanese"),
        "chinese" | "chinese-server" => Some("chinese"),
        "aga" => Some("aga"),
        "new-zealand" => Some("new_zealand"),
        _ => None,
    }
}

/// A move out of the answer to `genmove`; `None` for a resignation.
pub(super) fn chosen(game: &AnyGame, text: &str) -> Result<Option<Action>, hansu_rules::Rejection> {
    let word = text.split_whitespace().next().unwrap_or_default();
    if word.eq_ignore_ascii_case("resign") {
        return Ok(None);
    }
    game.parse(word).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_of_every_form() {
        let score = |text| FinalScore::parse(text).map(|score| (score.winner, score.points));
        assert_eq!(score("B+3.5"), Some((Some(Side::First), Some(3.5))));
        assert_eq!(score("W+12 (upper bound)"), Some((Some(Side::Second), Some(12.0))));
        assert_eq!(score("White+R"), Some((Some(Side::Second), None)));
        assert_eq!(score("0"), Some((None, Some(0.0))));
        assert_eq!(score("W+7,5"), Some((Some(Side::Second), Some(7.5))));
        assert_eq!((score(""), score("none"), score("X+1")), (None, None, None));
    }

    #[test]
    fn points_out_of_several_lines() {
        let found = points("A1 b2\nT19 pass Z9 A1 I5", 19);
        assert_eq!(found, [Point::new(0, 0), Point::new(1, 1), Point::new(18, 18)]);
    }

    #[test]
    fn rules_are_an_object() {
        assert_eq!(
            rules(&Rules::JAPANESE),
            "{\"friendlyPassOk\":true,\"hasButton\":false,\"ko\":\"SIMPLE\",\"scoring\":\"TERRITORY\",\
             \"suicide\":false,\"tax\":\"SEKI\",\"whiteHandicapBonus\":\"0\"}"
        );
    }
}
