//! The games of a file, with all their nodes.

use std::ops::Range;

use hansu_rules::{
    Side,
    go::{Rules, most_fixed_handicap},
};

use super::{
    field::{self, Field},
    lexer::{Lexer, Token},
    meaning::Meaning,
    point::{MOST_LINES, Size},
    text,
};
use crate::{
    GameTree, NodeId, Record, Start,
    replay::read_komi,
    tree::notes::{Property, short_name},
    warning::{Found, Problem},
};

/// The size of a board that the file does not tell.
const USUAL_SIZE: u8 = 19;

/// A game of a file.
#[derive(Debug)]
pub struct ReadGame {
    /// The game, or what kind of game it is, by its number in the format, if it is none of Go.
    pub record: Result<Record, String>,
    /// The bytes of the text that it takes up.
    pub range: Range<usize>,
    /// What could not be read.
    pub found: Vec<Found>,
    /// For each node of the tree the byte where it begins.
    pub offsets: Vec<usize>,
}

/// Reads one game after another. Text between them is left out; their ranges tell where it is.
#[derive(Debug)]
pub struct Games<'a> {
    text: &'a str,
    at: usize,
    usual: Rules,
}

impl<'a> Games<'a> {
    /// `usual` rules are in force where a game names none that are known.
    pub const fn new(text: &'a str, usual: Rules) -> Self {
        Self { text, at: 0, usual }
    }
}

impl Iterator for Games<'_> {
    type Item = ReadGame;

    fn next(&mut self) -> Option<ReadGame> {
        let from = Lexer::new(self.text, 0).game_from(self.at)?;
        let mut builder = Builder::new(self.text, self.usual, from);
        let end = builder.read(from);
        // A bare `(` at the end of a file would be found again and again.
        self.at = end.max(from + 1);
        Some(builder.finish(from..end))
    }
}

struct Builder<'a> {
    text: &'a str,
    usual: Rules,
    tree: GameTree,
    size: Size,
    start: Option<Start>,
    /// The number of another game.
    other: Option<String>,
    /// The node that was finished last; `None` before the root.
    current: Option<NodeId>,
    /// The nodes that open parentheses go back to.
    open: Vec<Option<NodeId>>,
    /// The node that is being read.
    properties: Option<Vec<Property>>,
    /// For each of its values the byte where it begins.
    value_offsets: Vec<Vec<usize>>,
    stray: Vec<String>,
    node_offset: usize,
    offsets: Vec<usize>,
    found: Vec<Found>,
}

impl<'a> Builder<'a> {
    fn new(text: &'a str, usual: Rules, from: usize) -> Self {
        Self {
            text,
            usual,
            tree: GameTree::new(),
            size: (USUAL_SIZE, USUAL_SIZE),
            start: None,
            other: None,
            current: None,
            open: Vec::new(),
            properties: None,
            value_offsets: Vec::new(),
            stray: Vec::new(),
            node_offset: from,
            offsets: vec![from],
            found: Vec::new(),
        }
    }

    /// Reads to the end of the game and returns the byte behind it.
    fn read(&mut self, from: usize) -> usize {
        let mut lexer = Lexer::new(self.text, from);
        let bare = self.text.as_bytes().get(from) != Some(&b'(');
        let mut end = from;
        while let Some((token, at)) = lexer.next() {
            match token {
                Token::Open => {
                    if (!self.open.is_empty() || bare) && self.new_game_at(&lexer, at) {
                        self.finish_node();
                        self.found.push(Found::new(Problem::Unbalanced('('), from));
                        return at;
                    }
                    self.finish_node();
                    self.open.push(self.current);
                }
                Token::Close => {
                    self.finish_node();
                    match self.open.pop() {
                        Some(back) => self.current = back.or(self.current),
                        None => self.found.push(Found::new(Problem::Unbalanced(')'), at)),
                    }
                    if self.open.is_empty() {
                        return lexer.at;
                    }
                }
                Token::Node => {
                    self.finish_node();
                    self.begin_node(at);
                }
                Token::Name(name) => {
                    if self.properties.is_none() {
                        // Some servers leave out the semicolon of the root.
                        self.found.push(Found::new(Problem::Beginning, at));
                        self.begin_node(at);
                    }
                    let property = Property { name: self.text[name].to_owned(), values: Vec::new() };
                    self.properties.get_or_insert_default().push(property);
                    self.value_offsets.push(Vec::new());
                }
                Token::Value(value) => self.value(value),
                Token::Unclosed(value) => {
                    self.found.push(Found::new(Problem::Unbalanced('['), at));
                    self.value(value);
                }
                Token::Stray(stray) => {
                    let stray = self.text[stray].trim_end();
                    self.found.push(Found::new(Problem::Stray(text::shown(stray)), at));
                    self.stray.extend(stray.split_whitespace().map(str::to_owned));
                }
            }
            end = lexer.at;
        }
        self.finish_node();
        self.found.push(Found::new(Problem::Unbalanced('('), from));
        end
    }

    /// A parenthesis that begins a game although one is still open.
    fn new_game_at(&self, lexer: &Lexer<'_>, at: usize) -> bool {
        let name = lexer.first_name(at + 1).map(|name| short_name(&self.text[name]));
        let begun = self.current.is_some() || self.properties.is_some();
        begun && name.is_some_and(|name| name == "GM" || name == "FF")
    }

    fn begin_node(&mut self, at: usize) {
        self.properties = Some(Vec::new());
        self.node_offset = at;
    }

    fn value(&mut self, value: Range<usize>) {
        let properties = self.properties.get_or_insert_default();
        if properties.is_empty() {
            properties.push(Property { name: String::new(), values: Vec::new() });
            self.value_offsets.push(Vec::new());
            self.found.push(Found::new(Problem::Stray(text::shown(&self.text[value.clone()])), value.start));
        }
        if let (Some(property), Some(offsets)) = (properties.last_mut(), self.value_offsets.last_mut()) {
            offsets.push(value.start);
            property.values.push(self.text[value].to_owned());
        }
    }

    /// Adds the node that was being read to the tree.
    fn finish_node(&mut self) {
        let Some(properties) = self.properties.take() else { return };
        let value_offsets = std::mem::take(&mut self.value_offsets);
        let stray = std::mem::take(&mut self.stray);
        let Some(parent) = self.current else {
            self.finish_root(properties, value_offsets, stray);
            return;
        };
        if self.other.is_some() {
            return;
        }
        let mut stray = Some(stray);
        let mut parent = parent;
        let mut rest: Vec<_> = properties.into_iter().zip(value_offsets).collect();
        // Several moves become several nodes, the first with everything before the second move, and so on.
        loop {
            let is_move = |(property, _): &(Property, _)| field::of(&property.short_name()) == Field::Move;
            let mut moves = rest.iter().enumerate().filter(|(_, entry)| is_move(entry));
            let second = moves.nth(1).map_or(rest.len(), |(index, _)| index);
            let later = rest.split_off(second);
            let (properties, offsets): (Vec<_>, Vec<_>) = rest.into_iter().unzip();
            parent = self.add(Some(parent), properties, &offsets, stray.take().unwrap_or_default());
            if later.is_empty() {
                break;
            }
            self.found.push(Found::at(Problem::SecondMove, self.node_offset, parent));
            rest = later;
        }
        self.current = Some(parent);
    }

    /// The root has no move: one that it holds follows in a node of its own.
    fn finish_root(&mut self, properties: Vec<Property>, offsets: Vec<Vec<usize>>, stray: Vec<String>) {
        if let Some(kind) = simple(&properties, "GM").filter(|kind| kind != "1") {
            self.other = Some(kind);
            self.current = Some(NodeId::ROOT);
            return;
        }
        self.size = self.read_size(&properties);
        let (moves, others): (Vec<_>, Vec<_>) = properties
            .into_iter()
            .zip(offsets)
            .partition(|(property, _)| field::of(&property.short_name()) == Field::Move);
        let (others, other_offsets): (Vec<_>, Vec<_>) = others.into_iter().unzip();
        self.start = Some(self.read_start(&others));
        let mut last = self.add(None, others, &other_offsets, stray);
        for (property, offsets) in moves {
            last = self.add(Some(last), vec![property], &[offsets], Vec::new());
        }
        self.current = Some(last);
    }

    /// Adds a node, or what the root says.
    fn add(
        &mut self,
        parent: Option<NodeId>,
        properties: Vec<Property>,
        value_offsets: &[Vec<usize>],
        stray: Vec<String>,
    ) -> NodeId {
        let meaning = Meaning::of(&properties, self.size);
        let node = match parent {
            None => NodeId::ROOT,
            Some(parent) => {
                let action = meaning.moves.first().and_then(|(_, _, action)| *action);
                let node = self.tree.add_node(parent, action);
                self.offsets.push(self.node_offset);
                node
            }
        };
        for &(index, value) in &meaning.unreadable {
            let property = &properties[index];
            let value_text = property.values.get(value).map_or("", String::as_str);
            let at = value_offsets.get(index).and_then(|offsets| offsets.get(value)).copied();
            let problem =
                Problem::Value { name: property.short_name(), value: text::shown(value_text.trim()) };
            self.found.push(Found::at(problem, at.unwrap_or(self.node_offset), node));
        }
        if parent.is_none() {
            for (tag, value) in &meaning.tags {
                self.tree.tags_mut().push(*tag, value.clone());
            }
        }
        let mover = meaning.moves.first().map(|(_, side, _)| *side);
        self.tree.set_mover(node, mover);
        if self.is_plain_move(&properties, &meaning) && stray.is_empty() {
            return node;
        }
        let clock = mover.map_or_else(
            || {
                let told =
                    meaning.clocks.into_iter().find(|clock| *clock != crate::tree::notes::Clock::default());
                told.unwrap_or_default()
            },
            |side| meaning.clocks[side.index()],
        );
        let unread = meaning.moves.first().filter(|(.., action)| action.is_none());
        let unread_move =
            unread.map(|(index, ..)| properties[*index].values.first().cloned().unwrap_or_default());
        if properties.is_empty() && stray.is_empty() {
            return node;
        }
        *self.tree.notes_mut(node) = crate::tree::notes::Notes {
            comments: meaning.comments,
            nags: meaning.nags,
            marks: meaning.marks,
            evaluation: meaning.evaluation,
            clock,
            setup: meaning.setup,
            unread_move,
            stray,
            properties,
        };
        node
    }

    /// A node with nothing but a move, written as we write it: nothing else of it needs to be kept.
    fn is_plain_move(&self, properties: &[Property], meaning: &Meaning) -> bool {
        let ([property], [(_, side, Some(action))]) = (properties, &meaning.moves[..]) else { return false };
        let name = if *side == Side::First { "B" } else { "W" };
        property.name == name && property.values == [super::write::move_value(*action, self.size)]
    }

    fn read_size(&mut self, root: &[Property]) -> Size {
        let usual = (USUAL_SIZE, USUAL_SIZE);
        let Some(written) = simple(root, "SZ").filter(|written| !written.is_empty()) else { return usual };
        let number =
            |text: &str| text.trim().parse::<u8>().ok().filter(|lines| (1..=MOST_LINES).contains(lines));
        let size = match written.split_once(':') {
            Some((cols, rows)) => number(cols).zip(number(rows)),
            None => number(&written).map(|lines| (lines, lines)),
        };
        size.unwrap_or_else(|| {
            let problem = Problem::Value { name: "SZ".to_owned(), value: written };
            self.found.push(Found::at(problem, self.node_offset, NodeId::ROOT));
            usual
        })
    }

    fn read_start(&mut self, root: &[Property]) -> Start {
        let named = simple(root, "RU").and_then(|name| Rules::preset(&name));
        let rules = named.map_or(self.usual, |named| Rules { komi: self.usual.komi, ..named });
        let komi = simple(root, "KM");
        let read = komi.as_deref().and_then(read_komi);
        if let (Some(written), None) = (&komi, read) {
            let problem = Problem::Value { name: "KM".to_owned(), value: text::shown(written) };
            self.found.push(Found::at(problem, self.node_offset, NodeId::ROOT));
        }
        let handicap = simple(root, "HA");
        let stones = handicap.as_deref().map_or(Some(0), |stones| stones.parse().ok());
        if stones.is_none() {
            let problem = Problem::Value { name: "HA".to_owned(), value: handicap.unwrap_or_default() };
            self.found.push(Found::at(problem, self.node_offset, NodeId::ROOT));
        }
        Start::Go {
            cols: self.size.0,
            rows: self.size.1,
            rules: read.map_or(rules, |komi| Rules { komi, ..rules }),
            handicap: stones.unwrap_or(0),
            fixed_stones: false,
        }
    }

    fn finish(mut self, range: Range<usize>) -> ReadGame {
        let usual = Start::Go {
            cols: USUAL_SIZE,
            rows: USUAL_SIZE,
            rules: self.usual,
            handicap: 0,
            fixed_stones: false,
        };
        let mut start = self.start.take().unwrap_or(usual);
        if let Start::Go { cols, rows, handicap, fixed_stones, .. } = &mut start {
            let fits = cols == rows && (2..=u16::from(most_fixed_handicap(*cols))).contains(handicap);
            *fixed_stones = fits && lacks_handicap_stones(&self.tree);
        }
        if !self.stray.is_empty() && self.other.is_none() {
            let last = self.current.unwrap_or(NodeId::ROOT);
            let stray = std::mem::take(&mut self.stray);
            self.tree.notes_mut(last).stray.extend(stray);
        }
        let record = match self.other {
            Some(kind) => Err(kind),
            None => Ok(Record { start, tree: self.tree }),
        };
        ReadGame { record, range, found: self.found, offsets: self.offsets }
    }
}

/// Whether a game with a handicap sets no stones up: some servers leave it to the reader to know where they stand.
/// White's first move tells such a game from one whose handicap stones are moves.
fn lacks_handicap_stones(tree: &GameTree) -> bool {
    for node in std::iter::once(NodeId::ROOT).chain(tree.main_line()) {
        let setup = tree.notes(node).and_then(|notes| notes.setup.as_ref());
        if setup.is_some_and(|setup| !setup.stones.is_empty()) {
            return false;
        }
        if let Some(mover) = tree.mover(node) {
            return mover == Side::Second;
        }
    }
    false
}

/// The first value of a property, as text on one line.
pub(super) fn simple(properties: &[Property], name: &str) -> Option<String> {
    let property = properties.iter().find(|property| property.short_name() == name)?;
    property.values.first().map(|value| text::read_simple(value))
}

/// The byte at which the first game of a text begins.
pub(crate) fn begins(text: &str) -> Option<usize> {
    Lexer::new(text, 0).game_from(0)
}

/// The encoding that a file names, before it is decoded: names of encodings are ASCII.
pub(crate) fn declared_encoding(bytes: &[u8]) -> Option<String> {
    declared_at(bytes).map(|(_, label)| label)
}

/// The encoding that is named first, and the byte at which it is.
pub(crate) fn declared_at(bytes: &[u8]) -> Option<(usize, String)> {
    let at = bytes.windows(3).position(|window| window == b"CA[").filter(|&at| {
        // `RCA[` would be another property.
        at == 0 || !bytes[at - 1].is_ascii_uppercase()
    })?;
    let value = bytes.get(at + 3..)?.iter().take(40).copied().take_while(|&byte| byte != b']');
    let label: Vec<u8> = value.collect();
    label.is_ascii().then(|| (at, String::from_utf8_lossy(&label).trim().to_owned()))
}
