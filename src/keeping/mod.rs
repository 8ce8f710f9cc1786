//! Games are kept: a running one in its journal, a finished one in the library.

mod journal;
mod librarian;
mod library;
mod seat_change;
mod shelf;
mod wanted;

pub use journal::{Failure, GamePlan, KeptGame, begin, discard, resume, unfinished};
pub use librarian::{Librarian, Report, Tell};
pub use library::{add_in_background, library_path, listen};
pub use seat_change::{SeatChange, seat_again};
pub use shelf::{RowChange, Shelf};
pub use wanted::Wanted;

use std::path::PathBuf;

/// The folder of everything Hansu keeps; `None` where the system names none.
#[must_use]
pub fn data_folder() -> Option<PathBuf> {
    Some(dirs::data_dir()?.join("hansu"))
}
