//! Following a position and reviewing a game with the built-in engines.

use std::{
    sync::{
        Arc,
        mpsc::{Receiver, channel},
    },
    time::{Duration, Instant},
};

use hansu_engine::{Score, SearchLimits};
use hansu_players::{
    Notify, PlayerEvent,
    analysis::{AnalysisSource, Analyst, GameReview, Mistake, ReviewEvent, Reviewer},
};
use hansu_rules::{AnyGame, Side, chess, go};

/// Only a hang takes this long.
const HANG: Duration = Duration::from_secs(60);

fn game(moves: &str) -> AnyGame {
    let mut game = AnyGame::Chess(chess::Game::new(chess::Rules::default()));
    for text in moves.split_whitespace() {
        game.play(game.parse(text).unwrap()).unwrap();
    }
    game
}

fn analyst() -> (Analyst, Receiver<PlayerEvent>) {
    let (sender, events) = channel();
    let notify: Notify = Arc::new(move |event| {
        let _ = sender.send(event);
    });
    (Analyst::new(AnalysisSource::BuiltIn { memory_mib: 8 }, notify), events)
}

#[test]
fn all_lines_of_the_latest_position_are_reported() {
    let (mut analyst, events) = analyst();
    // Wishes that follow each other quickly: only the last is wanted.
    for moves in ["", "e4", "e4 e5"] {
        analyst.analyse(&game(moves), 1).unwrap();
    }
    let wanted = analyst.analyse(&game("f3 e5 g4"), 3).unwrap().unwrap();
    let mut seen = [false; 3];
    while seen != [true; 3] {
        let event = events.recv_timeout(HANG).expect("reports come");
        if let PlayerEvent::Info { ticket, info } = event
            && ticket == wanted
        {
            seen[info.line - 1] = true;
            assert!(info.line > 1 || info.depth < 3 || info.score == Score::Mate(1), "{info:?}");
        }
    }
    analyst.stop();
    assert_eq!(analyst.ticket(), None);
    let threads = analyst.threads().clone();
    drop(analyst);
    let began = Instant::now();
    while threads.running() > 0 {
        assert!(began.elapsed() < HANG, "a thread is left");
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn a_finished_game_and_another_kind_of_game() {
    let (mut analyst, events) = analyst();
    assert_eq!(analyst.analyse(&game("f3 e5 g4 Qh4"), 1).unwrap(), None);
    let board = AnyGame::Go(go::Game::new(5, go::Rules::CHINESE).unwrap());
    let wanted = analyst.analyse(&board, 1).unwrap();
    let event = events.recv_timeout(HANG).expect("reports come");
    assert_eq!(Some(event.ticket()), wanted);
    assert!(matches!(event, PlayerEvent::Info { info, .. } if info.go.is_some()));
}

fn reviewer(game: &AnyGame) -> (Reviewer, Receiver<ReviewEvent>) {
    let (sender, events) = channel();
    let limits = SearchLimits { nodes: Some(3000), ..SearchLimits::default() };
    let report = Arc::new(move |event| {
        let _ = sender.send(event);
    });
    let source = AnalysisSource::BuiltIn { memory_mib: 8 };
    (Reviewer::start(&source, game, limits, report).unwrap(), events)
}

fn review(game: &AnyGame) -> GameReview {
    let (_reviewer, events) = reviewer(game);
    let mut done = 0;
    loop {
        match events.recv_timeout(HANG).expect("the review goes on") {
            ReviewEvent::Progress { done: now, all, ply, .. } => {
                assert_eq!((now, ply, all), (done + 1, done, game.actions().len() + 1));
                done = now;
            }
            ReviewEvent::Finished(review) => return review,
            ReviewEvent::Failed(error) => panic!("{error}"),
        }
    }
}

#[test]
fn a_review_finds_the_blunders_of_each_side() {
    // Black overlooks the mate.
    let game = game("e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7");
    let review = review(&game);
    assert_eq!((review.values.len(), review.moves.len()), (8, 7));
    assert_eq!(review.values[7].first_wins, 1.0);
    let worst = review.worst(Side::Second, 1)[0];
    assert_eq!((worst.text.as_str(), worst.mistake, worst.ply), ("Nf6", Some(Mistake::Blunder), 5));
    assert!(worst.before > 0.3 && worst.after < 0.01 && !worst.better.is_empty(), "{worst:?}");
    assert_eq!(review.count(Side::Second)[2], 1);
    assert_eq!(review.moves[6].mistake, None);
}

#[test]
fn the_last_move_alone_can_be_judged() {
    let game = game("e4 e5 Qh5 Nc6 Bc4 Nf6");
    let (sender, events) = channel();
    let limits = SearchLimits { nodes: Some(3000), ..SearchLimits::default() };
    let report = Arc::new(move |event| {
        let _ = sender.send(event);
    });
    let source = AnalysisSource::BuiltIn { memory_mib: 8 };
    let _reviewer = Reviewer::start_from(&source, &game, 5, limits, report).unwrap();
    let review = loop {
        match events.recv_timeout(HANG).expect("the review goes on") {
            ReviewEvent::Progress { all, ply, .. } => assert!(all == 2 && (5..=6).contains(&ply)),
            ReviewEvent::Finished(review) => break review,
            ReviewEvent::Failed(error) => panic!("{error}"),
        }
    };
    assert_eq!((review.from, review.values.len(), review.moves.len()), (5, 2, 1));
    assert_eq!(review.moves[0].mistake, Some(Mistake::Blunder));
}

#[test]
fn a_review_can_be_called_off() {
    let (reviewer, events) = reviewer(&game("e4 e5 Nf3 Nc6 Bb5 a6"));
    assert!(matches!(events.recv_timeout(HANG), Ok(ReviewEvent::Progress { .. })));
    reviewer.cancel();
    // The thread drops its end of the queue; whatever still came before was progress.
    while let Ok(event) = events.recv_timeout(HANG) {
        assert!(matches!(event, ReviewEvent::Progress { .. }), "{event:?}");
    }
}
