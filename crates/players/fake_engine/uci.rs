//! UCI, badly.

use std::{process, thread, time::Duration};

use hansu_rules::{ActionText, chess};

use crate::{babble, flood, lines, long_line, park, say, say_bytes, start_heir, violation};

const OPTIONS: [&str; 6] = [
    "option name Hash type spin default 16 min 1 max 64",
    "option name Threads type spin default 1 min 1 max 8",
    "option name MultiPV type spin default 1 min 1 max 9",
    "option name Ponder type check default false",
    "option name Style type combo default Solid var Solid var Risky One",
    "option name Clear Hash type button",
];

const LIES: [&str; 7] = [
    "option name Hash type spin default 9999 min 64 max 1",
    "option name Threads type wheel default 1",
    "option name",
    "option",
    "option name Style type combo default Bold var Solid",
    "option name Style type combo default Bold var Solid",
    "option name Depth type spin default twelve min few max many",
];

struct Fake<'a> {
    behaviour: &'a str,
    game: chess::Game,
    searching: bool,
}

pub fn run(behaviour: &str) {
    let mut fake = Fake { behaviour, game: chess::Game::new(chess::Rules::default()), searching: false };
    if behaviour == "talker" {
        say("Welcome to the world's best editor");
    }
    for line in lines() {
        fake.hear(&line);
    }
    if behaviour == "ignore-quit" {
        park();
    }
}

impl Fake<'_> {
    fn hear(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, self.behaviour) {
            (_, "talker") => say(&format!("{word}: command not found")),
            ("uci", "babble") | ("go", "babble-on") => babble(),
            ("uci", "silent") | ("quit", "ignore-quit") => {}
            ("uci", _) => self.introduce(),
            ("isready", "never-ready") => {}
            ("isready", _) => say("readyok"),
            ("setoption", _) => self.set(rest),
            ("position", _) => self.place(rest),
            ("go", _) => self.go(rest),
            ("stop" | "ponderhit", _) if !self.searching => violation(word),
            ("stop", "deaf" | "heir") => {}
            ("stop", "late") => {
                thread::sleep(Duration::from_millis(300));
                say("info depth 9 score cp 999 pv a2a3");
                self.best();
            }
            ("stop" | "ponderhit", _) => self.best(),
            ("ucinewgame", _) if self.searching => violation("ucinewgame"),
            ("ucinewgame", _) => {}
            ("quit", _) => process::exit(0),
            _ => say(&format!("Unknown command: {line}")),
        }
    }

    fn introduce(&self) {
        say("id name Fake");
        if self.behaviour == "bytes" {
            say_bytes(b"id author J\xfcrgen \xff\xfe\n");
        } else {
            say("id author Nobody");
        }
        for option in if self.behaviour == "liar" { &LIES[..] } else { &OPTIONS } {
            say(option);
        }
        say("uciok");
        if self.behaviour == "banner" {
            say("");
            say("registration checking");
            say("bestmove a2a4");
            say("info string hello");
        }
    }

    fn set(&self, words: &str) {
        if self.searching {
            violation("setoption while searching");
        }
        eprintln!("set {words}");
        let announced =
            ["name Hash value ", "name Threads value ", "name MultiPV value ", "name Ponder value "];
        let exact = ["name Style value Risky One", "name Clear Hash"];
        let honest = if self.behaviour == "liar" {
            words == "name Style value Solid"
        } else {
            announced.iter().any(|start| words.starts_with(start)) || exact.contains(&words)
        };
        if !honest {
            violation(words);
        }
    }

    fn place(&mut self, words: &str) {
        if self.searching {
            violation("position while searching");
        }
        let (base, moves) = words.split_once(" moves ").unwrap_or((words, ""));
        let rules = chess::Rules::default();
        self.game = match base.strip_prefix("fen ").map(|fen| chess::Game::from_fen(fen, rules)) {
            None => chess::Game::new(rules),
            Some(Ok(game)) => game,
            Some(Err(_)) => violation("no position"),
        };
        for text in moves.split_whitespace() {
            let played = self.game.parse(text).and_then(|action| self.game.play(action));
            if played.is_err() {
                violation("an illegal move in the list");
            }
        }
    }

    fn go(&mut self, words: &str) {
        if self.searching {
            violation("go while searching");
        }
        if words.trim().is_empty() || words.contains("time 0") {
            violation("a bare go");
        }
        self.searching = true;
        match self.behaviour {
            "exit" => {
                eprintln!("out of memory");
                process::exit(3);
            }
            "deaf" | "late" | "endless" => {}
            "heir" => start_heir("info string I live on"),
            "stderr" => {
                flood();
                self.best();
            }
            "long" => {
                long_line(b"info string ");
                long_line(b"bestmove ");
                self.searching = false;
            }
            "bytes" => {
                say_bytes(b"info string \xe9\xff\xfe\x00\n\xff\xff\n");
                self.best();
            }
            _ if words.contains("infinite") || words.contains("ponder") => {
                say("info depth 1 multipv 1 score cp 13 nodes 20 pv 0000");
                self.report();
            }
            _ => {
                self.report();
                self.best();
            }
        }
    }

    fn report(&self) {
        if let Some(text) = self.first() {
            say(&format!("info depth 2 seldepth 3 multipv 1 score cp 21 nodes 400 time 3 pv {text} h9h9"));
        }
    }

    fn first(&self) -> Option<String> {
        let action = self.game.legal_actions().into_iter().min()?;
        Some(self.game.text(action, ActionText::Protocol))
    }

    /// Also the second-best way to say it: in capitals, with what nobody has to understand behind it.
    fn best(&mut self) {
        self.searching = false;
        let first = self.first().unwrap_or_else(|| "(none)".to_owned());
        match self.behaviour {
            "illegal" => say("bestmove e2e5 ponder e7e5"),
            "nonsense" => say("bestmove Hello World"),
            "none" => say("bestmove (none)"),
            "null" => say("bestmove 0000"),
            "empty" => say("bestmove"),
            "capitals" => say(&format!("  bestmove   {}  ponder (none) ", first.to_uppercase())),
            "double" => {
                say(&format!("bestmove {first}"));
                say("bestmove h7h5");
            }
            "ponder" => {
                let mut after = self.game.clone();
                let reply = after
                    .parse(&first)
                    .and_then(|action| after.play(action))
                    .ok()
                    .and_then(|_| after.legal_actions().into_iter().min());
                let reply = reply.map(|reply| after.text(reply, ActionText::Protocol)).unwrap_or_default();
                say(&format!("bestmove {first} ponder {reply}"));
            }
            "bad-ponder" => say(&format!("bestmove {first} ponder a1a8")),
            _ => say(&format!("bestmove {first}")),
        }
    }
}
