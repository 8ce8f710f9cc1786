//! From positions to weights.

use rand::{SeedableRng, rngs::SmallRng, seq::SliceRandom};

use super::{
    DataError, Record, Tunable,
    adam::Adam,
    model::{Model, expected},
    source,
};
use crate::search::tapered::{Tapered, tapered};

/// Less than this teaches nothing.
const LEAST_POSITIONS: usize = 100;

/// How to fit.
#[derive(Clone, Copy, Debug)]
pub struct FitOptions {
    /// Passes over all positions.
    pub passes: usize,
    /// Positions for each step.
    pub batch: usize,
    /// The size of a step at the beginning, in hundredths; it shrinks to a tenth towards the end.
    pub rate: f32,
    /// How much of the target is the search's score, from 0 to 1; the rest is how the game ended.
    pub score_share: f32,
    /// The share of the positions kept apart to see whether what was learnt holds elsewhere.
    pub validation: f32,
    /// How strongly weights are held to where they began: what few positions speak of should hardly move.
    pub pull: f32,
    /// What chooses the order of the positions.
    pub seed: u64,
}

impl Default for FitOptions {
    fn default() -> Self {
        Self { passes: 60, batch: 4_096, rate: 1.0, score_share: 0.5, validation: 0.05, pull: 1e-9, seed: 1 }
    }
}

/// The state after a pass.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Its number, from 1; 0 is before the first.
    pub pass: usize,
    /// The loss over the positions learnt from.
    pub training: f64,
    /// The loss over those kept apart.
    pub validation: f64,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Fitted {
    /// Positions learnt from and kept apart.
    pub positions: [usize; 2],
    /// The steepness of the logistic curve, for a hundredth.
    pub steepness: f32,
    /// The loss over the positions kept apart, before and after.
    pub validation: [f64; 2],
    /// The weights as the source of the module they are compiled from.
    pub source: String,
}

/// Fits the weights of `P`.
pub(super) fn fit<P: Tunable>(
    game: &'static str,
    records: &[Record],
    options: &FitOptions,
    on_pass: &mut dyn FnMut(&Progress),
) -> Result<Fitted, DataError> {
    if records.len() < LEAST_POSITIONS {
        return Err(DataError::TooFew { count: records.len(), least: LEAST_POSITIONS });
    }
    let (model, steepness) = model_of::<P>(game, records, options)?;
    let mut dice = SmallRng::seed_from_u64(options.seed);
    let mut order: Vec<u32> = (0..model.len() as u32).collect();
    order.shuffle(&mut dice);
    let apart = (options.validation.clamp(0.0, 0.5) * order.len() as f32) as usize;
    let validation = order.split_off(order.len() - apart);

    let start: Vec<f32> =
        P::weights().iter().flat_map(|weight| [weight.opening() as f32, weight.ending() as f32]).collect();
    let mut weights = start.clone();
    let mut gradient = vec![0.0; weights.len()];
    let mut adam = Adam::new(weights.len());
    let before = model.loss(&validation, &weights, steepness);
    let training = model.loss(&order, &weights, steepness);
    on_pass(&Progress { pass: 0, training, validation: before });
    let mut after = before;
    for pass in 1..=options.passes {
        order.shuffle(&mut dice);
        let done = (pass - 1) as f32 / options.passes as f32;
        let rate = options.rate * 0.1_f32.powf(done);
        let mut training = 0.0;
        for batch in order.chunks(options.batch.max(1)) {
            let loss = model.gradient(batch, &weights, steepness, &mut gradient);
            training += loss * batch.len() as f64 / order.len() as f64;
            for ((slope, weight), start) in gradient.iter_mut().zip(&weights).zip(&start) {
                *slope += 2.0 * options.pull * (weight - start);
            }
            adam.step(&mut weights, &gradient, rate);
        }
        after = model.loss(&validation, &weights, steepness);
        on_pass(&Progress { pass, training, validation: after });
    }
    let rounded: Vec<Tapered> = weights
        .chunks_exact(2)
        .map(|halves| tapered(halves[0].round() as i32, halves[1].round() as i32))
        .collect();
    Ok(Fitted {
        positions: [order.len(), validation.len()],
        steepness,
        validation: [before, after],
        source: source::write(game, P::GROUPS, &rounded),
    })
}

/// The positions with their targets, and the steepness at which the search's scores foretell the results best.
fn model_of<P: Tunable>(
    game: &'static str,
    records: &[Record],
    options: &FitOptions,
) -> Result<(Model, f32), DataError> {
    let steepness = steepness_of(records);
    let mut model = Model::default();
    for record in records {
        let position =
            P::read(&record.fen).ok_or_else(|| DataError::Position { fen: record.fen.clone(), game })?;
        let mut trace = position.trace();
        trace.tidy();
        let foretold = expected(record.score as f32, steepness);
        let share = options.score_share.clamp(0.0, 1.0);
        let target = share * foretold + (1.0 - share) * record.result;
        model.push(&trace, position.blend(), target);
    }
    Ok((model, steepness))
}

/// By golden-section search: the loss has one valley.
fn steepness_of(records: &[Record]) -> f32 {
    let loss = |steepness: f32| -> f64 {
        records
            .iter()
            .map(|record| {
                let error = expected(record.score as f32, steepness) - record.result;
                f64::from(error * error)
            })
            .sum()
    };
    let (mut low, mut high) = (0.0005_f32, 0.02_f32);
    const GOLDEN: f32 = 0.618_034;
    for _ in 0..24 {
        let third = high - GOLDEN * (high - low);
        let two_thirds = low + GOLDEN * (high - low);
        if loss(third) < loss(two_thirds) {
            high = two_thirds;
        } else {
            low = third;
        }
    }
    f32::midpoint(low, high)
}
