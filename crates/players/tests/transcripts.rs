//! What real engines once said, said again by a program of ours: reading is tested where they are not installed.

mod desk;

use std::path::Path;

use desk::{Answer, Desk, chess, fake, go, new_mark, played};
use hansu_engine::{Cancel, Decision, Score, SearchInfo, SearchLimits};
use hansu_players::{
    EngineProfile, PlayerEvent, Protocol, Purpose,
    probe::probe,
    process::{CommandLine, EngineLog},
};
use hansu_rules::{ActionText, AnyGame, GameKind, janggi};

fn replay(protocol: &str, file: &str, more: &str) -> (EngineProfile, String) {
    let mark = new_mark();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(file);
    let mut profile = fake(&mark, &format!("replay-{protocol}"));
    profile.command.args.push(path.to_str().unwrap().to_owned());
    if !more.is_empty() {
        profile.command.args.push(more.to_owned());
    }
    if protocol == "gtp" {
        (profile.protocol, profile.games) = (Protocol::Gtp, vec![GameKind::Go]);
    }
    (profile, mark)
}

fn desk(protocol: &str, file: &str, more: &str, purpose: Purpose) -> Desk {
    let (profile, mark) = replay(protocol, file, more);
    Desk::with(profile, purpose, mark)
}

fn report(command: &CommandLine) -> hansu_players::probe::ProbeReport {
    probe(command, 100, EngineLog::default(), &Cancel::default()).unwrap()
}

fn chosen(game: &AnyGame, answer: &Answer) -> String {
    match answer.result {
        Ok(Decision::Play(action)) => game.text(action, ActionText::Protocol),
        ref other => panic!("{other:?}"),
    }
}

fn line(game: &AnyGame, info: &SearchInfo) -> String {
    let mut game = game.clone();
    let mut texts = Vec::new();
    for &action in &info.pv {
        texts.push(game.text(action, ActionText::Protocol));
        game.play(action).unwrap();
    }
    texts.join(" ")
}

#[test]
fn stockfish_introduces_itself() {
    let (profile, _) = replay("uci", "stockfish-15.1.uci.txt", "0");
    let report = report(&profile.command);
    assert_eq!((report.protocol, report.name.as_str()), (Protocol::Uci, "Stockfish 15.1"));
    assert_eq!((report.games, report.options.len()), (vec![GameKind::Chess], 21));
}

#[test]
fn stockfish_with_three_lines() {
    let mut desk = desk("uci", "stockfish-15.1.uci.txt", "0", Purpose::Analyse);
    let game = chess("e2e4 e7e5 g1f3");
    let ticket = desk.ask_within(&game, SearchLimits { depth: Some(9), ..SearchLimits::default() }, 3);
    let answer = desk.await_answer(ticket);
    let last = |number| answer.infos.iter().rfind(|info| info.line == number).unwrap();
    assert!((1..=3).all(|number| last(number).depth >= 9 && last(number).pv.len() >= 2));
    assert_eq!(chosen(&game, &answer), line(&game, last(1)).split(' ').next().unwrap());
    let (Score::Centi(best), Score::Centi(third)) = (last(1).score, last(3).score) else {
        panic!("{answer:?}")
    };
    assert!(best >= third && (-100..100).contains(&best));
    desk.close();
}

#[test]
fn stockfish_finds_a_mate() {
    let rules = hansu_rules::chess::Rules::default();
    let start = hansu_rules::chess::Game::from_fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", rules).unwrap();
    let game = AnyGame::Chess(start);
    let mut desk = desk("uci", "stockfish-15.1.uci.txt", "3", Purpose::Play);
    let answer = desk.answer(&game);
    assert_eq!(chosen(&game, &answer), "a1a8");
    assert!(answer.infos.iter().any(|info| info.score == Score::Mate(1)), "{answer:?}");
    desk.close();
}

#[test]
fn stockfish_without_a_move() {
    let mut desk = desk("uci", "stockfish-15.1.uci.txt", "2", Purpose::Play);
    let error = desk.fails(&chess(""));
    assert_eq!(error, hansu_players::EngineError::NoMove { text: "(none)".to_owned() });
    desk.close();
}

fn janggi_game(moves: &str) -> AnyGame {
    let start = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
    let rules = janggi::Rules::preset("janggimodern").unwrap();
    played(AnyGame::Janggi(janggi::Game::from_fen(start, rules).unwrap()), moves)
}

#[test]
fn fairy_stockfish_plays_janggi() {
    let file = "fairy-stockfish-11.1-janggi.uci.txt";
    let (profile, _) = replay("uci", file, "0");
    assert_eq!(report(&profile.command).games, [GameKind::Chess, GameKind::Janggi]);
    let mut first = desk("uci", file, "0", Purpose::Play);
    let game = janggi_game("");
    let answer = first.answer(&game);
    assert_eq!(chosen(&game, &answer), "h1g3");
    let info = answer.infos.iter().rfind(|info| info.depth == 13).unwrap();
    // 65 hundredths of a pawn.
    assert_eq!((info.score, info.pv.len()), (Score::Centi(130), 13));
    let sent = first.sent();
    let told = "position fen rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
    assert!(sent.contains(&"setoption name UCI_Variant value janggimodern".to_owned()), "{sent:?}");
    assert!(sent.contains(&told.to_owned()), "{sent:?}");
    first.close();
    // A pass, as the general that stays, and worth a win.
    let mut second = desk("uci", file, "1", Purpose::Play);
    let game = janggi_game("a1a2 a10a9 e2e2");
    let answer = second.answer(&game);
    assert_eq!(answer.result, Ok(Decision::Play(hansu_rules::Action::Pass)));
    second.close();
}

#[test]
fn gnu_go_introduces_itself_and_moves() {
    let (profile, _) = replay("gtp", "gnugo-3.8.gtp.txt", "");
    let report = report(&profile.command);
    assert_eq!((report.protocol, report.name.as_str(), report.by.as_str()), (Protocol::Gtp, "GNU Go", "3.8"));
    assert!(report.commands.contains(&"final_status_list".to_owned()) && report.commands.len() > 100);
    let mut desk = desk("gtp", "gnugo-3.8.gtp.txt", "", Purpose::Play);
    let game = go(9, "E5");
    assert_eq!(chosen(&game, &desk.answer(&game)), "C4");
    desk.close();
}

#[test]
fn katago_reports_while_it_chooses() {
    let mut desk = desk("gtp", "katago-1.17.2.gtp.txt", "", Purpose::Play);
    let game = go(9, "");
    let limits = SearchLimits { nodes: Some(200), ..SearchLimits::default() };
    let ticket = desk.ask_within(&game, limits, 1);
    let answer = desk.await_answer(ticket);
    for line in ["kata-set-param maxVisits 200", "komi 7.5", "kata-search_analyze_cancellable b 20"] {
        assert!(desk.sent().iter().any(|sent| sent == line), "{line}: {:?}", desk.sent());
    }
    let info = answer.infos.last().expect("it reports");
    let seen = info.go.as_ref().unwrap();
    assert!(seen.candidates.len() > 3 && seen.ownership.len() == 81, "{info:?}");
    assert!(seen.ownership.iter().all(|share| (-1.0..=1.0).contains(share)));
    assert!(
        matches!(info.score, Score::Go { win_rate, lead } if (0.3..0.7).contains(&win_rate) && lead.abs() < 10.0)
    );
    assert_eq!(chosen(&game, &answer), "F3");
    desk.close();
}

#[test]
fn katago_analyses_until_it_is_stopped() {
    let mut desk = desk("gtp", "katago-1.17.2.gtp.txt", "", Purpose::Analyse);
    let game = go(9, "E5");
    let infinite = SearchLimits { infinite: true, ..SearchLimits::default() };
    let ticket = desk.ask_within(&game, infinite, 1);
    let event = desk.events.recv_timeout(desk::HANG).expect("it reports");
    assert_eq!(event.ticket(), ticket);
    let PlayerEvent::Info { info, .. } = event else { panic!("{event:?}\n{}", desk.said()) };
    let seen = info.go.unwrap();
    let best = &seen.candidates[0];
    assert!(best.pv[0] == best.action && game.is_legal(best.action) && best.visits > 100);
    assert_eq!(seen.ownership.len(), 81);
    assert!(info.nodes >= u64::from(best.visits));
    desk.worker.cancel();
    desk.close();
}
