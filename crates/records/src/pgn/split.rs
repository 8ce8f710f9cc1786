//! Where one game ends and the next begins.
//!
//! Lines are looked at one by one, so that a file of any length can be read as a stream. A brace or a parenthesis that is
//! not closed must not swallow the games behind it: a tag section ends both.

use std::io::{self, BufRead};

/// The state of the game being read, line for line.
#[derive(Debug, Default)]
pub struct Splitter {
    in_comment: bool,
    depth: usize,
    /// The names of the tags so far.
    tags: Vec<Vec<u8>>,
    has_moves: bool,
    ended: bool,
    after_blank: bool,
}

/// Tags that begin a game even where a comment was left open.
const CERTAIN: [&[u8]; 8] = [b"Event", b"Site", b"Date", b"Round", b"White", b"Black", b"Variant", b"FEN"];

impl Splitter {
    /// Takes the next line, with its line break; `true` if a new game begins with it.
    pub fn line(&mut self, line: &[u8]) -> bool {
        let plain = line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line).trim_ascii();
        let begins = self.begins(plain);
        if begins {
            *self = Self::default();
        }
        self.take(plain, line.first() == Some(&b'%'));
        begins
    }

    fn begins(&self, line: &[u8]) -> bool {
        if let Some(name) = tag_name(line) {
            let certain = CERTAIN.contains(&name) && line.ends_with(b"\"]");
            if self.in_comment {
                return self.after_blank && certain;
            }
            if self.has_moves || self.ended {
                return true;
            }
            let known = self.tags.iter().any(|tag| tag == name);
            return known && (self.after_blank || name == b"Event");
        }
        if self.in_comment || self.depth > 0 {
            return false;
        }
        let first_move = line.strip_prefix(b"1").map(<[u8]>::trim_ascii_start);
        let first_move = first_move.is_some_and(|rest| rest.first() == Some(&b'.'));
        first_move && (self.ended || (self.after_blank && self.has_moves))
    }

    fn take(&mut self, line: &[u8], escaped: bool) {
        self.after_blank = line.is_empty();
        if !self.in_comment {
            if escaped {
                return;
            }
            // Before the moves also a tag that cannot be read is none of them.
            if line.first() == Some(&b'[') && !self.has_moves {
                self.tags.extend(tag_name(line).map(<[u8]>::to_vec));
                return;
            }
        }
        let mut at = 0;
        while let Some(&byte) = line.get(at) {
            if self.in_comment {
                self.in_comment = byte != b'}';
                at += 1;
                continue;
            }
            match byte {
                b'{' => self.in_comment = true,
                b';' => return,
                b'(' => self.depth += 1,
                b')' => self.depth = self.depth.saturating_sub(1),
                _ if !byte.is_ascii_whitespace() => {
                    let rest = &line[at..];
                    let ends = |byte: &u8| byte.is_ascii_whitespace() || b"{};()".contains(byte);
                    let length = rest.iter().position(ends).unwrap_or(rest.len()).max(1);
                    self.word(&rest[..length]);
                    at += length;
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
    }

    fn word(&mut self, word: &[u8]) {
        if is_result(word) && self.depth == 0 {
            self.ended = true;
        } else if word.iter().any(u8::is_ascii_alphanumeric) {
            self.has_moves = true;
        }
    }
}

/// How a game can end in the text.
pub fn is_result(word: &[u8]) -> bool {
    matches!(word, b"1-0" | b"0-1" | b"1/2-1/2" | b"*" | b"1/2")
}

/// The name of a tag, if the line begins with one.
pub fn tag_name(line: &[u8]) -> Option<&[u8]> {
    let inside = line.strip_prefix(b"[")?.trim_ascii_start();
    let length = inside.iter().take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_').count();
    let (name, rest) = inside.split_at(length);
    let named = name.first().is_some_and(u8::is_ascii_alphabetic);
    let valued = rest.first().is_some_and(u8::is_ascii_whitespace) || rest.first() == Some(&b'"');
    (named && valued && rest.contains(&b']')).then_some(name)
}

/// A game as it stands in a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// Its bytes, up to the next game.
    pub bytes: Vec<u8>,
    /// Its first line, from 1.
    pub line: usize,
    /// The game was longer than [`LARGEST_GAME`]; the bytes are its beginning.
    pub cut_off: bool,
}

/// Bytes of a game beyond which a stream does not keep it.
pub const LARGEST_GAME: usize = 16 << 20;

/// The games of a stream, one after another, in the memory of one.
#[derive(Debug)]
pub struct Chunks<R> {
    input: R,
    splitter: Splitter,
    /// The first line of the next game, which ended the one before.
    first: Vec<u8>,
    first_line: usize,
    line: usize,
    done: bool,
}

impl<R: BufRead> Chunks<R> {
    /// Reads from the beginning.
    pub fn new(input: R) -> Self {
        Self { input, splitter: Splitter::default(), first: Vec::new(), first_line: 1, line: 0, done: false }
    }

    fn read(&mut self) -> io::Result<Option<Chunk>> {
        let mut chunk =
            Chunk { bytes: std::mem::take(&mut self.first), line: self.first_line, cut_off: false };
        let mut line = Vec::new();
        while !self.done {
            line.clear();
            // A file of one endless line is read in pieces.
            let mut limited = io::Read::take(&mut self.input, LARGEST_GAME as u64);
            if read_line(&mut limited, &mut line)? == 0 {
                self.done = true;
                break;
            }
            self.line += 1;
            if self.splitter.line(&line) {
                self.first.clone_from(&line);
                let begun = std::mem::replace(&mut self.first_line, self.line);
                chunk.line = begun;
                return Ok(Some(chunk));
            }
            if chunk.bytes.len() + line.len() > LARGEST_GAME {
                chunk.cut_off = true;
            } else if !chunk.cut_off {
                chunk.bytes.extend_from_slice(&line);
            }
        }
        Ok((!chunk.bytes.trim_ascii().is_empty()).then_some(chunk))
    }
}

/// A line that ends with `\n`, `\r` or `\r\n`.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<usize> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(line.len());
        }
        if line.last() == Some(&b'\r') {
            if buffer[0] == b'\n' {
                line.push(b'\n');
                input.consume(1);
            }
            return Ok(line.len());
        }
        let end = buffer.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        let length = end.map_or(buffer.len(), |end| end + 1);
        line.extend_from_slice(&buffer[..length]);
        input.consume(length);
        if line.last() == Some(&b'\n') {
            return Ok(line.len());
        }
    }
}

impl<R: BufRead> Iterator for Chunks<R> {
    type Item = io::Result<Chunk>;

    fn next(&mut self) -> Option<io::Result<Chunk>> {
        loop {
            match self.read() {
                // Blank lines before the first game are none.
                Ok(Some(chunk)) if chunk.bytes.trim_ascii().is_empty() => {}
                Ok(chunk) => return chunk.map(Ok),
                Err(error) => {
                    self.done = true;
                    self.first.clear();
                    return Some(Err(error));
                }
            }
        }
    }
}

/// The bytes at which the games of a text begin; the first at 0.
pub fn starts(text: &[u8]) -> Vec<usize> {
    let mut splitter = Splitter::default();
    let mut starts = vec![0];
    let mut at = 0;
    let mut input = text;
    let mut line = Vec::new();
    loop {
        line.clear();
        // Reading from memory cannot fail.
        let length = read_line(&mut input, &mut line).unwrap_or(0);
        if length == 0 {
            return starts;
        }
        if splitter.line(&line) {
            starts.push(at);
        }
        at += length;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(text: &str) -> Vec<String> {
        let chunks = Chunks::new(text.as_bytes()).map(|chunk| chunk.unwrap());
        let games: Vec<String> = chunks
            .map(|chunk| String::from_utf8_lossy(&chunk.bytes).trim().replace(['\n', '\r'], "|"))
            .collect();
        let mut starts = starts(text.as_bytes());
        starts.push(text.len());
        let whole: Vec<String> = starts
            .windows(2)
            .map(|pair| text[pair[0]..pair[1]].trim().replace(['\n', '\r'], "|"))
            .filter(|game| !game.is_empty())
            .collect();
        assert_eq!(games, whole, "a stream is split like a text");
        games
    }

    #[test]
    fn games_with_and_without_tags() {
        assert_eq!(games("[A \"1\"]\n\n1. e4 *\n\n[A \"2\"]\n\n1. d4 *\n").len(), 2);
        assert_eq!(games("1. e4 e5 1-0\n1. d4 d5 0-1\n").len(), 2);
        assert_eq!(games("1. e4 e5\n2. Nf3\n\n1. d4 d5\n").len(), 2, "no results");
        assert_eq!(games("1. e4 e5\n\n2. Nf3 Nc6\n").len(), 1, "a blank line inside the moves");
        assert_eq!(games("[A \"1\"]\n\n[B \"2\"]\n\n1. e4 *").len(), 1, "a blank line inside the tags");
        assert_eq!(games("[A \"1\"]\n\n[A \"2\"]\n\n").len(), 2, "games without moves");
        assert_eq!(games("\r\n\r\n[A \"1\"]\r\r1. e4 *\r[A \"2\"]\r").len(), 2);
        assert_eq!(games(""), Vec::<String>::new());
    }

    #[test]
    fn what_looks_like_a_tag_inside_a_comment_is_none() {
        assert_eq!(games("[A \"1\"]\n\n1. e4 {\n[B \"x\"]\n\n[B \"y\"]\n} e5 *").len(), 1);
        assert_eq!(games("[A \"1\"]\n\n1. e4 ; { \n e5 *\n\n[A \"2\"]\n").len(), 2);
        assert_eq!(games("[A \"1\"]\n\n1. e4 (1. d4 1-0\n1. c4) *\n").len(), 1);
    }

    #[test]
    fn an_open_comment_does_not_swallow_the_next_game() {
        assert_eq!(games("[Event \"1\"]\n\n1. e4 { oops *\n\n[Event \"2\"]\n\n1. d4 *\n").len(), 2);
        assert_eq!(games("[Event \"1\"]\n\n1. e4 (1. d4 *\n\n[Event \"2\"]\n\n1. d4 *\n").len(), 2);
    }
}
