use cxx_qt_build::{CxxQtBuilder, QmlModule};
fn main() {
    CxxQtBuilder::new_qml_module(QmlModule::new("org.hansu").qml_files(["qml/Main.qml"]))
        .files(["src/bridge/app_info.rs"])
        .qt_module("Quick")
        .crate_include_root(None)
        .build();
}
