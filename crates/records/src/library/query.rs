//! What is looked for, and what a list tells.

use hansu_rules::GameKind;

use super::RecordId;

/// What is looked for; everything that is given must fit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// This game.
    pub kind: Option<GameKind>,
    /// A part of the name of either player, in either case of any script that has two.
    pub player: Option<String>,
    /// From this day on, as the tag `Date` writes it (`2024.05.01`, or a part of it: `2024`). Unknown years fit no day.
    pub from_date: Option<String>,
    /// Up to this day; a part stands for its last day.
    pub to_date: Option<String>,
    /// The beginning of the tag `Result`, in either case: `1-0`, `B+`.
    pub result: Option<String>,
    /// A part of the event's name.
    pub event: Option<String>,
    /// The beginning of the opening's code or name (`B90`), where the record tells it.
    pub opening: Option<String>,
    /// The first moves, as engines write them and separated by spaces: `e2e4 c7c5`.
    pub moves: Option<String>,
    /// A position of the main line, by its [key](crate::replay::Cursor::key).
    pub position: Option<u64>,
}

/// The order of a list. Records that are alike in it follow in the order in which they were added.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sort {
    /// As they were added.
    #[default]
    Added,
    /// By date.
    Date,
    /// By the first player: White in chess, Black in Go, Cho in Janggi.
    First,
    /// By the second player.
    Second,
    /// By event.
    Event,
    /// By length.
    Plies,
}

/// Where a page ended; the next one begins behind it, whatever has been added since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageEnd {
    /// What the list is sorted by: the number of a word, or of plies.
    pub(super) value: i64,
    pub(super) id: i64,
}

/// A line of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The record.
    pub id: RecordId,
    /// Which game.
    pub kind: GameKind,
    /// White in chess, Black in Go, Cho in Janggi.
    pub first: String,
    /// The other player.
    pub second: String,
    /// As the record tells it.
    pub date: String,
    /// As the record tells it.
    pub result: String,
    /// As the record tells it.
    pub event: String,
    /// Code and name, where the record tells them.
    pub opening: String,
    /// Moves of both sides.
    pub plies: u32,
    /// Where the position that was looked for stands first, in plies; `None` where none was looked for.
    pub at_ply: Option<u32>,
}

/// A page of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The records.
    pub records: Vec<Summary>,
    /// Where the next page begins; `None` on the last one.
    pub end: Option<PageEnd>,
}
