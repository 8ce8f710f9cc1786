//! What each command answers.

use crate::client::{Client, value};

#[test]
fn the_engine_introduces_itself() {
    let mut client = Client::start();
    client.send("uci");
    let lines = client.until("uciok");
    assert!(lines[0].starts_with("id name Hansu "), "{lines:?}");
    assert_eq!(lines[1], "id author the Hansu developers");
    assert!(lines.iter().all(|line| {
        line.is_empty() || ["id ", "option name ", "uciok"].iter().any(|start| line.starts_with(start))
    }));
    assert_eq!(client.quit(), [""; 0]);
}

#[test]
fn positions_are_set_up_and_printed() {
    let mut client = Client::start();
    assert_eq!(client.fen(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert!(client.position("startpos moves e2e4 c7c5 g1f3").is_empty());
    assert_eq!(client.fen(), "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
    assert!(client.position("fen 4k3/8/8/8/8/8/4q3/4K3 w - - 5 9").is_empty());
    client.send("d");
    let lines = client.until("Checkers:");
    assert_eq!(lines.last().unwrap(), "Checkers: e2");
    assert!(lines.iter().any(|line| line.starts_with("Key: ")));
    client.quit();
}

#[test]
fn perft_prints_each_first_move_and_the_sum() {
    let mut client = Client::start();
    client.send("go perft 4");
    let lines = client.until("Nodes searched");
    assert!(lines.contains(&"e2e4: 13160".to_owned()), "{lines:?}");
    assert_eq!(lines.iter().filter(|line| line.contains(": ")).count(), 20 + 1);
    assert_eq!(lines.last().unwrap(), "Nodes searched: 197281");
    client.position("fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    client.send("go perft 3");
    assert_eq!(client.until("Nodes searched").pop().unwrap(), "Nodes searched: 97862");
    client.send("go perft 0");
    assert_eq!(client.until("Nodes searched").pop().unwrap(), "Nodes searched: 1");
    client.quit();
}

#[test]
fn perft_of_every_janggi_preset() {
    for (variant, nodes) in [
        ("janggi", 33_000),
        ("janggitraditional", 33_000),
        ("janggimodern", 33_316),
        ("janggicasual", 33_316),
        ("kakao", 33_316),
    ] {
        let mut client = Client::playing(variant);
        client.send("go perft 3");
        let lines = client.until("Nodes searched");
        assert_eq!(lines.last().unwrap(), &format!("Nodes searched: {nodes}"), "{variant}");
        assert!(lines.iter().any(|line| line.starts_with("e2e2: ")), "{variant}: a pass is counted");
        client.quit();
    }
}

#[test]
fn a_count_can_be_stopped_and_what_follows_it_waits() {
    let mut client = Client::start();
    client.send("go perft 12");
    client.send("position startpos moves e2e4");
    client.send("d");
    assert!(client.ready().is_empty(), "isready does not wait for a count");
    client.send("stop");
    let lines = client.until("Checkers:");
    assert!(lines[0].contains("stopped"), "{lines:?}");
    assert!(lines.iter().any(|line| line.starts_with("Fen: ") && line.contains(" b ")));
    // As in a pipe: everything is there before the count is done.
    client.send("go perft 3\nquit");
    let lines = client.end();
    assert!(lines.contains(&"Nodes searched: 13160".to_owned()), "{lines:?}");
}

#[test]
fn eval_bench_and_help_say_something() {
    let mut client = Client::start();
    client.position("fen 4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1");
    client.send("eval");
    let said = client.until("Evaluation:").pop().unwrap();
    let centi: i32 = value(&said, "Evaluation:").parse().unwrap_or_else(|_| panic!("{said}"));
    assert!(centi > 1000, "{said}");
    client.send("bench 4");
    let lines = client.until("Nodes/second");
    assert!(lines.iter().any(|line| line.starts_with("Nodes searched  : ")), "{lines:?}");
    client.send("help");
    let help = client.until("  quit");
    for command in ["uci", "isready", "setoption", "ucinewgame", "position", "go ", "perft", "stop", "bench"]
    {
        assert!(
            help.iter().any(|line| line.trim_start().starts_with(command) || line.contains(command)),
            "{command}"
        );
    }
    client.quit();
}

/// The value and the parts that `eval` tells.
fn evaluation(client: &mut Client) -> (i32, Vec<(String, f32)>) {
    client.send("eval");
    let mut lines = client.until("Evaluation:");
    let last = lines.pop().unwrap();
    // A running search reports in between.
    lines.retain(|line| !line.starts_with("info "));
    let parts = lines.iter().skip(1).map(|line| {
        let (rest, worth) = line.rsplit_once(' ').unwrap_or_else(|| panic!("{line}"));
        let name = rest.trim_end_matches(|sign: char| " +-0123456789".contains(sign));
        (name.to_owned(), worth.parse().unwrap_or_else(|_| panic!("{line}")))
    });
    (value(&last, "Evaluation:").parse().unwrap(), parts.collect())
}

#[test]
fn eval_is_the_first_sides_and_the_sum_of_its_parts() {
    let mut client = Client::start();
    for fen in [
        "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
        "8/5k2/3p4/1p1Pp2p/pP2Pp1P/P4P1K/8/8 b - - 0 50",
    ] {
        client.position(&format!("fen {fen}"));
        let (value, parts) = evaluation(&mut client);
        let sum: f32 = parts.iter().map(|(_, worth)| worth).sum();
        // Each part is rounded to a tenth.
        assert!((sum - value as f32).abs() < 3.0, "{fen}: {value} {parts:?}");
        assert!(parts.iter().any(|(name, worth)| name == "tempo" && *worth < 0.0), "{fen}: {parts:?}");
    }
    // The same board with the other side to move is worth the same but for the move.
    let [white, black] = ["w", "b"].map(|turn| {
        client.position(&format!("fen 4k3/8/8/8/8/8/PPPP4/Q3K3 {turn} - - 0 1"));
        evaluation(&mut client).0
    });
    assert!(black > 900 && white >= black, "{white} {black}");
    // While a search runs it is not disturbed.
    client.send("go infinite");
    assert!(evaluation(&mut client).0 > 900);
    client.send("stop");
    client.answer();
    client.position("fen R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    client.send("eval");
    assert_eq!(client.line(), "Evaluation: none, the game is over");
    client.set("UCI_Variant", "janggi");
    client.ready();
    client.position("fen 4k4/9/9/9/9/9/9/9/4K4/R8 b - - 0 1");
    assert!(evaluation(&mut client).0 > 900);
    client.send("eval");
    assert!(client.until("Evaluation:").pop().unwrap().ends_with(" for Cho"));
    client.quit();
}

#[test]
fn debug_says_more_and_only_when_asked() {
    let mut client = Client::start();
    client.send("debug on");
    client.send("go depth 1");
    assert!(client.until("bestmove").iter().any(|line| line.starts_with("info string search ")));
    client.send("debug off");
    client.send("go depth 1");
    assert!(!client.until("bestmove").iter().any(|line| line.starts_with("info string ")));
    client.quit();
}
