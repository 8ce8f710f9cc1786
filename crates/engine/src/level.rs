//! How strong the built-in engine plays.

/// How strong the built-in engine plays: 1 loses to a child, [`Level::MAX`] is all it can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The weakest level.
    pub const MIN: Self = Self(1);
    /// The strongest level.
    pub const MAX: Self = Self(10);

    /// The level of a number known to be one.
    pub(crate) const fn numbered(number: u8) -> Self {
        assert!(Self::MIN.0 <= number && number <= Self::MAX.0);
        Self(number)
    }

    /// The level of this number, held within 1 to 10.
    #[must_use]
    pub fn new(number: u8) -> Self {
        Self(number.clamp(Self::MIN.0, Self::MAX.0))
    }

    /// From 1 to 10.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How many plies of an opening this level knows by heart.
    #[must_use]
    pub(crate) const fn book_plies(self) -> usize {
        match self.0 {
            level @ 0..=6 => 2 * level as usize,
            _ => usize::MAX,
        }
    }
}
