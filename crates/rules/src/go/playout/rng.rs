//! Where playouts take their chances from.

/// Random numbers for playouts: one multiplication each. Never for anything that must not be guessed.
#[derive(Clone, Debug)]
pub struct PlayoutRng(u64);

impl PlayoutRng {
    /// The same seed gives the same numbers.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// 64 random bits: a Weyl sequence, mixed by the two halves of a 128-bit product.
    #[inline]
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let product = (self.0 as u128).wrapping_mul((self.0 ^ 0xd1b5_4a32_d192_ed03) as u128);
        (product >> 64) as u64 ^ product as u64
    }

    /// A number from 0 to `bound - 1`; 0 where `bound` is 0.
    #[inline]
    pub const fn below(&mut self, bound: u32) -> u32 {
        (((self.bits() >> 32) * bound as u64) >> 32) as u32
    }

    /// `true` with the chance `per_mille / 1000`.
    #[inline]
    pub const fn chance(&mut self, per_mille: u32) -> bool {
        self.below(1000) < per_mille
    }
}
