//! Setting up a position by hand: pieces put, moved and removed, everything else a position holds, and each step taken
//! back and made again.

use std::collections::VecDeque;

use hansu_records::Record;
use hansu_rules::{
    AnyGame, Arrangement, Fault, GameKind, Gravity, Piece, PieceKind, Point, ReadError, Side, chess, go,
    janggi,
};

use crate::{GameSetup, SetupError};

/// More steps than this cannot be taken back.
const MOST_STEPS: usize = 1000;

/// The rules a game from the position would be played by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EditorRules {
    /// Of Go.
    pub go: go::Rules,
    /// Of Janggi.
    pub janggi: janggi::Rules,
}

/// What a touch of a point does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Takes up a piece to be moved.
    Hand,
    /// Removes what stands there.
    Eraser,
    /// Puts this piece; on the same piece it is removed.
    Put(Piece),
    /// Go: puts a stone of the side to move and gives the turn to the other; on a stone it is removed.
    Alternate,
}

/// A position that is being set up.
#[derive(Clone, Debug)]
pub struct Editor {
    now: Arrangement,
    done: VecDeque<Arrangement>,
    undone: Vec<Arrangement>,
    rules: EditorRules,
}

impl Editor {
    /// Begins with this arrangement.
    #[must_use]
    pub fn new(arrangement: Arrangement, rules: EditorRules) -> Self {
        Self { now: arrangement, done: VecDeque::new(), undone: Vec::new(), rules }
    }

    /// The position as it stands.
    #[must_use]
    pub const fn arrangement(&self) -> &Arrangement {
        &self.now
    }

    /// Which game it is.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        self.now.kind()
    }

    /// The rules in force from now on.
    pub const fn set_rules(&mut self, rules: EditorRules) {
        self.rules = rules;
    }

    /// One step; `false` where it changes nothing, and it need not be taken back then.
    pub fn change(&mut self, edit: impl FnOnce(&mut Arrangement)) -> bool {
        let before = self.now.clone();
        edit(&mut self.now);
        if self.now == before {
            return false;
        }
        if self.done.len() == MOST_STEPS {
            self.done.pop_front();
        }
        self.done.push_back(before);
        self.undone.clear();
        true
    }

    /// Another arrangement in place of this one, of another game too.
    pub fn load(&mut self, arrangement: Arrangement) -> bool {
        self.change(|now| *now = arrangement)
    }

    /// Touches a point. The hand moves nothing by itself: see [`move_piece`](Self::move_piece).
    pub fn touch(&mut self, point: Point, tool: Tool) -> bool {
        let there = self.now.piece_at(point);
        match tool {
            Tool::Hand => false,
            Tool::Eraser => self.remove(point),
            Tool::Put(piece) if there == Some(piece) => self.remove(point),
            Tool::Put(piece) => self.change(|now| {
                now.set(point, Some(piece));
            }),
            Tool::Alternate if there.is_some() => self.remove(point),
            Tool::Alternate => self.change(|now| {
                let side = now.turn();
                if now.set(point, Some(Piece::new(side, PieceKind::Stone))) {
                    now.set_turn(side.other());
                }
            }),
        }
    }

    /// Clears a point.
    pub fn remove(&mut self, point: Point) -> bool {
        self.change(|now| {
            now.set(point, None);
        })
    }

    /// Moves a piece to another point of the board, in place of what stands there.
    pub fn move_piece(&mut self, from: Point, to: Point) -> bool {
        let Some(piece) = self.now.piece_at(from).filter(|_| from != to) else { return false };
        self.change(|now| {
            if now.set(to, Some(piece)) {
                now.set(from, None);
            }
        })
    }

    /// Takes everything off the board; the first side is to move.
    pub fn clear(&mut self) -> bool {
        let (kind, size) = (self.kind(), self.now.board_size().0);
        self.change(|now| {
            let mut empty = Arrangement::empty(kind, size);
            if let (Arrangement::Chess(empty), Arrangement::Chess(now)) = (&mut empty, &*now) {
                empty.chess960 = now.chess960;
            }
            *now = empty;
        })
    }

    /// The usual start of the game.
    pub fn usual_start(&mut self) -> bool {
        let (kind, size) = (self.kind(), self.now.board_size().0);
        self.load(Arrangement::usual(kind, size))
    }

    /// Gives the turn to a side.
    pub fn set_turn(&mut self, side: Side) -> bool {
        self.change(|now| now.set_turn(side))
    }

    /// Go: another size of the board, 2 to 25. Stones that are off it then are gone.
    pub fn set_size(&mut self, wanted: u8) -> bool {
        let wanted = wanted.clamp(go::MIN_SIZE, go::MAX_SIZE);
        self.change(|now| {
            if let Arrangement::Go { size, setup } = now {
                *size = wanted;
                setup.stones.retain(|(point, _)| point.col < wanted && point.row < wanted);
            }
        })
    }

    /// What only a position of chess holds.
    pub fn change_chess(&mut self, edit: impl FnOnce(&mut chess::Setup)) -> bool {
        self.change(|now| {
            if let Arrangement::Chess(setup) = now {
                edit(setup);
            }
        })
    }

    /// The plies since the last capture (in chess: or pawn move) and the number of the move; none in Go.
    #[must_use]
    pub const fn counters(&self) -> Option<(u32, u32)> {
        match &self.now {
            Arrangement::Go { .. } => None,
            Arrangement::Chess(setup) => Some((setup.quiet_plies, setup.move_number)),
            Arrangement::Janggi(setup) => Some((setup.quiet_plies, setup.move_number)),
        }
    }

    /// Sets both counters; moves are numbered from 1.
    pub fn set_counters(&mut self, quiet_plies: u32, move_number: u32) -> bool {
        let move_number = move_number.max(1);
        self.change(|now| match now {
            Arrangement::Go { .. } => {}
            Arrangement::Chess(setup) => (setup.quiet_plies, setup.move_number) = (quiet_plies, move_number),
            Arrangement::Janggi(setup) => {
                (setup.quiet_plies, setup.move_number) = (quiet_plies, move_number);
            }
        })
    }

    /// Reads a position of the same game; in Janggi in the Han view where `han_view` is set. What cannot be read changes
    /// nothing.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn read(&mut self, text: &str, han_view: bool) -> Result<bool, ReadError> {
        let arrangement = if self.kind() == GameKind::Janggi && han_view {
            Arrangement::Janggi(janggi::dialect::read_fen(text)?)
        } else {
            Arrangement::read(self.kind(), text)?
        };
        Ok(self.load(arrangement))
    }

    /// The position as text that [`read`](Self::read) reads.
    #[must_use]
    pub fn text(&self, han_view: bool) -> String {
        match &self.now {
            Arrangement::Janggi(setup) if han_view => janggi::dialect::write_fen(setup),
            arrangement => arrangement.text(),
        }
    }

    /// Takes the last step back.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.done.pop_back() else { return false };
        self.undone.push(std::mem::replace(&mut self.now, before));
        true
    }

    /// Makes the step again that was taken back last.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.undone.pop() else { return false };
        self.done.push_back(std::mem::replace(&mut self.now, after));
        true
    }

    /// A step can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// A step can be made again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Everything that is wrong with the position, the gravest first; also that the game would be over at once.
    #[must_use]
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = self.now.faults();
        faults.sort_by_key(|fault| std::cmp::Reverse(fault.gravity()));
        let forbidden = faults.iter().any(|fault| fault.gravity() == Gravity::Forbids);
        if !forbidden && let Some(outcome) = self.game().ok().and_then(|game| game.outcome()) {
            faults.insert(0, Fault::over(outcome));
        }
        faults
    }

    /// The setup of a game from here.
    #[must_use]
    pub fn game_setup(&self) -> GameSetup {
        GameSetup::from_position(&self.now, self.rules.go, self.rules.janggi)
    }

    fn game(&self) -> Result<AnyGame, SetupError> {
        self.game_setup().build()
    }

    /// A record that begins here.
    ///
    /// # Errors
    /// What cannot be played from.
    pub fn record(&self) -> Result<Record, SetupError> {
        self.game().map(|game| Record::from_game(&game))
    }
}
