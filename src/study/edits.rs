//! Editing the record on show.

use hansu_records::{GameTree, NodeId, tree::notes::Comment};

use super::Study;

impl Study {
    /// The variation of the node on show comes one place nearer to the main line.
    pub fn promote(&mut self) {
        self.edit(|tree, node| {
            if let Some(head) = variation_head(tree, node) {
                tree.promote(head);
            }
        });
    }

    /// The line of the node on show becomes the main line.
    pub fn make_main(&mut self) {
        self.edit(|tree, node| {
            tree.make_main(node);
        });
    }

    /// The node on show is cut with all that follows; the one before is on show then.
    pub fn cut(&mut self) {
        self.edit(|tree, node| {
            tree.cut(node);
        });
    }

    /// Keeps the node on show with all that follows, to be pasted elsewhere.
    pub fn copy_branch(&mut self) {
        let here = self.shown();
        self.branch = self.session.borrow().tree().map(|tree| tree.copy_branch(here));
    }

    /// There is a branch to paste.
    #[must_use]
    pub fn has_branch(&self) -> bool {
        self.branch.is_some()
    }

    /// Puts the branch that was kept behind the node on show. Its moves may break the rules there: they are shown as
    /// such.
    pub fn paste_branch(&mut self) {
        let Some(branch) = self.branch.clone() else { return };
        self.edit(|tree, node| {
            tree.paste(node, &branch);
        });
    }

    /// Takes the last edit back.
    pub fn undo_edit(&mut self) {
        self.edit(|tree, _| {
            tree.undo_edit();
        });
    }

    /// The node on show belongs to a variation.
    #[must_use]
    pub fn in_variation(&self) -> bool {
        let session = self.session.borrow();
        session.tree().is_some_and(|tree| variation_head(tree, tree.current()).is_some())
    }

    /// An edit can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.session.borrow().tree().is_some_and(GameTree::can_undo)
    }

    /// An edit that was taken back can be done again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        self.session.borrow().tree().is_some_and(GameTree::can_redo)
    }

    /// Does the edit again that was taken back last.
    pub fn redo_edit(&mut self) {
        self.edit(|tree, _| {
            tree.redo_edit();
        });
    }

    /// What is written at the node on show.
    #[must_use]
    pub fn comment(&self) -> String {
        self.comment_of(self.shown())
    }

    /// What is written at a node.
    #[must_use]
    pub fn comment_of(&self, node: NodeId) -> String {
        let session = self.session.borrow();
        let notes = session.tree().and_then(|tree| tree.notes(node));
        notes.map_or_else(String::new, hansu_records::tree::notes::Notes::comment_text)
    }

    /// Writes something else at the node on show.
    pub fn set_comment(&mut self, text: &str) {
        if text == self.comment() {
            return;
        }
        let text = text.trim_end();
        self.edit(|tree, node| {
            tree.edit_notes(node, |notes| {
                let before_move = notes.comments.first().is_some_and(|comment| comment.before_move);
                notes.comments.clear();
                if !text.is_empty() {
                    notes.comments.push(Comment { text: text.to_owned(), before_move });
                }
            });
        });
    }

    /// The judgement of the move on show among 1 to 6 (`!`, `?`, `!!`, `??`, `!?`, `?!`); 0 for none.
    #[must_use]
    pub fn judgement(&self) -> u8 {
        self.judgement_of(self.shown())
    }

    /// The judgement of the move of a node.
    #[must_use]
    pub fn judgement_of(&self, node: NodeId) -> u8 {
        let session = self.session.borrow();
        let nags = session.tree().and_then(|tree| tree.notes(node)).map(|notes| notes.nags.as_slice());
        nags.and_then(|nags| nags.iter().copied().find(|nag| JUDGEMENTS.contains(nag))).unwrap_or(0)
    }

    /// Judges the move on show; 0 takes its judgement away, others than judgements stay.
    pub fn set_judgement(&mut self, judgement: u8) {
        self.edit(|tree, node| {
            tree.edit_notes(node, |notes| {
                notes.nags.retain(|nag| !JUDGEMENTS.contains(nag));
                if JUDGEMENTS.contains(&judgement) {
                    notes.nags.insert(0, judgement);
                }
            });
        });
    }

    pub(super) fn edit(&mut self, change: impl FnOnce(&mut GameTree, NodeId)) {
        self.session.borrow_mut().edit(|tree| {
            let node = tree.current();
            change(tree, node);
        });
        if let Some(table) = self.session.borrow().table() {
            self.moves.follow(table.record_start(), table.record());
        }
        self.look();
    }
}

/// The first move of the variation a node belongs to; `None` on the main line.
fn variation_head(tree: &GameTree, node: NodeId) -> Option<NodeId> {
    std::iter::successors(Some(node), |&node| tree.parent(node))
        .find(|&step| tree.parent(step).is_some_and(|parent| tree.children(parent).next() != Some(step)))
}

/// The glyphs that judge a move (PGN standard, 8.2.4).
const JUDGEMENTS: std::ops::RangeInclusive<u8> = 1..=6;

/// How a glyph is written behind its move; empty for those that are not.
#[must_use]
pub const fn judgement_text(nag: u8) -> &'static str {
    match nag {
        1 => "!",
        2 => "?",
        3 => "!!",
        4 => "??",
        5 => "!?",
        6 => "?!",
        _ => "",
    }
}
