//! Every sentence, in both languages: what it says, that it is complete, and that both catalogues hold the same.

mod cases;
mod faults;
mod played;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use hansu_rules::janggi::Formation;
use hansu_rules::{
    Action, Detail, Evidence, GameKind, HalfPoints, Mark, MarkRole, MoveRejectReason, Outcome, Piece,
    PieceKind, Point, Rejection, Side,
};
use proptest::prelude::*;

use crate::catalogue::{ENGLISH_SOURCE, KOREAN_SOURCE, recorder};
use crate::{BoardNames, Language, MoveFacts, PointFacts, Text};

use cases::{board, games_of, outcomes, refusals};

/// "Reason (game): title | sentence [squares]", a line each.
fn refusals_in(language: Language) -> String {
    let text = Text::new(language);
    let mut page = String::new();
    for (kind, rejection) in refusals() {
        let said = text.rejection(board(kind), &rejection);
        let squares = text.rejection_squares(board(kind), &rejection);
        let reason = rejection.reason;
        writeln!(page, "{reason:?} ({kind:?}): {} | {} [{squares}]", said.title, said.sentence).unwrap();
    }
    page
}

fn bare_refusals_in(language: Language) -> String {
    let text = Text::new(language);
    let mut page = String::new();
    for reason in MoveRejectReason::ALL {
        for &kind in games_of(reason) {
            let said = text.rejection(board(kind), &Rejection::new(reason));
            assert_eq!(said.title, text.reason_title(kind, reason));
            writeln!(page, "{reason:?} ({kind:?}): {} | {}", said.title, said.sentence).unwrap();
        }
    }
    page
}

fn outcomes_in(language: Language) -> String {
    let text = Text::new(language);
    let mut page = String::new();
    for (kind, outcome) in outcomes() {
        writeln!(page, "{:?} ({kind:?}): {}", outcome.by, text.outcome(kind, &outcome)).unwrap();
    }
    page
}

fn speech_in(language: Language) -> String {
    let text = Text::new(language);
    let mut page = String::new();
    let [go, chess, janggi] = GameKind::ALL.map(board);
    let stone = Piece::new(Side::First, PieceKind::Stone);
    let knight = Piece::new(Side::First, PieceKind::Knight);
    let king = Piece::new(Side::Second, PieceKind::King);
    let pawn = Piece::new(Side::First, PieceKind::Pawn);
    let rook = Piece::new(Side::Second, PieceKind::Rook);
    let cannon = Piece::new(Side::First, PieceKind::Cannon);
    let soldier = Piece::new(Side::Second, PieceKind::Soldier);
    let nothing = PointFacts::default();
    let points = [
        (go, Point::new(2, 3), PointFacts { piece: Some(stone), last_move: true, ..nothing }),
        (go, Point::new(18, 18), PointFacts { piece: Some(stone), dead: true, ..nothing }),
        (chess, Point::new(4, 3), PointFacts { target: true, ..nothing }),
        (chess, Point::new(4, 7), PointFacts { piece: Some(king), in_check: true, ..nothing }),
        (chess, Point::new(6, 0), PointFacts { piece: Some(knight), selected: true, ..nothing }),
        (janggi, Point::new(1, 2), PointFacts { piece: Some(cannon), selected: true, ..nothing }),
        (janggi, Point::new(0, 6), PointFacts { piece: Some(soldier), target: true, ..nothing }),
        (
            janggi,
            Point::new(4, 8),
            PointFacts {
                piece: Some(Piece::new(Side::Second, PieceKind::General)),
                in_check: true,
                ..nothing
            },
        ),
    ];
    for (board, point, facts) in points {
        writeln!(page, "{}", text.describe_point(board, point, facts)).unwrap();
    }
    let step =
        |from: (u8, u8), to: (u8, u8)| Action::step(Point::new(from.0, from.1), Point::new(to.0, to.1));
    let promotion =
        Action::Step { from: Point::new(0, 6), to: Point::new(1, 7), promotion: Some(PieceKind::Queen) };
    let moved = |action, piece, captured, check| MoveFacts { action, piece, captured, check };
    let moves = [
        (go, moved(Action::Place(Point::new(15, 15)), Some(stone), None, false)),
        (go, moved(Action::Pass, None, None, false)),
        (chess, moved(step((6, 0), (5, 2)), Some(knight), None, false)),
        (chess, moved(step((6, 0), (5, 2)), Some(knight), Some(rook), true)),
        (chess, moved(step((6, 0), (5, 2)), None, None, false)),
        (chess, moved(step((4, 7), (6, 7)), Some(king), None, false)),
        (chess, moved(step((4, 7), (2, 7)), Some(king), None, true)),
        (chess, moved(promotion, Some(pawn), Some(rook), true)),
        (chess, moved(Action::Delete(Point::new(0, 7)), Some(rook), None, false)),
        (chess, moved(Action::Delete(Point::new(0, 7)), None, None, false)),
        (janggi, moved(step((1, 2), (1, 8)), Some(cannon), Some(soldier), true)),
        (janggi, moved(step((0, 6), (0, 5)), Some(soldier), None, false)),
        (janggi, moved(Action::Pass, None, None, false)),
    ];
    for (board, facts) in moves {
        let bare = text.action(board, facts.action);
        writeln!(page, "{} [{bare}]", text.describe_move(board, facts)).unwrap();
    }
    writeln!(page, "{}", text.action(chess, promotion)).unwrap();
    for kind in GameKind::ALL {
        for side in Side::BOTH {
            writeln!(page, "{}. {}", text.to_move(kind, side), text.in_check(kind, side)).unwrap();
        }
        let amounts = [HalfPoints(2), HalfPoints(147)].map(|amount| text.points(kind, amount));
        writeln!(page, "{} {}", text.check(kind), amounts.join("; ")).unwrap();
    }
    for formation in Formation::ALL {
        writeln!(page, "{}", text.formation(formation)).unwrap();
    }
    for kind in GameKind::ALL {
        let far = Point::new(200, 255);
        writeln!(page, "{}", text.point(board(kind), far)).unwrap();
    }
    page
}

fn whole_book(language: Language) -> [String; 5] {
    let faults = faults::faults_in(language);
    [refusals_in(language), bare_refusals_in(language), outcomes_in(language), speech_in(language), faults]
}

#[test]
fn english_refusals() {
    insta::assert_snapshot!(refusals_in(Language::English));
}

#[test]
fn korean_refusals() {
    insta::assert_snapshot!(refusals_in(Language::Korean));
}

#[test]
fn english_refusals_without_evidence() {
    insta::assert_snapshot!(bare_refusals_in(Language::English));
}

#[test]
fn korean_refusals_without_evidence() {
    insta::assert_snapshot!(bare_refusals_in(Language::Korean));
}

#[test]
fn english_outcomes() {
    insta::assert_snapshot!(outcomes_in(Language::English));
}

#[test]
fn korean_outcomes() {
    insta::assert_snapshot!(outcomes_in(Language::Korean));
}

#[test]
fn english_speech() {
    insta::assert_snapshot!(speech_in(Language::English));
}

#[test]
fn korean_speech() {
    insta::assert_snapshot!(speech_in(Language::Korean));
}

/// The keys a catalogue defines: messages with a value of their own, and attributes.
fn keys_of(source: &str) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let mut message = "";
    for line in source.lines() {
        let Some((name, _)) = line.split_once('=') else { continue };
        if let Some(attribute) = name.strip_prefix("    .") {
            keys.insert(format!("{message}.{}", attribute.trim_end()));
        } else if name.starts_with(|c: char| c.is_ascii_alphabetic()) {
            message = name.trim_end();
            keys.insert(message.to_owned());
        }
    }
    keys
}

#[test]
fn catalogues_hold_the_same_keys() {
    assert_eq!(keys_of(ENGLISH_SOURCE), keys_of(KOREAN_SOURCE));
}

#[test]
fn every_key_is_shown_and_every_key_asked_for_exists() {
    for (language, source) in [(Language::English, ENGLISH_SOURCE), (Language::Korean, KOREAN_SOURCE)] {
        recorder::take();
        whole_book(language);
        let defined = keys_of(source);
        let shown = recorder::take();
        let unused: Vec<_> = defined.difference(&shown).collect();
        assert!(unused.is_empty(), "{language:?}: never shown: {unused:?}");
        let unknown: Vec<_> = shown.difference(&defined).collect();
        assert!(unknown.is_empty(), "{language:?}: {unknown:?}");
    }
}

#[test]
fn every_reason_has_a_case_for_every_game_it_occurs_in() {
    let told: BTreeSet<_> =
        refusals().into_iter().map(|(kind, rejection)| (rejection.reason, kind)).collect();
    for reason in MoveRejectReason::ALL {
        for &kind in games_of(reason) {
            assert!(told.contains(&(reason, kind)), "{reason:?} in {kind:?}");
        }
    }
}

/// Nothing a reader could take for a fault of the catalogue.
fn assert_reads_well(said: &str) {
    for fault in ["{", "}", "undefined", "$", "JOSA", "CAP(", "  ", "은(는)", "이(가)", "을(를)"] {
        assert!(!said.contains(fault), "{fault:?} in {said:?}");
    }
    assert!(!said.contains(['\u{2068}', '\u{2069}']), "isolation marks in {said:?}");
}

#[test]
fn no_sentence_shows_a_hole() {
    for language in Language::ALL {
        for page in whole_book(language) {
            page.lines().for_each(assert_reads_well);
        }
    }
}

#[test]
fn refusals_end_with_a_full_stop() {
    for language in Language::ALL {
        let text = Text::new(language);
        for (kind, rejection) in refusals() {
            let said = text.rejection(board(kind), &rejection);
            for part in [&said.title, &said.sentence] {
                assert!(part.ends_with('.'), "{part:?}");
            }
        }
    }
}

#[test]
fn quoted_text_is_shortened_and_put_on_one_line() {
    let text = Text::new(Language::English);
    let quote = |given: &str| {
        let rejection =
            Rejection::new(MoveRejectReason::Unreadable).with_detail(Detail::Text(given.to_owned()));
        text.rejection(board(GameKind::Chess), &rejection).sentence
    };
    assert!(quote("a\nb\tc").starts_with("“a b c” cannot be read"));
    assert!(quote(&"é".repeat(500)).starts_with(&format!("“{}…” cannot", "é".repeat(40))));
    assert!(quote(" \u{202e}\u{200b} ").starts_with("Write a move"), "{}", quote(" \u{202e}\u{200b} "));
    assert!(quote("").starts_with("Write a move"));
}

#[test]
fn languages_are_found_by_code() {
    assert_eq!(Language::from_code("ko_KR.UTF-8"), Some(Language::Korean));
    assert_eq!(Language::from_code("EN"), Some(Language::English));
    assert_eq!(Language::from_code("de"), None);
    assert_eq!(Language::from_code(""), None);
}

fn any_mark() -> impl Strategy<Value = Mark> {
    const ROLES: [MarkRole; 17] = [
        MarkRole::Mover,
        MarkRole::Target,
        MarkRole::Blocker,
        MarkRole::Attacker,
        MarkRole::Pinner,
        MarkRole::King,
        MarkRole::EnemyKing,
        MarkRole::Screen,
        MarkRole::Line,
        MarkRole::Leg,
        MarkRole::DeadStone,
        MarkRole::KoPoint,
        MarkRole::Palace,
        MarkRole::LineNode,
        MarkRole::Pawn,
        MarkRole::Rook,
        MarkRole::Crossing,
    ];
    const KINDS: [PieceKind; 6] = [
        PieceKind::Stone,
        PieceKind::King,
        PieceKind::Knight,
        PieceKind::General,
        PieceKind::Cannon,
        PieceKind::Soldier,
    ];
    let piece = (prop::sample::select(&Side::BOTH[..]), prop::sample::select(&KINDS[..]))
        .prop_map(|(side, kind)| Piece::new(side, kind));
    (prop::sample::select(&ROLES[..]), any::<(u8, u8)>(), prop::option::of(piece))
        .prop_map(|(role, (col, row), piece)| Mark { role, point: Point::new(col, row), piece })
}

fn any_detail() -> impl Strategy<Value = Detail> {
    let table = [
        Detail::None,
        Detail::Ended(Outcome::draw(hansu_rules::EndReason::Stalemate)),
        Detail::Scoring,
        Detail::BoardSize { cols: 0, rows: 255 },
        Detail::Text("e4은(".to_owned()),
        Detail::Candidates(Vec::new()),
        Detail::Candidates(vec![Action::Pass; 9]),
        Detail::Ko(hansu_rules::KoRule::Simple),
        Detail::Castling(hansu_rules::CastlingLoss::NeverHad),
        Detail::Promotions(Vec::new()),
        Detail::DoubleCheck,
        Detail::Times(u32::MAX),
    ];
    prop::sample::select(Vec::from(table))
}

proptest! {
    /// Whatever the evidence, also where it does not belong to the reason: a title and a sentence.
    #[test]
    fn any_evidence_makes_a_sentence(
        reason in prop::sample::select(&MoveRejectReason::ALL[..]),
        kind in prop::sample::select(&GameKind::ALL[..]),
        rows in any::<u8>(),
        marks in prop::collection::vec(any_mark(), 0..8),
        side in prop::option::of(prop::sample::select(&Side::BOTH[..])),
        move_numbers in prop::collection::vec(any::<u32>(), 0..4),
        full_move in any::<Option<u32>>(),
        detail in any_detail(),
    ) {
        let rejection =
            Rejection { reason, evidence: Evidence { marks, side, move_numbers, full_move, detail } };
        for language in Language::ALL {
            let text = Text::new(language);
            let board = BoardNames { kind, rows };
            let said = text.rejection(board, &rejection);
            prop_assert!(!said.title.is_empty() && !said.sentence.is_empty());
            assert_reads_well(&said.title);
            assert_reads_well(&said.sentence);
            assert_reads_well(&text.rejection_squares(board, &rejection));
        }
    }
}
