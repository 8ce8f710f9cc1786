//! QObjects that QML sees, one a file. They translate values and nothing else.

pub mod editor;
mod engine_options;
mod engine_tests;
pub mod engines;
pub mod library;
pub mod new_game;
mod piece_rows;
mod piece_words;
pub mod preferences;
pub mod study;
mod study_analysis;
mod study_file;
mod study_marks;
pub mod table_controller;
mod table_facts;
mod table_gestures;
mod table_judging;
mod table_pause;
mod unfinished_games;
