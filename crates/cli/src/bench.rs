//! `bench`: how many nodes or playouts a second the built-in engines look at.

use std::{
    io::Write,
    time::{Duration, Instant},
};

use clap::ValueEnum as _;
use hansu_engine::{Cancel, Engine, EngineOptions, Level, SearchLimits, Task};
use hansu_text::{Language, Text};

use crate::{
    Done,
    bad_input::BadInput,
    game_args::{GameArgs, GameName},
};

/// Arguments of `bench`.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// A position; without one the start of each game, in Go on 9x9.
    #[command(flatten)]
    game: GameArgs,
    /// Milliseconds for each position.
    #[arg(long, default_value_t = 2000)]
    move_time: u64,
    /// Nodes or playouts at most.
    #[arg(long)]
    nodes: Option<u64>,
}

/// Searches and prints a line for each game.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Done, BadInput> {
    let limits = SearchLimits {
        nodes: args.nodes,
        move_time: Some(Duration::from_millis(args.move_time)),
        ..SearchLimits::default()
    };
    let positions: Vec<GameArgs> = match args.game.game {
        Some(_) => vec![args.game.clone()],
        None => GameName::value_variants().iter().map(|&name| start_of(name)).collect(),
    };
    for position in positions {
        let game = position.build(Text::new(Language::English))?;
        let mut engine = Engine::new(game.kind(), EngineOptions::default());
        let (mut nodes, mut depth) = (0, 0);
        let started = Instant::now();
        engine.think(&Task::new(&game, Level::MAX).within(limits), &Cancel::default(), &mut |info| {
            nodes = info.nodes;
            depth = info.depth;
        });
        let seconds = started.elapsed().as_secs_f64();
        let name = format!("{:?}", game.kind());
        let speed = nodes as f64 / seconds;
        writeln!(out, "{name:<7} {nodes:>10} nodes  depth {depth:>2}  {seconds:.2} s  {speed:>9.0} nodes/s")?;
    }
    Ok(Done::Well)
}

fn start_of(name: GameName) -> GameArgs {
    let size = (name == GameName::Go).then_some(9);
    GameArgs { game: Some(name), size, ..GameArgs::default() }
}
