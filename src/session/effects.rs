//! What a window does once after something happened, apart from showing the new facts.

/// A short sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A stone put down.
    Stone,
    /// A piece moved.
    Move,
    /// Something was taken.
    Capture,
    /// A move that gives check.
    Check,
    /// A person's time runs out.
    LowTime,
}

impl Sound {
    /// The sound's name in QML.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stone => "stone",
            Self::Move => "move",
            Self::Capture => "capture",
            Self::Check => "check",
            Self::LowTime => "lowtime",
        }
    }
}

/// What to do once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effects {
    /// Sound a move.
    pub sound: Option<Sound>,
    /// A move was refused: show why, and sound it.
    pub refused: bool,
    /// The game has just ended.
    pub ended: bool,
}
