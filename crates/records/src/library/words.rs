//! Names, days and results as numbers in the file.

use rusqlite::{Connection, OptionalExtension, Transaction};

/// The number of a text, which is given one where it has none. The empty text is 0.
pub(super) fn number(transaction: &Transaction<'_>, text: &str) -> rusqlite::Result<i64> {
    if text.is_empty() {
        return Ok(0);
    }
    let mut known = transaction.prepare_cached("SELECT id FROM word WHERE text = ?1")?;
    if let Some(id) = known.query_row([text], |row| row.get(0)).optional()? {
        return Ok(id);
    }
    transaction.prepare_cached("INSERT INTO word (text) VALUES (?1)")?.insert([text])
}

/// A text as it is looked for and sorted: without case, in all scripts that have it.
pub(super) fn folded(text: &str) -> String {
    text.to_lowercase().replace(SEPARATOR, "\u{FFFD}")
}

/// Stands between words in memory, and in none of them.
const SEPARATOR: char = '\0';

/// All texts of the file that stand for something, in memory. A text has the number in it that it has in the file.
#[derive(Debug)]
pub(super) struct Words {
    /// One behind another in their folded form, each with the separator behind it: a part is found in all of them at once.
    text: String,
    /// Where each one ends in the text, its separator left out.
    ends: Vec<usize>,
    /// In the order of their folded form.
    order: Vec<u32>,
    /// The place of each in that order; the same for those that differ in case only.
    ranks: Vec<u32>,
}

impl Default for Words {
    fn default() -> Self {
        let mut words = Self { text: String::new(), ends: Vec::new(), order: Vec::new(), ranks: Vec::new() };
        words.push("");
        words
    }
}

/// A number far beyond those before it comes of damage: none is left out.
const LARGEST_GAP: usize = 1 << 20;

impl Words {
    fn push(&mut self, text: &str) {
        self.text += &folded(text);
        self.ends.push(self.text.len());
        self.text.push(SEPARATOR);
    }

    /// How many there are; all numbers are below.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Reads those that have been added. `false` where the numbers cannot be true.
    pub fn read(&mut self, connection: &Connection) -> rusqlite::Result<bool> {
        let mut new = connection.prepare_cached(READ_WORDS)?;
        let mut rows = new.query([self.len().saturating_sub(1)])?;
        while let Some(row) = rows.next()? {
            let id = usize::try_from(row.get::<_, i64>(0)?).unwrap_or(usize::MAX);
            if id.saturating_sub(self.len()) > LARGEST_GAP {
                return Ok(false);
            }
            while self.len() < id {
                self.push("");
            }
            self.push(row.get_ref(1)?.as_str().unwrap_or_default());
        }
        Ok(true)
    }

    fn get(&self, number: usize) -> &str {
        let begin = match number {
            0 => 0,
            _ => self.ends[number - 1] + SEPARATOR.len_utf8(),
        };
        &self.text[begin..self.ends[number]]
    }

    /// The words that hold a part.
    pub fn containing(&self, part: &str) -> Vec<bool> {
        let mut fits = vec![false; self.len()];
        let mut word = 0;
        for (at, _) in self.text.match_indices(&folded(part)) {
            while self.ends[word] < at {
                word += 1;
            }
            fits[word] = true;
        }
        fits
    }

    /// The words that fit.
    pub fn fitting(&self, fits: impl Fn(&str) -> bool) -> Vec<bool> {
        (0..self.len()).map(|number| fits(self.get(number))).collect()
    }

    /// The place of each word in the order of all of them, as [`ranks`](Self::ranks) told last.
    pub fn known_ranks(&self) -> &[u32] {
        &self.ranks
    }

    /// The place of each word in the order of all of them; new ones are given theirs.
    pub fn ranks(&mut self) -> &[u32] {
        let known = self.order.len();
        if known < self.len() {
            let mut order = std::mem::take(&mut self.order);
            // Fewer words than 2^32: rows name them by 32 bits.
            order.extend((known..self.len()).map(|number| number as u32));
            order[known..].sort_unstable_by(|&a, &b| self.get(a as usize).cmp(self.get(b as usize)));
            // Two runs that are sorted: this only merges them.
            order.sort_by(|&a, &b| self.get(a as usize).cmp(self.get(b as usize)));
            self.ranks.resize(self.len(), 0);
            // The empty word is the first one: its place is 0.
            let mut rank = 0;
            for pair in order.windows(2) {
                rank += u32::from(self.get(pair[0] as usize) != self.get(pair[1] as usize));
                self.ranks[pair[1] as usize] = rank;
            }
            self.order = order;
        }
        &self.ranks
    }
}

/// From a number on.
pub(super) const READ_WORDS: &str = "SELECT id, text FROM word WHERE id > ?1 ORDER BY id";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_by_parts_and_have_an_order() {
        let mut words = Words::default();
        for text in ["Öst", "alpha", "ÖST", "김철수", "be\0ta"] {
            words.push(text);
        }
        assert_eq!(words.containing("öS"), [false, true, false, true, false, false]);
        assert_eq!(words.containing("철"), [false, false, false, false, true, false]);
        assert_eq!(words.containing("a"), [false, false, true, false, false, true]);
        let with = words.containing("\0");
        assert_eq!(
            with,
            [false, false, false, false, false, true],
            "what stands between words is none of theirs"
        );
        assert_eq!(words.ranks(), [0, 3, 1, 3, 4, 2]);
        words.push("aaa");
        assert_eq!(words.ranks(), [0, 4, 2, 4, 5, 3, 1], "a new word takes its place");
        assert_eq!(words.fitting(|word| word.starts_with('a')).iter().filter(|fits| **fits).count(), 2);
    }
}
