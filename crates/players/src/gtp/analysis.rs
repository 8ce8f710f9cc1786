//! Reports of an analysing engine.

use hansu_engine::{Candidate, GoInfo, Score, SearchInfo};
use hansu_rules::{Action, AnyGame};

/// How an engine writes what it found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// KataGo: shares from 0 to 1, with the lead in points.
    Kata,
    /// Leela Zero: shares in ten thousandths.
    Leela,
}

/// So many moves are shown.
const MOST_CANDIDATES: usize = 40;
/// So much of each line.
const LONGEST_PV: usize = 30;

#[derive(Debug, Default)]
struct Found<'a> {
    word: &'a str,
    visits: u32,
    win_rate: f32,
    lead: f32,
    prior: f32,
    order: usize,
    pv: Vec<&'a str>,
}

/// Reads a line of reports, several moves in one, about the position on show. Every move of the lines that come out
/// can be played. `None` where it holds none: such a line is no reason to stop.
#[must_use]
pub fn read(line: &str, game: &AnyGame, dialect: Dialect) -> Option<SearchInfo> {
    let mut moves: Vec<Found<'_>> = Vec::new();
    let mut ownership = Vec::new();
    let mut root_visits = None;
    let mut words = line.split_whitespace().peekable();
    let mut in_root = false;
    while let Some(word) = words.next() {
        match word {
            "info" => {
                in_root = false;
                moves.push(Found { order: moves.len(), ..Found::default() });
            }
            "rootInfo" => in_root = true,
            "ownership" => {
                while let Some(value) = words.peek().and_then(|word| word.parse::<f32>().ok()) {
                    ownership.push(if value.is_finite() { value.clamp(-1.0, 1.0) } else { 0.0 });
                    words.next();
                }
            }
            "visits" if in_root => root_visits = words.next().and_then(|word| word.parse::<u64>().ok()),
            _ => {
                let Some(found) = moves.last_mut().filter(|_| !in_root) else { continue };
                match word {
                    "move" => found.word = words.next()?,
                    "visits" => found.visits = words.next()?.parse().ok()?,
                    "winrate" => found.win_rate = share(words.next()?, dialect)?,
                    "prior" => found.prior = share(words.next()?, dialect)?,
                    "scoreLead" => found.lead = finite(words.next()?)?,
                    "order" => found.order = words.next()?.parse().ok()?,
                    "pv" => {
                        while let Some(step) = words.next_if(|word| !ends_line(word)) {
                            found.pv.push(step);
                        }
                    }
                    _ => {}
                }
            }
        }
    }
    moves.sort_by_key(|found| found.order);
    let all_visits = moves.iter().map(|found| u64::from(found.visits)).sum();
    let candidates: Vec<Candidate> =
        moves.iter().filter_map(|found| candidate(found, game)).take(MOST_CANDIDATES).collect();
    let best = candidates.first()?;
    let score = Score::Go { win_rate: best.win_rate, lead: best.lead };
    Some(SearchInfo {
        nodes: root_visits.unwrap_or(all_visits),
        pv: best.pv.clone(),
        go: Some(GoInfo { ownership: from_below(&ownership, game), candidates }),
        ..SearchInfo::of(score)
    })
}

/// The same report for the other side.
pub(super) fn turn(info: &mut SearchInfo) {
    if let Score::Go { win_rate, lead } = &mut info.score {
        (*win_rate, *lead) = (1.0 - *win_rate, -*lead);
    }
    let Some(go) = &mut info.go else { return };
    for one in &mut go.candidates {
        (one.win_rate, one.lead) = (1.0 - one.win_rate, -one.lead);
    }
    for owner in &mut go.ownership {
        *owner = -*owner;
    }
}

fn ends_line(word: &str) -> bool {
    matches!(word, "info" | "rootInfo" | "ownership" | "pvVisits" | "pvEdgeVisits" | "ownershipStdev")
}

fn finite(word: &str) -> Option<f32> {
    word.parse().ok().filter(|value: &f32| value.is_finite())
}

/// Leela Zero's bounds may lie outside.
fn share(word: &str, dialect: Dialect) -> Option<f32> {
    let share = finite(word)?;
    Some(
        match dialect {
            Dialect::Kata => share,
            Dialect::Leela => share / 10_000.0,
        }
        .clamp(0.0, 1.0),
    )
}

/// A move that may be played here, with its line as far as that is legal.
fn candidate(found: &Found<'_>, game: &AnyGame) -> Option<Candidate> {
    let action = game.parse(found.word).ok().filter(|&action| game.is_legal(action))?;
    let pv = if found.pv.is_empty() { vec![action] } else { legal_line(&found.pv, game) };
    Some(Candidate {
        action,
        visits: found.visits,
        win_rate: found.win_rate,
        lead: found.lead,
        prior: found.prior,
        pv: if pv.first() == Some(&action) { pv } else { vec![action] },
    })
}

fn legal_line(words: &[&str], game: &AnyGame) -> Vec<Action> {
    let mut walk = game.clone();
    let mut line = Vec::new();
    for word in words.iter().take(LONGEST_PV) {
        match walk.parse(word).and_then(|action| walk.play(action)) {
            Ok(played) => line.push(played.action),
            Err(_) => break,
        }
    }
    line
}

/// The engine lists rows from the top; a list of another length belongs to another board and is dropped.
fn from_below(ownership: &[f32], game: &AnyGame) -> Vec<f32> {
    let (cols, rows) = game.board_size();
    if ownership.len() != usize::from(cols) * usize::from(rows) {
        return Vec::new();
    }
    ownership.chunks(usize::from(cols)).rev().flatten().copied().collect()
}

#[cfg(test)]
mod tests {
    use hansu_rules::go;
    use proptest::prelude::*;

    use super::*;

    fn game() -> AnyGame {
        AnyGame::Go(go::Game::new(3, go::Rules::CHINESE).unwrap())
    }

    #[test]
    fn katago_with_ownership() {
        let line = "info move B2 visits 7 utility 0.1 winrate 0.75 scoreLead 2.5 prior 0.4 order 1 pv B2 A1 A1 \
                    info move A1 visits 30 winrate 0.8 scoreLead 3 prior 0.1 order 0 pv A1 \
                    info move Z9 visits 1 winrate 0.1 order 2 pv Z9 \
                    rootInfo visits 40 winrate 0.7 ownership 1 1 1 0 0 0 -1 -1 -0.5";
        let info = read(line, &game(), Dialect::Kata).unwrap();
        let go = info.go.unwrap();
        assert_eq!(info.nodes, 40);
        assert_eq!(info.score, Score::Go { win_rate: 0.8, lead: 3.0 });
        let seen: Vec<(u32, usize)> = go.candidates.iter().map(|one| (one.visits, one.pv.len())).collect();
        assert_eq!(seen, [(30, 1), (7, 2)]);
        assert_eq!(go.ownership, [-1.0, -1.0, -0.5, 0.0, 0.0, 0.0, 1.0, 1.0, 1.0]);
    }

    #[test]
    fn a_report_can_be_turned() {
        let line = "info move A1 visits 5 winrate 0.75 scoreLead 2 order 0 pv A1 ownership 1 1 1 1 1 1 1 1 1";
        let mut info = read(line, &game(), Dialect::Kata).unwrap();
        turn(&mut info);
        assert_eq!(info.score, Score::Go { win_rate: 0.25, lead: -2.0 });
        let go = info.go.unwrap();
        assert_eq!((go.candidates[0].lead, go.ownership), (-2.0, vec![-1.0; 9]));
    }

    #[test]
    fn leela_zero_in_ten_thousandths() {
        let line = "info move A1 visits 5 winrate 5086 prior 370 lcb -12 order 0 pv A1 info move pass visits 1 \
                    winrate 12000 order 1 pv";
        let go = read(line, &game(), Dialect::Leela).unwrap().go.unwrap();
        assert!((go.candidates[0].win_rate - 0.5086).abs() < 1e-6);
        assert!(go.candidates[1].win_rate <= 1.0 && go.candidates[1].pv == [Action::Pass]);
        assert!(go.ownership.is_empty());
    }

    #[test]
    fn lines_without_a_move_say_nothing() {
        for line in ["", "info", "info move", "info move A1 visits many", "rootInfo visits 3", "play A1"] {
            assert!(read(line, &game(), Dialect::Kata).is_none(), "{line}");
        }
    }

    proptest! {
        #[test]
        fn no_line_panics(
            line in "(info|move|visits|winrate|pv|ownership|rootInfo|A1|B2|pass|NaN|inf|-?[0-9.]{1,9}| ){0,30}",
        ) {
            if let Some(go) = read(&line, &game(), Dialect::Kata).and_then(|info| info.go) {
                prop_assert!(go.candidates.iter().all(|one| (0.0..=1.0).contains(&one.win_rate)));
            }
        }
    }
}
