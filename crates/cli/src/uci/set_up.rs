//! From the words of `position` to a game.

use hansu_rules::{AnyGame, GameKind, chess};
use hansu_text::{Language, Text};

use super::{
    play_on,
    position_words::{PositionWords, Start},
    variant::{FenError, Variant},
};
use crate::game_args::sentence;

/// A position that was set up, perhaps not all the way.
#[derive(Debug)]
pub struct SetUp {
    /// The position after the last move that could be played.
    pub game: AnyGame,
    /// What is to be said about it.
    pub remark: Option<Remark>,
}

/// Something about a position that whoever sent it should know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Remark {
    /// A move that was refused, and with it those behind it.
    #[error("move {number} of the position, {text:?}, is refused, the moves before it stand: {why}")]
    Refused {
        /// Its number, from 1.
        number: usize,
        /// As given.
        text: String,
        /// The sentence.
        why: String,
    },
    /// Castling rights that ordinary chess does not have were dropped.
    #[error("castling rights of this FEN need UCI_Chess960, they are dropped")]
    NeedsChess960,
}

/// The longest part of a move that is said back.
const QUOTED: usize = 20;

/// Sets up a position.
///
/// # Errors
/// A FEN that cannot be used.
pub fn set_up(words: &PositionWords, variant: Variant, chess960: bool) -> Result<SetUp, FenError> {
    let mut remark = None;
    let mut game = match &words.start {
        Start::StartPos => variant.start(chess960),
        Start::Fen(fen) => {
            if variant.kind() == GameKind::Chess && !chess960 && chess::needs_chess960(fen) {
                remark = Some(Remark::NeedsChess960);
            }
            variant.position(fen, chess960)?
        }
    };
    for (index, text) in words.moves.iter().enumerate() {
        if let Err(why) = play(&mut game, text) {
            let text = text.chars().take(QUOTED).collect();
            remark = Some(Remark::Refused { number: index + 1, text, why });
            break;
        }
    }
    Ok(SetUp { game, remark })
}

/// Plays a move, beyond the end of the game too; the sentence that refuses it otherwise.
fn play(game: &mut AnyGame, text: &str) -> Result<(), String> {
    let said = |game: &AnyGame, rejection| sentence(Text::new(Language::English), game, &rejection);
    let action = game.parse(text).map_err(|rejection| said(game, rejection))?;
    match game.play(action) {
        Ok(_) => Ok(()),
        Err(rejection) => {
            *game = play_on::after(game, action).ok_or_else(|| said(game, rejection))?;
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set_up_line(line: &str, variant: Variant, chess960: bool) -> Result<SetUp, FenError> {
        set_up(&PositionWords::read(line.split_whitespace()).unwrap(), variant, chess960)
    }

    fn fen(set_up: &SetUp) -> String {
        match &set_up.game {
            AnyGame::Chess(game) => game.fen(),
            AnyGame::Janggi(game) => game.fen(),
            AnyGame::Go(_) => String::new(),
        }
    }

    #[test]
    fn the_moves_before_a_refused_one_stand() {
        let set_up = set_up_line("startpos moves e2e4 e7e5 e4e5 g1f3", Variant::Chess, false).unwrap();
        assert_eq!(fen(&set_up), "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
        let remark = set_up.remark.unwrap().to_string();
        assert!(
            remark.contains("move 3") && remark.contains("\"e4e5\"") && remark.contains("blocked"),
            "{remark}"
        );
        assert!(!remark.contains('\n'));
    }

    #[test]
    fn castling_is_read_both_ways_and_rights_of_chess960_need_the_option() {
        let ready = "fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves";
        for (mv, chess960) in [("e1g1", false), ("e1h1", false), ("e1h1", true), ("e1g1", true)] {
            let set_up = set_up_line(&format!("{ready} {mv}"), Variant::Chess, chess960).unwrap();
            assert_eq!(fen(&set_up), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1", "{mv} {chess960}");
        }
        let line = "fen rk3r2/8/8/8/8/8/8/RK3R2 w FAfa - 0 1";
        assert_eq!(set_up_line(line, Variant::Chess, true).unwrap().remark, None);
        assert_eq!(set_up_line(line, Variant::Chess, false).unwrap().remark, Some(Remark::NeedsChess960));
    }

    #[test]
    fn a_bad_fen_is_an_error_and_a_pass_of_janggi_a_move() {
        assert!(set_up_line("fen what", Variant::Chess, false).is_err());
        assert!(set_up_line("fen", Variant::Janggi("janggi"), false).is_err());
        let set_up = set_up_line("startpos moves e2e2 a7a6", Variant::Janggi("janggi"), false).unwrap();
        assert!(set_up.remark.is_none() && fen(&set_up).ends_with("w - - 2 2"), "{}", fen(&set_up));
    }

    #[test]
    fn moves_go_on_beyond_a_draw() {
        let dance = "g1f3 g8f6 f3g1 f6g8 ".repeat(6);
        let set_up = set_up_line(&format!("startpos moves {dance} e2e4"), Variant::Chess, false).unwrap();
        assert_eq!(set_up.remark, None);
        assert!(fen(&set_up).contains("4P3"));
    }
}
