//! Marks on the board of a record: those of its file, and drawing more.

use hansu_records::tree::notes::{Mark, MarkColor, Sign};
use hansu_rules::{AnyGame, GameKind, Point, Side};

use super::Study;

/// What draws: a click on a point makes a mark there or takes it away, a drag an arrow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pen {
    /// A sign; Go.
    Sign(Sign),
    /// The next letter that is free; Go.
    Letter,
    /// The next number that is free; Go.
    Number,
    /// The point, or an arrow, in a colour; chess and Janggi.
    Color(MarkColor),
}

const PENS: [(&str, Pen); 10] = [
    ("triangle", Pen::Sign(Sign::Triangle)),
    ("square", Pen::Sign(Sign::Square)),
    ("circle", Pen::Sign(Sign::Circle)),
    ("cross", Pen::Sign(Sign::Cross)),
    ("letter", Pen::Letter),
    ("number", Pen::Number),
    ("green", Pen::Color(MarkColor::Green)),
    ("red", Pen::Color(MarkColor::Red)),
    ("yellow", Pen::Color(MarkColor::Yellow)),
    ("blue", Pen::Color(MarkColor::Blue)),
];

impl Pen {
    /// The pen of a word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<Self> {
        PENS.into_iter().find(|(known, _)| *known == word).map(|(_, pen)| pen)
    }

    /// The words of the pens a game is marked with: those its files can hold.
    pub fn words(kind: GameKind) -> impl Iterator<Item = &'static str> {
        let fits = move |pen: Pen| matches!(pen, Pen::Color(_)) != (kind == GameKind::Go);
        PENS.into_iter().filter(move |(_, pen)| fits(*pen)).map(|(word, _)| word)
    }

    fn mark(self, point: Point, marks: &[Mark]) -> Option<Mark> {
        Some(match self {
            Self::Sign(sign) => Mark::Sign(sign, point),
            Self::Color(color) => Mark::Coloured(point, color),
            Self::Letter => Mark::Label(point, free(('A'..='Z').chain('a'..='z'), marks)?),
            Self::Number => Mark::Label(point, free(1..1000, marks)?),
        })
    }

    const fn color(self) -> Option<MarkColor> {
        match self {
            Self::Color(color) => Some(color),
            Self::Sign(_) | Self::Letter | Self::Number => None,
        }
    }
}

/// The first label that no mark has yet.
fn free<T: ToString>(mut labels: impl Iterator<Item = T>, marks: &[Mark]) -> Option<String> {
    let taken =
        |label: &String| marks.iter().any(|mark| matches!(mark, Mark::Label(_, text) if text == label));
    labels.find_map(|label| Some(label.to_string()).filter(|label| !taken(label)))
}

/// A mark as the board shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownMark {
    /// The word for its shape.
    pub shape: &'static str,
    /// Its point; of an arrow or a line the one where it begins.
    pub from: Point,
    /// Where an arrow or a line ends.
    pub to: Option<Point>,
    /// A label's text, or the word for the colour of an arrow.
    pub text: String,
    /// It lies on a black stone, so that it has to be light.
    pub light: bool,
}

impl ShownMark {
    fn new(mark: &Mark, game: &AnyGame) -> Self {
        let at = |shape, from| {
            let stone = game.piece_at(from).filter(|_| game.kind() == GameKind::Go);
            let light = stone.is_some_and(|stone| stone.side == Side::First);
            Self { shape, from, to: None, text: String::new(), light }
        };
        match mark {
            Mark::Sign(sign, point) => at(sign_word(*sign), *point),
            Mark::Label(point, text) => Self { text: text.clone(), ..at("label", *point) },
            Mark::Arrow(from, to, color) => {
                Self { to: Some(*to), text: color.map_or("", color_word).to_owned(), ..at("arrow", *from) }
            }
            Mark::Line(from, to) => Self { to: Some(*to), ..at("line", *from) },
            Mark::Coloured(point, color) => {
                Self { text: color_word(*color).to_owned(), ..at("fill", *point) }
            }
        }
    }
}

const fn sign_word(sign: Sign) -> &'static str {
    match sign {
        Sign::Circle => "circle",
        Sign::Cross => "cross",
        Sign::Triangle => "triangle",
        Sign::Square => "square",
        Sign::Selected => "selected",
        Sign::Dimmed => "dimmed",
        Sign::Territory(Side::First) => "first",
        Sign::Territory(Side::Second) => "second",
    }
}

const fn color_word(color: MarkColor) -> &'static str {
    match color {
        MarkColor::Green => "green",
        MarkColor::Red => "red",
        MarkColor::Yellow => "yellow",
        MarkColor::Blue => "blue",
    }
}

impl Study {
    /// The marks of the node on show.
    #[must_use]
    pub fn marks(&self) -> Vec<ShownMark> {
        let session = self.session.borrow();
        let Some(table) = session.table() else { return Vec::new() };
        let notes = table.record().notes(table.record().current());
        notes.map_or_else(Vec::new, |notes| {
            notes.marks.iter().map(|mark| ShownMark::new(mark, table.game())).collect()
        })
    }

    /// Draws at the node on show: on one point, or an arrow from one to another. What is there already is taken away.
    pub fn draw(&mut self, pen: Pen, from: Point, to: Point) {
        self.edit(|tree, node| {
            tree.edit_notes(node, |notes| draw(&mut notes.marks, pen, from, to));
        });
    }

    /// Takes all marks of the node on show away.
    pub fn clear_marks(&mut self) {
        self.edit(|tree, node| {
            tree.edit_notes(node, |notes| notes.marks.clear());
        });
    }
}

fn draw(marks: &mut Vec<Mark>, pen: Pen, from: Point, to: Point) {
    if from != to {
        let wanted = Mark::Arrow(from, to, pen.color());
        let was_there = marks.contains(&wanted);
        marks.retain(|mark| !matches!(mark, Mark::Arrow(start, end, _) if (*start, *end) == (from, to)));
        if !was_there {
            marks.push(wanted);
        }
        return;
    }
    if matches!(pen, Pen::Letter | Pen::Number) {
        let before = marks.len();
        marks.retain(|mark| !matches!(mark, Mark::Label(point, _) if *point == from));
        if marks.len() < before {
            return;
        }
        marks.extend(pen.mark(from, marks));
        return;
    }
    let Some(wanted) = pen.mark(from, marks) else { return };
    let was_there = marks.contains(&wanted);
    // SGF allows one sign on a point.
    marks.retain(|mark| match mark {
        Mark::Sign(Sign::Dimmed | Sign::Territory(_), _) => true,
        Mark::Sign(_, point) | Mark::Coloured(point, _) => *point != from,
        Mark::Label(..) | Mark::Arrow(..) | Mark::Line(..) => true,
    });
    if !was_there {
        marks.push(wanted);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Point = Point::new(0, 0);
    const B: Point = Point::new(1, 0);

    fn drawn(strokes: &[(&str, Point, Point)]) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (pen, from, to) in strokes {
            draw(&mut marks, Pen::of_word(pen).expect("a pen"), *from, *to);
        }
        marks
    }

    #[test]
    fn the_same_stroke_takes_its_mark_away() {
        for pen in GameKind::ALL.into_iter().flat_map(Pen::words) {
            assert_eq!(drawn(&[(pen, A, A)]).len(), 1, "{pen}");
            assert_eq!(drawn(&[(pen, A, A), (pen, A, A)]), [], "{pen}");
            assert_eq!(drawn(&[(pen, A, B), (pen, A, B)]), [], "{pen}");
        }
    }

    #[test]
    fn one_sign_stands_on_a_point_and_a_label_with_it() {
        let marks = drawn(&[("triangle", A, A), ("letter", A, A), ("square", A, A), ("circle", B, B)]);
        let label = Mark::Label(A, "A".to_owned());
        assert_eq!(marks, [label, Mark::Sign(Sign::Square, A), Mark::Sign(Sign::Circle, B)]);
        let marks = drawn(&[("red", A, B), ("blue", A, B)]);
        assert_eq!(marks, [Mark::Arrow(A, B, Some(MarkColor::Blue))]);
    }

    #[test]
    fn letters_and_numbers_go_on_where_they_are_free() {
        let c = Point::new(2, 0);
        let marks = drawn(&[
            ("letter", A, A),
            ("letter", B, B),
            ("letter", A, A),
            ("number", A, A),
            ("letter", c, c),
        ]);
        let labels: Vec<&str> = marks
            .iter()
            .map(|mark| if let Mark::Label(_, text) = mark { text.as_str() } else { "" })
            .collect();
        assert_eq!(labels, ["B", "1", "A"]);
    }

    #[test]
    fn each_game_is_marked_with_what_its_files_hold() {
        assert!(Pen::words(GameKind::Go).all(|word| !matches!(Pen::of_word(word), Some(Pen::Color(_)))));
        assert_eq!(Pen::words(GameKind::Janggi).collect::<Vec<_>>(), ["green", "red", "yellow", "blue"]);
    }
}
