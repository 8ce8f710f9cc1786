//! Brackets, names and values.

/// A piece of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Token {
    /// `(`
    Open,
    /// `)`
    Close,
    /// `;`
    Node,
    /// The name of a property: its capital letters, so that `SiZe` of the third version of the format is `SZ`.
    Name(String),
    /// A value as it stands between its brackets, escapes and all.
    Value(Vec<u8>),
}

/// Splits a file into tokens. Bytes that mean nothing are skipped; a value that does not end is one to the end.
#[derive(Clone, Debug)]
pub struct Lexer<'a> {
    rest: &'a [u8],
}

impl<'a> Lexer<'a> {
    /// Begins at the first game: at a `(` before a `;` or, failing that, before a property.
    pub fn new(bytes: &'a [u8]) -> Option<Self> {
        let begins = |wanted: fn(&[u8]) -> bool| {
            let opens = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'(').map(|(index, _)| index);
            opens.map(|index| &bytes[index..]).find(|rest| wanted(rest[1..].trim_ascii_start()))
        };
        let with_node = begins(|rest| rest.first() == Some(&b';'));
        with_node.or_else(|| begins(is_property)).map(|rest| Self { rest })
    }

    fn name(&mut self) -> String {
        let letters = self.rest.iter().take_while(|byte| byte.is_ascii_alphanumeric()).count();
        let (name, rest) = self.rest.split_at(letters);
        self.rest = rest;
        let name = String::from_utf8_lossy(name);
        let capitals: String = name.chars().filter(char::is_ascii_uppercase).collect();
        if capitals.is_empty() { name.to_ascii_uppercase() } else { capitals }
    }

    /// The value whose opening bracket has been read.
    fn value(&mut self) -> Vec<u8> {
        let mut escaped = false;
        let end = self.rest.iter().position(|&byte| {
            let ends = byte == b']' && !escaped;
            escaped = byte == b'\\' && !escaped;
            ends
        });
        let (value, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest.get(1..).unwrap_or_default();
        value.to_vec()
    }
}

/// Letters and an opening bracket.
fn is_property(rest: &[u8]) -> bool {
    let letters = rest.iter().take_while(|byte| byte.is_ascii_alphabetic()).count();
    letters > 0 && rest[letters..].trim_ascii_start().first() == Some(&b'[')
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        loop {
            let (&first, rest) = self.rest.split_first()?;
            if first.is_ascii_alphabetic() {
                return Some(Token::Name(self.name()));
            }
            self.rest = rest;
            match first {
                b'(' => return Some(Token::Open),
                b')' => return Some(Token::Close),
                b';' => return Some(Token::Node),
                b'[' => return Some(Token::Value(self.value())),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token> {
        Lexer::new(text.as_bytes()).map(Iterator::collect).unwrap_or_default()
    }

    fn name(text: &str) -> Token {
        Token::Name(text.to_owned())
    }

    fn value(text: &str) -> Token {
        Token::Value(text.as_bytes().to_vec())
    }

    #[test]
    fn a_game_in_pieces() {
        use Token::{Close, Node, Open};
        assert_eq!(
            tokens("mail (hello)\n( ;GaMe[1] C \n[a\\]b\\\\] [c];b[aa])trailing"),
            [
                Open,
                Node,
                name("GM"),
                value("1"),
                name("C"),
                value("a\\]b\\\\"),
                value("c"),
                Node,
                name("B"),
                value("aa"),
                Close,
                name("TRAILING")
            ]
        );
        assert_eq!(tokens("\u{feff}(GM [1])"), [Open, name("GM"), value("1"), Close]);
    }

    #[test]
    fn what_does_not_end_ends_with_the_file() {
        assert_eq!(tokens("(;C[abc\\]"), [Token::Open, Token::Node, name("C"), value("abc\\]")]);
        assert_eq!(tokens("(;C["), [Token::Open, Token::Node, name("C"), value("")]);
        assert_eq!(tokens("(hello)"), []);
        assert_eq!(tokens(""), []);
    }
}
