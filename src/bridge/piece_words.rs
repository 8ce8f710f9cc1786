//! What QML calls the kinds of piece.

use hansu_rules::PieceKind;

/// The kinds of piece by the words QML uses for them, the same as in JSON.
const PIECE_WORDS: [(PieceKind, &str); 14] = [
    (PieceKind::Stone, "stone"),
    (PieceKind::King, "king"),
    (PieceKind::Queen, "queen"),
    (PieceKind::Rook, "rook"),
    (PieceKind::Bishop, "bishop"),
    (PieceKind::Knight, "knight"),
    (PieceKind::Pawn, "pawn"),
    (PieceKind::General, "general"),
    (PieceKind::Guard, "guard"),
    (PieceKind::Chariot, "chariot"),
    (PieceKind::Cannon, "cannon"),
    (PieceKind::Horse, "horse"),
    (PieceKind::Elephant, "elephant"),
    (PieceKind::Soldier, "soldier"),
];

/// The word for a kind.
pub fn piece_word(kind: PieceKind) -> Option<&'static str> {
    PIECE_WORDS.iter().find(|(known, _)| *known == kind).map(|(_, word)| *word)
}

/// The kind of a word; `None` for any other text.
pub fn piece_kind(word: &str) -> Option<PieceKind> {
    PIECE_WORDS.iter().find(|(_, known)| *known == word).map(|(kind, _)| *kind)
}
