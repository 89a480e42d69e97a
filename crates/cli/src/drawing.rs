//! `pass-alive svg`, and the drawings in the answers of `pass-alive html`.

use std::io;

use pass_alive::MarkKind;
use pass_alive::{Analysis, Color, Moment};
use pass_alive_scene::{
    self as scene, Arrangement, Layers, Panel, Role, SPACING, Scene, View, draw, draw_layers,
    draw_solid, strip, svg,
};

use crate::answer::size;
use crate::arguments::{Drawing, Svg};
use crate::folder::Folder;
use crate::input::Input;
use crate::output::Output;
use crate::positions::{Position, Positions};

/// The widest row of a strip, in spacings: 672 pixels at a spacing of 14, and on paper
/// 3.5 mm a spacing.
const WIDEST_ROW: i32 = 48;

/// Strips of more points, all boards together, are refused.
const MAX_POINTS: usize = 1_000_000;

/// Draws every position of every file.
///
/// # Errors
/// If the drawings cannot be written.
pub(crate) fn draw_all(options: &Svg, input: &mut Input, output: &mut Output) -> io::Result<()> {
    let sources = &options.sources;
    let moves = options.analysis.moves();
    let form = options.analysis.form;
    let (files, index) = (&sources.files, sources.index);
    let positions = Positions { files, index, moves, form, missing: "" };
    let mut folder = Folder::new(sources.out.as_deref(), "svg");
    positions.each(input, output, |position, output| {
        let Some(analyses) = position.analyses(&options.analysis, output)? else { return Ok(()) };
        match drawing(position, &analyses, &options.drawing) {
            Ok(text) => folder.put(position, &text, output),
            Err(problem) => position.complain(output, problem),
        }
    })
}

/// The position as an SVG document. A single drawing steps through the first analysis, and at
/// its end shows the result of the other: the board, its layers if it has several or joined edges, or
/// the solid.
///
/// # Errors
/// A sentence, if the strip would be too large, or the board is none for a strip.
pub(crate) fn drawing(
    position: &Position<'_>,
    analyses: &[Analysis],
    how: &Drawing,
) -> Result<String, String> {
    let (scene, description, spacing) = if how.strip {
        (rounds(position, analyses, how)?, "round by round".to_owned(), 14)
    } else {
        let trace = analyses[0].trace();
        let moment = how.step.map_or(trace.last_moment(), |number| trace.moment(number));
        let view = View { other: analyses.get(1), ..view(position, &analyses[0], moment) };
        let space = position.space;
        let scene = match how.as_solid() {
            Some(solid) => draw_solid(&view, &solid),
            None if space.grid().is_none() => draw_layers(&view, &Arrangement::default()),
            None => draw(&view),
        };
        (scene, format!("at step {} of its run", trace.step_number(moment)), 28)
    };
    let colors = match analyses {
        [one, other] if how.strip => format!("{} and {}", one.color(), other.color()),
        _ => analyses[0].color().to_string(),
    };
    let mut description = format!("Benson's casting-out for {colors}, {description}.");
    if has_letters(position) {
        description += " Names of regions are italic and framed; other letters are the diagram's.";
    }
    let spacing = how.spacing.map_or(spacing, i32::from);
    Ok(svg::write_sized(&scene, &title(position), &description, &Role::PALE, spacing))
}

/// The stones alone, with the author's marks, as an SVG document that tells nothing of the run.
pub(crate) fn bare_drawing(position: &Position<'_>, how: &Drawing) -> String {
    let view = plain_view(position);
    let scene = if position.space.grid().is_none() {
        draw_layers(&view, &Arrangement::default())
    } else {
        draw(&view)
    };
    let spacing = how.spacing.map_or(28, i32::from);
    svg::write_sized(&scene, &title(position), "", &Role::PALE, spacing)
}

/// Returns `true` if the diagram or game has letters of its own, which could be taken for names.
fn has_letters(position: &Position<'_>) -> bool {
    position.snapshot.marks.iter().any(|mark| matches!(mark.kind, MarkKind::Label(_)))
}

/// The title of the position, or else its size. The name of its file is left out, because
/// drawings are published.
fn title(position: &Position<'_>) -> String {
    let title = position.record.title();
    if !title.is_empty() {
        return title;
    }
    size(position.space)
}

fn view<'a>(position: &'a Position<'_>, run: &'a Analysis, moment: Moment) -> View<'a> {
    View { stepped: Some(run), moment, ..plain_view(position) }
}

fn plain_view<'a>(position: &'a Position<'_>) -> View<'a> {
    let snapshot = &position.snapshot;
    View {
        layers: Layers::ALL,
        last_move: snapshot.last_point(),
        marks: &snapshot.marks,
        ..View::new(&snapshot.board)
    }
}

/// The rounds of every analysis, each beginning a row. A colour without stones has none,
/// unless it is the only one.
fn rounds(position: &Position<'_>, analyses: &[Analysis], how: &Drawing) -> Result<Scene, String> {
    if position.space.grid().is_none() {
        return Err("a strip shows boards of one layer without joined edges".to_owned());
    }
    let shown: Vec<&Analysis> = match analyses {
        [one, other] if other.blocks().len() == 0 => vec![one],
        [one, other] if one.blocks().len() == 0 => vec![other],
        _ => analyses.iter().collect(),
    };
    let boards: usize = shown.iter().map(|run| run.trace().round_count() as usize + 2).sum();
    if boards.saturating_mul(position.space.len()) > MAX_POINTS {
        let size = size(position.space);
        return Err(format!("a strip of {boards} boards of {size} is too large"));
    }
    let named = shown.len() > 1;
    let groups: Vec<_> = shown.into_iter().map(|run| panels(position, run, named)).collect();
    let width = scene::size(&groups[0][0].view).0;
    let fitting = (WIDEST_ROW * SPACING / width).max(1) as usize;
    Ok(strip(&groups, how.across.map_or(fitting, usize::from)))
}

/// The ends of all rounds, from the start to the one in which nothing falls; `named` after
/// their colour.
fn panels<'a>(position: &'a Position<'_>, run: &'a Analysis, named: bool) -> Vec<Panel<'a>> {
    let trace = run.trace();
    let panel = |moment: Moment| {
        let words = match moment {
            Moment::START => "Start".to_owned(),
            moment if moment >= trace.stable_moment() => "Settled".to_owned(),
            moment => format!("Round {}", trace.round_of(moment)),
        };
        let label = if named { format!("{}: {words}", name(run.color())) } else { words };
        Panel { view: view(position, run, moment), label }
    };
    trace.round_ends().map(panel).collect()
}

/// The colour as it begins a label.
pub(crate) fn name(color: Color) -> &'static str {
    match color {
        Color::Black => "Black",
        Color::White => "White",
    }
}
