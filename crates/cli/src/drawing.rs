//! `pass-alive svg`.

use std::io::{self, Write};

use pass_alive::notation;
use pass_alive_scene::{Layers, View, draw as draw_view, svg};

use crate::arguments::Svg;
use crate::input::Input;
use crate::output::Output;
use crate::selection::{Moves, analyses};

/// Draws one position of one file.
///
/// # Errors
/// If the drawing cannot be written.
pub(crate) fn draw(asked: &Svg, output: &mut Output) -> io::Result<()> {
    let input = match Input::read(&asked.file) {
        Ok(input) => input,
        Err(problem) => return output.complain(asked.file.display(), problem),
    };
    input.warn(output)?;
    let mut records = notation::read(&input.text);
    if asked.index >= records.len() {
        let number = records.len();
        let problem = format_args!("there is no board {} here: it has {number}", asked.index);
        return output.complain(&input.source, problem);
    }
    let record = match records.swap_remove(asked.index) {
        Ok(record) => record,
        Err(error) => return output.complain(input.place(error.line, error.column), error),
    };
    let (line, column) = record.place();
    let moves = asked.question.move_number.map_or(Moves::Last, Moves::One);
    let position = moves.of(&record).map(|mut positions| positions.next());
    let snapshot = match position {
        Ok(Some(snapshot)) => snapshot,
        Ok(None) => return Ok(()),
        Err(problem) => return output.complain(input.place(line, column), problem),
    };
    for warning in &snapshot.warnings {
        output.warn(input.place(warning.line, warning.column), warning)?;
    }
    let analyses = match analyses(record.grid(), &snapshot.board, &asked.question) {
        Ok(analyses) => analyses,
        Err(problem) => return output.complain(input.place(line, column), problem),
    };
    let trace = analyses[0].trace();
    let view = View {
        stepped: Some(&analyses[0]),
        other: analyses.get(1),
        moment: asked.step.map_or(trace.last_moment(), |place| trace.moment(place)),
        layers: Layers::ALL,
        last_move: snapshot.last_move,
        marks: &snapshot.marks,
        ..View::new(record.grid(), &snapshot.board)
    };
    let place = trace.place(view.moment);
    let title = match record.title() {
        title if title.is_empty() => input.source.clone(),
        title => title,
    };
    let color = analyses[0].color();
    let description = format!("Benson's casting-out for {color}, at step {place} of its run.");
    output.answers().write_all(svg::write(&draw_view(&view), &title, &description).as_bytes())
}
