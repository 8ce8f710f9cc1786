//! Values as text.

use std::borrow::Cow;

/// A value of the type Text: escapes resolved, line breaks kept as `\n`, other white space a space each.
pub fn read_text(value: &str) -> String {
    resolve(value, '\n').trim_end().to_owned()
}

/// A value on one line: escapes resolved, line breaks and other white space a space each.
pub fn read_simple(value: &str) -> String {
    resolve(value, ' ').trim().to_owned()
}

fn resolve(value: &str, line_break: char) -> String {
    let mut plain = String::with_capacity(value.len());
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            // An escaped line break is none; anything else escaped stands for itself.
            '\\' => match letters.next() {
                Some(first @ ('\n' | '\r')) => drop(letters.next_if(|&second| is_pair(first, second))),
                Some(escaped) if escaped.is_ascii_whitespace() => plain.push(' '),
                Some(escaped) => plain.push(escaped),
                None => {}
            },
            '\n' | '\r' => {
                letters.next_if(|&second| is_pair(letter, second));
                plain.push(line_break);
            }
            '\t' | '\u{B}' | '\u{C}' => plain.push(' '),
            _ => plain.push(letter),
        }
    }
    plain
}

fn is_pair(first: char, second: char) -> bool {
    first != second && matches!(second, '\n' | '\r')
}

/// A text as the value of a property.
pub fn write(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}

/// A text as one half of a composed value, in which a colon is escaped too.
pub fn write_composed(text: &str) -> String {
    write(text).replace(':', "\\:")
}

/// The two halves of a composed value: before and behind the first colon that is not escaped.
pub fn halves(value: &str) -> Option<(&str, &str)> {
    let mut escaped = false;
    let colon = value.bytes().position(|byte| {
        let found = byte == b':' && !escaped;
        escaped = byte == b'\\' && !escaped;
        found
    })?;
    Some((&value[..colon], &value[colon + 1..]))
}

/// A value without line breaks, for a warning.
pub fn shown(value: &str) -> String {
    let text: Cow<'_, str> = crate::encoding::shown(value).into();
    text.chars().take(80).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_are_resolved() {
        for (value, text) in [
            ("Chinese", "Chinese"),
            (" a\\]b\\\\c\\:d ", "a]b\\c:d"),
            ("one\\\r\ntwo\nthree\\\nfour", "onetwo threefour"),
            ("end\\", "end"),
        ] {
            assert_eq!(read_simple(value), text);
        }
        assert_eq!(read_text("a\r\nb\n\nc\\\nd\te \n"), "a\nb\n\ncd e");
        assert_eq!(read_text("a\rb\n\rc"), "a\nb\nc");
        assert_eq!(read_simple(&write("a]b\\")), "a]b\\");
        assert_eq!(read_simple(&write_composed("a:b")), "a:b");
    }

    #[test]
    fn composed_values() {
        assert_eq!(halves("aa:1:2"), Some(("aa", "1:2")));
        assert_eq!(halves("a\\:a:b"), Some(("a\\:a", "b")));
        assert_eq!(halves("aa"), None);
    }
}
