//! `hansu-engine`: the rules and engines of Hansu without a window.
//!
//! Exit codes: 0 done (and, for one move, legal), 1 the move is refused, 2 bad input, told in one line.

mod arena;
mod bad_input;
mod bench;
mod book;
mod explain;
mod game_args;
mod gtp;
mod perft;
mod survey;
mod tune;
mod uci;
mod verdict;

use std::{io::Write, process::ExitCode};

use clap::{Parser, Subcommand, error::ErrorKind};

use bad_input::BadInput;

/// The exit code of a refused move.
const REFUSED: u8 = 1;
/// The exit code of input that could not be used.
const BAD_INPUT: u8 = 2;

/// Rules and engines of Go, chess and Janggi.
#[derive(Debug, Parser)]
#[command(name = "hansu-engine", version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Say whether a move is legal, and if not, why.
    Explain(explain::Args),
    /// Count the positions so many plies deep.
    Perft(perft::Args),
    /// Let two levels of the built-in engine play each other.
    Arena(arena::Args),
    /// Measure how fast the built-in engines search.
    Bench(bench::Args),
    /// Tune an evaluation: make data by self-play, or fit the weights to it.
    Tune(tune::Args),
    /// Build an opening book, or see what the built-in one knows.
    Book(book::Args),
    /// Play chess and Janggi for other programs (Universal Chess Interface).
    Uci,
    /// Play Go for another program, by the Go Text Protocol.
    Gtp(gtp::Args),
}

/// What a run came to.
enum Done {
    Well,
    Refused,
}

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage(&error),
    };
    if let Err(error) = hansu_log::start() {
        eprintln!("error: {error}");
        return ExitCode::from(BAD_INPUT);
    }
    let mut out = std::io::stdout().lock();
    let done = match &cli.command {
        Command::Explain(args) => explain::run(args, &mut std::io::stdin().lock(), &mut out),
        Command::Perft(args) => perft::run(args, &mut out),
        Command::Arena(args) => arena::run(args, &mut out),
        Command::Bench(args) => bench::run(args, &mut out),
        Command::Tune(args) => tune::run(args, &mut out),
        Command::Book(args) => book::run(args, &mut out),
        Command::Uci => uci::run(&mut out),
        Command::Gtp(args) => gtp::run(args, &mut out),
    };
    match done.and_then(|done| out.flush().map_err(BadInput::from).map(|()| done)) {
        Ok(Done::Well) => ExitCode::SUCCESS,
        Ok(Done::Refused) => ExitCode::from(REFUSED),
        // Whoever reads has gone (`| head`): nobody is left to complain to.
        Err(BadInput::Closed) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

/// Help goes out as it is; a mistake in the arguments becomes one line.
fn usage(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            print!("{error}");
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            eprintln!(
                "error: say what to do: explain, perft, arena, bench, tune, book, uci or gtp (see --help)"
            );
            ExitCode::from(BAD_INPUT)
        }
        _ => {
            let text = error.to_string();
            let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
            eprintln!("{} (see --help)", lines.collect::<Vec<_>>().join(" "));
            ExitCode::from(BAD_INPUT)
        }
    }
}
