//! What an engine thinks of the record, for QML: the lines of the position on show, and the review of the game.

use std::{pin::Pin, sync::Arc, time::Duration};

use cxx_qt::{CxxQtType, Threading};
use cxx_qt_lib::{QList, QString, QStringList};
use hansu_engine::SearchLimits;
use hansu_players::{
    Notify, PlayerEvent,
    analysis::{AnalysisSource, Mistake, MoveReview, ReviewEvent},
};
use hansu_rules::{Action, Point, Side};

use super::study::qobject;
use crate::app_state::{set_analysis_source, with_engines};
use crate::engines::Trouble;
use crate::study::insight::{Line, MOST_LINES};

/// The mistakes of a side that are listed.
const LISTED: usize = 5;

/// For each position of a review.
const REVIEW_TIME: Duration = Duration::from_millis(400);

impl qobject::Study {
    pub(super) fn analysing(&self) -> bool {
        self.study().insight().is_on()
    }

    pub(super) fn set_analysing(mut self: Pin<&mut Self>, on: bool) {
        if on {
            let window = self.qt_thread();
            let notify: Notify = Arc::new(move |event: PlayerEvent| {
                // Fails only where the window is gone.
                let _ = window.queue(move |study| study.take_insight(event));
            });
            let mut this = self.as_mut().rust_mut();
            this.study_mut().insight_mut().switch_on(notify);
            this.study_mut().look();
        } else {
            self.as_mut().rust_mut().study_mut().insight_mut().switch_off();
        }
        self.analysis_changed();
    }

    fn take_insight(mut self: Pin<&mut Self>, event: PlayerEvent) {
        if self.as_mut().rust_mut().study_mut().insight_mut().take(event) {
            self.analysis_changed();
        }
    }

    /// The name of the outside engine that analyses; empty for the built-in one.
    pub(super) fn analysis_engine(&self) -> QString {
        match self.study().insight().source() {
            AnalysisSource::BuiltIn { .. } => QString::default(),
            AnalysisSource::Engine { profile, .. } => QString::from(&profile.name),
        }
    }

    pub(super) fn set_analysis_engine(mut self: Pin<&mut Self>, name: QString) {
        let profile = with_engines(|engines| engines.profile(&name.to_string()).cloned());
        let source = profile.map_or_else(AnalysisSource::built_in, AnalysisSource::engine);
        set_analysis_source(source.clone());
        let was_on = self.analysing();
        self.as_mut().rust_mut().study_mut().insight_mut().set_source(source);
        self.set_analysing(was_on);
    }

    pub(super) fn wanted_lines(&self) -> i32 {
        small(self.study().insight().lines())
    }

    pub(super) fn set_wanted_lines(mut self: Pin<&mut Self>, lines: i32) {
        let lines = usize::try_from(lines).unwrap_or(1);
        self.as_mut().rust_mut().study_mut().insight_mut().set_lines(lines);
        self.analysis_changed();
    }

    pub(super) fn most_lines(&self) -> i32 {
        small(MOST_LINES)
    }

    pub(super) fn known_lines(&self) -> i32 {
        small(self.study().insight().known().len())
    }

    pub(super) fn first_wins(&self) -> f64 {
        self.study().insight().first_wins().unwrap_or(-1.0)
    }

    /// Why there is nothing to see; empty where nothing is wrong.
    pub(super) fn analysis_trouble(&self) -> QString {
        self.analysis_fault().map_or("", |trouble| trouble.code).into()
    }

    pub(super) fn analysis_details(&self) -> QStringList {
        words(self.analysis_fault())
    }

    fn analysis_fault(&self) -> Option<Trouble> {
        self.study().insight().trouble().map(Trouble::from)
    }

    pub(super) fn likely_owners(&self) -> QList<i32> {
        let mut list = QList::default();
        for held in self.study().insight().ownership() {
            // Hundredths, from the second side's -100 to the first side's 100.
            list.append((held * 100.0).round() as i32);
        }
        list
    }

    fn with_line<R: Default>(&self, index: i32, read: impl FnOnce(&Line<'_>) -> R) -> R {
        let lines = self.study().insight().known();
        usize::try_from(index).ok().and_then(|index| lines.get(index)).map(read).unwrap_or_default()
    }

    pub(super) fn line_score(&self, index: i32) -> QString {
        QString::from(&self.with_line(index, |line| line.score()))
    }

    pub(super) fn line_text(&self, index: i32) -> QString {
        QString::from(&self.with_line(index, |line| line.text()))
    }

    pub(super) fn line_depth(&self, index: i32) -> i32 {
        self.with_line(index, |line| i32::try_from(line.depth()).unwrap_or(i32::MAX))
    }

    pub(super) fn line_chance(&self, index: i32) -> f64 {
        self.with_line(index, |line| line.first_wins())
    }

    /// Where a line's first move begins and ends: two points; -1 where there is none.
    pub(super) fn line_points(&self, index: i32) -> QList<i32> {
        let grid = self.study().session().borrow().grid();
        let (from, to) = match self.with_line(index, |line| line.best()) {
            Some(Action::Place(point) | Action::Delete(point)) => (None, Some(point)),
            Some(Action::Step { from, to, .. }) => (Some(from), Some(to)),
            Some(Action::Pass) | None => (None::<Point>, None),
        };
        let mut list = QList::default();
        list.append(grid.index_or_none(from));
        list.append(grid.index_or_none(to));
        list
    }

    pub(super) fn play_line(self: Pin<&mut Self>, index: i32) {
        let Some(action) = self.with_line(index, |line| line.best()) else { return };
        let session = std::rc::Rc::clone(self.study().session());
        session.borrow_mut().submit(action);
        let mut this = self;
        this.as_mut().went();
        this.refresh();
    }

    pub(super) fn reviewing(&self) -> bool {
        self.study().review().is_running()
    }

    pub(super) fn review_progress(&self) -> f64 {
        self.study().review().progress()
    }

    /// Why the review was broken off; empty where nothing is wrong.
    pub(super) fn review_trouble(&self) -> QString {
        self.review_fault().map_or("", |trouble| trouble.code).into()
    }

    pub(super) fn review_details(&self) -> QStringList {
        words(self.review_fault())
    }

    fn review_fault(&self) -> Option<Trouble> {
        self.study().review().trouble().map(Trouble::from)
    }

    pub(super) fn review_values(&self) -> QList<f64> {
        let mut list = QList::default();
        for value in self.study().review().values() {
            list.append(value);
        }
        list
    }

    pub(super) fn start_review(mut self: Pin<&mut Self>) {
        let window = self.qt_thread();
        let report = Arc::new(move |event: ReviewEvent| {
            // Fails only where the window is gone.
            let _ = window.queue(move |study| study.take_review(event));
        });
        let limits = SearchLimits { move_time: Some(REVIEW_TIME), ..SearchLimits::default() };
        self.as_mut().rust_mut().study_mut().start_review(limits, report);
        self.review_changed();
    }

    pub(super) fn cancel_review(mut self: Pin<&mut Self>) {
        self.as_mut().rust_mut().study_mut().cancel_review();
        self.review_changed();
    }

    fn take_review(mut self: Pin<&mut Self>, event: ReviewEvent) {
        if self.as_mut().rust_mut().study_mut().take_review(event) {
            self.as_mut().changed(true);
            self.review_changed();
        }
    }

    pub(super) fn review_node(&self, ply: i32) -> i32 {
        let node = usize::try_from(ply).ok().and_then(|ply| self.study().review().node(ply));
        node.map_or(-1, |node| small(node.index()))
    }

    pub(super) fn review_counts(&self, side: i32) -> QList<i32> {
        let mut list = QList::default();
        for count in self.study().review().found().count(side_of(side)) {
            list.append(small(count));
        }
        list
    }

    fn mistake(&self, side: i32, index: i32) -> Option<&MoveReview> {
        let worst = self.study().review().found().worst(side_of(side), LISTED);
        worst.get(usize::try_from(index).ok()?).copied()
    }

    pub(super) fn mistake_count(&self, side: i32) -> i32 {
        small(self.study().review().found().worst(side_of(side), LISTED).len())
    }

    pub(super) fn mistake_ply(&self, side: i32, index: i32) -> i32 {
        self.mistake(side, index).map_or(-1, |one| small(one.ply))
    }

    pub(super) fn mistake_move(&self, side: i32, index: i32) -> QString {
        self.mistake(side, index).map_or_else(QString::default, |one| QString::from(&one.text))
    }

    pub(super) fn mistake_class(&self, side: i32, index: i32) -> QString {
        match self.mistake(side, index).and_then(|one| one.mistake) {
            Some(Mistake::Inaccuracy) => "inaccuracy",
            Some(Mistake::Mistake) => "mistake",
            Some(Mistake::Blunder) => "blunder",
            None => "",
        }
        .into()
    }

    /// In hundredths of the mover's chance to win.
    pub(super) fn mistake_loss(&self, side: i32, index: i32) -> i32 {
        self.mistake(side, index).map_or(0, |one| (one.loss * 100.0).round() as i32)
    }

    pub(super) fn mistake_better(&self, side: i32, index: i32) -> QString {
        let better = self.mistake(side, index).and_then(|one| Some((one.ply, *one.better.first()?)));
        better
            .map_or_else(QString::default, |(ply, action)| QString::from(&self.study().text_at(ply, action)))
    }
}

fn words(trouble: Option<Trouble>) -> QStringList {
    trouble.into_iter().flat_map(|trouble| trouble.details).map(|text| QString::from(&text)).collect()
}

fn side_of(side: i32) -> Side {
    if side == 0 { Side::First } else { Side::Second }
}

fn small(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
