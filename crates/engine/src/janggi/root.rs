//! What only the history of a game tells about a move.

use hansu_rules::{Action, EndReason, Outcome, janggi::Game};

/// The legal actions without those by which the mover loses at once because of what was played before: a piece that
/// goes to and fro too often, perpetual check, a position that comes back while the mover is behind. All of them
/// where there is nothing else.
pub fn without_lost_repetitions(game: &Game, legal: Vec<Action>) -> Vec<Action> {
    // Nothing can come back before the ninth ply; the shortest such rule asks for four moves of each side.
    if game.quiet_plies() < 8 {
        return legal;
    }
    let mover = game.to_move();
    let mut trial = game.clone();
    let mut loses = |action: Action| {
        if trial.play(action).is_err() {
            return false;
        }
        let outcome = trial.outcome();
        trial.undo();
        outcome.is_some_and(|Outcome { winner, by }| {
            winner == Some(mover.other())
                && matches!(by, EndReason::Repetition(_) | EndReason::PerpetualCheck)
        })
    };
    let kept: Vec<Action> = legal.iter().copied().filter(|&action| !loses(action)).collect();
    if kept.is_empty() { legal } else { kept }
}
