//! What holds for any arrangement of pieces: what forbids playing is exactly what cannot be played.

use hansu_rules::{
    Action, AnyGame, Arrangement, GameKind, Gravity, Piece, PieceKind, Point, Side, chess, go, janggi,
};
use proptest::prelude::*;

fn piece(kinds: &'static [PieceKind]) -> impl Strategy<Value = Piece> {
    let side = prop::sample::select(&Side::BOTH[..]);
    (side, prop::sample::select(kinds)).prop_map(|(side, kind)| Piece::new(side, kind))
}

const CHESS: [PieceKind; 6] = [
    PieceKind::Pawn,
    PieceKind::Rook,
    PieceKind::Knight,
    PieceKind::Bishop,
    PieceKind::Queen,
    PieceKind::King,
];
const JANGGI: [PieceKind; 7] = [
    PieceKind::Soldier,
    PieceKind::Guard,
    PieceKind::Chariot,
    PieceKind::Cannon,
    PieceKind::Horse,
    PieceKind::Elephant,
    PieceKind::General,
];

fn put(arrangement: &mut Arrangement, pieces: &[(u8, Piece)]) {
    let (cols, rows) = arrangement.board_size();
    for &(place, piece) in pieces {
        let point = Point::new(place % cols, place / cols % rows);
        assert!(arrangement.set(point, Some(piece)));
        assert_eq!(arrangement.piece_at(point), Some(piece));
    }
}

/// Chess with a king each more often than by chance, and all that a FEN can say.
fn chess_boards() -> impl Strategy<Value = chess::Setup> {
    let kings = prop_oneof![3 => (0..64_u8, 0..64_u8).prop_map(Some), 1 => Just(None)];
    let pieces = prop::collection::vec((0..64_u8, piece(&CHESS[..5])), 0..14);
    let odd = prop::collection::vec((0..64_u8, piece(&CHESS)), 0..2);
    let rights = (any::<[bool; 4]>(), prop::option::of((0..8_u8, 0..8_u8)), any::<bool>());
    (kings, pieces, odd, rights, prop::sample::select(&Side::BOTH[..]), (0..200_u32, 1..90_u32)).prop_map(
        |(kings, mut pieces, odd, (castling, en_passant, chess960), turn, counters)| {
            pieces.extend(odd.into_iter().filter(|_| castling[0]));
            if let Some((white, black)) = kings {
                pieces.push((white, Piece::new(Side::First, PieceKind::King)));
                pieces.push((black, Piece::new(Side::Second, PieceKind::King)));
            }
            let mut arrangement = Arrangement::empty(GameKind::Chess, 0);
            put(&mut arrangement, &pieces);
            let Arrangement::Chess(mut setup) = arrangement else { unreachable!() };
            setup.turn = turn;
            setup.chess960 = chess960;
            setup.en_passant = en_passant.map(|(col, row)| Point::new(col, row));
            (setup.quiet_plies, setup.move_number) = counters;
            let wings = [shakmaty::CastlingSide::KingSide, shakmaty::CastlingSide::QueenSide];
            for (index, may) in castling.into_iter().enumerate() {
                setup.set_may_castle(Side::BOTH[index / 2], wings[index % 2], may);
            }
            setup
        },
    )
}

fn janggi_boards() -> impl Strategy<Value = janggi::Setup> {
    let pieces = prop::collection::vec((0..90_u8, piece(&JANGGI[..6])), 0..14);
    let odd = prop::collection::vec((0..90_u8, piece(&JANGGI)), 0..3);
    let palace = (3..6_u8, 0..3_u8, 3..6_u8, 7..10_u8);
    (pieces, odd, prop::option::weighted(0.8, palace), prop::sample::select(&Side::BOTH[..]), any::<bool>())
        .prop_map(|(mut pieces, odd, palace, turn, is_odd)| {
            pieces.extend(odd.into_iter().filter(|_| is_odd));
            if let Some((cho_col, cho_row, han_col, han_row)) = palace {
                pieces.push((cho_row * 9 + cho_col, Piece::new(Side::First, PieceKind::General)));
                pieces.push((han_row * 9 + han_col, Piece::new(Side::Second, PieceKind::General)));
            }
            let mut arrangement = Arrangement::empty(GameKind::Janggi, 0);
            put(&mut arrangement, &pieces);
            arrangement.set_turn(turn);
            let Arrangement::Janggi(setup) = arrangement else { unreachable!() };
            setup
        })
}

fn go_boards() -> impl Strategy<Value = (u8, Vec<(Point, Side)>)> {
    (2..8_u8, prop::collection::vec(0..3_u8, 64)).prop_map(|(size, cells)| {
        let points = (0..size).flat_map(|col| (0..size).map(move |row| Point::new(col, row)));
        let stones = points.zip(cells).filter_map(|(point, cell)| match cell {
            0 => None,
            1 => Some((point, Side::First)),
            _ => Some((point, Side::Second)),
        });
        (size, stones.collect())
    })
}

fn forbidden(arrangement: &Arrangement) -> bool {
    arrangement.faults().iter().any(|fault| fault.gravity() == Gravity::Forbids)
}

/// Any legal move of the position can be played, and the board is the arrangement.
fn plays(game: &mut AnyGame, arrangement: &Arrangement) {
    assert_eq!(game.pieces(), arrangement.pieces());
    assert_eq!(game.to_move(), arrangement.turn());
    if let Some(&action) = game.legal_actions().first() {
        assert!(game.play(action).is_ok());
        assert!(game.undo());
    }
}

proptest! {
    #[test]
    fn a_chess_board_without_forbidding_faults_is_a_position(setup in chess_boards()) {
        let text = setup.to_string();
        prop_assert_eq!(chess::Setup::read_as(&text, setup.chess960).unwrap(), setup.clone(), "{}", text);
        let rules = chess::Rules { chess960: setup.chess960, deletes: 0 };
        let arrangement = Arrangement::Chess(setup.clone());
        prop_assert_eq!(forbidden(&arrangement), setup.position().is_err(), "{}", text);
        match chess::Game::from_fen(&text, rules) {
            Ok(game) => {
                prop_assert!(!forbidden(&arrangement), "{}", text);
                if setup.faults().is_empty() {
                    // Nothing of it is dropped but an en-passant square on which nobody stands ready.
                    let mut sound = setup;
                    sound.en_passant = chess::Setup::from(&game).en_passant;
                    prop_assert_eq!(chess::Setup::from(&game), sound);
                }
                plays(&mut AnyGame::Chess(game), &arrangement);
            }
            Err(_) => prop_assert!(forbidden(&arrangement), "{}", text),
        }
    }

    #[test]
    fn a_janggi_board_without_forbidding_faults_is_a_position(setup in janggi_boards()) {
        let text = setup.to_string();
        prop_assert_eq!(text.parse::<janggi::Setup>().unwrap(), setup.clone());
        let arrangement = Arrangement::Janggi(setup);
        match janggi::Game::from_fen(&text, janggi::Rules::default()) {
            Ok(game) => {
                prop_assert!(!forbidden(&arrangement), "{}", text);
                plays(&mut AnyGame::Janggi(game), &arrangement);
            }
            Err(_) => prop_assert!(forbidden(&arrangement), "{}", text),
        }
    }

    #[test]
    fn a_go_board_without_forbidding_faults_is_a_position((size, mut stones) in go_boards()) {
        stones.sort_unstable();
        let setup = go::Setup { stones, ..go::Setup::empty() };
        let arrangement = Arrangement::Go { size, setup: setup.clone() };
        prop_assert_eq!(Arrangement::read(GameKind::Go, &arrangement.text()), Ok(arrangement.clone()));
        match go::Game::from_setup(size, go::Rules::CHINESE, setup) {
            Ok(game) => {
                prop_assert!(arrangement.faults().is_empty());
                plays(&mut AnyGame::Go(game), &arrangement);
            }
            Err(_) => prop_assert!(forbidden(&arrangement)),
        }
    }

    /// What is seen of a game is an arrangement without faults that forbid, with the FEN of the game.
    #[test]
    fn the_board_of_a_game_is_sound(
        number in 0..960_u32,
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..60),
    ) {
        let mut game = AnyGame::Chess(chess::Game::chess960(number, 0).unwrap());
        for choice in choices {
            let actions: Vec<Action> = game.legal_actions();
            if actions.is_empty() {
                break;
            }
            game.play(actions[choice.index(actions.len())]).unwrap();
        }
        let arrangement = Arrangement::of(&game);
        prop_assert_eq!(arrangement.faults(), vec![]);
        let AnyGame::Chess(game) = game else { unreachable!() };
        prop_assert_eq!(arrangement.text(), game.fen());
    }

    /// Text of any kind is read or refused.
    #[test]
    fn no_text_upsets_the_reader(text in "[ -~]{0,60}|[a-zA-Z0-9/]{8,40} [wb] [KQkqA-Ha-h-]{1,5} [a-h][36] [0-9]{1,3} [0-9]{1,3}") {
        for kind in GameKind::ALL {
            if let Ok(arrangement) = Arrangement::read(kind, &text) {
                let _ = arrangement.faults();
                prop_assert_eq!(Arrangement::read(kind, &arrangement.text()), Ok(arrangement));
            }
        }
    }
}
