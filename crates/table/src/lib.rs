//! One game being played by two seats.
//!
//! A [`Table`] holds a game, its record and its two seats, and says what happens next. It never waits: whoever
//! thinks does so in a thread of its own, and answers come back through the callback given to [`Table::new`],
//! which queues them for whoever calls [`Table::handle`]. It knows no window.
//!
//! ```text
//! a person:  submit / submit_text -> the rules -> the record grows -> the next seat is asked
//! a player:  callback -> (queued) -> handle    -> the same way, if its ticket is still the one wanted
//! ```
//!
//! ```
//! use std::sync::{Arc, mpsc};
//! use hansu_engine::Level;
//! use hansu_players::Seat;
//! use hansu_rules::{MoveRejectReason, Side};
//! use hansu_table::{ChessStart, GameSetup, Table, TableSetup};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let game = GameSetup::Chess { start: ChessStart::Standard, deletes: 0 }.build()?;
//! let seats = [Seat::human(), Seat::built_in(Level::MIN)];
//! let (sender, reports) = mpsc::channel();
//! let notify = Arc::new(move |report| {
//!     let _ = sender.send(report);
//! });
//! let mut table = Table::new(TableSetup::new(game, seats), notify);
//! table.start();
//!
//! let refused = table.submit_text(Side::First, "e5").unwrap_err();
//! assert_eq!(refused.reason, MoveRejectReason::PieceCannotMoveThatWay);
//! table.submit_text(Side::First, "e4").map_err(|refused| format!("{refused:?}"))?;
//! assert!(table.thinking().is_some());
//! // A window takes the reports in as they come: `while let Ok(report) = reports.try_recv()`.
//! for report in reports.try_iter() {
//!     table.handle(report);
//! }
//! # Ok(())
//! # }
//! ```
//!
//! Clocks turn where a move enters the record, between the rules and the next seat; their reading goes to players in
//! the limits of their request. A table has no timer: whoever holds it calls [`Table::tick`] while a clock runs, and
//! every move and every answer looks at the flag first.

mod casting;
mod chess960;
mod chronicle;
mod clock;
mod clocks;
mod counting;
mod crew;
mod draws;
mod editor;
mod ending;
mod event;
mod facts;
mod game_setup;
mod start_position;
mod study;
mod table;
mod take_back;
mod time;
mod time_control;

pub use casting::{Casting, Part, Role};
pub use chronicle::{Chronicle, readings_of};
pub use clock::{ClockReading, Overtime};
pub use clocks::{Readings, TimeSource};
pub use editor::{Editor, EditorRules, Tool};
pub use event::{DrawReply, Pause, Phase, TableEvent, Unavailable};
pub use facts::PlayedMove;
pub use game_setup::{ChessStart, GameSetup, SetupError};
pub use start_position::StartPosition;
pub use table::{Table, TableSetup};
pub use time_control::TimeControl;
