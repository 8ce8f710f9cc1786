//! A game of chess: rules, start, and the moves played.

use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position, Role, zobrist::Zobrist64};

use super::{
    convert, dead, delete, explain,
    fen::{self, FenError},
    notation,
    square::{color, piece, point, side, square},
};
use crate::{
    Action, ActionText, EndReason, Outcome, Piece, Played, Point, Rejection, Side,
    rejection::MoveRejectReason,
};

/// The rules of a game of chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Rules {
    /// Castling as in Chess960.
    pub chess960: bool,
    /// Delete mode: how many enemy pieces each side may remove.
    pub deletes: u8,
}

impl Rules {
    /// The castling mode of `shakmaty` under these rules.
    #[must_use]
    pub const fn castling_mode(&self) -> CastlingMode {
        CastlingMode::from_chess960(self.chess960)
    }
}

/// One action that was played, with what it takes to take it back.
#[derive(Clone, Debug)]
pub(super) struct Ply {
    /// The position before it.
    pub(super) before: Chess,
    /// The hash of that position.
    hash: u64,
    /// The move; `None` for a deletion.
    pub(super) mv: Option<Move>,
    /// What left the board.
    captured: Option<(Point, Piece)>,
}

/// Which ply of a game, and under which number players know it.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlyNumber {
    /// From 1.
    ply: u32,
    /// As the FEN of the position before it counts.
    full_move: u32,
}

impl PlyNumber {
    /// Of the ply at this index of the history.
    pub(super) fn of(index: usize, ply: &Ply) -> Self {
        Self { ply: u32::try_from(index + 1).unwrap_or(u32::MAX), full_move: ply.before.fullmoves().get() }
    }

    /// Enters both numbers into the evidence.
    pub(super) fn enter(self, rejection: Rejection) -> Rejection {
        rejection.with_move_number(self.ply).with_full_move(self.full_move)
    }
}

/// A game of chess: rules, start, and the moves played.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    position: Chess,
    hash: u64,
    plies: Vec<Ply>,
    actions: Vec<Action>,
    deletes_left: [u8; 2],
    outcome: Option<Outcome>,
}

impl Game {
    /// The ordinary start position.
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self::from_position(Chess::default(), rules)
    }

    /// The Chess960 start position of this number (0 to 959, 518 is the ordinary one); `None` beyond.
    #[must_use]
    pub fn chess960(number: u32, deletes: u8) -> Option<Self> {
        let rules = Rules { chess960: true, deletes };
        let position = fen::chess960_start(number)?;
        Some(Self::from_position(position, rules))
    }

    /// From a FEN: one to six fields, the missing ones as in the start position with White to move and no
    /// castling; EPD operations may follow the fourth. An en-passant square behind which no pawn
    /// has just come and castling letters without king and rook in place are dropped.
    ///
    /// # Errors
    /// What is wrong with the text or the position.
    pub fn from_fen(text: &str, rules: Rules) -> Result<Self, FenError> {
        Ok(Self::from_position(fen::read(text, rules.castling_mode())?, rules))
    }

    fn from_position(position: Chess, rules: Rules) -> Self {
        let mut game = Self {
            rules,
            hash: hash_of(&position),
            position,
            plies: Vec::new(),
            actions: Vec::new(),
            deletes_left: [rules.deletes; 2],
            outcome: None,
        };
        game.outcome = game.find_outcome();
        game
    }

    /// The position on show as a FEN with exact counters; castling as X-FEN writes it, the en-passant square only
    /// where a pawn can be taken there.
    #[must_use]
    pub fn fen(&self) -> String {
        fen::write(&self.position)
    }

    /// The same with the castling rights as the files of their rooks (`HAha`), as some Chess960 programs want it.
    #[must_use]
    pub fn shredder_fen(&self) -> String {
        fen::write_shredder(&self.position)
    }

    /// The rules in force.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position on show, for the search.
    #[must_use]
    pub const fn position(&self) -> &Chess {
        &self.position
    }

    /// The position the game began with.
    #[must_use]
    pub fn start_position(&self) -> &Chess {
        self.plies.first().map_or(&self.position, |ply| &ply.before)
    }

    pub(super) fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// The Zobrist hashes of the positions since the last irreversible move, oldest first, the position on show
    /// last: what a search needs to see repetitions. The hash is `shakmaty`'s 64-bit one with the en-passant
    /// square only where a pawn can be taken there.
    #[must_use]
    pub fn repetition_hashes(&self) -> Vec<u64> {
        let window = self.reversible_plies();
        window.iter().map(|ply| ply.hash).chain([self.hash]).collect()
    }

    /// The plies since the last capture, pawn move or deletion.
    fn reversible_plies(&self) -> &[Ply] {
        if self.position.halfmoves() == 0 {
            return &[];
        }
        let start = self.plies.iter().rposition(|ply| ply.before.halfmoves() == 0).unwrap_or(0);
        &self.plies[start..]
    }

    /// How often the position on show has stood on the board, this time included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        1 + self
            .reversible_plies()
            .iter()
            .filter(|ply| ply.hash == self.hash && ply.before == self.position)
            .count()
    }

    /// A draw the side to move may claim now: threefold repetition or fifty moves (FIDE 9.2, 9.3).
    #[must_use]
    pub fn claimable_draw(&self) -> Option<EndReason> {
        if self.outcome.is_some() {
            None
        } else if self.occurrences() >= 3 {
            Some(EndReason::ThreefoldRepetition)
        } else if self.position.halfmoves() >= 100 {
            Some(EndReason::FiftyMoves)
        } else {
            None
        }
    }

    /// Whether this side could still mate by some series of legal moves, as far as material and the proofs of
    /// [`Game::outcome`] tell (flag fall against a bare king is a draw, FIDE 6.9).
    #[must_use]
    pub fn can_win(&self, side: Side) -> bool {
        !self.position.has_insufficient_material(color(side)) && !self.is_dead()
    }

    /// A deletion could still open a wall or break a forced line, but it never adds material.
    fn is_dead(&self) -> bool {
        if self.deletes_left == [0, 0] {
            dead::is_dead(&self.position)
        } else {
            dead::by_material(&self.position)
        }
    }

    /// Where the king of the side to move stands, if it is in check.
    #[must_use]
    pub fn check(&self) -> Option<Point> {
        if self.position.is_check() {
            self.position.board().king_of(self.position.turn()).map(point)
        } else {
            None
        }
    }

    /// Deletions left to `[First, Second]`.
    #[must_use]
    pub const fn deletes_left(&self) -> [u8; 2] {
        self.deletes_left
    }

    /// The side to move.
    #[must_use]
    pub fn to_move(&self) -> Side {
        side(self.position.turn())
    }

    /// Plays an action for the side to move.
    ///
    /// # Errors
    /// The reason why it is refused; nothing is changed then.
    pub fn play(&mut self, action: Action) -> Result<Played, Rejection> {
        if self.outcome.is_none() {
            if let Action::Delete(target) = action {
                if let Ok(next) = delete::after(self, target) {
                    return Ok(self.push(action, None, next));
                }
            } else if let Some(mv) = convert::to_move(&self.position, action) {
                let mut next = self.position.clone();
                next.play_unchecked(mv);
                let action = convert::to_action(mv, self.rules.castling_mode());
                return Ok(self.push(action, Some(mv), next));
            }
        }
        // The explainer knows a reason for whatever is not generated; the tests hold it to that.
        Err(self.explain(action).unwrap_or_else(|| Rejection::new(MoveRejectReason::PieceCannotMoveThatWay)))
    }

    fn push(&mut self, action: Action, mv: Option<Move>, next: Chess) -> Played {
        let taken_on = match (action, mv) {
            (Action::Delete(target), _) => square(target),
            (_, Some(Move::EnPassant { from, to })) => {
                Some(shakmaty::Square::from_coords(to.file(), from.rank()))
            }
            (_, Some(Move::Normal { capture: Some(_), to, .. })) => Some(to),
            _ => None,
        };
        let captured =
            taken_on.and_then(|at| self.position.board().piece_at(at).map(|taken| (point(at), piece(taken))));
        if mv.is_none() {
            let left = &mut self.deletes_left[self.to_move().index()];
            *left = left.saturating_sub(1);
        }
        let before = std::mem::replace(&mut self.position, next);
        let hash = std::mem::replace(&mut self.hash, hash_of(&self.position));
        self.plies.push(Ply { before, hash, mv, captured });
        self.actions.push(action);
        self.outcome = self.find_outcome();
        Played { action, captured: captured.into_iter().collect(), check: self.position.is_check() }
    }

    /// Takes the last action back; `false` at the start position.
    pub fn undo(&mut self) -> bool {
        let Some(ply) = self.plies.pop() else { return false };
        self.actions.pop();
        self.position = ply.before;
        self.hash = ply.hash;
        if ply.mv.is_none() {
            self.deletes_left[side(self.position.turn()).index()] += 1;
        }
        // Nothing can be played once the game is over: before any ply it was not.
        self.outcome = None;
        true
    }

    /// Why this action would be refused; `None` when it is legal.
    #[must_use]
    pub fn explain(&self, action: Action) -> Option<Rejection> {
        explain::refusal(self, action)
    }

    /// Whether the side to move may do this now.
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        self.outcome.is_none()
            && match action {
                Action::Delete(target) => delete::after(self, target).is_ok(),
                _ => convert::to_move(&self.position, action).is_some(),
            }
    }

    /// Every legal move of the side to move; empty when the game is over.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        if self.outcome.is_some() {
            return Vec::new();
        }
        convert::to_actions(&self.position.legal_moves(), self.rules.castling_mode())
    }

    /// Reads a move: SAN (`Nf3`), UCI (`g1f3`), long algebraic (`Ng1-f3`), castling with letters or zeros, and
    /// `delete-e5`. Piece letters are English, or figurines.
    ///
    /// A move whose squares say it all need not be legal. One that names only a piece and its target is taken for
    /// the legal move it fits; where none is legal, for the one that comes closest, so that its refusal can be
    /// explained.
    ///
    /// # Errors
    /// `Unreadable`, `Ambiguous` or `OutOfBounds`; and `CastlingRightLost` for castling that no step of the king
    /// could stand for.
    pub fn parse(&self, text: &str) -> Result<Action, Rejection> {
        notation::read(self, text)
    }

    /// Writes an action as it is written in this position, before it is played. An illegal one, which has no SAN,
    /// is written by its squares.
    #[must_use]
    pub fn text(&self, action: Action, style: ActionText) -> String {
        notation::write(self, action, style)
    }

    /// The name of a point: `e4`.
    #[must_use]
    pub fn point_name(&self, point: Point) -> String {
        notation::point_name(point)
    }

    /// What stands on a point.
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        self.position.board().piece_at(square(point)?).map(piece)
    }

    /// The pieces each side `[First, Second]` has taken, oldest first, removed ones included; a promoted pawn
    /// counts as what it had become.
    #[must_use]
    pub fn captured(&self) -> [Vec<Piece>; 2] {
        let mut captured = [Vec::new(), Vec::new()];
        for ply in &self.plies {
            if let Some((_, taken)) = ply.captured {
                captured[taken.side.other().index()].push(taken);
            }
        }
        captured
    }

    /// The actions that led here, oldest first.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The result, once the rules have ended the game: mate, stalemate, a dead position, seventy-five moves, a
    /// fivefold repetition (FIDE 5.1, 5.2, 9.6). Mate goes before the draws that the same move would bring. A
    /// deletion that is left does not keep a game alive that is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn find_outcome(&self) -> Option<Outcome> {
        let position = &self.position;
        if position.legal_moves().is_empty() {
            return Some(if position.is_check() {
                Outcome::win(side(!position.turn()), EndReason::Checkmate)
            } else {
                Outcome::draw(EndReason::Stalemate)
            });
        }
        if self.is_dead() {
            Some(Outcome::draw(EndReason::InsufficientMaterial))
        } else if position.halfmoves() >= 150 {
            Some(Outcome::draw(EndReason::SeventyFiveMoves))
        } else if self.occurrences() >= 5 {
            Some(Outcome::draw(EndReason::FivefoldRepetition))
        } else {
            None
        }
    }

    /// The square of the king of the side to move.
    pub(super) fn own_king(&self) -> Option<shakmaty::Square> {
        self.position.our(Role::King).first()
    }
}

fn hash_of(position: &Chess) -> u64 {
    position.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0
}
