//! Tuning an evaluation: finding the weights with which it foretells best how games end.
//!
//! The method is Peter Österlund's "Texel tuning": the evaluation of a quiet position is turned into an expected
//! score by a logistic curve and compared with how the game ended (and with what a search thought of it); the
//! weights are moved down the gradient of the squared error, here by Adam (Kingma and Ba, 2014).
//!
//! [`generate`] plays games and writes down their quiet positions; [`fit`] reads them and finds the weights;
//! [`source`] writes the weights as the Rust source they are compiled from.

mod adam;
mod data;
mod fit;
mod generate;
mod model;
mod source;
mod trace;

use hansu_rules::GameKind;

pub use data::{DataError, Record};
pub use fit::{FitOptions, Fitted, Progress};
pub use generate::{GenerateOptions, Generated, generate};
#[cfg(test)]
pub(crate) use source::write as source;
pub(crate) use trace::Counted;
pub use trace::Trace;

use crate::{
    chess::ChessNode,
    janggi::JanggiNode,
    search::{tapered::Tapered, terms::Group},
};

/// How the sum of an evaluation's terms becomes a value for the first side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Blend {
    /// What a hundredth of the sum's opening half counts.
    pub opening: f32,
    /// What a hundredth of its ending half counts.
    pub ending: f32,
    /// What is added that no term accounts for.
    pub constant: f32,
}

/// An evaluation that can be tuned.
pub trait Tunable: Sized {
    /// The groups of terms, in the order of the indices.
    const GROUPS: &'static [Group];

    /// The weights in force.
    fn weights() -> &'static [Tapered];

    /// The position of a line of data; `None` where it cannot be read.
    fn read(fen: &str) -> Option<Self>;

    /// What is counted in this position.
    fn trace(&self) -> Trace;

    /// What becomes of the sum of the terms here.
    fn blend(&self) -> Blend;
}

/// Fits the weights of a game's evaluation to the positions of `records`, reporting after each pass over them.
///
/// # Errors
/// A record whose position cannot be read, too few positions, or a game whose evaluation has no weights.
pub fn fit(
    kind: GameKind,
    records: &[Record],
    options: &FitOptions,
    on_pass: &mut dyn FnMut(&Progress),
) -> Result<Fitted, DataError> {
    match kind {
        GameKind::Chess => fit::fit::<ChessNode>("chess", records, options, on_pass),
        GameKind::Janggi => fit::fit::<JanggiNode>("janggi", records, options, on_pass),
        GameKind::Go => Err(DataError::NothingToTune),
    }
}

#[cfg(test)]
mod tests;
