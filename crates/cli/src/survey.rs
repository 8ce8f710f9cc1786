//! The verdict on every possible move of a position, as JSON.

use std::collections::BTreeMap;

use hansu_rules::{Action, ActionText, AnyGame, EndReason, GameKind, MoveRejectReason, Outcome, Point};
use hansu_text::{Language, Text};
use serde::Serialize;

/// What may be played in a position, and why the rest may not.
#[derive(Debug, Serialize)]
pub struct Survey {
    legal_moves: Vec<String>,
    /// Every point in Go, every pair of squares in the others, that is not legal.
    refused: BTreeMap<String, MoveRejectReason>,
    fen: Option<String>,
    outcome: Option<Ending>,
}

/// How the game has ended.
#[derive(Debug, Serialize)]
struct Ending {
    winner: Option<String>,
    by: EndReason,
    text: String,
}

impl Survey {
    /// Looks at every possible move.
    pub fn of(game: &AnyGame, text: Text) -> Self {
        let mut legal = game.legal_actions();
        let mut refused = BTreeMap::new();
        for action in possible_actions(game) {
            match game.explain(action) {
                Some(rejection) => {
                    refused.insert(game.text(action, ActionText::Protocol), rejection.reason);
                }
                None if matches!(action, Action::Delete(_)) => legal.push(action),
                // Already among the legal ones, or another way to write one of them (king onto its rook).
                None => {}
            }
        }
        Self {
            legal_moves: legal.into_iter().map(|action| game.text(action, ActionText::Protocol)).collect(),
            refused,
            fen: match game {
                AnyGame::Go(_) => None,
                AnyGame::Chess(game) => Some(game.fen()),
                AnyGame::Janggi(game) => Some(game.fen()),
            },
            outcome: game.outcome().map(|outcome| Ending::of(game.kind(), &outcome, text)),
        }
    }
}

impl Ending {
    fn of(kind: GameKind, outcome: &Outcome, text: Text) -> Self {
        let english = Text::new(Language::English);
        Self {
            winner: outcome.winner.map(|side| english.side(kind, side).to_lowercase()),
            by: outcome.by,
            text: text.outcome(kind, outcome),
        }
    }
}

/// Everything a hand could do on this board.
fn possible_actions(game: &AnyGame) -> Vec<Action> {
    let (cols, rows) = game.board_size();
    let points: Vec<Point> =
        (0..rows).flat_map(|row| (0..cols).map(move |col| Point::new(col, row))).collect();
    let deletes = match game {
        AnyGame::Go(_) => {
            let stones = points.iter().map(|&point| Action::Place(point));
            return stones.chain([Action::Pass]).collect();
        }
        AnyGame::Chess(game) => game.rules().deletes,
        AnyGame::Janggi(game) => game.rules().deletes,
    };
    let steps = points.iter().flat_map(|&from| points.iter().map(move |&to| Action::step(from, to)));
    let removed = if deletes > 0 { points.as_slice() } else { &[] };
    steps.chain(removed.iter().map(|&point| Action::Delete(point))).collect()
}
