//! Builds the QML module `org.hansu`: bridges, QML files, art, sounds and translations.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use cxx_qt_build::{CppFile, CxxQtBuilder, QmlFile, QmlModule};
use qt_build_utils::QResourceFile;

/// Files with a `#[cxx_qt::bridge]`.
const BRIDGES: &[&str] = &[
    "src/bridge/editor.rs",
    "src/bridge/engines.rs",
    "src/bridge/library.rs",
    "src/bridge/new_game.rs",
    "src/bridge/preferences.rs",
    "src/bridge/study.rs",
    "src/bridge/table_controller.rs",
];

fn main() {
    for folder in ["qml", "assets", "i18n"] {
        println!("cargo::rerun-if-changed={folder}");
    }
    let mut module = QmlModule::new("org.hansu").depends(["QtQuick", "QtQuick.Controls", "QtQuick.Layouts"]);
    for path in files_below("qml", &["qml"]) {
        let singleton = fs::read_to_string(&path).is_ok_and(|text| text.contains("pragma Singleton"));
        module = module.qml_file(QmlFile::from(path).singleton(singleton));
    }
    CxxQtBuilder::new_qml_module(module)
        .files(BRIDGES)
        .qt_module("Quick")
        // For tests/window.rs; what the program does not call is not linked into it.
        .qt_module("QuickTest")
        .cpp_file(CppFile::from("tests/qml_test_setup.h"))
        .cpp_file(CppFile::from("tests/qml_test_main.cpp").moc(false))
        .qrc_resources(files_below("assets", &["svg", "png", "wav"]))
        .qrc_resources(translations())
        // The default would run all of this again at every edit of any file of the package.
        .crate_include_root(None)
        .build();
}

/// The files below a folder with one of these endings, in a stable order.
fn files_below(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| endings.iter().any(|known| ending == *known)) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Compiles `i18n/*.ts`. The QML engine loads `i18n/qml_<language>.qm` from beside Main.qml by itself.
fn translations() -> Vec<QResourceFile> {
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR for build scripts"));
    files_below("i18n", &["ts"])
        .into_iter()
        .map(|source| {
            let name = source.with_extension("qm");
            let name = name.file_name().expect("a file found by its ending has a name");
            let compiled = out.join(name);
            lrelease(&source, &compiled);
            QResourceFile::new(&compiled).alias(format!("qml/i18n/{}", name.to_string_lossy()))
        })
        .collect()
}

fn lrelease(source: &Path, compiled: &Path) {
    let qmake = env::var("QMAKE").unwrap_or_else(|_| "qmake6".to_owned());
    let folder =
        Command::new(&qmake).args(["-query", "QT_INSTALL_BINS"]).output().expect("qmake6 is installed");
    let tool = Path::new(String::from_utf8_lossy(&folder.stdout).trim()).join("lrelease");
    let status = Command::new(&tool)
        .args(["-silent".as_ref(), source.as_os_str(), "-qm".as_ref(), compiled.as_os_str()])
        .status()
        .unwrap_or_else(|error| panic!("{} (Qt's linguist tools) does not run: {error}", tool.display()));
    assert!(status.success(), "lrelease refused {}", source.display());
}
