//! Beyond the end of a game.
//!
//! Whoever leads the game may count draws and ends otherwise than the rules here do: not every program knows a dead
//! position, seventy-five moves, or the Janggi rules of this engine. Where it plays on, the engine plays on with it.

use hansu_rules::{Action, AnyGame, EndReason, chess, janggi};
use shakmaty::{EnPassantMode, Position as _, fen::Fen};

/// Whether the game is over for everybody: mate, stalemate, and in Janggi an accepted bikjang and a second pass.
#[must_use]
pub fn is_final(game: &AnyGame) -> bool {
    let by = |outcome: hansu_rules::Outcome| {
        matches!(
            outcome.by,
            EndReason::Checkmate | EndReason::Stalemate | EndReason::TwoPasses(_) | EndReason::Bikjang(_)
        )
    };
    game.outcome().is_some_and(by)
}

/// The game after a move that the position allows and only its history forbids; it begins anew there, with its counters
/// at zero.
#[must_use]
pub fn after(game: &AnyGame, action: Action) -> Option<AnyGame> {
    if is_final(game) {
        return None;
    }
    match game {
        AnyGame::Chess(game) => {
            let mut position = game.position().clone();
            position.play_unchecked(chess::to_move(&position, action)?);
            anew(&position, game).map(AnyGame::Chess)
        }
        AnyGame::Janggi(game) => {
            let position = game.position();
            let mv = janggi::Move::from_action(action, position)?;
            let mut legal = janggi::MoveList::new();
            position.legal_moves(&mut legal);
            let after = legal.contains(&mv).then(|| position.after(mv))?;
            Some(AnyGame::Janggi(janggi::Game::from_position(after, *game.rules())))
        }
        AnyGame::Go(_) => None,
    }
}

/// The position on show as the beginning of a game.
#[must_use]
pub fn from_here(game: &AnyGame) -> Option<AnyGame> {
    match game {
        AnyGame::Chess(game) => anew(game.position(), game).map(AnyGame::Chess),
        AnyGame::Janggi(game) => {
            Some(AnyGame::Janggi(janggi::Game::from_position(*game.position(), *game.rules())))
        }
        AnyGame::Go(_) => None,
    }
}

/// What the position allows, whether or not the game is over.
#[must_use]
pub fn actions(game: &AnyGame) -> Vec<Action> {
    match game {
        AnyGame::Chess(game) => {
            chess::to_actions(&game.position().legal_moves(), game.rules().castling_mode())
        }
        AnyGame::Janggi(game) => {
            let mut moves = janggi::MoveList::new();
            game.position().legal_moves(&mut moves);
            moves.into_iter().map(janggi::Move::to_action).collect()
        }
        AnyGame::Go(game) => game.legal_actions(),
    }
}

fn anew(position: &shakmaty::Chess, game: &chess::Game) -> Option<chess::Game> {
    let mut setup = position.to_setup(EnPassantMode::Legal);
    setup.halfmoves = 0;
    let fen = Fen::try_from_setup(setup).ok()?;
    chess::Game::from_fen(&fen.to_string(), *game.rules()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::uci::variant::Variant;

    fn chess(fen: &str) -> AnyGame {
        Variant::Chess.position(fen, false).unwrap()
    }

    #[test]
    fn a_dead_position_is_played_on() {
        let game = chess("8/8/4k3/8/8/3K4/8/8 w - - 3 40");
        assert!(game.outcome().is_some() && game.legal_actions().is_empty());
        assert_eq!(actions(&game).len(), 8);
        let action = game.parse("d3e3").unwrap();
        let AnyGame::Chess(next) = after(&game, action).unwrap() else { panic!("no chess") };
        assert_eq!(next.fen(), "8/8/4k3/8/8/4K3/8/8 b - - 0 40");
        assert!(after(&game, game.parse("d3d5").unwrap()).is_none());
    }

    #[test]
    fn seventy_five_moves_are_played_on_and_castling_lasts() {
        let game = chess("4k2r/8/8/8/8/8/8/4K2R w Kk - 150 200");
        assert!(!is_final(&game));
        let next = after(&game, game.parse("e1g1").unwrap()).unwrap();
        assert!(next.outcome().is_none());
        let AnyGame::Chess(next) = from_here(&next).unwrap() else { panic!("no chess") };
        assert_eq!(next.fen(), "4k2r/8/8/8/8/8/8/5RK1 b k - 0 200");
    }

    #[test]
    fn mate_stalemate_and_two_passes_are_the_end() {
        let mate = chess("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
        let stalemate = chess("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
        let mut passes = Variant::Janggi("janggi").start(false);
        for _ in 0..2 {
            assert!(!is_final(&passes));
            passes.play(Action::Pass).unwrap();
        }
        for game in [mate, stalemate, passes] {
            assert!(is_final(&game));
            assert!(actions(&game).into_iter().all(|action| after(&game, action).is_none()));
        }
    }

    #[test]
    fn a_game_of_kakao_goes_on_after_its_last_move() {
        let mut game = Variant::Janggi("kakao").start(false);
        let mut plies = 0;
        while game.outcome().is_none() {
            let action = game.legal_actions().into_iter().find(|&action| action != Action::Pass).unwrap();
            game.play(action).unwrap();
            plies += 1;
        }
        assert!(plies > 20 && !is_final(&game));
        let action = actions(&game)[0];
        assert!(game.clone().play(action).is_err());
        assert!(after(&game, action).is_some_and(|next| next.outcome().is_none()));
    }
}
