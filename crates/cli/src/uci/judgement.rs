//! `eval`: what the position is worth without a search, and what that is made of.

use std::fmt::Write as _;

use hansu_engine::{Evaluation, EvaluationPart};
use hansu_rules::{AnyGame, GameKind, Side};
use hansu_text::{Language, Text};

use super::play_on;

/// A table of the evaluation's parts, then its value; all in hundredths, for White or Cho.
#[must_use]
pub fn judgement(game: &AnyGame) -> String {
    let over = play_on::is_final(game);
    let Some(evaluation) = Evaluation::of(game).filter(|_| !over) else {
        return "Evaluation: none, the game is over".to_owned();
    };
    let mut text = format!("{:<24}{:>9}{:>9}{:>9}\n", "counted", "opening", "ending", "here");
    let names = Text::new(Language::English);
    for part in &evaluation.parts {
        let EvaluationPart { opening, ending, worth, .. } = part;
        // Writing to a string does not fail.
        let _ =
            writeln!(text, "{:<24}{opening:>+9}{ending:>+9}{worth:>+9.1}", name(part, game.kind(), &names));
    }
    let _ = writeln!(text, "{:<42}{:>+9.1}", "rest", evaluation.rest);
    let _ = write!(
        text,
        "Evaluation: {:+} hundredths for {}",
        evaluation.value,
        names.side(game.kind(), Side::First)
    );
    text
}

fn name(part: &EvaluationPart, kind: GameKind, names: &Text) -> String {
    match part.attacker {
        Some(attacker) => format!("{} to {}", part.name, names.side(kind, attacker.other())),
        None => part.name.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uci::variant::Variant;

    #[test]
    fn a_bare_endgame_is_told_part_by_part() {
        let game = Variant::Chess.position("4k3/8/8/8/8/8/8/QQ2K3 b - - 0 1", false).unwrap();
        let text = judgement(&game);
        let first = |line: &str| line.split_whitespace().next().map(str::to_owned);
        assert!(text.lines().any(|line| first(line).as_deref() == Some("material")), "{text}");
        assert!(text.lines().last().unwrap().ends_with(" hundredths for White"), "{text}");
        assert!(text.contains("Evaluation: +"), "{text}");
    }

    #[test]
    fn nothing_is_said_of_a_game_that_is_over() {
        let game = Variant::Chess.position("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", false).unwrap();
        assert_eq!(judgement(&game), "Evaluation: none, the game is over");
    }
}
