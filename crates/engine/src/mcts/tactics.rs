//! Small readings on the playout board: liberties after a move, self-atari, ladders.

use hansu_rules::{
    Side,
    go::playout::{Cell, NO_VERTEX, PlayoutBoard, Vertex},
};

/// The largest shape that is worth throwing in to take away an eye.
const LARGEST_NAKADE: usize = 6;

/// A few vertices without the heap; pushing into a full list is ignored.
#[derive(Clone, Copy, Debug)]
pub(super) struct Few<const N: usize> {
    items: [Vertex; N],
    len: usize,
}

impl<const N: usize> Few<N> {
    pub(super) const fn new() -> Self {
        Self { items: [NO_VERTEX; N], len: 0 }
    }

    #[inline]
    pub(super) fn contains(&self, vertex: Vertex) -> bool {
        self.as_slice().contains(&vertex)
    }

    pub(super) fn insert(&mut self, vertex: Vertex) {
        if self.len < N && !self.contains(vertex) {
            self.items[self.len] = vertex;
            self.len += 1;
        }
    }

    pub(super) fn as_slice(&self) -> &[Vertex] {
        &self.items[..self.len]
    }
}

/// How many liberties, at most `N`, the chain of a move would have; points freed by a capture count as far as they
/// touch the move itself.
pub(super) fn count_liberties_after<const N: usize>(
    board: &PlayoutBoard,
    vertex: Vertex,
    side: Side,
) -> usize {
    let own = Cell::stone(side);
    let mut liberties = Few::<N>::new();
    let mut seen = Few::<4>::new();
    for neighbour in board.neighbours(vertex) {
        let cell = board.cell(neighbour);
        if cell == Cell::Empty {
            liberties.insert(neighbour);
        } else if cell != own && cell != Cell::Wall && board.in_atari(neighbour) {
            liberties.insert(neighbour);
            if board.chain_size(neighbour) > 1 {
                // Several stones taken make room for the chains beside them as well.
                return N;
            }
        }
    }
    if liberties.as_slice().len() >= N {
        return N;
    }
    for neighbour in board.neighbours(vertex) {
        if board.cell(neighbour) != own || seen.contains(board.chain(neighbour)) {
            continue;
        }
        seen.insert(board.chain(neighbour));
        for stone in board.stones_of(neighbour) {
            if !board.surround(stone).has_empty() {
                continue;
            }
            for liberty in board.neighbours(stone) {
                if liberty != vertex && board.cell(liberty) == Cell::Empty {
                    liberties.insert(liberty);
                    if liberties.as_slice().len() >= N {
                        return N;
                    }
                }
            }
        }
    }
    liberties.as_slice().len()
}

/// Stones of the chain that a move would make.
pub(super) fn size_after(board: &PlayoutBoard, vertex: Vertex, side: Side) -> usize {
    let own = Cell::stone(side);
    let mut seen = Few::<4>::new();
    let mut size = 1;
    for neighbour in board.neighbours(vertex) {
        if board.cell(neighbour) == own && !seen.contains(board.chain(neighbour)) {
            seen.insert(board.chain(neighbour));
            size += usize::from(board.chain_size(neighbour));
        }
    }
    size
}

/// Whether a move gives away two stones or more for nothing: its chain would be in atari, and is no shape that
/// reduces a group to one eye when it is taken.
pub(super) fn is_bad_self_atari(board: &PlayoutBoard, vertex: Vertex, side: Side) -> bool {
    if board.surround(vertex).empties() >= 2 || board.liberties_after(vertex, side) >= 2 {
        return false;
    }
    match size_after(board, vertex, side) {
        1 => false,
        size if size > LARGEST_NAKADE => true,
        _ => !is_nakade_shape(board, vertex, side),
    }
}

/// Whether the chain of a move has a shape that leaves one eye when it is captured: two or three stones in any
/// shape, four around a point or in a square, five in a cross or bulky, six as a flower.
fn is_nakade_shape(board: &PlayoutBoard, vertex: Vertex, side: Side) -> bool {
    let own = Cell::stone(side);
    let mut stones = Few::<LARGEST_NAKADE>::new();
    stones.insert(vertex);
    for neighbour in board.neighbours(vertex) {
        if board.cell(neighbour) == own {
            for stone in board.stones_of(neighbour) {
                stones.insert(stone);
            }
        }
    }
    let stones = stones.as_slice();
    let degrees = stones.iter().map(|&stone| {
        board.neighbours(stone).into_iter().filter(|neighbour| stones.contains(neighbour)).count()
    });
    let (most, sum) = degrees.fold((0, 0), |(most, sum), degree| (degree.max(most), sum + degree));
    match (stones.len(), most, sum / 2) {
        (2 | 3, _, _) | (4, 3, _) | (4, _, 4) | (5, 4, _) | (5, 3, 5) => true,
        (6, 4, edges) => edges >= 6,
        _ => false,
    }
}

/// The point that decides whether the small space of `encloser` around the empty point `inside` becomes two eyes or
/// one; `None` where it is not small, not enclosed by that side alone, or decided already.
pub(super) fn vital_point(board: &PlayoutBoard, inside: Vertex, encloser: Side) -> Option<Vertex> {
    let stranger = Cell::stone(encloser.other());
    if board.surround(inside).touches(encloser.other()) {
        return None;
    }
    let mut space = Few::<LARGEST_NAKADE>::new();
    space.insert(inside);
    let (mut vital, mut most, mut sum) = (inside, 0, 0);
    let mut next = 0;
    while let Some(&point) = space.as_slice().get(next) {
        next += 1;
        let mut degree = 0;
        for neighbour in board.neighbours(point) {
            let cell = board.cell(neighbour);
            if cell == stranger {
                return None;
            }
            if cell == Cell::Empty {
                degree += 1;
                if !space.contains(neighbour) {
                    if space.len == LARGEST_NAKADE {
                        return None;
                    }
                    space.insert(neighbour);
                }
            }
        }
        sum += degree;
        if degree > most {
            (vital, most) = (point, degree);
        }
    }
    let decided_here = match (space.len, most, sum / 2) {
        (3, 2, _) | (4, 3, _) | (5, 4, _) | (5, 3, 5) => true,
        (6, 4, edges) => edges >= 6,
        _ => false,
    };
    decided_here.then_some(vital)
}

/// Adds every move that may save the chain in atari at `stone`: taking one of its attackers, or extending to two
/// liberties or more.
pub(super) fn escapes<const N: usize>(board: &PlayoutBoard, stone: Vertex, side: Side, moves: &mut Few<N>) {
    captures_beside(board, stone, side, moves);
    let liberty = board.atari_liberty(stone);
    if board.is_legal(liberty, side) && board.liberties_after(liberty, side) >= 2 {
        moves.insert(liberty);
    }
}

/// Adds the moves that take a chain touching the chain at `stone`.
pub(super) fn captures_beside<const N: usize>(
    board: &PlayoutBoard,
    stone: Vertex,
    side: Side,
    moves: &mut Few<N>,
) {
    let other = Cell::stone(side.other());
    for own in board.stones_of(stone) {
        for neighbour in board.neighbours(own) {
            if board.cell(neighbour) == other && board.in_atari(neighbour) {
                let liberty = board.atari_liberty(neighbour);
                if board.is_legal(liberty, side) {
                    moves.insert(liberty);
                }
            }
        }
    }
}

/// Whether a move takes several stones or saves several of its own from atari: what nobody overlooks.
pub(super) fn decides_chains(board: &PlayoutBoard, vertex: Vertex, side: Side) -> bool {
    let own = Cell::stone(side);
    board.neighbours(vertex).into_iter().any(|neighbour| {
        let cell = board.cell(neighbour);
        cell.side().is_some()
            && board.chain_size(neighbour) > 1
            && board.in_atari(neighbour)
            && (cell != own || board.liberties_after(vertex, side) >= 2)
    })
}

/// Boards to read on, so that a reading allocates nothing.
#[derive(Clone, Debug, Default)]
pub(super) struct Reader {
    boards: Vec<Option<Box<PlayoutBoard>>>,
}

/// A ladder from corner to corner of the largest board takes fewer moves than this.
const DEEPEST: usize = 120;

/// Positions one reading may look at.
const MOST_POSITIONS: u32 = 300;

impl Reader {
    /// Whether the chain in atari at `stone`, its owner to move, is lost in a ladder whatever it tries.
    pub(super) fn is_lost(&mut self, board: &PlayoutBoard, stone: Vertex) -> bool {
        let mut left = MOST_POSITIONS;
        self.lost(board, stone, 0, &mut left)
    }

    /// The moves that put the chain with two liberties at `stone` into a working ladder or net of ataris, the
    /// opponent of its owner to move.
    pub(super) fn ladder_moves(&mut self, board: &PlayoutBoard, stone: Vertex) -> Few<2> {
        let mut moves = Few::new();
        let Some(owner) = board.cell(stone).side() else { return moves };
        if let Some(liberties) = board.two_liberties(stone) {
            for liberty in liberties {
                let mut left = MOST_POSITIONS;
                if self.atari_works(board, stone, liberty, owner, 0, &mut left) {
                    moves.insert(liberty);
                }
            }
        }
        moves
    }

    /// The board of this depth as a copy of `from`, taken out while it is in use.
    fn board(&mut self, depth: usize, from: &PlayoutBoard) -> Box<PlayoutBoard> {
        if self.boards.len() <= depth {
            self.boards.resize_with(depth + 1, || None);
        }
        let mut board = self.boards[depth].take().unwrap_or_else(|| Box::new(PlayoutBoard::new(from.size())));
        board.copy_from(from);
        board
    }

    fn lost(&mut self, board: &PlayoutBoard, stone: Vertex, depth: usize, left: &mut u32) -> bool {
        let Some(side) = board.cell(stone).side() else { return true };
        if depth >= DEEPEST || *left == 0 {
            return false;
        }
        let mut moves = Few::<6>::new();
        captures_beside(board, stone, side, &mut moves);
        let liberty = board.atari_liberty(stone);
        if board.is_legal(liberty, side) {
            moves.insert(liberty);
        }
        for &escape in moves.as_slice() {
            *left = left.saturating_sub(1);
            let mut next = self.board(depth, board);
            next.play(escape, side);
            let lost = next.in_atari(stone)
                || next.two_liberties(stone).is_some_and(|liberties| {
                    liberties
                        .into_iter()
                        .any(|liberty| self.atari_works(&next, stone, liberty, side, depth + 1, left))
                });
            self.boards[depth] = Some(next);
            if !lost {
                return false;
            }
        }
        true
    }

    fn atari_works(
        &mut self,
        board: &PlayoutBoard,
        stone: Vertex,
        liberty: Vertex,
        owner: Side,
        depth: usize,
        left: &mut u32,
    ) -> bool {
        let attacker = owner.other();
        if depth >= DEEPEST || *left == 0 || !board.is_legal(liberty, attacker) {
            return false;
        }
        *left -= 1;
        let mut next = self.board(depth, board);
        next.play(liberty, attacker);
        let works = next.in_atari(stone) && self.lost(&next, stone, depth + 1, left);
        self.boards[depth] = Some(next);
        works
    }
}
