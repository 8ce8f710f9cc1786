//! A game tree as rows of a list: the main line in pairs, variations indented below the move they replace, comments
//! in rows of their own.

use hansu_records::{GameTree, NodeId};

/// How many moves of a variation stand in one row.
const MOVES_A_ROW: usize = 6;

/// Deeper variations are not indented further.
const DEEPEST: u8 = 8;

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeRow {
    /// Moves, one after another.
    Moves {
        /// 0 for the main line.
        level: u8,
        /// Moves before the first of the row.
        ply: usize,
        /// The moves.
        nodes: Vec<NodeId>,
    },
    /// What is written at a node.
    Comment {
        /// As that of the node's row.
        level: u8,
        /// Where it is written.
        node: NodeId,
    },
}

impl TreeRow {
    /// Whether this row shows a node.
    #[must_use]
    pub fn shows(&self, node: NodeId) -> bool {
        match self {
            Self::Moves { nodes, .. } => nodes.contains(&node),
            Self::Comment { .. } => false,
        }
    }
}

/// The rows of a tree. Nothing recurses, and the time is proportional to the number of nodes.
#[must_use]
pub fn tree_rows(tree: &GameTree) -> Vec<TreeRow> {
    let mut rows = Rows { rows: Vec::new(), open: None };
    rows.comment(tree, NodeId::ROOT, 0);
    // Lines still to be shown: where they go on, and how deep. The last is shown next.
    let mut lines: Vec<(NodeId, u8)> = Vec::new();
    if let Some(first) = tree.children(NodeId::ROOT).next() {
        lines.push((first, 0));
    }
    while let Some((start, level)) = lines.pop() {
        rows.close();
        let mut node = start;
        loop {
            rows.add(tree, node, level);
            rows.comment(tree, node, level);
            let next = tree.children(node).next();
            if let Some(siblings) = first_of_several(tree, node) {
                // What stands beside this move is shown before the line goes on.
                if let Some(next) = next {
                    lines.push((next, level));
                }
                let deeper = (level + 1).min(DEEPEST);
                let from = lines.len();
                lines.extend(siblings.map(|sibling| (sibling, deeper)));
                lines[from..].reverse();
                break;
            }
            match next {
                Some(next) => node = next,
                None => break,
            }
        }
    }
    rows.close();
    rows.rows
}

/// The variations beside a node, if it is the first of several.
fn first_of_several(tree: &GameTree, node: NodeId) -> Option<impl Iterator<Item = NodeId> + '_> {
    let mut children = tree.children(tree.parent(node)?);
    let first = children.next()?;
    let mut others = children.peekable();
    (first == node && others.peek().is_some()).then_some(others)
}

struct Rows {
    rows: Vec<TreeRow>,
    open: Option<(u8, usize, Vec<NodeId>)>,
}

impl Rows {
    fn add(&mut self, tree: &GameTree, node: NodeId, level: u8) {
        let ply = tree.depth(node) - 1;
        let full = self.open.as_ref().is_some_and(|(of, first, nodes)| {
            // A pair begins with the side that moves first.
            *of != level
                || if level == 0 { ply.is_multiple_of(2) } else { nodes.len() >= MOVES_A_ROW }
                || first + nodes.len() != ply
        });
        if full {
            self.close();
        }
        self.open.get_or_insert_with(|| (level, ply, Vec::new())).2.push(node);
    }

    fn comment(&mut self, tree: &GameTree, node: NodeId, level: u8) {
        if tree.notes(node).is_some_and(|notes| !notes.comments.is_empty()) {
            self.close();
            self.rows.push(TreeRow::Comment { level, node });
        }
    }

    fn close(&mut self) {
        if let Some((level, ply, nodes)) = self.open.take() {
            self.rows.push(TreeRow::Moves { level, ply, nodes });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hansu_records::tree::notes::Comment;
    use hansu_rules::{Action, Point};

    fn place(number: u8) -> Action {
        Action::Place(Point::new(number, 0))
    }

    /// Each row as its level and the numbers of its nodes; a comment as a negative number.
    fn shape(tree: &GameTree) -> Vec<(u8, Vec<i64>)> {
        tree_rows(tree)
            .into_iter()
            .map(|row| match row {
                TreeRow::Moves { level, nodes, .. } => {
                    (level, nodes.iter().map(|node| node.index() as i64).collect())
                }
                TreeRow::Comment { level, node } => (level, vec![-(node.index() as i64)]),
            })
            .collect()
    }

    #[test]
    fn a_line_stands_in_pairs() {
        let mut tree = GameTree::new();
        for number in 0..5 {
            tree.play(place(number));
        }
        assert_eq!(shape(&tree), [(0, vec![1, 2]), (0, vec![3, 4]), (0, vec![5])]);
    }

    #[test]
    fn variations_stand_below_the_move_they_replace() {
        let mut tree = GameTree::new();
        let first = tree.play(place(0));
        let second = tree.play(place(1));
        tree.play(place(2));
        // 4, 5: instead of the second move; 6: instead of 4.
        tree.go_to(first);
        tree.play(place(3));
        tree.play(place(4));
        tree.go_to(first);
        tree.play(place(5));
        assert_eq!(tree.depth(second), 2);
        assert_eq!(shape(&tree), [(0, vec![1, 2]), (1, vec![4, 5]), (1, vec![6]), (0, vec![3])]);
    }

    #[test]
    fn comments_interrupt_a_pair() {
        let mut tree = GameTree::new();
        let first = tree.play(place(0));
        tree.play(place(1));
        tree.notes_mut(first).comments.push(Comment::new("so it begins"));
        assert_eq!(shape(&tree), [(0, vec![1]), (0, vec![-1]), (0, vec![2])]);
    }

    #[test]
    fn large_trees_are_shown_in_time() {
        let mut deep = GameTree::new();
        let mut wide = GameTree::new();
        let mut zigzag = GameTree::new();
        let mut from = NodeId::ROOT;
        for number in 0..100_000_u32 {
            deep.play(Action::Pass);
            wide.add(NodeId::ROOT, Action::Pass);
            // A variation in every variation.
            zigzag.add(from, place((number % 19) as u8));
            from = zigzag.add(from, Action::Pass);
        }
        assert_eq!(tree_rows(&deep).len(), 50_000);
        assert_eq!(tree_rows(&wide).len(), 100_000);
        assert!(tree_rows(&zigzag).len() >= 100_000);
    }
}
