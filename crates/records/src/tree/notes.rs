//! What is written at a node besides its move.

use std::time::Duration;

use hansu_rules::{Point, Side};

/// Everything that is written at one node. A node without any of it has no `Notes`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notes {
    /// In their order; several in a row stay several.
    pub comments: Vec<Comment>,
    /// Numeric annotation glyphs of the PGN standard (1 is `!`, 2 is `?`), in their order.
    pub nags: Vec<u8>,
    /// Marks on the board, in the order in which they were drawn.
    pub marks: Vec<Mark>,
    /// What an engine thought of the position.
    pub evaluation: Option<Evaluation>,
    /// The clock of the player who has just moved.
    pub clock: Clock,
    /// Stones put on the board by hand before the move of this node, if it has one; Go only.
    pub setup: Option<SetupEdit>,
    /// A move that could not be read in its position, as it was written. The node has no action then.
    pub unread_move: Option<String>,
    /// Text between the moves that could not be read, as it was written; saved behind the move.
    pub stray: Vec<String>,
    /// The properties of an SGF node as the file holds them; see [`Property`].
    pub properties: Vec<Property>,
}

impl Notes {
    /// Nothing is written here.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// All comments as one text, each from a new line.
    #[must_use]
    pub fn comment_text(&self) -> String {
        let texts: Vec<&str> = self.comments.iter().map(|comment| comment.text.as_str()).collect();
        texts.join("\n")
    }
}

/// A comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// As it is read, without what surrounds it in a file.
    pub text: String,
    /// It stands before the first move of a variation and not behind the move.
    pub before_move: bool,
}

impl Comment {
    /// A comment behind the move.
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), before_move: false }
    }
}

/// The colours in which programs draw squares and arrows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkColor {
    /// `G`
    Green,
    /// `R`
    Red,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

/// A mark on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A sign on a point.
    Sign(Sign, Point),
    /// A short text on a point.
    Label(Point, String),
    /// An arrow from the first point to the second; the colour where one was named.
    Arrow(Point, Point, Option<MarkColor>),
    /// A line between two points.
    Line(Point, Point),
    /// A square or point filled with a colour.
    Coloured(Point, MarkColor),
}

/// Signs that stand on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// A circle.
    Circle,
    /// A cross.
    Cross,
    /// A triangle.
    Triangle,
    /// A square.
    Square,
    /// A selected point, drawn as the program likes.
    Selected,
    /// A point that is shown dimmed.
    Dimmed,
    /// A point of this side's territory.
    Territory(Side),
}

/// What an engine thought of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// From the first side's point of view.
    pub score: Score,
    /// Plies, where it was told.
    pub depth: Option<u32>,
}

/// A score from the first side's point of view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Score {
    /// In hundredths of a pawn (chess, Janggi) or of a point (Go).
    Hundredths(i32),
    /// Moves to mate; negative where the second side mates.
    Mate(i32),
}

/// Clock readings at a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// Time left after the move (`%clk`, `BL`, `WL`).
    pub left: Option<Duration>,
    /// Time the move took (`%emt`).
    pub spent: Option<Duration>,
    /// Periods or moves left in overtime (`OB`, `OW`).
    pub overtime: Option<u32>,
}

/// A change of the board by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SetupEdit {
    /// Points with the stone put there, `None` where it is taken away; a later entry replaces an earlier one.
    pub stones: Vec<(Point, Option<Side>)>,
    /// Who moves next, where it is told.
    pub to_move: Option<Side>,
}

/// A property of an SGF node as the file holds it, so that what is not understood, and the order of what is, survives
/// being saved. What is understood is found in the other fields of [`Notes`] too; where those were changed since,
/// they count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    /// The name as it is written; `SiZe` is another way to write `SZ`.
    pub name: String,
    /// The values between their brackets, escapes and all.
    pub values: Vec<String>,
}

impl Property {
    /// The name as version 4 of the format writes it: the capital letters.
    #[must_use]
    pub fn short_name(&self) -> String {
        short_name(&self.name)
    }
}

/// The capital letters of a name, or all of them where there are none.
pub(crate) fn short_name(name: &str) -> String {
    let capitals: String = name.chars().filter(char::is_ascii_uppercase).collect();
    if capitals.is_empty() { name.to_ascii_uppercase() } else { capitals }
}
