//! Stones on a board: chains and their exact liberties, kept up to date stone by stone. No turns and no history.

use crate::{Point, Side};

use super::zobrist;

/// The smallest board, points on a side.
pub const MIN_SIZE: u8 = 2;
/// The largest board, points on a side.
pub const MAX_SIZE: u8 = 25;

/// Where a point is in a board's arrays, which have a border of wall around the board. Rows share the wall
/// between them: a row is one entry longer than the board is wide.
pub(super) type Loc = u16;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Empty,
    Stone(Side),
    Wall,
}

/// What is kept of a chain, in the entry of the stone that heads it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Chain {
    stones: u16,
    liberties: u16,
    /// The XOR of the keys of its stones.
    hash: u64,
}

/// Stones on a board of 2x2 to 25x25 points.
#[derive(Clone, Debug)]
pub struct Board {
    size: u8,
    cells: Vec<Cell>,
    /// The stone that heads the chain of each stone; stale elsewhere.
    head: Vec<Loc>,
    /// The next stone of the same chain, in a circle; stale elsewhere.
    next: Vec<Loc>,
    /// Valid at the heads.
    chains: Vec<Chain>,
    hash: u64,
    /// One bit a point, row by row from the bottom: Black's stones, then White's.
    packed: Vec<u64>,
}

/// Whether a move leaves its own stones without liberties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OwnFate {
    Lives,
    /// The new stone alone would have no liberty.
    StoneDies,
    /// The new stone and others with it would have no liberty.
    ChainDies,
}

/// What a stone on an empty point would do, worked out without putting it there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Preview {
    pub fate: OwnFate,
    /// The hash of the board after the move.
    pub hash: u64,
    /// The heads of the chains that would leave the board, own ones after suicide.
    leaving: Heads,
}

/// The heads of up to four chains, each once.
#[derive(Clone, Copy, Debug, Default)]
struct Heads {
    heads: [Loc; 4],
    len: usize,
}

impl Heads {
    fn insert(&mut self, head: Loc) -> bool {
        if self.as_slice().contains(&head) {
            return false;
        }
        self.heads[self.len] = head;
        self.len += 1;
        true
    }

    fn as_slice(&self) -> &[Loc] {
        &self.heads[..self.len]
    }
}

impl Board {
    /// An empty board; `None` for a size outside [`MIN_SIZE`] to [`MAX_SIZE`].
    #[must_use]
    pub fn new(size: u8) -> Option<Self> {
        if !(MIN_SIZE..=MAX_SIZE).contains(&size) {
            return None;
        }
        let side = usize::from(size);
        let entries = (side + 2) * (side + 1) + 1;
        let mut board = Self {
            size,
            cells: vec![Cell::Wall; entries],
            head: vec![0; entries],
            next: vec![0; entries],
            chains: vec![Chain::default(); entries],
            hash: 0,
            packed: vec![0; 2 * (side * side).div_ceil(64)],
        };
        for point in board.points() {
            let at = usize::from(board.loc(point));
            board.cells[at] = Cell::Empty;
        }
        Some(board)
    }

    /// Points on a side.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// Every point, row by row from the bottom.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let size = self.size;
        (0..size).flat_map(move |row| (0..size).map(move |col| Point::new(col, row)))
    }

    /// Whether the board has this point.
    #[must_use]
    pub const fn contains(&self, point: Point) -> bool {
        point.col < self.size && point.row < self.size
    }

    /// Whose stone stands on a point; `None` also off the board.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Side> {
        if !self.contains(point) {
            return None;
        }
        self.stone_at(self.loc(point))
    }

    /// The liberties of the chain on a point: the empty points next to it. 0 where no stone stands.
    #[must_use]
    pub fn liberties(&self, point: Point) -> u16 {
        self.chain(point).map_or(0, |chain| chain.liberties)
    }

    /// How many stones the chain on a point has. 0 where no stone stands.
    #[must_use]
    pub fn chain_len(&self, point: Point) -> u16 {
        self.chain(point).map_or(0, |chain| chain.stones)
    }

    /// The stones of the chain on a point, sorted; none where no stone stands.
    #[must_use]
    pub fn chain_points(&self, point: Point) -> Vec<Point> {
        if self.stone(point).is_none() {
            return Vec::new();
        }
        let mut points: Vec<Point> = self.ring(self.loc(point)).map(|at| self.point(at)).collect();
        points.sort_unstable();
        points
    }

    /// The points next to a point of the board.
    pub fn neighbours(&self, point: Point) -> impl Iterator<Item = Point> + use<> {
        let Point { col, row } = point;
        let size = self.size;
        [
            row.checked_sub(1).map(|row| Point::new(col, row)),
            col.checked_sub(1).map(|col| Point::new(col, row)),
            Some(Point::new(col.saturating_add(1), row)),
            Some(Point::new(col, row.saturating_add(1))),
        ]
        .into_iter()
        .flatten()
        .filter(move |near| near.col < size && near.row < size)
    }

    /// The XOR of the keys of all stones: equal boards have equal hashes, whatever led to them.
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// One bit a point, row by row from the bottom: Black's stones, then White's. Equal exactly for equal boards.
    pub(super) fn packed(&self) -> &[u64] {
        &self.packed
    }

    pub(super) fn loc(&self, point: Point) -> Loc {
        debug_assert!(self.contains(point));
        (Loc::from(point.row) + 1) * self.stride() + Loc::from(point.col) + 1
    }

    pub(super) fn point(&self, at: Loc) -> Point {
        let (row, col) = (at / self.stride() - 1, at % self.stride() - 1);
        // Both are below the size of the board, which is a u8.
        Point::new(col as u8, row as u8)
    }

    pub(super) fn stone_at(&self, at: Loc) -> Option<Side> {
        match self.cells[usize::from(at)] {
            Cell::Stone(side) => Some(side),
            Cell::Empty | Cell::Wall => None,
        }
    }

    /// What `side` would do by a stone on the empty point `at`.
    pub(super) fn preview(&self, at: Loc, side: Side) -> Preview {
        let key = zobrist::key(side, self.point(at));
        let mut preview =
            Preview { fate: OwnFate::StoneDies, hash: self.hash ^ key, leaving: Heads::default() };
        let mut own = Heads::default();
        let mut lives = false;
        for near in self.adjacent(at) {
            match self.cells[usize::from(near)] {
                Cell::Empty => lives = true,
                Cell::Wall => {}
                Cell::Stone(colour) => {
                    let head = self.head[usize::from(near)];
                    let chain = self.chains[usize::from(head)];
                    if colour == side {
                        // The point itself is one of the chain's liberties.
                        lives |= chain.liberties > 1;
                        own.insert(head);
                    } else if chain.liberties == 1 {
                        lives = true;
                        if preview.leaving.insert(head) {
                            preview.hash ^= chain.hash;
                        }
                    }
                }
            }
        }
        if lives {
            preview.fate = OwnFate::Lives;
        } else if own.len > 0 {
            preview.fate = OwnFate::ChainDies;
            preview.leaving = own;
            // The new stone comes and goes.
            preview.hash ^= key;
            for &head in own.as_slice() {
                preview.hash ^= self.chains[usize::from(head)].hash;
            }
        }
        preview
    }

    /// The stones, packed as in [`Self::packed`], of the board after the move that `preview` was made for.
    pub(super) fn packed_after(&self, at: Loc, side: Side, preview: &Preview) -> Vec<u64> {
        let mut packed = self.packed.clone();
        if preview.fate != OwnFate::ChainDies {
            let (word, bit) = self.bit(side, self.point(at));
            packed[word] ^= bit;
        }
        for gone in self.leaving(preview) {
            if let Some(colour) = self.stone_at(gone) {
                let (word, bit) = self.bit(colour, self.point(gone));
                packed[word] ^= bit;
            }
        }
        packed
    }

    /// The stones on the board that would leave it, without the new one.
    pub(super) fn leaving(&self, preview: &Preview) -> impl Iterator<Item = Loc> {
        let Heads { heads, len } = preview.leaving;
        heads.into_iter().take(len).flat_map(|head| self.ring(head))
    }

    /// Puts a stone on the empty point `at`, takes off every neighbouring enemy chain without liberties, then
    /// its own chain if that has none. Returns the stones that left the board; all are of one colour.
    pub(super) fn place(&mut self, at: Loc, side: Side) -> Vec<Loc> {
        self.put(at, side);
        let mut gone = Vec::new();
        for near in self.adjacent(at) {
            if self.cells[usize::from(near)] == Cell::Stone(side.other()) {
                let head = self.head[usize::from(near)];
                if self.chains[usize::from(head)].liberties == 0 {
                    self.remove_chain(head, &mut gone);
                }
            }
        }
        let own = self.head[usize::from(at)];
        if self.chains[usize::from(own)].liberties == 0 {
            self.remove_chain(own, &mut gone);
        }
        gone
    }

    /// Takes back a [`Self::place`] that put a stone of `side` on `at` and removed `gone`.
    pub(super) fn take_back(&mut self, at: Loc, side: Side, gone: &[Loc]) {
        // After suicide the new stone is among those that left.
        let colour = if gone.contains(&at) { side } else { side.other() };
        for &stone in gone {
            self.flip(stone, colour);
        }
        self.flip(at, side);
        self.rebuild();
    }

    /// Sets up stones at once, on empty points of the board, whatever liberties they have.
    pub(super) fn set_up(&mut self, stones: impl IntoIterator<Item = (Loc, Side)>) {
        for (at, side) in stones {
            debug_assert!(self.cells[usize::from(at)] == Cell::Empty);
            self.flip(at, side);
        }
        self.rebuild();
    }

    const fn stride(&self) -> Loc {
        self.size as Loc + 1
    }

    fn adjacent(&self, at: Loc) -> [Loc; 4] {
        let stride = self.stride();
        [at - stride, at - 1, at + 1, at + stride]
    }

    fn chain(&self, point: Point) -> Option<Chain> {
        self.stone(point)?;
        let head = self.head[usize::from(self.loc(point))];
        Some(self.chains[usize::from(head)])
    }

    /// The stones of the chain to which the stone on `start` belongs.
    fn ring(&self, start: Loc) -> impl Iterator<Item = Loc> {
        std::iter::successors(Some(start), move |&at| {
            let next = self.next[usize::from(at)];
            (next != start).then_some(next)
        })
    }

    fn bit(&self, side: Side, point: Point) -> (usize, u64) {
        let dense = usize::from(point.row) * usize::from(self.size) + usize::from(point.col);
        let word = side.index() * (self.packed.len() / 2) + dense / 64;
        (word, 1 << (dense % 64))
    }

    /// Turns an empty point into a stone or a stone into an empty point, with hash and bits; not the chains.
    fn flip(&mut self, at: Loc, side: Side) {
        let point = self.point(at);
        let cell = &mut self.cells[usize::from(at)];
        *cell = if *cell == Cell::Empty { Cell::Stone(side) } else { Cell::Empty };
        self.hash ^= zobrist::key(side, point);
        let (word, bit) = self.bit(side, point);
        self.packed[word] ^= bit;
    }

    /// The chains next to `at`, each once.
    fn adjacent_chains(&self, at: Loc, wanted: Option<Side>) -> Heads {
        let mut heads = Heads::default();
        for near in self.adjacent(at) {
            if let Cell::Stone(side) = self.cells[usize::from(near)]
                && wanted.is_none_or(|wanted| wanted == side)
            {
                heads.insert(self.head[usize::from(near)]);
            }
        }
        heads
    }

    /// Adds a stone and joins it to its neighbours, capturing nothing.
    fn put(&mut self, at: Loc, side: Side) {
        for &head in self.adjacent_chains(at, None).as_slice() {
            self.chains[usize::from(head)].liberties -= 1;
        }
        self.flip(at, side);
        let liberties = self.adjacent(at).iter().filter(|&&near| self.is_empty(near)).count();
        self.head[usize::from(at)] = at;
        self.next[usize::from(at)] = at;
        self.chains[usize::from(at)] =
            Chain { stones: 1, liberties: liberties as u16, hash: zobrist::key(side, self.point(at)) };
        for &head in self.adjacent_chains(at, Some(side)).as_slice() {
            let joined = self.head[usize::from(at)];
            if head != joined {
                self.join(head, joined);
            }
        }
    }

    /// Makes one chain of two; the smaller goes into the larger.
    fn join(&mut self, one: Loc, other: Loc) {
        let stones = |head: Loc| self.chains[usize::from(head)].stones;
        let (large, small) = if stones(one) >= stones(other) { (one, other) } else { (other, one) };
        let mut liberties = self.chains[usize::from(large)].liberties;
        let mut at = small;
        loop {
            for near in self.adjacent(at) {
                if self.is_empty(near) && !self.touches(near, large) {
                    liberties += 1;
                }
            }
            // From here on the stone's liberties count as seen.
            self.head[usize::from(at)] = large;
            at = self.next[usize::from(at)];
            if at == small {
                break;
            }
        }
        self.next.swap(usize::from(large), usize::from(small));
        let absorbed = self.chains[usize::from(small)];
        let chain = &mut self.chains[usize::from(large)];
        chain.liberties = liberties;
        chain.stones += absorbed.stones;
        chain.hash ^= absorbed.hash;
    }

    /// Takes a whole chain off the board and gives its neighbours their liberties.
    fn remove_chain(&mut self, head: Loc, gone: &mut Vec<Loc>) {
        let Cell::Stone(side) = self.cells[usize::from(head)] else { return };
        let mut at = head;
        loop {
            self.flip(at, side);
            for &near in self.adjacent_chains(at, Some(side.other())).as_slice() {
                self.chains[usize::from(near)].liberties += 1;
            }
            gone.push(at);
            at = self.next[usize::from(at)];
            if at == head {
                break;
            }
        }
    }

    fn is_empty(&self, at: Loc) -> bool {
        self.cells[usize::from(at)] == Cell::Empty
    }

    /// Whether the chain with this head has a stone next to the empty point `at`.
    fn touches(&self, at: Loc, head: Loc) -> bool {
        self.adjacent(at).iter().any(|&near| {
            matches!(self.cells[usize::from(near)], Cell::Stone(_)) && self.head[usize::from(near)] == head
        })
    }

    /// Works all chains out anew from the stones.
    fn rebuild(&mut self) {
        const NONE: Loc = 0; // The first entry is wall.
        self.head.fill(NONE);
        let mut counted = vec![NONE; self.cells.len()];
        let mut stones: Vec<Loc> = Vec::new();
        for point in self.points() {
            let head = self.loc(point);
            let Cell::Stone(side) = self.cells[usize::from(head)] else { continue };
            if self.head[usize::from(head)] != NONE {
                continue;
            }
            let mut chain = Chain::default();
            stones.clear();
            stones.push(head);
            self.head[usize::from(head)] = head;
            while let Some(&at) = stones.get(usize::from(chain.stones)) {
                chain.stones += 1;
                chain.hash ^= zobrist::key(side, self.point(at));
                for near in self.adjacent(at) {
                    let cell = self.cells[usize::from(near)];
                    if cell == Cell::Stone(side) && self.head[usize::from(near)] == NONE {
                        self.head[usize::from(near)] = head;
                        stones.push(near);
                    } else if cell == Cell::Empty && counted[usize::from(near)] != head {
                        counted[usize::from(near)] = head;
                        chain.liberties += 1;
                    }
                }
            }
            for pair in stones.windows(2) {
                self.next[usize::from(pair[0])] = pair[1];
            }
            self.next[usize::from(stones[stones.len() - 1])] = head;
            self.chains[usize::from(head)] = chain;
        }
    }
}
