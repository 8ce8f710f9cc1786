//! The lines of a journal: a checksum, a number, and what is said.

/// The first line.
pub(super) const MAGIC: &str = "hansu journal 1\n";

/// A whole line of this number.
pub(super) fn line(number: u64, said: &str) -> String {
    let content = format!("{number} {said}");
    format!("{:08x} {content}\n", checksum(&content))
}

/// What a line says, if its checksum is right; of any number where none is expected.
pub(super) fn content(line: &[u8], number: Option<u64>) -> Option<&str> {
    let text = std::str::from_utf8(line).ok()?;
    let (head, content) = text.split_once(' ')?;
    let (told, rest) = content.split_once(' ')?;
    let told: u64 = told.parse().ok()?;
    let right = u32::from_str_radix(head, 16).ok()? == checksum(content);
    (right && number.is_none_or(|number| number == told)).then_some(rest)
}

fn checksum(content: &str) -> u32 {
    crc32fast::hash(content.as_bytes())
}
