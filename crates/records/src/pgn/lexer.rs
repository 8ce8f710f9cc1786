//! Tags, comments and words of one game.

use std::ops::Range;

use super::split::{is_result, tag_name};

/// A piece of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// A tag with its value, escapes resolved.
    Tag(&'a str, String),
    /// A comment in braces or to the end of the line; `false` where its brace is not closed.
    Comment(&'a str, bool),
    /// A line that begins with `%`, which readers leave alone.
    Escape(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// A numeric annotation glyph, also one of the usual signs.
    Nag(u8),
    /// `1-0`, `0-1`, `1/2-1/2`, `*`
    Result(&'a str),
    /// A move, or what stands where one could.
    Word(&'a str),
    /// Anything else.
    Stray(&'a str),
    /// A move number, or nothing at all.
    Filler,
}

/// Signs that stand for a glyph, longer ones first where one begins another.
const SIGNS: [(&str, u8); 27] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("‼", 3),
    ("⁇", 4),
    ("⁉", 5),
    ("⁈", 6),
    ("□", 7),
    ("∞", 13),
    ("⩲", 14),
    ("⩱", 15),
    ("±", 16),
    ("∓", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("+=", 14),
    ("=+", 15),
    ("+/-", 16),
    ("-/+", 17),
    ("+-", 18),
    ("-+", 19),
    ("=", 10),
    ("~", 13),
    ("N", 146),
];

/// Splits the text of one game into tokens, each with the byte at which it begins.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// Tags come before the moves.
    tags_end: bool,
}

impl<'a> Lexer<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: 0, tags_end: false }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn part(&mut self, range: Range<usize>, next: usize) -> &'a str {
        self.at = next;
        &self.text[range]
    }

    fn at_line_start(&self) -> bool {
        self.at == 0
            || self.text.as_bytes()[..self.at].ends_with(b"\n")
            || self.text.as_bytes()[self.at - 1] == b'\r'
    }

    /// `[Name "value"]`. The value ends at the last quote before a `]` that ends the line or is followed by another tag;
    /// without quotes at the last `]` of the line.
    fn tag(&mut self) -> Option<Token<'a>> {
        let line_end = self.rest().find(['\n', '\r']).unwrap_or(self.rest().len());
        let line = &self.rest()[..line_end];
        let name = tag_name(line.as_bytes())?;
        let name_from = line.find(|letter: char| letter.is_ascii_alphabetic())?;
        let name_end = name_from + name.len();
        let name = &line[name_from..name_end];
        let value_from = name_end + (line[name_end..].len() - line[name_end..].trim_start().len());
        let value = &line[value_from..];
        let (value, length) = match value.strip_prefix('"') {
            Some(quoted) => {
                let close = closing_quote(quoted)?;
                let bracket = close + 1 + quoted[close + 1..].find(']')?;
                (unescaped(&quoted[..close]), 1 + bracket + 1)
            }
            None => {
                let close = value.rfind(']')?;
                (value[..close].trim().to_owned(), close + 1)
            }
        };
        self.at += value_from + length;
        Some(Token::Tag(name, value))
    }
}

/// The quote that ends a value: the first that is not escaped and has a `]` behind it and then the end of the line or
/// another tag; failing that, the last one before the last `]`.
fn closing_quote(text: &str) -> Option<usize> {
    let mut escaped = false;
    let mut last = None;
    for (index, letter) in text.char_indices() {
        if letter == '"'
            && !escaped
            && let Some(behind) = text[index + 1..].trim_start().strip_prefix(']')
        {
            let behind = behind.trim_start();
            if behind.is_empty() || tag_name(behind.as_bytes()).is_some() {
                return Some(index);
            }
            last = Some(index);
        }
        escaped = letter == '\\' && !escaped;
    }
    last
}

fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        // A backslash before anything else is one: values hold paths.
        match (letter, letters.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                plain.push(next);
                letters.next();
            }
            _ => plain.push(letter),
        }
    }
    plain
}

impl<'a> Iterator for Lexer<'a> {
    type Item = (Token<'a>, usize);

    fn next(&mut self) -> Option<(Token<'a>, usize)> {
        let skipped = self.rest().find(|letter: char| !letter.is_whitespace() && letter != '\u{FEFF}')?;
        self.at += skipped;
        let at = self.at;
        let rest = self.rest();
        let first = rest.chars().next()?;
        // Not looked for at every token: a line may hold a whole game.
        let line_end = || at + rest.find(['\n', '\r']).unwrap_or(rest.len());
        let token = match first {
            '[' if !self.tags_end => {
                if let Some(tag) = self.tag() {
                    return Some((tag, at));
                }
                let line_end = line_end();
                Token::Stray(self.part(at..line_end, line_end))
            }
            '%' if self.at_line_start() => {
                let line_end = line_end();
                Token::Escape(self.part(at..line_end, line_end))
            }
            ';' => {
                let line_end = line_end();
                Token::Comment(self.part(at + 1..line_end, line_end), true)
            }
            '{' => match rest.find('}') {
                Some(end) => Token::Comment(self.part(at + 1..at + end, at + end + 1), true),
                None => Token::Comment(self.part(at + 1..self.text.len(), self.text.len()), false),
            },
            '(' => {
                self.at += 1;
                Token::Open
            }
            ')' => {
                self.at += 1;
                Token::Close
            }
            '}' | ']' | '<' | '>' | '[' => Token::Stray(self.part(at..at + 1, at + 1)),
            '$' => {
                let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                let number = rest[1..=digits].parse();
                let end = at + 1 + digits;
                match number {
                    Ok(number) => {
                        self.at = end;
                        Token::Nag(number)
                    }
                    Err(_) => Token::Stray(self.part(at..end, end)),
                }
            }
            '.' | '…' => {
                let dots = rest.find(|letter| letter != '.' && letter != '…').unwrap_or(rest.len());
                self.at += dots;
                Token::Filler
            }
            _ => self.word(),
        };
        // A broken tag does not end the tags.
        match token {
            Token::Comment(..) | Token::Escape(_) => {}
            Token::Stray(text) if text.starts_with('[') => {}
            _ => self.tags_end = true,
        }
        Some((token, at))
    }
}

impl<'a> Lexer<'a> {
    fn word(&mut self) -> Token<'a> {
        let rest = self.rest();
        let ends = |letter: char| letter.is_whitespace() || "{}()[];$<>".contains(letter);
        let word = &rest[..rest.find(ends).unwrap_or(rest.len())];
        if is_result(word.as_bytes()) {
            self.at += word.len();
            return Token::Result(word);
        }
        // A sign on its own, not as part of a move.
        if let Some((sign, nag)) = SIGNS.iter().find(|(sign, _)| *sign == word) {
            self.at += sign.len();
            return Token::Nag(*nag);
        }
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        if digits > 0 && word != "0000" {
            let behind = &word[digits..];
            if behind.is_empty() || behind.starts_with(['.', '…']) {
                self.at += digits;
                return Token::Filler;
            }
        }
        if matches!(word, "e.p." | "ep" | "e.p") {
            self.at += word.len();
            return Token::Filler;
        }
        let signs = |letter: char| "!?‼⁇⁉⁈□∞⩲⩱±∓".contains(letter);
        let end = word.find(signs).unwrap_or(word.len());
        // `a6=` is a move and a judgement, `e8=Q` is not.
        let end = if word[..end].ends_with('=') && end > 1 { end - 1 } else { end };
        if end > 0 {
            self.at += end;
            return Token::Word(&word[..end]);
        }
        // Signs right behind a move: the longest first.
        let known = SIGNS.iter().find(|(sign, _)| word.starts_with(sign));
        match known {
            Some((sign, nag)) => {
                self.at += sign.len();
                Token::Nag(*nag)
            }
            None => {
                self.at += word.len();
                Token::Stray(word)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> String {
        let tokens = Lexer::new(text).map(|(token, _)| match token {
            Token::Tag(name, value) => format!("{name}={value}"),
            Token::Comment(text, closed) => format!("{{{}{}", text.trim(), if closed { "}" } else { "" }),
            Token::Escape(text) => format!("%{text}"),
            Token::Open => "(".to_owned(),
            Token::Close => ")".to_owned(),
            Token::Nag(nag) => format!("${nag}"),
            Token::Result(result) => format!("={result}"),
            Token::Word(word) => word.to_owned(),
            Token::Stray(text) => format!("?{text}"),
            Token::Filler => ".".to_owned(),
        });
        tokens.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn tags() {
        assert_eq!(told(r#"[A "x"] [B  "a \"q\" \\ c:\d"]"#), r#"A=x B=a "q" \ c:\d"#);
        assert_eq!(
            told("[A \"a]b\"]\n[B \"say \"hi\" now\"]\n[C \"x\"][D \"y\"]"),
            "A=a]b B=say \"hi\" now C=x D=y"
        );
        assert_eq!(told("[FEN 8/8 w - - 0 1]\n[E \"\"]\n[ F\t\"x\" ]"), "FEN=8/8 w - - 0 1 E= F=x");
        assert_eq!(
            told("\u{feff}[A \"x\"]\n%esc [B \"y\"]\n1. e4 [C \"z\"]"),
            "A=x %%esc [B \"y\"] . . e4 ?[ C \"z\" ?]"
        );
    }

    #[test]
    fn moves_numbers_and_signs() {
        assert_eq!(
            told("1.e4 e5 2. Nf3! Nc6 ?! 3... 12 d4!?+- $14$2) (a"),
            ". . e4 e5 . . Nf3 $1 Nc6 $6 . . . d4 $5 $18 $14 $2 ) ( a"
        );
        assert_eq!(
            told("5.exd5 e.p. Nxd5 ?! +- = 0-0 0000 -- Z0"),
            ". . exd5 . Nxd5 $6 $18 $10 0-0 0000 -- Z0"
        );
        assert_eq!(told("a4{x}b5;to the end\n{open"), "a4 {x} b5 {to the end} {open");
        assert_eq!(told("e8=Q# 1-0 * $999"), "e8=Q# =1-0 =* ?$999");
    }
}
