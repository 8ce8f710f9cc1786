//! Files whose games are in different encodings: collections that were put together from many hands.
//!
//! A file is decoded as a whole, since more bytes tell more. Where its games contradict each other, each is decoded by itself.

use std::ops::Range;

use encoding_rs::{BIG5, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS, UTF_8};

use crate::{
    encoding::{self, Decoded},
    pgn,
    sgf::read::{declared_at, declared_encoding},
};

/// A Go file whose games name different encodings; `None` for any other file.
pub(crate) fn decode_sgf(bytes: &[u8]) -> Option<Decoded> {
    // Where one game names an encoding, and another one a different one.
    let (_, first) = declared_at(bytes)?;
    if Encoding::for_bom(bytes).is_some() {
        return None;
    }
    let games = sgf_games(bytes);
    let label = |game: &Range<usize>| declared_encoding(&bytes[game.clone()]);
    let differs = |other: String| named(Some(&other)) != named(Some(&first));
    games.iter().filter_map(label).any(differs).then(|| join(bytes, &games, label))
}

/// A file of chess games of which some are UTF-8 and others are not; `None` for any other file.
pub(crate) fn decode_pgn(bytes: &[u8]) -> Option<Decoded> {
    if Encoding::for_bom(bytes).is_some() || std::str::from_utf8(bytes).is_ok() {
        return None;
    }
    let mut begins = pgn::split::starts(bytes);
    begins.push(bytes.len());
    let games: Vec<_> = begins.windows(2).map(|pair| pair[0]..pair[1]).collect();
    let is_utf8 = |game: &Range<usize>| {
        let game = &bytes[game.clone()];
        !game.is_ascii() && std::str::from_utf8(game).is_ok()
    };
    games.iter().any(is_utf8).then(|| join(bytes, &games, |_| None))
}

fn named(label: Option<&String>) -> Option<&'static Encoding> {
    Encoding::for_label(label?.as_bytes())
}

/// Decodes each game by itself. The encoding told is that of the first one that is not UTF-8.
fn join(bytes: &[u8], games: &[Range<usize>], label: impl Fn(&Range<usize>) -> Option<String>) -> Decoded {
    let mut whole = Decoded { text: String::new(), encoding: UTF_8, mark: 0, malformed: None };
    for game in games {
        let decoded = encoding::decode(&bytes[game.clone()], label(game).as_deref());
        if let Some(at) = decoded.malformed {
            whole.malformed.get_or_insert(whole.text.len() + at);
        }
        if whole.encoding == UTF_8 {
            whole.encoding = decoded.encoding;
        }
        if decoded.mark > 0 {
            // Behind the beginning it is no byte order mark, but what is left of one.
            whole.text.push('\u{FEFF}');
        }
        whole.text += &decoded.text;
    }
    whole
}

/// The games of a file that is not decoded yet, each with what is before the next one; together they are the file.
fn sgf_games(bytes: &[u8]) -> Vec<Range<usize>> {
    let mut begins = vec![0];
    let mut at = begin(bytes, 0);
    let declared_behind =
        |from: usize| declared_at(&bytes[from..]).map(|(at, label)| (from + at, named(Some(&label))));
    let mut declared = declared_behind(0);
    while let Some(from) = at {
        begins.push(from);
        if declared.is_some_and(|(at, _)| at < from) {
            declared = declared_behind(from);
        }
        // Where the encoding that is named next belongs to a later game, this one names none.
        let by_its_own = declared
            .map(|(at, encoding)| (at, end(bytes, from, encoding)))
            .filter(|(at, end)| at < end)
            .map(|(_, end)| end);
        at = begin(bytes, by_its_own.unwrap_or_else(|| end(bytes, from, None)));
    }
    // What is before the first game goes with it.
    if begins.len() > 1 {
        begins.remove(1);
    }
    begins.push(bytes.len());
    begins.windows(2).map(|pair| pair[0]..pair[1]).collect()
}

/// The first `(` before a `;` from here on.
fn begin(bytes: &[u8], from: usize) -> Option<usize> {
    (from..bytes.len()).find(|&at| {
        let next = bytes[at + 1..].iter().find(|byte| !byte.is_ascii_whitespace());
        bytes[at] == b'(' && next == Some(&b';')
    })
}

/// The byte behind the game that begins here. In some encodings the second byte of a letter looks like a bracket.
fn end(bytes: &[u8], from: usize, encoding: Option<&'static Encoding>) -> usize {
    let is_lead = |byte: u8| match encoding {
        Some(encoding) if encoding == SHIFT_JIS => matches!(byte, 0x81..=0x9F | 0xE0..=0xFC),
        Some(encoding) if [BIG5, GBK, GB18030, EUC_KR].contains(&encoding) => matches!(byte, 0x81..=0xFE),
        _ => false,
    };
    let (mut at, mut depth, mut in_value) = (from, 0_usize, false);
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'[' => in_value = true,
            b']' => in_value = false,
            b'\\' if in_value => at += 1,
            b'(' if !in_value => depth += 1,
            b')' if !in_value => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    break;
                }
            }
            _ if is_lead(byte) && matches!(bytes.get(at), Some(0x40..=0x7E)) => at += 1,
            _ => {}
        }
    }
    at.min(bytes.len())
}

#[cfg(test)]
mod tests {
    use encoding_rs::WINDOWS_1252;

    use super::*;
    use crate::open;

    fn in_encoding(text: &str, encoding: &'static Encoding) -> Vec<u8> {
        let (bytes, _, unmappable) = encoding.encode(text);
        assert!(!unmappable, "{text}");
        bytes.into_owned()
    }

    fn names(bytes: &[u8], name: &str) -> Vec<String> {
        let opened = open(bytes, Some(name)).unwrap();
        assert_eq!(opened.to_bytes().unwrap(), bytes, "unchanged it is as it was");
        let tag = |record: &crate::Record| record.tree.tags().get("Black").unwrap_or_default().to_owned();
        opened.records().iter().map(tag).collect()
    }

    /// The second byte of `表`, `ソ`, `許`, `功` and `蓋` is that of a backslash, those of `ー` and `匽` are brackets.
    #[test]
    fn every_game_of_go_has_its_own_encoding() {
        let games = [
            ("(;GM[1]CA[Shift_JIS]PB[表ソー]C[ソ];B[aa])\r\n", SHIFT_JIS, "表ソー"),
            ("(;GM[1]PB[이창호]CA[EUC-KR];B[bb](;W[cc])(;W[dd]))", EUC_KR, "이창호"),
            ("\n(;GM[1]CA[UTF-8]PB[김은지 Ö];B[bb])", UTF_8, "김은지 Ö"),
            ("(;GM[1]CA[big5]PB[許功蓋];B[bb])", BIG5, "許功蓋"),
            ("(;GM[1]CA[windows-1252]PB[Jörg Müller];B[bb])\n", WINDOWS_1252, "Jörg Müller"),
            ("(;GM[1]CA[GBK]PB[古力匽];B[bb])", GBK, "古力匽"),
        ];
        for turn in 0..games.len() {
            let mut games = games;
            games.rotate_left(turn);
            let bytes: Vec<u8> =
                games.iter().flat_map(|(text, encoding, _)| in_encoding(text, encoding)).collect();
            assert_eq!(names(&bytes, "games.sgf"), games.map(|(.., name)| name));
            // Whatever is changed, all of it is UTF-8 then, and says so.
            let mut opened = open(&bytes, Some("games.sgf")).unwrap();
            opened.record_mut(2).unwrap().tree.set_tag("White", Some("x"));
            let saved = opened.to_bytes().unwrap();
            let text = std::str::from_utf8(&saved).unwrap();
            assert_eq!(text.matches("CA[UTF-8]").count(), 6, "{text}");
            assert_eq!(names(&saved, "games.sgf"), games.map(|(.., name)| name));
        }
    }

    #[test]
    fn a_game_that_names_no_encoding_does_not_take_that_of_the_next() {
        let bytes = [
            in_encoding("(;GM[1]CA[UTF-8]PB[김];B[aa])", UTF_8),
            in_encoding("(;GM[1]PB[Jörg Müller]PW[François Noël];B[aa])", WINDOWS_1252),
            in_encoding("(;GM[1]CA[Shift_JIS]PB[表];B[aa])", SHIFT_JIS),
        ]
        .concat();
        assert_eq!(names(&bytes, "games.sgf"), ["김", "Jörg Müller", "表"]);
        // One encoding in all of them, and nothing else: the whole is one text.
        assert_eq!(decode_sgf("(;CA[UTF-8]PB[a])(;PB[김])(;CA[utf8])".as_bytes()), None);
        assert_eq!(decode_sgf(b"(;PB[a])"), None);
        assert_eq!(decode_sgf(b"(;CA[UTF-8](;CA[Big5]").map(|decoded| decoded.text.len()), None);
    }

    fn chess(black: &str, encoding: &'static Encoding) -> Vec<u8> {
        let text = format!(
            "[Event \"{black}\"]\n[White \"{black}\"]\n[Black \"{black}\"]\n\n1. e4 {{{black}}} *\n\n"
        );
        in_encoding(&text, encoding)
    }

    const CHESS: [(&str, &Encoding); 4] =
        [("François Müller", WINDOWS_1252), ("김은지 Ö", UTF_8), ("이창호 조훈현", EUC_KR), ("Ann", UTF_8)];

    #[test]
    fn every_game_of_a_stream_has_its_own_encoding() {
        for turn in 0..CHESS.len() {
            let mut games = CHESS;
            games.rotate_left(turn);
            let bytes: Vec<u8> = games.iter().flat_map(|(black, encoding)| chess(black, encoding)).collect();
            let streamed = pgn::Stream::new(bytes.as_slice()).map(|game| {
                let record = game.unwrap().record.unwrap();
                record.tree.tags().get("Black").unwrap_or_default().to_owned()
            });
            assert_eq!(streamed.collect::<Vec<_>>(), games.map(|(black, _)| black));
            // Where some are UTF-8 a file that is opened as a whole is read alike.
            assert_eq!(names(&bytes, "games.pgn"), games.map(|(black, _)| black));
        }
    }

    #[test]
    fn files_in_one_encoding_are_decoded_as_a_whole() {
        let latin: Vec<u8> = [chess("Müller", WINDOWS_1252), chess("Ann", UTF_8)].concat();
        assert_eq!(decode_pgn(&latin), None);
        assert_eq!(decode_pgn(&[chess("김", UTF_8), chess("Ann", UTF_8)].concat()), None);
    }
}
