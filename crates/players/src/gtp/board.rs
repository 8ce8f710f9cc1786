//! What the engine's board holds, and the commands that make it ours.

use hansu_rules::{Action, HalfPoints, Point, Side, go};

use super::words::{colour, vertex, vertices};

/// A game as an engine knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) size: u8,
    pub(super) rules: go::Rules,
    pub(super) setup: go::Setup,
    pub(super) moves: Vec<(Side, Action)>,
}

/// What brings an engine from one game to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// Taking so many moves back, then these.
    Difference { back: usize, then: Vec<(Side, Action)> },
    /// Everything anew.
    Anew,
}

/// Beyond this a game is set up anew rather than taken back.
const MOST_BACK: usize = 200;

impl Board {
    pub(super) fn of(game: &go::Game) -> Self {
        let moves = game.actions().iter().enumerate();
        Self {
            size: game.size(),
            rules: *game.rules(),
            setup: game.setup().clone(),
            moves: moves.map(|(at, &action)| (game.mover(at).unwrap_or(Side::First), action)).collect(),
        }
    }

    /// How an engine that is here comes to `wanted`.
    pub(super) fn way_to(&self, wanted: &Self, undoes: bool) -> Way {
        let same_game = (self.size, self.rules, &self.setup) == (wanted.size, wanted.rules, &wanted.setup);
        let shared = self.moves.iter().zip(&wanted.moves).take_while(|(one, other)| one == other).count();
        let back = self.moves.len() - shared;
        if same_game && (back == 0 || undoes && back <= MOST_BACK) {
            Way::Difference { back, then: wanted.moves[shared..].to_vec() }
        } else {
            Way::Anew
        }
    }

    /// The points of a handicap, where the game starts with nothing but its stones and White to move.
    pub(super) fn handicap(&self) -> Option<Vec<Point>> {
        let black_only = self.setup.stones.iter().all(|&(_, side)| side == Side::First);
        let counted = usize::from(self.setup.handicap) == self.setup.stones.len() && self.setup.handicap >= 2;
        let usual = black_only && counted && self.setup.to_move == Side::Second;
        usual.then(|| self.setup.stones.iter().map(|&(point, _)| point).collect())
    }

    /// Whether these are the points on which the protocol puts as many stones.
    pub(super) fn is_fixed_handicap(&self, points: &[Point]) -> bool {
        let fixed = u8::try_from(points.len()).ok().and_then(|n| go::fixed_handicap_points(self.size, n));
        fixed.is_some_and(|fixed| same_points(&fixed, points))
    }

    /// Komi, always with a point.
    pub(super) fn komi(komi: HalfPoints) -> String {
        format!("komi {komi}")
    }
}

pub(super) fn same_points(one: &[Point], other: &[Point]) -> bool {
    let sorted = |points: &[Point]| {
        let mut points = points.to_vec();
        points.sort_unstable();
        points
    };
    sorted(one) == sorted(other)
}

/// `play b Q16`.
pub(super) fn play((side, action): (Side, Action)) -> String {
    format!("play {} {}", colour(side), vertex(action))
}

/// `set_free_handicap Q16 D4`.
pub(super) fn free_handicap(points: &[Point]) -> String {
    format!("set_free_handicap{}", vertices(points))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(moves: &str) -> Board {
        let mut game = go::Game::new(9, go::Rules::CHINESE).unwrap();
        for text in moves.split_whitespace() {
            game.play(game.parse(text).unwrap()).unwrap();
        }
        Board::of(&game)
    }

    #[test]
    fn only_the_difference_is_sent() {
        let way = board("C3 D4 E5").way_to(&board("C3 D4 F6 pass"), true);
        let Way::Difference { back: 1, then } = way else { panic!("{way:?}") };
        assert_eq!(then.into_iter().map(play).collect::<Vec<_>>(), ["play b F6", "play w pass"]);
        assert_eq!(board("C3").way_to(&board("C3"), false), Way::Difference { back: 0, then: vec![] });
        assert_eq!(board("C3").way_to(&board(""), false), Way::Anew);
    }

    #[test]
    fn other_rules_or_stones_are_another_game() {
        let mut komi = board("C3");
        komi.rules.komi = HalfPoints(1);
        assert_eq!(board("C3").way_to(&komi, true), Way::Anew);
        assert_eq!(Board::komi(HalfPoints(15)), "komi 7.5");
        assert_eq!(Board::komi(HalfPoints(-1)), "komi -0.5");
    }

    #[test]
    fn handicaps_fixed_and_free() {
        let at = |setup| Board::of(&go::Game::from_setup(9, go::Rules::CHINESE, setup).unwrap());
        let fixed = at(go::Setup::fixed_handicap(9, 3).unwrap());
        assert!(fixed.is_fixed_handicap(&fixed.handicap().unwrap()));
        let points = [Point::new(0, 0), Point::new(4, 4)];
        let free = at(go::Setup::free_handicap(9, &points).unwrap());
        assert!(!free.is_fixed_handicap(&points));
        assert_eq!(free_handicap(&free.handicap().unwrap()), "set_free_handicap A1 E5");
        assert_eq!(board("").handicap(), None);
    }
}
