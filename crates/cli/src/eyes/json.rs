//! The answer of `eyes` as JSON: the shape is described in `docs/command-line.md`.

use pass_alive::Point;
use pass_alive_eyes::solve::{First, Outcome};
use pass_alive_eyes::{Because, EyePoint, Group, Level, Link, Region, Status};
use pass_alive_json::point_names;
use serde::{Serialize, Serializer};

use super::Side;
use super::solution::{Declined, Judgement, Solution, judgement};

#[derive(Serialize)]
pub(super) struct SideJson {
    groups: Vec<GroupJson>,
}

#[derive(Serialize)]
struct GroupJson {
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

impl Side {
    /// Its part of the JSON of a position.
    pub(super) fn json(&self) -> SideJson {
        let groups = self.eyes.groups.iter().zip(&self.solutions);
        SideJson {
            groups: groups.map(|(group, solution)| self.group(group, solution.as_ref())).collect(),
        }
    }

    fn points(&self, points: &[Point]) -> Vec<String> {
        point_names(self.grid, points)
    }

    fn group(&self, group: &Group, solution: Option<&Result<Solution, Declined>>) -> GroupJson {
        let Judgement { status, basis } = judgement(group, solution);
        let found = solution.and_then(|solution| solution.as_ref().ok());
        let (save, kill) = match found.filter(|found| found.judgement().is_some()) {
            Some(found) => (found.solved.save(), found.solved.kill()),
            None => (&group.save[..], &group.kill[..]),
        };
        let prisoners: Vec<Point> = group.prisoners.iter().map(|&(point, _)| point).collect();
        let dependent = group.dependent.iter().map(|dependence| {
            let [one, other] = dependence.regions.map(|region| group.regions[region].name.clone());
            [one, other, self.grid.name(dependence.at)]
        });
        GroupJson {
            name: group.name.clone(),
            stones: self.points(&group.stones()),
            blocks: group.blocks.iter().map(|block| self.points(block)).collect(),
            links: group.links.iter().map(|link| self.link(link)).collect(),
            interior: self.points(&group.interior),
            frontier: self.points(&group.frontier),
            prisoners: self.points(&prisoners),
            points: group.points.iter().map(|point| self.point(point)).collect(),
            regions: group.regions.iter().map(|region| self.region(region)).collect(),
            dependent: dependent.collect(),
            value: group.value.as_ref().map(ToString::to_string),
            status,
            basis: basis.as_str(),
            because: because(group),
            save: self.points(save),
            kill: self.points(kill),
            solved: solution.map(|solution| self.solved(group, solution)),
        }
    }

    fn solved(&self, group: &Group, solution: &Result<Solution, Declined>) -> SolvedJson {
        let found = match solution {
            Ok(found) => found,
            Err(declined) => {
                let points = match declined {
                    Declined::Large { points } => *points,
                    Declined::Limit => 0,
                };
                return SolvedJson { declined: Some(declined.as_str()), points, answer: None };
            }
        };
        let Solution { arena, solved } = found;
        let open = found.judgement().is_none().then(|| Declined::Limit.as_str());
        let answer = AnswerJson {
            rules: group.status.as_str(),
            assumed: self.points(&arena.assumed),
            friends: self.points(&arena.friends),
            exits: self.points(&arena.exits),
            way_out: self.line(found.way_out()),
            first: FirstsJson {
                owner: self.first(&solved.owner_first),
                opponent: self.first(&solved.attacker_first),
            },
            ignores: solved.ignores,
            positions: solved.positions,
        };
        SolvedJson { declined: open, points: arena.points().len(), answer: Some(answer) }
    }

    fn first(&self, first: &First) -> FirstJson {
        FirstJson {
            outcome: first.outcome.map(Outcome::as_str),
            contested: first.contested,
            moves: self.points(&first.moves),
            open: self.points(&first.open),
            line: self.line(&first.line),
        }
    }

    fn line(&self, line: &[Option<Point>]) -> Vec<String> {
        super::words::line(self.grid, line)
    }

    fn link(&self, link: &Link) -> LinkJson {
        LinkJson {
            between: self.points(&link.between),
            why: link.why.as_str(),
            at: self.points(&link.at),
        }
    }

    fn point(&self, point: &EyePoint) -> PointJson {
        let rules = point.rules.iter();
        PointJson {
            at: self.grid.name(point.at),
            index: point.doubled_index,
            level: point.level.as_str(),
            last: point.last.map_or("none", Level::as_str),
            rules: rules.map(|&(rule, by)| RuleJson { rule, by: self.grid.name(by) }).collect(),
        }
    }

    fn region(&self, region: &Region) -> RegionJson {
        RegionJson {
            name: region.name.clone(),
            kind: region.kind.as_str(),
            points: self.points(&region.points),
            shape: region.shape,
            value: region.value.as_ref().map(ToString::to_string),
            by: region.by.as_str(),
        }
    }
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
