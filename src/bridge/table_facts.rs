//! The facts of the table page, read from the session and turned into Qt's values.

use cxx_qt::CxxQtType;
use cxx_qt_lib::{QList, QString, QStringList};
use hansu_rules::Side;
use hansu_table::Phase;

use super::{piece_words::piece_word, table_controller::qobject};
use crate::{new_game::kind_word, session::Label, view::clock_text};

impl qobject::TableController {
    pub(super) fn language(&self) -> QString {
        self.session().language().code().into()
    }

    pub(super) fn game(&self) -> QString {
        self.session().table().map_or("", |table| kind_word(table.kind())).into()
    }

    pub(super) fn columns(&self) -> i32 {
        self.session().grid().columns.into()
    }

    pub(super) fn rows(&self) -> i32 {
        self.session().grid().rows.into()
    }

    pub(super) fn rules_name(&self) -> QString {
        QString::from(self.session().rules_name())
    }

    pub(super) fn komi(&self) -> QString {
        self.session().komi().map_or_else(QString::default, |komi| QString::from(&komi.to_string()))
    }

    pub(super) fn flipped(&self) -> bool {
        self.session().flipped()
    }

    pub(super) fn phase(&self) -> QString {
        match self.session().phase() {
            None | Some(Phase::Ready) => "idle",
            Some(Phase::Playing) => "playing",
            Some(Phase::Paused) => "paused",
            Some(Phase::Scoring) => "scoring",
            Some(Phase::Over) => "over",
        }
        .into()
    }

    pub(super) fn pause_code(&self) -> QString {
        self.session().pause_code().into()
    }

    pub(super) fn to_move(&self) -> i32 {
        self.session().table().map_or(0, |table| table.to_move().index() as i32)
    }

    pub(super) fn human_turn(&self) -> bool {
        self.session().human_turn()
    }

    pub(super) fn last_from(&self) -> i32 {
        self.session().grid().index_or_none(self.session().last_move().0)
    }

    pub(super) fn last_to(&self) -> i32 {
        self.session().grid().index_or_none(self.session().last_move().1)
    }

    pub(super) fn check_point(&self) -> i32 {
        self.session().grid().index_or_none(self.session().check())
    }

    pub(super) fn ownership(&self) -> QList<i32> {
        let owners = self.session().ownership();
        list(owners.into_iter().map(|owner| owner.map_or(-1, |side| side.index() as i32)))
    }

    pub(super) fn move_count(&self) -> i32 {
        self.session().table().map_or(0, |table| i32::try_from(table.moves().len()).unwrap_or(i32::MAX))
    }

    pub(super) fn shown_move_count(&self) -> i32 {
        i32::try_from(self.session().shown_ply()).unwrap_or(i32::MAX)
    }

    pub(super) fn looks_back(&self) -> bool {
        self.session().looks_back()
    }

    pub(super) fn can_pause(&self) -> bool {
        self.session().can_pause()
    }

    pub(super) fn can_hint(&self) -> bool {
        self.session().can_hint()
    }

    pub(super) fn strict(&self) -> bool {
        self.session().table().is_some_and(hansu_table::Table::is_strict)
    }

    /// For both sides; empty without a clock.
    pub(super) fn clock_texts(&self) -> QStringList {
        let text =
            |side| self.session().clock(side).map_or_else(String::new, |clock| clock_text(clock.counting()));
        Side::BOTH.into_iter().map(|side| QString::from(&text(side))).collect()
    }

    /// For both sides the byo-yomi periods left; -1 where there are none.
    pub(super) fn clock_periods(&self) -> QList<i32> {
        list(Side::BOTH.into_iter().map(|side| self.session().periods(side).map_or(-1, clamped)))
    }

    /// For both sides the moves to be made in the overtime that runs; -1 where none are counted.
    pub(super) fn clock_moves(&self) -> QList<i32> {
        list(Side::BOTH.into_iter().map(|side| self.session().moves_in_period(side).map_or(-1, clamped)))
    }

    pub(super) fn clock_running(&self) -> i32 {
        self.session().clock_running().map_or(-1, |side| side.index() as i32)
    }

    pub(super) fn low_time_side(&self) -> i32 {
        self.session().low_time_side().map_or(-1, |side| side.index() as i32)
    }

    pub(super) fn can_pass(&self) -> bool {
        self.session().can_pass()
    }

    pub(super) fn can_take_back(&self) -> bool {
        self.session().can_take_back()
    }

    pub(super) fn can_resign(&self) -> bool {
        self.session().can_resign()
    }

    pub(super) fn can_claim_draw(&self) -> bool {
        self.session().can_claim_draw()
    }

    pub(super) fn can_offer_draw(&self) -> bool {
        self.session().can_offer_draw()
    }

    pub(super) fn draw_offered(&self) -> bool {
        self.session().draw_is_offered()
    }

    pub(super) fn first_level(&self) -> i32 {
        self.session().level(Side::First)
    }

    pub(super) fn second_level(&self) -> i32 {
        self.session().level(Side::Second)
    }

    pub(super) fn first_engine(&self) -> QString {
        QString::from(self.session().engine_name(Side::First).as_str())
    }

    pub(super) fn second_engine(&self) -> QString {
        QString::from(self.session().engine_name(Side::Second).as_str())
    }

    pub(super) fn first_side(&self) -> QString {
        QString::from(&self.session().side_name(Side::First))
    }

    pub(super) fn second_side(&self) -> QString {
        QString::from(&self.session().side_name(Side::Second))
    }

    pub(super) fn first_points(&self) -> QString {
        QString::from(&self.session().points(Side::First))
    }

    pub(super) fn second_points(&self) -> QString {
        QString::from(&self.session().points(Side::Second))
    }

    pub(super) fn first_captured(&self) -> QStringList {
        self.captured(Side::First)
    }

    pub(super) fn second_captured(&self) -> QStringList {
        self.captured(Side::Second)
    }

    fn captured(&self, side: Side) -> QStringList {
        let pieces = self.session().captured(side);
        pieces.into_iter().filter_map(|piece| piece_word(piece.kind)).map(QString::from).collect()
    }

    pub(super) fn status_text(&self) -> QString {
        QString::from(&self.session().status())
    }

    pub(super) fn outcome_text(&self) -> QString {
        QString::from(&self.session().outcome())
    }

    pub(super) fn thinking(&self) -> bool {
        self.session().table().is_some_and(|table| table.thinking().is_some())
    }

    pub(super) fn counting(&self) -> bool {
        self.session().table().is_some_and(hansu_table::Table::proposing_dead)
    }

    /// The side whose engine has proposed which stones are dead; -1 for none.
    pub(super) fn dead_proposed_by(&self) -> i32 {
        let side = self.session().table().and_then(hansu_table::Table::dead_proposed_by);
        side.map_or(-1, |side| side.index() as i32)
    }

    pub(super) fn hinting(&self) -> bool {
        self.session().table().is_some_and(hansu_table::Table::hinting)
    }

    pub(super) fn thinking_seconds(&self) -> i32 {
        let since = self.session().table().and_then(hansu_table::Table::thinking);
        since.map_or(0, |since| i32::try_from(since.elapsed().as_secs()).unwrap_or(i32::MAX))
    }

    pub(super) fn live_text(&self) -> QString {
        QString::from(self.session().live())
    }

    pub(super) fn selected(&self) -> i32 {
        self.session().grid().index_or_none(self.session().selected())
    }

    pub(super) fn targets(&self) -> QList<i32> {
        let session = self.session();
        let grid = session.grid();
        list(session.targets().iter().map(|&point| grid.index(point)))
    }

    pub(super) fn promotion_pending(&self) -> bool {
        !self.session().promotion_choices().is_empty()
    }

    pub(super) fn promotion_choices(&self) -> QStringList {
        let session = self.session();
        session.promotion_choices().iter().filter_map(|&kind| piece_word(kind)).map(QString::from).collect()
    }

    pub(super) fn hint_from(&self) -> i32 {
        self.session().grid().index_or_none(self.session().hint().0)
    }

    pub(super) fn hint_to(&self) -> i32 {
        self.session().grid().index_or_none(self.session().hint().1)
    }

    pub(super) fn hint_pass(&self) -> bool {
        self.session().hint_is_pass()
    }

    pub(super) fn mark_points(&self) -> QList<i32> {
        let session = self.session();
        let grid = session.grid();
        list(session.marks().iter().map(|mark| grid.index(mark.point)))
    }

    pub(super) fn mark_roles(&self) -> QStringList {
        self.session().marks().iter().map(|mark| QString::from(&format!("{:?}", mark.role))).collect()
    }

    pub(super) fn refusal_title(&self) -> QString {
        self.session().refusal().map_or_else(QString::default, |refusal| QString::from(&refusal.text.title))
    }

    pub(super) fn refusal_text(&self) -> QString {
        self.session()
            .refusal()
            .map_or_else(QString::default, |refusal| QString::from(&refusal.text.sentence))
    }

    pub(super) fn refusal_squares(&self) -> QString {
        self.session().refusal().map_or_else(QString::default, |refusal| QString::from(&refusal.squares))
    }

    pub(super) fn refusal_serial(&self) -> i32 {
        self.rust().refusal_serial
    }

    pub(super) fn record_text(&self) -> QString {
        QString::from(&self.session().record_text())
    }

    pub(super) fn position_text(&self) -> QString {
        QString::from(&self.session().position_text())
    }

    pub(super) fn move_text(&self, index: i32) -> QString {
        usize::try_from(index)
            .map_or_else(|_| QString::default(), |index| QString::from(&self.session().move_text(index)))
    }

    pub(super) fn point_name(&self, point: i32) -> QString {
        let point = self.session().grid().point(point);
        point.map_or_else(QString::default, |point| QString::from(&self.session().point_name(point)))
    }

    pub(super) fn describe_point(&self, point: i32) -> QString {
        let point = self.session().grid().point(point);
        point.map_or_else(QString::default, |point| QString::from(&self.session().describe_point(point)))
    }

    pub(super) fn column_label(&self, column: i32) -> QString {
        u8::try_from(column).map_or_else(
            |_| QString::default(),
            |column| QString::from(&self.session().label(Label::Column(column))),
        )
    }

    pub(super) fn row_label(&self, row: i32) -> QString {
        u8::try_from(row)
            .map_or_else(|_| QString::default(), |row| QString::from(&self.session().label(Label::Row(row))))
    }
}

fn clamped(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn list(values: impl Iterator<Item = i32>) -> QList<i32> {
    let mut list = QList::default();
    for value in values {
        list.append(value);
    }
    list
}
