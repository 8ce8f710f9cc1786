//! Records read and written.

use std::{
    fs,
    path::PathBuf,
    sync::atomic::{AtomicU32, Ordering},
};

use crate::talk::Talk;

/// A file that is gone afterwards.
struct File(PathBuf);

impl File {
    fn new(content: impl AsRef<[u8]>) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("hansu gtp {} {number}.sgf", std::process::id()));
        fs::write(&path, content).expect("the temporary folder can be written");
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a path of plain letters")
    }
}

impl Drop for File {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

#[test]
fn a_record_is_replayed_to_its_end_or_to_a_move() {
    let file = File::new("(;GM[1]FF[4]SZ[5]KM[3.5]RU[Japanese];B[cc];W[bb](;B[];W[dd])(;B[aa]))");
    let mut talk = Talk::start();
    talk.all_ok(&format!("loadsgf {}", file.path()));
    assert_eq!(talk.board(), [".....", ".O...", "..X..", "...O.", "....."]);
    assert_eq!(talk.ok("get_komi"), "3.5");
    assert!(talk.ok("showboard").contains("Rules: japanese"));
    talk.all_ok("undo\nundo\nundo\nundo");
    assert_eq!(talk.fails("undo"), "cannot undo");
    talk.all_ok(&format!("loadsgf {} 2", file.path()));
    assert_eq!(talk.board(), [".....", ".....", "..X..", ".....", "....."]);
    assert!(talk.ok("showboard").contains("White to move"));
    talk.all_ok(&format!("loadsgf {} 1", file.path()));
    assert!(talk.ok("showboard").contains("0 moves played"));
}

#[test]
fn stones_set_up() {
    let file = File::new("(;SZ[5]AB[aa:ab][ee]HA[3]PL[W];W[cc];AE[aa:ee]AW[bb]PL[B])");
    let mut talk = Talk::start();
    talk.all_ok(&format!("loadsgf {} 1", file.path()));
    assert_eq!(talk.board(), ["X....", "X....", ".....", ".....", "....X"]);
    assert!(talk.ok("showboard").contains("White to move"));
    talk.all_ok(&format!("loadsgf {}", file.path()));
    assert_eq!(talk.board(), [".....", ".O...", ".....", ".....", "....."]);
    assert!(talk.ok("showboard").contains("Black to move"));
}

#[test]
fn a_move_that_is_refused_is_no_hindrance_before_it() {
    let file = File::new("(;SZ[5]KM[6,5]RU[NZ]HA[2]AB[bb][dd];W[cc];B[cc];W[aa])");
    let mut talk = Talk::start();
    assert!(talk.fails(&format!("loadsgf {}", file.path())).contains("move 2 (B C3) is refused: Occupied."));
    talk.all_ok(&format!("loadsgf {} 2", file.path()));
    assert_eq!(talk.board(), [".....", ".X...", "..O..", "...X.", "....."]);
    assert_eq!(talk.ok("get_komi"), "6.5");
    assert!(talk.ok("showboard").contains("Rules: new-zealand"));
    talk.all_ok(&format!("loadsgf {} 0", file.path()));
    assert!(talk.ok("showboard").contains("0 moves played"));
    // More moves than there are is the end of a record.
    let file = File::new("(;SZ[5]KM[0];B[cc];W[bb])");
    talk.all_ok(&format!("loadsgf {} 400", file.path()));
    assert!(talk.ok("showboard").contains("2 moves played"));
    // A board without a word about it has 19 lines, and handicap stones are paid for.
    let file = File::new("(;GM[1]HA[2]KM[0.5]RU[AGA]AB[dd][pp])");
    talk.all_ok(&format!("loadsgf {}", file.path()));
    assert_eq!(talk.board().len(), 19);
    assert_eq!(talk.ok("final_score"), "B+359.5");
}

#[test]
fn what_is_no_record_changes_nothing() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 5\nkomi 0.5\nkata-set-rules aga\nplay b C3");
    for (content, why) in [
        ("", "no game"),
        ("hello", "no game"),
        ("(;GM[2])", "kind 2"),
        ("(;SZ[9:13])", "9:13"),
        ("(;SZ[0])", "\"0\""),
        ("(;SZ[5];B[zz])", "\"zz\""),
        ("(;SZ[5];B[aa];W[aa])", "move 2 (W A5) is refused: Occupied."),
        ("(;SZ[9];B[ee];W[tt];B[aa];W[ee])", "move 4 (W E5) is refused: Occupied."),
        ("(;SZ[5];B[ba];W[ca];B[ab];W[aa])", "move 4 (W A5) is refused: Suicide."),
        ("(;SZ[2]AB[aa:bb])", "no liberty"),
        ("(;SZ[26])", "26"),
        ("(;SZ[19:])", "19:"),
        ("{\"game\":\"go\"}", "no game"),
        ("[Event \"?\"]\n\n1. e4 e5 *\n", "no game"),
        ("\0\u{1}\u{fffd}(((", "no game"),
    ] {
        let file = File::new(content);
        let message = talk.fails(&format!("loadsgf {}", file.path()));
        assert!(message.starts_with("cannot load file: ") && message.contains(why), "{content}: {message}");
    }
    assert!(talk.fails("loadsgf /nowhere/at all.sgf").starts_with("cannot load file: "));
    assert!(talk.fails("loadsgf /").starts_with("cannot load file: "));
    assert!(talk.fails("loadsgf").starts_with("syntax error"));
    assert_eq!(talk.board()[2], "..X..");
    assert_eq!(talk.ok("get_komi"), "0.5");
    assert!(talk.ok("showboard").contains("1 moves played\n") && talk.ok("showboard").contains("Rules: aga"));
    talk.all_ok("undo");
}

#[test]
fn what_is_printed_can_be_loaded() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9\nkomi 0.5\nset_free_handicap A1 J9\nplay w C3\nplay w pass\nplay b D4");
    let record = talk.ok("printsgf");
    assert!(record.starts_with("(;GM[1]FF[4]") && record.ends_with(')'), "{record}");
    let (board, komi) = (talk.ok("showboard"), talk.ok("get_komi"));
    let file = File::new("");
    talk.all_ok(&format!("printsgf {}", file.path()));
    talk.all_ok(&format!("boardsize 5\nkomi 7\nloadsgf {}", file.path()));
    assert_eq!((talk.ok("showboard"), talk.ok("get_komi")), (board, komi));
    assert_eq!(fs::read_to_string(file.path()).unwrap().trim_end(), record);
    assert!(talk.fails("printsgf /nowhere/at all.sgf").starts_with("cannot save file: "));
}
