//! Analyses that run until something else is said, and moves with reports on the way.

use std::time::{Duration, Instant};

use crate::talk::{Talk, say};

/// The value after a key in a report.
fn after<'a>(line: &'a str, key: &str) -> &'a str {
    let mut words = line.split(' ');
    words.find(|word| *word == key);
    words.next().unwrap_or_else(|| panic!("{key} in {line}"))
}

#[test]
fn an_analysis_runs_until_the_next_command() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9\nplay b E5");
    talk.send("7 lz-analyze 10");
    assert_eq!(talk.line(), "=7");
    for _ in 0..3 {
        let line = talk.line();
        assert!(line.starts_with("info move "), "{line}");
        assert!(after(&line, "winrate").parse::<u32>().unwrap() <= 10_000);
        assert!(after(&line, "prior").parse::<u32>().unwrap() <= 10_000);
        assert_eq!(after(&line, "order"), "0");
        assert_eq!(after(&line, "pv"), after(&line, "move"));
    }
    let stopped = Instant::now();
    talk.send("8 name");
    while !talk.line().is_empty() {}
    assert_eq!(talk.answer(), "=8 Hansu");
    assert!(stopped.elapsed() < Duration::from_secs(2));
    assert!(talk.ok("showboard").contains("1 moves played"), "nothing was played");
}

#[test]
fn a_blank_line_ends_an_analysis_too() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9");
    talk.send("kata-analyze interval 10");
    assert_eq!(talk.line(), "=");
    talk.line();
    talk.send("");
    while !talk.line().is_empty() {}
    assert_eq!(talk.ok("stop"), "");
}

#[test]
fn the_end_of_the_input_ends_an_analysis() {
    let (out, code) = say(&[], b"boardsize 9\nkata-analyze b 10\n");
    assert!(out.starts_with("= \n\n=\n") && out.ends_with("\n\n"), "{out}");
    assert_eq!(code, 0);
}

#[test]
fn commands_that_wait_already_end_an_analysis_at_once() {
    let input = "boardsize 9\n1 lz-analyze b 1\n2 kata-analyze w 1\n3 stop\n4 lz-analyze 1\n5 play b E5\n6 lz-analyze\n7 quit\n";
    let (out, code) = say(&[], input.as_bytes());
    let answers: Vec<&str> = out.split("\n\n").collect();
    let firsts: Vec<&str> = answers.iter().filter_map(|answer| answer.lines().next()).collect();
    assert_eq!(firsts, ["= ", "=1", "=2", "=3 ", "=4", "=5 ", "=6", "=7 "], "{out}");
    assert_eq!(code, 0);
}

#[test]
fn quit_ends_an_analysis_and_the_program() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9");
    talk.send("kata-analyze b 5 ownership true");
    assert_eq!(talk.line(), "=");
    talk.line();
    talk.send("9 quit");
    while !talk.line().is_empty() {}
    assert_eq!(talk.answer(), "=9 ");
    assert_eq!(talk.ends(), 0);
}

#[test]
fn kata_tells_more() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 5\nplay b C3");
    talk.send("kata-analyze w 10 ownership true rootInfo true maxmoves 2");
    talk.line();
    let line = talk.line();
    assert!(line.matches("info move").count() <= 2);
    let win_rate: f32 = after(&line, "winrate").parse().unwrap();
    assert!((0.0..=1.0).contains(&win_rate));
    after(&line, "scoreLead").parse::<f32>().unwrap();
    assert!(line.contains(" rootInfo visits "));
    let (_, ownership) = line.split_once(" ownership ").unwrap();
    let ownership: Vec<f32> = ownership.split(' ').map(|number| number.parse().unwrap()).collect();
    assert_eq!(ownership.len(), 25);
    assert!(ownership.iter().all(|of| (-1.0..=1.0).contains(of)));
    assert!(ownership[12] < 0.0, "the middle is Black's, and White is asked");
    talk.send("");
    while !talk.line().is_empty() {}
}

#[test]
fn one_analysis_after_the_other() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9");
    talk.send("lz-analyze b 10");
    talk.line();
    talk.line();
    for id in 1..5 {
        talk.send(&format!("{id} lz-analyze w 10"));
        while !talk.line().is_empty() {}
        assert_eq!(talk.line(), format!("={id}"));
    }
    talk.send("");
    while !talk.line().is_empty() {}
    assert_eq!(talk.ok("name"), "Hansu");
}

#[test]
fn a_finished_board_can_be_analysed() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 5\nplay b C3\nplay w pass\nplay b pass");
    talk.send("lz-analyze 10");
    assert_eq!(talk.line(), "=");
    assert!(talk.line().starts_with("info move "));
    talk.send("");
    while !talk.line().is_empty() {}
}

#[test]
fn a_move_with_reports_on_the_way() {
    let mut talk = Talk::with(&["--seed", "1"]);
    talk.all_ok("boardsize 9\ntime_settings 0 1 1");
    talk.send("3 kata-genmove_analyze b 10");
    assert_eq!(talk.line(), "=3");
    let mut lines = Vec::new();
    loop {
        match talk.line() {
            line if line.is_empty() => break,
            line => lines.push(line),
        }
    }
    let played = lines.pop().unwrap();
    let vertex = played.strip_prefix("play ").unwrap();
    assert!(!lines.is_empty() && lines.iter().all(|line| line.starts_with("info move ")));
    assert!(talk.fails(&format!("play w {vertex}")).starts_with("illegal move: Occupied."));
}

#[test]
fn options_nobody_knows_are_refused() {
    let mut talk = Talk::start();
    for line in ["lz-analyze loud", "kata-analyze b 10 ownership", "lz-genmove_analyze b maxmoves x"] {
        assert!(talk.fails(line).starts_with("syntax error"), "{line}");
    }
}

/// The moves of a report.
fn moves(line: &str) -> Vec<&str> {
    line.split("info move ").skip(1).filter_map(|report| report.split(' ').next()).collect()
}

#[test]
fn an_analysis_of_some_moves_is_about_no_others() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9\nplay b E5");
    for (restriction, of) in [
        ("allow w C3,pass 1", &["C3", "pass"][..]),
        ("allow w c3 1 allow w PASS 30 avoid b C3 1", &["C3", "pass"]),
        ("allow w C3,pass,G7 5 avoid w G7 2", &["C3", "pass"]),
    ] {
        for words in ["lz-analyze w 5", "kata-analyze w 5"] {
            talk.send(&format!("{words} {restriction}"));
            assert_eq!(talk.line(), "=");
            let lines = [talk.line(), talk.line()];
            talk.send("");
            while !talk.line().is_empty() {}
            for line in lines {
                let told = moves(&line);
                assert!(!told.is_empty() && told.iter().all(|vertex| of.contains(vertex)), "{told:?}");
                assert!(of.contains(&after(&line, "pv")), "{line}");
            }
        }
    }
    // What is said of the other colour is about none of the moves that are looked at here.
    talk.send("kata-analyze w 5 allow b C3 1");
    talk.line();
    assert!(moves(&talk.line()).len() > 5);
    talk.send("");
    while !talk.line().is_empty() {}
}

#[test]
fn a_move_is_sought_among_some() {
    let mut talk = Talk::start();
    for (restriction, of) in [
        ("allow w A1 9", &["A1"][..]),
        ("allow w A1,C3 1 avoid w A1 1", &["C3"]),
        ("allow w pass 1", &["pass"]),
    ] {
        for words in ["lz-genmove_analyze w 5", "kata-genmove_analyze w 5"] {
            talk.all_ok("boardsize 3\nplay b B1");
            let answer = talk.ask(&format!("{words} {restriction}"));
            let played = answer.lines().last().and_then(|line| line.strip_prefix("play "));
            assert!(played.is_some_and(|vertex| of.contains(&vertex)), "{restriction}: {answer}");
        }
    }
    for _ in 0..3 {
        talk.all_ok("boardsize 3");
        let answer = talk.ask("kata-genmove_analyze b 5 avoid b B2,pass 1");
        assert!(!answer.ends_with("play B2") && !answer.ends_with("play pass"), "{answer}");
        // The next search goes on from a tree whose root was restricted.
        assert_eq!(talk.ok("genmove w"), "B2");
    }
}

#[test]
fn a_restriction_that_leaves_nothing_is_refused() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9\nplay b E5");
    for words in ["lz-analyze", "kata-analyze", "lz-genmove_analyze", "kata-genmove_analyze"] {
        let nothing = "illegal move: no legal move is left to look at";
        assert_eq!(talk.fails(&format!("{words} w 10 allow w E5 1")), nothing);
        assert_eq!(talk.fails(&format!("{words} w 10 allow w C3 1 avoid w C3 1")), nothing);
        assert!(
            talk.fails(&format!("{words} w 10 avoid w Z9 1")).starts_with("illegal move: Off the board.")
        );
        for wrong in ["avoid w C3", "avoid C3 1", "avoid w C3,,D4 1", "allow", "allow w C3 -1", "avoid w x 1"]
        {
            assert!(talk.fails(&format!("{words} w 10 {wrong}")).starts_with("syntax error"), "{wrong}");
        }
    }
    assert!(talk.ok("showboard").contains("1 moves played"));
}
