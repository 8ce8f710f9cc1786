//! What ties an answer to the question it belongs to.

use std::{
    collections::hash_map::DefaultHasher,
    hash::{Hash, Hasher},
    sync::atomic::{AtomicU64, Ordering},
};

use hansu_rules::AnyGame;

/// The number of a search, used once in the life of this process: an answer meant for another table, or for the
/// game before this one, can never be taken for one of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SearchId(u64);

impl SearchId {
    /// A number never given before.
    #[must_use]
    pub fn next() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// Which position of a game was asked about: the number of actions and a hash of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionKey {
    /// Actions played.
    pub ply: usize,
    /// Of those actions; the same within one run of the program, not across runs.
    pub hash: u64,
}

impl PositionKey {
    /// The key of the position on show.
    #[must_use]
    pub fn of(game: &AnyGame) -> Self {
        let actions = game.actions();
        let mut hasher = DefaultHasher::new();
        actions.hash(&mut hasher);
        Self { ply: actions.len(), hash: hasher.finish() }
    }
}

/// Goes out with a request and comes back with every event about it. Whoever asked compares it with the ticket
/// still wanted and drops the event if they differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ticket {
    /// Which search.
    pub search: SearchId,
    /// About which position.
    pub position: PositionKey,
}

impl Ticket {
    /// A new ticket for the position on show.
    #[must_use]
    pub fn for_game(game: &AnyGame) -> Self {
        Self { search: SearchId::next(), position: PositionKey::of(game) }
    }
}
