//! The settings file.

use std::path::Path;

use super::Preferences;
use crate::config_file::ConfigFile;
pub use crate::config_file::Notice;

/// The preferences together with the file they live in.
#[derive(Debug)]
pub struct Store(ConfigFile<Preferences>);

impl Store {
    /// The store in the platform's configuration folder (`hansu/settings.toml`).
    #[must_use]
    pub fn open_default() -> Self {
        Self(ConfigFile::open_default("settings.toml", Preferences::hold_in_range))
    }

    /// Reads the file at `path`, see [`ConfigFile::open`].
    #[must_use]
    pub fn open(path: &Path) -> Self {
        Self(ConfigFile::open(path, Preferences::hold_in_range))
    }

    /// The preferences in force.
    #[must_use]
    pub fn preferences(&self) -> &Preferences {
        self.0.value()
    }

    /// What the person should know about the file, if anything.
    #[must_use]
    pub fn notice(&self) -> Option<&Notice> {
        self.0.notice()
    }

    /// Changes the preferences and writes the file if that changed anything.
    pub fn change(&mut self, edit: impl FnOnce(&mut Preferences)) {
        self.0.change(edit);
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::PathBuf};

    use super::*;
    use crate::preferences::{JanggiPieces, LanguageChoice};

    /// A folder of its own, removed afterwards.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let path = std::env::temp_dir().join(format!("hansu-store-{name}-{}", std::process::id()));
            fs::create_dir_all(&path).expect("the temporary folder is writable");
            Self(path)
        }

        fn file(&self) -> PathBuf {
            self.0.join("settings.toml")
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn changes_survive_a_restart() {
        let folder = Folder::new("restart");
        let mut store = Store::open(&folder.file());
        assert_eq!(store.notice(), None);
        store.change(|preferences| {
            preferences.language = LanguageChoice::Korean;
            preferences.janggi_pieces = JanggiPieces::Hangul;
            preferences.new_game.go.komi_halves = 13;
        });
        let again = Store::open(&folder.file());
        assert_eq!(again.preferences(), store.preferences());
        assert_eq!(again.preferences().language, LanguageChoice::Korean);
    }

    #[test]
    fn a_damaged_file_is_kept_aside_each_time() {
        let folder = Folder::new("damaged");
        for (number, bytes) in [&b"theme = \"purple\""[..], b"\xff\xfe\x00", b"[[["].into_iter().enumerate() {
            fs::write(folder.file(), bytes).expect("the folder is writable");
            let store = Store::open(&folder.file());
            assert_eq!(store.preferences(), &Preferences::default());
            let Some(Notice::Damaged(aside)) = store.notice() else { panic!("{:?}", store.notice()) };
            assert_eq!(fs::read(aside).expect("it was kept"), bytes);
            assert_eq!(fs::read_dir(&folder.0).expect("the folder is there").count(), number + 1);
        }
    }

    #[test]
    fn unknown_keys_and_missing_ones_are_no_damage() {
        let folder = Folder::new("keys");
        fs::write(folder.file(), "sound = false\nfrom-the-future = 1\n").expect("the folder is writable");
        let store = Store::open(&folder.file());
        assert_eq!(store.notice(), None);
        assert!(!store.preferences().sound);
        assert!(store.preferences().show_targets);
    }

    #[test]
    fn numbers_and_names_that_cannot_be_are_brought_into_range() {
        let folder = Folder::new("range");
        let text = "volume = 7.5\n[new-game.go]\nsize = 99\nhandicap = 77\nrules = \"house\"\n\
                    komi-halves = 100000\n[new-game.go.seats]\nlevel = 0\n[new-game.janggi]\nrules = \"\"\ncho = 9\n";
        fs::write(folder.file(), text).expect("the folder is writable");
        let store = Store::open(&folder.file());
        assert_eq!(store.notice(), None);
        let new_game = &store.preferences().new_game;
        assert!((store.preferences().volume - 1.0).abs() < f64::EPSILON);
        assert_eq!((new_game.go.size, new_game.go.handicap), (25, 9));
        assert_eq!((new_game.go.rules.as_str(), new_game.janggi.rules.as_str()), ("chinese", "kakao"));
        assert_eq!((new_game.go.seats.level, new_game.janggi.cho), (1, 3));
        assert_eq!(new_game.go.komi_halves, 800);
    }

    #[test]
    fn a_folder_in_the_way_is_told_and_harmless() {
        let folder = Folder::new("way");
        fs::create_dir_all(folder.file()).expect("the folder is writable");
        let mut store = Store::open(&folder.file());
        assert_eq!(store.notice(), Some(&Notice::NotSaved(folder.file())));
        store.change(|preferences| preferences.sound = false);
        assert!(!store.preferences().sound);
    }
}
