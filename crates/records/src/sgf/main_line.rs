//! The nodes of the first game's main line.

use super::lexer::{Lexer, Token};

/// A property with all its values, escapes and all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Property {
    pub name: String,
    pub values: Vec<Vec<u8>>,
}

/// The properties of a node, in their order.
pub type Node = Vec<Property>;

/// The main line from the root on: the first of all variations, everywhere. `None` without a game.
///
/// Those are all nodes before the first `)`, save for brackets with nothing in them, so nothing here recurses.
pub fn read(bytes: &[u8]) -> Option<Vec<Node>> {
    let mut nodes: Vec<Node> = Vec::new();
    let mut empty = true;
    for token in Lexer::new(bytes)? {
        match token {
            Token::Open => empty = true,
            Token::Close if empty => {}
            Token::Close => break,
            Token::Node => {
                empty = false;
                nodes.push(Node::new());
            }
            Token::Name(name) => {
                empty = false;
                // Some servers leave out the semicolon of the root.
                if nodes.is_empty() {
                    nodes.push(Node::new());
                }
                if let Some(node) = nodes.last_mut() {
                    node.push(Property { name, values: Vec::new() });
                }
            }
            Token::Value(value) => {
                if let Some(property) = nodes.last_mut().and_then(|node| node.last_mut()) {
                    property.values.push(value);
                }
            }
        }
    }
    (!nodes.is_empty()).then_some(nodes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Node for node the names and values of the main line.
    fn line(text: &str) -> String {
        let nodes = read(text.as_bytes()).unwrap_or_default();
        let written = nodes.iter().map(|node| {
            let properties = node.iter().map(|property| {
                let values = property.values.iter().map(|value| String::from_utf8_lossy(value).into_owned());
                format!("{}={}", property.name, values.collect::<Vec<_>>().join(","))
            });
            properties.collect::<Vec<_>>().join(" ")
        });
        written.collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn the_first_variation_is_the_main_line() {
        assert_eq!(line("(;GM[1](;B[aa];W[bb](;B[cc])(;B[dd]))(;B[ee]))"), "GM=1; B=aa; W=bb; B=cc");
        assert_eq!(line("(;B[aa] (;W[bb]) )"), "B=aa; W=bb");
        assert_eq!(line("(;B[aa])(;B[bb])"), "B=aa", "the first game of a collection");
        assert_eq!(line("(;B[aa](;W[bb]);B[cc])"), "B=aa; W=bb", "nothing follows a variation");
        assert_eq!(line("(;AB[aa][bb]AB[cc];)"), "AB=aa,bb AB=cc; ");
        assert_eq!(line("(;B[aa]()(;W[bb]))"), "B=aa; W=bb", "brackets around nothing");
        assert_eq!(line("(SZ[9]\nKM[7];B[aa]"), "SZ=9 KM=7; B=aa");
    }

    #[test]
    fn depth_is_no_danger() {
        let deep = "(;B[aa]".repeat(200_000);
        assert_eq!(read(deep.as_bytes()).map(|nodes| nodes.len()), Some(200_000));
    }
}
