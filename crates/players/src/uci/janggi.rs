//! Boards of Janggi from either side, and the names of its variants.

use hansu_rules::{
    Side,
    janggi::{Game, Rules, dialect},
};

use crate::profile::JanggiBoard;

impl JanggiBoard {
    /// The position on show as an engine with this board reads it.
    pub(super) fn fen(self, game: &Game) -> String {
        match self {
            Self::ChoBelow => game.fen(),
            Self::HanBelow => dialect::write_fen(&game.setup()),
        }
    }

    /// The side that engines with this board call White in Janggi.
    pub(super) const fn white(self) -> Side {
        match self {
            Self::ChoBelow => Side::First,
            Self::HanBelow => Side::Second,
        }
    }

    /// A move (`a4b4`) in the squares of an engine with this board, or the other way round. What is no pair of
    /// squares stays as it is.
    pub(super) fn squares(self, text: &str) -> String {
        match (self, dialect::read_move(text)) {
            (Self::HanBelow, Ok(turned)) => turned.to_string(),
            (Self::ChoBelow, _) | (Self::HanBelow, Err(_)) => text.to_owned(),
        }
    }
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

    #[test]
    fn the_board_turns() {
        let lone = Game::from_fen("4k4/9/9/9/9/9/P8/9/4K4/R8 w - - 3 7", Rules::default()).unwrap();
        assert_eq!(JanggiBoard::ChoBelow.fen(&lone), lone.fen());
        assert_eq!(JanggiBoard::HanBelow.fen(&lone), "8r/4k4/9/8p/9/9/9/9/9/4K4 b - - 3 7");
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
