//! Which enemy blocks in the spaces of a colour are prisoners.

use pass_alive::{Color, Point};

use crate::choices::Choices;
use crate::enclosure::{Dead, Deaths, inner_points};
use crate::evaluation::Evaluation;
use crate::measures;
use crate::survey::{NONE, Survey};

/// The blocks of `owner`'s enemy that could be dead at all, for judging whether the owner of the eyes
/// around it can make two eyes: those that border no other space than the one around them. This
/// favours `owner`.
pub(crate) fn possibly_dead(survey: &Survey<'_>, owner: Color) -> Deaths {
    let enemy = owner.other();
    let spaces = survey.spaces(enemy);
    let judge = |color: Color, unconditional: bool, stones: &[Point]| {
        let around = stones.iter().flat_map(|&stone| survey.neighbors(stone));
        let mut spaces =
            around.map(|&point| spaces.of_point[point.index()]).filter(|&space| space != NONE);
        let first = spaces.next();
        let dead = color == enemy && !unconditional && spaces.all(|space| Some(space) == first);
        dead.then_some(Dead::NoEyes)
    };
    let blocks = survey.blocks.iter();
    Deaths {
        dead: blocks.map(|block| judge(block.color, block.unconditional, &block.stones)).collect(),
        ..Deaths::none(survey.blocks.len())
    }
}

/// The dead blocks among the enemies of `owner`, whose own eyes `enemies` has counted.
pub(crate) fn dead(
    survey: &Survey<'_>,
    owner: Color,
    enemies: &Evaluation,
    choices: &Choices,
) -> Deaths {
    let mut deaths = Deaths::none(survey.blocks.len());
    for space in &survey.spaces(owner).list {
        let liberties = survey.liberties(&space.walls);
        let outside =
            liberties.iter().filter(|liberty| space.points.binary_search(liberty).is_err()).count();
        let roomy = inner_points(survey, owner, &space.points) > measures::rules::ROOM;
        for &enemy in &space.enemies {
            let block = &survey.blocks[enemy as usize];
            let group = enemies.group_of(enemy);
            let wins_race = outside >= 2 || liberties.len() > block.liberties.len();
            let confined = !roomy || group.is_enclosed();
            let weak = !block.unconditional && group.owner_first() < 2;
            deaths.weak[enemy as usize] = weak;
            let trapped = weak && confined;
            deaths.dead[enemy as usize] = (trapped && wins_race).then_some(Dead::NoEyes);
            deaths.racing[enemy as usize] = trapped && !wins_race;
        }
    }
    for (points, death) in [(&choices.alive, None), (&choices.dead, Some(Dead::Asked))] {
        for &point in points {
            let block = survey.block_at.get(point.index()).copied().unwrap_or(NONE);
            if block != NONE && survey.blocks[block as usize].color != owner {
                deaths.dead[block as usize] = death;
            }
        }
    }
    deaths
}
