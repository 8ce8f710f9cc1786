//! Pseudo-liberties: how a chain knows in constant time whether it is in atari.

use super::Vertex;

/// Bits of the number of pairs: a board of 25x25 has at most 2500.
const COUNT_BITS: u32 = 12;
/// Bits of the sum of their points, each at most 702.
const SUM_BITS: u32 = 21;
const SUM_SHIFT: u32 = COUNT_BITS;
/// The rest are those of the sum of squares, 1.24 thousand million at most.
const SQUARES_SHIFT: u32 = COUNT_BITS + SUM_BITS;

/// Pseudo-liberties of a chain: the pairs of a stone and an empty neighbour, their number, the sum of the empty points
/// and the sum of their squares, side by side in one number, so that one addition keeps all three. None of the sums of
/// a real chain runs over into the next.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Liberties(u64);

impl Liberties {
    /// The share of one pair.
    #[inline]
    const fn pair(vertex: Vertex) -> u64 {
        let vertex = vertex as u64;
        1 + (vertex << SUM_SHIFT) + ((vertex * vertex) << SQUARES_SHIFT)
    }

    #[inline]
    pub(super) const fn add(&mut self, vertex: Vertex) {
        self.0 = self.0.wrapping_add(Self::pair(vertex));
    }

    #[inline]
    pub(super) const fn remove(&mut self, vertex: Vertex) {
        self.0 = self.0.wrapping_sub(Self::pair(vertex));
    }

    /// Takes away one point that occurs `times` times.
    #[inline]
    pub(super) const fn remove_all(&mut self, vertex: Vertex, times: u64) {
        self.0 = self.0.wrapping_sub(Self::pair(vertex).wrapping_mul(times));
    }

    #[inline]
    pub(super) const fn join(&mut self, other: Self) {
        self.0 = self.0.wrapping_add(other.0);
    }

    /// Pairs of a stone and an empty neighbour.
    #[inline]
    pub(super) const fn count(self) -> u64 {
        self.0 & ((1 << COUNT_BITS) - 1)
    }

    #[inline]
    const fn sum(self) -> u64 {
        (self.0 >> SUM_SHIFT) & ((1 << SUM_BITS) - 1)
    }

    #[inline]
    const fn squares(self) -> u64 {
        self.0 >> SQUARES_SHIFT
    }

    /// Whether all pairs name one and the same point. So does no pair at all.
    #[inline]
    pub(super) const fn only_one(self) -> bool {
        self.count() * self.squares() == self.sum() * self.sum()
    }

    /// The point that all pairs name. Without meaning where they do not.
    #[inline]
    pub(super) fn point(self) -> Vertex {
        self.sum().checked_div(self.count()).unwrap_or(0) as Vertex
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most that any board can bring about: every pair of the largest one at its last point.
    #[test]
    fn the_sums_do_not_run_over() {
        let (pairs, last) = (4 * 25 * 25_u64, 26 * 27);
        let mut liberties = Liberties::default();
        (0..pairs).for_each(|_| liberties.add(last));
        assert_eq!((liberties.count(), liberties.sum()), (pairs, pairs * u64::from(last)));
        assert_eq!(liberties.squares(), pairs * u64::from(last) * u64::from(last));
        assert!(liberties.only_one());
        assert_eq!(liberties.point(), last);
        liberties.add(1);
        assert!(!liberties.only_one());
        liberties.remove_all(last, pairs);
        assert!(liberties.only_one());
        assert_eq!(liberties.point(), 1);
    }
}
