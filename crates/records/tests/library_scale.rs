//! What a large library costs. Long, and so left out of an ordinary run:
//!
//! `cargo test --release -p hansu-records --test library_scale -- --ignored --nocapture --test-threads 1`

use std::{
    fs::{self, File},
    io::{BufWriter, Write},
    ops::ControlFlow,
    path::Path,
    time::{Duration, Instant},
};

use hansu_records::{
    NodeId, Record, Start,
    library::{Library, PageEnd, Query, Sort},
};
use hansu_rules::{GameKind, chess};
use shakmaty::{Chess, Position, san::SanPlus};

/// Numbers that look drawn, and are the same at each run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % below
    }

    /// A few of many come up often, as players do in a collection.
    fn skewed(&mut self, below: usize) -> usize {
        let roll = self.roll(below);
        if self.roll(2) == 0 { roll % 2000 } else { roll }
    }
}

const FIRST: [&str; 12] =
    ["Kim", "Park", "Müller", "Ólafsson", "Ivanov", "김", "박", "이", "Nguyen", "Garcia", "Smith", "Çelik"];
const SECOND: [&str; 8] = ["Anna", "Boris", "Carl", "Élise", "민준", "서연", "Dmitri", "Eva"];

fn name(dice: &mut Dice) -> String {
    let number = dice.skewed(150_000);
    format!("{}, {} {}", FIRST[number % 12], SECOND[number / 12 % 8], number / 96)
}

/// Chess games of so many plies as a file: shared beginnings, then moves at random.
fn write_games(path: &Path, count: usize, plies: usize) {
    let mut file = BufWriter::new(File::create(path).unwrap());
    for number in 0..count {
        let mut dice = Dice(number as u64);
        let (white, black) = (name(&mut dice), name(&mut dice));
        let date = format!("{}.{:02}.{:02}", 1950 + dice.roll(75), dice.roll(12) + 1, dice.roll(28) + 1);
        let date = if dice.roll(20) == 0 { "????.??.??".to_owned() } else { date };
        let result = ["1-0", "0-1", "1/2-1/2"][dice.roll(3)];
        let eco = format!("{}{:02}", ["A", "B", "C", "D", "E"][dice.roll(5)], dice.roll(100));
        let event = dice.roll(20_000);
        writeln!(
            file,
            "[Event \"Open {event}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Date \"{date}\"]\n\
             [Result \"{result}\"]\n[ECO \"{eco}\"]\n"
        )
        .unwrap();
        let mut board = Chess::default();
        // Not all alike, so that lists by length have something to order.
        let length = plies / 2 + dice.roll(plies + 1);
        for ply in 0..length {
            let moves = board.legal_moves();
            if moves.is_empty() {
                break;
            }
            let choices = if ply < 6 { moves.len().min(4) } else { moves.len() };
            let step = moves[dice.roll(choices)];
            if ply % 2 == 0 {
                write!(file, "{}. ", ply / 2 + 1).unwrap();
            }
            write!(file, "{} ", SanPlus::from_move_and_play_unchecked(&mut board, step)).unwrap();
            if ply % 16 == 15 {
                writeln!(file).unwrap();
            }
        }
        writeln!(file, "{result}\n").unwrap();
    }
}

/// The most memory this process has had, in MB, where the system tells.
fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kilobytes| kilobytes / 1024)
}

fn import(library: &mut Library, path: &Path) -> Duration {
    let begun = Instant::now();
    let report = library.import(&[path.to_owned()], &mut |_| ControlFlow::Continue(())).unwrap();
    let took = begun.elapsed();
    let games = report.progress.added;
    println!(
        "{games} games came in in {took:.1?}, {:.0} a second; {} known, {} unread; file {} MB, library {} MB, peak memory {:?} MB",
        games as f64 / took.as_secs_f64(),
        report.progress.known,
        report.progress.unread,
        fs::metadata(path).unwrap().len() >> 20,
        fs::metadata(library.path()).unwrap().len() >> 20,
        peak_memory()
    );
    took
}

#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_games() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("many.pgn");
    write_games(&path, 100_000, 80);
    let mut library = Library::open(&folder.path().join("library.db")).unwrap().library;
    import(&mut library, &path);
}

/// The library with a million rows; kept beside the build, since making it takes a minute.
fn a_million(folder: &Path) -> Library {
    let kept = std::env::var_os("HANSU_LIBRARY_OF_A_MILLION");
    let path = kept.map_or_else(|| folder.join("library.db"), Into::into);
    let begun = Instant::now();
    let mut library = Library::open(&path).unwrap().library;
    println!("opened in {:.1?}", begun.elapsed());
    if library.is_empty().unwrap() {
        let games = folder.join("many.pgn");
        write_games(&games, 1_000_000, 10);
        import(&mut library, &games);
        fs::remove_file(games).unwrap();
    }
    library
}

#[test]
#[ignore = "takes minutes"]
fn a_million_rows() {
    let folder = tempfile::tempdir().unwrap();
    let library = a_million(folder.path());
    let start = Record::new(Start::Chess { rules: chess::Rules::default(), fen: None });
    let everywhere = start.cursor_at(NodeId::ROOT).unwrap().key();
    let begun = Instant::now();
    library.search(&Query::default(), Sort::Added, true, None, 200).unwrap();
    println!("the first page as added: {:.1?}", begun.elapsed());
    let begun = Instant::now();
    library.count(&Query::default()).unwrap();
    println!("all columns read: {:.1?}", begun.elapsed());
    let begun = Instant::now();
    let page = library.search(&Query::default(), Sort::First, true, None, 200).unwrap();
    println!("all names sorted: {:.1?}", begun.elapsed());
    let long = library.load(page.records[0].id).unwrap().unwrap().records()[0].clone();
    let line: Vec<NodeId> = long.tree.main_line().collect();
    let position = |ply: usize| Some(long.cursor_at(line[ply]).unwrap().key());
    let any = Query::default();
    let some = |text: &str| Some(text.to_owned());
    let queries = [
        ("all", any.clone()),
        ("chess", Query { kind: Some(GameKind::Chess), ..any.clone() }),
        ("Go", Query { kind: Some(GameKind::Go), ..any.clone() }),
        ("player kim", Query { player: some("kim"), ..any.clone() }),
        ("player a", Query { player: some("a"), ..any.clone() }),
        ("player 김", Query { player: some("김"), ..any.clone() }),
        ("player ólafsson, élise 77", Query { player: some("ólafsson, élise 77"), ..any.clone() }),
        ("player nobody", Query { player: some("nobody at all"), ..any.clone() }),
        ("from 2020", Query { from_date: some("2020"), ..any.clone() }),
        ("1980.05", Query { from_date: some("1980.05"), to_date: some("1980.05"), ..any.clone() }),
        ("result 1-0", Query { result: some("1-0"), ..any.clone() }),
        ("result B+", Query { result: some("B+"), ..any.clone() }),
        ("opening B90", Query { opening: some("B90"), ..any.clone() }),
        ("opening B", Query { opening: some("B"), ..any.clone() }),
        ("event open 77", Query { event: some("open 77"), ..any.clone() }),
        ("moves, one", Query { moves: some("a2a3"), ..any.clone() }),
        ("moves, three", Query { moves: some("a2a3 a7a6 b2b3"), ..any.clone() }),
        ("position, start", Query { position: Some(everywhere), ..any.clone() }),
        ("position, 1 ply", Query { position: position(0), ..any.clone() }),
        ("position, 4 plies", Query { position: position(3), ..any.clone() }),
        ("position, last", Query { position: position(line.len() - 1), ..any.clone() }),
        (
            "player, result, date",
            Query { player: some("kim"), result: some("0-1"), from_date: some("2000"), ..any.clone() },
        ),
        (
            "chess, opening, 김",
            Query { kind: Some(GameKind::Chess), opening: some("C4"), player: some("김"), ..any.clone() },
        ),
        (
            "start, opening, date",
            Query {
                position: Some(everywhere),
                opening: some("C45"),
                from_date: some("2024"),
                ..any.clone()
            },
        ),
        ("start, nobody", Query { position: Some(everywhere), player: some("nobody at all"), ..any }),
    ];
    let mut slowest = Duration::ZERO;
    for (name, query) in queries {
        let mut times = Vec::new();
        for sort in [Sort::Added, Sort::Date, Sort::First, Sort::Second, Sort::Event, Sort::Plies] {
            for descending in [false, true] {
                let mut after: Option<PageEnd> = None;
                for page in ["first", "next"] {
                    let begun = Instant::now();
                    let read = library.search(&query, sort, descending, after.as_ref(), 200).unwrap();
                    times.push((begun.elapsed(), sort, descending, page));
                    after = read.end;
                    if after.is_none() {
                        break;
                    }
                }
            }
        }
        let begun = Instant::now();
        let count = library.count(&query).unwrap();
        let counted = begun.elapsed();
        let (time, sort, descending, page) = *times.iter().max_by_key(|(time, ..)| *time).unwrap();
        times.sort_by_key(|(time, ..)| *time);
        println!(
            "{name:28} {count:8} fit, counted in {counted:6.1?}; pages: median {:6.1?}, slowest {time:6.1?} ({page} by {sort:?}{})",
            times[times.len() / 2].0,
            if descending { ", descending" } else { "" }
        );
        slowest = slowest.max(time);
    }
    let begun = Instant::now();
    let all = library.len().unwrap();
    println!(
        "{all} rows, counted in {:.1?}; slowest page {slowest:.1?}; peak memory {:?} MB",
        begun.elapsed(),
        peak_memory()
    );
    // A deep page takes as long as the first one.
    for sort in [Sort::Date, Sort::First] {
        let mut after = None;
        let mut last = Duration::ZERO;
        for _ in 0..10 {
            let begun = Instant::now();
            after = library.search(&Query::default(), sort, false, after.as_ref(), 50_000).unwrap().end;
            last = begun.elapsed();
        }
        let begun = Instant::now();
        library.search(&Query::default(), sort, false, after.as_ref(), 200).unwrap();
        println!(
            "a page behind half a million by {sort:?}: {:.1?} ({last:.1?} for one of 50 000)",
            begun.elapsed()
        );
    }
}
