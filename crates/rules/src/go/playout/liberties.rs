//! Pseudo-liberties: how a chain knows in constant time whether it is in atari.

use super::Vertex;

/// Pseudo-liberties of a chain.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Liberties {
    /// Pairs of a stone and an empty neighbour.
    pub(super) count: u32,
    /// Sum of the empty points of these pairs.
    pub(super) sum: u32,
    /// Sum of their squares.
    pub(super) squares: u32,
}

impl Liberties {
    #[inline]
    pub(super) fn add(&mut self, vertex: Vertex) {
        let vertex = u32::from(vertex);
        self.count = self.count.wrapping_add(1);
        self.sum = self.sum.wrapping_add(vertex);
        self.squares = self.squares.wrapping_add(vertex * vertex);
    }

    #[inline]
    pub(super) fn remove(&mut self, vertex: Vertex) {
        let vertex = u32::from(vertex);
        self.count = self.count.wrapping_sub(1);
        self.sum = self.sum.wrapping_sub(vertex);
        self.squares = self.squares.wrapping_sub(vertex * vertex);
    }

    /// Takes away one point that occurs `times` times.
    #[inline]
    pub(super) fn remove_all(&mut self, vertex: Vertex, times: u32) {
        let vertex = u32::from(vertex);
        self.count = self.count.wrapping_sub(times);
        self.sum = self.sum.wrapping_sub(times * vertex);
        self.squares = self.squares.wrapping_sub(times * vertex * vertex);
    }

    #[inline]
    pub(super) fn join(&mut self, other: Self) {
        self.count = self.count.wrapping_add(other.count);
        self.sum = self.sum.wrapping_add(other.sum);
        self.squares = self.squares.wrapping_add(other.squares);
    }

    #[inline]
    pub(super) fn only_one(&self) -> bool {
        u64::from(self.count) * u64::from(self.squares) == u64::from(self.sum) * u64::from(self.sum)
    }
}
