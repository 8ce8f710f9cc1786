//! A second implementation of the rules of Go, as plain and slow as it can be: boards are vectors, groups are found
//! by flood fill, every earlier board is kept and compared. It shares nothing with the one it is to check.

use hansu_rules::{KoRule, Side};

/// A board row by row from the bottom.
pub type Stones = Vec<Option<Side>>;

/// What the rules say of a point. A forbidden board comes with the number of the ply after which it first stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Legal,
    Occupied,
    Suicide,
    Ko(usize),
}

#[derive(Clone, Debug)]
pub struct PlainGame {
    size: usize,
    ko: KoRule,
    suicide: bool,
    pub to_move: Side,
    /// The start, then the board after each ply, with the side to move.
    pub past: Vec<(Stones, Side)>,
    /// Stones taken by `[Black, White]`.
    pub prisoners: [usize; 2],
}

impl PlainGame {
    pub fn new(size: u8, ko: KoRule, suicide: bool) -> Self {
        let size = usize::from(size);
        let past = vec![(vec![None; size * size], Side::First)];
        Self { size, ko, suicide, to_move: Side::First, past, prisoners: [0, 0] }
    }

    pub fn stones(&self) -> &Stones {
        &self.past[self.past.len() - 1].0
    }

    pub fn verdict(&self, point: usize) -> Verdict {
        if self.stones()[point].is_some() {
            return Verdict::Occupied;
        }
        let after = self.after(point);
        if after[point].is_none() {
            // The new stone is gone again. Alone it would have passed; with others it depends on the rules.
            let alone = &after == self.stones();
            if alone || !self.suicide {
                return Verdict::Suicide;
            }
        }
        let next = self.to_move.other();
        let forbidden = |(ply, (stones, side)): (usize, &(Stones, Side))| {
            let concerns = match self.ko {
                KoRule::Simple => ply + 2 == self.past.len(),
                KoRule::PositionalSuperko => true,
                KoRule::SituationalSuperko => *side == next,
            };
            (concerns && *stones == after).then_some(ply)
        };
        self.past.iter().enumerate().find_map(forbidden).map_or(Verdict::Legal, Verdict::Ko)
    }

    /// Plays on a legal point.
    pub fn play(&mut self, point: usize) {
        let after = self.after(point);
        for side in Side::BOTH {
            let before = self.stones().iter().filter(|stone| **stone == Some(side)).count()
                + usize::from(side == self.to_move);
            let left = after.iter().filter(|stone| **stone == Some(side)).count();
            self.prisoners[side.other().index()] += before - left;
        }
        self.to_move = self.to_move.other();
        self.past.push((after, self.to_move));
    }

    pub fn pass(&mut self) {
        self.to_move = self.to_move.other();
        self.past.push((self.stones().clone(), self.to_move));
    }

    /// The group of the stone on a point and its liberties.
    pub fn group(&self, stones: &Stones, start: usize) -> (Vec<usize>, Vec<usize>) {
        let (mut group, mut liberties) = (vec![start], Vec::new());
        let mut next = 0;
        while next < group.len() {
            for near in self.neighbours(group[next]) {
                if stones[near].is_none() {
                    if !liberties.contains(&near) {
                        liberties.push(near);
                    }
                } else if stones[near] == stones[start] && !group.contains(&near) {
                    group.push(near);
                }
            }
            next += 1;
        }
        (group, liberties)
    }

    fn neighbours(&self, point: usize) -> Vec<usize> {
        let (col, row) = (point % self.size, point / self.size);
        let mut near = Vec::new();
        if col > 0 {
            near.push(point - 1);
        }
        if col + 1 < self.size {
            near.push(point + 1);
        }
        if row > 0 {
            near.push(point - self.size);
        }
        if row + 1 < self.size {
            near.push(point + self.size);
        }
        near
    }

    /// The board after a stone of the side to move: the enemy's groups without liberties go, then its own.
    fn after(&self, point: usize) -> Stones {
        let mut stones = self.stones().clone();
        stones[point] = Some(self.to_move);
        for near in self.neighbours(point) {
            if stones[near] == Some(self.to_move.other()) {
                self.remove_if_dead(&mut stones, near);
            }
        }
        self.remove_if_dead(&mut stones, point);
        stones
    }

    fn remove_if_dead(&self, stones: &mut Stones, start: usize) {
        let (group, liberties) = self.group(stones, start);
        if liberties.is_empty() {
            for stone in group {
                stones[stone] = None;
            }
        }
    }
}
