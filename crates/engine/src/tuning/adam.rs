//! Adam (Kingma and Ba, 2014): gradient descent with a step size of its own for each weight.

const FIRST_DECAY: f32 = 0.9;
const SECOND_DECAY: f32 = 0.999;
const EPSILON: f32 = 1e-12;

/// The running moments of the gradient.
#[derive(Debug)]
pub struct Adam {
    first: Vec<f32>,
    second: Vec<f32>,
    steps: i32,
}

impl Adam {
    /// For so many weights.
    pub fn new(count: usize) -> Self {
        Self { first: vec![0.0; count], second: vec![0.0; count], steps: 0 }
    }

    /// Moves `weights` against `gradient`, each by about `rate` at most.
    pub fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        self.steps += 1;
        let first_bias = 1.0 - FIRST_DECAY.powi(self.steps);
        let second_bias = 1.0 - SECOND_DECAY.powi(self.steps);
        let moments = self.first.iter_mut().zip(&mut self.second);
        for ((weight, &slope), (first, second)) in weights.iter_mut().zip(gradient).zip(moments) {
            *first = FIRST_DECAY * *first + (1.0 - FIRST_DECAY) * slope;
            *second = SECOND_DECAY * *second + (1.0 - SECOND_DECAY) * slope * slope;
            *weight -= rate * (*first / first_bias) / ((*second / second_bias).sqrt() + EPSILON);
        }
    }
}
