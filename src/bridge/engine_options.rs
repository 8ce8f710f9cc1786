//! The settings of the selected engine, for QML.

use std::pin::Pin;

use cxx_qt_lib::{QString, QStringList, QUrl};
use hansu_players::{
    EngineProfile, JanggiBoard,
    uci::{OptionKind, UciOption},
};

use super::engines::{qobject, whole};
use crate::engines::{EngineList, protocol_word};

/// Within what QML's numbers hold exactly.
#[allow(clippy::cast_precision_loss)]
fn figure(number: u64) -> f64 {
    number as f64
}

/// A number of QML within bounds; 0 for what is none.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn counted(value: f64, most: u64) -> u64 {
    // Held within both bounds first, so nothing is lost; NaN becomes 0.
    value.clamp(0.0, figure(most)) as u64
}

impl qobject::Engines {
    fn set(self: Pin<&mut Self>, edit: impl FnOnce(&mut EngineProfile)) {
        self.change(|list, place| list.change(place, edit));
    }

    pub(super) fn protocol(&self) -> QString {
        self.read(|engine| QString::from(protocol_word(engine.profile.protocol)))
    }

    pub(super) fn by(&self) -> QString {
        self.read(|engine| QString::from(&engine.by))
    }

    pub(super) fn move_seconds(&self) -> f64 {
        self.read(|engine| f64::from(engine.profile.limits.time_ms.unwrap_or(0)) / 1000.0)
    }

    pub(super) fn set_move_seconds(self: Pin<&mut Self>, seconds: f64) {
        let millis = counted((seconds * 1000.0).round(), EngineList::MOST_TIME.into());
        self.set(|profile| profile.limits.time_ms = u32::try_from(millis).ok());
    }

    pub(super) fn depth(&self) -> f64 {
        self.read(|engine| f64::from(engine.profile.limits.depth.unwrap_or(0)))
    }

    pub(super) fn set_depth(self: Pin<&mut Self>, plies: f64) {
        let plies = counted(plies, EngineList::MOST_DEPTH.into());
        self.set(|profile| profile.limits.depth = u32::try_from(plies).ok());
    }

    pub(super) fn nodes(&self) -> f64 {
        self.read(|engine| figure(engine.profile.limits.nodes.unwrap_or(0)))
    }

    pub(super) fn set_nodes(self: Pin<&mut Self>, number: f64) {
        let number = counted(number, EngineList::MOST_NODES);
        self.set(|profile| profile.limits.nodes = Some(number));
    }

    /// 0 for full strength.
    pub(super) fn elo(&self) -> i32 {
        self.read(|engine| engine.profile.elo.map_or(0, i32::from))
    }

    pub(super) fn set_elo(self: Pin<&mut Self>, elo: i32) {
        let elo = u16::try_from(elo).ok().filter(|&elo| elo > 0);
        self.set(|profile| profile.elo = elo);
    }

    /// 0 where it cannot be held to one.
    pub(super) fn least_elo(&self) -> i32 {
        self.read(|engine| engine.elo_range().map_or(0, |(least, _)| least.into()))
    }

    pub(super) fn most_elo(&self) -> i32 {
        self.read(|engine| engine.elo_range().map_or(0, |(_, most)| most.into()))
    }

    pub(super) fn patience(&self) -> i32 {
        self.read(|engine| engine.profile.patience_percent.into())
    }

    pub(super) fn set_patience(self: Pin<&mut Self>, percent: i32) {
        let percent = u16::try_from(percent.max(0)).unwrap_or(u16::MAX);
        self.set(|profile| profile.patience_percent = percent);
    }

    pub(super) fn can_ponder(&self) -> bool {
        self.read(crate::engines::KnownEngine::can_ponder)
    }

    pub(super) fn ponder(&self) -> bool {
        self.read(|engine| engine.profile.ponder)
    }

    pub(super) fn set_ponder(self: Pin<&mut Self>, on: bool) {
        self.set(|profile| profile.ponder = on);
    }

    pub(super) fn han_below(&self) -> bool {
        self.read(|engine| engine.profile.janggi_board == JanggiBoard::HanBelow)
    }

    pub(super) fn set_han_below(self: Pin<&mut Self>, on: bool) {
        let board = if on { JanggiBoard::HanBelow } else { JanggiBoard::ChoBelow };
        self.set(|profile| profile.janggi_board = board);
    }

    pub(super) fn scores_for_white(&self) -> bool {
        self.read(|engine| engine.profile.scores_for_white)
    }

    pub(super) fn set_scores_for_white(self: Pin<&mut Self>, on: bool) {
        self.set(|profile| profile.scores_for_white = on);
    }

    /// It has said what it is and what can be set.
    pub(super) fn asked(&self) -> bool {
        self.read(|engine| !engine.by.is_empty() || !engine.announced.is_empty())
    }

    pub(super) fn option_count(&self) -> i32 {
        self.read(|engine| whole(engine.editable().len()))
    }

    /// So many options are set.
    pub(super) fn set_count(&self) -> i32 {
        self.read(|engine| whole(engine.profile.options.len()))
    }

    fn option<R: Default>(&self, option: i32, get: impl FnOnce(&UciOption) -> R) -> R {
        self.read(|engine| {
            let options = engine.editable();
            usize::try_from(option).ok().and_then(|option| options.get(option)).map(|option| get(option))
        })
        .unwrap_or_default()
    }

    pub(super) fn option_name(&self, option: i32) -> QString {
        self.option(option, |option| QString::from(&option.name))
    }

    pub(super) fn option_kind(&self, option: i32) -> QString {
        self.option(option, |option| {
            QString::from(match option.kind {
                OptionKind::Check { .. } => "check",
                OptionKind::Spin { .. } => "spin",
                OptionKind::Combo { .. } => "combo",
                OptionKind::Button => "button",
                OptionKind::String { .. } => "string",
                OptionKind::Filename { .. } => "filename",
            })
        })
    }

    pub(super) fn option_default(&self, option: i32) -> QString {
        self.option(option, |option| QString::from(&option.default_value().unwrap_or_default()))
    }

    /// The value that is set, if any; of a button, that it is pressed.
    fn value_set(&self, option: i32) -> Option<String> {
        let name = self.option(option, |option| option.name.clone());
        self.read(|engine| engine.set_value(&name).map(str::to_owned))
    }

    pub(super) fn option_value(&self, option: i32) -> QString {
        self.value_set(option).map_or_else(|| self.option_default(option), |value| QString::from(&value))
    }

    pub(super) fn option_is_set(&self, option: i32) -> bool {
        self.value_set(option).is_some()
    }

    #[allow(clippy::cast_precision_loss)]
    pub(super) fn option_least(&self, option: i32) -> f64 {
        self.option(option, |option| match option.kind {
            OptionKind::Spin { min, .. } => min as f64,
            _ => 0.0,
        })
    }

    #[allow(clippy::cast_precision_loss)]
    pub(super) fn option_most(&self, option: i32) -> f64 {
        self.option(option, |option| match option.kind {
            OptionKind::Spin { max, .. } => max as f64,
            _ => 0.0,
        })
    }

    pub(super) fn option_choices(&self, option: i32) -> QStringList {
        self.option(option, |option| match &option.kind {
            OptionKind::Combo { choices, .. } => choices.iter().map(QString::from).collect(),
            _ => QStringList::default(),
        })
    }

    pub(super) fn set_option(self: Pin<&mut Self>, option: i32, value: QString) -> bool {
        let name = self.option(option, |option| option.name.clone());
        self.change(|list, place| list.set_option(place, &name, &value.to_string()))
    }

    pub(super) fn set_option_file(self: Pin<&mut Self>, option: i32, file: QUrl) -> bool {
        file.to_local_file().is_some_and(|path| self.set_option(option, path))
    }

    pub(super) fn reset_option(self: Pin<&mut Self>, option: i32) {
        let name = self.option(option, |option| option.name.clone());
        self.change(|list, place| list.reset_option(place, &name));
    }

    pub(super) fn reset_options(self: Pin<&mut Self>) {
        self.change(EngineList::reset_options);
    }
}
