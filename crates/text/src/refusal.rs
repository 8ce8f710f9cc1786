//! Why a move was refused, as a title and a sentence.
//!
//! Everything the evidence holds becomes a variable first; then the keys of the reason are tried from the most
//! telling to the plainest, and the first sentence none of whose variables is missing is shown. So a rejection
//! with little or no evidence still reads well, and no sentence ever has a hole.

use fluent::{FluentArgs, fluent_args};
use hansu_rules::{
    CastlingLoss, Detail, Evidence, GameKind, KoRule, Mark, MarkRole, MoveRejectReason, Piece, PieceKind,
    Point, Rejection, Side,
};

use crate::names::{game_id, go_column, piece_key};
use crate::{BoardNames, RefusalText, Text};

/// More stones than this are counted, not listed.
const MOST_STONES_LISTED: usize = 6;
/// Longer texts are cut where a sentence quotes them.
const MOST_LETTERS_QUOTED: usize = 40;
/// More moves than this are cut where a sentence offers them.
const MOST_CANDIDATES_LISTED: usize = 4;

impl Text {
    /// Why a move was refused.
    #[must_use]
    pub fn rejection(&self, board: BoardNames, rejection: &Rejection) -> RefusalText {
        let args = self.refusal_args(board, rejection);
        let id = format!("{:?}", rejection.reason);
        let first_complete = |endings: &[&str]| {
            endings.iter().find_map(|ending| self.catalogue().format(&format!("{id}{ending}"), &args))
        };
        let [best, second] = sentence_keys(board.kind, rejection);
        RefusalText {
            title: first_complete(&[title_key(&rejection.evidence), ""]).unwrap_or_default(),
            sentence: first_complete(&[best, second, ".plain"]).unwrap_or_default(),
        }
    }

    /// A reason in two or three words, without any evidence.
    #[must_use]
    pub fn reason_title(&self, kind: GameKind, reason: MoveRejectReason) -> String {
        self.say(&format!("{reason:?}"), &self.game_args(kind))
    }

    /// The points a refusal is about, in players' notation: "E5", "82 → 22". Empty where it is about none.
    #[must_use]
    pub fn rejection_squares(&self, board: BoardNames, rejection: &Rejection) -> String {
        let evidence = &rejection.evidence;
        let mover = evidence.mark(MarkRole::Mover);
        let target = target_of(evidence);
        match (mover, target) {
            (Some(mover), Some(target)) if mover.point != target.point => {
                self.arrow(board, mover.point, target.point)
            }
            (Some(mark), _) | (None, Some(mark)) => self.point(board, mark.point),
            (None, None) => {
                evidence.marks.first().map_or_else(String::new, |mark| self.point(board, mark.point))
            }
        }
    }

    fn game_args(&self, kind: GameKind) -> FluentArgs<'static> {
        let king = if kind == GameKind::Janggi { PieceKind::General } else { PieceKind::King };
        fluent_args!["game" => game_id(kind), "king" => self.word(kind, piece_key(king, Side::First))]
    }

    /// Every variable the evidence allows.
    fn refusal_args(&self, board: BoardNames, rejection: &Rejection) -> FluentArgs<'static> {
        let mut args = self.game_args(board.kind);
        self.set_sides(board.kind, rejection, &mut args);
        self.set_movement(board, rejection, &mut args);
        self.set_others(board, &rejection.evidence, &mut args);
        self.set_stones(board, rejection, &mut args);
        self.set_numbers(board.kind, &rejection.evidence, &mut args);
        self.set_detail(board, &rejection.evidence.detail, &mut args);
        args
    }

    fn set_sides(&self, kind: GameKind, rejection: &Rejection, args: &mut FluentArgs<'_>) {
        let there = piece_there(rejection).and_then(|mark| mark.piece).map(|piece| piece.side);
        let owner = there.or(rejection.evidence.side);
        if let Some(owner) = owner {
            args.set("colour", self.side_adjective(kind, owner));
            args.set("owner", self.side(kind, owner));
        }
        let side = match rejection.reason {
            MoveRejectReason::NotYourPiece => owner.map(Side::other),
            _ => rejection.evidence.side,
        };
        if let Some(side) = side {
            args.set("side", self.side(kind, side));
        }
    }

    /// The piece that moves, where from, where to, and what stands there.
    fn set_movement(&self, board: BoardNames, rejection: &Rejection, args: &mut FluentArgs<'_>) {
        let evidence = &rejection.evidence;
        if let Some(mover) = evidence.mark(MarkRole::Mover) {
            args.set("mover", self.placed(board, mover));
            args.set("from", self.point(board, mover.point));
            if let Some(piece) = mover.piece {
                let moves = format!("{}.moves", piece_key(piece.kind, piece.side));
                if let Some(how) = self.catalogue().format(&moves, args) {
                    args.set("how", how);
                }
            }
        }
        if let Some(target) = target_of(evidence) {
            args.set("to", self.point(board, target.point));
        }
        if let Some(mark) = piece_there(rejection) {
            args.set("piece-there", self.placed(board, mark));
        }
        if let Some(point) = point_of_interest(board, rejection) {
            args.set("square", self.point(board, point));
        }
    }

    /// The other pieces and points that prove the refusal.
    fn set_others(&self, board: BoardNames, evidence: &Evidence, args: &mut FluentArgs<'_>) {
        let pieces = [("blocker", MarkRole::Blocker), ("pinner", MarkRole::Pinner), ("pawn", MarkRole::Pawn)];
        for (name, role) in pieces {
            if let Some(mark) = evidence.mark(role) {
                args.set(name, self.placed(board, mark));
            }
        }
        let points = [
            ("king-square", MarkRole::King),
            ("enemy-king-square", MarkRole::EnemyKing),
            ("screen-square", MarkRole::Screen),
            ("leg", MarkRole::Leg),
            ("node", MarkRole::LineNode),
            ("crossing", MarkRole::Crossing),
        ];
        for (name, role) in points {
            if let Some(mark) = evidence.mark(role) {
                args.set(name, self.point(board, mark.point));
            }
        }
        // Which rook castling concerns may be left open; the sentence then does not name its square.
        let rook = evidence.mark(MarkRole::Rook).map(|mark| self.point(board, mark.point));
        args.set("rook-square", rook.unwrap_or_else(|| "unknown".to_owned()));

        let lists = [
            ("attackers", "attacker-count", MarkRole::Attacker),
            ("screens", "screen-count", MarkRole::Screen),
        ];
        for (name, count, role) in lists {
            let marks: Vec<String> = evidence.marks_of(role).map(|mark| self.placed(board, mark)).collect();
            if let Some(list) = self.and_list(&marks) {
                args.set(name, list);
                args.set(count, marks.len());
            }
        }
    }

    /// The stones of a suicide: the new one, and those it would join, whether or not these include it.
    fn set_stones(&self, board: BoardNames, rejection: &Rejection, args: &mut FluentArgs<'_>) {
        if rejection.reason != MoveRejectReason::Suicide {
            return;
        }
        let mut stones: Vec<Point> =
            target_of(&rejection.evidence).map(|mark| mark.point).into_iter().collect();
        for mark in rejection.evidence.marks_of(MarkRole::DeadStone) {
            if !stones.contains(&mark.point) {
                stones.push(mark.point);
            }
        }
        if !stones.is_empty() {
            args.set("stone-count", stones.len());
        }
        if stones.len() <= MOST_STONES_LISTED {
            let names: Vec<String> = stones.iter().map(|&point| self.point(board, point)).collect();
            if let Some(list) = self.and_list(&names) {
                args.set("stones", list);
            }
        }
    }

    fn set_numbers(&self, kind: GameKind, evidence: &Evidence, args: &mut FluentArgs<'_>) {
        let numbers = &evidence.move_numbers;
        if let Some(number) = players_number(kind, evidence) {
            args.set("number", number);
        }
        let names: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        if !names.is_empty() {
            args.set("numbers", names.join(", "));
            args.set("times", numbers.len());
        }
        if let Detail::Times(times) = evidence.detail {
            args.set("times", times);
        }
    }

    fn set_detail(&self, board: BoardNames, detail: &Detail, args: &mut FluentArgs<'_>) {
        let (cols, rows) = size_of(board, detail);
        args.set("columns", cols);
        args.set("rows", rows);
        if let Some(last) = cols.checked_sub(1).and_then(go_column) {
            args.set("last-column", String::from(last));
            args.set("letters", if last > 'I' { "gap" } else { "plain" });
        }
        match detail {
            Detail::Ended(outcome) => args.set("outcome", self.outcome(board.kind, outcome)),
            Detail::Text(text) => {
                if let Some(quotable) = quotable(text) {
                    args.set("text", quotable);
                }
            }
            Detail::Candidates(actions) => {
                let names: Vec<String> = actions
                    .iter()
                    .take(MOST_CANDIDATES_LISTED)
                    .map(|&action| self.action(board, action))
                    .collect();
                if let Some(list) = self.or_list(&names) {
                    args.set("candidates", list);
                }
            }
            Detail::Promotions(kinds) => {
                let names: Vec<String> = kinds
                    .iter()
                    .map(|&kind| self.bare_piece(board.kind, Piece::new(Side::First, kind)))
                    .collect();
                if let Some(list) = self.or_list(&names) {
                    args.set("choices", list);
                }
            }
            _ => {}
        }
    }
}

/// Where the move goes: the target, or the one point a stone or a deletion is about.
fn target_of(evidence: &Evidence) -> Option<&Mark> {
    evidence.mark(MarkRole::Target).or_else(|| evidence.mark(MarkRole::KoPoint))
}

/// The piece whose presence is the reason: on the target or in the way; the one taken up, where that is not its
/// player's.
fn piece_there(rejection: &Rejection) -> Option<&Mark> {
    let roles = match rejection.reason {
        MoveRejectReason::NotYourPiece => [MarkRole::Mover, MarkRole::Target],
        _ => [MarkRole::Target, MarkRole::Blocker],
    };
    let marks = roles.into_iter().flat_map(|role| rejection.evidence.marks_of(role));
    marks.into_iter().find(|mark| mark.piece.is_some())
}

/// The one point the sentence is about: the empty one a move began on, the one off the board, else the target.
fn point_of_interest(board: BoardNames, rejection: &Rejection) -> Option<Point> {
    let evidence = &rejection.evidence;
    let first = evidence.marks.first();
    let mark = match rejection.reason {
        MoveRejectReason::EmptySource => first,
        MoveRejectReason::OutOfBounds => {
            let (cols, rows) = size_of(board, &evidence.detail);
            evidence.marks.iter().find(|mark| mark.point.col >= cols || mark.point.row >= rows)
        }
        _ => target_of(evidence).or(first),
    };
    mark.map(|mark| mark.point)
}

/// Columns and rows: as the evidence has them, else as the game has them.
fn size_of(board: BoardNames, detail: &Detail) -> (u8, u8) {
    match (detail, board.kind) {
        (Detail::BoardSize { cols, rows }, _) => (*cols, *rows),
        (_, GameKind::Janggi) => (9, 10),
        _ => (board.rows, board.rows),
    }
}

/// The number under which players know the first ply of the evidence. Go and Janggi number every ply; chess
/// numbers pairs, and which pair it was only the game can tell.
fn players_number(kind: GameKind, evidence: &Evidence) -> Option<u32> {
    match kind {
        GameKind::Go | GameKind::Janggi => evidence.move_numbers.first().copied(),
        GameKind::Chess => evidence.full_move,
    }
}

/// A text as a sentence may show it: on one line and not too long; `None` where nothing visible is left.
pub(crate) fn quotable(text: &str) -> Option<String> {
    let visible = |c: char| if c.is_control() || is_formatting(c) { ' ' } else { c };
    let words: Vec<String> =
        text.split_whitespace().map(|word| word.chars().map(visible).collect()).collect();
    let line = words.join(" ");
    let line = line.trim();
    if line.is_empty() {
        return None;
    }
    let cut: String = line.chars().take(MOST_LETTERS_QUOTED).collect();
    Some(if cut.len() < line.len() { format!("{}…", cut.trim_end()) } else { cut })
}

/// Marks that reverse or hide what follows them on the line.
fn is_formatting(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// The ending of the key of the title, where it depends on the evidence.
fn title_key(evidence: &Evidence) -> &'static str {
    match evidence.detail {
        Detail::Ended(_) => ".ended-title",
        Detail::Scoring => ".scoring-title",
        Detail::Ko(KoRule::PositionalSuperko | KoRule::SituationalSuperko) => ".superko-title",
        _ => "",
    }
}

/// The endings of the keys to try before `.plain`, the most telling first.
fn sentence_keys(kind: GameKind, rejection: &Rejection) -> [&'static str; 2] {
    use MoveRejectReason as Reason;

    let evidence = &rejection.evidence;
    match rejection.reason {
        Reason::GameNotPlaying => match evidence.detail {
            Detail::Scoring => [".scoring", ".plain"],
            _ => [".ended", ".plain"],
        },
        Reason::NotYourTurn | Reason::NoDeletesLeft => [".side", ".plain"],
        Reason::OutOfBounds => [".named", ".size"],
        Reason::Unreadable => [".quoted", ".plain"],
        Reason::Ambiguous => [".listed", ".plain"],
        // Ply 0 is the start: a handicap or setup stone.
        Reason::Occupied if evidence.move_numbers.first() == Some(&0) => [".stone", ".plain"],
        Reason::Occupied => [".by-move", ".stone"],
        Reason::Suicide => [".group", ".big-group"],
        Reason::KoViolation => match evidence.detail {
            Detail::Ko(KoRule::PositionalSuperko) => [".psk", ".plain"],
            Detail::Ko(KoRule::SituationalSuperko) => [".ssk", ".plain"],
            _ => [".simple", ".plain"],
        },
        Reason::EmptySource | Reason::PawnCaptureNeedsEnemy | Reason::CannonTakesCannon => {
            [".square", ".plain"]
        }
        Reason::NotYourPiece => [".owner", ".plain"],
        Reason::OwnPieceOnTarget => [".piece", ".plain"],
        Reason::PieceCannotMoveThatWay => {
            let mover = evidence.mark(MarkRole::Mover).map(|mark| mark.point);
            let stays = mover.is_some() && mover == target_of(evidence).map(|mark| mark.point);
            if stays { [".stays", ".plain"] } else { [".how", ".how-only"] }
        }
        Reason::PathBlocked => {
            if pawn_is_faced(evidence) {
                [".pawn", ".blocker-only"]
            } else {
                [".blocker", ".blocker-only"]
            }
        }
        Reason::CastlingPathBlocked | Reason::HorseLegBlocked | Reason::ElephantPathBlocked => {
            [".blocker", ".plain"]
        }
        // Of a pawn that stood there when the position was set up nobody knows how it came.
        Reason::EnPassantExpired if evidence.move_numbers.is_empty() => [".plain", ".plain"],
        Reason::EnPassantExpired => [".pawn", ".plain"],
        Reason::CastlingRightLost => match evidence.detail {
            Detail::Castling(CastlingLoss::KingMoved) => [".king-moved-at", ".king-moved"],
            Detail::Castling(CastlingLoss::RookMoved) => [".rook-moved-at", ".rook-moved"],
            Detail::Castling(CastlingLoss::RookCaptured) => [".rook-captured-at", ".rook-captured"],
            Detail::Castling(CastlingLoss::NeverHad) => [".never-had", ".plain"],
            _ => [".plain", ".plain"],
        },
        Reason::CastlingOutOfCheck
        | Reason::KingIntoCheck
        | Reason::PassInCheck
        | Reason::DeleteExposesKing => [".attackers", ".plain"],
        Reason::CastlingThroughCheck | Reason::CastlingIntoCheck => [".crossing", ".plain"],
        Reason::PromotionMissing => [".choices", ".plain"],
        Reason::PromotionInvalid => match &evidence.detail {
            Detail::Promotions(choices) if choices.is_empty() => [".none", ".plain"],
            _ => [".choices", ".plain"],
        },
        Reason::Pinned => [".pinner", ".plain"],
        Reason::ExposesKing => {
            if evidence.mark(MarkRole::Leg).is_some() {
                [".leg", ".attackers"]
            } else {
                [".screen", ".attackers"]
            }
        }
        Reason::KingInCheck => [answer_to_check(kind, evidence), ".plain"],
        Reason::SoldierBackward | Reason::OutsidePalace => [".mover", ".plain"],
        Reason::NoPalaceLine => [".node", ".plain"],
        Reason::CannonNoScreen => [".between", ".plain"],
        Reason::CannonScreenIsCannon => [".screen", ".plain"],
        Reason::CannonManyScreens => [".screens", ".plain"],
        Reason::PassForbidden | Reason::DeleteKing => [".plain", ".plain"],
        Reason::Repetition => [".moves", ".times"],
        Reason::BikjangUnanswered => [".generals", ".plain"],
        Reason::DeleteNeedsEnemyPiece => [".own", ".empty"],
    }
}

/// A chess pawn with its blocker straight ahead on the point it wanted: it may have meant to capture there.
fn pawn_is_faced(evidence: &Evidence) -> bool {
    let pawn = evidence.mark(MarkRole::Mover).and_then(|mark| mark.piece);
    let target = target_of(evidence).map(|mark| mark.point);
    pawn.is_some_and(|piece| piece.kind == PieceKind::Pawn)
        && evidence.mark(MarkRole::Blocker).is_some_and(|blocker| Some(blocker.point) == target)
}

/// What can be done about a check depends on the piece that gives it.
fn answer_to_check(kind: GameKind, evidence: &Evidence) -> &'static str {
    if evidence.detail == Detail::DoubleCheck {
        return ".double";
    }
    let attacker = evidence.mark(MarkRole::Attacker);
    let Some((mark, piece)) = attacker.and_then(|mark| mark.piece.map(|piece| (mark, piece))) else {
        return ".line";
    };
    let beside = evidence.mark(MarkRole::King).is_some_and(|king| {
        king.point.col.abs_diff(mark.point.col) <= 1 && king.point.row.abs_diff(mark.point.row) <= 1
    });
    match piece.kind {
        PieceKind::Pawn | PieceKind::Knight | PieceKind::Soldier => ".contact",
        PieceKind::Horse | PieceKind::Elephant if kind == GameKind::Janggi => ".leg",
        PieceKind::Cannon => ".cannon",
        _ if beside => ".contact",
        _ => ".line",
    }
}
