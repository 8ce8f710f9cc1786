//! Running games, so that one that was broken off stands again as it stood.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use hansu_players::Gate;
use hansu_records::{
    Record,
    journal::{Durability, Entry, FoundJournal, Journal, JournalError, Journals, Recovered},
};
use hansu_rules::{AnyGame, go};
use hansu_table::{Chronicle, SetupError, StartPosition, TableSetup, readings_of};
use serde::{Deserialize, Serialize};

use super::{data_folder, library::add};
use crate::{new_game::table_setup_from, preferences::NewGameChoices};

/// All it takes to begin the same game again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GamePlan {
    /// What was chosen on the New Game page.
    pub choices: NewGameChoices,
    /// What was left to chance.
    pub lot: u64,
    /// It is a rematch: the seats are changed over.
    pub swapped: bool,
    /// Built-in engines follow their opening book.
    pub book: bool,
    /// The position of its own that the game began from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<StartPosition>,
}

impl GamePlan {
    /// The table of this plan, at its start.
    ///
    /// # Errors
    /// Choices no game can be begun with.
    pub fn setup(&self) -> Result<TableSetup, SetupError> {
        let mut setup = table_setup_from(&self.choices, self.position.as_ref(), self.lot)?;
        setup.book = self.book;
        if self.swapped {
            setup.seats.swap(0, 1);
            setup.time.swap(0, 1);
        }
        Ok(setup)
    }
}

/// A disk that takes longer holds no game up.
const DISK_PATIENCE: Duration = Duration::from_secs(5);

/// A running game's journal at its table. What cannot be written is told once; the game goes on.
#[derive(Debug)]
pub struct KeptGame {
    journal: Option<Journal>,
    failed: Arc<AtomicBool>,
}

impl Chronicle for KeptGame {
    fn tell(&mut self, entry: &Entry) -> Option<Gate> {
        match self.journal.as_mut()?.append(entry) {
            Ok(settling) => Some(Box::new(move || {
                if !settling.wait(DISK_PATIENCE) {
                    tracing::error!("the journal does not come to the disk");
                }
            })),
            Err(error) => {
                tracing::error!(%error, "the journal cannot be written");
                self.failed.store(true, Ordering::Relaxed);
                None
            }
        }
    }

    fn close(mut self: Box<Self>) {
        if let Some(journal) = self.journal.take()
            && let Err(error) = journal.finish()
        {
            tracing::warn!(%error, "the journal of a finished game stays");
        }
    }
}

/// Set where a journal could not be written.
pub type Failure = Arc<AtomicBool>;

fn journals() -> Result<Option<Journals>, JournalError> {
    data_folder().map(|folder| Journals::open(&folder.join("running"))).transpose()
}

/// Begins to keep a game. Where that fails the game is played all the same, and `failed` is set.
#[must_use]
pub fn begin(plan: &GamePlan, failed: &Failure) -> KeptGame {
    let begun = journals().and_then(|journals| {
        let Some(journals) = journals else { return Ok(None) };
        // A plan is plain data; it can always be written.
        let header = serde_json::to_string(plan).unwrap_or_default();
        journals.begin(&header, Durability::Power).map(Some)
    });
    let journal = begun.unwrap_or_else(|error| {
        tracing::error!(%error, "no journal can be begun");
        failed.store(true, Ordering::Relaxed);
        None
    });
    KeptGame { journal, failed: Arc::clone(failed) }
}

/// Games that were left while they went on - their program ended, of itself or not -, the latest first. One that had
/// ended is not offered: it goes to the library.
#[must_use]
pub fn unfinished() -> Vec<(Recovered, GamePlan)> {
    let found = match journals().and_then(|journals| journals.map_or(Ok(Vec::new()), |all| all.unfinished()))
    {
        Ok(found) => found,
        Err(error) => {
            tracing::error!(%error, "the journals cannot be read");
            return Vec::new();
        }
    };
    let mut games: Vec<(Recovered, GamePlan)> = found
        .into_iter()
        .filter_map(|one| match one {
            FoundJournal::Unfinished(game) => Some(game),
            FoundJournal::Damaged { kept_as, line, before } => {
                tracing::error!(file = %kept_as.display(), line, "a journal is damaged");
                before
            }
            FoundJournal::InUse(_) => None,
        })
        .filter_map(|game| {
            let plan = serde_json::from_str(&game.header).ok()?;
            Some((game, plan))
        })
        .collect();
    games.reverse();
    games.retain(|(game, plan)| !shelve_if_over(game, plan));
    games
}

/// Puts a game that was over when its program ended where it belongs; `false` where it goes on.
fn shelve_if_over(game: &Recovered, plan: &GamePlan) -> bool {
    let Ok(setup) = replayed(game, plan) else { return false };
    let outcome = game.outcome().or_else(|| setup.game.outcome());
    if outcome.is_none() {
        return false;
    }
    let mut record = Record::from_game(&setup.game);
    record.set_outcome(outcome);
    add(record);
    discard(game.clone());
    true
}

fn replayed(game: &Recovered, plan: &GamePlan) -> Result<TableSetup, SetupError> {
    let mut setup = plan.setup()?;
    for action in game.actions() {
        if let AnyGame::Go(go) = &mut setup.game
            && go.phase() == go::Phase::Scoring
        {
            go.resume_play();
        }
        if setup.game.play(action).is_err() {
            break;
        }
    }
    Ok(setup)
}

/// The table of a game that was broken off, as it stood, and its journal to go on with.
///
/// # Errors
/// Choices no game can be begun with any more.
pub fn resume(
    game: &Recovered,
    plan: &GamePlan,
    failed: &Failure,
) -> Result<(TableSetup, KeptGame), SetupError> {
    let mut setup = replayed(game, plan)?;
    setup.readings = game.clocks().map(|clocks| readings_of(&clocks, &setup.time));
    let journal = game.resume(Durability::Power).map_err(|error| {
        tracing::error!(%error, "the journal cannot be taken up");
        failed.store(true, Ordering::Relaxed);
    });
    Ok((setup, KeptGame { journal: journal.ok(), failed: Arc::clone(failed) }))
}

/// A game that is not wanted back.
pub fn discard(game: Recovered) {
    if let Err(error) = game.discard() {
        tracing::warn!(%error, "a journal cannot be removed");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hansu_rules::{Arrangement, GameKind};

    #[test]
    fn a_plan_begins_the_same_game_again() {
        for kind in GameKind::ALL {
            let mut choices = NewGameChoices { game: kind, ..NewGameChoices::default() };
            choices.chess.chess960 = true;
            for swapped in [false, true] {
                let plan =
                    GamePlan { choices: choices.clone(), lot: 518, swapped, book: false, position: None };
                let text = serde_json::to_string(&plan).expect("plain data");
                let again: GamePlan = serde_json::from_str(&text).expect("as it was written");
                let (one, other) = (plan.setup().expect("playable"), again.setup().expect("playable"));
                assert_eq!(one.game.pieces(), other.game.pieces());
                assert_eq!(one.seats, other.seats);
                assert_eq!(one.seats[0].is_human(), !swapped);
            }
        }
    }

    #[test]
    fn a_plan_from_an_edited_position_begins_there_again() {
        for (kind, text) in [
            (GameKind::Go, "9/9/2X3O2/9/9/9/2O3X2/9/9 w"),
            (GameKind::Chess, "4k3/8/8/8/8/8/4P3/4K2R b K - 5 40"),
            (GameKind::Janggi, "3k5/9/9/4p4/9/9/9/9/4K4/4R4 b - - 7 31"),
        ] {
            let arrangement = Arrangement::read(kind, text).expect("a position");
            let choices = NewGameChoices { game: kind, ..NewGameChoices::default() };
            let position = Some(StartPosition::of(&arrangement));
            let plan = GamePlan { choices, lot: 1, swapped: false, book: false, position };
            let header = serde_json::to_string(&plan).expect("plain data");
            let again: GamePlan = serde_json::from_str(&header).expect("as it was written");
            assert_eq!(again, plan);
            assert_eq!(Arrangement::of(&again.setup().expect("playable").game), arrangement);
        }
        // A plan that was kept before there were such positions.
        let old = GamePlan {
            choices: NewGameChoices::default(),
            lot: 1,
            swapped: false,
            book: true,
            position: None,
        };
        let header = serde_json::to_string(&old).expect("plain data");
        assert!(!header.contains("position"));
        assert_eq!(serde_json::from_str::<GamePlan>(&header).ok(), Some(old));
    }
}
