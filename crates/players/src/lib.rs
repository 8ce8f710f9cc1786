//! Whoever can sit at the board.
//!
//! A [`Seat`] says who plays a side. Whoever is no person is a [`Player`], run by a [`Worker`] in a thread of its
//! own: a [`Request`] goes in with its [`Ticket`], [`PlayerEvent`]s with the same ticket come out through a
//! callback. Asking something else, or dropping the worker, cancels what runs and never waits for it.

pub mod built_in;
pub mod player;
pub mod process;
pub mod seat;
pub mod ticket;
pub mod worker;

pub use built_in::BuiltIn;
pub use player::{Notify, Player, PlayerError, PlayerEvent, Question, Reporter, Request};
pub use seat::Seat;
pub use ticket::{PositionKey, SearchId, Ticket};
pub use worker::{MakePlayer, ThreadCount, Worker};
