//! The moves of a record as the list shows them: rows, and the text of every move.

use hansu_records::{GameTree, NodeId, Record, replay::Cursor, tree::order::Visit};
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
        Self { rows: tree_rows(&record.tree), texts: texts(record) }
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

fn texts(record: &Record) -> Vec<String> {
    let mut texts = vec![String::new(); record.tree.len()];
    // Without a start that can be played from nothing is shown, this neither.
    let Ok(mut cursor) = Cursor::new(&record.start) else { return texts };
    for visit in record.tree.walk(NodeId::ROOT) {
        match visit {
            Visit::Enter(node) => {
                texts[node.index()] = text(&record.tree, &cursor, node);
                cursor.enter(&record.tree, node);
            }
            Visit::Leave(_) => cursor.leave(),
        }
    }
    texts
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
    fn chess_counts_pairs_and_the_others_moves() {
        assert_eq!(Moves::number(GameKind::Chess, 0), "1.");
        assert_eq!(Moves::number(GameKind::Chess, 3), "2…");
        assert_eq!(Moves::number(GameKind::Go, 3), "4");
    }
}
