//! Whose each point is at the end of playouts, and what follows from it.

use hansu_rules::{
    Side,
    go::playout::{Cell, NO_VERTEX, PlayoutBoard, Vertex},
};

/// The sum over playouts of who held each point in the end.
#[derive(Clone, Debug, Default)]
pub(super) struct Ownership {
    /// By vertex, playouts Black held it less those White did.
    sums: Vec<i32>,
    playouts: u32,
}

impl Ownership {
    pub(super) fn clear(&mut self, vertices: usize) {
        self.sums.clear();
        self.sums.resize(vertices, 0);
        self.playouts = 0;
    }

    /// Adds the final board of a playout.
    pub(super) fn add(&mut self, board: &PlayoutBoard) {
        self.playouts += 1;
        for (vertex, sum) in (0..).zip(&mut self.sums) {
            *sum += match board.cell(vertex) {
                Cell::Black => 1,
                Cell::White => -1,
                Cell::Empty => match board.enclosing_side(vertex) {
                    Some(Side::First) => 1,
                    Some(Side::Second) => -1,
                    None => 0,
                },
                Cell::Wall => 0,
            };
        }
    }

    /// Adds all playouts of another sum for the same board.
    pub(super) fn join(&mut self, other: &Self) {
        self.playouts += other.playouts;
        for (sum, other) in self.sums.iter_mut().zip(&other.sums) {
            *sum += other;
        }
    }

    pub(super) const fn playouts(&self) -> u32 {
        self.playouts
    }

    /// From -1, never held by `side`, to 1, always.
    pub(super) fn of(&self, vertex: Vertex, side: Side) -> f32 {
        let black = self.sums[usize::from(vertex)] as f32 / self.playouts.max(1) as f32;
        if side == Side::First { black } else { -black }
    }

    /// The mean over a chain, for its own side.
    pub(super) fn of_chain(&self, board: &PlayoutBoard, stone: Vertex) -> f32 {
        let Some(side) = board.cell(stone).side() else { return 0.0 };
        let (sum, count) = board
            .stones_of(stone)
            .fold((0.0, 0.0), |(sum, count), stone| (sum + self.of(stone, side), count + 1.0));
        sum / count
    }

    /// The stones whose chains the other side takes in most playouts.
    pub(super) fn dead_stones(&self, board: &PlayoutBoard) -> Vec<Vertex> {
        let mut dead = Vec::new();
        for vertex in 0..board.vertex_count() as Vertex {
            if vertex != NO_VERTEX && board.chain(vertex) == vertex && self.of_chain(board, vertex) < -DEAD {
                dead.extend(board.stones_of(vertex));
            }
        }
        dead
    }
}

/// A chain is dead when it survives at most one playout in five. In a seki both sides live on in more than that.
const DEAD: f32 = 0.6;
