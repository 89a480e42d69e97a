//! `pass-alive html`: the element with its fallback for readers without JavaScript.

use std::io;

use maud::{Markup, PreEscaped, html};
use pass_alive::{Analysis, Block, Color, Form, Region, RegionRule, Space, Suicide};
use pass_alive_notation::Format;
use pass_alive_scene::Turn;

use crate::arguments::{Colors, Html};
use crate::drawing::{bare_drawing, drawing, name};
use crate::folder::Folder;
use crate::input::Input;
use crate::output::Output;
use crate::positions::{Position, Positions};

/// Writes a snippet for every position of every file.
///
/// # Errors
/// If the snippets cannot be written.
pub(crate) fn write_all(options: &Html, input: &mut Input, output: &mut Output) -> io::Result<()> {
    let sources = &options.sources;
    let moves = options.analysis.moves();
    let form = options.analysis.form;
    let (files, index) = (&sources.files, sources.index);
    let positions = Positions { files, index, moves, form, missing: "" };
    let mut folder = Folder::new(sources.out.as_deref(), "html").separated_by("\n");
    positions.each(input, output, |position, output| {
        let Some(analyses) = position.analyses(&options.analysis, output)? else { return Ok(()) };
        match drawing(position, &analyses, &options.drawing) {
            Ok(svg) => {
                let snippet = snippet(options, position, &analyses, svg).into_string();
                folder.put(position, &tidied(&snippet), output)
            }
            Err(problem) => position.complain(output, problem),
        }
    })
}

/// All text is escaped by `html!`; only the drawing, which escapes its own, goes in as it is.
fn snippet(options: &Html, position: &Position<'_>, analyses: &[Analysis], svg: String) -> Markup {
    let rules = options.analysis.rules();
    let content = content(options, position, analyses, svg);
    let color = color(options.analysis.color);
    let suicide = (rules.suicide == Suicide::Allowed).then_some("allowed");
    let regions = (rules.regions == RegionRule::Enclosed).then_some("enclosed");
    let form = options.analysis.form;
    let topology = (form != Form::Box).then(|| form.as_str());
    let moves = options.analysis.move_number;
    let round = options.drawing.step;
    let spacing = options.drawing.spacing.filter(|_| !options.drawing.strip);
    let quiz = options.quiz.then_some("");
    let turn = options.drawing.turn.map(|Turn { around, above }| format!("{around},{above}"));
    html! {
        @if options.div {
            div class="pass-alive"
                data-color=(color) data-suicide=[suicide] data-regions=[regions]
                data-topology=[topology] data-move=[moves] data-round=[round]
                data-spacing=[spacing] data-turn=[turn] data-quiz=[quiz] { (content) }
        } @else {
            pass-alive
                color=(color) suicide=[suicide] regions=[regions] topology=[topology]
                move=[moves] round=[round] spacing=[spacing] turn=[turn] quiz=[quiz] { (content) }
        }
        "\n"
    }
}

/// The content of the element, shown until the board is drawn, or instead of it.
fn content(options: &Html, position: &Position<'_>, analyses: &[Analysis], svg: String) -> Markup {
    let record = position.record;
    let title = record.title();
    // As on the drawing: with both colours on one board, White's names carry a prime.
    let primed = analyses.len() > 1 && !options.drawing.strip;
    let figure = |svg: String| {
        html! {
            figure { "\n"
                (PreEscaped(svg))
                @if !title.is_empty() { figcaption { (title) } "\n" }
            } "\n"
        }
    };
    let answer = |svg: String| {
        html! {
            (figure(svg))
            p lang="en" { (position.answer(options.analysis.rules(), analyses).terms()) } "\n"
            @for analysis in analyses { (facts(position.space, analysis, primed)) "\n" }
        }
    };
    html! {
        "\n"
        @if options.quiz {
            (figure(bare_drawing(position, &options.drawing)))
            p lang="en" { "Which stones can never be captured, even if their owner always passes?" } "\n"
            details {
                summary lang="en" { "Answer" } "\n"
                (answer(svg))
            } "\n"
        } @else {
            (answer(svg))
        }
        details {
            summary lang="en" { (format_name(record.format())) } "\n"
            pre dir="ltr" { (record.write()) }
        } "\n"
    }
}

const HEADS: [&str; 7] =
    ["Block", "Stones", "Liberties", "Regions", "Vital regions", "Cast out", "Verdict"];

/// The facts of one colour: a row a block.
fn facts(space: Space, analysis: &Analysis, primed: bool) -> Markup {
    let color = name(analysis.color());
    if analysis.blocks().len() == 0 {
        return html! { p lang="en" { (color) ": no stones" } };
    }
    let prime = if primed && analysis.color() == Color::White { "\u{2032}" } else { "" };
    let names = |regions: &mut dyn Iterator<Item = Region<'_>>| {
        let names: Vec<String> = regions.map(|region| region.name() + prime).collect();
        if names.is_empty() { "none".to_owned() } else { names.join(" ") }
    };
    html! {
        table lang="en" {
            caption { (color) } "\n"
            thead { tr { @for head in HEADS { th scope="col" { (head) } } } } "\n"
            tbody { "\n"
                @for block in analysis.blocks() {
                    tr {
                        th scope="row" { (block.name()) (prime) " (" (space.name(block.first())) ")" }
                        td { (block.points().len()) }
                        td { (block.liberties().len()) }
                        td { (names(&mut block.regions())) }
                        td { (names(&mut vital(analysis, block))) }
                        td { (cast_out(analysis, block)) }
                        td { (verdict(block)) }
                    } "\n"
                }
            } "\n"
        }
    }
}

/// The regions vital to a block in the round that cast it out, or in the last round.
fn vital<'a>(analysis: &Analysis, block: Block<'a>) -> impl Iterator<Item = Region<'a>> + use<'a> {
    block.vital_regions(block.cast_out_at().unwrap_or(analysis.trace().last_moment()))
}

fn cast_out(analysis: &Analysis, block: Block<'_>) -> String {
    match block.cast_out_at() {
        Some(moment) => format!("round {}", analysis.trace().round_of(moment)),
        None => "never".to_owned(),
    }
}

fn verdict(block: Block<'_>) -> &'static str {
    if block.is_alive() { "unconditionally alive" } else { "not unconditionally alive" }
}

fn color(colors: Colors) -> &'static str {
    match colors {
        Colors::Black => "black",
        Colors::White => "white",
        Colors::Both => "both",
    }
}

fn format_name(format: Format) -> &'static str {
    match format {
        Format::Sgf => "SGF",
        Format::Diagram => "Diagram",
        Format::Rows => "Rows",
    }
}

/// Writes every line break that ends an empty line as a character reference, because empty
/// lines separate snippets. Replaces control characters and noncharacters, which XML does not
/// allow.
fn tidied(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        match line.strip_suffix('\n') {
            Some(blank) if blank.trim().is_empty() => written.extend([blank, "&#10;"]),
            _ => written.push_str(line),
        }
    }
    let cannot_be_said = |c: char| match c {
        '\t' | '\r' | '\n' => false,
        '\u{fffe}' | '\u{ffff}' => true,
        _ => c.is_control(),
    };
    written.replace(cannot_be_said, "\u{fffd}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_lines_become_references() {
        assert_eq!(tidied("a\nb\n"), "a\nb\n");
        assert_eq!(tidied("a\n\n \nb\n"), "a\n&#10; &#10;b\n");
    }

    #[test]
    fn what_xml_cannot_say_is_replaced() {
        assert_eq!(tidied("a\t\u{1b}[31m\u{7f}"), "a\t\u{fffd}[31m\u{fffd}");
        assert_eq!(
            tidied("\u{fffd}\u{fffe}\u{ffff}\u{1fffe}"),
            "\u{fffd}\u{fffd}\u{fffd}\u{1fffe}"
        );
    }
}
