//! `pass-alive turn`: the single moves that would save, spoil or lose each block.

use std::io::{self, Write};

use pass_alive::proof::{LimitReached, OwnMoves, spoiling_moves};
use pass_alive::{Analysis, Color, Point, Space};
use pass_alive_json::point_names;
use serde::Serialize;

use crate::arguments::CommonOptions;
use crate::drawing::name;
use crate::input::Input;
use crate::output::Output;
use crate::positions::Position;
use crate::report::{Report, write_reports};
use crate::summary::named;

/// Limits on the points of all boards decided, for the owner's moves and for the opponent's against one
/// block: all that a board of 52×52 can need.
const OWN_LIMIT: u64 = 2704 * 2704;
const SPOILING_LIMIT: u64 = 2 * 2704 * 2704 * 2704;

/// Reports for every position the moves that would change the verdict on a block.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn turn(
    options: &CommonOptions,
    input: &mut Input,
    output: &mut Output,
) -> io::Result<()> {
    options.positions().each(input, output, |position, output| answer(options, position, output))
}

fn answer(options: &CommonOptions, position: &Position<'_>, output: &mut Output) -> io::Result<()> {
    let Some(analyses) = position.analyses(&options.analysis, output)? else { return Ok(()) };
    let answer = position.answer(options.analysis.rules(), &analyses);
    let moves = analyses.iter().map(|analysis| TurningMoves::new(position.space, analysis));
    match moves.collect::<Result<Vec<_>, _>>() {
        Ok(moves) => write_reports(moves.into_iter(), options.json, &answer, output),
        Err(reached) => position.complain(output, reached),
    }
}

/// The moves that would change the verdicts on the blocks of one colour.
struct TurningMoves<'a> {
    space: Space,
    analysis: &'a Analysis,
    own: OwnMoves,
    /// For each block the opponent's moves that leave it no saving move; none if it has none to begin
    /// with.
    spoiling: Vec<Vec<Point>>,
}

impl<'a> TurningMoves<'a> {
    fn new(space: Space, analysis: &'a Analysis) -> Result<Self, LimitReached> {
        let own = OwnMoves::of(analysis, OWN_LIMIT)?;
        let spoiling = analysis.blocks().map(|block| match own.saving(block.id()) {
            [] => Ok(Vec::new()),
            _ => spoiling_moves(analysis, block.id(), SPOILING_LIMIT),
        });
        let spoiling = spoiling.collect::<Result<_, _>>()?;
        Ok(Self { space, analysis, own, spoiling })
    }

    fn points(&self, points: &[Point]) -> Vec<String> {
        point_names(self.space, points)
    }

    /// The name of the region that a move of the owner repairs.
    fn region_at(&self, point: Point) -> String {
        self.analysis.region_at(point).map(|region| region.name()).unwrap_or_default()
    }
}

impl Report for TurningMoves<'_> {
    fn color(&self) -> Color {
        self.analysis.color()
    }

    fn json(&self) -> impl Serialize {
        pass_alive_json::turn(self.space, self.analysis, &self.own, &self.spoiling)
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let (color, other) = (name(self.analysis.color()), name(self.analysis.color().other()));
        if self.analysis.blocks().len() == 0 {
            return writeln!(out, "{color}: no stones");
        }
        writeln!(out, "{color}, by one move")?;
        for block in self.analysis.blocks() {
            let (id, is_alive, block) = (block.id(), block.is_alive(), named(self.space, block));
            let (saving, losing) = (self.own.saving(id), self.own.losing(id));
            let spoiling = &self.spoiling[id.index()];
            if is_alive && losing.is_empty() {
                writeln!(out, "  {block} is alive, and no move loses it")?;
            } else if is_alive {
                let losing = self.points(losing).join(", ");
                writeln!(out, "  {block} is alive, and lost by {color} {losing}")?;
            } else if saving.is_empty() {
                writeln!(out, "  {block} is not alive, and no move saves it")?;
            } else {
                let saving = saving
                    .iter()
                    .map(|&at| format!("{} in {}", self.space.name(at), self.region_at(at)));
                let saving: Vec<String> = saving.collect();
                let spoiling = self.points(spoiling).join(", ");
                let spoiled = if spoiling.is_empty() {
                    format!("no move of {other} spoils that")
                } else {
                    format!("spoiled by {other} {spoiling}")
                };
                writeln!(out, "  {block} is saved by {color} {}; {spoiled}", saving.join(", "))?;
            }
        }
        Ok(())
    }
}
