//! `explain --batch`: a line in, a line out, in order, whatever the line.

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::run_with_input;

fn answers(input: &[u8]) -> Vec<Value> {
    let run = run_with_input(&["explain", "--batch"], input);
    assert_eq!((run.code, run.error.as_str()), (0, ""));
    run.out.lines().map(|line| serde_json::from_str(line).expect("an answer is JSON")).collect()
}

#[test]
fn questions_of_every_game_are_answered_in_order() {
    let input = r#"{"game":"go","size":9,"ko":"psk","suicide":false,"moves":["D4","pass"],"move":"E5"}
{"game":"go","size":9,"ko":"psk","suicide":false,"moves":["D4","pass"],"move":"D4"}
{"game":"janggi","rules":"kakao","fen":"rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1","moves":["a4a5"],"move":"b8b2"}
{"game":"chess","fen":"startpos","moves":["e2e4"],"move":"e7e4"}
{"game":"chess","fen":"4k3/8/8/8/8/8/8/4K2R w K - 0 1","move":"O-O"}
"#;
    let answers = answers(input.as_bytes());
    let reasons: Vec<_> = answers.iter().map(|answer| answer["reason"].as_str()).collect();
    assert_eq!(
        reasons,
        [None, Some("Occupied"), Some("CannonScreenIsCannon"), Some("PieceCannotMoveThatWay"), None]
    );
    assert_eq!(
        answers[1],
        json!({
            "legal": false,
            "reason": "Occupied",
            "evidence": [{"role": "Blocker", "square": "D4"}],
            "text": "Occupied. A black stone stands on D4, put there by move 1. Choose an empty point.",
            "move_numbers": [1],
        })
    );
}

#[test]
fn a_bad_line_gets_an_error_and_the_next_ones_their_answers() {
    let mut input = Vec::new();
    let lines: [&[u8]; 9] = [
        b"{\"game\":\"go\",\"move\":\"Q16\"}",
        b"",
        b"not json",
        b"[1,2,3]",
        b"\xff\xfe{}",
        b"{\"game\":\"go\",\"colour\":\"red\",\"move\":\"Q16\"}",
        b"{\"move\":\"Q16\"}",
        b"{\"game\":\"chess\",\"moves\":[\"e5\"],\"move\":\"e4\"}",
        b"{\"game\":\"chess\",\"move\":\"e4\"}",
    ];
    for line in lines {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    let answers = answers(&input);
    assert_eq!(answers.len(), lines.len());
    for (index, answer) in answers.iter().enumerate() {
        if index == 0 || index == lines.len() - 1 {
            assert_eq!(answer["legal"], true, "{answer}");
        } else {
            let error = answer["error"].as_str().unwrap();
            assert!(!error.contains('\n') && !error.is_empty(), "{error}");
            assert_eq!(answer.as_object().unwrap().len(), 1);
        }
    }
    assert!(answers[5]["error"].as_str().unwrap().contains("colour"));
    assert!(answers[6]["error"].as_str().unwrap().contains("which game"));
    assert!(answers[7]["error"].as_str().unwrap().contains("move 1"));
}

#[test]
fn without_a_move_every_move_gets_its_verdict() {
    let input = br#"{"game":"go","size":5,"moves":["C3"]}"#;
    let [survey] = &answers(input)[..] else { panic!("one line, one answer") };
    assert_eq!(survey["refused"], json!({"C3": "Occupied"}));
    assert_eq!(survey["legal_moves"].as_array().unwrap().len(), 25);
    assert_eq!(survey["fen"], Value::Null);
    assert_eq!(survey["outcome"], Value::Null);
}

#[test]
fn play_may_go_on_after_two_passes() {
    let input = r#"{"game":"go","size":5,"moves":["C3","pass","pass","B2"],"move":"D4"}
{"game":"go","size":5,"moves":["C3","pass","pass"],"move":"D4"}
{"game":"go","size":5,"moves":["C3","pass","pass","pass"],"move":"D4"}
"#;
    let answers = answers(input.as_bytes());
    let reasons: Vec<_> = answers.iter().map(|answer| answer["reason"].as_str()).collect();
    assert_eq!(reasons, [None, Some("GameNotPlaying"), None]);
}

/// A line of almost the right shape: keys and values that belong together, or do not.
fn request() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "go",
        "chess",
        "janggi",
        "e4",
        "e2e4",
        "a4b4",
        "79졸78",
        "D4",
        "pass",
        "O-O",
        "kakao",
        "psk",
        "startpos",
        "X../.O./...",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "9/9/9/9/9/9/9/9/9/9 w",
        "chess960",
        "",
        "é𝄞",
        "\u{202e}",
    ]);
    let value = prop_oneof![
        word.clone().prop_map(|word| json!(word)),
        any::<i64>().prop_map(|number| json!(number)),
        any::<f64>().prop_map(|number| json!(number)),
        (0_u8..30).prop_map(|number| json!(number)),
        any::<bool>().prop_map(|truth| json!(truth)),
        prop::collection::vec(word, 0..6).prop_map(|words| json!(words)),
        "\\PC{0,20}".prop_map(|text| json!(text)),
        Just(Value::Null),
    ];
    let key = prop::sample::select(vec![
        "game", "size", "ko", "suicide", "komi", "rules", "fen", "position", "moves", "move", "deletes",
        "handicap", "x",
    ]);
    let game = prop::sample::select(vec!["go", "chess", "janggi"]);
    (game, prop::collection::vec((key, value), 0..4)).prop_map(|(game, pairs)| {
        let mut request = json!({ "game": game, "move": "e4" });
        for (key, value) in pairs {
            request[key] = value;
        }
        request.to_string()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    /// Many lines a run, as starting the program costs more than answering.
    #[test]
    fn garbage_never_breaks_it(
        requests in prop::collection::vec(request(), 100),
        noise in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..60), 60),
    ) {
        let mut input = Vec::new();
        let mut lines = 0;
        let noise = noise.iter().map(|line| line.iter().copied().filter(|byte| *byte != b'\n').collect());
        for line in requests.into_iter().map(String::into_bytes).chain(noise) {
            let line: Vec<u8> = line;
            input.extend_from_slice(&line);
            input.push(b'\n');
            lines += 1;
        }
        let answers = answers(&input);
        prop_assert_eq!(answers.len(), lines);
        for answer in answers {
            let known = ["legal", "error", "legal_moves"].iter().any(|key| answer.get(key).is_some());
            prop_assert!(known, "{}", answer);
        }
    }
}
