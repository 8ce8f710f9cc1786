//! When an engine gives up.

/// How many own moves in a row have to look hopeless.
const PATIENCE: u32 = 4;

/// Nobody resigns in the opening.
const EARLIEST_PLY: usize = 20;

/// Watches one game for hopelessness: a single bad look does not end it, and neither do two positions that do
/// not follow each other (a takeback, an analysis of something else).
#[derive(Clone, Copy, Debug, Default)]
pub struct Despair {
    last_ply: usize,
    hopeless: u32,
}

impl Despair {
    /// Notes how the side to move stands after `ply` moves of the game; `true` when it is time to resign.
    pub fn note(&mut self, ply: usize, hopeless: bool) -> bool {
        let follows = ply == self.last_ply + 2;
        self.last_ply = ply;
        self.hopeless = match (hopeless, follows) {
            (false, _) => 0,
            (true, true) => self.hopeless + 1,
            (true, false) => 1,
        };
        self.hopeless >= PATIENCE && ply >= EARLIEST_PLY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_hopeless_moves_in_a_row_end_it() {
        let mut despair = Despair::default();
        let told: Vec<bool> = [40, 42, 44, 46].map(|ply| despair.note(ply, true)).to_vec();
        assert_eq!(told, [false, false, false, true]);
    }

    #[test]
    fn hope_a_takeback_or_the_opening_begin_anew() {
        let mut despair = Despair::default();
        for ply in [40, 42, 44] {
            assert!(!despair.note(ply, true));
        }
        assert!(!despair.note(46, false));
        for ply in [48, 50, 52, 52, 54, 56] {
            assert!(!despair.note(ply, true), "{ply}");
        }
        let mut despair = Despair::default();
        assert!((0..9).all(|turn| !despair.note(2 * turn, true)));
    }
}
