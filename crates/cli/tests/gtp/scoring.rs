//! Results and the status of stones.

use crate::talk::Talk;

/// A wall between the sides, and a white stone in Black's territory.
const FINISHED: &str = "
    boardsize 7
    komi 0.5
    play b D1
    play w E1
    play b D2
    play w E2
    play b D3
    play w E3
    play b D4
    play w E4
    play b D5
    play w E5
    play b D6
    play w E6
    play b D7
    play w E7
    play b C4
    play w B2
    play b B4";

#[test]
fn area_and_territory() {
    let mut talk = Talk::start();
    talk.all_ok(FINISHED);
    for line in ["", "play b pass\nplay w pass"] {
        talk.all_ok(line);
        // By area 28 against 21 and half a point; by territory 19 and a prisoner against 14 and half a point.
        talk.all_ok("kata-set-rules chinese");
        assert_eq!(talk.ok("final_score"), "B+6.5");
        talk.all_ok("kata-set-rules japanese");
        assert_eq!(talk.ok("final_score"), "B+5.5");
        assert_eq!(talk.ok("final_status_list dead"), "B2");
        assert_eq!(talk.ok("final_status_list seki"), "");
        let alive = talk.ok("final_status_list alive");
        assert_eq!(alive.lines().count(), 2, "{alive}");
    }
    talk.all_ok("komi 7\nkata-set-rules chinese");
    assert_eq!(talk.ok("final_score"), "0");
    assert!(talk.ok("showboard").contains("19 moves played"), "counting plays nothing");
}

#[test]
fn an_empty_board_is_komi_for_white() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 5\nkomi 7.5");
    assert_eq!(talk.ok("final_score"), "W+7.5");
    for status in ["alive", "dead", "seki"] {
        assert_eq!(talk.ok(&format!("final_status_list {status}")), "");
    }
    for line in [
        "final_status_list",
        "final_status_list asleep",
        "final_status_list DEAD",
        "final_status_list \u{1f}7",
    ] {
        assert!(talk.fails(line).starts_with("syntax error"));
    }
}

#[test]
fn a_seki_is_told() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9\nkomi 0");
    // Two chains in the corner share the liberties C1 and C2, and whoever fills one is taken at the other.
    for vertex in "A1 A2 B1 B2 E1 E2 E3 E4 D4 C4 B4 A4 C6 E6 G6 G3".split(' ') {
        talk.all_ok(&format!("play b {vertex}"));
    }
    for vertex in "A3 B3 C3 D3 D2 D1".split(' ') {
        talk.all_ok(&format!("play w {vertex}"));
    }
    let seki = talk.ok("final_status_list seki");
    let dead = talk.ok("final_status_list dead");
    assert_eq!((seki.split_whitespace().count(), dead.as_str()), (10, ""), "{seki}");
}

#[test]
fn handicap_stones_are_paid_for_by_the_rules() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9\nkomi 0");
    talk.ok("fixed_handicap 2");
    talk.all_ok("kata-set-rules chinese");
    assert_eq!(talk.ok("final_score"), "B+79");
    talk.all_ok("kata-set-rules aga");
    assert_eq!(talk.ok("final_score"), "B+80");
}
