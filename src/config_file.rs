//! A small TOML file of the configuration folder: read once, written whole at every change, never lost.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use serde::{Serialize, de::DeserializeOwned};

/// Something about a configuration file that the person should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The file could not be understood: the usual values are in force, the file was kept under this name.
    Damaged(PathBuf),
    /// The file could not be read or written; changes last until Hansu is closed.
    NotSaved(PathBuf),
}

/// A value together with the file it lives in.
#[derive(Debug)]
pub struct ConfigFile<T> {
    path: Option<PathBuf>,
    value: T,
    notice: Option<Notice>,
}

impl<T: Clone + Default + PartialEq + Serialize + DeserializeOwned> ConfigFile<T> {
    /// The file of this name in the platform's configuration folder (`hansu/…`). `hold` brings into range what a file
    /// written by hand may hold.
    #[must_use]
    pub fn open_default(name: &str, hold: fn(&mut T)) -> Self {
        match dirs::config_dir() {
            Some(folder) => Self::open(&folder.join("hansu").join(name), hold),
            None => Self { path: None, value: T::default(), notice: None },
        }
    }

    /// Reads the file at `path`. One that is missing means defaults; one that is damaged is kept aside under
    /// another name, and defaults are used.
    #[must_use]
    pub fn open(path: &Path, hold: fn(&mut T)) -> Self {
        let path = path.to_owned();
        let (value, notice) = match fs::read(&path) {
            Ok(bytes) => match parse(&bytes, hold) {
                Some(value) => (value, None),
                None => (T::default(), Some(keep_aside(&path))),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => (T::default(), None),
            Err(_) => (T::default(), Some(Notice::NotSaved(path.clone()))),
        };
        Self { path: Some(path), value, notice }
    }

    /// The value in force.
    #[must_use]
    pub fn value(&self) -> &T {
        &self.value
    }

    /// What the person should know about the file, if anything.
    #[must_use]
    pub fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// Changes the value and writes the file if that changed anything.
    pub fn change<R>(&mut self, edit: impl FnOnce(&mut T) -> R) -> R {
        let before = self.value.clone();
        let answer = edit(&mut self.value);
        if self.value != before
            && let Some(path) = &self.path
            && write(path, &self.value).is_err()
        {
            self.notice = Some(Notice::NotSaved(path.clone()));
        }
        answer
    }
}

fn parse<T: DeserializeOwned>(bytes: &[u8], hold: fn(&mut T)) -> Option<T> {
    let mut value: T = toml::from_str(std::str::from_utf8(bytes).ok()?).ok()?;
    hold(&mut value);
    Some(value)
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
fn write(path: &Path, value: &impl Serialize) -> io::Result<()> {
    let text = toml::to_string(value).map_err(io::Error::other)?;
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let beside = path.with_extension("toml.new");
    fs::write(&beside, text)?;
    fs::rename(&beside, path)
}
