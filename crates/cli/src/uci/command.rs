//! What a line of input asks for.
//!
//! The protocol wants unknown words to be skipped: `joho debug on` is `debug on`. Parsing never fails in any other way
//! than with a sentence, whatever the line holds.

use super::{go_words::GoWords, position_words::PositionWords};

/// One command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Name the engine and list its options.
    Uci,
    /// Say more, or less, in `info string`.
    Debug(bool),
    /// Answer `readyok`.
    IsReady,
    /// Give an option a value, or press a button.
    SetOption {
        /// As written; case does not matter.
        name: String,
        /// Everything after `value`; `None` without that word.
        value: Option<String>,
    },
    /// What comes next has nothing to do with what came before.
    NewGame,
    /// Set up a position.
    Position(PositionWords),
    /// Search it.
    Go(GoWords),
    /// End the search.
    Stop,
    /// The move that was pondered on has been played.
    PonderHit,
    /// Print the position.
    Display,
    /// Print what the position is worth without a search.
    Eval,
    /// Search a fixed set of positions, to this depth.
    Bench(Option<u32>),
    /// List the commands.
    Help,
    /// End the program.
    Quit,
}

/// A line that asks for nothing that can be done.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// None of its words is a command.
    #[error("there is no command {0:?}; \"help\" lists them")]
    Unknown(String),
    /// `setoption` without a name.
    #[error("setoption needs the word \"name\" and a name: setoption name Hash value 64")]
    NoOptionName,
    /// `position` without a start.
    #[error("position needs \"startpos\" or \"fen\" and a FEN")]
    NoPosition,
}

/// The longest part of a line that is said back.
const QUOTED: usize = 40;

impl Command {
    /// Reads a line; `None` where it has nothing on it, or a command of the protocol that asks nothing of this engine.
    ///
    /// # Errors
    /// A line that cannot be followed.
    pub fn parse(line: &str) -> Result<Option<Self>, CommandError> {
        let line = line.trim_start_matches('\u{feff}');
        let mut words = line.split_whitespace();
        let Some(first) = words.clone().next() else { return Ok(None) };
        while let Some(word) = words.next() {
            return match word {
                "uci" => Ok(Some(Self::Uci)),
                "debug" => Ok(Some(Self::Debug(words.next() != Some("off")))),
                "isready" => Ok(Some(Self::IsReady)),
                "setoption" => set_option(words).map(Some),
                "ucinewgame" => Ok(Some(Self::NewGame)),
                "position" => {
                    PositionWords::read(words).map(Self::Position).map(Some).ok_or(CommandError::NoPosition)
                }
                "go" => Ok(Some(Self::Go(GoWords::read(words)))),
                "stop" => Ok(Some(Self::Stop)),
                "ponderhit" => Ok(Some(Self::PonderHit)),
                "d" => Ok(Some(Self::Display)),
                "eval" => Ok(Some(Self::Eval)),
                "bench" => Ok(Some(Self::Bench(words.next().and_then(|depth| depth.parse().ok())))),
                "help" => Ok(Some(Self::Help)),
                "quit" => Ok(Some(Self::Quit)),
                // Nobody has to register here.
                "register" => Ok(None),
                _ => continue,
            };
        }
        Err(CommandError::Unknown(first.chars().take(QUOTED).collect()))
    }
}

/// `name` and `value`, both of which may hold spaces.
fn set_option<'a>(words: impl Iterator<Item = &'a str>) -> Result<Command, CommandError> {
    let mut words = words.skip_while(|word| *word != "name").skip(1);
    let mut name = Vec::new();
    let mut valued = false;
    for word in words.by_ref() {
        if word == "value" {
            valued = true;
            break;
        }
        name.push(word);
    }
    if name.is_empty() {
        return Err(CommandError::NoOptionName);
    }
    let value = valued.then(|| words.collect::<Vec<_>>().join(" "));
    Ok(Command::SetOption { name: name.join(" "), value })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn read(line: &str) -> Option<Command> {
        Command::parse(line).unwrap()
    }

    #[test]
    fn every_command_is_read() {
        for (line, command) in [
            ("uci", Command::Uci),
            ("debug on", Command::Debug(true)),
            ("debug off", Command::Debug(false)),
            ("isready", Command::IsReady),
            ("ucinewgame", Command::NewGame),
            ("stop", Command::Stop),
            ("ponderhit", Command::PonderHit),
            ("d", Command::Display),
            ("eval", Command::Eval),
            ("bench", Command::Bench(None)),
            ("bench 9", Command::Bench(Some(9))),
            ("bench junk", Command::Bench(None)),
            ("help", Command::Help),
            ("quit", Command::Quit),
            ("go", Command::Go(GoWords::default())),
        ] {
            assert_eq!(read(line), Some(command), "{line}");
        }
    }

    #[test]
    fn unknown_words_and_odd_spaces_are_skipped() {
        assert_eq!(read("joho debug on"), Some(Command::Debug(true)));
        assert_eq!(read(" \t isready \t now\r"), Some(Command::IsReady));
        assert_eq!(read("\u{feff}uci"), Some(Command::Uci));
        assert_eq!(read("register later"), None);
        assert_eq!(read(""), None);
        assert_eq!(read(" \r"), None);
        assert_eq!(Command::parse("UCI"), Err(CommandError::Unknown("UCI".to_owned())));
    }

    #[test]
    fn names_and_values_of_options_may_hold_spaces() {
        let set = |name: &str, value: Option<&str>| {
            Some(Command::SetOption { name: name.to_owned(), value: value.map(str::to_owned) })
        };
        assert_eq!(read("setoption name Skill  Level value 3"), set("Skill Level", Some("3")));
        assert_eq!(read("setoption name Clear Hash"), set("Clear Hash", None));
        assert_eq!(read("setoption name Book File value"), set("Book File", Some("")));
        assert_eq!(read("setoption name Path value C:\\my books"), set("Path", Some("C:\\my books")));
        for line in ["setoption", "setoption name", "setoption name value 3", "setoption Hash value 3"] {
            assert_eq!(Command::parse(line), Err(CommandError::NoOptionName), "{line}");
        }
    }

    proptest! {
        #[test]
        fn no_line_makes_the_parser_panic(line in any::<String>()) {
            let _ = Command::parse(&line);
        }

        #[test]
        fn neither_do_the_protocols_own_words_in_any_order(
            words in prop::collection::vec(
                prop::sample::select(vec![
                    "go", "position", "fen", "startpos", "moves", "e2e4", "setoption", "name", "value", "depth",
                    "-1", "99999999999999999999999999999999999999999999", "searchmoves", "infinite", "ponder", "perft",
                    "wtime", "movestogo", "", "\0", "\u{feff}", "말", "debug", "mate", "nodes", "1.5", "register",
                ]),
                0..20,
            ),
        ) {
            let _ = Command::parse(&words.join(" "));
        }
    }
}
