//! What the editor page shows.

use hansu_rules::{Arrangement, Gravity, Mark, Piece, Point, Side, chess::CastlingSide};
use hansu_table::{Editor, Tool};
use hansu_text::{Language, PointFacts};

use super::EditorDesk;

impl EditorDesk {
    /// The position.
    #[must_use]
    pub const fn editor(&self) -> &Editor {
        &self.editor
    }

    /// The language in force.
    #[must_use]
    pub fn language(&self) -> Language {
        self.text.language()
    }

    /// The tool in hand.
    #[must_use]
    pub const fn tool(&self) -> Tool {
        self.tool
    }

    /// The point whose piece the hand has taken up.
    #[must_use]
    pub const fn held(&self) -> Option<Point> {
        self.held
    }

    /// Texts of Janggi are in the Han view.
    #[must_use]
    pub const fn han_view(&self) -> bool {
        self.han_view
    }

    /// The position as text.
    #[must_use]
    pub fn position_text(&self) -> String {
        self.editor.text(self.han_view)
    }

    /// Why the last text could not be read; empty where it could.
    #[must_use]
    pub fn unreadable_text(&self) -> String {
        self.unreadable.as_ref().map_or_else(String::new, |error| self.text.unreadable_position(error))
    }

    /// Everything that is wrong, in words.
    #[must_use]
    pub fn fault_texts(&self) -> Vec<String> {
        let names = self.board_names();
        self.faults.iter().map(|fault| self.text.fault(names, fault)).collect()
    }

    /// How much each of these matters.
    pub fn fault_gravities(&self) -> impl Iterator<Item = Gravity> {
        self.faults.iter().map(hansu_rules::Fault::gravity)
    }

    /// What the faults mark on the board.
    pub fn marks(&self) -> impl Iterator<Item = &Mark> {
        self.faults.iter().flat_map(|fault| &fault.marks)
    }

    /// A side may castle on a wing, as far as the right says.
    #[must_use]
    pub fn castling(&self, side: Side, wing: CastlingSide) -> bool {
        matches!(self.editor.arrangement(), Arrangement::Chess(setup) if setup.may_castle(side, wing))
    }

    /// The squares that can be chosen for en passant: where a pawn could have passed, and the one that is set.
    #[must_use]
    pub fn en_passant_choices(&self) -> Vec<Point> {
        let Arrangement::Chess(setup) = self.editor.arrangement() else { return Vec::new() };
        let mut squares = setup.en_passant_squares();
        if let Some(set) = setup.en_passant.filter(|set| !squares.contains(set)) {
            squares.push(set);
        }
        squares
    }

    /// The square a pawn has just passed over.
    #[must_use]
    pub const fn en_passant(&self) -> Option<Point> {
        match self.editor.arrangement() {
            Arrangement::Chess(setup) => setup.en_passant,
            Arrangement::Go { .. } | Arrangement::Janggi(_) => None,
        }
    }

    /// Castling is as in Chess960.
    #[must_use]
    pub const fn chess960(&self) -> bool {
        matches!(self.editor.arrangement(), Arrangement::Chess(setup) if setup.chess960)
    }

    /// The name of a point in players' notation.
    #[must_use]
    pub fn point_name(&self, point: Point) -> String {
        self.text.point(self.board_names(), point)
    }

    /// A side by its name.
    #[must_use]
    pub fn side_name(&self, side: Side) -> String {
        self.text.side(self.editor.kind(), side)
    }

    /// A piece by its name.
    #[must_use]
    pub fn piece_name(&self, piece: Piece) -> String {
        self.text.piece(self.editor.kind(), piece)
    }

    /// A point and what is on it, for a screen reader.
    #[must_use]
    pub fn describe_point(&self, point: Point) -> String {
        let facts = PointFacts {
            piece: self.editor.arrangement().piece_at(point),
            selected: self.held == Some(point),
            ..PointFacts::default()
        };
        self.text.describe_point(self.board_names(), point, facts)
    }

    /// What stands at the edge for a column.
    #[must_use]
    pub fn column_label(&self, col: u8) -> String {
        self.text.column_label(self.board_names(), col)
    }

    /// What stands at the edge for a row.
    #[must_use]
    pub fn row_label(&self, row: u8) -> String {
        self.text.row_label(self.board_names(), row)
    }
}
