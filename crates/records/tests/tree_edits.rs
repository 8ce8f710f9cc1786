//! Edits of a tree, and the way back.

use hansu_records::{GameTree, NodeId, tree::edit::STEPS_KEPT, tree::notes::Comment};
use hansu_rules::{Action, Point};
use proptest::prelude::*;

fn place(col: u8, row: u8) -> Action {
    Action::Place(Point::new(col, row))
}

/// Everything that can be seen of a tree, node for node.
fn picture(tree: &GameTree) -> String {
    let mut text = String::new();
    for node in tree.descendants(NodeId::ROOT) {
        let notes = tree.notes(node).map(|notes| notes.comment_text()).unwrap_or_default();
        let action = tree.action(node);
        text += &format!("{} {} {action:?} {notes:?}\n", node.index(), tree.depth(node));
    }
    format!("{text}{:?}", tree.tags())
}

fn depths_are_right(tree: &GameTree) {
    for node in tree.descendants(NodeId::ROOT) {
        assert_eq!(tree.depth(node), tree.path(node).len());
        for child in tree.children(node) {
            assert_eq!(tree.parent(child), Some(node));
        }
    }
}

#[test]
fn a_variation_is_promoted_and_made_the_main_line() {
    let mut tree = GameTree::new();
    let first = tree.add(NodeId::ROOT, place(0, 0));
    let [a, b, c] = [1, 2, 3].map(|col| tree.add(first, place(col, 0)));
    let deep = tree.add(c, place(4, 4));
    let other = tree.add(NodeId::ROOT, place(9, 9));
    assert!(!tree.promote(a), "the first cannot go further");
    assert!(tree.promote(c));
    assert_eq!(tree.children(first).collect::<Vec<_>>(), [a, c, b]);
    assert!(tree.make_main(deep));
    assert_eq!(tree.main_line().collect::<Vec<_>>(), [first, c, deep]);
    assert!(!tree.make_main(deep));
    assert!(tree.make_main(other));
    assert_eq!(tree.main_line().collect::<Vec<_>>(), [other]);
    while tree.undo_edit() {}
    assert_eq!(tree.children(first).collect::<Vec<_>>(), [a, b, c]);
    assert_eq!(tree.children(NodeId::ROOT).collect::<Vec<_>>(), [first, other]);
}

#[test]
fn what_is_cut_comes_back_with_the_node_on_show() {
    let mut tree = GameTree::new();
    let first = tree.play(place(0, 0));
    let second = tree.play(place(1, 1));
    let last = tree.play(place(2, 2));
    assert!(!tree.cut(NodeId::ROOT));
    assert!(tree.cut(second));
    assert_eq!(tree.current(), first);
    assert_eq!(tree.descendants(NodeId::ROOT).count(), 2);
    assert!(tree.undo_edit());
    assert_eq!(tree.current(), last);
    assert_eq!(tree.main_line().count(), 3);
    assert!(tree.redo_edit());
    assert_eq!(tree.current(), first);
    assert!(!tree.redo_edit());
}

#[test]
fn a_branch_is_pasted_into_another_tree() {
    let mut from = GameTree::new();
    let first = from.play(place(0, 0));
    from.play(place(1, 1));
    from.go_to(first);
    from.play(place(2, 2));
    from.notes_mut(first).comments.push(Comment::new("here"));
    let branch = from.copy_branch(first);
    assert_eq!(branch.nodes(), 3);

    let mut to = GameTree::new();
    let played = to.play(place(5, 5));
    let pasted = to.paste(played, &branch);
    assert_eq!(to.current(), pasted);
    assert_eq!(to.children(pasted).count(), 2);
    assert_eq!(to.notes(pasted), from.notes(first));
    assert_eq!(to.depth(pasted), 2);
    depths_are_right(&to);
    let again = to.copy_branch(pasted);
    assert_eq!(again, branch);
    // Into itself: the copy was taken before.
    to.paste(pasted, &branch);
    assert_eq!(to.descendants(NodeId::ROOT).count(), 8);
    depths_are_right(&to);
}

#[test]
fn a_move_is_put_in_between() {
    let mut tree = GameTree::new();
    let first = tree.play(place(0, 0));
    let second = tree.play(place(1, 1));
    let before = picture(&tree);
    let between = tree.insert_before_children(first, place(7, 7));
    assert_eq!(tree.main_line().collect::<Vec<_>>(), [first, between, second]);
    depths_are_right(&tree);
    let after = picture(&tree);
    tree.undo_edit();
    assert_eq!(picture(&tree), before);
    tree.redo_edit();
    assert_eq!(picture(&tree), after);
}

#[test]
fn notes_and_tags_are_edits_too() {
    let mut tree = GameTree::new();
    let node = tree.play(place(0, 0));
    tree.edit_notes(node, |notes| notes.nags.push(1));
    tree.set_tag("White", Some("Kim"));
    tree.set_tag("White", Some("Kim"));
    tree.set_tag("White", None);
    assert!(tree.undo_edit());
    assert_eq!(tree.tags().get("White"), Some("Kim"));
    assert!(tree.undo_edit());
    assert!(tree.tags().is_empty());
    assert!(tree.undo_edit());
    assert_eq!(tree.notes(node), None);
    assert!(!tree.undo_edit(), "a tag set to what it was is no edit");
}

#[test]
fn the_log_is_bounded_and_a_new_edit_ends_the_redo() {
    let mut tree = GameTree::new();
    for number in 0..STEPS_KEPT + 10 {
        tree.set_tag("Round", Some(&number.to_string()));
    }
    let mut undone = 0;
    while tree.undo_edit() {
        undone += 1;
    }
    assert_eq!(undone, STEPS_KEPT);
    assert_eq!(tree.tags().get("Round"), Some("9"));
    tree.set_tag("Round", Some("x"));
    assert!(!tree.can_redo());
}

#[test]
fn a_hundred_thousand_nodes_deep_or_wide_are_edited_quickly() {
    let mut deep = GameTree::new();
    let mut wide = GameTree::new();
    for _ in 0..100_000 {
        deep.play(Action::Pass);
        wide.add(NodeId::ROOT, Action::Pass);
    }
    let last_variation = wide.node(100_000).unwrap();
    for tree in [&mut deep, &mut wide] {
        let before = picture(tree);
        let branch = tree.copy_branch(NodeId::ROOT);
        assert_eq!(branch.nodes(), 100_001);
        let pasted = tree.paste(NodeId::ROOT, &branch);
        tree.make_main(pasted);
        tree.insert_before_children(NodeId::ROOT, Action::Pass);
        tree.cut(pasted);
        while tree.undo_edit() {}
        assert_eq!(picture(tree), before);
    }
    for _ in 0..1000 {
        wide.promote(last_variation);
    }
    assert!(wide.make_main(last_variation));
    drop((deep, wide));
}

#[derive(Clone, Debug)]
enum Edit {
    Play(u8, u8),
    Insert(usize, u8),
    Between(usize, u8),
    Cut(usize),
    CopyPaste(usize, usize),
    Promote(usize),
    Main(usize),
    Comment(usize, String),
    Tag(String),
    Undo,
    Redo,
}

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    let edit = prop_oneof![
        (0..4u8, 0..4u8).prop_map(|(col, row)| Edit::Play(col, row)),
        (0..40usize, 0..5u8).prop_map(|(node, col)| Edit::Insert(node, col)),
        (0..40usize, 0..5u8).prop_map(|(node, col)| Edit::Between(node, col)),
        (1..40usize).prop_map(Edit::Cut),
        (0..40usize, 0..40usize).prop_map(|(from, to)| Edit::CopyPaste(from, to)),
        (1..40usize).prop_map(Edit::Promote),
        (1..40usize).prop_map(Edit::Main),
        (0..40usize, "[a-c]{0,2}").prop_map(|(node, text)| Edit::Comment(node, text)),
        "[a-c]{1,2}".prop_map(Edit::Tag),
        Just(Edit::Undo),
        Just(Edit::Redo),
    ];
    proptest::collection::vec(edit, 0..40)
}

/// A node that is in the tree and was not cut.
fn living(tree: &GameTree, number: usize) -> NodeId {
    let nodes: Vec<NodeId> = tree.descendants(NodeId::ROOT).collect();
    nodes[number % nodes.len()]
}

fn make(tree: &mut GameTree, edit: &Edit) {
    match *edit {
        Edit::Play(col, row) => drop(tree.insert_move(tree.current(), place(col, row))),
        Edit::Insert(node, col) => drop(tree.insert_move(living(tree, node), place(col, 0))),
        Edit::Between(node, col) => drop(tree.insert_before_children(living(tree, node), place(col, 0))),
        Edit::Cut(node) => drop(tree.cut(living(tree, node))),
        Edit::CopyPaste(from, to) => {
            let branch = tree.copy_branch(living(tree, from));
            if branch.nodes() < 30 {
                tree.paste(living(tree, to), &branch);
            }
        }
        Edit::Promote(node) => drop(tree.promote(living(tree, node))),
        Edit::Main(node) => drop(tree.make_main(living(tree, node))),
        Edit::Comment(node, ref text) => {
            tree.edit_notes(living(tree, node), |notes| notes.comments = vec![Comment::new(text.clone())]);
        }
        Edit::Tag(ref text) => tree.set_tag("Event", Some(text)),
        Edit::Undo => drop(tree.undo_edit()),
        Edit::Redo => drop(tree.redo_edit()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn all_undone_is_as_before_and_all_redone_as_after(edits in edits()) {
        let mut tree = GameTree::new();
        let before = picture(&tree);
        for edit in &edits {
            make(&mut tree, edit);
            depths_are_right(&tree);
        }
        while tree.redo_edit() {}
        let (after, shown) = (picture(&tree), tree.current());
        while tree.undo_edit() {
            depths_are_right(&tree);
        }
        prop_assert_eq!(picture(&tree), before);
        while tree.redo_edit() {}
        prop_assert_eq!(picture(&tree), after);
        prop_assert_eq!(tree.current(), shown);
    }
}
