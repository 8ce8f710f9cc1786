//! What an engine is wanted for.

/// What an engine is wanted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Purpose {
    /// To play a side, as strong and as long as its profile says.
    Play,
    /// To tell what it sees, with all its strength.
    Analyse,
}
