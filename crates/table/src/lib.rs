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
//! Time will be one more way for a game to end here: a clock turns where a move enters the record, between the
//! rules and the next seat, and its reading goes to players in the limits of their request.

mod casting;
mod chess960;
mod counting;
mod crew;
mod draws;
mod ending;
mod event;
mod facts;
mod game_setup;
mod table;
mod take_back;

pub use casting::{Casting, Part, Role};
pub use event::{DrawReply, Pause, Phase, TableEvent, Unavailable};
pub use facts::PlayedMove;
pub use game_setup::{ChessStart, GameSetup, SetupError};
pub use table::{Table, TableSetup};
