//! Weights as the Rust source they are compiled from.

use std::fmt::Write as _;

use crate::search::{tapered::Tapered, terms::Group};

/// The module `weights` of a game's evaluation.
pub fn write(game: &str, groups: &[Group], weights: &[Tapered]) -> String {
    let mut text = format!(
        "//! The weights of the {game} evaluation, in hundredths: `t(opening, ending)`.\n\
         //!\n\
         //! Written by `hansu-engine tune --game {game} fit`; what the groups are for stands in `terms.rs`.\n\n\
         use crate::search::tapered::{{Tapered, tapered as t}};\n"
    );
    for group in groups {
        text.push('\n');
        for line in group.about {
            let _ = writeln!(text, "///{line}");
        }
        let _ = writeln!(text, "pub const {}: [Tapered; {}] = [", group.name, group.len);
        for row in weights[group.first..group.first + group.len].chunks(group.width) {
            let row: Vec<String> =
                row.iter().map(|weight| format!("t({}, {}),", weight.opening(), weight.ending())).collect();
            let _ = writeln!(text, "    {}", row.join(" "));
        }
        text.push_str("];\n");
    }
    text
}
