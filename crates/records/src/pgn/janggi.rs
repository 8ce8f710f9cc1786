//! Janggi in algebraic notation, as pychess writes it, and the ranks of WinBoard, which count from 0.

use hansu_rules::{Action, janggi};

/// Names a piece as pychess does: horses and elephants are `H` and `E` in moves, unlike in a FEN.
const fn letter(role: janggi::Role) -> char {
    match role {
        janggi::Role::Horse => 'H',
        janggi::Role::Elephant => 'E',
        other => other.letter(),
    }
}

/// A move in algebraic notation, in the position before it; `None` for what is no move of a piece that stands there.
pub fn san(game: &janggi::Game, action: Action) -> Option<String> {
    let position = game.position();
    let mv = janggi::Move::from_action(action, position)?;
    let (from, to) = (mv.from(), mv.to());
    let (side, role) = position.at(from)?;
    if side != position.turn() {
        return None;
    }
    let mut legal = janggi::MoveList::new();
    game.legal_moves(&mut legal);
    let pieces = position.pieces(side, role);
    let others: Vec<janggi::Square> = legal
        .iter()
        .filter(|other| other.to() == to && other.from() != from && pieces.has(other.from()))
        .map(|other| other.from())
        .collect();
    let same_file = others.iter().any(|other| other.col() == from.col());
    let same_rank = others.iter().any(|other| other.row() == from.row());
    let from_name = from.to_string();
    let (file, rank) = from_name.split_at(1);
    let origin = match (others.is_empty(), same_file, same_rank) {
        (true, ..) => "",
        (false, false, _) => file,
        (false, true, false) => rank,
        (false, true, true) => &from_name,
    };
    let capture = if from != to && position.at(to).is_some() { "x" } else { "" };
    let mark = match game.is_legal(action) && position.gives_check(mv) {
        true => "+",
        false => "",
    };
    Some(format!("{}{origin}{capture}{to}{mark}", letter(role)))
}

/// A move with its ranks counted from 0, with ranks from 1.
pub fn from_rank_zero(text: &str) -> String {
    let mut shifted = String::with_capacity(text.len() + 2);
    let mut digits = String::new();
    for letter in text.chars().chain(['\0']) {
        if letter.is_ascii_digit() {
            digits.push(letter);
            continue;
        }
        if !digits.is_empty() {
            match digits.parse::<u8>() {
                Ok(rank) if rank <= 9 => shifted.push_str(&(rank + 1).to_string()),
                _ => shifted.push_str(&digits),
            }
            digits.clear();
        }
        shifted.extend((letter != '\0').then_some(letter));
    }
    shifted
}

#[cfg(test)]
mod tests {
    use super::*;
    use hansu_rules::janggi::{Formation, Game, Rules};

    #[test]
    fn moves_as_pychess_writes_them() {
        let mut game = Game::new(
            Rules::default(),
            Formation::ElephantHorseElephantHorse,
            Formation::ElephantHorseElephantHorse,
        );
        let mut told = Vec::new();
        for mv in ["71졸72", "49병48", "08마87", "18마37", "한수쉼"] {
            let action = game.parse(mv).unwrap();
            let text = san(&game, action).unwrap();
            assert_eq!(game.parse(&text), Ok(action), "{text}");
            told.push(text);
            game.play(action).unwrap();
        }
        assert_eq!(told.join(" "), "Pab4 Pih7 Hg3 Hg8 Ke2");
    }

    #[test]
    fn ranks_from_zero() {
        assert_eq!(from_rank_zero("a3b3"), "a4b4");
        assert_eq!(from_rank_zero("Hg2"), "Hg3");
        assert_eq!(from_rank_zero("e8-e9"), "e9-e10");
        assert_eq!(from_rank_zero("Ca0xa9+"), "Ca1xa10+");
    }
}
