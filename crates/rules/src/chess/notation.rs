//! Moves as text: SAN, UCI and long algebraic in; SAN and UCI out.

use std::cmp::Reverse;

use shakmaty::{
    Bitboard, CastlingSide, File, Move, Position, Rank, Role, Square, attacks, san::SanPlus, uci::UciMove,
};

use super::{
    castling, convert, explain,
    game::Game,
    square::{kind, point, role},
};
use crate::{Action, ActionText, Detail, Mark, MarkRole, MoveRejectReason, PieceKind, Point, Rejection};

/// How a deletion begins, before the square.
const DELETE: &str = "delete";
/// No move is longer than this, with every decoration.
const LONGEST: usize = 40;

/// The name of a point: `e4`; off the board letters and numbers simply go on.
pub(super) fn point_name(point: Point) -> String {
    let file = if point.col < 26 { char::from(b'a' + point.col) } else { '?' };
    format!("{file}{}", u16::from(point.row) + 1)
}

/// Writes an action in the position on show.
pub(super) fn write(game: &Game, action: Action, style: ActionText) -> String {
    let position = game.position();
    match (convert::to_move(position, action), style) {
        (Some(mv), ActionText::Player) => SanPlus::from_move(position.clone(), mv).to_string(),
        (Some(mv), ActionText::Protocol) => UciMove::from_move(mv, game.rules().castling_mode()).to_string(),
        (None, _) => by_squares(action),
    }
}

/// Writes an action by its squares alone, legal or not.
pub(super) fn by_squares(action: Action) -> String {
    match action {
        Action::Step { from, to, promotion } => {
            let letter = promotion.and_then(role).map_or(String::new(), |role| role.char().to_string());
            format!("{}{}{letter}", point_name(from), point_name(to))
        }
        Action::Delete(target) => format!("{DELETE}-{}", point_name(target)),
        // What no chess player can mean still has a text.
        Action::Place(target) => format!("@{}", point_name(target)),
        Action::Pass => "pass".to_owned(),
    }
}

/// Reads a move in the position on show.
pub(super) fn read(game: &Game, text: &str) -> Result<Action, Rejection> {
    let unreadable =
        || Rejection::new(MoveRejectReason::Unreadable).with_detail(Detail::Text(text.to_owned()));
    if text.len() > LONGEST {
        return Err(unreadable());
    }
    let plain = undecorated(text);
    if let Some(rest) = plain.strip_prefix(DELETE) {
        let target = rest.strip_prefix('-').unwrap_or(rest).to_ascii_lowercase();
        return match (target.parse::<Square>(), &coordinates(&target)[..]) {
            (Ok(target), _) => Ok(Action::Delete(point(target))),
            (Err(_), &[off]) => Err(explain::out_of_bounds([Mark::new(MarkRole::Target, off)])),
            _ => Err(unreadable()),
        };
    }
    if let Some(side) = castling_text(&plain) {
        return castle(game, side);
    }
    if let Some(action) = squares(&plain) {
        return Ok(action);
    }
    if let Some(described) = Described::read(&plain) {
        return described.resolve(game, text);
    }
    match coordinates(&plain)[..] {
        [to] => Err(explain::out_of_bounds([Mark::new(MarkRole::Target, to)])),
        [from, to] => {
            Err(explain::out_of_bounds([Mark::new(MarkRole::Mover, from), Mark::new(MarkRole::Target, to)]))
        }
        _ => Err(unreadable()),
    }
}

/// The points that the text consists of, of a board of any size, after a piece letter or none; empty where it
/// consists of anything else.
fn coordinates(plain: &str) -> Vec<Point> {
    let mut rest = plain.strip_prefix(|first: char| "KQRBNP".contains(first)).unwrap_or(plain);
    let mut found = Vec::new();
    while !rest.is_empty() {
        rest = rest.strip_prefix(['-', 'x']).unwrap_or(rest);
        let number = rest.trim_start_matches(|letter: char| letter.is_ascii_lowercase());
        let end = number.trim_start_matches(|digit: char| digit.is_ascii_digit());
        let (letters, digits) = (&rest[..rest.len() - number.len()], &number[..number.len() - end.len()]);
        let &[letter] = letters.as_bytes() else { return Vec::new() };
        // No board has a row 0: as a coordinate it wraps to a row far off.
        let Some(row) = digits.parse::<u8>().ok().filter(|_| digits.len() <= 2) else { return Vec::new() };
        found.push(Point::new(letter - b'a', row.wrapping_sub(1)));
        rest = end;
    }
    found
}

/// The text without spaces, move number, figurines, and marks of check, comment and en passant.
fn undecorated(text: &str) -> String {
    let mut plain: String = text
        .chars()
        .filter(|symbol| !symbol.is_whitespace())
        .map(|symbol| match symbol {
            '♔' | '♚' => 'K',
            '♕' | '♛' => 'Q',
            '♖' | '♜' => 'R',
            '♗' | '♝' => 'B',
            '♘' | '♞' => 'N',
            '♙' | '♟' => 'P',
            '–' | '—' | '−' | '‐' | '‑' => '-',
            '×' | ':' => 'x',
            other => other,
        })
        .collect();
    let number = plain.len() - plain.trim_start_matches(|symbol: char| symbol.is_ascii_digit()).len();
    if number > 0 && plain[number..].starts_with(['.', '…']) {
        plain = plain[number..].trim_start_matches(['.', '…']).to_owned();
    }
    let mut end = plain.trim_end_matches(['+', '#', '!', '?', '†', '‡']);
    for mark in ["e.p.", "e.p", "ep"] {
        end = end.strip_suffix(mark).unwrap_or(end);
    }
    end.trim_end_matches(['+', '#', '!', '?', '†', '‡']).to_owned()
}

fn castling_text(plain: &str) -> Option<CastlingSide> {
    match plain.to_ascii_uppercase().replace('0', "O").as_str() {
        "O-O" | "OO" => Some(CastlingSide::KingSide),
        "O-O-O" | "OOO" => Some(CastlingSide::QueenSide),
        _ => None,
    }
}

/// The king's step that castling on this side stands for, legal or not.
fn castle(game: &Game, castling_side: CastlingSide) -> Result<Action, Rejection> {
    let position = game.position();
    let turn = position.turn();
    let Some(king) = game.own_king() else { return Err(Rejection::new(MoveRejectReason::Unreadable)) };
    if let Some(rook) = position.castles().rook(turn, castling_side) {
        return Ok(convert::to_action(Move::Castle { king, rook }, game.rules().castling_mode()));
    }
    let home_corner = if castling_side.is_king_side() { File::H } else { File::A };
    let tried = [castling_side.king_to(turn), Square::from_coords(home_corner, turn.backrank())]
        .into_iter()
        .find(|&to| castling::attempted(game, king, to) == Some(castling_side));
    if let Some(to) = tried {
        return Ok(Action::step(point(king), point(to)));
    }
    // The king stands where no step of it could be read as castling.
    let loss = castling::loss(game, turn, castling_side);
    let rook = loss.rook.or_else(|| castling::outer_rook(position, castling_side));
    let standing = |role, at: Square| Mark { role, point: point(at), piece: game.piece_at(point(at)) };
    let rejection = Rejection::new(MoveRejectReason::CastlingRightLost)
        .with_mark(standing(MarkRole::Mover, king))
        .with_marks(rook.map(|rook| standing(MarkRole::Rook, rook)));
    Err(loss.complete(rejection))
}

/// Two squares in full and nothing else, as programs write moves: `e2e4`, `e7e8q`, `E2-E4`.
fn squares(plain: &str) -> Option<Action> {
    let mut files = plain.chars().filter(char::is_ascii_alphabetic);
    let (first, second) = (files.next()?, files.find(|letter| !"xX".contains(*letter))?);
    // A capital before a small file is no file: `B2c4` is a bishop on the second rank.
    if first.is_ascii_uppercase() != second.is_ascii_uppercase() {
        return None;
    }
    let lower = plain.to_ascii_lowercase();
    let ascii = lower.as_bytes();
    let from = Square::from_ascii(ascii.get(..2)?).ok()?;
    let rest = ascii.get(2..)?;
    let rest = rest.strip_prefix(b"-").or_else(|| rest.strip_prefix(b"x")).unwrap_or(rest);
    let to = Square::from_ascii(rest.get(..2)?).ok()?;
    let (promotion, none) = promotion_suffix(rest.get(2..)?)?;
    none.is_empty().then_some(Action::Step { from: point(from), to: point(to), promotion })
}

/// What stands behind the target square: `q`, `=Q`, `(Q)`, `/Q` or nothing.
fn promotion_suffix(rest: &[u8]) -> Option<(Option<PieceKind>, &[u8])> {
    let (letter, rest) = match *rest {
        [] => return Some((None, rest)),
        [b'(', letter, b')', ref rest @ ..]
        | [b'=', b'(', letter, b')', ref rest @ ..]
        | [b'=' | b'/', letter, ref rest @ ..]
        | [letter, ref rest @ ..] => (letter, rest),
    };
    let role = Role::from_char(char::from(letter))?;
    Some((Some(kind(role)), rest))
}

/// A move by its piece, its target, and as much of its start as is needed.
#[derive(Clone, Copy, Debug)]
struct Described {
    /// `None` where no letter stands: a pawn, or with a full start square whatever is there.
    role: Option<Role>,
    file: Option<File>,
    rank: Option<Rank>,
    captures: bool,
    to: Square,
    promotion: Option<PieceKind>,
}

impl Described {
    /// Reads `Nf3`, `Nbd7`, `R1xa3`, `Ng1-f3`, `exd5`, `e8=Q`, `nf3`.
    fn read(plain: &str) -> Option<Self> {
        let ascii = plain.as_bytes();
        if !plain.is_ascii() {
            return None;
        }
        // The target is the last square in the text; only a promotion follows it.
        let at = (0..ascii.len().checked_sub(1)?)
            .rev()
            .find(|&at| ascii[at].is_ascii_lowercase() && ascii[at + 1].is_ascii_digit())?;
        let to = Square::from_ascii(&ascii[at..at + 2]).ok()?;
        let (promotion, rest) = promotion_suffix(&ascii[at + 2..])?;
        if !rest.is_empty() {
            return None;
        }
        let start = &ascii[..at];
        let (captures, start) = match start {
            [start @ .., b'x'] => (true, start),
            [start @ .., b'-'] => (false, start),
            _ => (false, start),
        };
        let (rank, start) = match start {
            [start @ .., digit @ b'1'..=b'8'] => (Rank::from_char(char::from(*digit)), start),
            _ => (None, start),
        };
        let (file, start) = match start {
            [start @ .., letter @ b'a'..=b'h'] => (File::from_char(char::from(*letter)), start),
            _ => (None, start),
        };
        let role = match *start {
            [] => None,
            [letter] => Some(Role::from_char(char::from(letter))?),
            _ => return None,
        };
        Some(Self { role, file, rank, captures, to, promotion })
    }

    /// The action this describes in the position on show.
    fn resolve(self, game: &Game, text: &str) -> Result<Action, Rejection> {
        if let (Some(file), Some(rank)) = (self.file, self.rank) {
            return self.starting_on(game, Square::from_coords(file, rank), text);
        }
        let moves = game.position().legal_moves();
        let mode = game.rules().castling_mode();
        let readings = self.readings();
        for reading in &readings {
            let mut fits: Vec<Action> = Vec::new();
            for &mv in moves.iter().filter(|&&mv| reading.fits(mv)) {
                let mut action = convert::to_action(mv, mode);
                if let (None, Action::Step { promotion, .. }) = (reading.promotion, &mut action) {
                    // The pawn is clear, its new piece is not: that is for the refusal to say.
                    *promotion = None;
                }
                if !fits.contains(&action) {
                    fits.push(action);
                }
            }
            match fits[..] {
                [] => {}
                [action] => return Ok(action),
                _ => {
                    return Err(
                        Rejection::new(MoveRejectReason::Ambiguous).with_detail(Detail::Candidates(fits))
                    );
                }
            }
        }
        readings.iter().find_map(|reading| reading.closest(game)).ok_or_else(|| {
            Rejection::new(MoveRejectReason::Unreadable).with_detail(Detail::Text(text.to_owned()))
        })
    }

    /// A start square in full: the move need not be legal. A legal move of another piece than the one named is not
    /// what was written, and nothing is played instead of it; an illegal one is refused for what is wrong with the step.
    fn starting_on(self, game: &Game, from: Square, text: &str) -> Result<Action, Rejection> {
        let standing = game.position().board().role_at(from);
        let action = Action::Step { from: point(from), to: point(self.to), promotion: self.promotion };
        let contradicts = self.role.is_some() && standing.is_some() && self.role != standing;
        if contradicts && self.could_be_played(game, action) {
            return Err(
                Rejection::new(MoveRejectReason::Unreadable).with_detail(Detail::Text(text.to_owned()))
            );
        }
        Ok(action)
    }

    /// Whether the step is legal, or would be with a piece chosen for the pawn.
    fn could_be_played(self, game: &Game, action: Action) -> bool {
        game.explain(action).is_none_or(|refusal| refusal.reason == MoveRejectReason::PromotionMissing)
    }

    /// A lone `b` before the target is first the file of a pawn, then a carelessly written bishop.
    fn readings(self) -> Vec<Self> {
        let mut readings = vec![self];
        if self.role.is_none() && self.file == Some(File::B) && self.rank.is_none() {
            readings.push(Self { role: Some(Role::Bishop), file: None, ..self });
        }
        readings
    }

    fn role(self) -> Role {
        self.role.unwrap_or(Role::Pawn)
    }

    /// Whether a piece on this square is one that the text can mean.
    fn means(self, from: Square) -> bool {
        self.file.is_none_or(|file| file == from.file())
            && self.rank.is_none_or(|rank| rank == from.rank())
            // A pawn that captures names its file, or at least the capture.
            && (self.role() != Role::Pawn
                || self.file.is_some()
                || self.captures != (from.file() == self.to.file()))
    }

    fn fits(self, mv: Move) -> bool {
        !mv.is_castle()
            && mv.role() == self.role()
            && mv.to() == self.to
            && mv.from().is_some_and(|from| self.means(from))
            && (self.promotion.is_none() || mv.promotion().map(kind) == self.promotion)
    }

    /// Of the pieces the text can mean, none of which may make the move, the one that comes nearest to making it:
    ///
    /// 1. the one refused last in the order of the checks: a pinned one before one whose path is blocked, that before
    ///    one that does not move that way;
    /// 2. of those refused for the same reason, one that could go there on an empty board;
    /// 3. the one that stands nearest to the target;
    /// 4. the one on the first square, by file and then by rank.
    ///
    /// The reason of its refusal is what the player wants to know.
    fn closest(self, game: &Game) -> Option<Action> {
        let position = game.position();
        let to = point(self.to);
        let refused =
            position.our(self.role()).into_iter().filter(|&from| self.means(from)).filter_map(|from| {
                let action = Action::Step { from: point(from), to, promotion: self.promotion };
                let reason = game.explain(action)?.reason;
                let piece = self.role().of(position.turn());
                let reaches = attacks::attacks(from, piece, Bitboard::EMPTY).contains(self.to);
                Some((
                    (reason, reaches, Reverse(from.distance(self.to)), Reverse((from.file(), from.rank()))),
                    action,
                ))
            });
        refused.max_by_key(|&(nearness, _)| nearness).map(|(_, action)| action)
    }
}
