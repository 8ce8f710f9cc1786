//! Branches that are copied, within a tree or to another one.

use hansu_rules::{Action, Side};

use super::{GameTree, Node, NodeId, id, notes::Notes};

/// A copy of a node and of all that follows it, with their notes. It belongs to no tree.
#[derive(Clone, Debug, PartialEq)]
pub struct Branch {
    /// Parents before children.
    nodes: Vec<Copied>,
}

#[derive(Clone, Debug, PartialEq)]
struct Copied {
    /// An earlier entry; the first has none.
    parent: usize,
    action: Option<Action>,
    mover: Option<Side>,
    notes: Option<Box<Notes>>,
}

impl Branch {
    /// How many nodes it has; at least one.
    #[must_use]
    pub fn nodes(&self) -> usize {
        self.nodes.len()
    }
}

impl GameTree {
    /// Copies a node and all that follows it.
    #[must_use]
    pub fn copy_branch(&self, from: NodeId) -> Branch {
        let mut places = std::collections::HashMap::new();
        let mut nodes = Vec::new();
        for node in self.descendants(from) {
            places.insert(node, nodes.len());
            let parent = self.parent(node).and_then(|parent| places.get(&parent)).copied().unwrap_or(0);
            let Node { action, mover, ref notes, .. } = *self.at(node);
            nodes.push(Copied { parent, action, mover, notes: notes.clone() });
        }
        Branch { nodes }
    }

    /// Adds the nodes of a branch, its first as the last child of `parent`, and returns that.
    pub(super) fn graft(&mut self, parent: NodeId, branch: &Branch) -> NodeId {
        let first = self.len();
        for (index, copied) in branch.nodes.iter().enumerate() {
            let parent = if index == 0 { parent } else { id(first + copied.parent) };
            let node = self.add_node(parent, copied.action);
            self.nodes[node.index()].mover = copied.mover;
            self.nodes[node.index()].notes.clone_from(&copied.notes);
        }
        id(first)
    }
}
