//! One board, diagram or game of a text.

use crate::grid::Grid;
use crate::notation::cursor::LineColumn;
use crate::notation::replay::Replay;
use crate::notation::script::Script;
use crate::notation::{Format, Snapshot, diagram, rows, sgf};
use alloc::string::String;
use alloc::vec::Vec;

/// One board, diagram or game tree of a text. Positions are made on demand.
///
/// A record has one or more *lines of play*, each a sequence of moves from the start; the
/// first is the main line. Only a game tree with variations has more than one.
#[derive(Debug, Clone)]
pub struct Record {
    pub(super) format: Format,
    pub(super) start: LineColumn,
    pub(super) title: String,
    pub(super) grid: Grid,
    pub(super) assumes_outside_empty: bool,
    pub(super) script: Script,
    /// What it was read from, for what only its own format can say; empty for rows.
    pub(super) text: String,
}

impl Record {
    /// A record without title and text.
    pub(super) fn new(format: Format, start: LineColumn, grid: Grid, script: Script) -> Self {
        Self {
            format,
            start,
            title: String::new(),
            grid,
            assumes_outside_empty: false,
            script,
            text: String::new(),
        }
    }

    /// The format it was read from.
    pub fn format(&self) -> Format {
        self.format
    }

    /// Where it starts in the text.
    pub fn start(&self) -> LineColumn {
        self.start
    }

    /// The title of a diagram; of a game its name, or else its players or event; often
    /// empty. One line.
    pub fn title(&self) -> String {
        self.title.clone()
    }

    /// The size of the board and the names of its points.
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The number of moves on each line of play, passes included; the first is the main
    /// line. Never empty.
    pub fn lines(&self) -> Vec<u32> {
        self.script.lines()
    }

    /// Whether part of the board was not drawn and was taken to be empty: a diagram with
    /// a side that is no edge, or with points left out.
    pub fn assumes_outside_empty(&self) -> bool {
        self.assumes_outside_empty
    }

    /// The positions of one line of play after 0, 1, 2 … moves; nothing if there is no
    /// such line. Set-up and comments that follow a move without a further move belong to
    /// the position after it.
    ///
    /// The whole iteration takes time linear in the record and in the positions it makes;
    /// `nth` and `step_by` make none in between.
    pub fn positions(&self, line: usize) -> Positions<'_> {
        let path = self.script.path(line);
        let replay = if path.is_empty() { None } else { Some(self.replay(path)) };
        Positions(replay)
    }

    fn replay(&self, path: Vec<u32>) -> Replay<'_> {
        let moves = path.first().map_or(0, |&last| self.script.moves(last));
        let is_game = self.format == Format::Sgf && moves > 0;
        Replay::new(self.grid, &self.script, path, is_game)
    }

    /// The position of one line of play after `moves` moves, if it has that many. Its
    /// warnings are all those since the start.
    pub fn position(&self, line: usize, moves: u32) -> Option<Snapshot> {
        self.positions(line).nth(moves as usize)
    }

    /// The position at the end of the main line, with all its warnings.
    pub fn last(&self) -> Snapshot {
        let mut replay = self.replay(self.script.path(0));
        while replay.advance() {}
        replay.snapshot()
    }

    /// The whole record in its own format, with everything the format can say: all
    /// variations and properties of a game; titles, links and crop of a diagram.
    pub fn write(&self) -> String {
        match self.format {
            Format::Rows => rows::write(self.grid, &self.last().board),
            Format::Diagram => diagram::tidy(&self.text),
            Format::Sgf => sgf::tidy(&self.text, &self.script),
        }
    }
}

/// The positions of one line of play; made by [`Record::positions`].
#[derive(Debug)]
pub struct Positions<'a>(Option<Replay<'a>>);

impl Iterator for Positions<'_> {
    type Item = Snapshot;

    fn next(&mut self) -> Option<Snapshot> {
        self.nth(0)
    }

    fn nth(&mut self, n: usize) -> Option<Snapshot> {
        let replay = self.0.as_mut()?;
        for _ in 0..=n {
            if !replay.advance() {
                return None;
            }
        }
        Some(replay.snapshot())
    }
}
