//! What is wrong with a command, told by talking to it.

mod desk;

use std::{env, fs, path::PathBuf, time::Duration};

use desk::{fake, new_mark, wait_for_no_process};
use hansu_engine::Cancel;
use hansu_players::{
    EngineProfile, Exit, Protocol,
    discovery::discover_in,
    probe::{ProbeError, ProbeReport, check, probe},
    process::{CommandLine, EngineLog, StartError},
};
use hansu_rules::GameKind;

fn probed(command: &CommandLine, patience_percent: u16) -> Result<ProbeReport, ProbeError> {
    probe(command, patience_percent, EngineLog::default(), &Cancel::default())
}

fn probed_fake(words: &str) -> Result<ProbeReport, ProbeError> {
    let mark = new_mark();
    let profile = fake(&mark, words);
    let report = probed(&profile.command, profile.patience_percent);
    wait_for_no_process(&mark);
    report
}

/// A folder of this test alone; it is removed when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let folder = env::temp_dir().join(new_mark());
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    #[cfg(unix)]
    fn file(&self, name: &str, content: &[u8], mode: u32) -> String {
        use std::os::unix::fs::PermissionsExt;
        let path = self.0.join(name);
        fs::write(&path, content).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn both_protocols_are_told_apart() {
    let uci = probed_fake("uci good").unwrap();
    assert_eq!((uci.protocol, uci.name.as_str(), uci.by.as_str()), (Protocol::Uci, "Fake", "Nobody"));
    assert_eq!((uci.games.clone(), uci.options.len()), (vec![GameKind::Chess], 6));
    let gtp = probed_fake("gtp good").unwrap();
    assert_eq!((gtp.protocol, gtp.name.as_str()), (Protocol::Gtp, "Fake Go"));
    assert!(gtp.commands.contains(&"genmove".to_owned()));
    let profile = gtp.profile(CommandLine::new("x"));
    assert_eq!((profile.name.as_str(), profile.games.as_slice()), ("Fake Go", &[GameKind::Go][..]));
    let mut profile = uci.profile(CommandLine::new("x"));
    profile.options.insert("hash".into(), "32".into());
    profile.options.insert("Style".into(), "Wild".into());
    assert_eq!(uci.unfit_options(&profile), ["Style"]);
}

#[test]
fn each_way_to_be_no_engine() {
    let talker = probed_fake("uci talker").unwrap_err();
    assert!(
        matches!(&talker, ProbeError::NeitherProtocol { said } if said.contains("best editor")),
        "{talker:?}"
    );
    assert!(
        matches!(probed_fake("uci silent"), Err(ProbeError::Silent { after, .. }) if after == Duration::from_secs(2))
    );
    let ended = probed(&CommandLine::parse("/bin/sh -c 'echo no license >&2; exit 5'").unwrap(), 100);
    let expected = ProbeError::EndedAtOnce { exit: Exit::Code(5), stderr: "no license".to_owned() };
    assert_eq!(ended, Err(expected));
    let cancel = Cancel::default();
    cancel.cancel();
    let command = fake(&new_mark(), "uci silent").command;
    assert_eq!(probe(&command, 100, EngineLog::default(), &cancel), Err(ProbeError::Cancelled));
}

#[cfg(target_os = "linux")]
#[test]
fn each_way_not_to_start() {
    let folder = Folder::new();
    let start = |program: &str| match probed(&CommandLine::new(program), 100) {
        Err(ProbeError::Start(error)) => error,
        other => panic!("{other:?}"),
    };
    assert!(matches!(start("no-such-engine"), StartError::NotFound { .. }));
    assert!(matches!(start(folder.0.to_str().unwrap()), StartError::Folder { .. }));
    assert!(matches!(start(&folder.file("plain", b"#!/bin/sh\n", 0o644)), StartError::NotExecutable { .. }));
    let script = folder.file("script", b"#!/no/such/interpreter -x\n", 0o755);
    assert!(
        matches!(start(&script), StartError::MissingInterpreter { interpreter, .. } if interpreter == "/no/such/interpreter -x")
    );
    let mut foreign = vec![0x7f, b'E', b'L', b'F', 2, 1];
    foreign.resize(64, 0);
    foreign[18] = if cfg!(target_arch = "aarch64") { 62 } else { 183 };
    let foreign = folder.file("foreign", &foreign, 0o755);
    assert!(
        matches!(start(&foreign), StartError::WrongArchitecture { built_for, .. } if built_for.starts_with("Linux"))
    );
    let windows = folder.file("engine.exe", b"MZ\x90\x00", 0o755);
    assert!(
        matches!(start(&windows), StartError::WrongArchitecture { built_for, .. } if built_for == "Windows")
    );
}

#[test]
fn profiles_are_held_against_what_the_engine_is() {
    let mark = new_mark();
    let profile = EngineProfile { protocol: Protocol::Gtp, ..fake(&mark, "uci good") };
    let wrong = check(&profile, EngineLog::default(), &Cancel::default());
    assert_eq!(wrong, Err(ProbeError::WrongProtocol { configured: Protocol::Gtp, speaks: Protocol::Uci }));
    let profile = EngineProfile { games: vec![GameKind::Chess], ..fake(&mark, "gtp good") };
    let other = check(&profile, EngineLog::default(), &Cancel::default());
    assert_eq!(other, Err(ProbeError::OtherGame(GameKind::Chess)));
    assert!(check(&fake(&mark, "gtp good"), EngineLog::default(), &Cancel::default()).is_ok());
    wait_for_no_process(&mark);
}

#[cfg(unix)]
#[test]
fn engines_are_found_by_name() {
    let folder = Folder::new();
    for name in ["stockfish-17-avx2", "gnugo", "katago", "crafty", "stockfish.txt"] {
        folder.file(name, b"#!/bin/sh\n", 0o755);
    }
    folder.file("lc0", b"#!/bin/sh\n", 0o644);
    std::os::unix::fs::symlink(folder.0.join("gnugo"), folder.0.join("gnugo-3.8")).unwrap();
    let found = discover_in(std::slice::from_ref(&folder.0));
    let names: Vec<&str> = found.iter().map(|profile| profile.name.as_str()).collect();
    assert_eq!(names, ["GNU Go", "KataGo", "Stockfish"]);
    assert_eq!(found[0].command.args, ["--mode", "gtp"]);
    assert_eq!((found[1].protocol, found[1].games.as_slice()), (Protocol::Gtp, &[GameKind::Go][..]));
}
