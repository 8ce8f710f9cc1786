//! The option table as a program that uses the engine sees it.

use hansu_engine::rating;

use crate::client::{Client, pv, value};

#[test]
fn the_options_are_those_that_are_documented() {
    let mut client = Client::start();
    client.send("uci");
    let mut lines = client.until("uciok");
    lines.retain(|line| line.starts_with("option"));
    let (least, most) = (rating::CHESS_LEAST, rating::CHESS_MOST);
    let rated = format!("option name UCI_Elo type spin default {most} min {least} max {most}");
    assert_eq!(
        lines,
        [
            "option name Threads type spin default 1 min 1 max 256",
            "option name Hash type spin default 64 min 1 max 65536",
            "option name Clear Hash type button",
            "option name Ponder type check default false",
            "option name MultiPV type spin default 1 min 1 max 256",
            "option name OwnBook type check default false",
            "option name Skill Level type spin default 20 min 0 max 20",
            "option name UCI_LimitStrength type check default false",
            &rated,
            "option name Move Overhead type spin default 50 min 0 max 5000",
            "option name UCI_Variant type combo default chess var chess var janggi var janggimodern var \
         janggitraditional var janggicasual var kakao",
            "option name UCI_Chess960 type check default false",
            "option name UCI_AnalyseMode type check default false",
        ]
    );
    client.quit();
}

#[test]
fn a_bad_value_is_told_once_and_changes_nothing() {
    let mut client = Client::start();
    for (line, words) in [
        ("setoption name Hash value 0", "Hash"),
        ("setoption name Hash value", "Hash"),
        ("setoption name Hash", "needs a value"),
        ("setoption name Threads value two", "\"two\""),
        ("setoption name UCI_Chess960 value 1", "true or false"),
        ("setoption name UCI_Variant value shogi", "janggi"),
        ("setoption name Style value Risky", "no option"),
        ("setoption", "name"),
    ] {
        client.send(line);
        let said = client.ready();
        assert_eq!(said.len(), 1, "{line}: {said:?}");
        assert!(said[0].starts_with("info string ") && said[0].contains(words), "{line}: {said:?}");
    }
    assert!(client.fen().starts_with("rnbqkbnr/"));
    assert!(!client.go("depth 2").best.is_empty());
    client.quit();
}

#[test]
fn every_option_can_be_set_and_the_engine_plays_on() {
    let mut client = Client::start();
    for (name, value) in [
        ("Threads", "2"),
        ("Hash", "1"),
        ("Ponder", "true"),
        ("MultiPV", "2"),
        ("Skill Level", "7"),
        ("Move Overhead", "0"),
        ("UCI_AnalyseMode", "true"),
    ] {
        client.set(name, value);
        assert!(client.ready().is_empty(), "{name}");
        assert_eq!(client.go("depth 3").best.len(), 4, "{name}");
    }
    client.send("setoption name Clear Hash");
    assert!(client.ready().is_empty());
    assert_eq!(client.go("depth 3").best.len(), 4);
    client.quit();
}

#[test]
fn a_rating_is_a_level_where_it_limits_the_strength() {
    let mut client = Client::start();
    client.set("UCI_Elo", &rating::CHESS_LEAST.to_string());
    assert_eq!(value(client.go("depth 6").last(), "depth"), "6", "it is not asked for yet");
    client.set("UCI_LimitStrength", "true");
    assert!(client.ready().is_empty());
    // Level 4, which looks three plies far.
    assert_eq!(value(client.go("depth 6").last(), "depth"), "3");
    client.set("UCI_Elo", "9000");
    assert!(client.ready().iter().any(|line| line.contains("UCI_Elo")), "out of range");
    client.quit();
}

#[test]
fn multipv_reports_distinct_lines_best_first() {
    let mut client = Client::start();
    client.set("MultiPV", "4");
    client.position("startpos moves e2e4 e7e5");
    let found = client.go("depth 6");
    let deepest = value(found.last(), "depth").to_owned();
    let lines: Vec<&String> =
        found.infos.iter().filter(|line| value(line, "depth") == deepest).rev().take(4).collect();
    let mut lines: Vec<&String> = lines.into_iter().rev().collect();
    lines.retain(|line| line.contains(" score cp "));
    let numbers: Vec<&str> = lines.iter().map(|line| value(line, "multipv")).collect();
    assert_eq!(numbers, ["1", "2", "3", "4"], "{lines:?}");
    let scores: Vec<i32> = lines.iter().map(|line| value(line, "cp").parse().unwrap()).collect();
    assert!(scores.is_sorted_by(|better, worse| better >= worse), "{scores:?}");
    let mut firsts: Vec<&str> = lines.iter().map(|line| pv(line)[0]).collect();
    assert_eq!(firsts[0], found.best);
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts.len(), 4);
    // Fewer moves than lines.
    client.position("fen 7k/8/8/8/8/8/1r6/K7 w - - 0 1");
    let found = client.go("depth 4");
    assert!(found.infos.iter().all(|line| value(line, "multipv") == "1"), "{:?}", found.infos);
    client.quit();
}

#[test]
fn a_weak_level_looks_less_far() {
    let mut client = Client::start();
    client.set("Skill Level", "0");
    let found = client.go("depth 12");
    assert!(value(found.last(), "depth").parse::<u32>().unwrap() < 12, "{}", found.last());
    // Analysis is at full strength, whatever the level.
    client.set("UCI_AnalyseMode", "true");
    let found = client.go("depth 6");
    assert_eq!(value(found.last(), "depth"), "6");
    client.quit();
}

#[test]
fn the_book_opens_the_game_and_stays_shut_in_analysis() {
    for variant in ["chess", "janggi"] {
        let mut client = Client::playing(variant);
        assert!(!client.go("depth 2").infos.is_empty(), "without the option there is a search");
        client.set("OwnBook", "true");
        assert!(client.go("depth 2").infos.is_empty(), "{variant}");
        client.set("UCI_AnalyseMode", "true");
        assert!(!client.go("depth 2").infos.is_empty(), "{variant}");
        client.quit();
    }
}

#[test]
fn another_variant_begins_at_its_own_start() {
    let mut client = Client::start();
    client.send("position startpos moves e2e4");
    client.set("UCI_Variant", "janggimodern");
    let said = client.ready();
    let start = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
    assert_eq!(
        said,
        [format!(
            "info string variant janggimodern files 9 ranks 10 pocket 0 template janggimodern startpos {start}"
        )]
    );
    assert_eq!(client.fen(), start);
    client.set("UCI_Variant", "chess");
    assert_eq!(client.ready().len(), 1);
    assert!(client.fen().starts_with("rnbqkbnr/"));
    client.quit();
}

#[test]
fn chess960_is_taken_up_for_the_position_on_the_board() {
    let mut client = Client::start();
    let fen = "fen rk3r2/8/8/8/8/8/8/RK3R2 w FAfa - 0 1";
    let said = client.position(fen);
    assert!(said.len() == 1 && said[0].contains("UCI_Chess960"), "{said:?}");
    assert_eq!(client.fen(), "rk3r2/8/8/8/8/8/8/RK3R2 w - - 0 1");
    client.set("UCI_Chess960", "true");
    assert_eq!(client.fen(), "rk3r2/8/8/8/8/8/8/RK3R2 w FAfa - 0 1");
    client.quit();
}
