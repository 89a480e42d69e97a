//! The answer for one position, and its JSON: the shape is described in
//! `docs/command-line.md`.

use std::borrow::Cow;

use pass_alive::{Analysis, Board, Color, Form, NotVital, Point, RegionRule, Round, Rules, Space};
use pass_alive_notation::{Record, Snapshot};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::input::Piece;

/// A position and its analyses.
pub(crate) struct Answer<'a> {
    pub(crate) piece: &'a Piece,
    /// Among the trees, diagrams or boards of the source, bad ones included.
    pub(crate) index: usize,
    pub(crate) record: &'a Record,
    /// The size of the board, and which edges are joined.
    pub(crate) space: Space,
    /// The number of moves on the main line.
    pub(crate) moves: u32,
    pub(crate) snapshot: &'a Snapshot,
    pub(crate) rules: Rules,
    /// One for each chosen colour.
    pub(crate) analyses: &'a [Analysis],
}

impl Answer<'_> {
    /// The board and what the analysis goes by, on one line: `9×9, suicide forbidden, small
    /// regions` or `9×9×3 torus, …`.
    pub(crate) fn terms(&self) -> String {
        let mut terms = size(self.space);
        if self.moves > 0 {
            terms += &format!(", after move {}", self.snapshot.move_number);
        }
        terms += &format!(", suicide {}, {} regions", self.rules.suicide, self.rules.regions);
        if self.record.assumes_outside_empty() {
            terms += ", the outside of the diagram assumed empty";
        }
        terms
    }

    /// The answer as one JSON object.
    pub(crate) fn json(&self) -> impl Serialize {
        let space = self.space;
        let side = |color: Color| {
            let analysis = self.analyses.iter().find(|analysis| analysis.color() == color)?;
            Some(Side { space, analysis })
        };
        Json { opening: self.opening(), black: side(Color::Black), white: side(Color::White) }
    }

    /// The first keys of an answer with the board.
    pub(crate) fn opening(&self) -> Opening {
        Opening {
            version: 1,
            source: self.piece.source.to_string(),
            index: self.index,
            move_number: self.snapshot.move_number,
            columns: self.space.layer().columns(),
            rows: self.space.layer().rows(),
            layers: (self.space.layers() > 1).then(|| self.space.layers()),
            topology: topology(self.space),
            board: BoardJson::new(self.space, &self.snapshot.board),
            assumed: self.record.assumes_outside_empty().then_some("outside empty"),
            encoding: self.piece.guessed,
            rules: RulesJson::new(self.rules),
        }
    }
}

/// The names of points, as all answers give them.
pub(crate) fn point_names(space: impl Into<Space>, points: &[Point]) -> Vec<String> {
    let space = space.into();
    points.iter().map(|&point| space.name(point)).collect()
}

/// The names of points, made when they are written.
pub(crate) struct PointNames<'a> {
    space: Space,
    points: Cow<'a, [Point]>,
}

impl<'a> PointNames<'a> {
    pub(crate) fn new(space: Space, points: impl Into<Cow<'a, [Point]>>) -> Self {
        Self { space, points: points.into() }
    }
}

impl Serialize for PointNames<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.points.iter().map(|&point| self.space.name(point)))
    }
}

/// A list whose items are made when they are written.
struct Written<F>(F);

impl<I: Iterator<Item: Serialize>, F: Fn() -> I> Serialize for Written<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}

/// `9×9`, `9×9×3` or `9×9 torus`.
pub(crate) fn size(space: Space) -> String {
    let mut size = format!("{}×{}", space.layer().columns(), space.layer().rows());
    if space.layers() > 1 {
        size += &format!("×{}", space.layers());
    }
    if let Some(form) = topology(space) {
        size += &format!(" {form}");
    }
    size
}

/// The word for the form of a board with joined edges.
pub(crate) fn topology(space: Space) -> Option<&'static str> {
    (space.form() != Form::Box).then(|| space.form().word())
}

/// A board as its rows from the top, or as a list of layers with rows.
#[derive(Serialize, Clone)]
#[serde(untagged)]
pub(crate) enum BoardJson {
    Rows(Vec<String>),
    Layers(Vec<Vec<String>>),
}

impl BoardJson {
    pub(crate) fn new(space: Space, board: &Board) -> Self {
        let text = board.to_string();
        let mut layers: Vec<Vec<String>> =
            text.split("--\n").map(|layer| layer.lines().map(str::to_owned).collect()).collect();
        if space.layers() == 1 { Self::Rows(layers.swap_remove(0)) } else { Self::Layers(layers) }
    }
}

#[derive(Serialize)]
struct Json<'a> {
    #[serde(flatten)]
    opening: Opening,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<Side<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<Side<'a>>,
}

/// The first keys of an answer with the board.
#[derive(Serialize)]
pub(crate) struct Opening {
    version: u32,
    source: String,
    index: usize,
    #[serde(rename = "move")]
    move_number: u32,
    columns: u32,
    rows: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    layers: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    topology: Option<&'static str>,
    board: BoardJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    assumed: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    encoding: Option<&'static str>,
    rules: RulesJson,
}

#[derive(Serialize)]
pub(crate) struct RulesJson {
    pub(crate) suicide: &'static str,
    pub(crate) regions: &'static str,
}

impl RulesJson {
    pub(crate) fn new(rules: Rules) -> Self {
        Self { suicide: rules.suicide.word(), regions: rules.regions.word() }
    }
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
    #[serde(skip_serializing_if = "std::ops::Not::not")]
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
        side.serialize_field("rounds", &analysis.trace().rounds())?;
        side.serialize_field("alive", &Written(|| analysis.alive().map(|it| space.name(it))))?;
        side.end()
    }
}

impl<'a> Side<'a> {
    fn points(&self, points: impl Into<Cow<'a, [Point]>>) -> PointNames<'a> {
        PointNames::new(self.space, points)
    }

    fn block(&self, block: pass_alive::Block<'a>) -> Block<'a> {
        let cast_out = block.cast_out_in();
        Block {
            name: block.name(),
            points: self.points(block.points()),
            liberties: self.points(block.liberties()),
            cast_out: cast_out.map(Round::number),
            why: match cast_out {
                Some(Round::START) => None,
                Some(round) => Some(self.judgement(block, round)),
                None => Some(self.judgement(block, self.analysis.trace().last_round())),
            },
        }
    }

    fn judgement(&self, block: pass_alive::Block<'_>, round: Round) -> Judgement {
        let other = |region: pass_alive::Region<'_>| {
            let why = region.why_not_vital(block.id(), round)?;
            Some(Other { region: region.name(), why: self.why(why) })
        };
        Judgement {
            vital: block.vital_regions(round).map(|region| region.name()).collect(),
            others: block.regions().filter_map(other).collect(),
        }
    }

    fn why(&self, why: NotVital) -> Why {
        match why {
            NotVital::Unhealthy(point) => Why::Unhealthy { at: self.space.name(point) },
            NotVital::OutsideStart(lost) => Why::Outside { lost: lost.to_string() },
            NotVital::Discarded { round, lost } => {
                Why::Discarded { round: round.number(), lost: lost.to_string() }
            }
        }
    }

    fn region(&self, region: pass_alive::Region<'a>) -> Region<'a> {
        let discarded = region.discarded_in();
        let never_listed = discarded == Some(Round::START);
        let not_small_at = region
            .not_small_at()
            .filter(|_| never_listed && self.analysis.rules().regions == RegionRule::Small);
        Region {
            name: region.name(),
            points: self.points(region.points()),
            neighbors: names(region.neighbors()),
            small: region.is_small(),
            healthy_for: names(region.healthy_for()),
            discarded: discarded.map(Round::number),
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
