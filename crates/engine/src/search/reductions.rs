//! By how much late moves are reduced.

const DEPTHS: usize = 64;
const MOVES: usize = 64;

/// The base reduction by depth and by how many moves were tried: it grows with the logarithm of both.
#[derive(Debug)]
pub struct Reductions([[i8; MOVES]; DEPTHS]);

impl Reductions {
    /// The table.
    pub fn new() -> Self {
        let mut table = [[0; MOVES]; DEPTHS];
        for (depth, row) in table.iter_mut().enumerate().skip(1) {
            for (tried, cell) in row.iter_mut().enumerate().skip(1) {
                *cell = (0.6 + (depth as f64).ln() * (tried as f64).ln() / 2.2) as i8;
            }
        }
        Self(table)
    }

    /// Plies taken off the move number `tried`, from 1.
    pub fn at(&self, depth: i32, tried: usize) -> i32 {
        let depth = depth.clamp(0, DEPTHS as i32 - 1) as usize;
        i32::from(self.0[depth][tried.min(MOVES - 1)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_and_deeper_means_more() {
        let table = Reductions::new();
        assert_eq!(table.at(1, 1), 0);
        for depth in 1..70 {
            for tried in 1..70 {
                assert!(table.at(depth, tried) <= table.at(depth + 1, tried));
                assert!(table.at(depth, tried) <= table.at(depth, tried + 1));
                assert!(table.at(depth, tried) < depth.max(2), "{depth} {tried}");
            }
        }
    }
}
