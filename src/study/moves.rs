//! The moves of a record as the list shows them: rows, and the text of every move.

use hansu_records::{GameTree, NodeId, Record, Start, replay::Cursor, tree::order::Visit};
use hansu_rules::{ActionText, GameKind};

use crate::view::{TreeRow, tree_rows};

/// The rows of a tree with the texts of its moves, kept until the tree changes.
#[derive(Debug, Default)]
pub struct Moves {
    rows: Vec<TreeRow>,
    /// By the index of the node; empty for the root.
    texts: Vec<String>,
}

impl Moves {
    /// All of a record, in time proportional to its nodes.
    #[must_use]
    pub fn of(record: &Record) -> Self {
        let mut moves = Self::default();
        moves.follow(&record.start, &record.tree);
        moves
    }

    /// The tree was edited. A node keeps the place of its moves for good, so only those that are new need a text.
    pub fn follow(&mut self, start: &Start, tree: &GameTree) {
        self.rows = tree_rows(tree);
        let mut next = self.texts.len();
        self.texts.resize(tree.len(), String::new());
        while let Some(node) = tree.node(next) {
            next = self.write(start, tree, node).max(next) + 1;
        }
    }

    /// Writes the texts of a node and of all that follows it, and tells the highest index among them.
    fn write(&mut self, start: &Start, tree: &GameTree, from: NodeId) -> usize {
        let mut highest = 0;
        // Without a start that can be played from nothing is shown, this neither.
        let before =
            tree.parent(from).map_or_else(|| Cursor::new(start), |parent| Cursor::at(start, tree, parent));
        let Ok(mut cursor) = before else { return self.texts.len() };
        for visit in tree.walk(from) {
            match visit {
                Visit::Enter(node) => {
                    self.texts[node.index()] = text(tree, &cursor, node);
                    highest = highest.max(node.index());
                    cursor.enter(tree, node);
                }
                Visit::Leave(_) => cursor.leave(),
            }
        }
        highest
    }

    /// A node was added behind the others: its text is `text`.
    pub fn grow(&mut self, tree: &GameTree, text: String) {
        self.texts.resize(tree.len().saturating_sub(1), String::new());
        self.texts.push(text);
        self.rows = tree_rows(tree);
    }

    /// How many nodes have their text.
    #[must_use]
    pub fn known(&self) -> usize {
        self.texts.len()
    }

    /// The rows of the list.
    #[must_use]
    pub fn rows(&self) -> &[TreeRow] {
        &self.rows
    }

    /// A move as players write it.
    #[must_use]
    pub fn text(&self, node: NodeId) -> &str {
        self.texts.get(node.index()).map_or("", String::as_str)
    }

    /// The number before a row's first move: of the pair in chess (`12.`, or `12…` where the second side moves),
    /// elsewhere of the move.
    #[must_use]
    pub fn number(kind: GameKind, ply: usize) -> String {
        match kind {
            GameKind::Chess if ply.is_multiple_of(2) => format!("{}.", ply / 2 + 1),
            GameKind::Chess => format!("{}…", ply / 2 + 1),
            GameKind::Go | GameKind::Janggi => (ply + 1).to_string(),
        }
    }
}

fn text(tree: &GameTree, cursor: &Cursor, node: NodeId) -> String {
    match (tree.action(node), tree.notes(node).and_then(|notes| notes.unread_move.as_ref())) {
        (Some(action), _) => cursor.text(action, ActionText::Player),
        (None, Some(unread)) => unread.clone(),
        (None, None) if node == NodeId::ROOT => String::new(),
        // A node that only sets stones up or says something.
        (None, None) => "·".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hansu_records::tree::notes::Comment;
    use hansu_rules::{AnyGame, chess};

    fn record(moves: &str) -> Record {
        let mut game = AnyGame::Chess(chess::Game::new(chess::Rules::default()));
        for text in moves.split_whitespace() {
            let action = game.parse(text).expect("a move of the test");
            game.play(action).expect("a legal move");
        }
        Record::from_game(&game)
    }

    #[test]
    fn every_move_has_its_text() {
        let mut record = record("e4 e5 Nf3");
        let first = record.tree.main_line().next().expect("a move");
        record.tree.go_to(first);
        let game = record.game_at(first).expect("the usual start");
        let reply = game.parse("c5").expect("a move");
        let variation = record.tree.play(reply);
        let moves = Moves::of(&record);
        let texts: Vec<&str> = record.tree.main_line().map(|node| moves.text(node)).collect();
        assert_eq!(texts, ["e4", "e5", "Nf3"]);
        assert_eq!(moves.text(variation), "c5");
        assert_eq!(moves.known(), record.tree.len());
    }

    #[test]
    fn the_list_follows_every_edit_as_if_it_were_made_anew() {
        let mut record = record("e4 e5 Nf3 Nc6 Bb5 a6");
        let mut moves = Moves::of(&record);
        let mut seed = 7_u64;
        let mut draw = |below: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) as usize % below.max(1)
        };
        for _ in 0..300 {
            let shown: Vec<NodeId> = record.tree.descendants(NodeId::ROOT).collect();
            let node = shown[draw(shown.len())];
            match draw(8) {
                0 => drop(record.tree.cut(node)),
                1 => drop(record.tree.promote(node)),
                2 => drop(record.tree.make_main(node)),
                3 => record.tree.edit_notes(node, |notes| notes.comments.push(Comment::new("so"))),
                4 => drop(record.tree.undo_edit()),
                5 => drop(record.tree.redo_edit()),
                6 if record.tree.len() < 400 => {
                    let branch = record.tree.copy_branch(shown[draw(shown.len())]);
                    record.tree.paste(node, &branch);
                }
                _ => {
                    let game = record.game_at(node).expect("the usual start");
                    let legal = game.legal_actions();
                    if !legal.is_empty() {
                        record.tree.insert_move(node, legal[draw(legal.len())]);
                    }
                }
            }
            moves.follow(&record.start, &record.tree);
            let anew = Moves::of(&record);
            assert_eq!(moves.rows(), anew.rows());
            for node in record.tree.descendants(NodeId::ROOT) {
                assert_eq!(moves.text(node), anew.text(node));
            }
        }
    }

    #[test]
    fn chess_counts_pairs_and_the_others_moves() {
        assert_eq!(Moves::number(GameKind::Chess, 0), "1.");
        assert_eq!(Moves::number(GameKind::Chess, 3), "2…");
        assert_eq!(Moves::number(GameKind::Go, 3), "4");
    }
}
