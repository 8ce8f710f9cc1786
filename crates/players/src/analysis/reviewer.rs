//! A review in a thread of its own.

use std::{
    any::Any,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::Arc,
    thread,
};

use hansu_engine::{Cancel, SearchLimits};
use hansu_rules::AnyGame;

use super::{
    AnalysisSource, GameReview, MoveReview, Valued,
    review::{Walk, judge, value_of},
};
use crate::PlayerError;

/// What a review reports.
#[derive(Clone, Debug)]
pub enum ReviewEvent {
    /// One more position has its value; they come in the order of the game.
    Progress {
        /// Positions that have one.
        done: usize,
        /// Positions that will have one.
        all: usize,
        /// How many moves led to the position.
        ply: usize,
        /// Its value.
        value: Valued,
        /// The move that led there, judged; `None` for the first position.
        judged: Option<MoveReview>,
    },
    /// All of it. Nothing follows.
    Finished(GameReview),
    /// It could not go on. Nothing follows.
    Failed(PlayerError),
}

/// Walks through a game from its start. Cancelled by [`Reviewer::cancel`] or by dropping it, after which it reports
/// nothing more; its thread and its engine end by themselves.
#[derive(Debug)]
pub struct Reviewer(Cancel);

/// Searches recurse, and a debug build has large frames.
const STACK: usize = 16 << 20;

impl Reviewer {
    /// Begins a review with so much for each position. Without any limit that is
    /// half a second. `report` is called in the review's thread and queues the event.
    ///
    /// # Errors
    /// [`PlayerError::Unavailable`] where the system gives no thread.
    pub fn start(
        source: &AnalysisSource,
        game: &AnyGame,
        limits: SearchLimits,
        report: Arc<dyn Fn(ReviewEvent) + Send + Sync>,
    ) -> Result<Self, PlayerError> {
        Self::start_from(source, game, 0, limits, report)
    }

    /// As [`Reviewer::start`], from the position after `from` moves on: with one move less than the game has, it
    /// judges the last move alone ("why was that bad?").
    ///
    /// # Errors
    /// [`PlayerError::Unavailable`] where the system gives no thread.
    pub fn start_from(
        source: &AnalysisSource,
        game: &AnyGame,
        from: usize,
        limits: SearchLimits,
        report: Arc<dyn Fn(ReviewEvent) + Send + Sync>,
    ) -> Result<Self, PlayerError> {
        let cancel = Cancel::default();
        let (source, game, called_off) = (source.clone(), game.clone(), cancel.clone());
        thread::Builder::new()
            .name("review".to_owned())
            .stack_size(STACK)
            .spawn(move || {
                let told = |event| {
                    if !called_off.is_cancelled() {
                        report(event);
                    }
                };
                let review = AssertUnwindSafe(|| walk(&source, &game, from, limits, &called_off, &told));
                let last = match catch_unwind(review) {
                    Ok(Ok(review)) => ReviewEvent::Finished(review),
                    Ok(Err(error)) => ReviewEvent::Failed(error),
                    Err(panic) => ReviewEvent::Failed(PlayerError::Panicked(message(&*panic))),
                };
                told(last);
            })
            .map_err(|error| PlayerError::Unavailable(error.to_string()))?;
        Ok(Self(cancel))
    }

    /// Calls it off.
    pub fn cancel(&self) {
        self.0.cancel();
    }
}

impl Drop for Reviewer {
    fn drop(&mut self) {
        self.cancel();
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    panic.downcast_ref::<&str>().map_or_else(|| "no message".to_owned(), |text| (*text).to_owned())
}

fn walk(
    source: &AnalysisSource,
    game: &AnyGame,
    from: usize,
    limits: SearchLimits,
    cancel: &Cancel,
    report: &dyn Fn(ReviewEvent),
) -> Result<GameReview, PlayerError> {
    let mut player = source.player(game.kind());
    let mut walk = Walk::new(game, from);
    let from = walk.game().actions().len();
    let all = walk.len() + 1 - from;
    let mut review = GameReview { from, ..GameReview::default() };
    let mut before: Option<(AnyGame, Valued)> = None;
    loop {
        let value = value_of(player.as_mut(), walk.game(), limits, cancel)?;
        let judged = before.and_then(|(game, valued)| {
            let action = walk.game().actions().last().copied()?;
            Some(judge(&game, action, &valued, &value))
        });
        let done = review.values.len() + 1;
        report(ReviewEvent::Progress {
            done,
            all,
            ply: from + done - 1,
            value: value.clone(),
            judged: judged.clone(),
        });
        review.values.push(value.clone());
        review.moves.extend(judged);
        before = Some((walk.game().clone(), value));
        if !walk.step() {
            return Ok(review);
        }
    }
}
