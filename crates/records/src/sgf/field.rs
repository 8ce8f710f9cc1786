//! Which part of a node a property belongs to.

use hansu_rules::Side;

/// A part of a node, or of what is known about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The move.
    Move,
    /// Stones put on the board, and whose turn it is then.
    Setup,
    /// Comments.
    Comment,
    /// Marks on the board.
    Marks,
    /// Judgements of a move or position, which have glyphs elsewhere.
    Nags,
    /// The value of a position.
    Evaluation,
    /// The clock of this side.
    Clock(Side),
    /// A tag of this name; at the root only.
    Tag(&'static str),
    /// The encoding of the file.
    Encoding,
    /// Anything that is only kept.
    Other,
}

/// The properties that are tags, each with the name of the tag.
pub const TAGS: [(&str, &str); 22] = [
    ("PB", "Black"),
    ("PW", "White"),
    ("BR", "BlackRank"),
    ("WR", "WhiteRank"),
    ("BT", "BlackTeam"),
    ("WT", "WhiteTeam"),
    ("GN", "GameName"),
    ("EV", "Event"),
    ("RO", "Round"),
    ("DT", "Date"),
    ("PC", "Site"),
    ("RE", "Result"),
    ("HA", "Handicap"),
    ("KM", "Komi"),
    ("RU", "Rules"),
    ("TM", "TimeLimit"),
    ("OT", "Overtime"),
    ("ON", "Opening"),
    ("AN", "Annotator"),
    ("CP", "Copyright"),
    ("SO", "Source"),
    ("US", "User"),
];

/// The glyph of a judgement: its property, the value that strengthens it, and the number of the glyph plain and
/// strengthened.
pub const JUDGEMENTS: [(&str, u8, u8); 8] = [
    ("TE", 1, 3),
    ("BM", 2, 4),
    ("IT", 5, 5),
    ("DO", 6, 6),
    ("DM", 10, 11),
    ("UC", 13, 13),
    ("GB", 17, 19),
    ("GW", 16, 18),
];

/// The part that a property of this short name belongs to.
pub fn of(name: &str) -> Field {
    match name {
        "B" | "W" => Field::Move,
        "AB" | "AW" | "AE" | "PL" => Field::Setup,
        "C" => Field::Comment,
        "CR" | "MA" | "M" | "TR" | "SQ" | "SL" | "DD" | "TB" | "TW" | "LB" | "L" | "AR" | "LN" => {
            Field::Marks
        }
        "V" => Field::Evaluation,
        "BL" | "OB" => Field::Clock(Side::First),
        "WL" | "OW" => Field::Clock(Side::Second),
        "CA" => Field::Encoding,
        _ if JUDGEMENTS.iter().any(|(judgement, ..)| *judgement == name) => Field::Nags,
        _ => TAGS.iter().find(|(tag, _)| *tag == name).map_or(Field::Other, |(_, tag)| Field::Tag(tag)),
    }
}
