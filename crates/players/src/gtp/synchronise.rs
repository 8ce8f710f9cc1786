//! Making an engine's board ours, and telling it the time.

use hansu_engine::{Cancel, Clock, SearchLimits};
use hansu_rules::{Action, AnyGame, Point, Side, go};

use super::{
    GtpClient,
    board::{Board, Way, free_handicap, play, same_points},
    clock::{self, Dialects, Given},
    words::{colour, points, rules, server_rules},
};
use crate::{EngineError, Phase};

impl GtpClient {
    /// Makes the engine's board the same as ours.
    pub(super) fn bring_to(&mut self, game: &AnyGame, cancel: &Cancel) -> Result<(), EngineError> {
        let AnyGame::Go(game) = game else { return Err(EngineError::OtherGame(game.kind())) };
        let wanted = Board::of(game);
        // Unknown while it changes: whatever fails on the way, the next question begins anew.
        let way = match self.board.take() {
            Some(known) => known.way_to(&wanted, self.knows("undo")),
            None => Way::Anew,
        };
        let then = match way {
            Way::Anew => {
                self.set_up(&wanted, cancel)?;
                wanted.moves.clone()
            }
            Way::Difference { back, then } => {
                let undone = (0..back).try_for_each(|_| self.ask("undo", Phase::Position, cancel).map(drop));
                match undone {
                    Ok(()) => then,
                    // Some engines have the command and refuse it.
                    Err(EngineError::Refused { .. }) => {
                        self.set_up(&wanted, cancel)?;
                        wanted.moves.clone()
                    }
                    Err(error) => return Err(error),
                }
            }
        };
        for step in then {
            self.ask(&play(step), Phase::Position, cancel)?;
        }
        self.board = Some(wanted);
        Ok(())
    }

    /// An empty board with our rules, komi and start.
    fn set_up(&mut self, board: &Board, cancel: &Cancel) -> Result<(), EngineError> {
        let size = board.size;
        match self.ask(&format!("boardsize {size}"), Phase::Position, cancel) {
            Err(EngineError::Refused { message, .. }) => Err(EngineError::BoardSize { size, message }),
            answer => answer,
        }?;
        self.ask("clear_board", Phase::Position, cancel)?;
        self.time = None;
        self.set_rules(&board.rules, cancel)?;
        self.ask(&Board::komi(board.rules.komi), Phase::Position, cancel)?;
        match board.handicap() {
            Some(points) => self.set_handicap(board, &points, cancel),
            None => self.place(&board.setup.stones, cancel),
        }
    }

    /// Rules, where the engine can be told. One that refuses them plays by its own; ours judge its moves.
    fn set_rules(&mut self, wanted: &go::Rules, cancel: &Cancel) -> Result<(), EngineError> {
        let command = if self.knows("kata-set-rules") {
            Some(format!("kata-set-rules {}", rules(wanted)))
        } else {
            server_rules(wanted).filter(|_| self.knows("kgs-rules")).map(|name| format!("kgs-rules {name}"))
        };
        let Some(command) = command else { return Ok(()) };
        match self.ask(&command, Phase::Position, cancel) {
            Err(EngineError::Refused { .. }) => {
                self.dialogue.remark("the engine refuses these rules and plays by its own");
                Ok(())
            }
            answer => answer.map(drop),
        }
    }

    /// Handicap stones by the command that is for them, so that the engine counts them as such. Its own idea of
    /// the fixed points is compared with ours.
    fn set_handicap(&mut self, board: &Board, stones: &[Point], cancel: &Cancel) -> Result<(), EngineError> {
        if board.is_fixed_handicap(stones) && self.knows("fixed_handicap") {
            let command = format!("fixed_handicap {}", stones.len());
            match self.ask(&command, Phase::Position, cancel) {
                Ok(answer) if same_points(&points(&answer, board.size), stones) => return Ok(()),
                Ok(_) => {
                    self.dialogue.remark("its fixed handicap is another one");
                    self.ask("clear_board", Phase::Position, cancel)?;
                }
                Err(EngineError::Refused { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        if self.knows("set_free_handicap") {
            match self.ask(&free_handicap(stones), Phase::Position, cancel) {
                Ok(_) => return Ok(()),
                Err(EngineError::Refused { .. }) => {}
                Err(error) => return Err(error),
            }
        }
        self.place(&board.setup.stones, cancel)
    }

    fn place(&mut self, stones: &[(Point, Side)], cancel: &Cancel) -> Result<(), EngineError> {
        for &(point, side) in stones {
            self.ask(&play((side, Action::Place(point))), Phase::Position, cancel)?;
        }
        Ok(())
    }

    /// Bounds the playouts of a move, where the engine can be told (KataGo). One that refuses uses its own bound.
    pub(super) fn bound_visits(&mut self, nodes: Option<u64>, cancel: &Cancel) -> Result<(), EngineError> {
        let Some(nodes) = nodes.filter(|_| nodes != self.visits && self.knows("kata-set-param")) else {
            return Ok(());
        };
        self.visits = Some(nodes);
        match self.ask(&format!("kata-set-param maxVisits {}", nodes.max(1)), Phase::Preparing, cancel) {
            Err(EngineError::Refused { .. }) => Ok(()),
            answer => answer.map(drop),
        }
    }

    pub(super) fn tell_time(
        &mut self,
        side: Side,
        limits: &SearchLimits,
        opponent: Option<&Clock>,
        cancel: &Cancel,
    ) -> Result<(), EngineError> {
        let Some(given) = Given::of(limits) else { return Ok(()) };
        let dialects =
            Dialects { kata: self.knows("kata-time_settings"), kgs: self.knows("kgs-time_settings") };
        if self.time.is_none_or(|told| told.differs(&given)) {
            let command = given.command(dialects);
            let name = command.split(' ').next().unwrap_or_default().to_owned();
            if self.knows(&name) {
                self.ask(&command, Phase::Preparing, cancel)?;
            }
            self.time = Some(given);
        }
        if let Some(clock) = limits.clock.filter(|_| self.knows("time_left")) {
            // The opponent's first: an engine with one clock for both goes by the last it was told.
            let opponent = opponent.map(|clock| (side.other(), clock));
            for (side, clock) in opponent.into_iter().chain([(side, &clock)]) {
                let command = format!("time_left {} {}", colour(side), clock::left(clock));
                self.ask(&command, Phase::Preparing, cancel)?;
            }
        }
        Ok(())
    }
}
