//! What holds for every game and every text of Janggi.

mod janggi_support;

use hansu_rules::{
    Action, ActionText, Point,
    janggi::{Formation, Game, Move, MoveList, Rules, Setup, Square, dialect, picture::Picture},
};
use proptest::prelude::*;

/// A game after some random moves: what was chosen among the legal ones, by number.
fn games() -> impl Strategy<Value = Game> {
    let preset = prop::sample::select(Rules::PRESETS.to_vec());
    let formation = || prop::sample::select(Formation::ALL.to_vec());
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..160);
    (preset, formation(), formation(), choices).prop_map(|(preset, cho, han, choices)| {
        let rules = Rules { deletes: 2, ..Rules::preset(preset).unwrap() };
        let mut game = Game::new(rules, cho, han);
        for choice in choices {
            let mut actions = game.legal_actions();
            let deletion = Action::Delete(Square::all().nth(choice.index(90)).unwrap().into());
            if choice.index(40) == 0 && game.is_legal(deletion) {
                actions = vec![deletion];
            }
            if actions.is_empty() {
                break;
            }
            game.play(actions[choice.index(actions.len())]).unwrap();
        }
        game
    })
}

/// A counter of a FEN, the lowest and the highest more often than by chance.
fn counter() -> impl Strategy<Value = u32> {
    prop_oneof![0..200_u32, 9_990..10_010_u32, 65_530..65_540_u32, u32::MAX - 4..=u32::MAX, any::<u32>()]
}

/// Everything that can be seen of a game.
fn view(game: &Game) -> impl PartialEq + std::fmt::Debug + use<> {
    (
        game.fen(),
        game.position().hash(),
        *game.position(),
        game.check(),
        game.points(),
        game.outcome(),
        (game.captured(), game.deletes_left(), game.actions().to_vec()),
        game.legal_actions(),
    )
}

proptest! {
    #[test]
    fn undo_and_redo_lead_back(game in games()) {
        let mut rewound = game.clone();
        let mut views = vec![view(&game)];
        while rewound.undo() {
            views.push(view(&rewound));
        }
        prop_assert!(rewound.actions().is_empty());
        for &action in game.actions() {
            prop_assert_eq!(&view(&rewound), &views.pop().unwrap());
            rewound.play(action).unwrap();
        }
        prop_assert_eq!(&view(&rewound), &views.pop().unwrap());
    }

    #[test]
    fn the_kept_hash_is_the_recomputed_one(game in games()) {
        prop_assert_eq!(game.position().hash(), game.position().recomputed_hash());
        let mut moves = MoveList::new();
        game.position().legal_moves(&mut moves);
        for mv in &moves {
            let after = game.position().after(mv);
            prop_assert_eq!(after.hash(), after.recomputed_hash());
        }
    }

    #[test]
    fn a_fen_is_read_as_it_was_written(game in games()) {
        // Bikjang may be accepted even in check: such a game ends in a position that none can begin from.
        prop_assume!(game.outcome().is_none());
        let fen = game.fen();
        let setup: Setup = fen.parse().unwrap();
        prop_assert_eq!(setup.to_string(), fen.clone());
        prop_assert_eq!(setup.faults(), vec![]);
        prop_assert!(setup.position().unwrap().same_position(game.position()));
        prop_assert_eq!(dialect::read_fen(&dialect::write_fen(&setup)).unwrap(), setup.clone());
        for bottom in hansu_rules::Side::BOTH {
            let picture = Picture::of(&setup, bottom);
            prop_assert_eq!(Picture::read(*picture.rows()), Ok(picture));
        }
    }

    #[test]
    fn any_counter_is_read_and_what_play_makes_of_it_too(
        game in games(),
        quiet in counter(),
        number in counter(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..12),
    ) {
        // Bikjang may be accepted even in check: such a game ends in a position that none can begin from.
        prop_assume!(game.outcome().is_none());
        let rules = *game.rules();
        let mut setup = game.setup();
        (setup.quiet_plies, setup.move_number) = (quiet, number.max(1));
        let fen = setup.to_string();
        let mut game = Game::from_fen(&fen, rules).unwrap();
        prop_assert_eq!(game.fen(), fen);
        for choice in choices {
            let actions = game.legal_actions();
            if actions.is_empty() {
                break;
            }
            let before = game.fen();
            game.play(actions[choice.index(actions.len())]).unwrap();
            let after = game.fen();
            prop_assert_eq!(after.parse::<Setup>().unwrap().to_string(), after);
            let mut back = game.clone();
            prop_assert!(back.undo());
            prop_assert_eq!(back.fen(), before);
        }
    }

    #[test]
    fn every_legal_move_is_read_as_it_was_written(game in games()) {
        for action in game.legal_actions() {
            for style in [ActionText::Protocol, ActionText::Player] {
                prop_assert_eq!(game.parse(&game.text(action, style)), Ok(action));
            }
            let mv = Move::from_action(action, game.position()).unwrap();
            prop_assert_eq!(mv.to_action(), action);
        }
    }

    #[test]
    fn the_sum_of_the_army_and_the_captured_stays_the_same(game in games()) {
        let standing = Square::all().filter(|&square| game.position().at(square).is_some()).count();
        let captured: usize = game.captured().iter().map(Vec::len).sum();
        prop_assert_eq!(standing + captured, 32);
    }

    #[test]
    fn no_text_panics(text in ".{0,40}") {
        let game = Game::new(Rules::default(), Formation::ALL[0], Formation::ALL[1]);
        let _ = game.parse(&text).map(|action| game.explain(action));
        let _ = Game::from_fen(&text, Rules::default());
        let _ = (text.parse::<Square>(), text.parse::<Move>(), dialect::read_fen(&text));
        let _ = (Rules::preset(&text), Formation::from_name(&text));
    }

    #[test]
    fn no_text_like_a_move_panics(text in "[a-jA-KNRBP장군차포마상사졸병한쉼楚漢0-9@x+# -]{0,9}") {
        let game = Game::new(Rules::default(), Formation::ALL[2], Formation::ALL[3]);
        if let Ok(action) = game.parse(&text) {
            prop_assert_eq!(game.explain(action).is_none(), game.is_legal(action));
        }
    }

    #[test]
    fn no_text_like_a_fen_panics(text in "([kabnrcpKABNRCP1-9]{1,9}/){9}[kabnrcpKABNRCP1-9]{1,9}( [wb]( -){0,2}( [0-9]{1,3}){0,2})?") {
        if let Ok(game) = Game::from_fen(&text, Rules::default()) {
            prop_assert_eq!(game.fen().parse::<Setup>().unwrap(), game.setup());
        }
    }

    #[test]
    fn no_action_panics(game in games(), from: (u8, u8), to: (u8, u8)) {
        let [from, to] = [from, to].map(|(col, row)| Point::new(col % 12, row % 12));
        for action in [Action::step(from, to), Action::Place(from), Action::Delete(to), Action::Pass] {
            let mut game = game.clone();
            let refusal = game.explain(action);
            prop_assert_eq!(game.is_legal(action), refusal.is_none());
            let text = game.text(action, ActionText::Player);
            prop_assert!(!text.is_empty());
            prop_assert_eq!(game.play(action).err(), refusal);
        }
    }
}
