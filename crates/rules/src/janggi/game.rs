//! A game: rules, the position it began with, and everything played since.

use super::{
    delete, ending, explain,
    fen::FenError,
    formation::{Formation, start_position},
    mv::{Move, MoveList},
    notation,
    position::Position,
    repetition,
    role::Role,
    rules::Rules,
    setup::Setup,
    square::Square,
};
use crate::{Action, ActionText, EndReason, HalfPoints, Outcome, Piece, Played, Point, Rejection, Side};

/// One thing done in a game: a move or a deletion, and what stood before it.
#[derive(Clone, Debug)]
pub(super) struct Ply {
    pub(super) before: Position,
    quiet_before: u32,
    number_before: u32,
    outcome_before: Option<Outcome>,
    /// The move; `None` for a deletion.
    pub(super) mv: Option<Move>,
    /// What left the board.
    pub(super) captured: Option<(Square, Side, Role)>,
    /// The side that moved was in check.
    pub(super) in_check: bool,
    /// The side then to move is in check.
    pub(super) gives_check: bool,
}

impl Ply {
    pub(super) const fn is_deletion(&self) -> bool {
        self.mv.is_none()
    }
}

/// A game of Janggi: rules, start, and the moves played.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    position: Position,
    quiet_plies: u32,
    move_number: u32,
    deletes_left: [u8; 2],
    plies: Vec<Ply>,
    actions: Vec<Action>,
    in_check: bool,
    outcome: Option<Outcome>,
}

impl Game {
    /// A game with these set-ups; Cho moves first.
    ///
    /// Both set-ups are given as records write them, see [`Formation::seen_by`].
    #[must_use]
    pub fn new(rules: Rules, cho: Formation, han: Formation) -> Self {
        Self::from_position(start_position(cho, han), rules)
    }

    /// From a FEN as Fairy-Stockfish writes it.
    ///
    /// # Errors
    /// What is wrong with the text or the position.
    pub fn from_fen(fen: &str, rules: Rules) -> Result<Self, FenError> {
        let setup: Setup = fen.parse()?;
        let position = setup.position()?;
        Ok(Self::begin(position, rules, setup.quiet_plies, setup.move_number))
    }

    /// From a position; it is move 1.
    #[must_use]
    pub fn from_position(position: Position, rules: Rules) -> Self {
        Self::begin(position, rules, 0, 1)
    }

    fn begin(position: Position, rules: Rules, quiet_plies: u32, move_number: u32) -> Self {
        let position = position.with_bikjang_rule(rules.bikjang);
        let mut game = Self {
            rules,
            position,
            quiet_plies,
            move_number,
            deletes_left: [rules.deletes; 2],
            plies: Vec::new(),
            actions: Vec::new(),
            in_check: position.in_check(),
            outcome: None,
        };
        game.outcome = ending::outcome(&game);
        game
    }

    /// The arrangement on show, with its move counters.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup { quiet_plies: self.quiet_plies, move_number: self.move_number, ..Setup::from(&self.position) }
    }

    /// The position on show as a FEN.
    #[must_use]
    pub fn fen(&self) -> String {
        self.setup().to_string()
    }

    /// The rules in force.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position on show, as a search needs it.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position the game was begun with.
    #[must_use]
    pub fn start(&self) -> &Position {
        self.plies.first().map_or(&self.position, |first| &first.before)
    }

    /// The hashes of the positions before the one on show back to the last capture, the latest first: those that can
    /// still be repeated.
    pub fn repetition_hashes(&self) -> impl Iterator<Item = u64> {
        self.plies.iter().rev().take(self.quiet_plies as usize).map(|ply| ply.before.hash())
    }

    /// Plies since the last capture or deletion.
    #[must_use]
    pub const fn quiet_plies(&self) -> u32 {
        self.quiet_plies
    }

    /// Everything done so far.
    pub(super) fn plies(&self) -> &[Ply] {
        &self.plies
    }

    pub(super) const fn is_in_check(&self) -> bool {
        self.in_check
    }

    /// Where the general of the side to move stands, if it is in check.
    #[must_use]
    pub fn check(&self) -> Option<Point> {
        self.in_check.then(|| self.position.general(self.position.turn()).into())
    }

    /// Material points of `[Cho, Han]`, Han's 1.5 included.
    #[must_use]
    pub fn points(&self) -> [HalfPoints; 2] {
        ending::points(&self.position)
    }

    /// The generals face each other on an open file.
    #[must_use]
    pub fn bikjang(&self) -> bool {
        self.position.generals_face()
    }

    /// Deletions left to `[First, Second]`.
    #[must_use]
    pub const fn deletes_left(&self) -> [u8; 2] {
        self.deletes_left
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.position.turn()
    }

    /// Plays an action for the side to move.
    ///
    /// # Errors
    /// The reason why it is refused; nothing is changed then.
    pub fn play(&mut self, action: Action) -> Result<Played, Rejection> {
        let ply = Ply {
            before: self.position,
            quiet_before: self.quiet_plies,
            number_before: self.move_number,
            outcome_before: self.outcome,
            mv: None,
            captured: None,
            in_check: self.in_check,
            gives_check: false,
        };
        explain::not_playing(self, action).map_or(Ok(()), Err)?;
        match action {
            Action::Delete(target) => {
                let (square, next) = delete::examine(self, target)?;
                self.deletes_left[self.to_move().index()] -= 1;
                Ok(self.finish(Ply { captured: occupant(&self.position, square), ..ply }, next, action))
            }
            _ => {
                let mv = explain::examine(self, action)?;
                let captured = if mv.is_pass() { None } else { occupant(&self.position, mv.to()) };
                let next = self.position.after(mv);
                // A FEN may begin with any number: the highest stays.
                self.move_number = self.move_number.saturating_add(u32::from(self.to_move() == Side::Second));
                Ok(self.finish(Ply { mv: Some(mv), captured, ..ply }, next, mv.to_action()))
            }
        }
    }

    /// Enters what was done, with the position it led to.
    fn finish(&mut self, mut ply: Ply, next: Position, action: Action) -> Played {
        let loud = ply.captured.is_some() || ply.is_deletion();
        self.quiet_plies = if loud { 0 } else { self.quiet_plies.saturating_add(1) };
        self.position = next;
        self.in_check = next.in_check();
        ply.gives_check = self.in_check;
        let captured = ply.captured.map(|(square, side, role)| (square.into(), role.of(side)));
        self.plies.push(ply);
        self.actions.push(action);
        self.outcome = ending::outcome(self);
        Played { action, captured: captured.into_iter().collect(), check: self.in_check }
    }

    /// Takes the last action back; `false` at the start position.
    pub fn undo(&mut self) -> bool {
        let Some(ply) = self.plies.pop() else { return false };
        self.actions.pop();
        if ply.is_deletion() {
            self.deletes_left[ply.before.turn().index()] += 1;
        }
        self.position = ply.before;
        self.quiet_plies = ply.quiet_before;
        self.move_number = ply.number_before;
        self.in_check = ply.in_check;
        self.outcome = ply.outcome_before;
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
        if self.outcome.is_some() {
            return false;
        }
        match action {
            Action::Delete(target) => delete::examine(self, target).is_ok(),
            _ => Move::from_action(action, &self.position)
                .is_some_and(|mv| self.position.is_legal(mv) && self.history_allows(mv)),
        }
    }

    /// What the rules add to the legality of a move that the position alone allows.
    fn history_allows(&self, mv: Move) -> bool {
        if mv.is_pass() { explain::pass_is_allowed(self) } else { repetition::forbidden(self, mv).is_none() }
    }

    /// Fills the list with every legal move of the side to move; nothing when the game is over.
    pub fn legal_moves(&self, moves: &mut MoveList) {
        moves.clear();
        if self.outcome.is_none() {
            self.position.legal_moves(moves);
            moves.retain(|mv| self.history_allows(mv));
        }
    }

    /// Every legal move of the side to move; empty when the game is over.
    #[must_use]
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut moves = MoveList::new();
        self.legal_moves(&mut moves);
        moves.into_iter().map(Move::to_action).collect()
    }

    /// Reads a move in any notation of this game: `a4b4`, `79졸78`, `P71-72`, a pass as `e2e2`, `pass`, `@@@@` or
    /// `한수쉼`, a deletion as `delete-e5`. It need not be legal.
    ///
    /// # Errors
    /// `Unreadable`, `Ambiguous` or `OutOfBounds`.
    pub fn parse(&self, text: &str) -> Result<Action, Rejection> {
        notation::read(self, text)
    }

    /// Writes an action as it is written in this position, before it is played.
    #[must_use]
    pub fn text(&self, action: Action, style: ActionText) -> String {
        notation::write(self, action, style)
    }

    /// The name of a point: `a4`, as engines write it.
    #[must_use]
    pub fn point_name(&self, point: Point) -> String {
        notation::point_name(point)
    }

    /// What stands on a point.
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        self.position.piece_at(Square::try_from(point).ok()?)
    }

    /// The pieces each side has taken, oldest first, removed ones included.
    #[must_use]
    pub fn captured(&self) -> [Vec<Piece>; 2] {
        let mut captured = [Vec::new(), Vec::new()];
        for (_, side, role) in self.plies.iter().filter_map(|ply| ply.captured) {
            captured[side.other().index()].push(role.of(side));
        }
        captured
    }

    /// The actions that led here, oldest first.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The result, once the rules have ended the game.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The result of a game that ends now without mate.
    pub(super) fn decided(&self, by: impl FnOnce(Option<[HalfPoints; 2]>) -> EndReason) -> Outcome {
        ending::decided(self.rules.points.then(|| self.points()), by)
    }
}

fn occupant(position: &Position, square: Square) -> Option<(Square, Side, Role)> {
    position.at(square).map(|(side, role)| (square, side, role))
}
