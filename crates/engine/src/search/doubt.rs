//! How much longer or shorter than usual a move is worth thinking about.

/// What the iterations so far tell about how clear the best move is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Doubt {
    /// Iterations in a row with the same best move.
    steady: u32,
    value: Option<i32>,
    /// By how much the value fell in the last iteration.
    drop: i32,
}

/// After so many iterations a best move counts as settled.
const SETTLED: u32 = 8;

impl Doubt {
    /// An iteration was completed.
    pub fn note(&mut self, best_changed: bool, value: i32) {
        self.steady = if best_changed { 0 } else { (self.steady + 1).min(SETTLED) };
        self.drop = self.value.map_or(0, |before| (before - value).clamp(0, 120));
        self.value = Some(value);
    }

    /// Times the usual time: less for a move that has long been the best and took most of the nodes
    /// (`share`, 0 to 1), more for one that has just changed or whose value falls.
    pub fn factor(self, share: f64) -> f64 {
        let steadiness = 1.5 - 0.09 * f64::from(self.steady);
        let falling = 1.0 + f64::from(self.drop) / 100.0;
        let effort = 1.55 - share.clamp(0.0, 1.0);
        (steadiness * falling * effort).clamp(0.35, 3.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_settled_move_is_cheap_and_a_failing_one_dear() {
        let mut doubt = Doubt::default();
        for _ in 0..10 {
            doubt.note(false, 30);
        }
        assert!(doubt.factor(0.9) < 0.6);
        doubt.note(true, -40);
        assert!(doubt.factor(0.4) > 2.0);
        doubt.note(false, -40);
        assert!(doubt.factor(0.5) < 1.6);
    }
}
