//! What takes time and is no search: counting positions, measuring the engine.

use hansu_engine::{Cancel, bench};
use hansu_rules::{AnyGame, GameKind};

use super::play_on;
use crate::perft::{Node, branches};

/// How deep `bench` looks when it is not told.
const BENCH_DEPTH: u32 = 12;
/// Below this depth counting is so quick that nobody has to wait for it to end.
const COUNTED_AT_ONCE: u32 = 3;

/// Something to do in the thread that searches.
#[derive(Debug)]
pub enum Request {
    /// Count the positions so many plies on, first move by first move.
    Perft {
        /// From here.
        game: Box<AnyGame>,
        /// Plies.
        depth: u32,
        /// Ends it early.
        cancel: Cancel,
    },
    /// Search a fixed set of positions of both games.
    Bench(Option<u32>),
}

/// Does it, and says what there is to say.
pub fn run(request: &Request, say: &mut dyn FnMut(String)) {
    match request {
        Request::Perft { game, depth, cancel } => perft(game, *depth, cancel, say),
        Request::Bench(depth) => measure(depth.unwrap_or(BENCH_DEPTH).max(1), say),
    }
}

fn perft(game: &AnyGame, depth: u32, cancel: &Cancel, say: &mut dyn FnMut(String)) {
    let mut all = 0;
    match depth.checked_sub(1) {
        None => all = 1,
        Some(_) if play_on::is_final(game) => {}
        Some(rest) => {
            for branch in branches(game) {
                let Some(count) = count(&branch.after, rest, cancel) else {
                    say("info string counting was stopped".to_owned());
                    return;
                };
                all += count;
                say(format!("{}: {count}", branch.text));
            }
        }
    }
    say(format!("\nNodes searched: {all}\n"));
}

/// The positions so many plies on; `None` once that is no longer wanted.
fn count(node: &Node, depth: u32, cancel: &Cancel) -> Option<u64> {
    if cancel.is_cancelled() {
        None
    } else if depth <= COUNTED_AT_ONCE {
        Some(node.count(depth))
    } else {
        node.children().iter().map(|child| count(child, depth - 1, cancel)).sum()
    }
}

/// The last three lines are those of Stockfish, which tools that compare versions of an engine read.
fn measure(depth: u32, say: &mut dyn FnMut(String)) {
    let results = bench(depth);
    for result in &results {
        let game = match result.kind {
            GameKind::Go => "go",
            GameKind::Chess => "chess",
            GameKind::Janggi => "janggi",
        };
        let (nodes, seconds, speed) = (result.nodes, result.time.as_secs_f64(), result.nodes_per_second());
        say(format!("info string {game}: {nodes} nodes in {seconds:.3} s, {speed} nodes/s"));
    }
    let nodes: u64 = results.iter().map(|result| result.nodes).sum();
    let milliseconds =
        results.iter().map(|result| result.time).sum::<std::time::Duration>().as_millis().max(1);
    say(format!("Total time (ms) : {milliseconds}"));
    say(format!("Nodes searched  : {nodes}"));
    say(format!("Nodes/second    : {}", u128::from(nodes) * 1000 / milliseconds));
}
