//! Any text as a vertex of a board of any size: a point it yields is on the board, and its name is read as it again.
#![no_main]

use hansu_rules::{
    Action, AnyGame,
    go::{Game, Rules, Vertex},
};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, &str)| {
    let (size, text) = input;
    let vertex = Vertex::parse(text, size);
    if let Ok(Vertex::At(point)) = vertex {
        assert!(point.col < size && point.row < size, "{text:?} on {size}");
    }
    if let Ok(vertex) = vertex {
        assert_eq!(Vertex::parse(&vertex.to_string(), size), Ok(vertex));
    }
    if let Ok(game) = Game::new(size, Rules::default()) {
        let action = vertex.ok().map(|vertex| match vertex {
            Vertex::At(point) => Action::Place(point),
            Vertex::Pass => Action::Pass,
        });
        assert_eq!(game.parse(text).ok(), action);
        hansu_fuzz::read_move(&AnyGame::Go(game), text);
    }
});
