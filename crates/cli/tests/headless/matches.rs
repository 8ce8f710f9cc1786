//! `arena` and `bench`: that a whole match is played and reported.

use crate::run;

#[test]
fn a_short_match_is_played_to_its_end() {
    for game in ["chess", "janggi", "go"] {
        let size: &[&str] = if game == "go" { &["--size", "5"] } else { &[] };
        let args =
            ["arena", "--game", game, "--first", "1", "--second", "2", "--games", "2", "--nodes", "50"];
        let run = run(&[&args[..], size, &["--plies", "60"]].concat());
        assert_eq!(run.code, 0, "{game}: {}", run.error);
        let lines: Vec<&str> = run.out.lines().collect();
        assert_eq!(lines.len(), 4, "{}", run.out);
        assert!(lines[3].starts_with("level 1 against level 2: "), "{}", lines[3]);
    }
}

#[test]
fn levels_go_from_1_to_10() {
    run(&["arena", "--game", "chess", "--first", "0", "--second", "2"]).assert_bad_input(&["0", "1..=10"]);
}
