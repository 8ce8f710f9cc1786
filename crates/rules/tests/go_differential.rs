//! Random games on boards of all sizes under all rules, every verdict of every position compared with a plain second
//! implementation.

mod go_plain;

use go_plain::{PlainGame, Verdict};
use hansu_rules::{
    Action, Detail, EndReason, KoRule, MarkRole, MoveRejectReason, Point,
    go::{Game, Phase, Rules},
};
use rand::{Rng, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

const KO_RULES: [KoRule; 3] = [KoRule::Simple, KoRule::PositionalSuperko, KoRule::SituationalSuperko];

struct Pair {
    game: Game,
    plain: PlainGame,
    stones_played: Vec<bool>,
}

impl Pair {
    fn new(size: u8, ko: KoRule, suicide: bool) -> Self {
        let rules = Rules { ko, suicide, ..Rules::CHINESE };
        let game = Game::new(size, rules).unwrap();
        Self { game, plain: PlainGame::new(size, ko, suicide), stones_played: Vec::new() }
    }

    fn point(&self, index: usize) -> Point {
        let size = usize::from(self.game.size());
        Point::new((index % size) as u8, (index / size) as u8)
    }

    /// Compares everything there is to compare, and returns the legal points.
    fn compare(&self) -> Vec<usize> {
        let game = &self.game;
        assert_eq!(game.to_move(), self.plain.to_move);
        assert_eq!(game.captured().map(|stones| stones.len()), self.plain.prisoners);
        let generated = game.legal_actions();
        let mut legal = Vec::new();
        for (index, &stone) in self.plain.stones().iter().enumerate() {
            let point = self.point(index);
            let action = Action::Place(point);
            assert_eq!(game.board().stone(point), stone);
            let verdict = self.plain.verdict(index);
            let rejection = game.explain(action);
            let told = match &rejection {
                None => Verdict::Legal,
                Some(rejection) => match rejection.reason {
                    MoveRejectReason::Occupied => Verdict::Occupied,
                    MoveRejectReason::Suicide => Verdict::Suicide,
                    MoveRejectReason::KoViolation => {
                        assert_eq!(rejection.evidence.detail, Detail::Ko(game.rules().ko));
                        Verdict::Ko(rejection.evidence.move_numbers[0] as usize)
                    }
                    other => panic!("{other:?}"),
                },
            };
            assert_eq!(told, verdict, "{} after {:?}", game.point_name(point), game.actions());
            assert_eq!(game.is_legal(action), rejection.is_none());
            assert_eq!(generated.contains(&action), rejection.is_none());
            match verdict {
                Verdict::Legal => legal.push(index),
                Verdict::Suicide => {
                    let dead =
                        rejection.iter().flat_map(|r| r.evidence.marks_of(MarkRole::DeadStone)).count();
                    let mut with_stone = self.plain.stones().clone();
                    with_stone[index] = Some(game.to_move());
                    assert_eq!(dead + 1, self.plain.group(&with_stone, index).0.len());
                }
                Verdict::Occupied | Verdict::Ko(_) => {}
            }
            if stone.is_some() {
                let (group, liberties) = self.plain.group(self.plain.stones(), index);
                assert_eq!(usize::from(game.board().chain_len(point)), group.len());
                assert_eq!(usize::from(game.board().liberties(point)), liberties.len());
            }
        }
        assert_eq!(generated.len(), legal.len() + 1, "the pass is the only other move");
        assert_eq!(generated.last(), Some(&Action::Pass));
        legal
    }

    /// How often the board of the last ply has stood with the same side to move, as the start or after a stone.
    fn times_stood(&self) -> usize {
        let by_stone = |ply: usize| ply == 0 || self.stones_played[ply - 1];
        let boards = &self.plain.past;
        let last = &boards[boards.len() - 1];
        (0..boards.len()).filter(|&ply| by_stone(ply) && boards[ply] == *last).count()
    }

    /// Plays the same on both boards; the game goes on after two passes and after a third repetition.
    fn play(&mut self, index: Option<usize>) {
        let action = index.map_or(Action::Pass, |index| Action::Place(self.point(index)));
        self.game.play(action).unwrap();
        self.stones_played.push(index.is_some());
        match index {
            Some(index) => self.plain.play(index),
            None => self.plain.pass(),
        }
        let repeated = index.is_some() && self.game.rules().ko == KoRule::Simple && self.times_stood() >= 3;
        assert_eq!(self.game.outcome().map(|outcome| outcome.by), repeated.then_some(EndReason::NoResult));
        if self.game.phase() != Phase::Play {
            assert_eq!(self.game.legal_actions(), []);
            self.game.resume_play();
        }
    }
}

/// Plays a game of random moves, in which a move is taken back now and then; returns the positions compared.
fn random_game(size: u8, ko: KoRule, suicide: bool, plies: usize, rng: &mut SmallRng) -> usize {
    let mut pair = Pair::new(size, ko, suicide);
    let mut positions = 0;
    for _ in 0..plies {
        let legal = pair.compare();
        positions += 1;
        if rng.random_ratio(1, 16) {
            let kept = pair.plain.clone();
            if let Some(&point) = legal.choose(rng) {
                pair.play(Some(point));
                pair.compare();
                assert!(pair.game.undo());
                pair.stones_played.pop();
                pair.plain = kept;
                pair.compare();
                positions += 2;
            }
        }
        let pass = rng.random_ratio(1, 24);
        pair.play(legal.choose(rng).copied().filter(|_| !pass));
    }
    positions
}

/// Positions compared, over all rules, in `games` games of each size.
fn random_games(games: &[(u8, usize)], seed: u64) -> usize {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut positions = 0;
    for ko in KO_RULES {
        for suicide in [false, true] {
            for &(size, count) in games {
                // Long enough to fill the board and fight for what is left of it.
                let plies = usize::from(size).pow(2) * 3 / 2 + 10;
                for _ in 0..count {
                    positions += random_game(size, ko, suicide, plies, &mut rng);
                }
            }
        }
    }
    positions
}

#[test]
fn random_games_agree_with_the_plain_rules() {
    let positions = random_games(&[(2, 30), (3, 30), (4, 20), (5, 10), (7, 3), (9, 2), (13, 1)], 1);
    assert!(positions > 10_000, "{positions}");
}

#[test]
fn every_board_size_agrees_with_the_plain_rules() {
    let mut rng = SmallRng::seed_from_u64(2);
    for size in 2..=25 {
        random_game(size, KoRule::PositionalSuperko, size % 2 == 0, 40, &mut rng);
    }
}

#[test]
#[ignore = "minutes"]
fn a_hundred_thousand_positions_agree_with_the_plain_rules() {
    let games = [(2, 150), (3, 150), (4, 120), (5, 80), (6, 50), (7, 40), (9, 20), (13, 4), (19, 1), (25, 1)];
    let positions = random_games(&games, 3);
    println!("{positions} positions");
    assert!(positions >= 100_000, "{positions}");
}
