//! What a click or a drop means: select a piece, let it go, or ask for a move.

use hansu_rules::{Action, AnyGame, GameKind, PieceKind, Point};

/// What a gesture at the board asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// Nothing to ask; the selection may have changed.
    Nothing,
    /// Play this.
    Submit(Action),
    /// Ask the person what the pawn becomes.
    Promote {
        /// Where the pawn stands.
        from: Point,
        /// The last-rank square it goes to.
        to: Point,
        /// What it may become, the usual choice first.
        choices: Vec<PieceKind>,
    },
}

/// The piece in the person's hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    from: Option<Point>,
    targets: Vec<Point>,
}

impl Selection {
    /// The selected point.
    #[must_use]
    pub fn point(&self) -> Option<Point> {
        self.from
    }

    /// Where the selected piece may go.
    #[must_use]
    pub fn targets(&self) -> &[Point] {
        &self.targets
    }

    /// Lets the piece go.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// Takes the piece on `point` in hand.
    pub fn select(&mut self, game: &AnyGame, point: Point) {
        self.from = Some(point);
        self.targets = game.targets(point);
    }

    /// A click on `point`. In Go it is a stone. Elsewhere the first click takes an own piece and the second says
    /// where it goes; a click on another own piece takes that one instead (unless it can be castled with), a click
    /// on the selected piece lets it go. A click on an empty point or an enemy's piece with nothing in hand asks
    /// for the impossible move from there, so that the person is told why nothing happened.
    pub fn tap(&mut self, game: &AnyGame, point: Point) -> Intent {
        if game.kind() == GameKind::Go {
            return Intent::Submit(Action::Place(point));
        }
        let own = game.piece_at(point).is_some_and(|piece| piece.side == game.to_move());
        match self.from {
            Some(from) if from == point => {
                self.clear();
                Intent::Nothing
            }
            Some(_) if own && !self.targets.contains(&point) => {
                self.select(game, point);
                Intent::Nothing
            }
            Some(from) => self.ask(game, from, point),
            None if own => {
                self.select(game, point);
                Intent::Nothing
            }
            None => Intent::Submit(Action::step(point, point)),
        }
    }

    /// A piece dragged from `from` and dropped on `to`. Dropped where it was, it stays selected.
    pub fn drag(&mut self, game: &AnyGame, from: Point, to: Point) -> Intent {
        if game.kind() == GameKind::Go {
            return Intent::Submit(Action::Place(to));
        }
        if from == to {
            self.select(game, from);
            return Intent::Nothing;
        }
        self.ask(game, from, to)
    }

    fn ask(&mut self, game: &AnyGame, from: Point, to: Point) -> Intent {
        self.clear();
        let choices = promotions(game, from, to);
        if choices.is_empty() {
            Intent::Submit(Action::step(from, to))
        } else {
            Intent::Promote { from, to, choices }
        }
    }
}

/// What the piece on `from` may become on `to`, strongest first; empty where no promotion is legal.
fn promotions(game: &AnyGame, from: Point, to: Point) -> Vec<PieceKind> {
    if game.kind() != GameKind::Chess {
        return Vec::new();
    }
    [PieceKind::Queen, PieceKind::Rook, PieceKind::Bishop, PieceKind::Knight]
        .into_iter()
        .filter(|&kind| game.is_legal(Action::Step { from, to, promotion: Some(kind) }))
        .collect()
}
