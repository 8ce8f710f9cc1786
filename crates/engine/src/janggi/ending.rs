//! What brings a game of Janggi to its end without mate, kept along the searched line: passes, accepted bikjang,
//! move limits and low material.
//!
//! What a piece that goes to and fro is refused or loses by is not followed here: the game refuses such moves at
//! the root.

use hansu_rules::{
    HalfPoints, Side,
    janggi::{Game, HAN_BONUS, Move, Position},
};

use super::sign;
use crate::search::value::DECIDED;

/// Far enough away not to matter.
const NEVER: u16 = u16::MAX;

/// With fewer plies left than this, what counts is who leads.
const CLOSING: u16 = 60;

/// The state of the rules that end a game.
#[derive(Clone, Copy, Debug)]
pub struct Ending {
    /// A game without mate is decided on points.
    pub points: bool,
    /// Passing is always allowed.
    pub free_pass: bool,
    /// A repetition by checks alone loses.
    pub perpetual_check_loses: bool,
    /// A repetition is counted out at once, instead of only leading nowhere.
    repetition_ends: bool,
    quiet_limit: u16,
    low_material: Option<HalfPoints>,
    /// The last move was a pass.
    pub passed: bool,
    /// Plies until the limit of the whole game; 0 once it is reached.
    plies_left: u16,
    /// Plies without a capture.
    quiet: u16,
    /// A side has no more than the least material.
    low: bool,
    over: bool,
}

impl Ending {
    /// As the game stands.
    pub fn of(game: &Game) -> Self {
        let rules = game.rules();
        let short = |plies: u32| u16::try_from(plies).unwrap_or(NEVER);
        let played = u32::try_from(game.actions().len()).unwrap_or(u32::MAX);
        let low_at = |position: &Position| {
            rules.low_material.is_some_and(|least| points(position).iter().any(|&points| points <= least))
        };
        Self {
            points: rules.points,
            free_pass: rules.free_pass,
            perpetual_check_loses: rules.perpetual_check_loses,
            repetition_ends: rules.repetitions.is_some(),
            quiet_limit: rules.quiet_plies.map_or(NEVER, short),
            // A game that was begun with little is not ended by it.
            low_material: if low_at(game.start()) { None } else { rules.low_material },
            passed: game.position().passed(),
            plies_left: rules.ply_limit.map_or(NEVER, |limit| short(limit.saturating_sub(played))),
            quiet: short(game.quiet_plies()),
            low: low_at(game.position()),
            over: false,
        }
    }

    /// A move was played.
    pub fn note(&mut self, before: &Position, mv: Move, after: &Position, gives_check: bool) {
        let pass = mv.is_pass();
        let capture = !pass && before.occupied().has(mv.to());
        let settled = !capture && !gives_check;
        self.over = pass && (self.passed || before.bikjang());
        self.passed = pass;
        self.quiet = if capture { 0 } else { self.quiet.saturating_add(1) };
        self.over |= self.quiet >= self.quiet_limit;
        if self.plies_left != NEVER {
            self.plies_left = self.plies_left.saturating_sub(1);
            self.over |= self.plies_left == 0 && settled;
        }
        if let Some(least) = self.low_material {
            let was_low = self.low;
            if capture {
                self.low = points(after).iter().any(|&points| points <= least);
            }
            self.over |= was_low && self.low && settled;
        }
    }

    /// The game has ended, if this is no mate.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// What the end is worth to the side to move.
    pub fn decision(&self, position: &Position) -> i32 {
        if self.points { DECIDED * leader(position) * sign(position.turn()) } else { 0 }
    }

    /// What it is worth to the side to move that nothing happens any more.
    pub fn standstill(&self, position: &Position) -> i32 {
        if self.repetition_ends || !self.points {
            return self.decision(position);
        }
        // No rule ends this, but the limit comes and the leader can wait for it.
        let late = 200 - i32::from(self.plies_left.min(200));
        (60 + 3 * late) * leader(position) * sign(position.turn())
    }

    /// What leading on points adds as the limit comes near, for Cho.
    pub fn closing(&self, position: &Position) -> i32 {
        let left = self.plies_left.min(self.quiet_limit.saturating_sub(self.quiet));
        if !self.points || left >= CLOSING {
            return 0;
        }
        15 * i32::from(CLOSING - left) * leader(position)
    }

    /// 1 where Cho leads on points, -1 where Han does; Han's 1.5 leave no equal count.
    #[expect(clippy::unused_self, reason = "asked of whoever knows the rules of the count")]
    pub fn leader(&self, position: &Position) -> i32 {
        leader(position)
    }

    /// What two positions with the same pieces can differ by, as a hash.
    pub fn key(&self) -> u64 {
        let left = self.plies_left.min(self.quiet_limit.saturating_sub(self.quiet));
        let late = if left < 24 { u64::from(24 - left) } else { 0 };
        let state = u64::from(self.passed) | u64::from(self.low) << 1 | late << 2;
        state.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// The points of `[Cho, Han]`, Han's 1.5 included.
fn points(position: &Position) -> [HalfPoints; 2] {
    [position.material(Side::First), position.material(Side::Second) + HAN_BONUS]
}

/// 1 where Cho leads, -1 where Han does; Han's 1.5 leave no equal count.
fn leader(position: &Position) -> i32 {
    let [cho, han] = points(position);
    if cho > han { 1 } else { -1 }
}
