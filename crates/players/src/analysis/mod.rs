//! Looking at positions without playing: one that is followed, or all of a game.
//!
//! Whatever analyses has a player of its own, an engine of its own and a thread of its own: a game being played is
//! never disturbed. An [`Analyst`] follows a position and reports its best lines until it is shown another or
//! told to stop; a [`Reviewer`] walks through a game and finds the mistakes.

mod analyst;
mod review;
mod reviewer;
mod source;
mod win_probability;

pub use analyst::Analyst;
pub use review::{GameReview, Mistake, MoveReview, Valued, judge, value_of};
pub use reviewer::{ReviewEvent, Reviewer};
pub use source::AnalysisSource;
pub use win_probability::win_probability;
