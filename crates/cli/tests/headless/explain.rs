//! `explain` for one move and for all.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::run;

/// The evidence as (role, square) pairs.
fn evidence(verdict: &Value) -> Vec<(&str, &str)> {
    let marks = verdict["evidence"].as_array().unwrap();
    marks.iter().map(|mark| (mark["role"].as_str().unwrap(), mark["square"].as_str().unwrap())).collect()
}

#[test]
fn a_legal_move_exits_0() {
    let cases: [&[&str]; 4] = [
        &["--game", "go", "--size", "9", "--move", "E5"],
        &["--game", "chess", "--move", "Nf3"],
        &["--game", "janggi", "--move", "a4b4"],
        &["--game", "janggi", "--move", "한수쉼"],
    ];
    for case in cases {
        let run = run(&[&["explain"], case].concat());
        assert_eq!(run.code, 0, "{case:?} {}{}", run.out, run.error);
        assert_eq!(run.json(), json!({"legal": true, "reason": null, "evidence": [], "text": null}));
    }
}

#[test]
fn a_pinned_knight_exits_1_with_its_pinner() {
    let fen = "3k4/8/5n2/6B1/8/8/8/4K3 b - - 0 1";
    let run = run(&["explain", "--game", "chess", "--position", fen, "--move", "f6e4"]);
    assert_eq!(run.code, 1);
    let verdict = run.json();
    assert_eq!(verdict["legal"], false);
    assert_eq!(verdict["reason"], "Pinned");
    assert_eq!(verdict["text"], "Pinned. The knight on f6 is pinned to the king by the bishop on g5.");
    assert!(evidence(&verdict).contains(&("Pinner", "g5")));
    assert!(evidence(&verdict).contains(&("King", "d8")));
}

#[test]
fn a_cannon_over_a_cannon_in_korean() {
    let run = run(&["explain", "--game", "janggi", "--move", "b3b9", "--language", "ko"]);
    assert_eq!(run.code, 1);
    let verdict = run.json();
    assert_eq!(verdict["reason"], "CannonScreenIsCannon");
    assert_eq!(verdict["text"], "포는 포를 넘을 수 없습니다. 사이에 있는 32 자리의 기물이 포입니다.");
    assert!(evidence(&verdict).contains(&("Screen", "b8")));
}

/// White takes a ko at E5; Black must not take back at once, and may after a threat and its answer.
const KO: [&str; 8] = ["D5", "G5", "E6", "F6", "E4", "F4", "F5", "E5"];

#[test]
fn a_ko_is_barred_and_open_again_after_a_threat() {
    let moves = KO.join(" ");
    let args = ["explain", "--game", "go", "--size", "9", "--moves", &moves, "--move", "F5"];
    let at_once = run(&args);
    assert_eq!(at_once.code, 1, "{}{}", at_once.out, at_once.error);
    let verdict = at_once.json();
    assert_eq!(verdict["reason"], "KoViolation");
    assert_eq!(evidence(&verdict), [("KoPoint", "F5")]);
    assert_eq!(verdict["move_numbers"], json!([7]));
    assert_eq!(verdict["text"], "Ko. This would bring back the board after move 7. Play elsewhere first.");
    let moves = format!("{moves} A1 A9");
    let later = run(&["explain", "--game", "go", "--size", "9", "--moves", &moves, "--move", "F5"]);
    assert_eq!(later.code, 0, "{}", later.out);
}

#[test]
fn go_rules_are_separate_switches() {
    // Black would fill the last liberty of two stones of its own.
    let two = ["explain", "--game", "go", "--position", ".XO/OO./...", "--move", "A3"];
    assert_eq!(run(&two).json()["reason"], "Suicide");
    assert_eq!(run(&[&two[..], &["--suicide", "true"]].concat()).json()["legal"], true);
    assert_eq!(run(&[&two[..], &["--rules", "tromp-taylor"]].concat()).json()["legal"], true);
    assert_eq!(
        run(&[&two[..], &["--rules", "tromp-taylor", "--suicide", "false"]].concat()).json()["reason"],
        "Suicide"
    );
}

#[test]
fn text_that_is_no_move_is_refused_not_an_error() {
    for (game, text, reason) in [
        ("go", "E55E", "Unreadable"),
        ("go", "T20", "OutOfBounds"),
        ("go", "I5", "OutOfBounds"),
        ("chess", "Zz9", "Unreadable"),
        ("chess", "", "Unreadable"),
        ("janggi", "hello", "Unreadable"),
    ] {
        let run = run(&["explain", "--game", game, "--move", text]);
        assert_eq!((run.code, run.json()["reason"].as_str()), (1, Some(reason)), "{game} {text}");
    }
}

#[test]
fn bad_positions_are_told_in_one_line() {
    let explain = |args: &[&str]| run(&[&["explain", "--all"], args].concat());
    explain(&["--game", "go", "--size", "1"]).assert_bad_input(&["size 1", "2 to 25"]);
    explain(&["--game", "go", "--handicap", "10"]).assert_bad_input(&["10 handicap stones"]);
    explain(&["--game", "go", "--rules", "draughts"]).assert_bad_input(&["draughts", "chinese"]);
    explain(&["--game", "go", "--komi", "6.3"]).assert_bad_input(&["6.3"]);
    explain(&["--game", "go", "--deletes", "2"]).assert_bad_input(&["deletes", "go"]);
    explain(&["--game", "go", "--position", "X?/.."]).assert_bad_input(&["'?'"]);
    explain(&["--game", "chess", "--size", "9"]).assert_bad_input(&["size", "chess"]);
    explain(&["--game", "chess", "--position", "8/8 w"]).assert_bad_input(&["FEN"]);
    explain(&["--game", "chess", "--rules", "kakao"]).assert_bad_input(&["kakao", "chess960"]);
    explain(&["--game", "janggi", "--position", "x"]).assert_bad_input(&["FEN"]);
    explain(&["--game", "chess", "--moves", "e4", "e5", "e6"]).assert_bad_input(&["move 3", "e6"]);
}

#[test]
fn all_gives_every_move_its_verdict() {
    for (args, possible, legal, with) in [
        (&["--game", "go", "--size", "3", "--moves", "B2"][..], 10, 9, "B2"),
        (&["--game", "chess"], 64 * 64, 20, "e2e5"),
        (&["--game", "janggi"], 90 * 90, 32, "b3b9"),
    ] {
        let run = run(&[&["explain", "--all"], args].concat());
        assert_eq!(run.code, 0, "{}", run.error);
        let survey = run.json();
        let moves: BTreeSet<&str> =
            survey["legal_moves"].as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
        let refused = survey["refused"].as_object().unwrap();
        assert_eq!((moves.len(), moves.len() + refused.len()), (legal, possible), "{args:?}");
        assert!(moves.iter().all(|text| !refused.contains_key(*text)));
        assert!(refused.contains_key(with));
        assert_eq!(survey["outcome"], Value::Null);
    }
}

#[test]
fn all_tells_the_fen_and_how_the_game_ended() {
    let mate = run(&["explain", "--all", "--game", "chess", "--moves", "f3 e5 g4 Qh4"]).json();
    assert_eq!(mate["fen"], "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assert_eq!(mate["outcome"]["winner"], "black");
    assert_eq!(mate["outcome"]["by"], "checkmate");
    assert_eq!(mate["outcome"]["text"], "Black won by checkmate.");
    assert_eq!(mate["legal_moves"], json!([]));
    // Two passes from the start: 72 points against 73.5.
    let passes = run(&["explain", "--all", "--game", "janggi", "--moves", "e2e2 e9e9"]).json();
    assert_eq!(passes["outcome"]["winner"], "han");
    assert_eq!(passes["outcome"]["text"], "Both sides passed. Han won on points: Cho 72, Han 73.5.");
}

#[test]
fn deletions_are_moves_where_the_option_is_on() {
    let on = ["explain", "--game", "chess", "--deletes", "1", "--move", "delete-d8"];
    assert_eq!(run(&on).json()["legal"], true);
    let off = run(&["explain", "--game", "chess", "--move", "delete-d8"]).json();
    assert_eq!(off["reason"], "NoDeletesLeft");
    let all = run(&["explain", "--all", "--game", "chess", "--deletes", "1"]).json();
    assert!(all["legal_moves"].as_array().unwrap().contains(&json!("delete-d8")));
    assert_eq!(all["refused"]["delete-e8"], "DeleteKing");
}
