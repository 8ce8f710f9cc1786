//! Janggi against facts that other programs stated: move counts, move lists, results, and reasons.
//!
//! `janggi_perft.jsonl` and `janggi_cases.jsonl` come from Fairy-Stockfish 11.1 and pyffish 0.0.90, the reasons in
//! `janggi_rejects.jsonl` from the text of the rules.

mod janggi_support;

use hansu_rules::{
    Action, ActionText, EndReason, Outcome, Side,
    janggi::{Game, perft},
};
use janggi_support::{Case, Perft, Reject, lines, play, rules};

/// Checks every count of at most `limit` positions; how many those were.
fn check_perft(limit: u64) -> usize {
    let mut checked = 0;
    for case in lines::<Perft>("janggi_perft.jsonl") {
        for (variant, counts) in
            [(case.variant.as_str(), &case.depth_counts), ("janggicasual", &case.janggicasual_depth_counts)]
        {
            let game = Game::from_fen(&case.fen, rules(variant)).unwrap();
            for (depth, &expected) in counts.iter().filter(|(_, count)| **count <= limit) {
                let depth = depth.parse().unwrap();
                assert_eq!(perft(game.position(), depth), expected, "{variant} {} depth {depth}", case.fen);
                checked += 1;
            }
        }
    }
    checked
}

#[test]
fn perft_agrees_with_fairy_stockfish() {
    assert!(check_perft(200_000) > 200);
}

#[test]
#[ignore = "a minute of counting"]
fn perft_agrees_with_fairy_stockfish_to_the_full_depth() {
    assert!(check_perft(u64::MAX) > 240);
}

fn value_for(side: Side, outcome: Option<Outcome>) -> i32 {
    match outcome.and_then(|outcome| outcome.winner) {
        None => 0,
        Some(winner) if winner == side => 32_000,
        Some(_) => -32_000,
    }
}

#[test]
fn every_case_has_its_moves_and_its_result() {
    let cases = lines::<Case>("janggi_cases.jsonl");
    assert_eq!(cases.len(), 96);
    for case in cases {
        let mut game = Game::from_fen(&case.fen, rules(&case.variant)).unwrap();
        play(&mut game, &case.pre_moves);
        let mut moves: Vec<String> =
            game.legal_actions().into_iter().map(|action| game.text(action, ActionText::Protocol)).collect();
        let mut expected = case.moves.clone();
        moves.sort();
        expected.sort();
        assert_eq!(moves, expected, "{}", case.id);
        assert_eq!(game.fen(), case.fen_after, "{}", case.id);
        assert_eq!(game.check().is_some(), case.result.check, "{}", case.id);
        assert!(!case.result.optional_end, "{}", case.id);
        let ended = case.result.immediate_end || case.result.game_result_stm.is_some();
        assert_eq!(game.outcome().is_some(), ended, "{}: {:?}", case.id, game.outcome());
        let value = case.result.immediate_value_stm.or(case.result.game_result_stm).unwrap_or(0);
        assert_eq!(value_for(game.to_move(), game.outcome()), value, "{}", case.id);
    }
}

#[test]
fn every_refusal_has_its_reason() {
    let cases = lines::<Reject>("janggi_rejects.jsonl");
    assert_eq!(cases.len(), 42);
    for case in cases {
        let mut game = Game::from_fen(&case.fen, rules(&case.variant)).unwrap();
        play(&mut game, &case.pre_moves);
        let action = game.parse(&case.mv).unwrap();
        let rejection = game.explain(action);
        let reason = rejection.as_ref().map(|rejection| rejection.reason);
        assert_eq!(reason, case.reason, "{} {}", case.mv, case.note);
        assert_eq!(game.is_legal(action), reason.is_none(), "{}", case.note);
        let before = game.fen();
        assert_eq!(game.clone().play(action).err(), rejection, "{}", case.note);
        assert_eq!(game.fen(), before);
    }
}

#[test]
fn two_passes_from_the_start_lose_for_cho() {
    let mut game = Game::from_fen(
        "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
        rules("janggi"),
    )
    .unwrap();
    game.play(Action::Pass).unwrap();
    game.play(Action::Pass).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!(outcome.winner, Some(Side::Second));
    let EndReason::TwoPasses(Some([cho, han])) = outcome.by else { panic!("{outcome:?}") };
    assert_eq!((cho.to_string(), han.to_string()), ("72".to_owned(), "73.5".to_owned()));
}
