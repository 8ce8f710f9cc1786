//! What a table says.

use hansu_engine::SearchInfo;
use hansu_players::PlayerError;
use hansu_rules::{Action, Played, Rejection, Side};

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Set up, not begun.
    Ready,
    /// Moves are being played.
    Playing,
    /// Held up; [`Table::pause_reason`](crate::Table::pause_reason) says why.
    Paused,
    /// Go: dead stones are being marked.
    Scoring,
    /// The outcome stands.
    Over,
}

/// Why a game is held up.
#[derive(Clone, Debug, PartialEq)]
pub enum Pause {
    /// A person asked for it.
    Requested,
    /// A player chose a move the rules refuse. It was not played, nor was any other.
    IllegalMove {
        /// Whose move it was.
        side: Side,
        /// The move as the player gave it.
        text: String,
        /// Why it is refused.
        rejection: Rejection,
    },
    /// A player has no answer.
    PlayerFailed {
        /// Whose turn it is.
        side: Side,
        /// Why.
        error: PlayerError,
    },
}

/// What an answer of a player has changed. Look at the phase after each: any of them may have ended the game.
#[derive(Clone, Debug)]
pub enum TableEvent {
    /// The seat to move goes on thinking.
    Thinking {
        /// Whose turn it is.
        side: Side,
        /// What it has found so far.
        info: SearchInfo,
    },
    /// A player has moved.
    Played {
        /// Who moved.
        side: Side,
        /// What it changed on the board.
        played: Played,
    },
    /// A player has resigned; the game is over.
    Resigned {
        /// Who gave up.
        side: Side,
    },
    /// A side's time has run out; the game is over.
    TimeOver {
        /// Whose flag fell.
        side: Side,
    },
    /// The game is held up.
    Paused(Pause),
    /// The answer to [`Table::hint`](crate::Table::hint); `None` where the assistant knows nothing worth playing.
    Hint(Option<Action>),
    /// Go: dead stones were proposed and are marked. Between two players that are no persons the game is over.
    DeadProposed,
    /// Go: nobody could propose dead stones; they are marked by hand.
    ProposalFailed(PlayerError),
}

/// What became of a draw offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawReply {
    /// The opponent is a person and has been asked.
    Asked,
    /// The game is drawn.
    Accepted,
    /// The game goes on.
    Declined,
}

/// Why something other than a move cannot be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unavailable {
    /// The game is not in a phase for this.
    #[error("not in this phase of the game")]
    Phase,
    /// Only a person can do this, and that seat is none.
    #[error("no person sits there")]
    NotAPerson,
    /// It is the other side's turn.
    #[error("not this side's turn")]
    Turn,
    /// There is nothing to take back, to claim or to answer.
    #[error("there is nothing to do this with")]
    Nothing,
    /// A draw was offered since this side's last move.
    #[error("a draw was offered already")]
    OfferedAlready,
    /// The game is strict: what was played stands, and nobody helps.
    #[error("not in a strict game")]
    Strict,
    /// This game is not played this way.
    #[error("not in this game")]
    Game,
}
