//! Drives the real window, offscreen, as a person would: the cases are in `tests/qml/tst_*.qml`.
//!
//! Qt's runner takes the process over, so this is no ordinary Rust test: it starts itself once more with a folder of
//! its own for settings and without a display, and closes with a line that counts.

use std::{
    env,
    ffi::{CString, c_char, c_int},
    fs,
    process::{Command, ExitCode},
};

// Links the app's QML module and its types.
use hansu as _;

#[allow(unsafe_code)]
unsafe extern "C" {
    fn hansu_quick_test(
        argc: c_int,
        argv: *mut *mut c_char,
        name: *const c_char,
        folder: *const c_char,
    ) -> c_int;
}

/// Set in the process that Qt's runner takes over.
const INSIDE: &str = "HANSU_WINDOW_TEST";

fn main() -> ExitCode {
    if env::var_os(INSIDE).is_some() { run_inside() } else { run_outside() }
}

fn run_outside() -> ExitCode {
    let folder = env::temp_dir().join(format!("hansu-window-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("the temporary folder is writable");
    let mut command = Command::new(env::current_exe().expect("a running test has a path"));
    command
        .args(env::args_os().skip(1))
        .env(INSIDE, "1")
        .env("XDG_CONFIG_HOME", &folder)
        .env("XDG_DATA_HOME", folder.join("data"))
        .env("LC_ALL", "C.UTF-8")
        .env("QT_QPA_PLATFORM", "offscreen")
        .env("QT_QUICK_BACKEND", "software")
        .env_remove("QT_STYLE_OVERRIDE");
    let output = command.output().expect("a running test can be started again");
    let text = String::from_utf8_lossy(&output.stdout);
    print!("{text}");
    eprint!("{}", String::from_utf8_lossy(&output.stderr));
    let _ = fs::remove_dir_all(&folder);

    let (passed, failed) = totals(&text);
    println!("{passed} passed, {failed} failed");
    if output.status.success() && passed > 0 && failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Adds up the runner's lines "Totals: 9 passed, 1 failed, 0 skipped, ...".
fn totals(text: &str) -> (u32, u32) {
    let number = |line: &str, word: &str| {
        line.split(", ")
            .filter_map(|part| part.trim_start_matches("Totals: ").split_once(' '))
            .find(|(_, known)| *known == word)
            .and_then(|(count, _)| count.parse::<u32>().ok())
            .unwrap_or(0)
    };
    text.lines().filter(|line| line.starts_with("Totals: ")).fold((0, 0), |(passed, failed), line| {
        (passed + number(line, "passed"), failed + number(line, "failed"))
    })
}

fn run_inside() -> ExitCode {
    let mut arguments: Vec<CString> = ["window", "-import", "qrc:/qt/qml"]
        .into_iter()
        .map(str::to_owned)
        .chain(env::args().skip(1))
        .filter_map(|argument| CString::new(argument).ok())
        .collect();
    let mut pointers: Vec<*mut c_char> =
        arguments.iter_mut().map(|argument| argument.as_ptr().cast_mut()).collect();
    let count = c_int::try_from(pointers.len()).expect("a handful of arguments");
    pointers.push(std::ptr::null_mut());
    let folder = CString::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/qml")).expect("a path without NUL");
    #[allow(unsafe_code)]
    // SAFETY: argv holds `count` valid strings and a final null; all of them outlive the call.
    let code = unsafe { hansu_quick_test(count, pointers.as_mut_ptr(), c"window".as_ptr(), folder.as_ptr()) };
    if code == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
