//! GTP, badly.

use std::{process, thread, time::Duration};

use hansu_rules::{Action, Side, go};

use crate::{babble, flood, lines, long_line, park, say, say_bytes, start_heir};

const COMMANDS: &str = "protocol_version\nname\nversion\nlist_commands\nboardsize\nclear_board\nkomi\nplay\n\
                        genmove\nundo\nquit\ntime_settings\ntime_left\nfixed_handicap\nset_free_handicap\n\
                        final_score\nfinal_status_list";

struct Fake<'a> {
    behaviour: &'a str,
    game: go::Game,
    /// The number of a search that has not been answered.
    searching: Option<String>,
}

fn board(size: u8) -> Option<go::Game> {
    go::Game::new(size, go::Rules::CHINESE).ok()
}

pub fn run(behaviour: &str) {
    let Some(game) = board(19) else { return };
    let mut fake = Fake { behaviour, game, searching: None };
    for line in lines() {
        fake.hear(line.trim());
    }
    if behaviour == "ignore-quit" {
        park();
    }
}

impl Fake<'_> {
    fn hear(&mut self, line: &str) {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        let id = words.first().filter(|word| word.bytes().all(|byte| byte.is_ascii_digit())).copied();
        if id.is_some() {
            words.remove(0);
        }
        let Some((&command, args)) = words.split_first() else { return };
        if self.behaviour == "silent" || (self.behaviour, command) == ("ignore-quit", "quit") {
            return;
        }
        eprintln!("heard {}", words.join(" "));
        if command == "genmove" {
            self.misbehave();
        }
        if command == "kata-search_analyze_cancellable" {
            // Its search ends with the next line, and is answered before that is.
            self.searching = id.map(str::to_owned);
            return;
        }
        if let Some(searched) = self.searching.take() {
            say(&format!("={searched}\nplay cancelled\n"));
        }
        let (mark, text) = match self.answer(command, args) {
            Ok(text) => ('=', text),
            Err(text) => ('?', text),
        };
        let id = if self.behaviour == "no-numbers" { "" } else { id.unwrap_or_default() };
        say(&format!("{mark}{id} {text}\n"));
        if command == "quit" {
            process::exit(0);
        }
    }

    fn misbehave(&self) {
        match self.behaviour {
            "exit" => {
                eprintln!("no network file");
                process::exit(4);
            }
            "babble" => babble(),
            "slow" => thread::sleep(Duration::from_millis(400)),
            "hang" => park(),
            "heir" => {
                start_heir("chatter");
                park();
            }
            "stderr" => flood(),
            "long" => long_line(b"chatter "),
            "bytes" => say_bytes(b"\xff\xfe\n"),
            _ => {}
        }
    }

    fn answer(&mut self, command: &str, args: &[&str]) -> Result<String, String> {
        let refused = |what: &str| Err(what.to_owned());
        match (command, self.behaviour) {
            ("protocol_version", "old") => Ok("1".to_owned()),
            ("protocol_version", _) => Ok("2".to_owned()),
            ("name", _) => Ok("Fake Go".to_owned()),
            ("version", _) => Ok("0".to_owned()),
            ("list_commands", "cancellable") => Ok(format!("{COMMANDS}\nkata-search_analyze_cancellable")),
            ("list_commands", "no-undo") => Ok(COMMANDS.replace("\nundo", "")),
            ("list_commands", _) => Ok(COMMANDS.to_owned()),
            ("quit", _) => Ok(String::new()),
            ("komi" | "time_settings" | "time_left", _) => {
                let decent = args.iter().all(|word| !word.contains(','));
                let whole = command == "komi" || args.iter().all(|word| !word.contains('.'));
                if decent && whole { Ok(String::new()) } else { refused("syntax error") }
            }
            ("boardsize", "small") if args != ["9"] => refused("unacceptable size"),
            ("boardsize", _) => {
                let size = args.first().and_then(|word| word.parse().ok()).and_then(board);
                size.map_or_else(
                    || refused("unacceptable size"),
                    |game| {
                        self.game = game;
                        Ok(String::new())
                    },
                )
            }
            ("clear_board", _) => {
                self.game = board(self.game.size()).unwrap_or_else(|| self.game.clone());
                Ok(String::new())
            }
            ("fixed_handicap", "other-handicap") => Ok("A1 A2".to_owned()),
            ("fixed_handicap" | "set_free_handicap", _) => self.handicap(command, args),
            ("play", "refuse") => refused("illegal move"),
            ("play", _) => self.play(args),
            ("undo", "no-way-back") => refused("cannot undo"),
            ("undo", _) => {
                if self.game.undo() {
                    Ok(String::new())
                } else {
                    refused("cannot undo")
                }
            }
            ("genmove", "refuse-move") => refused("I am tired"),
            // A stone on a point that is taken, or no point at all.
            ("genmove", "illegal") => Ok("E5".to_owned()),
            ("genmove", "nonsense") => Ok("Hello".to_owned()),
            ("genmove", "empty") => Ok(String::new()),
            ("genmove", "resign") => Ok("RESIGN".to_owned()),
            ("genmove", _) => self.genmove(args),
            ("final_score", _) => Ok("W+7,5".to_owned()),
            ("final_status_list", _) => Ok("A1 B1\nC1".to_owned()),
            _ => refused("unknown command"),
        }
    }

    fn handicap(&mut self, command: &str, args: &[&str]) -> Result<String, String> {
        let size = self.game.size();
        let setup = if command == "fixed_handicap" {
            args.first()
                .and_then(|word| word.parse().ok())
                .and_then(|stones| go::Setup::fixed_handicap(size, stones).ok())
        } else {
            let points: Vec<_> = args
                .iter()
                .filter_map(|word| match self.game.parse(word) {
                    Ok(Action::Place(point)) => Some(point),
                    _ => None,
                })
                .collect();
            go::Setup::free_handicap(size, &points).ok()
        };
        let setup = setup.ok_or("bad handicap")?;
        let names: Vec<String> =
            setup.stones.iter().map(|&(point, _)| go::Vertex::At(point).to_string()).collect();
        self.game = go::Game::from_setup(size, go::Rules::CHINESE, setup).map_err(|_| "bad handicap")?;
        Ok(names.join(" "))
    }

    fn side(args: &[&str]) -> Result<Side, String> {
        match args.first() {
            Some(&"b") => Ok(Side::First),
            Some(&"w") => Ok(Side::Second),
            _ => Err("syntax error".to_owned()),
        }
    }

    fn play(&mut self, args: &[&str]) -> Result<String, String> {
        let side = Self::side(args)?;
        let action = args.get(1).and_then(|word| self.game.parse(word).ok()).ok_or("syntax error")?;
        self.game.play_as(side, action).map(|_| String::new()).map_err(|_| "illegal move".to_owned())
    }

    fn genmove(&mut self, args: &[&str]) -> Result<String, String> {
        let side = Self::side(args)?;
        self.game.give_turn_to(side);
        let action = self.game.legal_actions().into_iter().min().unwrap_or(Action::Pass);
        self.game.play_as(side, action).map_err(|_| "no move")?;
        Ok(match action {
            Action::Place(point) => go::Vertex::At(point).to_string(),
            _ => "PASS".to_owned(),
        })
    }
}
