//! A measure of the alpha-beta search: the same positions to the same depth, so that the node count tells whether
//! the search still behaves as before, and the time how fast it does so.

use std::time::{Duration, Instant};

use hansu_rules::{AnyGame, GameKind, chess, janggi};

use crate::{Cancel, Engine, EngineOptions, Level, SearchLimits, Task};

/// Openings, middlegames and endgames, quiet and sharp.
const CHESS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r1bqk2r/ppp2ppp/2n2n2/2bpp3/4P3/2PP1N2/PPB2PPP/RNBQK2R w KQkq - 0 7",
    "r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B3/PPP1BPPP/R2Q1RK1 w - - 4 11",
    "r1b2rk1/1pq1bppp/p1nppn2/8/3NPP2/2N1B3/PPP1B1PP/R2Q1R1K w - - 2 11",
    "2r3k1/pp2qppp/4p3/3nP3/3P4/1Q3N2/PP3PPP/2R3K1 b - - 0 22",
    "8/5pk1/6p1/1p1R3p/r6P/5KP1/5P2/8 w - - 0 40",
    "8/2k5/3p4/p2P1p2/P2P1P2/8/8/4K3 w - - 0 1",
    "1k5r/pP3ppp/3p2b1/1BN1n3/1Q2P3/P1B5/KP3P1P/7q w - - 1 1",
];

const JANGGI: [&str; 6] = [
    "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
    "rbna1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1",
    "r1ba1ab1r/4k4/1cn1n1c2/2p1p1p1p/p8/P8/2P1P1P1P/2N1C1NC1/4K4/R1BA1AB1R w - - 2 8",
    "3a1a3/4k4/2n1b4/2p1p3p/4r4/4N4/2P3P1P/4C1N2/4K4/3A1A2R b - - 0 30",
    "3k5/4a1n2/2Pa3P1/9/6C2/9/9/1R3K3/9/2B6 w - - 0 1",
    "4ka3/4a4/9/p3p3p/9/2P3P2/9/4C4/4A4/3AK4 w - - 0 60",
];

/// What the search did with the positions of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bench {
    /// Which game.
    pub kind: GameKind,
    /// Nodes visited: always the same for the same program.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
}

impl Bench {
    /// Nodes a second.
    #[must_use]
    pub fn nodes_per_second(&self) -> u64 {
        let nanoseconds = self.time.as_nanos().max(1);
        u64::try_from(u128::from(self.nodes) * 1_000_000_000 / nanoseconds).unwrap_or(u64::MAX)
    }
}

/// Searches the positions of chess and of Janggi to `depth` plies (12 is usual), with an empty memory each.
#[must_use]
pub fn bench(depth: u32) -> [Bench; 2] {
    let chess = CHESS
        .iter()
        .filter_map(|fen| chess::Game::from_fen(fen, chess::Rules::default()).ok().map(AnyGame::Chess));
    let janggi = JANGGI
        .iter()
        .filter_map(|fen| janggi::Game::from_fen(fen, janggi::Rules::default()).ok().map(AnyGame::Janggi));
    [run(GameKind::Chess, chess, depth), run(GameKind::Janggi, janggi, depth)]
}

fn run(kind: GameKind, games: impl Iterator<Item = AnyGame>, depth: u32) -> Bench {
    let limits = SearchLimits { depth: Some(depth), ..SearchLimits::default() };
    let started = Instant::now();
    let nodes = games
        .map(|game| {
            let mut engine = Engine::new(kind, EngineOptions { memory_mib: 16, ..EngineOptions::default() });
            let mut nodes = 0;
            let mut count = |info: &crate::SearchInfo| nodes = info.nodes;
            engine.think(&Task::new(&game, Level::MAX).within(limits), &Cancel::default(), &mut count);
            nodes
        })
        .sum();
    Bench { kind, nodes, time: started.elapsed() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_position_is_one_of_its_game() {
        for fen in CHESS {
            assert!(chess::Game::from_fen(fen, chess::Rules::default()).is_ok(), "{fen}");
        }
        for fen in JANGGI {
            assert!(janggi::Game::from_fen(fen, janggi::Rules::default()).is_ok(), "{fen}");
        }
    }

    #[test]
    fn the_node_count_is_always_the_same() {
        let nodes = || bench(5).map(|bench| bench.nodes);
        let first = nodes();
        assert!(first.iter().all(|&nodes| nodes > 1_000), "{first:?}");
        assert_eq!(first, nodes());
    }
}
