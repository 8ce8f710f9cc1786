//! Values as text.

/// A value on one line: escapes resolved, line breaks and other white space a space each. Bytes that are no UTF-8
/// become replacement characters.
pub fn read_simple(value: &[u8]) -> String {
    let mut plain = Vec::with_capacity(value.len());
    let mut bytes = value.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        match byte {
            // An escaped line break is none; anything else escaped stands for itself.
            b'\\' => match bytes.next() {
                Some(first @ (b'\n' | b'\r')) => {
                    bytes.next_if(|&second| first != second && matches!(second, b'\n' | b'\r'));
                }
                Some(escaped) => plain.push(escaped),
                None => {}
            },
            _ if byte.is_ascii_whitespace() => plain.push(b' '),
            _ => plain.push(byte),
        }
    }
    String::from_utf8_lossy(&plain).trim().to_owned()
}

/// A text as the value of a property.
pub fn write_simple(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
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
            assert_eq!(read_simple(value.as_bytes()), text);
        }
        assert_eq!(read_simple(b"\xff"), "\u{fffd}");
        assert_eq!(read_simple(write_simple("a]b\\").as_bytes()), "a]b\\");
    }
}
