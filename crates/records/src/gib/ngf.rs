//! Games of the Go server WBaduk: twelve lines of facts in a fixed order, then a line a move.

use hansu_rules::{HalfPoints, Side};

use super::{GoBuilder, star_points};
use crate::{
    Record,
    warning::{Found, Problem},
};

/// Lines before the moves.
const FACTS: usize = 12;

/// Whether the text is one.
pub fn fits(text: &str) -> bool {
    let mut lines = text.lines();
    let size = lines.nth(1).and_then(|size| size.trim().parse::<u8>().ok());
    size.is_some_and(|size| (2..=25).contains(&size))
        && text.lines().skip(FACTS - 2).any(|line| is_move(line.trim()))
}

fn is_move(line: &str) -> bool {
    line.starts_with("PM") && line.len() >= 7 && line.is_ascii()
}

/// Reads the game.
pub fn read(text: &str) -> (Record, Vec<Found>) {
    let facts: Vec<&str> =
        text.lines().take(FACTS).map(str::trim).take_while(|line| !is_move(line)).collect();
    let fact = |index: usize| facts.get(index).copied().unwrap_or_default();
    let size = fact(1).parse::<u8>().ok().filter(|size| (2..=25).contains(size)).unwrap_or(19);
    let mut game = GoBuilder::new(size);
    game.tag("GameName", fact(0));
    player(&mut game, fact(2), "White", "WhiteRank");
    player(&mut game, fact(3), "Black", "BlackRank");
    game.tag("Site", fact(4));
    let handicap = fact(5).parse::<u8>().unwrap_or(0);
    if handicap >= 2 {
        game.handicap = star_points(handicap, size);
    }
    if let Ok(komi) = fact(7).replace(',', ".").parse::<f64>()
        && (0.0..400.0).contains(&komi)
    {
        // Whole points are written, and half a point is meant besides in an even game.
        let half = i32::from(handicap == 0 && komi.fract() == 0.0);
        game.komi = Some(HalfPoints((komi * 2.0) as i32 + half));
        let text = HalfPoints((komi * 2.0) as i32 + half).to_string();
        game.tag("Komi", &text);
    }
    let date = fact(8).get(..8).filter(|date| date.bytes().all(|byte| byte.is_ascii_digit()));
    if let Some(date) = date {
        game.tag("Date", &format!("{}-{}-{}", &date[..4], &date[4..6], &date[6..]));
    }
    let result = result(fact(10));
    game.tag("Result", &result);
    let mut found = Vec::new();
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        let at = offset;
        offset += line.len();
        let line = line.trim();
        if !is_move(line) {
            continue;
        }
        let letters = line.as_bytes();
        let side = if letters[4] == b'W' { Side::Second } else { Side::First };
        // Points go from B to T; A is a pass.
        let (col, row) = (letters[5].to_ascii_uppercase(), letters[6].to_ascii_uppercase());
        let place = (col != b'A' || row != b'A').then(|| (col.wrapping_sub(b'B'), row.wrapping_sub(b'B')));
        if !game.play(side, place) {
            found.push(Found::at(Problem::Stray(line.chars().take(80).collect()), at, game.last()));
        }
    }
    (game.finish(), found)
}

/// `name    9D*`: the last word is the rank.
fn player(game: &mut GoBuilder, value: &str, name_tag: &str, rank_tag: &str) {
    match value.rsplit_once(char::is_whitespace) {
        Some((name, rank)) if rank.chars().any(|letter| letter.is_ascii_digit()) => {
            game.tag(name_tag, name);
            game.tag(rank_tag, rank.trim_end_matches('*'));
        }
        _ => game.tag(name_tag, value),
    }
}

/// The result in the words of the server: `White wins by resignation`, `Black wins by 3.5`.
fn result(text: &str) -> String {
    let plain = text.to_lowercase();
    let winner = match (plain.find("black"), plain.find("white")) {
        (Some(_), None) => 'B',
        (None, Some(_)) => 'W',
        (Some(black), Some(white)) => {
            if black < white {
                'B'
            } else {
                'W'
            }
        }
        (None, None) => return String::new(),
    };
    let margin: String = plain.chars().filter(|letter| letter.is_ascii_digit() || *letter == '.').collect();
    let how = if plain.contains("resign") {
        "R".to_owned()
    } else if plain.contains("time") {
        "T".to_owned()
    } else {
        margin.trim_end_matches('.').to_owned()
    };
    format!("{winner}+{how}")
}
