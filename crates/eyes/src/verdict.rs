//! Life and death of a group by the rules.

use alloc::vec::Vec;

use pass_alive::Point;

use crate::enclosure::Deaths;
use crate::evaluation::{Assessed, Evaluation};
use crate::holds::Hold;
use crate::lookahead::{LookAhead, at_least, terms};
use crate::ruled::Ruled;
use crate::rules::Ruling;
use crate::status::{Because, Status};
use crate::study::Study;
use crate::sum::{Sum, sum};
use crate::survey::{NONE, Survey, sorted};
use crate::term::Term;
use crate::value::Value;

/// The eyes of a group, and its status.
pub(crate) struct Verdict {
    pub(crate) terms: Vec<Term>,
    /// `None` if the value of a term is not known.
    pub(crate) sum: Option<Sum>,
    pub(crate) status: Status,
    pub(crate) because: Because,
}

/// The eyes of a group, and its status by the rules.
pub(crate) fn verdict(study: &Study<'_>, group: &Assessed, look_ahead: LookAhead) -> Verdict {
    let terms = terms(study, group, look_ahead);
    let values: Option<Vec<Value>> = terms.iter().map(|term| term.value.clone()).collect();
    let sum = match values {
        Some(values) => Some(sum(&values)),
        // The rest may be enough.
        None => Some(sum(&at_least(group, &terms))).filter(|sum| sum.attacker_first >= 2),
    };
    let circumstances = Circumstances {
        survey: &study.survey,
        enemies: &study.enemies,
        evaluation: &study.evaluation,
        deaths: &study.deaths,
    };
    let (status, because) = circumstances.status(group, &terms, sum.as_ref());
    Verdict { terms, sum, status, because }
}

/// Returns `true` if one region is a seki and the others give no eye, whoever begins: regions worth
/// nothing are no eye regions (Chen and Chen 1999, "Prisoner eye-region": "no other eye-regions").
fn is_in_seki(group: &Assessed, terms: &[Term]) -> bool {
    let is_seki = |term: &&Term| matches!(term.regions[..], [only] if group.regions[only].ruling == Ruling::Seki);
    let (sekis, others): (Vec<&Term>, Vec<&Term>) = terms.iter().partition(is_seki);
    let values: Option<Vec<Value>> = others.iter().map(|term| term.value.clone()).collect();
    sekis.len() == 1 && values.is_some_and(|values| sum(&values).owner_first == 0)
}

/// What decides on a group besides the sum of its eyes.
struct Circumstances<'a> {
    survey: &'a Survey<'a>,
    /// The groups of its enemy.
    enemies: &'a Evaluation,
    evaluation: &'a Evaluation,
    deaths: &'a Deaths,
}

impl Circumstances<'_> {
    /// The status of `group` with the eyes of `sum`, the sum of `terms`; `None` if they are not known.
    fn status(&self, group: &Assessed, terms: &[Term], sum: Option<&Sum>) -> (Status, Because) {
        let blocks = &self.survey.blocks;
        if group.blocks.iter().all(|&block| blocks[block as usize].unconditional) {
            return (Status::Alive, Because::Unconditional);
        }
        let Some(sum) = sum else {
            let short = group.regions.iter().any(Ruled::is_race);
            let because = match terms.iter().any(|term| term.ko) {
                true => Because::Ko,
                false if short => Because::Race,
                false => Because::LookAhead,
            };
            return (Status::Unsettled, because);
        };
        if sum.attacker_first >= 2 {
            return (Status::Alive, Because::Sum);
        }
        if is_in_seki(group, terms) {
            return (Status::Seki, Because::Seki);
        }
        if !group.enclosed {
            return (Status::Unsettled, Because::Exit);
        }
        if self.has_race(group) {
            return (Status::Unsettled, Because::Race);
        }
        if self.has_weak_surrounder(group) {
            return (Status::Unsettled, Because::WeakSurrounder);
        }
        if sum.owner_first >= 2 {
            return (Status::Critical, Because::Sum);
        }
        match group.has_pocket {
            true => (Status::Unsettled, Because::LookAhead),
            false => (Status::Dead, Because::Sum),
        }
    }

    /// Returns `true` if the group alone surrounds an enemy block that would be its prisoner if the
    /// group had more liberties.
    fn has_race(&self, group: &Assessed) -> bool {
        let spaces = &self.survey.spaces(self.evaluation.holds.owner).list;
        let mut own = spaces.iter().filter(|space| {
            !space.walls.is_empty() && space.walls.iter().all(|wall| group.blocks.contains(wall))
        });
        own.any(|space| space.enemies.iter().any(|&enemy| self.deaths.racing[enemy as usize]))
    }

    /// Returns `true` if an enemy group at this one is enclosed itself and does not live, or has a block
    /// there that is in atari or has no liberties but those of this group.
    fn has_weak_surrounder(&self, group: &Assessed) -> bool {
        let survey = self.survey;
        let stones = group.blocks.iter().flat_map(|&block| &survey.blocks[block as usize].stones);
        let around = stones.chain(&group.outside).flat_map(|&point| survey.neighbors(point));
        let enemies = around.map(|&point| survey.block_at[point.index()]);
        let enemies: Vec<u32> =
            sorted(enemies.filter(|&block| block != NONE && self.is_enemy(block)).collect());
        enemies.into_iter().any(|enemy| {
            let block = &survey.blocks[enemy as usize];
            let around = self.enemies.group_of(enemy);
            let is_shared = |liberty: &Point| group.outside.binary_search(liberty).is_ok();
            let is_weak = around.enclosed && around.owner_first() < 2;
            !block.unconditional
                && (block.liberties.len() == 1 || block.liberties.iter().all(is_shared) || is_weak)
        })
    }

    /// Returns `true` if `block` is an enemy and no prisoner.
    fn is_enemy(&self, block: u32) -> bool {
        let stone = self.survey.blocks[block as usize].stones[0];
        self.evaluation.holds.at(stone) == Hold::Enemy
    }
}
