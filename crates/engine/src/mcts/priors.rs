//! What is known about a move before a single playout: it enters the tree as playouts already won or lost.

use hansu_rules::{
    Side,
    go::playout::{Cell, NO_VERTEX, PlayoutBoard, Vertex},
};

use super::{
    patterns::Patterns,
    tactics::{Few, Reader, captures_beside, is_bad_self_atari},
};

/// A move with imagined playouts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prior {
    pub(super) vertex: Vertex,
    pub(super) visits: f32,
    pub(super) wins: f32,
}

impl Prior {
    const fn new(vertex: Vertex) -> Self {
        Self { vertex, visits: EVEN, wins: EVEN / 2.0 }
    }

    /// A move that would not have been looked at, had nobody asked for it.
    pub(super) const fn unlikely(vertex: Vertex) -> Self {
        Self { vertex, visits: PASS.0, wins: PASS.1 }
    }

    fn good(&mut self, playouts: f32) {
        self.visits += playouts;
        self.wins += playouts;
    }

    fn bad(&mut self, playouts: f32) {
        self.visits += playouts;
    }
}

/// Every move begins with so many playouts, half of them won.
const EVEN: f32 = 10.0;
/// A pass is looked at last.
const PASS: (f32, f32) = (20.0, 4.0);
/// Taking a stone, each further stone, and the most.
const CAPTURE: (f32, f32, f32) = (15.0, 10.0, 65.0);
/// The same for saving own stones in atari.
const ESCAPE: (f32, f32, f32) = (10.0, 8.0, 50.0);
const LADDER: f32 = 15.0;
const SELF_ATARI: f32 = 12.0;
/// A lone stone with one liberty may be a sacrifice, and mostly is not.
const SELF_ATARI_ONE: f32 = 6.0;
/// Times the weight of the shape, of at most 8.
const SHAPE: f32 = 1.2;
/// By the steps from the last move, chains counting as one point.
const NEAR: [f32; 4] = [0.0, 20.0, 18.0, 6.0];
/// Lines without a stone around.
const EMPTY_LINE: f32 = 10.0;
/// Larger boards, third line and fourth line.
const OPEN_SIDE: f32 = 8.0;

fn by_size((first, further, most): (f32, f32, f32), stones: u16) -> f32 {
    (first + further * (f32::from(stones) - 1.0)).min(most)
}

/// Weighs the moves of a position.
#[derive(Debug)]
pub(super) struct Weigher {
    patterns: &'static Patterns,
    reader: Reader,
    /// By vertex: where the move stands in the list being made, plus one.
    slots: Vec<u16>,
    distance: Vec<u8>,
    queue: Vec<Vertex>,
}

impl Weigher {
    pub(super) fn new() -> Self {
        Self {
            patterns: Patterns::shared(),
            reader: Reader::default(),
            slots: Vec::new(),
            distance: Vec::new(),
            queue: Vec::new(),
        }
    }

    /// Fills `moves` with all moves worth a node: no own eyes; a pass at the end.
    pub(super) fn weigh(&mut self, board: &PlayoutBoard, side: Side, moves: &mut Vec<Prior>) {
        moves.clear();
        self.slots.clear();
        self.slots.resize(board.vertex_count(), 0);
        self.measure(board, board.last());
        for &vertex in board.empty_points() {
            if board.surround(vertex).is_eye_of(side) || !board.is_legal(vertex, side) {
                continue;
            }
            let mut prior = Prior::new(vertex);
            self.weigh_place(board, side, &mut prior);
            moves.push(prior);
            self.slots[usize::from(vertex)] = moves.len() as u16;
        }
        self.weigh_chains(board, side, moves);
        moves.push(Prior::unlikely(NO_VERTEX));
    }

    /// What the point itself tells.
    fn weigh_place(&self, board: &PlayoutBoard, side: Side, prior: &mut Prior) {
        let vertex = prior.vertex;
        prior.good(NEAR[usize::from(self.distance[usize::from(vertex)])]);
        let weight = self.patterns.weight(board.surround(vertex), side);
        prior.good(SHAPE * weight as f32);
        if is_bad_self_atari(board, vertex, side) {
            prior.bad(SELF_ATARI);
        } else if board.surround(vertex).empties() < 2 && board.liberties_after(vertex, side) < 2 {
            prior.bad(SELF_ATARI_ONE);
        }
        let height = line_of(board, vertex);
        if height <= 4 && is_lonely(board, vertex) {
            match height {
                1 | 2 => prior.bad(EMPTY_LINE),
                _ if board.size() >= 11 => prior.good(OPEN_SIDE),
                _ => {}
            }
        }
    }

    /// What chains short of liberties ask for.
    fn weigh_chains(&mut self, board: &PlayoutBoard, side: Side, moves: &mut [Prior]) {
        let mut give = |slots: &[u16], vertex: Vertex, playouts: f32| {
            if let Some(prior) =
                usize::from(slots[usize::from(vertex)]).checked_sub(1).and_then(|at| moves.get_mut(at))
            {
                prior.good(playouts);
            }
        };
        for vertex in 0..board.vertex_count() as Vertex {
            if board.chain(vertex) != vertex || vertex == NO_VERTEX {
                continue;
            }
            let own = board.cell(vertex) == Cell::stone(side);
            if board.in_atari(vertex) {
                let liberty = board.atari_liberty(vertex);
                if own {
                    if self.reader.is_lost(board, vertex) {
                        continue;
                    }
                    let worth = by_size(ESCAPE, board.chain_size(vertex));
                    let mut taking = Few::<6>::new();
                    captures_beside(board, vertex, side, &mut taking);
                    for &capture in taking.as_slice() {
                        give(&self.slots, capture, worth);
                    }
                    if board.liberties_after(liberty, side) >= 2 {
                        give(&self.slots, liberty, worth);
                    }
                } else {
                    give(&self.slots, liberty, by_size(CAPTURE, board.chain_size(vertex)));
                }
                continue;
            }
            let Some(liberties) = board.two_liberties(vertex) else { continue };
            let threats = self.reader.ladder_moves(board, vertex);
            if threats.as_slice().is_empty() {
                continue;
            }
            let worth = if board.chain_size(vertex) > 1 { 2.0 * LADDER } else { LADDER };
            if own {
                for liberty in liberties {
                    if super::tactics::count_liberties_after::<3>(board, liberty, side) >= 3 {
                        give(&self.slots, liberty, worth);
                    }
                }
            } else {
                for &threat in threats.as_slice() {
                    give(&self.slots, threat, worth);
                }
            }
        }
    }

    /// Steps from `from`, up to three, 0 for farther; a chain is one step however long.
    fn measure(&mut self, board: &PlayoutBoard, from: Vertex) {
        self.distance.clear();
        self.distance.resize(board.vertex_count(), 0);
        if from == NO_VERTEX {
            return;
        }
        self.queue.clear();
        let mark = |vertex: Vertex, steps: u8, distance: &mut Vec<u8>, queue: &mut Vec<Vertex>| {
            if board.cell(vertex) == Cell::Wall || distance[usize::from(vertex)] != 0 {
                return;
            }
            if board.chain(vertex) == NO_VERTEX {
                distance[usize::from(vertex)] = steps;
                queue.push(vertex);
            } else {
                for stone in board.stones_of(vertex) {
                    distance[usize::from(stone)] = steps;
                    queue.push(stone);
                }
            }
        };
        // The chain of the move itself stands at a distance of its own, so that it is not entered again.
        mark(from, u8::MAX, &mut self.distance, &mut self.queue);
        let mut next = 0;
        while next < self.queue.len() {
            let vertex = self.queue[next];
            next += 1;
            let steps = self.distance[usize::from(vertex)].wrapping_add(1);
            let steps = steps.max(1);
            if steps > 3 {
                continue;
            }
            for neighbour in board.neighbours(vertex) {
                mark(neighbour, steps, &mut self.distance, &mut self.queue);
            }
        }
        for vertex in &self.queue {
            let distance = &mut self.distance[usize::from(*vertex)];
            if *distance == u8::MAX {
                *distance = 0;
            }
        }
    }
}

/// From 1 at the edge.
fn line_of(board: &PlayoutBoard, vertex: Vertex) -> u8 {
    board.point(vertex).map_or(0, |point| {
        let last = board.size() - 1;
        1 + point.col.min(point.row).min(last - point.col).min(last - point.row)
    })
}

/// Whether no stone stands within three steps.
fn is_lonely(board: &PlayoutBoard, vertex: Vertex) -> bool {
    let Some(point) = board.point(vertex) else { return false };
    let (col, row) = (i16::from(point.col), i16::from(point.row));
    let inside = 0..i16::from(board.size());
    (-3i16..=3).all(|up| {
        let reach = 3 - up.abs();
        (-reach..=reach).all(|right| {
            let (col, row) = (col + right, row + up);
            if !inside.contains(&col) || !inside.contains(&row) {
                return true;
            }
            let at = board.vertex(hansu_rules::Point::new(col as u8, row as u8));
            board.cell(at) == Cell::Empty
        })
    })
}
