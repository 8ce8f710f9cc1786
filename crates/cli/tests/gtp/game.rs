//! Boards, moves and moves taken back.

use crate::talk::Talk;

#[test]
fn the_basic_commands_say_who_is_there() {
    let mut talk = Talk::start();
    assert_eq!(talk.ok("protocol_version"), "2");
    assert_eq!(talk.ok("name"), "Hansu");
    assert_eq!(talk.ok("version"), env!("CARGO_PKG_VERSION"));
    let commands = talk.ok("list_commands");
    for command in commands.lines() {
        assert_eq!(talk.ok(&format!("known_command {command}")), "true", "{command}");
        assert!(!talk.ask(&format!("{command} ?")).contains("unknown command") || command == "quit");
        if command == "quit" {
            talk = Talk::start();
        }
    }
    assert_eq!(talk.ok("known_command nonsense"), "false");
    assert!(talk.fails("known_command").starts_with("syntax error"));
}

#[test]
fn boards_from_2_to_25() {
    let mut talk = Talk::start();
    for size in 2..=25 {
        talk.all_ok(&format!("boardsize {size}"));
        let rows = talk.board();
        assert_eq!(rows, vec![".".repeat(size); size]);
    }
    for size in ["0", "1", "26", "257", "1000", "1000000", "2147483647"] {
        assert_eq!(talk.fails(&format!("boardsize {size}")), "unacceptable size");
    }
    for size in ["", " nine", " -3", " -9", " 9.5", " 9,5", " 4294967305", " 99999999999999999999"] {
        assert!(talk.fails(&format!("boardsize{size}")).starts_with("syntax error"), "{size}");
    }
    assert_eq!(talk.board().len(), 25, "a refused size changes nothing");
}

#[test]
fn komi_has_a_point_and_no_comma() {
    let mut talk = Talk::start();
    for komi in ["6.5", "0", "-3", "7.0", "1e1", "400"] {
        talk.all_ok(&format!("komi {komi}"));
    }
    for komi in ["", " 6,5", " seven", " nan", " -nan", " inf", " 6.3", " 401", " 1e9", " -1e9", " 1e999"] {
        assert!(talk.fails(&format!("komi{komi}")).starts_with("syntax error"), "{komi}");
    }
    assert!(talk.ok("showboard").contains("komi 400"));
}

#[test]
fn moves_in_any_case_and_by_any_name_of_a_colour() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 3\nplay b A1\nplay white c3\nplay BLACK B2\nplay W pass\nplay B PASS");
    assert_eq!(talk.board(), ["..O", ".X.", "X.."]);
    for line in ["play", "play b", "play red A1", "play A1 b", "play b resign", "play b 1A", "play b A"] {
        assert!(talk.fails(line).starts_with("syntax error"), "{line}");
    }
}

#[test]
fn a_refused_move_says_why() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9\nplay b E5");
    let occupied = talk.fails("play w E5");
    assert!(occupied.starts_with("illegal move: Occupied. A black stone stands on E5"), "{occupied}");
    for off in ["J10", "K1", "I5", "Z9"] {
        let message = talk.fails(&format!("play w {off}"));
        assert!(message.starts_with("illegal move: Off the board."), "{message}");
    }
    talk.all_ok("play w A2\nplay w B1");
    let suicide = talk.fails("play b A1");
    assert!(suicide.starts_with("illegal move: Suicide."), "{suicide}");
}

#[test]
fn ko_and_superko_are_refused_by_the_rules_in_force() {
    let mut talk = Talk::with(&["--rules", "tromp-taylor", "--level", "1"]);
    talk.all_ok("boardsize 9");
    for (colour, vertex) in "bD5 wG5 bE6 wF6 bE4 wF4 bF5 wE5".split(' ').map(|text| text.split_at(1)) {
        talk.all_ok(&format!("play {colour} {vertex}"));
    }
    let ko = talk.fails("play b F5");
    assert!(ko.starts_with("illegal move: ") && ko.contains("after move 7"), "{ko}");
    talk.all_ok("play b A1\nplay w A9\nplay b F5");
}

#[test]
fn the_same_colour_may_play_twice() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 5\nplay b A1\nplay b B1\nplay b pass\nplay b C1\nplay w A2\nplay w B2\nplay w C2\nplay w D1");
    assert_eq!(talk.board()[4], "...O.", "three black stones were taken");
    talk.all_ok("undo");
    assert_eq!(talk.board()[4], "XXX..");
}

#[test]
fn everything_can_be_taken_back() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9");
    assert_eq!(talk.fails("undo"), "cannot undo");
    for colour in ["b", "w", "w", "b", "b"] {
        talk.ok(&format!("genmove {colour}"));
    }
    talk.all_ok("play w pass\nundo\nundo\nundo\nundo\nundo\nundo");
    assert_eq!(talk.board(), vec!["."; 9].into_iter().map(|sign| sign.repeat(9)).collect::<Vec<_>>());
    assert_eq!(talk.fails("undo"), "cannot undo");
    talk.all_ok("play b A1\nclear_board");
    assert_eq!(talk.fails("undo"), "cannot undo");
}

#[test]
fn a_move_is_wanted_of_either_side_at_any_time() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9\nplay b E5");
    for colour in ["b", "w", "w"] {
        let vertex = talk.ok(&format!("genmove {colour}"));
        assert!(talk.fails(&format!("play b {vertex}")).starts_with("illegal move: Occupied."));
    }
    assert!(talk.fails("genmove").starts_with("syntax error"));
    assert!(talk.fails("genmove green").starts_with("syntax error"));
}

#[test]
fn after_two_passes_there_is_only_a_pass_until_somebody_plays() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9\nplay b E5\nplay w pass\nplay b pass");
    assert_eq!(talk.ok("genmove w"), "pass");
    assert_eq!(talk.ok("genmove b"), "pass");
    talk.all_ok("play w C3");
    assert_ne!(talk.ok("genmove b"), "pass");
    assert!(talk.fails("play w C3").starts_with("illegal move: Occupied."), "not that the game is over");
}

#[test]
fn a_move_that_is_only_asked_for_is_not_played_and_always_the_same() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9\nplay b E5");
    let vertex = talk.ok("reg_genmove w");
    assert_eq!(talk.ok("reg_genmove w"), vertex);
    assert!(talk.ok("showboard").contains("1 moves played"));
    talk.all_ok("play w pass\nplay b pass");
    assert_eq!(talk.ok("reg_genmove w"), "pass");
    assert!(talk.fails("reg_genmove").starts_with("syntax error"));
}
