//! A game in the words of `position`.

use hansu_rules::{Action, ActionText, AnyGame};

use super::janggi;
use crate::{EngineError, profile::JanggiBoard};

/// A game as an engine is told it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Position {
    /// `startpos`, or `fen` and the FEN.
    pub(super) base: String,
    /// The moves since.
    pub(super) moves: Vec<String>,
    /// Names under which the engine may know the rules, the closest first; empty for ordinary chess.
    pub(super) variants: Vec<&'static str>,
    /// Castling as in Chess960.
    pub(super) chess960: bool,
}

impl Position {
    /// The position on show with the moves that led there. A deletion is no move of any protocol: the game begins
    /// behind the last one, with the counters the rules have then.
    pub(super) fn of(game: &AnyGame, board: JanggiBoard) -> Result<Self, EngineError> {
        let actions = game.actions();
        let from =
            actions.iter().rposition(|action| matches!(action, Action::Delete(_))).map_or(0, |at| at + 1);
        let mut walk = game.clone();
        for _ in from..actions.len() {
            walk.undo();
        }
        let (base, variants, chess960) = match &walk {
            AnyGame::Chess(game) => {
                let chess960 = game.rules().chess960;
                (if chess960 { game.shredder_fen() } else { game.fen() }, Vec::new(), chess960)
            }
            AnyGame::Janggi(game) => (board.fen(game), janggi::variants(game.rules()).collect(), false),
            AnyGame::Go(_) => return Err(EngineError::OtherGame(game.kind())),
        };
        let mut moves = Vec::with_capacity(actions.len() - from);
        for &action in &actions[from..] {
            let text = walk.text(action, ActionText::Protocol);
            moves.push(if chess960 || variants.is_empty() { text } else { board.squares(&text) });
            if walk.play(action).is_err() {
                break;
            }
        }
        let base = if base == START { "startpos".to_owned() } else { format!("fen {base}") };
        Ok(Self { base, moves, variants, chess960 })
    }

    /// The command.
    pub(super) fn command(&self) -> String {
        let mut command = format!("position {}", self.base);
        if !self.moves.is_empty() {
            command.push_str(" moves");
        }
        for text in &self.moves {
            command.push(' ');
            command.push_str(text);
        }
        command
    }

    /// Whether this is another place of the game `other` is in: what the engine remembers is of use.
    pub(super) fn continues(&self, other: &Self) -> bool {
        let shared = self.moves.len().min(other.moves.len());
        self.base == other.base
            && self.variants == other.variants
            && self.chess960 == other.chess960
            && self.moves[..shared] == other.moves[..shared]
    }
}

/// The ordinary start, which some engines know only by its own word.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[cfg(test)]
mod tests {
    use hansu_rules::{Point, chess, janggi as rules};

    use super::*;

    fn command(game: &AnyGame, board: JanggiBoard) -> String {
        Position::of(game, board).unwrap().command()
    }

    fn chess(fen: Option<&str>, chess960: bool, deletes: u8, moves: &str) -> AnyGame {
        let rules = chess::Rules { chess960, deletes };
        let game =
            fen.map_or_else(|| chess::Game::new(rules), |fen| chess::Game::from_fen(fen, rules).unwrap());
        played(AnyGame::Chess(game), moves)
    }

    fn played(mut game: AnyGame, moves: &str) -> AnyGame {
        for text in moves.split_whitespace() {
            let action = game.parse(text).unwrap();
            game.play(action).unwrap();
        }
        game
    }

    #[test]
    fn chess_goes_out_as_its_start_and_its_moves() {
        let game = chess(None, false, 0, "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O");
        assert_eq!(
            command(&game, JanggiBoard::ChoBelow),
            "position startpos moves e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1"
        );
        let fen = "4k3/8/8/8/8/8/P7/4K2R w K - 5 40";
        let game = chess(Some(fen), false, 0, "O-O");
        assert_eq!(command(&game, JanggiBoard::ChoBelow), format!("position fen {fen} moves e1g1"));
    }

    #[test]
    fn chess960_has_its_own_castling() {
        let fen = "nrk1brnb/pp1ppppp/8/8/8/8/PP1PPPPP/NRK1BRNB w KQkq - 0 1";
        let game = chess(Some(fen), true, 0, "O-O-O");
        let text = command(&game, JanggiBoard::ChoBelow);
        assert!(text.contains(" w FBfb - 0 1 moves c1b1"), "{text}");
        let standard = chess(None, true, 0, "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O");
        assert!(command(&standard, JanggiBoard::ChoBelow).ends_with("e1h1"));
    }

    #[test]
    fn behind_a_deletion_a_new_start_begins() {
        let mut game = chess(None, false, 1, "e4 e5");
        game.play(Action::Delete(Point::new(3, 7))).unwrap();
        let game = played(game, "Ke2");
        assert_eq!(
            command(&game, JanggiBoard::ChoBelow),
            "position fen rnb1kbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 moves e1e2"
        );
    }

    #[test]
    fn janggi_from_both_sides_with_a_pass() {
        let formation = rules::Formation::HorseElephantElephantHorse;
        let game = AnyGame::Janggi(rules::Game::new(rules::Rules::default(), formation, formation));
        let game = played(game, "a1a2 a10a9 pass");
        let start = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR";
        assert_eq!(
            command(&game, JanggiBoard::ChoBelow),
            format!("position fen {start} w - - 0 1 moves a1a2 a10a9 e2e2")
        );
        assert_eq!(
            command(&game, JanggiBoard::HanBelow),
            format!("position fen {start} b - - 0 1 moves i10i9 i1i2 e9e9")
        );
    }

    #[test]
    fn places_of_one_game_belong_together() {
        let at = |moves| Position::of(&chess(None, false, 0, moves), JanggiBoard::ChoBelow).unwrap();
        assert!(at("e4 e5").continues(&at("e4")) && at("").continues(&at("e4 e5")));
        assert!(!at("e4 e5").continues(&at("d4")));
    }
}
