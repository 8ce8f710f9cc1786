//! How playouts are played: a few moves of common sense, then chance.

use hansu_rules::{
    Side,
    go::playout::{Cell, NO_VERTEX, PlayoutBoard, PlayoutRng, Vertex},
};

use super::{
    patterns::Patterns,
    tactics::{Few, captures_beside, count_liberties_after, escapes, is_bad_self_atari, vital_point},
};

/// In a thousand: how often an atari is answered at all.
const ANSWER_ATARI: u32 = 900;
/// In a thousand: how often a chain short of liberties is fought over.
const FIGHT_SHORT: u32 = 500;
/// In a thousand: how often a single stone runs though it looks like a ladder.
const RUN_SHORT: u32 = 400;
/// In a thousand: how often the vital point of an eye is played.
const PLAY_VITAL: u32 = 700;
/// In a thousand: how often a known shape beside the last move is played.
const PLAY_SHAPE: u32 = 950;

/// In a thousand: how often one beside the move before that, where nothing beside the last calls for a move.
const PLAY_SHAPE_BEFORE: u32 = 500;

/// Plays playouts.
#[derive(Debug)]
pub(super) struct Policy {
    pub(super) rng: PlayoutRng,
    patterns: &'static Patterns,
}

/// Who played first on each point in a playout, the moves in the tree included.
#[derive(Debug, Default)]
pub(super) struct FirstPlays(Vec<Option<Side>>);

impl FirstPlays {
    pub(super) fn clear(&mut self, vertices: usize) {
        self.0.clear();
        self.0.resize(vertices, None);
    }

    #[inline]
    pub(super) fn record(&mut self, vertex: Vertex, side: Side) {
        self.0[usize::from(vertex)].get_or_insert(side);
    }

    #[inline]
    pub(super) fn by(&self, vertex: Vertex) -> Option<Side> {
        self.0[usize::from(vertex)]
    }
}

impl Policy {
    pub(super) fn new(seed: u64) -> Self {
        Self { rng: PlayoutRng::new(seed), patterns: Patterns::shared() }
    }

    /// Plays the game to its end: two passes, a lead in stones that cannot be lost any more, or far too many moves.
    /// `before` is the move before the board's last.
    pub(super) fn play_out(
        &mut self,
        board: &mut PlayoutBoard,
        mut side: Side,
        mut before: Vertex,
        first: &mut FirstPlays,
    ) {
        let points = u32::from(board.size()) * u32::from(board.size());
        let mercy = (points / 2) as i32;
        board.resume();
        for _ in 0..2 * points + 20 {
            let last = board.last();
            match self.choose(board, side, before) {
                Some(vertex) => {
                    board.play(vertex, side);
                    first.record(vertex, side);
                }
                None => {
                    board.pass();
                    if board.passes() >= 2 {
                        break;
                    }
                }
            }
            if (i32::from(board.stones(Side::First)) - i32::from(board.stones(Side::Second))).abs() > mercy {
                break;
            }
            before = last;
            side = side.other();
        }
    }

    fn choose(&mut self, board: &mut PlayoutBoard, side: Side, before: Vertex) -> Option<Vertex> {
        let last = board.last();
        if last != NO_VERTEX {
            let local = self
                .answer(board, side, last)
                .or_else(|| self.vital(board, side, last))
                .or_else(|| self.shape(board, side, last, PLAY_SHAPE))
                .or_else(|| self.shape(board, side, before, PLAY_SHAPE_BEFORE));
            if local.is_some() {
                return local;
            }
        }
        board.draw(&mut self.rng, |board, vertex| {
            !board.surround(vertex).is_eye_of(side)
                && board.is_legal(vertex, side)
                && !is_bad_self_atari(board, vertex, side)
        })
    }

    /// Answers what the last move threatens or has left hanging.
    fn answer(&mut self, board: &PlayoutBoard, side: Side, last: Vertex) -> Option<Vertex> {
        let own = Cell::stone(side);
        let mut moves = Few::<8>::new();
        if self.rng.chance(ANSWER_ATARI) {
            let mut seen = Few::<4>::new();
            for neighbour in board.neighbours(last) {
                let chain = board.chain(neighbour);
                if board.cell(neighbour) != own || !board.in_atari(neighbour) || seen.contains(chain) {
                    continue;
                }
                seen.insert(chain);
                let mut saving = Few::<8>::new();
                escapes(board, neighbour, side, &mut saving);
                if !runs_short(board, neighbour, saving.as_slice(), side) || self.rng.chance(RUN_SHORT) {
                    saving.as_slice().iter().for_each(|&vertex| moves.insert(vertex));
                }
            }
            if board.in_atari(last) {
                let liberty = board.atari_liberty(last);
                if board.is_legal(liberty, side) {
                    moves.insert(liberty);
                }
            }
            if let Some(vertex) = self.pick(&moves) {
                return Some(vertex);
            }
        }
        if self.rng.chance(FIGHT_SHORT) { self.fight(board, side, last) } else { None }
    }

    /// A move where a chain beside the last move, or that of the last move, is down to two liberties.
    fn fight(&mut self, board: &PlayoutBoard, side: Side, last: Vertex) -> Option<Vertex> {
        let own = Cell::stone(side);
        let mut moves = Few::<8>::new();
        let mut seen = Few::<4>::new();
        for neighbour in board.neighbours(last) {
            let chain = board.chain(neighbour);
            if board.cell(neighbour) == own && !seen.contains(chain) {
                seen.insert(chain);
                relieve(board, neighbour, side, &mut moves);
            }
        }
        for &vertex in best_ataris(board, last, side).as_slice() {
            moves.insert(vertex);
        }
        self.pick(&moves)
    }

    /// The point that makes or takes away the second eye beside the last move.
    fn vital(&mut self, board: &PlayoutBoard, side: Side, last: Vertex) -> Option<Vertex> {
        if !self.rng.chance(PLAY_VITAL) {
            return None;
        }
        board
            .neighbours(last)
            .into_iter()
            .filter(|&next| board.cell(next) == Cell::Empty)
            .find_map(|next| vital_point(board, next, side.other()))
            .filter(|&vertex| board.is_legal(vertex, side) && !is_bad_self_atari(board, vertex, side))
    }

    /// A known shape around a move, by weight; looked for so often in a thousand.
    fn shape(&mut self, board: &PlayoutBoard, side: Side, beside: Vertex, often: u32) -> Option<Vertex> {
        if beside == NO_VERTEX || !self.rng.chance(often) {
            return None;
        }
        let mut found = [(NO_VERTEX, 0); 8];
        let mut total = 0;
        for (slot, vertex) in found.iter_mut().zip(board.around(beside)) {
            if board.cell(vertex) == Cell::Empty {
                let weight = self.patterns.weight(board.surround(vertex), side);
                if weight > 0 && board.is_legal(vertex, side) && !is_bad_self_atari(board, vertex, side) {
                    *slot = (vertex, weight);
                    total += weight;
                }
            }
        }
        if total == 0 {
            return None;
        }
        let mut at = self.rng.below(total);
        found.into_iter().find_map(|(vertex, weight)| {
            if at < weight {
                return Some(vertex);
            }
            at -= weight;
            None
        })
    }

    fn pick(&mut self, moves: &Few<8>) -> Option<Vertex> {
        let moves = moves.as_slice();
        (!moves.is_empty()).then(|| moves[self.rng.below(moves.len() as u32) as usize])
    }
}

/// Whether all that is left to a single stone in atari is running to two liberties: most likely a ladder, and reading
/// it out would cost more than the rest of the move.
fn runs_short(board: &PlayoutBoard, stone: Vertex, saving: &[Vertex], side: Side) -> bool {
    let liberty = board.atari_liberty(stone);
    board.chain_size(stone) == 1
        && saving == [liberty]
        && count_liberties_after::<3>(board, liberty, side) < 3
}

/// Liberties that a run from an atari must reach before the atari is pointless.
const FREE: usize = 4;

/// Adds the moves for a chain with two liberties that the opponent could press: taking an attacker, or room of its
/// own.
fn relieve(board: &PlayoutBoard, stone: Vertex, side: Side, moves: &mut Few<8>) {
    let Some([one, two]) = board.two_liberties(stone) else { return };
    let presses = |atari: Vertex, run: Vertex| {
        let attacker = side.other();
        board.is_legal(atari, attacker)
            && board.liberties_after(atari, attacker) >= 2
            && count_liberties_after::<FREE>(board, run, side) < FREE
    };
    if !presses(one, two) && !presses(two, one) {
        return;
    }
    captures_beside(board, stone, side, moves);
    for liberty in [one, two] {
        if board.is_legal(liberty, side) && count_liberties_after::<3>(board, liberty, side) >= 3 {
            moves.insert(liberty);
        }
    }
}

/// The ataris on the chain of the last move that leave it the least room to run; none if it has more than two
/// liberties, or gets away from each.
fn best_ataris(board: &PlayoutBoard, last: Vertex, side: Side) -> Few<2> {
    let mut best = Few::new();
    let Some([one, two]) = board.two_liberties(last) else { return best };
    let owner = side.other();
    let mut least = FREE - 1;
    for (atari, run) in [(one, two), (two, one)] {
        if !board.is_legal(atari, side) || board.liberties_after(atari, side) < 2 {
            continue;
        }
        let runs = board.is_legal(run, owner);
        let room = if runs { count_liberties_after::<FREE>(board, run, owner) } else { 0 };
        if room < least {
            best = Few::new();
            least = room;
        }
        if room == least {
            best.insert(atari);
        }
    }
    best
}
