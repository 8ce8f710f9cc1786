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

/// Points of the board a lead must have over what is still open, before a game is left with points open.
const SAFE_LEAD: f32 = 1.0;

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
        board.neighbours(vertex).into_iter().any(|neighbour| {
            board.cell(neighbour).side().is_some()
                && open(self.moving.of_chain(board, neighbour), self.passing.of_chain(board, neighbour))
        })
    }

    /// Whether a pass wins the game on the spot: the opponent has passed, and the side to move is ahead as the
    /// game's own rules count it once dead stones are off the board - by enough to ignore points still open.
    pub(super) fn pass_wins(self, game: &Game) -> bool {
        let Some(lead) = self.lead_if_ended(game) else { return false };
        let open = self
            .root
            .board
            .empty_points()
            .iter()
            .filter(|&&vertex| self.is_open(vertex) && self.touches_open_chain(vertex))
            .count();
        lead > 0.0 && (open == 0 || lead >= 2.0 * open as f32 + SAFE_LEAD)
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
