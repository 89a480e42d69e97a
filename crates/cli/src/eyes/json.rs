//! The answer of `eyes` as JSON: the shape is described in `docs/command-line.md`.

use pass_alive::Point;
use pass_alive_eyes::estimate::Estimate;
use pass_alive_eyes::{Because, EyePoint, Group, Level, Link, Region, Status};
use pass_alive_json::point_names;
use serde::{Serialize, Serializer};

use super::Side;
use super::exact::{Exactly, Ignores, Played};

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
    because: Option<&'static str>,
    save: Vec<String>,
    kill: Vec<String>,
    exact: Option<ExactJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    estimate: Option<EstimateJson>,
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
    exact: Option<String>,
}

#[derive(Serialize)]
struct ExactJson {
    status: &'static str,
    save: Vec<String>,
    kill: Vec<String>,
    ignores: Option<Ignores>,
    arrangements: u64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    assumed: Vec<String>,
}

#[derive(Serialize)]
struct EstimateJson {
    status: &'static str,
    save: Vec<String>,
    kill: Vec<String>,
    sure: bool,
    positions: u64,
}

impl Side {
    /// Its part of the JSON of a position.
    pub(super) fn json(&self) -> SideJson {
        let groups = self.eyes.groups.iter().zip(&self.exact);
        SideJson {
            groups: groups.map(|(group, exact)| self.group(group, exact.as_ref())).collect(),
        }
    }

    fn points(&self, points: &[Point]) -> Vec<String> {
        point_names(self.grid, points)
    }

    fn group(&self, group: &Group, exact: Option<&Exactly>) -> GroupJson {
        let regions = group.regions.iter().enumerate().map(|(number, region)| {
            let value = exact.and_then(|exact| exact.values[number].clone());
            self.region(region, value)
        });
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
            regions: regions.collect(),
            dependent: dependent.collect(),
            value: group.value.as_ref().map(ToString::to_string),
            status: group.status.as_str(),
            because: because(group),
            save: self.points(&group.save),
            kill: self.points(&group.kill),
            exact: exact.and_then(|exact| Some(self.exact(exact.group.as_ref().ok()?))),
            estimate: exact.and_then(|exact| Some(self.estimate(exact.estimate.as_ref()?))),
        }
    }

    fn estimate(&self, found: &Estimate) -> EstimateJson {
        EstimateJson {
            status: found.status.as_str(),
            save: self.points(&found.save),
            kill: self.points(&found.kill),
            sure: found.sure,
            positions: found.positions,
        }
    }

    fn exact(&self, played: &Played) -> ExactJson {
        ExactJson {
            status: played.status,
            save: self.points(&played.save),
            kill: self.points(&played.kill),
            ignores: played.ignores,
            arrangements: played.arrangements,
            assumed: self.points(&played.assumed),
        }
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

    fn region(&self, region: &Region, exact: Option<String>) -> RegionJson {
        RegionJson {
            name: region.name.clone(),
            kind: region.kind.as_str(),
            points: self.points(&region.points),
            shape: region.shape,
            value: region.value.as_ref().map(ToString::to_string),
            by: region.by.as_str(),
            exact,
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

impl Serialize for Ignores {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Ignores::Moves(moves) => serializer.serialize_u8(*moves),
            Ignores::Any => serializer.serialize_str("any"),
        }
    }
}
