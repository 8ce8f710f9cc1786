//! What holds for every text, every action and every sequence of actions.

use hansu_rules::{
    Action, ActionText, KoRule, MoveRejectReason, Piece, PieceKind, Point, Rejection, Side,
    go::{Game, Phase, Rules, Vertex},
};
use proptest::prelude::*;

fn any_rules() -> impl Strategy<Value = Rules> {
    let ko =
        prop_oneof![Just(KoRule::Simple), Just(KoRule::PositionalSuperko), Just(KoRule::SituationalSuperko)];
    (ko, any::<bool>()).prop_map(|(ko, suicide)| Rules { ko, suicide, ..Rules::CHINESE })
}

fn any_point() -> impl Strategy<Value = Point> {
    (any::<u8>(), any::<u8>()).prop_map(|(col, row)| Point::new(col, row))
}

fn any_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        8 => (0..6_u8, 0..6_u8).prop_map(|(col, row)| Action::Place(Point::new(col, row))),
        1 => any_point().prop_map(Action::Place),
        1 => Just(Action::Pass),
        1 => (any_point(), any_point()).prop_map(|(from, to)| Action::step(from, to)),
        1 => any_point().prop_map(Action::Delete),
    ]
}

/// Everything that can be seen of a game.
type Sight = (Vec<Option<Piece>>, Vec<Option<Rejection>>, [Vec<Piece>; 2], Side, Phase, Vec<Action>, u64);

fn sight(game: &Game) -> Sight {
    let points: Vec<Point> = game.board().points().collect();
    (
        points.iter().map(|&point| game.piece_at(point)).collect(),
        points.iter().map(|&point| game.explain(Action::Place(point))).collect(),
        game.captured(),
        game.to_move(),
        game.phase(),
        game.actions().to_vec(),
        game.board().hash(),
    )
}

proptest! {
    #[test]
    fn playing_taking_back_and_playing_again_is_the_same(
        size in 2..=6_u8,
        rules in any_rules(),
        actions in prop::collection::vec(any_action(), 0..120),
    ) {
        let mut game = Game::new(size, rules).unwrap();
        let mut sights = vec![sight(&game)];
        for action in actions {
            let explained = game.explain(action);
            prop_assert_eq!(explained.is_none(), game.is_legal(action));
            match game.play(action) {
                Ok(played) => {
                    prop_assert_eq!(explained, None);
                    prop_assert_eq!(played.action, action);
                    sights.push(sight(&game));
                }
                Err(rejection) => {
                    prop_assert_eq!(Some(rejection), explained);
                    prop_assert_eq!(&sight(&game), &sights[sights.len() - 1]);
                }
            }
        }
        let actions = game.actions().to_vec();
        for earlier in sights.iter().rev().skip(1) {
            prop_assert!(game.undo());
            prop_assert_eq!(&sight(&game), earlier);
        }
        prop_assert!(!game.undo());
        for (action, later) in actions.into_iter().zip(&sights[1..]) {
            prop_assert!(game.play(action).is_ok());
            prop_assert_eq!(&sight(&game), later);
        }
    }

    #[test]
    fn what_left_the_board_is_what_is_missing(
        size in 2..=5_u8,
        rules in any_rules(),
        actions in prop::collection::vec(any_action(), 0..80),
    ) {
        let mut game = Game::new(size, rules).unwrap();
        for action in actions {
            let before = game.board().clone();
            let Ok(played) = game.play(action) else { continue };
            for point in game.board().points() {
                let captured = played.captured.iter().find(|(gone, _)| *gone == point);
                let stood = before.stone(point).or_else(|| {
                    (action == Action::Place(point)).then_some(game.to_move().other())
                });
                prop_assert_eq!(game.board().stone(point), stood.filter(|_| captured.is_none()));
                if let Some((_, piece)) = captured {
                    prop_assert_eq!(Some(piece.side), stood);
                    prop_assert_eq!(piece.kind, PieceKind::Stone);
                }
                // No chain stays without a liberty.
                prop_assert_eq!(game.board().stone(point).is_some(), game.board().liberties(point) > 0);
            }
        }
    }

    #[test]
    fn every_point_is_read_as_it_is_written((size, col, row) in (2..=25_u8).prop_flat_map(|n| (Just(n), 0..n, 0..n))) {
        let game = Game::new(size, Rules::CHINESE).unwrap();
        let action = Action::Place(Point::new(col, row));
        for style in [ActionText::Protocol, ActionText::Player] {
            let text = game.text(action, style);
            prop_assert_eq!(game.parse(&text), Ok(action));
            prop_assert_eq!(game.parse(&text.to_lowercase()), Ok(action));
        }
        prop_assert_eq!(game.point_name(Point::new(col, row)), Vertex::At(Point::new(col, row)).to_string());
    }

    #[test]
    fn every_text_is_read_or_refused(size in 2..=25_u8, text in any::<String>()) {
        let game = Game::new(size, Rules::CHINESE).unwrap();
        if let Err(rejection) = game.parse(&text) {
            prop_assert!(matches!(
                rejection.reason,
                MoveRejectReason::Unreadable | MoveRejectReason::OutOfBounds
            ));
        }
    }

    #[test]
    fn texts_like_vertices_are_read_or_refused(size in 2..=25_u8, text in "[ -]?[A-Za-z\u{0}Ⅰ가]{0,3}[0-9]{0,25}[ x]?") {
        let game = Game::new(size, Rules::CHINESE).unwrap();
        if let Ok(action) = game.parse(&text) {
            prop_assert!(game.is_legal(action));
        }
    }

    #[test]
    fn every_action_can_be_written(action in any_action(), point in any_point()) {
        let game = Game::new(19, Rules::CHINESE).unwrap();
        prop_assert!(!game.text(action, ActionText::Player).is_empty());
        prop_assert!(!game.point_name(point).is_empty());
        prop_assert_eq!(game.piece_at(point), None);
    }
}
