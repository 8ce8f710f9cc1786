//! What the controller wants, typed: names and arguments without the state they are for.

use std::time::Duration;

use hansu_rules::{HalfPoints, Side};

use super::{
    analysis::{Dialect, Options},
    clock::TimeControl,
    failure::Failure,
    rule_words,
    scoring::Status,
};

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
    "get_komi",
    "fixed_handicap",
    "place_free_handicap",
    "set_free_handicap",
    "play",
    "genmove",
    "reg_genmove",
    "undo",
    "time_settings",
    "time_left",
    "kgs-time_settings",
    "kata-time_settings",
    "kata-list_time_settings",
    "final_score",
    "final_status_list",
    "loadsgf",
    "printsgf",
    "showboard",
    "kgs-rules",
    "kata-get-rules",
    "kata-set-rules",
    "kata-set-rule",
    "lz-analyze",
    "kata-analyze",
    "lz-genmove_analyze",
    "kata-genmove_analyze",
    "stop",
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
    Knows(String),
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
    /// What komi is.
    GetKomi,
    /// So many handicap stones wherever the engine wants them.
    PlaceFreeHandicap(u32),
    /// A move made elsewhere.
    Play(Side, String),
    /// A move wanted.
    Genmove(Side),
    /// A move wanted, but not to be played.
    RegGenmove(Side),
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
    /// The result.
    FinalScore,
    /// The stones of a status.
    FinalStatusList(Status),
    /// A record to go on from.
    LoadSgf {
        /// The file.
        path: String,
        /// The position before this move; the last one if left out.
        before: Option<u32>,
    },
    /// The game as a record, in a file if one is named.
    PrintSgf(Option<String>),
    /// The board as text.
    ShowBoard,
    /// The rules in force.
    GetRules,
    /// Other rules, by name or as an object.
    SetRules(String),
    /// One axis of the rules changed.
    SetRule(String, String),
    /// Reports until the next line.
    Analyze(Options),
    /// A move wanted, with reports on the way.
    GenmoveAnalyze(Options),
    /// An end to whatever runs; the line that says so has ended it already.
    Stop,
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
            "known_command" => Self::Knows(args.text("a command is missing")?.to_owned()),
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
            "get_komi" => Self::GetKomi,
            "place_free_handicap" => Self::PlaceFreeHandicap(args.integer()?),
            "reg_genmove" => Self::RegGenmove(args.side()?),
            "final_score" => Self::FinalScore,
            "final_status_list" => Self::FinalStatusList(args.status()?),
            "loadsgf" => args.load_sgf()?,
            "printsgf" => Self::PrintSgf((!args.0.is_empty()).then(|| args.rest())),
            "showboard" => Self::ShowBoard,
            "kata-get-rules" => Self::GetRules,
            "kata-set-rules" if !args.0.is_empty() => Self::SetRules(args.rest()),
            "kata-set-rules" => return Err(Failure::Syntax("rules are missing")),
            "kata-set-rule" => {
                let axis = args.text("a rule is missing")?.to_owned();
                Self::SetRule(axis, args.text("a value is missing")?.to_owned())
            }
            // On this server Chinese rules forbid every repetition.
            "kgs-rules" => match args.text("rules are missing")? {
                "chinese" => Self::SetRules("chinese-kgs".to_owned()),
                rules => Self::SetRules(rules.to_owned()),
            },
            "lz-analyze" => Self::Analyze(args.options(Dialect::Leela)?),
            "kata-analyze" => Self::Analyze(args.options(Dialect::Kata)?),
            "lz-genmove_analyze" => Self::GenmoveAnalyze(args.options(Dialect::Leela)?),
            "kata-genmove_analyze" => Self::GenmoveAnalyze(args.options(Dialect::Kata)?),
            "stop" => Self::Stop,
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

    /// Seconds of a setting, which are none below zero.
    fn setting(&mut self) -> Result<Duration, Failure> {
        if self.0.first().is_some_and(|word| word.starts_with('-')) {
            return Err(Failure::Syntax("a time setting is not below zero"));
        }
        self.seconds()
    }

    fn komi(&mut self) -> Result<HalfPoints, Failure> {
        self.number()
            .and_then(rule_words::half_points)
            .ok_or(Failure::Syntax("komi is a number of half points such as 6.5, between -400 and 400"))
    }

    /// All that is left, as it was written but for the width of the spaces.
    fn rest(&mut self) -> String {
        std::mem::take(&mut self.0).join(" ")
    }

    fn status(&mut self) -> Result<Status, Failure> {
        match self.next() {
            Some("alive") => Ok(Status::Alive),
            Some("dead") => Ok(Status::Dead),
            Some("seki") => Ok(Status::Seki),
            _ => Err(Failure::Syntax("the status is alive, dead or seki")),
        }
    }

    /// A file, whose name may have spaces, and perhaps a number.
    fn load_sgf(&mut self) -> Result<Command, Failure> {
        let before = match self.0 {
            [_, .., last] => last.parse::<u32>().ok(),
            _ => None,
        };
        if before.is_some() {
            self.0 = &self.0[..self.0.len() - 1];
        }
        let path = self.rest();
        if path.is_empty() {
            Err(Failure::Syntax("a file is missing"))
        } else {
            Ok(Command::LoadSgf { path, before })
        }
    }

    /// `[player] [interval]`, then pairs of keys and values in any order.
    fn options(&mut self, dialect: Dialect) -> Result<Options, Failure> {
        let mut options = Options::new(dialect);
        if let Some(player) = self.0.first().and_then(|word| side(word)) {
            options.player = Some(player);
            self.next();
        }
        if self.0.first().is_some_and(|word| word.starts_with(|sign: char| sign.is_ascii_digit())) {
            options.interval = self.centiseconds()?;
        }
        while let Some(key) = self.next() {
            match key {
                "interval" => options.interval = self.centiseconds()?,
                "maxmoves" => options.max_moves = self.integer()? as usize,
                "ownership" => options.ownership = self.flag()?,
                "rootInfo" => options.root_info = self.flag()?,
                // Everything that was looked at is told anyway.
                "minmoves" => drop(self.integer()?),
                // What a search by playouts does not know is left out of the answer.
                "ownershipStdev"
                | "movesOwnership"
                | "movesOwnershipStdev"
                | "pvVisits"
                | "pvEdgeVisits"
                | "noResultValue" => drop(self.flag()?),
                "allow" | "avoid" => {
                    let side = self.side()?;
                    let vertices = self.text("vertices are missing")?.split(',');
                    // Up to which move of the line it holds: here it always is the first.
                    self.integer()?;
                    let list = if key == "allow" { &mut options.allowed } else { &mut options.avoided };
                    list.extend(vertices.map(|vertex| (side, vertex.to_owned())));
                }
                _ => return Err(Failure::Syntax("there is no such option of an analysis")),
            }
        }
        Ok(options)
    }

    fn centiseconds(&mut self) -> Result<Duration, Failure> {
        Ok(self.seconds()? / 100)
    }

    fn flag(&mut self) -> Result<bool, Failure> {
        match self.next() {
            Some("true") => Ok(true),
            Some("false") => Ok(false),
            _ => Err(Failure::Syntax("true or false is missing")),
        }
    }

    /// `main_time byo_yomi_time byo_yomi_stones`: overtime without stones is no limit, without time none.
    fn time_settings(&mut self) -> Result<TimeControl, Failure> {
        let (main, period) = (self.setting()?, self.setting()?);
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
            "absolute" => TimeControl::Absolute { main: self.setting()? },
            "fischer" => TimeControl::Fischer { main: self.setting()?, increment: self.setting()? },
            kind @ ("canadian" | "byoyomi") => {
                let (main, period) = (self.setting()?, self.setting()?);
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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn every_command_that_is_listed_is_known() {
        for name in NAMES {
            assert!(!matches!(Command::parse(name, &[]), Err(Failure::UnknownCommand)), "{name}");
        }
    }

    #[test]
    fn options_of_an_analysis() {
        let parse = |text: &str| {
            let words: Vec<&str> = text.split(' ').collect();
            Command::parse(words[0], &words[1..]).ok()
        };
        let usual = Options { player: Some(Side::Second), ..Options::new(Dialect::Kata) };
        let interval = Duration::from_millis(300);
        assert_eq!(
            parse("kata-analyze w 30 ownership true maxmoves 3 minmoves 1 pvVisits true"),
            Some(Command::Analyze(Options { interval, ownership: true, max_moves: 3, ..usual.clone() }))
        );
        assert_eq!(
            parse("kata-analyze W interval 30 rootInfo true avoid w D4,Q16 1"),
            Some(Command::Analyze(Options {
                interval,
                root_info: true,
                avoided: ["D4", "Q16"].map(|vertex| (Side::Second, vertex.to_owned())).to_vec(),
                ..usual
            }))
        );
        assert_eq!(parse("lz-analyze"), Some(Command::Analyze(Options::new(Dialect::Leela))));
        for text in
            ["lz-analyze 1x", "lz-analyze w 10 maxmoves", "lz-analyze loud true", "kata-analyze ownership 1"]
        {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn files_may_have_spaces_in_their_names() {
        let parse = |words: &[&str]| Command::parse("loadsgf", words).ok();
        let load = |path: &str, before| Some(Command::LoadSgf { path: path.to_owned(), before });
        assert_eq!(parse(&["a.sgf"]), load("a.sgf", None));
        assert_eq!(parse(&["a", "b.sgf", "12"]), load("a b.sgf", Some(12)));
        assert_eq!(parse(&["12"]), load("12", None));
        assert_eq!(parse(&[]), None);
    }

    proptest! {
        #[test]
        fn no_words_panic(
            name in prop::sample::select(NAMES),
            words in prop::collection::vec("[-a-zA-Z0-9.,:{}\"]{0,12}|true|b|[0-9]{1,22}", 0..6),
        ) {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let _ = Command::parse(name, &words);
        }
    }
}
