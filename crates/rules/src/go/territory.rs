//! A finished board divided into living chains and the regions between them: whose a region is, and what is in
//! seki.

use crate::{Point, Side};

use super::Board;

/// A living chain, or a region of empty points and dead stones between living chains.
pub(super) struct Area {
    /// Whose chain it is; `None` for a region.
    pub side: Option<Side>,
    /// The only side whose chains touch a region; `None` where both do or none does, and for chains.
    pub surrounded_by: Option<Side>,
    pub points: Vec<Point>,
    /// The areas next to it, each once.
    adjacent: Vec<usize>,
}

/// All areas of a board.
pub(super) struct Division {
    size: u8,
    pub areas: Vec<Area>,
    /// The area of each point, row by row from the bottom.
    pub area_of: Vec<usize>,
}

impl Division {
    /// Divides a board from which the `dead` stones (sorted) are gone.
    pub fn new(board: &Board, dead: &[Point]) -> Self {
        const NONE: usize = usize::MAX;
        let size = board.size();
        let mut division =
            Self { size, areas: Vec::new(), area_of: vec![NONE; usize::from(size) * usize::from(size)] };
        let living = |point: Point| board.stone(point).filter(|_| dead.binary_search(&point).is_err());
        for start in board.points() {
            if division.area_of[division.dense(start)] != NONE {
                continue;
            }
            let index = division.areas.len();
            let side = living(start);
            let mut points = vec![start];
            let mut next = 0;
            let first = division.dense(start);
            division.area_of[first] = index;
            while let Some(&point) = points.get(next) {
                next += 1;
                for near in board.neighbours(point) {
                    let dense = division.dense(near);
                    if division.area_of[dense] == NONE && living(near) == side {
                        division.area_of[dense] = index;
                        points.push(near);
                    }
                }
            }
            division.areas.push(Area { side, surrounded_by: None, points, adjacent: Vec::new() });
        }
        for index in 0..division.areas.len() {
            let mut adjacent: Vec<usize> = division.areas[index]
                .points
                .iter()
                .flat_map(|&point| board.neighbours(point))
                .map(|near| division.area_of[division.dense(near)])
                .filter(|&near| near != index)
                .collect();
            adjacent.sort_unstable();
            adjacent.dedup();
            let touches = |side| adjacent.iter().any(|&near| division.areas[near].side == Some(side));
            let surrounded_by = match Side::BOTH.map(touches) {
                [true, false] => Some(Side::First),
                [false, true] => Some(Side::Second),
                _ => None,
            };
            let area = &mut division.areas[index];
            area.surrounded_by = surrounded_by.filter(|_| area.side.is_none());
            area.adjacent = adjacent;
        }
        division
    }

    /// The index of a point in [`Self::area_of`].
    pub fn dense(&self, point: Point) -> usize {
        usize::from(point.row) * usize::from(self.size) + usize::from(point.col)
    }

    /// The surrounded regions that are no territory because stones around them are in seki.
    ///
    /// Stones are in seki that live and yet possess neutral points (Japanese rules 1989, article 8). Players
    /// often stop before the last neutral points are filled; so a chain that would have two eyes without them is
    /// not counted as being in seki, nor is the territory it helps to surround.
    pub fn regions_in_seki(&self) -> Vec<usize> {
        let safe = self.safe_chains();
        let mut regions = Vec::new();
        for group in self.groups() {
            let is_neutral = |&near: &usize| {
                let area = &self.areas[near];
                area.side.is_none() && area.surrounded_by.is_none()
            };
            if !group.chains.iter().any(|&chain| self.areas[chain].adjacent.iter().any(is_neutral)) {
                continue;
            }
            let is_lost = |&region: &usize| !self.areas[region].adjacent.iter().any(|&chain| safe[chain]);
            regions.extend(group.regions.into_iter().filter(is_lost));
        }
        regions
    }

    /// The chains in seki: they live, though not by two eyes of their own, next to neutral points that chains of
    /// the other side need for their life as well.
    pub fn chains_in_seki(&self) -> Vec<usize> {
        let safe = self.safe_chains();
        let mut chains = Vec::new();
        for region in self.areas.iter().filter(|area| area.side.is_none() && area.surrounded_by.is_none()) {
            let needy: Vec<usize> = region.adjacent.iter().copied().filter(|&chain| !safe[chain]).collect();
            let both = |side| needy.iter().any(|&chain| self.areas[chain].side == Some(side));
            if Side::BOTH.into_iter().all(both) {
                chains.extend(needy);
            }
        }
        chains.sort_unstable();
        chains.dedup();
        chains
    }

    /// Each group that has territory, and how many points of it, without the regions in `seki`.
    pub fn group_territories(&self, seki: &[usize]) -> Vec<(Side, u16)> {
        let mut groups = Vec::new();
        for group in self.groups() {
            let regions = group.regions.iter().filter(|region| !seki.contains(region));
            let territory: usize = regions.map(|&region| self.areas[region].points.len()).sum();
            if territory > 0 {
                groups.push((group.side, territory as u16));
            }
        }
        groups
    }

    /// Chains that are connected through regions which only their side surrounds.
    fn groups(&self) -> Vec<Group> {
        let mut seen = vec![false; self.areas.len()];
        let mut groups = Vec::new();
        for start in 0..self.areas.len() {
            let Some(side) = self.areas[start].side else { continue };
            if std::mem::replace(&mut seen[start], true) {
                continue;
            }
            let mut group = Group { side, chains: Vec::new(), regions: Vec::new() };
            let mut open = vec![start];
            while let Some(index) = open.pop() {
                let area = &self.areas[index];
                if area.side.is_some() { &mut group.chains } else { &mut group.regions }.push(index);
                for &near in &area.adjacent {
                    let belongs = self.areas[near].side.or(self.areas[near].surrounded_by) == Some(side);
                    if belongs && !std::mem::replace(&mut seen[near], true) {
                        open.push(near);
                    }
                }
            }
            groups.push(group);
        }
        groups
    }

    /// For each area whether it is a chain that has two eyes even if all its other liberties are gone.
    ///
    /// Benson's way to unconditional life (1976), with regions worth one eye or two: a chain stays while the
    /// regions it touches make two eyes. A single point counts while all chains around it stay: where one does
    /// not, it is a false eye, to be filled to save that chain. A larger region keeps an eye when that is done.
    fn safe_chains(&self) -> Vec<bool> {
        let eyes: Vec<u8> = self.areas.iter().map(|area| self.eyes(area)).collect();
        let mut stays: Vec<bool> =
            self.areas.iter().map(|area| area.side.is_some() || area.surrounded_by.is_some()).collect();
        loop {
            let mut changed = false;
            for (index, area) in self.areas.iter().enumerate().filter(|(_, area)| area.side.is_some()) {
                let eyes: u8 = area
                    .adjacent
                    .iter()
                    .filter(|&&near| stays[near] && self.areas[near].surrounded_by == area.side)
                    .fold(0, |sum, &near| sum.saturating_add(eyes[near]));
                if stays[index] && eyes < 2 {
                    changed = true;
                    stays[index] = false;
                    for &near in &area.adjacent {
                        let near_area = &self.areas[near];
                        let is_false_eye = near_area.side.is_none() && near_area.points.len() == 1;
                        stays[near] &= !is_false_eye;
                    }
                }
            }
            if !changed {
                break;
            }
        }
        stays
    }

    /// How many eyes a region is sure of: two, unless the other side, moving first, reduces it to one.
    fn eyes(&self, region: &Area) -> u8 {
        if region.side.is_some() || region.surrounded_by.is_none() {
            return 0;
        }
        // The shapes that a stone on the vital point reduces to one eye, and the square of four that is one
        // already, told apart by how many neighbours each of their points has inside the shape.
        let mut degrees: Vec<usize> = region
            .points
            .iter()
            .map(|point| region.points.iter().filter(|other| distance(*point, **other) == 1).count())
            .take(7)
            .collect();
        degrees.sort_unstable();
        match (region.points.len(), degrees.as_slice()) {
            (0..=3, _) => 1,
            (4, [2, 2, 2, 2] | [1, 1, 1, 3]) => 1,
            (5, [1, 1, 1, 1, 4] | [1, 2, 2, 2, 3]) => 1,
            (6, [1, 1, 2, 2, 2, 4]) => 1,
            _ => 2,
        }
    }
}

struct Group {
    side: Side,
    chains: Vec<usize>,
    regions: Vec<usize>,
}

fn distance(one: Point, other: Point) -> u8 {
    one.col.abs_diff(other.col) + one.row.abs_diff(other.row)
}
