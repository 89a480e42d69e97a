//! The run of the casting-out: `pass-alive analyze`.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use pass_alive::{Analysis, Moment, NotVital, Point, RegionRule, Space};
use serde::{Serialize, Serializer};
#[cfg(test)]
use ts_rs::TS;

use crate::names::{PointNames, Written};

/// The blocks and regions of one colour, each with the round in which it fell and the reason, and the
/// stones that are unconditionally alive.
pub fn analysis<'a>(space: Space, analysis: &'a Analysis) -> impl Serialize + 'a {
    Side { space, analysis }
}

/// The answer for one colour. Z(0) is the starting set, R(0) the list of regions made for it.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Side", concrete(B = (), R = (), A = ())))]
pub(crate) struct Json<B, R, A> {
    #[cfg_attr(test, ts(type = "Array<Block>"))]
    blocks: B,
    #[cfg_attr(test, ts(type = "Array<Region>"))]
    regions: R,
    /// The number of rounds in which something falls.
    rounds: u32,
    /// All stones of the blocks that survive.
    #[cfg_attr(test, ts(type = "Array<string>"))]
    alive: A,
}

/// A block of the colour.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Block<'a> {
    /// A, B … Z, AA, AB … in reading order of their first points.
    name: String,
    #[cfg_attr(test, ts(type = "Array<string>"))]
    points: PointNames<'a>,
    #[cfg_attr(test, ts(type = "Array<string>"))]
    liberties: PointNames<'a>,
    /// The round it is cast out in; 0: outside the starting set; null: never.
    cast_out: Option<u32>,
    /// The judgement of the round that cast it out, or else of the last; null for a block outside the
    /// starting set.
    why: Option<Judgement>,
}

/// A round's judgement on a block.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
struct Judgement {
    /// The regions vital to it: fewer than two if it falls.
    vital: Vec<String>,
    /// Every other region next to it.
    others: Vec<Other>,
}

/// The reason why a region next to a block is not vital to it.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "NotVital"))]
struct Other {
    region: String,
    #[serde(flatten)]
    why: Why,
}

/// Why a region is not vital to a block.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "why", rename_all = "lowercase")]
enum Why {
    /// `at` is the first empty point of the region that is no liberty of the block; with suicide allowed,
    /// the first point that is not next to it.
    Unhealthy { at: String },
    /// Its neighbour `lost` is outside the starting set.
    Outside { lost: String },
    /// It left the list in `round`, with its neighbour `lost`.
    Discarded { round: u32, lost: String },
}

/// A region of the colour.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Region<'a> {
    /// a, b … z, aa, ab … in reading order of their first points.
    name: String,
    #[cfg_attr(test, ts(type = "Array<string>"))]
    points: PointNames<'a>,
    /// The blocks next to it.
    neighbors: Vec<String>,
    small: bool,
    healthy_for: Vec<String>,
    /// The round it is discarded in; 0: never in the list; null: never.
    discarded: Option<u32>,
    /// True if Sensei's clean-up takes it away at the end; absent if not.
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    cleared: bool,
    /// The reason why it left the list or never was in it; null if it stays.
    why: Option<Loss>,
}

/// The reason why a region left the list, or never was in it.
#[derive(Serialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "camelCase")]
struct Loss {
    /// The first empty point that is next to no stone of the colour, if that is why.
    #[cfg_attr(test, ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    not_small_at: Option<String>,
    /// The neighbours cast out in the round `discarded`, or for round 0 those outside the starting set.
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
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
        let json = Json {
            blocks: Written(|| analysis.blocks().map(|it| self.block(it))),
            regions: Written(|| analysis.regions().map(|it| self.region(it))),
            rounds: analysis.trace().round_count(),
            alive: Written(|| analysis.alive().map(|it| space.name(it))),
        };
        json.serialize(serializer)
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
