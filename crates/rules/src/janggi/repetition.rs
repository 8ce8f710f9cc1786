//! Rules that look back: pieces that go to and fro, positions that come back, perpetual check.

use super::{
    game::{Game, Ply},
    mv::Move,
    role::Role,
    rules::BackAndForth,
};
use crate::{EndReason, Outcome};

/// How often a piece may go to and fro before the next such move is refused or lost.
const TURNS: usize = 4;

const fn is_exempt(role: Role) -> bool {
    matches!(role, Role::General | Role::Guard)
}

/// The numbers of the four moves that this one would repeat once too often, where the rules refuse that.
pub(super) fn forbidden(game: &Game, mv: Move) -> Option<[u32; TURNS]> {
    if game.rules().back_and_forth != BackAndForth::Refused {
        return None;
    }
    let plies = game.plies();
    let recent = plies.get(plies.len().checked_sub(2 * TURNS)?..)?;
    if recent.iter().any(Ply::is_deletion) {
        return None;
    }
    let position = game.position();
    let (_, role) = position.at(mv.from())?;
    let quiet = |ply: &Ply| ply.captured.is_none() && !ply.in_check && !ply.gives_check;
    let own = recent.iter().step_by(2);
    let expected = [mv, mv.reversed(), mv, mv.reversed()];
    let repeats = !is_exempt(role)
        && !mv.is_pass()
        && own.zip(expected).all(|(ply, expected)| ply.mv == Some(expected) && quiet(ply))
        && position.at(mv.to()).is_none()
        && !position.in_check()
        && !position.gives_check(mv);
    let first = plies.len() - 2 * TURNS;
    repeats.then(|| std::array::from_fn(|turn| (first + 2 * turn + 1) as u32))
}

/// What happened up to `plies` plies ago, the present position being 0.
struct Past<'a> {
    game: &'a Game,
}

impl Past<'_> {
    fn ply(&self, back: usize) -> Option<&Ply> {
        let plies = self.game.plies();
        plies.get(plies.len().checked_sub(back + 1)?)
    }

    /// The side to move was in check.
    fn in_check(&self, back: usize) -> bool {
        match back.checked_sub(1) {
            None => self.game.is_in_check(),
            Some(later) => self.ply(later).is_some_and(|ply| ply.in_check),
        }
    }

    /// The move that led there.
    fn mv(&self, back: usize) -> Option<Move> {
        self.ply(back)?.mv
    }

    fn captured(&self, back: usize) -> bool {
        self.ply(back).is_some_and(|ply| ply.captured.is_some())
    }

    /// The position was the one on show.
    fn is_same(&self, back: usize) -> bool {
        let earlier = back.checked_sub(1).and_then(|later| self.ply(later));
        earlier.is_some_and(|ply| ply.before.same_position(self.game.position()))
    }
}

/// How the game ends by repetition, if it does. The rule and its order are Fairy-Stockfish's, so that its results
/// are ours: backwards ply by ply, a piece that went to and fro before a position that came back.
pub(super) fn outcome(game: &Game) -> Option<Outcome> {
    let fold = game.rules().repetitions.map_or(usize::MAX, usize::from);
    let past = Past { game };
    let reach = game.plies().len().min(game.quiet_plies() as usize);
    if reach < 4 {
        return None;
    }
    let side_moved = game.to_move().other();
    let mut pacing = Pacing::begin(game, &past);
    let mut checked_by_them = past.in_check(0) && past.in_check(2);
    let mut checked_by_us = past.in_check(1) && past.in_check(3);
    let mut seen = 1;
    for back in (4..=reach).step_by(2) {
        if pacing.is_lost(&past, back, reach) {
            return Some(Outcome::win(side_moved.other(), EndReason::Repetition(None)));
        }
        checked_by_them &= past.in_check(back);
        if past.is_same(back) {
            seen += 1;
            if seen == fold {
                return Some(match (checked_by_them, checked_by_us) {
                    (true, false) if game.rules().perpetual_check_loses => {
                        Outcome::win(side_moved.other(), EndReason::PerpetualCheck)
                    }
                    (false, true) if game.rules().perpetual_check_loses => {
                        Outcome::win(side_moved, EndReason::PerpetualCheck)
                    }
                    _ => game.decided(EndReason::Repetition),
                });
            }
        }
        if back < reach {
            checked_by_us &= past.in_check(back + 1);
        }
    }
    None
}

/// Follows a piece back along its last moves: how many of them went to and fro.
struct Pacing {
    turns: usize,
}

impl Pacing {
    fn begin(game: &Game, past: &Past<'_>) -> Self {
        let turns = match (past.mv(0), past.mv(2)) {
            (Some(last), Some(before)) if Self::counts(game, past, last) => {
                if before == last.reversed() {
                    2
                } else if before.is_pass() {
                    1
                } else {
                    0
                }
            }
            _ => 0,
        };
        Self { turns }
    }

    fn counts(game: &Game, past: &Past<'_>, last: Move) -> bool {
        let role = game.position().at(last.to()).map(|(_, role)| role);
        game.rules().back_and_forth == BackAndForth::Loses
            && !last.is_pass()
            && !past.in_check(1)
            && !past.in_check(3)
            && role.is_some_and(|role| !is_exempt(role))
    }

    /// One own move further back: `true` if with it the piece has gone to and fro too often.
    fn is_lost(&mut self, past: &Past<'_>, back: usize, reach: usize) -> bool {
        if self.turns == 0 {
            return false;
        }
        if back < reach && past.in_check(back + 1) {
            self.turns = 0;
            return false;
        }
        let (earlier, later) = (past.mv(back), past.mv(if self.turns == 1 { 0 } else { back - 2 }));
        let (Some(earlier), Some(later)) = (earlier, later) else {
            self.turns = 0;
            return false;
        };
        if self.turns < TURNS {
            self.turns = if earlier == later.reversed() { self.turns + 1 } else { 0 };
            return false;
        }
        // The first of five only has to arrive where the second one started.
        self.turns = 0;
        !past.captured(back) && later.from() == earlier.to()
    }
}
