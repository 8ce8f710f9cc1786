//! The nodes of a tree in the order in which a file holds them, without recursion.

use super::{GameTree, NodeId};

/// A step of the walk through a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit {
    /// A node is reached, after its parent and before what follows it.
    Enter(NodeId),
    /// Everything that follows a node has been visited.
    Leave(NodeId),
}

impl GameTree {
    /// Walks through a node and all that follows it: parents before children, the main line before its variations. For
    /// each node there is an [`Enter`](Visit::Enter) and, after its children, a [`Leave`](Visit::Leave), so that a
    /// position can be carried along.
    pub fn walk(&self, from: NodeId) -> impl Iterator<Item = Visit> + '_ {
        std::iter::successors(Some(Visit::Enter(from)), move |&visit| match visit {
            Visit::Enter(node) => Some(self.at(node).first_child.map_or(Visit::Leave(node), Visit::Enter)),
            Visit::Leave(node) if node == from => None,
            Visit::Leave(node) => match self.at(node).next_sibling {
                Some(sibling) => Some(Visit::Enter(sibling)),
                None => self.parent(node).map(Visit::Leave),
            },
        })
    }

    /// A node and all that follows it, parents before children, the main line before its variations.
    pub fn descendants(&self, from: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        self.walk(from).filter_map(|visit| match visit {
            Visit::Enter(node) => Some(node),
            Visit::Leave(_) => None,
        })
    }
}
