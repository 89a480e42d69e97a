//! One board, diagram or game of a text.

use std::sync::Arc;

use crate::board::Color;
use crate::grid::Grid;
use crate::notation::diagram::{Diagram, DiagramPlay};
use crate::notation::play::Play;
use crate::notation::sgf::{Game, GamePlay};
use crate::notation::{Format, Snapshot, rows};

/// One board, diagram or game tree of a text. Positions are made on demand.
///
/// A record has one or more *lines of play*, each a sequence of moves from the start; the
/// first is the main line. Only a game tree with variations has more than one.
#[derive(Debug, Clone)]
pub struct Record {
    pub(super) source: Source,
    /// Line and column where it starts.
    pub(super) place: (u32, u32),
}

#[derive(Debug, Clone)]
pub(super) enum Source {
    Rows(Grid, Box<[Option<Color>]>),
    Diagram(Arc<Diagram>),
    Game(Game),
}

impl Record {
    /// The format it was read from.
    pub fn format(&self) -> Format {
        match self.source {
            Source::Rows(..) => Format::Rows,
            Source::Diagram(_) => Format::Diagram,
            Source::Game(_) => Format::Sgf,
        }
    }

    /// The line and the column, both from 1, where it starts in the text.
    pub fn place(&self) -> (u32, u32) {
        self.place
    }

    /// The title of a diagram; of a game its name, or else its players or event; often
    /// empty. One line.
    pub fn title(&self) -> String {
        match &self.source {
            Source::Rows(..) => String::new(),
            Source::Diagram(diagram) => diagram.title().to_owned(),
            Source::Game(game) => game.title(),
        }
    }

    /// The size of the board and the names of its points.
    pub fn grid(&self) -> Grid {
        match &self.source {
            Source::Rows(grid, _) => *grid,
            Source::Diagram(diagram) => diagram.grid(),
            Source::Game(game) => game.grid(),
        }
    }

    /// The number of moves on each line of play, passes included; the first is the main
    /// line. Never empty.
    pub fn lines(&self) -> Vec<u32> {
        match &self.source {
            Source::Rows(..) => vec![0],
            Source::Diagram(diagram) => vec![diagram.moves()],
            Source::Game(game) => game.lines(),
        }
    }

    /// Whether part of the board was not drawn and was taken to be empty: a diagram with
    /// a side that is no edge, or with points left out.
    pub fn assumes_outside_empty(&self) -> bool {
        matches!(&self.source, Source::Diagram(diagram) if diagram.assumes_outside_empty())
    }

    /// The positions of one line of play after 0, 1, 2 … moves; nothing if there is no
    /// such line. Set-up and comments that follow a move without a further move belong to
    /// the position after it.
    ///
    /// The whole iteration takes time linear in the record and in the positions it makes;
    /// `nth` and `step_by` make none in between.
    pub fn positions(&self, line: usize) -> Positions<'_> {
        let steps = match &self.source {
            Source::Rows(_, stones) if line == 0 => Some(Steps::Rows(Some(stones))),
            Source::Diagram(diagram) if line == 0 => Some(Steps::Diagram(diagram.play())),
            Source::Game(game) => game.play(line).map(Steps::Game),
            _ => None,
        };
        Positions(steps.map(|steps| (Play::new(self.grid()), steps)))
    }

    /// The position of one line of play after `moves` moves, if it has that many. Its
    /// warnings are all those since the start.
    pub fn position(&self, line: usize, moves: u32) -> Option<Snapshot> {
        self.positions(line).nth(moves as usize)
    }

    /// The position at the end of the main line, with all its warnings.
    pub fn last(&self) -> Snapshot {
        let mut positions = self.positions(0);
        while positions.step() {}
        positions.snapshot().expect("every record has a main line")
    }

    /// The whole record in its own format, with everything the format can say: all
    /// variations and properties of a game; titles, links and crop of a diagram.
    pub fn write(&self) -> String {
        match &self.source {
            Source::Rows(grid, stones) => rows::write_stones(*grid, stones),
            Source::Diagram(diagram) => diagram.write(),
            Source::Game(game) => game.write(),
        }
    }
}

/// The positions of one line of play; made by [`Record::positions`].
#[derive(Debug)]
pub struct Positions<'a>(Option<(Play, Steps<'a>)>);

#[derive(Debug)]
enum Steps<'a> {
    Rows(Option<&'a [Option<Color>]>),
    Diagram(DiagramPlay<'a>),
    Game(GamePlay<'a>),
}

impl Positions<'_> {
    /// Goes to the start, or one move on; false if there is nothing further.
    fn step(&mut self) -> bool {
        let Some((play, steps)) = &mut self.0 else { return false };
        match steps {
            Steps::Rows(stones) => stones.take().map(|stones| play.place_all(stones)).is_some(),
            Steps::Diagram(diagram) => diagram.step(play),
            Steps::Game(game) => game.step(play),
        }
    }

    /// The position the last successful step led to.
    fn snapshot(&mut self) -> Option<Snapshot> {
        let (play, steps) = self.0.as_mut()?;
        let (comment, marks) = match steps {
            Steps::Rows(_) => Default::default(),
            Steps::Diagram(diagram) => (String::new(), diagram.marks(play)),
            Steps::Game(game) => game.notes(play),
        };
        Some(play.snapshot(comment, marks))
    }
}

impl Iterator for Positions<'_> {
    type Item = Snapshot;

    fn next(&mut self) -> Option<Snapshot> {
        if self.step() { self.snapshot() } else { None }
    }

    fn nth(&mut self, n: usize) -> Option<Snapshot> {
        if (0..n).all(|_| self.step()) { self.next() } else { None }
    }
}
