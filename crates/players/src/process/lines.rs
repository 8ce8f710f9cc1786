//! Lines out of bytes, whatever the bytes are.

use std::io::{self, BufRead};

/// A line longer than this is cut. The longest honest ones are a Go engine's reports with the ownership of a
/// large board.
pub(super) const LONGEST: usize = 128 << 10;

/// Calls `each` for every line until it says `false` or the stream ends: split at `\n`, `\r` at the end removed,
/// decoded lossily, cut at `longest` bytes. Nothing longer is ever held in memory.
pub(super) fn for_each_line(
    mut source: impl BufRead,
    longest: usize,
    mut each: impl FnMut(String) -> bool,
) -> io::Result<()> {
    let mut line: Vec<u8> = Vec::new();
    loop {
        let bytes = match source.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if bytes.is_empty() {
            if !line.is_empty() {
                each(text(&line));
            }
            return Ok(());
        }
        let end = bytes.iter().position(|&byte| byte == b'\n');
        let part = &bytes[..end.unwrap_or(bytes.len())];
        let room = longest.saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        let used = part.len() + usize::from(end.is_some());
        source.consume(used);
        if end.is_some() {
            if !each(text(&line)) {
                return Ok(());
            }
            line.clear();
            // One long line must not hold its memory for the life of the engine.
            line.shrink_to(4096);
        }
    }
}

fn text(line: &[u8]) -> String {
    String::from_utf8_lossy(line.strip_suffix(b"\r").unwrap_or(line)).into_owned()
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, Read};

    use super::*;

    fn lines(bytes: &[u8], longest: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for_each_line(bytes, longest, |line| {
            lines.push(line);
            true
        })
        .unwrap();
        lines
    }

    #[test]
    fn line_breaks_and_bytes_of_any_kind() {
        assert_eq!(lines(b"a\r\n\nb\rc\nlast", 99), ["a", "", "b\rc", "last"]);
        assert_eq!(lines(b"id author J\xfcrgen\n", 99), ["id author J\u{fffd}rgen"]);
    }

    #[test]
    fn a_line_without_end_is_cut() {
        let endless = io::repeat(b'x').take(10 << 20).chain(&b"\nnext\n"[..]);
        let mut seen = Vec::new();
        for_each_line(BufReader::new(endless), 1000, |line| {
            seen.push(line.len());
            true
        })
        .unwrap();
        assert_eq!(seen, [1000, 4]);
    }
}
