//! Lines from the controller, read by a thread of their own so that a running analysis can be interrupted.

use std::{
    io::{self, BufRead},
    sync::mpsc::SyncSender,
};

/// Bytes of a line that are kept. No command is longer: 625 vertices take less than 3 KiB.
const LONGEST_LINE: usize = 64 * 1024;

/// What the main loop waits for.
#[derive(Debug, PartialEq, Eq)]
pub enum Event {
    /// A line, as [`clean`] leaves it; it may be blank.
    Line(String),
    /// The input has ended.
    End,
    /// A line of the analysis with this number.
    Info(u64, String),
}

/// Sends every line, then the end. Returns early where nobody listens any more.
pub fn read(input: impl BufRead, events: &SyncSender<Event>) {
    let mut input = input;
    // Input that fails has ended as far as anyone can tell.
    while let Ok(Some(line)) = next_line(&mut input) {
        if events.send(Event::Line(clean(&line))).is_err() {
            return;
        }
    }
    // Nobody listens any more: then nobody needs to know.
    let _ = events.send(Event::End);
}

/// The next line, cut where it is longer than any command; `None` at the end.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let mut begun = false;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() {
            return Ok(begun.then_some(line));
        }
        begun = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let taken = &buffer[..end.unwrap_or(buffer.len())];
        line.extend_from_slice(&taken[..taken.len().min(LONGEST_LINE - line.len())]);
        let used = taken.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(line));
        }
    }
}

/// The preprocessing of the protocol (3.1): control characters go, tabs become spaces, comments end the line.
/// Bytes that are no UTF-8 become replacement characters: no command has any.
fn clean(line: &[u8]) -> String {
    let code = line.split(|&byte| byte == b'#').next().unwrap_or_default();
    let kept: Vec<u8> = code
        .iter()
        .filter(|&&byte| byte == b'\t' || !byte.is_ascii_control())
        .map(|&byte| if byte == b'\t' { b' ' } else { byte })
        .collect();
    String::from_utf8_lossy(&kept).into_owned()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn events(input: &[u8]) -> Vec<Event> {
        let (sender, events) = mpsc::sync_channel(1000);
        read(input, &sender);
        drop(sender);
        events.iter().collect()
    }

    fn line(text: &str) -> Event {
        Event::Line(text.to_owned())
    }

    #[test]
    fn lines_are_preprocessed() {
        assert_eq!(
            events(b"1 name\r\n\tplay\tb\x07 d4 # there\n\n# nothing\nkomi\xff 7"),
            [line("1 name"), line(" play b d4 "), line(""), line(""), line("komi\u{fffd} 7"), Event::End]
        );
        assert_eq!(events(b""), [Event::End]);
        assert_eq!(events(b"\n"), [line(""), Event::End]);
    }

    #[test]
    fn long_lines_are_cut_and_the_next_is_whole() {
        let mut input = vec![b'x'; 3 * LONGEST_LINE];
        input.extend_from_slice(b"\nname\n");
        let events = events(&input);
        assert_eq!(events[0], line(&"x".repeat(LONGEST_LINE)));
        assert_eq!(events[1..], [line("name"), Event::End]);
    }
}
