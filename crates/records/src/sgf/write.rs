//! A record as a file.

use std::collections::{HashMap, HashSet};

use hansu_rules::{Action, Point, Side};

use super::{
    field::{self, Field, JUDGEMENTS, TAGS},
    meaning::Meaning,
    point::{self, Size},
    text,
};
use crate::{
    NodeId, Record, Start,
    tree::{
        notes::{Mark, Notes, Property, Score, Sign},
        order::Visit,
    },
};

/// Moves on a line.
const MOVES_A_LINE: usize = 12;

/// How a record is written.
#[derive(Clone, Copy, Debug)]
pub struct Style<'a> {
    /// Who writes it (`Hansu:1.0`); named only in records that come from no file.
    pub program: &'a str,
    /// Between lines.
    pub line_break: &'a str,
}

impl Default for Style<'_> {
    fn default() -> Self {
        Self { program: concat!("Hansu:", env!("CARGO_PKG_VERSION")), line_break: "\n" }
    }
}

/// Writes the whole tree of a game of Go, in version 4 of the format and in UTF-8. What a file held that is not
/// understood stands where it stood; what is understood and was not changed is as it was written.
///
/// `None` for a record of another game.
#[must_use]
pub fn write(record: &Record, style: Style<'_>) -> Option<String> {
    let &Start::Go { cols, rows, .. } = &record.start else { return None };
    let mut writer = Writer { record, size: (cols, rows), style, out: String::new(), on_line: 0 };
    // Whose turn it is before and behind each node on the way.
    let mut turns: Vec<Side> = vec![first_turn(record)];
    for visit in record.tree.walk(NodeId::ROOT) {
        match visit {
            Visit::Enter(node) => {
                let turn = turns.last().copied().unwrap_or(Side::First);
                turns.push(writer.enter(node, turn));
            }
            Visit::Leave(node) => {
                turns.pop();
                if writer.is_variation(node) {
                    writer.out.push(')');
                }
            }
        }
    }
    Some(writer.out)
}

fn first_turn(record: &Record) -> Side {
    match record.start {
        Start::Go { handicap: 2.., .. } => Side::Second,
        _ => Side::First,
    }
}

/// A move as a value.
pub(super) fn move_value(action: Action, size: Size) -> String {
    match action {
        Action::Place(stone) => point::write(stone, size),
        _ => String::new(),
    }
}

struct Writer<'a> {
    record: &'a Record,
    size: Size,
    style: Style<'a>,
    out: String,
    on_line: usize,
}

impl Writer<'_> {
    fn is_variation(&self, node: NodeId) -> bool {
        let tree = &self.record.tree;
        tree.parent(node).is_none_or(|parent| tree.children(parent).nth(1).is_some())
    }

    /// Writes a node and returns whose turn it is then.
    fn enter(&mut self, node: NodeId, turn: Side) -> Side {
        let tree = &self.record.tree;
        let is_variation = self.is_variation(node);
        if node != NodeId::ROOT && (is_variation || self.on_line == MOVES_A_LINE) {
            self.out.push_str(self.style.line_break);
            self.on_line = 0;
        }
        self.on_line += 1;
        self.out.push_str(if is_variation { "(;" } else { ";" });
        let mover = tree.mover(node).unwrap_or(turn);
        let properties = if node == NodeId::ROOT { self.root() } else { self.node(node, mover) };
        for property in &properties {
            self.out.push_str(&property.name);
            for value in &property.values {
                self.out.push('[');
                self.out.push_str(value);
                self.out.push(']');
            }
        }
        let notes = tree.notes(node);
        for stray in notes.map_or(&[][..], |notes| &notes.stray) {
            // A bracket or a semicolon in it would be one.
            self.out.push(' ');
            self.out.push_str(stray);
            self.out.push(' ');
        }
        let set = notes.and_then(|notes| notes.setup.as_ref()).and_then(|setup| setup.to_move);
        if tree.action(node).is_some() || tree.mover(node).is_some() {
            mover.other()
        } else {
            set.unwrap_or(turn)
        }
    }

    fn node(&self, node: NodeId, mover: Side) -> Vec<Property> {
        let mut move_property = Vec::new();
        if let Some(action) = self.record.tree.action(node) {
            let name = if mover == Side::First { "B" } else { "W" };
            move_property.push(property(name, vec![move_value(action, self.size)]));
        }
        let Some(notes) = self.record.tree.notes(node) else { return move_property };
        let meaning = Meaning::of(&notes.properties, self.size);
        let told = meaning.moves.first().and_then(|&(_, side, action)| action.map(|action| (side, action)));
        let same_move = match (self.record.tree.action(node), notes.unread_move.as_ref()) {
            (Some(action), _) => told == Some((mover, action)),
            (None, unread) => told.is_none() && unread.is_some() != meaning.moves.is_empty(),
        };
        let mut draft = Draft::new(notes, &meaning);
        draft.field(Field::Move, same_move, move_property);
        self.notes(&mut draft, notes, &meaning, Some(mover));
        draft.finish(|property| Some(property.clone()))
    }

    fn notes(&self, draft: &mut Draft<'_>, notes: &Notes, meaning: &Meaning, mover: Option<Side>) {
        draft.field(Field::Setup, meaning.setup == notes.setup, self.setup(notes));
        let comment = if notes.comments.is_empty() {
            Vec::new()
        } else {
            vec![property("C", vec![text::write(&notes.comment_text())])]
        };
        draft.field(Field::Comment, meaning.comments == notes.comments, comment);
        draft.field(Field::Marks, meaning.marks == notes.marks, self.marks(notes));
        draft.field(Field::Nags, meaning.nags == notes.nags, nags(notes));
        draft.field(Field::Evaluation, meaning.evaluation == notes.evaluation, evaluation(notes));
        // Before any move the clock of one side may be told, it does not matter which.
        let told = Side::BOTH.into_iter().find(|side| meaning.clocks[side.index()] == notes.clock);
        let side = mover.or(told).unwrap_or(Side::First);
        let same = meaning.clocks[side.index()] == notes.clock;
        draft.field(Field::Clock(side), same, clock(notes, side));
    }

    fn root(&self) -> Vec<Property> {
        let empty = Notes::default();
        let notes = self.record.tree.notes(NodeId::ROOT).unwrap_or(&empty);
        let meaning = Meaning::of(&notes.properties, self.size);
        let mut draft = Draft::new(notes, &meaning);
        let mut properties = if notes.properties.is_empty() { self.header() } else { Vec::new() };
        self.notes(&mut draft, notes, &meaning, None);
        let tags = self.record.tree.tags();
        let mut seen: Vec<String> = Vec::new();
        let mut has_encoding = !properties.is_empty();
        let written = draft.finish(|raw| {
            let name = raw.short_name();
            match field::of(&name) {
                Field::Tag(tag) => {
                    let before = seen.iter().filter(|known| *known == tag).count();
                    seen.push(tag.to_owned());
                    let value = tags.iter().filter(|(name, _)| *name == tag).nth(before)?.1;
                    let old = raw.values.first().map(|value| text::read_simple(value)).unwrap_or_default();
                    Some(if old == value { raw.clone() } else { property(&name, vec![text::write(value)]) })
                }
                Field::Encoding => {
                    has_encoding = true;
                    let label = raw.values.first().map(|value| text::read_simple(value)).unwrap_or_default();
                    let same = label.eq_ignore_ascii_case("UTF-8") || label.eq_ignore_ascii_case("UTF8");
                    Some(if same { raw.clone() } else { property("CA", vec!["UTF-8".to_owned()]) })
                }
                _ => Some(raw.clone()),
            }
        });
        properties.extend(written);
        for (tag, value) in tags.iter() {
            let known = TAGS.iter().find(|(_, name)| *name == tag);
            let written =
                properties.iter().any(|old| known.is_some_and(|(name, _)| old.short_name() == *name));
            if let (Some((name, _)), false) = (known, written) {
                properties.push(property(name, vec![text::write(value)]));
            }
        }
        if !has_encoding {
            properties.push(property("CA", vec!["UTF-8".to_owned()]));
        }
        properties
    }

    /// What a record that comes from no file begins with.
    fn header(&self) -> Vec<Property> {
        let Start::Go { cols, rows, rules, handicap, .. } = &self.record.start else { return Vec::new() };
        let tags = self.record.tree.tags();
        let size = if cols == rows { cols.to_string() } else { format!("{cols}:{rows}") };
        let mut header = vec![
            property("GM", vec!["1".to_owned()]),
            property("FF", vec!["4".to_owned()]),
            property("CA", vec!["UTF-8".to_owned()]),
            property("AP", vec![text::write(self.style.program)]),
            property("SZ", vec![size]),
        ];
        let mut add = |name: &str, tag: &str, value: Option<String>| {
            let value = tags.get(tag).map(str::to_owned).or(value);
            header.extend(value.map(|value| property(name, vec![text::write(&value)])));
        };
        add("KM", "Komi", Some(rules.komi.to_string()));
        add("RU", "Rules", rules.preset_name().map(str::to_owned));
        add("HA", "Handicap", (*handicap > 0).then(|| handicap.to_string()));
        header
    }

    fn setup(&self, notes: &Notes) -> Vec<Property> {
        let Some(setup) = &notes.setup else { return Vec::new() };
        let last: HashMap<Point, Option<Side>> = setup.stones.iter().copied().collect();
        let mut written = HashSet::new();
        let mut properties = Vec::new();
        for (name, stone) in [("AB", Some(Side::First)), ("AW", Some(Side::Second)), ("AE", None)] {
            let points = setup.stones.iter().map(|(point, _)| *point);
            let points = points.filter(|point| last.get(point) == Some(&stone) && written.insert(*point));
            let points: Vec<String> = points.map(|point| point::write(point, self.size)).collect();
            if !points.is_empty() {
                properties.push(property(name, points));
            }
        }
        properties.extend(setup.to_move.map(|side| property("PL", vec![letter(side).to_owned()])));
        properties
    }

    fn marks(&self, notes: &Notes) -> Vec<Property> {
        let at = |point: Point| point::write(point, self.size);
        let mut properties: Vec<Property> = Vec::new();
        for mark in &notes.marks {
            let (name, value) = match mark {
                Mark::Sign(sign, point) => (sign_name(*sign), at(*point)),
                Mark::Label(point, label) => {
                    ("LB", format!("{}:{}", at(*point), text::write_composed(label)))
                }
                Mark::Arrow(from, to, _) => ("AR", format!("{}:{}", at(*from), at(*to))),
                Mark::Line(from, to) => ("LN", format!("{}:{}", at(*from), at(*to))),
                Mark::Coloured(point, _) => ("SL", at(*point)),
            };
            match properties.iter_mut().find(|property| property.name == name) {
                Some(property) => property.values.push(value),
                None => properties.push(property(name, vec![value])),
            }
        }
        properties
    }
}

fn property(name: &str, values: Vec<String>) -> Property {
    Property { name: name.to_owned(), values }
}

const fn letter(side: Side) -> &'static str {
    match side {
        Side::First => "B",
        Side::Second => "W",
    }
}

const fn sign_name(sign: Sign) -> &'static str {
    match sign {
        Sign::Circle => "CR",
        Sign::Cross => "MA",
        Sign::Triangle => "TR",
        Sign::Square => "SQ",
        Sign::Selected => "SL",
        Sign::Dimmed => "DD",
        Sign::Territory(Side::First) => "TB",
        Sign::Territory(Side::Second) => "TW",
    }
}

fn nags(notes: &Notes) -> Vec<Property> {
    let judgement = |nag: &u8| {
        JUDGEMENTS.iter().find_map(|&(name, plain, strong)| {
            let value = match (name, *nag) {
                ("IT" | "DO", nag) if nag == plain => "",
                (_, nag) if nag == plain => "1",
                (_, nag) if nag == strong => "2",
                _ => return None,
            };
            Some(property(name, vec![value.to_owned()]))
        })
    };
    notes.nags.iter().filter_map(judgement).collect()
}

fn evaluation(notes: &Notes) -> Vec<Property> {
    let Some(Score::Hundredths(score)) = notes.evaluation.map(|evaluation| evaluation.score) else {
        return Vec::new();
    };
    let sign = if score < 0 { "-" } else { "" };
    let value = format!("{sign}{}.{:02}", score.unsigned_abs() / 100, score.unsigned_abs() % 100);
    vec![property("V", vec![value])]
}

fn clock(notes: &Notes, side: Side) -> Vec<Property> {
    let mut properties = Vec::new();
    if let Some(left) = notes.clock.left {
        let millis = left.subsec_millis();
        let seconds = left.as_secs();
        let value = if millis == 0 { seconds.to_string() } else { format!("{seconds}.{millis:03}") };
        properties.push(property(if side == Side::First { "BL" } else { "WL" }, vec![value]));
    }
    if let Some(overtime) = notes.clock.overtime {
        properties.push(property(if side == Side::First { "OB" } else { "OW" }, vec![overtime.to_string()]));
    }
    properties
}

/// The properties of a node as they are about to be written: those of the file, with changed parts in their place.
struct Draft<'a> {
    raw: &'a [Property],
    fields: Vec<Field>,
    unreadable: &'a [(usize, usize)],
    /// Parts that differ from the file, with what takes their place.
    changed: Vec<(Field, Vec<Property>)>,
}

impl<'a> Draft<'a> {
    fn new(notes: &'a Notes, meaning: &'a Meaning) -> Self {
        let fields = notes.properties.iter().map(|property| field::of(&property.short_name())).collect();
        Self { raw: &notes.properties, fields, unreadable: &meaning.unreadable, changed: Vec::new() }
    }

    fn field(&mut self, field: Field, same: bool, instead: Vec<Property>) {
        if !same {
            self.changed.push((field, instead));
        }
    }

    /// The properties in their order; `keep` says how one that was not changed is written, if at all.
    fn finish(mut self, mut keep: impl FnMut(&Property) -> Option<Property>) -> Vec<Property> {
        let mut properties = Vec::new();
        for (index, raw) in self.raw.iter().enumerate() {
            match self.changed.iter_mut().find(|(field, _)| *field == self.fields[index]) {
                None => properties.extend(keep(raw)),
                Some((field, instead)) => {
                    // The first takes the place of all; values nobody could read stay.
                    properties.append(instead);
                    let values: Vec<String> = self
                        .unreadable
                        .iter()
                        .filter(|(property, _)| *property == index && *field != Field::Move)
                        .filter_map(|(_, value)| raw.values.get(*value).cloned())
                        .collect();
                    if !values.is_empty() {
                        properties.push(Property { name: raw.name.clone(), values });
                    }
                }
            }
        }
        for (_, instead) in self.changed {
            properties.extend(instead);
        }
        properties
    }
}
