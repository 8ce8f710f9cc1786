//! Games with engines that are installed on this machine. Where one is missing its tests say so and pass, unless
//! `HANSU_REQUIRE_ORACLES=1` asks for all of them.

mod room;

use std::{
    env,
    sync::{Arc, mpsc::channel},
    time::Duration,
};

use hansu_engine::{Cancel, SearchLimits};
use hansu_players::{
    EngineProfile, JanggiBoard, MoveLimits, PlayerEvent, Protocol, Seat,
    analysis::{AnalysisSource, Analyst, ReviewEvent, Reviewer},
    discovery::discover,
    probe::{ProbeError, check, probe},
    process::EngineLog,
};
use hansu_rules::{AnyGame, EndReason, GameKind, HalfPoints, Side, janggi};
use hansu_table::{ChessStart, GameSetup, Pause, Phase, TableEvent, TableSetup, TimeControl};
use room::{Room, chess, player, wait_for_no_thread};

/// The profile of an installed engine; it looks few plies ahead.
fn engine(name: &str) -> Option<EngineProfile> {
    let found = discover().into_iter().find(|profile| profile.name == name);
    if found.is_none() {
        let required = env::var_os("HANSU_REQUIRE_ORACLES").is_some_and(|value| value == "1");
        assert!(!required, "{name} is required and not installed");
        println!("skipped: {name} is not installed");
    }
    let limits = MoveLimits { depth: Some(5), ..MoveLimits::default() };
    found.map(|profile| EngineProfile { limits, ..profile })
}

/// Plays to the end between an engine and the weakest built-in player, and tells who won. No process may be left.
fn plays_to_its_end(profile: &EngineProfile, side: Side, game: AnyGame) -> Option<Side> {
    let seat = Seat::engine(profile.clone());
    let Seat::Engine { log, .. } = seat.clone() else { panic!("no engine sits there") };
    let seats = match side {
        Side::First => [seat, player()],
        Side::Second => [player(), seat],
    };
    let mut room = Room::built_in(TableSetup { seed: 11, ..TableSetup::new(game, seats) });
    while room.table.phase() != Phase::Over {
        match room.next() {
            TableEvent::Played { .. } | TableEvent::Resigned { .. } | TableEvent::DeadProposed => {}
            other => panic!("{other:?} after {:?}\n{}", room.texts(), said(&log)),
        }
        assert!(room.table.moves().len() <= 600, "no end in sight: {:?}", room.texts());
    }
    assert!(room.table.moves().len() >= 8, "{:?}", room.texts());
    if room.table.outcome().is_some_and(|outcome| matches!(outcome.by, EndReason::Score(_))) {
        assert_eq!(room.table.dead_proposed_by(), Some(side), "{}", said(&log));
    }
    let winner = room.table.outcome().and_then(|outcome| outcome.winner);
    let threads = room.table.threads().clone();
    drop(room);
    wait_for_no_thread(&threads);
    assert!(said(&log).contains("ended: "), "it was not ended:\n{}", said(&log));
    winner
}

/// The last of a log.
fn said(log: &EngineLog) -> String {
    let lines = log.lines();
    let tail = lines.len().saturating_sub(40);
    lines[tail..].iter().map(|line| format!("{:?} {}\n", line.direction, line.text)).collect()
}

fn janggi_game(rules: &str) -> AnyGame {
    let formation = janggi::Formation::HorseElephantElephantHorse;
    let other = janggi::Formation::ElephantHorseElephantHorse;
    GameSetup::janggi(rules, formation, other, 0).unwrap().build().unwrap()
}

#[test]
fn stockfish_plays_chess_to_the_end() {
    let Some(profile) = engine("Stockfish") else { return };
    assert_eq!(plays_to_its_end(&profile, Side::First, chess()), Some(Side::First));
    assert_eq!(plays_to_its_end(&profile, Side::Second, chess()), Some(Side::Second));
}

#[test]
fn stockfish_thinks_on_its_opponents_time_at_a_lower_strength() {
    let Some(profile) = engine("Stockfish") else { return };
    let profile = EngineProfile { ponder: true, elo: Some(1400), ..profile };
    plays_to_its_end(&profile, Side::Second, chess());
}

#[test]
fn stockfish_analyses_all_lines_of_the_position_on_show() {
    let Some(profile) = engine("Stockfish") else { return };
    let (sender, events) = channel();
    let notify = Arc::new(move |event| {
        let _ = sender.send(event);
    });
    let mut analyst = Analyst::new(AnalysisSource::engine(profile), notify);
    let mut game = chess();
    let mut wanted = None;
    // The first is given the time to begin, the others none.
    for text in ["e4", "e5", "Nf3", "Nc6"] {
        wanted = analyst.analyse(&game, 3).unwrap();
        if game.actions().is_empty() {
            events.recv_timeout(room::HANG).expect("it reports");
        }
        game.play(game.parse(text).unwrap()).unwrap();
    }
    let mut seen = [false; 3];
    while seen != [true; 3] {
        let event = events.recv_timeout(room::HANG).expect("it reports");
        if let PlayerEvent::Info { ticket, info } = event
            && Some(ticket) == wanted
        {
            seen[info.line - 1] = true;
            assert!(!info.pv.is_empty() && info.pv.len() < 64);
        }
    }
    let threads = analyst.threads().clone();
    drop(analyst);
    wait_for_no_thread(&threads);
}

#[test]
fn engines_review_games() {
    let mut game = chess();
    for text in "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7".split(' ') {
        game.play(game.parse(text).unwrap()).unwrap();
    }
    let mut janggi = janggi_game("janggimodern");
    // What matters is that every position gets a value.
    for text in ["a4b4", "a7b7", "a1a5", "i7h7"] {
        janggi.play(janggi.parse(text).unwrap()).unwrap();
    }
    for (name, game) in [("Stockfish", game), ("Fairy-Stockfish", janggi)] {
        let Some(profile) = engine(name) else { continue };
        let (sender, events) = channel();
        let report = Arc::new(move |event| {
            let _ = sender.send(event);
        });
        let limits = SearchLimits { nodes: Some(3000), ..SearchLimits::default() };
        let source = AnalysisSource::engine(profile);
        let _reviewer = Reviewer::start(&source, &game, limits, report).unwrap();
        let review = loop {
            match events.recv_timeout(room::HANG).expect("the review goes on") {
                ReviewEvent::Progress { .. } => {}
                ReviewEvent::Finished(review) => break review,
                ReviewEvent::Failed(error) => panic!("{name}: {error}"),
            }
        };
        assert_eq!(review.values.len(), game.actions().len() + 1, "{name}");
        assert!(review.values.iter().all(|value| (0.0..=1.0).contains(&value.first_wins)));
        if name == "Stockfish" {
            assert_eq!(review.worst(Side::Second, 1)[0].text, "Nf6");
        }
    }
}

#[test]
fn stockfish_plays_chess960_with_castling() {
    let Some(profile) = engine("Stockfish") else { return };
    let game = GameSetup::Chess { start: ChessStart::Chess960(0), deletes: 0 }.build().unwrap();
    plays_to_its_end(&profile, Side::First, game);
    // Castling is the only good move, and as the king onto the rook it is also another move of the king.
    let fen = "r3k3/8/8/8/8/8/7p/1R3KR1 w G - 0 1".to_owned();
    let start = ChessStart::Fen { fen, chess960: true };
    plays_to_its_end(&profile, Side::First, GameSetup::Chess { start, deletes: 0 }.build().unwrap());
}

#[test]
fn fairy_stockfish_plays_janggi_with_both_colours_from_both_sides_of_the_board() {
    let Some(profile) = engine("Fairy-Stockfish") else { return };
    for janggi_board in [JanggiBoard::ChoBelow, JanggiBoard::HanBelow] {
        let profile = EngineProfile { janggi_board, ..profile.clone() };
        for side in Side::BOTH {
            let winner = plays_to_its_end(&profile, side, janggi_game("janggimodern"));
            assert_eq!(winner, Some(side), "{janggi_board:?}");
        }
    }
}

#[test]
fn fairy_stockfish_plays_every_preset_of_janggi() {
    let Some(profile) = engine("Fairy-Stockfish") else { return };
    for rules in janggi::Rules::PRESETS {
        plays_to_its_end(&profile, Side::First, janggi_game(rules));
    }
}

#[test]
fn fairy_stockfish_plays_chess_too() {
    let Some(profile) = engine("Fairy-Stockfish") else { return };
    assert_eq!(plays_to_its_end(&profile, Side::Second, chess()), Some(Side::Second));
}

#[test]
fn gnu_go_plays_to_the_end() {
    let Some(mut profile) = engine("GNU Go") else { return };
    profile.command.args.extend(["--level", "1"].map(str::to_owned));
    let even = GameSetup::go(9, "japanese", Some(HalfPoints(13)), 0).unwrap().build().unwrap();
    assert_eq!(plays_to_its_end(&profile, Side::First, even), Some(Side::First));
    let handicap = GameSetup::go(9, "chinese", Some(HalfPoints(1)), 3).unwrap().build().unwrap();
    plays_to_its_end(&profile, Side::Second, handicap);
}

#[test]
fn clocks_are_told_in_words_the_engine_takes() {
    let (main, period) = (Duration::from_millis(300_500), Duration::from_millis(30_500));
    let controls = [
        TimeControl::Absolute { main },
        TimeControl::Fischer { main, increment: Duration::from_secs(2) },
        TimeControl::ByoYomi { main, period, periods: 3 },
        TimeControl::Canadian { main, period, moves: 10 },
    ];
    for (name, kind) in [("Stockfish", GameKind::Chess), ("GNU Go", GameKind::Go)] {
        let Some(profile) = engine(name) else { continue };
        let limits = MoveLimits { depth: Some(3), ..MoveLimits::default() };
        let seat = Seat::engine(EngineProfile { limits, ..profile });
        for control in controls {
            let Seat::Engine { log, .. } = &seat else { panic!("no engine sits there") };
            let game = match kind {
                GameKind::Go => GameSetup::go(5, "chinese", None, 0).unwrap().build().unwrap(),
                _ => chess(),
            };
            let seats = [seat.clone(), player()];
            let mut room =
                Room::built_in(TableSetup { time: [Some(control), None], ..TableSetup::new(game, seats) });
            for _ in 0..4 {
                let event = room.next();
                assert!(matches!(event, TableEvent::Played { .. }), "{event:?}\n{}", said(log));
            }
            let clock = room.table.clock(Side::First).unwrap();
            assert!(!clock.in_overtime(), "{name}: {control:?}");
            let said = said(log);
            assert!(!said.contains("Received ?"), "{name}: {said}");
            assert!(said.contains("time_left b") || said.contains("wtime"), "{name}: {said}");
        }
    }
}

#[test]
fn gnu_go_says_that_its_board_has_an_end() {
    let Some(profile) = engine("GNU Go") else { return };
    let game = GameSetup::go(25, "chinese", None, 0).unwrap().build().unwrap();
    let mut room = Room::built_in(TableSetup::new(game, [Seat::engine(profile), player()]));
    let event = room.next();
    let TableEvent::Paused(Pause::PlayerFailed { side: Side::First, error }) = event else {
        panic!("{event:?}")
    };
    assert!(error.to_string().contains("25x25"), "{error}");
}

#[test]
fn installed_engines_are_found_and_introduce_themselves() {
    for (name, protocol, kind) in [
        ("Stockfish", Protocol::Uci, GameKind::Chess),
        ("Fairy-Stockfish", Protocol::Uci, GameKind::Janggi),
        ("GNU Go", Protocol::Gtp, GameKind::Go),
    ] {
        let Some(profile) = engine(name) else { continue };
        let report = probe(&profile.command, 100, EngineLog::default(), &Cancel::default()).unwrap();
        assert_eq!(report.protocol, protocol, "{name}");
        assert!(report.name.starts_with(name) && report.games.contains(&kind), "{report:?}");
        assert!(check(&profile, EngineLog::default(), &Cancel::default()).is_ok());
        let (wrong, games) = match protocol {
            Protocol::Uci => (Protocol::Gtp, vec![GameKind::Go]),
            Protocol::Gtp => (Protocol::Uci, vec![GameKind::Chess]),
        };
        let wrong = EngineProfile { protocol: wrong, games, ..profile };
        let found = check(&wrong, EngineLog::default(), &Cancel::default());
        assert!(matches!(found, Err(ProbeError::WrongProtocol { speaks, .. }) if speaks == protocol));
    }
}

#[test]
fn whatever_else_is_installed_makes_legal_moves_or_says_what_is_wrong() {
    for profile in discover() {
        match check(&profile, EngineLog::default(), &Cancel::default()) {
            Err(error) => println!("{} ({}): {error}", profile.name, profile.command),
            Ok(report) => {
                println!("{} ({}): {} in {:?}", profile.name, profile.command, report.name, report.took);
                let game = match profile.games[0] {
                    GameKind::Go => GameSetup::go(9, "chinese", None, 0).unwrap().build().unwrap(),
                    GameKind::Chess => chess(),
                    GameKind::Janggi => janggi_game("kakao"),
                };
                let limits = MoveLimits { time_ms: Some(100), ..MoveLimits::default() };
                let name = profile.name.clone();
                let seat = Seat::engine(EngineProfile { limits, ..profile });
                let mut room = Room::built_in(TableSetup::new(game, [seat, room::person()]));
                let event = room.next();
                assert!(matches!(event, TableEvent::Played { side: Side::First, .. }), "{name}: {event:?}");
            }
        }
    }
}
