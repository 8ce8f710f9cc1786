//! What this build is.
#[cxx_qt::bridge]
pub mod qobject {
    unsafe extern "C++" {
        include!("cxx-qt-lib/qstring.h");
        type QString = cxx_qt_lib::QString;
    }
    #[auto_cxx_name]
    extern "RustQt" {
        #[qobject]
        #[qml_element]
        #[qproperty(QString, version)]
        type AppInfo = super::AppInfoRust;
    }
}
#[derive(Debug, Default)]
pub struct AppInfoRust {
    version: cxx_qt_lib::QString,
}
