//! `tune`: data is made and learnt from, and what cannot be used is named in one line.

use std::fs;

use crate::run;

#[test]
fn positions_are_made_and_learnt_from() {
    let folder = std::env::temp_dir().join(format!("hansu-tune-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder of its own");
    let data = folder.join("data.txt");
    let data = data.to_str().expect("the path is UTF-8");
    let made =
        run(&["tune", "--game", "chess", "generate", "--out", data, "--positions", "150", "--nodes", "20"]);
    assert_eq!(made.code, 0, "{}", made.error);
    assert!(made.out.contains("positions of"), "{}", made.out);
    let fitted = run(&["tune", "--game", "chess", "fit", data, "--passes", "2"]);
    assert_eq!(fitted.code, 0, "{}", fitted.error);
    assert!(fitted.error.contains("pass   2: loss "), "{}", fitted.error);
    assert!(fitted.out.contains("pub const MATERIAL: [Tapered; 5] = ["), "{}", fitted.out);

    fs::write(folder.join("notes.txt"), "not a record\n").expect("the folder can be written to");
    let notes = folder.join("notes.txt");
    let notes = notes.to_str().expect("the path is UTF-8");
    run(&["tune", "--game", "chess", "fit", notes]).assert_bad_input(&["notes.txt", "line 1"]);
    fs::remove_dir_all(&folder).expect("the folder is removed");
    run(&["tune", "--game", "chess", "fit", data]).assert_bad_input(&["data.txt"]);
    run(&["tune", "--game", "go", "fit", data]).assert_bad_input(&["Go"]);
}
