//! The search tree: nodes in one block of memory, chosen by their playouts and by those in which the same move
//! was played later (AMAF).

use std::mem;

use hansu_rules::{
    Side,
    go::playout::{NO_VERTEX, Vertex},
};

use super::{policy::FirstPlays, priors::Prior};

/// The number of a node.
pub(super) type NodeId = u32;

/// The root, always there.
pub(super) const ROOT: NodeId = 0;

/// Playouts after which a node's own results weigh as much as what AMAF says of it, roughly squared: the less a
/// game resembles itself after a few moves, the smaller.
const RAVE_EQUIVALENT: f32 = 3000.0;

/// A position, and the move that led to it. Wins are those of the side that made this move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    children: NodeId,
    child_count: u16,
    pub(super) vertex: Vertex,
    pub(super) visits: u32,
    pub(super) wins: f32,
    rave_visits: f32,
    rave_wins: f32,
    prior_visits: f32,
    prior_wins: f32,
}

impl Node {
    const fn new(prior: Prior) -> Self {
        Self {
            children: 0,
            child_count: 0,
            vertex: prior.vertex,
            visits: 0,
            wins: 0.0,
            rave_visits: 0.0,
            rave_wins: 0.0,
            prior_visits: prior.visits,
            prior_wins: prior.wins,
        }
    }

    pub(super) const fn is_pass(&self) -> bool {
        self.vertex == NO_VERTEX
    }

    /// The share of playouts won, with half a playout of doubt on each side.
    pub(super) fn win_rate(&self) -> f32 {
        (self.wins + 0.5) / (self.visits as f32 + 1.0)
    }

    /// The share of imagined playouts won.
    pub(super) fn prior_rate(&self) -> f32 {
        self.prior_wins / self.prior_visits
    }

    fn urgency(&self) -> f32 {
        let visits = self.visits as f32 + self.prior_visits;
        let rate = (self.wins + self.prior_wins) / visits;
        if self.rave_visits == 0.0 {
            return rate;
        }
        let share =
            self.rave_visits / (self.rave_visits + visits + visits * self.rave_visits / RAVE_EQUIVALENT);
        share * (self.rave_wins / self.rave_visits) + (1.0 - share) * rate
    }
}

/// See the [module](self).
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    most: usize,
    /// A leaf found no room for its children.
    full: bool,
}

impl Tree {
    /// A tree that never holds more than `bytes`, not even while a part of it is carried over to the next move.
    pub(super) fn new(bytes: usize) -> Self {
        let most = (bytes / 2 / mem::size_of::<Node>()).clamp(1024, NodeId::MAX as usize);
        let mut tree = Self { nodes: Vec::new(), most, full: false };
        tree.clear();
        tree
    }

    /// Forgets everything but an empty root.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.full = false;
        self.nodes.push(Node::new(Prior { vertex: NO_VERTEX, visits: 1.0, wins: 0.5 }));
    }

    pub(super) fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id as usize]
    }

    pub(super) fn children(&self, id: NodeId) -> &[Node] {
        let node = self.node(id);
        let from = node.children as usize;
        &self.nodes[from..from + usize::from(node.child_count)]
    }

    /// The numbers of a node's children.
    pub(super) fn child_ids(&self, id: NodeId) -> impl Iterator<Item = NodeId> + use<> {
        let node = self.node(id);
        node.children..node.children + NodeId::from(node.child_count)
    }

    pub(super) fn is_leaf(&self, id: NodeId) -> bool {
        self.node(id).child_count == 0
    }

    /// How full the tree is, from 0 to 1.
    pub(super) fn fill(&self) -> f32 {
        self.nodes.len() as f32 / self.most as f32
    }

    /// Gives a leaf its children; `false` where there is no room left.
    pub(super) fn expand(&mut self, id: NodeId, moves: &[Prior]) -> bool {
        let from = self.nodes.len();
        if from + moves.len() > self.most {
            self.full = true;
            return false;
        }
        if self.nodes.capacity() < from + moves.len() {
            // Growing in eighths keeps the peak near what is used.
            let more = (from / 8).max(moves.len()).max(4096).min(self.most - from);
            self.nodes.reserve_exact(more);
        }
        self.nodes.extend(moves.iter().map(|&prior| Node::new(prior)));
        let node = &mut self.nodes[id as usize];
        node.children = from as NodeId;
        node.child_count = moves.len() as u16;
        true
    }

    /// The child to look at next.
    pub(super) fn select(&self, id: NodeId) -> Option<NodeId> {
        let from = self.node(id).children;
        let mut best = None;
        let mut highest = f32::NEG_INFINITY;
        for (child, node) in (from..).zip(self.children(id)) {
            let urgency = node.urgency();
            if urgency > highest {
                highest = urgency;
                best = Some(child);
            }
        }
        best
    }

    /// The child of this move.
    pub(super) fn child(&self, id: NodeId, vertex: Vertex) -> Option<NodeId> {
        let from = self.node(id).children;
        (from..).zip(self.children(id)).find(|(_, node)| node.vertex == vertex).map(|(child, _)| child)
    }

    /// The child with the most playouts.
    pub(super) fn most_visited(&self, id: NodeId) -> Option<NodeId> {
        let from = self.node(id).children;
        (from..)
            .zip(self.children(id))
            .max_by(|(_, one), (_, two)| {
                (one.visits, one.urgency())
                    .partial_cmp(&(two.visits, two.urgency()))
                    .unwrap_or(std::cmp::Ordering::Equal)
            })
            .map(|(child, _)| child)
    }

    /// Keeps only those children of the root that `keep` wants, the pass (`NO_VERTEX`) no more than others.
    pub(super) fn retain_root_moves(&mut self, keep: impl Fn(Vertex) -> bool) {
        let root = self.nodes[ROOT as usize];
        let from = root.children as usize;
        let mut kept = from;
        for at in from..from + usize::from(root.child_count) {
            let node = self.nodes[at];
            if keep(node.vertex) {
                self.nodes[kept] = node;
                kept += 1;
            }
        }
        self.nodes[ROOT as usize].child_count = (kept - from) as u16;
    }

    /// Enters a playout: `path` from the root down, `side` to move at the root, `black` the result from 0 (White
    /// won) to 1.
    pub(super) fn update(&mut self, path: &[NodeId], side: Side, black: f32, first: &FirstPlays) {
        let mut to_move = side;
        for &id in path {
            let mover_result = if to_move == Side::First { 1.0 - black } else { black };
            let node = &mut self.nodes[id as usize];
            node.visits += 1;
            // The node belongs to whoever moved into it: the opponent of the side to move there.
            node.wins += mover_result;
            let (from, count) = (node.children as usize, usize::from(node.child_count));
            let result = 1.0 - mover_result;
            for child in &mut self.nodes[from..from + count] {
                if first.by(child.vertex) == Some(to_move) {
                    child.rave_visits += 1.0;
                    child.rave_wins += result;
                }
            }
            to_move = to_move.other();
        }
    }

    /// Makes the child reached by `moves` the new root; `false`, and an empty tree, where it is not known.
    pub(super) fn advance(&mut self, moves: &[Vertex]) -> bool {
        let mut id = ROOT;
        for &vertex in moves {
            match self.child(id, vertex) {
                Some(child) => id = child,
                None => {
                    self.clear();
                    return false;
                }
            }
        }
        if self.is_leaf(id) {
            self.clear();
            return false;
        }
        self.keep(id, 0);
        true
    }

    /// A leaf that should have grown could not: [`Tree::thin`] makes room.
    pub(super) const fn is_full(&self) -> bool {
        self.full
    }

    /// Makes room where the tree is full: what follows the positions looked at least is forgotten, until half of the
    /// tree is free. Without that a leaf would be played from at random for ever, and its moves would seem better than
    /// those whose answers are known. No number of a node but the root's is good afterwards.
    pub(super) fn thin(&mut self) {
        let mut least = 2;
        while least < 1 << 30 {
            let kept: usize = self
                .nodes
                .iter()
                .filter(|node| node.visits >= least)
                .map(|node| usize::from(node.child_count))
                .sum();
            if kept < self.most / 2 {
                break;
            }
            least *= 2;
        }
        self.keep(ROOT, least);
    }

    /// Keeps a node, as the new root, and below it the children of every node of at least so many visits.
    fn keep(&mut self, root: NodeId, least: u32) {
        let mut kept = Vec::with_capacity(self.nodes.len());
        kept.push(*self.node(root));
        let mut next = 0;
        while next < kept.len() {
            let node: &Node = &kept[next];
            let (from, count) = (node.children as usize, usize::from(node.child_count));
            if count > 0 && (next == 0 || node.visits >= least) {
                let at = kept.len() as NodeId;
                kept.extend_from_slice(&self.nodes[from..from + count]);
                kept[next].children = at;
            } else {
                kept[next].child_count = 0;
            }
            next += 1;
        }
        self.nodes = kept;
        self.full = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn priors(vertices: &[Vertex]) -> Vec<Prior> {
        vertices.iter().map(|&vertex| Prior { vertex, visits: 2.0, wins: 1.0 }).collect()
    }

    #[test]
    fn a_full_tree_forgets_what_was_looked_at_least() {
        let mut tree = Tree::new(1);
        let moves: Vec<Vertex> = (10..110).collect();
        assert!(tree.expand(ROOT, &priors(&moves)));
        let mut first = FirstPlays::default();
        first.clear(200);
        let often = tree.child(ROOT, 10).expect("a child");
        let seldom = tree.child(ROOT, 11).expect("a child");
        assert!(tree.expand(often, &priors(&moves)) && tree.expand(seldom, &priors(&moves)));
        for _ in 0..50 {
            tree.update(&[ROOT, often], Side::First, 1.0, &first);
        }
        tree.update(&[ROOT, seldom], Side::First, 0.0, &first);
        let mut leaf = tree.child(often, 12).expect("a child");
        while tree.expand(leaf, &priors(&moves)) {
            leaf = tree.child(leaf, 10).expect("a child");
        }
        assert!(tree.is_full());
        tree.thin();
        assert!(!tree.is_full() && tree.fill() < 0.75);
        let (often, seldom) = (tree.child(ROOT, 10).expect("kept"), tree.child(ROOT, 11).expect("kept"));
        assert_eq!((tree.node(often).visits, tree.node(seldom).visits), (50, 1));
        assert!(!tree.is_leaf(often) && tree.is_leaf(seldom));
        assert!(tree.expand(seldom, &priors(&moves)), "there is room again");
    }

    #[test]
    fn wins_belong_to_whoever_moved() {
        let mut tree = Tree::new(1 << 20);
        assert!(tree.expand(ROOT, &priors(&[10, 11])));
        let mut first = FirstPlays::default();
        first.clear(100);
        first.record(10, Side::First);
        let child = tree.child(ROOT, 10).expect("just made");
        tree.update(&[ROOT, child], Side::First, 1.0, &first);
        assert_eq!(tree.node(child).visits, 1);
        assert!((tree.node(child).wins - 1.0).abs() < f32::EPSILON);
        assert!(tree.node(ROOT).wins.abs() < f32::EPSILON);
        assert_eq!(tree.select(ROOT), Some(child));
    }

    #[test]
    fn what_follows_a_move_is_carried_over() {
        let mut tree = Tree::new(1 << 20);
        tree.expand(ROOT, &priors(&[10, 11]));
        let child = tree.child(ROOT, 11).expect("just made");
        tree.expand(child, &priors(&[12, 13]));
        let mut first = FirstPlays::default();
        first.clear(100);
        let grandchild = tree.child(child, 13).expect("just made");
        tree.update(&[ROOT, child, grandchild], Side::First, 0.0, &first);
        assert!(tree.advance(&[11]));
        assert_eq!(tree.node(ROOT).vertex, 11);
        let vertices: Vec<Vertex> = tree.children(ROOT).iter().map(|node| node.vertex).collect();
        assert_eq!(vertices, [12, 13]);
        assert_eq!(tree.children(ROOT)[1].visits, 1);
        assert!(!tree.advance(&[99]));
        assert!(tree.is_leaf(ROOT));
    }

    #[test]
    fn memory_is_bounded() {
        let mut tree = Tree::new(0);
        let moves = priors(&[1; 100]);
        let mut id = ROOT;
        while tree.expand(id, &moves) {
            id += 1;
        }
        assert!(tree.nodes.len() <= tree.most && tree.nodes.capacity() <= tree.most);
    }
}
