//! An answer for human readers.

use std::fmt::Write as _;
use std::io::{self, Write};

use pass_alive::{Analysis, Block, Board, Color, ColumnName, Event, Grid, Point, Region, Space};
use pass_alive_streams::Printable;

use crate::answer::Answer;

/// Boards with a longer side are not printed.
const MAX_SIDE: u32 = 52;

/// The maximum number of names on a line.
const LISTED: usize = 12;

/// Writes the position, the result and the rounds.
///
/// # Errors
/// If `out` cannot be written to.
pub(crate) fn write(answer: &Answer, out: &mut impl Write) -> io::Result<()> {
    write_heading(answer, out)?;
    answer.analyses.iter().try_for_each(|analysis| write_side(answer.space, analysis, out))?;
    writeln!(out)
}

/// Writes the position.
///
/// # Errors
/// If `out` cannot be written to.
pub(crate) fn write_heading(answer: &Answer, out: &mut impl Write) -> io::Result<()> {
    let alive = || answer.analyses.iter().flat_map(Analysis::alive).collect();
    write_heading_with(answer, alive, out)
}

/// The same with stones that are known to be `alive`, asked for if the board is printed.
///
/// # Errors
/// If `out` cannot be written to.
pub(crate) fn write_heading_with(
    answer: &Answer,
    alive: impl FnOnce() -> Vec<Point>,
    out: &mut impl Write,
) -> io::Result<()> {
    write!(out, "{}, {}", Printable(&answer.piece.source), answer.index)?;
    let title = answer.record.title();
    if !title.is_empty() {
        write!(out, ": {}", Printable(title))?;
    }
    writeln!(out, "\n{}\n", answer.terms())?;
    if !is_printed(answer.space) {
        return Ok(());
    }
    write_board(answer.space, &answer.snapshot.board, &alive(), out)
}

/// True if a board is small enough to be printed.
pub(crate) fn is_printed(space: Space) -> bool {
    let layer = space.layer();
    layer.columns().max(layer.rows()).max(space.layers()) <= MAX_SIDE
}

/// Writes a board with capital letters on the points of `alive`, layer by layer.
///
/// # Errors
/// If `out` cannot be written to.
pub(crate) fn write_board(
    space: Space,
    board: &Board,
    alive: &[Point],
    out: &mut impl Write,
) -> io::Result<()> {
    let mut letters: Vec<char> = (board.stones().iter())
        .map(|stone| match stone {
            Some(Color::Black) => 'x',
            Some(Color::White) => 'o',
            None => '.',
        })
        .collect();
    for &point in alive {
        letters[point.index()].make_ascii_uppercase();
    }
    let grid = space.layer();
    for (layer, letters) in (1..).zip(letters.chunks(grid.len())) {
        if space.layers() > 1 {
            writeln!(out, "layer {layer}")?;
        }
        write_layer(grid, letters, out)?;
        writeln!(out)?;
    }
    Ok(())
}

/// Writes a letter for each point, with the names of columns and rows around them.
///
/// # Errors
/// If they cannot be written.
pub(crate) fn write_layer(grid: Grid, letters: &[char], out: &mut impl Write) -> io::Result<()> {
    let names: Vec<String> = (0..grid.columns()).map(|c| ColumnName(c).to_string()).collect();
    let width = names.iter().map(String::len).max().unwrap_or(1);
    let column = |cell: &str| format!(" {cell:>width$}");
    let header: String = names.iter().map(|name| column(name)).collect();
    writeln!(out, "   {header}")?;
    for (row, letters) in (0..grid.rows()).zip(letters.chunks(grid.columns() as usize)) {
        let cells: String = letters.iter().map(|letter| column(&letter.to_string())).collect();
        let number = grid.rows() - row;
        writeln!(out, "{number:>3}{cells} {number}")?;
    }
    writeln!(out, "   {header}")
}

fn write_side(space: Space, analysis: &Analysis, out: &mut impl Write) -> io::Result<()> {
    let name = match analysis.color() {
        Color::Black => "Black",
        Color::White => "White",
    };
    let blocks = analysis.blocks().len();
    if blocks == 0 {
        return writeln!(out, "{name}: no stones");
    }
    let is_alive = |block: &Block| block.is_alive();
    let alive = list(analysis.blocks().filter(is_alive).map(|block| named(space, block)));
    let number = analysis.blocks().filter(is_alive).count();
    write!(out, "{name}: {number} of {blocks} {} unconditionally alive", plural(blocks, "block"))?;
    if number > 0 {
        let (stones, held) = (analysis.alive().count(), analysis.held().count());
        let stones_word = plural(stones, "stone");
        write!(out, ": {alive}; {stones} {stones_word}, {held} {} held", plural(held, "point"))?;
    }
    writeln!(out)?;
    write_rounds(space, analysis, out)
}

fn write_rounds(space: Space, analysis: &Analysis, out: &mut impl Write) -> io::Result<()> {
    let trace = analysis.trace();
    for end in trace.round_ends().skip(1) {
        let round = trace.round_of(end);
        let steps = trace.events_in(round);
        let blocks = steps.iter().filter_map(|event| match *event {
            Event::CastOut(block) => Some(named(space, analysis.block(block))),
            _ => None,
        });
        let regions = |cleared: bool| {
            list(steps.iter().filter_map(move |event| match *event {
                Event::Discarded(region) if !cleared => {
                    Some(located(space, analysis.region(region)))
                }
                Event::Cleared(region) if cleared => Some(located(space, analysis.region(region))),
                _ => None,
            }))
        };
        let mut line = String::new();
        for (what, names) in
            [("cast out", list(blocks)), ("discarded", regions(false)), ("cleared", regions(true))]
        {
            if !names.is_empty() {
                let comma = if line.is_empty() { "" } else { "; " };
                let _ = write!(line, "{comma}{what} {names}");
            }
        }
        if steps.contains(&Event::Stable) {
            let comma = if line.is_empty() { "" } else { "; " };
            line = format!("nothing falls{comma}{line}");
        }
        writeln!(out, "  round {round}: {line}")?;
    }
    Ok(())
}

/// `A (C3)`.
pub(crate) fn named(space: Space, block: Block<'_>) -> String {
    format!("{} ({})", block.name(), space.name(block.first()))
}

/// `a (C3)`.
fn located(space: Space, region: Region<'_>) -> String {
    format!("{} ({})", region.name(), space.name(region.first()))
}

/// Some names with commas; of many only the first.
fn list(names: impl Iterator<Item = String>) -> String {
    let mut names: Vec<String> = names.collect();
    let more = names.len().saturating_sub(LISTED);
    names.truncate(LISTED);
    let mut text = names.join(", ");
    if more > 0 {
        let _ = write!(text, " and {more} more");
    }
    text
}

pub(crate) fn plural(number: usize, word: &str) -> String {
    if number == 1 { word.to_owned() } else { format!("{word}s") }
}

/// ` (12.3 %)`; nothing of nothing.
pub(crate) fn percent(part: u32, whole: u32) -> String {
    if whole == 0 {
        return String::new();
    }
    format!(" ({:.1} %)", 100.0 * f64::from(part) / f64::from(whole))
}
