//! Which spaces a colour encloses.

use alloc::vec::Vec;

use pass_alive::{Color, Point};

use crate::measures;
use crate::survey::{Space, Survey};

/// The reason why an enemy block is thought dead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dead {
    /// It is enclosed, and cannot make two eyes there.
    NoEyes,
    /// The caller said so.
    Asked,
}

/// What is known of each block of the enemy.
#[derive(Debug, Clone)]
pub(crate) struct Deaths {
    /// The reason why the block is dead, if it is.
    pub(crate) dead: Vec<Option<Dead>>,
    /// `true` if its group cannot make two eyes.
    pub(crate) weak: Vec<bool>,
    /// For each enemy block, `true` if it would be dead, were it not for its liberties.
    pub(crate) racing: Vec<bool>,
}

impl Deaths {
    /// No dead ones among so many blocks.
    pub(crate) fn none(blocks: usize) -> Self {
        Self { dead: vec![None; blocks], weak: vec![false; blocks], racing: vec![false; blocks] }
    }
}

/// The number of `points` that are not next to a stone of `owner`.
pub(crate) fn inner_points(survey: &Survey<'_>, owner: Color, points: &[Point]) -> usize {
    let is_inner = |point: Point| {
        survey.neighbors(point).iter().all(|&next| survey.board.get(next) != Some(owner))
    };
    points.iter().filter(|&&point| is_inner(point)).count()
}

/// Returns `true` if all enemy blocks of the space are dead, and its walls surround it.
pub(crate) fn is_enclosed(
    survey: &Survey<'_>,
    owner: Color,
    space: &Space,
    deaths: &Deaths,
) -> bool {
    surround(survey, owner, &space.points)
        && space.enemies.iter().all(|&enemy| deaths.dead[enemy as usize].is_some())
}

/// Returns `true` if enough of `points` are next to stones of `owner` for these to surround them.
pub(crate) fn surround(survey: &Survey<'_>, owner: Color, points: &[Point]) -> bool {
    let contacts = points.len() - inner_points(survey, owner, points);
    points.len() <= measures::rules::POINTS_A_CONTACT * contacts
}
