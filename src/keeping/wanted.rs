//! What a person looks for in the library, as it was typed.

use hansu_records::library::Query;
use hansu_rules::{ActionText, AnyGame, GameKind, chess, go, janggi};

/// The fields of a search. Empty ones let everything through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// A part of either player's name.
    pub player: String,
    /// One game, or all of them.
    pub kind: Option<GameKind>,
    /// How the result begins: `1-0`, `B+`.
    pub result: String,
    /// From this day on: `2024`, `2024-05` or `2024.05.01`.
    pub from: String,
    /// Up to the end of this day, month or year.
    pub to: String,
    /// The first moves in any notation of the game, or how the opening's code or name begins.
    pub opening: String,
    /// A position and the game it is of.
    pub position: Option<(GameKind, u64)>,
}

impl Wanted {
    /// Everything fits.
    #[must_use]
    pub fn is_all(&self) -> bool {
        self.query() == Query::default()
    }

    /// The question to the library.
    #[must_use]
    pub fn query(&self) -> Query {
        let typed = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
        let mut query = Query {
            kind: self.kind.or(self.position.map(|(kind, _)| kind)),
            player: typed(&self.player),
            from_date: typed(&day(&self.from)),
            to_date: typed(&day(&self.to)),
            result: typed(&self.result).map(|result| as_written(&result)),
            position: self.position.map(|(_, key)| key),
            ..Query::default()
        };
        if let Some(text) = typed(&self.opening) {
            match first_moves(&text, query.kind) {
                Some((kind, moves)) => {
                    query.kind = Some(kind);
                    query.moves = Some(moves);
                }
                None => query.opening = Some(text),
            }
        }
        query
    }
}

/// A day as records write it: `2024-5-1` is `2024.05.01`.
fn day(text: &str) -> String {
    let parts = text.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty());
    let parts: Vec<String> = parts.take(3).map(|part| format!("{part:0>2}")).collect();
    parts.join(".")
}

/// A result as records write it: `b+r` is `B+R`, a half is `1/2-1/2`.
fn as_written(text: &str) -> String {
    match text {
        "½" | "½-½" => "1/2-1/2".to_owned(),
        _ => text.to_uppercase(),
    }
}

/// The games moves may be of, each at its usual starts.
fn starts(kind: GameKind) -> Vec<AnyGame> {
    match kind {
        GameKind::Chess => vec![AnyGame::Chess(chess::Game::new(chess::Rules::default()))],
        GameKind::Go => [19, 13, 9]
            .into_iter()
            .filter_map(|size| go::Game::new(size, go::Rules::default()).ok())
            .map(AnyGame::Go)
            .collect(),
        GameKind::Janggi => {
            let pairs = janggi::Formation::ALL
                .into_iter()
                .flat_map(|cho| janggi::Formation::ALL.into_iter().map(move |han| (cho, han)));
            pairs
                .map(|(cho, han)| AnyGame::Janggi(janggi::Game::new(janggi::Rules::default(), cho, han)))
                .collect()
        }
    }
}

/// A text that is moves from the start of a game, as the library's index has them: `1. e4 c5` is `e2e4 c7c5`.
fn first_moves(text: &str, kind: Option<GameKind>) -> Option<(GameKind, String)> {
    let moves: Vec<&str> =
        text.split_whitespace().map(without_number).filter(|word| !word.is_empty()).collect();
    if moves.is_empty() || (is_code(text) && kind != Some(GameKind::Go)) {
        return None;
    }
    let kinds = [GameKind::Chess, GameKind::Janggi, GameKind::Go];
    kinds
        .into_iter()
        .filter(|&one| kind.is_none_or(|kind| kind == one))
        .find_map(|kind| starts(kind).into_iter().find_map(|game| Some((kind, played(game, &moves)?))))
}

fn played(mut game: AnyGame, moves: &[&str]) -> Option<String> {
    let mut line = Vec::with_capacity(moves.len());
    for text in moves {
        let action = game.parse(text).ok()?;
        line.push(game.text(action, ActionText::Protocol));
        game.play(action).ok()?;
    }
    Some(line.join(" "))
}

/// `12.e4` and `12...` without their numbers; `79졸78` stays.
fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if rest.len() < word.len() && rest.starts_with('.') { rest.trim_start_matches('.') } else { word }
}

/// A code of an opening, such as `B90`; it looks like a point of a Go board.
fn is_code(text: &str) -> bool {
    matches!(text.as_bytes(), [b'A'..=b'E' | b'a'..=b'e', tens, ones] if tens.is_ascii_digit() && ones.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opening(text: &str, kind: Option<GameKind>) -> Query {
        Wanted { opening: text.to_owned(), kind, ..Wanted::default() }.query()
    }

    #[test]
    fn typed_moves_are_moves_of_the_game_they_fit() {
        for text in ["1. e4 c5 2. Nf3", "e2e4 c7c5 g1f3", "1.e4 1... c5 2.Nf3"] {
            let query = opening(text, None);
            assert_eq!(query.moves.as_deref(), Some("e2e4 c7c5 g1f3"), "{text}");
            assert_eq!((query.kind, query.opening), (Some(GameKind::Chess), None));
        }
        let query = opening("Q16 D4", Some(GameKind::Go));
        assert_eq!(query.moves.as_deref(), Some("Q16 D4"));
        // Legal where a horse stands, not in every set-up.
        let query = opening("b1c3", Some(GameKind::Janggi));
        assert_eq!(query.moves.as_deref(), Some("b1c3"));
    }

    #[test]
    fn other_words_are_the_name_of_an_opening() {
        for text in ["B90", "Sicilian", "e4 e4"] {
            let query = opening(text, Some(GameKind::Chess));
            assert_eq!((query.moves, query.opening.as_deref()), (None, Some(text)));
        }
        assert_eq!(opening("B12", None).opening.as_deref(), Some("B12"));
        assert_eq!(opening("B12", Some(GameKind::Go)).moves.as_deref(), Some("B12"));
    }

    #[test]
    fn days_and_results_are_written_as_records_write_them() {
        let wanted = Wanted {
            from: "2024-5-1".into(),
            to: " 2024 / 06 ".into(),
            result: "b+r".into(),
            ..Wanted::default()
        };
        let query = wanted.query();
        assert_eq!(query.from_date.as_deref(), Some("2024.05.01"));
        assert_eq!(query.to_date.as_deref(), Some("2024.06"));
        assert_eq!(query.result.as_deref(), Some("B+R"));
        assert!(!wanted.is_all() && Wanted::default().is_all());
    }
}
