//! The boards along the path to the position on show, and whether a board has stood before.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

use crate::{KoRule, Side};

/// Every board from the start position on: entry 0 is the start, entry n the board after ply n.
#[derive(Clone, Debug)]
pub(super) struct History {
    entries: Vec<Entry>,
    /// The stones of all entries, one after the other.
    packed: Vec<u64>,
    /// The latest entry with this hash.
    latest: HashMap<u64, u32, BuildHasherDefault<KeyHasher>>,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    hash: u64,
    to_move: Side,
    by_pass: bool,
    /// The entry before this one with the same hash.
    earlier: Option<u32>,
}

/// A board to look for: hash, stones on demand, and who moves next.
pub(super) struct Wanted<F> {
    pub hash: u64,
    pub packed: F,
    pub to_move: Side,
}

impl History {
    pub fn new(hash: u64, packed: &[u64], to_move: Side) -> Self {
        let mut history = Self { entries: Vec::new(), packed: Vec::new(), latest: HashMap::default() };
        history.push(hash, packed, to_move, false);
        history
    }

    /// Adds the board after a ply. All boards of a history have the same size.
    pub fn push(&mut self, hash: u64, packed: &[u64], to_move: Side, by_pass: bool) {
        let ply = self.entries.len() as u32;
        let earlier = self.latest.insert(hash, ply);
        self.entries.push(Entry { hash, to_move, by_pass, earlier });
        self.packed.extend_from_slice(packed);
    }

    /// Changes who moves next on the latest board.
    pub fn set_to_move(&mut self, to_move: Side) {
        if let Some(entry) = self.entries.last_mut() {
            entry.to_move = to_move;
        }
    }

    /// Forgets the latest board. The start position stays.
    pub fn pop(&mut self) {
        if self.entries.len() < 2 {
            return;
        }
        let words = self.words();
        if let Some(entry) = self.entries.pop() {
            match entry.earlier {
                Some(earlier) => self.latest.insert(entry.hash, earlier),
                None => self.latest.remove(&entry.hash),
            };
            self.packed.truncate(self.packed.len() - words);
        }
    }

    /// The first ply after which the rule forbids the wanted board to come back; `None` if it may stand.
    pub fn forbids<F: FnOnce() -> Vec<u64>>(&self, rule: KoRule, wanted: Wanted<F>) -> Option<u32> {
        if rule == KoRule::Simple {
            // The board before the opponent's last move.
            let before = self.entries.len().checked_sub(2)?;
            let same = self.entries[before].hash == wanted.hash
                && self.stones(before as u32) == (wanted.packed)().as_slice();
            return same.then_some(before as u32);
        }
        let latest = *self.latest.get(&wanted.hash)?;
        let packed = (wanted.packed)();
        self.with_hash(latest)
            .filter(|&ply| {
                (rule == KoRule::PositionalSuperko || self.entries[ply as usize].to_move == wanted.to_move)
                    && self.stones(ply) == packed.as_slice()
            })
            .last()
    }

    /// How often the latest board has stood with the same side to move, this time included. A pass brings no
    /// board about, so boards after passes are left out.
    pub fn occurrences(&self) -> u32 {
        let latest = self.entries.len() as u32 - 1;
        let to_move = self.entries[latest as usize].to_move;
        let same = |ply: &u32| {
            let entry = &self.entries[*ply as usize];
            !entry.by_pass && entry.to_move == to_move && self.stones(*ply) == self.stones(latest)
        };
        self.with_hash(latest).filter(same).count() as u32
    }

    /// This entry and all before it with the same hash, backwards.
    fn with_hash(&self, latest: u32) -> impl Iterator<Item = u32> {
        std::iter::successors(Some(latest), |&ply| self.entries[ply as usize].earlier)
    }

    fn words(&self) -> usize {
        self.packed.len() / self.entries.len()
    }

    fn stones(&self, ply: u32) -> &[u64] {
        let words = self.words();
        &self.packed[ply as usize * words..][..words]
    }
}

/// Board hashes are random already: the map takes them as they are.
#[derive(Clone, Copy, Debug, Default)]
struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanted(hash: u64, stones: u64, to_move: Side) -> Wanted<impl FnOnce() -> Vec<u64>> {
        Wanted { hash, packed: move || vec![stones, 0], to_move }
    }

    #[test]
    fn equal_hashes_of_different_boards_are_no_repetition() {
        let mut history = History::new(7, &[0, 0], Side::First);
        history.push(7, &[1, 0], Side::Second, false);
        history.push(7, &[2, 0], Side::First, false);
        for (stones, ply) in [(0, Some(0)), (1, Some(1)), (2, Some(2)), (3, None)] {
            assert_eq!(history.forbids(KoRule::PositionalSuperko, wanted(7, stones, Side::Second)), ply);
        }
        assert_eq!(history.forbids(KoRule::SituationalSuperko, wanted(7, 1, Side::Second)), Some(1));
        assert_eq!(history.forbids(KoRule::SituationalSuperko, wanted(7, 2, Side::Second)), None);
        assert_eq!(history.forbids(KoRule::Simple, wanted(7, 1, Side::Second)), Some(1));
        assert_eq!(history.forbids(KoRule::Simple, wanted(7, 0, Side::Second)), None);
        assert_eq!(history.occurrences(), 1);
    }

    #[test]
    fn what_was_taken_back_has_never_stood() {
        let mut history = History::new(0, &[0, 0], Side::First);
        history.push(5, &[1, 0], Side::Second, false);
        history.push(5, &[1, 0], Side::First, true);
        let find = |history: &History| history.forbids(KoRule::PositionalSuperko, wanted(5, 1, Side::First));
        assert_eq!(find(&history), Some(1));
        history.pop();
        assert_eq!(find(&history), Some(1));
        history.pop();
        assert_eq!(find(&history), None);
        history.pop();
        assert_eq!(history.entries.len(), 1);
    }
}
