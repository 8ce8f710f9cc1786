//! One `info` line of a running search.

use std::fmt;

use hansu_engine::{Score, SearchInfo};

/// What an engine reported, as the protocol writes it.
#[derive(Clone, Copy, Debug)]
pub struct InfoLine<'a> {
    /// The report.
    pub info: &'a SearchInfo,
    /// Its line, spelt.
    pub pv: &'a [String],
}

impl fmt::Display for InfoLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let info = self.info;
        write!(f, "info depth {} seldepth {}", info.depth, info.selective_depth.max(info.depth))?;
        write!(f, " multipv {}", info.line)?;
        match info.score {
            Score::Centi(centi) => write!(f, " score cp {centi}")?,
            Score::Mate(moves) => write!(f, " score mate {moves}")?,
            Score::Go { .. } => {}
        }
        let per_second = u128::from(info.nodes) * 1_000_000 / info.time.as_micros().max(1);
        write!(f, " nodes {} nps {per_second}", info.nodes)?;
        info.hash_full.iter().try_for_each(|full| write!(f, " hashfull {full}"))?;
        write!(f, " time {}", info.time.as_millis())?;
        if !self.pv.is_empty() {
            write!(f, " pv {}", self.pv.join(" "))?;
        }
        Ok(())
    }
}
