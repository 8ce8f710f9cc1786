//! The page on which a position is set up, without Qt: the position, the tool in hand, what was refused, and the words for
//! all of it.

mod facts;

use hansu_records::Record;
use hansu_rules::{
    AnyGame, Arrangement, Fault, GameKind, Gravity, Piece, PieceKind, Point, ReadError, Side,
    chess::CastlingSide,
};
use hansu_table::{Editor, EditorRules, StartPosition, Tool};
use hansu_text::{BoardNames, Language, Text};

use crate::view::Grid;

/// The editor's state.
#[derive(Debug)]
pub struct EditorDesk {
    editor: Editor,
    text: Text,
    tool: Tool,
    /// The piece the hand has taken up.
    held: Option<Point>,
    /// What was wrong with the last text.
    unreadable: Option<ReadError>,
    /// Janggi: texts are in the Han view.
    han_view: bool,
    faults: Vec<Fault>,
}

/// The board of Go a new editor begins with.
const GO_SIZE: u8 = 19;

/// What a person most likely does first: a board of Go begins empty, the others full.
const fn first_tool(kind: GameKind) -> Tool {
    match kind {
        GameKind::Go => Tool::Put(Piece::new(Side::First, PieceKind::Stone)),
        GameKind::Chess | GameKind::Janggi => Tool::Hand,
    }
}

impl EditorDesk {
    /// The usual start of chess.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let arrangement = Arrangement::usual(GameKind::Chess, GO_SIZE);
        Self {
            editor: Editor::new(arrangement, EditorRules::default()),
            text: Text::new(language),
            tool: Tool::Hand,
            held: None,
            unreadable: None,
            han_view: false,
            faults: Vec::new(),
        }
    }

    /// Another position in place of this one, as a step that can be taken back.
    pub fn load(&mut self, arrangement: Arrangement, rules: EditorRules) {
        self.editor.set_rules(rules);
        self.step(|editor| editor.load(arrangement));
    }

    /// The board of a game as it stands.
    pub fn load_game(&mut self, game: &AnyGame, rules: EditorRules) {
        self.load(Arrangement::of(game), rules);
    }

    /// A position of this game: the one that is set up already, or the usual start.
    pub fn open(&mut self, kind: GameKind, go_size: u8, rules: EditorRules) {
        if self.editor.kind() != kind {
            self.tool = first_tool(kind);
            if self.editor.can_undo() {
                self.load(Arrangement::usual(kind, go_size), rules);
                return;
            }
            // Nothing has been set up yet, so there is nothing to go back to.
            self.editor = Editor::new(Arrangement::usual(kind, go_size), rules);
        }
        self.editor.set_rules(rules);
        self.look();
    }

    /// Speaks another language from now on.
    pub fn set_language(&mut self, language: Language) {
        self.text = Text::new(language);
    }

    /// Something is done to the position; what was in hand and what was refused are forgotten.
    pub fn step(&mut self, step: impl FnOnce(&mut Editor) -> bool) -> bool {
        let done = step(&mut self.editor);
        self.held = None;
        self.unreadable = None;
        self.look();
        done
    }

    fn look(&mut self) {
        self.faults = self.editor.faults();
        if !self.fits(self.tool) {
            self.tool = Tool::Hand;
        }
    }

    fn fits(&self, tool: Tool) -> bool {
        match tool {
            Tool::Put(piece) => palette(self.editor.kind()).contains(&piece.kind),
            Tool::Alternate => self.editor.kind() == GameKind::Go,
            Tool::Hand | Tool::Eraser => true,
        }
    }

    /// Touches a point with the tool in hand. The hand takes a piece up and, touched elsewhere, puts it down there.
    pub fn touch(&mut self, index: i32) -> bool {
        let Some(point) = self.grid().point(index) else { return false };
        let tool = self.tool;
        if tool != Tool::Hand {
            return self.step(|editor| editor.touch(point, tool));
        }
        match self.held.take() {
            Some(from) => from != point && self.step(|editor| editor.move_piece(from, point)),
            None => {
                self.held = self.editor.arrangement().piece_at(point).map(|_| point);
                false
            }
        }
    }

    /// Moves a piece by a drag; one that is dropped beside the board is removed.
    pub fn drag(&mut self, from: i32, to: i32) -> bool {
        let Some(from) = self.grid().point(from) else { return false };
        match self.grid().point(to) {
            Some(to) => self.step(|editor| editor.move_piece(from, to)),
            None => self.step(|editor| editor.remove(from)),
        }
    }

    /// Clears a point.
    pub fn remove(&mut self, index: i32) -> bool {
        let point = self.grid().point(index);
        point.is_some_and(|point| self.step(|editor| editor.remove(point)))
    }

    /// Lets go of what is in hand; `false` where nothing was.
    pub fn cancel(&mut self) -> bool {
        let held = self.held.take().is_some();
        let busy = held || self.tool != Tool::Hand;
        if !held {
            self.tool = Tool::Hand;
        }
        busy
    }

    /// Takes another tool.
    pub fn set_tool(&mut self, tool: Tool) {
        if self.fits(tool) {
            self.tool = tool;
            self.held = None;
        }
    }

    /// Takes the piece of a letter, as a FEN has it: a capital for the first side. In Go `b` and `w`. `x` is the eraser.
    /// `false` for any other text.
    pub fn choose_letter(&mut self, letter: &str) -> bool {
        let mut letters = letter.chars();
        let (Some(letter), None) = (letters.next(), letters.next()) else { return false };
        let side = if letter.is_ascii_uppercase() { Side::First } else { Side::Second };
        let kind = match (self.editor.kind(), letter.to_ascii_lowercase()) {
            (_, 'x') => {
                self.set_tool(Tool::Eraser);
                return true;
            }
            (GameKind::Go, 'b') => return self.choose_stone(Side::First),
            (GameKind::Go, 'w') => return self.choose_stone(Side::Second),
            (GameKind::Chess, 'k') => PieceKind::King,
            (GameKind::Chess, 'q') => PieceKind::Queen,
            (GameKind::Chess, 'r') => PieceKind::Rook,
            (GameKind::Chess, 'b') => PieceKind::Bishop,
            (GameKind::Chess, 'n') => PieceKind::Knight,
            (GameKind::Chess, 'p') => PieceKind::Pawn,
            (GameKind::Janggi, other) => match hansu_rules::janggi::Role::from_letter(other) {
                Some(role) => role.kind(),
                None => return false,
            },
            _ => return false,
        };
        self.set_tool(Tool::Put(Piece::new(side, kind)));
        true
    }

    fn choose_stone(&mut self, side: Side) -> bool {
        self.set_tool(Tool::Put(Piece::new(side, PieceKind::Stone)));
        true
    }

    /// Reads a position; one that cannot be read changes nothing and is told.
    pub fn read(&mut self, text: &str) -> bool {
        let han_view = self.han_view;
        match self.editor.read(text, han_view) {
            Ok(_) => {
                self.held = None;
                self.unreadable = None;
                self.look();
                true
            }
            Err(error) => {
                self.unreadable = Some(error);
                false
            }
        }
    }

    /// Texts of Janggi are in the Han view from now on, or not.
    pub fn set_han_view(&mut self, on: bool) {
        self.han_view = on;
        self.unreadable = None;
    }

    /// Gives or takes a castling right.
    pub fn set_castling(&mut self, side: Side, wing: CastlingSide, may: bool) {
        self.step(|editor| editor.change_chess(|setup| setup.set_may_castle(side, wing, may)));
    }

    /// A game can be begun here.
    #[must_use]
    pub fn can_play(&self) -> bool {
        self.faults.iter().all(|fault| fault.gravity() == Gravity::Curious)
    }

    /// The position can be looked at on the analysis page.
    #[must_use]
    pub fn can_analyse(&self) -> bool {
        self.faults.iter().all(|fault| fault.gravity() != Gravity::Forbids)
    }

    /// The position for the next game; `None` where none can be begun.
    #[must_use]
    pub fn start_position(&self) -> Option<StartPosition> {
        self.can_play().then(|| StartPosition::of(self.editor.arrangement()))
    }

    /// A record that begins here; `None` where it cannot be played from.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        self.editor.record().ok()
    }

    fn board_names(&self) -> BoardNames {
        BoardNames { kind: self.editor.kind(), rows: self.editor.arrangement().board_size().1 }
    }

    /// The board's size, for QML's integers.
    #[must_use]
    pub fn grid(&self) -> Grid {
        let (columns, rows) = self.editor.arrangement().board_size();
        Grid { columns, rows }
    }
}

/// The kinds of piece a side has, the most important first.
#[must_use]
pub const fn palette(kind: GameKind) -> &'static [PieceKind] {
    match kind {
        GameKind::Go => &[PieceKind::Stone],
        GameKind::Chess => &[
            PieceKind::King,
            PieceKind::Queen,
            PieceKind::Rook,
            PieceKind::Bishop,
            PieceKind::Knight,
            PieceKind::Pawn,
        ],
        GameKind::Janggi => &[
            PieceKind::General,
            PieceKind::Chariot,
            PieceKind::Cannon,
            PieceKind::Horse,
            PieceKind::Elephant,
            PieceKind::Guard,
            PieceKind::Soldier,
        ],
    }
}

#[cfg(test)]
mod tests;
