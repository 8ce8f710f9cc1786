//! What the table page knows and does, without Qt: one table, the person's hand at it, the last refusal, and the
//! words for all of it.
//!
//! Gestures come in ([`Session::tap`], [`Session::drag`], [`Session::submit_text`] ...) and events of players
//! ([`Session::handle`]); each answers with the [`Effects`] a window must show or sound. Facts are read after each.

mod effects;
mod facts;
mod gestures;
mod judging;
mod pause;
mod seats;
mod study;
mod time;
mod viewing;
mod words;

pub use effects::{Effects, Sound};
pub use facts::PointFlags;
pub use judging::Verdict;
pub use words::Label;

use hansu_players::{Notify, PlayerEvent};
use hansu_rules::{Action, Mark, PieceKind, Point, Side};
use hansu_table::{Chronicle, Pause, Table, TableEvent, TableSetup};
use hansu_text::{BoardNames, Language, RefusalText, Text};

use crate::keeping::add_in_background;
use crate::view::{Grid, Selection};
use judging::Judging;
use viewing::Viewed;

/// A refusal as it is on show.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// The reason and the sentence.
    pub text: RefusalText,
    /// The squares of the attempt, as players write them.
    pub squares: String,
    /// What the board marks.
    pub marks: Vec<Mark>,
    rejection: hansu_rules::Rejection,
}

/// A pawn waiting for the person to say what it becomes.
#[derive(Clone, Debug)]
struct Promotion {
    from: Point,
    to: Point,
    choices: Vec<PieceKind>,
}

/// The table page's state. Without a table every fact is empty and every gesture means nothing.
#[derive(Debug)]
pub struct Session {
    table: Option<Table>,
    text: Text,
    selection: Selection,
    promotion: Option<Promotion>,
    refusal: Option<Refusal>,
    hint: Option<Action>,
    live: String,
    flipped: bool,
    rules_name: String,
    /// An earlier position on show.
    viewed: Option<Viewed>,
    judging: Judging,
    /// The turn in which a person was warned that time runs out.
    warned_at: Option<usize>,
}

impl Session {
    /// No table yet.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self {
            table: None,
            text: Text::new(language),
            selection: Selection::default(),
            promotion: None,
            refusal: None,
            hint: None,
            live: String::new(),
            flipped: false,
            rules_name: String::new(),
            viewed: None,
            judging: Judging::default(),
            warned_at: None,
        }
    }

    /// Sits down to a new game; an old one is dropped with whatever it was thinking about. The person's side is
    /// at the bottom, Black, White or Cho where both are persons or neither is.
    ///
    /// `rules_name` is that of the preset, for the view.
    pub fn start(
        &mut self,
        setup: TableSetup,
        rules_name: &str,
        notify: Notify,
        chronicle: Option<Box<dyn Chronicle>>,
    ) {
        self.leave();
        let mut table = Table::new(setup, notify);
        if let Some(chronicle) = chronicle {
            table.set_chronicle(chronicle);
        }
        table.start();
        let human = |side| table.seat(side).is_human();
        self.flipped = human(Side::Second) && !human(Side::First);
        self.table = Some(table);
        self.warned_at = None;
        self.forget_gestures();
        self.live = self.status();
        rules_name.clone_into(&mut self.rules_name);
    }

    /// Leaves the table; a game with moves goes to the library.
    fn leave(&mut self) {
        let Some(mut table) = self.table.take() else { return };
        let chronicle = table.take_chronicle();
        if table.moves().is_empty() {
            if let Some(chronicle) = chronicle {
                chronicle.close();
            }
        } else if chronicle.is_some() {
            add_in_background(table.to_record(), chronicle);
        }
    }

    /// The window closes: a game that goes on stays in its journal, to be offered again; one that is over is shelved.
    pub fn put_away(&mut self) {
        if self.phase() == Some(hansu_table::Phase::Over) {
            self.leave();
        }
        self.table = None;
    }

    /// Leaves the table with the game where it stands: it waits in its journal, to be taken up again.
    pub fn adjourn(&mut self) {
        if let Some(table) = &mut self.table {
            // What the clocks show is kept; a game that is paused already has told it.
            let _ = table.pause();
        }
        self.table = None;
        self.forget_gestures();
        self.live.clear();
    }

    /// Leaves the table.
    pub fn close(&mut self) {
        self.leave();
        self.forget_gestures();
        self.live.clear();
    }

    /// The table, while there is one.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.table.as_ref()
    }

    /// Speaks another language from now on; what is on show is said anew.
    pub fn set_language(&mut self, language: Language) {
        self.text = Text::new(language);
        if let Some(refusal) = self.refusal.take() {
            self.refusal = self.refusal_of(refusal.rejection);
        }
        self.live = self.status();
    }

    /// The language in force.
    #[must_use]
    pub fn language(&self) -> Language {
        self.text.language()
    }

    /// The name of the rules preset the game is played by; empty where there is only one.
    #[must_use]
    pub fn rules_name(&self) -> &str {
        &self.rules_name
    }

    /// Seen from the second side.
    #[must_use]
    pub fn flipped(&self) -> bool {
        self.flipped
    }

    /// Turns the board.
    pub fn set_flipped(&mut self, flipped: bool) {
        self.flipped = flipped;
    }

    /// Takes in what a player has reported.
    pub fn handle(&mut self, event: PlayerEvent) -> Effects {
        let Some(event) = self.table.as_mut().and_then(|table| table.handle(event)) else {
            return Effects::default();
        };
        match event {
            TableEvent::Played { side, played } => self.after_move(side, &played),
            TableEvent::Resigned { .. } | TableEvent::DeadProposed | TableEvent::TimeOver { .. } => {
                self.after_change()
            }
            TableEvent::Hint(action) => {
                self.hint = action;
                if let Some(text) = action.and_then(|action| self.describe(action)) {
                    self.live = text;
                }
                Effects::default()
            }
            TableEvent::Paused(Pause::IllegalMove { rejection, .. }) => self.refuse(rejection),
            TableEvent::Paused(_) | TableEvent::ProposalFailed(_) => {
                self.live = self.status();
                Effects::default()
            }
            TableEvent::Thinking { .. } => Effects::default(),
        }
    }

    /// The board's size, for QML's integers; nothing fits on it without a table.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.table.as_ref().map_or_else(Grid::default, |table| {
            let (columns, rows) = table.game().board_size();
            Grid { columns, rows }
        })
    }

    fn board_names(&self) -> Option<BoardNames> {
        self.table.as_ref().map(|table| BoardNames::of(table.game()))
    }

    fn forget_gestures(&mut self) {
        self.selection.clear();
        self.promotion = None;
        self.refusal = None;
        self.hint = None;
        self.viewed = None;
        self.forget_judgement();
    }
}
