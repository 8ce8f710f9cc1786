//! The engine of this program at the table, as any other outside engine: by UCI and by GTP.

use std::sync::{Arc, mpsc::channel};
use std::time::Duration;

use hansu_engine::{Cancel, Level};
use hansu_players::{
    EngineProfile, MoveLimits, PlayerEvent, Protocol, Seat,
    analysis::{AnalysisSource, Analyst},
    probe::check,
    process::{CommandLine, EngineLog},
};
use hansu_rules::{AnyGame, GameKind, Side, janggi};
use hansu_table::{ChessStart, GameSetup, Phase, Table, TableEvent, TableSetup};

/// Only a hang takes this long.
const HANG: Duration = Duration::from_secs(120);

fn profile(protocol: Protocol) -> EngineProfile {
    let program = CommandLine::new(env!("CARGO_BIN_EXE_hansu-engine"));
    let (args, games) = match protocol {
        Protocol::Uci => (["uci"], vec![GameKind::Chess, GameKind::Janggi]),
        Protocol::Gtp => (["gtp"], vec![GameKind::Go]),
    };
    let limits = MoveLimits { nodes: Some(300), time_ms: Some(30), ..MoveLimits::default() };
    EngineProfile { limits, ..EngineProfile::new("Hansu", program.with_args(args), protocol, games) }
}

fn plays_to_its_end(profile: EngineProfile, side: Side, game: AnyGame) {
    let seats = match side {
        Side::First => [Seat::engine(profile), Seat::built_in(Level::MIN)],
        Side::Second => [Seat::built_in(Level::MIN), Seat::engine(profile)],
    };
    let (sender, events) = channel();
    let mut table = Table::new(
        TableSetup { seed: 3, ..TableSetup::new(game, seats) },
        Arc::new(move |event| {
            let _ = sender.send(event);
        }),
    );
    table.start();
    while table.phase() != Phase::Over {
        let event = events.recv_timeout(HANG).expect("the game goes on");
        if let Some(event) = table.handle(event) {
            assert!(!matches!(event, TableEvent::Paused(_)), "{event:?}");
        }
        assert!(table.moves().len() <= 1000, "no end in sight");
    }
    assert!(table.moves().len() >= 8, "{:?}", table.move_texts().collect::<Vec<_>>());
}

#[test]
fn chess_and_chess960() {
    for start in [ChessStart::Standard, ChessStart::Chess960(1)] {
        let game = GameSetup::Chess { start, deletes: 0 }.build().unwrap();
        plays_to_its_end(profile(Protocol::Uci), Side::First, game);
    }
}

#[test]
fn janggi_by_a_preset_only_this_program_has() {
    let formation = janggi::Formation::HorseElephantElephantHorse;
    let game = GameSetup::janggi("kakao", formation, formation, 0).unwrap().build().unwrap();
    plays_to_its_end(profile(Protocol::Uci), Side::Second, game);
}

#[test]
fn go() {
    let game = GameSetup::go(7, "chinese", None, 2).unwrap().build().unwrap();
    plays_to_its_end(profile(Protocol::Gtp), Side::Second, game);
}

#[test]
fn it_passes_the_test_of_the_engine_manager() {
    for protocol in [Protocol::Uci, Protocol::Gtp] {
        let profile = profile(protocol);
        let report = check(&profile, EngineLog::default(), &Cancel::default()).unwrap();
        assert_eq!(report.games, profile.games);
    }
}

#[test]
fn it_analyses_go_with_ownership() {
    let (sender, events) = channel();
    let source = AnalysisSource::engine(profile(Protocol::Gtp));
    let mut analyst = Analyst::new(source, Arc::new(move |event| drop(sender.send(event))));
    let game = GameSetup::go(7, "chinese", None, 0).unwrap().build().unwrap();
    let ticket = analyst.analyse(&game, 1).unwrap();
    let event = events.recv_timeout(HANG).expect("it reports");
    assert_eq!(Some(event.ticket()), ticket);
    let PlayerEvent::Info { info, .. } = event else { panic!("{event:?}") };
    let go = info.go.unwrap();
    assert!(!go.candidates.is_empty() && go.ownership.len() == 49);
}
