//! Going through a record: any of its nodes can be shown, and moves played there become variations.

use std::sync::Arc;

use hansu_players::{Notify, Seat};
use hansu_records::{GameTree, NodeId, Record, StartError, replay};
use hansu_rules::{ActionText, AnyGame, go};

use crate::{Casting, PlayedMove, Table, TableSetup, casting::built_in, draws::DrawTalk, table::Stage};

impl Table {
    /// A table for going through a record, with a person on both sides and no clock. The node that was on show in the
    /// record is on show.
    ///
    /// # Errors
    /// A start that cannot be played from.
    pub fn study(record: Record, notify: Notify) -> Result<Self, StartError> {
        let game = record.game_at(NodeId::ROOT)?;
        let setup = TableSetup::new(game, [Seat::human(), Seat::human()]);
        let casting: Casting = Arc::new(built_in);
        let mut table = Self::with_casting(setup, notify, casting);
        let Record { start, tree } = record;
        let node = tree.current();
        table.start = start;
        table.record = tree;
        table.is_study = true;
        table.go_to(node)?;
        Ok(table)
    }

    /// Shows a node of the record; the game goes on from there. What is thought about elsewhere is called off.
    ///
    /// A record may hold what the rules refuse. Behind such a move the game begins anew with the position it led to.
    ///
    /// # Errors
    /// A start that cannot be played from; nothing has changed then.
    ///
    /// # Panics
    /// For a node of another, larger tree.
    pub fn go_to(&mut self, node: NodeId) -> Result<(), StartError> {
        let game = replay::game_at(&self.start, &self.record, node)?;
        self.crew.cancel();
        self.record.go_to(node);
        self.moves = line(&game);
        self.game = game;
        self.ending = None;
        self.draw = DrawTalk::default();
        self.judgement = [None, None];
        self.stage = Stage::Running;
        self.go_on();
        Ok(())
    }

    /// The record, to be edited. Call [`Table::go_to`] where the node on show or the way to it was changed.
    pub fn record_mut(&mut self) -> &mut GameTree {
        &mut self.record
    }
}

/// The moves of a game that was brought to where it is by others.
fn line(game: &AnyGame) -> Vec<PlayedMove> {
    let mut walk = game.clone();
    while walk.undo() {}
    let mut moves = Vec::with_capacity(game.actions().len());
    for &action in game.actions() {
        // Go: records go on after two passes.
        if let AnyGame::Go(go) = &mut walk
            && go.phase() == go::Phase::Scoring
        {
            go.resume_play();
        }
        let side = walk.to_move();
        let text = walk.text(action, ActionText::Player);
        let Ok(played) = walk.play(action) else { break };
        moves.push(PlayedMove { side, text, played, clock: None });
    }
    moves
}
