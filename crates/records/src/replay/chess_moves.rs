//! Moves of chess that depend on nothing but the position.

use hansu_rules::{Action, MoveRejectReason, Rejection, chess};
use shakmaty::{Chess, EnPassantMode, FromSetup, Position};

/// The FEN of a position; `fresh` with its counters at the start.
pub(super) fn chess_fen(position: &Chess, fresh: bool) -> String {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    if fresh {
        setup.halfmoves = 0;
    }
    // Only setups of variants with pockets can fail.
    shakmaty::fen::Fen::try_from_setup(setup).map(|fen| fen.to_string()).unwrap_or_default()
}

/// A move in Standard Algebraic Notation, without a detour through explanations.
pub(super) fn quick_san(position: &Chess, text: &str) -> Option<shakmaty::Move> {
    let san = shakmaty::san::San::from_ascii(text.trim_end_matches(['+', '#']).as_bytes()).ok()?;
    san.to_move(position).ok()
}

/// A game of chess at this position, with counters that end nothing, to read and to explain moves.
pub(super) fn unending(rules: chess::Rules, position: &Chess) -> chess::Game {
    chess::Game::from_fen(&chess_fen(position, true), rules).unwrap_or_else(|_| chess::Game::new(rules))
}

/// The position after a move, and the move in its canonical form. A pass, which records use for "any move", is played
/// too, except in check.
pub(super) fn chess_move(
    rules: chess::Rules,
    position: &Chess,
    action: Action,
) -> Result<(Chess, Action), Box<Rejection>> {
    if action == Action::Pass && !position.is_check() {
        let mut setup = position.to_setup(EnPassantMode::Legal);
        setup.ep_square = None;
        setup.swap_turn();
        if let Ok(next) = Chess::from_setup(setup, rules.castling_mode()) {
            return Ok((next, action));
        }
    }
    if let Action::Delete(_) = action {
        let mut game = unending(rules, position);
        game.play(action)?;
        return Ok((game.position().clone(), action));
    }
    match chess::to_move(position, action) {
        Some(mv) => {
            let mut next = position.clone();
            next.play_unchecked(mv);
            Ok((next, chess::to_action(mv, rules.castling_mode())))
        }
        None => {
            let game = unending(rules, position);
            let unexplained = || Rejection::new(MoveRejectReason::Unreadable);
            Err(Box::new(game.explain(action).unwrap_or_else(unexplained)))
        }
    }
}
