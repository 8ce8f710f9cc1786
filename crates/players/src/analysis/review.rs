//! The mistakes of a game.

use std::{sync::Arc, time::Duration};

use hansu_engine::{Cancel, Score, SearchInfo, SearchLimits};
use hansu_rules::{Action, ActionText, AnyGame, Side, go};

use super::win_probability;
use crate::{EngineError, Player, PlayerError, Question, Reporter, Request, Ticket};

/// How bad a move was, by what it takes off the mover's chance to win. The thresholds are those of lichess.org (0.1,
/// 0.2 and 0.3 on its scale from -1 to 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mistake {
    /// At least 5 in a hundred.
    Inaccuracy,
    /// At least 10.
    Mistake,
    /// At least 15.
    Blunder,
}

impl Mistake {
    /// The class of a loss (0 to 1); `None` where it is small.
    #[must_use]
    pub fn of_loss(loss: f64) -> Option<Self> {
        // What is exactly on a threshold in hundredths is on it here.
        let loss = loss + 1e-9;
        match loss {
            _ if loss >= 0.15 => Some(Self::Blunder),
            _ if loss >= 0.10 => Some(Self::Mistake),
            _ if loss >= 0.05 => Some(Self::Inaccuracy),
            _ => None,
        }
    }
}

/// For a position whose search nothing bounds.
const USUAL_TIME: Duration = Duration::from_millis(500);

/// What a position is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Valued {
    /// For the side to move; `None` where the game was over.
    pub score: Option<Score>,
    /// The first side's chance to win, 0 to 1.
    pub first_wins: f64,
    /// The best line, its first move first; empty where the game was over.
    pub best: Vec<Action>,
}

/// One move of a game, judged.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveReview {
    /// From 0: the index of the move in the game.
    pub ply: usize,
    /// Who played it.
    pub side: Side,
    /// What was played.
    pub action: Action,
    /// The same as players write it.
    pub text: String,
    /// The mover's chance to win before it, 0 to 1.
    pub before: f64,
    /// The mover's chance to win after it, 0 to 1.
    pub after: f64,
    /// What it took off, 0 to 1; never below zero, since no move makes a position better than its best move does.
    pub loss: f64,
    /// How bad that is.
    pub mistake: Option<Mistake>,
    /// What would have been better, with how it goes on; empty where the move was the best one itself.
    pub better: Vec<Action>,
}

/// A game with a value for each position and a judgement of each move.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameReview {
    /// The ply of the first position that has a value: 0 where all have one.
    pub from: usize,
    /// Of each position from there on: one more than there are moves.
    pub values: Vec<Valued>,
    /// Of each move.
    pub moves: Vec<MoveReview>,
}

impl GameReview {
    /// A side's mistakes, the worst first, at most so many.
    #[must_use]
    pub fn worst(&self, side: Side, most: usize) -> Vec<&MoveReview> {
        let mut mistakes: Vec<&MoveReview> =
            self.moves.iter().filter(|one| one.side == side && one.mistake.is_some()).collect();
        mistakes.sort_by(|one, other| other.loss.total_cmp(&one.loss));
        mistakes.truncate(most);
        mistakes
    }

    /// How many `[inaccuracies, mistakes, blunders]` a side made.
    #[must_use]
    pub fn count(&self, side: Side) -> [usize; 3] {
        [Mistake::Inaccuracy, Mistake::Mistake, Mistake::Blunder].map(|class| {
            self.moves.iter().filter(|one| one.side == side && one.mistake == Some(class)).count()
        })
    }
}

/// What a position is worth to a player that may look at it within these limits (half a second, where there are
/// none). A finished game has its result for
/// a value (a Go board that is being counted: what can be told of it, a half).
///
/// # Errors
/// Why there is no value.
pub fn value_of(
    player: &mut dyn Player,
    game: &AnyGame,
    limits: SearchLimits,
    cancel: &Cancel,
) -> Result<Valued, PlayerError> {
    if let Some(outcome) = game.outcome() {
        let first_wins = match outcome.winner {
            Some(Side::First) => 1.0,
            Some(Side::Second) => 0.0,
            None => 0.5,
        };
        return Ok(Valued { score: None, first_wins, best: Vec::new() });
    }
    if game.legal_actions().is_empty() {
        return Ok(Valued { score: None, first_wins: 0.5, best: Vec::new() });
    }
    let bounded =
        if limits.is_unbounded() { SearchLimits { move_time: Some(USUAL_TIME), ..limits } } else { limits };
    let ticket = Ticket::for_game(game);
    let request = Request {
        ticket,
        question: Question::Move,
        game: game.clone(),
        // A value is wanted also where the only move is clear.
        limits: SearchLimits { infinite: true, ..bounded },
        opponent_clock: None,
        lines: 1,
        pace: Duration::ZERO,
    };
    let mut reporter = Reporter::new(ticket, Arc::new(|_| ()), cancel.clone());
    player.think(&request, cancel, &mut reporter)?;
    if cancel.is_cancelled() {
        return Err(EngineError::Cancelled.into());
    }
    let SearchInfo { score, pv, .. } = reporter.into_last().ok_or(PlayerError::NoMove)?;
    let mover = win_probability(game.kind(), score);
    Ok(Valued { score: Some(score), first_wins: of_first(game.to_move(), mover), best: pv })
}

/// Judges the move that led from the position before it to the one after it: "why was that bad?". `game` is in the
/// position before it.
#[must_use]
pub fn judge(game: &AnyGame, action: Action, before: &Valued, after: &Valued) -> MoveReview {
    let side = game.to_move();
    let chance = |valued: &Valued| of_first(side, valued.first_wins);
    let (had, has) = (chance(before), chance(after));
    let is_best = before.best.first() == Some(&action);
    // The two values come from two searches: where the best move was played their difference is only noise.
    let loss = if is_best { 0.0 } else { (had - has).max(0.0) };
    MoveReview {
        ply: game.actions().len(),
        side,
        action,
        text: game.text(action, ActionText::Player),
        before: had,
        after: has,
        loss,
        mistake: Mistake::of_loss(loss),
        better: if is_best { Vec::new() } else { before.best.clone() },
    }
}

/// A chance of this side as the first side's, or the other way round.
const fn of_first(side: Side, chance: f64) -> f64 {
    match side {
        Side::First => chance,
        Side::Second => 1.0 - chance,
    }
}

/// A game with its positions walked through from the start.
#[derive(Debug)]
pub(super) struct Walk {
    game: AnyGame,
    actions: Vec<Action>,
}

impl Walk {
    /// In the position after `from` moves, or at the end where there are fewer.
    pub(super) fn new(game: &AnyGame, from: usize) -> Self {
        let actions = game.actions().to_vec();
        let mut game = game.clone();
        while game.actions().len() > from && game.undo() {}
        Self { game, actions }
    }

    pub(super) fn len(&self) -> usize {
        self.actions.len()
    }

    pub(super) const fn game(&self) -> &AnyGame {
        &self.game
    }

    /// The move that was played here; `None` at the end.
    pub(super) fn next(&self) -> Option<Action> {
        self.actions.get(self.game.actions().len()).copied()
    }

    /// Goes one move on; `false` at the end.
    pub(super) fn step(&mut self) -> bool {
        let Some(action) = self.next() else { return false };
        // Go: after two passes the dispute went on at the board.
        if let AnyGame::Go(game) = &mut self.game
            && game.phase() == go::Phase::Scoring
        {
            game.resume_play();
        }
        self.game.play(action).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use hansu_rules::chess;

    use super::*;

    #[test]
    fn losses_have_classes() {
        let classes = [0.0, 0.049, 0.05, 0.1, 0.149, 0.15, 1.0].map(Mistake::of_loss);
        use Mistake::{Blunder, Inaccuracy, Mistake as Bad};
        let expected = [None, None, Some(Inaccuracy), Some(Bad), Some(Bad), Some(Blunder), Some(Blunder)];
        assert_eq!(classes, expected);
    }

    #[test]
    fn a_move_is_judged_for_its_mover() {
        let mut game = AnyGame::Chess(chess::Game::new(chess::Rules::default()));
        game.play(game.parse("e4").unwrap()).unwrap();
        let best = vec![game.parse("e5").unwrap()];
        let valued = |first_wins, best| Valued { score: None, first_wins, best };
        let (before, after) = (valued(0.5, best.clone()), valued(0.7, Vec::new()));
        let bad = judge(&game, game.parse("f6").unwrap(), &before, &after);
        assert_eq!((bad.side, bad.ply, bad.mistake), (Side::Second, 1, Some(Mistake::Blunder)));
        assert!((bad.loss - 0.2).abs() < 1e-12 && bad.better == best && bad.text == "f6");
        let good = judge(&game, best[0], &before, &after);
        assert_eq!((good.loss, good.mistake, good.better.len()), (0.0, None, 0));
    }

    #[test]
    fn a_game_is_walked_through() {
        let mut game = AnyGame::Chess(chess::Game::new(chess::Rules::default()));
        for text in ["f3", "e5", "g4", "Qh4"] {
            game.play(game.parse(text).unwrap()).unwrap();
        }
        let mut walk = Walk::new(&game, 0);
        assert_eq!((walk.len(), walk.next()), (4, Some(game.actions()[0])));
        while walk.step() {}
        assert_eq!(walk.game().outcome(), game.outcome());
    }
}
