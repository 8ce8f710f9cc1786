//! One game as a tree.

use std::ops::Range;

use hansu_rules::{Action, GameKind, chess, janggi};

use super::{
    commands,
    janggi::from_rank_zero,
    lexer::{Lexer, Token},
};
use crate::{
    GameTree, NodeId, Record, Start, Tags,
    record::Fault,
    replay::Cursor,
    start::JanggiStart,
    tree::notes::Comment,
    warning::{Found, Problem},
};

/// A game of a file.
#[derive(Debug)]
pub struct ReadGame {
    /// The game, or why the text is none.
    pub record: Result<Record, Problem>,
    /// What could not be read; places are bytes of the text given.
    pub found: Vec<Found>,
    /// The byte behind the game: what follows its result does not belong to it.
    pub end: usize,
}

/// Characters of a text that is no game, for a warning.
const SHOWN: usize = 80;

/// Reads the text of one game.
pub fn read(text: &str) -> ReadGame {
    let mut reader = Reader {
        tree: GameTree::new(),
        start: None,
        other: None,
        cursor: None,
        rank_zero: false,
        current: NodeId::ROOT,
        broken: None,
        levels: Vec::new(),
        waiting: Vec::new(),
        played: 0,
        ended: false,
        begins_at: 0,
        found: Vec::new(),
    };
    let mut end = text.len();
    for (token, at) in Lexer::new(text) {
        // Comments behind the result still belong to the game.
        if reader.ended && !matches!(token, Token::Comment(..) | Token::Nag(_) | Token::Escape(_)) {
            end = at;
            break;
        }
        reader.token(token, at);
    }
    reader.finish(text, end)
}

/// A variation that is open.
struct Level {
    /// The node to go back to.
    resume: NodeId,
    broken: Option<NodeId>,
}

struct Reader {
    tree: GameTree,
    start: Option<Start>,
    /// The name of another variant.
    other: Option<String>,
    /// At the current node; `None` where the start cannot be played from.
    cursor: Option<Cursor>,
    /// Ranks count from 0.
    rank_zero: bool,
    current: NodeId,
    /// The first node on the way whose move could not be played: nothing behind it can be.
    broken: Option<NodeId>,
    levels: Vec<Level>,
    /// Comments before the first move of a variation.
    waiting: Vec<Comment>,
    /// Moves that could be played.
    played: usize,
    ended: bool,
    /// The byte of the first tag.
    begins_at: usize,
    found: Vec<Found>,
}

impl Reader {
    fn token(&mut self, token: Token<'_>, at: usize) {
        match token {
            Token::Tag(name, value) => {
                if self.tree.tags().is_empty() {
                    self.begins_at = at;
                }
                self.tree.tags_mut().push(name, value);
            }
            Token::Filler => {}
            Token::Escape(text) => self.stray(text.to_owned(), None),
            Token::Comment(text, closed) => {
                if !closed {
                    self.found.push(Found::new(Problem::Unbalanced('{'), at));
                }
                self.comment(text);
            }
            Token::Stray(text) => {
                let problem = match text {
                    "}" | "]" | "[" | "<" | ">" => Problem::Unbalanced(text.chars().next().unwrap_or('}')),
                    _ => Problem::Stray(shown(text)),
                };
                // Written among moves, a brace would end a comment and a bracket begin a tag for the next reader.
                let kept = if matches!(text, "}" | "[" | "]") { "" } else { text };
                self.stray(kept.to_owned(), Some((problem, at)));
            }
            Token::Nag(nag) => self.tree.notes_mut(self.current).nags.push(nag),
            Token::Open => self.open(at),
            Token::Close => self.close(at),
            Token::Result(text) => {
                if self.levels.is_empty() {
                    self.ended = true;
                    self.result(text, at);
                } else {
                    self.found.push(Found::at(Problem::Stray(shown(text)), at, self.current));
                    // Among the moves of a variation it would end the game; as a comment it is not lost.
                    if text != "*" {
                        self.comment(text);
                    }
                }
            }
            Token::Word(word) => {
                self.begin();
                self.word(word, at);
            }
        }
    }

    fn stray(&mut self, text: String, problem: Option<(Problem, usize)>) {
        let node = self.current;
        self.found.extend(problem.map(|(problem, at)| Found::at(problem, at, node)));
        if !text.is_empty() {
            self.tree.notes_mut(node).stray.push(text);
        }
    }

    fn comment(&mut self, text: &str) {
        let text = text.trim();
        if text.is_empty() {
            return;
        }
        if self.levels.last().is_some_and(|level| self.parent_of(level) == self.current) {
            self.waiting.push(Comment { text: text.to_owned(), before_move: true });
            return;
        }
        self.add_comment(text);
    }

    fn add_comment(&mut self, text: &str) {
        let notes = self.tree.notes_mut(self.current);
        let rest = commands::take(text, notes);
        if !rest.is_empty() {
            notes.comments.push(Comment::new(rest));
        }
    }

    /// Where the variation of this level begins.
    fn parent_of(&self, level: &Level) -> NodeId {
        self.tree.parent(level.resume).unwrap_or(NodeId::ROOT)
    }

    /// Before the first move: the tags tell which game it is.
    fn begin(&mut self) {
        if self.start.is_some() || self.other.is_some() {
            return;
        }
        match start(self.tree.tags()) {
            Err(variant) => self.other = Some(variant),
            Ok((start, rank_zero)) => {
                self.rank_zero = rank_zero;
                match Cursor::new(&start) {
                    Ok(mut cursor) => {
                        cursor.enter(&self.tree, NodeId::ROOT);
                        self.cursor = Some(cursor);
                    }
                    Err(error) => {
                        self.found.push(Found::at(Problem::Start(error), self.begins_at, NodeId::ROOT));
                    }
                }
                self.start = Some(start);
            }
        }
    }

    fn open(&mut self, at: usize) {
        self.begin();
        if self.current == NodeId::ROOT {
            // A variation of nothing: its moves are tried from the start.
            self.found.push(Found::new(Problem::Unbalanced('('), at));
        }
        let level = Level { resume: self.current, broken: self.broken };
        if self.broken == Some(self.current) {
            self.broken = None;
        }
        self.current = self.parent_of(&level);
        if level.resume != NodeId::ROOT
            && let Some(cursor) = &mut self.cursor
        {
            cursor.leave();
        }
        self.levels.push(level);
    }

    fn close(&mut self, at: usize) {
        let Some(level) = self.levels.pop() else {
            self.found.push(Found::new(Problem::Unbalanced(')'), at));
            return;
        };
        let parent = self.parent_of(&level);
        while self.current != parent {
            if let Some(cursor) = &mut self.cursor {
                cursor.leave();
            }
            self.current = self.tree.parent(self.current).unwrap_or(NodeId::ROOT);
        }
        if level.resume != NodeId::ROOT
            && let Some(cursor) = &mut self.cursor
        {
            cursor.enter(&self.tree, level.resume);
        }
        self.current = level.resume;
        self.broken = level.broken;
        // A variation of comments alone: they belong to the move before.
        for comment in std::mem::take(&mut self.waiting) {
            self.add_comment(&comment.text);
        }
    }

    fn word(&mut self, word: &str, at: usize) {
        if self.other.is_some() {
            return;
        }
        let is_chess = self.start.as_ref().is_some_and(|start| start.kind() == GameKind::Chess);
        if !looks_like_a_move(word, is_chess) {
            self.stray(word.to_owned(), Some((Problem::Stray(shown(word)), at)));
            return;
        }
        let played = match (self.broken, &mut self.cursor) {
            (None, Some(cursor)) => play(cursor, word, self.rank_zero),
            _ => Err(Fault::Unread),
        };
        let action = played.as_ref().ok().copied();
        let begins_line = self.levels.last().is_none_or(|level| self.parent_of(level) != self.current);
        let node = self.tree.add_node(self.current, action);
        // The main line may come late, behind variations that have nothing before them.
        if begins_line && self.levels.is_empty() {
            self.tree.put_first(node);
        }
        self.current = node;
        self.played += usize::from(action.is_some());
        let waiting = std::mem::take(&mut self.waiting);
        if !waiting.is_empty() {
            self.tree.notes_mut(node).comments.extend(waiting);
        }
        if let Err(fault) = played {
            self.tree.notes_mut(node).unread_move = Some(word.to_owned());
            self.tree.set_refused(node, true);
            // The moves behind it are unread too, and need no warning of their own.
            if self.broken.is_none() && self.cursor.is_some() {
                self.found.push(Found::at(Problem::Move { text: shown(word), fault }, at, node));
            }
            self.broken = self.broken.or(Some(node));
            if let Some(cursor) = &mut self.cursor {
                cursor.enter(&self.tree, node);
            }
        }
    }

    fn result(&mut self, text: &str, at: usize) {
        let text = if text == "1/2" { "1/2-1/2" } else { text };
        match self.tree.tags().get("Result") {
            None if text != "*" => self.tree.tags_mut().set("Result", text),
            None => {}
            Some(told) if told != text && text != "*" => {
                self.found.push(Found::at(Problem::Result(text.to_owned()), at, self.current));
            }
            Some(_) => {}
        }
    }

    fn finish(mut self, text: &str, end: usize) -> ReadGame {
        self.begin();
        while !self.levels.is_empty() {
            self.found.push(Found::new(Problem::Unbalanced('('), text.len()));
            self.close(text.len());
        }
        self.forgive_ending();
        self.settle_first_comments();
        let nothing = self.tree.tags().iter().all(|(name, _)| name == "Result") && self.played == 0;
        let record = match (self.other, self.start) {
            (Some(variant), _) => Err(Problem::OtherGame(variant)),
            (None, Some(start)) if !nothing => Ok(Record { start, tree: self.tree }),
            _ => Err(Problem::Foreign(shown(text.trim()))),
        };
        let found = if record.is_ok() { self.found } else { Vec::new() };
        ReadGame { record, found, end }
    }

    /// Where a game begins with a variation and has no other move, that is the main line, and what is written before it
    /// is written before the game.
    fn settle_first_comments(&mut self) {
        let Some(first) = self.tree.children(NodeId::ROOT).next() else { return };
        if self
            .tree
            .notes(first)
            .is_none_or(|notes| notes.comments.iter().all(|comment| !comment.before_move))
        {
            return;
        }
        let comments = std::mem::take(&mut self.tree.notes_mut(first).comments);
        let (before, behind) = comments.into_iter().partition(|comment| comment.before_move);
        self.tree.notes_mut(first).comments = behind;
        self.current = NodeId::ROOT;
        let before: Vec<Comment> = before;
        for comment in before {
            self.add_comment(&comment.text);
        }
    }

    /// Electronic boards end a game with the kings put in the middle, which tells the result and is no move.
    fn forgive_ending(&mut self) {
        let Some(Found { problem: Problem::Move { .. }, node: Some(node), .. }) = self.found.last() else {
            return;
        };
        let node = *node;
        let mut last = Vec::new();
        let mut step = Some(node);
        while let Some(node) = step {
            last.push(node);
            let mut children = self.tree.children(node);
            step = children.next();
            if children.next().is_some() {
                return;
            }
        }
        let put_in_the_middle = |node: &NodeId| {
            let notes = self.tree.notes(*node);
            notes.and_then(|notes| notes.unread_move.as_deref()).is_some_and(|word| {
                matches!(
                    word.trim_end_matches(['+', '#']),
                    "Kd4" | "Ke4" | "Kd5" | "Ke5" | "Kxd4" | "Kxe4" | "Kxd5" | "Kxe5"
                )
            })
        };
        let is_chess = self.start.as_ref().is_some_and(|start| start.kind() == GameKind::Chess);
        if is_chess && last.iter().all(put_in_the_middle) {
            self.found.pop();
        }
    }
}

/// Whether a word could be a move of some position. What could not does not end a line: it is only text.
fn looks_like_a_move(word: &str, is_chess: bool) -> bool {
    if matches!(word, "--" | "Z0" | "0000" | "null" | "@@@@" | "pass") {
        return true;
    }
    let is_file = |letter: &u8| (b'a'..=b'h').contains(letter);
    let has_square = word.as_bytes().windows(2).any(|pair| is_file(&pair[0]) && pair[1].is_ascii_digit());
    let castles = word.starts_with(['O', 'o', '0']) && word[1..].starts_with('-');
    let takes_with_a_pawn = word.len() == 2 && word.bytes().all(|letter| is_file(&letter));
    if is_chess {
        has_square || castles || takes_with_a_pawn || word.starts_with("delete")
    } else {
        word.chars().any(|letter| letter.is_ascii_digit()) || !word.is_ascii()
    }
}

/// Reads and plays a move.
fn play(cursor: &mut Cursor, word: &str, rank_zero: bool) -> Result<Action, Fault> {
    let word = match word {
        "--" | "Z0" | "0000" | "null" => "@@@@",
        word => word,
    };
    if word == "@@@@" {
        return cursor.play_pass().map_err(Fault::Refused);
    }
    if rank_zero {
        cursor.play_text(&from_rank_zero(word)).map_err(Fault::Refused)
    } else {
        cursor.play_text(word).map_err(Fault::Refused)
    }
}

/// How a game starts by its tags, and whether its ranks count from 0; or the name of another variant.
pub fn start(tags: &Tags) -> Result<(Start, bool), String> {
    let get = |name: &str| {
        tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    };
    let variant = get("Variant").unwrap_or_default();
    let plain: String =
        variant.chars().filter(|letter| letter.is_alphanumeric()).collect::<String>().to_ascii_lowercase();
    let fen = get("FEN").filter(|fen| !fen.is_empty());
    let deletes = get("Deletions").and_then(|number| number.parse().ok()).unwrap_or(0);
    let ranks = fen.map_or(0, |fen| fen.split_whitespace().next().unwrap_or_default().matches('/').count());
    match plain.as_str() {
        _ if plain.starts_with("janggi") || (plain.is_empty() && ranks == 9) => {
            let named = get("Rules").and_then(janggi::Rules::preset);
            let named = named.or_else(|| janggi::Rules::preset(&plain)).unwrap_or_default();
            let winboard = get("VariantFamily").is_some_and(|family| family.eq_ignore_ascii_case("janggi"));
            let from = match fen {
                Some(fen) => match fen.parse::<janggi::Setup>() {
                    Ok(setup) => JanggiStart::of(&setup),
                    Err(_) => JanggiStart::Fen(fen.to_owned()),
                },
                // What Fairy-Stockfish begins with.
                None => JanggiStart::Formations {
                    cho: janggi::Formation::HorseElephantElephantHorse,
                    han: janggi::Formation::HorseElephantElephantHorse,
                },
            };
            Ok((Start::Janggi { rules: janggi::Rules { deletes, ..named }, from }, winboard))
        }
        "" | "standard" | "normal" | "chess" | "fromposition" | "orthodox" => {
            let chess960 = fen.is_some_and(chess::needs_chess960);
            let fen = fen.map(str::to_owned);
            Ok((Start::Chess { rules: chess::Rules { chess960, deletes }, fen }, false))
        }
        "chess960" | "fischerandom" | "fischerrandom" | "frc" | "chess9lx" | "freestyle"
        | "freestylechess" => {
            let fen = fen.map(str::to_owned);
            Ok((Start::Chess { rules: chess::Rules { chess960: true, deletes }, fen }, false))
        }
        _ => Err(variant.to_owned()),
    }
}

fn shown(text: &str) -> String {
    crate::encoding::shown(text).chars().take(SHOWN).collect()
}

/// The byte ranges of the games of a text.
pub fn ranges(text: &str) -> Vec<Range<usize>> {
    let mut starts = super::split::starts(text.as_bytes());
    starts.push(text.len());
    starts.windows(2).map(|pair| pair[0]..pair[1]).collect()
}
