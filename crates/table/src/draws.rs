//! Draws that are agreed or claimed.

use hansu_engine::Score;
use hansu_rules::{AnyGame, EndReason, GameKind, Outcome, Side};

use crate::{DrawReply, Phase, Table, Unavailable};

/// Before this many moves of both sides together a player that is no person agrees to no draw: an even opening
/// says nothing.
const EARLIEST_AGREEMENT: usize = 40;

/// How far ahead, in the hundredths of its evaluation, such a player may think itself and still agree.
const LEVEL: i32 = 25;

/// Who has offered a draw, and when.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct DrawTalk {
    open: Option<Side>,
    /// For `[First, Second]` how many moves had been played when that side last offered a draw, until it moves.
    offered_at: [Option<usize>; 2],
}

impl DrawTalk {
    /// A move declines the opponent's offer; one's own stands until it is answered.
    pub(crate) fn moved(&mut self, side: Side) {
        self.offered_at[side.index()] = None;
        self.open = self.open.filter(|&offerer| offerer == side);
    }

    /// An offer made on moves that were taken back has not been made.
    pub(crate) fn taken_back(&mut self, moves: usize) {
        self.open = None;
        for offer in &mut self.offered_at {
            *offer = offer.filter(|&at| at <= moves);
        }
    }

    pub(crate) fn close(&mut self) {
        self.open = None;
    }
}

impl Table {
    /// A person offers a draw. A person on the other side is asked and answers with [`Table::accept_draw`],
    /// [`Table::decline_draw`] or a move; another player answers at once, by what it thought of its last move. To
    /// offer what the opponent has offered is to accept.
    ///
    /// # Errors
    /// Where no person sits there, the game is not going on or is Go, or an offer was made since this side's last
    /// move.
    pub fn offer_draw(&mut self, side: Side) -> Result<DrawReply, Unavailable> {
        self.may_offer(side)?;
        let opponent = side.other();
        if self.draw.open == Some(opponent) {
            self.agree();
            return Ok(DrawReply::Accepted);
        }
        self.draw.offered_at[side.index()] = Some(self.moves.len());
        if self.seat(opponent).is_human() {
            self.draw.open = Some(side);
            return Ok(DrawReply::Asked);
        }
        if agrees(self.kind(), self.moves.len(), self.judgement[opponent.index()]) {
            self.agree();
            return Ok(DrawReply::Accepted);
        }
        Ok(DrawReply::Declined)
    }

    /// Whether [`Table::offer_draw`] would be heard.
    #[must_use]
    pub fn can_offer_draw(&self, side: Side) -> bool {
        self.may_offer(side).is_ok()
    }

    /// Who waits for an answer to a draw offer.
    #[must_use]
    pub fn draw_offered_by(&self) -> Option<Side> {
        self.draw.open
    }

    /// A person agrees to the opponent's offer.
    ///
    /// # Errors
    /// Where there is none.
    pub fn accept_draw(&mut self, side: Side) -> Result<(), Unavailable> {
        self.offered_to(side)?;
        self.agree();
        Ok(())
    }

    /// A person does not agree to the opponent's offer.
    ///
    /// # Errors
    /// Where there is none.
    pub fn decline_draw(&mut self, side: Side) -> Result<(), Unavailable> {
        self.offered_to(side)?;
        self.draw.close();
        Ok(())
    }

    /// The draw the person to move may claim: threefold repetition or fifty moves in chess.
    #[must_use]
    pub fn claimable_draw(&self) -> Option<EndReason> {
        match &self.game {
            AnyGame::Chess(game) if self.human_turn() => game.claimable_draw(),
            AnyGame::Go(_) | AnyGame::Chess(_) | AnyGame::Janggi(_) => None,
        }
    }

    /// The person to move claims a draw.
    ///
    /// # Errors
    /// Where no person is to move there, or there is nothing to claim.
    pub fn claim_draw(&mut self, side: Side) -> Result<(), Unavailable> {
        self.person(side)?;
        if self.phase() != Phase::Playing {
            return Err(Unavailable::Phase);
        }
        if side != self.to_move() {
            return Err(Unavailable::Turn);
        }
        let reason = self.claimable_draw().ok_or(Unavailable::Nothing)?;
        self.end(Outcome::draw(reason));
        Ok(())
    }

    fn may_offer(&self, side: Side) -> Result<(), Unavailable> {
        self.person(side)?;
        if self.phase() != Phase::Playing {
            return Err(Unavailable::Phase);
        }
        if self.kind() == GameKind::Go {
            return Err(Unavailable::Game);
        }
        if self.draw.offered_at[side.index()].is_some() {
            return Err(Unavailable::OfferedAlready);
        }
        Ok(())
    }

    fn offered_to(&self, side: Side) -> Result<(), Unavailable> {
        self.person(side)?;
        if self.draw.open == Some(side.other()) { Ok(()) } else { Err(Unavailable::Nothing) }
    }

    fn agree(&mut self) {
        self.end(Outcome::draw(EndReason::Agreement));
    }
}

/// Whether a player that is no person agrees to a draw: late enough in the game, and only where it does not think
/// itself ahead.
fn agrees(kind: GameKind, moves: usize, judgement: Option<Score>) -> bool {
    let level = match judgement {
        Some(Score::Centi(ahead)) => ahead <= LEVEL,
        Some(Score::Mate(moves)) => moves < 0,
        Some(Score::Go { .. }) | None => false,
    };
    kind != GameKind::Go && moves >= EARLIEST_AGREEMENT && level
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_agrees_only_late_and_only_where_it_is_not_ahead() {
        let chess = |moves, score| agrees(GameKind::Chess, moves, score);
        assert!(chess(40, Some(Score::Centi(0))));
        assert!(chess(40, Some(Score::Centi(-300))));
        assert!(chess(60, Some(Score::Mate(-2))));
        assert!(!chess(39, Some(Score::Centi(0))));
        assert!(!chess(40, Some(Score::Centi(26))));
        assert!(!chess(60, Some(Score::Mate(3))));
        assert!(!chess(60, None));
        assert!(!agrees(GameKind::Go, 60, Some(Score::Centi(0))));
    }

    #[test]
    fn a_move_declines_the_opponents_offer_only() {
        let mut talk = DrawTalk { open: Some(Side::First), offered_at: [Some(3), None] };
        talk.moved(Side::First);
        assert_eq!(talk.open, Some(Side::First));
        talk.moved(Side::Second);
        assert_eq!(talk.open, None);
    }
}
