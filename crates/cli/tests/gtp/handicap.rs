//! Handicap stones.

use crate::talk::Talk;

#[test]
fn fixed_stones_stand_where_the_protocol_has_them() {
    let cases = [
        (19, 2, "D4 Q16"),
        (19, 3, "D4 Q16 D16"),
        (19, 4, "D4 Q16 D16 Q4"),
        (19, 5, "D4 Q16 D16 Q4 K10"),
        (19, 6, "D4 Q16 D16 Q4 D10 Q10"),
        (19, 7, "D4 Q16 D16 Q4 D10 Q10 K10"),
        (19, 8, "D4 Q16 D16 Q4 D10 Q10 K4 K16"),
        (19, 9, "D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"),
        (13, 9, "D4 K10 D10 K4 D7 K7 G4 G10 G7"),
        (9, 5, "C3 G7 C7 G3 E5"),
        (18, 4, "D4 P15 D15 P4"),
        (8, 2, "C3 F6"),
        (7, 4, "C3 E5 C5 E3"),
        (25, 2, "D4 W22"),
    ];
    let mut talk = Talk::start();
    for (size, stones, points) in cases {
        talk.all_ok(&format!("boardsize {size}"));
        assert_eq!(talk.ok(&format!("fixed_handicap {stones}")), points, "{stones} on {size}");
        let black = talk.board().join("").matches('X').count();
        assert_eq!(black, stones);
    }
}

#[test]
fn numbers_that_do_not_fit() {
    let mut talk = Talk::start();
    for (size, stones) in [(19, 0), (19, 1), (19, 10), (18, 5), (8, 5), (7, 5), (6, 2), (2, 2), (19, 300)] {
        talk.all_ok(&format!("boardsize {size}"));
        assert_eq!(talk.fails(&format!("fixed_handicap {stones}")), "invalid number of stones");
    }
    for number in ["", " two", " -2"] {
        assert!(talk.fails(&format!("fixed_handicap{number}")).starts_with("syntax error"));
    }
}

#[test]
fn free_stones_stand_where_the_controller_wants_them() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 5\nset_free_handicap A1 b2 E5");
    assert_eq!(talk.board(), ["....X", ".....", ".....", ".X...", "X...."]);
    assert!(talk.ok("showboard").contains("White to move"));
    talk.all_ok("boardsize 2\nset_free_handicap A1 A2 B1");
    for list in ["", "A1", "A1 A1", "A1 B2 a1", "A1 pass", "A1 C3", "A1 A2 B1 B2", "A1 x"] {
        talk.all_ok("boardsize 2");
        let message = talk.fails(&format!("set_free_handicap {list}"));
        assert!(message.starts_with("bad vertex list"), "{list}: {message}");
        assert_eq!(talk.board(), ["..", ".."], "nothing is placed");
    }
}

#[test]
fn handicap_goes_on_an_empty_board() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 9\nplay b E5");
    assert_eq!(talk.fails("fixed_handicap 2"), "board not empty");
    assert_eq!(talk.fails("set_free_handicap A1 A2"), "board not empty");
    talk.all_ok("undo");
    talk.ok("fixed_handicap 2");
    assert_eq!(talk.fails("fixed_handicap 2"), "board not empty");
    assert_eq!(talk.fails("undo"), "cannot undo", "handicap stones are no moves");
    talk.ok("genmove w");
    talk.all_ok("undo");
}

#[test]
fn the_engine_places_stones_of_its_own() {
    let mut talk = Talk::start();
    for (size, stones) in [(19, 2), (19, 9), (19, 20), (6, 4), (2, 3), (25, 100)] {
        talk.all_ok(&format!("boardsize {size}"));
        let points = talk.ok(&format!("place_free_handicap {stones}"));
        let black = talk.board().join("").matches('X').count();
        assert_eq!(points.split(' ').count(), black);
        assert!((2..=stones).contains(&black), "{stones} on {size}: {points}");
    }
    for stones in ["0", "1", "625", "700"] {
        talk.all_ok("boardsize 25");
        assert_eq!(talk.fails(&format!("place_free_handicap {stones}")), "invalid number of stones");
    }
    talk.all_ok("boardsize 19");
    for stones in ["361", "500", "2147483647"] {
        assert_eq!(talk.fails(&format!("place_free_handicap {stones}")), "invalid number of stones");
    }
    for stones in ["-2", "two", "2.5", "4294967298"] {
        assert!(talk.fails(&format!("place_free_handicap {stones}")).starts_with("syntax error"));
    }
    assert!(!talk.board().concat().contains('X'));
    talk.all_ok("play b A1");
    assert_eq!(talk.fails("place_free_handicap 2"), "board not empty");
    assert!(talk.fails("place_free_handicap").starts_with("syntax error"));
}
