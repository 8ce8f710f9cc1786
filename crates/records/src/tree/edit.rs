//! What a person changes in a tree, and takes back.
//!
//! Every method here is one step of the edit log. A step is a list of changes, each of which is undone by a change of the
//! same kind; cut branches stay in the arena, so that bringing one back is as quick as cutting it. What readers and
//! running games add ([`GameTree::add`], [`GameTree::play`]) is no edit; it only ever appends, which leaves the
//! log valid.

use std::collections::VecDeque;

use hansu_rules::Action;

use super::{GameTree, NodeId, branch::Branch, notes::Notes};
use crate::Tags;

/// Steps that can be taken back.
pub const STEPS_KEPT: usize = 1000;

/// One change, as what is to be done to undo or redo it.
#[derive(Clone, Debug)]
enum Change {
    /// Hang a cut branch back, behind this sibling.
    Attach { node: NodeId, parent: NodeId, after: Option<NodeId> },
    /// Cut a branch.
    Detach(NodeId),
    /// Put a node behind this sibling.
    Move { node: NodeId, after: Option<NodeId> },
    /// Exchange what is written at a node.
    Notes { node: NodeId, notes: Option<Box<Notes>> },
    /// Exchange the tags.
    Tags(Box<Tags>),
    /// Put a node between its parent and all the children of that.
    Splice { node: NodeId, parent: NodeId },
    /// Take a node out from between its parent and its children.
    Unsplice(NodeId),
}

#[derive(Clone, Debug)]
struct Step {
    changes: Vec<Change>,
    /// What to show when the step has been taken.
    show: NodeId,
}

/// The steps that can be taken back and those that can be taken again.
#[derive(Clone, Debug, Default)]
pub(super) struct EditLog {
    undo: VecDeque<Step>,
    redo: Vec<Step>,
}

impl GameTree {
    /// Adds a move after a node as its last variation and shows it; a move that is there already is only shown.
    pub fn insert_move(&mut self, parent: NodeId, action: Action) -> NodeId {
        let known = self.children(parent).find(|&child| self.action(child) == Some(action));
        if let Some(known) = known {
            self.current = known;
            return known;
        }
        let show = self.current;
        let node = self.add(parent, action);
        self.current = node;
        self.log(vec![Change::Detach(node)], show);
        node
    }

    /// Puts a move between a node and everything that follows it, and shows it. What follows may break the rules then;
    /// [`Record::check`](crate::Record::check) tells.
    pub fn insert_before_children(&mut self, parent: NodeId, action: Action) -> NodeId {
        let show = self.current;
        let node = self.new_node(Some(action));
        let undone = self.apply(Change::Splice { node, parent });
        self.current = node;
        self.log(vec![undone], show);
        node
    }

    /// Cuts a node and all that follows it. The node before is shown if the one on show was cut. `false` for the root,
    /// which stays.
    pub fn cut(&mut self, node: NodeId) -> bool {
        let Some(parent) = self.parent(node) else { return false };
        let show = self.current;
        let mut step = self.current;
        while self.depth(step) > self.depth(node) {
            step = self.parent(step).unwrap_or(NodeId::ROOT);
        }
        let undone = self.apply(Change::Detach(node));
        if step == node {
            self.current = parent;
        }
        self.log(vec![undone], show);
        true
    }

    /// Pastes a branch as the last variation after a node, and shows its first move.
    pub fn paste(&mut self, parent: NodeId, branch: &Branch) -> NodeId {
        let show = self.current;
        let node = self.graft(parent, branch);
        self.current = node;
        self.log(vec![Change::Detach(node)], show);
        node
    }

    /// Moves a node one place forward among its siblings. `false` where it is the first.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let Some(before) = self.at(node).previous_sibling else { return false };
        let after = self.at(before).previous_sibling;
        let undone = self.apply(Change::Move { node, after });
        self.log(vec![undone], self.current);
        true
    }

    /// Makes the line to a node the main line. `false` where it is.
    pub fn make_main(&mut self, node: NodeId) -> bool {
        let mut changes = Vec::new();
        for step in self.path(node) {
            if self.at(step).previous_sibling.is_some() {
                changes.push(self.apply(Change::Move { node: step, after: None }));
            }
        }
        let changed = !changes.is_empty();
        if changed {
            self.log(changes, self.current);
        }
        changed
    }

    /// Replaces what is written at a node.
    pub fn set_notes(&mut self, node: NodeId, notes: Notes) {
        if self.notes(node).map_or_else(|| notes.is_empty(), |old| *old == notes) {
            return;
        }
        let notes = (!notes.is_empty()).then(|| Box::new(notes));
        let undone = self.apply(Change::Notes { node, notes });
        self.log(vec![undone], self.current);
    }

    /// Changes what is written at a node.
    pub fn edit_notes(&mut self, node: NodeId, change: impl FnOnce(&mut Notes)) {
        let mut notes = self.notes(node).cloned().unwrap_or_default();
        change(&mut notes);
        self.set_notes(node, notes);
    }

    /// Sets a tag, or removes it.
    pub fn set_tag(&mut self, name: &str, value: Option<&str>) {
        if self.tags.get(name) == value {
            return;
        }
        let mut tags = self.tags.clone();
        match value {
            Some(value) => tags.set(name, value),
            None => drop(tags.remove(name)),
        }
        let undone = self.apply(Change::Tags(Box::new(tags)));
        self.log(vec![undone], self.current);
    }

    /// An edit can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.edits.undo.is_empty()
    }

    /// An edit that was taken back can be made again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.edits.redo.is_empty()
    }

    /// Takes the last edit back and shows the node that was on show before it. `false` where there is none.
    pub fn undo_edit(&mut self) -> bool {
        let Some(step) = self.edits.undo.pop_back() else { return false };
        let inverse = self.take(step);
        self.edits.redo.push(inverse);
        true
    }

    /// Makes the edit again that was taken back last. `false` where there is none.
    pub fn redo_edit(&mut self) -> bool {
        let Some(step) = self.edits.redo.pop() else { return false };
        let inverse = self.take(step);
        self.edits.undo.push_back(inverse);
        true
    }

    fn log(&mut self, changes: Vec<Change>, show: NodeId) {
        self.edits.redo.clear();
        if self.edits.undo.len() == STEPS_KEPT {
            self.edits.undo.pop_front();
        }
        self.edits.undo.push_back(Step { changes, show });
    }

    /// Takes a step and returns the one that leads back.
    fn take(&mut self, step: Step) -> Step {
        let show = std::mem::replace(&mut self.current, step.show);
        let changes = step.changes.into_iter().rev().map(|change| self.apply(change)).collect();
        Step { changes, show }
    }

    /// Makes a change and returns the one that leads back.
    fn apply(&mut self, change: Change) -> Change {
        self.touch();
        match change {
            Change::Attach { node, parent, after } => {
                self.link(node, parent, after);
                Change::Detach(node)
            }
            Change::Detach(node) => {
                let parent = self.parent(node).unwrap_or(NodeId::ROOT);
                let after = self.unlink(node);
                Change::Attach { node, parent, after }
            }
            Change::Move { node, after } => {
                let parent = self.parent(node).unwrap_or(NodeId::ROOT);
                let before = self.unlink(node);
                self.link(node, parent, after);
                Change::Move { node, after: before }
            }
            Change::Notes { node, notes } => {
                let notes = std::mem::replace(&mut self.nodes[node.index()].notes, notes);
                Change::Notes { node, notes }
            }
            Change::Tags(tags) => Change::Tags(Box::new(std::mem::replace(&mut self.tags, *tags))),
            Change::Splice { node, parent } => {
                self.hand_over_children(parent, node);
                self.link(node, parent, None);
                self.nodes[node.index()].depth = self.at(parent).depth;
                self.shift(node, 1);
                Change::Unsplice(node)
            }
            Change::Unsplice(node) => {
                let parent = self.parent(node).unwrap_or(NodeId::ROOT);
                self.shift(node, -1);
                self.unlink(node);
                self.hand_over_children(node, parent);
                Change::Splice { node, parent }
            }
        }
    }

    /// Gives all children of a node to one that has none, or whose children come before them.
    fn hand_over_children(&mut self, from: NodeId, to: NodeId) {
        let mut next = self.nodes[from.index()].first_child.take();
        self.nodes[from.index()].last_child = None;
        while let Some(child) = next {
            next = self.at(child).next_sibling;
            let last = self.at(to).last_child;
            self.link(child, to, last);
        }
    }

    /// Counts all nodes of a branch so many deeper.
    fn shift(&mut self, branch: NodeId, by: i32) {
        let nodes: Vec<NodeId> = self.descendants(branch).collect();
        for node in nodes {
            let depth = &mut self.nodes[node.index()].depth;
            *depth = depth.saturating_add_signed(by);
        }
    }
}
