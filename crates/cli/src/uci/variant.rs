//! The games the engine plays, by the names that `UCI_Variant` gives them.

use hansu_rules::{AnyGame, GameKind, chess, janggi};

/// A game and, in Janggi, its rule preset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// Chess; `UCI_Chess960` is an option of its own.
    Chess,
    /// Janggi under the preset of this name.
    Janggi(&'static str),
}

impl Variant {
    /// Every variant by name. The Janggi presets have Fairy-Stockfish's names; `kakao` is a rule set that engine does
    /// not have.
    pub const NAMES: [&'static str; 6] =
        ["chess", "janggi", "janggimodern", "janggitraditional", "janggicasual", "kakao"];

    /// The variant of this name, in any case.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let name = Self::NAMES.into_iter().find(|known| known.eq_ignore_ascii_case(name))?;
        Some(if name == "chess" { Self::Chess } else { Self::Janggi(name) })
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chess => "chess",
            Self::Janggi(preset) => preset,
        }
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(self) -> GameKind {
        match self {
            Self::Chess => GameKind::Chess,
            Self::Janggi(_) => GameKind::Janggi,
        }
    }

    /// The rules of Janggi under this variant.
    fn janggi_rules(self) -> janggi::Rules {
        janggi::Rules::preset(self.name()).unwrap_or_default()
    }

    /// The start position.
    #[must_use]
    pub fn start(self, chess960: bool) -> AnyGame {
        match self {
            Self::Chess => AnyGame::Chess(chess::Game::new(chess::Rules { chess960, deletes: 0 })),
            Self::Janggi(_) => {
                let formation = janggi::Formation::HorseElephantElephantHorse;
                AnyGame::Janggi(janggi::Game::new(self.janggi_rules(), formation, formation))
            }
        }
    }

    /// The position of a FEN.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn position(self, fen: &str, chess960: bool) -> Result<AnyGame, FenError> {
        Ok(match self {
            Self::Chess => AnyGame::Chess(chess::Game::from_fen(fen, chess::Rules { chess960, deletes: 0 })?),
            Self::Janggi(_) => AnyGame::Janggi(janggi::Game::from_fen(fen, self.janggi_rules())?),
        })
    }

    /// The line that programs which show many variants expect when the variant changes: the board, and where a game
    /// begins.
    #[must_use]
    pub fn announcement(self) -> String {
        let (files, ranks, start) = match self.start(false) {
            AnyGame::Chess(game) => (8, 8, game.fen()),
            AnyGame::Janggi(game) => (9, 10, game.fen()),
            AnyGame::Go(game) => (game.size(), game.size(), String::new()),
        };
        let name = self.name();
        format!("variant {name} files {files} ranks {ranks} pocket 0 template {name} startpos {start}")
    }
}

/// A FEN that is no position of the variant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// No chess position.
    #[error("this FEN is no chess position: {0}")]
    Chess(#[from] chess::FenError),
    /// No Janggi position.
    #[error("this FEN is no Janggi position: {0}")]
    Janggi(#[from] janggi::FenError),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_a_variant_and_every_janggi_name_a_preset() {
        for name in Variant::NAMES {
            let variant = Variant::named(name).unwrap();
            assert_eq!(variant.name(), name);
            assert_eq!(variant.kind() == GameKind::Janggi, janggi::Rules::preset(name).is_some(), "{name}");
        }
        assert_eq!(Variant::named("JanggiModern"), Some(Variant::Janggi("janggimodern")));
        assert_eq!(Variant::named("crazyhouse"), None);
    }

    #[test]
    fn a_game_of_janggi_begins_where_fairy_stockfish_begins_it() {
        let AnyGame::Janggi(game) = Variant::Janggi("janggi").start(false) else { panic!("no Janggi") };
        assert_eq!(game.fen(), "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1");
    }
}
