//! Janggi records as Korean programs and services write them: a head of `[이름 "값"]` lines, then numbered moves of row and
//! column, `1. 71졸72 2. 49병48`.

use std::ops::Range;

use hansu_rules::{Action, ActionText, Side, janggi};

use crate::{
    GameTree, NodeId, Record, Start,
    pgn::{self, commands},
    record::Fault,
    replay::Cursor,
    start::JanggiStart,
    tree::notes::Comment,
    warning::{Found, Problem},
};

/// The names in the head, each with the name of the tag.
const TAGS: [(&str, &str); 8] = [
    ("대회명", "Event"),
    ("회전", "Round"),
    ("대국일자", "Date"),
    ("대국장소", "Site"),
    ("초대국자", "White"),
    ("한대국자", "Black"),
    ("제한시간", "TimeLimit"),
    ("대국결과", "ResultText"),
];

/// Names that tell where the pieces stand or what is counted anew.
const DERIVED: [&str; 4] = ["초차림", "한차림", "판", "총수"];

/// Moves on a line.
const MOVES_A_LINE: usize = 10;

/// Whether a line is one of a head.
fn head(line: &str) -> Option<(&str, &str)> {
    let inside = line.trim_matches(is_junk).trim().strip_prefix('[')?;
    let inside = &inside[..inside.rfind(']')?];
    let (name, value) = inside.split_once(['"', ' ', '\t'])?;
    let first = name.chars().next()?;
    (!first.is_ascii()).then(|| (name.trim(), value.trim().trim_matches('"')))
}

/// Bytes that some programs leave at the ends of lines and files.
fn is_junk(letter: char) -> bool {
    letter == '\u{1A}'
        || letter == '\0'
        || letter == '\u{FEFF}'
        || crate::encoding::shown(letter.encode_utf8(&mut [0; 4])) == "\u{FFFD}"
}

/// Whether the text is such a file. A head that is quoted in a comment makes none of a game in another format, which
/// begins as that format does.
pub fn fits(text: &str) -> bool {
    if text.trim_start_matches(|letter: char| letter.is_whitespace() || is_junk(letter)).starts_with("(;") {
        return false;
    }
    let known = |name: &str| TAGS.iter().any(|(known, _)| *known == name) || DERIVED.contains(&name);
    let is_head = |line: &str| head(line).is_some_and(|(name, _)| known(name));
    let is_tag = |line: &str| pgn::split::tag_name(line.trim().as_bytes()).is_some();
    text.lines().take(200).find(|line| is_head(line) || is_tag(line)).is_some_and(is_head)
}

/// The byte ranges of the games of a text: a head behind moves begins the next one.
pub fn ranges(text: &str) -> Vec<Range<usize>> {
    let mut starts = vec![0];
    let (mut offset, mut has_moves, mut in_comment) = (0, false, false);
    for line in text.split_inclusive('\n') {
        if !in_comment {
            if head(line).is_some() {
                if has_moves {
                    starts.push(offset);
                }
                has_moves = false;
            } else if !line.trim_matches(|letter: char| letter.is_whitespace() || is_junk(letter)).is_empty()
            {
                has_moves = true;
            }
        }
        for letter in line.chars() {
            match letter {
                '{' => in_comment = true,
                '}' => in_comment = false,
                _ => {}
            }
        }
        offset += line.len();
    }
    starts.push(text.len());
    starts.windows(2).map(|pair| pair[0]..pair[1]).collect()
}

/// Reads a game; `None` where there is none.
pub fn read(text: &str) -> Option<(Record, Vec<Found>)> {
    let mut tree = GameTree::new();
    let mut found = Vec::new();
    let (mut cho, mut han, mut board) = (None, None, None);
    let mut offset = 0;
    let mut moves_from = 0;
    for line in text.split_inclusive('\n') {
        let at = offset;
        offset += line.len();
        let Some((name, value)) = head(line) else {
            if line.trim_matches(|letter: char| letter.is_whitespace() || is_junk(letter)).is_empty() {
                continue;
            }
            break;
        };
        moves_from = offset;
        match name {
            "초차림" => cho = Some((value, at)),
            "한차림" => han = Some((value, at)),
            "판" => board = Some((value, at)),
            "총수" => {}
            _ => {
                let known = TAGS.iter().find(|(known, _)| *known == name);
                tree.tags_mut().push(known.map_or(name, |(_, tag)| tag), value);
                if name == "대국결과" {
                    tree.tags_mut().push("Result", result(value));
                }
            }
        }
    }
    let mut formation = |told: Option<(&str, usize)>, name: &str| {
        let read = told.and_then(|(value, _)| janggi::Formation::from_name(value));
        if let (Some((value, at)), None) = (told, read) {
            let problem = Problem::Value { name: name.to_owned(), value: value.to_owned() };
            found.push(Found::at(problem, at, NodeId::ROOT));
        }
        read.unwrap_or(janggi::Formation::HorseElephantElephantHorse)
    };
    let from = match board.map(|(value, at)| (read_board(value), value, at)) {
        Some((Some(setup), ..)) => JanggiStart::of(&setup),
        Some((None, value, at)) => {
            let problem = Problem::Value { name: "판".to_owned(), value: value.to_owned() };
            found.push(Found::at(problem, at, NodeId::ROOT));
            JanggiStart::Fen(value.to_owned())
        }
        None => {
            JanggiStart::Formations { cho: formation(cho, "초차림"), han: formation(han, "한차림") }
        }
    };
    let has_head = moves_from > 0;
    let start = Start::Janggi { rules: janggi::Rules::default(), from };
    let mut reader = Moves { cursor: None, broken: false, played: 0, tree, found };
    match Cursor::new(&start) {
        Ok(mut cursor) => {
            cursor.enter(&reader.tree, NodeId::ROOT);
            reader.cursor = Some(cursor);
        }
        Err(error) => reader.found.push(Found::at(Problem::Start(error), 0, NodeId::ROOT)),
    }
    reader.read(text, moves_from);
    let Moves { mut tree, found, played, .. } = reader;
    tree.go_to(NodeId::ROOT);
    (has_head || played > 0).then_some((Record { start, tree }, found))
}

struct Moves {
    cursor: Option<Cursor>,
    /// A move could not be played: nothing behind it can be.
    broken: bool,
    played: usize,
    tree: GameTree,
    found: Vec<Found>,
}

impl Moves {
    fn read(&mut self, text: &str, from: usize) {
        let mut at = from;
        while let Some(skipped) = text[at..].find(|letter: char| !letter.is_whitespace() && !is_junk(letter))
        {
            at += skipped;
            let rest = &text[at..];
            if let Some(comment) = rest.strip_prefix('{') {
                let end = comment.find('}');
                if end.is_none() {
                    self.found.push(Found::at(Problem::Unbalanced('{'), at, self.tree.current()));
                }
                let comment = &comment[..end.unwrap_or(comment.len())];
                let node = self.tree.current();
                let notes = self.tree.notes_mut(node);
                let rest = commands::take(comment.trim(), notes);
                if !rest.is_empty() {
                    notes.comments.push(Comment::new(rest));
                }
                at += 1 + comment.len() + usize::from(end.is_some());
                continue;
            }
            let ends = |letter: char| letter.is_whitespace() || letter == '{' || is_junk(letter);
            let word = &rest[..rest.find(ends).unwrap_or(rest.len())];
            self.word(word, at);
            at += word.len();
        }
    }

    fn word(&mut self, word: &str, at: usize) {
        // Marks of the program that wrote it.
        if word.starts_with('<') && word.ends_with('>') {
            return;
        }
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let behind = &word[digits..];
        let (word, at) = match behind.strip_prefix('.') {
            Some(mv) if digits > 0 => (mv, at + digits + 1),
            _ => (word, at),
        };
        if word.is_empty() || (digits > 0 && behind.is_empty()) {
            return;
        }
        let is_move = word.starts_with(|letter: char| letter.is_ascii_digit()) || word.starts_with("한수");
        if !is_move || word.contains(['[', ']', '(', ')', ';', '"']) {
            let problem = Problem::Stray(word.chars().take(80).collect());
            self.found.push(Found::at(problem, at, self.tree.current()));
            // Among moves it could be taken for a head by the next reader; as a comment it is safe.
            let node = self.tree.current();
            self.tree.notes_mut(node).comments.push(Comment::new(word));
            return;
        }
        let played = match &mut self.cursor {
            Some(cursor) if !self.broken => cursor.play_text(word).map_err(Fault::Refused),
            _ => Err(Fault::Unread),
        };
        let node = self.tree.add_node(self.tree.current(), played.as_ref().ok().copied());
        self.tree.go_to(node);
        match played {
            Ok(_) => self.played += 1,
            Err(fault) => {
                self.tree.notes_mut(node).unread_move = Some(word.to_owned());
                self.tree.set_refused(node, true);
                if !self.broken {
                    self.found.push(Found::at(Problem::Move { text: word.to_owned(), fault }, at, node));
                }
                self.broken = true;
            }
        }
    }
}

/// `1-0` where Cho won; who won is told by the first letter of a side, whatever follows.
fn result(text: &str) -> &'static str {
    let side = text.chars().find_map(|letter| match letter {
        '초' | '楚' => Some(Side::First),
        '한' | '漢' => Some(Side::Second),
        _ => None,
    });
    match side {
        _ if text.contains("무승부") || text.contains("비김") => "1/2-1/2",
        Some(Side::First) => "1-0",
        Some(Side::Second) => "0-1",
        None => "*",
    }
}

/// A board of its own: the rows from Cho's back rank on, Cho's pieces in Hangul, Han's in Hanja, and who moves.
fn read_board(text: &str) -> Option<janggi::Setup> {
    let (rows, rest) = text.trim().split_once(char::is_whitespace).unwrap_or((text, ""));
    let mut setup = janggi::Setup::empty();
    let mut count = 0;
    for (row, line) in (0_u8..).zip(rows.split('/')) {
        let mut col = 0_u8;
        for letter in line.chars() {
            if let Some(empty) = letter.to_digit(10) {
                col = col.checked_add(empty as u8)?;
                continue;
            }
            let piece = piece(letter)?;
            setup.set(janggi::Square::at(col, row)?, Some(piece));
            col += 1;
        }
        if col > janggi::COLS {
            return None;
        }
        count += 1;
    }
    if rest.trim_start().starts_with(['한', '漢']) {
        setup.turn = Side::Second;
    }
    (count == usize::from(janggi::ROWS)).then_some(setup)
}

fn piece(letter: char) -> Option<(Side, janggi::Role)> {
    use janggi::Role::{Cannon, Chariot, Elephant, General, Guard, Horse, Soldier};
    let (side, role) = match letter {
        '궁' | '장' | '초' | '왕' => (Side::First, General),
        '차' => (Side::First, Chariot),
        '포' => (Side::First, Cannon),
        '마' => (Side::First, Horse),
        '상' => (Side::First, Elephant),
        '사' => (Side::First, Guard),
        '졸' | '병' => (Side::First, Soldier),
        '將' | '漢' | '帥' | '楚' | '王' => (Side::Second, General),
        '車' => (Side::Second, Chariot),
        '包' | '砲' => (Side::Second, Cannon),
        '馬' => (Side::Second, Horse),
        '象' => (Side::Second, Elephant),
        '士' => (Side::Second, Guard),
        '兵' | '卒' => (Side::Second, Soldier),
        _ => return None,
    };
    Some((side, role))
}

fn write_board(setup: &janggi::Setup) -> String {
    let letter = |(side, role): (Side, janggi::Role)| match (side, role) {
        (Side::First, janggi::Role::Soldier) => "졸",
        (Side::First, role) => janggi::hangul(Side::First, role),
        (Side::Second, role) => match role {
            janggi::Role::General => "將",
            janggi::Role::Chariot => "車",
            janggi::Role::Cannon => "包",
            janggi::Role::Horse => "馬",
            janggi::Role::Elephant => "象",
            janggi::Role::Guard => "士",
            janggi::Role::Soldier => "兵",
        },
    };
    let rows: Vec<String> = (0..janggi::ROWS)
        .map(|row| {
            let mut line = String::new();
            let mut empty = 0;
            for col in 0..janggi::COLS {
                match janggi::Square::at(col, row).and_then(|square| setup.get(square)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            line += &empty.to_string();
                        }
                        empty = 0;
                        line += letter(piece);
                    }
                }
            }
            // Nothing stands for what is empty to the end of a row.
            line
        })
        .collect();
    let side = if setup.turn == Side::First { "초" } else { "한" };
    format!("{} {side} 접장기", rows.join("/"))
}

/// Writes the main line of a game of Janggi; variations have no place in this format. `None` for another game.
pub fn write(record: &Record, line_break: &str) -> Option<String> {
    let Start::Janggi { from, .. } = &record.start else { return None };
    let tree = &record.tree;
    let mut out = String::new();
    let mut line = |name: &str, value: &str| {
        out += &format!("[{name} \"{}\"]{line_break}", value.replace('"', "'").replace(['\n', '\r'], " "));
    };
    let told = tree.tags().get("ResultText");
    for (name, value) in tree.tags().iter() {
        let known = TAGS.iter().find(|(_, tag)| *tag == name);
        match (name, known) {
            ("Result", _) if told.is_some_and(|told| result(told) == value) => {}
            ("Result", _) => {
                line(
                    "대국결과",
                    match value {
                        "1-0" => "초 승",
                        "0-1" => "한 승",
                        "1/2-1/2" => "무승부",
                        _ => "미상",
                    },
                );
            }
            ("ResultText", _) if told.map(result) != tree.tags().get("Result") => {}
            (_, Some((korean, _))) => line(korean, value),
            // Whoever reads this format knows Korean names only.
            _ if !name.is_ascii() => line(name, value),
            _ => {}
        }
    }
    match from {
        JanggiStart::Formations { cho, han } => {
            line("초차림", cho.name());
            line("한차림", han.name());
        }
        JanggiStart::Fen(fen) => match fen.parse::<janggi::Setup>() {
            Ok(setup) => line("판", &write_board(&setup)),
            Err(_) => line("판", fen),
        },
    }
    let count = tree.main_line().filter(|&node| is_move(tree, node)).count();
    line("총수", &count.to_string());
    out += line_break;
    write_moves(record, line_break, &mut out);
    out += line_break;
    Some(out)
}

fn is_move(tree: &GameTree, node: NodeId) -> bool {
    tree.action(node).is_some() || tree.notes(node).is_some_and(|notes| notes.unread_move.is_some())
}

fn write_moves(record: &Record, line_break: &str, out: &mut String) {
    let tree = &record.tree;
    let mut cursor = Cursor::new(&record.start).ok();
    let mut number = 0;
    for node in std::iter::once(NodeId::ROOT).chain(tree.main_line()) {
        if is_move(tree, node) {
            if number > 0 {
                out.push_str(if number % MOVES_A_LINE == 0 { line_break } else { " " });
            }
            number += 1;
            let text = match (tree.action(node), &cursor) {
                (Some(Action::Pass), _) => "한수쉼".to_owned(),
                (Some(action), Some(cursor)) => cursor.text(action, ActionText::Player),
                _ => tree.notes(node).and_then(|notes| notes.unread_move.clone()).unwrap_or_default(),
            };
            *out += &format!("{number}. {text}");
        }
        if let Some(notes) = tree.notes(node) {
            let commands = commands::written(notes);
            let texts = notes.comments.iter().map(|comment| comment.text.as_str());
            let parts = [commands.as_str()].into_iter().filter(|part| !part.is_empty()).chain(texts);
            for part in parts {
                *out += &format!(" {{{}}}", part.replace('}', ")"));
            }
            for stray in &notes.stray {
                *out += &format!(" {stray}");
            }
        }
        if let Some(cursor) = &mut cursor {
            cursor.enter(tree, node);
        }
    }
    *out += line_break;
}
