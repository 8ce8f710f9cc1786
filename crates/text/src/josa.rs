//! Korean particles that agree with the word before them.
//!
//! 은/는, 이/가, 을/를, 과/와 and 으로/로 depend on whether the last syllable, as it is read aloud, ends with a
//! consonant. Digits and Latin letters are read by their Korean names: `82` is "팔이", `E5` "이 오", `R` "알".

/// How the last syllable of a word ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ending {
    Vowel,
    /// ㄹ: a consonant everywhere but before 으로/로.
    Rieul,
    Consonant,
}

/// The form of `pair` ("을/를": after a consonant, after a vowel) that agrees with `word`. Where the reading is
/// unknown both forms are written, as Korean does: "을(를)".
#[must_use]
pub(crate) fn particle(word: &str, pair: &str) -> String {
    let Some((after_consonant, after_vowel)) = pair.split_once('/') else {
        return pair.to_owned();
    };
    let rieul_is_vowel = after_consonant.starts_with('으');
    match ending(word) {
        Some(Ending::Vowel) => after_vowel.to_owned(),
        Some(Ending::Rieul) if rieul_is_vowel => after_vowel.to_owned(),
        Some(_) => after_consonant.to_owned(),
        None if rieul_is_vowel => format!("(으){after_vowel}"),
        None => format!("{after_consonant}({after_vowel})"),
    }
}

fn ending(word: &str) -> Option<Ending> {
    let word = read_part(word);
    let mut backwards = word.chars().rev();
    let last = backwards.next()?;
    let before = backwards.next();
    match last {
        '가'..='힣' => Some(hangul_ending(last)),
        '0'..='9' => Some(digit_ending(last)),
        'A'..='Z' | 'a'..='z' => {
            let in_a_word = before.is_some_and(char::is_alphabetic) && last.is_ascii_lowercase();
            if in_a_word { word_ending(last) } else { Some(letter_ending(last)) }
        }
        _ => hanja_ending(last),
    }
}

/// The part of a word whose end is heard: an addition in parentheses is not read ("한(漢)" is "한"), nor are
/// quotes and full stops.
fn read_part(word: &str) -> &str {
    let silent = |c: char| c.is_whitespace() || "(\"'”’」』.,!?…".contains(c);
    let mut rest = word.trim_end_matches(silent);
    while rest.ends_with(')') {
        let Some(open) = rest.rfind('(') else { break };
        let outside = rest[..open].trim_end_matches(silent);
        if outside.is_empty() {
            return rest[open + 1..].trim_end_matches(|c| c == ')' || silent(c));
        }
        rest = outside;
    }
    rest
}

/// Hangul syllables are laid out as 28 endings for each pair of initial and vowel; the ninth ending is ㄹ.
fn hangul_ending(syllable: char) -> Ending {
    match (u32::from(syllable) - u32::from('가')) % 28 {
        0 => Ending::Vowel,
        8 => Ending::Rieul,
        _ => Ending::Consonant,
    }
}

/// 영 일 이 삼 사 오 육 칠 팔 구. Numbers that end with 0 end with 십, 백, 천, 만 or 억: consonants too.
fn digit_ending(digit: char) -> Ending {
    match digit {
        '1' | '7' | '8' => Ending::Rieul,
        '0' | '3' | '6' => Ending::Consonant,
        _ => Ending::Vowel,
    }
}

/// By the letter's name: 엘, 엠, 엔 and 알 end with a consonant.
fn letter_ending(letter: char) -> Ending {
    match letter.to_ascii_uppercase() {
        'L' | 'R' => Ending::Rieul,
        'M' | 'N' => Ending::Consonant,
        _ => Ending::Vowel,
    }
}

/// The end of a whole Latin word, where its spelling tells it.
fn word_ending(letter: char) -> Option<Ending> {
    match letter {
        'l' => Some(Ending::Rieul),
        'm' | 'n' => Some(Ending::Consonant),
        'a' | 'e' | 'i' | 'o' | 'u' | 'y' | 'r' | 's' | 'f' | 'h' | 'z' | 'v' => Some(Ending::Vowel),
        _ => None,
    }
}

/// The characters on Janggi pieces, by their Korean reading.
fn hanja_ending(hanja: char) -> Option<Ending> {
    match hanja {
        '楚' | '車' | '包' | '砲' | '馬' | '士' => Some(Ending::Vowel),
        '卒' => Some(Ending::Rieul),
        '漢' | '象' | '兵' | '將' | '宮' => Some(Ending::Consonant),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::particle;

    fn joined(word: &str, pair: &str) -> String {
        format!("{word}{}", particle(word, pair))
    }

    #[test]
    fn hangul_agrees_by_its_final_consonant() {
        let table = [
            ("나이트", "은/는", "나이트는"),
            ("비숍", "은/는", "비숍은"),
            ("흑", "이/가", "흑이"),
            ("초", "이/가", "초가"),
            ("졸", "을/를", "졸을"),
            ("차", "을/를", "차를"),
            ("병", "과/와", "병과"),
            ("마", "과/와", "마와"),
        ];
        for (word, pair, wanted) in table {
            assert_eq!(joined(word, pair), wanted);
        }
    }

    #[test]
    fn rieul_takes_the_short_form_of_euro_only() {
        assert_eq!(joined("졸", "으로/로"), "졸로");
        assert_eq!(joined("퀸", "으로/로"), "퀸으로");
        assert_eq!(joined("나이트", "으로/로"), "나이트로");
        assert_eq!(joined("졸", "이/가"), "졸이");
    }

    #[test]
    fn digits_agree_as_they_are_read() {
        let wanted = ["은", "은", "는", "은", "는", "는", "은", "은", "은", "는"];
        for (digit, form) in wanted.iter().enumerate() {
            assert_eq!(particle(&digit.to_string(), "은/는"), *form, "{digit}");
        }
        let towards = ["으로", "로", "로", "으로", "로", "로", "으로", "로", "로", "로"];
        for (digit, form) in towards.iter().enumerate() {
            assert_eq!(particle(&digit.to_string(), "으로/로"), *form, "{digit}");
        }
        assert_eq!(joined("100", "이/가"), "100이");
        assert_eq!(joined("73.5", "으로/로"), "73.5로");
    }

    #[test]
    fn coordinates_agree_with_their_last_digit() {
        let table = [
            ("E5", "은/는", "E5는"),
            ("Q16", "은/는", "Q16은"),
            ("82", "과/와", "82와"),
            ("22", "으로/로", "22로"),
            ("a4", "으로/로", "a4로"),
            ("h3", "으로/로", "h3으로"),
            ("01", "으로/로", "01로"),
            ("D10", "을/를", "D10을"),
        ];
        for (word, pair, wanted) in table {
            assert_eq!(joined(word, pair), wanted);
        }
    }

    #[test]
    fn single_letters_agree_with_their_names() {
        for letter in 'A'..='Z' {
            let form = if "LMNR".contains(letter) { "은" } else { "는" };
            assert_eq!(particle(&letter.to_string(), "은/는"), form, "{letter}");
        }
        assert_eq!(joined("L", "으로/로"), "L로");
        assert_eq!(joined("M", "으로/로"), "M으로");
        assert_eq!(joined("5R", "으로/로"), "5R로");
        assert_eq!(joined("n", "이/가"), "n이");
    }

    #[test]
    fn latin_words_agree_where_their_spelling_tells() {
        assert_eq!(joined("Hansu", "이/가"), "Hansu가");
        assert_eq!(joined("Michael", "으로/로"), "Michael로");
        assert_eq!(joined("Han", "이/가"), "Han이");
        assert_eq!(joined("pat", "은/는"), "pat은(는)");
        assert_eq!(joined("pat", "으로/로"), "pat(으)로");
    }

    #[test]
    fn additions_in_parentheses_and_quotes_are_not_read() {
        assert_eq!(joined("한(漢)", "이/가"), "한(漢)이");
        assert_eq!(joined("초(楚)", "이/가"), "초(楚)가");
        assert_eq!(joined("졸 (79)", "으로/로"), "졸 (79)로");
        assert_eq!(joined("(병)", "은/는"), "(병)은");
        assert_eq!(joined("“E6”", "은/는"), "“E6”은");
        assert_eq!(joined("車", "을/를"), "車를");
        assert_eq!(joined("兵", "을/를"), "兵을");
    }

    #[test]
    fn unknown_readings_show_both_forms_and_nothing_panics() {
        assert_eq!(particle("♜", "은/는"), "은(는)");
        assert_eq!(particle("", "이/가"), "이(가)");
        assert_eq!(particle("((", "이/가"), "이(가)");
        assert_eq!(particle("))", "이/가"), "이(가)");
        assert_eq!(particle("()", "이/가"), "이(가)");
        assert_eq!(particle("포", "도"), "도");
    }
}
