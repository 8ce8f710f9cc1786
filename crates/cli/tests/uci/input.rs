//! Whatever comes in, the engine stays up.

use std::{io::Write, process::Stdio, time::Duration};

use crate::client::Client;

#[test]
fn junk_is_survived() {
    let mut client = Client::start();
    client.send("");
    client.send("   \t  ");
    client.send("\r");
    client.send("xboard");
    client.send_bytes(b"\xff\xfe\x00\x80 g\xc3o\n");
    client.send_bytes(b"\0\0\0\n");
    client.send("go go go depth depth 2 2 2");
    client.answer();
    client.send("position");
    client.send("position moves e2e4");
    client.send("position fen");
    client.send("position fen 8/8/8/8/8/8/8/8 w - - 0 1");
    client.send("position fen \u{1f600}/8/8/8/8/8/8/8 w - - 0 1");
    client.send("position startpos moves \u{1f600} e2e4");
    client.send("setoption name value value value");
    client.send("setoption name \u{ac00} value \u{ac00}");
    client.send("go depth 99999999999999999999 nodes 1");
    client.answer();
    client.send("bench 1 x");
    client.send("stop");
    client.until("Nodes/second");
    let said = client.ready();
    assert!(said.iter().all(|line| line.starts_with("info string ")), "{said:?}");
    assert_eq!(client.go("depth 2").best.len(), 4);
    assert!(client.quit().is_empty());
}

#[test]
fn unknown_words_are_skipped_and_lines_of_them_told_once() {
    let mut client = Client::start();
    client.send("joho isready");
    assert_eq!(client.line(), "readyok");
    client.send("what is this");
    let said = client.ready();
    assert!(
        said.len() == 1 && said[0].starts_with("info string ") && said[0].contains("\"what\""),
        "{said:?}"
    );
    client.send("register later");
    assert!(client.ready().is_empty());
    client.quit();
}

#[test]
fn a_bad_position_is_told_and_changes_nothing() {
    let mut client = Client::start();
    client.position("startpos moves e2e4");
    let before = client.fen();
    for position in ["fen", "fen x", "fen 8/8/8/8/8/8/8/8 w - - 0 1", "fen kK6/8/8/8/8/8/8/8 w - - 0 1", ""] {
        let said = client.position(position);
        assert!(said.len() == 1 && said[0].starts_with("info string "), "{position}: {said:?}");
        assert_eq!(client.fen(), before, "{position}");
    }
    client.quit();
}

#[test]
fn the_moves_before_an_illegal_one_stand() {
    let mut client = Client::start();
    let said = client.position("startpos moves e2e4 e7e5 e4e5 g1f3");
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].starts_with("info string move 3 of the position, \"e4e5\", is refused"), "{said:?}");
    assert!(client.fen().ends_with("w KQkq - 0 2"), "{}", client.fen());
    client.quit();
}

#[test]
fn a_line_without_bound_is_told_and_the_next_one_read() {
    let mut client = Client::start();
    let mut line = vec![b'x'; 3_000_000];
    line.push(b'\n');
    client.send_bytes(&line);
    let said = client.ready();
    assert!(said.len() == 1 && said[0].contains("65536 bytes"), "{said:?}");
    // A long game is no such line.
    let dance = "g1f3 g8f6 f3g1 f6g8 ".repeat(600);
    assert!(client.position(&format!("startpos moves {dance}")).is_empty());
    client.quit();
}

#[test]
fn lines_may_end_as_on_windows() {
    let mut client = Client::start();
    client
        .send_bytes(b"uci\r\n\r\nsetoption name UCI_Variant value chess\r\nsetoption name Hash value 1\r\n");
    client.until("uciok");
    client.send_bytes(b"position startpos moves e2e4\t e7e5 \r\ngo depth 2 searchmoves g1f3\r\nisready\r\n");
    let lines = client.until("bestmove");
    assert!(lines.last().unwrap().starts_with("bestmove g1f3"), "{lines:?}");
    assert!(client.fen().ends_with("w KQkq - 0 2"));
    client.send_bytes(b"quit\r\n");
    assert!(!client.end().iter().any(|line| line.starts_with("info string")));
}

#[test]
fn bytes_that_are_no_text_spoil_only_their_own_word() {
    let mut client = Client::start();
    client.send_bytes(b"\xef\xbb\xbfposition startpos moves e2e4\n");
    client.send_bytes(b"\xff\0 isready\n");
    assert_eq!(client.line(), "readyok");
    client.send_bytes(b"position startpos moves d2d4 d7\xffd5 c2c4\n");
    let said = client.ready();
    assert!(said.len() == 1 && said[0].starts_with("info string move 2 of the position, "), "{said:?}");
    assert!(client.fen().contains(" b KQkq "));
    client.send_bytes(b"go depth \xff\0 2\n");
    // No number stands behind the word: the search is without bound and ends by the level's time or by this.
    client.send("stop");
    assert_eq!(client.answer().best.len(), 4);
    client.send_bytes(b"setoption name Ha\0sh value 2\n");
    let said = client.ready();
    assert!(said.len() == 1 && said[0].contains("no option"), "{said:?}");
    client.quit();
}

#[test]
fn go_without_a_position_searches_the_start() {
    let mut client = Client::start();
    client.send("go depth 3");
    assert_eq!(client.answer().best.len(), 4);
    client.quit();
}

#[test]
fn the_end_of_the_input_is_the_end() {
    let mut client = Client::start();
    client.hang_up();
    assert!(client.end().is_empty());
    // In the middle of a line.
    let mut client = Client::start();
    client.send_bytes(b"isready\nuc");
    client.hang_up();
    let lines = client.end();
    // The engine is made ready in another thread: the remark on the last line may come first.
    assert!(lines.len() == 2 && lines.contains(&"readyok".to_owned()), "{lines:?}");
    assert!(lines.iter().any(|line| line.contains("\"uc\"")), "{lines:?}");
}

#[test]
fn quit_ends_everything_at_once() {
    for go in ["go infinite", "go ponder movetime 60000", "go depth 60"] {
        let mut client = Client::start();
        client.send(go);
        std::thread::sleep(Duration::from_millis(20));
        let rest = client.quit();
        assert_eq!(rest.iter().filter(|line| line.starts_with("bestmove")).count(), 1, "{go}: {rest:?}");
    }
}

#[test]
fn a_reader_that_goes_away_ends_the_program_quietly() {
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_hansu-engine"))
        .arg("uci")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    // The program may be gone before all of this is written.
    let _ = stdin.write_all(b"uci\ngo infinite\n");
    let output = child.wait_with_output().unwrap();
    drop(stdin);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
