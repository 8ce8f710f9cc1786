//! Engines of chess that do each bad thing there is. Each ends in a state that is stated here, and leaves nothing.

mod desk;

use std::time::Duration;

use desk::{Desk, chess, fake, new_mark};
use hansu_engine::{Decision, SearchLimits};
use hansu_players::{EngineError, EngineProfile, Exit, Phase, Protocol, Purpose, process::CommandLine};
use hansu_rules::{Action, AnyGame, MoveRejectReason, Point};

/// The engine is asked again after a failure and answers as before: a game goes on wherever the user wants.
fn fails_twice(words: &str, expected: impl Fn(&EngineError) -> bool) -> EngineError {
    let mut desk = Desk::fake(words);
    let game = chess("");
    let first = desk.fails(&game);
    assert!(expected(&first), "{first:?}\n{}", desk.said());
    let second = desk.fails(&game);
    assert!(expected(&second), "{second:?}\n{}", desk.said());
    desk.close();
    first
}

#[test]
fn a_good_engine_plays_a_game() {
    let mut desk = Desk::fake("uci good");
    let mut game = chess("");
    for _ in 0..12 {
        let text = desk.plays(&game);
        game = desk::played(game, &text);
    }
    let said = desk.said();
    assert_eq!(said.matches("Sent ucinewgame").count(), 1, "{said}");
    assert_eq!(said.matches("Sent go ").count(), 12);
    assert!(!said.contains("setoption"), "nothing differs from what the engine begins with");
    desk.close();
}

#[test]
fn no_uciok() {
    fails_twice("uci silent", |error| matches!(error, EngineError::Silent { phase: Phase::Starting, .. }));
}

#[test]
fn words_without_end() {
    fails_twice("uci babble", |error| matches!(error, EngineError::WrongProtocol { .. }));
    fails_twice("uci babble-on", |error| matches!(error, EngineError::Silent { phase: Phase::Stopping, .. }));
    let mut desk = Desk::fake("uci babble-on");
    desk.ask(&chess(""));
    desk.wait_for("well, you know");
    desk.worker.cancel();
    desk.wait_for("ended: ");
    desk.close();
}

#[test]
fn never_ready() {
    fails_twice("uci never-ready", |error| {
        matches!(error, EngineError::Silent { phase: Phase::Preparing, .. })
    });
}

#[test]
fn another_protocol_or_none() {
    fails_twice("uci talker", |error| {
        matches!(error, EngineError::WrongProtocol { expected: Protocol::Uci, speaks: None, said }
            if said.contains("uci: command not found"))
    });
    let mark = new_mark();
    let profile = EngineProfile { protocol: Protocol::Uci, ..fake(&mark, "gtp good") };
    let profile = EngineProfile { games: vec![hansu_rules::GameKind::Chess], ..profile };
    let mut desk = Desk::with(profile, Purpose::Play, mark);
    let error = desk.fails(&chess(""));
    assert!(matches!(error, EngineError::WrongProtocol { speaks: Some(Protocol::Gtp), .. }), "{error:?}");
    desk.close();
}

#[test]
fn a_late_answer_after_a_takeback_is_dropped() {
    let mut desk = Desk::fake("uci late");
    let stale = desk.ask_within(&chess("e4"), SearchLimits { infinite: true, ..SearchLimits::default() }, 1);
    desk.wait_for("Sent go infinite");
    // It answers for Black a third of a second after it was stopped; White is to move by then.
    let game = chess("");
    let wanted = desk.ask(&game);
    assert_ne!(stale, wanted);
    let answer = desk.await_answer(wanted);
    let Ok(Decision::Play(action)) = answer.result else { panic!("{answer:?}\n{}", desk.said()) };
    assert!(game.is_legal(action));
    assert!(answer.infos.iter().all(|info| info.depth != 9), "a report of the search before");
    desk.close();
}

#[test]
fn the_second_of_two_answers_is_dropped() {
    let mut desk = Desk::fake("uci double");
    let game = chess("");
    let first = desk.plays(&game);
    let next = desk::played(game, &format!("{first} e5"));
    assert_ne!(desk.plays(&next), "h7h5");
    assert!(desk.said().contains("dropped"), "{}", desk.said());
    desk.close();
}

#[test]
fn an_illegal_move_is_handed_to_whoever_judges() {
    let mut desk = Desk::fake("uci illegal");
    let game = chess("");
    let answer = desk.answer(&game);
    let Ok(Decision::Play(action)) = answer.result else { panic!("{answer:?}") };
    assert_eq!(action, Action::step(Point::new(4, 1), Point::new(4, 4)));
    assert!(!game.is_legal(action));
    desk.close();
}

#[test]
fn words_that_are_no_move() {
    let error = fails_twice("uci nonsense", |error| matches!(error, EngineError::Unreadable { .. }));
    let EngineError::Unreadable { text, rejection } = error else { panic!("{error:?}") };
    assert_eq!((text.as_str(), rejection.reason), ("Hello", MoveRejectReason::Unreadable));
    for (words, said) in [("uci none", "(none)"), ("uci null", "0000"), ("uci empty", "")] {
        fails_twice(words, |error| matches!(error, EngineError::NoMove { text } if text == said));
    }
}

#[test]
fn odd_but_understandable() {
    for words in ["uci capitals", "uci banner", "uci bytes", "uci bad-ponder"] {
        let mut desk = Desk::fake(words);
        assert_eq!(desk.plays(&chess("")), "a2a3", "{words}\n{}", desk.said());
        assert_eq!(desk.plays(&chess("a3")), "a7a5", "{words}\n{}", desk.said());
        desk.close();
    }
}

#[test]
fn ten_megabytes_without_a_line_break() {
    fails_twice("uci long", |error| matches!(error, EngineError::Unreadable { .. }));
}

#[test]
fn a_flood_on_standard_error() {
    let mut desk = Desk::fake("uci stderr");
    assert_eq!(desk.plays(&chess("")), "a2a3");
    assert!(desk.log.lines().len() <= hansu_players::process::EngineLog::LINES);
    desk.close();
}

#[test]
fn an_end_in_the_middle_of_a_game() {
    let error = fails_twice("uci exit", |error| {
        matches!(error, EngineError::Ended { phase: Phase::Searching, exit: Exit::Code(3), .. })
    });
    let EngineError::Ended { stderr, .. } = error else { panic!("{error:?}") };
    assert!(stderr.contains("out of memory"), "{stderr}");
}

#[test]
fn neither_quit_nor_the_end_of_input_nor_a_polite_signal() {
    let mark = new_mark();
    let mut profile = fake(&mark, "uci ignore-quit");
    let script = format!("trap '' TERM; exec {} {mark} uci ignore-quit", CommandLine::new(desk::FAKE));
    profile.command = CommandLine::new("/bin/sh").with_args(["-c", script.as_str()]);
    let mut desk = Desk::with(profile, Purpose::Play, mark);
    assert_eq!(desk.plays(&chess("")), "a2a3");
    desk.close();
}

#[test]
fn options_that_are_lies() {
    let mark = new_mark();
    let mut profile = fake(&mark, "uci liar");
    for (name, value) in
        [("Hash", "32"), ("Threads", "2"), ("Style", "solid"), ("Nothing", "1"), ("MultiPV", "7")]
    {
        profile.options.insert(name.to_owned(), value.to_owned());
    }
    let mut desk = Desk::with(profile, Purpose::Play, mark);
    assert_eq!(desk.plays(&chess("")), "a2a3", "{}", desk.said());
    let set: Vec<String> = desk.sent().into_iter().filter(|line| line.starts_with("setoption")).collect();
    assert_eq!(set, ["setoption name Style value Solid"]);
    desk.close();
}

#[test]
fn options_are_set_once_in_the_engines_spelling() {
    let mark = new_mark();
    let mut profile = fake(&mark, "uci good");
    for (name, value) in
        [("hash", "32"), ("threads", "2"), ("STYLE", "risky one"), ("clear hash", ""), ("Hush", "1")]
    {
        profile.options.insert(name.to_owned(), value.to_owned());
    }
    let mut desk = Desk::with(profile, Purpose::Play, mark);
    desk.plays(&chess(""));
    desk.plays(&chess("e4 e5"));
    let set: Vec<String> = desk.sent().into_iter().filter(|line| line.starts_with("setoption")).collect();
    assert_eq!(
        set,
        [
            "setoption name Threads value 2",
            "setoption name Style value Risky One",
            "setoption name Clear Hash",
            "setoption name Hash value 32",
        ]
    );
    desk.close();
}

#[test]
fn what_it_started_goes_on_talking() {
    // It does not stop and is killed; what it has started itself talks on until the whole group is ended.
    fails_twice("uci heir", |error| matches!(error, EngineError::Silent { phase: Phase::Stopping, .. }));
}

#[test]
fn limits_passed_and_stop_obeyed() {
    let mut desk = Desk::fake("uci endless");
    // Beyond the limit it is told to stop, and what it says then counts.
    assert_eq!(desk.plays(&chess("")), "a2a3");
    assert_eq!(desk.said().matches("Sent stop").count(), 1, "{}", desk.said());
    desk.close();
}

#[test]
fn limits_and_stop_ignored() {
    fails_twice("uci deaf", |error| matches!(error, EngineError::Silent { phase: Phase::Stopping, .. }));
    // A question that is called off ends it as well.
    let mut desk = Desk::fake("uci deaf");
    desk.ask_within(&chess(""), SearchLimits { infinite: true, ..SearchLimits::default() }, 1);
    desk.wait_for("Sent go infinite");
    desk.worker.cancel();
    desk.wait_for("ended: ");
    desk.close();
}

#[test]
fn dropping_it_in_the_middle_of_a_search() {
    let mut desk = Desk::fake("uci good");
    desk.ask_within(&chess(""), SearchLimits { infinite: true, ..SearchLimits::default() }, 3);
    desk.wait_for("Received info");
    assert!(desk.sent().contains(&"setoption name MultiPV value 3".to_owned()));
    desk.close();
}

#[test]
fn pondering_hit_and_missed() {
    let mark = new_mark();
    let profile = EngineProfile { ponder: true, ..fake(&mark, "uci ponder") };
    let mut desk = Desk::with(profile, Purpose::Play, mark);
    let game = chess("");
    let first = desk.plays(&game);
    desk.wait_for("Sent go ponder");
    // It expects the first legal reply, and thinks on after it has come.
    let game = desk::played(game, &first);
    let reply = game.legal_actions().into_iter().min().unwrap();
    let reply = game.text(reply, hansu_rules::ActionText::Protocol);
    let hit = desk::played(game.clone(), &reply);
    desk.plays(&hit);
    assert_eq!(desk.said().matches("Sent ponderhit").count(), 1, "{}", desk.said());
    assert_eq!(desk.said().matches("Sent stop").count(), 0, "{}", desk.said());
    // Another reply: it is stopped, and its answer is not taken for the new one.
    let missed = desk::played(game, "h7h5");
    assert!(missed.is_legal(missed.parse(&desk.plays(&missed)).unwrap()));
    assert_eq!(desk.said().matches("Sent stop").count(), 1, "{}", desk.said());
    desk.close();
}

#[test]
fn a_program_that_is_not_there() {
    let mark = new_mark();
    let profile = EngineProfile { command: CommandLine::new("/no/such/engine"), ..fake(&mark, "uci good") };
    let mut desk = Desk::with(profile, Purpose::Play, mark);
    assert!(matches!(desk.fails(&chess("")), EngineError::Start(_)));
    desk.close();
}

#[test]
fn rules_the_engine_does_not_know() {
    let mark = new_mark();
    let profile = EngineProfile { games: vec![hansu_rules::GameKind::Chess], ..fake(&mark, "uci good") };
    let mut desk = Desk::with(profile, Purpose::Play, mark);
    let start = hansu_rules::chess::Game::chess960(0, 0).unwrap();
    assert_eq!(desk.fails(&AnyGame::Chess(start)), EngineError::NoChess960);
    assert!(matches!(desk.fails(&desk::go(9, "")), EngineError::OtherGame(hansu_rules::GameKind::Go)));
    assert_eq!(desk.plays(&chess("")), "a2a3", "it is still of use");
    desk.close();
}

#[test]
fn analysis_follows_the_position_on_show() {
    let mark = new_mark();
    let mut desk = Desk::with(fake(&mark, "uci good"), Purpose::Analyse, mark);
    let infinite = SearchLimits { infinite: true, ..SearchLimits::default() };
    for moves in ["", "e4", "e4 e5", "e4 e5 Nf3"] {
        desk.ask_within(&chess(moves), infinite, 2);
    }
    let wanted = desk.ask_within(&chess("d4"), infinite, 2);
    let began = std::time::Instant::now();
    loop {
        let event = desk.events.recv_timeout(desk::HANG).unwrap();
        if event.ticket() == wanted {
            break;
        }
        assert!(began.elapsed() < Duration::from_secs(60));
    }
    desk.close();
}
