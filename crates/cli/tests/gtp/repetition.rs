//! Boards that could come back, under rules that do not mind.

use crate::talk::Talk;

/// White has just taken two stones that Black sent to A1 and B1; B1 would bring back the board before.
const SENT: &str = "
    boardsize 5
    komi 5.5
    play b C2
    play b C3
    play b C4
    play b C5
    play b D1
    play b D2
    play b D3
    play b D4
    play b E2
    play b E4
    play b E5
    play w A2
    play w B2
    play w B3
    play w A4
    play w B4
    play w B5
    play b B1
    play w pass
    play b A1
    play w C1";

#[test]
fn the_engine_brings_no_board_back_and_its_opponent_may() {
    let mut talk = Talk::with(&["--rules", "chinese", "--level", "1", "--seed", "3"]);
    for _ in 0..4 {
        talk.all_ok(SENT);
        assert_ne!(talk.ok("reg_genmove b"), "B1");
        assert_ne!(talk.ok("genmove b"), "B1");
        talk.all_ok("undo\nplay b B1");
        assert_eq!(talk.board()[4], ".X.X.");
    }
}

#[test]
fn games_on_tiny_boards_pass_every_referee() {
    for seed in ["4", "10", "19"] {
        let mut talk = Talk::with(&["--rules", "chinese", "--level", "1", "--seed", seed]);
        for size in [2, 3] {
            talk.all_ok(&format!("boardsize {size}"));
            let mut seen = vec![talk.board()];
            for colour in "bw".chars().cycle().take(40) {
                if talk.ok(&format!("genmove {colour}")) != "pass" {
                    let board = talk.board();
                    assert!(!seen.contains(&board), "{board:?} comes back");
                    seen.push(board);
                }
            }
            assert!(seen.len() > 2);
        }
    }
}
