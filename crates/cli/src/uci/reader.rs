//! Lines from standard input, in a thread of their own: whatever the engine does, `stop` is heard.

use std::io::{self, BufRead};

/// What came in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A line; what is no UTF-8 in it is replaced.
    Line(String),
    /// A line beyond every bound, of which nothing was kept.
    TooLong,
    /// Nothing more will come.
    End,
}

/// The longest line that is read. A game of ten thousand moves fits.
pub const LONGEST_LINE: usize = 1 << 16;

/// Hands on every line until the input ends or `give` no longer takes any.
pub fn read(mut input: impl BufRead, mut give: impl FnMut(Input) -> bool) {
    loop {
        let next = next(&mut input).unwrap_or(Input::End);
        let last = next == Input::End;
        if !give(next) || last {
            return;
        }
    }
}

/// The next line. Of one that is too long only its end is looked for.
fn next(input: &mut impl BufRead) -> io::Result<Input> {
    let mut line = Vec::new();
    let mut too_long = false;
    let mut anything = false;
    loop {
        let available = match input.fill_buf() {
            Ok(available) => available,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = available.iter().position(|&byte| byte == b'\n');
        let part = &available[..end.unwrap_or(available.len())];
        let (taken, finished) =
            (end.map_or(part.len(), |end| end + 1), end.is_some() || available.is_empty());
        anything |= taken > 0;
        if line.len() + part.len() > LONGEST_LINE {
            too_long = true;
            line = Vec::new();
        } else if !too_long {
            line.extend_from_slice(part);
        }
        input.consume(taken);
        if finished {
            break;
        }
    }
    Ok(match (anything, too_long) {
        (false, _) => Input::End,
        (true, true) => Input::TooLong,
        (true, false) => Input::Line(String::from_utf8_lossy(&line).into_owned()),
    })
}

#[cfg(test)]
mod tests {
    use std::io::BufReader;

    use super::*;

    fn all(bytes: &[u8]) -> Vec<Input> {
        let mut inputs = Vec::new();
        // A small buffer, so that lines are put together from parts.
        read(BufReader::with_capacity(7, bytes), |input| {
            inputs.push(input);
            true
        });
        inputs
    }

    fn line(text: &str) -> Input {
        Input::Line(text.to_owned())
    }

    #[test]
    fn lines_come_whole_with_or_without_their_end() {
        assert_eq!(
            all(b"uci\nisready\r\n\nquit"),
            [line("uci"), line("isready\r"), line(""), line("quit"), Input::End]
        );
        assert_eq!(all(b""), [Input::End]);
    }

    #[test]
    fn bytes_that_are_no_text_are_replaced() {
        assert_eq!(all(b"g\xffo\n"), [line("g\u{fffd}o"), Input::End]);
    }

    #[test]
    fn a_line_without_bound_takes_no_memory_and_the_next_is_read() {
        let mut bytes = vec![b'x'; 3 * LONGEST_LINE];
        bytes.extend_from_slice(b"\nuci\n");
        assert_eq!(all(&bytes), [Input::TooLong, line("uci"), Input::End]);
        let longest = "x".repeat(LONGEST_LINE);
        assert_eq!(all(longest.as_bytes()), [line(&longest), Input::End]);
    }

    #[test]
    fn nothing_is_read_for_nobody() {
        let mut taken = 0;
        read(&b"a\nb\nc\n"[..], |_| {
            taken += 1;
            taken < 2
        });
        assert_eq!(taken, 2);
    }
}
