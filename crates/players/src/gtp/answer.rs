//! Answers out of lines.

/// What an engine answered to a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Answer {
    /// The number of the command, where the engine repeats it.
    pub(super) id: Option<u64>,
    /// `=` and not `?`.
    pub(super) accepted: bool,
    /// Its lines, without what the protocol puts around them.
    pub(super) text: String,
}

/// A whole answer must not be longer than this; what is more is left out.
const LONGEST: usize = 1 << 20;

/// Puts answers together line by line.
#[derive(Debug, Default)]
pub(super) struct Collector(Option<Answer>);

/// What a line did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Fed {
    /// An answer has begun or goes on.
    Part,
    /// An answer is complete.
    Complete(Answer),
    /// The line belongs to no answer: a banner, or an empty line too many.
    Stray,
}

impl Collector {
    /// Takes the next line.
    pub(super) fn feed(&mut self, line: &str) -> Fed {
        let line = line.trim_end();
        match &mut self.0 {
            None => match head(line) {
                Some(answer) => {
                    self.0 = Some(answer);
                    Fed::Part
                }
                None => Fed::Stray,
            },
            Some(_) if line.is_empty() => self.0.take().map_or(Fed::Stray, Fed::Complete),
            Some(answer) => {
                if answer.text.len() + line.len() < LONGEST {
                    if !answer.text.is_empty() {
                        answer.text.push('\n');
                    }
                    answer.text.push_str(line);
                }
                Fed::Part
            }
        }
    }

    /// The answer that has begun.
    pub(super) const fn begun(&self) -> Option<&Answer> {
        self.0.as_ref()
    }
}

/// The first line of an answer: `=` or `?`, perhaps the command's number, perhaps text.
fn head(line: &str) -> Option<Answer> {
    let accepted = match line.as_bytes().first() {
        Some(b'=') => true,
        Some(b'?') => false,
        _ => return None,
    };
    let rest = &line[1..];
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    // `=5` is the answer to command 5; `= 5` says "5".
    let (id, text) = rest.split_at(digits);
    Some(Answer { id: id.parse().ok(), accepted, text: text.trim().to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(lines: &str) -> Vec<Answer> {
        let mut collector = Collector::default();
        lines
            .split('\n')
            .filter_map(|line| match collector.feed(line) {
                Fed::Complete(answer) => Some(answer),
                Fed::Part | Fed::Stray => None,
            })
            .collect()
    }

    #[test]
    fn answers_of_every_form() {
        let found = answers("Banner\n\n\n=1 \n\n?2 unknown command\r\n\r\n= 2\n\n=3 A1\nB2  \n\n");
        let answer = |id, accepted, text: &str| Answer { id, accepted, text: text.to_owned() };
        assert_eq!(
            found,
            [
                answer(Some(1), true, ""),
                answer(Some(2), false, "unknown command"),
                answer(None, true, "2"),
                answer(Some(3), true, "A1\nB2"),
            ]
        );
    }

    #[test]
    fn numbers_beyond_all_bounds_are_none() {
        assert_eq!(answers("=99999999999999999999999 x\n\n")[0].id, None);
        assert!(answers("=1 never ended").is_empty());
    }
}
