//! What is asked about the groups of a position.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use pass_alive::{Board, Color, Grid, Point};
use pass_alive_eyes::solve::{Limits, Moves, Solver};
use pass_alive_eyes::{Because, Choices, Eyes, Group, LookAhead, Solution};

use super::Groups;
use crate::{Refusal, stones_named};

/// Larger boards are refused: they are those that SGF has too.
const MAX_SIDE: u32 = 52;

/// What is asked about the groups of a position: the options of `pass-alive eyes`. Points are given by their
/// names.
#[derive(Debug, Clone, Default)]
pub struct EyesQuestion<'a> {
    /// The colours whose groups are reported, each once.
    pub colors: &'a [Color],
    /// Only groups with a stone on one of these points are reported; all if there are none.
    pub group: &'a [String],
    /// Blocks that are one group, by a stone of each: two or more in each list.
    pub join: Vec<&'a [String]>,
    /// Blocks that are of different groups.
    pub part: Vec<&'a [String]>,
    /// Blocks that are prisoners of the group around them.
    pub dead: &'a [String],
    /// Blocks that are nobody's prisoners.
    pub alive: &'a [String],
    /// How groups are solved; `None` for the rules alone.
    pub solve: Option<Solve<'a>>,
}

/// How groups are solved.
#[derive(Debug, Clone, Copy)]
pub struct Solve<'a> {
    /// The limit of the search.
    pub limits: Limits,
    /// The first moves that are asked about.
    pub moves: Moves,
    /// Points where nothing is taken for granted.
    pub doubt: &'a [String],
}

impl EyesQuestion<'_> {
    /// Finds the groups of each colour, and solves those that are not unconditionally alive if that is asked.
    /// `progress` is called now and then with the number of positions that were looked at for a group; if it
    /// breaks, what was found by then is the answer.
    ///
    /// # Errors
    /// If the board is too large or impossible, or has no such points or stones.
    pub fn answers(
        &self,
        grid: Grid,
        board: &Board,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Vec<Groups>, Refusal> {
        if grid.columns().max(grid.rows()) > MAX_SIDE {
            return Err(Refusal::TooLarge);
        }
        let choices = self.choices(grid, board)?;
        let shown = stones_named(grid, board, &Color::BOTH, self.group, "to ask about")?;
        let doubts = self.doubts(grid)?;
        // Its table is large, and made for the first group that needs it.
        let mut made = None;
        let mut solve = |group: &Group| {
            let Solve { limits, moves, .. } = self.solve?;
            if group.because == Because::Unconditional {
                return None;
            }
            let solver = made.get_or_insert_with(|| Solver::new(limits));
            Some(Solution::new(solver, grid, board, group, &doubts, moves, progress))
        };
        let mut groups = |&color: &Color| {
            let eyes = Eyes::new(grid, board, color, &choices, LookAhead::Exact);
            let mut eyes =
                eyes.map_err(|problem| Refusal::Unanalyzable { problem, space: grid.into() })?;
            if !shown.is_empty() {
                let is_shown = |stone: &Point| shown.contains(stone);
                eyes.groups.retain(|group| group.blocks.iter().flatten().any(is_shown));
            }
            let solutions = eyes.groups.iter().map(&mut solve).collect();
            Ok(Groups { grid, eyes, solutions })
        };
        self.colors.iter().map(&mut groups).collect()
    }

    fn choices(&self, grid: Grid, board: &Board) -> Result<Choices, Refusal> {
        let stones =
            |names: &[String], purpose| stones_named(grid, board, &Color::BOTH, names, purpose);
        let pairs = |lists: &[&[String]], purpose| {
            let mut pairs: Vec<(Point, Point)> = Vec::new();
            for names in lists {
                let points = stones(names, purpose)?;
                if let Some(&other) = points.iter().find(|&&p| board.get(p) != board.get(points[0]))
                {
                    let names = [grid.name(points[0]), grid.name(other)];
                    return Err(Refusal::TwoColors { names, purpose });
                }
                for (place, &one) in points.iter().enumerate() {
                    pairs.extend(points[place + 1..].iter().map(|&other| (one, other)));
                }
            }
            Ok(pairs)
        };
        Ok(Choices {
            join: pairs(&self.join, "to join")?,
            part: pairs(&self.part, "to part")?,
            dead: stones(self.dead, "to call dead")?,
            alive: stones(self.alive, "to call alive")?,
        })
    }

    fn doubts(&self, grid: Grid) -> Result<Vec<Point>, Refusal> {
        let point = |name: &String| {
            grid.point_named(name).ok_or_else(|| Refusal::NoPoint { name: name.clone(), layers: 1 })
        };
        self.solve.map_or(&[][..], |solve| solve.doubt).iter().map(point).collect()
    }
}
