//! The name a record gets when it is saved for the first time.

use std::path::{Path, PathBuf};

use hansu_rules::GameKind;

use super::{Study, record_title};

/// Letters of a name that no system refuses in a length no system refuses, whatever their alphabet.
const LONGEST_NAME: usize = 60;

impl Study {
    /// A path to save the record under: in the folder of its file, else among the documents, named after what it says of
    /// itself. `None` where the system names no such folder.
    #[must_use]
    pub fn suggested_path(&self) -> Option<PathBuf> {
        let session = self.session.borrow();
        let table = session.table()?;
        let name = file_name(table.kind(), &record_title(table.kind(), table.record().tags()));
        let folder = match self.file().and_then(|file| file.path().and_then(Path::parent)) {
            Some(folder) => folder.to_owned(),
            None => dirs::document_dir().or_else(dirs::home_dir)?,
        };
        Some(folder.join(name))
    }
}

/// The name of a file for a record of this title.
fn file_name(kind: GameKind, title: &str) -> String {
    // What Windows or a path of any system gives a meaning of its own.
    let plain =
        |letter: char| if letter.is_control() || r#"/\:*?"<>|"#.contains(letter) { '-' } else { letter };
    let cut: String = title.chars().map(plain).take(LONGEST_NAME).collect();
    let stem = cut.trim_matches(|letter: char| letter.is_whitespace() || letter == '.' || letter == ',');
    let (game, ending) = match kind {
        GameKind::Go => ("go", "sgf"),
        GameKind::Chess => ("chess", "pgn"),
        GameKind::Janggi => ("janggi", "pgn"),
    };
    format!("{}.{ending}", if stem.is_empty() { game } else { stem })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_becomes_a_name_every_system_takes() {
        let named = |title: &str| file_name(GameKind::Chess, title);
        assert_eq!(named("Kim – Lee, 1-0, 2024.05.01"), "Kim – Lee, 1-0, 2024.05.01.pgn");
        assert_eq!(named("a/b – c\\d, 1/2-1/2"), "a-b – c-d, 1-2-1-2.pgn");
        assert_eq!(named("../x:y?\n\"<|>*"), "-x-y-------.pgn");
        assert_eq!(named(" ... "), "chess.pgn");
        assert_eq!(file_name(GameKind::Go, ""), "go.sgf");
        assert_eq!(file_name(GameKind::Janggi, "김 – 이"), "김 – 이.pgn");
        assert_eq!(named(&"긴".repeat(500)).chars().count(), LONGEST_NAME + 4);
    }
}
