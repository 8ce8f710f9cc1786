//! Two formats that share an ending, and a third that is like one of them: the Janggi records of Korean programs
//! ([`janggi`], in and out), and the games of the Go servers Tygem ([`tygem`]) and WBaduk ([`ngf`]), in only.

pub(crate) mod janggi;
pub(crate) mod ngf;
pub(crate) mod tygem;

use hansu_rules::{
    Action, Point, Side,
    go::{self, HandicapBonus, Rules},
};

use crate::{GameTree, NodeId, Record, Start, tree::notes::SetupEdit};

/// A game of Go being put together from lines.
struct GoBuilder {
    tree: GameTree,
    size: u8,
    komi: Option<hansu_rules::HalfPoints>,
    handicap: Vec<Point>,
}

impl GoBuilder {
    fn new(size: u8) -> Self {
        Self { tree: GameTree::new(), size, komi: None, handicap: Vec::new() }
    }

    fn tag(&mut self, name: &str, value: &str) {
        let value = value.trim();
        if !value.is_empty() {
            self.tree.tags_mut().set(name, value);
        }
    }

    /// Column and row from the top left corner, from 0; `None` is a pass. `false` for a point off the board.
    fn play(&mut self, side: Side, place: Option<(u8, u8)>) -> bool {
        let action = match place {
            None => Action::Pass,
            Some((col, row)) if col < self.size && row < self.size => {
                Action::Place(Point::new(col, self.size - 1 - row))
            }
            Some(_) => return false,
        };
        let node = self.tree.add(self.last(), action);
        self.tree.set_mover(node, Some(side));
        self.tree.go_to(node);
        true
    }

    fn last(&self) -> NodeId {
        self.tree.current()
    }

    fn finish(mut self) -> Record {
        self.tree.go_to(NodeId::ROOT);
        let handicap = u16::try_from(self.handicap.len()).unwrap_or(0);
        if !self.handicap.is_empty() {
            let stones = self.handicap.iter().map(|&point| (point, Some(Side::First))).collect();
            let setup = SetupEdit { stones, to_move: Some(Side::Second) };
            self.tree.notes_mut(NodeId::ROOT).setup = Some(setup);
        }
        // The servers of Korea play by its rules.
        let korean = Rules { handicap_bonus: HandicapBonus::None, ..Rules::JAPANESE };
        let rules = Rules { komi: self.komi.unwrap_or(korean.komi), ..korean };
        let start = Start::Go { cols: self.size, rows: self.size, rules, handicap, fixed_stones: false };
        Record { start, tree: self.tree }
    }
}

/// Handicap stones on the star points of a board of 19, in the order of Tygem, whose third stone is in the upper left.
fn star_points(stones: u8, size: u8) -> Vec<Point> {
    if stones == 3 && size == 19 {
        return vec![Point::new(3, 3), Point::new(15, 15), Point::new(3, 15)];
    }
    go::fixed_handicap_points(size, stones).unwrap_or_default()
}
