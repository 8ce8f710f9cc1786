//! Lines as the protocol takes them apart, and lines that are none.

use crate::talk::{Talk, say};

#[test]
fn lines_are_preprocessed_as_the_protocol_says() {
    let input = b"# a comment\n\n   \t \r\n1\tprotocol_version\r\n 2 name # who\n\x013 \x02version\x7f\nquit";
    let (out, code) = say(&[], input);
    assert_eq!(out, format!("=1 2\n\n=2 Hansu\n\n=3 {}\n\n= \n\n", env!("CARGO_PKG_VERSION")));
    assert_eq!(code, 0);
}

#[test]
fn answers_repeat_the_number() {
    let mut talk = Talk::start();
    assert_eq!(talk.ask("0 boardsize 9"), "=0 ");
    assert_eq!(talk.ask("2147483647 undo"), "?2147483647 cannot undo");
    assert_eq!(talk.ask("2147483648 undo"), "? unknown command");
    assert_eq!(talk.ask("12"), "?12 unknown command");
    assert_eq!(talk.ask("-1 name"), "? unknown command");
    // What is no number of a command is taken for its name.
    for id in ["4294967296", "99999999999999999999", &"9".repeat(5_000), "1.0", "0x1", "１"] {
        assert_eq!(talk.ask(&format!("{id} name")), "? unknown command");
    }
    assert_eq!(talk.ask("000000000000000000012 name"), "=12 Hansu");
}

#[test]
fn junk_is_answered_and_forgotten() {
    let mut talk = Talk::start();
    for junk in ["nonsense", "NAME", "=", "= ", "? no", "uci", "{\"game\":\"go\"}", "명령", "name\u{a0}"] {
        assert_eq!(talk.ask(junk), "? unknown command", "{junk}");
    }
    assert_eq!(talk.ask("name of the engine"), "= Hansu");
}

#[test]
fn bytes_that_are_no_text_are_survived() {
    let mut input = b"\xff\xfe\x00\x80\n".to_vec();
    input.extend_from_slice(&[b'x'; 3_000_000]);
    input.extend_from_slice(b"\nplay b \xed\xa0\x80\n");
    input.extend_from_slice(format!("set_free_handicap {}\n", "D4 ".repeat(100_000)).as_bytes());
    input.extend_from_slice(b"1 name\n");
    let (out, code) = say(&[], &input);
    let answers: Vec<&str> = out.split("\n\n").collect();
    assert_eq!(answers[0], "? unknown command");
    assert_eq!(answers[1], "? unknown command");
    assert!(answers[2].starts_with("? syntax error: "), "{}", answers[2]);
    assert_eq!(answers[answers.len() - 2], "=1 Hansu");
    assert_eq!(code, 0);
}

#[test]
fn the_end_of_the_input_ends_the_program_after_the_last_answer() {
    assert_eq!(say(&[], b""), (String::new(), 0));
    assert_eq!(say(&[], b"name"), ("= Hansu\n\n".to_owned(), 0));
    assert_eq!(say(&[], b"1 name\r\n2 na"), ("=1 Hansu\n\n?2 unknown command\n\n".to_owned(), 0));
    assert_eq!(say(&[], b"\0\0\n\t\r\n\n# name"), (String::new(), 0));
    assert_eq!(say(&[], b"na\0me\0\n"), ("= Hansu\n\n".to_owned(), 0));
    let (out, code) = say(&["--level", "1"], b"boardsize 9\ngenmove b\n");
    assert!(out.starts_with("= \n\n= ") && out.ends_with("\n\n"), "{out}");
    assert_eq!(code, 0);
    let talk = Talk::start();
    assert_eq!(talk.ends(), 0);
}

#[test]
fn quit_answers_and_ends() {
    assert_eq!(say(&[], b"9 quit\nname\n"), ("=9 \n\n".to_owned(), 0));
}

#[test]
fn a_reader_that_has_gone_is_no_error() {
    let mut talk = Talk::start();
    talk.send("name");
    assert_eq!(talk.answer(), "= Hansu");
    assert_eq!(talk.ends(), 0);
}

#[test]
fn arguments_are_checked_before_anything_is_said() {
    for (args, word) in [(["--rules", "draughts"], "tromp-taylor"), (["--level", "11"], "11")] {
        let (out, code) = say(&args, b"name\n");
        assert_eq!((out.as_str(), code), ("", 2), "{word}");
    }
}
