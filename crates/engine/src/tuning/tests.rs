//! Tuning: the trace says what the evaluation says, and fitting finds what is there to find.

use rand::{Rng, SeedableRng, rngs::SmallRng};
use shakmaty::{Chess, Position};

use super::{
    Blend, DataError, FitOptions, GenerateOptions, Record, Tunable, fit, generate,
    model::{Model, expected},
};
use crate::{chess::ChessNode, search::SearchGame};
use hansu_rules::GameKind;

/// The positions of some random games of chess.
fn wander(mut look: impl FnMut(&ChessNode)) {
    let mut dice = SmallRng::seed_from_u64(11);
    for _ in 0..40 {
        let mut node = ChessNode::new(Chess::default()).unwrap();
        for _ in 0..150 {
            look(&node);
            let mut moves = Vec::new();
            node.generate(&mut moves);
            if moves.is_empty() {
                break;
            }
            node.play(moves[dice.random_range(0..moves.len())]);
        }
    }
}

#[test]
fn the_trace_adds_up_to_the_evaluation() {
    let mut memory = <ChessNode as SearchGame>::Memory::default();
    wander(|node| {
        let sum = node.trace().total(ChessNode::weights());
        let told = node.evaluate(&mut memory);
        assert_eq!(node.finish(sum), told);
        let mut tidy = node.trace();
        tidy.tidy();
        assert_eq!(tidy.total(ChessNode::weights()), sum);
    });
}

#[test]
fn the_model_values_positions_as_the_evaluation_does() {
    let weights: Vec<f32> = ChessNode::weights()
        .iter()
        .flat_map(|weight| [weight.opening() as f32, weight.ending() as f32])
        .collect();
    let mut memory = <ChessNode as SearchGame>::Memory::default();
    wander(|node| {
        let mut model = Model::default();
        let trace = node.trace();
        model.push(&trace, node.blend(), 0.5);
        let told = node.evaluate(&mut memory) * if node.side() == 0 { 1 } else { -1 };
        let value = model.value(0, &weights);
        // The evaluation rounds where the model does not, and cuts dangers off.
        assert!((value - told as f32).abs() < 5.0 || told.abs() > 1_500, "{value} {told}");
    });
}

#[test]
fn the_gradient_is_the_slope_of_the_loss() {
    let mut weights: Vec<f32> = ChessNode::weights()
        .iter()
        .flat_map(|weight| [weight.opening() as f32, weight.ending() as f32])
        .collect();
    let mut model = Model::default();
    let mut count = 0;
    wander(|node| {
        count += 1;
        if count % 50 == 0 {
            model.push(&node.trace(), node.blend(), (count % 3) as f32 / 2.0);
        }
    });
    let all: Vec<u32> = (0..model.len() as u32).collect();
    let mut gradient = vec![0.0; weights.len()];
    model.gradient(&all, &weights, 0.004, &mut gradient);
    for at in (0..weights.len()).step_by(17) {
        let kept = weights[at];
        weights[at] = kept + 2.0;
        let above = model.loss(&all, &weights, 0.004);
        weights[at] = kept - 2.0;
        let below = model.loss(&all, &weights, 0.004);
        weights[at] = kept;
        let slope = ((above - below) / 4.0) as f32;
        assert!((slope - gradient[at]).abs() < 2e-6 + 0.02 * slope.abs(), "{at}: {slope} {}", gradient[at]);
    }
}

/// Positions whose results follow the evaluation, but for knights that are worth more.
fn records() -> Vec<Record> {
    let mut dice = SmallRng::seed_from_u64(3);
    let mut memory = <ChessNode as SearchGame>::Memory::default();
    let mut records = Vec::new();
    let mut game = hansu_rules::chess::Game::new(hansu_rules::chess::Rules::default());
    while records.len() < 1_500 {
        let legal = game.legal_actions();
        if legal.is_empty() {
            game = hansu_rules::chess::Game::new(hansu_rules::chess::Rules::default());
            continue;
        }
        game.play(legal[dice.random_range(0..legal.len())]).unwrap();
        let node = ChessNode::new(game.position().clone()).unwrap();
        let value = node.evaluate(&mut memory) * if node.side() == 0 { 1 } else { -1 };
        let board = game.position().board();
        let knights = |men: shakmaty::Bitboard| (men & board.knights()).count() as i32;
        let more = 120 * (knights(board.white()) - knights(board.black()));
        let score = (value + more).clamp(-800, 800);
        let won = dice.random::<f32>() < expected(score as f32, 0.004);
        records.push(Record { fen: game.fen(), score, result: if won { 1.0 } else { 0.0 } });
    }
    records
}

#[test]
fn a_small_fit_lowers_the_loss_and_is_always_the_same() {
    let records = records();
    let options = FitOptions { passes: 8, batch: 256, score_share: 1.0, ..FitOptions::default() };
    let run = || {
        let mut losses = Vec::new();
        let fitted = fit(GameKind::Chess, &records, &options, &mut |progress| losses.push(progress.training));
        (losses, fitted.unwrap())
    };
    let (losses, fitted) = run();
    assert!(losses.last() < losses.first(), "{losses:?}");
    assert!(fitted.validation[1] < fitted.validation[0], "{:?}", fitted.validation);
    assert!(fitted.source.contains("pub const BISHOP_PAIR: [Tapered; 1] = ["));
    let again = run();
    assert_eq!((losses, &fitted.source), (again.0, &again.1.source));
}

#[test]
fn the_source_of_the_weights_in_force_is_the_file_they_are_compiled_from() {
    let written = super::source::write("chess", ChessNode::GROUPS, ChessNode::weights());
    assert_eq!(written, include_str!("../chess/weights.rs"));
}

#[test]
fn games_give_quiet_positions_that_read_back() {
    for kind in [GameKind::Chess, GameKind::Janggi] {
        let options = GenerateOptions { positions: 30, nodes: 60, opening: 6, seed: 5 };
        let made = || {
            let mut text = Vec::new();
            let made = generate(kind, &options, &mut text, &mut |_| {}).unwrap();
            assert!(made.positions >= 30 && made.games == made.results.iter().sum::<usize>());
            text
        };
        let text = made();
        assert_eq!(text, made(), "always the same");
        let records = Record::read_all(text.as_slice()).unwrap();
        assert!(records.len() >= 30);
        let lines: Vec<String> = records.iter().map(ToString::to_string).collect();
        assert_eq!(lines.join("\n") + "\n", String::from_utf8(text).unwrap());
        if kind == GameKind::Chess {
            assert!(
                records
                    .iter()
                    .all(|record| ChessNode::read(&record.fen).is_some_and(|node| !node.in_check()))
            );
        }
    }
}

#[test]
fn bad_data_is_named() {
    let read = |text: &str| Record::read_all(text.as_bytes()).map_err(|error| error.to_string());
    assert_eq!(read("\n4k3/8/8/8/8/8/8/4K3 w - - 0 1 | 12 | 0.5\n").map(|records| records.len()), Ok(1));
    for bad in ["nonsense", "fen | 1", "fen | x | 1", "fen | 1 | 0.7", " | 1 | 1", "fen | 1 | 1 | 1"] {
        assert_eq!(read(bad), Err("line 1 is not of the form \"FEN | score | result\"".to_owned()), "{bad}");
    }
    let record = Record { fen: "nothing".to_owned(), score: 0, result: 0.5 };
    let fitted = fit(GameKind::Chess, &vec![record; 200], &FitOptions::default(), &mut |_| {});
    assert!(matches!(fitted, Err(DataError::Position { .. })));
    let few = fit(GameKind::Chess, &[], &FitOptions::default(), &mut |_| {});
    assert!(matches!(few, Err(DataError::TooFew { .. })));
}

#[test]
fn a_blend_follows_the_phase() {
    let start = ChessNode::read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").unwrap();
    assert_eq!(start.blend(), Blend { opening: 1.0, ending: 0.0, constant: 0.0 });
}
