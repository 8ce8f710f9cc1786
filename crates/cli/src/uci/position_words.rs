//! The words after `position`.

/// Where a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The start position of the variant.
    StartPos,
    /// A FEN.
    Fen(String),
}

/// The words after `position`, not yet held against any rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionWords {
    /// Where the game begins.
    pub start: Start,
    /// What has been played since.
    pub moves: Vec<String>,
}

impl PositionWords {
    /// Reads the words; `None` where they name no start.
    pub fn read<'a>(words: impl Iterator<Item = &'a str>) -> Option<Self> {
        let mut words = words.skip_while(|word| !matches!(*word, "startpos" | "fen"));
        let start = match words.next()? {
            "fen" => {
                let fields: Vec<&str> = words.by_ref().take_while(|word| *word != "moves").collect();
                let moves = words.map(str::to_owned).collect();
                return Some(Self { start: Start::Fen(fields.join(" ")), moves });
            }
            _ => Start::StartPos,
        };
        let moves = words.skip_while(|word| *word != "moves").skip(1).map(str::to_owned).collect();
        Some(Self { start, moves })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Option<(Start, Vec<String>)> {
        PositionWords::read(line.split_whitespace()).map(|words| (words.start, words.moves))
    }

    #[test]
    fn starts_and_moves_are_told_apart() {
        let moves = |moves: &[&str]| moves.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        assert_eq!(read("startpos"), Some((Start::StartPos, vec![])));
        assert_eq!(read("startpos moves"), Some((Start::StartPos, vec![])));
        assert_eq!(read("startpos moves e2e4 e7e5"), Some((Start::StartPos, moves(&["e2e4", "e7e5"]))));
        let fen = Start::Fen("8/8/8/8/8/8/8/8 w - - 0 1".to_owned());
        assert_eq!(read("fen 8/8/8/8/8/8/8/8  w - - 0 1"), Some((fen.clone(), vec![])));
        assert_eq!(read("fen 8/8/8/8/8/8/8/8 w - - 0 1 moves a1a2"), Some((fen, moves(&["a1a2"]))));
        assert_eq!(read("fen"), Some((Start::Fen(String::new()), vec![])));
        assert_eq!(read("moves e2e4"), None);
        assert_eq!(read(""), None);
    }
}
