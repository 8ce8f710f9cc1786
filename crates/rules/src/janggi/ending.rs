//! How a game ends.

use super::{game::Game, repetition};
use crate::{EndReason, HalfPoints, Outcome, Side};

/// What Han receives for moving second (덤).
pub const HAN_BONUS: HalfPoints = HalfPoints(3);

/// The result of the game as it stands, if the rules have ended it.
pub(super) fn outcome(game: &Game) -> Option<Outcome> {
    accepted(game)
        .or_else(|| mate(game))
        .or_else(|| quiet(game))
        .or_else(|| repetition::outcome(game))
        .or_else(|| ply_limit(game))
        .or_else(|| low_material(game))
}

/// A pass that accepted bikjang, or answered a pass.
fn accepted(game: &Game) -> Option<Outcome> {
    let last = game.plies().last()?;
    if !last.mv.is_some_and(super::Move::is_pass) {
        None
    } else if last.before.bikjang() {
        Some(game.decided(EndReason::Bikjang))
    } else if last.before.passed() {
        Some(game.decided(EndReason::TwoPasses))
    } else {
        None
    }
}

/// 외통: in check without a legal move. A side that is not in check can always pass.
fn mate(game: &Game) -> Option<Outcome> {
    let mated = game.is_in_check() && !game.position().has_legal_move();
    mated.then(|| Outcome::win(game.to_move().other(), EndReason::Checkmate))
}

/// Too many plies without a capture.
fn quiet(game: &Game) -> Option<Outcome> {
    let limit = game.rules().quiet_plies?;
    (game.quiet_plies() >= limit).then(|| game.decided(EndReason::MoveLimit))
}

/// The last ply was neither a capture (or a deletion) nor a check: nothing is left hanging.
fn is_settled(game: &Game) -> bool {
    game.plies().last().is_some_and(|last| last.captured.is_none() && !last.gives_check)
}

fn ply_limit(game: &Game) -> Option<Outcome> {
    let limit = game.rules().ply_limit? as usize;
    let moves = || game.plies().iter().filter(|ply| !ply.is_deletion()).count();
    let reached = game.plies().len() >= limit && moves() >= limit && is_settled(game);
    reached.then(|| game.decided(EndReason::MoveLimit))
}

fn low_material(game: &Game) -> Option<Outcome> {
    let least = game.rules().low_material?;
    let is_low = |position: &super::Position| points(position).iter().any(|&points| points <= least);
    let reached = is_settled(game)
        && is_low(game.position())
        && game.plies().last().is_some_and(|last| is_low(&last.before))
        && game.plies().first().is_some_and(|first| !is_low(&first.before));
    reached.then(|| game.decided(EndReason::LowMaterial))
}

/// The points of `[Cho, Han]`, Han's 1.5 included.
pub(super) fn points(position: &super::Position) -> [HalfPoints; 2] {
    [position.material(Side::First), position.material(Side::Second) + HAN_BONUS]
}

/// A game that ends without mate: the side with more points wins, or nobody where the rules count none. The 1.5
/// of Han leave no equal count.
pub(super) fn decided(
    points: Option<[HalfPoints; 2]>,
    by: impl FnOnce(Option<[HalfPoints; 2]>) -> EndReason,
) -> Outcome {
    match points {
        None => Outcome::draw(by(None)),
        Some([cho, han]) => {
            let winner = if cho > han { Side::First } else { Side::Second };
            Outcome::win(winner, by(points))
        }
    }
}
