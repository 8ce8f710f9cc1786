//! How a game ended, as a sentence.

use fluent::{FluentArgs, fluent_args};
use hansu_rules::{EndReason, GameKind, HalfPoints, Outcome, Side};

use crate::Text;
use crate::names::game_id;

impl Text {
    /// How a game ended: "White won by checkmate." "Both sides passed. Han won on points: Cho 72, Han 73.5."
    #[must_use]
    pub fn outcome(&self, kind: GameKind, outcome: &Outcome) -> String {
        let mut args = fluent_args![
            "game" => game_id(kind),
            "first" => self.side(kind, Side::First),
            "second" => self.side(kind, Side::Second),
        ];
        if let Some(winner) = outcome.winner {
            args.set("winner", self.side(kind, winner));
            args.set("loser", self.side(kind, winner.other()));
        }
        let key = self.ending_key(kind, outcome, &mut args);
        let any_end = if outcome.winner.is_some() { "end-won" } else { "end-drawn" };
        // A result the rules never give (a win by stalemate) still says who won.
        self.catalogue().format(key, &args).unwrap_or_else(|| self.say(any_end, &args))
    }

    fn ending_key(&self, kind: GameKind, outcome: &Outcome, args: &mut FluentArgs<'_>) -> &'static str {
        let won = outcome.winner.is_some();
        match outcome.by {
            EndReason::Checkmate => "end-checkmate",
            EndReason::Resignation => "end-resignation",
            EndReason::PerpetualCheck => "end-perpetual-check",
            EndReason::Time if won => "end-time",
            EndReason::Time => "end-time-drawn",
            EndReason::Forfeit if won => "end-forfeit",
            EndReason::Forfeit => "end-forfeit-drawn",
            EndReason::Agreement if won => "end-agreement-won",
            EndReason::Agreement => "end-agreement",
            EndReason::Score(points) => {
                score_args(points, args);
                if won { "end-score" } else { "end-score-drawn" }
            }
            EndReason::TwoPasses(points) => self.by_points(kind, "how-two-passes", points, won, args),
            EndReason::Bikjang(points) => self.by_points(kind, "how-bikjang", points, won, args),
            EndReason::MoveLimit(points) => self.by_points(kind, "how-move-limit", points, won, args),
            EndReason::LowMaterial(points) => self.by_points(kind, "how-low-material", points, won, args),
            EndReason::Repetition(points) => self.by_points(kind, "how-repetition", points, won, args),
            // What is left can only be drawn.
            _ if won => "end-won",
            EndReason::Stalemate => "end-stalemate",
            EndReason::InsufficientMaterial => "end-insufficient-material",
            EndReason::ThreefoldRepetition => "end-threefold-repetition",
            EndReason::FivefoldRepetition => "end-fivefold-repetition",
            EndReason::FiftyMoves => "end-fifty-moves",
            EndReason::SeventyFiveMoves => "end-seventy-five-moves",
            EndReason::NoResult => "end-no-result",
        }
    }

    fn by_points(
        &self,
        kind: GameKind,
        how: &str,
        points: Option<[HalfPoints; 2]>,
        won: bool,
        args: &mut FluentArgs<'_>,
    ) -> &'static str {
        args.set("how", self.word(kind, how));
        let Some([first, second]) = points else {
            return if won { "end-no-points-won" } else { "end-no-points-drawn" };
        };
        args.set("first-points", first.to_string());
        args.set("second-points", second.to_string());
        if won { "end-by-points" } else { "end-by-points-drawn" }
    }

    /// An amount of points: "73.5 points"; in Go "6.5집" in Korean.
    #[must_use]
    pub fn points(&self, kind: GameKind, points: HalfPoints) -> String {
        self.say("points", &fluent_args!["game" => game_id(kind), "amount" => whole_and_half(points)])
    }
}

fn score_args(points: [HalfPoints; 2], args: &mut FluentArgs<'_>) {
    let [most, least] = if points[0] < points[1] { [points[1], points[0]] } else { points };
    args.set("most", most.to_string());
    args.set("least", least.to_string());
    args.set("margin", f64::from(most.0).mul_add(0.5, -f64::from(least.0) * 0.5));
}

/// A number, so that English can tell "1 point" from "2 points".
fn whole_and_half(points: HalfPoints) -> f64 {
    f64::from(points.0) / 2.0
}
