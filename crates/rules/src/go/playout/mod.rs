//! A lean board for playing very many fast games ("playouts").
//!
//! The board of the client answers every question exactly and keeps its history; this one answers only what a
//! playout asks, as fast as it can:
//!
//! - The points lie in one row with a wall around them, the wall between two lines being shared, so that no
//!   neighbour needs a range check of its own.
//! - Each point keeps what stands on its eight neighbours in sixteen bits. Eyes, open neighbours and 3x3 patterns
//!   are read off this number.
//! - A chain is a circular linked list with *pseudo-liberties*: every pair of a stone and an empty neighbour
//!   counts, with the sum and the sum of squares of the empty points. By Cauchy and Schwarz
//!   `count * squares == sum * sum` holds exactly when all pairs name one and the same point: the chain is in
//!   atari, and that point is `sum / count`.
//! - Simple ko only. Superko needs the history of the game; whoever holds it filters what is played in earnest.
//!   Suicide is never played.
//!
//! Moves are not checked when they are played: ask [`PlayoutBoard::is_legal`] first.

mod liberties;
mod rng;
mod surround;

pub use rng::PlayoutRng;
pub use surround::{Cell, Surround};

use crate::{Point, Side};
use liberties::Liberties;

/// The largest board on a side.
const MAX_SIZE: usize = 25;
/// A wall before each line, one after the last, and a line of wall below and above.
const CELLS: usize = (MAX_SIZE + 1) * (MAX_SIZE + 2) + 1;

/// A place in the row of points; [`NO_VERTEX`] is a wall that is never played on.
pub type Vertex = u16;

/// No point: a pass, or no ko.
pub const NO_VERTEX: Vertex = 0;

/// Numbers for the hash: for each point one for a black and one for a white stone.
static STONE_KEYS: [[u64; 2]; CELLS] = {
    let mut keys = [[0; 2]; CELLS];
    let mut rng = PlayoutRng::new(0x6861_6e73_755f_676f);
    let mut vertex = 0;
    while vertex < CELLS {
        keys[vertex] = [rng.bits(), rng.bits()];
        vertex += 1;
    }
    keys
};

/// The hash of a simple ko on a point.
const KO_FACTOR: u64 = 0x2545_f491_4f6c_dd1d;

/// See the [module](self).
#[derive(Clone, Debug)]
pub struct PlayoutBoard {
    size: u8,
    stride: u16,
    /// Cells in use: all after them are walls that no move touches.
    len: u16,
    ko: Vertex,
    last: Vertex,
    passes: u8,
    empty_count: u16,
    stones: [u16; 2],
    /// Stones each side has lost.
    lost: [u16; 2],
    hash: u64,
    cells: [Cell; CELLS],
    surround: [u16; CELLS],
    /// The head of the chain a stone belongs to; 0 where there is none.
    chain: [Vertex; CELLS],
    /// The next stone of the same chain, in a ring.
    next: [Vertex; CELLS],
    /// By head of chain. Entry 0 takes the updates meant for no chain.
    liberties: [Liberties; CELLS],
    /// By head of chain.
    chain_size: [u16; CELLS],
    /// The empty points, in no order.
    empty: [Vertex; CELLS],
    /// Where an empty point stands in `empty`.
    empty_index: [u16; CELLS],
}

impl PlayoutBoard {
    /// An empty board; `size` is held within 2 to 25.
    #[must_use]
    pub fn new(size: u8) -> Self {
        let size = size.clamp(2, MAX_SIZE as u8);
        let stride = u16::from(size) + 1;
        let mut board = Self {
            size,
            stride,
            len: stride * (stride + 1) + 1,
            ko: NO_VERTEX,
            last: NO_VERTEX,
            passes: 0,
            empty_count: 0,
            stones: [0; 2],
            lost: [0; 2],
            hash: 0,
            cells: [Cell::Wall; CELLS],
            surround: [0xffff; CELLS],
            chain: [NO_VERTEX; CELLS],
            next: [NO_VERTEX; CELLS],
            liberties: [Liberties::default(); CELLS],
            chain_size: [0; CELLS],
            empty: [NO_VERTEX; CELLS],
            empty_index: [0; CELLS],
        };
        for row in 0..size {
            for col in 0..size {
                let vertex = board.vertex(Point::new(col, row));
                board.cells[usize::from(vertex)] = Cell::Empty;
                board.push_empty(vertex);
            }
        }
        for vertex in stride + 1..board.len - stride - 1 {
            let around = board.around(vertex);
            let mut bits = 0;
            for (direction, neighbour) in (0u32..).zip(around) {
                bits |= (board.cells[usize::from(neighbour)] as u16) << (2 * direction);
            }
            board.surround[usize::from(vertex)] = bits;
        }
        board
    }

    /// Becomes a copy of `other`, touching only what a board of its size uses.
    pub fn copy_from(&mut self, other: &Self) {
        if self.size != other.size {
            self.clone_from(other);
            return;
        }
        let len = usize::from(self.len);
        let count = usize::from(other.empty_count);
        self.ko = other.ko;
        self.last = other.last;
        self.passes = other.passes;
        self.empty_count = other.empty_count;
        self.stones = other.stones;
        self.lost = other.lost;
        self.hash = other.hash;
        self.cells[..len].copy_from_slice(&other.cells[..len]);
        self.surround[..len].copy_from_slice(&other.surround[..len]);
        self.chain[..len].copy_from_slice(&other.chain[..len]);
        self.next[..len].copy_from_slice(&other.next[..len]);
        self.liberties[..len].copy_from_slice(&other.liberties[..len]);
        self.chain_size[..len].copy_from_slice(&other.chain_size[..len]);
        self.empty[..count].copy_from_slice(&other.empty[..count]);
        self.empty_index[..len].copy_from_slice(&other.empty_index[..len]);
    }

    /// Points on a side.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// One more than the largest vertex of this board: the length of a table by vertex.
    #[must_use]
    pub const fn vertex_count(&self) -> usize {
        self.len as usize
    }

    /// The vertex of a point of this board.
    #[inline]
    #[must_use]
    pub const fn vertex(&self, point: Point) -> Vertex {
        (point.row as u16 + 1) * self.stride + point.col as u16 + 1
    }

    /// The point of a vertex; `None` for a wall.
    #[must_use]
    pub fn point(&self, vertex: Vertex) -> Option<Point> {
        let (row, col) = (vertex / self.stride, vertex % self.stride);
        let size = u16::from(self.size);
        ((1..=size).contains(&row) && (1..=size).contains(&col))
            .then(|| Point::new((col - 1) as u8, (row - 1) as u8))
    }

    /// What stands on a vertex.
    #[inline]
    #[must_use]
    pub const fn cell(&self, vertex: Vertex) -> Cell {
        self.cells[vertex as usize]
    }

    /// The neighbours of a vertex in sixteen bits.
    #[inline]
    #[must_use]
    pub const fn surround(&self, vertex: Vertex) -> Surround {
        Surround(self.surround[vertex as usize])
    }

    /// The four neighbours of a point: east, west, north, south.
    #[inline]
    #[must_use]
    pub const fn neighbours(&self, vertex: Vertex) -> [Vertex; 4] {
        [vertex + 1, vertex - 1, vertex + self.stride, vertex - self.stride]
    }

    /// The eight points around a point, in the order of [`Surround`]: directions `2n` and `2n + 1` are opposite.
    #[inline]
    #[must_use]
    pub const fn around(&self, vertex: Vertex) -> [Vertex; 8] {
        let (up, down) = (vertex + self.stride, vertex - self.stride);
        [vertex + 1, vertex - 1, up, down, up + 1, down - 1, up - 1, down + 1]
    }

    /// The empty points, in no particular order.
    #[inline]
    #[must_use]
    pub fn empty_points(&self) -> &[Vertex] {
        &self.empty[..usize::from(self.empty_count)]
    }

    /// The point where the side to move may not retake at once; [`NO_VERTEX`] for none.
    #[inline]
    #[must_use]
    pub const fn ko(&self) -> Vertex {
        self.ko
    }

    /// Forbids this point to the side to move next, as after a capture in a ko.
    pub const fn set_ko(&mut self, vertex: Vertex) {
        self.ko = vertex;
    }

    /// The move played last; [`NO_VERTEX`] for a pass or none.
    #[inline]
    #[must_use]
    pub const fn last(&self) -> Vertex {
        self.last
    }

    /// Passes in a row up to now.
    #[inline]
    #[must_use]
    pub const fn passes(&self) -> u8 {
        self.passes
    }

    /// Stones of a side on the board.
    #[inline]
    #[must_use]
    pub const fn stones(&self, side: Side) -> u16 {
        self.stones[side.index()]
    }

    /// Stones a side has lost on this board.
    #[inline]
    #[must_use]
    pub const fn lost(&self, side: Side) -> u16 {
        self.lost[side.index()]
    }

    /// A hash of the stones and the ko, without the side to move.
    #[inline]
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash ^ (self.ko as u64).wrapping_mul(KO_FACTOR)
    }

    /// The chain of the stone on `vertex`, named by one of its stones; [`NO_VERTEX`] where no stone is.
    #[inline]
    #[must_use]
    pub const fn chain(&self, vertex: Vertex) -> Vertex {
        self.chain[vertex as usize]
    }

    /// Stones in the chain of the stone on `vertex`.
    #[inline]
    #[must_use]
    pub const fn chain_size(&self, vertex: Vertex) -> u16 {
        self.chain_size[self.chain[vertex as usize] as usize]
    }

    /// The stones of the chain at `vertex`, beginning with this one.
    pub fn stones_of(&self, vertex: Vertex) -> impl Iterator<Item = Vertex> + '_ {
        let mut at = Some(vertex).filter(|&stone| self.chain(stone) != NO_VERTEX);
        std::iter::from_fn(move || {
            let stone = at?;
            let next = self.next[usize::from(stone)];
            at = (next != vertex).then_some(next);
            Some(stone)
        })
    }

    /// Whether the chain of the stone on `vertex` has a single liberty.
    #[inline]
    #[must_use]
    pub fn in_atari(&self, vertex: Vertex) -> bool {
        self.liberties[usize::from(self.chain[usize::from(vertex)])].only_one()
    }

    /// The liberty of a chain in atari. Without meaning for a chain with more.
    #[inline]
    #[must_use]
    pub fn atari_liberty(&self, vertex: Vertex) -> Vertex {
        self.liberties[usize::from(self.chain[usize::from(vertex)])].point()
    }

    /// The liberties of a chain that has exactly two.
    #[inline]
    #[must_use]
    pub fn two_liberties(&self, vertex: Vertex) -> Option<[Vertex; 2]> {
        let chain = self.chain(vertex);
        let mut liberties = self.liberties[usize::from(chain)];
        // A liberty counts four times at most.
        if liberties.count() > 8 {
            return None;
        }
        let stone = self.stones_of(vertex).find(|&stone| self.surround(stone).has_empty())?;
        let one = self.neighbours(stone).into_iter().find(|&next| self.cell(next) == Cell::Empty)?;
        let times = self.neighbours(one).into_iter().filter(|&next| self.chain(next) == chain).count();
        liberties.remove_all(one, times as u64);
        (liberties.count() > 0 && liberties.only_one()).then(|| [one, liberties.point()])
    }

    /// How many liberties the chain of a stone of `side` on the empty point `vertex` would have: none, one, or 2 for
    /// any more. Points freed by a capture count as far as they touch the stone itself.
    #[inline]
    #[must_use]
    pub fn liberties_after(&self, vertex: Vertex, side: Side) -> u32 {
        let own = Cell::stone(side);
        let neighbours = self.neighbours(vertex);
        let mut liberties = Liberties::default();
        let mut joined = [NO_VERTEX; 4];
        for (at, neighbour) in neighbours.into_iter().enumerate() {
            let cell = self.cell(neighbour);
            if cell == Cell::Empty {
                liberties.add(neighbour);
            } else if cell == own {
                let chain = self.chain(neighbour);
                if !joined.contains(&chain) {
                    joined[at] = chain;
                    liberties.join(self.liberties[usize::from(chain)]);
                }
                liberties.remove(vertex);
            } else if cell != Cell::Wall && self.in_atari(neighbour) {
                if self.chain_size(neighbour) > 1 {
                    // Several stones taken leave room enough.
                    return 2;
                }
                liberties.add(neighbour);
            }
        }
        match liberties.count() {
            0 => 0,
            _ if liberties.only_one() => 1,
            _ => 2,
        }
    }

    /// The liberties of the chain at `vertex`, each once, at most `N` of them; the number found comes first.
    #[must_use]
    pub fn liberties_of<const N: usize>(&self, vertex: Vertex) -> (usize, [Vertex; N]) {
        let mut found = [NO_VERTEX; N];
        let mut count = 0;
        for stone in self.stones_of(vertex) {
            if !self.surround(stone).has_empty() {
                continue;
            }
            for neighbour in self.neighbours(stone) {
                if self.cell(neighbour) == Cell::Empty && !found[..count].contains(&neighbour) {
                    if count == N {
                        return (count, found);
                    }
                    found[count] = neighbour;
                    count += 1;
                }
            }
        }
        (count, found)
    }

    /// Whether `side` may play on `vertex` now: empty, no ko, no suicide.
    #[inline]
    #[must_use]
    pub fn is_legal(&self, vertex: Vertex, side: Side) -> bool {
        if self.cell(vertex) != Cell::Empty || vertex == self.ko {
            return false;
        }
        if self.surround(vertex).has_empty() {
            return true;
        }
        let own = Cell::stone(side);
        self.neighbours(vertex).into_iter().any(|neighbour| {
            let cell = self.cell(neighbour);
            cell != Cell::Wall && self.in_atari(neighbour) != (cell == own)
        })
    }

    /// Passes; a ko is then open again.
    #[inline]
    pub const fn pass(&mut self) {
        self.ko = NO_VERTEX;
        self.last = NO_VERTEX;
        self.passes = self.passes.saturating_add(1);
    }

    /// Plays a legal move and returns how many stones it took. An occupied point is left as it is.
    #[inline]
    pub fn play(&mut self, vertex: Vertex, side: Side) -> u16 {
        if self.cell(vertex) != Cell::Empty {
            return 0;
        }
        let own = Cell::stone(side);
        let other = Cell::stone(side.other());
        let walled_in = self.surround(vertex).enclosed_by(side.other());
        self.ko = NO_VERTEX;
        self.last = vertex;
        self.passes = 0;

        self.take_empty(vertex);
        self.set_stone(vertex, own, side);
        let neighbours = self.neighbours(vertex);
        let mut liberties = Liberties::default();
        for neighbour in neighbours {
            let at = usize::from(neighbour);
            self.liberties[usize::from(self.chain[at])].remove(vertex);
            if self.cells[at] == Cell::Empty {
                liberties.add(neighbour);
            }
        }
        let at = usize::from(vertex);
        self.chain[at] = vertex;
        self.next[at] = vertex;
        self.liberties[at] = liberties;
        self.chain_size[at] = 1;

        let mut taken = 0;
        for neighbour in neighbours {
            let cell = self.cell(neighbour);
            if cell == own {
                if self.chain(neighbour) != self.chain(vertex) {
                    self.merge(neighbour, vertex);
                }
            } else if cell == other {
                let head = self.chain(neighbour);
                if self.liberties[usize::from(head)].count() == 0 {
                    taken += self.remove_chain(head, side.other());
                    if walled_in && taken == 1 {
                        self.ko = neighbour;
                    }
                }
            }
        }
        if taken > 1 {
            self.ko = NO_VERTEX;
        }
        taken
    }

    /// Opens the game again after two passes.
    pub const fn resume(&mut self) {
        self.passes = 0;
    }

    /// Names the move played last, on a board that was set up. [`NO_VERTEX`] for none.
    pub const fn set_last(&mut self, vertex: Vertex) {
        self.last = vertex;
    }

    /// An empty point drawn evenly from those that `accept` takes; `None` if it takes none.
    #[inline]
    pub fn draw(
        &mut self,
        rng: &mut PlayoutRng,
        mut accept: impl FnMut(&Self, Vertex) -> bool,
    ) -> Option<Vertex> {
        let mut left = self.empty_count;
        while left > 0 {
            let index = rng.below(u32::from(left)) as u16;
            let vertex = self.empty[usize::from(index)];
            if accept(self, vertex) {
                return Some(vertex);
            }
            // Refused: out of the draw, at the end of the list.
            left -= 1;
            let last = self.empty[usize::from(left)];
            self.empty[usize::from(index)] = last;
            self.empty[usize::from(left)] = vertex;
            self.empty_index[usize::from(last)] = index;
            self.empty_index[usize::from(vertex)] = left;
        }
        None
    }

    /// Plays evenly drawn legal moves that fill no own eye, from `side` on, until two passes in a row or `most`
    /// turns. Returns the number of turns, passes included.
    pub fn random_playout(&mut self, mut side: Side, most: u32, rng: &mut PlayoutRng) -> u32 {
        let mut turns = 0;
        while self.passes < 2 && turns < most {
            let chosen = self.draw(rng, |board, vertex| {
                !board.surround(vertex).is_eye_of(side) && board.is_legal(vertex, side)
            });
            match chosen {
                Some(vertex) => {
                    self.play(vertex, side);
                }
                None => self.pass(),
            }
            turns += 1;
            side = side.other();
        }
        turns
    }

    /// Black's area less White's, where every empty point belongs to whoever holds all its neighbours: exact at
    /// the end of a playout.
    #[must_use]
    pub fn area_lead(&self) -> i32 {
        let mut lead = i32::from(self.stones[0]) - i32::from(self.stones[1]);
        for &vertex in self.empty_points() {
            lead += match self.enclosing_side(vertex) {
                Some(Side::First) => 1,
                Some(Side::Second) => -1,
                None => 0,
            };
        }
        lead
    }

    /// Who holds all neighbours of an empty point.
    #[inline]
    #[must_use]
    pub fn enclosing_side(&self, vertex: Vertex) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.surround(vertex).enclosed_by(side))
    }

    #[inline]
    fn push_empty(&mut self, vertex: Vertex) {
        self.empty[usize::from(self.empty_count)] = vertex;
        self.empty_index[usize::from(vertex)] = self.empty_count;
        self.empty_count += 1;
    }

    #[inline]
    fn take_empty(&mut self, vertex: Vertex) {
        self.empty_count -= 1;
        let index = self.empty_index[usize::from(vertex)];
        let last = self.empty[usize::from(self.empty_count)];
        self.empty[usize::from(index)] = last;
        self.empty_index[usize::from(last)] = index;
    }

    /// Sets a stone in all that is kept by point, but not in the chains.
    #[inline]
    fn set_stone(&mut self, vertex: Vertex, stone: Cell, side: Side) {
        self.cells[usize::from(vertex)] = stone;
        self.stones[side.index()] += 1;
        self.flip(vertex, stone, side);
    }

    /// Turns empty into `stone` and back in the hash and in the surroundings of the neighbours.
    #[inline]
    fn flip(&mut self, vertex: Vertex, stone: Cell, side: Side) {
        self.hash ^= STONE_KEYS[usize::from(vertex)][side.index()];
        let change = Cell::Empty as u16 ^ stone as u16;
        for (direction, neighbour) in (0u32..).zip(self.around(vertex)) {
            self.surround[usize::from(neighbour)] ^= change << (2 * (direction ^ 1));
        }
    }

    /// Joins the chains of two stones; the smaller is relabelled.
    fn merge(&mut self, one: Vertex, two: Vertex) {
        let (mut keep, mut give) = (self.chain(one), self.chain(two));
        if self.chain_size[usize::from(keep)] < self.chain_size[usize::from(give)] {
            std::mem::swap(&mut keep, &mut give);
        }
        let mut stone = give;
        loop {
            self.chain[usize::from(stone)] = keep;
            stone = self.next[usize::from(stone)];
            if stone == give {
                break;
            }
        }
        let liberties = self.liberties[usize::from(give)];
        self.liberties[usize::from(keep)].join(liberties);
        self.chain_size[usize::from(keep)] += self.chain_size[usize::from(give)];
        self.next.swap(usize::from(keep), usize::from(give));
    }

    /// Takes a chain off the board and returns its size.
    fn remove_chain(&mut self, head: Vertex, side: Side) -> u16 {
        let stone = Cell::stone(side);
        let mut vertex = head;
        let mut taken = 0;
        loop {
            let at = usize::from(vertex);
            let next = self.next[at];
            self.cells[at] = Cell::Empty;
            self.chain[at] = NO_VERTEX;
            self.flip(vertex, stone, side);
            self.push_empty(vertex);
            // Stones of this chain still on the board are counted too; their chain is gone in a moment.
            for neighbour in self.neighbours(vertex) {
                self.liberties[usize::from(self.chain[usize::from(neighbour)])].add(vertex);
            }
            taken += 1;
            vertex = next;
            if vertex == head {
                break;
            }
        }
        self.stones[side.index()] -= taken;
        self.lost[side.index()] += taken;
        taken
    }
}
