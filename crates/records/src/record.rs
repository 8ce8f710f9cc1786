//! A game as a record: how it starts, its tree, its tags.

use hansu_rules::{Action, AnyGame, GameKind, Outcome, Point, Rejection, Side, go};

use crate::{
    GameTree, NodeId, Start,
    replay::{self, Cursor, Entered},
    start::StartError,
    tree::{notes::SetupEdit, order::Visit},
};

/// A game as a record.
#[derive(Clone, Debug)]
pub struct Record {
    /// Rules and start.
    pub start: Start,
    /// Moves, notes and tags.
    pub tree: GameTree,
}

/// A node of a record that cannot be played as it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Refused {
    /// Where.
    pub node: NodeId,
    /// Why.
    pub fault: Fault,
}

/// Why a node cannot be played as it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// Its move breaks the rules.
    Refused(Rejection),
    /// Its move could not be read.
    Unread,
    /// Its stones cannot stand.
    SetUp(go::SetupError),
}

impl Record {
    /// A record without moves.
    #[must_use]
    pub fn new(start: Start) -> Self {
        Self { start, tree: GameTree::new() }
    }

    /// The record of a game that is being played or was; its last position is on show.
    #[must_use]
    pub fn from_game(game: &AnyGame) -> Self {
        let (start, setup) = Start::of(game);
        let mut record = Self::new(start);
        if let Some(setup) = setup {
            record.tree.notes_mut(NodeId::ROOT).setup = Some(root_setup(&setup));
        }
        for (index, action) in game.actions().iter().enumerate() {
            let node = record.tree.play(*action);
            if let AnyGame::Go(game) = game {
                record.tree.set_mover(node, game.mover(index));
            }
        }
        record
    }

    /// A record with a tree of a game that was begun like `game`.
    #[must_use]
    pub fn with_tree(game: &AnyGame, tree: GameTree) -> Self {
        let (start, setup) = Start::of(game);
        let mut record = Self { start, tree };
        if let Some(setup) = setup {
            record.tree.notes_mut(NodeId::ROOT).setup = Some(root_setup(&setup));
        }
        record
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.start.kind()
    }

    /// The game at a node, to be played on: see [`replay::game_at`].
    ///
    /// # Errors
    /// A start that cannot be played from.
    pub fn game_at(&self, node: NodeId) -> Result<AnyGame, StartError> {
        replay::game_at(&self.start, &self.tree, node)
    }

    /// The position at a node, for walking through the tree.
    ///
    /// # Errors
    /// A start that cannot be played from.
    pub fn cursor_at(&self, node: NodeId) -> Result<Cursor, StartError> {
        Cursor::at(&self.start, &self.tree, node)
    }

    /// Plays the whole tree, remembers which moves cannot be played (see [`GameTree::is_refused`]) and returns them in
    /// the order of the file. In time proportional to the number of nodes.
    ///
    /// # Errors
    /// A start that cannot be played from; nothing is changed then.
    pub fn check(&mut self) -> Result<Vec<Refused>, StartError> {
        let mut cursor = Cursor::new(&self.start)?;
        let visits: Vec<Visit> = self.tree.walk(NodeId::ROOT).collect();
        let mut refused = Vec::new();
        for visit in visits {
            match visit {
                Visit::Enter(node) => {
                    let found = match cursor.enter(&self.tree, node) {
                        Entered::Played(_) => None,
                        Entered::Refused(rejection) => Some(Fault::Refused(rejection)),
                        Entered::Unread => Some(Fault::Unread),
                        Entered::SetUp(error) => Some(Fault::SetUp(error)),
                    };
                    self.tree.set_refused(node, found.is_some());
                    refused.extend(found.map(|fault| Refused { node, fault }));
                }
                Visit::Leave(_) => cursor.leave(),
            }
        }
        Ok(refused)
    }

    /// The move of a node by its points, as programs write it; empty where it has none.
    #[must_use]
    pub fn move_name(&self, node: NodeId) -> String {
        let Some(action) = self.tree.action(node) else { return String::new() };
        match (&self.start, action) {
            (Start::Go { .. }, Action::Place(point)) => go::Vertex::At(point).to_string(),
            (_, Action::Pass) => "pass".to_owned(),
            (_, Action::Step { from, to, .. }) => {
                let name = |point: Point| {
                    format!("{}{}", char::from(b'a' + point.col.min(25)), u16::from(point.row) + 1)
                };
                format!("{}{}", name(from), name(to))
            }
            (_, Action::Delete(point) | Action::Place(point)) => {
                format!("{},{}", point.col + 1, point.row + 1)
            }
        }
    }

    /// Sets the tag `Result` to how the game ended, as the three formats write it: `1-0`, `0-1`, `1/2-1/2`, `*`. First
    /// is White in chess, Cho in Janggi and Black in Go.
    pub fn set_outcome(&mut self, outcome: Option<Outcome>) {
        let text = result_text(self.kind(), outcome);
        self.tree.tags_mut().set("Result", text);
    }
}

/// The result as a tag: in Go `B+3.5`, `W+R`, `0`, `Void`; elsewhere `1-0` and so on; `*` for an unfinished game (`?` in
/// Go).
#[must_use]
pub fn result_text(kind: GameKind, outcome: Option<Outcome>) -> String {
    use hansu_rules::EndReason;
    let winner = outcome.and_then(|outcome| outcome.winner);
    if kind != GameKind::Go {
        return match (outcome, winner) {
            (None, _) => "*",
            (_, None) => "1/2-1/2",
            (_, Some(Side::First)) => "1-0",
            (_, Some(Side::Second)) => "0-1",
        }
        .to_owned();
    }
    let Some(outcome) = outcome else { return "?".to_owned() };
    let Some(winner) = winner else {
        return if outcome.by == EndReason::NoResult { "Void" } else { "0" }.to_owned();
    };
    let letter = if winner == Side::First { 'B' } else { 'W' };
    let how = match outcome.by {
        EndReason::Resignation => "R".to_owned(),
        EndReason::Time => "T".to_owned(),
        EndReason::Forfeit => "F".to_owned(),
        EndReason::Score([black, white]) => {
            let by = black - white;
            hansu_rules::HalfPoints(by.0.abs()).to_string()
        }
        _ => String::new(),
    };
    format!("{letter}+{how}")
}

fn root_setup(setup: &go::Setup) -> SetupEdit {
    let mut stones: Vec<_> = setup.stones.iter().map(|&(point, side)| (point, Some(side))).collect();
    stones.sort_unstable_by_key(|&(point, side)| (side, point));
    SetupEdit { stones, to_move: Some(setup.to_move) }
}
