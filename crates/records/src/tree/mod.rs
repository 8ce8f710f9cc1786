//! The tree of a game's moves.
//!
//! [`GameTree`] is the tree and the way through it, [`notes`] what is written at a node, [`edit`] what a person changes
//! and takes back, [`branch`] what is copied.

pub mod branch;
pub mod edit;
pub mod notes;
pub mod order;

use hansu_rules::{Action, Side};

use crate::Tags;
use edit::EditLog;
use notes::Notes;

/// A node of one tree: an index that stays the same as long as the tree lives. It means nothing in another tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The node before the first move.
    pub const ROOT: Self = Self(0);

    /// From 0 (the root), in the order in which nodes were added.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Children are a linked list through their siblings, so that the nodes are of one size and a node with 100 000
/// variations takes one more in the same time as a node with none.
#[derive(Clone, Debug)]
struct Node {
    action: Option<Action>,
    mover: Option<Side>,
    refused: bool,
    depth: u32,
    parent: Option<NodeId>,
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
    previous_sibling: Option<NodeId>,
    notes: Option<Box<Notes>>,
}

impl Node {
    const ROOT: Self = Self {
        action: None,
        mover: None,
        refused: false,
        depth: 0,
        parent: None,
        first_child: None,
        last_child: None,
        next_sibling: None,
        previous_sibling: None,
        notes: None,
    };
}

/// A game's moves with their variations, what is written at them, the node on show, and the tags.
///
/// The first child of each node continues the main line; further children are variations. There is always a root,
/// which stands for the start position and has no action. A node without an action only holds notes: stones set up,
/// a comment, or a move that could not be read.
#[derive(Clone, Debug)]
pub struct GameTree {
    nodes: Vec<Node>,
    current: NodeId,
    tags: Tags,
    edits: EditLog,
    revision: u64,
}

impl Default for GameTree {
    fn default() -> Self {
        Self::new()
    }
}

impl GameTree {
    /// A tree of the start position alone.
    #[must_use]
    pub fn new() -> Self {
        Self {
            nodes: vec![Node::ROOT],
            current: NodeId::ROOT,
            tags: Tags::default(),
            edits: EditLog::default(),
            revision: 0,
        }
    }

    /// What is known about the game.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// What is known about the game, to be changed without a way back; see [`set_tag`](Self::set_tag).
    pub fn tags_mut(&mut self) -> &mut Tags {
        self.touch();
        &mut self.tags
    }

    /// A number that grows with every change of moves, notes or tags, and not when another node is shown. Taking an
    /// edit back is a change too.
    #[must_use]
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    const fn touch(&mut self) {
        self.revision += 1;
    }

    /// Nodes, the root included, and those that were cut, which an undo can bring back.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Only the start position: no move was ever added.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// The node of this index; `None` where the tree has no such node.
    #[must_use]
    pub fn node(&self, index: usize) -> Option<NodeId> {
        (index < self.nodes.len()).then(|| id(index))
    }

    /// The node on show.
    #[must_use]
    pub fn current(&self) -> NodeId {
        self.current
    }

    /// The action that leads to a node; `None` for the root and for a node that only holds notes.
    ///
    /// # Panics
    /// Here as everywhere: for a node of another, larger tree.
    #[must_use]
    pub fn action(&self, node: NodeId) -> Option<Action> {
        self.at(node).action
    }

    /// Who made the action of a node, where the record tells; otherwise the side to move did.
    #[must_use]
    pub fn mover(&self, node: NodeId) -> Option<Side> {
        self.at(node).mover
    }

    /// Tells who made the action of a node.
    pub fn set_mover(&mut self, node: NodeId, side: Option<Side>) {
        self.touch();
        self.nodes[node.index()].mover = side;
    }

    /// Whether the action of a node was found to break the rules in its position, or to be unreadable.
    /// [`Record::check`](crate::Record::check) finds out; here it is only remembered.
    #[must_use]
    pub fn is_refused(&self, node: NodeId) -> bool {
        self.at(node).refused
    }

    pub(crate) fn set_refused(&mut self, node: NodeId, refused: bool) {
        self.nodes[node.index()].refused = refused;
    }

    /// Makes a node the first of its siblings, as readers do when the main line comes late.
    pub(crate) fn put_first(&mut self, node: NodeId) {
        if let (Some(parent), Some(_)) = (self.parent(node), self.at(node).previous_sibling) {
            self.touch();
            self.unlink(node);
            self.link(node, parent, None);
        }
    }

    /// What is written at a node; `None` where nothing is.
    #[must_use]
    pub fn notes(&self, node: NodeId) -> Option<&Notes> {
        self.at(node).notes.as_deref()
    }

    /// What is written at a node, to be changed without a way back; see [`set_notes`](Self::set_notes) for a change
    /// that can be taken back.
    pub fn notes_mut(&mut self, node: NodeId) -> &mut Notes {
        self.touch();
        self.nodes[node.index()].notes.get_or_insert_default()
    }

    /// How many nodes lead to a node, itself included and the root not: the plies of the move, where every node on the
    /// way holds one.
    #[must_use]
    pub fn depth(&self, node: NodeId) -> usize {
        self.at(node).depth as usize
    }

    /// The node before; `None` for the root.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.at(node).parent
    }

    /// What was played or tried after a node, the main line's move first.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.at(node).first_child, |&child| self.at(child).next_sibling)
    }

    /// Adds a move after a node, as the last of its variations, whether or not it is there already. The node on
    /// show stays. There is no way back; see [`insert_move`](Self::insert_move).
    pub fn add(&mut self, parent: NodeId, action: Action) -> NodeId {
        self.add_node(parent, Some(action))
    }

    /// Adds a node that only holds notes, or one with a move, as the last of the variations after `parent`.
    pub fn add_node(&mut self, parent: NodeId, action: Option<Action>) -> NodeId {
        let child = self.new_node(action);
        let last = self.at(parent).last_child;
        self.link(child, parent, last);
        self.nodes[child.index()].depth = self.at(parent).depth + 1;
        child
    }

    /// A node that hangs nowhere yet.
    fn new_node(&mut self, action: Option<Action>) -> NodeId {
        self.touch();
        let node = id(self.nodes.len());
        self.nodes.push(Node { action, ..Node::ROOT });
        node
    }

    /// Hangs a node under a parent, behind one of its children or before all of them. Depths are the caller's.
    fn link(&mut self, node: NodeId, parent: NodeId, after: Option<NodeId>) {
        let next = match after {
            Some(after) => self.nodes[after.index()].next_sibling.replace(node),
            None => self.nodes[parent.index()].first_child.replace(node),
        };
        match next {
            Some(next) => self.nodes[next.index()].previous_sibling = Some(node),
            None => self.nodes[parent.index()].last_child = Some(node),
        }
        let linked = &mut self.nodes[node.index()];
        (linked.parent, linked.previous_sibling, linked.next_sibling) = (Some(parent), after, next);
    }

    /// Takes a node with all that follows it out of its parent's children, and tells behind which it hung.
    fn unlink(&mut self, node: NodeId) -> Option<NodeId> {
        let Node { parent, previous_sibling, next_sibling, .. } = *self.at(node);
        let parent = parent?;
        match previous_sibling {
            Some(before) => self.nodes[before.index()].next_sibling = next_sibling,
            None => self.nodes[parent.index()].first_child = next_sibling,
        }
        match next_sibling {
            Some(next) => self.nodes[next.index()].previous_sibling = previous_sibling,
            None => self.nodes[parent.index()].last_child = previous_sibling,
        }
        previous_sibling
    }

    /// Goes on from the node on show with a move: to the child that holds it, or to a new one.
    pub fn play(&mut self, action: Action) -> NodeId {
        let known = self.children(self.current).find(|&child| self.action(child) == Some(action));
        self.current = known.unwrap_or_else(|| self.add(self.current, action));
        self.current
    }

    /// Shows the node before; what was played stays as a variation. `false` at the root.
    pub fn back(&mut self) -> bool {
        match self.parent(self.current) {
            Some(parent) => {
                self.current = parent;
                true
            }
            None => false,
        }
    }

    /// Shows a node.
    pub fn go_to(&mut self, node: NodeId) {
        // Asked for first, so that a node of another tree never becomes the current one.
        let _ = self.at(node);
        self.current = node;
    }

    /// The nodes from the first move to `node`, which is the last of them; empty for the root.
    #[must_use]
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let mut path = Vec::with_capacity(self.depth(node));
        let mut step = node;
        while let Some(parent) = self.parent(step) {
            path.push(step);
            step = parent;
        }
        path.reverse();
        path
    }

    /// The actions that lead to `node`, oldest first.
    #[must_use]
    pub fn actions_to(&self, node: NodeId) -> Vec<Action> {
        self.path(node).into_iter().filter_map(|step| self.action(step)).collect()
    }

    /// The main line: the first child of each node from the root on, without the root.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.at(NodeId::ROOT).first_child, |&node| self.at(node).first_child)
    }

    fn at(&self, node: NodeId) -> &Node {
        &self.nodes[node.index()]
    }
}

/// A tree of 2^32 nodes would need more than 100 GiB: memory ends first.
fn id(index: usize) -> NodeId {
    NodeId(u32::try_from(index).expect("a tree has fewer than 2^32 nodes"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use hansu_rules::Point;

    fn place(col: u8, row: u8) -> Action {
        Action::Place(Point::new(col, row))
    }

    #[test]
    fn a_move_taken_back_stays_as_a_variation() {
        let mut tree = GameTree::new();
        let first = tree.play(place(3, 3));
        let taken_back = tree.play(place(15, 15));
        assert!(tree.back());
        let instead = tree.play(place(15, 3));
        assert_eq!(tree.children(first).collect::<Vec<_>>(), [taken_back, instead]);
        assert_eq!(tree.actions_to(tree.current()), [place(3, 3), place(15, 3)]);
        assert_eq!(tree.main_line().collect::<Vec<_>>(), [first, taken_back]);
        assert_eq!(tree.parent(instead), Some(first));
    }

    #[test]
    fn a_move_played_again_is_the_same_node() {
        let mut tree = GameTree::new();
        let node = tree.play(place(3, 3));
        tree.back();
        assert_eq!(tree.play(place(3, 3)), node);
        assert_eq!(tree.len(), 2);
    }

    #[test]
    fn the_root_has_nothing_before_it() {
        let mut tree = GameTree::new();
        assert!(!tree.back());
        assert!(tree.is_empty());
        assert_eq!(tree.action(NodeId::ROOT), None);
        assert_eq!(tree.path(NodeId::ROOT), []);
        assert_eq!(tree.node(1), None);
    }

    #[test]
    fn deep_and_wide_trees_are_walked_cloned_and_dropped() {
        let mut deep = GameTree::new();
        let mut wide = GameTree::new();
        for _ in 0..100_000 {
            deep.play(Action::Pass);
            wide.add(NodeId::ROOT, Action::Pass);
        }
        let copy = deep.clone();
        drop(deep);
        assert_eq!(copy.main_line().count(), 100_000);
        assert_eq!(copy.path(copy.current()).len(), 100_000);
        assert_eq!(copy.depth(copy.current()), 100_000);
        assert_eq!(wide.clone().children(NodeId::ROOT).count(), 100_000);
        assert_eq!(wide.main_line().count(), 1);
    }

    #[test]
    fn any_node_can_be_shown() {
        let mut tree = GameTree::new();
        let first = tree.play(place(0, 0));
        let last = tree.play(place(1, 1));
        tree.go_to(first);
        assert_eq!(tree.current(), first);
        assert_eq!(tree.children(first).collect::<Vec<_>>(), [last]);
    }
}
