//! A group as JSON: the shape is described in `docs/command-line.md`.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use pass_alive::{Grid, Point};
use pass_alive_eyes::solve::{First, Outcome};
use pass_alive_eyes::{
    Because, Declined, EyePoint, Group, Judgement, Level, Link, Region, Solution, Status,
};
use serde::{Serialize, Serializer};

use crate::point_names;

#[derive(Serialize)]
pub(super) struct GroupJson {
    name: String,
    stones: Vec<String>,
    blocks: Vec<Vec<String>>,
    links: Vec<LinkJson>,
    interior: Vec<String>,
    frontier: Vec<String>,
    prisoners: Vec<String>,
    points: Vec<PointJson>,
    regions: Vec<RegionJson>,
    dependent: Vec<[String; 3]>,
    value: Option<String>,
    status: &'static str,
    basis: &'static str,
    because: Option<&'static str>,
    save: Vec<String>,
    kill: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    solved: Option<SolvedJson>,
}

#[derive(Serialize)]
struct LinkJson {
    between: Vec<String>,
    why: &'static str,
    at: Vec<String>,
}

#[derive(Serialize)]
struct PointJson {
    at: String,
    #[serde(serialize_with = "halved")]
    index: u8,
    level: &'static str,
    #[serde(rename = "final")]
    last: &'static str,
    rules: Vec<RuleJson>,
}

#[derive(Serialize)]
struct RuleJson {
    rule: u8,
    by: String,
}

#[derive(Serialize)]
struct RegionJson {
    name: String,
    #[serde(rename = "type")]
    kind: &'static str,
    points: Vec<String>,
    shape: Option<&'static str>,
    value: Option<String>,
    by: &'static str,
}

/// The solver's answer, or the reason why there is none.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SolvedJson {
    declined: Option<&'static str>,
    /// Those of the fight.
    points: usize,
    #[serde(flatten)]
    answer: Option<AnswerJson>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct AnswerJson {
    rules: &'static str,
    assumed: Vec<String>,
    friends: Vec<String>,
    exits: Vec<String>,
    doubtful: Vec<String>,
    way_out: Vec<String>,
    first: FirstsJson,
    ignores: Option<u8>,
    positions: u64,
}

#[derive(Serialize)]
struct FirstsJson {
    owner: FirstJson,
    opponent: FirstJson,
}

#[derive(Serialize)]
struct FirstJson {
    outcome: Option<&'static str>,
    contested: bool,
    moves: Vec<String>,
    open: Vec<String>,
    line: Vec<String>,
}

impl GroupJson {
    pub(super) fn new(
        grid: Grid,
        group: &Group,
        solution: Option<&Result<Solution, Declined>>,
    ) -> Self {
        let found = solution.and_then(|solution| solution.as_ref().ok());
        let Judgement { status, basis } = Judgement::of(group, found);
        let (save, kill) = match found.filter(|found| found.judgement().is_some()) {
            Some(found) => (found.solved.save(), found.solved.kill()),
            None => (&group.save[..], &group.kill[..]),
        };
        let names = |points: &[Point]| point_names(grid, points);
        let prisoners: Vec<Point> = group.prisoners.iter().map(|&(point, _)| point).collect();
        let dependent = group.dependent.iter().map(|dependence| {
            let [one, other] = dependence.regions.map(|region| group.regions[region].name.clone());
            [one, other, grid.name(dependence.at)]
        });
        Self {
            name: group.name.clone(),
            stones: names(&group.stones()),
            blocks: group.blocks.iter().map(|block| names(block)).collect(),
            links: group.links.iter().map(|link| LinkJson::new(grid, link)).collect(),
            interior: names(&group.interior),
            frontier: names(&group.frontier),
            prisoners: names(&prisoners),
            points: group.points.iter().map(|point| PointJson::new(grid, point)).collect(),
            regions: group.regions.iter().map(|region| RegionJson::new(grid, region)).collect(),
            dependent: dependent.collect(),
            value: group.value.as_ref().map(ToString::to_string),
            status: status.as_str(),
            basis: basis.as_str(),
            because: because(group),
            save: names(save),
            kill: names(kill),
            solved: solution.map(|solution| SolvedJson::new(grid, group, solution)),
        }
    }
}

impl SolvedJson {
    fn new(grid: Grid, group: &Group, solution: &Result<Solution, Declined>) -> Self {
        let found = match solution {
            Ok(found) => found,
            Err(declined) => {
                let points = match declined {
                    Declined::Large { points } => *points,
                    Declined::Limit => 0,
                };
                return Self { declined: Some(declined.as_str()), points, answer: None };
            }
        };
        let Solution { arena, solved, doubtful } = found;
        let open = found.judgement().is_none().then(|| Declined::Limit.as_str());
        let answer = AnswerJson {
            rules: group.status.as_str(),
            assumed: point_names(grid, &arena.assumed),
            friends: point_names(grid, &arena.friends),
            exits: point_names(grid, &arena.exits),
            doubtful: point_names(grid, doubtful),
            way_out: line_names(grid, found.way_out()),
            first: FirstsJson {
                owner: FirstJson::new(grid, &solved.owner_first),
                opponent: FirstJson::new(grid, &solved.attacker_first),
            },
            ignores: solved.ignores,
            positions: solved.positions,
        };
        Self { declined: open, points: arena.points().len(), answer: Some(answer) }
    }
}

impl FirstJson {
    fn new(grid: Grid, first: &First) -> Self {
        Self {
            outcome: first.outcome.map(Outcome::as_str),
            contested: first.contested,
            moves: point_names(grid, &first.moves),
            open: point_names(grid, &first.open),
            line: line_names(grid, &first.line),
        }
    }
}

impl LinkJson {
    fn new(grid: Grid, link: &Link) -> Self {
        Self {
            between: point_names(grid, &link.between),
            why: link.why.as_str(),
            at: point_names(grid, &link.at),
        }
    }
}

impl PointJson {
    fn new(grid: Grid, point: &EyePoint) -> Self {
        let rules = point.rules.iter();
        Self {
            at: grid.name(point.at),
            index: point.doubled_index,
            level: point.level.as_str(),
            last: point.last.map_or("none", Level::as_str),
            rules: rules.map(|&(rule, by)| RuleJson { rule, by: grid.name(by) }).collect(),
        }
    }
}

impl RegionJson {
    fn new(grid: Grid, region: &Region) -> Self {
        Self {
            name: region.name.clone(),
            kind: region.kind.as_str(),
            points: point_names(grid, &region.points),
            shape: region.shape,
            value: region.value.as_ref().map(ToString::to_string),
            by: region.by.as_str(),
        }
    }
}

/// The names of the moves of a line of play; a pass is `pass`.
///
/// ```
/// use pass_alive::{Grid, Point};
/// let line = [Some(Point::new(0)), None];
/// assert_eq!(pass_alive_json::line_names(Grid::new(9, 9).unwrap(), &line), ["A9", "pass"]);
/// ```
#[must_use]
pub fn line_names(grid: Grid, line: &[Option<Point>]) -> Vec<String> {
    let name = |by: &Option<Point>| by.map_or_else(|| "pass".into(), |point| grid.name(point));
    line.iter().map(name).collect()
}

/// The reason why a group is unsettled.
fn because(group: &Group) -> Option<&'static str> {
    (group.status == Status::Unsettled).then(|| Because::as_str(group.because))
}

/// Half of a number: `3.5`, or `4` without a fraction.
fn halved<S: Serializer>(doubled: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    match doubled % 2 {
        0 => serializer.serialize_u8(doubled / 2),
        _ => serializer.serialize_f32(f32::from(*doubled) / 2.0),
    }
}
