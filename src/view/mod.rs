//! What the board on the screen knows beyond the game: no Qt here, so that it can be tested as plain values.

mod clock_text;
mod pieces;
mod selection;
mod square;
mod tree_rows;

pub use clock_text::clock_text;
pub use pieces::{ModelChange, ShownPiece, ShownPieces};
pub use selection::{Intent, Selection};
pub use square::{Grid, NO_POINT};
pub use tree_rows::{TreeRow, tree_rows};
