//! One board, diagram or game of a text.

use crate::cursor::{Cursor, LineColumn};
use crate::replay::Replay;
use crate::script::{NONE, Script};
use crate::sgf::GameInfo;
use crate::variation::{self, Variation};
use crate::{Fault, Format, ReadError, Snapshot, Warning, WarningKind};
use crate::{diagram, sgf};
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use pass_alive::{Grid, Space, Topology};

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
    pub(crate) start: LineColumn,
    pub(crate) title: String,
    pub(crate) space: Space,
    pub(crate) assumes_outside_empty: bool,
    pub(crate) script: Script,
    /// The text that it was read from; empty for rows.
    pub(crate) text: String,
}

impl Record {
    /// A record without title and text.
    pub(crate) fn new(
        format: Format,
        start: LineColumn,
        space: impl Into<Space>,
        script: Script,
    ) -> Self {
        Self {
            format,
            start,
            title: String::new(),
            space: space.into(),
            assumes_outside_empty: false,
            script,
            text: String::new(),
        }
    }

    /// The format it was read from.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The place in the text where it starts.
    pub fn start(&self) -> LineColumn {
        self.start
    }

    /// The title of a diagram, or the name of a game or else its players or event. One line,
    /// often empty.
    pub fn title(&self) -> String {
        self.title.clone()
    }

    /// The size of the board and the names of its points. Only rows have several layers, and no
    /// text joins edges.
    pub fn space(&self) -> Space {
        self.space
    }

    /// The same for what is about boards of one layer only.
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
        let layers = Fault::Layers(self.space.layers());
        self.space.grid().ok_or(ReadError::new(layers, self.start))
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
        variation::variations(&self.script, &self.text)
    }

    /// The game-info properties in the root of a game tree: players, result, komi and more. Empty
    /// for diagrams and rows.
    ///
    /// ```
    /// use pass_alive_notation::read;
    /// let game = read("(;PB[Kuwahara Shusaku]PW[Inoue Gennan Inseki]RE[B+2])").next().unwrap().unwrap();
    /// let info = game.game_info();
    /// assert_eq!((info.black.name.as_str(), info.result.as_str()), ("Kuwahara Shusaku", "B+2"));
    /// ```
    pub fn game_info(&self) -> GameInfo {
        match self.format {
            Format::Sgf => sgf::game_info(&self.text),
            Format::Diagram | Format::Rows => GameInfo::default(),
        }
    }

    /// True if part of the board was not drawn and was taken to be empty: a diagram with a side
    /// that is not an edge of the board, or with points left out.
    pub fn assumes_outside_empty(&self) -> bool {
        self.assumes_outside_empty
    }

    /// The faults that affect one line of play: those of the line itself, and those of the
    /// text as a whole. Faults of other lines are warnings of the first [`Snapshot`] of this
    /// line.
    ///
    /// After the first hundred, the last complaint says how many more there are.
    pub fn complaints(&self, line: usize) -> Vec<ReadError> {
        let path = self.script.path(line);
        let faults = self.faults();
        faults.filter(|(branch, _)| touches(&path, *branch)).map(|(_, error)| error).collect()
    }

    /// All faults, each with the branch that it is in.
    fn faults(&self) -> impl Iterator<Item = (u32, ReadError)> {
        let more = |count, (_, error): (u32, ReadError)| {
            (NONE, ReadError { fault: Fault::More(count), ..error })
        };
        self.script.complaints.list(more).into_iter()
    }

    /// The warnings that are known before the first move of a line of play.
    pub(crate) fn warnings(&self, path: &[u32]) -> Vec<Warning> {
        let mut warnings = self.script.warnings.list(Warning::more);
        let elsewhere = self.faults().filter(|(branch, _)| !touches(path, *branch));
        warnings.extend(elsewhere.map(|(_, ReadError { fault, line, column })| Warning {
            kind: WarningKind::OnOtherLine(fault),
            line,
            column,
        }));
        warnings
    }

    /// The positions of one line of play after 0, 1, 2 … moves; empty if there is no such
    /// line. Set-up and comments between a move and the next belong to the position after the
    /// first of the two.
    ///
    /// The whole iteration takes time linear in the record and in the positions that it
    /// returns; `nth` and `step_by` skip positions without computing them.
    pub fn positions(&self, line: usize) -> Positions<'_> {
        self.positions_on(self.topology(), line)
    }

    /// The same on a topology that the caller has made: for many small records of one size, or for
    /// rows whose edges are joined.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use pass_alive::Topology;
    /// use pass_alive_notation::read;
    /// let grid = Arc::new(Topology::grid(3, 1));
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
        assert!(topology.len() == self.space.len(), "a topology of another size");
        Replay::new(self, path, topology)
    }

    /// The topology of the board: no text joins edges. `Space::topology` would bring the code for
    /// that to every page.
    fn topology(&self) -> Topology {
        let layer = self.space.layer();
        Topology::cuboid(layer.columns(), layer.rows(), self.space.layers())
    }

    /// The position of one line of play after `moves` moves, with all warnings since the
    /// start; `None` if the line has fewer moves.
    pub fn position(&self, line: usize, moves: u32) -> Option<Snapshot> {
        self.positions(line).nth(moves as usize)
    }

    /// The position at the end of the main line, with all its warnings.
    pub fn last(&self) -> Snapshot {
        self.last_on(self.topology())
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

    /// Writes the whole record in its own format, with all that belongs to it: every variation
    /// and property of a game; the title, links and crop of a diagram. A game that names an
    /// encoding names UTF-8 in what is written.
    pub fn write(&self) -> String {
        match self.format {
            Format::Rows => self.last().board.to_string(),
            Format::Diagram => diagram::rewrite(&self.text),
            Format::Sgf => sgf::rewrite(&self.text, &self.script),
        }
    }

    /// The start of its text.
    pub(crate) fn cursor(&self) -> Cursor<'_> {
        Cursor::starting_at(&self.text, self.start)
    }
}

/// True if a line of play goes through a branch, or if that is [`NONE`].
fn touches(path: &[u32], branch: u32) -> bool {
    // From the last branch to the root, so in falling order.
    branch == NONE || path.binary_search_by(|other| branch.cmp(other)).is_ok()
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
