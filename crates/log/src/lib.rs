//! Log lines on standard error, when the environment variable `HANSU_LOG` asks for them.
//!
//! Its value says what to log: a level (`debug`), or levels by part (`hansu_engine=debug,hansu_players=info`). The
//! engines log a line for each decision at level `debug`.

use std::{env, io};

use tracing_subscriber::EnvFilter;

/// The environment variable that asks for a log.
pub const VARIABLE: &str = "HANSU_LOG";

/// What is asked for and cannot be understood.
#[derive(Debug, thiserror::Error)]
#[error("{VARIABLE} is \"{text}\", which names no level; write debug, or hansu_engine=debug for one part")]
pub struct UnknownFilter {
    /// The value of the variable.
    pub text: String,
}

/// Starts the log, if one is asked for. Call it once, first of all.
///
/// # Errors
/// The variable is set to something that is no filter; nothing is logged then.
pub fn start() -> Result<(), UnknownFilter> {
    let Some(text) = env::var_os(VARIABLE).map(|text| text.to_string_lossy().into_owned()) else {
        return Ok(());
    };
    if text.is_empty() {
        return Ok(());
    }
    let filter = filter(&text)?;
    // Refused only where a log runs already.
    let _ =
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(io::stderr).with_ansi(false).try_init();
    Ok(())
}

fn filter(text: &str) -> Result<EnvFilter, UnknownFilter> {
    // A word that is no level would be taken for the name of a part, all of whose lines are wanted.
    let is_level = |word: &str| {
        ["off", "error", "warn", "info", "debug", "trace"].contains(&word.to_lowercase().as_str())
    };
    let known =
        text.split(',').all(|part| part.rsplit('=').next().is_some_and(|level| is_level(level.trim())));
    let unknown = || UnknownFilter { text: text.to_owned() };
    if !known {
        return Err(unknown());
    }
    EnvFilter::try_new(text).map_err(|_| unknown())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_understood_alone_and_by_part() {
        for text in ["debug", "WARN", "hansu_engine=debug", "info,hansu_engine=trace", "off"] {
            assert!(filter(text).is_ok(), "{text}");
        }
        for text in ["yes", "hansu_engine", "hansu_engine=loud", "debug,=", "1"] {
            let error = filter(text).unwrap_err().to_string();
            assert!(error.starts_with(&format!("HANSU_LOG is \"{text}\"")), "{error}");
        }
    }
}
