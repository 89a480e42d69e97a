//! What GoGui draws on its board: its manual, chapter "Analyze Commands"
//! (<https://github.com/Remi-Coulom/gogui/blob/master/doc/manual/xml/analyze.xml>).

use pass_alive::{Analysis, Color, Point};

use super::engine::Engine;
use super::failure::Answer;
use super::show::names;
use super::words::Words;
use crate::drawing::name;
use crate::summary::plural;

/// The commands with the way to draw each: `type/label/command`, where `%c` is a colour.
const ANALYZE_COMMANDS: [&str; 8] = [
    "gfx/Rounds/pass-alive-rounds %c",
    "gfx/Blocks/pass-alive-blocks %c",
    "gfx/Regions/pass-alive-regions %c",
    "plist/Vital regions/pass-alive-vital %c",
    "bwboard/Held points/pass-alive-held",
    "plist/Alive stones/final_status_list alive",
    "plist/Dead stones/final_status_list dead",
    "string/Final score/final_score",
];

/// GoGui's names of colours.
const ALIVE: &str = "green";
const FALLEN: &str = "red";
const DISCARDED: &str = "yellow";
const NOT_LISTED: &str = "gray";

pub(super) fn analyze_commands(_: &mut Engine, _: &mut Words<'_>) -> Answer {
    Ok(ANALYZE_COMMANDS.join("\n"))
}

/// The stones that are alive in green, and on each other one the round in which it falls.
pub(super) fn rounds(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let analysis = engine.analysis(words.color()?);
    let mut drawing = Drawing::new(engine);
    for block in analysis.blocks() {
        match block.cast_out_at() {
            None => drawing.color(ALIVE, block.points()),
            Some(moment) => {
                let round = analysis.trace().round_of(moment);
                drawing.label(&round.to_string(), block.points());
            }
        }
    }
    Ok(drawing.with_text(&analysis))
}

/// The names of the blocks, green if they are alive and red if they fall.
pub(super) fn blocks(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let analysis = engine.analysis(words.color()?);
    let mut drawing = Drawing::new(engine);
    for block in analysis.blocks() {
        drawing.color(if block.is_alive() { ALIVE } else { FALLEN }, block.points());
        drawing.label(&block.name(), block.points());
    }
    Ok(drawing.with_text(&analysis))
}

/// The names of the regions: green if vital to a block that is alive, yellow if discarded in the
/// run, gray if not small.
pub(super) fn regions(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let analysis = engine.analysis(words.color()?);
    let mut drawing = Drawing::new(engine);
    for region in analysis.regions() {
        let color = match (region.is_small(), region.is_vital()) {
            (_, true) => ALIVE,
            (true, false) => DISCARDED,
            (false, false) => NOT_LISTED,
        };
        drawing.color(color, region.points());
        drawing.label(&region.name(), region.points());
    }
    Ok(drawing.with_text(&analysis))
}

/// The points of the regions that are vital to a block that is alive.
pub(super) fn vital(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let analysis = engine.analysis(words.color()?);
    let vital = analysis.regions().filter(|region| region.is_vital());
    let points: Vec<Point> = vital.flat_map(|region| region.points().to_vec()).collect();
    Ok(names(engine.grid(), &points))
}

/// A letter for each point: `b` or `w` if a colour holds it.
pub(super) fn held(engine: &mut Engine, _: &mut Words<'_>) -> Answer {
    let mut letters = vec!["."; engine.grid().len()];
    for (color, letter) in [(Color::Black, "b"), (Color::White, "w")] {
        engine.analysis(color).held().for_each(|point| letters[point.index()] = letter);
    }
    let rows = letters.chunks(engine.grid().columns() as usize).map(|row| row.join(" "));
    Ok(rows.collect::<Vec<_>>().join("\n"))
}

/// Lines of the type `gfx`.
struct Drawing<'a> {
    engine: &'a Engine,
    lines: Vec<String>,
}

impl<'a> Drawing<'a> {
    fn new(engine: &'a Engine) -> Self {
        Self { engine, lines: Vec::new() }
    }

    fn color(&mut self, color: &str, points: &[Point]) {
        self.lines.push(format!("COLOR {color} {}", names(self.engine.grid(), points)));
    }

    fn label(&mut self, label: &str, points: &[Point]) {
        let grid = self.engine.grid();
        let pairs = points.iter().map(|&point| format!(" {} {label}", grid.name(point)));
        self.lines.push(format!("LABEL{}", pairs.collect::<String>()));
    }

    /// The lines, with one for GoGui's status bar.
    fn with_text(mut self, analysis: &Analysis) -> String {
        let (color, blocks) = (name(analysis.color()), analysis.blocks().len());
        if blocks == 0 {
            return format!("TEXT {color}: no stones");
        }
        let alive = analysis.blocks().filter(|block| block.is_alive()).count();
        let held = analysis.held().count();
        self.lines.push(format!(
            "TEXT {color}: {alive} of {blocks} {} unconditionally alive, {held} {} held",
            plural(blocks, "block"),
            plural(held, "point"),
        ));
        self.lines.join("\n")
    }
}
