//! A record as a file.

use hansu_rules::{Action, ActionText, Side, janggi};

use super::{commands, janggi::san, read};
use crate::{
    NodeId, Record, Start,
    replay::Cursor,
    tree::notes::{Comment, Notes},
};

/// Characters on a line, where words allow it.
const LINE: usize = 79;

/// The tags that every game has, in their order, with what stands for "unknown".
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Writes the whole tree of a game of chess or Janggi. A record without any tags gets the seven that the standard
/// demands. Moves that could not be read are written as they were.
///
/// `None` for a record of Go.
#[must_use]
pub fn write(record: &Record, line_break: &str) -> Option<String> {
    if matches!(record.start, Start::Go { .. }) {
        return None;
    }
    let (mut tags, rank_zero) = tags(record);
    let mut out = String::new();
    if record.tree.tags().is_empty() {
        let mut roster: Vec<(String, String)> =
            ROSTER.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        roster.append(&mut tags);
        tags = roster;
    }
    for (name, value) in &tags {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
        out += &format!("[{} \"{value}\"]{line_break}", tag_name(name));
    }
    let root = record.tree.notes(NodeId::ROOT);
    for line in root.iter().flat_map(|notes| &notes.stray).filter(|stray| is_line(stray)) {
        out.push_str(line);
        out.push_str(line_break);
    }
    out.push_str(line_break);
    let mut writer = Writer {
        record,
        cursor: Cursor::new(&record.start).ok(),
        rank_zero,
        deepest: 0,
        out,
        line_break,
        column: 0,
        numbered: false,
    };
    writer.moves();
    let result =
        record.tree.tags().get("Result").filter(|result| matches!(*result, "1-0" | "0-1" | "1/2-1/2"));
    writer.word(result.unwrap_or("*"));
    writer.out.push_str(line_break);
    writer.out.push_str(line_break);
    Some(writer.out)
}

/// Text that takes a line of its own: one that readers leave alone, or a tag that could not be read.
fn is_line(stray: &str) -> bool {
    stray.starts_with('%') || (stray.starts_with('[') && stray.len() > 1)
}

/// A name that readers take for one.
fn tag_name(name: &str) -> String {
    let plain: String =
        name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '_' }).collect();
    if plain.starts_with(|letter: char| letter.is_ascii_alphabetic()) { plain } else { format!("X{plain}") }
}

/// The tags with those that tell the start, if what they tell is another one; and whether ranks count from 0.
fn tags(record: &Record) -> (Vec<(String, String)>, bool) {
    let tags = record.tree.tags();
    let told = read::start(tags);
    if let Ok((start, rank_zero)) = &told
        && *start == record.start
    {
        return (tags.iter().map(|(name, value)| (name.to_owned(), value.to_owned())).collect(), *rank_zero);
    }
    let mut wanted: Vec<(&str, Option<String>)> = Vec::new();
    match &record.start {
        Start::Chess { rules, fen } => {
            wanted.push(("Variant", rules.chess960.then(|| "Chess960".to_owned())));
            wanted.push(("SetUp", fen.as_ref().map(|_| "1".to_owned())));
            wanted.push(("FEN", fen.clone()));
            wanted.push(("Deletions", (rules.deletes > 0).then(|| rules.deletes.to_string())));
        }
        Start::Janggi { rules, from } => {
            let named = rules.preset_name();
            let variant = named.filter(|name| janggi::Rules::preset(name).is_some() && *name != "kakao");
            wanted.push(("Variant", Some(variant.unwrap_or("janggi").to_owned())));
            wanted.push(("VariantFamily", None));
            wanted.push(("Rules", named.map(str::to_owned)));
            wanted.push(("SetUp", Some("1".to_owned())));
            wanted.push(("FEN", Some(from.fen())));
            wanted.push(("Deletions", (rules.deletes > 0).then(|| rules.deletes.to_string())));
        }
        Start::Go { .. } => {}
    }
    let mut written: Vec<(String, String)> = Vec::new();
    for (name, value) in tags.iter() {
        match wanted.iter_mut().find(|(wanted, _)| wanted.eq_ignore_ascii_case(name)) {
            None => written.push((name.to_owned(), value.to_owned())),
            Some((_, wanted)) => written.extend(wanted.take().map(|value| (name.to_owned(), value))),
        }
    }
    written.extend(wanted.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))));
    (written, false)
}

/// What is still to be written, last first, so that nothing recurses.
enum Task {
    /// A move with everything at it; the cursor is before it. `true` where it begins a variation.
    Move(NodeId, bool),
    /// What follows a node; the cursor is before its move.
    Follow(NodeId),
    /// The cursor goes back to this depth, and a variation ends.
    Close(usize),
}

struct Writer<'a> {
    record: &'a Record,
    cursor: Option<Cursor>,
    rank_zero: bool,
    /// Nodes the cursor has entered, the root not included.
    deepest: usize,
    out: String,
    line_break: &'a str,
    column: usize,
    /// A move of the second side needs no number: one of the first side stands right before it.
    numbered: bool,
}

impl Writer<'_> {
    fn moves(&mut self) {
        let tree = &self.record.tree;
        if let Some(cursor) = &mut self.cursor {
            cursor.enter(tree, NodeId::ROOT);
        }
        if let Some(notes) = tree.notes(NodeId::ROOT) {
            self.notes(notes, true);
        }
        let start = first_number(&self.record.start);
        // The number of the move and whose it is, at each depth on the way.
        let mut numbers = vec![start];
        let mut tasks = Vec::new();
        self.children(NodeId::ROOT, &mut tasks);
        while let Some(task) = tasks.pop() {
            match task {
                Task::Move(node, is_variation) => {
                    if is_variation {
                        self.word("(");
                        self.numbered = false;
                    }
                    let at = numbers.get(tree.depth(node) - 1).copied().unwrap_or(start);
                    self.node(node, at);
                }
                Task::Follow(node) => {
                    let depth = tree.depth(node);
                    numbers.truncate(depth);
                    let (number, side) = numbers.last().copied().unwrap_or(start);
                    let side_moved =
                        self.is_move(node) && !matches!(tree.action(node), Some(Action::Delete(_)));
                    numbers.push(match (side_moved, side) {
                        (false, _) => (number, side),
                        (true, Side::First) => (number, Side::Second),
                        (true, Side::Second) => (number.saturating_add(1), Side::First),
                    });
                    if let Some(cursor) = &mut self.cursor {
                        cursor.enter(tree, node);
                    }
                    self.deepest = depth;
                    self.children(node, &mut tasks);
                }
                Task::Close(depth) => {
                    while self.deepest > depth {
                        if let Some(cursor) = &mut self.cursor {
                            cursor.leave();
                        }
                        self.deepest -= 1;
                    }
                    self.close();
                }
            }
        }
    }

    fn is_move(&self, node: NodeId) -> bool {
        let tree = &self.record.tree;
        tree.action(node).is_some() || tree.notes(node).is_some_and(|notes| notes.unread_move.is_some())
    }

    /// The first child, then the others as variations, then what follows the first.
    fn children(&self, node: NodeId, tasks: &mut Vec<Task>) {
        let tree = &self.record.tree;
        let depth = tree.depth(node);
        let mut children = tree.children(node);
        let Some(first) = children.next() else { return };
        tasks.push(Task::Follow(first));
        let variations: Vec<NodeId> = children.collect();
        for &variation in variations.iter().rev() {
            tasks.push(Task::Close(depth));
            tasks.push(Task::Follow(variation));
            tasks.push(Task::Move(variation, true));
        }
        tasks.push(Task::Move(first, false));
    }

    fn node(&mut self, node: NodeId, (number, side): (u32, Side)) {
        let tree = &self.record.tree;
        let notes = tree.notes(node);
        for comment in notes.iter().flat_map(|notes| &notes.comments).filter(|comment| comment.before_move) {
            self.comment("", Some(comment));
        }
        if self.is_move(node) {
            if side == Side::First {
                self.word(&format!("{number}."));
            } else if !self.numbered {
                self.word(&format!("{number}..."));
            }
            self.numbered = side == Side::First;
            let text = self.text(node);
            self.word(&text);
        }
        if let Some(notes) = notes {
            self.notes(notes, false);
        }
    }

    fn text(&self, node: NodeId) -> String {
        let tree = &self.record.tree;
        let Some(action) = tree.action(node) else {
            let unread = tree.notes(node).and_then(|notes| notes.unread_move.clone());
            return unread.unwrap_or_default();
        };
        let Some(cursor) = &self.cursor else { return format!("{action:?}").replace(' ', "") };
        match (cursor.janggi(), action) {
            (None, Action::Pass) => "--".to_owned(),
            (Some(_), Action::Pass) if self.rank_zero => "@@@@".to_owned(),
            (Some(_), Action::Step { from, to, .. }) if self.rank_zero => {
                let name = |point: hansu_rules::Point| {
                    format!("{}{}", char::from(b'a' + point.col.min(25)), point.row)
                };
                format!("{}{}", name(from), name(to))
            }
            (Some(game), _) => san(game, action).unwrap_or_else(|| cursor.text(action, ActionText::Protocol)),
            (None, _) => cursor.text(action, ActionText::Player),
        }
    }

    fn notes(&mut self, notes: &Notes, is_root: bool) {
        for nag in &notes.nags {
            self.word(&format!("${nag}"));
            self.numbered = false;
        }
        let commands = commands::written(notes);
        let mut comments = notes.comments.iter().filter(|comment| !comment.before_move);
        if !commands.is_empty() {
            self.comment(&commands, comments.next());
        }
        for comment in comments {
            self.comment("", Some(comment));
        }
        for stray in &notes.stray {
            match (is_line(stray), is_root) {
                // Among the tags.
                (true, true) => continue,
                (true, false) => {
                    self.new_line();
                    self.out.push_str(stray);
                    self.out.push_str(self.line_break);
                }
                (false, _) => self.word(stray),
            }
            self.numbered = false;
        }
    }

    /// In braces; what holds a closing brace itself goes to the end of a line.
    fn comment(&mut self, commands: &str, comment: Option<&Comment>) {
        self.numbered = false;
        let text = comment.map_or("", |comment| comment.text.as_str());
        let space = if commands.is_empty() || text.is_empty() { "" } else { " " };
        let whole = format!("{commands}{space}{text}");
        if !whole.contains('}') {
            self.word(&format!("{{{whole}}}"));
        } else if whole.contains(['\n', '\r']) {
            self.word(&format!("{{{}}}", whole.replace('}', ")")));
        } else {
            self.word(&format!(";{whole}"));
            self.new_line();
        }
    }

    fn new_line(&mut self) {
        if self.column > 0 {
            self.out.push_str(self.line_break);
            self.column = 0;
        }
    }

    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        let after_open = self.out.ends_with('(');
        if self.column > 0 && !after_open && self.column + 1 + length > LINE {
            self.new_line();
        }
        if self.column > 0 && !after_open {
            self.out.push(' ');
            self.column += 1;
        }
        // Only a line that begins with it is left alone by readers.
        if self.column == 0 && word.starts_with('%') {
            self.out.push(' ');
        }
        self.out.push_str(word);
        self.column = match word.rfind(['\n', '\r']) {
            Some(at) => word[at..].chars().count(),
            None => self.column + length,
        };
    }

    fn close(&mut self) {
        self.out.push(')');
        self.column += 1;
        self.numbered = false;
    }
}

/// The number of the first move, and whose it is.
fn first_number(start: &Start) -> (u32, Side) {
    match start {
        Start::Chess { fen: Some(fen), .. } => {
            let mut fields = fen.split_whitespace().skip(1);
            let side = if fields.next() == Some("b") { Side::Second } else { Side::First };
            (fields.nth(3).and_then(|number| number.parse().ok()).unwrap_or(1), side)
        }
        Start::Janggi { from, .. } => {
            let setup = from.fen().parse::<janggi::Setup>();
            setup.map_or((1, Side::First), |setup| (setup.move_number, setup.turn))
        }
        _ => (1, Side::First),
    }
}
