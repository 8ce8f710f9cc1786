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
            let distance = |from: Square| {
                from.col().abs_diff(short.target.col()) + from.row().abs_diff(short.target.row())
            };
            let closest = pieces.into_iter().filter(|&from| fits(from)).min_by_key(|&from| {
                (!position.reach(us, short.role, from).has(short.target), distance(from))
            })?;
            let mv = Move::new(closest, short.target);
            let action = Action::step(closest.into(), short.target.into());
            Some(Ok(if short.role == Role::General && mv.is_pass() { Action::Pass } else { action }))
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
