//! Names of sides, pieces and points, and lists of them.

use fluent::{FluentArgs, fluent_args};
use hansu_rules::{GameKind, Mark, Piece, PieceKind, Point, Side};

use crate::{BoardNames, Text};

/// The columns of a Go board: the letter I is left out, as it is easily taken for a J.
const GO_COLUMNS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// The name by which the catalogue tells the games apart.
pub(crate) const fn game_id(kind: GameKind) -> &'static str {
    match kind {
        GameKind::Go => "go",
        GameKind::Chess => "chess",
        GameKind::Janggi => "janggi",
    }
}

const fn side_key(kind: GameKind, side: Side) -> &'static str {
    match (kind, side) {
        (GameKind::Go, Side::First) => "side-go-first",
        (GameKind::Go, Side::Second) => "side-go-second",
        (GameKind::Chess, Side::First) => "side-chess-first",
        (GameKind::Chess, Side::Second) => "side-chess-second",
        (GameKind::Janggi, Side::First) => "side-janggi-first",
        (GameKind::Janggi, Side::Second) => "side-janggi-second",
    }
}

/// The key of a piece. Only Janggi's soldiers are called differently on the two sides.
pub(crate) const fn piece_key(kind: PieceKind, side: Side) -> &'static str {
    match kind {
        PieceKind::Stone => "piece-stone",
        PieceKind::King => "piece-king",
        PieceKind::Queen => "piece-queen",
        PieceKind::Rook => "piece-rook",
        PieceKind::Bishop => "piece-bishop",
        PieceKind::Knight => "piece-knight",
        PieceKind::Pawn => "piece-pawn",
        PieceKind::General => "piece-general",
        PieceKind::Guard => "piece-guard",
        PieceKind::Chariot => "piece-chariot",
        PieceKind::Cannon => "piece-cannon",
        PieceKind::Horse => "piece-horse",
        PieceKind::Elephant => "piece-elephant",
        PieceKind::Soldier => match side {
            Side::First => "piece-soldier-first",
            Side::Second => "piece-soldier-second",
        },
    }
}

/// The name of a column of a Go board; `None` beyond the 25th.
pub(crate) fn go_column(col: u8) -> Option<char> {
    GO_COLUMNS.get(usize::from(col)).copied().map(char::from)
}

impl Text {
    /// A key that needs no variable, or only the game.
    pub(crate) fn word(&self, kind: GameKind, key: &str) -> String {
        self.say(key, &fluent_args!["game" => game_id(kind)])
    }

    pub(crate) fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        self.catalogue().format(key, args).unwrap_or_default()
    }

    /// "Black", "White", "Cho", "Han".
    #[must_use]
    pub fn side(&self, kind: GameKind, side: Side) -> String {
        self.word(kind, side_key(kind, side))
    }

    /// As it stands before a piece: "black", "Han's".
    pub(crate) fn side_adjective(&self, kind: GameKind, side: Side) -> String {
        self.word(kind, &format!("{}.adjective", side_key(kind, side)))
    }

    /// A piece with its side, as a label: "white knight", "Han's cannon".
    #[must_use]
    pub fn piece(&self, kind: GameKind, piece: Piece) -> String {
        let args = fluent_args![
            "game" => game_id(kind),
            "adjective" => self.side_adjective(kind, piece.side),
            "piece" => self.bare_piece(kind, piece),
        ];
        self.say("piece-of-side", &args)
    }

    /// A piece without its side: "knight", "cannon". Korean calls the soldiers of the two sides differently.
    #[must_use]
    pub fn bare_piece(&self, kind: GameKind, piece: Piece) -> String {
        self.word(kind, piece_key(piece.kind, piece.side))
    }

    /// The name of a point in players' notation: "Q16", "e4"; Janggi's row-column "82". A point off the board is
    /// named by its column and row, counted from 1.
    #[must_use]
    pub fn point(&self, board: BoardNames, point: Point) -> String {
        let Point { col, row } = point;
        let name = match board.kind {
            GameKind::Go => go_column(col).map(|column| format!("{column}{}", u16::from(row) + 1)),
            GameKind::Chess => {
                (col < 26).then(|| format!("{}{}", char::from(b'a' + col), u16::from(row) + 1))
            }
            GameKind::Janggi => (col < 9 && row < 10).then(|| format!("{}{}", (10 - row) % 10, col + 1)),
        };
        name.unwrap_or_else(|| {
            let args = fluent_args!["column" => u16::from(col) + 1, "row" => u16::from(row) + 1];
            self.say("point-off-board", &args)
        })
    }

    /// What stands at the edge of the board for a column (from the left, from 0).
    #[must_use]
    pub fn column_label(&self, board: BoardNames, col: u8) -> String {
        self.edge_label(board, Point::new(col, 0), true)
    }

    /// What stands at the edge of the board for a row (from the bottom, from 0).
    #[must_use]
    pub fn row_label(&self, board: BoardNames, row: u8) -> String {
        self.edge_label(board, Point::new(0, row), false)
    }

    /// A point of Go or chess is its column's letter and its row's number, one of Janggi row and column digit.
    fn edge_label(&self, board: BoardNames, point: Point, of_column: bool) -> String {
        let name = self.point(board, point);
        let (head, tail) = name.split_at(name.chars().next().map_or(0, char::len_utf8));
        let first = (board.kind != GameKind::Janggi) == of_column;
        if first { head.to_owned() } else { tail.to_owned() }
    }

    /// A marked piece as a phrase: "the rook on e1"; "the piece on e1" where the evidence does not name it.
    pub(crate) fn placed(&self, board: BoardNames, mark: &Mark) -> String {
        let mut args = fluent_args![
            "game" => game_id(board.kind),
            "square" => self.point(board, mark.point),
        ];
        match mark.piece {
            Some(piece) => {
                args.set("piece", self.bare_piece(board.kind, piece));
                self.say("piece-on", &args)
            }
            None => self.say("something-on", &args),
        }
    }

    /// "a", "a and b", "a, b and c"; `None` for an empty list.
    pub(crate) fn and_list(&self, items: &[String]) -> Option<String> {
        self.list(items, "list-and")
    }

    /// "a", "a or b", "a, b or c"; `None` for an empty list.
    pub(crate) fn or_list(&self, items: &[String]) -> Option<String> {
        self.list(items, "list-or")
    }

    fn list(&self, items: &[String], last_joint: &str) -> Option<String> {
        let (last, before) = items.split_last()?;
        let first = before.iter().cloned().reduce(|first, next| self.joined("list-comma", &first, &next));
        Some(match first {
            Some(first) => self.joined(last_joint, &first, last),
            None => last.clone(),
        })
    }

    fn joined(&self, key: &str, first: &str, last: &str) -> String {
        self.say(key, &fluent_args!["first" => first, "last" => last])
    }
}
