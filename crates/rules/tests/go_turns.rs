//! Playing out of turn, as protocols demand that build positions up from moves of one colour.

mod go_diagram;

use go_diagram::{draw, game};
use hansu_rules::{
    Action, KoRule, MoveRejectReason, Point, Rejection, Side,
    go::{Game, Phase, Rules},
};
use proptest::prelude::*;

const KO_RULES: [KoRule; 3] = [KoRule::Simple, KoRule::PositionalSuperko, KoRule::SituationalSuperko];

/// White may take the ko at C4 and Black may take it back at D4.
const KO: &str = "
    . . . . .
    . X O . .
    X O . O .
    . X O . .
    . . . . .";

fn rules(ko: KoRule) -> Rules {
    Rules { ko, ..Rules::CHINESE }
}

fn play_as(game: &mut Game, side: Side, text: &str) -> Result<(), Rejection> {
    let action = game.parse(text).unwrap();
    game.play_as(side, action).map(|_| ())
}

fn refused(game: &Game, side: Side, text: &str) -> Option<MoveRejectReason> {
    let mut game = game.clone();
    play_as(&mut game, side, text).err().map(|rejection| rejection.reason)
}

/// Everything a player can see, and what either side may do next.
fn view(game: &Game) -> String {
    let board = draw(game.size(), |point| match game.board().stone(point) {
        Some(Side::First) => 'X',
        Some(Side::Second) => 'O',
        None => '.',
    });
    let verdicts = Side::BOTH.map(|side| {
        let mut game = game.clone();
        game.give_turn_to(side);
        game.legal_actions()
    });
    let (phase, prisoners) = (game.phase(), game.captured().map(|stones| stones.len()));
    format!("{board}\n{:?} {phase:?} {prisoners:?} {verdicts:?} {:?}", game.to_move(), game.actions())
}

#[test]
fn a_side_may_play_twice_in_a_row() {
    let mut game = Game::new(5, Rules::default()).unwrap();
    for (side, text) in [(Side::First, "A1"), (Side::First, "B1"), (Side::Second, "C1"), (Side::Second, "A2")]
    {
        play_as(&mut game, side, text).unwrap();
    }
    assert_eq!(game.to_move(), Side::First);
    assert_eq!(
        [0, 1, 2, 3, 4].map(|index| game.mover(index)),
        [Some(Side::First), Some(Side::First), Some(Side::Second), Some(Side::Second), None]
    );
    play_as(&mut game, Side::Second, "B2").unwrap();
    assert_eq!(game.captured().map(|stones| stones.len()), [0, 2]);
    while game.undo() {}
    assert_eq!(view(&game), view(&Game::new(5, Rules::default()).unwrap()));
}

#[test]
fn a_refused_move_out_of_turn_changes_nothing() {
    let mut game = Game::new(5, Rules::default()).unwrap();
    play_as(&mut game, Side::First, "A1").unwrap();
    play_as(&mut game, Side::Second, "pass").unwrap();
    let before = view(&game);
    assert!(play_as(&mut game, Side::Second, "A1").is_err());
    assert_eq!(view(&game), before);
    play_as(&mut game, Side::First, "pass").unwrap();
    assert_eq!(game.phase(), Phase::Scoring, "White's pass still counts");
}

#[test]
fn a_turn_given_away_and_back_lifts_no_ko() {
    for ko in KO_RULES {
        let mut game = game(KO, rules(ko), Side::First);
        play_as(&mut game, Side::First, "C3").unwrap();
        assert_eq!(refused(&game, Side::Second, "B3"), Some(MoveRejectReason::KoViolation));
        game.give_turn_to(Side::First);
        game.give_turn_to(Side::Second);
        assert_eq!(refused(&game, Side::Second, "B3"), Some(MoveRejectReason::KoViolation), "{ko:?}");
    }
}

#[test]
fn a_second_move_is_a_ko_threat_answered_nowhere() {
    for ko in KO_RULES {
        let mut game = game(KO, rules(ko), Side::First);
        play_as(&mut game, Side::First, "C3").unwrap();
        play_as(&mut game, Side::First, "E1").unwrap();
        assert_eq!(refused(&game, Side::Second, "B3"), None, "{ko:?}: E1 is a difference");
    }
}

#[test]
fn only_passes_of_both_sides_end_the_moves() {
    let mut game = Game::new(5, Rules::default()).unwrap();
    play_as(&mut game, Side::First, "pass").unwrap();
    play_as(&mut game, Side::First, "pass").unwrap();
    assert_eq!(game.phase(), Phase::Play);
    play_as(&mut game, Side::Second, "pass").unwrap();
    assert_eq!(game.phase(), Phase::Scoring);
    game.give_turn_to(Side::Second);
    assert_eq!((game.phase(), game.to_move()), (Phase::Scoring, Side::First), "nobody moves while counting");
    game.undo();
    game.undo();
    assert_eq!((game.phase(), game.to_move()), (Phase::Play, Side::Second));
    play_as(&mut game, Side::Second, "pass").unwrap();
    assert_eq!(game.phase(), Phase::Scoring, "Black's first pass counts again");
}

#[test]
fn new_rules_hold_from_now_on() {
    let mut game = game(KO, rules(KoRule::Simple), Side::First);
    for (side, text) in [(Side::First, "C3"), (Side::Second, "E1"), (Side::First, "A5")] {
        play_as(&mut game, side, text).unwrap();
    }
    let stones = view(&game);
    game.set_rules(Rules { suicide: true, ..*game.rules() });
    assert_eq!(view(&game), stones);
    game.set_rules(Rules::JAPANESE);
    assert_eq!(*game.rules(), Rules::JAPANESE);
}

proptest! {
    #[test]
    fn taking_back_restores_everything(
        size in 2_u8..5,
        ko in prop::sample::select(&KO_RULES[..]),
        plies in prop::collection::vec((any::<bool>(), any::<u16>()), 1..60),
    ) {
        let mut game = Game::new(size, rules(ko)).unwrap();
        let mut views = Vec::new();
        for (first, number) in plies {
            let side = if first { Side::First } else { Side::Second };
            let index = number % (u16::from(size).pow(2) + 1);
            let (row, col) = ((index / u16::from(size)) as u8, (index % u16::from(size)) as u8);
            let action = if row == size { Action::Pass } else { Action::Place(Point::new(col, row)) };
            let before = view(&game);
            if game.play_as(side, action).is_ok() {
                views.push(before);
            } else {
                prop_assert_eq!(view(&game), before);
            }
            if game.phase() != Phase::Play {
                break;
            }
        }
        while let Some(before) = views.pop() {
            prop_assert!(game.undo());
            prop_assert_eq!(view(&game), before);
        }
        prop_assert!(!game.undo());
    }
}
