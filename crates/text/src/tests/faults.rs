//! What is said of arrangements that are no positions, and of texts that show none.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use hansu_rules::{
    Arrangement, EndReason, Fault, FaultReason, GameKind, Outcome, Point, ReadError, Side, chess, go, janggi,
};

use super::assert_reads_well;
use crate::{BoardNames, Language, Text};

/// An arrangement for each fault.
const BOARDS: [(GameKind, &str); 18] = [
    (GameKind::Chess, "8/8/8/8/8/8/8/8 w - - 0 1"),
    (GameKind::Chess, "k3k3/8/8/8/8/8/8/4K3 w - - 0 1"),
    (GameKind::Chess, "4k3/8/8/7B/8/8/4R3/4K3 w - - 0 1"),
    (GameKind::Chess, "8/8/8/8/8/8/4k3/4K3 w - - 0 1"),
    (GameKind::Chess, "4k2P/8/8/8/8/8/8/4K3 w - - 0 1"),
    (GameKind::Chess, "4k2P/8/8/8/8/8/8/p3K3 w - - 7 2"),
    (GameKind::Chess, "4k3/pppppppp/pp6/8/8/8/3qq3/6K1 b - - 0 1"),
    (GameKind::Chess, "4k3/ppppppp1/8/8/8/8/2qqq3/6K1 b - - 0 1"),
    (GameKind::Chess, "4k3/pppppp2/8/8/8/1r1q4/2qqq3/6K1 b - - 0 1"),
    (GameKind::Chess, "4k3/8/8/8/1b2r3/8/2n5/R3K3 w K d6 0 1"),
    (GameKind::Janggi, "9/9/9/9/9/9/9/9/4K4/9 w - - 0 1"),
    (GameKind::Janggi, "3k1k3/9/9/9/9/9/9/9/4K4/9 w - - 0 1"),
    (GameKind::Janggi, "3k5/9/9/pppppp3/9/9/4r4/9/4K4/9 b - - 9 2"),
    (GameKind::Janggi, "3k5/9/9/9/9/4K4/9/9/9/9 w - - 0 1"),
    (GameKind::Janggi, "3k4a/9/4p4/9/9/9/9/9/5K3/P8 w - - 0 1"),
    (GameKind::Go, "XO1/O2/3 b"),
    (GameKind::Go, "XXO1/OO2/4/4 b"),
    (GameKind::Go, "XXXX/XXXX/XXXX/XXXX b"),
];

const TEXTS: [(GameKind, &str); 21] = [
    (GameKind::Go, ""),
    (GameKind::Go, "3/4/3"),
    (GameKind::Go, "2/1?"),
    (GameKind::Go, "2/2 black"),
    (GameKind::Chess, ""),
    (GameKind::Chess, "8/8/8 w"),
    (GameKind::Chess, "8/8/7/8/8/8/8/8 w"),
    (GameKind::Chess, "8/8/x7/8/8/8/8/8 w"),
    (GameKind::Chess, "8/8/8/8/8/8/8/8 white"),
    (GameKind::Chess, "8/8/8/8/8/8/8/8 w all"),
    (GameKind::Chess, "8/8/8/8/8/8/8/8 w - e"),
    (GameKind::Chess, "8/8/8/8/8/8/8/8 w - - -5"),
    (GameKind::Chess, "8/8/8/8/8/8/8/8 w - - 0 one"),
    (GameKind::Chess, "8/8/8/8/8/8/8/8 w - - 0 1 more"),
    (GameKind::Janggi, ""),
    (GameKind::Janggi, "9/9 w"),
    (GameKind::Janggi, "9/9/9/9/9/9/9/9/9/8 w"),
    (GameKind::Janggi, "9/9/9/9/9/9/9/9/9/8X w"),
    (GameKind::Janggi, "9/9/9/9/9/9/9/9/9/9 cho"),
    (GameKind::Janggi, "9/9/9/9/9/9/9/9/9/9 w - - some"),
    (GameKind::Janggi, "9/9/9/9/9/9/9/9/9/9 w - - 0 1 2"),
];

fn cases() -> Vec<(BoardNames, Fault)> {
    let mut cases = Vec::new();
    for (kind, text) in BOARDS {
        let arrangement = Arrangement::read(kind, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let names = BoardNames { kind, rows: arrangement.board_size().1 };
        cases.extend(arrangement.faults().into_iter().map(|fault| (names, fault)));
    }
    let board = |kind| super::board(kind);
    let off = Point::new(30, 1);
    let stones = vec![(Point::new(0, 0), Side::First), (Point::new(0, 0), Side::Second), (off, Side::Second)];
    let setup = go::Setup { stones, ..go::Setup::empty() };
    for size in [9, 1] {
        cases.extend(setup.faults(size).into_iter().map(|fault| (board(GameKind::Go), fault)));
    }
    let mate = Outcome::win(Side::First, EndReason::Checkmate);
    cases.push((board(GameKind::Chess), Fault::over(mate)));
    cases.push((board(GameKind::Janggi), Fault::over(mate)));
    cases.push((board(GameKind::Chess), Fault::over(Outcome::draw(EndReason::Stalemate))));
    cases.push((board(GameKind::Chess), Fault::new(FaultReason::KingsTouch)));
    cases
}

/// "Reason (game): sentence", a line each.
pub(super) fn faults_in(language: Language) -> String {
    let text = Text::new(language);
    let mut page = String::new();
    for (board, fault) in cases() {
        writeln!(page, "{:?} ({:?}): {}", fault.reason, board.kind, text.fault(board, &fault)).unwrap();
    }
    for (kind, given) in TEXTS {
        let error = Arrangement::read(kind, given).unwrap_err();
        writeln!(page, "{given:?} ({kind:?}): {}", text.unreadable_position(&error)).unwrap();
    }
    for error in [
        ReadError::Chess(chess::FenError::TooMuchMaterial),
        ReadError::Janggi(janggi::FenError::Generals { side: Side::First, count: 0 }),
        ReadError::Go(go::DiagramError::Sign('\u{7}')),
    ] {
        writeln!(page, "{}", text.unreadable_position(&error)).unwrap();
    }
    let large = ReadError::Go(go::DiagramError::Size(go::SetupError::Size(255)));
    writeln!(page, "{}", text.unreadable_position(&large)).unwrap();
    page
}

#[test]
fn english_faults() {
    insta::assert_snapshot!(faults_in(Language::English));
}

#[test]
fn korean_faults() {
    insta::assert_snapshot!(faults_in(Language::Korean));
}

#[test]
fn every_fault_has_a_case_and_a_sentence_of_its_own() {
    let told: BTreeSet<FaultReason> = cases().into_iter().map(|(_, fault)| fault.reason).collect();
    assert_eq!(told, FaultReason::ALL.into_iter().collect());
    for language in Language::ALL {
        let text = Text::new(language);
        let unproved = text.fault(super::board(GameKind::Chess), &Fault::new(FaultReason::KingsTouch));
        for (board, fault) in cases() {
            let said = text.fault(board, &fault);
            assert!(said.ends_with('.'), "{said:?}");
            assert_reads_well(&said);
            assert_eq!(said == unproved, fault.marks.is_empty() && fault.reason == FaultReason::KingsTouch);
        }
    }
}
