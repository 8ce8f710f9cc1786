//! How a game of chess ends by its rules, and which draws are there to be claimed.

use hansu_rules::{
    EndReason, MoveRejectReason, Outcome, Side,
    chess::{Game, Rules},
};

fn game(fen: &str) -> Game {
    Game::from_fen(fen, Rules::default()).expect(fen)
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let action = game.parse(text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        game.play(action).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn mate_and_stalemate() {
    let mut mated = game(START);
    play(&mut mated, "f3 e5 g4 Qh4");
    assert_eq!(mated.outcome(), Some(Outcome::win(Side::Second, EndReason::Checkmate)));
    assert!(mated.legal_actions().is_empty());
    assert!(mated.undo());
    assert_eq!(mated.outcome(), None);

    let stalemate = game("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(stalemate.outcome(), Some(Outcome::draw(EndReason::Stalemate)));
}

#[test]
fn repetition_is_claimed_at_three_and_ends_at_five() {
    let mut shuffle = game(START);
    let round = "Nf3 Nf6 Ng1 Ng8";
    play(&mut shuffle, round);
    assert_eq!((shuffle.occurrences(), shuffle.claimable_draw()), (2, None));
    play(&mut shuffle, round);
    assert_eq!((shuffle.occurrences(), shuffle.claimable_draw()), (3, Some(EndReason::ThreefoldRepetition)));
    play(&mut shuffle, round);
    assert_eq!(shuffle.outcome(), None);
    play(&mut shuffle, round);
    assert_eq!(shuffle.outcome(), Some(Outcome::draw(EndReason::FivefoldRepetition)));
    assert_eq!(shuffle.claimable_draw(), None);
    let late = shuffle.parse("Nf3").expect("a move of the position");
    assert_eq!(shuffle.play(late).map_err(|refusal| refusal.reason), Err(MoveRejectReason::GameNotPlaying));
    assert_eq!(shuffle.repetition_hashes().len(), 17);
    assert!(shuffle.undo());
    assert_eq!(shuffle.outcome(), None);
}

#[test]
fn a_lost_castling_right_makes_another_position() {
    let mut shuffle = game("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    // The rights go with the first king moves: the start counts for nothing.
    play(&mut shuffle, "Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8");
    assert_eq!(shuffle.occurrences(), 2);
    play(&mut shuffle, "Ke2 Ke7 Ke1 Ke8");
    assert_eq!(shuffle.claimable_draw(), Some(EndReason::ThreefoldRepetition));
}

#[test]
fn en_passant_makes_another_position_only_where_it_could_be_played() {
    // The e-pawn could take on d6: the first position differs from its returns.
    let mut could = game("4k1n1/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1");
    play(&mut could, "d5 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(could.occurrences(), 2);
    // No pawn stands there to take.
    let mut could_not = game("4k1n1/3p4/8/8/8/4P3/8/4K1N1 b - - 0 1");
    play(&mut could_not, "d5 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(could_not.occurrences(), 3);
}

#[test]
fn fifty_moves_are_claimed_and_seventy_five_end() {
    let mut slow = game("4k3/8/8/8/8/8/8/4K2R w - - 98 60");
    assert_eq!(slow.claimable_draw(), None);
    play(&mut slow, "Rh2 Kd8");
    assert_eq!(slow.claimable_draw(), Some(EndReason::FiftyMoves));
    assert_eq!(slow.outcome(), None);

    let mut slower = game("4k3/8/8/8/8/8/8/4K2R w - - 149 90");
    play(&mut slower, "Rh2");
    assert_eq!(slower.outcome(), Some(Outcome::draw(EndReason::SeventyFiveMoves)));

    // Mate on the last of them counts as mate (FIDE 9.6.2).
    let mut mates = game("6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 90");
    play(&mut mates, "Ra8");
    assert_eq!(mates.outcome(), Some(Outcome::win(Side::First, EndReason::Checkmate)));
}

#[test]
fn dead_positions() {
    for dead in [
        // Material.
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KN2 w - - 0 1",
        "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
        "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1",
        // A wall from edge to edge, kings on both sides of it.
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
        // Every legal move takes the last piece.
        "8/8/8/8/8/8/1r6/K6k w - - 0 1",
    ] {
        assert_eq!(game(dead).outcome(), Some(Outcome::draw(EndReason::InsufficientMaterial)), "{dead}");
    }
    for alive in [
        "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1",
        "4kn2/8/8/8/8/8/8/4KN2 w - - 0 1",
        "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1",
        // A gap in the wall, a pawn that can still move, a pawn a king can reach, a pawn that can take.
        "4k3/8/8/p1p3p1/P1P3P1/8/8/4K3 w - - 0 1",
        "4k3/7p/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
        "8/8/8/p1p1p1p1/P1P1P1P1/7k/8/4K3 w - - 0 1",
        "4k3/8/8/p1p1p1p1/P1P1PPP1/8/8/4K3 w - - 0 1",
    ] {
        assert_eq!(game(alive).outcome(), None, "{alive}");
    }
}

#[test]
fn who_can_win_on_time() {
    let rook = game("4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    assert!(rook.can_win(Side::First));
    assert!(!rook.can_win(Side::Second));
    // A knight alone mates when an enemy piece takes the king's last square.
    assert!(game("4k3/7p/8/8/8/8/8/4KN2 w - - 0 1").can_win(Side::First));
}
