//! `perft` against published counts.

use crate::run;

fn nodes(args: &[&str]) -> u64 {
    let run = run(&[&["perft"], args].concat());
    assert_eq!(run.code, 0, "{}", run.error);
    let [nodes, seconds] = run.out.lines().collect::<Vec<_>>()[..] else { panic!("{}", run.out) };
    let seconds: f64 = seconds.strip_prefix("seconds ").unwrap().parse().unwrap();
    assert!(seconds >= 0.0);
    nodes.strip_prefix("nodes ").unwrap().parse().unwrap()
}

#[test]
fn counts_from_the_start() {
    assert_eq!(nodes(&["--game", "chess", "--depth", "0"]), 1);
    assert_eq!(nodes(&["--game", "chess", "--depth", "4"]), 197_281);
    assert_eq!(nodes(&["--game", "janggi", "--rules", "janggi", "--depth", "3"]), 33_000);
    assert_eq!(nodes(&["--game", "janggi", "--rules", "janggimodern", "--depth", "3"]), 33_316);
    // 4 points and a pass; then 3 points and a pass, or after the pass everything.
    assert_eq!(nodes(&["--game", "go", "--size", "2", "--depth", "1"]), 5);
    assert_eq!(nodes(&["--game", "go", "--size", "2", "--depth", "2"]), 4 * 4 + 5);
}

#[test]
fn castling_and_en_passant_are_counted() {
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_eq!(nodes(&["--game", "chess", "--position", kiwipete, "--depth", "3"]), 97_862);
}

#[test]
fn threads_count_the_same() {
    for game in ["chess", "janggi"] {
        let alone = nodes(&["--game", game, "--depth", "3"]);
        assert_eq!(nodes(&["--game", game, "--depth", "3", "--threads", "3"]), alone);
    }
}

#[test]
fn divide_adds_up() {
    let run = run(&["perft", "--game", "janggi", "--depth", "2", "--divide"]);
    let mut lines: Vec<&str> = run.out.lines().collect();
    assert!(lines.pop().unwrap().starts_with("seconds "));
    assert_eq!(lines.pop().unwrap(), "nodes 1024");
    assert_eq!(lines.len(), 32);
    let sum: u64 = lines.iter().map(|line| line.split_once(' ').unwrap().1.parse::<u64>().unwrap()).sum();
    assert_eq!(sum, 1024);
}
