//! Forsyth-Edwards Notation, read as leniently as its meaning allows and written strictly.

use std::fmt;

use shakmaty::{
    Board, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, FromSetup, Position, PositionError,
    PositionErrorKinds, Rank, Role, Square, fen::Fen,
};

use super::{
    Setup,
    notation::point_name,
    setup::{bit, corner},
    square::{point, side},
};
use crate::{Point, Side};

/// Text that is no playable chess position: what is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// There is no text.
    #[error("the FEN is empty; it begins with the pieces, rank 8 first")]
    Empty,
    /// Not eight ranks.
    #[error("the board has {found} ranks; write eight, rank 8 first, with '/' between them")]
    RankCount {
        /// How many there are.
        found: usize,
    },
    /// A rank that is not eight squares long.
    #[error("rank {rank} has {found} squares; its pieces and empty squares must add up to eight")]
    RankLength {
        /// The rank, 1 to 8.
        rank: u8,
        /// How many squares it has.
        found: usize,
    },
    /// A character that is no piece.
    #[error(
        "'{symbol}' in rank {rank} is no piece; use PNBRQK for White, pnbrqk for Black, 1 to 8 for empty squares"
    )]
    UnknownPiece {
        /// The rank, 1 to 8.
        rank: u8,
        /// The character.
        symbol: char,
    },
    /// The second field is neither `w` nor `b`.
    #[error("'{text}' is no side to move; write w or b")]
    SideToMove {
        /// The field.
        text: String,
    },
    /// The third field holds something that is no castling right.
    #[error("'{text}' are no castling rights; write letters of KQkq, the files of the rooks, or -")]
    Castling {
        /// The field.
        text: String,
    },
    /// The fourth field is no square.
    #[error("'{text}' is no en-passant square; write a square such as e3, or -")]
    EnPassant {
        /// The field.
        text: String,
    },
    /// The fifth field is no number of plies.
    #[error("'{text}' is no halfmove clock; write the plies since the last capture or pawn move, from 0 on")]
    HalfmoveClock {
        /// The field.
        text: String,
    },
    /// The sixth field is no move number.
    #[error("'{text}' is no move number; write a number from 1 on")]
    MoveNumber {
        /// The field.
        text: String,
    },
    /// More than six fields.
    #[error("'{text}' follows the six fields of the FEN; remove it")]
    TrailingText {
        /// The first field too many.
        text: String,
    },
    /// A side without a king, or with several.
    #[error("{} has {found} kings; each side needs exactly one", name(*.side))]
    Kings {
        /// The side.
        side: Side,
        /// How many it has.
        found: usize,
    },
    /// A pawn on the first or last rank.
    #[error("there is a pawn on {}; pawns stand on ranks 2 to 7", point_name(*.point))]
    PawnOnBackRank {
        /// Where.
        point: Point,
    },
    /// The side that is not to move is in check.
    #[error(
        "{} is to move, but the king on {} is already attacked from {}; change the side to move or the pieces",
        name(.side.other()), point_name(*.king), point_name(*.attacker)
    )]
    OpponentInCheck {
        /// The side in check, which is not to move.
        side: Side,
        /// Its king.
        king: Point,
        /// A piece that attacks it.
        attacker: Point,
    },
    /// More pieces than a game can have.
    #[error("a side has more than sixteen pieces, or more promoted pieces than missing pawns; remove some")]
    TooMuchMaterial,
}

const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "White",
        Side::Second => "Black",
    }
}

/// Reads a position.
pub(super) fn read(text: &str, mode: CastlingMode) -> Result<Chess, FenError> {
    let setup = read_setup(text, mode.is_chess960())?;
    check_pieces(&setup.board)?;
    setup.position()
}

fn read_setup(text: &str, chess960: bool) -> Result<Setup, FenError> {
    let mut fields = text.split_whitespace();
    let board = read_board(fields.next().ok_or(FenError::Empty)?)?;
    let turn = fields.next().map_or(Ok(Side::First), read_turn)?;
    let mut setup = Setup { board, turn, chess960, ..Setup::empty() };
    read_castling(fields.next().unwrap_or("-"), &mut setup)?;
    setup.en_passant = fields.next().map_or(Ok(None), read_en_passant)?;
    (setup.quiet_plies, setup.move_number) = read_counters(fields)?;
    Ok(setup)
}

impl Setup {
    /// Reads a FEN, playable or not, as leniently as [`Game::from_fen`](super::Game::from_fen). Castling is as in
    /// Chess960 where the rights need it.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(text: &str) -> Result<Self, FenError> {
        let [ordinary, wide] = [read_setup(text, false)?, read_setup(text, true)?];
        Ok(if ordinary.castling_rooks() == wide.castling_rooks() { ordinary } else { wide })
    }

    /// Reads a FEN, playable or not, with castling as in Chess960 or not.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read_as(text: &str, chess960: bool) -> Result<Self, FenError> {
        read_setup(text, chess960)
    }

    /// The castling rights as X-FEN writes them: a letter of `KQkq` for the outermost rook on that side, else the
    /// file of the rook.
    fn castling_letters(&self) -> String {
        let mut letters = String::new();
        for side in Side::BOTH {
            let outer =
                [CastlingSide::KingSide, CastlingSide::QueenSide].map(|wing| self.outer_rook(side, wing));
            for file in File::ALL.into_iter().rev() {
                if self.castling[side.index()] & bit(file) == 0 {
                    continue;
                }
                let letter = match outer {
                    [Some(rook), _] if rook == file => 'K',
                    [_, Some(rook)] if rook == file => 'Q',
                    _ => file.upper_char(),
                };
                letters.push(if side == Side::First { letter } else { letter.to_ascii_lowercase() });
            }
        }
        if letters.is_empty() { "-".to_owned() } else { letters }
    }
}

impl fmt::Display for Setup {
    /// All six fields: `... w KQkq - 0 1`, the en-passant square as it is set.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = self.board.board_fen();
        let turn = if self.turn == Side::First { 'w' } else { 'b' };
        let en_passant = self.en_passant.map_or_else(|| "-".to_owned(), point_name);
        let (castling, quiet, number) = (self.castling_letters(), self.quiet_plies, self.move_number);
        write!(f, "{board} {turn} {castling} {en_passant} {quiet} {number}")
    }
}

/// Whether this FEN gives castling rights that only Chess960 has. `false` too where it cannot be read.
#[must_use]
pub fn needs_chess960(fen: &str) -> bool {
    let rights = |mode| read(fen, mode).map(|position| position.castles().castling_rights());
    match (rights(CastlingMode::Chess960), rights(CastlingMode::Standard)) {
        (Ok(all), Ok(ordinary)) => all != ordinary,
        _ => false,
    }
}

pub(super) fn playable(setup: shakmaty::Setup, mode: CastlingMode) -> Result<Chess, FenError> {
    let (board, turn) = (setup.board.clone(), setup.turn);
    Chess::from_setup(setup, mode)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        // More checks than a move can give are played on like others; a deletion can leave such a position.
        .or_else(PositionError::ignore_impossible_check)
        .map_err(|error| {
            let waiting = !turn;
            let attacked = board
                .king_of(waiting)
                .and_then(|king| Some((king, board.attacks_to(king, turn, board.occupied()).first()?)));
            match attacked {
                Some((king, attacker)) if error.kinds().contains(PositionErrorKinds::OPPOSITE_CHECK) => {
                    FenError::OpponentInCheck {
                        side: side(waiting),
                        king: point(king),
                        attacker: point(attacker),
                    }
                }
                // Kings and pawns have been looked at before: only the amount of material is left.
                _ => FenError::TooMuchMaterial,
            }
        })
}

fn read_board(text: &str) -> Result<Board, FenError> {
    let rows: Vec<&str> = text.strip_suffix('/').unwrap_or(text).split('/').collect();
    if rows.len() != 8 {
        return Err(FenError::RankCount { found: rows.len() });
    }
    let mut board = Board::empty();
    for (row, rank) in rows.into_iter().zip(Rank::ALL.into_iter().rev()) {
        let number = rank as u8 + 1;
        let mut found = 0;
        for symbol in row.chars() {
            if let Some(empty @ 1..=8) = symbol.to_digit(10) {
                found += empty as usize;
            } else if let Some(piece) = shakmaty::Piece::from_char(symbol) {
                if found < 8 {
                    board.set_piece_at(Square::from_coords(File::ALL[found], rank), piece);
                }
                found += 1;
            } else if symbol != '~' {
                // A tilde marks a promoted piece in some programs; chess does not need to know.
                return Err(FenError::UnknownPiece { rank: number, symbol });
            }
        }
        if found != 8 {
            return Err(FenError::RankLength { rank: number, found });
        }
    }
    Ok(board)
}

fn read_turn(text: &str) -> Result<Side, FenError> {
    match text {
        "w" | "W" => Ok(Side::First),
        "b" | "B" => Ok(Side::Second),
        _ => Err(FenError::SideToMove { text: text.to_owned() }),
    }
}

/// The rooks with a castling right: `KQkq` mean the outermost rook on that side of the king (X-FEN), `A` to `H`
/// the rook on that file (Shredder).
fn read_castling(text: &str, setup: &mut Setup) -> Result<(), FenError> {
    for letter in text.chars() {
        let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
        let outer = |wing| setup.outer_rook(side, wing).unwrap_or_else(|| corner(wing));
        let rook = match letter.to_ascii_lowercase() {
            '-' => continue,
            'k' => outer(CastlingSide::KingSide),
            'q' => outer(CastlingSide::QueenSide),
            file => File::from_char(file).ok_or_else(|| FenError::Castling { text: text.to_owned() })?,
        };
        setup.castling[side.index()] |= bit(rook);
    }
    Ok(())
}

fn read_en_passant(text: &str) -> Result<Option<Point>, FenError> {
    if text == "-" {
        return Ok(None);
    }
    let square: Result<Square, _> = text.to_ascii_lowercase().parse();
    square.map(|at| Some(point(at))).map_err(|_| FenError::EnPassant { text: text.to_owned() })
}

/// The fifth and sixth field, or the EPD operations that may stand in their place: of these `hmvc` and `fmvn`
/// are counters, the rest does not concern the position.
fn read_counters<'a>(fields: impl Iterator<Item = &'a str>) -> Result<(u32, u32), FenError> {
    let mut fields = fields.peekable();
    if fields.peek().is_some_and(|field| field.starts_with(|first: char| first.is_ascii_alphabetic())) {
        let words: Vec<&str> = fields.collect();
        let operand = |name: &str| {
            let at = words.iter().position(|word| *word == name)?;
            words.get(at + 1).map(|word| word.trim_end_matches(';'))
        };
        let halfmoves = operand("hmvc").map_or(Ok(0), read_halfmoves)?;
        return Ok((halfmoves, operand("fmvn").map_or(Ok(1), read_fullmoves)?));
    }
    let halfmoves = fields.next().map_or(Ok(0), read_halfmoves)?;
    let fullmoves = fields.next().map_or(Ok(1), read_fullmoves)?;
    match fields.next() {
        Some(text) => Err(FenError::TrailingText { text: text.to_owned() }),
        None => Ok((halfmoves, fullmoves)),
    }
}

fn read_halfmoves(text: &str) -> Result<u32, FenError> {
    count(text, 0).ok_or_else(|| FenError::HalfmoveClock { text: text.to_owned() })
}

fn read_fullmoves(text: &str) -> Result<u32, FenError> {
    // Some programs number the first move 0.
    count(text, 1).map(|number| number.max(1)).ok_or_else(|| FenError::MoveNumber { text: text.to_owned() })
}

/// Any number a counter can hold: what play counts up to and is written must be read again.
fn count(text: &str, default: u32) -> Option<u32> {
    if text == "-" { Some(default) } else { text.parse().ok() }
}

fn check_pieces(board: &Board) -> Result<(), FenError> {
    for color in Color::ALL {
        let found = board.by_piece(Role::King.of(color)).count();
        if found != 1 {
            return Err(FenError::Kings { side: side(color), found });
        }
    }
    match (board.pawns() & shakmaty::Bitboard::BACKRANKS).first() {
        Some(pawn) => Err(FenError::PawnOnBackRank { point: point(pawn) }),
        None => Ok(()),
    }
}

/// Writes a position with castling rights as X-FEN and the en-passant square only where a pawn can be taken.
pub(super) fn write(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

/// Writes a position with castling rights as the files of their rooks.
pub(super) fn write_shredder(position: &Chess) -> String {
    let mut rights = String::new();
    for color in Color::ALL {
        for rook in (position.castles().castling_rights() & color.backrank()).into_iter().rev() {
            let file = rook.file();
            rights.push(color.fold_wb(file.upper_char(), file.char()));
        }
    }
    if rights.is_empty() {
        rights.push('-');
    }
    let fen = write(position);
    let fields: Vec<&str> =
        fen.split(' ').enumerate().map(|(index, field)| if index == 2 { &*rights } else { field }).collect();
    fields.join(" ")
}

/// The Chess960 start position of this number; `None` from 960 on.
pub(super) fn chess960_start(number: u32) -> Option<Chess> {
    if number >= 960 {
        return None;
    }
    let board = Board::chess960(number);
    let castling_rights = board.rooks();
    Chess::from_setup(
        shakmaty::Setup { board, castling_rights, ..shakmaty::Setup::empty() },
        CastlingMode::Chess960,
    )
    .ok()
}
