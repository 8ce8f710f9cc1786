//! Engines that are installed already.

use std::{
    collections::HashSet,
    env, fs,
    path::{Path, PathBuf},
};

use hansu_rules::GameKind::{self, Chess, Go, Janggi};

use crate::{
    EngineProfile, Protocol,
    process::{CommandLine, locate},
};

/// An engine that is known by the name of its program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Known {
    program: &'static str,
    name: &'static str,
    protocol: Protocol,
    games: &'static [GameKind],
    args: &'static [&'static str],
}

const fn uci(program: &'static str, name: &'static str) -> Known {
    Known { program, name, protocol: Protocol::Uci, games: &[Chess], args: &[] }
}

const fn gtp(program: &'static str, name: &'static str, args: &'static [&'static str]) -> Known {
    Known { program, name, protocol: Protocol::Gtp, games: &[Go], args }
}

/// Programs that speak one of the protocols, with the arguments that make them do so.
const KNOWN: &[Known] = &[
    uci("stockfish", "Stockfish"),
    Known { games: &[Chess, Janggi], ..uci("fairy-stockfish", "Fairy-Stockfish") },
    uci("lc0", "Leela Chess Zero"),
    uci("ethereal", "Ethereal"),
    uci("ethereal-chess", "Ethereal"),
    uci("berserk", "Berserk"),
    uci("komodo", "Komodo"),
    uci("dragon", "Komodo Dragon"),
    uci("rubichess", "RubiChess"),
    uci("viridithas", "Viridithas"),
    uci("reckless", "Reckless"),
    uci("toga2", "Toga II"),
    uci("fruit", "Fruit"),
    uci("glaurung", "Glaurung"),
    uci("texel", "Texel"),
    uci("arasan", "Arasan"),
    Known { args: &["--uci"], ..uci("gnuchess", "GNU Chess") },
    gtp("gnugo", "GNU Go", &["--mode", "gtp"]),
    gtp("katago", "KataGo", &["gtp"]),
    gtp("pachi", "Pachi", &[]),
    gtp("leela-zero", "Leela Zero", &["--gtp"]),
    gtp("leelaz", "Leela Zero", &["--gtp"]),
    gtp("fuego", "Fuego", &[]),
    gtp("michi-c", "michi-c", &["gtp"]),
];

/// Engines in `PATH` and in the folders where they usually are, each program once, in the order of the folders.
/// Nothing is started: whether one works, [`probe`](crate::probe::probe) tells.
#[must_use]
pub fn discover() -> Vec<EngineProfile> {
    discover_in(&usual_folders())
}

/// As [`discover`], in these folders alone.
#[must_use]
pub fn discover_in(folders: &[PathBuf]) -> Vec<EngineProfile> {
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    for folder in folders {
        let Ok(entries) = fs::read_dir(folder) else { continue };
        let mut programs: Vec<(PathBuf, Known)> = entries
            .flatten()
            .filter_map(|entry| {
                let path = entry.path();
                known(&path).map(|known| (path, known))
            })
            .collect();
        programs.sort_by(|(one, _), (other, _)| one.cmp(other));
        for (path, known) in programs {
            let Some(program) = path.to_str() else { continue };
            let real = fs::canonicalize(&path).unwrap_or_else(|_| path.clone());
            if locate(program).is_ok() && seen.insert(real) {
                let command = CommandLine::new(program).with_args(known.args.iter().copied());
                found.push(EngineProfile::new(known.name, command, known.protocol, known.games));
            }
        }
    }
    found
}

/// `PATH`, then the folders for this system and user. Not every one is there.
#[must_use]
pub fn usual_folders() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> = env::var_os("PATH").map_or_else(Vec::new, |path| {
        env::split_paths(&path).filter(|folder| folder.is_absolute()).collect()
    });
    let home = env::var_os(if cfg!(windows) { "USERPROFILE" } else { "HOME" }).map(PathBuf::from);
    let at_home = |below: &str| home.as_ref().map(|home| home.join(below));
    if cfg!(windows) {
        let roots = ["ProgramFiles", "ProgramFiles(x86)", "LOCALAPPDATA"];
        for root in roots.into_iter().filter_map(env::var_os).map(PathBuf::from) {
            // A folder for each engine is the custom there.
            let below = fs::read_dir(root).into_iter().flatten().flatten().map(|entry| entry.path());
            folders.extend(below.filter(|path| path.is_dir() && known(path).is_some()));
        }
        folders.extend(at_home("scoop/shims"));
    } else {
        let usual = ["/usr/games", "/usr/local/bin", "/usr/local/games", "/usr/bin", "/opt/homebrew/bin"];
        folders.extend(usual.map(PathBuf::from));
        folders.extend(["bin", ".local/bin", "engines"].into_iter().filter_map(at_home));
    }
    let mut seen = HashSet::new();
    folders.retain(|folder| seen.insert(folder.clone()));
    folders
}

/// The engine a file or folder is called after: the name alone, or with a version or build behind it
/// (`stockfish-17-avx2`).
fn known(path: &Path) -> Option<Known> {
    let name = path.file_name()?.to_str()?.to_ascii_lowercase();
    let name = name.strip_suffix(".exe").unwrap_or(&name);
    let fits = |known: &Known| {
        name.strip_prefix(known.program).is_some_and(|rest| {
            rest.is_empty() || rest.starts_with(|sign: char| "-_. 0123456789".contains(sign))
        })
    };
    // The longest name is the closest: `ethereal-chess` is no build of `ethereal`. Pictures and manuals lie about too.
    let is_program =
        !["png", "svg", "desktop", "txt", "md", "gz"].iter().any(|end| name.ends_with(&format!(".{end}")));
    KNOWN.iter().filter(|known| is_program && fits(known)).max_by_key(|known| known.program.len()).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(file: &str) -> Option<&'static str> {
        known(Path::new(file)).map(|known| known.name)
    }

    #[test]
    fn programs_are_known_by_name() {
        assert_eq!(name("/usr/games/stockfish"), Some("Stockfish"));
        assert_eq!(name("Stockfish-17-x86-64-avx2.exe"), Some("Stockfish"));
        assert_eq!(name("fairy-stockfish_x86-64"), Some("Fairy-Stockfish"));
        assert_eq!(name("ethereal-chess"), Some("Ethereal"));
        for other in ["gnuchessu", "stockfishing", "stockfish.png", "crafty", "sh"] {
            assert_eq!(name(other), None, "{other}");
        }
    }

    #[test]
    fn folders_that_are_not_there_hold_nothing() {
        assert!(discover_in(&[PathBuf::from("/no/such/folder")]).is_empty());
        assert!(usual_folders().iter().all(|folder| folder.is_absolute()));
    }
}
