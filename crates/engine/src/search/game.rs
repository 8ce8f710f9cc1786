//! What the shared search asks of a game.

use std::fmt::Debug;

/// A cycle found on the path to a position that has occurred before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// The side to move was in check at each of its turns of the cycle.
    pub checked_throughout: bool,
    /// The other side was.
    pub checking_throughout: bool,
}

/// A position as the search needs it: cheap to copy, with its moves, its hash and its evaluation. Values are for
/// the side to move, on the scale of [`super::value`].
pub trait SearchGame: Clone + Debug + Send + Sync {
    /// A move of this game.
    type Move: Copy + Eq + Debug + Send + Sync;
    /// What the evaluation remembers between positions, one for each thread.
    type Memory: Default + Debug + Send;

    /// Points of the board.
    const POINTS: usize;
    /// Kinds of piece, those of both sides counted.
    const PIECES: usize;

    /// The Zobrist hash: equal where the rules call the position the same.
    fn hash(&self) -> u64;

    /// The hash under which results are remembered: that of the position and of whatever else its value depends
    /// on (a pass before it, a limit that comes near).
    fn key(&self) -> u64 {
        self.hash()
    }

    /// The side to move: 0 or 1.
    fn side(&self) -> usize;

    /// The side to move is in check.
    fn in_check(&self) -> bool;

    /// How full the board still is, from 0 to 256 (the start position).
    fn phase(&self) -> i32;

    /// The static evaluation.
    fn evaluate(&self, memory: &mut Self::Memory) -> i32;

    /// Appends every legal move.
    fn generate(&self, moves: &mut Vec<Self::Move>);

    /// Appends the legal moves that change the material: captures and promotions to the best piece.
    fn generate_noisy(&self, moves: &mut Vec<Self::Move>);

    /// Plays a move that [`Self::generate`] gave.
    fn play(&mut self, mv: Self::Move);

    /// Gives the turn away, for null-move pruning. `None` where that means nothing: in check, or where so little
    /// is left that having to move may be a burden.
    fn after_null(&self) -> Option<Self>;

    /// The value of a game that the rules have ended here without regard to how it came here, but for mate.
    /// `None` while it goes on.
    fn verdict(&self) -> Option<i32>;

    /// The value of standing here without a legal move and without being in check.
    fn stalemate(&self) -> i32;

    /// The value of coming back to a position.
    fn repetition(&self, cycle: Cycle) -> i32;

    /// After this move no earlier position can come back.
    fn is_irreversible(&self, mv: Self::Move) -> bool;

    /// The move changes the material.
    fn is_noisy(&self, mv: Self::Move) -> bool;

    /// What the move takes and gains by promotion, in hundredths; 0 for a quiet move.
    fn gain(&self, mv: Self::Move) -> i32;

    /// What the moving piece is worth, in hundredths.
    fn mover_value(&self, mv: Self::Move) -> i32;

    /// Whether the exchange this move begins on its target brings at least `threshold`, in hundredths.
    fn exchange_reaches(&self, mv: Self::Move, threshold: i32) -> bool;

    /// Whether the move gives check, found without playing it where the game knows how.
    fn gives_check(&self, mv: Self::Move) -> bool;

    /// What the game itself adds to the order of a quiet move (castling, steps towards the enemy), small.
    fn quiet_bonus(&self, mv: Self::Move) -> i32;

    /// The moving piece as an index below [`Self::PIECES`].
    fn piece_index(&self, mv: Self::Move) -> usize;

    /// Where the move starts, below [`Self::POINTS`].
    fn from_index(mv: Self::Move) -> usize;

    /// Where the move ends, below [`Self::POINTS`].
    fn to_index(mv: Self::Move) -> usize;

    /// The move in 16 bits, never 0, different for different moves of one position.
    fn pack(mv: Self::Move) -> u16;
}
