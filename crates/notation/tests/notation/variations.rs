//! The lines of play of a game as a tree.

use pass_alive_notation::{Fork, Variation};
use proptest::prelude::*;

use crate::{lines, one};

/// The line that a line of play leaves and after how many moves, and its comments.
type Leaves = (Option<(usize, u32)>, Vec<u32>);

fn tree(text: &str) -> Vec<Leaves> {
    let tell = |Variation { fork, comments, .. }| {
        (fork.map(|Fork { line, moves }| (line, moves)), comments)
    };
    one(text).variations().map(tell).collect()
}

#[test]
fn a_line_leaves_the_first_line_through_its_fork() {
    let text = "(;SZ[9];B[aa](;W[bb](;B[cc];W[dd])(;B[ce])(;B[cf]))(;W[ba](;B[bc])(;B[bd])))";
    let forks: Vec<_> = tree(text).into_iter().map(|(fork, _)| fork).collect();
    assert_eq!(forks, [None, Some((0, 2)), Some((0, 2)), Some((0, 1)), Some((3, 2))]);
}

#[test]
fn comments_are_those_of_a_lines_own_part() {
    let text = "(;C[start];B[aa]C[1];W[bb];C[still 2]C[again](;B[cc]C[ ];W[dd]C[4])\
                (;C[a fork];B[ce];W[]C[\\]])(;C[]))";
    assert_eq!(
        tree(text),
        [(None, vec![0, 1, 2, 4]), (Some((0, 2)), vec![2, 4]), (Some((0, 2)), vec![]),]
    );
}

#[test]
fn diagrams_and_rows_have_one_line() {
    assert_eq!(tree("X.\n.."), [(None, vec![])]);
    assert_eq!(tree("$$B Title\n$$ X 1 2\n$$ . . ."), [(None, vec![])]);
}

/// Brackets around a continuation without alternatives are no fork.
#[test]
fn only_alternatives_are_forks() {
    assert_eq!(tree("(;B[aa](;W[bb](;B[cc])))"), [(None, vec![])]);
}

/// A node of a generated tree: its children.
#[derive(Debug, Clone)]
struct Node(Vec<Node>);

fn nodes() -> impl Strategy<Value = Node> {
    Just(Node(Vec::new()))
        .prop_recursive(6, 40, 4, |inner| prop::collection::vec(inner, 1..4).prop_map(Node))
}

/// Writes a tree, each node with a move, and lists the paths to its leaves as numbers of nodes.
fn write(
    node: &Node,
    path: &mut Vec<u32>,
    next: &mut u32,
    text: &mut String,
    leaves: &mut Vec<Vec<u32>>,
) {
    path.push(*next);
    *next += 1;
    text.push_str(if path.len().is_multiple_of(2) { ";W[]" } else { ";B[]" });
    if node.0.is_empty() {
        leaves.push(path.clone());
    }
    let brackets = node.0.len() > 1 || next.is_multiple_of(3);
    for child in &node.0 {
        text.push_str(if brackets { "(" } else { "" });
        write(child, path, next, text, leaves);
        text.push_str(if brackets { ")" } else { "" });
    }
    path.pop();
}

proptest! {
    /// A fork is where a line parts from the earlier line with which it has most in common.
    #[test]
    fn forks_are_the_ends_of_the_longest_common_parts(root in nodes()) {
        let (mut text, mut leaves) = (String::from("("), Vec::new());
        write(&root, &mut Vec::new(), &mut 0, &mut text, &mut leaves);
        text.push(')');
        let record = one(&text);
        let moves: Vec<u32> = leaves.iter().map(|path| path.len() as u32).collect();
        prop_assert_eq!(lines(&record), moves);
        for (line, variation) in record.variations().enumerate() {
            let common = |other: &Vec<u32>| {
                other.iter().zip(&leaves[line]).take_while(|(a, b)| a == b).count() as u32
            };
            let most = leaves[..line].iter().map(common).max();
            let fork = most.map(|moves| Fork {
                line: leaves[..line].iter().position(|other| common(other) == moves).unwrap(),
                moves,
            });
            prop_assert_eq!(variation.fork, fork, "{}", text);
        }
    }
}
