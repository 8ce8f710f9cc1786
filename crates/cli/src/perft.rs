//! `perft`: how many positions lie so many plies deep, and how fast they are counted.

use std::{
    io::Write,
    num::NonZeroUsize,
    sync::atomic::{AtomicUsize, Ordering},
    thread,
    time::Instant,
};

use hansu_rules::{ActionText, AnyGame, chess, go, janggi};
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
struct Branch {
    text: String,
    after: Node,
}

/// A position to count from.
enum Node {
    Go(Box<go::Game>),
    Chess(Box<shakmaty::Chess>),
    Janggi(Box<janggi::Position>),
    /// The first move ended the game.
    Over,
}

impl Node {
    /// The positions exactly so many plies on.
    fn count(&self, depth: u32) -> u64 {
        match self {
            Self::Go(game) => count_go(&mut game.clone(), depth),
            Self::Chess(position) => shakmaty::perft(position.as_ref(), depth),
            Self::Janggi(position) => janggi::perft(position, depth),
            Self::Over => u64::from(depth == 0),
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
fn branches(game: &AnyGame) -> Vec<Branch> {
    match game {
        AnyGame::Go(game) => go_branches(game),
        AnyGame::Chess(game) => chess_branches(game),
        AnyGame::Janggi(game) => janggi_branches(game),
    }
}

fn go_branches(game: &go::Game) -> Vec<Branch> {
    let actions = game.legal_actions().into_iter();
    actions
        .filter_map(|action| {
            let mut after = Box::new(game.clone());
            after.play(action).ok()?;
            Some(Branch { text: game.text(action, ActionText::Protocol), after: Node::Go(after) })
        })
        .collect()
}

fn chess_branches(game: &chess::Game) -> Vec<Branch> {
    let mode = game.rules().castling_mode();
    let moves = game.position().legal_moves().into_iter();
    moves
        .map(|mv| {
            let mut after = Box::new(game.position().clone());
            after.play_unchecked(mv);
            let text = game.text(chess::to_action(mv, mode), ActionText::Protocol);
            Branch { text, after: Node::Chess(after) }
        })
        .collect()
}

fn janggi_branches(game: &janggi::Game) -> Vec<Branch> {
    let position = game.position();
    // A second pass, or one that accepts bikjang, ends the game.
    let ends_on_pass = position.passed() || position.bikjang();
    let mut moves = janggi::MoveList::new();
    position.legal_moves(&mut moves);
    moves
        .into_iter()
        .map(|mv| Branch {
            text: game.text(mv.to_action(), ActionText::Protocol),
            after: if ends_on_pass && mv.is_pass() {
                Node::Over
            } else {
                Node::Janggi(Box::new(position.after(mv)))
            },
        })
        .collect()
}
