//! What a running search tells, in the words of Leela Zero and KataGo.

use std::{fmt::Write, time::Duration};

use hansu_engine::{Candidate, Score, SearchInfo};
use hansu_rules::{Action, Point, Side, go::Vertex};

/// Whose words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// Whole numbers: ten-thousandths.
    Leela,
    /// Fractions, and more of them.
    Kata,
}

/// What is wanted of an analysis.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// In whose words.
    pub dialect: Dialect,
    /// Who moves; whoever's turn it is if left out.
    pub player: Option<Side>,
    /// Time between two reports.
    pub interval: Duration,
    /// At most so many moves.
    pub max_moves: usize,
    /// Whether to tell whose each point will be.
    pub ownership: bool,
    /// Whether to tell about the position itself.
    pub root_info: bool,
    /// The only vertices at which each colour may be looked at; all where there are none of a colour.
    pub allowed: Vec<(Side, String)>,
    /// The vertices at which each colour is not looked at.
    pub avoided: Vec<(Side, String)>,
}

impl Options {
    /// Everything as usual.
    pub const fn new(dialect: Dialect) -> Self {
        Self {
            dialect,
            player: None,
            interval: Duration::from_secs(1),
            max_moves: usize::MAX,
            ownership: false,
            root_info: false,
            allowed: Vec::new(),
            avoided: Vec::new(),
        }
    }
}

/// A report as one line, for the side to move; `None` where there is nothing to tell.
pub fn line(info: &SearchInfo, size: u8, options: &Options) -> Option<String> {
    let go = info.go.as_ref()?;
    let mut line = String::new();
    for (order, candidate) in go.candidates.iter().take(options.max_moves).enumerate() {
        if order > 0 {
            line.push(' ');
        }
        tell(&mut line, candidate, order, options.dialect);
    }
    if line.is_empty() {
        return None;
    }
    // Writing to a string cannot fail.
    if let (true, Score::Go { win_rate, lead }) = (options.root_info, info.score) {
        let _ = write!(
            line,
            " rootInfo visits {} utility {:.6} winrate {win_rate:.6} scoreMean {lead:.3} scoreLead {lead:.3}",
            info.nodes,
            utility(win_rate)
        );
    }
    if options.ownership {
        line.push_str(" ownership");
        for point in (0..size).rev().flat_map(|row| (0..size).map(move |col| Point::new(col, row))) {
            let at = usize::from(point.row) * usize::from(size) + usize::from(point.col);
            let _ = write!(line, " {:.3}", go.ownership.get(at).copied().unwrap_or(0.0));
        }
    }
    Some(line)
}

fn tell(line: &mut String, candidate: &Candidate, order: usize, dialect: Dialect) {
    let &Candidate { visits, win_rate, lead, prior, .. } = candidate;
    let lower = lower_bound(win_rate, visits);
    // Writing to a string cannot fail.
    let _ = write!(line, "info move {} visits {visits} ", name(candidate.action));
    let _ = match dialect {
        Dialect::Leela => {
            let whole = |share: f32| (share * 10_000.0).round() as u32;
            write!(line, "winrate {} prior {} lcb {}", whole(win_rate), whole(prior), whole(lower))
        }
        Dialect::Kata => write!(
            line,
            "utility {:.6} winrate {win_rate:.6} scoreMean {lead:.3} scoreLead {lead:.3} prior {prior:.6} lcb \
             {lower:.6} utilityLcb {:.6}",
            utility(win_rate),
            utility(lower)
        ),
    };
    let _ = write!(line, " order {order} pv");
    for &action in &candidate.pv {
        let _ = write!(line, " {}", name(action));
    }
}

/// What the side to move gets on average, from -1 for a loss to 1 for a win.
fn utility(win_rate: f32) -> f32 {
    2.0 * win_rate - 1.0
}

/// The share that is won at least, with 97.5 % confidence.
fn lower_bound(win_rate: f32, visits: u32) -> f32 {
    let deviation = (win_rate * (1.0 - win_rate) / (visits as f32).max(1.0)).sqrt();
    (win_rate - 1.96 * deviation).max(0.0)
}

fn name(action: Action) -> String {
    match action {
        Action::Place(point) => Vertex::At(point).to_string(),
        _ => Vertex::Pass.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use hansu_engine::GoInfo;

    use super::*;

    fn info() -> SearchInfo {
        let candidate = |col, visits| Candidate {
            action: Action::Place(Point::new(col, 0)),
            visits,
            win_rate: 0.5,
            lead: 1.25,
            prior: 0.25,
            pv: vec![Action::Place(Point::new(col, 0)), Action::Pass],
        };
        let go = GoInfo {
            candidates: vec![candidate(0, 100), candidate(1, 4)],
            ownership: vec![1.0, 0.5, 0.0, -1.0],
        };
        SearchInfo { nodes: 104, go: Some(go), ..SearchInfo::of(Score::Go { win_rate: 0.5, lead: 1.0 }) }
    }

    #[test]
    fn leelas_numbers_are_whole() {
        assert_eq!(
            line(&info(), 2, &Options::new(Dialect::Leela)).unwrap(),
            "info move A1 visits 100 winrate 5000 prior 2500 lcb 4020 order 0 pv A1 pass \
             info move B1 visits 4 winrate 5000 prior 2500 lcb 100 order 1 pv B1 pass"
        );
    }

    #[test]
    fn katas_numbers_are_fractions_and_ownership_runs_from_the_top() {
        let options =
            Options { max_moves: 1, ownership: true, root_info: true, ..Options::new(Dialect::Kata) };
        assert_eq!(
            line(&info(), 2, &options).unwrap(),
            "info move A1 visits 100 utility 0.000000 winrate 0.500000 scoreMean 1.250 scoreLead 1.250 \
             prior 0.250000 lcb 0.402000 utilityLcb -0.196000 order 0 pv A1 pass rootInfo visits 104 \
             utility 0.000000 winrate 0.500000 scoreMean 1.000 scoreLead 1.000 ownership 0.000 -1.000 1.000 0.500"
        );
    }
}
