//! `book`: opening books, from the lines people write to the form the engine reads, and back to a look at them.

use std::{io::Write, path::PathBuf};

use clap::Subcommand;
use hansu_engine::book::{Book, PositionKey, Source};
use hansu_text::{Language, Text};

use crate::{
    Done,
    bad_input::BadInput,
    game_args::{GameArgs, GameName},
};

/// Arguments of `book`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Build a book from lines of moves and print it.
    Build {
        /// Which game.
        #[arg(long, value_enum)]
        game: GameName,
        /// The file with the lines.
        source: PathBuf,
    },
    /// Print the moves the built-in book knows in a position, with their weights.
    Show(Box<GameArgs>),
}

/// Builds a book or looks one up.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Done, BadInput> {
    match &args.task {
        Task::Build { game, source } => {
            let unreadable = |why: String| BadInput::Data { path: source.display().to_string(), why };
            let text = std::fs::read_to_string(source).map_err(|error| unreadable(error.to_string()))?;
            let source = Source { kind: (*game).into(), text: &text };
            let book = source.compile().map_err(|error| unreadable(error.to_string()))?;
            write!(out, "{book}")?;
        }
        Task::Show(position) => {
            let game = position.build(Text::new(Language::English))?;
            if let Some(key) = PositionKey::of(&game) {
                writeln!(out, "{key}")?;
            }
            for choice in Book::built_in(game.kind()).map_or(&[][..], |book| book.choices(&game)) {
                writeln!(out, "{} {}", choice.text, choice.weight)?;
            }
        }
    }
    Ok(Done::Well)
}
