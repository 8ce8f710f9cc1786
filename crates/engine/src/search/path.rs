//! The positions on the way from the last irreversible move to the node being searched.

use super::game::Cycle;

#[derive(Clone, Copy, Debug)]
struct Step {
    hash: u64,
    in_check: bool,
    /// Plies back to the last irreversible move (or null move).
    reversible: usize,
}

/// The line of positions behind a node: the game's, then the search's.
#[derive(Debug)]
pub struct Path {
    steps: Vec<Step>,
    root: usize,
}

impl Path {
    /// The positions of the game since its last irreversible move, oldest first, the root (last) included. A
    /// history whose last hash is not the root's is of no use and left out.
    pub fn new(history: &[u64], root: u64, in_check: bool) -> Self {
        let known = if history.last() == Some(&root) { &history[..history.len() - 1] } else { &[] };
        let mut steps: Vec<Step> = known
            .iter()
            .enumerate()
            // Whether the game's positions were checks is not known; `false` never invents a perpetual check.
            .map(|(reversible, &hash)| Step { hash, in_check: false, reversible })
            .collect();
        steps.push(Step { hash: root, in_check, reversible: known.len() });
        Self { root: steps.len() - 1, steps }
    }

    /// A move was played.
    pub fn push(&mut self, hash: u64, in_check: bool, irreversible: bool) {
        let before = self.steps.last().map_or(0, |step| step.reversible + 1);
        self.steps.push(Step { hash, in_check, reversible: if irreversible { 0 } else { before } });
    }

    /// The move was taken back.
    pub fn pop(&mut self) {
        self.steps.pop();
    }

    /// The cycle that ends here, if the position stood before: once within the search, where coming back a
    /// second time would be no different, or twice if it last stood in the game.
    pub fn cycle(&self) -> Option<Cycle> {
        let here = self.steps.len() - 1;
        let Step { hash, reversible, .. } = *self.steps.last()?;
        let mut seen_in_game = false;
        // The same side is to move every second ply; four plies are the shortest cycle.
        for back in (4..=reversible).step_by(2) {
            let Some(then) = here.checked_sub(back) else { break };
            if self.steps[then].hash != hash {
                continue;
            }
            if then >= self.root || seen_in_game {
                return Some(self.cycle_since(then));
            }
            seen_in_game = true;
        }
        None
    }

    fn cycle_since(&self, then: usize) -> Cycle {
        let here = self.steps.len() - 1;
        let all_checked = |first: usize| (first..=here).step_by(2).all(|index| self.steps[index].in_check);
        Cycle { checked_throughout: all_checked(then + 2), checking_throughout: all_checked(then + 1) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const QUIET: Cycle = Cycle { checked_throughout: false, checking_throughout: false };

    #[test]
    fn one_return_within_the_search_is_a_cycle() {
        let mut path = Path::new(&[], 1, false);
        for hash in [2, 3, 4, 1] {
            assert_eq!(path.cycle(), None);
            path.push(hash, false, false);
        }
        assert_eq!(path.cycle(), Some(QUIET));
        path.pop();
        path.push(1, false, true);
        assert_eq!(path.cycle(), None, "nothing comes back after an irreversible move");
    }

    #[test]
    fn a_position_of_the_game_must_come_back_twice() {
        // The game: 7 8 9 10 7 8 9 (root).
        let mut path = Path::new(&[7, 8, 9, 10, 7, 8, 9], 9, false);
        path.push(10, false, false);
        assert_eq!(path.cycle(), None, "second occurrence");
        path.push(7, false, false);
        assert_eq!(path.cycle(), Some(QUIET), "third occurrence");
    }

    #[test]
    fn a_cycle_knows_who_was_checked() {
        let mut path = Path::new(&[], 1, true);
        for (hash, in_check) in [(2, false), (3, true), (4, false), (1, true)] {
            path.push(hash, in_check, false);
        }
        assert_eq!(path.cycle(), Some(Cycle { checked_throughout: true, checking_throughout: false }));
    }

    #[test]
    fn a_foreign_history_is_left_out() {
        let mut path = Path::new(&[5, 6, 7], 1, false);
        path.push(6, false, false);
        path.push(5, false, false);
        assert_eq!(path.cycle(), None);
    }
}
