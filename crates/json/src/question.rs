//! The question that an analysis answers.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use pass_alive::{Analysis, Board, Color, Form, Point, Rules, Space};
use pass_alive_notation::{Format, Record};

use crate::Refusal;

/// What is asked about a position: the options of `pass-alive analyze`.
#[derive(Debug, Clone, Copy)]
pub struct Question<'a> {
    /// The colours whose blocks are analysed, each once.
    pub colors: &'a [Color],
    /// The rules of the analysis.
    pub rules: Rules,
    /// The names of the points whose blocks the run starts from; `None` for all blocks.
    pub start: Option<&'a [String]>,
}

impl Question<'_> {
    /// Analyses a board for each colour.
    ///
    /// # Errors
    /// If the board or the starting set is impossible.
    pub fn analyses(&self, space: Space, board: &Board) -> Result<Vec<Analysis>, Refusal> {
        let start = self.start.unwrap_or_default();
        let start = stones_named(space, board, self.colors, start, "to start from")?;
        let analyze = |&color: &Color| {
            if self.start.is_none() {
                return Analysis::new(board, color, self.rules);
            }
            let own = |&point: &Point| board.get(point) == Some(color);
            let start: Vec<Point> = start.iter().copied().filter(own).collect();
            Analysis::starting_from(board, color, self.rules, &start)
        };
        let analyses: Result<_, _> = self.colors.iter().map(analyze).collect();
        analyses.map_err(|problem| Refusal::Unanalyzable { problem, space })
    }
}

/// The points with these names, each with a stone of one of `colors`; `purpose` says what for, such as
/// `to start from`.
///
/// # Errors
/// If there is no such stone.
pub fn stones_named(
    space: impl Into<Space>,
    board: &Board,
    colors: &[Color],
    names: &[String],
    purpose: &'static str,
) -> Result<Vec<Point>, Refusal> {
    let space = space.into();
    let point_of = |name: &String| {
        let Some(point) = space.point_named(name) else {
            return Err(Refusal::NoPoint { name: name.clone(), layers: space.layers() });
        };
        if board.get(point).is_some_and(|stone| colors.contains(&stone)) {
            return Ok(point);
        }
        let color = match *colors {
            [color] => Some(color),
            _ => None,
        };
        Err(Refusal::NoStone { name: space.name(point), color, purpose })
    };
    names.iter().map(point_of).collect()
}

/// The board of a record with its edges joined.
///
/// # Errors
/// If they are and the record is not plain rows.
pub fn joined(record: &Record, form: Form) -> Result<Space, Refusal> {
    let space = record.space();
    match record.format() {
        _ if form == space.form() => Ok(space),
        Format::Rows => Ok(space.with_form(form)),
        format => Err(Refusal::NotRows { form, format }),
    }
}

/// The name of a point such as `C3`, in space `2:C3`, in capitals. It may turn out to be outside the board.
///
/// ```
/// use pass_alive_json::point_name;
/// assert_eq!(point_name(" c3 "), Ok("C3".to_owned()));
/// assert!(point_name("I3").is_err());
/// ```
///
/// # Errors
/// If no board has such a point.
pub fn point_name(text: &str) -> Result<String, BadName> {
    let full = text.trim().to_ascii_uppercase();
    let (layer, name) = full.split_once(':').unwrap_or(("1", &full));
    let is_layer = !layer.is_empty() && layer.bytes().all(|b| b.is_ascii_digit());
    let letters = name.bytes().take_while(u8::is_ascii_uppercase).count();
    let (column, row) = name.split_at(letters);
    let is_column =
        letters > 0 && !column.contains('I') && column.bytes().all(|b| b == name.as_bytes()[0]);
    let is_row = !row.is_empty() && row.bytes().all(|b| b.is_ascii_digit());
    if is_layer && is_column && is_row { Ok(full) } else { Err(BadName) }
}

/// A text that is the name of a point on no board. Displays as a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadName;

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shape = "a point is a letter without I, then the number of the row: C3";
        write!(f, "{shape}; in space with its layer: 2:C3")
    }
}

impl core::error::Error for BadName {}
