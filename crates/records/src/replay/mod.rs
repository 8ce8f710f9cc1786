//! A position that is carried through a tree, forwards and backwards.
//!
//! Records hold what people played, not what rules allow: games go on after a threefold repetition, after two passes or
//! with a ko taken too early. So the cursor knows how pieces move, and nothing about when a game ends; and it goes
//! on behind a move that breaks even that.

mod chess_moves;
mod stones;

use hansu_rules::{Action, ActionText, AnyGame, Point, Rejection, Side, chess, go, janggi};
use shakmaty::{Chess, EnPassantMode, Position, san::SanPlus, zobrist::Zobrist64};

pub(crate) use stones::read_komi;

use chess_moves::{chess_fen, chess_move, quick_san, unending};
use stones::{forced, standing};

use crate::{
    GameTree, NodeId, Start,
    start::StartError,
    tree::notes::{Notes, SetupEdit},
};

/// What came of a node that was entered.
#[derive(Clone, Debug, PartialEq)]
pub enum Entered {
    /// Its move was played; `None` where it has none.
    Played(Option<Action>),
    /// Its move breaks the rules. A stone was put down all the same, as the format of Go records demands; a piece of
    /// chess or Janggi stays where it is.
    Refused(Rejection),
    /// Its move could not be read.
    Unread,
    /// Stones that it sets up could not stand and were left out; its move, if it has one, was played.
    SetUp(go::SetupError),
}

/// How nodes before this one change what a node means: only the first position of a game of Go can be a handicap.
#[derive(Clone, Debug)]
enum Board {
    Go(Box<go::Game>),
    Chess { rules: chess::Rules, position: Box<Chess> },
    Janggi(Box<janggi::Game>),
}

#[derive(Debug)]
struct Undo {
    /// The board before, where it was replaced as a whole.
    replaced: Option<Board>,
    /// Whose turn it was, where it was given away.
    turn: Option<Side>,
    played: bool,
    /// The node has a move, whatever came of it.
    is_move: bool,
}

/// A position at a node of a tree. Entering a child and leaving it again take the time of a move, whatever the depth.
#[derive(Debug)]
pub struct Cursor {
    board: Board,
    handicap: u16,
    /// Moves on the way here.
    moves: usize,
    /// One entry a node entered.
    undo: Vec<Undo>,
}

/// Janggi without any rule that ends a game or depends on what was before.
fn lenient(rules: &janggi::Rules) -> janggi::Rules {
    janggi::Rules {
        bikjang: false,
        points: false,
        free_pass: true,
        repetitions: None,
        perpetual_check_loses: false,
        back_and_forth: janggi::BackAndForth::Free,
        quiet_plies: None,
        ply_limit: None,
        low_material: None,
        deletes: if rules.deletes > 0 { u8::MAX } else { 0 },
    }
}

impl Cursor {
    /// Before the root: [`enter`](Self::enter) the root first, which may set stones up.
    ///
    /// # Errors
    /// A start that cannot be played from.
    pub fn new(start: &Start) -> Result<Self, StartError> {
        let handicap = if let Start::Go { handicap, .. } = start { *handicap } else { 0 };
        let board = match start.game()? {
            AnyGame::Go(game) => Board::Go(Box::new(game)),
            AnyGame::Chess(game) => {
                Board::Chess { rules: *game.rules(), position: Box::new(game.position().clone()) }
            }
            AnyGame::Janggi(game) => {
                let rules = lenient(game.rules());
                let fen = game.fen();
                Board::Janggi(Box::new(janggi::Game::from_fen(&fen, rules)?))
            }
        };
        Ok(Self { board, handicap, moves: 0, undo: Vec::new() })
    }

    /// The cursor at a node: everything on the way to it is played.
    ///
    /// # Errors
    /// A start that cannot be played from.
    pub fn at(start: &Start, tree: &GameTree, node: NodeId) -> Result<Self, StartError> {
        let mut cursor = Self::new(start)?;
        cursor.enter(tree, NodeId::ROOT);
        for step in tree.path(node) {
            cursor.enter(tree, step);
        }
        Ok(cursor)
    }

    /// The side to move.
    #[must_use]
    pub fn to_move(&self) -> Side {
        match &self.board {
            Board::Go(game) => game.to_move(),
            Board::Chess { position, .. } => chess::side(position.turn()),
            Board::Janggi(game) => game.to_move(),
        }
    }

    /// Goes on to a node: sets up what it sets up and plays its move.
    pub fn enter(&mut self, tree: &GameTree, node: NodeId) -> Entered {
        let is_move = tree.action(node).is_some();
        let mut undo = Undo { replaced: None, turn: None, played: false, is_move };
        let notes = tree.notes(node);
        let edit = notes.and_then(|notes| notes.setup.as_ref());
        let fault = edit.and_then(|edit| self.set_up(edit, &mut undo));
        let entered = match (tree.action(node), notes) {
            (Some(action), _) => self.play(tree.mover(node), action, &mut undo),
            (None, Some(Notes { unread_move: Some(_), .. })) => Entered::Unread,
            (None, _) => Entered::Played(None),
        };
        self.moves += usize::from(is_move);
        self.undo.push(undo);
        fault.map_or(entered, Entered::SetUp)
    }

    /// Reads a move and plays it, as [`enter`](Self::enter) would play it in a node of its own; the quickest way through
    /// a file.
    ///
    /// # Errors
    /// Why it cannot be read or played; the position is then as it was.
    pub(crate) fn play_text(&mut self, text: &str) -> Result<Action, Rejection> {
        let mut undo = Undo { replaced: None, turn: None, played: false, is_move: true };
        if let Board::Chess { rules, position } = &mut self.board
            && let Some(mv) = quick_san(position, text)
        {
            let action = chess::to_action(mv, rules.castling_mode());
            let mut next = position.clone();
            next.play_unchecked(mv);
            let before = std::mem::replace(position, next);
            undo.replaced = Some(Board::Chess { rules: *rules, position: before });
            self.moves += 1;
            self.undo.push(undo);
            return Ok(action);
        }
        let action = self.parse(text)?;
        self.play_new(action, undo)
    }

    /// Passes, as [`play_text`](Self::play_text) plays a move.
    pub(crate) fn play_pass(&mut self) -> Result<Action, Rejection> {
        self.play_new(Action::Pass, Undo { replaced: None, turn: None, played: false, is_move: true })
    }

    fn play_new(&mut self, action: Action, mut undo: Undo) -> Result<Action, Rejection> {
        match self.play(None, action, &mut undo) {
            Entered::Played(played) => {
                self.moves += 1;
                self.undo.push(undo);
                Ok(played.unwrap_or(action))
            }
            Entered::Refused(rejection) => {
                if let Some(board) = undo.replaced {
                    self.board = board;
                }
                Err(rejection)
            }
            Entered::Unread | Entered::SetUp(_) => {
                Err(Rejection::new(hansu_rules::MoveRejectReason::Unreadable))
            }
        }
    }

    /// Back to before the last node that was entered; nothing where none was.
    pub fn leave(&mut self) {
        let Some(undo) = self.undo.pop() else { return };
        self.moves -= usize::from(undo.is_move);
        if let Some(board) = undo.replaced {
            self.board = board;
            return;
        }
        match &mut self.board {
            Board::Go(game) => {
                if undo.played {
                    game.undo();
                }
                if let Some(side) = undo.turn {
                    game.resume_play();
                    game.give_turn_to(side);
                }
            }
            // Chess replaces its position with every move.
            Board::Chess { .. } => {}
            Board::Janggi(game) => {
                if undo.played {
                    game.undo();
                }
            }
        }
    }

    fn play(&mut self, mover: Option<Side>, action: Action, undo: &mut Undo) -> Entered {
        match &mut self.board {
            Board::Go(game) => {
                let side = mover.unwrap_or_else(|| game.to_move());
                game.resume_play();
                match game.play_as(side, action) {
                    Ok(played) => {
                        undo.played = true;
                        Entered::Played(Some(played.action))
                    }
                    Err(rejection) => {
                        if let Some(next) = forced(game, side, action) {
                            let before = std::mem::replace(&mut self.board, Board::Go(Box::new(next)));
                            undo.replaced.get_or_insert(before);
                        }
                        Entered::Refused(rejection)
                    }
                }
            }
            Board::Chess { rules, position } => match chess_move(*rules, position, action) {
                Ok((next, action)) => {
                    let before =
                        Board::Chess { rules: *rules, position: std::mem::replace(position, Box::new(next)) };
                    undo.replaced.get_or_insert(before);
                    Entered::Played(Some(action))
                }
                Err(rejection) => Entered::Refused(*rejection),
            },
            Board::Janggi(game) => {
                if game.outcome().is_some() {
                    let next = janggi::Game::from_position(*game.position(), *game.rules());
                    let before = std::mem::replace(game, Box::new(next));
                    undo.replaced.get_or_insert(Board::Janggi(before));
                }
                match game.play(action) {
                    Ok(played) => {
                        undo.played = true;
                        Entered::Played(Some(played.action))
                    }
                    Err(rejection) => Entered::Refused(rejection),
                }
            }
        }
    }

    /// Returns what is wrong with the stones, if anything is.
    fn set_up(&mut self, edit: &SetupEdit, undo: &mut Undo) -> Option<go::SetupError> {
        let Board::Go(game) = &mut self.board else { return None };
        let size = game.size();
        let board = game.board();
        let is_start = self.moves == 0;
        let mut stones: Vec<Option<Side>> = board.points().map(|point| board.stone(point)).collect();
        let before = stones.clone();
        let places: std::collections::HashMap<Point, usize> =
            board.points().enumerate().map(|(index, point)| (point, index)).collect();
        for (point, stone) in &edit.stones {
            if let Some(&place) = places.get(point) {
                stones[place] = *stone;
            }
        }
        if stones == before {
            if let Some(side) = edit.to_move.filter(|&side| side != game.to_move()) {
                undo.turn = Some(game.to_move());
                game.resume_play();
                game.give_turn_to(side);
            }
            return None;
        }
        let stones: Vec<(Point, Side)> =
            board.points().zip(stones).filter_map(|(point, stone)| Some((point, stone?))).collect();
        let only_black = stones.iter().all(|(_, side)| *side == Side::First);
        let told = self.handicap >= 2 || edit.to_move.is_none();
        let is_handicap = is_start && only_black && stones.len() >= 2 && told;
        let handicap = match (is_handicap, is_start) {
            (true, _) => stones.len() as u16,
            (false, true) if self.handicap >= 2 => self.handicap,
            (false, _) => game.setup().handicap,
        };
        let usual = if is_handicap { Side::Second } else { game.to_move() };
        let setup = go::Setup { stones, to_move: edit.to_move.unwrap_or(usual), handicap };
        let (next, fault) = standing(size, *game.rules(), setup);
        if let Some(next) = next {
            let before = std::mem::replace(&mut self.board, Board::Go(Box::new(next)));
            undo.replaced = Some(before);
        }
        fault
    }

    /// Reads a move in any notation of the game; it need not be legal.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn parse(&self, text: &str) -> Result<Action, Rejection> {
        match &self.board {
            Board::Go(game) => game.parse(text),
            Board::Chess { rules, position } => match quick_san(position, text) {
                Some(mv) => Ok(chess::to_action(mv, rules.castling_mode())),
                None => unending(*rules, position).parse(text),
            },
            Board::Janggi(game) => game.parse(text),
        }
    }

    /// Whether the side to move could make this move.
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        match &self.board {
            Board::Go(game) => game.is_legal(action),
            Board::Chess { rules, position } => chess_move(*rules, position, action).is_ok(),
            Board::Janggi(game) => match game.outcome() {
                None => game.is_legal(action),
                Some(_) => janggi::Game::from_position(*game.position(), *game.rules()).is_legal(action),
            },
        }
    }

    /// Writes a move as it is written in this position, before it is played.
    #[must_use]
    pub fn text(&self, action: Action, style: ActionText) -> String {
        match &self.board {
            Board::Go(game) => game.text(action, style),
            Board::Chess { rules, position } => match (chess::to_move(position, action), style) {
                (Some(mv), ActionText::Player) => SanPlus::from_move((**position).clone(), mv).to_string(),
                _ => unending(*rules, position).text(action, style),
            },
            Board::Janggi(game) => game.text(action, style),
        }
    }

    /// The game of Go.
    pub(crate) fn into_go(self) -> Option<go::Game> {
        if let Board::Go(game) = self.board { Some(*game) } else { None }
    }

    /// The game of Janggi, in which no rule ends anything.
    pub(crate) fn janggi(&self) -> Option<&janggi::Game> {
        if let Board::Janggi(game) = &self.board { Some(game) } else { None }
    }

    /// A key of the position: board, side to move, and in chess castling and en passant. Counters and history do not
    /// matter. The same in every version of the program that keeps [`POSITION_KEYS`].
    #[must_use]
    pub fn key(&self) -> u64 {
        let kind = match &self.board {
            Board::Go(game) => {
                // Where stones stand matters to a search for positions, not whose turn it is.
                game.board().hash() ^ u64::from(game.size()).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            }
            Board::Chess { position, .. } => position.zobrist_hash::<Zobrist64>(EnPassantMode::Legal).0,
            Board::Janggi(game) => game.position().hash(),
        };
        kind ^ match &self.board {
            Board::Go(_) => 0,
            Board::Chess { .. } => 0x5851_f42d_4c95_7f2d,
            Board::Janggi(_) => 0x1405_7b7e_f767_814f,
        }
    }

    /// The position as a game of its own: nothing was played, nothing can be repeated.
    fn fresh_game(&self, start: &Start) -> Result<AnyGame, StartError> {
        Ok(match (&self.board, start) {
            (Board::Go(game), _) => AnyGame::Go((**game).clone()),
            (Board::Chess { rules, position }, _) => {
                AnyGame::Chess(chess::Game::from_fen(&chess_fen(position, false), *rules)?)
            }
            (Board::Janggi(game), &Start::Janggi { rules, .. }) => {
                AnyGame::Janggi(janggi::Game::from_position(*game.position(), rules))
            }
            (Board::Janggi(game), _) => AnyGame::Janggi((**game).clone()),
        })
    }
}

/// Changes when the keys of positions do, and with it every index that was built of them.
pub const POSITION_KEYS: u32 = 1;

/// The game at a node. Its history begins at the start of the record, or behind the last point where the record leaves
/// what rules allow: stones set up later, a move that was refused, a game that went on after its end.
///
/// # Errors
/// A start that cannot be played from.
pub fn game_at(start: &Start, tree: &GameTree, node: NodeId) -> Result<AnyGame, StartError> {
    let mut cursor = Cursor::new(start)?;
    cursor.enter(tree, NodeId::ROOT);
    if start.kind() == hansu_rules::GameKind::Go {
        for step in tree.path(node) {
            cursor.enter(tree, step);
        }
        return cursor.fresh_game(start);
    }
    let mut game = start.game()?;
    for step in tree.path(node) {
        cursor.enter(tree, step);
        let Some(action) = tree.action(step) else { continue };
        if game.play(action).is_err() {
            game = cursor.fresh_game(start)?;
        }
    }
    Ok(game)
}
