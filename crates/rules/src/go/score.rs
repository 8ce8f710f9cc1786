//! Counting a finished board: stones, territory, prisoners, seki, group tax.

use serde::{Deserialize, Serialize};

use crate::{HalfPoints, Point, Side};

use super::{Board, Rules, Scoring, Tax, territory::Division};

/// What makes up one side's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SideScore {
    /// Its living stones on the board; 0 where only territory counts.
    pub stones: u16,
    /// Points it surrounds, without those that are taxed away.
    pub territory: u16,
    /// The other side's stones it has taken or that are marked dead; 0 where area counts.
    pub prisoners: u32,
    /// What the group tax takes off.
    pub group_tax: u16,
    /// What it receives for the other side's handicap stones.
    pub handicap_bonus: u16,
    /// What it receives for moving second.
    pub komi: HalfPoints,
}

impl SideScore {
    /// All parts together.
    #[must_use]
    pub fn total(&self) -> HalfPoints {
        let gained = i64::from(self.stones)
            + i64::from(self.territory)
            + i64::from(self.prisoners)
            + i64::from(self.handicap_bonus)
            - i64::from(self.group_tax);
        let halves = gained * 2 + i64::from(self.komi.0);
        HalfPoints(halves.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32)
    }
}

/// The score of a board that is being counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Score {
    /// Black's part, then White's.
    pub sides: [SideScore; 2],
}

impl Score {
    /// The points of `[Black, White]`, komi included.
    #[must_use]
    pub fn totals(&self) -> [HalfPoints; 2] {
        self.sides.map(|side| side.total())
    }
}

/// A counted board.
pub(super) struct Count {
    pub score: Score,
    /// Whose each point is, row by row from the bottom.
    pub owner: Vec<Option<Side>>,
}

impl Count {
    /// Counts a board whose `dead` stones (whole chains, sorted) are taken off as prisoners.
    pub fn new(board: &Board, dead: &[Point], rules: &Rules, prisoners: [u32; 2], handicap: u16) -> Self {
        let division = Division::new(board, dead);
        let seki = if rules.tax == Tax::None { Vec::new() } else { division.regions_in_seki() };
        let mut score = Score::default();
        let mut owner = vec![None; division.area_of.len()];
        for (index, area) in division.areas.iter().enumerate() {
            let points = area.points.len() as u16;
            let side = match (area.side, area.surrounded_by) {
                (Some(side), _) if rules.scoring == Scoring::Area => {
                    score.sides[side.index()].stones += points;
                    side
                }
                (None, Some(side)) if !seki.contains(&index) => {
                    score.sides[side.index()].territory += points;
                    side
                }
                _ => continue,
            };
            for &point in &area.points {
                owner[division.dense(point)] = Some(side);
            }
        }
        if rules.scoring == Scoring::Territory {
            for (side, taken) in score.sides.iter_mut().zip(prisoners) {
                side.prisoners = taken;
            }
            for side in dead.iter().filter_map(|&point| board.stone(point)) {
                score.sides[side.other().index()].prisoners += 1;
            }
        }
        if rules.tax == Tax::All {
            for (side, territory) in division.group_territories(&seki) {
                // A group cannot be asked for more than it has: two points are what it must leave open to live.
                score.sides[side.index()].group_tax += territory.min(2);
            }
        }
        let white = &mut score.sides[Side::Second.index()];
        white.komi = rules.komi;
        white.handicap_bonus = rules.handicap_bonus.points(handicap);
        Self { score, owner }
    }
}
