//! Writing a game as it was read, with regular brackets and lines.

use super::tokens::{Kind, Tokens};
use crate::script::{NONE, Script};
use alloc::string::String;
use alloc::vec::Vec;

/// The game of a record with all properties and variations: a line a node, brackets only
/// around variations, and no white space between values. Meaningless characters are left out.
/// The encoding that a game names is that of Rust's strings, whatever it was before.
pub(crate) fn rewrite(script: &Script) -> String {
    let mut children = vec![0_u32; script.branches() as usize];
    for branch in 1..script.branches() {
        children[script.parent(branch) as usize] += 1;
    }
    let mut written = String::new();
    written.push('(');
    // The branches with variations whose brackets are open.
    let mut open: Vec<u32> = Vec::new();
    // The next branch, and whether it starts with the next node.
    let (mut branch, mut fresh) = (0, true);
    // The name that the next value has before it; nothing where values mean nothing.
    let mut name = None;
    let mut is_torn = script.is_torn;
    for token in Tokens::new(script.cursor()) {
        let is_node = match token.kind {
            Kind::Open | Kind::Close => {
                (name, fresh) = (None, true);
                continue;
            }
            // The one in the midst of the root is left out.
            Kind::Semicolon if core::mem::take(&mut is_torn) => continue,
            Kind::Semicolon => true,
            // A node without its semicolon.
            Kind::Name(_) => fresh,
            _ => false,
        };
        if is_node {
            let parent = script.parent(branch);
            if !fresh {
                written.push('\n');
            } else if parent != NONE {
                if parent + 1 != branch {
                    // Back from the end of a line to where this one branches off.
                    while open.last().is_some_and(|&other| other != parent) {
                        open.pop();
                        written.push(')');
                    }
                    written.push(')');
                }
                written.push('\n');
                if children[parent as usize] > 1 {
                    if parent + 1 == branch {
                        open.push(parent);
                    }
                    written.push('(');
                }
            }
            branch += u32::from(fresh);
            fresh = false;
            written.push(';');
        }
        match token.kind {
            Kind::Name(next) => name = Some(next),
            Kind::Value(value) => {
                if let Some(name) = &mut name {
                    // Only the first value of a property.
                    let name = core::mem::take(name);
                    written.push_str(name);
                    written.push('[');
                    written.push_str(if name == "CA" { "UTF-8" } else { value.text() });
                    written.push(']');
                }
            }
            _ => name = None,
        }
    }
    open.iter().for_each(|_| written.push(')'));
    written.push_str(")\n");
    written
}
