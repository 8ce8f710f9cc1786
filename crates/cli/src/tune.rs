//! `tune`: makes data by self-play and fits the weights of an evaluation to it.

use std::{
    fs::File,
    io::{BufReader, BufWriter, Write},
    path::PathBuf,
    time::{Duration, Instant},
};

use hansu_engine::tuning::{self, FitOptions, GenerateOptions, Record};
use hansu_rules::GameKind;

use crate::{Done, bad_input::BadInput, game_args::GameName};

/// Arguments of `tune`.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Whose evaluation: chess or janggi.
    #[arg(long)]
    game: GameName,
    #[command(subcommand)]
    step: Step,
}

#[derive(Debug, clap::Subcommand)]
enum Step {
    /// Play games and write their quiet positions to a file.
    Generate(Generate),
    /// Fit the weights to the positions of files.
    Fit(Fit),
}

#[derive(Debug, clap::Args)]
struct Generate {
    /// Where to write, one position a line: `FEN | score | result`.
    #[arg(long)]
    out: PathBuf,
    /// Positions to write.
    #[arg(long, default_value_t = 100_000)]
    positions: usize,
    /// Nodes for each move.
    #[arg(long, default_value_t = 5_000)]
    nodes: u64,
    /// Random plies each game begins with.
    #[arg(long, default_value_t = 8)]
    opening: usize,
    /// What chooses the openings: another seed gives other games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, clap::Args)]
struct Fit {
    /// Files that `generate` wrote.
    #[arg(required = true)]
    data: Vec<PathBuf>,
    /// Where to write the weights as Rust source; without it they go to the standard output.
    #[arg(long)]
    write: Option<PathBuf>,
    /// Passes over all positions.
    #[arg(long, default_value_t = FitOptions::default().passes)]
    passes: usize,
    /// Positions for each step.
    #[arg(long, default_value_t = FitOptions::default().batch)]
    batch: usize,
    /// The size of a step at the beginning, in hundredths.
    #[arg(long, default_value_t = FitOptions::default().rate)]
    rate: f32,
    /// How much of the target is the search's score, from 0 to 1; the rest is the result.
    #[arg(long, default_value_t = FitOptions::default().score_share)]
    score_share: f32,
    /// How strongly weights are held to where they began.
    #[arg(long, default_value_t = FitOptions::default().pull)]
    pull: f32,
    /// What chooses the order of the positions.
    #[arg(long, default_value_t = FitOptions::default().seed)]
    seed: u64,
}

/// Runs the step asked for; progress goes to the standard error.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Done, BadInput> {
    let kind = match args.game {
        GameName::Chess => GameKind::Chess,
        GameName::Janggi => GameKind::Janggi,
        GameName::Go => return Err(BadInput::WrongGame { option: "tune", game: "Go" }),
    };
    match &args.step {
        Step::Generate(step) => generate(kind, step, out),
        Step::Fit(step) => fit(kind, step, out),
    }
}

fn generate(kind: GameKind, step: &Generate, out: &mut dyn Write) -> Result<Done, BadInput> {
    let mut file = BufWriter::new(named(&step.out, File::create(&step.out))?);
    let options = GenerateOptions {
        positions: step.positions,
        nodes: step.nodes,
        opening: step.opening,
        seed: step.seed,
    };
    let started = Instant::now();
    let mut told = started;
    let made = tuning::generate(kind, &options, &mut file, &mut |made| {
        if told.elapsed() >= Duration::from_secs(10) {
            told = Instant::now();
            eprintln!(
                "{} positions of {}, {} games, {:.0} s",
                made.positions,
                options.positions,
                made.games,
                started.elapsed().as_secs_f32()
            );
        }
    });
    let made = named(&step.out, made)?;
    let [won, drawn, lost] = made.results;
    writeln!(
        out,
        "{} positions of {} games (+{won} ={drawn} -{lost}) in {:.0} s",
        made.positions,
        made.games,
        started.elapsed().as_secs_f32()
    )?;
    Ok(Done::Well)
}

fn fit(kind: GameKind, step: &Fit, out: &mut dyn Write) -> Result<Done, BadInput> {
    let mut records = Vec::new();
    for path in &step.data {
        let file = BufReader::new(named(path, File::open(path))?);
        let read = Record::read_all(file);
        records.extend(
            read.map_err(|error| BadInput::Data {
                path: path.display().to_string(),
                why: error.to_string(),
            })?,
        );
    }
    let options = FitOptions {
        passes: step.passes,
        batch: step.batch,
        rate: step.rate,
        score_share: step.score_share,
        pull: step.pull,
        seed: step.seed,
        ..FitOptions::default()
    };
    let fitted = tuning::fit(kind, &records, &options, &mut |progress| {
        eprintln!(
            "pass {:>3}: loss {:.6}, on positions kept apart {:.6}",
            progress.pass, progress.training, progress.validation
        );
    })
    .map_err(|error| BadInput::Tuning(error.to_string()))?;
    eprintln!(
        "{} positions and {} kept apart, steepness {:.5}: loss {:.6} before, {:.6} after",
        fitted.positions[0],
        fitted.positions[1],
        fitted.steepness,
        fitted.validation[0],
        fitted.validation[1]
    );
    match &step.write {
        Some(path) => named(path, std::fs::write(path, &fitted.source))?,
        None => out.write_all(fitted.source.as_bytes())?,
    }
    Ok(Done::Well)
}

/// What went wrong with a file, with its name.
fn named<T>(path: &std::path::Path, result: std::io::Result<T>) -> Result<T, BadInput> {
    result.map_err(|error| BadInput::Data { path: path.display().to_string(), why: error.to_string() })
}
