//! Brackets, names and values.

use std::ops::Range;

/// A piece of a file. Texts are parts of the file, given by the bytes from and to which they go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Node,
    /// The name of a property, as it is written. A `[` follows.
    Name(Range<usize>),
    /// A value as it stands between its brackets, escapes and all.
    Value(Range<usize>),
    /// A value that goes on to the end of the file.
    Unclosed(Range<usize>),
    /// Anything else, up to the next of the above.
    Stray(Range<usize>),
}

/// Splits a text into tokens, each with the byte at which it begins.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    text: &'a [u8],
    /// The next byte.
    pub at: usize,
}

impl<'a> Lexer<'a> {
    pub const fn new(text: &'a str, at: usize) -> Self {
        Self { text: text.as_bytes(), at }
    }

    fn rest(&self, from: usize) -> &'a [u8] {
        self.text.get(from..).unwrap_or_default()
    }

    fn skip_space(&self, from: usize) -> usize {
        from + self.rest(from).iter().take_while(|byte| byte.is_ascii_whitespace()).count()
    }

    /// The end of a name that begins here and is followed by a value.
    fn name(&self, from: usize) -> Option<usize> {
        let letters = self.rest(from).iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        let end = from + letters;
        let named = self.rest(from).first().is_some_and(u8::is_ascii_alphabetic);
        (named && self.rest(self.skip_space(end)).first() == Some(&b'[')).then_some(end)
    }

    /// The name of the first property behind this byte, if a game begins there.
    pub fn first_name(&self, from: usize) -> Option<Range<usize>> {
        let mut from = self.skip_space(from);
        if self.rest(from).first() == Some(&b';') {
            from = self.skip_space(from + 1);
        }
        self.name(from).map(|end| from..end)
    }

    /// The first byte from which on a game begins: a `(` before a `;` or a property, from `from` on; failing that, a `;`
    /// before a property.
    pub fn game_from(&self, from: usize) -> Option<usize> {
        let opens = |byte: u8| {
            self.rest(from)
                .iter()
                .enumerate()
                .filter(move |(_, found)| **found == byte)
                .map(move |(index, _)| from + index)
        };
        let node_follows = |at: &usize| self.rest(self.skip_space(*at + 1)).first() == Some(&b';');
        let name_follows = |at: &usize| self.name(self.skip_space(*at + 1)).is_some();
        opens(b'(').find(|at| node_follows(at) || name_follows(at)).or_else(|| opens(b';').find(name_follows))
    }

    /// The end of the value whose opening bracket is before this byte; `None` where it has none.
    fn value(&self, from: usize) -> Option<usize> {
        let mut escaped = false;
        let end = self.rest(from).iter().position(|&byte| {
            let ends = byte == b']' && !escaped;
            escaped = byte == b'\\' && !escaped;
            ends
        });
        end.map(|end| from + end)
    }

    fn stray(&self, from: usize) -> usize {
        let mut at = from + 1;
        while let Some(byte) = self.rest(at).first() {
            if b"();[".contains(byte) {
                break;
            }
            let inside_word = self.rest(at - 1).first().is_some_and(u8::is_ascii_alphanumeric);
            if !inside_word && self.name(at).is_some() {
                break;
            }
            at += 1;
        }
        at
    }
}

impl Iterator for Lexer<'_> {
    type Item = (Token, usize);

    fn next(&mut self) -> Option<(Token, usize)> {
        let at = self.skip_space(self.at);
        let first = *self.rest(at).first()?;
        let (token, next) = match first {
            b'(' => (Token::Open, at + 1),
            b')' => (Token::Close, at + 1),
            b';' => (Token::Node, at + 1),
            b'[' => match self.value(at + 1) {
                Some(end) => (Token::Value(at + 1..end), end + 1),
                None => (Token::Unclosed(at + 1..self.text.len()), self.text.len()),
            },
            _ => match self.name(at) {
                Some(end) => (Token::Name(at..end), end),
                None => {
                    let end = self.stray(at);
                    (Token::Stray(at..end), end)
                }
            },
        };
        self.at = next;
        Some((token, at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> String {
        let lexer = Lexer::new(text, 0);
        let Some(from) = lexer.game_from(0) else { return "-".to_owned() };
        let told = Lexer::new(text, from).map(|(token, _)| match token {
            Token::Open => "(".to_owned(),
            Token::Close => ")".to_owned(),
            Token::Node => ";".to_owned(),
            Token::Name(name) => text[name].to_owned(),
            Token::Value(value) => format!("<{}>", &text[value]),
            Token::Unclosed(value) => format!("<{}", &text[value]),
            Token::Stray(stray) => format!("?{:?}", &text[stray]),
        });
        told.collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_game_in_pieces() {
        assert_eq!(
            tokens("mail (hello)\n( ;GaMe[1] C \n[a\\]b\\\\] [c];b[aa])trailing"),
            "( ; GaMe <1> C <a\\]b\\\\> <c> ; b <aa> ) ?\"trailing\""
        );
        assert_eq!(tokens("\u{feff}(GM [1])"), "( GM <1> )");
        assert_eq!(tokens("(;C[a]b];B[aa])"), "( ; C <a> ?\"b]\" ; B <aa> )");
        assert_eq!(tokens("(;C[a]x yz B[aa])"), "( ; C <a> ?\"x yz \" B <aa> )");
        assert_eq!(tokens(";GM[1];B[aa]"), "; GM <1> ; B <aa>");
    }

    #[test]
    fn what_does_not_end_ends_with_the_file() {
        assert_eq!(tokens("(;C[abc\\]"), "( ; C <abc\\]");
        assert_eq!(tokens("(;C["), "( ; C <");
        assert_eq!(tokens("(hello)"), "-");
        assert_eq!(tokens(""), "-");
    }
}
