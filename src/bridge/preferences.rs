//! The settings, as QML reads and writes them.

use std::pin::Pin;

use cxx_qt_lib::QString;
use hansu_text::Language;

use crate::{
    app_state::{language, with_preferences, with_store},
    preferences::{ChoColor, JanggiPieces, LanguageChoice, Notice, Preferences, Theme},
};

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
        #[qproperty(QString, language, READ = language, WRITE = set_language, NOTIFY = changed)]
        #[qproperty(QString, effective_language, READ = effective_language, NOTIFY = changed)]
        #[qproperty(QString, theme, READ = theme, WRITE = set_theme, NOTIFY = changed)]
        #[qproperty(bool, sound, READ = sound, WRITE = set_sound, NOTIFY = changed)]
        #[qproperty(f64, volume, READ = volume, WRITE = set_volume, NOTIFY = changed)]
        #[qproperty(bool, show_targets, READ = show_targets, WRITE = set_show_targets, NOTIFY = changed)]
        #[qproperty(bool, show_coordinates, READ = show_coordinates, WRITE = set_show_coordinates, NOTIFY = changed)]
        #[qproperty(bool, reduce_motion, READ = reduce_motion, WRITE = set_reduce_motion, NOTIFY = changed)]
        #[qproperty(bool, opening_book, READ = opening_book, WRITE = set_opening_book, NOTIFY = changed)]
        #[qproperty(QString, janggi_pieces, READ = janggi_pieces, WRITE = set_janggi_pieces, NOTIFY = changed)]
        #[qproperty(QString, cho_color, READ = cho_color, WRITE = set_cho_color, NOTIFY = changed)]
        #[qproperty(QString, notice_code, READ = notice_code, NOTIFY = changed)]
        #[qproperty(QString, notice_path, READ = notice_path, NOTIFY = changed)]
        type Preferences = super::PreferencesObject;

        fn language(self: &Preferences) -> QString;
        fn set_language(self: Pin<&mut Preferences>, word: QString);
        fn effective_language(self: &Preferences) -> QString;
        fn theme(self: &Preferences) -> QString;
        fn set_theme(self: Pin<&mut Preferences>, word: QString);
        fn sound(self: &Preferences) -> bool;
        fn set_sound(self: Pin<&mut Preferences>, on: bool);
        fn volume(self: &Preferences) -> f64;
        fn set_volume(self: Pin<&mut Preferences>, volume: f64);
        fn show_targets(self: &Preferences) -> bool;
        fn set_show_targets(self: Pin<&mut Preferences>, on: bool);
        fn show_coordinates(self: &Preferences) -> bool;
        fn set_show_coordinates(self: Pin<&mut Preferences>, on: bool);
        fn reduce_motion(self: &Preferences) -> bool;
        fn set_reduce_motion(self: Pin<&mut Preferences>, on: bool);
        fn opening_book(self: &Preferences) -> bool;
        fn set_opening_book(self: Pin<&mut Preferences>, on: bool);
        fn janggi_pieces(self: &Preferences) -> QString;
        fn set_janggi_pieces(self: Pin<&mut Preferences>, word: QString);
        fn cho_color(self: &Preferences) -> QString;
        fn set_cho_color(self: Pin<&mut Preferences>, word: QString);
        fn notice_code(self: &Preferences) -> QString;
        fn notice_path(self: &Preferences) -> QString;

        #[qsignal]
        fn changed(self: Pin<&mut Preferences>);
    }
}

/// The settings store is shared; the QObject itself holds nothing.
#[derive(Debug, Default)]
pub struct PreferencesObject;

fn read<R>(get: impl FnOnce(&Preferences) -> R) -> R {
    with_preferences(get)
}

impl qobject::Preferences {
    fn change(self: Pin<&mut Self>, edit: impl FnOnce(&mut Preferences)) {
        with_store(|store| store.change(edit));
        self.changed();
    }

    fn language(&self) -> QString {
        read(|preferences| preferences.language.word()).into()
    }

    fn set_language(self: Pin<&mut Self>, word: QString) {
        if let Some(choice) = LanguageChoice::from_word(&word.to_string()) {
            self.change(|preferences| preferences.language = choice);
        }
    }

    fn effective_language(&self) -> QString {
        match language() {
            Language::English => "en",
            Language::Korean => "ko",
        }
        .into()
    }

    fn theme(&self) -> QString {
        read(|preferences| preferences.theme.word()).into()
    }

    fn set_theme(self: Pin<&mut Self>, word: QString) {
        if let Some(choice) = Theme::from_word(&word.to_string()) {
            self.change(|preferences| preferences.theme = choice);
        }
    }

    fn sound(&self) -> bool {
        read(|preferences| preferences.sound)
    }

    fn set_sound(self: Pin<&mut Self>, on: bool) {
        self.change(|preferences| preferences.sound = on);
    }

    fn volume(&self) -> f64 {
        read(|preferences| preferences.volume.clamp(0.0, 1.0))
    }

    fn set_volume(self: Pin<&mut Self>, volume: f64) {
        if volume.is_finite() {
            self.change(|preferences| preferences.volume = volume.clamp(0.0, 1.0));
        }
    }

    fn show_targets(&self) -> bool {
        read(|preferences| preferences.show_targets)
    }

    fn set_show_targets(self: Pin<&mut Self>, on: bool) {
        self.change(|preferences| preferences.show_targets = on);
    }

    fn show_coordinates(&self) -> bool {
        read(|preferences| preferences.show_coordinates)
    }

    fn set_show_coordinates(self: Pin<&mut Self>, on: bool) {
        self.change(|preferences| preferences.show_coordinates = on);
    }

    fn reduce_motion(&self) -> bool {
        read(|preferences| preferences.reduce_motion)
    }

    fn set_reduce_motion(self: Pin<&mut Self>, on: bool) {
        self.change(|preferences| preferences.reduce_motion = on);
    }

    fn opening_book(&self) -> bool {
        read(|preferences| preferences.opening_book)
    }

    fn set_opening_book(self: Pin<&mut Self>, on: bool) {
        self.change(|preferences| preferences.opening_book = on);
    }

    fn janggi_pieces(&self) -> QString {
        read(|preferences| preferences.janggi_pieces.word()).into()
    }

    fn set_janggi_pieces(self: Pin<&mut Self>, word: QString) {
        if let Some(choice) = JanggiPieces::from_word(&word.to_string()) {
            self.change(|preferences| preferences.janggi_pieces = choice);
        }
    }

    fn cho_color(&self) -> QString {
        read(|preferences| preferences.cho_color.word()).into()
    }

    fn set_cho_color(self: Pin<&mut Self>, word: QString) {
        if let Some(choice) = ChoColor::from_word(&word.to_string()) {
            self.change(|preferences| preferences.cho_color = choice);
        }
    }

    fn notice_code(&self) -> QString {
        with_store(|store| match store.notice() {
            None => "",
            Some(Notice::Damaged(_)) => "damaged",
            Some(Notice::NotSaved(_)) => "not-saved",
        })
        .into()
    }

    fn notice_path(&self) -> QString {
        with_store(|store| match store.notice() {
            None => QString::default(),
            Some(Notice::Damaged(path) | Notice::NotSaved(path)) => {
                QString::from(&path.display().to_string())
            }
        })
    }
}
