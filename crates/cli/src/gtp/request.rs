//! A line as a request: an optional number, the name of a command, its arguments.

/// What a line asks.
#[derive(Debug, PartialEq, Eq)]
pub struct Request<'a> {
    /// The number that the answer repeats.
    pub id: Option<u32>,
    /// The command; empty where a number stands alone.
    pub name: &'a str,
    /// Its arguments.
    pub args: Vec<&'a str>,
}

impl<'a> Request<'a> {
    /// Splits a preprocessed line; `None` for a blank one.
    pub fn split(line: &'a str) -> Option<Self> {
        let mut words = line.split_ascii_whitespace().peekable();
        let id = id(words.peek()?);
        if id.is_some() {
            words.next();
        }
        let name = words.next().unwrap_or_default();
        Some(Self { id, name, args: words.collect() })
    }
}

/// Numbers go up to 2^31 - 1.
fn id(word: &str) -> Option<u32> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse::<u32>().ok().filter(|&id| digits && i32::try_from(id).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_optional() {
        assert_eq!(
            Request::split(" 007 play  b D4"),
            Some(Request { id: Some(7), name: "play", args: vec!["b", "D4"] })
        );
        assert_eq!(Request::split("name"), Some(Request { id: None, name: "name", args: vec![] }));
        assert_eq!(Request::split("5"), Some(Request { id: Some(5), name: "", args: vec![] }));
        assert_eq!(Request::split(" \t "), None);
        for name in ["2147483648", "-1", "+1", "1.5", "1name"] {
            assert_eq!(Request::split(name), Some(Request { id: None, name, args: vec![] }));
        }
    }
}
