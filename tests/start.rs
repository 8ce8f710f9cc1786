//! Bad conditions at the start get one sentence and an exit code, never a crash.

use std::process::{Command, Output};

fn hansu(arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hansu"));
    command.args(arguments);
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"] {
        command.env_remove(name);
    }
    command.envs(environment.iter().copied());
    command.output().expect("the program was built for this test")
}

fn sentence(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(!text.contains("panicked"), "{text}");
    assert!(!text.contains("qt.qpa"), "a stack of Qt errors: {text}");
    text
}

#[test]
fn no_display_is_said_in_one_line() {
    let output = hansu(&[], &[]);
    assert_eq!(output.status.code(), Some(2));
    let text = sentence(&output);
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(text.contains("no display") && text.contains("DISPLAY"), "{text}");
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let output = hansu(&["no-such-game.sgf"], &[]);
    assert_eq!(output.status.code(), Some(2));
    let text = sentence(&output);
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(text.contains("no-such-game.sgf"), "{text}");
}

#[test]
fn an_unknown_flag_is_named() {
    let output = hansu(&["--nonsense"], &[]);
    assert_eq!(output.status.code(), Some(2));
    assert!(sentence(&output).contains("--nonsense"));
}

#[test]
fn help_and_version_need_no_display() {
    for flag in ["--help", "--version"] {
        let output = hansu(&[flag], &[]);
        assert_eq!(output.status.code(), Some(0));
        assert!(!output.stdout.is_empty());
    }
}
