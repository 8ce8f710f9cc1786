//! Known numbers: legal positions (Tromp; OEIS A094777) and games on 2x2 (Tromp and Farnebäck, Combinatorics of Go).

mod go_plain;

use go_plain::{PlainGame, Verdict};
use hansu_rules::{
    Action, KoRule, Point, Side,
    go::{Game, Phase, Rules, Setup, SetupError},
};

const RULES: Rules = Rules { ko: KoRule::PositionalSuperko, suicide: true, ..Rules::CHINESE };

/// The stones of the `number`th of all arrangements on a board.
fn arrangement(size: u8, mut number: u32) -> Vec<(Point, Side)> {
    let points = (0..size).flat_map(|row| (0..size).map(move |col| Point::new(col, row)));
    let mut stones = Vec::new();
    for point in points {
        match number % 3 {
            1 => stones.push((point, Side::First)),
            2 => stones.push((point, Side::Second)),
            _ => {}
        }
        number /= 3;
    }
    stones
}

fn position(size: u8, number: u32, to_move: Side) -> Result<Game, SetupError> {
    Game::from_setup(size, RULES, Setup { stones: arrangement(size, number), to_move, handicap: 0 })
}

fn legal_positions(size: u8) -> usize {
    let arrangements = 3_u32.pow(u32::from(size).pow(2));
    (0..arrangements)
        .filter(|&number| match position(size, number, Side::First) {
            Ok(_) => true,
            Err(SetupError::NoLiberty(_)) => false,
            Err(other) => panic!("{other}"),
        })
        .count()
}

#[test]
fn legal_positions_on_small_boards() {
    assert_eq!(legal_positions(2), 57);
    assert_eq!(legal_positions(3), 12_675);
}

#[test]
#[ignore = "a minute"]
fn legal_positions_on_4x4() {
    assert_eq!(legal_positions(4), 24_318_165);
}

/// The number of games of each length up to `left` more stones, when a pass lets either side put the next one.
fn games(game: &mut Game, left: usize, counts: &mut Vec<u64>) {
    let length = counts.len() - 1 - left;
    counts[length] += 1;
    if left == 0 {
        return;
    }
    for passes in 0..2 {
        if passes == 1 {
            game.play(Action::Pass).unwrap();
        }
        for action in game.legal_actions() {
            if action != Action::Pass {
                game.play(action).unwrap();
                assert_eq!(game.phase(), Phase::Play);
                games(game, left - 1, counts);
                game.undo();
            }
        }
    }
    game.undo();
}

fn plain_games(game: &PlainGame, left: usize, counts: &mut Vec<u64>) {
    let length = counts.len() - 1 - left;
    counts[length] += 1;
    if left == 0 {
        return;
    }
    let mut passed = game.clone();
    passed.pass();
    for start in [game, &passed] {
        for point in 0..start.stones().len() {
            if start.verdict(point) == Verdict::Legal {
                let mut next = start.clone();
                next.play(point);
                plain_games(&next, left - 1, counts);
            }
        }
    }
}

/// Games on 2x2 under positional superko, by the number of stones played, as far as a test can count them. The
/// superko is the game's own; the plain rules count again.
#[test]
fn games_of_up_to_eight_stones_on_2x2() {
    let mut counts = vec![0; 9];
    games(&mut Game::new(2, RULES).unwrap(), 8, &mut counts);
    let mut plain = vec![0; 7];
    plain_games(&PlainGame::new(2, RULES.ko, RULES.suicide), 6, &mut plain);
    assert_eq!(counts[..7], plain);
    let graph = Graph::new();
    let mut paths = vec![0; 9];
    graph.paths_by_length(0, 1, 8, &mut paths);
    assert_eq!(counts, paths);
}

/// All positions on 2x2 with the positions that one stone of either side leads to, as sets of bits.
struct Graph {
    numbers: Vec<u32>,
    next: Vec<u64>,
}

impl Graph {
    fn new() -> Self {
        let numbers: Vec<u32> = (0..81).filter(|&number| position(2, number, Side::First).is_ok()).collect();
        let bit = |game: &Game| {
            let number = (0..4).rev().fold(0, |number, index| {
                let stone = game.board().stone(Point::new(index % 2, index / 2));
                number * 3 + stone.map_or(0, |side| side.index() as u32 + 1)
            });
            1_u64 << numbers.binary_search(&number).expect("a legal position")
        };
        let mut next = Vec::new();
        for &number in &numbers {
            let mut reached = 0;
            for side in Side::BOTH {
                let mut game = position(2, number, side).unwrap();
                for action in game.legal_actions() {
                    if action != Action::Pass {
                        game.play(action).unwrap();
                        reached |= bit(&game);
                        game.undo();
                    }
                }
            }
            next.push(reached);
        }
        Self { numbers, next }
    }

    fn paths_by_length(&self, at: usize, visited: u64, left: usize, counts: &mut Vec<u64>) {
        let length = counts.len() - 1 - left;
        counts[length] += 1;
        if left > 0 {
            for near in bits(self.next[at] & !visited) {
                self.paths_by_length(near, visited | 1 << near, left - 1, counts);
            }
        }
    }

    /// Paths from a position through those in `free`, the path that stays here included. How the game came here
    /// does not matter any more, so what has been counted is looked up.
    fn paths(&self, at: usize, free: u64, counted: &mut Counted) -> u64 {
        let free = self.reachable(at, free);
        if free.count_ones() < 6 {
            return self.few_paths(at, free);
        }
        if let Some(paths) = counted.get(at, free) {
            return paths;
        }
        let next = bits(self.next[at] & free);
        let paths = 1 + next.map(|near| self.paths(near, free & !(1 << near), counted)).sum::<u64>();
        counted.insert(at, free, paths);
        paths
    }

    fn few_paths(&self, at: usize, free: u64) -> u64 {
        1 + bits(self.next[at] & free).map(|near| self.few_paths(near, free & !(1 << near))).sum::<u64>()
    }

    /// The positions in `free` that can be reached over others in `free`.
    fn reachable(&self, at: usize, free: u64) -> u64 {
        let (mut reached, mut open) = (0, self.next[at] & free);
        while open != 0 {
            reached |= open;
            open = bits(open).fold(0, |all, near| all | self.next[near]) & free & !reached;
        }
        reached
    }
}

/// Numbers of paths by position and free positions; a later one takes the place of an earlier one.
struct Counted {
    entries: Vec<(u64, u64)>,
}

impl Counted {
    const BITS: u32 = 22;

    fn new() -> Self {
        Self { entries: vec![(0, 0); 1 << Self::BITS] }
    }

    /// The positions are fewer than 58, so that the one the game is at fits above them.
    fn key(at: usize, free: u64) -> (u64, usize) {
        let key = free | (at as u64 + 1) << 57;
        (key, (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - Self::BITS)) as usize)
    }

    fn get(&self, at: usize, free: u64) -> Option<u64> {
        let (key, index) = Self::key(at, free);
        Some(self.entries[index]).filter(|entry| entry.0 == key).map(|entry| entry.1)
    }

    fn insert(&mut self, at: usize, free: u64, paths: u64) {
        let (key, index) = Self::key(at, free);
        self.entries[index] = (key, paths);
    }
}

fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (lowest < 64).then_some(lowest)
    })
}

/// A game under positional superko in which anybody may pass is a path through the positions that meets none twice.
/// The eight first stones are one another's mirror images, and so are the second ones across the diagonal.
#[test]
#[ignore = "half a minute"]
fn all_games_on_2x2() {
    let graph = Graph::new();
    let index = |number: u32| graph.numbers.binary_search(&number).unwrap();
    // A black stone on A1 alone; the mirror image across its diagonal exchanges B1 and A2.
    let (empty, stone) = (index(0), index(1));
    assert_eq!(graph.next[empty].count_ones(), 8);
    let mirrored = |at: usize| {
        let number = graph.numbers[at];
        let (b1, a2) = (number / 3 % 3, number / 9 % 3);
        index(number - b1 * 3 - a2 * 9 + a2 * 3 + b1 * 9)
    };
    let free = ((1 << graph.next.len()) - 1) & !((1 << empty) | (1 << stone));
    let mut after_first_stone = 1;
    let mut counted = Counted::new();
    for second in bits(graph.next[stone] & free) {
        let mirror = mirrored(second);
        if second <= mirror {
            let copies = if second == mirror { 1 } else { 2 };
            after_first_stone += copies * graph.paths(second, free & !(1 << second), &mut counted);
        }
    }
    assert_eq!(1 + 8 * after_first_stone, 386_356_909_593);
}
