//! The lines of play of a record as a tree.

use crate::script::{Action, NONE, Script};
use alloc::vec::Vec;

/// A line of play in the tree of its record; made by
/// [`Record::variations`](super::Record::variations).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variation {
    /// The number of its moves from the start of the record, passes included.
    pub moves: u32,
    /// The place where it leaves an earlier line; `None` for the main line.
    pub fork: Option<Fork>,
    /// The numbers of the moves with a comment in the part that it shares with no earlier line,
    /// in ascending order; 0 is the start. After a fork, this part begins with the position of
    /// the last common move.
    pub comments: Vec<u32>,
}

/// The place where a line of play leaves an earlier one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fork {
    /// The index of the earlier line.
    pub line: usize,
    /// The number of moves that both have in common.
    pub moves: u32,
}

/// The lines of play of a script.
pub(crate) fn variations(script: &Script) -> impl Iterator<Item = Variation> + '_ {
    // A line's own branches are those after the last branch of the line before, up to its last.
    let mut own_starts: Vec<u32> = Vec::new();
    let mut own_start = 0;
    script.lines().map(move |(last, moves)| {
        let parent = script.parent(own_start);
        let fork = (parent != NONE).then(|| Fork {
            line: own_starts.partition_point(|&start| start <= parent) - 1,
            moves: script.moves(parent),
        });
        own_starts.push(own_start);
        let steps = script.steps_of(own_start).0..script.steps_of(last).1;
        own_start = last + 1;

        let mut number = fork.map_or(0, |fork| fork.moves);
        let mut comments = Vec::new();
        for step in steps.filter_map(|index| script.step_at(index)) {
            match step.action {
                Action::Play(_) => number += 1,
                Action::Comment
                    if comments.last() != Some(&number)
                        && !script.text_of(&step).trim_start().starts_with(']') =>
                {
                    comments.push(number);
                }
                _ => {}
            }
        }
        Variation { moves, fork, comments }
    })
}
