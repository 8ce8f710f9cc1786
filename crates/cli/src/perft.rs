//! `perft`: how many positions lie so many plies deep, and how fast they are counted.

use std::{
    io::Write,
    num::NonZeroUsize,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Instant,
};

use hansu_rules::{Action, ActionText, AnyGame, chess, go, janggi};
use hansu_text::{Language, Text};
use shakmaty::Position as _;

use crate::{Done, bad_input::BadInput, game_args::GameArgs};

/// Arguments of `perft`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Plies.
    #[arg(long)]
    depth: u32,
    /// A line for each first move.
    #[arg(long)]
    divide: bool,
    /// Threads that share the first moves.
    #[arg(long, default_value = "1")]
    threads: NonZeroUsize,
}

/// A first move and what comes after it.
pub struct Branch {
    /// As programs write it.
    pub text: String,
    /// The position after it.
    pub after: Node,
}

/// A position to count from.
pub enum Node {
    /// Of Go, with its history.
    Go(Box<go::Game>),
    /// Of chess.
    Chess(Box<shakmaty::Chess>),
    /// Of Janggi.
    Janggi(Box<janggi::Position>),
    /// The first move ended the game.
    Over,
}

impl Node {
    /// The positions exactly so many plies on.
    pub fn count(&self, depth: u32) -> u64 {
        match self {
            Self::Go(game) => count_go(&mut game.clone(), depth),
            Self::Chess(position) => shakmaty::perft(position.as_ref(), depth),
            Self::Janggi(position) => janggi::perft(position, depth),
            Self::Over => u64::from(depth == 0),
        }
    }

    /// The positions one ply on.
    pub fn children(&self) -> Vec<Self> {
        match self {
            Self::Go(game) => go_nodes(game).map(|(_, node)| node).collect(),
            Self::Chess(position) => chess_nodes(position).map(|(_, node)| node).collect(),
            Self::Janggi(position) => janggi_nodes(position).into_iter().map(|(_, node)| node).collect(),
            Self::Over => Vec::new(),
        }
    }
}

/// Counts the ways in which a game of Go can go on: every rule that needs history holds, and two passes end it.
fn count_go(game: &mut go::Game, depth: u32) -> u64 {
    let actions = game.legal_actions();
    match depth {
        0 => 1,
        1 => actions.len() as u64,
        _ => actions
            .into_iter()
            .filter_map(|action| {
                game.play(action).ok()?;
                let count = count_go(game, depth - 1);
                game.undo();
                Some(count)
            })
            .sum(),
    }
}

/// Counts and prints.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Done, BadInput> {
    let game = args.game.build(Text::new(Language::English))?;
    let started = Instant::now();
    let nodes = match args.depth.checked_sub(1) {
        None => 1,
        Some(rest) => {
            let branches = branches(&game);
            let counts = count_all(&branches, rest, args.threads);
            if args.divide {
                for (branch, count) in branches.iter().zip(&counts) {
                    writeln!(out, "{} {count}", branch.text)?;
                }
            }
            counts.iter().sum()
        }
    };
    let seconds = started.elapsed().as_secs_f64();
    writeln!(out, "nodes {nodes}")?;
    writeln!(out, "seconds {seconds:.3}")?;
    Ok(Done::Well)
}

/// The count of each branch, in order. Threads take the next branch nobody has taken.
fn count_all(branches: &[Branch], depth: u32, threads: NonZeroUsize) -> Vec<u64> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(branch) = branches.get(index) else { return done };
            done.push((index, branch.after.count(depth)));
        }
    };
    let mut counts = vec![0; branches.len()];
    thread::scope(|scope| {
        let helpers: Vec<_> = (1..threads.get()).map(|_| scope.spawn(work)).collect();
        let mine = work();
        // A helper that panicked is not to be hidden behind a smaller count.
        let theirs = helpers.into_iter().flat_map(|helper| match helper.join() {
            Ok(done) => done,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        for (index, count) in mine.into_iter().chain(theirs) {
            counts[index] = count;
        }
    });
    counts
}

/// The first moves. Draws by repetition and by counting moves play no part, as in every perft.
pub fn branches(game: &AnyGame) -> Vec<Branch> {
    let branch = |action, after| Branch { text: game.text(action, ActionText::Protocol), after };
    match game {
        AnyGame::Go(game) => go_nodes(game).map(|(action, node)| branch(action, node)).collect(),
        AnyGame::Chess(chess) => {
            let mode = chess.rules().castling_mode();
            chess_nodes(chess.position()).map(|(mv, node)| branch(chess::to_action(mv, mode), node)).collect()
        }
        AnyGame::Janggi(janggi) => janggi_nodes(janggi.position())
            .into_iter()
            .map(|(mv, node)| branch(mv.to_action(), node))
            .collect(),
    }
}

fn go_nodes(game: &go::Game) -> impl Iterator<Item = (Action, Node)> {
    game.legal_actions().into_iter().filter_map(|action| {
        let mut after = Box::new(game.clone());
        after.play(action).ok()?;
        Some((action, Node::Go(after)))
    })
}

fn chess_nodes(position: &shakmaty::Chess) -> impl Iterator<Item = (shakmaty::Move, Node)> {
    position.legal_moves().into_iter().map(|mv| {
        let mut after = Box::new(position.clone());
        after.play_unchecked(mv);
        (mv, Node::Chess(after))
    })
}

fn janggi_nodes(position: &janggi::Position) -> Vec<(janggi::Move, Node)> {
    // A second pass, or one that accepts bikjang, ends the game.
    let ends_on_pass = position.passed() || position.bikjang();
    let mut moves = janggi::MoveList::new();
    position.legal_moves(&mut moves);
    let node = |&mv: &janggi::Move| {
        let over = ends_on_pass && mv.is_pass();
        (mv, if over { Node::Over } else { Node::Janggi(Box::new(position.after(mv))) })
    };
    moves.iter().map(node).collect()
}
