//! The settings file: read once, written whole at every change, never lost.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use super::Preferences;

/// Something about the settings file that the person should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The file could not be understood: defaults are in use, the file was kept under this name.
    Damaged(PathBuf),
    /// The file could not be read or written; changes last until Hansu is closed.
    NotSaved(PathBuf),
}

/// The preferences together with the file they live in.
#[derive(Debug)]
pub struct Store {
    path: Option<PathBuf>,
    preferences: Preferences,
    notice: Option<Notice>,
}

impl Store {
    /// The store in the platform's configuration folder (`hansu/settings.toml`).
    #[must_use]
    pub fn open_default() -> Self {
        match dirs::config_dir() {
            Some(folder) => Self::open(&folder.join("hansu").join("settings.toml")),
            None => Self { path: None, preferences: Preferences::default(), notice: None },
        }
    }

    /// Reads the file at `path`. One that is missing means defaults; one that is damaged is kept aside under
    /// another name, and defaults are used.
    #[must_use]
    pub fn open(path: &Path) -> Self {
        let path = path.to_owned();
        let (preferences, notice) = match fs::read(&path) {
            Ok(bytes) => match parse(&bytes) {
                Some(preferences) => (preferences, None),
                None => (Preferences::default(), Some(keep_aside(&path))),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => (Preferences::default(), None),
            Err(_) => (Preferences::default(), Some(Notice::NotSaved(path.clone()))),
        };
        Self { path: Some(path), preferences, notice }
    }

    /// The preferences in force.
    #[must_use]
    pub fn preferences(&self) -> &Preferences {
        &self.preferences
    }

    /// What the person should know about the file, if anything.
    #[must_use]
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Changes the preferences and writes the file if that changed anything.
    pub fn change(&mut self, edit: impl FnOnce(&mut Preferences)) {
        let before = self.preferences.clone();
        edit(&mut self.preferences);
        if self.preferences == before {
            return;
        }
        if let Some(path) = &self.path
            && write(path, &self.preferences).is_err()
        {
            self.notice = Some(Notice::NotSaved(path.clone()));
        }
    }
}

fn parse(bytes: &[u8]) -> Option<Preferences> {
    let mut preferences: Preferences = toml::from_str(std::str::from_utf8(bytes).ok()?).ok()?;
    preferences.hold_in_range();
    Some(preferences)
}

/// Renames a damaged file to the first free name beside it.
fn keep_aside(path: &Path) -> Notice {
    let aside = (0..100)
        .map(|number| {
            let ending = if number == 0 { "damaged".to_owned() } else { format!("damaged-{number}") };
            path.with_extension(format!("toml.{ending}"))
        })
        .find(|candidate| !candidate.exists());
    match aside {
        Some(aside) if fs::rename(path, &aside).is_ok() => Notice::Damaged(aside),
        _ => Notice::NotSaved(path.to_owned()),
    }
}

/// Writes beside the file first and renames then: whatever happens, one whole file is there.
fn write(path: &Path, preferences: &Preferences) -> io::Result<()> {
    let text = toml::to_string(preferences).map_err(io::Error::other)?;
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension("toml.new");
    fs::write(&beside, text)?;
    fs::rename(&beside, path)
}

#[cfg(test)]
mod tests {
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
