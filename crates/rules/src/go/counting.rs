//! The end of a game: marking dead stones, agreeing on the score or playing on.

use crate::{EndReason, HalfPoints, Outcome, Point, Side};

use super::{Game, Phase, Score, score::Count, territory::Division};

impl Game {
    /// Stones marked dead while counting, sorted.
    #[must_use]
    pub fn dead(&self) -> Vec<Point> {
        self.dead.clone()
    }

    /// In [`Phase::Scoring`]: turns the whole group at `point` (with the groups of its colour in the same region,
    /// as players expect) from alive to dead or back. `false` where nothing stands there or it is not that phase.
    ///
    /// The region ends at the other side's living stones.
    pub fn toggle_dead(&mut self, point: Point) -> bool {
        let Some(side) = self.board.stone(point) else { return false };
        if self.phase() != Phase::Scoring {
            return false;
        }
        let revive = self.is_dead(point);
        for stone in self.stones_in_region(point, side) {
            match self.dead.binary_search(&stone) {
                Ok(index) if revive => drop(self.dead.remove(index)),
                Err(index) if !revive => self.dead.insert(index, stone),
                Ok(_) | Err(_) => {}
            }
        }
        true
    }

    /// In [`Phase::Scoring`]: replaces the dead stones by a proposal. A point stands for its whole chain; points
    /// without a stone are ignored.
    pub fn set_dead(&mut self, dead: &[Point]) {
        if self.phase() != Phase::Scoring {
            return;
        }
        let mut stones: Vec<Point> = Vec::new();
        for &point in dead {
            if !stones.contains(&point) {
                stones.extend(self.board.chain_points(point));
            }
        }
        stones.sort_unstable();
        self.dead = stones;
    }

    /// In [`Phase::Scoring`]: both sides agree; the score is the result.
    pub fn accept_score(&mut self) {
        if self.phase() != Phase::Scoring {
            return;
        }
        let points = self.count().score.totals();
        let by = EndReason::Score(points);
        self.end = Some(match points[0].cmp(&points[1]) {
            std::cmp::Ordering::Greater => Outcome::win(Side::First, by),
            std::cmp::Ordering::Less => Outcome::win(Side::Second, by),
            std::cmp::Ordering::Equal => Outcome::draw(by),
        });
    }

    /// The game goes on at the board. In [`Phase::Scoring`]: there is a dispute; the player after the second pass
    /// moves, the marks are forgotten, and two more passes open the counting again. After a third repetition:
    /// Japanese rules (1989, article 12) end the game without a result only if both players agree, and these do
    /// not; the next repetition asks again.
    pub fn resume_play(&mut self) {
        let repeated = self.end.is_some_and(|outcome| outcome.by == EndReason::NoResult);
        if repeated || self.phase() == Phase::Scoring {
            self.end = None;
            self.passes = 0;
            self.dead.clear();
        }
    }

    /// Whose territory or area each point is while counting and after, row by row from the bottom; `None` for
    /// neutral, for a living stone where only territory counts, and everywhere before.
    #[must_use]
    pub fn ownership(&self) -> Vec<Option<Side>> {
        if self.is_counted() { self.count().owner } else { vec![None; self.placed.len()] }
    }

    /// The score of `[Black, White]` while counting and after; `None` before.
    #[must_use]
    pub fn points(&self) -> Option<[HalfPoints; 2]> {
        self.score().map(|score| score.totals())
    }

    /// The score in its parts while counting and after; `None` before.
    #[must_use]
    pub fn score(&self) -> Option<Score> {
        self.is_counted().then(|| self.count().score)
    }

    /// The living stones in seki while counting and after, sorted; none before. Whether that costs points is up to
    /// the rules.
    #[must_use]
    pub fn seki(&self) -> Vec<Point> {
        if !self.is_counted() {
            return Vec::new();
        }
        let division = Division::new(&self.board, &self.dead);
        let chains = division.chains_in_seki().into_iter();
        let mut stones: Vec<Point> =
            chains.flat_map(|chain| division.areas[chain].points.iter().copied()).collect();
        stones.sort_unstable();
        stones
    }

    fn count(&self) -> Count {
        Count::new(&self.board, &self.dead, &self.rules, self.prisoners, self.setup.handicap)
    }

    fn is_counted(&self) -> bool {
        match self.end {
            Some(outcome) => matches!(outcome.by, EndReason::Score(_)),
            None => self.phase() == Phase::Scoring,
        }
    }

    fn is_dead(&self, point: Point) -> bool {
        self.dead.binary_search(&point).is_ok()
    }

    /// The stones of `side` that can be reached from one of them over anything but living stones of the other.
    fn stones_in_region(&self, start: Point, side: Side) -> Vec<Point> {
        let mut seen = vec![false; self.placed.len()];
        seen[self.dense(start)] = true;
        let mut open = vec![start];
        let mut stones = Vec::new();
        while let Some(point) = open.pop() {
            let stone = self.board.stone(point);
            if stone == Some(side.other()) && !self.is_dead(point) {
                continue;
            }
            if stone == Some(side) {
                stones.push(point);
            }
            for near in self.board.neighbours(point) {
                if !std::mem::replace(&mut seen[self.dense(near)], true) {
                    open.push(near);
                }
            }
        }
        stones
    }
}
