//! Whoever can sit at the board.
//!
//! A [`Seat`] says who plays a side. Whoever is no person is a [`Player`], run by a [`Worker`] in a thread of its
//! own: a [`Request`] goes in with its [`Ticket`], [`PlayerEvent`]s with the same ticket come out through a
//! callback. Asking something else, or dropping the worker, cancels what runs and never waits for it.
//!
//! An outside engine is set up by an [`EngineProfile`] and played by an [`OutsideEngine`], which talks to its
//! program by [`uci`] or [`gtp`] through a supervised [`process`].

pub mod analysis;
pub mod built_in;
mod dialogue;
pub mod discovery;
pub mod engine_error;
pub mod gtp;
pub mod outside;
pub mod patience;
pub mod player;
pub mod probe;
pub mod process;
pub mod profile;
pub mod purpose;
pub mod seat;
pub mod ticket;
pub mod uci;
pub mod worker;

pub use built_in::BuiltIn;
pub use engine_error::{EngineError, Exit, Phase};
pub use outside::OutsideEngine;
pub use patience::Patience;
pub use player::{Notify, Player, PlayerError, PlayerEvent, Question, Reporter, Request};
pub use profile::{EngineProfile, JanggiBoard, MoveLimits, Protocol};
pub use purpose::Purpose;
pub use seat::Seat;
pub use ticket::{PositionKey, SearchId, Ticket};
pub use worker::{Gate, MakePlayer, ThreadCount, Worker};
