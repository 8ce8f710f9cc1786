//! Quiet positions from games the engine plays against itself.

use std::io::{self, Write};

use hansu_rules::{Action, AnyGame, GameKind, Outcome, Side, chess, janggi};
use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::Record;
use crate::{Cancel, Decision, Engine, EngineOptions, Level, Score, SearchLimits, Task};

/// What to play.
#[derive(Clone, Copy, Debug)]
pub struct GenerateOptions {
    /// Positions to write.
    pub positions: usize,
    /// Nodes for each move.
    pub nodes: u64,
    /// Random plies before the players take over.
    pub opening: usize,
    /// What chooses openings.
    pub seed: u64,
}

impl Default for GenerateOptions {
    fn default() -> Self {
        Self { positions: 100_000, nodes: 5_000, opening: 8, seed: 1 }
    }
}

/// What was played so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Generated {
    /// Games finished.
    pub games: usize,
    /// Positions written.
    pub positions: usize,
    /// Won by the first side, drawn, lost.
    pub results: [usize; 3],
}

/// A game longer than this is a draw.
const LONGEST: usize = 400;
/// An opening worse than this for a side is no game, in hundredths.
const LOPSIDED: i32 = 400;
/// Beyond this a position is decided: its size teaches nothing about the terms.
const DECIDED: i32 = 1_500;

/// Plays games and writes their quiet positions to `out` until there are enough, reporting after each game.
///
/// # Errors
/// What `out` fails with.
pub fn generate(
    kind: GameKind,
    options: &GenerateOptions,
    out: &mut dyn Write,
    on_game: &mut dyn FnMut(&Generated),
) -> io::Result<Generated> {
    let mut made = Generated::default();
    let mut dice = SmallRng::seed_from_u64(options.seed);
    while made.positions < options.positions {
        let seed = dice.random();
        let Some(game) = opening(kind, options.opening, &mut dice) else { continue };
        let Some((records, winner)) = play(game, options.nodes, seed) else { continue };
        let result = match winner {
            Some(Side::First) => 1.0,
            Some(Side::Second) => 0.0,
            None => 0.5,
        };
        for record in records {
            writeln!(out, "{}", Record { result, ..record })?;
            made.positions += 1;
        }
        made.games += 1;
        made.results[(2.0 - 2.0 * result) as usize] += 1;
        on_game(&made);
    }
    out.flush()?;
    Ok(made)
}

/// A game after so many random moves; `None` where one of them ended it.
fn opening(kind: GameKind, plies: usize, dice: &mut SmallRng) -> Option<AnyGame> {
    let mut game = match kind {
        GameKind::Chess => AnyGame::Chess(chess::Game::new(chess::Rules::default())),
        GameKind::Janggi => {
            let all = janggi::Formation::ALL;
            let [cho, han] = [0, 1].map(|_| all[dice.random_range(0..all.len())]);
            AnyGame::Janggi(janggi::Game::new(janggi::Rules::default(), cho, han))
        }
        GameKind::Go => return None,
    };
    for _ in 0..plies {
        let mut legal = game.legal_actions();
        legal.retain(|&action| action != Action::Pass);
        if legal.is_empty() {
            return None;
        }
        game.play(legal[dice.random_range(0..legal.len())]).ok()?;
    }
    game.outcome().is_none().then_some(game)
}

/// The quiet positions of a game and who won it; `None` where the opening decided it.
fn play(mut game: AnyGame, nodes: u64, seed: u64) -> Option<(Vec<Record>, Option<Side>)> {
    let limits = SearchLimits { nodes: Some(nodes), ..SearchLimits::default() };
    let mut engine =
        Engine::new(game.kind(), EngineOptions { memory_mib: 8, seed, ..EngineOptions::default() });
    let mut records = Vec::new();
    for ply in 0..LONGEST {
        if let Some(Outcome { winner, .. }) = game.outcome() {
            return Some((records, winner));
        }
        if let AnyGame::Chess(chess) = &game
            && chess.claimable_draw().is_some()
        {
            return Some((records, None));
        }
        let mut score = None;
        let decision =
            engine.think(&Task::new(&game, Level::MAX).within(limits), &Cancel::default(), &mut |info| {
                score = Some(info.score);
            })?;
        let mover = game.to_move();
        let action = match decision {
            Decision::Play(action) => action,
            Decision::Resign => return Some((records, Some(mover.other()))),
        };
        if let Some(Score::Centi(score)) = score {
            if ply == 0 && score.abs() > LOPSIDED {
                return None;
            }
            if score.abs() < DECIDED && is_quiet(&game, action) {
                let score = if mover == Side::First { score } else { -score };
                records.push(Record { fen: fen(&game), score, result: 0.5 });
            }
        }
        game.play(action).ok()?;
    }
    Some((records, None))
}

/// Nothing is about to be taken: the evaluation of this position stands for itself.
fn is_quiet(game: &AnyGame, best: Action) -> bool {
    match best {
        Action::Step { to, promotion, .. } => {
            // In chess a king castles onto its own rook's square or an empty one.
            let takes = game.piece_at(to).is_some_and(|piece| piece.side != game.to_move());
            game.check().is_none() && promotion.is_none() && !takes
        }
        _ => false,
    }
}

fn fen(game: &AnyGame) -> String {
    match game {
        AnyGame::Chess(game) => game.fen(),
        AnyGame::Janggi(game) => game.fen(),
        AnyGame::Go(_) => String::new(),
    }
}
