//! A record that is gone through, without Qt: its moves as a list, and what is edited in it. The board and the hand
//! at it are a [`Session`](crate::session::Session) shared with the board's object.

mod edits;
mod file;
pub mod insight;
mod marks;
mod moves;
mod naming;
pub mod review;

pub use edits::judgement_text;
pub use file::{FileTrouble, StudyFile, ToSave, Written, record_title, warning_words};
pub use insight::Insight;
pub use marks::{Pen, ShownMark};
pub use moves::Moves;
pub use review::Review;

use std::{cell::RefCell, rc::Rc, sync::Arc};

use hansu_engine::SearchLimits;
use hansu_players::analysis::ReviewEvent;
use hansu_records::{NodeId, Record, StartError, replay};
use hansu_rules::{Action, ActionText};

use crate::{app_state::study_session, session::Session};

/// The record on show and what else was opened with it.
#[derive(Debug)]
pub struct Study {
    session: Rc<RefCell<Session>>,
    moves: Moves,
    branch: Option<hansu_records::tree::branch::Branch>,
    file: Option<StudyFile>,
    saved: bool,
    insight: Insight,
    review: Review,
}

impl Default for Study {
    fn default() -> Self {
        Self {
            session: study_session(),
            moves: Moves::default(),
            branch: None,
            file: None,
            saved: false,
            insight: Insight::default(),
            review: Review::default(),
        }
    }
}

/// Where to go from the node on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the start.
    First,
    /// To the node before.
    Before,
    /// On along the line.
    After,
    /// To the end of the line.
    Last,
    /// To the variation above.
    Above,
    /// To the variation below.
    Below,
}

impl Study {
    /// Opens a record.
    ///
    /// # Errors
    /// A start that cannot be played from; what was on show stays then.
    pub fn open(&mut self, record: Record, notify: hansu_players::Notify) -> Result<(), StartError> {
        let moves = Moves::of(&record);
        self.session.borrow_mut().study(record, notify)?;
        self.moves = moves;
        self.saved = false;
        self.review = Review::default();
        self.look();
        Ok(())
    }

    /// Opens a record that is from no file.
    ///
    /// # Errors
    /// A start that cannot be played from; what was on show stays then.
    pub fn open_new(&mut self, record: Record, notify: hansu_players::Notify) -> Result<(), StartError> {
        self.open(record, notify)?;
        self.file = None;
        Ok(())
    }

    /// The session of the board.
    #[must_use]
    pub fn session(&self) -> &Rc<RefCell<Session>> {
        &self.session
    }

    /// The list of moves.
    #[must_use]
    pub fn moves(&self) -> &Moves {
        &self.moves
    }

    /// A move of the record as players write it; a pass in the language of the window.
    #[must_use]
    pub fn text(&self, node: NodeId) -> String {
        let session = self.session.borrow();
        match session.tree().and_then(|tree| tree.action(node)) {
            Some(Action::Pass) => session.pass_text(),
            _ => self.moves.text(node).to_owned(),
        }
    }

    /// What stands before a row whose first move has so many before it.
    #[must_use]
    pub fn number(&self, ply: usize) -> String {
        let session = self.session.borrow();
        session.table().map_or_else(String::new, |table| Moves::number(table.kind(), ply))
    }

    /// Looks whether a move was added at the board; `true` where the list has changed.
    pub fn refresh(&mut self) -> bool {
        self.look();
        let session = self.session.borrow();
        let Some(table) = session.table() else { return false };
        let tree = table.record();
        if tree.len() <= self.moves.known() {
            return false;
        }
        let text = table.moves().last().map_or_else(String::new, |one| one.text.clone());
        self.moves.grow(tree, text);
        true
    }

    /// The node on show.
    #[must_use]
    pub fn shown(&self) -> NodeId {
        self.session.borrow().tree().map_or(NodeId::ROOT, hansu_records::GameTree::current)
    }

    /// Shows a node; nothing happens where the record has none of this number.
    pub fn go_to(&mut self, index: usize) {
        let node = self.session.borrow().tree().and_then(|tree| tree.node(index));
        if let Some(node) = node {
            self.session.borrow_mut().go_to(node);
            self.look();
        }
    }

    /// The analysis.
    #[must_use]
    pub const fn insight(&self) -> &Insight {
        &self.insight
    }

    /// The analysis, to be switched or fed.
    pub const fn insight_mut(&mut self) -> &mut Insight {
        &mut self.insight
    }

    /// The review of the game.
    #[must_use]
    pub const fn review(&self) -> &Review {
        &self.review
    }

    /// The analysis follows the position on show.
    pub fn look(&mut self) {
        let session = self.session.borrow();
        if let Some(table) = session.table() {
            self.insight.follow(table.game());
        }
    }

    /// Walks through the line on show, to its end, and judges its moves.
    pub fn start_review(&mut self, limits: SearchLimits, report: Arc<dyn Fn(ReviewEvent) + Send + Sync>) {
        let Some(end) = self.target(Step::Last) else { return };
        let Some(record) = self.record() else { return };
        let Ok(game) = record.game_at(end) else { return };
        let mut nodes = vec![NodeId::ROOT];
        nodes.extend(record.tree.path(end));
        self.review.start(&self.insight.source().clone(), &game, nodes, limits, report);
    }

    /// A move in the position after so many moves of the line that was reviewed, as players write it.
    #[must_use]
    pub fn text_at(&self, ply: usize, action: Action) -> String {
        let session = self.session.borrow();
        let at = |node| {
            let table = session.table()?;
            replay::game_at(table.record_start(), table.record(), node).ok()
        };
        let game = self.review.node(ply).and_then(at);
        game.filter(|game| game.is_legal(action))
            .map_or_else(String::new, |game| game.text(action, ActionText::Player))
    }

    /// Calls the review off; what is known stays.
    pub fn cancel_review(&mut self) {
        self.review.cancel();
    }

    /// Takes in a report of the review.
    pub fn take_review(&mut self, event: ReviewEvent) -> bool {
        let mut session = self.session.borrow_mut();
        session.tree_mut().is_some_and(|tree| self.review.take(event, tree))
    }

    /// Goes through the record.
    pub fn step(&mut self, step: Step) {
        let Some(to) = self.target(step) else { return };
        self.session.borrow_mut().go_to(to);
        self.look();
    }

    fn target(&self, step: Step) -> Option<NodeId> {
        let session = self.session.borrow();
        let tree = session.tree()?;
        let here = tree.current();
        match step {
            Step::First => Some(NodeId::ROOT),
            Step::Before => tree.parent(here),
            Step::After => tree.children(here).next(),
            Step::Last => std::iter::successors(Some(here), |&node| tree.children(node).next()).last(),
            Step::Above | Step::Below => {
                let siblings: Vec<NodeId> = tree.children(tree.parent(here)?).collect();
                let place = siblings.iter().position(|&node| node == here)?;
                let wanted = if step == Step::Above { place.checked_sub(1)? } else { place + 1 };
                siblings.get(wanted).copied()
            }
        }
    }

    /// The record with everything that was edited in it.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        self.session.borrow().table().map(hansu_table::Table::to_record)
    }
}
