//! Counting boards that are drawn as text: area and territory, dead stones, seki, group tax, komi, handicap.

mod go_diagram;

use go_diagram::{counted, draw};
use hansu_rules::{
    Action, EndReason, HalfPoints, KoRule, Outcome, Point, Side,
    go::{Game, HandicapBonus, Phase, Rules, Scoring, Setup, SideScore, Tax},
};

const AREA: Rules = Rules { komi: HalfPoints(0), ..Rules::CHINESE };
const TERRITORY: Rules = Rules { komi: HalfPoints(0), ..Rules::JAPANESE };

fn rules(scoring: Scoring, tax: Tax) -> Rules {
    Rules { scoring, tax, ..AREA }
}

/// Whole points of `[Black, White]`.
fn points(game: &Game) -> [i32; 2] {
    let points = game.points().expect("a board that is being counted");
    points.map(|points| {
        assert_eq!(points.0 % 2, 0);
        points.0 / 2
    })
}

fn owners(game: &Game) -> String {
    let owners = game.ownership();
    draw(game.size(), |point| {
        match owners[usize::from(point.row) * usize::from(game.size()) + usize::from(point.col)] {
            Some(Side::First) => 'X',
            Some(Side::Second) => 'O',
            None => '.',
        }
    })
}

const DIVIDED: &str = "
    . X . O .
    . X . O .
    . X . O x
    X X . O .
    . o X O .";

#[test]
fn area_counts_stones_and_what_they_surround() {
    let game = counted(DIVIDED, AREA);
    assert_eq!(owners(&game), "X X . O O\nX X . O O\nX X . O O\nX X . O O\nX X X O O");
    assert_eq!(points(&game), [11, 10]);
    let black = SideScore { stones: 6, territory: 5, ..SideScore::default() };
    assert_eq!(game.score().unwrap().sides[0], black);
}

#[test]
fn territory_counts_prisoners_and_dead_stones() {
    let game = counted(DIVIDED, TERRITORY);
    // Living stones and the neutral points are nobody's.
    assert_eq!(owners(&game), "X . . . O\nX . . . O\nX . . . O\n. . . . O\nX X . . O");
    assert_eq!(points(&game), [5 + 1, 5 + 1]);
    // A stone taken on the board counts as one that was left for dead.
    let mut game = Game::new(5, rules(Scoring::Territory, Tax::None)).unwrap();
    for text in "B5 D5 B4 D4 B3 D3 B2 D2 A2 D1 C1 B1 E3 pass A1 E4 pass E2 pass pass".split(' ') {
        game.play(game.parse(text).unwrap()).unwrap();
    }
    assert_eq!(game.captured().map(|stones| stones.len()), [1, 1]);
    assert_eq!(game.score().unwrap().sides.map(|side| side.prisoners), [1, 1]);
    assert_eq!(points(&game), [4 + 1, 3 + 1]);
}

#[test]
fn a_board_without_borders_is_neutral() {
    let mut game = Game::new(3, AREA).unwrap();
    assert_eq!((game.points(), game.score()), (None, None));
    game.play(Action::Pass).unwrap();
    assert_eq!(game.ownership(), [None; 9]);
    game.play(Action::Pass).unwrap();
    assert_eq!(points(&game), [0, 0]);
    game.accept_score();
    assert_eq!(game.outcome(), Some(Outcome::draw(EndReason::Score([HalfPoints(0); 2]))));
    // One stone owns everything; a dead one nothing.
    assert_eq!(points(&counted(". . .\n. X .\n. . .", AREA)), [9, 0]);
    assert_eq!(points(&counted(". . .\n. X .\n. . .", TERRITORY)), [8, 0]);
    assert_eq!(points(&counted(". . .\n. x .\n. . .", TERRITORY)), [0, 1]);
}

#[test]
fn komi_decides_in_halves() {
    for (komi, winner) in [(0, Side::First), (1, Side::First), (3, Side::Second)] {
        let mut game = counted(DIVIDED, Rules { komi: HalfPoints(komi), ..AREA });
        game.accept_score();
        let score = EndReason::Score([HalfPoints::whole(11), HalfPoints(20 + komi)]);
        assert_eq!(game.outcome(), Some(Outcome::win(winner, score)));
        assert_eq!(game.points(), Some([HalfPoints::whole(11), HalfPoints(20 + komi)]));
    }
    let mut game = counted(DIVIDED, Rules { komi: HalfPoints(2), ..AREA });
    game.accept_score();
    assert_eq!(game.outcome().unwrap().winner, None);
    // No komi, however absurd, breaks the sum.
    for komi in [i32::MAX, i32::MIN] {
        assert!(counted(DIVIDED, Rules { komi: HalfPoints(komi), ..AREA }).points().is_some());
    }
}

/// A9 and E9 are eyes of two groups that share the liberty C9: neither side can play there.
const SEKI: &str = "
    . O . X . X O . .
    O O O X X X O . .
    X X X O O O O . .
    . . X O . . . . .
    . . X O . . . . .
    . . X O . . . . .
    . . X O . . . . .
    . . X O . . . . .
    . . X O . . . . .";

#[test]
fn eyes_in_seki_count_only_without_the_tax() {
    let territory = |tax| points(&counted(SEKI, rules(Scoring::Territory, tax)));
    assert_eq!(territory(Tax::None), [12 + 1, 36 + 1]);
    assert_eq!(territory(Tax::Seki), [12, 36]);
    let area = |tax| points(&counted(SEKI, rules(Scoring::Area, tax)));
    assert_eq!(area(Tax::None), [12 + 1 + 14, 36 + 1 + 16]);
    assert_eq!(area(Tax::Seki), [12 + 14, 36 + 16]);
    let owners = owners(&counted(SEKI, TERRITORY));
    assert_eq!(owners.lines().next(), Some(". . . . . . . O O"));
}

#[test]
fn the_group_tax_takes_two_points_a_living_group() {
    // The two groups in seki have nothing to give.
    let game = counted(SEKI, rules(Scoring::Area, Tax::All));
    assert_eq!(game.score().unwrap().sides.map(|side| side.group_tax), [2, 2]);
    assert_eq!(points(&game), [12 + 14 - 2, 36 + 16 - 2]);
    // Two black groups, which White cuts apart; White's is one, connected through its own territory.
    let diagram = "
        . X O . O X .
        X X O . O X X
        . X O . O X .
        X X O . O X X
        . X O O O X .
        X X O . O X X
        . X O . O X .";
    let game = counted(diagram, rules(Scoring::Area, Tax::All));
    assert_eq!(game.score().unwrap().sides.map(|side| side.group_tax), [4, 2]);
    assert_eq!(points(&game), [28 - 4, 21 - 2]);
}

#[test]
fn seki_without_eyes() {
    // Whoever plays C7 or C5 is captured on the other.
    let diagram = "
        O O . X X O .
        O O O X X O .
        O O . X X O O
        O O O X X O .
        X X X O O O O
        . . X O . . .
        . . X O . . .";
    assert_eq!(points(&counted(diagram, TERRITORY)), [4, 9]);
}

#[test]
fn neutral_points_left_open_are_no_seki() {
    let diagram = "
        . . X . O . .
        . . X . O . .
        . . X . O . .
        . . X . O . .
        . . X . O . .
        . . X . O . .
        . . X . O . .";
    assert_eq!(points(&counted(diagram, TERRITORY)), [14, 14]);
}

/// What White's corner is worth whose only region is `shape`, while E8 is still open.
fn corner(shape: [&str; 3]) -> i32 {
    let [top, middle, bottom] = shape;
    let diagram = format!(
        "{top}    O . X . .
         {middle} O X X . .
         {bottom} O X . . .
         O O O    O X . . .
         X X X    X X . . .
         . . .    . . . . .
         . . .    . . . . .
         . . .    . . . . ."
    );
    let [black, white] = points(&counted(&diagram, TERRITORY));
    assert_eq!(black, 37);
    white
}

#[test]
fn a_region_is_two_eyes_if_it_stays_two_when_the_other_side_moves_first() {
    for (shape, worth) in [
        (["O O O", "O O O", ". O O"], 0),
        ([". . .", "O O O", "O O O"], 0),
        ([". . O", ". . O", "O O O"], 0),
        ([". . .", "O . O", "O O O"], 0),
        ([". . .", ". . O", "O O O"], 0),
        (["O . O", ". . .", "O . O"], 0),
        ([". . O", ". . .", "O . O"], 0),
        ([". . .", ". O O", "O O O"], 4),
        ([". . .", ". O O", ". O O"], 5),
        ([". . .", ". . O", ". O O"], 6),
        ([". . .", ". . .", "O O O"], 6),
        ([". O .", "O O O", "O O O"], 2),
    ] {
        assert_eq!(corner(shape), worth, "{shape:?}");
    }
}

#[test]
fn a_false_eye_makes_no_life() {
    // White's stone on C8 is joined to the rest over B8 only: of the two eyes on A8 and B8 one has to be filled.
    assert_eq!(corner([". O O", "O O O", ". O O"]), 2);
    let diagram = "
        . O X X . .
        O . O X . .
        X O . X . .
        X X X X . .
        . . . . . .
        . . . . . .";
    // A6 and B5 are eyes; C4 is open to both, so that C5 can be attacked.
    assert_eq!(points(&counted(diagram, TERRITORY))[1], 0);
}

#[test]
fn handicap_stones_are_paid_for() {
    for (handicap_bonus, white) in
        [(HandicapBonus::None, 0), (HandicapBonus::PerStone, 3), (HandicapBonus::PerStoneExceptFirst, 2)]
    {
        let mut game = Game::with_handicap(9, Rules { handicap_bonus, ..AREA }, 3).unwrap();
        game.play(Action::Pass).unwrap();
        game.play(Action::Pass).unwrap();
        assert_eq!(points(&game), [81, white]);
    }
}

#[test]
fn a_click_marks_the_stones_of_a_region() {
    let diagram = "
        . X . O . O .
        . X O O O . O
        . X O . O O O
        . X . . . . .
        . X X X X X X
        . . . . . . .
        . . O . . . X";
    let mut game = counted(diagram, AREA);
    let (lone, inner) = (Point::new(2, 0), Point::new(1, 3));
    // White's lone stone lies in Black's region; the black wall ends it.
    assert!(game.toggle_dead(lone));
    assert_eq!(game.dead(), [lone]);
    // Black's stones are all connected over points that White does not hold, here even over the dead stone.
    assert!(game.toggle_dead(inner));
    assert_eq!(game.dead().len(), 1 + 11);
    assert!(game.toggle_dead(inner));
    assert!(game.toggle_dead(lone));
    assert_eq!(game.dead(), []);
    assert!(!game.toggle_dead(Point::new(0, 0)), "an empty point");
    assert!(!game.toggle_dead(Point::new(99, 99)), "no point");
}

#[test]
fn a_proposal_stands_for_whole_chains() {
    let mut game = counted(DIVIDED, AREA);
    let wall = Point::new(1, 4);
    game.set_dead(&[wall, Point::new(0, 0), Point::new(200, 0), wall]);
    assert_eq!(game.dead().len(), 5, "the chain from B5 to A2");
    game.set_dead(&[]);
    assert_eq!(game.dead(), []);
}

#[test]
fn only_counting_marks_and_agrees() {
    let setup = Setup { stones: vec![(Point::new(1, 1), Side::First)], ..Setup::empty() };
    let mut game = Game::from_setup(3, AREA, setup).unwrap();
    let stone = Point::new(1, 1);
    assert!(!game.toggle_dead(stone));
    game.set_dead(&[stone]);
    game.accept_score();
    game.resume_play();
    assert_eq!((game.phase(), game.dead(), game.outcome()), (Phase::Play, vec![], None));
    game.play(Action::Pass).unwrap();
    game.play(Action::Pass).unwrap();
    assert!(game.toggle_dead(stone));
    game.resume_play();
    assert_eq!((game.phase(), game.dead()), (Phase::Play, vec![]));
    game.play(Action::Pass).unwrap();
    game.play(Action::Pass).unwrap();
    game.accept_score();
    game.resume_play();
    assert_eq!(game.phase(), Phase::Over, "agreed is agreed");
    assert!(!game.toggle_dead(stone));
}

#[test]
fn the_presets_are_the_table() {
    use HandicapBonus::{None as NoBonus, PerStone, PerStoneExceptFirst};
    use KoRule::{PositionalSuperko as Psk, Simple, SituationalSuperko as Ssk};
    use Scoring::{Area, Territory};
    let table = [
        ("chinese", Simple, false, Area, Tax::None, PerStone, 15),
        ("japanese", Simple, false, Territory, Tax::Seki, NoBonus, 13),
        ("korean", Simple, false, Territory, Tax::Seki, NoBonus, 13),
        ("aga", Ssk, false, Area, Tax::None, PerStoneExceptFirst, 15),
        ("chinese-server", Psk, false, Area, Tax::None, PerStone, 15),
        ("tromp-taylor", Psk, true, Area, Tax::None, NoBonus, 15),
        ("new-zealand", Ssk, true, Area, Tax::None, NoBonus, 14),
        ("ancient-area", Simple, false, Area, Tax::All, NoBonus, 15),
    ];
    assert_eq!(table.map(|row| row.0), Rules::PRESETS);
    for (name, ko, suicide, scoring, tax, handicap_bonus, komi) in table {
        let expected = Rules { ko, suicide, scoring, tax, handicap_bonus, komi: HalfPoints(komi) };
        assert_eq!(Rules::preset(name), Some(expected), "{name}");
    }
}
