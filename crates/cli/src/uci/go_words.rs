//! The words after `go`.

/// The words after `go`, as they were given: only numbers below what makes sense are raised to it, since programs do
/// send negative clocks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoWords {
    /// Plies, at least 1.
    pub depth: Option<u32>,
    /// Nodes, at least 1.
    pub nodes: Option<u64>,
    /// A mate in so many own moves is looked for, at least 1.
    pub mate: Option<u32>,
    /// Milliseconds for this move.
    pub move_time: Option<u64>,
    /// Milliseconds left to `[First, Second]`.
    pub time: [Option<u64>; 2],
    /// Milliseconds that `[First, Second]` gain at every move.
    pub increment: [Option<u64>; 2],
    /// Moves until the clocks are set anew, at least 1.
    pub moves_to_go: Option<u32>,
    /// No answer before `stop`.
    pub infinite: bool,
    /// The opponent's time is running; no answer before `ponderhit` or `stop`.
    pub ponder: bool,
    /// Only these moves are looked at.
    pub search_moves: Vec<String>,
    /// Nothing is searched: positions so many plies on are counted.
    pub perft: Option<u32>,
}

/// The words that begin something; `searchmoves` goes on until the next of them.
const KEYWORDS: [&str; 13] = [
    "searchmoves",
    "ponder",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "depth",
    "nodes",
    "mate",
    "movetime",
    "infinite",
    "perft",
];

impl GoWords {
    /// Reads the words. Those that are not known, and numbers that are none, are skipped.
    pub fn read<'a>(words: impl Iterator<Item = &'a str>) -> Self {
        let mut go = Self::default();
        let mut words = words.peekable();
        while let Some(word) = words.next() {
            match word {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "searchmoves" => {
                    while let Some(mv) = words.next_if(|word| !KEYWORDS.contains(word)) {
                        go.search_moves.push(mv.to_owned());
                    }
                }
                _ if KEYWORDS.contains(&word) => {
                    if let Some(number) = words.peek().and_then(|text| number(text)) {
                        words.next();
                        go.set(word, number);
                    }
                }
                _ => {}
            }
        }
        go
    }

    fn set(&mut self, word: &str, number: u64) {
        let small = u32::try_from(number).unwrap_or(u32::MAX);
        match word {
            "depth" => self.depth = Some(small.max(1)),
            "nodes" => self.nodes = Some(number.max(1)),
            "mate" => self.mate = Some(small.max(1)),
            "movetime" => self.move_time = Some(number),
            "wtime" => self.time[0] = Some(number),
            "btime" => self.time[1] = Some(number),
            "winc" => self.increment[0] = Some(number),
            "binc" => self.increment[1] = Some(number),
            // Some programs send 0 for "no such control".
            "movestogo" => self.moves_to_go = Some(small).filter(|&moves| moves > 0),
            "perft" => self.perft = Some(small),
            _ => {}
        }
    }
}

/// A whole number; below zero it is zero, and above all bounds the greatest there is.
fn number(text: &str) -> Option<u64> {
    let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(if text.starts_with('-') { 0 } else { digits.parse().unwrap_or(u64::MAX) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> GoWords {
        GoWords::read(line.split_whitespace())
    }

    #[test]
    fn every_limit_is_read() {
        let clock = read("wtime 1000 btime 900 winc 10 binc 9 movestogo 40");
        assert_eq!((clock.time, clock.increment), ([Some(1000), Some(900)], [Some(10), Some(9)]));
        assert_eq!(clock.moves_to_go, Some(40));
        let bounds = read("depth 6 nodes 5000000000 mate 3 movetime 250 perft 4");
        assert_eq!((bounds.depth, bounds.nodes, bounds.mate), (Some(6), Some(5_000_000_000), Some(3)));
        assert_eq!((bounds.move_time, bounds.perft), (Some(250), Some(4)));
        assert!(read("infinite").infinite && !read("").infinite);
        assert!(read("ponder wtime 5").ponder);
    }

    #[test]
    fn the_moves_to_search_end_at_the_next_word_of_the_protocol() {
        let go = read("searchmoves e2e4 d2d4 depth 3 infinite");
        assert_eq!((go.search_moves.len(), go.depth, go.infinite), (2, Some(3), true));
        assert!(read("searchmoves depth 3").search_moves.is_empty());
    }

    #[test]
    fn numbers_out_of_range_are_brought_into_it_and_words_that_are_none_skipped() {
        let go = read("wtime -57 btime 99999999999999999999999 depth 0 nodes -1 movestogo 0 mate 0");
        assert_eq!(go.time, [Some(0), Some(u64::MAX)]);
        assert_eq!((go.depth, go.nodes, go.mate, go.moves_to_go), (Some(1), Some(1), Some(1), None));
        assert_eq!(read("depth nodes 7 movetime x binc"), GoWords { nodes: Some(7), ..GoWords::default() });
        assert_eq!(read("depth 4294967296").depth, Some(u32::MAX));
        assert_eq!(read("fast please depth 2").depth, Some(2));
    }
}
