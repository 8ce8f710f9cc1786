//! What must be true before a window can open; each failure is one sentence.

use std::{fmt, path::PathBuf};

/// Why Hansu cannot start.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// Neither X11 nor Wayland is there.
    #[error(
        "hansu: no display found: start it in a desktop session, or set DISPLAY (X11) or WAYLAND_DISPLAY (Wayland)"
    )]
    NoDisplay,
    /// The file named on the command line is not there.
    #[error("hansu: there is no file '{}': check its name and folder", .0.display())]
    NoSuchFile(PathBuf),
    /// The window's own description could not be loaded.
    #[error(
        "hansu: the window could not be built: the installation is damaged or Qt modules are missing (see above)"
    )]
    NoWindow,
}

/// Checks that a window system is there, as far as that can be told before Qt tries (and aborts).
///
/// # Errors
/// [`StartError::NoDisplay`].
pub fn check_display() -> Result<(), StartError> {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let needs_display = cfg!(all(unix, not(target_os = "macos")));
    if needs_display && !set("DISPLAY") && !set("WAYLAND_DISPLAY") && !set("QT_QPA_PLATFORM") {
        return Err(StartError::NoDisplay);
    }
    Ok(())
}

/// Looks at the file named on the command line.
///
/// # Errors
/// What is wrong with it.
pub fn check_file(file: Option<&PathBuf>) -> Result<(), StartError> {
    match file {
        Some(path) if !path.exists() => Err(StartError::NoSuchFile(path.clone())),
        Some(_) | None => Ok(()),
    }
}

/// Prints a failure where the person looks for it.
pub fn report(error: &impl fmt::Display) {
    eprintln!("{error}");
}
