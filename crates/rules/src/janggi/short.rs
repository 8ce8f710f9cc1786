//! Moves that name the piece and where it goes, but not where it stands: `Hg3`, `Pab4`, `Cxe7+` as in algebraic
//! notation (read as pychess writes it), and `포85` as people say it.

use super::{
    game::Game,
    mv::{Move, MoveList},
    notation::{hangul, record_square},
    role::Role,
    square::Square,
};
use crate::{Action, Detail, MoveRejectReason, Rejection, Side};

/// What the text says: the piece, what tells it from others, and its target.
struct Short {
    role: Role,
    file: Option<u8>,
    rank: Option<u8>,
    target: Square,
}

impl Short {
    fn action(&self, from: Square) -> Action {
        if self.role == Role::General && from == self.target {
            Action::Pass
        } else {
            Action::step(from.into(), self.target.into())
        }
    }

    /// How far this piece is from making the move that none may make, by the first of these that differs: whether
    /// it reaches the target at all, so that only the general or the rules on repetition forbid it; whether it
    /// moves that way, so that something only stands in its way; how many lines it stands from the target. Of
    /// pieces alike in all of these the first from `a1` on is meant.
    fn distance(&self, game: &Game, from: Square) -> (bool, bool, u8) {
        let position = game.position();
        let reaches = position.reach(position.turn(), self.role, from).has(self.target);
        let shape = || {
            game.explain(self.action(from)).is_none_or(|refusal| {
                !matches!(
                    refusal.reason,
                    MoveRejectReason::PieceCannotMoveThatWay
                        | MoveRejectReason::SoldierBackward
                        | MoveRejectReason::OutsidePalace
                        | MoveRejectReason::NoPalaceLine
                )
            })
        };
        let lines = from.col().abs_diff(self.target.col()) + from.row().abs_diff(self.target.row());
        (!reaches, !reaches && !shape(), lines)
    }
}

/// Reads such a move; `None` for text of another form. Where no such move is legal, the piece that comes closest is
/// meant, so that its refusal can be explained.
///
/// # Errors
/// `Ambiguous` if several legal moves fit.
pub(super) fn read(game: &Game, text: &str) -> Option<Result<Action, Rejection>> {
    let short = algebraic(text).or_else(|| spoken(text))?;
    let position = game.position();
    let us = position.turn();
    let fits = |from: Square| {
        short.file.is_none_or(|file| file == from.col()) && short.rank.is_none_or(|rank| rank == from.row())
    };
    let mut legal = MoveList::new();
    game.legal_moves(&mut legal);
    let pieces = position.pieces(us, short.role);
    legal.retain(|mv| pieces.has(mv.from()) && mv.to() == short.target && fits(mv.from()));
    match legal[..] {
        [mv] => Some(Ok(mv.to_action())),
        [] => {
            let candidates = pieces.into_iter().filter(|&from| fits(from));
            let closest = candidates.min_by_key(|&from| short.distance(game, from))?;
            Some(Ok(short.action(closest)))
        }
        _ => {
            let candidates = legal.into_iter().map(Move::to_action).collect();
            Some(Err(Rejection::new(MoveRejectReason::Ambiguous).with_detail(Detail::Candidates(candidates))))
        }
    }
}

/// `Hg3`, `Pab4`, `R1a4`, `Cxe7+`: an upper-case letter, perhaps a file and a rank, the target in lower case.
fn algebraic(text: &str) -> Option<Short> {
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    let letter = text.chars().next().filter(char::is_ascii_uppercase)?;
    let role = Role::from_letter(letter)?;
    let rest = text.get(1..)?;
    let target_at = rest.rfind(|letter: char| letter.is_ascii_lowercase() && letter != 'x')?;
    let (origin, target) = rest.split_at_checked(target_at)?;
    let origin = origin.strip_suffix(['x', '-']).unwrap_or(origin);
    let letters = origin.chars().take_while(char::is_ascii_lowercase).count();
    let (file, rank) = origin.split_at_checked(letters)?;
    let file = match file.as_bytes() {
        [] => None,
        [file @ b'a'..=b'i'] => Some(file - b'a'),
        _ => return None,
    };
    let rank = match rank {
        "" => None,
        rank => Some(rank.parse::<u8>().ok().filter(|rank| (1..=10).contains(rank))? - 1),
    };
    Some(Short { role, file, rank, target: target.parse().ok()? })
}

/// `포85`: the name of the piece and its target as records write it.
fn spoken(text: &str) -> Option<Short> {
    let letter = text.chars().next()?;
    let target = record_square(text.get(letter.len_utf8()..)?)?;
    let named = |role: &Role| {
        Side::BOTH.iter().any(|&side| hangul(side, *role).starts_with(letter))
            || (*role == Role::General && letter == '궁')
    };
    let role = Role::ALL.into_iter().find(named)?;
    Some(Short { role, file: None, rank: None, target })
}
