//! When to stop: passing at the end, and resigning before it.

use hansu_rules::{
    Action, Point, Side,
    go::{
        Game, Phase,
        playout::{PlayoutBoard, Vertex},
    },
};

use super::{ownership::Ownership, root::Root, tactics::is_bad_self_atari};

/// From here on a point counts as settled, either way.
const SETTLED: f32 = 0.75;

/// The share of playouts that must be won whatever the opponent may still play, before the game is left.
const SAFE: f32 = 0.65;

/// Moves in a row without hope before the game is given up.
const PATIENCE: u32 = 3;

/// The share of playouts below which there is no hope.
pub(super) const HOPELESS: f32 = 0.08;

/// How the board ends: if the side to move goes on, and if it passes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospects<'a> {
    pub(super) root: &'a Root,
    pub(super) moving: &'a Ownership,
    pub(super) passing: &'a Ownership,
}

impl Prospects<'_> {
    /// Whether the stone may still change something: its point or a chain it touches is neither one's nor the
    /// other's for certain, or is only as long as the side to move does not pass.
    pub(super) fn is_worthwhile(self, vertex: Vertex) -> bool {
        !is_bad_self_atari(&self.root.board, vertex, self.root.side)
            && (self.is_open(vertex) || self.touches_open_chain(vertex))
    }

    fn is_open(self, vertex: Vertex) -> bool {
        let side = self.root.side;
        open(self.moving.of(vertex, side), self.passing.of(vertex, side))
    }

    fn touches_open_chain(self, vertex: Vertex) -> bool {
        let board = &self.root.board;
        board
            .neighbours(vertex)
            .into_iter()
            .any(|neighbour| board.cell(neighbour).side().is_some() && self.is_open_chain(neighbour))
    }

    /// Whether a pass wins the game on the spot: the opponent has passed, and the side to move is ahead as the
    /// game's own rules count it once dead stones are off the board - and would be, in so large a share of the
    /// playouts as `after_pass`, if the opponent had another move.
    pub(super) fn pass_wins(self, game: &Game, after_pass: f32) -> bool {
        after_pass >= SAFE && self.lead_if_ended(game).is_some_and(|lead| lead > 0.0)
    }

    fn is_open_chain(self, stone: Vertex) -> bool {
        let board = &self.root.board;
        open(self.moving.of_chain(board, stone), self.passing.of_chain(board, stone))
    }

    /// The lead of the side to move if the game ended by its pass now; `None` where it does not end.
    fn lead_if_ended(self, game: &Game) -> Option<f32> {
        if !self.root.after_pass {
            return None;
        }
        let mut ended = game.clone();
        ended.play(Action::Pass).ok()?;
        if ended.phase() != Phase::Scoring {
            return None;
        }
        let board = &self.root.board;
        ended.set_dead(&points(board, &self.passing.dead_stones(board)));
        let [black, white] = ended.points()?;
        let lead = (black - white).0 as f32 / 2.0;
        Some(if self.root.side == Side::First { lead } else { -lead })
    }
}

/// Whether what two searches say of a point or chain leaves its owner open.
fn open(moving: f32, passing: f32) -> bool {
    !(moving.min(passing) > SETTLED || moving.max(passing) < -SETTLED)
}

/// The points of vertices, sorted.
pub(super) fn points(board: &PlayoutBoard, vertices: &[Vertex]) -> Vec<Point> {
    let mut points: Vec<Point> = vertices.iter().filter_map(|&vertex| board.point(vertex)).collect();
    points.sort_unstable();
    points
}

/// Counts the moves without hope.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Patience {
    hopeless: u32,
}

impl Patience {
    /// Takes note of a search and says whether to resign.
    pub(super) fn is_lost(&mut self, root: &Root, win_rate: f32, lead: f32) -> bool {
        let points = usize::from(root.board.size()).pow(2);
        let stones = points - root.board.empty_points().len();
        if win_rate >= HOPELESS || lead > -3.0 || root.turns * 3 < points || stones * 4 < points {
            self.hopeless = 0;
            return false;
        }
        self.hopeless += 1;
        self.hopeless >= PATIENCE
    }
}

#[cfg(test)]
mod tests {
    use hansu_rules::go::{Rules, Setup};

    use super::*;

    fn late_root() -> Root {
        let stones = (0..9).flat_map(|col| {
            [(3, Side::First), (4, Side::First), (5, Side::Second)]
                .map(|(row, side)| (Point::new(col, row), side))
        });
        let setup = Setup { stones: stones.collect(), to_move: Side::First, handicap: 0 };
        let game = Game::from_setup(9, Rules::default(), setup).expect("a playable board");
        Root { turns: 40, ..Root::of(&game) }
    }

    #[test]
    fn a_game_is_given_up_after_three_hopeless_moves_in_a_row() {
        let root = late_root();
        let mut patience = Patience::default();
        let told = [0.02, 0.02, 0.3, 0.02, 0.02, 0.02].map(|rate| patience.is_lost(&root, rate, -20.0));
        assert_eq!(told, [false, false, false, false, false, true]);
    }

    #[test]
    fn nobody_resigns_in_the_opening_or_by_a_hair() {
        let late = late_root();
        let early = Root { turns: 10, ..late.clone() };
        let mut patience = Patience::default();
        assert!((0..5).all(|_| !patience.is_lost(&early, 0.02, -20.0)));
        assert!((0..5).all(|_| !patience.is_lost(&late, 0.02, -1.0)));
    }
}
