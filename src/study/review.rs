//! The review of a whole game: the value of every position, and the mistakes of each side.

use std::sync::Arc;

use hansu_engine::SearchLimits;
use hansu_players::{
    PlayerError,
    analysis::{AnalysisSource, GameReview, Mistake, MoveReview, ReviewEvent, Reviewer},
};
use hansu_records::{
    GameTree, NodeId,
    tree::notes::{Evaluation, Score as NoteScore},
};
use hansu_rules::{AnyGame, Side};

/// A review that runs or is finished.
#[derive(Debug, Default)]
pub struct Review {
    running: Option<Reviewer>,
    done: usize,
    all: usize,
    /// What is known so far.
    found: GameReview,
    /// The nodes of the line that was reviewed, the start first.
    nodes: Vec<NodeId>,
    /// The side to move at each of them.
    movers: Vec<Side>,
    trouble: Option<PlayerError>,
}

impl Review {
    /// Begins to walk through a line of a record: `game` is at its end, `nodes` are its nodes with the start first.
    pub fn start(
        &mut self,
        source: &AnalysisSource,
        game: &AnyGame,
        nodes: Vec<NodeId>,
        limits: SearchLimits,
        report: Arc<dyn Fn(ReviewEvent) + Send + Sync>,
    ) {
        *self = Self { nodes, movers: movers(game), all: game.actions().len() + 1, ..Self::default() };
        match Reviewer::start(source, game, limits, report) {
            Ok(reviewer) => self.running = Some(reviewer),
            Err(error) => self.trouble = Some(error),
        }
    }

    /// Calls it off; what is known stays.
    pub fn cancel(&mut self) {
        self.running = None;
    }

    /// It goes on.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// How much is done, 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f64 {
        if self.all == 0 { 0.0 } else { self.done as f64 / self.all as f64 }
    }

    /// The first side's chance to win after so many moves, as far as it is known.
    pub fn values(&self) -> impl Iterator<Item = f64> + '_ {
        self.found.values.iter().map(|value| value.first_wins)
    }

    /// The node after so many moves.
    #[must_use]
    pub fn node(&self, ply: usize) -> Option<NodeId> {
        self.nodes.get(ply).copied()
    }

    /// Why it could not go on.
    #[must_use]
    pub const fn trouble(&self) -> Option<&PlayerError> {
        self.trouble.as_ref()
    }

    /// The moves that are judged so far, with each side's mistakes.
    #[must_use]
    pub const fn found(&self) -> &GameReview {
        &self.found
    }

    /// Takes in a report and writes what it says into the record. `true` where a review runs.
    pub fn take(&mut self, event: ReviewEvent, tree: &mut GameTree) -> bool {
        if self.running.is_none() {
            return false;
        }
        match event {
            ReviewEvent::Progress { done, all, ply, value, judged } => {
                (self.done, self.all) = (done, all);
                if let Some(judged) = judged {
                    self.note(tree, &judged);
                    self.found.moves.push(judged);
                }
                if let (Some(node), Some(mover), Some(score)) =
                    (self.node(ply), self.movers.get(ply), value.score)
                {
                    let sign = if *mover == Side::First { 1 } else { -1 };
                    tree.notes_mut(node).evaluation = evaluation(score, sign);
                }
                self.found.values.push(value);
            }
            ReviewEvent::Finished(_) => self.running = None,
            ReviewEvent::Failed(error) => {
                self.running = None;
                self.trouble = Some(error);
            }
        }
        true
    }

    /// A mistake gets its glyph, where the move has none yet.
    fn note(&self, tree: &mut GameTree, judged: &MoveReview) {
        let nag = match judged.mistake {
            Some(Mistake::Blunder) => 4,
            Some(Mistake::Mistake) => 2,
            Some(Mistake::Inaccuracy) => 6,
            None => return,
        };
        if let Some(node) = self.node(judged.ply + 1) {
            tree.edit_notes(node, |notes| {
                if !notes.nags.iter().any(|nag| (1..=6).contains(nag)) {
                    notes.nags.insert(0, nag);
                }
            });
        }
    }
}

/// The side to move at the start of a game and after each of its moves. Passes, handicap stones and positions that were
/// set up let the sides not alternate everywhere.
fn movers(game: &AnyGame) -> Vec<Side> {
    let mut game = game.clone();
    let mut movers = vec![game.to_move()];
    while game.undo() {
        movers.push(game.to_move());
    }
    movers.reverse();
    movers
}

fn evaluation(score: hansu_engine::Score, sign: i32) -> Option<Evaluation> {
    use hansu_engine::Score;
    let score = match score {
        Score::Centi(hundredths) => NoteScore::Hundredths(hundredths * sign),
        Score::Mate(moves) => NoteScore::Mate(moves * sign),
        Score::Go { lead, .. } => NoteScore::Hundredths((lead * 100.0).round() as i32 * sign),
    };
    Some(Evaluation { score, depth: None })
}

#[cfg(test)]
mod tests {
    use hansu_rules::go;

    use super::*;

    #[test]
    fn whose_turn_it_was_is_asked_of_the_game() {
        let rules = go::Rules::preset("japanese").expect("a preset");
        let mut game = AnyGame::Go(go::Game::with_handicap(9, rules, 2).expect("it fits"));
        for text in ["E5", "pass", "D3"] {
            game.play(game.parse(text).expect("a vertex")).expect("it is legal");
        }
        let (first, second) = (Side::First, Side::Second);
        assert_eq!(movers(&game), [second, first, second, first]);
    }
}
