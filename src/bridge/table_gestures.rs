//! What a person does at the table: moves by tap, drag or text, and everything that is no move.

use std::pin::Pin;

use cxx_qt::CxxQtType;
use cxx_qt_lib::QString;
use hansu_table::DrawReply;

use super::{piece_words::piece_kind, table_controller::qobject};
use crate::session::{Effects, Session};

impl qobject::TableController {
    pub(super) fn tap(self: Pin<&mut Self>, point: i32) {
        self.act(|session| session.tap(point));
    }

    pub(super) fn drag(self: Pin<&mut Self>, from: i32, to: i32) {
        self.act(|session| session.drag(from, to));
    }

    pub(super) fn pick_up(self: Pin<&mut Self>, point: i32) -> bool {
        let picked = self.shared_session().borrow_mut().pick_up(point);
        self.selection_changed();
        picked
    }

    pub(super) fn cancel(self: Pin<&mut Self>) {
        self.act(|session| {
            session.cancel();
            Effects::default()
        });
    }

    pub(super) fn submit_text(self: Pin<&mut Self>, text: QString) -> bool {
        let serial = self.rust().refusal_serial;
        let mut this = self;
        this.as_mut().act(|session| session.submit_text(&text.to_string()));
        this.rust().refusal_serial == serial
    }

    pub(super) fn choose_promotion(self: Pin<&mut Self>, piece: QString) {
        if let Some(kind) = piece_kind(&piece.to_string()) {
            self.act(|session| session.choose_promotion(kind));
        }
    }

    pub(super) fn pass(self: Pin<&mut Self>) {
        self.act(Session::pass);
    }

    pub(super) fn take_back(self: Pin<&mut Self>) {
        self.act(Session::take_back);
    }

    pub(super) fn resign(self: Pin<&mut Self>) {
        self.act(Session::resign);
    }

    pub(super) fn claim_draw(self: Pin<&mut Self>) {
        self.act(Session::claim_draw);
    }

    pub(super) fn offer_draw(mut self: Pin<&mut Self>) -> QString {
        let mut reply = None;
        self.as_mut().act(|session| {
            let (effects, answer) = session.offer_draw();
            reply = answer;
            effects
        });
        match reply {
            Some(DrawReply::Asked) => "asked",
            Some(DrawReply::Accepted) => "accepted",
            Some(DrawReply::Declined) => "declined",
            None => "",
        }
        .into()
    }

    pub(super) fn accept_score(self: Pin<&mut Self>) {
        self.act(Session::accept_score);
    }

    pub(super) fn resume_play(self: Pin<&mut Self>) {
        self.act(Session::resume);
    }

    pub(super) fn hint(self: Pin<&mut Self>) {
        self.act(|session| {
            session.ask_hint();
            Effects::default()
        });
    }

    pub(super) fn pause(self: Pin<&mut Self>) {
        self.act(Session::pause);
    }

    pub(super) fn view(self: Pin<&mut Self>, moves: i32) {
        self.act(|session| {
            session.view(usize::try_from(moves).unwrap_or(0));
            Effects::default()
        });
    }
}
