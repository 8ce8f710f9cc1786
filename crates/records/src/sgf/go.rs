//! A game of Go to be played on: the main line of a file's first game, and a game as a file.

use hansu_rules::go::{Game, MAX_SIZE, MIN_SIZE, Rules};

use super::{
    error::SgfError,
    read::{self, Games},
    text,
    write::{self, Style},
};
use crate::{
    NodeId, Record, Start, encoding,
    replay::{Cursor, Entered},
    start::StartError,
    warning::Problem,
};

/// Replays the main line of the first game in a file, up to the position before move `before` (from 1), or to its
/// end. `rules` are in force where the file names none that are known; its komi counts in any case.
///
/// Stones that are set up in the middle of a game begin a new history: what was before cannot be taken back.
///
/// # Errors
/// What cannot be read, or the first move that is refused.
pub fn read_go(bytes: &[u8], rules: Rules, before: Option<u32>) -> Result<Game, SgfError> {
    let decoded = encoding::decode(bytes, read::declared_encoding(bytes).as_deref());
    let game = Games::new(&decoded.text, rules).next().ok_or(SgfError::NoGame)?;
    let Record { start, tree } = game.record.map_err(SgfError::NotGo)?;
    let properties = tree.notes(NodeId::ROOT).map_or(&[][..], |notes| &notes.properties);
    let size = read::simple(properties, "SZ").unwrap_or_default();
    let misread =
        game.found.iter().any(|found| matches!(&found.problem, Problem::Value { name, .. } if name == "SZ"));
    let playable = matches!(start, Start::Go { cols, rows, .. } if cols == rows && (MIN_SIZE..=MAX_SIZE).contains(&cols));
    if misread || !playable {
        return Err(SgfError::Size(size));
    }
    let mut cursor = Cursor::new(&start).map_err(|error| match error {
        StartError::Go(error) => SgfError::Setup(error),
        _ => SgfError::NoGame,
    })?;
    let most = before.map(|before| before.saturating_sub(1) as usize);
    let mut moves = 0;
    for node in std::iter::once(NodeId::ROOT).chain(tree.main_line()) {
        let is_move = tree.mover(node).is_some();
        if is_move && most.is_some_and(|most| moves >= most) {
            break;
        }
        moves += usize::from(is_move);
        let unreadable = game.found.iter().find_map(|found| match &found.problem {
            Problem::Value { name, value } if matches!(name.as_str(), "AB" | "AW" | "AE") => {
                (found.node == Some(node)).then(|| value.clone())
            }
            _ => None,
        });
        if let Some(value) = unreadable {
            return Err(SgfError::Point(value));
        }
        match cursor.enter(&tree, node) {
            Entered::Played(_) => {}
            Entered::SetUp(error) => return Err(SgfError::Setup(error)),
            Entered::Unread => {
                let written = tree.notes(node).and_then(|notes| notes.unread_move.as_deref());
                return Err(SgfError::Point(text::read_simple(written.unwrap_or_default())));
            }
            Entered::Refused(rejection) => {
                let (Some(action), Some(side)) = (tree.action(node), tree.mover(node)) else { continue };
                return Err(SgfError::Move { number: moves, side, action, rejection });
            }
        }
    }
    cursor.into_go().ok_or(SgfError::NoGame)
}

/// Writes a game of Go, all of it: board, rules, handicap and other stones of the start, every move with its colour.
/// `program` is who wrote it ("Hansu:1.0").
#[must_use]
pub fn write_go(game: &Game, program: &str) -> String {
    let record = Record::from_game(&hansu_rules::AnyGame::Go(game.clone()));
    write::write(&record, Style { program, ..Style::default() }).unwrap_or_default()
}
