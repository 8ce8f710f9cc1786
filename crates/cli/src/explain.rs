//! `explain`: verdicts on one move, on every move, or on a stream of questions.

use std::io::{BufRead, Write};

use clap::ValueEnum;
use hansu_text::{Language, Text};
use serde_json::json;

use crate::{Done, bad_input::BadInput, game_args::GameArgs, survey::Survey, verdict::Verdict};

/// Arguments of `explain`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// The move, in any notation of the game.
    #[arg(long = "move", value_name = "MOVE", conflicts_with_all = ["all", "batch"])]
    written: Option<String>,
    /// The verdict on every possible move.
    #[arg(long, conflicts_with = "batch")]
    all: bool,
    /// Answer each line of JSON on standard input with one.
    #[arg(long, conflicts_with_all = ["game", "position", "rules", "size", "ko", "suicide",
        "komi", "handicap", "deletes", "moves"])]
    batch: bool,
    /// The language of sentences.
    #[arg(long, value_enum, default_value_t = LanguageName::En)]
    language: LanguageName,
}

/// A language, by code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum LanguageName {
    /// English.
    En,
    /// Korean.
    Ko,
}

impl From<LanguageName> for Text {
    fn from(name: LanguageName) -> Self {
        Self::new(match name {
            LanguageName::En => Language::English,
            LanguageName::Ko => Language::Korean,
        })
    }
}

/// Answers what the arguments ask.
pub fn run(args: &Args, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Done, BadInput> {
    let text = Text::from(args.language);
    if args.batch {
        return batch(text, input, out);
    }
    if args.written.is_none() && !args.all {
        return Err(BadInput::NoMove);
    }
    let game = args.game.build(text)?;
    let Some(written) = &args.written else {
        writeln!(out, "{}", serde_json::to_string(&Survey::of(&game, text))?)?;
        return Ok(Done::Well);
    };
    let verdict = Verdict::of(&game, written, text);
    writeln!(out, "{}", serde_json::to_string(&verdict)?)?;
    Ok(if verdict.legal { Done::Well } else { Done::Refused })
}

/// One answer a line, in order and at once; a line that cannot be answered is answered with what is wrong.
fn batch(text: Text, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<Done, BadInput> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            return Ok(Done::Well);
        }
        let answer =
            answer(&line, text).unwrap_or_else(|error| json!({ "error": error.to_string() }).to_string());
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
}

/// A line of a batch: a position, and the move asked about, or every move where none is named.
fn answer(line: &[u8], text: Text) -> Result<String, BadInput> {
    let line = str::from_utf8(line).map_err(|_| BadInput::NotText)?.trim();
    if line.is_empty() {
        return Err(BadInput::EmptyLine);
    }
    let question: GameArgs = serde_json::from_str(line)?;
    let game = question.build(text)?;
    Ok(match &question.written {
        Some(written) => serde_json::to_string(&Verdict::of(&game, written, text))?,
        None => serde_json::to_string(&Survey::of(&game, text))?,
    })
}
