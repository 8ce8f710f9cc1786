//! `arena`: two levels of the built-in engine play a match.
//!
//! Games come in pairs: both begin with the same few random moves, and the players change sides in between.

use std::{fmt::Write as _, io::Write, time::Duration};

use hansu_engine::{Cancel, Decision, Engine, EngineOptions, Level, SearchLimits, Task, propose_dead};
use hansu_rules::{Action, AnyGame, EndReason, Outcome, Side, go::Phase};
use hansu_text::{Language, Text};
use rand::{Rng, SeedableRng, rngs::SmallRng};

use crate::{Done, bad_input::BadInput, game_args::GameArgs};

/// Arguments of `arena`.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// The level of the one player, 1 to 10.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=10))]
    first: u8,
    /// The level of the other, 1 to 10.
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=10))]
    second: u8,
    /// How many games.
    #[arg(long, default_value_t = 10)]
    games: u32,
    /// Random plies before the engines take over; each pair of games has its own.
    #[arg(long, default_value_t = 4)]
    opening: u32,
    /// Milliseconds a move at most; a level may take less.
    #[arg(long)]
    move_time: Option<u64>,
    /// Nodes or playouts a move at most; a level may take less.
    #[arg(long)]
    nodes: Option<u64>,
    /// Plies after which a game counts as a draw.
    #[arg(long, default_value_t = 600)]
    plies: usize,
    /// Where the openings and the engines' choices among equals come from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Games won, drawn and lost by the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
}

/// How a game of the match ended.
enum Finish {
    Outcome(Outcome),
    /// The limit of plies was reached.
    CutShort,
}

/// Plays the match and prints a line for each game and the result.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<Done, BadInput> {
    let text = Text::new(Language::English);
    let start = args.game.build(text)?;
    let levels = [args.first, args.second].map(Level::new);
    let mut tally = Tally::default();
    writeln!(out, "game  level {:<4} plies  score  how", args.first)?;
    for number in 0..args.games {
        let mut game = start.clone();
        open(&mut game, args.opening, args.seed.wrapping_add(u64::from(number / 2)));
        // The side the first player has.
        let side = if number % 2 == 0 { Side::First } else { Side::Second };
        let finish = play(&mut game, levels, side, number, args)?;
        let winner = match &finish {
            Finish::Outcome(outcome) => outcome.winner,
            Finish::CutShort => None,
        };
        let score = tally.count(winner.map(|winner| winner == side));
        let how = match finish {
            Finish::Outcome(outcome) => text.outcome(game.kind(), &outcome),
            Finish::CutShort => "Cut short: counted as a draw.".to_owned(),
        };
        let (number, plies) = (number + 1, game.actions().len());
        writeln!(out, "{number:>4}  {:<10} {plies:>5}  {score:<5}  {how}", text.side(game.kind(), side))?;
        out.flush()?;
    }
    writeln!(out, "{}", tally.summary(args.first, args.second))?;
    Ok(Done::Well)
}

/// Plays random moves, none of them a pass, as long as the game goes on.
fn open(game: &mut AnyGame, plies: u32, seed: u64) {
    let mut random = SmallRng::seed_from_u64(seed);
    for _ in 0..plies {
        let mut actions = game.legal_actions();
        actions.retain(|&action| action != Action::Pass);
        if actions.is_empty() {
            return;
        }
        let chosen = actions[random.random_range(0..actions.len())];
        if game.play(chosen).is_err() {
            return;
        }
    }
}

fn play(
    game: &mut AnyGame,
    levels: [Level; 2],
    first_has: Side,
    number: u32,
    args: &Args,
) -> Result<Finish, BadInput> {
    let limits = SearchLimits {
        nodes: args.nodes,
        move_time: args.move_time.map(Duration::from_millis),
        ..SearchLimits::default()
    };
    let seed = args.seed.wrapping_add(u64::from(number));
    let mut engines = [0, 1].map(|player| {
        let options =
            EngineOptions { seed: seed.wrapping_mul(2).wrapping_add(player), ..EngineOptions::default() };
        Engine::new(game.kind(), options)
    });
    let cancel = Cancel::default();
    loop {
        if let Some(outcome) = game.outcome() {
            return Ok(Finish::Outcome(outcome));
        }
        if let AnyGame::Go(go) = &mut *game
            && go.phase() == Phase::Scoring
        {
            let dead = propose_dead(go, seed, &cancel);
            go.set_dead(&dead);
            go.accept_score();
            continue;
        }
        if game.actions().len() >= args.plies {
            return Ok(Finish::CutShort);
        }
        let side = game.to_move();
        let player = usize::from(side != first_has);
        let decision =
            engines[player].think(&Task::new(game, levels[player]).within(limits), &cancel, &mut |_| {});
        match decision {
            Some(Decision::Resign) => {
                return Ok(Finish::Outcome(Outcome::win(side.other(), EndReason::Resignation)));
            }
            Some(Decision::Play(action)) if game.play(action).is_ok() => {}
            _ => {
                return Err(BadInput::NoAnswer {
                    side: Text::new(Language::English).side(game.kind(), side),
                    ply: game.actions().len() + 1,
                });
            }
        }
    }
}

impl Tally {
    /// Counts a game the first player has won (`Some(true)`), lost, or drawn; its score in words.
    const fn count(&mut self, won: Option<bool>) -> &'static str {
        match won {
            Some(true) => {
                self.won += 1;
                "1-0"
            }
            Some(false) => {
                self.lost += 1;
                "0-1"
            }
            None => {
                self.drawn += 1;
                "1/2"
            }
        }
    }

    /// The result of the match, with the difference in Elo where one can be told.
    fn summary(self, first: u8, second: u8) -> String {
        let Self { won, drawn, lost } = self;
        let games = f64::from(won + drawn + lost);
        if games == 0.0 {
            return "no games played".to_owned();
        }
        let share = (f64::from(won) + f64::from(drawn) / 2.0) / games;
        let mut line = format!(
            "level {first} against level {second}: {won} won, {drawn} drawn, {lost} lost, {:.1} %",
            share * 100.0
        );
        if let Some((difference, margin)) = self.elo() {
            // Writing to a string cannot fail.
            let _ = write!(line, ", Elo {difference:+.0} +/- {margin:.0}");
        }
        line
    }

    /// The difference in Elo and its 95 % margin; `None` where all games went one way.
    fn elo(self) -> Option<(f64, f64)> {
        let [won, drawn, lost] = [self.won, self.drawn, self.lost].map(f64::from);
        let games = won + drawn + lost;
        let share = (won + drawn / 2.0) / games;
        if share <= 0.0 || share >= 1.0 {
            return None;
        }
        let spread = |score: f64| (score - share).powi(2);
        let variance = (won * spread(1.0) + drawn * spread(0.5) + lost * spread(0.0)) / games;
        let margin = 1.96 * (variance / games).sqrt();
        let elo = |share: f64| 400.0 * (share / (1.0 - share)).log10();
        // The slope of the curve at this share turns the margin of the share into one in Elo.
        let slope = 400.0 / std::f64::consts::LN_10 / (share * (1.0 - share));
        Some((elo(share), margin * slope))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_follows_the_score() {
        let even = Tally { won: 5, drawn: 10, lost: 5 };
        assert_eq!(even.elo().map(|(difference, _)| difference.round() as i32), Some(0));
        let three_to_one = Tally { won: 75, drawn: 0, lost: 25 };
        let (difference, margin) = three_to_one.elo().unwrap();
        assert_eq!((difference.round(), margin.round()), (191.0, 79.0));
        assert_eq!(Tally { won: 3, drawn: 0, lost: 0 }.elo(), None);
        assert_eq!(Tally::default().summary(1, 2), "no games played");
        assert_eq!(
            even.summary(3, 4),
            "level 3 against level 4: 5 won, 10 drawn, 5 lost, 50.0 %, Elo +0 +/- 108"
        );
    }

    #[test]
    fn openings_are_the_same_for_the_same_seed() {
        let start = GameArgs { game: Some(crate::game_args::GameName::Chess), ..GameArgs::default() };
        let opened = |seed| {
            let mut game = start.start().unwrap();
            open(&mut game, 6, seed);
            game.actions().to_vec()
        };
        assert_eq!(opened(7), opened(7));
        assert_ne!(opened(7), opened(8));
        assert_eq!(opened(7).len(), 6);
    }
}
