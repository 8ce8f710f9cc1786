//! A record in words, for comparing.

use std::fmt::Write;

use hansu_records::{GameTree, NodeId, Record, tree::notes::Notes, tree::order::Visit};
use hansu_rules::{Action, Point, Side};

fn point(point: Point) -> String {
    format!("{}{}", char::from(b'a' + point.col), point.row + 1)
}

fn action(action: Action) -> String {
    match action {
        Action::Place(at) => point(at),
        Action::Pass => "pass".to_owned(),
        Action::Delete(at) => format!("x{}", point(at)),
        Action::Step { from, to, promotion } => {
            let promotion = promotion.map_or(String::new(), |kind| format!("={kind:?}"));
            format!("{}{}{promotion}", point(from), point(to))
        }
    }
}

fn notes(notes: &Notes) -> String {
    let mut told = String::new();
    if let Some(unread) = &notes.unread_move {
        let _ = write!(told, "?{unread:?}");
    }
    if let Some(setup) = &notes.setup {
        let mut stones = setup.stones.clone();
        stones.sort_unstable();
        for (at, stone) in stones {
            let letter = match stone {
                Some(Side::First) => '+',
                Some(Side::Second) => '-',
                None => '0',
            };
            let _ = write!(told, "{letter}{}", point(at));
        }
        told += &setup.to_move.map_or(String::new(), |side| format!(" to move {side:?}"));
    }
    for nag in &notes.nags {
        let _ = write!(told, "${nag}");
    }
    if let Some(evaluation) = notes.evaluation {
        let _ = write!(told, " {:?} depth {:?}", evaluation.score, evaluation.depth);
    }
    if notes.clock != hansu_records::tree::notes::Clock::default() {
        let _ = write!(told, " {:?}", notes.clock);
    }
    for mark in &notes.marks {
        let _ = write!(told, " {mark:?}");
    }
    for comment in &notes.comments {
        let place = if comment.before_move { "before " } else { "" };
        let _ = write!(told, " {place}{:?}", comment.text);
    }
    if !notes.stray.is_empty() {
        let _ = write!(told, " stray {:?}", notes.stray);
    }
    told
}

/// Everything of a tree, variations in brackets.
pub fn tree(tree: &GameTree) -> String {
    let mut told = String::new();
    for visit in tree.walk(NodeId::ROOT) {
        match visit {
            Visit::Enter(node) => {
                let siblings = tree.parent(node).map_or(0, |parent| tree.children(parent).take(2).count());
                if siblings > 1 {
                    told += "(";
                }
                let side = match tree.mover(node) {
                    Some(Side::First) => "B:",
                    Some(Side::Second) => "W:",
                    None => "",
                };
                told += side;
                told += &tree.action(node).map_or("_".to_owned(), action);
                if tree.is_refused(node) {
                    told += "!";
                }
                told += &tree.notes(node).map(notes).unwrap_or_default();
                told += " ";
            }
            Visit::Leave(node) => {
                let siblings = tree.parent(node).map_or(0, |parent| tree.children(parent).take(2).count());
                if siblings > 1 {
                    told += ")";
                }
            }
        }
    }
    told
}

/// Everything of a record.
pub fn record(record: &Record) -> String {
    let tags: Vec<String> =
        record.tree.tags().iter().map(|(name, value)| format!("{name}={value:?}")).collect();
    format!("{:?}\n{}\n{}\n", record.start, tags.join(" "), tree(&record.tree))
}
