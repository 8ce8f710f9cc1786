//! Rules of Go, chess and Janggi: positions, moves, legality, rejections, notation and scoring.
//!
//! Everything here is deterministic: no I/O, no thread, no clock. Each game has a module of the same shape -
//! `Position` (what one move needs), `Game` (rules, start and the moves played), `Rules`, `Move` - and
//! [`AnyGame`] holds one of the three where a program must not care which.
//!
//! A refused move comes back as a [`Rejection`]: a typed [`MoveRejectReason`] with the [`Evidence`] that proves
//! it. Nothing in it is text; sentences are made from it elsewhere.

pub mod action;
pub mod any_game;
pub mod arrangement;
pub mod chess;
pub mod fault;
pub mod go;
pub mod janggi;
pub mod kind;
pub mod outcome;
pub mod piece;
pub mod point;
pub mod rejection;

pub use action::{Action, ActionText, Played};
pub use any_game::AnyGame;
pub use arrangement::{Arrangement, ReadError};
pub use fault::{Fault, FaultReason, Gravity};
pub use kind::{GameKind, Side};
pub use outcome::{EndReason, HalfPoints, Outcome};
pub use piece::{Piece, PieceKind};
pub use point::Point;
pub use rejection::{CastlingLoss, Detail, Evidence, KoRule, Mark, MarkRole, MoveRejectReason, Rejection};
