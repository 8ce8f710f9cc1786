//! What a search tells of the moves it has looked at.

use hansu_rules::{Action, Point};

use crate::{Candidate, GoInfo};

use super::{
    root::Root,
    search::Findings,
    tree::{Node, NodeId, ROOT, Tree},
};

/// Moves of a line shown.
const LONGEST_LINE: usize = 12;

/// The moves that were looked at, the most visited first, and whose each point will be.
pub(super) fn found(root: &Root, tree: &Tree, findings: &Findings) -> GoInfo {
    let mut visited: Vec<NodeId> =
        tree.child_ids(ROOT).filter(|&child| tree.node(child).visits > 0).collect();
    visited.sort_by_key(|&child| std::cmp::Reverse(tree.node(child).visits));
    let size = root.board.size();
    let points = (0..size).flat_map(|row| (0..size).map(move |col| Point::new(col, row)));
    GoInfo {
        candidates: visited.into_iter().map(|child| candidate(root, tree, findings, child)).collect(),
        ownership: points.map(|point| findings.ownership.of(root.board.vertex(point), root.side)).collect(),
    }
}

fn candidate(root: &Root, tree: &Tree, findings: &Findings, child: NodeId) -> Candidate {
    let node = tree.node(child);
    // A move known from the search before this one may not have been tried again yet.
    let lead = findings.lead_after(node.vertex, root.side);
    let win_rate = match lead {
        Some(_) => findings.win_rate(node.vertex, root.side),
        None => node.win_rate(),
    };
    Candidate {
        action: action(root, node),
        visits: node.visits,
        win_rate,
        lead: lead.unwrap_or_else(|| findings.lead(root.side)),
        prior: node.prior_rate(),
        pv: line(root, tree, child),
    }
}

/// The expected line that begins with this node's move.
pub(super) fn line(root: &Root, tree: &Tree, first: NodeId) -> Vec<Action> {
    let after = |&id: &NodeId| tree.most_visited(id).filter(|&child| tree.node(child).visits > 0);
    let nodes = std::iter::successors(Some(first), after);
    nodes.take(LONGEST_LINE).map(|id| action(root, tree.node(id))).collect()
}

fn action(root: &Root, node: &Node) -> Action {
    root.board.point(node.vertex).map_or(Action::Pass, Action::Place)
}
