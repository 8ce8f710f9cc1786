//! The Fluent catalogues, one per language, and the functions they may call.

use std::sync::LazyLock;

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Language, josa};

pub(crate) const ENGLISH_SOURCE: &str = include_str!("../locales/en.ftl");
pub(crate) const KOREAN_SOURCE: &str = include_str!("../locales/ko.ftl");

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(Language::English));
static KOREAN: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(Language::Korean));

/// All sentences of one language. A key is a message (`KoViolation`) or one of its attributes
/// (`KoViolation.simple`).
pub(crate) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// The catalogue of a language, read once.
    pub(crate) fn of(language: Language) -> &'static Self {
        match language {
            Language::English => &ENGLISH,
            Language::Korean => &KOREAN,
        }
    }

    fn new(language: Language) -> Self {
        let source = match language {
            Language::English => ENGLISH_SOURCE,
            Language::Korean => KOREAN_SOURCE,
        };
        let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks would surround every square and number; neither language is written right to left.
        bundle.set_use_isolating(false);
        // What could be read is kept where an entry is faulty; tests hold both files to be faultless.
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(read, _)| read);
        let mut faulty = bundle.add_resource(resource).is_err();
        faulty |= bundle.add_function("JOSA", |words, _| with_particle(words)).is_err();
        faulty |= bundle.add_function("CAP", |words, _| capitalised(words)).is_err();
        debug_assert!(!faulty, "a message is defined twice");
        Self { bundle }
    }

    /// The text of a key; `None` where it is unknown or one of its variables is missing.
    pub(crate) fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let (id, attribute) = match key.split_once('.') {
            Some((id, attribute)) => (id, Some(attribute)),
            None => (key, None),
        };
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        #[cfg(test)]
        recorder::asked(key, errors.is_empty());
        errors.is_empty().then_some(text)
    }
}

/// `JOSA(word, "은/는")`: the word followed by the particle that agrees with it. A third argument goes between
/// the two, a closing quote for one.
fn with_particle<'a>(words: &[FluentValue<'a>]) -> FluentValue<'a> {
    let (Some(word), Some(pair)) = (words.first().and_then(text_of), words.get(1).and_then(text_of)) else {
        return FluentValue::Error;
    };
    let between = words.get(2).and_then(text_of).unwrap_or_default();
    FluentValue::from(format!("{word}{between}{}", josa::particle(&word, &pair)))
}

/// `CAP(phrase)`: the phrase with a capital first letter.
fn capitalised<'a>(words: &[FluentValue<'a>]) -> FluentValue<'a> {
    let Some(phrase) = words.first().and_then(text_of) else {
        return FluentValue::Error;
    };
    let mut letters = phrase.chars();
    let first: String = letters.next().map(|letter| letter.to_uppercase().collect()).unwrap_or_default();
    FluentValue::from(first + letters.as_str())
}

fn text_of(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::String(text) => Some(text.to_string()),
        FluentValue::Number(number) => Some(number.as_string().into_owned()),
        FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => None,
    }
}

/// Which keys the code has asked for on this thread: what holds catalogue and code together.
#[cfg(test)]
pub(crate) mod recorder {
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    thread_local! {
        static SHOWN: RefCell<BTreeSet<String>> = const { RefCell::new(BTreeSet::new()) };
    }

    pub(crate) fn asked(key: &str, complete: bool) {
        if complete {
            SHOWN.with_borrow_mut(|keys| keys.insert(key.to_owned()));
        }
    }

    pub(crate) fn take() -> BTreeSet<String> {
        SHOWN.take()
    }
}
