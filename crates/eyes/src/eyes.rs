//! The whole analysis of one colour.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use pass_alive::{Board, Color, ColumnName, Grid, Point, Unanalyzable};

use crate::area::{Kind, Site};
use crate::choices::Choices;
use crate::enclosure::Dead;
use crate::evaluation::Assessed;
use crate::level::Level;
use crate::linking::Link;
use crate::lookahead::LookAhead;
use crate::part::Part;
use crate::ruled::Ruled;
use crate::rules::Ruling;
use crate::shape::Shape;
use crate::status::{Because, Status};
use crate::study::Study;
use crate::sum::Sum;
use crate::survey::sorted;
use crate::term::{By, Term};
use crate::trace::{Dependence, Event, Step};
use crate::value::Value;
use crate::verdict::{Verdict, verdict};
use crate::vital::{Vital, vital};

/// The groups of one colour, with their eyes and their status (Chen and Chen 1999).
///
/// ```
/// use pass_alive::{Board, Color};
/// use pass_alive_eyes::{Choices, Eyes, LookAhead, Status};
/// let board = Board::from_rows("
///     . X . X . X .
///     X X X X X X X
///     X O O O O O X
///     X O . . . O X
/// ").unwrap();
/// let grid = board.grid().unwrap();
/// let eyes = Eyes::new(grid, &board, Color::White, &Choices::default(), LookAhead::Exact).unwrap();
/// let group = &eyes.groups[0];
/// assert_eq!(group.value.as_ref().unwrap().to_string(), "{2|1}");
/// assert_eq!(group.status, Status::Critical);
/// assert_eq!(grid.name(group.save[0]), "D1");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Eyes {
    /// The colour.
    pub color: Color,
    /// Its groups, in reading order of their first stones.
    pub groups: Vec<Group>,
}

/// Blocks of one colour that belong together, and their eyes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// A capital letter, as columns have them.
    pub name: String,
    /// The stones of each block, in reading order.
    pub blocks: Vec<Vec<Point>>,
    /// The links that joined the blocks: one fewer than there are blocks.
    pub links: Vec<Link>,
    /// The points of all spaces that the group encloses, in reading order.
    pub interior: Vec<Point>,
    /// The empty points that become controlled if the owner moves next to them, in reading order.
    pub frontier: Vec<Point>,
    /// The dead enemy stones in its spaces, in reading order, with the reason.
    pub prisoners: Vec<(Point, Dead)>,
    /// The points of all regions, in reading order.
    pub points: Vec<EyePoint>,
    /// Its eye regions, in reading order of their first points.
    pub regions: Vec<Region>,
    /// The pairs of regions that are not independent; [`Dependence::regions`] counts in
    /// [`Group::regions`].
    pub dependent: Vec<Dependence>,
    /// The summands of its eyes: its regions, those that depend on each other together.
    pub terms: Vec<Term>,
    /// The sum of the terms, in their order; `None` if the value of one is not known.
    pub sum: Option<Sum>,
    /// The eyes of the group, at most 2; `None` if they are not known.
    pub value: Option<Value>,
    /// Whether the group lives.
    pub status: Status,
    /// The reason for the status.
    pub because: Because,
    /// For a critical group, the points where its owner lives, in reading order.
    pub save: Vec<Point>,
    /// For a critical group, the points where the attacker kills, in reading order.
    pub kill: Vec<Point>,
    /// The rules that fired, in order.
    pub trace: Vec<Step>,
    /// The part of the board that decides on the group; `None` if the group has
    /// a way out.
    pub part: Option<Part>,
}

/// A point that may become an eye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EyePoint {
    /// The point.
    pub at: Point,
    /// Its diagonal index, doubled: 0 to 8.
    pub doubled_index: u8,
    /// The level that follows from it.
    pub level: Level,
    /// The level after all rules; `None` if it is no eye point any more.
    pub last: Option<Level>,
    /// The downgrading rules that lowered it, each with the point that is the reason.
    pub rules: Vec<(u8, Point)>,
}

/// An eye region.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Region {
    /// A small letter, unique among the regions of the colour.
    pub name: String,
    /// The type.
    pub kind: Kind,
    /// The points, in reading order.
    pub points: Vec<Point>,
    /// The one point open to the attacker, if there is one.
    pub open: Option<Point>,
    /// The code of the name that players give to the shape, if it has one.
    pub shape: Option<&'static str>,
    /// Its eyes; `None` if they are not known. A seki counts as one.
    pub value: Option<Value>,
    /// `true` if neither side may move here first.
    pub seki: bool,
    /// The source of the value.
    pub by: By,
    /// The part of the board that decides on the region.
    pub part: Part,
}

impl Group {
    /// All stones, in reading order.
    #[must_use]
    pub fn stones(&self) -> Vec<Point> {
        sorted(self.blocks.iter().flatten().copied().collect())
    }
}

impl Eyes {
    /// Analyses the groups of `color`.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    ///
    /// # Panics
    /// If `grid` has not as many points as `board`.
    pub fn new(
        grid: Grid,
        board: &Board,
        color: Color,
        choices: &Choices,
        look_ahead: LookAhead,
    ) -> Result<Self, Unanalyzable> {
        assert_eq!(grid.len(), board.len(), "the grid of the board");
        let study = Study::new(grid, board, color, choices)?;
        let mut regions = 0;
        let mut groups = Vec::with_capacity(study.evaluation.assessed.len());
        for (number, assessed) in study.evaluation.assessed.iter().enumerate() {
            let builder = Builder { study: &study, assessed, first_region: regions };
            regions += assessed.regions.len();
            groups.push(builder.group(number, choices, look_ahead));
        }
        Ok(Self { color, groups })
    }
}

/// A group in the making.
struct Builder<'a> {
    study: &'a Study<'a>,
    assessed: &'a Assessed,
    /// The number of regions of the groups before.
    first_region: usize,
}

impl Builder<'_> {
    fn group(&self, number: usize, choices: &Choices, look_ahead: LookAhead) -> Group {
        let Self { study, assessed, .. } = self;
        let blocks = assessed.blocks.iter();
        let blocks: Vec<Vec<Point>> =
            blocks.map(|&block| study.survey.blocks[block as usize].stones.clone()).collect();
        let verdict = verdict(study, assessed, look_ahead);
        let part = assessed.enclosed.then(|| Part::whole(study, assessed));
        let Vital { save, kill } = match (verdict.status, &part) {
            (Status::Critical, Some(part)) => {
                vital(study, assessed, part, &verdict.terms, choices, look_ahead)
            }
            _ => Vital::default(),
        };
        let regions: Vec<Region> =
            (0..assessed.regions.len()).map(|place| self.region(place, &verdict)).collect();
        let trace = self.trace(&verdict);
        Group {
            name: ColumnName(number as u32).to_string(),
            links: self.links(&blocks),
            blocks,
            interior: self.enclosed().flat_map(Ruled::points).collect(),
            frontier: self.frontier(),
            prisoners: self.prisoners(),
            points: points(assessed),
            regions,
            dependent: assessed.dependences.clone(),
            value: verdict.sum.as_ref().map(|sum| sum.value.clone()),
            terms: verdict.terms,
            sum: verdict.sum,
            status: verdict.status,
            because: verdict.because,
            save,
            kill,
            trace,
            part,
        }
    }

    fn links(&self, blocks: &[Vec<Point>]) -> Vec<Link> {
        let is_of = |stone: &Point| blocks.iter().any(|block| block[0] == *stone);
        let links = self.study.evaluation.groups.links.iter();
        links.filter(|link| is_of(&link.between[0])).cloned().collect()
    }

    fn enclosed(&self) -> impl Iterator<Item = &Ruled> {
        self.assessed.regions.iter().filter(|region| region.open.is_none())
    }

    /// The points next to the gates of open regions.
    fn frontier(&self) -> Vec<Point> {
        let gates = self.assessed.regions.iter().filter_map(|region| Some((region, region.open?)));
        let beside = gates.flat_map(|(region, gate)| {
            let around = self.study.survey.neighbors(gate).iter();
            around.copied().filter(|&point| region.contains(point))
        });
        sorted(beside.collect())
    }

    fn prisoners(&self) -> Vec<(Point, Dead)> {
        let sites = self.enclosed().flat_map(|region| &region.sites);
        let prisoner = |site: &Site| {
            let block = self.study.survey.block_at[site.point.index()];
            let death = self.study.deaths.dead.get(block as usize).copied().flatten()?;
            Some((site.point, death))
        };
        sites.filter_map(prisoner).collect()
    }

    fn region(&self, place: usize, verdict: &Verdict) -> Region {
        let ruled = &self.assessed.regions[place];
        let term = verdict.terms.iter().find(|term| term.regions == [place]);
        let (value, by) = match (term, &ruled.ruling) {
            (Some(term), _) => (term.value.clone(), term.by),
            (None, Ruling::Value(value)) => (Some(value.clone()), ruled.by()),
            (None, Ruling::Seki) => (Some(Value::eyes(1)), ruled.by()),
            (None, Ruling::LookAhead { .. }) => (None, By::Exact),
        };
        let grid = self.study.survey.grid;
        let shape = Shape::new(ruled.points().map(|point| grid.coordinates(point)));
        Region {
            name: ColumnName((self.first_region + place) as u32).to_string().to_ascii_lowercase(),
            kind: ruled.kind,
            points: ruled.points().collect(),
            open: ruled.open,
            shape: shape.and_then(|shape| shape.name()),
            value,
            seki: ruled.ruling == Ruling::Seki,
            by,
            part: Part::new(self.study, self.assessed, &[place]),
        }
    }

    /// The events of each region, then those of the whole group.
    fn trace(&self, verdict: &Verdict) -> Vec<Step> {
        let mut trace = Vec::new();
        for (place, region) in self.assessed.regions.iter().enumerate() {
            let step = |event: &Event| Step { region: Some(place), event: event.clone() };
            trace.extend(region.events.iter().map(step));
        }
        let of_group = |event: Event| Step { region: None, event };
        for &dependence in &self.assessed.dependences {
            trace.push(of_group(Event::Dependent(dependence)));
        }
        for term in &verdict.terms {
            let Term { regions, value, by, .. } = term.clone();
            trace.push(of_group(Event::Valued { regions, value, by }));
        }
        if let Some(sum) = &verdict.sum {
            trace.push(of_group(Event::Summed {
                value: sum.value.clone(),
                owner_first: sum.owner_first,
                attacker_first: sum.attacker_first,
                method: sum.method,
            }));
        }
        trace.push(of_group(Event::Verdict { status: verdict.status, because: verdict.because }));
        trace
    }
}

/// The eye points of a group with what the rules did to them.
fn points(assessed: &Assessed) -> Vec<EyePoint> {
    let mut points: Vec<EyePoint> = Vec::new();
    for event in assessed.regions.iter().flat_map(|region| &region.events) {
        match *event {
            Event::Level { at, doubled_index, level } => {
                let last = Some(level);
                let place = points.partition_point(|point| point.at < at);
                let point = EyePoint { at, doubled_index, level, last, rules: Vec::new() };
                points.insert(place, point);
            }
            Event::Downgraded { rule, at, by, to, .. } => {
                if let Some(point) = points.iter_mut().find(|point| point.at == at) {
                    point.rules.push((rule, by));
                    point.last = to;
                }
            }
            _ => {}
        }
    }
    points
}
