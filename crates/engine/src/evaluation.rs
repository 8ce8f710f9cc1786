//! What a position is worth without a search, taken apart into what the evaluation counts.

use hansu_rules::{AnyGame, Side};

use crate::{
    chess::ChessNode,
    janggi::JanggiNode,
    search::{
        SearchGame,
        tapered::Tapered,
        terms::{Group, danger_worth},
    },
    tuning::{Blend, Counted, Tunable},
};

/// The static evaluation of a position. All figures are hundredths (of a pawn in chess, of a point in Janggi) from
/// the first side's point of view, White's or Cho's: what is good for the second side counts negatively.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// What the search takes the position to be worth where it looks no further.
    pub value: i32,
    /// What it is made of; what comes to nothing on both halves is left out.
    pub parts: Vec<EvaluationPart>,
    /// What no part accounts for: knowledge of certain endings, the coming end of the game, rounding.
    pub rest: f32,
}

/// A group of terms that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct EvaluationPart {
    /// What it counts, in a few words: "knight mobility".
    pub name: String,
    /// Whose attack it is, for the danger in which a side puts the other's king or palace.
    pub attacker: Option<Side>,
    /// Worth on a full board.
    pub opening: i32,
    /// Worth on a board without pieces.
    pub ending: i32,
    /// Worth in this position, between the two.
    pub worth: f32,
}

impl Evaluation {
    /// The evaluation of the position on show; `None` in Go, which has none, and for positions no game reaches.
    #[must_use]
    pub fn of(game: &AnyGame) -> Option<Self> {
        match game {
            AnyGame::Chess(game) => ChessNode::new(game.position().clone()).map(|node| take_apart(&node)),
            AnyGame::Janggi(game) => JanggiNode::new(game).map(|node| take_apart(&node)),
            AnyGame::Go(_) => None,
        }
    }
}

fn take_apart<G: SearchGame + Tunable>(node: &G) -> Evaluation {
    let trace = node.trace();
    let blend = node.blend();
    let mut parts: Vec<EvaluationPart> = G::GROUPS
        .iter()
        .map(|group| part(spoken(group.name), None, sum::<G>(&trace.plain, Some(group)), blend))
        .collect();
    for (side, sign) in [(Side::First, 1), (Side::Second, -1)] {
        let danger = danger_worth(sum::<G>(&trace.danger[side.index()], None)) * sign;
        parts.push(part("danger".to_owned(), Some(side), danger, blend));
    }
    parts.retain(|part| (part.opening, part.ending) != (0, 0));
    let value = node.evaluate(&mut G::Memory::default()) * if node.side() == 0 { 1 } else { -1 };
    let rest = value as f32 - parts.iter().map(|part| part.worth).sum::<f32>();
    Evaluation { value, parts, rest }
}

fn part(name: String, attacker: Option<Side>, sum: Tapered, blend: Blend) -> EvaluationPart {
    let (opening, ending) = (sum.opening(), sum.ending());
    let worth = opening as f32 * blend.opening + ending as f32 * blend.ending;
    EvaluationPart { name, attacker, opening, ending, worth }
}

/// The counts of a group, or of all, with their weights.
fn sum<G: Tunable>(counts: &[Counted], group: Option<&Group>) -> Tapered {
    let within =
        |term: usize| group.is_none_or(|group| (group.first..group.first + group.len).contains(&term));
    counts.iter().filter(|counted| within(counted.term.into())).fold(Tapered::ZERO, |sum, counted| {
        sum + G::weights()[usize::from(counted.term)] * i32::from(counted.count)
    })
}

/// `KNIGHT_MOBILITY` as words.
fn spoken(name: &str) -> String {
    name.to_ascii_lowercase().replace('_', " ")
}

#[cfg(test)]
mod tests {
    use hansu_rules::{chess, janggi};

    use super::*;

    fn of(fen: &str) -> Evaluation {
        let game = chess::Game::from_fen(fen, chess::Rules::default()).unwrap();
        Evaluation::of(&AnyGame::Chess(game)).unwrap()
    }

    #[test]
    fn the_parts_add_up() {
        for fen in [
            "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
            "r2q1rk1/pp2bppp/2n1bn2/3p4/3P1B2/2NB1N2/PP3PPP/R2Q1RK1 w - - 0 12",
            "8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 0 50",
        ] {
            let evaluation = of(fen);
            let sum: f32 = evaluation.parts.iter().map(|part| part.worth).sum::<f32>() + evaluation.rest;
            assert!((sum - evaluation.value as f32).abs() < 0.1, "{fen}");
            assert!(evaluation.rest.abs() < 10.0, "{fen}: {}", evaluation.rest);
            assert!(evaluation.parts.iter().any(|part| part.name == "tempo"), "{fen}");
        }
    }

    #[test]
    fn figures_are_the_first_sides_whoever_moves() {
        for turn in ["w", "b"] {
            let evaluation = of(&format!("4k3/8/8/8/8/8/PPPP4/Q3K3 {turn} - - 0 1"));
            assert!(evaluation.value > 900, "{turn}: {}", evaluation.value);
            let tempo = evaluation.parts.iter().find(|part| part.name == "tempo").unwrap();
            assert_eq!(tempo.worth > 0.0, turn == "w");
        }
    }

    #[test]
    fn janggi_is_taken_apart_too_and_go_is_not() {
        let fen = "4k4/9/9/9/9/9/9/9/4K4/R8 w - - 0 1";
        let game = janggi::Game::from_fen(fen, janggi::Rules::default()).unwrap();
        let evaluation = Evaluation::of(&AnyGame::Janggi(game)).unwrap();
        let material = evaluation.parts.iter().find(|part| part.name == "material").unwrap();
        assert!(material.worth > 1_000.0 && evaluation.value > 900, "{evaluation:?}");
        let go = hansu_rules::go::Game::new(9, hansu_rules::go::Rules::CHINESE).unwrap();
        assert_eq!(Evaluation::of(&AnyGame::Go(go)), None);
    }
}
