//! Chess searched: mates, material, draws, and what is promised about determinism and stopping.

use std::cell::Cell;

use shakmaty::{
    CastlingMode, Chess, EnPassantMode, Move, Position, fen::Fen, san::San, uci::UciMove, zobrist::Zobrist64,
};

use super::{ChessNode, exchange, gives_check, pawns::PawnMemory};
use crate::{
    Cancel, SearchLimits,
    search::{
        AlphaBeta, Breadth, Problem, SearchGame,
        deepening::Found,
        value::{MATE, MATE_BOUND},
    },
};

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

fn node(fen: &str) -> ChessNode {
    ChessNode::new(position(fen)).unwrap()
}

fn depth(plies: u32) -> SearchLimits {
    SearchLimits { depth: Some(plies), ..SearchLimits::default() }
}

fn nodes(count: u64) -> SearchLimits {
    SearchLimits { nodes: Some(count), ..SearchLimits::default() }
}

fn search_after(root: &ChessNode, path: &[u64], limits: &SearchLimits) -> Found<Move> {
    let mut moves = Vec::new();
    root.generate(&mut moves);
    let cancel = Cancel::default();
    let problem = Problem { root, path, moves: &moves, breadth: Breadth::NARROW, quiescence: true };
    AlphaBeta::new(8, 1).search(&problem, limits, None, &cancel, &mut |_| {})
}

fn search(fen: &str, limits: &SearchLimits) -> (String, i32) {
    let root = node(fen);
    let found = search_after(&root, &[root.hash()], limits);
    let best = &found.lines[0];
    (San::from_move(&root.position, best.moves[0]).to_string(), best.value)
}

#[test]
fn finds_mates_in_one_two_and_three() {
    // Distances as Stockfish 15.1 gives them.
    let cases = [
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", 1),
        ("k7/8/1K6/8/8/8/8/7R w - - 0 1", 1),
        ("6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1", 1),
        ("8/8/8/8/8/1k6/7r/K7 b - - 0 1", 1),
        ("7k/8/8/4K3/8/8/8/1R4R1 w - - 0 1", 2),
        ("3k4/8/3K4/8/8/8/8/4R3 w - - 0 1", 2),
        ("6k1/pp4p1/2p5/2bp4/8/P5Pb/1P3rrP/2BRRN1K b - - 0 1", 2),
        ("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1", 3),
        ("1k5r/pP3ppp/3p2b1/1BN1n3/1Q2P3/P1B5/KP3P1P/7q w - - 1 1", 3),
        ("3r4/pR2N3/2pkb3/5p2/8/2B5/qP3PPP/4R1K1 w - - 1 1", 3),
    ];
    for (fen, mate) in cases {
        let (san, value) = search(fen, &depth(10));
        assert_eq!(value, MATE - (2 * mate - 1), "{fen}: {san}");
    }
}

#[test]
fn sees_its_own_mate_coming() {
    let (_, value) = search("6k1/8/6K1/8/8/8/8/7R b - - 0 1", &depth(6));
    assert_eq!(value, -MATE + 4);
}

#[test]
fn takes_what_hangs() {
    let cases = [
        ("rnb1kbnr/pppp1ppp/8/4p1q1/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1", "Bxg5"),
        ("4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1", "Nxd5"),
        ("r5k1/5ppp/8/8/8/8/P5B1/4K3 w - - 0 1", "Bxa8"),
        ("4k3/8/8/8/8/p6b/P5P1/4K3 w - - 0 1", "gxh3"),
    ];
    for (fen, best) in cases {
        for plies in [1, 2, 4, 7] {
            assert_eq!(search(fen, &depth(plies)).0.trim_end_matches('+'), best, "{fen} to {plies}");
        }
    }
}

#[test]
fn does_not_stalemate_when_winning() {
    // The obvious queen moves leave Black without a move.
    for fen in
        ["7k/8/8/6K1/8/5Q2/8/8 w - - 0 1", "k7/8/2K5/8/8/8/8/1Q6 w - - 0 1", "8/8/8/8/8/k7/2Q5/3K4 w - - 0 1"]
    {
        let (san, value) = search(fen, &depth(8));
        let root = position(fen);
        let after = root
            .clone()
            .play(
                San::from_ascii(san.trim_end_matches(['+', '#']).as_bytes()).unwrap().to_move(&root).unwrap(),
            )
            .unwrap();
        assert!(!after.is_stalemate(), "{fen}: {san}");
        assert!(value >= MATE_BOUND, "{fen}: {san} {value}");
    }
}

#[test]
fn saves_half_a_point_by_repetition() {
    // White is about to be mated, but checks for ever from g5 and f6.
    let (san, value) = search("5rk1/5p1p/7Q/8/8/8/rr4PP/6K1 w - - 0 1", &depth(8));
    assert_eq!((san.as_str(), value), ("Qg5", 0));
}

#[test]
fn a_third_occurrence_is_a_draw_for_whoever_is_ahead() {
    // Kings and a rook: the position after Kh1-g1 has stood twice, so going back there throws the win away.
    let root = node("6k1/8/8/8/8/8/R7/7K w - - 10 20");
    let mut back = root.clone();
    let to_g1: UciMove = "h1g1".parse().unwrap();
    back.play(to_g1.to_move(&root.position).unwrap());
    let filler = 0x5eed;
    let path = [back.hash(), filler, filler + 1, filler + 2, back.hash(), filler + 3, root.hash()];
    // Positions with the other side to move stand at odd distances from the root.
    let found = search_after(&root, &path, &depth(6));
    let chosen = found.lines[0].moves[0];
    assert_ne!(UciMove::from_standard(chosen), to_g1);
    assert!(found.lines[0].value > 300);
}

#[test]
fn the_fifty_move_rule_is_seen_coming() {
    let (_, fresh) = search("8/8/8/4k3/8/8/R7/4K3 w - - 0 1", &depth(4));
    let (_, late) = search("8/8/8/4k3/8/8/R7/4K3 w - - 99 80", &depth(4));
    assert!(fresh > 300, "{fresh}");
    assert_eq!(late, 0);
    // A mate on the last ply still counts.
    let (_, mate) = search("6k1/5ppp/8/8/8/8/8/R5K1 w - - 99 80", &depth(4));
    assert_eq!(mate, MATE - 1);
}

#[test]
fn nothing_is_won_with_too_little() {
    for fen in ["4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "4k3/8/8/8/8/8/8/4K1N1 b - - 0 1"] {
        assert_eq!(search(fen, &depth(3)).1, 0, "{fen}");
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let fen = "r1bqk2r/ppp2ppp/2n2n2/2bpp3/4P3/2PP1N2/PPB2PPP/RNBQK2R w KQkq - 0 7";
    let ask = || {
        let root = node(fen);
        let found = search_after(&root, &[root.hash()], &nodes(60_000));
        (found.nodes, found.depth, found.lines[0].moves.clone(), found.lines[0].value)
    };
    let first = ask();
    assert_eq!(first.0, 60_000);
    assert_eq!(first, ask());
}

#[test]
fn a_stop_is_answered_within_a_thousand_nodes() {
    let root = node("r1bqk2r/ppp2ppp/2n2n2/2bpp3/4P3/2PP1N2/PPB2PPP/RNBQK2R w KQkq - 0 7");
    let mut moves = Vec::new();
    root.generate(&mut moves);
    let cancel = Cancel::default();
    let at_cancel = Cell::new(0);
    let problem =
        Problem { root: &root, path: &[], moves: &moves, breadth: Breadth::NARROW, quiescence: true };
    let unbounded = SearchLimits::default();
    let found = AlphaBeta::new(8, 1).search(&problem, &unbounded, None, &cancel, &mut |report| {
        if report.depth == 7 {
            at_cancel.set(report.nodes);
            cancel.cancel();
        }
    });
    assert!(found.nodes - at_cancel.get() <= 1_024, "{} after {}", found.nodes, at_cancel.get());
    assert_eq!(found.depth, 7);
    // Cancelled before it began, it still has a move.
    let found = AlphaBeta::new(1, 1).search(&problem, &unbounded, None, &cancel, &mut |_| {});
    assert!(!found.lines.is_empty() && found.nodes <= 1_024);
}

#[test]
fn breadth_tells_the_good_moves_apart() {
    let root = node("4k3/8/8/3q4/8/2N5/8/R3K3 w - - 0 1");
    let mut moves = Vec::new();
    root.generate(&mut moves);
    let cancel = Cancel::default();
    let ask = |breadth| {
        let problem = Problem { root: &root, path: &[], moves: &moves, breadth, quiescence: true };
        AlphaBeta::new(1, 1).search(&problem, &depth(3), None, &cancel, &mut |_| {}).lines
    };
    let three = ask(Breadth { lines: 3, margin: 0 });
    assert!(three.len() >= 3);
    assert!(three.windows(2).all(|pair| pair[0].value >= pair[1].value));
    let near = ask(Breadth { lines: 1, margin: 400 });
    assert_eq!(near.len(), 1, "nothing comes near taking the queen");
    assert_eq!(near[0].moves[0], three[0].moves[0]);
}

#[test]
fn exchanges_are_counted_to_the_end() {
    // Position, move, what the exchange brings (pawn 100, knight 325, bishop 340, rook 510, queen 1000).
    let table = [
        ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 100),
        ("4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", 0),
        ("4k3/8/2p5/3p4/8/8/8/3RK3 w - - 0 1", "d1d5", 100 - 510),
        ("4k3/8/2p5/3r4/8/8/3Q4/3RK3 w - - 0 1", "d2d5", 510 - 1000 + 100),
        ("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100),
        ("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", 100 - 510),
        ("4k3/8/5n2/3p4/8/2N5/8/3RK3 w - - 0 1", "c3d5", 100),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", 100),
        ("4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", 0),
        ("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", 510 + 900),
        ("1r1rk3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", 510 + 900 - 1000),
        ("4k3/8/4p3/8/5N2/8/8/4K3 w - - 0 1", "f4d5", -325),
        ("4k3/8/8/3rK3/8/8/8/8 w - - 0 1", "e5d5", 510),
    ];
    for (fen, mv, worth) in table {
        let position = position(fen);
        let mv = mv.parse::<UciMove>().unwrap().to_move(&position).unwrap();
        assert!(exchange::reaches(&position, mv, worth), "{fen} brings at least {worth}");
        assert!(!exchange::reaches(&position, mv, worth + 1), "{fen} brings no more than {worth}");
    }
}

/// Walks random games and calls `check` at every position.
fn wander(mut check: impl FnMut(&ChessNode)) {
    use rand::{Rng, SeedableRng, rngs::SmallRng};
    let mut dice = SmallRng::seed_from_u64(7);
    for _ in 0..60 {
        let mut game = ChessNode::new(Chess::default()).unwrap();
        for _ in 0..120 {
            check(&game);
            let moves = game.position.legal_moves();
            if moves.is_empty() {
                break;
            }
            game.play(moves[dice.random_range(0..moves.len())]);
        }
    }
}

#[test]
fn hash_and_check_are_kept_up_to_date() {
    wander(|node| {
        let afresh: Zobrist64 = node.position.zobrist_hash(EnPassantMode::Legal);
        assert_eq!(node.hash(), afresh.0);
        assert_eq!(node.in_check, node.position.is_check());
    });
}

#[test]
fn check_is_foreseen_without_playing() {
    wander(|node| {
        for mv in node.position.legal_moves() {
            let mut after = node.position.clone();
            after.play_unchecked(mv);
            assert_eq!(gives_check(&node.position, mv), after.is_check(), "{:?} {mv}", node.position);
        }
    });
}

#[test]
fn packed_moves_tell_all_moves_apart() {
    wander(|node| {
        let mut packed: Vec<u16> = node.position.legal_moves().into_iter().map(ChessNode::pack).collect();
        assert!(!packed.contains(&0));
        let count = packed.len();
        packed.sort_unstable();
        packed.dedup();
        assert_eq!(packed.len(), count);
    });
}

#[test]
fn the_evaluation_has_no_favourite_colour() {
    wander(|node| {
        let mut setup = node.position.to_setup(EnPassantMode::Legal);
        setup.mirror();
        let mirrored: Chess = setup.position(CastlingMode::Standard).unwrap();
        let mirrored = ChessNode::new(mirrored).unwrap();
        let told = [node, &mirrored].map(|node| node.evaluate(&mut PawnMemory::default()));
        assert_eq!(told[0], told[1], "{:?}", node.position);
    });
}

#[test]
fn the_phase_runs_from_full_to_empty() {
    assert_eq!(node("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").phase(), 256);
    assert_eq!(node("4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1").phase(), 0);
    assert_eq!(node("3qk3/8/8/8/8/8/8/3QK3 w - - 0 1").phase(), 85);
}
