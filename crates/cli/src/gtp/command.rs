//! What the controller wants, typed: names and arguments without the state they are for.

use std::time::Duration;

use hansu_rules::{HalfPoints, Side};

use super::{clock::TimeControl, failure::Failure};

/// Komi beyond this decides the game before it begins.
const MOST_KOMI: f64 = 400.0;

/// Longer than any game: what is more is as good as no limit.
const MOST_SECONDS: f64 = 1e8;

/// The kinds of time control that are known by name.
pub const TIME_CONTROLS: &str = "none absolute byoyomi canadian fischer";

/// The names of all commands, in the order in which they are listed.
pub const NAMES: &[&str] = &[
    "protocol_version",
    "name",
    "version",
    "known_command",
    "list_commands",
    "quit",
    "boardsize",
    "clear_board",
    "komi",
    "play",
    "genmove",
    "undo",
    "time_settings",
    "time_left",
    "kgs-time_settings",
    "kata-time_settings",
    "kata-list_time_settings",
    "fixed_handicap",
    "set_free_handicap",
    "showboard",
];

/// A command with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// The version of the protocol.
    ProtocolVersion,
    /// Who this is.
    Name,
    /// Which version of it.
    Version,
    /// Whether there is a command of this name.
    KnownCommand(String),
    /// All commands.
    ListCommands,
    /// The end.
    Quit,
    /// Another board, empty.
    BoardSize(u32),
    /// The board emptied.
    ClearBoard,
    /// Points for White.
    Komi(HalfPoints),
    /// A move made elsewhere.
    Play(Side, String),
    /// A move wanted.
    Genmove(Side),
    /// The last move taken back.
    Undo,
    /// So many handicap stones on the fixed points.
    FixedHandicap(u32),
    /// Handicap stones where the list says.
    SetFreeHandicap(Vec<String>),
    /// How time is given.
    TimeSettings(TimeControl),
    /// The ways in which time can be given.
    ListTimeSettings,
    /// What is left of it.
    TimeLeft {
        /// Whose.
        side: Side,
        /// Main time or time of the period.
        time: Duration,
        /// Stones or periods, 0 in main time.
        count: u32,
    },
    /// The board as text.
    ShowBoard,
}

impl Command {
    /// Reads a command. More arguments than it has are ignored.
    ///
    /// # Errors
    /// [`Failure::UnknownCommand`], [`Failure::Syntax`].
    pub fn parse(name: &str, args: &[&str]) -> Result<Self, Failure> {
        let mut args = Args(args);
        Ok(match name {
            "protocol_version" => Self::ProtocolVersion,
            "name" => Self::Name,
            "version" => Self::Version,
            "known_command" => Self::KnownCommand(args.text("a command is missing")?.to_owned()),
            "list_commands" => Self::ListCommands,
            "quit" => Self::Quit,
            "boardsize" => Self::BoardSize(args.integer()?),
            "clear_board" => Self::ClearBoard,
            "komi" => Self::Komi(args.komi()?),
            "play" => Self::Play(args.side()?, args.text("a vertex is missing")?.to_owned()),
            "genmove" => Self::Genmove(args.side()?),
            "undo" => Self::Undo,
            "fixed_handicap" => Self::FixedHandicap(args.integer()?),
            "set_free_handicap" => {
                Self::SetFreeHandicap(args.0.iter().map(|&text| text.to_owned()).collect())
            }
            "time_settings" => Self::TimeSettings(args.time_settings()?),
            "kgs-time_settings" | "kata-time_settings" => Self::TimeSettings(args.time_control()?),
            "kata-list_time_settings" => Self::ListTimeSettings,
            "time_left" => {
                Self::TimeLeft { side: args.side()?, time: args.seconds()?, count: args.integer()? }
            }
            "showboard" => Self::ShowBoard,
            _ => return Err(Failure::UnknownCommand),
        })
    }
}

/// The arguments that are left.
struct Args<'a>(&'a [&'a str]);

impl<'a> Args<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn text(&mut self, missing: &'static str) -> Result<&'a str, Failure> {
        self.next().ok_or(Failure::Syntax(missing))
    }

    fn integer(&mut self) -> Result<u32, Failure> {
        let number = self.next().and_then(|text| text.parse::<u32>().ok());
        number
            .filter(|&number| i32::try_from(number).is_ok())
            .ok_or(Failure::Syntax("a whole number is missing"))
    }

    fn side(&mut self) -> Result<Side, Failure> {
        self.next().and_then(side).ok_or(Failure::Syntax("a colour is missing"))
    }

    fn number(&mut self) -> Option<f64> {
        self.next()?.parse::<f64>().ok().filter(|number| number.is_finite())
    }

    /// Controllers count on below zero where time has run out.
    fn seconds(&mut self) -> Result<Duration, Failure> {
        let seconds = self.number().ok_or(Failure::Syntax("a number of seconds is missing"))?;
        Ok(Duration::from_secs_f64(seconds.clamp(0.0, MOST_SECONDS)))
    }

    fn komi(&mut self) -> Result<HalfPoints, Failure> {
        let halves = self.number().map(|komi| komi * 2.0);
        let halves = halves.filter(|halves| halves.fract() == 0.0 && halves.abs() <= 2.0 * MOST_KOMI);
        // A whole number within twice `MOST_KOMI`.
        halves
            .map(|halves| HalfPoints(halves as i32))
            .ok_or(Failure::Syntax("komi is a number of half points such as 6.5, between -400 and 400"))
    }

    /// `main_time byo_yomi_time byo_yomi_stones`: overtime without stones is no limit, without time none.
    fn time_settings(&mut self) -> Result<TimeControl, Failure> {
        let (main, period) = (self.seconds()?, self.seconds()?);
        let stones = self.integer()?;
        Ok(match (period.is_zero(), stones) {
            (true, _) => TimeControl::Absolute { main },
            (false, 0) => TimeControl::None,
            (false, stones) => TimeControl::Canadian { main, period, stones },
        })
    }

    /// A kind of time control by name, then its numbers.
    fn time_control(&mut self) -> Result<TimeControl, Failure> {
        Ok(match self.text("a kind of time control is missing")? {
            "none" => TimeControl::None,
            "absolute" => TimeControl::Absolute { main: self.seconds()? },
            "fischer" => TimeControl::Fischer { main: self.seconds()?, increment: self.seconds()? },
            kind @ ("canadian" | "byoyomi") => {
                let (main, period) = (self.seconds()?, self.seconds()?);
                match (self.integer()?, kind) {
                    (0, _) => TimeControl::Absolute { main },
                    (stones, "canadian") => TimeControl::Canadian { main, period, stones },
                    (periods, _) => TimeControl::ByoYomi { main, period, periods },
                }
            }
            _ => {
                return Err(Failure::Syntax("time is given as none, absolute, byoyomi, canadian or fischer"));
            }
        })
    }
}

fn side(text: &str) -> Option<Side> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Side::First),
        "w" | "white" => Some(Side::Second),
        _ => None,
    }
}
