//! The transposition table: what is already known about positions met on another way.

use std::{
    fmt,
    sync::atomic::{AtomicU64, Ordering},
};

use super::value::MATE_BOUND;

/// What a stored value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// It is at most this.
    Upper,
    /// It is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The packed best move; 0 for none.
    pub mv: u16,
    /// The value, with mates counted from this position.
    pub value: i32,
    /// The static evaluation; `None` in check.
    pub evaluation: Option<i32>,
    /// How deep it was searched, from 0.
    pub depth: i32,
    /// What the value says.
    pub bound: Bound,
}

/// One slot: the data, and the key mixed with the data, so that two threads writing at once leave a slot that
/// answers to no key instead of one that lies.
#[derive(Default)]
struct Slot {
    mixed_key: AtomicU64,
    data: AtomicU64,
}

const BUCKET: usize = 4;
const AGES: u8 = 64;
const NO_EVALUATION: i16 = i16::MIN;

/// A table of fixed size, shared without locks.
pub struct TranspositionTable {
    slots: Box<[Slot]>,
    age: u8,
}

impl fmt::Debug for TranspositionTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TranspositionTable")
            .field("slots", &self.slots.len())
            .field("age", &self.age)
            .finish()
    }
}

impl TranspositionTable {
    /// A table of at most `mebibytes`, at least one bucket.
    pub fn new(mebibytes: usize) -> Self {
        let bytes = mebibytes.saturating_mul(1 << 20);
        let buckets = (bytes / (BUCKET * size_of::<Slot>())).max(1);
        let slots = (0..buckets * BUCKET).map(|_| Slot::default()).collect();
        Self { slots, age: 0 }
    }

    /// What the table takes, in bytes.
    #[cfg(test)]
    pub fn bytes(&self) -> usize {
        self.slots.len() * size_of::<Slot>()
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.slots.fill_with(Slot::default);
        self.age = 0;
    }

    /// How much of the table this search has filled, in thousandths, by a sample.
    pub fn fullness(&self) -> u16 {
        let sample = &self.slots[..self.slots.len().min(1000)];
        let used = sample.iter().map(|slot| slot.data.load(Ordering::Relaxed));
        let filled = used.filter(|&data| data != 0 && age_of(data) == self.age).count();
        (filled * 1000 / sample.len().max(1)) as u16
    }

    /// A new search begins: what is there grows older and is the first to be replaced.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    fn bucket(&self, hash: u64) -> &[Slot] {
        let buckets = (self.slots.len() / BUCKET) as u128;
        // The high bits choose the bucket: a multiplication spreads them over any number of buckets.
        let index = ((u128::from(hash) * buckets) >> 64) as usize * BUCKET;
        &self.slots[index..index + BUCKET]
    }

    /// What is known about the position of this hash, `ply` plies from the root.
    pub fn probe(&self, hash: u64, ply: usize) -> Option<Entry> {
        self.bucket(hash).iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let key = slot.mixed_key.load(Ordering::Relaxed) ^ data;
            if key != hash || data == 0 {
                return None;
            }
            let entry = unpack(data);
            Some(Entry { value: from_here(entry.value, ply), ..entry })
        })
    }

    /// Keeps what a search found out, in place of the same position or of the least useful neighbour.
    pub fn store(&self, hash: u64, ply: usize, entry: Entry) {
        let mut entry = Entry { value: to_here(entry.value, ply), ..entry };
        let mut worst: Option<(&Slot, i32)> = None;
        for slot in self.bucket(hash) {
            let data = slot.data.load(Ordering::Relaxed);
            let key = slot.mixed_key.load(Ordering::Relaxed) ^ data;
            if data == 0 {
                worst = Some((slot, i32::MIN));
                continue;
            }
            let old = unpack(data);
            if key == hash {
                if entry.mv == 0 {
                    entry.mv = old.mv;
                }
                // A deeper result of this very search outlives a shallow one, unless that one is exact.
                let current = age_of(data) == self.age;
                if current && entry.bound != Bound::Exact && old.depth > entry.depth + 3 {
                    return;
                }
                worst = Some((slot, i32::MIN));
                break;
            }
            let staleness = i32::from((self.age + AGES - age_of(data)) % AGES);
            let worth = old.depth - 8 * staleness;
            if worst.is_none_or(|(_, least)| worth < least) {
                worst = Some((slot, worth));
            }
        }
        if let Some((slot, _)) = worst {
            let data = pack(entry, self.age);
            slot.data.store(data, Ordering::Relaxed);
            slot.mixed_key.store(hash ^ data, Ordering::Relaxed);
        }
    }
}

/// Mates are stored as seen from the position itself, for it may be met at another distance from the root.
const fn to_here(value: i32, ply: usize) -> i32 {
    if value >= MATE_BOUND {
        value + ply as i32
    } else if value <= -MATE_BOUND {
        value - ply as i32
    } else {
        value
    }
}

const fn from_here(value: i32, ply: usize) -> i32 {
    if value >= MATE_BOUND {
        value - ply as i32
    } else if value <= -MATE_BOUND {
        value + ply as i32
    } else {
        value
    }
}

// Data word, from the low bits: move 16, value 16, evaluation 16, depth 8, bound 2 (never 0), age 6.

fn pack(entry: Entry, age: u8) -> u64 {
    let evaluation = entry.evaluation.map_or(NO_EVALUATION, |value| value as i16);
    let bound = match entry.bound {
        Bound::Upper => 1,
        Bound::Lower => 2,
        Bound::Exact => 3,
    };
    u64::from(entry.mv)
        | u64::from(entry.value as i16 as u16) << 16
        | u64::from(evaluation as u16) << 32
        | u64::from(entry.depth.clamp(0, 255) as u8) << 48
        | bound << 56
        | u64::from(age) << 58
}

fn unpack(data: u64) -> Entry {
    let evaluation = (data >> 32) as u16 as i16;
    Entry {
        mv: data as u16,
        value: i32::from((data >> 16) as u16 as i16),
        evaluation: (evaluation != NO_EVALUATION).then_some(i32::from(evaluation)),
        depth: i32::from((data >> 48) as u8),
        bound: match data >> 56 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            _ => Bound::Exact,
        },
    }
}

const fn age_of(data: u64) -> u8 {
    (data >> 58) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::value::{MATE, mated_at};

    const ENTRY: Entry = Entry { mv: 77, value: -321, evaluation: Some(-12), depth: 9, bound: Bound::Lower };

    #[test]
    fn what_is_stored_comes_back() {
        let table = TranspositionTable::new(1);
        for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
            for evaluation in [None, Some(14_999), Some(-14_999)] {
                let entry = Entry { bound, evaluation, ..ENTRY };
                let hash = 0x1234_5678_9abc_def0 + bound as u64;
                table.store(hash, 3, entry);
                assert_eq!(table.probe(hash, 3), Some(entry));
            }
        }
        assert_eq!(table.probe(42, 0), None);
    }

    #[test]
    fn mates_keep_their_distance_from_the_position() {
        let table = TranspositionTable::new(1);
        // Mate two plies below a node at ply 5; met again at ply 1 it is two plies below that.
        table.store(1 << 40, 5, Entry { value: MATE - 7, ..ENTRY });
        assert_eq!(table.probe(1 << 40, 1).map(|entry| entry.value), Some(MATE - 3));
        table.store(2 << 40, 5, Entry { value: mated_at(7), ..ENTRY });
        assert_eq!(table.probe(2 << 40, 1).map(|entry| entry.value), Some(mated_at(3)));
    }

    #[test]
    fn memory_stays_within_what_was_given() {
        for mebibytes in [1, 3, 16] {
            let bytes = TranspositionTable::new(mebibytes).bytes();
            assert!(bytes <= mebibytes << 20 && bytes > (mebibytes << 20) - 1024, "{mebibytes}: {bytes}");
        }
        // Nothing given still makes a table that answers.
        let table = TranspositionTable::new(0);
        table.store(u64::MAX, 0, ENTRY);
        assert_eq!(table.probe(u64::MAX, 0), Some(ENTRY));
    }

    #[test]
    fn a_full_bucket_gives_up_the_oldest_and_shallowest() {
        let mut table = TranspositionTable::new(0);
        for depth in 1..=4 {
            table.store(depth as u64, 0, Entry { depth, ..ENTRY });
        }
        table.store(5, 0, Entry { depth: 1, ..ENTRY });
        assert_eq!(table.probe(1, 0), None, "the shallowest made room");
        table.grow_older();
        table.store(4, 0, Entry { depth: 1, ..ENTRY });
        table.store(6, 0, Entry { depth: 1, ..ENTRY });
        table.store(7, 0, Entry { depth: 1, ..ENTRY });
        assert!(table.probe(4, 0).is_some(), "refreshed by this search");
        assert!(table.probe(6, 0).is_some() && table.probe(7, 0).is_some());
    }

    #[test]
    fn a_missing_move_does_not_erase_a_known_one() {
        let table = TranspositionTable::new(1);
        table.store(9, 0, ENTRY);
        table.store(9, 0, Entry { mv: 0, depth: 12, ..ENTRY });
        assert_eq!(table.probe(9, 0).map(|entry| (entry.mv, entry.depth)), Some((77, 12)));
    }
}
