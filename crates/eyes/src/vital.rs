//! The points where a critical group lives or dies.

use alloc::vec::Vec;

use pass_alive::{Color, Point, Suicide};

use crate::choices::Choices;
use crate::evaluation::Assessed;
use crate::holds::Hold;
use crate::lookahead::LookAhead;
use crate::part::Part;
use crate::status::Status;
use crate::study::Study;
use crate::survey::{NONE, sorted};
use crate::term::Term;
use crate::value::Value;
use crate::verdict::verdict;

/// The vital points of a critical group.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Vital {
    /// Where its owner lives.
    pub(crate) save: Vec<Point>,
    /// Where the attacker kills.
    pub(crate) kill: Vec<Point>,
}

/// The vital points of `group`, which `part` decides: by the solver if look-ahead is wanted and
/// the group is small enough, by the rules applied again after each move otherwise.
pub(crate) fn vital(
    study: &Study<'_>,
    group: &Assessed,
    part: &Part,
    terms: &[Term],
    choices: &Choices,
    look_ahead: LookAhead,
) -> Vital {
    let mut vital = Vital::default();
    if look_ahead == LookAhead::Exact
        && let Some(mut walled) = part.walled(study)
        && let Some([save, kill]) = walled.vital()
    {
        return Vital { save, kill };
    }
    // The rules do not see that a stone inside an open region may be caught there.
    let is_inside_open = |point: Point| {
        let mut open = group.regions.iter().filter(|region| region.open.is_some());
        open.any(|region| region.open != Some(point) && region.contains(point))
    };
    for point in moves(study, group, terms) {
        let owner = study.evaluation.holds.owner;
        if eyes_after(study, group, choices, look_ahead, owner, point).is_some_and(|it| it[1] >= 2)
        {
            vital.save.push(point);
        }
        let enemy = owner.other();
        if !is_inside_open(point)
            && eyes_after(study, group, choices, look_ahead, enemy, point)
                .is_some_and(|it| it[0] < 2)
        {
            vital.kill.push(point);
        }
    }
    vital
}

/// The empty points where a move may change the eyes of the group: those of the regions where it
/// matters who moves first.
fn moves(study: &Study<'_>, group: &Assessed, terms: &[Term]) -> Vec<Point> {
    let open = terms.iter().filter(|term| !matches!(term.value, Some(Value::Eyes(_))));
    let regions = open.flat_map(|term| &term.regions).map(|&region| &group.regions[region]);
    let sites = regions.flat_map(|region| &region.sites);
    let points = sites.flat_map(|site| [site.point].into_iter().chain(site.open_diagonals.clone()));
    sorted(points.filter(|&point| study.survey.board.get(point).is_none()).collect())
}

/// The eyes of the group after a move, if the owner and if the attacker moves next; `None` if the move
/// is illegal or they are not known. If it is broken up, they are those of its largest block, or the
/// fewest of several that are equally large.
fn eyes_after(
    study: &Study<'_>,
    group: &Assessed,
    choices: &Choices,
    look_ahead: LookAhead,
    mover: Color,
    point: Point,
) -> Option<[u8; 2]> {
    let mut board = study.survey.board.clone();
    board.play(mover, point, Suicide::Forbidden).ok()?;
    let owner = study.evaluation.holds.owner;
    let after = Study::new(study.survey.grid, &board, owner, choices).ok()?;
    let mut fewest = [u8::MAX; 2];
    for block in group.largest_blocks(&study.survey) {
        let stone = study.survey.blocks[block as usize].stones[0];
        let eyes = eyes_around(&after, stone, look_ahead)?;
        fewest = [fewest[0].min(eyes[0]), fewest[1].min(eyes[1])];
    }
    Some(fewest)
}

/// The eyes of the group with a stone on `stone`, none if it was captured, if the owner and if the
/// attacker moves next; `None` if they are not known.
fn eyes_around(after: &Study<'_>, stone: Point, look_ahead: LookAhead) -> Option<[u8; 2]> {
    let block = after.survey.block_at[stone.index()];
    if block == NONE || after.evaluation.holds.at(stone) != Hold::Own {
        return Some([0, 0]);
    }
    let assessed = after.evaluation.group_of(block);
    let verdict = verdict(after, assessed, look_ahead);
    if verdict.status == Status::Seki {
        return Some([2, 2]);
    }
    let sum = verdict.sum?;
    Some([sum.owner_first, sum.attacker_first])
}
