//! The run of the casting-out: `pass-alive analyze`.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use pass_alive::{Analysis, Moment, NotVital, Point, RegionRule, Space};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::names::{PointNames, Written};

/// The blocks and regions of one colour, each with the round in which it fell and the reason, and the
/// stones that are unconditionally alive.
pub fn analysis<'a>(space: Space, analysis: &'a Analysis) -> impl Serialize + 'a {
    Side { space, analysis }
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Block<'a> {
    name: String,
    points: PointNames<'a>,
    liberties: PointNames<'a>,
    cast_out: Option<u32>,
    why: Option<Judgement>,
}

/// The evidence of the last round that judged a block.
#[derive(Serialize)]
struct Judgement {
    vital: Vec<String>,
    others: Vec<Other>,
}

/// A region next to a block that is not vital to it.
#[derive(Serialize)]
struct Other {
    region: String,
    #[serde(flatten)]
    why: Why,
}

#[derive(Serialize)]
#[serde(tag = "why", rename_all = "lowercase")]
enum Why {
    Unhealthy { at: String },
    Outside { lost: String },
    Discarded { round: u32, lost: String },
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Region<'a> {
    name: String,
    points: PointNames<'a>,
    neighbors: Vec<String>,
    small: bool,
    healthy_for: Vec<String>,
    discarded: Option<u32>,
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    cleared: bool,
    why: Option<Loss>,
}

/// The reason why a region left the list or was never in it.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Loss {
    #[serde(skip_serializing_if = "Option::is_none")]
    not_small_at: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lost: Vec<String>,
}

/// Puts the facts of one colour into words, each when it is written: all together would take many
/// times the memory of the analysis.
struct Side<'a> {
    space: Space,
    analysis: &'a Analysis,
}

impl Serialize for Side<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { space, analysis } = self;
        let mut side = serializer.serialize_struct("Side", 4)?;
        side.serialize_field("blocks", &Written(|| analysis.blocks().map(|it| self.block(it))))?;
        side.serialize_field("regions", &Written(|| analysis.regions().map(|it| self.region(it))))?;
        side.serialize_field("rounds", &analysis.trace().round_count())?;
        side.serialize_field("alive", &Written(|| analysis.alive().map(|it| space.name(it))))?;
        side.end()
    }
}

impl<'a> Side<'a> {
    fn points(&self, points: impl Into<Cow<'a, [Point]>>) -> PointNames<'a> {
        PointNames::new(self.space, points)
    }

    fn block(&self, block: pass_alive::Block<'a>) -> Block<'a> {
        let trace = self.analysis.trace();
        let cast_out = block.cast_out_at();
        Block {
            name: block.name(),
            points: self.points(block.points()),
            liberties: self.points(block.liberties()),
            cast_out: cast_out.map(|at| self.round(at)),
            why: match cast_out {
                Some(Moment::START) => None,
                moment => Some(self.judgement(block, moment.unwrap_or(trace.last_moment()))),
            },
        }
    }

    /// The number of the round of `moment`.
    fn round(&self, moment: Moment) -> u32 {
        self.analysis.trace().round_of(moment).number()
    }

    fn judgement(&self, block: pass_alive::Block<'_>, moment: Moment) -> Judgement {
        let other = |region: pass_alive::Region<'_>| {
            let why = region.why_not_vital(block.id(), moment)?;
            Some(Other { region: region.name(), why: self.why(why) })
        };
        Judgement {
            vital: block.vital_regions(moment).map(|region| region.name()).collect(),
            others: block.regions().filter_map(other).collect(),
        }
    }

    fn why(&self, why: NotVital) -> Why {
        match why {
            NotVital::Unhealthy(point) => Why::Unhealthy { at: self.space.name(point) },
            NotVital::OutsideStart(lost) => Why::Outside { lost: lost.to_string() },
            NotVital::Discarded { at, lost } => {
                Why::Discarded { round: self.round(at), lost: lost.to_string() }
            }
        }
    }

    fn region(&self, region: pass_alive::Region<'a>) -> Region<'a> {
        let discarded = region.discarded_at();
        let never_listed = discarded == Some(Moment::START);
        let not_small_at = region
            .not_small_at()
            .filter(|_| never_listed && self.analysis.rules().regions == RegionRule::Small);
        Region {
            name: region.name(),
            points: self.points(region.points()),
            neighbors: names(region.neighbors()),
            small: region.is_small(),
            healthy_for: names(region.healthy_for()),
            discarded: discarded.map(|at| self.round(at)),
            cleared: region.cleared_at().is_some(),
            why: discarded.map(|_| Loss {
                not_small_at: not_small_at.map(|point| self.space.name(point)),
                lost: names(region.lost_neighbors()),
            }),
        }
    }
}

fn names<'a>(blocks: impl Iterator<Item = pass_alive::Block<'a>>) -> Vec<String> {
    blocks.map(|block| block.name()).collect()
}
