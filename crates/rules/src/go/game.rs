//! A game of Go: rules, start, and the moves played, with everything that needs history.

use crate::{
    Action, ActionText, EndReason, KoRule, Outcome, Piece, PieceKind, Played, Point, Rejection, Side,
};

use super::{Board, Rules, Setup, SetupError, Vertex, board::Loc, history::History};

/// Where a game of Go stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Moves are being played.
    Play,
    /// Two passes were played: dead stones are being marked.
    Scoring,
    /// The result stands.
    Over,
}

/// A game of Go: rules, start, and the moves played.
#[derive(Clone, Debug)]
pub struct Game {
    pub(super) rules: Rules,
    pub(super) setup: Setup,
    pub(super) board: Board,
    pub(super) to_move: Side,
    pub(super) actions: Vec<Action>,
    /// What taking each action back needs, one entry an action.
    turns: Vec<Turn>,
    /// All stones that left the board, in order; each turn knows where its own begin.
    gone: Vec<Gone>,
    /// The ply that put the stone of each point there; 0 for the start position, stale on empty points.
    pub(super) placed: Vec<u32>,
    /// Stones taken by `[Black, White]`.
    pub(super) prisoners: [u32; 2],
    pub(super) history: History,
    /// Passes in a row, those before play was resumed not counted.
    pub(super) passes: u8,
    /// While counting: the stones marked dead, whole chains, sorted.
    pub(super) dead: Vec<Point>,
    pub(super) end: Option<Outcome>,
}

#[derive(Clone, Copy, Debug)]
struct Turn {
    gone_from: usize,
    passes_before: u8,
    /// Who played.
    side: Side,
    /// Whose turn it was before: the same side, unless it played out of turn.
    due: Side,
}

#[derive(Clone, Copy, Debug)]
struct Gone {
    at: Loc,
    placed: u32,
}

impl Game {
    /// An empty board. `size` from 2 to 25.
    ///
    /// # Errors
    /// [`SetupError::Size`].
    pub fn new(size: u8, rules: Rules) -> Result<Self, SetupError> {
        Self::from_setup(size, rules, Setup::empty())
    }

    /// A board with `stones` black handicap stones on the fixed points of GTP; White moves first. Up to one stone
    /// it is an empty board with Black to move.
    ///
    /// # Errors
    /// Where size or number do not fit.
    pub fn with_handicap(size: u8, rules: Rules, stones: u8) -> Result<Self, SetupError> {
        Self::from_setup(size, rules, Setup::fixed_handicap(size, stones)?)
    }

    /// Any start: free handicap, a problem, a position from a record. It is the first board of the history that
    /// ko looks back on.
    ///
    /// # Errors
    /// Where the stones do not fit on a board of this size, or a chain has no liberty.
    pub fn from_setup(size: u8, rules: Rules, setup: Setup) -> Result<Self, SetupError> {
        let board = setup.board(size)?;
        Ok(Self {
            rules,
            to_move: setup.to_move,
            actions: Vec::new(),
            turns: Vec::new(),
            gone: Vec::new(),
            placed: vec![0; usize::from(size) * usize::from(size)],
            prisoners: [0; 2],
            history: History::new(board.hash(), board.packed(), setup.to_move),
            passes: 0,
            dead: Vec::new(),
            end: None,
            board,
            setup,
        })
    }

    /// Points on a side.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.board.size()
    }

    /// The rules in force.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// How the game started.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The stones as they stand.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Where the game stands.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match (self.end, self.passes) {
            (Some(_), _) => Phase::Over,
            (None, 0 | 1) => Phase::Play,
            (None, _) => Phase::Scoring,
        }
    }

    /// The side to move.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// Plays an action for the side to move.
    ///
    /// Two passes in a row open [`Phase::Scoring`]; under simple ko the third time that a stone brings about the
    /// same board with the same side to move ends the game without a result. Whoever plays a list of actions again
    /// that went on after either calls [`Self::resume_play`] where it did.
    ///
    /// # Errors
    /// The reason why it is refused; nothing is changed then.
    pub fn play(&mut self, action: Action) -> Result<Played, Rejection> {
        self.play_as(self.to_move, action)
    }

    /// Plays an action for either side, as protocols demand that build positions up from moves of one colour. Out
    /// of turn it is as if the turn had been given away by [`Self::give_turn_to`]; [`Self::undo`] takes that back
    /// together with the action.
    ///
    /// # Errors
    /// The reason why it is refused; nothing is changed then.
    pub fn play_as(&mut self, side: Side, action: Action) -> Result<Played, Rejection> {
        let (due, passes_before) = (self.to_move, self.passes);
        self.give_turn_to(side);
        if let Some(rejection) = self.explain(action) {
            self.restore_turn(due, passes_before);
            return Err(rejection);
        }
        let turn = Turn { gone_from: self.gone.len(), passes_before, side: self.to_move, due };
        let side = self.to_move;
        let mut captured = Vec::new();
        if let Action::Place(point) = action {
            let at = self.board.loc(point);
            let gone = self.board.place(at, side);
            let dense = self.dense(point);
            self.placed[dense] = self.actions.len() as u32 + 1;
            let taker = if gone.contains(&at) { side.other() } else { side };
            self.prisoners[taker.index()] += gone.len() as u32;
            for at in gone {
                let point = self.board.point(at);
                captured.push((point, Piece::new(taker.other(), PieceKind::Stone)));
                let placed = self.placed[self.dense(point)];
                self.gone.push(Gone { at, placed });
            }
            captured.sort_unstable_by_key(|(point, _)| *point);
            self.passes = 0;
        } else {
            self.passes += 1;
        }
        self.turns.push(turn);
        self.actions.push(action);
        self.to_move = side.other();
        let by_pass = action == Action::Pass;
        self.history.push(self.board.hash(), self.board.packed(), self.to_move, by_pass);
        if self.rules.ko == KoRule::Simple && !by_pass && self.history.occurrences() >= 3 {
            self.end = Some(Outcome::draw(EndReason::NoResult));
        }
        Ok(Played { action, captured, check: false })
    }

    /// Takes the last action back; `false` at the start position. What was agreed in counting is forgotten.
    pub fn undo(&mut self) -> bool {
        let (Some(action), Some(turn)) = (self.actions.pop(), self.turns.pop()) else { return false };
        let side = turn.side;
        if let Action::Place(point) = action {
            let gone = self.gone.split_off(turn.gone_from);
            let stones: Vec<Loc> = gone.iter().map(|gone| gone.at).collect();
            let at = self.board.loc(point);
            let taker = if stones.contains(&at) { side.other() } else { side };
            self.prisoners[taker.index()] -= gone.len() as u32;
            self.board.take_back(at, side, &stones);
            for Gone { at, placed } in gone {
                let dense = self.dense(self.board.point(at));
                self.placed[dense] = placed;
            }
        }
        self.history.pop();
        self.restore_turn(turn.due, turn.passes_before);
        self.dead.clear();
        self.end = None;
        true
    }

    /// Gives the turn to a side while moves are being played. That is no pass: no board is added to the history, so
    /// a simple ko that the other side may not retake yet stays forbidden to it, and whoever lost the turn has not
    /// agreed to end the game. The board on show counts for situational superko with the side that moves now.
    pub fn give_turn_to(&mut self, side: Side) {
        if self.to_move != side && self.phase() == Phase::Play {
            self.restore_turn(side, 0);
        }
    }

    fn restore_turn(&mut self, side: Side, passes: u8) {
        self.to_move = side;
        self.passes = passes;
        self.history.set_to_move(side);
    }

    /// Who played the action of this index; `None` where no such action was played.
    #[must_use]
    pub fn mover(&self, index: usize) -> Option<Side> {
        self.turns.get(index).map(|turn| turn.side)
    }

    /// Changes the rules for what is played from now on, and for counting. Moves that stand remain as they were
    /// played; a result that the old rules brought about is gone.
    pub fn set_rules(&mut self, rules: Rules) {
        self.rules = rules;
        self.end = None;
    }

    /// Reads a vertex or `pass`; nothing else is written in Go.
    ///
    /// # Errors
    /// `Unreadable` or `OutOfBounds`.
    pub fn parse(&self, text: &str) -> Result<Action, Rejection> {
        match Vertex::parse(text, self.size()) {
            Ok(Vertex::At(point)) => Ok(Action::Place(point)),
            Ok(Vertex::Pass) => Ok(Action::Pass),
            Err(error) => Err(self.refuse_text(text, error)),
        }
    }

    /// Writes an action as it is written in this position, before it is played: a vertex in either style. What is
    /// no action of Go comes out readable, but cannot be read back.
    #[must_use]
    pub fn text(&self, action: Action, _style: ActionText) -> String {
        match action {
            Action::Place(point) => Vertex::At(point).to_string(),
            Action::Pass => Vertex::Pass.to_string(),
            Action::Step { from, to, .. } => format!("{}-{}", Vertex::At(from), Vertex::At(to)),
            Action::Delete(point) => format!("x{}", Vertex::At(point)),
        }
    }

    /// The name of a point.
    #[must_use]
    pub fn point_name(&self, point: Point) -> String {
        Vertex::At(point).to_string()
    }

    /// What stands on a point.
    #[must_use]
    pub fn piece_at(&self, point: Point) -> Option<Piece> {
        self.board.stone(point).map(|side| Piece::new(side, PieceKind::Stone))
    }

    /// The pieces each side has taken, its prisoners; a side's own suicides are the other side's.
    #[must_use]
    pub fn captured(&self) -> [Vec<Piece>; 2] {
        Side::BOTH.map(|side| {
            vec![Piece::new(side.other(), PieceKind::Stone); self.prisoners[side.index()] as usize]
        })
    }

    /// The actions that led here, oldest first.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The result, once the rules have ended the game.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.end
    }

    /// The index of a point, row by row from the bottom.
    pub(super) fn dense(&self, point: Point) -> usize {
        usize::from(point.row) * usize::from(self.size()) + usize::from(point.col)
    }
}
