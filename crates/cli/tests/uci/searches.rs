//! How searches begin, are bounded, and end.

use std::time::{Duration, Instant};

use crate::client::{Client, PATIENCE, pv, value};

/// Longer than any answer that is due takes on its way.
const A_WHILE: Duration = Duration::from_millis(300);

#[test]
fn each_bound_ends_a_search() {
    let mut client = Client::start();
    for go in [
        "depth 4",
        "nodes 2000",
        "movetime 50",
        "wtime 1000 btime 1000",
        "wtime 1000 btime 1000 winc 10 binc 10 movestogo 3",
        "wtime -20 btime 1",
        "movetime 0",
        "depth 0",
        "nodes 0",
        "mate 1 movetime 50",
        "depth 3 depth x",
    ] {
        let found = client.go(go);
        assert!(client.ready().is_empty(), "{go}");
        assert_eq!(found.best.len(), 4, "{go}");
    }
    let found = client.go("depth 5");
    assert_eq!(value(found.last(), "depth"), "5");
    assert!(value(found.last(), "nodes").parse::<u64>().unwrap() > 0);
    for word in ["seldepth", "multipv", "nps", "hashfull", "time"] {
        assert!(value(found.last(), word).parse::<u64>().is_ok(), "{word}: {}", found.last());
    }
    assert_eq!(pv(found.last())[0], found.best);
    let nodes = client.go("nodes 3000");
    assert!(value(nodes.last(), "nodes").parse::<u64>().unwrap() <= 3000, "{}", nodes.last());
    client.quit();
}

#[test]
fn a_bare_go_takes_the_time_of_the_level() {
    let mut client = Client::start();
    client.set("Skill Level", "1");
    assert_eq!(client.go("").best.len(), 4);
    client.quit();
}

#[test]
fn an_infinite_search_answers_only_to_stop() {
    let mut client = Client::start();
    // So small a position that the search is done long before.
    client.position("fen 7k/8/8/8/8/8/1r6/K7 w - - 0 1");
    for go in ["go infinite", "go infinite depth 1", "go ponder depth 1", "go ponder infinite depth 1"] {
        client.send(go);
        assert!(!client.listen(A_WHILE).iter().any(|line| line.starts_with("bestmove")), "{go}");
        let stopped = Instant::now();
        client.send("stop");
        assert_eq!(client.answer().best, "a1b2");
        assert!(stopped.elapsed() < Duration::from_secs(10));
    }
    client.send("stop");
    assert!(client.ready().is_empty(), "a stop without a search has no answer");
    client.quit();
}

#[test]
fn isready_is_answered_during_a_search() {
    let mut client = Client::start();
    client.send("go infinite");
    client.send("isready");
    let lines = client.until("readyok");
    assert!(!lines.iter().any(|line| line.starts_with("bestmove")));
    client.send("stop");
    client.answer();
    assert!(client.quit().is_empty());
}

#[test]
fn two_searches_in_a_row_have_two_answers_in_order() {
    let mut client = Client::start();
    client.send("position startpos");
    client.send("go infinite");
    client.send("position fen 7k/8/8/8/8/8/1r6/K7 w - - 0 1");
    client.send("go depth 2");
    let first = client.answer();
    assert!(first.best.len() == 4 && first.best != "a1b2");
    assert_eq!(client.answer().best, "a1b2");
    // A whole heap of them.
    for _ in 0..30 {
        client.send("go infinite");
    }
    client.send("stop");
    for _ in 0..30 {
        assert_eq!(client.answer().best, "a1b2");
    }
    assert!(client.ready().is_empty());
    assert!(client.quit().is_empty());
}

#[test]
fn what_is_changed_during_a_search_counts_from_the_next() {
    let mut client = Client::start();
    client.send("position fen 7k/8/8/8/8/8/1r6/K7 w - - 0 1");
    client.send("go infinite");
    client.send("position startpos moves e2e4");
    client.send("setoption name MultiPV value 3");
    client.send("setoption name Hash value 2");
    client.send("ucinewgame");
    client.send("stop");
    assert_eq!(client.answer().best, "a1b2");
    assert!(client.fen().contains(" b "));
    let found = client.go("depth 3");
    assert!(found.infos.iter().any(|line| value(line, "multipv") == "3"));
    client.quit();
}

#[test]
fn a_hit_makes_pondering_an_ordinary_search() {
    let mut client = Client::start();
    client.set("Ponder", "true");
    let first = client.go("depth 5");
    let reply = first.ponder.expect("a reply is expected from the start position");
    client.send(&format!("position startpos moves {} {reply}", first.best));
    client.send("go ponder wtime 2000 btime 2000 winc 0 binc 0");
    assert!(!client.listen(A_WHILE).iter().any(|line| line.starts_with("bestmove")));
    client.send("ponderhit");
    assert_eq!(client.answer().best.len(), 4);
    // A search that was done before the hit.
    client.send("go ponder depth 1");
    assert!(!client.listen(A_WHILE).iter().any(|line| line.starts_with("bestmove")));
    client.send("ponderhit");
    assert_eq!(client.answer().best.len(), 4);
    // A hit without a search, and a second one.
    client.send("ponderhit");
    client.send("ponderhit");
    assert!(client.ready().is_empty());
    client.quit();
}

#[test]
fn only_the_moves_asked_for_are_searched() {
    let mut client = Client::start();
    let found = client.go("depth 4 searchmoves a2a3 h2h3");
    assert!(["a2a3", "h2h3"].contains(&found.best.as_str()), "{found:?}");
    assert!(found.infos.iter().all(|line| ["a2a3", "h2h3"].contains(&pv(line)[0])));
    // What is no move is told and left out; with nothing left every move counts.
    client.send("go depth 2 searchmoves e2e5 b2b3");
    let lines = client.until("bestmove");
    assert!(lines[0].contains("\"e2e5\"") && lines.last().unwrap().starts_with("bestmove b2b3"), "{lines:?}");
    assert_eq!(client.go("depth 2 searchmoves").best.len(), 4);
    // Castling, both ways of writing it.
    for castling in ["e1g1", "e1h1"] {
        client.position("fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assert_eq!(client.go(&format!("depth 2 searchmoves {castling}")).best, "e1g1");
    }
    client.quit();
}

#[test]
fn several_lines_among_certain_moves() {
    let mut client = Client::start();
    client.set("MultiPV", "3");
    let asked = ["a2a3", "e2e4", "g1f3", "h2h4"];
    let found = client.go(&format!("depth 4 searchmoves {}", asked.join(" ")));
    let last: Vec<&String> = found.infos.iter().filter(|line| value(line, "depth") == "4").collect();
    assert_eq!(last.iter().map(|line| value(line, "multipv")).collect::<Vec<_>>(), ["1", "2", "3"]);
    let mut firsts: Vec<&str> = last.iter().map(|line| pv(line)[0]).collect();
    assert_eq!(firsts[0], found.best);
    firsts.sort_unstable();
    firsts.dedup();
    assert!(firsts.len() == 3 && firsts.iter().all(|mv| asked.contains(mv)), "{firsts:?}");
    // More lines than moves; a move named twice is one move.
    client.set("MultiPV", "9");
    let found = client.go("depth 3 searchmoves e2e4 e2e4 a2a3");
    let most = found.infos.iter().map(|line| value(line, "multipv").parse::<u32>().unwrap()).max();
    assert_eq!(most, Some(2));
    client.quit();
}

#[test]
fn the_tightest_of_several_bounds_counts() {
    let mut client = Client::start();
    let depth = client.go("depth 3 nodes 100000000 movetime 600000 wtime 600000 btime 600000 mate 9");
    assert_eq!(value(depth.last(), "depth"), "3");
    let nodes = client.go("nodes 1500 depth 90 movetime 600000 wtime 600000 btime 600000 winc 1000");
    assert!(value(nodes.last(), "nodes").parse::<u64>().unwrap() <= 1500, "{}", nodes.last());
    let begun = Instant::now();
    client.go("movetime 50 depth 90 nodes 100000000000 wtime 600000 btime 600000");
    assert!(begun.elapsed() < PATIENCE / 2);
    let begun = Instant::now();
    client.go("movetime 600000 wtime 100 btime 100 movestogo 1");
    assert!(begun.elapsed() < PATIENCE / 2);
    client.quit();
}

#[test]
fn a_mate_is_looked_for_only_as_far_as_the_other_bounds_allow() {
    let mut client = Client::start();
    // Two moves are needed.
    client.position("fen 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
    let found = client.go("mate 1 depth 4");
    assert_eq!(value(found.last(), "depth"), "4", "{}", found.last());
    client.position("startpos");
    assert_eq!(client.go("mate 3 nodes 2000").best.len(), 4);
    client.send("go mate 2");
    assert!(!client.listen(A_WHILE).iter().any(|line| line.starts_with("bestmove")));
    client.send("stop");
    assert_eq!(client.answer().best.len(), 4);
    client.quit();
}

#[test]
fn another_variant_during_a_search_counts_from_the_next() {
    let mut client = Client::start();
    client.send("go infinite");
    client.set("UCI_Variant", "janggi");
    client.set("Threads", "2");
    client.set("Hash", "1");
    client.send("setoption name Clear Hash");
    client.send("ucinewgame");
    client.send("setoption name Hash value none");
    client.send("isready");
    let said = client.until("readyok");
    assert!(said.iter().any(|line| line.starts_with("info string variant janggi ")), "{said:?}");
    assert!(said.iter().any(|line| line.starts_with("info string option Hash ")), "{said:?}");
    assert!(!said.iter().any(|line| line.starts_with("bestmove")), "{said:?}");
    client.send("stop");
    let first = client.answer();
    assert!(
        first.best.len() == 4 && first.best.ends_with(['3', '4']),
        "a first move of chess: {}",
        first.best
    );
    client.go("depth 3");
    assert!(client.fen().starts_with("rnba1abnr/"));
    client.quit();
}

#[test]
fn a_mate_is_found_and_reported() {
    let mut client = Client::start();
    client.position("fen 7k/8/8/8/8/8/R7/1R4K1 w - - 0 1");
    let found = client.go("mate 2");
    assert_eq!(value(found.last(), "mate"), "2", "{}", found.last());
    client.position("fen 7k/R7/8/8/8/8/8/1R4K1 b - - 0 1");
    let found = client.go("depth 4");
    assert_eq!(value(found.last(), "mate"), "-1", "{}", found.last());
    client.quit();
}

#[test]
fn stop_is_answered_soon_again_and_again() {
    let mut client = Client::start();
    for pause in [0, 1, 5, 20, 50, 100] {
        client.send("go infinite");
        std::thread::sleep(Duration::from_millis(pause));
        let stopped = Instant::now();
        client.send("stop");
        assert_eq!(client.answer().best.len(), 4);
        // Ten milliseconds on a quiet machine; tests run on busy ones.
        assert!(stopped.elapsed() < Duration::from_secs(5), "{:?}", stopped.elapsed());
    }
    client.quit();
}

#[test]
fn the_end_of_the_input_ends_a_search_with_its_answer() {
    for go in ["go infinite", "go depth 99", "go ponder wtime 60000 btime 60000"] {
        let mut client = Client::start();
        client.send(go);
        client.send("isready");
        client.until("readyok");
        let hung_up = Instant::now();
        client.hang_up();
        let lines = client.end();
        assert_eq!(lines.iter().filter(|line| line.starts_with("bestmove")).count(), 1, "{go}: {lines:?}");
        assert!(hung_up.elapsed() < PATIENCE / 2);
    }
}

#[test]
#[ignore = "needs a quiet machine"]
fn stop_is_answered_within_ten_milliseconds() {
    for variant in ["chess", "janggi"] {
        let mut client = Client::playing(variant);
        let mut times: Vec<Duration> = (0..100)
            .map(|round| {
                client.send("go infinite");
                std::thread::sleep(Duration::from_millis(7 * round % 150));
                let stopped = Instant::now();
                client.send("stop");
                client.answer();
                stopped.elapsed()
            })
            .collect();
        client.quit();
        times.sort_unstable();
        let [median, most] = [times[50], times[99]];
        println!("{variant}: half of the stops within {median:.2?}, all within {most:.2?}");
        assert!(most < Duration::from_millis(10), "{variant}: {most:?}");
    }
}
