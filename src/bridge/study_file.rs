//! The file of the record, for QML: reading and writing happen in threads, what came of them is queued.

use std::{path::PathBuf, pin::Pin, thread};

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QString, QUrl};

use super::study::qobject;
use crate::app_state::{take_handed_over, take_start_file};
use crate::study::{FileTrouble, StudyFile, Written, record_title, warning_words};

impl qobject::Study {
    pub(super) fn file_name(&self) -> QString {
        self.study().file().map_or_else(QString::default, |file| QString::from(&file.name()))
    }

    pub(super) fn record_count(&self) -> i32 {
        self.study().file().map_or(1, |file| i32::try_from(file.records().len()).unwrap_or(i32::MAX))
    }

    pub(super) fn record_index(&self) -> i32 {
        self.study().file().map_or(0, |file| i32::try_from(file.index()).unwrap_or(i32::MAX))
    }

    pub(super) fn title(&self) -> QString {
        QString::from(&self.study().title())
    }

    pub(super) fn record_title(&self, index: i32) -> QString {
        let record = usize::try_from(index)
            .ok()
            .and_then(|index| self.study().file().and_then(|file| file.records().get(index)));
        record.map_or_else(QString::default, |record| {
            QString::from(&record_title(record.kind(), record.tree.tags()))
        })
    }

    pub(super) fn warning_count(&self) -> i32 {
        self.study().file().map_or(0, |file| i32::try_from(file.warnings().len()).unwrap_or(i32::MAX))
    }

    fn warning(&self, index: i32) -> Option<&hansu_records::Warning> {
        self.study().file()?.warnings().get(usize::try_from(index).ok()?)
    }

    pub(super) fn warning_line(&self, index: i32) -> i32 {
        self.warning(index).map_or(0, |warning| i32::try_from(warning.place.line).unwrap_or(i32::MAX))
    }

    pub(super) fn warning_code(&self, index: i32) -> QString {
        self.warning(index).map_or_else(QString::default, |warning| QString::from(warning_words(warning).0))
    }

    pub(super) fn warning_text(&self, index: i32) -> QString {
        self.warning(index).map_or_else(QString::default, |warning| QString::from(&warning_words(warning).1))
    }

    pub(super) fn open_url(self: Pin<&mut Self>, url: QUrl) {
        match local_path(&url) {
            Some(path) => self.read(path),
            None => self.trouble("missing".into(), url.to_qstring(), QString::default()),
        }
    }

    pub(super) fn open_path(self: Pin<&mut Self>, path: QString) {
        self.read(PathBuf::from(path.to_string()));
    }

    pub(super) fn open_start_file(self: Pin<&mut Self>) {
        if let Some(path) = take_start_file() {
            self.read(path);
        }
    }

    pub(super) fn open_from_library(mut self: Pin<&mut Self>, ply: i32) {
        let Some(file) = take_handed_over() else { return };
        self.as_mut().take(Ok(file));
        if let Some(ply) = usize::try_from(ply).ok().filter(|&ply| ply > 0) {
            self.as_mut().rust_mut().study_mut().go_to_ply(ply);
            self.as_mut().went();
            self.changed(false);
        }
    }

    fn read(self: Pin<&mut Self>, path: PathBuf) {
        let window = self.qt_thread();
        thread::spawn(move || {
            let read = StudyFile::read(&path);
            // Fails only where the window is gone.
            let _ = window.queue(move |study| study.take(read));
        });
    }

    pub(super) fn paste_text(self: Pin<&mut Self>, text: QString) {
        let read = StudyFile::paste(&text.to_string());
        self.take(read);
    }

    fn take(mut self: Pin<&mut Self>, read: Result<StudyFile, FileTrouble>) {
        match read {
            Ok(file) => {
                let notify = self.notify();
                if self.as_mut().rust_mut().study_mut().open_file(file, &notify) {
                    self.as_mut().opened();
                    self.changed(true);
                } else {
                    self.trouble("no-start".into(), QString::default(), QString::default());
                }
            }
            Err(trouble) => self.tell(&trouble),
        }
    }

    fn tell(self: Pin<&mut Self>, trouble: &FileTrouble) {
        self.trouble(trouble.code().into(), QString::from(&trouble.path()), QString::from(&trouble.detail()));
    }

    pub(super) fn choose_record(mut self: Pin<&mut Self>, index: i32) {
        let Ok(index) = usize::try_from(index) else { return };
        let notify = self.notify();
        if self.as_mut().rust_mut().study_mut().choose(index, notify) {
            self.as_mut().opened();
            self.changed(true);
        } else {
            self.trouble("no-start".into(), QString::default(), QString::default());
        }
    }

    pub(super) fn save(self: Pin<&mut Self>) -> bool {
        self.write(None, false)
    }

    pub(super) fn save_as(self: Pin<&mut Self>, url: QUrl) {
        match local_path(&url) {
            // The dialog has asked whether a file that is there may be replaced.
            Some(path) => {
                self.write(Some(path), true);
            }
            None => self.trouble("missing".into(), url.to_qstring(), QString::default()),
        }
    }

    pub(super) fn suggested_url(&self) -> QUrl {
        let path = self.study().suggested_path();
        path.map_or_else(QUrl::default, |path| {
            QUrl::from_local_file(&QString::from(&*path.to_string_lossy()))
        })
    }

    /// `false` where a name is needed first.
    fn write(mut self: Pin<&mut Self>, path: Option<PathBuf>, over: bool) -> bool {
        match self.as_mut().rust_mut().study_mut().to_save(path.as_deref()) {
            Ok(Some(save)) => {
                let window = self.qt_thread();
                thread::spawn(move || {
                    let written = save.write(over);
                    // Fails only where the window is gone.
                    let _ = window.queue(move |study| study.was_written(written));
                });
                true
            }
            Ok(None) => false,
            Err(trouble) => {
                self.tell(&trouble);
                true
            }
        }
    }

    fn was_written(mut self: Pin<&mut Self>, written: Result<Written, FileTrouble>) {
        match written {
            Ok(written) => {
                self.as_mut().rust_mut().study_mut().saved(written);
                self.as_mut().saved();
                self.changed(true);
            }
            Err(trouble) => self.tell(&trouble),
        }
    }

    pub(super) fn text(&self) -> QString {
        QString::from(&self.study().text_of_record())
    }

    pub(super) fn has_changes(mut self: Pin<&mut Self>) -> bool {
        self.as_mut().rust_mut().study_mut().is_changed()
    }
}

fn local_path(url: &QUrl) -> Option<PathBuf> {
    url.to_local_file().map(|path| PathBuf::from(path.to_string()))
}
