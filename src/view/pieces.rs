//! The pieces on the screen, each with an identity that survives its moves, so that they glide instead of
//! vanishing here and appearing there.

use hansu_rules::{Piece, Point};

/// A piece as the board shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownPiece {
    /// Where it stands.
    pub point: Point,
    /// What it is.
    pub piece: Piece,
    /// Go: marked dead while counting.
    pub dead: bool,
}

/// One step that a list model has to tell its views.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModelChange {
    /// The row before which nothing else changed was removed.
    Removed(usize),
    /// This row moved, turned into something else, or changed its mark.
    Changed(usize, ShownPiece),
    /// A row was added at the end.
    Added(ShownPiece),
}

/// The rows of the board's list model.
#[derive(Clone, Debug, Default)]
pub struct ShownPieces {
    rows: Vec<ShownPiece>,
}

impl ShownPieces {
    /// The rows, in the model's order.
    #[must_use]
    pub fn rows(&self) -> &[ShownPiece] {
        &self.rows
    }

    /// The steps that turn the rows into `wanted`, to be applied one by one with [`apply`](Self::apply).
    ///
    /// A piece that stands where it stood keeps its row. A new piece takes the row of one of the same side that
    /// is gone from elsewhere - of the same kind if there is one, else (a promotion, or one taken back) of any
    /// kind - and the nearest of these. `glides` is false in Go, where stones never travel.
    #[must_use]
    pub fn changes_to(&self, wanted: &[ShownPiece], glides: bool) -> Vec<ModelChange> {
        let mut free_rows: Vec<usize> = Vec::new();
        let mut fresh: Vec<ShownPiece> = Vec::new();
        let mut changes = Vec::new();
        for (row, shown) in self.rows.iter().enumerate() {
            match wanted.iter().find(|new| new.point == shown.point && new.piece == shown.piece) {
                Some(new) if new.dead == shown.dead => {}
                Some(new) => changes.push(ModelChange::Changed(row, *new)),
                None => free_rows.push(row),
            }
        }
        for new in wanted {
            if !self.rows.iter().any(|shown| shown.point == new.point && shown.piece == new.piece) {
                fresh.push(*new);
            }
        }
        if glides {
            for same_kind in [true, false] {
                fresh.retain(|new| {
                    let nearest = free_rows
                        .iter()
                        .enumerate()
                        .filter(|&(_, &row)| {
                            let old = self.rows[row].piece;
                            old.side == new.piece.side && (!same_kind || old.kind == new.piece.kind)
                        })
                        .min_by_key(|&(_, &row)| distance(self.rows[row].point, new.point))
                        .map(|(place, _)| place);
                    let Some(place) = nearest else { return true };
                    changes.push(ModelChange::Changed(free_rows.remove(place), *new));
                    false
                });
            }
        }
        // From the end, so that the earlier numbers stay true.
        free_rows.sort_unstable();
        changes.extend(free_rows.into_iter().rev().map(ModelChange::Removed));
        changes.extend(fresh.into_iter().map(ModelChange::Added));
        changes
    }

    /// Carries out one step.
    pub fn apply(&mut self, change: ModelChange) {
        match change {
            ModelChange::Removed(row) => {
                self.rows.remove(row);
            }
            ModelChange::Changed(row, piece) => self.rows[row] = piece,
            ModelChange::Added(piece) => self.rows.push(piece),
        }
    }
}

fn distance(a: Point, b: Point) -> u8 {
    a.col.abs_diff(b.col) + a.row.abs_diff(b.row)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hansu_rules::{PieceKind, Side};

    fn shown(side: Side, kind: PieceKind, col: u8, row: u8) -> ShownPiece {
        ShownPiece { point: Point::new(col, row), piece: Piece::new(side, kind), dead: false }
    }

    fn turn(pieces: &mut ShownPieces, wanted: &[ShownPiece], glides: bool) -> Vec<ModelChange> {
        let changes = pieces.changes_to(wanted, glides);
        for &change in &changes {
            pieces.apply(change);
        }
        let mut rows = pieces.rows().to_vec();
        let mut expected = wanted.to_vec();
        rows.sort_by_key(|piece| piece.point);
        expected.sort_by_key(|piece| piece.point);
        assert_eq!(rows, expected);
        changes
    }

    #[test]
    fn a_capture_moves_one_row_and_removes_one() {
        let mut pieces = ShownPieces::default();
        let rook = shown(Side::First, PieceKind::Rook, 0, 0);
        let pawn = shown(Side::Second, PieceKind::Pawn, 0, 6);
        turn(&mut pieces, &[rook, pawn], true);
        let taken = shown(Side::First, PieceKind::Rook, 0, 6);
        let changes = turn(&mut pieces, &[taken], true);
        assert_eq!(changes, [ModelChange::Changed(0, taken), ModelChange::Removed(1)]);
    }

    #[test]
    fn castling_moves_king_and_rook() {
        let mut pieces = ShownPieces::default();
        let before = [shown(Side::First, PieceKind::King, 4, 0), shown(Side::First, PieceKind::Rook, 7, 0)];
        turn(&mut pieces, &before, true);
        let after = [shown(Side::First, PieceKind::King, 6, 0), shown(Side::First, PieceKind::Rook, 5, 0)];
        let changes = turn(&mut pieces, &after, true);
        assert_eq!(changes, [ModelChange::Changed(0, after[0]), ModelChange::Changed(1, after[1])]);
    }

    #[test]
    fn a_promoted_pawn_keeps_its_row() {
        let mut pieces = ShownPieces::default();
        let pawn = shown(Side::First, PieceKind::Pawn, 0, 6);
        turn(&mut pieces, &[pawn], true);
        let queen = shown(Side::First, PieceKind::Queen, 0, 7);
        assert_eq!(turn(&mut pieces, &[queen], true), [ModelChange::Changed(0, queen)]);
    }

    #[test]
    fn stones_never_travel() {
        let mut pieces = ShownPieces::default();
        let old = shown(Side::First, PieceKind::Stone, 0, 0);
        turn(&mut pieces, &[old], false);
        let new = shown(Side::First, PieceKind::Stone, 5, 5);
        assert_eq!(turn(&mut pieces, &[new], false), [ModelChange::Removed(0), ModelChange::Added(new)]);
    }
}
