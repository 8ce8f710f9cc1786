//! An evaluation as a sum of counted terms, each with a weight of its own.
//!
//! What looks at a position only counts ("two more squares for this knight") and hands the counts to a [`Tally`].
//! A [`Sum`] multiplies them with the weights at once; a trace for tuning ([`crate::tuning`]) writes them down. So
//! the value and its gradient come from the same code.

use super::tapered::{Tapered, tapered};

/// A run of terms that belong together, such as a table by rank.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// As the code calls it.
    pub name: &'static str,
    /// What it is for.
    pub about: &'static [&'static str],
    /// The index of its first term.
    pub first: usize,
    /// How many terms there are.
    pub len: usize,
    /// How many of them stand on one line where they are written down.
    pub width: usize,
}

impl Group {
    /// The index of the term number `offset` of the group.
    #[inline(always)]
    pub const fn at(&self, offset: usize) -> usize {
        debug_assert!(offset < self.len);
        self.first + offset
    }
}

/// Where an evaluation puts what it counts. Counts are from the first side's point of view: what the second side
/// has is counted negatively.
pub trait Tally {
    /// So many times this term.
    fn add(&mut self, term: usize, count: i32);

    /// So many times this term towards the danger in which side `attacker` (0 or 1) puts the other's king. Dangers
    /// are added up by side and count by their square: see [`danger_worth`].
    fn add_danger(&mut self, attacker: usize, term: usize, count: i32);
}

/// Beyond this a danger grows no more.
const DANGER_BOUND: i32 = 2_000;
/// A danger of this size is worth as much, in hundredths.
pub const DANGER_UNIT: i32 = 1_024;

/// What a danger is worth to the attacker: each threat alone is harmless, several together mate.
pub const fn danger_worth(danger: Tapered) -> Tapered {
    tapered(squared(danger.opening()), squared(danger.ending()))
}

const fn squared(danger: i32) -> i32 {
    let danger = if danger < 0 {
        0
    } else if danger > DANGER_BOUND {
        DANGER_BOUND
    } else {
        danger
    };
    danger * danger / DANGER_UNIT
}

/// Adds counts up with their weights.
#[derive(Clone, Copy, Debug)]
pub struct Sum<const N: usize> {
    weights: &'static [Tapered; N],
    total: Tapered,
    danger: [Tapered; 2],
}

impl<const N: usize> Sum<N> {
    /// Nothing yet.
    pub const fn new(weights: &'static [Tapered; N]) -> Self {
        Self { weights, total: Tapered::ZERO, danger: [Tapered::ZERO; 2] }
    }

    /// Adds what was summed up before.
    pub fn add_total(&mut self, total: Tapered) {
        self.total += total;
    }

    /// The sum, dangers included.
    pub fn total(&self) -> Tapered {
        self.total + danger_worth(self.danger[0]) - danger_worth(self.danger[1])
    }
}

impl<const N: usize> Tally for Sum<N> {
    #[inline(always)]
    fn add(&mut self, term: usize, count: i32) {
        self.total += self.weights[term] * count;
    }

    #[inline(always)]
    fn add_danger(&mut self, attacker: usize, term: usize, count: i32) {
        self.danger[attacker] += self.weights[term] * count;
    }
}

/// Declares the terms of an evaluation: groups with their sizes, in the order of the indices, and the array of all
/// weights, taken from the constants of the same names in a module `weights`.
macro_rules! terms {
    ($($(#[doc = $about:literal])+ $name:ident: $len:literal by $width:literal;)+) => {
        /// One byte for each term: the offsets of the groups are the indices of their first terms.
        #[allow(non_snake_case, dead_code, reason = "only its layout is used")]
        #[repr(C)]
        struct Layout {
            $($name: [u8; $len],)+
        }

        /// How many terms there are.
        pub const TERMS: usize = size_of::<Layout>();

        $(
            $(#[doc = $about])+
            pub const $name: $crate::search::terms::Group = $crate::search::terms::Group {
                name: stringify!($name),
                about: &[$($about),+],
                first: std::mem::offset_of!(Layout, $name),
                len: $len,
                width: $width,
            };
        )+

        /// All groups, in the order of the indices.
        pub const GROUPS: &[$crate::search::terms::Group] = &[$($name),+];

        /// The weights of all terms.
        pub static WEIGHTS: [$crate::search::tapered::Tapered; TERMS] = {
            let mut all = [$crate::search::tapered::Tapered::ZERO; TERMS];
            $(
                let group: [$crate::search::tapered::Tapered; $len] = weights::$name;
                let mut offset = 0;
                while offset < $len {
                    all[$name.first + offset] = group[offset];
                    offset += 1;
                }
            )+
            all
        };
    };
}

pub(crate) use terms;
