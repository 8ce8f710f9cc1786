//! The positions as the fitting sees them: values, losses and gradients from traces.

use super::{Blend, Trace, trace::Counted};
use crate::search::terms::DANGER_UNIT;

/// One position: where its counts lie among all, and what its value should foretell.
#[derive(Clone, Copy, Debug)]
struct Sample {
    start: usize,
    /// Ends of the plain counts and of each side's danger.
    ends: [u32; 3],
    blend: Blend,
    target: f32,
}

/// All positions of a data set.
#[derive(Debug, Default)]
pub struct Model {
    counts: Vec<Counted>,
    samples: Vec<Sample>,
}

/// The expected score of a value of so many hundredths; `steepness` is that of the curve.
pub fn expected(value: f32, steepness: f32) -> f32 {
    1.0 / (1.0 + (-steepness * value).exp())
}

/// A value with what its parts were, for the gradient.
struct Valued {
    value: f32,
    /// `[side][half]`.
    danger: [[f32; 2]; 2],
}

impl Model {
    /// Adds a position.
    pub fn push(&mut self, trace: &Trace, blend: Blend, target: f32) {
        let start = self.counts.len();
        let mut ends = [0; 3];
        for (end, counts) in ends.iter_mut().zip([&trace.plain, &trace.danger[0], &trace.danger[1]]) {
            self.counts.extend_from_slice(counts);
            *end = (self.counts.len() - start) as u32;
        }
        self.samples.push(Sample { start, ends, blend, target });
    }

    /// How many positions there are.
    pub const fn len(&self) -> usize {
        self.samples.len()
    }

    fn parts(&self, sample: &Sample) -> [&[Counted]; 3] {
        let [plain, first, second] = sample.ends.map(|end| sample.start + end as usize);
        [&self.counts[sample.start..plain], &self.counts[plain..first], &self.counts[first..second]]
    }

    /// Weights lie opening and ending by turns.
    fn valued(&self, sample: &Sample, weights: &[f32]) -> Valued {
        let [plain, first, second] = self.parts(sample).map(|counts| {
            counts.iter().fold([0.0; 2], |[opening, ending], counted| {
                let at = 2 * usize::from(counted.term);
                let count = f32::from(counted.count);
                [opening + weights[at] * count, ending + weights[at + 1] * count]
            })
        });
        let danger = [first, second].map(|halves| halves.map(|half: f32| half.max(0.0)));
        let half = |half: usize| {
            let worth = |side: usize| danger[side][half] * danger[side][half] / DANGER_UNIT as f32;
            plain[half] + worth(0) - worth(1)
        };
        let Blend { opening, ending, constant } = sample.blend;
        Valued { value: half(0) * opening + half(1) * ending + constant, danger }
    }

    /// The value of position number `index`.
    #[cfg(test)]
    pub fn value(&self, index: usize, weights: &[f32]) -> f32 {
        self.valued(&self.samples[index], weights).value
    }

    /// The mean squared error over these positions.
    pub fn loss(&self, which: &[u32], weights: &[f32], steepness: f32) -> f64 {
        let sum: f64 = which
            .iter()
            .map(|&index| {
                let sample = &self.samples[index as usize];
                let error = expected(self.valued(sample, weights).value, steepness) - sample.target;
                f64::from(error * error)
            })
            .sum();
        sum / which.len().max(1) as f64
    }

    /// Writes the gradient of the loss over these positions into `gradient`; returns the loss.
    pub fn gradient(&self, which: &[u32], weights: &[f32], steepness: f32, gradient: &mut [f32]) -> f64 {
        gradient.fill(0.0);
        let mut loss = 0.0;
        let share = 1.0 / which.len().max(1) as f32;
        for &index in which {
            let sample = &self.samples[index as usize];
            let Valued { value, danger } = self.valued(sample, weights);
            let score = expected(value, steepness);
            let error = score - sample.target;
            loss += f64::from(error * error);
            let slope = 2.0 * error * score * (1.0 - score) * steepness * share;
            let slopes = [slope * sample.blend.opening, slope * sample.blend.ending];
            let [plain, first, second] = self.parts(sample);
            add(gradient, plain, slopes);
            for (side, (counts, sign)) in [(first, 1.0), (second, -1.0)].into_iter().enumerate() {
                let growth = sign * 2.0 / DANGER_UNIT as f32;
                add(gradient, counts, [0, 1].map(|half| slopes[half] * growth * danger[side][half]));
            }
        }
        loss / which.len().max(1) as f64
    }
}

fn add(gradient: &mut [f32], counts: &[Counted], [opening, ending]: [f32; 2]) {
    for counted in counts {
        let at = 2 * usize::from(counted.term);
        let count = f32::from(counted.count);
        gradient[at] += opening * count;
        gradient[at + 1] += ending * count;
    }
}
