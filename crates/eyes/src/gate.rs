//! Regions that are open to the attacker at a single point.

use alloc::vec::Vec;

use pass_alive::{Color, Point};

use crate::enclosure::surround;
use crate::measures;
use crate::ruled::Candidate;
use crate::survey::{NONE, Space, Survey, component, sorted};

/// The parts of a space that is not enclosed which one move of the owner would close: all their points
/// but one, the gate, are next to no enemy stone outside. Enemy blocks that are `weak` can be inside.
pub(crate) fn open_at_one_point(
    survey: &Survey<'_>,
    owner: Color,
    space: &Space,
    weak: &[bool],
) -> Vec<Candidate> {
    let mut invaded = parts(survey, owner, space, &|block| weak[block as usize]);
    invaded.retain(|part| {
        let has_stone = part.points.iter().any(|&point| survey.board.get(point).is_some());
        has_stone && part.points.len() <= measures::rules::MIXED
    });
    let mut found = parts(survey, owner, space, &|_| false);
    found.retain(|part| {
        let is_in = |other: &Candidate| {
            part.points.iter().any(|point| other.points.binary_search(point).is_ok())
        };
        !invaded.iter().any(is_in)
    });
    found.append(&mut invaded);
    found
}

/// The parts that one move would close if the enemy blocks that are `inside` were empty points.
fn parts(
    survey: &Survey<'_>,
    owner: Color,
    space: &Space,
    inside: &dyn Fn(u32) -> bool,
) -> Vec<Candidate> {
    let board = survey.board;
    let is_free = |point: Point| match survey.block_at[point.index()] {
        NONE => true,
        block => survey.blocks[block as usize].color != owner && inside(block),
    };
    let is_shut = |point: Point| {
        let around = survey.neighbors(point).iter();
        is_free(point)
            && around.clone().all(|&next| board.get(next) == Some(owner) || is_free(next))
    };
    let mut found = vec![false; board.len()];
    let mut parts: Vec<Candidate> = Vec::new();
    for &first in &space.points {
        if found[first.index()] || !is_shut(first) {
            continue;
        }
        let points = component(board, first, &mut found, &is_shut);
        let around = survey.around(&points);
        let mut gates = around.into_iter().filter(|&point| board.get(point) != Some(owner));
        let (Some(gate), None) = (gates.next(), gates.next()) else { continue };
        if board.get(gate).is_some() || !surround(survey, owner, &points) {
            continue;
        }
        let around = survey.around(&points).into_iter();
        let walls = around.map(|point| survey.block_at[point.index()]);
        let walls = walls.filter(|&block| block != NONE);
        match parts.iter_mut().find(|part| part.open == Some(gate)) {
            Some(part) => {
                part.points = sorted(points.into_iter().chain(part.points.drain(..)).collect());
                part.walls = sorted(walls.chain(part.walls.drain(..)).collect());
            }
            None => parts.push(Candidate {
                points: sorted(points.into_iter().chain([gate]).collect()),
                open: Some(gate),
                walls: sorted(walls.collect()),
            }),
        }
    }
    parts
}
