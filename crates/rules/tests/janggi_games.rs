//! Janggi against games that strong players played online: every move must be legal, the last position the one that
//! was recorded, and the points rules must end the games that they ended, when they did.

mod janggi_support;

use hansu_rules::{
    Action, ActionText, MoveRejectReason, Side,
    janggi::{Game, Rules},
};
use janggi_support::{records, rules};

#[test]
fn recorded_games_lead_to_their_last_position() {
    let Some(records) = records() else { return };
    assert!(!records.is_empty());
    for record in records {
        // Without limits of any kind: what is recorded here is moves.
        let rules = Rules { repetitions: None, quiet_plies: None, ..rules("janggicasual") };
        let mut game = Game::from_fen(&record.fen, rules).unwrap();
        for text in record.moves.split(' ') {
            let action = game.parse(text).unwrap();
            assert_eq!(game.text(action, ActionText::Protocol), text);
            let korean = game.text(action, ActionText::Player);
            assert_eq!(game.parse(&korean), Ok(action), "{korean}");
            game.play(action).unwrap_or_else(|rejection| panic!("{text} in {}: {rejection:?}", game.fen()));
        }
        assert_eq!(game.fen(), record.end_fen);
    }
}

#[test]
fn recorded_games_end_as_the_online_rules_say() {
    let Some(records) = records() else { return };
    let (mut on_points, mut refused) = (0, 0);
    for record in &records {
        let mut game = Game::from_fen(&record.fen, rules("kakao")).unwrap();
        let moves: Vec<&str> = record.moves.split(' ').collect();
        for (index, text) in moves.iter().enumerate() {
            assert_eq!(game.outcome(), None, "over before ply {} of {}", index + 1, record.moves);
            let action: Action = game.parse(text).unwrap();
            match game.play(action) {
                Ok(_) => {}
                Err(rejection) if rejection.reason == MoveRejectReason::Repetition => {
                    refused += 1;
                    break;
                }
                Err(rejection) => panic!("{text} in {}: {rejection:?}", game.fen()),
            }
        }
        let played = game.actions().len() == moves.len();
        if record.by == "points" && played {
            let outcome =
                game.outcome().unwrap_or_else(|| panic!("not over: {} {}", game.fen(), moves.len()));
            let winner = if record.winner == "cho" { Side::First } else { Side::Second };
            assert_eq!(outcome.winner, Some(winner), "{}", game.fen());
            on_points += 1;
        }
    }
    assert!(on_points >= 30, "{on_points}");
    // One recorded game has seven moves of a cannon to and fro, which nothing explains.
    assert!(refused <= 1, "{refused}");
}
