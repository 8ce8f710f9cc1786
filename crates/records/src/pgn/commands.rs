//! What programs hide in comments: `[%clk 1:23:45]`, `[%emt 0:00:05]`, `[%eval -0.31,18]`, `[%csl Ga1]`, `[%cal Ga1b2]`.

use std::{fmt::Write, time::Duration};

use hansu_rules::Point;

use crate::tree::notes::{Evaluation, Mark, MarkColor, Notes, Score};

/// Takes what is understood out of a comment and into the notes; returns the rest of the text. What is not understood,
/// or is told a second time, stays in the text.
pub fn take(text: &str, notes: &mut Notes) -> String {
    let mut rest = String::with_capacity(text.len());
    let mut at = 0;
    while let Some(from) = text[at..].find("[%").map(|index| at + index) {
        let Some(length) = text[from..].find(']') else { break };
        let (command, next) = (&text[from + 2..from + length], from + length + 1);
        let (name, value) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
        rest.push_str(&text[at..from]);
        if understood(name, value.trim(), notes) {
            // The spaces around it were its own.
            if rest.ends_with(char::is_whitespace) || rest.is_empty() {
                at = next + (text[next..].len() - text[next..].trim_start_matches(' ').len());
            } else {
                at = next;
            }
        } else {
            rest.push_str(&text[from..next]);
            at = next;
        }
    }
    rest.push_str(&text[at..]);
    rest.trim().to_owned()
}

fn understood(name: &str, value: &str, notes: &mut Notes) -> bool {
    match name {
        "clk" => fill(&mut notes.clock.left, time(value)),
        "emt" => fill(&mut notes.clock.spent, time(value)),
        "eval" => fill(&mut notes.evaluation, evaluation(value)),
        "csl" => extend(&mut notes.marks, value, |color, rest| {
            let (point, "") = square(rest)? else { return None };
            Some(Mark::Coloured(point, color))
        }),
        "cal" => extend(&mut notes.marks, value, |color, rest| {
            let (from, rest) = square(rest)?;
            let (to, "") = square(rest)? else { return None };
            Some(Mark::Arrow(from, to, Some(color)))
        }),
        _ => false,
    }
}

fn fill<T>(place: &mut Option<T>, value: Option<T>) -> bool {
    let fits = place.is_none() && value.is_some();
    if fits {
        *place = value;
    }
    fits
}

fn extend(marks: &mut Vec<Mark>, list: &str, read: impl Fn(MarkColor, &str) -> Option<Mark>) -> bool {
    let read = |entry: &str| {
        let letter = entry.chars().next()?;
        let color = match letter {
            'G' => MarkColor::Green,
            'R' => MarkColor::Red,
            'Y' => MarkColor::Yellow,
            'B' => MarkColor::Blue,
            _ => return None,
        };
        read(color, &entry[1..])
    };
    match list.split(',').map(|entry| read(entry.trim())).collect::<Option<Vec<Mark>>>() {
        Some(read) => {
            marks.extend(read);
            true
        }
        None => false,
    }
}

/// A letter and a number from 1, and what follows.
fn square(text: &str) -> Option<(Point, &str)> {
    let letter = text.bytes().next().filter(|letter| (b'a'..=b'i').contains(letter))?;
    let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
    let row: u8 = text[1..=digits].parse().ok().filter(|row| (1..=10).contains(row))?;
    Some((Point::new(letter - b'a', row - 1), &text[1 + digits..]))
}

/// `1:23:45.6`, `23:45` or seconds; to the millisecond.
fn time(text: &str) -> Option<Duration> {
    let mut millis: u64 = 0;
    let parts: Vec<&str> = text.split(':').collect();
    let (seconds, larger) = parts.split_last()?;
    if larger.len() > 2 {
        return None;
    }
    for part in larger {
        let number: u64 = part.parse().ok().filter(|number| *number < 1_000_000)?;
        millis = (millis + number * 1000) * 60;
    }
    let (whole, fraction) = seconds.split_once(['.', ',']).unwrap_or((seconds, "0"));
    let whole: u64 = whole.parse().ok().filter(|number| *number < 1_000_000_000)?;
    let digits = fraction.get(..3.min(fraction.len()))?;
    let scale = 10_u64.checked_pow(3 - u32::try_from(digits.len()).ok()?)?;
    if fraction.is_empty() || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    Some(Duration::from_millis(millis + whole * 1000 + digits.parse::<u64>().ok()? * scale))
}

/// `0.31`, `-0.31,18` with the depth, `#-4`; one program writes a decimal comma, `0,31`.
fn evaluation(text: &str) -> Option<Evaluation> {
    let (score, depth) = match text.split_once(',') {
        Some((score, depth)) if score.contains(['.', '#']) => {
            (score.to_owned(), Some(depth.trim().parse().ok()?))
        }
        Some(_) => (text.replacen(',', ".", 1), None),
        None => (text.to_owned(), None),
    };
    let score = match score.strip_prefix('#') {
        Some(mate) => Score::Mate(mate.parse().ok()?),
        None => {
            let hundredths = (score.parse::<f64>().ok()? * 100.0).round();
            Score::Hundredths((hundredths.abs() < 1e9).then_some(hundredths as i32)?)
        }
    };
    Some(Evaluation { score, depth })
}

/// Everything of the notes that is written as a command, separated by spaces; empty where there is none.
pub fn written(notes: &Notes) -> String {
    let mut commands: Vec<String> = Vec::new();
    if let Some(Evaluation { score, depth }) = notes.evaluation {
        let score = match score {
            Score::Mate(moves) => format!("#{moves}"),
            Score::Hundredths(score) => {
                let sign = if score < 0 { "-" } else { "" };
                format!("{sign}{}.{:02}", score.unsigned_abs() / 100, score.unsigned_abs() % 100)
            }
        };
        let depth = depth.map_or(String::new(), |depth| format!(",{depth}"));
        commands.push(format!("[%eval {score}{depth}]"));
    }
    for (name, time) in [("clk", notes.clock.left), ("emt", notes.clock.spent)] {
        commands.extend(time.map(|time| format!("[%{name} {}]", clock(time))));
    }
    let name = |point: Point| format!("{}{}", char::from(b'a' + point.col.min(25)), u16::from(point.row) + 1);
    let letter = |color: MarkColor| match color {
        MarkColor::Green => 'G',
        MarkColor::Red => 'R',
        MarkColor::Yellow => 'Y',
        MarkColor::Blue => 'B',
    };
    // Marks keep their order: neighbours of a kind share a command.
    let mut open: Option<(&str, String)> = None;
    for mark in &notes.marks {
        let (command, entry) = match *mark {
            Mark::Coloured(point, color) => ("csl", format!("{}{}", letter(color), name(point))),
            Mark::Sign(_, point) | Mark::Label(point, _) => ("csl", format!("G{}", name(point))),
            Mark::Arrow(from, to, color) => {
                ("cal", format!("{}{}{}", letter(color.unwrap_or(MarkColor::Green)), name(from), name(to)))
            }
            Mark::Line(from, to) => ("cal", format!("G{}{}", name(from), name(to))),
        };
        match &mut open {
            Some((known, list)) if *known == command => {
                // Writing to a string cannot fail.
                let _ = write!(list, ",{entry}");
            }
            _ => {
                commands.extend(open.take().map(|(command, list)| format!("[%{command} {list}]")));
                open = Some((command, entry));
            }
        }
    }
    commands.extend(open.map(|(command, list)| format!("[%{command} {list}]")));
    commands.join(" ")
}

/// `h:mm:ss`, with the milliseconds where there are any.
fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    let mut text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    let millis = time.subsec_millis();
    if millis > 0 {
        text += format!(".{millis:03}").trim_end_matches('0');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(text: &str) -> (String, String) {
        let mut notes = Notes::default();
        let rest = take(text, &mut notes);
        (rest, written(&notes))
    }

    #[test]
    fn what_programs_write() {
        for (text, rest, commands) in [
            ("[%clk 1:23:45]", "", "[%clk 1:23:45]"),
            ("good [%clk 0:00:05.3] move", "good move", "[%clk 0:00:05.3]"),
            ("[%emt 00:00:04]", "", "[%emt 0:00:04]"),
            ("[%clk 12:34]x", "x", "[%clk 0:12:34]"),
            ("[%eval -0.3,18] [%clk 0:01:00]", "", "[%eval -0.30,18] [%clk 0:01:00]"),
            ("[%eval #-4]", "", "[%eval #-4]"),
            ("[%eval 0,1]", "", "[%eval 0.10]"),
            ("[%csl Ga1,Rb2][%cal Yc3d4,Ba1h8]", "", "[%csl Ga1,Rb2] [%cal Yc3d4,Ba1h8]"),
            ("[%cal Ga10i9]", "", "[%cal Ga10i9]"),
        ] {
            assert_eq!(round_trip(text), (rest.to_owned(), commands.to_owned()), "{text}");
            assert_eq!(round_trip(commands), (String::new(), commands.to_owned()));
        }
    }

    #[test]
    fn what_is_not_understood_stays() {
        for text in [
            "[%clk]",
            "[%clk x]",
            "[%clk 1:2:3:4]",
            "[%eval ?]",
            "[%eval 1.0,x]",
            "[%csl Xa1]",
            "[%csl Ga1,]",
            "[%cal Ga1]",
            "[%egt 1:00]",
            "[%",
            "[%clk 1:00",
            "[%clk 9999999999]",
            "[%clk 1.김]",
            "[%csl 김]",
        ] {
            assert_eq!(round_trip(text), (text.to_owned(), String::new()));
        }
        assert_eq!(round_trip("[%clk 0:01:00][%clk 0:02:00]").0, "[%clk 0:02:00]");
    }
}
