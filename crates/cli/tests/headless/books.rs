//! `book`, and the log.

use std::{env, fs, process::Command};

use super::{Run, run};

fn source(name: &str, text: &str) -> String {
    let path = env::temp_dir().join(format!("hansu-book-{}-{name}.txt", std::process::id()));
    fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_book_is_built_from_its_source() {
    let path = source("good", "Spanish x2: e4 e5 Nf3 Nc6 Bb5\nItalian: e4 e5 Nf3 Nc6 Bc4 # quiet\n");
    let built = run(&["book", "build", "--game", "chess", &path]);
    assert_eq!(built.code, 0, "{}", built.error);
    assert_eq!(built.out.lines().count(), 5);
    assert!(built.out.contains("w KQkq -;f1b5 2;f1c4 1\n"), "{}", built.out);
}

#[test]
fn a_bad_line_is_named() {
    let path = source("bad", "Spanish: e4 e5 Nf3\n\nWrong: e4 e5 Kd3\n");
    run(&["book", "build", "--game", "chess", &path]).assert_bad_input(&[&path, "line 3", "move 3", "Kd3"]);
    run(&["book", "build", "--game", "go", &path]).assert_bad_input(&["no opening book for Go"]);
    run(&["book", "build", "--game", "chess", "/nowhere/book.txt"]).assert_bad_input(&["/nowhere/book.txt"]);
}

#[test]
fn the_built_in_book_shows_what_it_knows() {
    let shown = run(&["book", "show", "--game", "chess", "--moves", "e2e4 c7c5 c2c3"]);
    assert_eq!(shown.out, "rnbqkbnr/pp1ppppp/8/2p5/4P3/2P5/PP1P1PPP/RNBQKBNR b KQkq -\nd7d5 3\ng8f6 3\n");
    assert_eq!(run(&["book", "show", "--game", "go"]).out, "");
}

#[test]
fn each_decision_is_logged_when_asked_for() {
    let play = |filter: &str| -> Run {
        Command::new(env!("CARGO_BIN_EXE_hansu-engine"))
            .args([
                "arena", "--game", "janggi", "--first", "2", "--second", "1", "--games", "1", "--plies", "10",
            ])
            .env("HANSU_LOG", filter)
            .output()
            .expect("the program starts")
            .into()
    };
    let logged = play("hansu_engine=debug");
    assert_eq!(logged.code, 0, "{}", logged.error);
    let lines: Vec<&str> = logged.error.lines().collect();
    assert_eq!(lines.len(), 6, "four plies are the opening's: {}", logged.error);
    for line in lines {
        assert!(
            line.contains("decided level=") && line.contains("mv=\"") && line.contains("nodes="),
            "{line}"
        );
    }
    assert_eq!(play("").error, "");
    play("loud").assert_bad_input(&["HANSU_LOG", "loud", "debug"]);
}
