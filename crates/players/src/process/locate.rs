//! Finding a program, and saying what is wrong where it cannot be started.

use std::{
    env,
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
};

/// Why a program cannot be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// There is no such file, and no such name in `PATH`.
    #[error("{program} is not there")]
    NotFound {
        /// As it was given.
        program: String,
    },
    /// The path leads to a folder.
    #[error("{} is a folder", .path.display())]
    Folder {
        /// Where.
        path: PathBuf,
    },
    /// The file is there, but this user may not run it.
    #[error("{} may not be executed", .path.display())]
    NotExecutable {
        /// Where.
        path: PathBuf,
    },
    /// The program was built for another kind of processor or system.
    #[error("{} is a program for {built_for}", .path.display())]
    WrongArchitecture {
        /// Where.
        path: PathBuf,
        /// What it was built for, as people call it.
        built_for: String,
    },
    /// A script whose interpreter, or a program whose loader, is missing.
    #[error("what {} needs to run is missing: {interpreter}", .path.display())]
    MissingInterpreter {
        /// Where.
        path: PathBuf,
        /// What its first line names; empty where it is unknown.
        interpreter: String,
    },
    /// Anything else the system says.
    #[error("{} cannot be started: {message}", .path.display())]
    System {
        /// Where.
        path: PathBuf,
        /// The system's own words.
        message: String,
    },
}

/// Where a program is: a path is made absolute (from the current folder), a name is looked up in `PATH`.
///
/// # Errors
/// Where it is not there or cannot be run.
pub fn locate(program: &str) -> Result<PathBuf, StartError> {
    let missing = || StartError::NotFound { program: program.to_owned() };
    let is_name = Path::new(program).components().count() == 1 && !program.contains(['/', '\\']);
    let path = if is_name {
        which::which(program).map_err(|_| missing())?
    } else {
        std::path::absolute(program).map_err(|_| missing())?
    };
    let path = with_extension(path);
    let facts = fs::metadata(&path).map_err(|_| missing())?;
    if facts.is_dir() {
        return Err(StartError::Folder { path });
    }
    if !may_execute(&facts) {
        return Err(StartError::NotExecutable { path });
    }
    if let Some(built_for) = foreign(&path) {
        return Err(StartError::WrongArchitecture { path, built_for });
    }
    Ok(path)
}

/// The folder in which a program is started: its own, where its networks and books lie. A link is followed, since
/// they lie beside the program and not beside the link.
#[must_use]
pub fn folder_of(path: &Path) -> PathBuf {
    // On Windows the real path comes in a form that many programs do not understand.
    let real = if cfg!(windows) { None } else { fs::canonicalize(path).ok() };
    let real = real.unwrap_or_else(|| path.to_owned());
    real.parent().map_or_else(env::temp_dir, Path::to_owned)
}

/// What the system said when a program that [`locate`] had found could not be started.
pub(super) fn explain(path: &Path, error: &io::Error) -> StartError {
    let path = path.to_owned();
    match error.kind() {
        io::ErrorKind::NotFound => {
            let interpreter = interpreter_of(&path).unwrap_or_default();
            StartError::MissingInterpreter { path, interpreter }
        }
        io::ErrorKind::PermissionDenied => StartError::NotExecutable { path },
        _ => StartError::System { path, message: error.to_string() },
    }
}

/// Windows runs `name.exe` as `name`.
fn with_extension(path: PathBuf) -> PathBuf {
    if cfg!(windows) && !path.exists() && path.extension().is_none() {
        let with = path.with_extension("exe");
        if with.exists() {
            return with;
        }
    }
    path
}

#[cfg(unix)]
fn may_execute(facts: &fs::Metadata) -> bool {
    use std::os::unix::fs::PermissionsExt;
    facts.permissions().mode() & 0o111 != 0
}

#[cfg(not(unix))]
fn may_execute(_facts: &fs::Metadata) -> bool {
    true
}

fn interpreter_of(path: &Path) -> Option<String> {
    let head = head_of(path)?;
    let line = head.strip_prefix(b"#!")?.split(|&byte| byte == b'\n').next()?;
    Some(String::from_utf8_lossy(line).trim().to_owned())
}

fn head_of(path: &Path) -> Option<Vec<u8>> {
    let mut head = Vec::new();
    File::open(path).ok()?.take(256).read_to_end(&mut head).ok()?;
    Some(head)
}

/// What a program file was built for, where that is certainly not this machine.
fn foreign(path: &Path) -> Option<String> {
    let head = head_of(path)?;
    let (system, machine) = built_for(&head)?;
    let here = match env::consts::OS {
        "macos" => "macOS",
        "windows" => "Windows",
        _ => "Linux",
    };
    // A 64-bit system mostly runs the 32-bit programs of its own kind.
    let same_family = |machine: &str| {
        machine == env::consts::ARCH || matches!((machine, env::consts::ARCH), ("x86", "x86_64"))
    };
    let fits = system == here && machine.is_none_or(same_family);
    (!fits).then(|| machine.map_or_else(|| system.to_owned(), |machine| format!("{system} ({machine})")))
}

/// System and processor by the first bytes of a file: ELF, PE and Mach-O; `None` for scripts and all else.
fn built_for(head: &[u8]) -> Option<(&'static str, Option<&'static str>)> {
    match head {
        [0x7f, b'E', b'L', b'F', _, order, ..] if head.len() > 20 => {
            let pair = [head[18], head[19]];
            let machine = if *order == 2 { u16::from_be_bytes(pair) } else { u16::from_le_bytes(pair) };
            let name = match machine {
                3 => "x86",
                62 => "x86_64",
                40 => "arm",
                183 => "aarch64",
                243 => "riscv64",
                21 => "powerpc64",
                22 => "s390x",
                _ => return Some(("Linux", Some("another processor"))),
            };
            Some(("Linux", Some(name)))
        }
        [b'M', b'Z', ..] => Some(("Windows", None)),
        [0xcf | 0xce, 0xfa, 0xed, 0xfe, ..] => Some(("macOS", None)),
        [0xca, 0xfe, 0xba, 0xbe, ..] if cfg!(target_os = "macos") => Some(("macOS", None)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_looked_up_and_folders_refused() {
        assert_eq!(locate("no-such-engine"), Err(StartError::NotFound { program: "no-such-engine".into() }));
        let folder = env::temp_dir();
        assert!(matches!(locate(folder.to_str().unwrap()), Err(StartError::Folder { .. })));
        let own = env::current_exe().unwrap();
        assert_eq!(locate(own.to_str().unwrap()), Ok(own));
    }

    #[test]
    fn what_a_file_was_built_for() {
        let mut elf = vec![0x7f, b'E', b'L', b'F', 2, 1];
        elf.resize(64, 0);
        elf[18] = 183;
        assert_eq!(built_for(&elf), Some(("Linux", Some("aarch64"))));
        assert_eq!(built_for(b"MZ\x90"), Some(("Windows", None)));
        assert_eq!(built_for(b"#!/bin/sh"), None);
        assert_eq!(built_for(b""), None);
    }
}
