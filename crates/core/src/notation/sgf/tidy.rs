//! Writing a game as it was written, tidied.

use crate::notation::script::{NONE, Script};
use crate::notation::writer::Writer;
use alloc::string::String;
use alloc::vec::Vec;

/// The game of a record with all properties and variations: a line a node, brackets only
/// around variations, and no white space between values.
pub(in crate::notation) fn tidy(text: &str, script: &Script) -> String {
    let mut children = vec![0_u32; script.nodes() as usize];
    for node in 1..script.nodes() {
        children[script.parent(node) as usize] += 1;
    }
    let mut tidied = Writer::default();
    tidied.character('(');
    // The ancestors with variations whose brackets are open.
    let mut open: Vec<u32> = Vec::new();
    let mut node = 0;
    let (mut in_value, mut escaped) = (false, false);
    for c in text.chars() {
        if in_value {
            in_value = escaped || c != ']';
            escaped = !escaped && c == '\\';
            tidied.character(c);
        } else if c == ';' {
            let parent = script.parent(node);
            if parent != NONE {
                if parent + 1 != node {
                    // Back from the end of a line to where this one branches off.
                    while open.last().is_some_and(|&branch| branch != parent) {
                        open.pop();
                        tidied.character(')');
                    }
                    tidied.character(')');
                }
                tidied.character('\n');
                if children[parent as usize] > 1 {
                    if parent + 1 == node {
                        open.push(parent);
                    }
                    tidied.character('(');
                }
            }
            tidied.character(';');
            node += 1;
        } else if c == '[' || c.is_ascii_alphanumeric() {
            in_value = c == '[';
            tidied.character(c);
        }
    }
    open.iter().for_each(|_| tidied.character(')'));
    tidied.put(")\n");
    tidied.finish()
}
