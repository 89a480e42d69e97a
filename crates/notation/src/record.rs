//! One board, diagram or game of a text.

use crate::cursor::LineColumn;
use crate::replay::Replay;
use crate::script::Script;
use crate::variation::{self, Variation};
use crate::{Fault, Format, ReadError, Snapshot, diagram};
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use pass_alive::{Grid, Move, Point, Space, Topology};

/// The link of a mark of a diagram.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The point with the mark.
    pub point: Point,
    /// The name of a page, or an address, as the text has it.
    pub target: String,
}

/// One board, diagram or game tree of a text. Positions are computed on demand.
///
/// A record has one or more *lines of play*, each a sequence of moves from the start; the
/// first is the main line. Only a game tree with variations has more than one.
///
/// As much as possible is read of a text with faults, which
/// [`complaints`](Self::complaints) lists: a move that cannot be read ends its line of play, a
/// stone of a set-up that cannot be read is skipped, and a text that ends too early ends there.
#[derive(Debug, Clone)]
pub struct Record {
    pub(crate) format: Format,
    pub(crate) title: String,
    pub(crate) assumes_outside_empty: bool,
    /// The corners of the part that is drawn, or meant to be shown.
    pub(crate) drawn: Option<(Point, Point)>,
    pub(crate) script: Script,
}

impl Record {
    /// The format it was read from.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The place in the text where it starts.
    pub fn start(&self) -> LineColumn {
        self.script.at
    }

    /// The title of a diagram, or the name of a game or else its players or event. One line,
    /// often empty.
    pub fn title(&self) -> String {
        self.title.clone()
    }

    /// The size of the board and the names of its points. Only rows have several layers, and no
    /// text joins edges.
    pub fn space(&self) -> Space {
        self.script.space
    }

    /// The grid, for uses that are limited to boards of one layer.
    ///
    /// ```
    /// use pass_alive_notation::read;
    /// let record = |text| read(text).next().unwrap().unwrap();
    /// assert_eq!(record("X. / .O").grid().unwrap().rows(), 2);
    /// let error = record("X. // .O").grid().unwrap_err();
    /// assert_eq!(error.to_string(), "this board has 2 layers; here it can have only one");
    /// ```
    ///
    /// # Errors
    /// [`Fault::Layers`] if the board has several.
    pub fn grid(&self) -> Result<Grid, ReadError> {
        let layers = Fault::Layers(self.space().layers());
        self.space().grid().ok_or(ReadError::new(layers, self.start()))
    }

    /// The number of moves on the main line, passes included.
    pub fn moves(&self) -> u32 {
        self.lines().next().unwrap_or(0)
    }

    /// The number of moves on each line of play, passes included, in the order of the text;
    /// the first is the main line. There is at least one.
    pub fn lines(&self) -> impl Iterator<Item = u32> + '_ {
        self.script.lines().map(|(_, moves)| moves)
    }

    /// The lines of play as a tree: a [`Variation`] for each, in the order of
    /// [`lines`](Self::lines).
    ///
    /// ```
    /// use pass_alive_notation::{read, Fork};
    /// let game = read("(;SZ[9];B[cc](;W[gg];B[cg])(;W[gc]C[Why not?]))").next().unwrap().unwrap();
    /// let [main, other] = game.variations().collect::<Vec<_>>().try_into().unwrap();
    /// assert_eq!((main.moves, main.fork), (3, None));
    /// assert_eq!((other.moves, other.fork), (2, Some(Fork { line: 0, moves: 1 })));
    /// assert_eq!(other.comments, [2]);
    /// ```
    pub fn variations(&self) -> impl Iterator<Item = Variation> + '_ {
        variation::variations(&self.script)
    }

    /// The moves of one line of play, passes included; none if there is no such line.
    ///
    /// ```
    /// use pass_alive::{Color, Move};
    /// use pass_alive_notation::read;
    /// let game = read("(;SZ[9];B[cc];W[])").next().unwrap().unwrap();
    /// let moves: Vec<Move> = game.moves_on(0).collect();
    /// assert_eq!(moves[0], Move { color: Color::Black, point: game.space().point_named("C7") });
    /// assert_eq!(moves[1], Move { color: Color::White, point: None });
    /// ```
    pub fn moves_on(&self, line: usize) -> impl Iterator<Item = Move> + '_ {
        let branches = self.script.path(line).into_iter().rev();
        branches.flat_map(|branch| self.script.moves_of(branch))
    }

    /// True if part of the board was not drawn and was taken to be empty: a diagram with a side
    /// that is not an edge of the board, or with points left out.
    pub fn assumes_outside_empty(&self) -> bool {
        self.assumes_outside_empty
    }

    /// The part of the board that the text shows: what a diagram draws, or the view (`VW`) in the root
    /// of a game. Its corners are at the top left and at the bottom right; `None` for the whole board.
    ///
    /// ```
    /// use pass_alive_notation::read;
    /// let corner = "$$ | . X O\n$$ | X X O\n$$  -------";
    /// let record = read(corner).next().unwrap().unwrap();
    /// let (from, to) = record.drawn().unwrap();
    /// let name = |point| record.space().name(point).to_string();
    /// assert_eq!((name(from), name(to)), ("A2".into(), "C1".into()));
    /// ```
    pub fn drawn(&self) -> Option<(Point, Point)> {
        let (from, to) = self.drawn?;
        let is_whole = from.index() == 0 && to.index() + 1 == self.space().len();
        (!is_whole).then_some((from, to))
    }

    /// The links of a diagram, `[a|target]`, one for each point with such a mark, in reading order. A
    /// target is what the text says, from 1 to 1000 bytes without white space at its ends: the name of a
    /// page or an address, not to be trusted.
    ///
    /// ```
    /// use pass_alive_notation::{Link, read};
    /// let record = read("$$ | a X |\n$$ | . b |\n$$ [a|Peep]").next().unwrap().unwrap();
    /// let point = record.space().point_named("A2").unwrap();
    /// assert_eq!(record.links(), [Link { point, target: "Peep".into() }]);
    /// ```
    pub fn links(&self) -> Vec<Link> {
        match self.format {
            Format::Diagram => diagram::links(&self.script.text),
            Format::Sgf | Format::Rows => Vec::new(),
        }
    }

    /// The faults that affect one line of play: those of the line itself, and those of the
    /// text as a whole. Faults of other lines are warnings of the first [`Snapshot`] of this
    /// line.
    ///
    /// After the first hundred, the last complaint says how many more there are.
    pub fn complaints(&self, line: usize) -> Vec<ReadError> {
        self.script.complaints_on(&self.script.path(line))
    }

    /// The positions of one line of play after 0, 1, 2 … moves; empty if there is no such
    /// line. Set-up and comments between a move and the next belong to the position after the
    /// first of the two.
    ///
    /// The whole iteration takes time linear in the record and in the positions that it
    /// returns; `nth` and `step_by` skip positions without computing them.
    pub fn positions(&self, line: usize) -> Positions<'_> {
        self.positions_on(self.space(), line)
    }

    /// The same on a topology that the caller has made: for many small records of one size, or for
    /// rows whose edges are joined.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use pass_alive::{Grid, Topology};
    /// use pass_alive_notation::read;
    /// let grid: Arc<Topology> = Grid::new(3, 1).unwrap().into();
    /// for board in read("X.X\n\n.O.") {
    ///     let position = board.unwrap().last_on(Arc::clone(&grid));
    ///     assert!(Arc::ptr_eq(position.board.topology(), &grid));
    /// }
    /// ```
    ///
    /// # Panics
    /// If `topology` has another number of points than the board.
    pub fn positions_on(&self, topology: impl Into<Arc<Topology>>, line: usize) -> Positions<'_> {
        let path = self.script.path(line);
        Positions((!path.is_empty()).then(|| self.replay(path, topology.into())))
    }

    /// A line of play with the branches `path`, before its start.
    fn replay(&self, path: Vec<u32>, topology: Arc<Topology>) -> Replay<'_> {
        assert!(topology.len() == self.space().len(), "a topology of another size");
        Replay::new(&self.script, path, topology)
    }

    /// The position of one line of play after `moves` moves, with all warnings since the
    /// start; `None` if the line has fewer moves.
    pub fn position(&self, line: usize, moves: u32) -> Option<Snapshot> {
        self.positions(line).nth(moves as usize)
    }

    /// The positions of the main line after 0, 1, 2 … moves; there is at least one.
    pub fn main_line(&self) -> Positions<'_> {
        self.positions(0)
    }

    /// The position at the start.
    pub fn first(&self) -> Snapshot {
        let mut replay = self.replay(self.script.path(0), self.space().into());
        replay.advance();
        replay.snapshot()
    }

    /// The position at the end of the main line, with all its warnings.
    pub fn last(&self) -> Snapshot {
        self.last_on(self.space())
    }

    /// The same on a topology that the caller has made, as for [`Record::positions_on`].
    ///
    /// # Panics
    /// If `topology` has another number of points than the board.
    pub fn last_on(&self, topology: impl Into<Arc<Topology>>) -> Snapshot {
        let mut replay = self.replay(self.script.path(0), topology.into());
        while replay.advance() {}
        replay.snapshot()
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
