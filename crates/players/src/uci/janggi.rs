//! Boards of Janggi from either side, and the names of its variants.

use hansu_rules::janggi::Rules;

use crate::profile::JanggiBoard;

impl JanggiBoard {
    /// A FEN as an engine with this board reads it, or the other way round.
    pub(super) fn fen(self, fen: &str) -> String {
        if self == Self::ChoBelow {
            return fen.to_owned();
        }
        let mut fields = fen.split(' ');
        let board = fields.next().unwrap_or_default().chars().rev().map(other_case).collect();
        let turn = match fields.next() {
            Some("w") => "b",
            Some("b") => "w",
            other => other.unwrap_or_default(),
        };
        let mut turned: String = board;
        for field in [turn].into_iter().chain(fields) {
            turned.push(' ');
            turned.push_str(field);
        }
        turned
    }

    /// A move (`a4b4`) in the squares of an engine with this board, or the other way round. What is no pair of
    /// squares stays as it is.
    pub(super) fn squares(self, text: &str) -> String {
        if self == Self::ChoBelow {
            return text.to_owned();
        }
        let turned = take_square(text).and_then(|(from, rest)| {
            let (to, rest) = take_square(rest)?;
            rest.is_empty().then(|| format!("{}{}", turned_square(from), turned_square(to)))
        });
        turned.unwrap_or_else(|| text.to_owned())
    }
}

fn other_case(sign: char) -> char {
    if sign.is_ascii_lowercase() { sign.to_ascii_uppercase() } else { sign.to_ascii_lowercase() }
}

/// File from 0 and rank from 1; ranks have one or two digits.
fn take_square(text: &str) -> Option<((u8, u8), &str)> {
    let (&file, rest) = text.as_bytes().split_first()?;
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let rank = text.get(1..=digits)?.parse::<u8>().ok()?;
    let file = file.to_ascii_lowercase().checked_sub(b'a').filter(|file| *file < 9)?;
    (1..=10).contains(&rank).then(|| ((file, rank), &text[1 + digits..]))
}

fn turned_square((file, rank): (u8, u8)) -> String {
    format!("{}{}", char::from(b'i' - file), 11 - rank)
}

/// The names under which an engine may know these rules, the closest first: the preset's own name, the variant of
/// Fairy-Stockfish with the same moves and results, then variants with the same moves, then any of Janggi.
pub(super) fn variants(rules: &Rules) -> impl Iterator<Item = &'static str> {
    let same_moves = if rules.bikjang {
        ["janggi", "janggitraditional", "janggimodern", "janggicasual"]
    } else {
        ["janggimodern", "janggicasual", "janggi", "janggitraditional"]
    };
    rules.preset_name().into_iter().chain([rules.engine_variant()]).chain(same_moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";

    #[test]
    fn the_board_turns_there_and_back() {
        let han = JanggiBoard::HanBelow;
        assert_eq!(JanggiBoard::ChoBelow.fen(START), START);
        // The start is the same from both sides, but Cho, who moves first, is Black then.
        assert_eq!(han.fen(START), START.replace(" w ", " b "));
        let lone = "4k4/9/9/9/9/9/P8/9/4K4/R8 w - - 3 7";
        assert_eq!(han.fen(lone), "8r/4k4/9/8p/9/9/9/9/9/4K4 b - - 3 7");
        assert_eq!(han.fen(&han.fen(lone)), lone);
    }

    #[test]
    fn squares_turn_with_it() {
        let han = JanggiBoard::HanBelow;
        assert_eq!(han.squares("a10b8"), "i1h3");
        assert_eq!(han.squares("e2e2"), "e9e9");
        assert_eq!(han.squares("a1a10"), "i10i1");
        for odd in ["", "0000", "a0a1", "(none)", "a11b1", "a1", "z1a1", "a1a2q", "한수쉼"] {
            assert_eq!(han.squares(odd), odd);
        }
    }

    #[test]
    fn variants_go_from_the_closest_to_any() {
        let names = |preset| Vec::from_iter(variants(&Rules::preset(preset).unwrap()));
        assert_eq!(names("kakao")[..3], ["kakao", "janggimodern", "janggimodern"]);
        assert_eq!(names("janggitraditional")[..2], ["janggitraditional", "janggitraditional"]);
    }
}
