//! What the fuzz targets share: games and actions made from bytes, and the laws that hold for every game.

use std::{collections::HashSet, fs, path::Path};

use arbitrary::{Result, Unstructured};
use hansu_records::journal::{Durability, Entry, FoundJournal, Journals, Recovered};
use hansu_rules::{
    Action, ActionText, AnyGame, Detail, GameKind, HalfPoints, MoveRejectReason, Outcome, Piece, PieceKind,
    Point, Rejection, Side, chess, go, janggi,
};

/// Chess positions in which something is about to happen: castling, promotions, en passant, pins, mates.
const CHESS_STARTS: [&str; 5] = [
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 98 60",
    "k7/8/8/2pP4/8/8/3r4/3K3R w - c6 0 2",
    "4k3/8/8/8/8/8/8/4K2R w K - 149 90",
];

/// Janggi positions with few pieces: generals that face each other, bare cannons, the end by points near.
const JANGGI_STARTS: [&str; 4] = [
    "4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1",
    "3k5/4a4/4c4/9/9/4C4/9/9/4K4/3R5 b - - 9 30",
    "3ak4/9/4b1n2/2P1p4/9/4P1p2/9/2N1C4/4K4/3A5 w - - 98 60",
    "r3k4/9/1c5c1/9/9/9/9/1C5C1/4K4/8R w - - 0 1",
];

/// The first line of the input and the rest.
#[must_use]
pub fn two_lines(text: &str) -> (&str, &str) {
    text.split_once('\n').unwrap_or(("", text))
}

/// The game of chess that begins with this FEN, in Chess960 where its castling rights need it, with a deletion for each
/// side; the ordinary start where the FEN cannot be read.
#[must_use]
pub fn chess_game(fen: &str) -> chess::Game {
    let rules = chess::Rules { chess960: chess::needs_chess960(fen), deletes: 1 };
    chess::Game::from_fen(fen, rules).unwrap_or_else(|_| chess::Game::new(rules))
}

/// The game of Janggi that begins with this FEN, with a deletion for each side; an ordinary start where the FEN cannot
/// be read.
#[must_use]
pub fn janggi_game(fen: &str) -> janggi::Game {
    let rules = janggi::Rules { deletes: 1, ..janggi::Rules::default() };
    let [set_up, ..] = janggi::Formation::ALL;
    janggi::Game::from_fen(fen, rules).unwrap_or_else(|_| janggi::Game::new(rules, set_up, set_up))
}

/// Any game before its first move.
///
/// # Errors
/// Where the bytes are used up.
pub fn any_game(u: &mut Unstructured<'_>) -> Result<AnyGame> {
    Ok(match u.choose(&GameKind::ALL)? {
        GameKind::Go => {
            let rules = go::Rules::preset(u.choose(&go::Rules::PRESETS)?).expect("a preset has rules");
            // Small boards fill up, and only then do kos, suicides and repetitions come about.
            let size = if u.ratio(7, 8)? { u.int_in_range(2..=5)? } else { u.int_in_range(2..=25)? };
            let stones = u.int_in_range(0..=9)?;
            let game = go::Game::with_handicap(size, rules, stones);
            AnyGame::Go(game.or_else(|_| go::Game::new(size, rules)).expect("the size is from 2 to 25"))
        }
        GameKind::Chess => {
            let deletes = u.int_in_range(0..=3)?;
            AnyGame::Chess(match u.int_in_range(0..=2)? {
                0 => chess::Game::chess960(u.int_in_range(0..=959)?, deletes).expect("there are 960"),
                1 => chess::Game::new(chess::Rules { chess960: u.arbitrary()?, deletes }),
                _ => {
                    let rules = chess::Rules { chess960: u.arbitrary()?, deletes };
                    chess::Game::from_fen(u.choose(&CHESS_STARTS)?, rules).expect("each can be played")
                }
            })
        }
        GameKind::Janggi => {
            let preset = u.choose(&janggi::Rules::PRESETS)?;
            let rules = janggi::Rules::preset(preset).expect("a preset has rules");
            let rules = janggi::Rules { deletes: u.int_in_range(0..=3)?, ..rules };
            AnyGame::Janggi(if u.arbitrary()? {
                let [cho, han] = [u.choose(&janggi::Formation::ALL)?, u.choose(&janggi::Formation::ALL)?];
                janggi::Game::new(rules, *cho, *han)
            } else {
                janggi::Game::from_fen(u.choose(&JANGGI_STARTS)?, rules).expect("each can be played")
            })
        }
    })
}

/// Any piece kind of any game.
///
/// # Errors
/// Where the bytes are used up.
pub fn any_piece_kind(u: &mut Unstructured<'_>) -> Result<PieceKind> {
    u.choose(&[
        PieceKind::Stone,
        PieceKind::King,
        PieceKind::Queen,
        PieceKind::Rook,
        PieceKind::Bishop,
        PieceKind::Knight,
        PieceKind::Pawn,
        PieceKind::General,
        PieceKind::Guard,
        PieceKind::Chariot,
        PieceKind::Cannon,
        PieceKind::Horse,
        PieceKind::Elephant,
        PieceKind::Soldier,
    ])
    .copied()
}

/// Anything a hand can ask for, mostly on the board or just beside it.
///
/// # Errors
/// Where the bytes are used up.
pub fn any_action(u: &mut Unstructured<'_>, game: &AnyGame) -> Result<Action> {
    let (cols, rows) = game.board_size();
    let point = |u: &mut Unstructured<'_>| -> Result<Point> {
        Ok(if u.ratio(15, 16)? {
            Point::new(u.int_in_range(0..=cols)?, u.int_in_range(0..=rows)?)
        } else {
            Point::new(u.arbitrary()?, u.arbitrary()?)
        })
    };
    Ok(match u.int_in_range(0..=7)? {
        0 => Action::Pass,
        1 => Action::Delete(point(u)?),
        2 | 3 => Action::Place(point(u)?),
        _ => {
            let promotion = if u.ratio(1, 4)? { Some(any_piece_kind(u)?) } else { None };
            Action::Step { from: point(u)?, to: point(u)?, promotion }
        }
    })
}

/// The next action of a random game: a legal one, or anything.
///
/// # Errors
/// Where the bytes are used up.
pub fn next_action(u: &mut Unstructured<'_>, game: &AnyGame, legal: &[Action]) -> Result<Action> {
    if legal.is_empty() || u.ratio(1, 8)? { any_action(u, game) } else { u.choose(legal).copied() }
}

/// Everything about a game that a player could notice.
#[derive(Debug, PartialEq)]
pub struct Seen {
    /// The moves that may be played now.
    pub legal: Vec<Action>,
    position: Shown,
    to_move: Side,
    captured: [Vec<Piece>; 2],
    actions: Vec<Action>,
    check: Option<Point>,
    outcome: Option<Outcome>,
    points: Option<[HalfPoints; 2]>,
}

/// The position of a game and what only games of its kind have.
#[derive(Debug, PartialEq)]
enum Shown {
    Go {
        phase: go::Phase,
        stones: Vec<(Point, Piece)>,
        /// What is said about each stone if somebody plays onto it: which move put it there.
        said: Vec<Option<Rejection>>,
    },
    Pieces {
        fen: String,
        deletes_left: [u8; 2],
        hashes: Vec<u64>,
    },
}

/// Looks at a game.
#[must_use]
pub fn look(game: &AnyGame) -> Seen {
    let position = match game {
        AnyGame::Go(board) => {
            let stones = game.pieces();
            let said = stones.iter().map(|(point, _)| board.explain(Action::Place(*point))).collect();
            Shown::Go { phase: board.phase(), stones, said }
        }
        AnyGame::Chess(game) => Shown::Pieces {
            fen: game.fen(),
            deletes_left: game.deletes_left(),
            hashes: game.repetition_hashes(),
        },
        AnyGame::Janggi(game) => Shown::Pieces {
            fen: game.fen(),
            deletes_left: game.deletes_left(),
            hashes: game.repetition_hashes().collect(),
        },
    };
    Seen {
        legal: game.legal_actions(),
        position,
        to_move: game.to_move(),
        captured: game.captured(),
        actions: game.actions().to_vec(),
        check: game.check(),
        outcome: game.outcome(),
        points: game.points(),
    }
}

/// Plays an action, and holds that the explanation, the verdict and the play agree, that a refusal changes nothing and
/// that a takeback restores everything. `before` is what is seen of the game; what is seen then comes back.
pub fn attempt(game: &mut AnyGame, action: Action, before: Seen) -> Seen {
    let explained = game.explain(action);
    assert_eq!(game.is_legal(action), explained.is_none(), "{action:?}: {explained:?} in {before:?}");
    let played = match game.play(action) {
        Ok(played) => played,
        Err(refused) => {
            assert_eq!(Some(refused), explained, "{action:?} in {before:?}");
            assert_eq!(look(game), before, "{action:?} was refused");
            return before;
        }
    };
    assert_eq!(explained, None, "{action:?} was played in {before:?}");
    assert_eq!(game.actions().last(), Some(&played.action));
    assert_eq!(game.check().is_some(), played.check, "{action:?} in {before:?}");
    let after = look(game);
    assert!(game.undo());
    assert_eq!(look(game), before, "{action:?} was taken back");
    assert_eq!(game.play(played.action), Ok(played), "{action:?} in {before:?}");
    assert_eq!(look(game), after, "{action:?} was played again");
    after
}

/// Asks about every action on the board, and holds that just the listed moves (and deletions) are legal, each refusal is
/// explained, and every listed move can be written and read in both notations.
pub fn sweep(game: &AnyGame) {
    let legal = game.legal_actions();
    let listed: HashSet<Action> = legal.iter().copied().collect();
    assert_eq!(legal.len(), listed.len(), "a move is listed twice: {legal:?}");
    let mut reached = HashSet::new();
    for action in every_action(game) {
        let explained = game.explain(action);
        assert_eq!(game.is_legal(action), explained.is_none(), "{action:?}: {explained:?}");
        if explained.is_none() {
            let played = game.clone().play(action).expect("nothing speaks against it").action;
            if !matches!(action, Action::Delete(_)) {
                assert!(listed.contains(&played), "{action:?} is legal and not listed");
                reached.insert(played);
            }
        }
    }
    assert_eq!(reached, listed, "a listed move is legal by no action");
    for action in legal {
        write_and_read(game, action);
    }
}

/// Holds that what is written for a legal action is read as that action.
pub fn write_and_read(game: &AnyGame, action: Action) {
    let played = game.clone().play(action).map(|played| played.action);
    for style in [ActionText::Protocol, ActionText::Player] {
        let text = game.text(action, style);
        let read = game.parse(&text).and_then(|read| game.clone().play(read)).map(|played| played.action);
        assert_eq!(read, played, "{action:?} as {text:?}");
    }
}

/// Reads text as a move, and holds that the answer can be relied on: only reasons that a reader may give, candidates
/// that could be played, and an action whose text in either style means the same again.
pub fn read_move(game: &AnyGame, text: &str) {
    match game.parse(text) {
        Ok(action) if game.is_legal(action) => write_and_read(game, action),
        Ok(action) => {
            let written = game.text(action, ActionText::Protocol);
            let again = game.parse(&written).unwrap_or_else(|refused| {
                panic!("{text:?} as {written:?}: {refused:?}");
            });
            // Two actions may mean the same move, as castling does by the king's step and onto the rook.
            assert_eq!(game.text(again, ActionText::Protocol), written, "{text:?}");
            assert!(!game.is_legal(again), "{text:?} as {written:?}");
        }
        Err(rejection) => match rejection.reason {
            MoveRejectReason::Unreadable | MoveRejectReason::OutOfBounds => {}
            MoveRejectReason::CastlingRightLost => assert_eq!(game.kind(), GameKind::Chess),
            MoveRejectReason::Ambiguous => {
                let Detail::Candidates(candidates) = rejection.evidence.detail else {
                    panic!("{text:?} is ambiguous without candidates");
                };
                assert!(candidates.len() > 1, "{text:?}: {candidates:?}");
                for candidate in candidates {
                    // A pawn may be clear and its new piece not.
                    let reason = game.explain(candidate).map(|refused| refused.reason);
                    assert!(
                        matches!(reason, None | Some(MoveRejectReason::PromotionMissing)),
                        "{text:?} offers {candidate:?}: {reason:?}"
                    );
                }
            }
            reason => panic!("{text:?} cannot be read because of {reason:?}"),
        },
    }
}

/// Every action on the board that a hand can ask for; promotions where the last ranks of chess are.
fn every_action(game: &AnyGame) -> impl Iterator<Item = Action> {
    let (cols, rows) = game.board_size();
    let points: Vec<Point> =
        (0..cols).flat_map(|col| (0..rows).map(move |row| Point::new(col, row))).collect();
    let steps = match game.kind() {
        GameKind::Go => Vec::new(),
        GameKind::Chess | GameKind::Janggi => points.clone(),
    };
    let choices: &[Option<PieceKind>] = match game.kind() {
        GameKind::Chess => &[
            None,
            Some(PieceKind::Queen),
            Some(PieceKind::Rook),
            Some(PieceKind::Bishop),
            Some(PieceKind::Knight),
            Some(PieceKind::King),
        ],
        GameKind::Go | GameKind::Janggi => &[None],
    };
    let steps = steps.clone().into_iter().flat_map(move |from| {
        steps.clone().into_iter().flat_map(move |to| {
            let choices = if matches!(to.row, 0 | 7) { choices } else { &choices[..1] };
            choices.iter().map(move |&promotion| Action::Step { from, to, promotion })
        })
    });
    let places = points.clone().into_iter().map(Action::Place);
    let deletions = points.into_iter().map(Action::Delete);
    steps.chain(places).chain(deletions).chain([Action::Pass])
}

/// The journal of a game, whatever is in it: what is recovered is what comes back when it is written anew; the game goes on
/// behind its last whole line; a file with a hole stays as it was. Lines that the checksum of a journal protects come
/// about by chance alone in a thousand years: where the first byte is odd, the rest is what lines say.
pub fn journal(bytes: &[u8]) {
    let memory = Path::new("/dev/shm");
    let folder = if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() };
    let folder = folder.join(format!("hansu-fuzz-journal-{}", std::process::id()));
    let journals = Journals::open(&folder).expect("a folder can be made");
    let path = folder.join("1-1-1.journal");
    let file = match bytes.split_first() {
        Some((first, said)) if first % 2 == 1 => said_in_lines(said),
        _ => bytes.to_vec(),
    };
    fs::write(&path, &file).expect("a file can be written");
    match only_journal(&journals) {
        None => assert!(!path.exists(), "nothing had begun"),
        Some(FoundJournal::InUse(_)) => panic!("nobody uses it"),
        Some(FoundJournal::Damaged { kept_as, before, .. }) => {
            assert_eq!(fs::read(&kept_as).expect("it is kept"), file);
            fs::remove_file(kept_as).expect("it can go");
            if let Some(before) = before {
                comes_back(&journals, &before);
            }
        }
        Some(FoundJournal::Unfinished(found)) => {
            let note = Entry::Note("and on".to_owned());
            let mut journal = found.resume(Durability::Process).expect("it goes on");
            journal.append(&note).expect("it can be written");
            drop(journal);
            let Some(FoundJournal::Unfinished(again)) = only_journal(&journals) else { panic!("it is lost") };
            assert_eq!((&again.header, again.torn), (&found.header, false));
            assert_eq!(again.entries.split_last(), Some((&note, &found.entries[..])));
            again.discard().expect("it can go");
            comes_back(&journals, &found);
        }
    }
}

/// A journal in which each line of a text is said.
fn said_in_lines(said: &[u8]) -> Vec<u8> {
    let mut file = b"hansu journal 1\n".to_vec();
    for (number, line) in said.split(|&byte| byte == b'\n').enumerate() {
        let content = [number.to_string().as_bytes(), b" ", line].concat();
        file.extend(format!("{:08x} ", crc32fast::hash(&content)).bytes());
        file.extend(content);
        file.push(b'\n');
    }
    file
}

fn only_journal(journals: &Journals) -> Option<FoundJournal> {
    let mut found = journals.unfinished().expect("a folder can be read");
    assert!(found.len() <= 1);
    found.pop()
}

fn comes_back(journals: &Journals, before: &Recovered) {
    assert!(before.actions().len() <= before.entries.len());
    let mut journal = journals.begin(&before.header, Durability::Process).expect("a journal can be begun");
    for entry in &before.entries {
        journal.append(entry).expect("it can be written");
    }
    drop(journal);
    let Some(FoundJournal::Unfinished(found)) = only_journal(journals) else { panic!("it is lost") };
    assert_eq!((&found.header, &found.entries, found.torn), (&before.header, &before.entries, false));
    assert_eq!(
        (found.actions(), found.clocks(), found.outcome()),
        (before.actions(), before.clocks(), before.outcome())
    );
    found.discard().expect("it can go");
}

/// A file of records, whatever is in it: one that was not changed is saved as it was; each record can be played at each
/// end of its tree, and is written as text that is opened again.
pub fn record_file(bytes: &[u8], name: &str) {
    let mut opened = match hansu_records::open(bytes, Some(name)) {
        Ok(opened) => opened,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    assert_eq!(opened.to_bytes().as_deref(), Ok(bytes), "an unchanged file is saved as it was");
    for warning in opened.warnings() {
        assert!(warning.place.line > 0 && !warning.problem.to_string().is_empty());
    }
    for index in 0..opened.records().len() {
        let Some(record) = opened.record_mut(index) else { continue };
        let last = record.tree.node(record.tree.len() - 1).expect("a tree has a root");
        assert_eq!(record.game_at(last).is_ok(), record.start.game().is_ok());
        let written = hansu_records::write_record(record);
        assert!(hansu_records::open_text(&written).is_ok(), "{written}");
        record.tree.make_main(last);
        record.tree.cut(last);
        while record.tree.undo_edit() {}
    }
    if let Ok(written) = opened.to_bytes() {
        let again = hansu_records::open(&written, Some(name));
        assert!(opened.records().is_empty() || again.is_ok());
    }
}
