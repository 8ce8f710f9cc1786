//! QObjects that QML sees, one a file. They translate values and nothing else.

pub mod new_game;
pub mod preferences;
pub mod table_controller;
