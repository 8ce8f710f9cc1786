//! What the person has chosen, kept over a restart in one small TOML file.

mod choices;
mod store;
mod time_choices;
mod words;

pub use choices::{
    ChessChoices, ChoColor, GoChoices, JanggiChoices, JanggiPieces, LanguageChoice, NewGameChoices, Opponent,
    Preferences, SeatChoices, SideChoice, Theme,
};
pub use store::{Notice, Store};
pub use time_choices::{TimeChoices, TimeKind};
