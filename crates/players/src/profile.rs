//! How an outside engine is started and set up.

use std::{collections::BTreeMap, time::Duration};

use hansu_engine::SearchLimits;
use hansu_rules::GameKind;
use serde::{Deserialize, Serialize};

use crate::{Patience, process::CommandLine};

/// What an engine speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Protocol {
    /// Universal Chess Interface, with Fairy-Stockfish's `UCI_Variant` for Janggi.
    Uci,
    /// Go Text Protocol, version 2.
    Gtp,
}

/// From which side an engine sees the board of Janggi.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum JanggiBoard {
    /// As Fairy-Stockfish: Cho is White, a1 is the corner at Cho's left.
    #[default]
    ChoBelow,
    /// Han is White (upper case), a1 is the corner at Han's left, and Cho moves first as Black.
    HanBelow,
}

/// What bounds each move besides a clock. Where nothing is set and there is no clock, an engine of chess or Janggi
/// gets [`MoveLimits::DEFAULT_TIME`]; a Go engine uses its own level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct MoveLimits {
    /// Plies (UCI).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub depth: Option<u32>,
    /// Nodes (UCI), or visits (KataGo).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Thousandths of a second.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u32>,
}

impl MoveLimits {
    /// For a move that nothing else bounds.
    pub const DEFAULT_TIME: Duration = Duration::from_secs(2);

    /// The limits of a request with these: what the request says for itself holds, and of a clock as much as these
    /// leave.
    #[must_use]
    pub fn applied_to(&self, wanted: SearchLimits) -> SearchLimits {
        let own = SearchLimits { clock: None, ..wanted };
        if !own.is_unbounded() {
            return wanted;
        }
        let time = self.time_ms.map(|millis| Duration::from_millis(u64::from(millis)));
        SearchLimits { depth: self.depth, nodes: self.nodes, move_time: time, ..wanted }
    }
}

/// An engine as a user has set it up. [`crate::Seat::engine`] gives it a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngineProfile {
    /// How the user calls it.
    pub name: String,
    /// How it is started: `ssh host katago gtp` is as good as a path.
    pub command: CommandLine,
    /// What it speaks.
    pub protocol: Protocol,
    /// What it is used for.
    pub games: Vec<GameKind>,
    /// Option values by name (UCI). Sent only where the engine announces an option of this name (in any case) and
    /// the value fits it; the value of a button does not matter. What Hansu manages itself is passed over, see
    /// [`crate::uci::UciOption::is_managed`].
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Every time limit in hundredths of the usual: 300 for an engine on a slow line.
    #[serde(default = "hundred")]
    pub patience_percent: u16,
    /// What bounds each of its moves.
    #[serde(default)]
    pub limits: MoveLimits,
    /// Play at this Elo (`UCI_LimitStrength`, `UCI_Elo`), held within what the engine announces. Never in analysis.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elo: Option<u16>,
    /// Think on the opponent's time (UCI).
    #[serde(default)]
    pub ponder: bool,
    /// From which side it sees the board of Janggi.
    #[serde(default)]
    pub janggi_board: JanggiBoard,
    /// It tells every score from White's side, against the custom.
    #[serde(default)]
    pub scores_for_white: bool,
}

const fn hundred() -> u16 {
    100
}

impl EngineProfile {
    /// An engine with everything as usual.
    #[must_use]
    pub fn new(
        name: impl Into<String>,
        command: CommandLine,
        protocol: Protocol,
        games: impl Into<Vec<GameKind>>,
    ) -> Self {
        Self {
            name: name.into(),
            command,
            protocol,
            games: games.into(),
            options: BTreeMap::new(),
            patience_percent: 100,
            limits: MoveLimits::default(),
            elo: None,
            ponder: false,
            janggi_board: JanggiBoard::default(),
            scores_for_white: false,
        }
    }

    /// Its time limits.
    #[must_use]
    pub fn patience(&self) -> Patience {
        Patience::stretched(self.patience_percent)
    }

    /// Whether it is used for this game.
    #[must_use]
    pub fn plays(&self, kind: GameKind) -> bool {
        self.games.contains(&kind)
    }
}

#[cfg(test)]
mod tests {
    use hansu_engine::Clock;

    use super::*;

    #[test]
    fn a_profile_is_kept_as_text() {
        let command = CommandLine::parse("ssh host katago gtp").unwrap();
        let mut profile = EngineProfile::new("KataGo", command, Protocol::Gtp, [GameKind::Go]);
        profile.options.insert("Hash".to_owned(), "64".to_owned());
        let text = serde_json::to_string(&profile).unwrap();
        assert_eq!(serde_json::from_str::<EngineProfile>(&text).unwrap(), profile);
        let short = r#"{"name":"x","command":{"program":"y"},"protocol":"uci","games":["chess"]}"#;
        let read: EngineProfile = serde_json::from_str(short).unwrap();
        assert_eq!(read, EngineProfile::new("x", CommandLine::new("y"), Protocol::Uci, [GameKind::Chess]));
    }

    #[test]
    fn a_requests_own_limits_go_before_the_profiles() {
        let limits = MoveLimits { depth: Some(3), nodes: None, time_ms: Some(500) };
        let bounded = limits.applied_to(SearchLimits::default());
        assert_eq!((bounded.depth, bounded.move_time), (Some(3), Some(Duration::from_millis(500))));
        let infinite = SearchLimits { infinite: true, ..SearchLimits::default() };
        assert_eq!(limits.applied_to(infinite), infinite);
        let clock = Some(Clock::sudden_death(Duration::from_secs(60)));
        let clocked = limits.applied_to(SearchLimits { clock, ..SearchLimits::default() });
        assert_eq!((clocked.depth, clocked.clock), (Some(3), clock));
    }
}
