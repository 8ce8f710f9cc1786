//! Go engines that do each bad thing there is. Each ends in a state that is stated here, and leaves nothing.

mod desk;

use std::time::Duration;

use desk::{Desk, chess, fake, go, new_mark, wait_for_no_process};
use hansu_engine::{ByoYomi, Cancel, Clock, Decision, SearchLimits};
use hansu_players::{
    EngineError, EngineProfile, Exit, Phase, Protocol, Purpose,
    gtp::{FinalScore, GtpClient},
    process::EngineLog,
};
use hansu_rules::{Action, AnyGame, GameKind, HalfPoints, MoveRejectReason, Point, Side, go as rules};

/// The engine is asked again after a failure and answers as before.
fn fails_twice(words: &str, expected: impl Fn(&EngineError) -> bool) -> EngineError {
    let mut desk = Desk::fake(words);
    let game = go(9, "E5");
    let first = desk.fails(&game);
    assert!(expected(&first), "{first:?}\n{}", desk.said());
    let second = desk.fails(&game);
    assert!(expected(&second), "{second:?}\n{}", desk.said());
    desk.close();
    first
}

/// What was sent to make the board ours, without clocks and questions.
fn setting_up(desk: &Desk) -> Vec<String> {
    let other = ["protocol_version", "name", "version", "list_commands", "genmove", "time_", "quit"];
    desk.sent().into_iter().filter(|line| !other.iter().any(|word| line.starts_with(word))).collect()
}

#[test]
fn a_good_engine_is_sent_the_difference_only() {
    let mut desk = Desk::fake("gtp good");
    assert_eq!(desk.plays(&go(9, "E5")), "A1");
    assert_eq!(desk.plays(&go(9, "E5 A1 C3")), "A2");
    // Two moves are taken back, the engine's own among them.
    assert_eq!(desk.plays(&go(9, "E5 A1 D4")), "A2");
    let expected =
        ["boardsize 9", "clear_board", "komi 7.5", "play b E5", "play b C3", "undo", "undo", "play b D4"];
    assert_eq!(setting_up(&desk), expected);
    desk.close();
}

#[test]
fn without_a_way_back_the_game_is_set_up_anew() {
    for words in ["gtp no-undo", "gtp no-way-back"] {
        let mut desk = Desk::fake(words);
        desk.plays(&go(9, "E5"));
        desk.plays(&go(9, "D4"));
        assert_eq!(setting_up(&desk).iter().filter(|line| *line == "clear_board").count(), 2, "{words}");
        desk.close();
    }
}

#[test]
fn handicaps_by_the_right_command() {
    let fixed = AnyGame::Go(rules::Game::with_handicap(9, rules::Rules::CHINESE, 2).unwrap());
    let points = [Point::new(0, 0), Point::new(8, 8), Point::new(4, 4)];
    let setup = rules::Setup::free_handicap(9, &points).unwrap();
    let free = AnyGame::Go(rules::Game::from_setup(9, rules::Rules::CHINESE, setup).unwrap());
    for (words, game, expected) in [
        ("gtp good", &fixed, &["fixed_handicap 2"][..]),
        ("gtp good", &free, &["set_free_handicap A1 J9 E5"]),
        // An engine with other ideas of the fixed points is told ours.
        ("gtp other-handicap", &fixed, &["fixed_handicap 2", "clear_board", "set_free_handicap C3 G7"]),
    ] {
        let mut desk = Desk::fake(words);
        desk.plays(game);
        assert_eq!(setting_up(&desk)[3..], *expected, "{words}");
        desk.close();
    }
}

#[test]
fn komi_and_clocks_in_whole_numbers_with_points() {
    let mut desk = Desk::fake("gtp good");
    let rules = rules::Rules { komi: HalfPoints(-1), ..rules::Rules::JAPANESE };
    let game = AnyGame::Go(rules::Game::new(9, rules).unwrap());
    let period = Some(ByoYomi { period: Duration::from_millis(10_500), moves: 1 });
    let clock = Clock { byo_yomi: period, ..Clock::sudden_death(Duration::from_millis(60_900)) };
    let limits = SearchLimits { clock: Some(clock), ..SearchLimits::default() };
    let ticket = desk.ask_within(&game, limits, 1);
    assert!(desk.await_answer(ticket).result.is_ok());
    let sent = desk.sent();
    for line in ["komi -0.5", "time_settings 60 10 1", "time_left b 60 0"] {
        assert!(sent.iter().any(|one| one == line), "{line}: {sent:?}");
    }
    desk.close();
}

#[test]
fn a_refusal_of_a_legal_move() {
    fails_twice(
        "gtp refuse",
        |error| matches!(error, EngineError::Refused { command, message } if command == "play b E5" && message == "illegal move"),
    );
}

#[test]
fn a_refusal_to_move() {
    fails_twice(
        "gtp refuse-move",
        |error| matches!(error, EngineError::Refused { message, .. } if message == "I am tired"),
    );
}

#[test]
fn a_move_it_holds_legal_and_we_do_not() {
    let mut desk = Desk::fake("gtp illegal");
    let game = go(9, "E5");
    for _ in 0..2 {
        let answer = desk.answer(&game);
        assert_eq!(answer.result, Ok(Decision::Play(Action::Place(Point::new(4, 4)))));
        let rejection = game.explain(Action::Place(Point::new(4, 4))).unwrap();
        assert_eq!(rejection.reason, MoveRejectReason::Occupied);
    }
    // What it holds for played was taken back before it was asked again.
    assert!(desk.sent().iter().any(|line| line == "undo"));
    desk.close();
}

#[test]
fn words_that_are_no_move() {
    let error = fails_twice("gtp nonsense", |error| matches!(error, EngineError::Unreadable { .. }));
    assert!(matches!(error, EngineError::Unreadable { text, .. } if text == "Hello"));
    fails_twice("gtp empty", |error| matches!(error, EngineError::NoMove { .. }));
}

#[test]
fn odd_but_understandable() {
    for words in ["gtp no-numbers", "gtp old", "gtp bytes", "gtp long", "gtp stderr"] {
        let mut desk = Desk::fake(words);
        assert_eq!(desk.plays(&go(9, "E5")), "A1", "{words}\n{}", desk.said());
        assert_eq!(desk.plays(&go(9, "E5 A1 D4")), "A2", "{words}\n{}", desk.said());
        desk.close();
    }
}

#[test]
fn it_gives_up() {
    let mut desk = Desk::fake("gtp resign");
    assert_eq!(desk.answer(&go(9, "E5")).result, Ok(Decision::Resign));
    desk.close();
}

#[test]
fn an_end_in_the_middle_of_a_game() {
    let error = fails_twice("gtp exit", |error| {
        matches!(error, EngineError::Ended { phase: Phase::Searching, exit: Exit::Code(4), .. })
    });
    assert!(matches!(error, EngineError::Ended { stderr, .. } if stderr.contains("no network file")));
}

#[test]
fn silence() {
    fails_twice("gtp silent", |error| matches!(error, EngineError::Silent { phase: Phase::Starting, .. }));
    for words in ["gtp hang", "gtp heir", "gtp babble"] {
        fails_twice(words, |error| matches!(error, EngineError::Silent { phase: Phase::Searching, .. }));
    }
}

#[test]
fn a_late_answer_after_a_takeback_is_taken_back() {
    let mut desk = Desk::fake("gtp slow");
    desk.ask(&go(9, "E5"));
    desk.wait_for("heard genmove");
    let ticket = desk.ask(&go(9, ""));
    let answer = desk.await_answer(ticket);
    assert!(matches!(answer.result, Ok(Decision::Play(_))), "{answer:?}\n{}", desk.said());
    // Its own late move and the one before.
    assert_eq!(desk.sent().iter().filter(|line| *line == "undo").count(), 2, "{}", desk.said());
    desk.close();
}

#[test]
fn a_search_that_can_be_broken_off_is_not_awaited() {
    let mut desk = Desk::fake("gtp cancellable");
    desk.ask(&go(9, "E5"));
    desk.wait_for("heard kata-search_analyze_cancellable");
    // Nothing stands on its board that would have to be taken back, and what is new goes out as a difference.
    desk.ask(&go(9, "E5 C3"));
    desk.wait_for("heard play w C3");
    let sent = desk.sent();
    assert!(!sent.iter().any(|line| line == "undo"), "{}", desk.said());
    assert_eq!(sent.iter().filter(|line| line.starts_with("boardsize")).count(), 1, "{}", desk.said());
    desk.close();
}

#[test]
fn a_move_nobody_wants_that_never_comes() {
    let mut desk = Desk::fake("gtp hang");
    desk.ask(&go(9, "E5"));
    desk.wait_for("heard genmove");
    desk.worker.cancel();
    desk.wait_for("ended: ");
    desk.close();
}

#[test]
fn neither_quit_nor_the_end_of_input() {
    let mut desk = Desk::fake("gtp ignore-quit");
    assert_eq!(desk.plays(&go(9, "E5")), "A1");
    desk.close();
}

#[test]
fn boards_it_does_not_have() {
    let mut desk = Desk::fake("gtp small");
    assert!(matches!(desk.fails(&go(19, "")), EngineError::BoardSize { size: 19, .. }));
    assert_eq!(desk.plays(&go(9, "E5")), "A1", "it is still of use");
    desk.close();
}

#[test]
fn an_engine_that_cannot_analyse_says_so() {
    let mark = new_mark();
    let mut desk = Desk::with(fake(&mark, "gtp good"), Purpose::Analyse, mark);
    let infinite = SearchLimits { infinite: true, ..SearchLimits::default() };
    let ticket = desk.ask_within(&go(9, "E5"), infinite, 1);
    let error = desk.await_answer(ticket).result.unwrap_err();
    assert_eq!(error, EngineError::NoAnalysis.into());
    desk.close();
}

#[test]
fn a_chess_engine_set_up_for_go() {
    let mark = new_mark();
    let games = vec![GameKind::Go];
    let profile = fake(&mark, "uci good");
    let profile = EngineProfile { protocol: Protocol::Gtp, games, patience_percent: 10, ..profile };
    let mut desk = Desk::with(profile, Purpose::Play, mark);
    let error = desk.fails(&go(9, ""));
    assert!(
        matches!(&error, EngineError::WrongProtocol { expected: Protocol::Gtp, said, .. } if said.contains("Unknown command")),
        "{error:?}"
    );
    assert!(matches!(desk.fails(&chess("")), EngineError::OtherGame(GameKind::Chess)));
    desk.close();
}

#[test]
fn dead_stones_are_stones() {
    let mut desk = Desk::fake("gtp good");
    // It names A1, B1 and C1; nothing stands on the last.
    let game = go(9, "A1 B1 pass pass");
    assert_eq!(desk.dead_stones(&game).unwrap(), [Point::new(0, 0), Point::new(1, 0)]);
    desk.close();
}

#[test]
fn the_result_as_it_counts() {
    let mark = new_mark();
    let profile = fake(&mark, "gtp good");
    let mut client = GtpClient::start(&profile, Purpose::Play, EngineLog::default()).unwrap();
    let score = client.final_score(&go(9, "A1 pass pass"), &Cancel::default()).unwrap();
    assert_eq!(score, Some(FinalScore { winner: Some(Side::Second), points: Some(7.5) }));
    assert!(!client.analyses() && client.knows("undo"));
    drop(client);
    wait_for_no_process(&mark);
}
