//! What real engines once said, said again.

use std::fs;

use crate::{lines, say, violation};

/// A command of a transcript and what was said until the next.
struct Section {
    sent: String,
    said: Vec<String>,
}

fn transcript(file: &str) -> Vec<Section> {
    let Ok(text) = fs::read_to_string(file) else { violation("no transcript") };
    let mut sections: Vec<Section> = Vec::new();
    for line in text.lines() {
        if let Some(sent) = line.strip_prefix("> ") {
            sections.push(Section { sent: sent.to_owned(), said: Vec::new() });
        } else if let (Some(section), Some(said)) = (sections.last_mut(), line.strip_prefix("< ")) {
            section.said.push(said.to_owned());
        } else if let Some(section) = sections.last_mut() {
            section.said.push(String::new());
        }
    }
    sections
}

fn first_word(line: &str) -> &str {
    line.split(' ').next().unwrap_or_default()
}

/// Answers each command with what was said to the next one of that name; searches from the one numbered `skip`
/// (from 0) on.
pub fn uci(file: &str, skip: usize) {
    let sections = transcript(file);
    let mut searches =
        sections.iter().enumerate().filter(|(_, section)| first_word(&section.sent) == "go").skip(skip);
    let mut at = 0;
    for line in lines() {
        match first_word(&line) {
            "uci" => sections.iter().filter(|one| one.sent == "uci").for_each(tell),
            "isready" => say("readyok"),
            "go" => {
                let Some((place, section)) = searches.next() else { violation("no more searches") };
                at = place + 1;
                tell(section);
            }
            word @ ("stop" | "ponderhit") => {
                let Some(section) = sections[at..].iter().find(|one| one.sent == word) else {
                    violation(word)
                };
                tell(section);
            }
            "quit" => return,
            _ => {}
        }
    }
}

fn tell(section: &Section) {
    section.said.iter().for_each(|line| say(line));
}

/// Commands and answers in pairs: some were sent many at a time, but answers keep the order of the commands.
pub fn gtp(file: &str) {
    let sections = transcript(file);
    let mut answers: Vec<Vec<String>> = Vec::new();
    for line in sections.iter().flat_map(|section| &section.said) {
        if line.starts_with(['=', '?']) {
            answers.push(vec![line.clone()]);
        } else if let Some(answer) = answers.last_mut().filter(|_| !line.is_empty()) {
            answer.push(line.clone());
        }
    }
    let mut pairs: Vec<(&str, Vec<String>)> =
        sections.iter().map(|section| without_number(&section.sent)).zip(answers).collect();
    let mut open = false;
    for line in lines() {
        if std::mem::take(&mut open) {
            say("");
        }
        let (number, command) = line.split_once(' ').unwrap_or(("", &line));
        let word = first_word(command);
        // They report alike; only one of them was recorded.
        let known = if word == "kata-search_analyze_cancellable" { "kata-genmove_analyze" } else { word };
        let found = pairs.iter().position(|(sent, _)| first_word(sent) == known);
        match found.map(|at| pairs.remove(at).1) {
            Some(answer) => {
                let head = answer.first().map_or("=", String::as_str);
                let unnumbered = head[1..].trim_start_matches(|sign: char| sign.is_ascii_digit());
                say(&format!("{}{number}{unnumbered}", &head[..1]));
                answer.iter().skip(1).for_each(|line| say(line));
                // An analysis goes on until something else is said.
                open = word.ends_with("z-analyze") || word.ends_with("kata-analyze");
            }
            None if command == "uci" => say("? unknown command"),
            None => say(&format!("={number}")),
        }
        if !open {
            say("");
        }
        if word == "quit" {
            return;
        }
    }
}

fn without_number(sent: &str) -> &str {
    sent.trim_start_matches(|sign: char| sign.is_ascii_digit()).trim_start()
}
