//! What an evaluation counted, written down.

use crate::search::{
    tapered::Tapered,
    terms::{Tally, danger_worth},
};

/// One term with its count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The index of the term.
    pub term: u16,
    /// How often, from the first side's point of view.
    pub count: i16,
}

/// The counts of one position; a term may come more than once until [`Trace::tidy`].
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// What is simply added.
    pub plain: Vec<Counted>,
    /// What adds to the danger each side puts the other's king in.
    pub danger: [Vec<Counted>; 2],
}

impl Trace {
    /// Joins the counts of each term and leaves out those that come to nothing.
    pub fn tidy(&mut self) {
        let [first, second] = &mut self.danger;
        for counts in [&mut self.plain, first, second] {
            counts.sort_by_key(|counted| counted.term);
            counts.dedup_by(|later, earlier| {
                let same = later.term == earlier.term;
                if same {
                    earlier.count += later.count;
                }
                same
            });
            counts.retain(|counted| counted.count != 0);
        }
    }

    /// The sum an evaluation with these weights comes to.
    #[must_use]
    pub fn total(&self, weights: &[Tapered]) -> Tapered {
        let sum = |counts: &[Counted]| {
            counts.iter().fold(Tapered::ZERO, |sum, counted| {
                sum + weights[usize::from(counted.term)] * i32::from(counted.count)
            })
        };
        let [first, second] = &self.danger;
        sum(&self.plain) + danger_worth(sum(first)) - danger_worth(sum(second))
    }
}

fn counted(term: usize, count: i32) -> Counted {
    Counted { term: term as u16, count: count as i16 }
}

impl Tally for Trace {
    fn add(&mut self, term: usize, count: i32) {
        self.plain.push(counted(term, count));
    }

    fn add_danger(&mut self, attacker: usize, term: usize, count: i32) {
        self.danger[attacker].push(counted(term, count));
    }
}
