//! Rules by name and axis by axis.

use serde_json::Value;

use crate::talk::Talk;

fn rules(talk: &mut Talk) -> Value {
    serde_json::from_str(&talk.ok("kata-get-rules")).expect("rules are JSON")
}

#[test]
fn rules_by_name() {
    let mut talk = Talk::with(&["--rules", "japanese"]);
    assert_eq!(rules(&mut talk)["scoring"], "TERRITORY");
    assert_eq!(talk.ok("get_komi"), "6.5");
    talk.all_ok("komi 0.5\nkata-set-rules tromp-taylor");
    assert_eq!(rules(&mut talk)["ko"], "POSITIONAL");
    assert_eq!(rules(&mut talk)["suicide"], true);
    assert_eq!(talk.ok("get_komi"), "0.5", "komi is set by its own command");
    talk.all_ok("kgs-rules new_zealand");
    assert_eq!(rules(&mut talk)["ko"], "SITUATIONAL");
    talk.all_ok("kgs-rules chinese");
    assert_eq!(rules(&mut talk)["ko"], "POSITIONAL");
    talk.all_ok("kata-set-rules chinese");
    assert_eq!(rules(&mut talk)["ko"], "SIMPLE");
}

#[test]
fn rules_axis_by_axis() {
    let mut talk = Talk::start();
    talk.all_ok(
        "kata-set-rule ko SITUATIONAL
         kata-set-rule suicide true
         kata-set-rules {\"scoring\": \"TERRITORY\", \"tax\": \"SEKI\", \"whiteHandicapBonus\": \"N-1\"}",
    );
    let all = rules(&mut talk);
    assert_eq!(
        (&all["ko"], &all["suicide"], &all["tax"]),
        (&"SITUATIONAL".into(), &true.into(), &"SEKI".into())
    );
    let before = talk.ok("kata-get-rules");
    for line in [
        "kata-set-rules draughts",
        "kata-set-rules {\"ko\":\"SPIGHT\"}",
        "kata-set-rule ko NEVER",
        "kata-set-rule colour red",
        "kgs-rules draughts",
    ] {
        assert!(talk.fails(line).starts_with("unknown rules: "), "{line}");
    }
    for line in ["kata-set-rules", "kata-set-rule ko", "kgs-rules"] {
        assert!(talk.fails(line).starts_with("syntax error"), "{line}");
    }
    assert_eq!(talk.ok("kata-get-rules"), before);
}

#[test]
fn whether_a_pass_is_friendly_changes_nothing() {
    let mut talk = Talk::start();
    let before = talk.ok("kata-get-rules");
    for line in [
        "kata-set-rules {\"friendlyPassOk\":true}",
        "kata-set-rules {\"friendlyPassOk\": false, \"hasButton\": false}",
        "kata-set-rule friendlyPassOk true",
    ] {
        talk.all_ok(line);
        assert_eq!(talk.ok("kata-get-rules"), before, "{line}");
    }
    let all = "{\"friendlyPassOk\":true,\"hasButton\":false,\"ko\":\"POSITIONAL\",\"scoring\":\"AREA\",\
               \"suicide\":true,\"tax\":\"NONE\",\"whiteHandicapBonus\":\"0\"}";
    talk.all_ok(&format!("kata-set-rules {all}"));
    assert!(talk.ok("showboard").contains("Rules: tromp-taylor"));
}

#[test]
fn rules_that_are_no_rules_change_nothing() {
    let mut talk = Talk::start();
    let before = talk.ok("kata-get-rules");
    let deep = "[".repeat(20_000);
    for junk in [
        "{",
        "}",
        "{}{}",
        "[]",
        "[1]",
        "null",
        "7",
        "\"chinese",
        "{ko:SIMPLE}",
        "{\"ko\"}",
        "{\"ko\":null}",
        "{\"ko\":{}}",
        "{\"suicide\":1}",
        "{\"suicide\":true,\"ko\":\"NEVER\"}",
        "{\"friendlyPassOk\":\"perhaps\"}",
        "{\"hasButton\":true}",
        "{\"komi\":1e9}",
        "{\"komi\":\"6.5\"}",
        "{\"colour\":true}",
        "규칙",
        &deep,
    ] {
        assert!(talk.fails(&format!("kata-set-rules {junk}")).starts_with("unknown rules: "), "{junk}");
        assert_eq!(talk.ok("kata-get-rules"), before, "{junk}");
    }
}

#[test]
fn rules_changed_in_a_game_hold_from_there_on() {
    let mut talk = Talk::start();
    talk.all_ok("boardsize 5\nplay b A2\nplay w A1\nplay b B1\nplay w E5\nkata-set-rule suicide true");
    assert!(talk.ok("showboard").contains("4 moves played"));
    let single = talk.fails("play w A1");
    assert!(single.starts_with("illegal move: Suicide."), "a single stone never: {single}");
}
