//! From scores to the chance to win.

use hansu_engine::Score;
use hansu_rules::GameKind;

/// How steeply the chance rises with hundredths of a pawn: the value lichess.org publishes for its accuracy metric
/// (fitted to games of players rated around 2300).
const PER_CENTIPAWN: f64 = 0.003_682_08;

/// A hundredth of a point of Janggi in hundredths of a pawn: a chariot is 13 points, about 6.5 pawns. Our own choice
/// for want of published data.
const POINT_IN_PAWNS: f64 = 0.5;

/// The chance to win, 0 to 1, of the side a score is for: `1 / (1 + exp(-0.00368208 * centipawns))`, lichess.org's
/// `Win%`; what a search by playouts says itself; 1 or 0 for a forced mate.
#[must_use]
pub fn win_probability(kind: GameKind, score: Score) -> f64 {
    let per_unit = match kind {
        GameKind::Janggi => PER_CENTIPAWN * POINT_IN_PAWNS,
        GameKind::Go | GameKind::Chess => PER_CENTIPAWN,
    };
    match score {
        Score::Centi(hundredths) => 1.0 / (1.0 + (-per_unit * f64::from(hundredths)).exp()),
        Score::Mate(moves) => f64::from(u8::from(moves > 0)),
        Score::Go { win_rate, .. } => f64::from(win_rate).clamp(0.0, 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_is_a_half_and_a_pawn_is_not_much() {
        let chess = |centi| win_probability(GameKind::Chess, Score::Centi(centi));
        assert!((chess(0) - 0.5).abs() < 1e-12);
        assert!((chess(100) - 0.591).abs() < 1e-3, "{}", chess(100));
        assert!((chess(100) + chess(-100) - 1.0).abs() < 1e-12);
        let janggi = win_probability(GameKind::Janggi, Score::Centi(200));
        assert!((janggi - chess(100)).abs() < 1e-12);
    }

    #[test]
    fn mates_are_certain_and_extremes_stay_within() {
        assert_eq!(win_probability(GameKind::Chess, Score::Mate(3)), 1.0);
        assert_eq!(win_probability(GameKind::Chess, Score::Mate(-3)), 0.0);
        for centi in [i32::MIN, i32::MAX] {
            assert!((0.0..=1.0).contains(&win_probability(GameKind::Chess, Score::Centi(centi))));
        }
        assert_eq!(win_probability(GameKind::Go, Score::Go { win_rate: 0.25, lead: 1.0 }), 0.25);
    }
}
