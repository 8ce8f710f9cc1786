//! What a screen reader says, and the status of a game in a line.

use fluent::fluent_args;
use hansu_rules::janggi::Formation;
use hansu_rules::{Action, GameKind, Piece, PieceKind, Point, Side};

use crate::names::game_id;
use crate::{BoardNames, Text};

/// What is true of a point of the board, for its description.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointFacts {
    /// What stands there.
    pub piece: Option<Piece>,
    /// The last move ended here.
    pub last_move: bool,
    /// The piece here is taken up to be moved.
    pub selected: bool,
    /// The selected piece may go here.
    pub target: bool,
    /// The king or general here is in check.
    pub in_check: bool,
    /// The stone here is marked dead.
    pub dead: bool,
}

/// A move as it was made, for its description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveFacts {
    /// The move.
    pub action: Action,
    /// The piece that moved, was placed or was removed.
    pub piece: Option<Piece>,
    /// The piece it captured on its target.
    pub captured: Option<Piece>,
    /// The other side is in check now.
    pub check: bool,
}

impl Text {
    /// An action without the piece: "Q16", "b1 → d2", "pass".
    #[must_use]
    pub fn action(&self, board: BoardNames, action: Action) -> String {
        match action {
            Action::Place(point) => self.point(board, point),
            Action::Step { from, to, promotion } => {
                let step = self.arrow(board, from, to);
                match promotion {
                    Some(kind) => {
                        let choice = self.bare_piece(board.kind, Piece::new(Side::First, kind));
                        format!("{step} ({choice})")
                    }
                    None => step,
                }
            }
            Action::Pass => self.word(board.kind, "do-pass"),
            Action::Delete(point) => {
                let args = fluent_args!["square" => self.point(board, point)];
                self.say("do-delete-bare", &args)
            }
        }
    }

    pub(crate) fn arrow(&self, board: BoardNames, from: Point, to: Point) -> String {
        format!("{} → {}", self.point(board, from), self.point(board, to))
    }

    /// A point and what is on it: "C4, black stone, last move", "e5, empty, can move here".
    #[must_use]
    pub fn describe_point(&self, board: BoardNames, point: Point, facts: PointFacts) -> String {
        let kind = board.kind;
        let mut parts = vec![self.point(board, point)];
        parts.push(match facts.piece {
            Some(piece) => self.piece(kind, piece),
            None => self.word(kind, "point-empty"),
        });
        let reached = if facts.piece.is_some() { "point-capture" } else { "point-target" };
        let more = [
            (facts.last_move, "point-last-move"),
            (facts.selected, "point-selected"),
            (facts.target, reached),
            (facts.in_check, "point-in-check"),
            (facts.dead, "point-dead"),
        ];
        parts.extend(more.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| self.word(kind, key)));
        parts.join(", ")
    }

    /// A move in words: "white knight from g1 to f3", "black stone on Q16", "castles kingside".
    #[must_use]
    pub fn describe_move(&self, board: BoardNames, facts: MoveFacts) -> String {
        let done = self.deed(board, facts);
        if !facts.check {
            return done;
        }
        self.say("do-check", &fluent_args!["game" => game_id(board.kind), "move" => done])
    }

    fn deed(&self, board: BoardNames, facts: MoveFacts) -> String {
        let kind = board.kind;
        let mut args = fluent_args!["game" => game_id(kind)];
        if let Some(piece) = facts.piece {
            args.set("piece", self.piece(kind, piece));
        }
        if let Some(captured) = facts.captured {
            args.set("captured", self.piece(kind, captured));
        }
        let (keys, promotion) = match facts.action {
            Action::Pass => (["do-pass"; 3], None),
            Action::Place(point) => {
                args.set("square", self.point(board, point));
                (["do-place"; 3], None)
            }
            Action::Delete(point) => {
                args.set("square", self.point(board, point));
                (["do-delete", "do-delete-bare", ""], None)
            }
            Action::Step { from, to, promotion } => {
                args.set("from", self.point(board, from));
                args.set("to", self.point(board, to));
                let keys = match castling(facts.piece, from, to) {
                    Some(key) => [key; 3],
                    None => ["do-take", "do-step", "do-step-bare"],
                };
                (keys, promotion)
            }
        };
        let done = keys.into_iter().find_map(|key| self.catalogue().format(key, &args));
        let done = done.unwrap_or_else(|| self.action(board, facts.action));
        let Some(choice) = promotion else { return done };
        let choice = self.bare_piece(kind, Piece::new(Side::First, choice));
        self.say("do-promote", &fluent_args!["move" => done, "choice" => choice])
    }

    /// "White to move".
    #[must_use]
    pub fn to_move(&self, kind: GameKind, side: Side) -> String {
        self.say("to-move", &fluent_args!["side" => self.side(kind, side)])
    }

    /// "Black is in check."
    #[must_use]
    pub fn in_check(&self, kind: GameKind, side: Side) -> String {
        self.say("in-check", &fluent_args!["game" => game_id(kind), "side" => self.side(kind, side)])
    }

    /// The call that goes with a check: "Check.", "장군!".
    #[must_use]
    pub fn check(&self, kind: GameKind) -> String {
        self.word(kind, "check-call")
    }

    /// A Janggi set-up by its four pieces from left to right: "마상상마".
    #[must_use]
    pub fn formation(&self, formation: Formation) -> String {
        let key = match formation {
            Formation::HorseElephantElephantHorse => "formation-heeh",
            Formation::ElephantHorseHorseElephant => "formation-ehhe",
            Formation::ElephantHorseElephantHorse => "formation-eheh",
            Formation::HorseElephantHorseElephant => "formation-hehe",
        };
        self.word(GameKind::Janggi, key)
    }
}

/// A king that goes more than one square castles; the direction tells the side of the board. A king that is
/// put onto its own rook from next to it (Chess960) reads as an ordinary step.
fn castling(piece: Option<Piece>, from: Point, to: Point) -> Option<&'static str> {
    let king = piece.is_some_and(|piece| piece.kind == PieceKind::King);
    if !king || from.row != to.row || from.col.abs_diff(to.col) < 2 {
        return None;
    }
    Some(if to.col > from.col { "do-castle-short" } else { "do-castle-long" })
}
