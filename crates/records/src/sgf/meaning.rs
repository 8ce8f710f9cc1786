//! What the properties of a node mean.

use std::{
    collections::{HashMap, HashSet},
    time::Duration,
};

use hansu_rules::{Action, Point, Side};

use super::{
    field::{self, Field, JUDGEMENTS},
    point::{self, Size},
    text,
};
use crate::tree::notes::{Clock, Comment, Evaluation, Mark, Property, Score, SetupEdit, Sign};

/// What the properties of a node mean. Everything that is unreadable is named, and nothing else is left out.
#[derive(Debug, Default)]
pub struct Meaning {
    /// Moves with the index of their property, in order; `None` for one that cannot be read.
    pub moves: Vec<(usize, Side, Option<Action>)>,
    pub setup: Option<SetupEdit>,
    pub comments: Vec<Comment>,
    pub marks: Vec<Mark>,
    pub nags: Vec<u8>,
    pub evaluation: Option<Evaluation>,
    /// The clocks of both sides.
    pub clocks: [Clock; 2],
    /// Tags with their values, if the node is a root.
    pub tags: Vec<(&'static str, String)>,
    /// Values that cannot be read: the index of the property, and that of the value.
    pub unreadable: Vec<(usize, usize)>,
    /// The points of `setup`, each with its place there.
    set_up: HashMap<Point, usize>,
    /// The signs of `marks`.
    marked: HashSet<(Sign, Point)>,
}

impl Meaning {
    /// Reads the properties of a node.
    pub fn of(properties: &[Property], size: Size) -> Self {
        let mut meaning = Self::default();
        for (index, property) in properties.iter().enumerate() {
            let name = property.short_name();
            match field::of(&name) {
                Field::Move => meaning.read_move(index, &name, property, size),
                Field::Setup => meaning.read_setup(index, &name, property, size),
                Field::Comment => {
                    let comments = property.values.iter().map(|value| Comment::new(text::read_text(value)));
                    meaning.comments.extend(comments);
                }
                Field::Marks => meaning.read_marks(index, &name, property, size),
                Field::Nags => meaning.read_nag(&name, property),
                Field::Evaluation => match property.values.first().and_then(|value| evaluation(value)) {
                    Some(evaluation) => meaning.evaluation = Some(evaluation),
                    None => meaning.unreadable.push((index, 0)),
                },
                Field::Clock(side) => meaning.read_clock(index, &name, side, property),
                Field::Tag(tag) => {
                    let value = property.values.first().map(|value| text::read_simple(value));
                    meaning.tags.push((tag, value.unwrap_or_default()));
                }
                Field::Encoding | Field::Other => {}
            }
        }
        meaning
    }

    fn read_move(&mut self, index: usize, name: &str, property: &Property, size: Size) {
        let side = if name == "B" { Side::First } else { Side::Second };
        let value = property.values.first().map_or("", String::as_str);
        let action = point::read_move(value, size);
        if action.is_none() {
            self.unreadable.push((index, 0));
        }
        self.unreadable.extend((1..property.values.len()).map(|value| (index, value)));
        self.moves.push((index, side, action));
    }

    fn read_setup(&mut self, index: usize, name: &str, property: &Property, size: Size) {
        let setup = self.setup.get_or_insert_default();
        if name == "PL" {
            match property.values.first().and_then(|value| side(value)) {
                Some(side) => setup.to_move = Some(side),
                None => self.unreadable.push((index, 0)),
            }
            return;
        }
        let stone = match name {
            "AB" => Some(Side::First),
            "AW" => Some(Side::Second),
            _ => None,
        };
        for (number, value) in property.values.iter().enumerate() {
            match point::read_points(value, size) {
                // A later stone on the same point replaces an earlier one, so that there are never more than points.
                Some(points) => {
                    for point in points {
                        let place = *self.set_up.entry(point).or_insert(setup.stones.len());
                        match setup.stones.get_mut(place) {
                            Some(known) => known.1 = stone,
                            None => setup.stones.push((point, stone)),
                        }
                    }
                }
                None => self.unreadable.push((index, number)),
            }
        }
    }

    fn read_marks(&mut self, index: usize, name: &str, property: &Property, size: Size) {
        for (number, value) in property.values.iter().enumerate() {
            // An empty list clears what is inherited.
            if value.trim().is_empty() && property.values.len() == 1 && matches!(name, "DD" | "TB" | "TW") {
                continue;
            }
            let read = match name {
                "LB" => text::halves(value).and_then(|(at, label)| {
                    Some(vec![Mark::Label(point::read_point(at, size)?, text::read_simple(label))])
                }),
                // The third version of the format: letters from a on.
                "L" => point::read_point(value, size).map(|at| {
                    let letter = char::from(b'a' + (number % 26) as u8);
                    vec![Mark::Label(at, letter.to_string())]
                }),
                "AR" | "LN" => text::halves(value).and_then(|(from, to)| {
                    let (from, to) = (point::read_point(from, size)?, point::read_point(to, size)?);
                    Some(vec![if name == "AR" { Mark::Arrow(from, to, None) } else { Mark::Line(from, to) }])
                }),
                _ => sign(name)
                    .zip(point::read_points(value, size))
                    .map(|(sign, points)| points.into_iter().map(|point| Mark::Sign(sign, point)).collect()),
            };
            match read {
                // Rectangles upon rectangles would take any amount of memory.
                Some(marks) => {
                    let marked = &mut self.marked;
                    let is_new = |mark: &Mark| match mark {
                        Mark::Sign(sign, point) => marked.insert((*sign, *point)),
                        _ => true,
                    };
                    self.marks.extend(marks.into_iter().filter(is_new));
                }
                None => self.unreadable.push((index, number)),
            }
        }
    }

    fn read_nag(&mut self, name: &str, property: &Property) {
        let strong = property.values.first().is_some_and(|value| value.trim() == "2");
        let known = JUDGEMENTS.iter().find(|(judgement, ..)| *judgement == name);
        self.nags.extend(known.map(|&(_, plain, strengthened)| if strong { strengthened } else { plain }));
    }

    fn read_clock(&mut self, index: usize, name: &str, side: Side, property: &Property) {
        let value = property.values.first().map_or("", |value| value.trim());
        let clock = &mut self.clocks[side.index()];
        if name.starts_with('O') {
            match value.parse() {
                Ok(overtime) => clock.overtime = Some(overtime),
                Err(_) => self.unreadable.push((index, 0)),
            }
        } else {
            match value.parse::<f64>().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()) {
                Some(left) => clock.left = Some(rounded(left)),
                None => self.unreadable.push((index, 0)),
            }
        }
    }
}

/// To whole milliseconds: what seconds with decimals can be written in.
fn rounded(time: Duration) -> Duration {
    Duration::from_millis(u64::try_from((time + Duration::from_micros(500)).as_millis()).unwrap_or(u64::MAX))
}

/// The sign of a property.
pub fn sign(name: &str) -> Option<Sign> {
    Some(match name {
        "CR" => Sign::Circle,
        "MA" | "M" => Sign::Cross,
        "TR" => Sign::Triangle,
        "SQ" => Sign::Square,
        "SL" => Sign::Selected,
        "DD" => Sign::Dimmed,
        "TB" => Sign::Territory(Side::First),
        "TW" => Sign::Territory(Side::Second),
        _ => return None,
    })
}

/// A side: `B`, `black`, `1`.
pub fn side(value: &str) -> Option<Side> {
    match value.trim().bytes().next()?.to_ascii_lowercase() {
        b'b' | b'1' => Some(Side::First),
        b'w' | b'2' => Some(Side::Second),
        _ => None,
    }
}

fn evaluation(value: &str) -> Option<Evaluation> {
    let points = value.trim().replace(',', ".").parse::<f64>().ok()?;
    let hundredths = (points * 100.0).round();
    (hundredths.abs() < 1e9)
        .then_some(Evaluation { score: Score::Hundredths(hundredths as i32), depth: None })
}
