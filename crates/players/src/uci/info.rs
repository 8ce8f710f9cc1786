//! What a search reports.

use std::time::Duration;

use hansu_engine::{Score, SearchInfo};
use hansu_rules::{Action, AnyGame, GameKind, Rejection, Side};

use crate::EngineProfile;

/// Hundredths of a pawn to hundredths of a point of Janggi: a chariot is 13 points, and about 6.5 pawns to
/// Fairy-Stockfish.
const POINTS_OF_JANGGI: i32 = 2;

/// The most of a line that is looked at.
const LONGEST_PV: usize = 64;

/// Reads an `info` line (without that word) about the position on show. Every move of the line that comes out can be
/// played. `None` where there is nothing to show.
#[must_use]
pub fn read_info(line: &str, game: &AnyGame, profile: &EngineProfile) -> Option<SearchInfo> {
    Reader { game, profile }.info(line)
}

/// How an engine's words are read in one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader<'a> {
    pub(super) game: &'a AnyGame,
    pub(super) profile: &'a EngineProfile,
}

impl Reader<'_> {
    /// An `info` line without that word. `None` where there is nothing to show: no score, or one that is only a
    /// bound (which must not replace a score), or text.
    pub(super) fn info(&self, line: &str) -> Option<SearchInfo> {
        let mut info = SearchInfo::of(Score::Centi(0));
        let mut score = None;
        let mut words = line.split_whitespace();
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = number(words.next())?,
                "seldepth" => info.selective_depth = number(words.next())?,
                "multipv" => info.line = number::<usize>(words.next())?.max(1),
                "nodes" => info.nodes = number(words.next())?,
                "time" => info.time = Duration::from_millis(number(words.next())?),
                "hashfull" => info.hash_full = Some(number(words.next())?),
                "score" => score = Some((words.next()?, number::<i32>(words.next())?)),
                "lowerbound" | "upperbound" | "string" => return None,
                "pv" => {
                    info.pv = self.line(&mut words);
                    break;
                }
                // What is not known is passed over, its values with it: they are words that are not known either.
                _ => {}
            }
        }
        info.score = self.score(score?)?;
        Some(info)
    }

    /// The moves up to the first that is none, or none here.
    fn line<'w>(&self, words: &mut impl Iterator<Item = &'w str>) -> Vec<Action> {
        let mut game = self.game.clone();
        let mut line = Vec::new();
        for word in words.take(LONGEST_PV) {
            let Ok(action) = read(&game, self.profile, word) else { break };
            match game.play(action) {
                Ok(played) => line.push(played.action),
                Err(_) => break,
            }
        }
        line
    }

    fn score(&self, (unit, value): (&str, i32)) -> Option<Score> {
        let turned = self.profile.scores_for_white && self.game.to_move() == Side::Second;
        let value = if turned { value.checked_neg()? } else { value };
        match unit {
            "cp" if self.game.kind() == GameKind::Janggi => {
                Some(Score::Centi(value.saturating_mul(POINTS_OF_JANGGI)))
            }
            "cp" => Some(Score::Centi(value)),
            "mate" if value != 0 => Some(Score::Mate(value)),
            _ => None,
        }
    }
}

fn number<T: std::str::FromStr>(word: Option<&str>) -> Option<T> {
    word?.parse().ok()
}

/// A move as engines write it, in the squares of the board on show. It need not be legal.
pub(super) fn read(game: &AnyGame, profile: &EngineProfile, word: &str) -> Result<Action, Rejection> {
    match game.kind() {
        GameKind::Janggi if matches!(word, "0000" | "@@@@") => Ok(Action::Pass),
        GameKind::Janggi => game.parse(&profile.janggi_board.squares(word)),
        // Some engines write the piece a pawn becomes in capitals.
        GameKind::Chess if is_long(word) => game.parse(&word.to_ascii_lowercase()),
        GameKind::Chess | GameKind::Go => game.parse(word),
    }
}

fn is_long(word: &str) -> bool {
    let file = |byte: u8| matches!(byte.to_ascii_lowercase(), b'a'..=b'h');
    let rank = |byte: u8| matches!(byte, b'1'..=b'8');
    match *word.as_bytes() {
        [a, b, c, d] | [a, b, c, d, _] => file(a) && rank(b) && file(c) && rank(d),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use hansu_rules::{ActionText, chess};
    use proptest::prelude::*;

    use super::*;
    use crate::{process::CommandLine, profile::Protocol};

    fn profile() -> EngineProfile {
        EngineProfile::new("x", CommandLine::new("x"), Protocol::Uci, [GameKind::Chess])
    }

    fn start() -> AnyGame {
        AnyGame::Chess(chess::Game::new(chess::Rules::default()))
    }

    fn info(line: &str) -> Option<SearchInfo> {
        Reader { game: &start(), profile: &profile() }.info(line)
    }

    fn pv(line: &str) -> Vec<String> {
        info(line).unwrap().pv.iter().map(|&action| start().text(action, ActionText::Protocol)).collect()
    }

    #[test]
    fn a_full_report() {
        let info = info(
            "depth 12 seldepth 18 multipv 2 score cp -34 wdl 1 2 3 nodes 5000 nps 1000  hashfull 7 tbhits 0 \
             time 250 currmove e2e4 pv e2e4  e7e5",
        )
        .unwrap();
        assert_eq!((info.depth, info.selective_depth, info.line), (12, 18, 2));
        assert_eq!((info.score, info.nodes, info.hash_full), (Score::Centi(-34), 5000, Some(7)));
        assert_eq!((info.time, info.pv.len()), (Duration::from_millis(250), 2));
    }

    #[test]
    fn a_line_ends_where_it_is_none() {
        assert_eq!(pv("score cp 1 pv e2e4 e7e5 e1e3 a7a6"), ["e2e4", "e7e5"]);
        assert_eq!(pv("score cp 1 pv e2e4 (none)"), ["e2e4"]);
        assert!(pv("score cp 1 pv").is_empty());
        assert_eq!(info("score cp 1").unwrap().line, 1);
    }

    #[test]
    fn what_is_no_score_replaces_none() {
        for line in [
            "depth 3",
            "string score cp 5 pv e2e4",
            "depth 3 score cp 20 lowerbound pv e2e4",
            "depth 3 score cp 20 upperbound",
            "score mate 0",
            "score furlongs 3",
            "score cp much",
            "depth",
        ] {
            assert!(info(line).is_none(), "{line}");
        }
        assert_eq!(info("score mate -3 pv a2a3").unwrap().score, Score::Mate(-3));
    }

    #[test]
    fn scores_told_for_white_are_turned() {
        let mut game = start();
        game.play(game.parse("e4").unwrap()).unwrap();
        let profile = EngineProfile { scores_for_white: true, ..profile() };
        let reader = Reader { game: &game, profile: &profile };
        assert_eq!(reader.info("score cp 40 pv e7e5").unwrap().score, Score::Centi(-40));
    }

    #[test]
    fn castling_in_either_form() {
        for (chess960, forms) in [(false, ["e1g1", "e1h1"]), (true, ["e1h1", "e1g1"])] {
            let rules = chess::Rules { chess960, deletes: 0 };
            let fen = "4k3/8/8/8/8/8/P7/4K2R w K - 5 40";
            let game = AnyGame::Chess(chess::Game::from_fen(fen, rules).unwrap());
            let profile = profile();
            let reader = Reader { game: &game, profile: &profile };
            for form in forms {
                let line = reader.info(&format!("score cp 1 pv {form} e8e7")).unwrap().pv;
                assert_eq!((line.len(), game.text(line[0], ActionText::Protocol).as_str()), (2, forms[0]));
            }
        }
    }

    #[test]
    fn promotions_in_capitals() {
        let fen = "8/P3k3/8/8/8/8/8/4K3 w - - 0 1";
        let game = AnyGame::Chess(chess::Game::from_fen(fen, chess::Rules::default()).unwrap());
        assert_eq!(read(&game, &profile(), "A7A8Q"), game.parse("a7a8q"));
    }

    proptest! {
        #[test]
        fn no_line_panics(
            line in "(depth|score|cp|mate|pv|multipv|time|e2e4|e7e5|string| |-?[0-9]{1,20}|[a-h0-9é]{1,6}){0,20}",
        ) {
            info(&line);
        }
    }
}
