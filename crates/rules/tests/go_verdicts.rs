//! Positions with the verdict of every point, from a slow plain oracle that this project did not write.
//!
//! A case a line: `size`, `ko`, `suicide`, `moves` from the empty board with Black first, then the `board` and the
//! `verdicts`, rows from the top: `.` legal, `O` occupied, `S` suicide, `K` forbidden by the ko rule.

use hansu_rules::{
    Action, KoRule, MoveRejectReason, Point, Side,
    go::{Game, Rules, Scoring},
};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    size: u8,
    ko: KoRule,
    suicide: bool,
    moves: Vec<String>,
    to_play: String,
    board: Vec<String>,
    verdicts: Vec<String>,
}

impl Case {
    fn rules(&self) -> Rules {
        Rules { ko: self.ko, suicide: self.suicide, scoring: Scoring::Area, ..Rules::CHINESE }
    }
}

fn cases() -> Vec<Case> {
    let lines = include_str!("data/go_verdicts.jsonl").lines();
    lines.map(|line| serde_json::from_str(line).expect(line)).collect()
}

fn rows(size: u8, mark: impl Fn(Point) -> char) -> Vec<String> {
    (0..size).rev().map(|row| (0..size).map(|col| mark(Point::new(col, row))).collect()).collect()
}

#[test]
fn every_verdict_is_the_oracles() {
    let cases = cases();
    assert_eq!(cases.len(), 600);
    let mut ko_without_capture = 0;
    for (number, case) in cases.iter().enumerate() {
        let mut game = Game::new(case.size, case.rules()).unwrap();
        for text in &case.moves {
            let action = game.parse(text).unwrap();
            // The oracle plays on after a third repetition under simple ko.
            game.resume_play();
            if let Err(rejection) = game.play(action) {
                panic!("case {number}: {text} after {:?}: {rejection:?}", game.actions());
            }
        }
        game.resume_play();
        assert_eq!(game.to_move(), if case.to_play == "black" { Side::First } else { Side::Second });
        let board = rows(case.size, |point| match game.board().stone(point) {
            Some(Side::First) => 'b',
            Some(Side::Second) => 'w',
            None => '.',
        });
        assert_eq!(board, case.board, "case {number}");
        let verdicts = rows(case.size, |point| match game.explain(Action::Place(point)).map(|r| r.reason) {
            None => '.',
            Some(MoveRejectReason::Occupied) => 'O',
            Some(MoveRejectReason::Suicide) => 'S',
            Some(MoveRejectReason::KoViolation) => 'K',
            Some(other) => panic!("case {number}: {other:?}"),
        });
        assert_eq!(verdicts, case.verdicts, "case {number}");
        let generated = game.legal_actions();
        for point in game.board().points() {
            let rejection = game.explain(Action::Place(point));
            assert_eq!(rejection.is_none(), generated.contains(&Action::Place(point)));
            let captures = game.board().neighbours(point).any(|near| {
                game.board().stone(near) == Some(game.to_move().other()) && game.board().liberties(near) == 1
            });
            let ko = rejection.is_some_and(|rejection| rejection.reason == MoveRejectReason::KoViolation);
            ko_without_capture += u32::from(ko && !captures);
        }
    }
    // Superko that looks at captures only would let these through.
    assert!(ko_without_capture > 50, "{ko_without_capture}");
}
