//! Bytes as text, and back.
//!
//! Records were written in the encodings of their countries, and more often than not nothing in the file tells which. A
//! file is decoded as a whole before it is split into tokens, since the second byte of a character may look like a
//! bracket or a backslash in several of them. Bytes that are no text in the encoding become characters of a private
//! range, one for each byte, and bytes again when the text is written: nothing is lost.

use encoding_rs::{
    BIG5, DecoderResult, EUC_KR, Encoding, GB18030, SHIFT_JIS, UTF_8, WINDOWS_1251, WINDOWS_1252,
};

/// The character that stands for byte `0x80`; those up to `0xFF` follow.
const FIRST_KEPT: u32 = 0xF780;
const LAST_KEPT: u32 = FIRST_KEPT + 0x7F;

/// A file as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text, without a byte order mark.
    pub text: String,
    /// What it was read as.
    pub encoding: &'static Encoding,
    /// Bytes before the text: its byte order mark.
    pub mark: usize,
    /// The first byte of the text (not of the file) that stands for one that is no text, if there is any.
    pub malformed: Option<usize>,
}

/// Decodes a file: by its byte order mark; as UTF-8, if it is that; as what it declares itself, if that is possible;
/// otherwise as what its bytes look like.
#[must_use]
pub fn decode(bytes: &[u8], declared: Option<&str>) -> Decoded {
    if let Some((encoding, mark)) = Encoding::for_bom(bytes) {
        return Decoded { mark, ..decode_as(&bytes[mark..], encoding) };
    }
    let label = declared.and_then(|label| Encoding::for_label(label.trim().as_bytes()));
    if let Some(encoding) = label.filter(|encoding| !encoding.is_single_byte()) {
        let decoded = decode_as(bytes, encoding);
        if decoded.malformed.is_none() {
            return decoded;
        }
    }
    if std::str::from_utf8(bytes).is_ok() {
        return decode_as(bytes, UTF_8);
    }
    // Programs of the West name their own encoding in every file, whatever language the names are in.
    if let Some(encoding) = label.filter(|&encoding| encoding != UTF_8 && encoding != WINDOWS_1252) {
        let decoded = decode_as(bytes, encoding);
        if decoded.malformed.is_none() {
            return decoded;
        }
    }
    if label == Some(UTF_8) && mostly_utf8(bytes) {
        return decode_as(bytes, UTF_8);
    }
    decode_as(bytes, guess(bytes))
}

/// A file that says it is UTF-8 and is that but for single bytes.
fn mostly_utf8(bytes: &[u8]) -> bool {
    let text = decode_as(bytes, UTF_8).text;
    let kept = text.chars().filter(|&letter| is_kept(letter)).count();
    let read = text.chars().filter(|&letter| !letter.is_ascii() && !is_kept(letter));
    read.map(char::len_utf8).sum::<usize>() > kept
}

/// What the bytes look like; all of them are decodable in it where there is such an encoding.
fn guess(bytes: &[u8]) -> &'static Encoding {
    // Korean programs leave bytes at the ends of lines that are no text in any encoding.
    let bytes: Vec<u8> = bytes.iter().copied().filter(|&byte| byte != 0xFF && byte != 0x1A).collect();
    let bytes = bytes.as_slice();
    // The heads of Korean programs are words in no other encoding, whatever else is in the file.
    if crate::gib::janggi::fits(&decode_as(bytes, EUC_KR).text) {
        return EUC_KR;
    }
    let mut detector = chardetng::EncodingDetector::new();
    detector.feed(bytes, true);
    let likely = detector.guess(None, false);
    let candidates = [likely, EUC_KR, GB18030, SHIFT_JIS, BIG5, WINDOWS_1251, WINDOWS_1252];
    let clean: Vec<(&'static Encoding, String)> = candidates
        .into_iter()
        .map(|encoding| (encoding, decode_as(bytes, encoding)))
        .filter(|(_, decoded)| decoded.malformed.is_none())
        .map(|(encoding, decoded)| (encoding, decoded.text))
        .collect();
    let share = |wanted: &'static Encoding, fits: fn(char) -> bool| {
        let text = &clean.iter().find(|(encoding, _)| *encoding == wanted)?.1;
        let foreign = text.chars().filter(|letter| !letter.is_ascii());
        let (all, fitting) = foreign
            .fold((0_u32, 0_u32), |(all, fitting), letter| (all + 1, fitting + u32::from(fits(letter))));
        (all > 0).then(|| fitting * 100 / all)
    };
    // Japanese is full of kana, which no other reading of the same bytes can explain.
    if share(SHIFT_JIS, |letter| matches!(letter, '\u{3040}'..='\u{30FF}')).is_some_and(|share| share >= 40) {
        return SHIFT_JIS;
    }
    clean.first().map_or(WINDOWS_1252, |(encoding, _)| encoding)
}

/// Decodes bytes in an encoding.
#[must_use]
pub fn decode_as(bytes: &[u8], encoding: &'static Encoding) -> Decoded {
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut text = String::with_capacity(bytes.len());
    let mut malformed = None;
    let mut rest = bytes;
    let mut read_before = 0;
    loop {
        let needed = decoder.max_utf8_buffer_length_without_replacement(rest.len()).unwrap_or(rest.len() * 4);
        text.reserve(needed + 16);
        let from = text.len();
        let (result, read) = decoder.decode_to_string_without_replacement(rest, &mut text, true);
        // A character of the private range in the file itself is kept as its bytes, so that writing never mistakes it.
        if text[from..].chars().any(is_kept) {
            let plain = as_kept_bytes(&text[from..]);
            text.truncate(from);
            text.push_str(&plain);
        }
        read_before += read;
        rest = &rest[read..];
        match result {
            DecoderResult::InputEmpty => break,
            DecoderResult::OutputFull => {}
            DecoderResult::Malformed(length, seen_after) => {
                malformed.get_or_insert(text.len());
                let end = read_before - usize::from(seen_after);
                let start = end.saturating_sub(usize::from(length));
                for &byte in &bytes[start..end] {
                    text.push(kept(byte));
                }
                // What was only looked at comes again by itself: the decoder keeps it.
            }
        }
    }
    Decoded { text, encoding, mark: 0, malformed }
}

/// The text with every character of the private range as the bytes it consists of.
fn as_kept_bytes(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if is_kept(letter) {
            let mut buffer = [0; 4];
            plain.extend(letter.encode_utf8(&mut buffer).bytes().map(kept));
        } else {
            plain.push(letter);
        }
    }
    plain
}

fn kept(byte: u8) -> char {
    match byte {
        0..=0x7F => char::from(byte),
        // FIRST_KEPT and what follows are characters.
        _ => char::from_u32(FIRST_KEPT + u32::from(byte - 0x80)).unwrap_or(char::REPLACEMENT_CHARACTER),
    }
}

fn is_kept(letter: char) -> bool {
    (FIRST_KEPT..=LAST_KEPT).contains(&(letter as u32))
}

/// Text as UTF-8, with the bytes that were kept.
#[must_use]
pub fn encode(text: &str) -> Vec<u8> {
    if !text.chars().any(is_kept) {
        return text.as_bytes().to_vec();
    }
    let mut bytes = Vec::with_capacity(text.len());
    for letter in text.chars() {
        if is_kept(letter) {
            bytes.push((letter as u32 - FIRST_KEPT) as u8 + 0x80);
        } else {
            let mut buffer = [0; 4];
            bytes.extend_from_slice(letter.encode_utf8(&mut buffer).as_bytes());
        }
    }
    bytes
}

/// Text in another encoding, with the bytes that were kept; `None` where it has characters that this has not.
#[must_use]
pub fn encode_as(text: &str, encoding: &'static Encoding) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    loop {
        let plain = rest.find(is_kept).unwrap_or(rest.len());
        let (written, _, unmappable) = encoding.encode(&rest[..plain]);
        if unmappable {
            return None;
        }
        bytes.extend_from_slice(&written);
        rest = &rest[plain..];
        let mut letters = rest.chars();
        let Some(letter) = letters.next() else { return Some(bytes) };
        bytes.push((letter as u32 - FIRST_KEPT) as u8 + 0x80);
        rest = letters.as_str();
    }
}

/// Text for the eye: bytes that are no text are shown as replacement characters.
#[must_use]
pub fn shown(text: &str) -> String {
    text.chars().map(|letter| if is_kept(letter) { char::REPLACEMENT_CHARACTER } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn encoded(text: &str, encoding: &'static Encoding) -> Vec<u8> {
        let (bytes, _, unmappable) = encoding.encode(text);
        assert!(!unmappable, "{text}");
        bytes.into_owned()
    }

    #[test]
    fn records_without_a_word_about_their_encoding() {
        for (text, encoding) in [
            ("(;GM[1]PB[이창호]PW[조훈현]EV[제3회 응씨배 결승])", EUC_KR),
            ("(;GM[1]PB[박정환]PW[신진서]C[좋은 수였다. 흑이 두터워졌다])", EUC_KR),
            ("(;GM[1]PB[古力]PW[常昊]EV[第十届中国围棋天元战])", GB18030),
            ("(;GM[1]PB[柯洁]PW[唐韦星]C[黑棋的这一手很厚实])", GB18030),
            ("(;GM[1]PB[井山裕太]PW[張栩]C[ここから黒のペースになった])", SHIFT_JIS),
            ("(;GM[1]PB[周俊勳]PW[林海峰]EV[第一屆圍棋名人戰決勝])", BIG5),
            ("(;GM[1]PB[Александр Динерштейн]PW[Илья Шикшин])", WINDOWS_1251),
            ("(;GM[1]PB[Jörg Müller]PW[François Noël])", WINDOWS_1252),
        ] {
            let bytes = encoded(text, encoding);
            let decoded = decode(&bytes, None);
            assert_eq!(decoded.text, text, "{}", decoded.encoding.name());
            assert_eq!(decoded.malformed, None);
            assert_eq!(decode(&bytes, Some(encoding.name())).text, text);
            assert_eq!(decode(&bytes, Some("no such thing")).text, text);
        }
    }

    #[test]
    fn the_head_of_a_korean_program_tells_the_encoding_of_all_of_it() {
        let mut bytes = encoded("[대회명 \"카카오장기\"]\n[총수 \"1\"]\n\n1. 71졸72 {", EUC_KR);
        // Letters of Chinese, and two bytes that are no text of Korean.
        bytes.extend(encoded("这是一个很好的棋局，双方都下得很厚实", GB18030));
        bytes.extend(b"\x81x\x80}");
        let decoded = decode(&bytes, None);
        assert_eq!(decoded.encoding, EUC_KR);
        assert!(decoded.text.starts_with("[대회명 \"카카오장기\"]"));
        assert_eq!(encode_as(&decoded.text, EUC_KR), Some(bytes));
    }

    #[test]
    fn a_declaration_that_cannot_be_true_is_not_believed() {
        assert_eq!(decode("김".as_bytes(), Some("ISO-8859-1")).text, "김");
        assert_eq!(decode("김".as_bytes(), Some("Big5")).text, "김");
        let korean = encoded("이창호 조훈현", EUC_KR);
        assert_eq!(decode(&korean, Some("UTF-8")).text, "이창호 조훈현");
    }

    #[test]
    fn byte_order_marks() {
        assert_eq!(decode(b"\xEF\xBB\xBFa", None), Decoded { mark: 3, ..decode(b"a", None) });
        assert_eq!(decode(b"\xFF\xFEa\0", None).text, "a");
        assert_eq!(decode(b"\xFE\xFF\0a", None).text, "a");
    }

    #[test]
    fn bytes_that_are_no_text_are_kept() {
        for bytes in [
            &b"a\xFFb\x80c"[..],
            b"\xE3\x81",
            "\u{F780}\u{F7FF}\u{F77F}".as_bytes(),
            b"\xEA\xB9\x80 \xB0\xA1 \xEA\xB9\x80\xEA\xB9\x80",
            b"\xED\xA0\x80",
            b"\xFF\xEF\x9E\x80\xFE",
        ] {
            let decoded = decode_as(bytes, UTF_8);
            assert_eq!(encode(&decoded.text), bytes);
        }
        assert_eq!(shown(&decode_as(b"a\xFF", UTF_8).text), "a\u{FFFD}");
        assert_eq!(decode_as(b"ab\xFF", UTF_8).malformed, Some(2));
        let broken = decode_as(b"\xB0\xA1\xB0 [x]", EUC_KR);
        assert_eq!((broken.text.ends_with("[x]"), broken.malformed), (true, Some(3)));
    }

    proptest::proptest! {
        #[test]
        fn any_bytes_come_back_as_they_were(bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..60)) {
            let decoded = decode_as(&bytes, UTF_8);
            proptest::prop_assert_eq!(encode(&decoded.text), bytes);
        }
    }
}
