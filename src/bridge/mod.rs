//! QObjects that QML sees, one a file.
pub mod app_info;
