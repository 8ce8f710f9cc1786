//! What the nodes of a game of Go mean.

use hansu_rules::{
    HalfPoints, Point, Side,
    go::{Game, MAX_SIZE, MIN_SIZE, Rules, Setup, most_fixed_handicap},
};

use super::{
    error::SgfError,
    main_line::{self, Node, Property},
    point, text,
};

/// The size of a board that the file does not tell.
const USUAL_SIZE: u8 = 19;

/// Komi beyond this is taken for a slip.
const MOST_KOMI: f64 = 400.0;

/// Replays the main line of the first game in a file, up to the position before move `before` (from 1), or to its
/// end. `rules` are in force where the file names none that are known; its komi counts in any case.
///
/// Stones that are set up in the middle of a game begin a new history: what was before cannot be taken back.
///
/// # Errors
/// What cannot be read, or the first move that is refused.
pub fn read_go(bytes: &[u8], rules: Rules, before: Option<u32>) -> Result<Game, SgfError> {
    let nodes = main_line::read(bytes).ok_or(SgfError::NoGame)?;
    let root = nodes.first().ok_or(SgfError::NoGame)?;
    if let Some(kind) = value(root, "GM").filter(|kind| kind != "1") {
        return Err(SgfError::NotGo(kind));
    }
    let mut replay = Replay {
        game: Game::new(size(root)?, rules_of(root, rules))?,
        handicap: value(root, "HA").and_then(|stones| stones.parse().ok()).unwrap_or(0),
        moves: 0,
        most: before.map(|before| before.saturating_sub(1) as usize),
    };
    if replay.lacks_handicap_stones(&nodes) {
        let setup = Setup::fixed_handicap(replay.game.size(), replay.handicap as u8)?;
        replay.game = Game::from_setup(replay.game.size(), *replay.game.rules(), setup)?;
    }
    for node in &nodes {
        if !replay.enter(node)? {
            break;
        }
    }
    Ok(replay.game)
}

struct Replay {
    game: Game,
    /// As the file says.
    handicap: u16,
    moves: usize,
    /// Moves to replay.
    most: Option<usize>,
}

impl Replay {
    /// Sets up and plays what a node says; `false` where the position asked for is reached.
    fn enter(&mut self, node: &Node) -> Result<bool, SgfError> {
        self.set_up(node)?;
        for property in node {
            let side = match property.name.as_str() {
                "B" => Side::First,
                "W" => Side::Second,
                _ => continue,
            };
            if self.most.is_some_and(|most| self.moves >= most) {
                return Ok(false);
            }
            let written = property.values.first().map(Vec::as_slice).unwrap_or_default();
            let action = point::read_move(written, self.game.size())
                .ok_or_else(|| SgfError::Point(text::read_simple(written)))?;
            // Records go on after two passes where the players did.
            self.game.resume_play();
            self.moves += 1;
            self.game.play_as(side, action).map_err(|rejection| SgfError::Move {
                number: self.moves,
                side,
                action,
                rejection,
            })?;
        }
        Ok(true)
    }

    fn set_up(&mut self, node: &Node) -> Result<(), SgfError> {
        let size = self.game.size();
        let board = self.game.board();
        let before: Vec<(Point, Option<Side>)> =
            board.points().map(|point| (point, board.stone(point))).collect();
        let mut stones = before.clone();
        for property in node {
            let stone = match property.name.as_str() {
                "AB" => Some(Side::First),
                "AW" => Some(Side::Second),
                "AE" => None,
                _ => continue,
            };
            for written in &property.values {
                let points = point::read_points(written, size)
                    .ok_or_else(|| SgfError::Point(text::read_simple(written)))?;
                for (_, there) in stones.iter_mut().filter(|(point, _)| points.contains(point)) {
                    *there = stone;
                }
            }
        }
        let to_move = node.iter().rev().find(|property| property.name == "PL").and_then(side);
        if stones != before {
            let stones: Vec<(Point, Side)> =
                stones.into_iter().filter_map(|(point, stone)| Some((point, stone?))).collect();
            let only_black = stones.iter().all(|(_, side)| *side == Side::First);
            let is_handicap = self.moves == 0 && only_black && stones.len() >= 2;
            let handicap = match (is_handicap, self.moves) {
                (true, _) => stones.len() as u16,
                (false, 0) if self.handicap >= 2 => self.handicap,
                (false, _) => self.game.setup().handicap,
            };
            let usual = if is_handicap { Side::Second } else { self.game.to_move() };
            let setup = Setup { stones, to_move: to_move.unwrap_or(usual), handicap };
            self.game = Game::from_setup(size, *self.game.rules(), setup)?;
        } else if let Some(side) = to_move {
            self.game.give_turn_to(side);
        }
        Ok(())
    }

    /// Whether the file tells of a handicap but sets no stones up: some servers leave it to the reader to know
    /// where they stand. White's first move tells such a game from one whose handicap stones are moves.
    fn lacks_handicap_stones(&self, nodes: &[Node]) -> bool {
        let mut properties = nodes.iter().flatten();
        let first = properties.find(|property| matches!(property.name.as_str(), "B" | "W" | "AB" | "AW"));
        (2..=u16::from(most_fixed_handicap(self.game.size()))).contains(&self.handicap)
            && first.is_some_and(|property| property.name == "W")
    }
}

/// The first value of a property, as text.
fn value(node: &Node, name: &str) -> Option<String> {
    let property = node.iter().find(|property| property.name == name)?;
    property.values.first().map(|value| text::read_simple(value))
}

fn side(property: &Property) -> Option<Side> {
    let value = text::read_simple(property.values.first()?);
    match value.bytes().next()?.to_ascii_lowercase() {
        b'b' | b'1' => Some(Side::First),
        b'w' | b'2' => Some(Side::Second),
        _ => None,
    }
}

fn size(root: &Node) -> Result<u8, SgfError> {
    let Some(written) = value(root, "SZ").filter(|written| !written.is_empty()) else {
        return Ok(USUAL_SIZE);
    };
    let number = |text: &str| text.trim().parse::<u8>().ok();
    let size = match written.split_once(':') {
        Some((cols, rows)) => number(cols).filter(|_| number(cols) == number(rows)),
        None => number(&written),
    };
    size.filter(|size| (MIN_SIZE..=MAX_SIZE).contains(size)).ok_or(SgfError::Size(written))
}

/// The rules a file names, where they are known, with its komi. Some programs write a decimal comma.
fn rules_of(root: &Node, usual: Rules) -> Rules {
    let named = value(root, "RU").and_then(|name| Rules::preset(&name));
    let rules = named.map_or(usual, |named| Rules { komi: usual.komi, ..named });
    let komi = value(root, "KM").and_then(|komi| komi.replace(',', ".").parse::<f64>().ok());
    let halves = komi.filter(|komi| komi.abs() <= MOST_KOMI).map(|komi| (komi * 2.0).round());
    halves.map_or(rules, |halves| Rules { komi: HalfPoints(halves as i32), ..rules })
}
