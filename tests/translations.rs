//! Every visible text of the window has a finished Korean translation, and the catalogue holds no text that is gone.

use std::{collections::BTreeSet, env, fs, path::Path, process::Command};

/// A message of a translation file: its context and source, and whether its translation is finished.
struct Message {
    key: (String, String),
    finished: bool,
}

fn between<'a>(text: &'a str, open: &str, close: &str) -> Option<&'a str> {
    let start = text.find(open)? + open.len();
    Some(&text[start..start + text[start..].find(close)?])
}

/// XML's five entities, which two tools write differently for the same text.
fn unescaped(text: &str) -> String {
    [("&apos;", "'"), ("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
        .iter()
        .fold(text.to_owned(), |text, (entity, character)| text.replace(entity, character))
}

/// The messages of a file as Qt's linguist tools write it.
fn messages(path: &Path) -> Vec<Message> {
    let text = fs::read_to_string(path).expect("a translation file is UTF-8");
    text.split("<context>")
        .skip(1)
        .flat_map(|context| {
            let name = between(context, "<name>", "</name>").unwrap_or_default().to_owned();
            context
                .split("<message")
                .skip(1)
                .filter(|message| {
                    !message.contains("type=\"vanished\"") && !message.contains("type=\"obsolete\"")
                })
                .map(move |message| {
                    let source = unescaped(between(message, "<source>", "</source>").unwrap_or_default());
                    let translation = between(message, "<translation>", "</translation>");
                    Message {
                        key: (name.clone(), source),
                        finished: translation.is_some_and(|text| !text.trim().is_empty()),
                    }
                })
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn korean_is_complete_and_current() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let ours = messages(&root.join("i18n/qml_ko.ts"));
    assert!(ours.len() > 100, "only {} messages", ours.len());
    let unfinished: Vec<_> =
        ours.iter().filter(|message| !message.finished).map(|message| &message.key).collect();
    assert!(unfinished.is_empty(), "not translated: {unfinished:#?}");

    let query =
        Command::new("qmake6").args(["-query", "QT_INSTALL_BINS"]).output().expect("qmake6 is installed");
    let lupdate = Path::new(String::from_utf8_lossy(&query.stdout).trim()).join("lupdate");
    let fresh = env::temp_dir().join(format!("hansu-texts-{}.ts", std::process::id()));
    let status = Command::new(lupdate)
        .args(["-silent", "-extensions", "qml"])
        .arg(root.join("qml"))
        .arg("-ts")
        .arg(&fresh)
        .status()
        .expect("lupdate is installed");
    assert!(status.success());
    let keys = |messages: &[Message]| -> BTreeSet<(String, String)> {
        messages.iter().map(|message| message.key.clone()).collect()
    };
    let (wanted, have) = (keys(&messages(&fresh)), keys(&ours));
    let _ = fs::remove_file(&fresh);
    let missing: Vec<_> = wanted.difference(&have).collect();
    let gone: Vec<_> = have.difference(&wanted).collect();
    assert!(missing.is_empty(), "run lupdate: {missing:#?}");
    assert!(gone.is_empty(), "no longer used: {gone:#?}");
}
