//! What is wrong with an arrangement of pieces, and with a text that should show one.

use fluent::{FluentArgs, fluent_args};
use hansu_rules::{Fault, GameKind, Mark, MarkRole, PieceKind, Point, ReadError, chess, go, janggi};

use crate::names::{game_id, piece_key};
use crate::refusal::quotable;
use crate::{BoardNames, Text};

/// More points than this are counted, not listed.
const MOST_POINTS_LISTED: usize = 6;

impl Text {
    /// A fault of an arrangement: what, where, and what to do.
    #[must_use]
    pub fn fault(&self, board: BoardNames, fault: &Fault) -> String {
        let key = format!("Fault{:?}", fault.reason);
        let args = self.fault_args(board, fault);
        let said = self.catalogue().format(&key, &args);
        said.unwrap_or_else(|| self.word(board.kind, "fault-unproved"))
    }

    fn fault_args(&self, board: BoardNames, fault: &Fault) -> FluentArgs<'static> {
        let kind = board.kind;
        let king = if kind == GameKind::Janggi { PieceKind::General } else { PieceKind::King };
        let mut args = fluent_args!["game" => game_id(kind)];
        if let Some(side) = fault.side {
            args.set("side", self.side(kind, side));
            args.set("colour", self.side_adjective(kind, side));
            args.set("other", self.side(kind, side.other()));
            args.set("king", self.word(kind, piece_key(king, side)));
        }
        // Whose piece it is tells what it is called.
        let piece = fault.piece.or_else(|| fault.mark(MarkRole::Target)?.piece);
        if let Some(piece) = piece {
            args.set("piece", self.bare_piece(kind, piece));
            args.set("owned", self.piece(kind, piece));
        }
        if let Some(count) = fault.count {
            args.set("count", count);
        }
        if let Some(most) = fault.most {
            args.set("most", most);
        }
        if let Some(outcome) = fault.outcome {
            args.set("outcome", self.outcome(kind, &outcome));
        }
        self.set_places(board, fault, &mut args);
        args
    }

    fn set_places(&self, board: BoardNames, fault: &Fault, args: &mut FluentArgs<'static>) {
        let marks = |role: MarkRole| fault.marks.iter().filter(move |mark| mark.role == role);
        for (name, role) in [("king-square", MarkRole::King), ("enemy-king-square", MarkRole::EnemyKing)] {
            if let Some(mark) = fault.mark(role) {
                args.set(name, self.point(board, mark.point));
            }
        }
        let attackers: Vec<String> =
            marks(MarkRole::Attacker).map(|mark: &Mark| self.placed(board, mark)).collect();
        if let Some(list) = self.and_list(&attackers) {
            args.set("attackers", list);
            args.set("attacker-count", attackers.len());
        }
        let mut points: Vec<Point> = fault
            .marks
            .iter()
            .filter(|mark| matches!(mark.role, MarkRole::Target | MarkRole::DeadStone | MarkRole::Rook))
            .map(|mark| mark.point)
            .collect();
        let all = points.len();
        points.truncate(MOST_POINTS_LISTED);
        let mut names: Vec<String> = points.into_iter().map(|point| self.point(board, point)).collect();
        if all > names.len() {
            names.push("…".to_owned());
            args.set("squares", names.join(" "));
        } else if let Some(list) = self.and_list(&names) {
            args.set("squares", list);
        }
    }

    /// Why a text shows no position.
    #[must_use]
    pub fn unreadable_position(&self, error: &ReadError) -> String {
        let (kind, key, mut args) = match error {
            ReadError::Go(error) => (GameKind::Go, diagram_key(error), diagram_args(error)),
            ReadError::Chess(error) => (GameKind::Chess, chess_key(error), chess_args(error)),
            ReadError::Janggi(error) => (GameKind::Janggi, janggi_key(error), janggi_args(error)),
        };
        args.set("game", game_id(kind));
        self.catalogue().format(key, &args).unwrap_or_else(|| self.word(kind, "position-plain"))
    }
}

fn quoted(text: &str) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    if let Some(text) = quotable(text) {
        args.set("text", text);
    }
    args
}

const fn diagram_key(error: &go::DiagramError) -> &'static str {
    match error {
        go::DiagramError::Empty => "position-empty",
        go::DiagramError::NotSquare { .. } => "position-not-square",
        go::DiagramError::Sign(_) => "position-sign",
        go::DiagramError::Turn(_) => "position-turn",
        go::DiagramError::Size(_) => "position-size",
    }
}

fn diagram_args(error: &go::DiagramError) -> FluentArgs<'static> {
    match error {
        go::DiagramError::NotSquare { rows, row, columns } => {
            fluent_args!["wanted" => *rows, "row" => *row, "found" => *columns]
        }
        go::DiagramError::Sign(sign) => quoted(&sign.to_string()),
        go::DiagramError::Turn(text) => quoted(text),
        go::DiagramError::Empty | go::DiagramError::Size(_) => FluentArgs::new(),
    }
}

const fn chess_key(error: &chess::FenError) -> &'static str {
    match error {
        chess::FenError::Empty => "position-empty",
        chess::FenError::RankCount { .. } => "position-rows",
        chess::FenError::RankLength { .. } => "position-row-length",
        chess::FenError::UnknownPiece { .. } => "position-sign",
        chess::FenError::SideToMove { .. } => "position-turn",
        chess::FenError::Castling { .. } => "position-castling",
        chess::FenError::EnPassant { .. } => "position-en-passant",
        chess::FenError::HalfmoveClock { .. } | chess::FenError::MoveNumber { .. } => "position-counter",
        chess::FenError::TrailingText { .. } => "position-trailing",
        _ => "position-plain",
    }
}

fn chess_args(error: &chess::FenError) -> FluentArgs<'static> {
    match error {
        chess::FenError::RankCount { found } => fluent_args!["found" => *found, "wanted" => 8],
        chess::FenError::RankLength { rank, found } => {
            fluent_args!["row" => 9_u8.saturating_sub(*rank), "found" => *found, "wanted" => 8]
        }
        chess::FenError::UnknownPiece { symbol, .. } => quoted(&symbol.to_string()),
        chess::FenError::SideToMove { text }
        | chess::FenError::Castling { text }
        | chess::FenError::EnPassant { text }
        | chess::FenError::HalfmoveClock { text }
        | chess::FenError::MoveNumber { text }
        | chess::FenError::TrailingText { text } => quoted(text),
        _ => FluentArgs::new(),
    }
}

const fn janggi_key(error: &janggi::FenError) -> &'static str {
    match error {
        janggi::FenError::Empty => "position-empty",
        janggi::FenError::Rows(_) => "position-rows",
        janggi::FenError::RowWidth { .. } => "position-row-length",
        janggi::FenError::Letter(_) => "position-sign",
        janggi::FenError::Turn(_) => "position-turn",
        janggi::FenError::Counter(_) => "position-counter",
        janggi::FenError::Trailing(_) => "position-trailing",
        _ => "position-plain",
    }
}

fn janggi_args(error: &janggi::FenError) -> FluentArgs<'static> {
    match error {
        janggi::FenError::Rows(found) => fluent_args!["found" => *found, "wanted" => 10],
        janggi::FenError::RowWidth { rank, width } => {
            fluent_args!["row" => 11_u8.saturating_sub(*rank), "found" => *width, "wanted" => 9]
        }
        janggi::FenError::Letter(letter) => quoted(&letter.to_string()),
        janggi::FenError::Turn(text) | janggi::FenError::Counter(text) | janggi::FenError::Trailing(text) => {
            quoted(text)
        }
        _ => FluentArgs::new(),
    }
}
