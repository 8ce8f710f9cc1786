//! Games of the Go server Tygem: a head of `\[NAME=value\]` lines between `\HS` and `\HE`, then lines of moves.

use hansu_rules::{HalfPoints, Side};

use super::{GoBuilder, star_points};
use crate::{
    Record,
    warning::{Found, Problem},
};

/// Whether the text is one.
pub fn fits(text: &str) -> bool {
    let begin = text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{FEFF}');
    // In other formats a comment may quote such a file.
    begin.starts_with("\\HS") && text.contains("\\GS")
}

/// Reads the game.
pub fn read(text: &str) -> (Record, Vec<Found>) {
    let mut game = GoBuilder::new(19);
    let mut found = Vec::new();
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        let at = offset;
        offset += line.len();
        let line = line.trim();
        if let Some(head) = line.strip_prefix("\\[").map(|head| head.trim_end_matches("\\]")) {
            if let Some((name, value)) = head.split_once('=') {
                read_head(&mut game, name.trim(), value.trim());
            }
            continue;
        }
        let mut words = line.split_whitespace();
        let read = match words.next() {
            Some("INI") => {
                let stones = words.nth(2).and_then(|stones| stones.parse::<u8>().ok());
                game.handicap =
                    stones.filter(|stones| *stones >= 2).map_or(Vec::new(), |stones| star_points(stones, 19));
                stones.is_some()
            }
            Some("STO") => {
                let numbers: Vec<Option<u8>> = words.skip(2).map(|word| word.parse().ok()).collect();
                match numbers[..] {
                    [Some(side), Some(col), Some(row), ..] => {
                        let side = if side == 2 { Side::Second } else { Side::First };
                        game.play(side, Some((col, row)))
                    }
                    _ => false,
                }
            }
            Some("SKI") => {
                let side = game.tree.mover(game.last()).map_or(Side::First, Side::other);
                game.play(side, None)
            }
            _ => true,
        };
        if !read {
            found.push(Found::at(Problem::Stray(line.chars().take(80).collect()), at, game.last()));
        }
    }
    (game.finish(), found)
}

fn read_head(game: &mut GoBuilder, name: &str, value: &str) {
    match name {
        "GAMEBLACKNAME" => player(game, value, "Black", "BlackRank"),
        "GAMEWHITENAME" => player(game, value, "White", "WhiteRank"),
        "GAMENAME" | "GAMETOURNAMENT" => game.tag("Event", value),
        "GAMEPLACE" => game.tag("Site", value),
        "GAMECONDITION" => game.tag("TimeLimit", value),
        "GAMECOMMENT" => game.tag("GameName", value),
        "GAMETAG" => read_tag(game, value),
        _ => {}
    }
}

/// `Lee (9D)`
fn player(game: &mut GoBuilder, value: &str, name_tag: &str, rank_tag: &str) {
    match value.strip_suffix(')').and_then(|value| value.rsplit_once('(')) {
        Some((name, rank)) => {
            game.tag(name_tag, name);
            game.tag(rank_tag, rank);
        }
        None => game.tag(name_tag, value),
    }
}

/// `S0,R0,D0,G65,W0,Z35,C2011:05:19:15:00`: komi and margin in tenths, the kind of result, the date.
fn read_tag(game: &mut GoBuilder, value: &str) {
    let part = |letter: char| value.split(',').find_map(|part| part.trim().strip_prefix(letter));
    let number = |letter: char| part(letter).and_then(|number| number.parse::<i32>().ok());
    if let Some(komi) = number('G').filter(|komi| komi.abs() <= 4000) {
        game.komi = Some(HalfPoints(komi / 5));
        game.tag("Komi", &HalfPoints(komi / 5).to_string());
    }
    let by = number('Z').filter(|by| *by > 0).map_or(String::new(), |by| {
        if by % 10 == 0 { (by / 10).to_string() } else { format!("{}.{}", by / 10, by % 10) }
    });
    let result = match number('W') {
        Some(0) => format!("B+{by}"),
        Some(1) => format!("W+{by}"),
        Some(3) => "B+R".to_owned(),
        Some(4) => "W+R".to_owned(),
        Some(7) => "B+T".to_owned(),
        Some(8) => "W+T".to_owned(),
        _ => String::new(),
    };
    game.tag("Result", &result);
    let date = part('C').and_then(|date| date.get(..10)).map(|date| date.replace(':', "-"));
    game.tag("Date", &date.unwrap_or_default());
}
