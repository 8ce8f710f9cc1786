//! When to stop: passing at the end, and resigning before it.

use hansu_rules::{
    Action, Point, Side,
    go::{
        Game, Phase,
        playout::{Cell, PlayoutBoard, Vertex},
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

/// Whether the stone may still change something: its point or one beside it is open, or a chain it touches is
/// neither alive nor dead.
pub(super) fn is_worthwhile(root: &Root, ownership: &Ownership, vertex: Vertex) -> bool {
    let board = &root.board;
    let side = root.side;
    if is_bad_self_atari(board, vertex, side) {
        return false;
    }
    if ownership.of(vertex, side).abs() < SETTLED {
        return true;
    }
    touches_open_chain(board, ownership, vertex)
}

fn touches_open_chain(board: &PlayoutBoard, ownership: &Ownership, vertex: Vertex) -> bool {
    board.neighbours(vertex).into_iter().any(|neighbour| {
        matches!(board.cell(neighbour), Cell::Black | Cell::White)
            && ownership.of_chain(board, neighbour).abs() < SETTLED
    })
}

/// The lead of the side to move if the game ended now, dead stones off the board, counted by the game's own rules;
/// and how many points are still open. `None` where a pass does not end the game.
pub(super) fn count_now(game: &Game, root: &Root, ownership: &Ownership) -> Option<(f32, f32)> {
    if !root.after_pass {
        return None;
    }
    let mut ended = game.clone();
    ended.play(Action::Pass).ok()?;
    if ended.phase() != Phase::Scoring {
        return None;
    }
    ended.set_dead(&points(&root.board, &ownership.dead_stones(&root.board)));
    let [black, white] = ended.points()?;
    let lead = (black - white).0 as f32 / 2.0;
    let lead = if root.side == Side::First { lead } else { -lead };
    let open = root
        .board
        .empty_points()
        .iter()
        .filter(|&&vertex| {
            ownership.of(vertex, root.side).abs() < SETTLED
                && touches_open_chain(&root.board, ownership, vertex)
        })
        .count();
    Some((lead, open as f32))
}

/// Whether a pass wins the game on the spot.
pub(super) fn pass_wins(game: &Game, root: &Root, ownership: &Ownership) -> bool {
    count_now(game, root, ownership)
        .is_some_and(|(lead, open)| lead > 0.0 && (open == 0.0 || lead >= 2.0 * open + SAFE_LEAD))
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
