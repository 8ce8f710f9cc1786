//! A command as people write it: a program and its arguments.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A program with its arguments. It is started as it is, without a shell.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CommandLine {
    /// A path, or a name to be looked up in `PATH`.
    pub program: String,
    /// What it is given.
    #[serde(default)]
    pub args: Vec<String>,
}

/// A text that is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandLineError {
    /// There are no words.
    #[error("no program is named")]
    Empty,
    /// A quotation mark without its partner.
    #[error("the quotation mark {0} is not closed")]
    OpenQuote(char),
}

/// Where the backslash parts the folders of a path it cannot also quote the sign behind it.
const BACKSLASH_QUOTES: bool = cfg!(not(windows));

impl CommandLine {
    /// A program without arguments.
    #[must_use]
    pub fn new(program: impl Into<String>) -> Self {
        Self { program: program.into(), args: Vec::new() }
    }

    /// The same with these arguments.
    #[must_use]
    pub fn with_args<T: Into<String>>(mut self, args: impl IntoIterator<Item = T>) -> Self {
        self.args = args.into_iter().map(Into::into).collect();
        self
    }

    /// Splits a text at its spaces. Words with spaces stand in `'…'` or `"…"`; except on Windows a backslash takes
    /// the next sign as it is (within `"…"` only a backslash or a quotation mark).
    ///
    /// # Errors
    /// Where no program is named or a quotation mark is left open.
    pub fn parse(text: &str) -> Result<Self, CommandLineError> {
        let mut words = split(text, BACKSLASH_QUOTES)?.into_iter();
        match words.next() {
            Some(program) if !program.is_empty() => Ok(Self { program, args: words.collect() }),
            _ => Err(CommandLineError::Empty),
        }
    }
}

impl fmt::Display for CommandLine {
    /// As [`CommandLine::parse`] reads it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_word(f, &self.program)?;
        for word in &self.args {
            f.write_str(" ")?;
            write_word(f, word)?;
        }
        Ok(())
    }
}

fn write_word(f: &mut fmt::Formatter<'_>, word: &str) -> fmt::Result {
    let plain = |sign: char| !(sign.is_whitespace() || matches!(sign, '"' | '\'' | '\\'));
    let plain = |sign: char| plain(sign) || (sign == '\\' && !BACKSLASH_QUOTES);
    if !word.is_empty() && word.chars().all(plain) {
        return f.write_str(word);
    }
    if !word.contains('\'') {
        return write!(f, "'{word}'");
    }
    f.write_str("\"")?;
    for sign in word.chars() {
        if BACKSLASH_QUOTES && matches!(sign, '"' | '\\') {
            f.write_str("\\")?;
        }
        write!(f, "{sign}")?;
    }
    f.write_str("\"")
}

fn split(text: &str, backslash_quotes: bool) -> Result<Vec<String>, CommandLineError> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match (quote, sign) {
            (Some(open), sign) if sign == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(sign);
                word.get_or_insert_default();
            }
            (None | Some('"'), '\\') if backslash_quotes => {
                let quoted = |next: &char| quote.is_none() || matches!(next, '"' | '\\');
                word.get_or_insert_default().push(signs.next_if(quoted).unwrap_or('\\'));
            }
            (None, sign) if sign.is_whitespace() => words.extend(word.take()),
            (_, sign) => word.get_or_insert_default().push(sign),
        }
    }
    if let Some(open) = quote {
        return Err(CommandLineError::OpenQuote(open));
    }
    words.extend(word);
    Ok(words)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn words_and_quotation_marks() {
        let words = |text| split(text, true).unwrap();
        assert_eq!(words("ssh host katago gtp"), ["ssh", "host", "katago", "gtp"]);
        assert_eq!(words("  '/opt/my engine/x'  -c \"a b\" "), ["/opt/my engine/x", "-c", "a b"]);
        assert_eq!(words(r#"a\ b "c\"d\e" '' e"f"g"#), ["a b", r#"c"d\e"#, "", "efg"]);
        assert_eq!(words("trailing\\"), ["trailing\\"]);
        assert_eq!(split("C:\\Go\\katago.exe gtp", false).unwrap(), ["C:\\Go\\katago.exe", "gtp"]);
    }

    #[test]
    fn what_is_no_command() {
        assert_eq!(CommandLine::parse("  "), Err(CommandLineError::Empty));
        assert_eq!(CommandLine::parse("'' x"), Err(CommandLineError::Empty));
        assert_eq!(CommandLine::parse("a \"b"), Err(CommandLineError::OpenQuote('"')));
    }

    proptest! {
        #[test]
        fn what_is_written_can_be_read(
            program in "[^\u{0}]{1,12}",
            args in prop::collection::vec("[ a-z\"'\\\\–한]{0,9}", 0..4),
        ) {
            let command = CommandLine { program, args };
            let readable = BACKSLASH_QUOTES || !command.to_string().contains('\'');
            if readable {
                prop_assert_eq!(CommandLine::parse(&command.to_string()), Ok(command));
            }
        }

        #[test]
        fn no_text_panics(text in any::<String>()) {
            let _ = CommandLine::parse(&text);
        }
    }
}
