//! Whole games, refereed by the rules.

use hansu_rules::{AnyGame, chess, janggi};

use crate::client::Client;

/// Plays a game against itself; the moves, and the game at its end.
fn play(
    client: &mut Client,
    start: &str,
    mut game: AnyGame,
    go: &str,
    most: usize,
) -> (Vec<String>, AnyGame) {
    let mut moves: Vec<String> = Vec::new();
    while game.outcome().is_none() && moves.len() < most {
        let played = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        client.send(&format!("position {start}{played}"));
        let best = client.go(go).best;
        let action = game.parse(&best).unwrap_or_else(|_| panic!("{best} after {moves:?}"));
        assert!(game.play(action).is_ok(), "{best} after {moves:?}");
        moves.push(best);
    }
    (moves, game)
}

#[test]
fn a_won_endgame_of_chess_is_played_to_mate() {
    let fen = "8/8/8/4k3/8/8/8/1Q1QK3 w - - 0 1";
    let game = AnyGame::Chess(chess::Game::from_fen(fen, chess::Rules::default()).unwrap());
    let mut client = Client::start();
    client.send("ucinewgame");
    let (moves, game) = play(&mut client, &format!("fen {fen}"), game, "depth 6", 60);
    assert!(client.fen().contains(' '));
    let outcome = game.outcome().unwrap_or_else(|| panic!("no end after {moves:?}"));
    assert_eq!(outcome.by, hansu_rules::EndReason::Checkmate);
    // The mated side is asked all the same.
    client.send(&format!("position fen {fen} moves {}", moves.join(" ")));
    client.send("go depth 3");
    let lines = client.until("bestmove");
    assert!(lines.contains(&"info depth 0 score mate 0".to_owned()), "{lines:?}");
    assert_eq!(lines.last().unwrap(), "bestmove (none)");
    client.quit();
}

#[test]
fn every_janggi_preset_is_played_and_passes_are_the_generals_stay() {
    for variant in ["janggi", "janggimodern", "janggitraditional", "janggicasual", "kakao"] {
        let rules = janggi::Rules::preset(variant).unwrap();
        let formation = janggi::Formation::HorseElephantElephantHorse;
        let game = AnyGame::Janggi(janggi::Game::new(rules, formation, formation));
        let mut client = Client::playing(variant);
        let (moves, game) = play(&mut client, "startpos", game, "nodes 300", 40);
        assert!(moves.len() == 40 || game.outcome().is_some(), "{variant}: {moves:?}");
        client.quit();
    }
}

#[test]
fn a_pass_is_read_and_written_in_janggi() {
    let mut client = Client::playing("janggi");
    assert!(client.position("startpos moves e2e2").is_empty());
    assert!(client.fen().ends_with("b - - 1 1"));
    // The only legal move.
    assert!(client.position("fen 5k3/9/9/9/9/9/9/8r/3K5/4r4 w - - 0 1").is_empty());
    assert_eq!(client.go("depth 3").best, "d2d2");
    // Ranks have two digits.
    assert!(client.position("startpos moves a4a5 i10i9").is_empty());
    // Two passes end the game for everybody.
    client.position("startpos moves e2e2 e9e9");
    client.send("go depth 3");
    let lines = client.until("bestmove");
    assert!(lines[0].starts_with("info string the game is over: "), "{lines:?}");
    assert_eq!(lines.last().unwrap(), "bestmove (none)");
    client.quit();
}

#[test]
fn bikjang_is_answered_by_the_rules_of_the_preset() {
    // The generals face each other: by these rules that must be answered, by the others it means nothing.
    let position = "fen 4k4/r8/9/9/9/9/9/9/3K5/R8 w - - 0 1 moves d2e2";
    for (variant, count) in
        [("janggi", 4), ("janggitraditional", 4), ("janggimodern", 19), ("janggicasual", 19)]
    {
        let mut client = Client::playing(variant);
        assert!(client.position(position).is_empty());
        client.send("go perft 1");
        let nodes = client.until("Nodes searched").pop().unwrap();
        let nodes: u32 = nodes.rsplit(' ').next().unwrap().parse().unwrap();
        assert!(if count == 4 { nodes == 4 } else { nodes > 4 }, "{variant}: {nodes}");
        client.quit();
    }
}

#[test]
fn castling_is_written_as_the_mode_wants_it() {
    // Castling is the only good move.
    let fen = "fen 4k3/8/8/8/8/8/3PPP2/3QK2R w K - 0 1 moves";
    for (chess960, written) in [("false", "e1g1"), ("true", "e1h1")] {
        let mut client = Client::start();
        client.set("UCI_Chess960", chess960);
        client.position(fen);
        let found = client.go("depth 3 searchmoves e1h1");
        assert_eq!(found.best, written);
        assert!(found.infos.iter().all(|line| line.contains(&format!(" pv {written}"))), "{:?}", found.infos);
        client.quit();
    }
    // A king and a rook that stand where ordinary chess never has them.
    let mut client = Client::start();
    client.set("UCI_Chess960", "true");
    let start = "fen bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
    client.position(start);
    assert!(client.fen().contains(" HFhf "));
    client.send("go perft 3");
    assert_eq!(client.until("Nodes searched").pop().unwrap(), "Nodes searched: 12189");
    let rules = chess::Rules { chess960: true, deletes: 0 };
    let game = AnyGame::Chess(chess::Game::from_fen(start.strip_prefix("fen ").unwrap(), rules).unwrap());
    let (moves, _) = play(&mut client, start, game, "nodes 300", 30);
    assert_eq!(moves.len(), 30);
    client.quit();
}

#[test]
fn whoever_plays_on_beyond_a_draw_is_followed() {
    let mut client = Client::start();
    // Two kings alone, and a position that has stood five times.
    client.position("fen 8/8/4k3/8/8/3K4/8/8 w - - 3 40");
    assert!(client.go("depth 3").best.starts_with("d3"));
    assert!(client.position("fen 8/8/4k3/8/8/3K4/8/8 w - - 3 40 moves d3e3 e6e7").is_empty());
    assert!(client.go("movetime 20").best.starts_with("e3"));
    let dance = "g1f3 g8f6 f3g1 f6g8 ".repeat(6);
    assert!(client.position(&format!("startpos moves {dance}")).is_empty());
    assert_eq!(client.go("depth 3").best.len(), 4);
    assert!(client.position(&format!("startpos moves {dance} e2e4")).is_empty());
    assert!(client.fen().contains("4P3"));
    client.quit();
}

#[test]
fn stalemate_has_no_move_either() {
    let mut client = Client::start();
    client.position("fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    client.send("go infinite");
    // Even the answer that there is none waits for stop.
    client.send("isready");
    let lines = client.until("readyok");
    assert!(lines.contains(&"info depth 0 score cp 0".to_owned()), "{lines:?}");
    assert!(!lines.iter().any(|line| line.starts_with("bestmove")));
    client.send("stop");
    assert_eq!(client.answer().best, "(none)");
    client.quit();
}
