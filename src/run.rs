//! Opens the window and stays until it is closed.

use std::{pin::Pin, process::ExitCode};

use clap::Parser;
use cxx_qt_lib::{QGuiApplication, QQmlApplicationEngine, QQuickStyle, QString, QUrl};

use crate::{
    app_state::set_start_file,
    args::Args,
    start::{StartError, check_display, check_file, report},
};

/// Where the main window's description lies in the program's resources.
const MAIN_QML: &str = "qrc:/qt/qml/org/hansu/qml/Main.qml";

/// The desktop program, from its command line to its exit code.
pub fn run() -> ExitCode {
    let args = Args::parse();
    // A log that cannot be had is no reason to have no game.
    if let Err(error) = hansu_log::start() {
        eprintln!("hansu: {error}");
    }
    if let Err(error) = check_file(args.file.as_ref()).and_then(|()| check_display()) {
        report(&error);
        return ExitCode::from(2);
    }
    set_start_file(args.file);
    let mut app = QGuiApplication::new();
    if let Some(mut app) = app.as_mut() {
        app.as_mut().set_application_name(&QString::from("hansu"));
        app.as_mut().set_application_version(&QString::from(env!("CARGO_PKG_VERSION")));
    }
    QGuiApplication::set_desktop_file_name(&QString::from("org.hansu.Hansu"));
    QQuickStyle::set_style(&QString::from("Basic"));

    let mut engine = QQmlApplicationEngine::new();
    let Some(mut engine) = engine.as_mut() else {
        report(&StartError::NoWindow);
        return ExitCode::FAILURE;
    };
    // Qt before 6.5 does not look for modules there by itself.
    engine.as_mut().add_import_path(&QString::from("qrc:/qt/qml"));
    // Without this a broken QML file would leave the program running without a window.
    engine
        .as_mut()
        .on_object_creation_failed(|engine, _| {
            report(&StartError::NoWindow);
            exit(engine);
        })
        .release();
    engine.as_mut().load(&QUrl::from(MAIN_QML));
    let code = app.as_mut().map_or(1, QGuiApplication::exec);
    u8::try_from(code).map_or(ExitCode::FAILURE, ExitCode::from)
}

fn exit(engine: Pin<&mut QQmlApplicationEngine>) {
    use cxx_qt::casting::Upcast;
    let engine: Pin<&mut cxx_qt_lib::QQmlEngine> = engine.upcast_pin();
    engine.exit(1);
}
