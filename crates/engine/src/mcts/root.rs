//! The position asked about, on the board of the search.

use hansu_rules::{
    Action, KoRule, Point, Side,
    go::{
        Game, Rules, Scoring,
        playout::{NO_VERTEX, PlayoutBoard, Vertex},
    },
};

/// What White is ahead by before a stone is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Handicap {
    /// Komi and the bonus for handicap stones, in half points.
    halves: i32,
    /// Under territory scoring a stone put on the board is a point less of territory than area counts: what area
    /// counts is corrected by the stones each side has put there.
    territory: bool,
}

impl Handicap {
    fn of(game: &Game) -> Self {
        let rules = game.rules();
        let bonus = rules.handicap_bonus.points(game.setup().handicap);
        let territory = rules.scoring == Scoring::Territory;
        let bonus = if territory { 0 } else { i32::from(bonus) };
        Self { halves: rules.komi.0.saturating_add(2 * bonus), territory }
    }

    /// By how many points Black wins, where `area` is Black's area less White's, and `stones_spent` how many more
    /// stones Black has put on the board than White.
    pub(super) fn black_lead(self, area: i32, stones_spent: i32) -> f32 {
        let lead = if self.territory { area - stones_spent } else { area };
        lead as f32 - self.halves as f32 / 2.0
    }
}

/// A position to search.
#[derive(Clone, Debug)]
pub(super) struct Root {
    pub(super) board: PlayoutBoard,
    pub(super) side: Side,
    pub(super) handicap: Handicap,
    /// How many more stones Black has put on the board than White, lost ones and handicap included.
    pub(super) stones_spent: i32,
    /// Points that only the history of the game forbids.
    pub(super) forbidden: Vec<Vertex>,
    /// Points that would bring an earlier board back, though the rules allow it. Servers and referees often forbid
    /// what a simple ko does not, and take a repetition for an illegal move; and a cycle without end wins nothing.
    /// So the engine leaves them to its opponents as long as it has anything else, if only a pass.
    pub(super) repeating: Vec<Vertex>,
    /// What alone may be played, a pass as `NO_VERTEX`; everything where it is `None`.
    pub(super) only: Option<Vec<Vertex>>,
    /// Turns played before.
    pub(super) turns: usize,
    /// The opponent has just passed.
    pub(super) after_pass: bool,
}

impl Root {
    /// Reads the position of a game. The game's own legality decides what may be played here.
    pub(super) fn of(game: &Game) -> Self {
        let size = game.size();
        let side = game.to_move();
        let mut board = PlayoutBoard::new(size);
        let points = (0..size).flat_map(|row| (0..size).map(move |col| Point::new(col, row)));
        for point in points.clone() {
            if let Some(piece) = game.piece_at(point) {
                board.play(board.vertex(point), piece.side);
            }
        }
        board.set_ko(NO_VERTEX);
        let last = game.actions().last().copied();
        board.set_last(match last {
            Some(Action::Place(point)) => board.vertex(point),
            _ => NO_VERTEX,
        });
        let strict = without_repetition(game);
        let (mut forbidden, mut repeating) = (Vec::new(), Vec::new());
        for point in points {
            let (vertex, action) = (board.vertex(point), Action::Place(point));
            if !board.is_legal(vertex, side) {
                continue;
            }
            if !game.is_legal(action) {
                forbidden.push(vertex);
            } else if strict.as_ref().is_some_and(|strict| !strict.is_legal(action)) {
                repeating.push(vertex);
            }
        }
        if let Some(&ko) = forbidden.iter().find(|&&vertex| takes_one_stone(&board, vertex, side)) {
            board.set_ko(ko);
        }
        let taken = game.captured().map(|stones| stones.len() as i32);
        let spent = |side: Side| i32::from(board.stones(side)) + taken[side.other().index()];
        Self {
            side,
            handicap: Handicap::of(game),
            stones_spent: spent(Side::First) - spent(Side::Second),
            forbidden,
            repeating,
            only: None,
            turns: game.actions().len(),
            after_pass: last == Some(Action::Pass),
            board,
        }
    }

    /// The same position, of which only these moves are considered; all where there are none.
    pub(super) fn among(mut self, only: &[Action]) -> Self {
        let vertex = |action: &Action| match *action {
            Action::Place(point) => {
                let size = self.board.size();
                (point.col < size && point.row < size).then(|| self.board.vertex(point))
            }
            Action::Pass => Some(NO_VERTEX),
            _ => None,
        };
        self.only = (!only.is_empty()).then(|| only.iter().filter_map(vertex).collect());
        if self.only.is_some() && self.singled_out().next().is_none() {
            // There is nothing but repetitions to choose from.
            self.repeating.clear();
        }
        self
    }

    /// Gives the move to the opponent.
    pub(super) fn pass(&mut self) {
        self.side = self.side.other();
        self.board.pass();
        self.board.resume();
        self.forbidden.clear();
        self.repeating.clear();
        self.only = None;
    }

    /// Whether this stone, or a pass (`NO_VERTEX`), is considered: the rules of the game allow it now, and so does
    /// whoever asks, and it repeats no board.
    pub(super) fn allows(&self, vertex: Vertex) -> bool {
        self.only.as_ref().is_none_or(|only| only.contains(&vertex))
            && (vertex == NO_VERTEX
                || !self.forbidden.contains(&vertex)
                    && !self.repeating.contains(&vertex)
                    && self.board.is_legal(vertex, self.side))
    }

    /// The moves that alone are considered, as far as the search can play them; none where all are.
    pub(super) fn singled_out(&self) -> impl Iterator<Item = Vertex> {
        self.only.iter().flatten().copied().filter(|&vertex| self.allows(vertex))
    }
}

/// The same game where no board may come back; `None` where its own rules see to that.
fn without_repetition(game: &Game) -> Option<Game> {
    (game.rules().ko == KoRule::Simple).then(|| {
        let mut strict = game.clone();
        strict.set_rules(Rules { ko: KoRule::PositionalSuperko, ..*game.rules() });
        strict
    })
}

fn takes_one_stone(board: &PlayoutBoard, vertex: Vertex, side: Side) -> bool {
    let mut after = board.clone();
    after.play(vertex, side) == 1
}
