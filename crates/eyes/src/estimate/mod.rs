//! A search for groups that are too large for the exact solver: alternating play with the static
//! analysis at its leaves (Chen and Chen 1999, "Implementation").
//!
//! Both sides play on the same points and by the same rules as in [`exact`]. Where few
//! enough points are left the exact solver decides; at the depth limit the rules do. A
//! result that rests on exact answers alone is sure, every other one an estimate.

mod game;
mod judge;
mod search;
mod table;
mod worth;

use alloc::vec::Vec;
use core::ops::ControlFlow;

use pass_alive::{Board, Color, Grid, Point};

use crate::choices::Choices;
use crate::exact::{self, NotLocal, Side};
use crate::part::Part;
use crate::survey::sorted;
use game::{Game, Position};
use judge::Judge;
use search::Search;
use table::Table;
use worth::Worth;

/// The limits of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limits {
    /// The most positions that may be looked at: 2,000 by default.
    pub positions: u64,
    /// The most moves in a row that are tried before the rules decide: 16 by default.
    pub depth: u8,
    /// The most bytes of the table of positions: 16 MiB by default.
    pub bytes: u64,
    /// The most arrangements that all answers of the exact solver may reach together: 200,000
    /// by default. After that the rules decide alone.
    pub arrangements: u64,
    /// The limits of each of those answers.
    pub exact: exact::Limits,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            positions: 2_000,
            depth: 16,
            bytes: 16 << 20,
            arrangements: 200_000,
            exact: exact::Limits::default(),
        }
    }
}

/// The state of a search that is under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Progress {
    /// The depth to which it is searching.
    pub depth: u8,
    /// The positions looked at so far.
    pub positions: u64,
}

/// The reason why a search ended before it was sure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GivenUp {
    /// It reached [`Limits::positions`].
    Positions,
    /// It reached [`Limits::depth`].
    Depth,
    /// The function that it reported to stopped it.
    Stopped,
}

/// The status of a group as a search finds it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// It lives, even if the attacker moves first.
    Alive,
    /// It lives if its owner moves first, and dies if the attacker does.
    Critical,
    /// It dies, even if its owner moves first.
    Dead,
    /// A ko decides, for one side moving first or for both.
    Ko,
    /// The rules do not decide at the depth that was reached.
    Unsettled,
}

impl Status {
    /// The word for it in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Alive => "alive",
            Status::Critical => "critical",
            Status::Dead => "dead",
            Status::Ko => "ko",
            Status::Unsettled => "unsettled",
        }
    }
}

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Estimate {
    /// The status.
    pub status: Status,
    /// For a critical group, the first moves with which its owner lives, in reading order.
    pub save: Vec<Point>,
    /// For a critical group, the first moves with which the attacker kills, in reading order.
    pub kill: Vec<Point>,
    /// `true` if status and moves rest on exact answers alone, as long as the stones of
    /// [`Part::assumed`] stay.
    pub sure: bool,
    /// The number of positions looked at.
    pub positions: u64,
    /// The depth of the deepest search that came to its end and has a result.
    pub depth: u8,
    /// The reason why it is not sure; `None` if it is.
    pub given_up: Option<GivenUp>,
}

/// Searches `part` of `board`, the part that decides on a group of `owner`.
///
/// ```
/// use pass_alive::{Board, Color};
/// use pass_alive_eyes::estimate::{Limits, Status, estimate};
/// use pass_alive_eyes::{Choices, Eyes, LookAhead};
/// let board = Board::from_rows("
///     . X . X . X . . .
///     X X X X X X X X X
///     X O O O O O O O X
///     X O . . . . . . O
///     X O . . . . . . O
/// ").unwrap();
/// let grid = board.grid().unwrap();
/// let choices = Choices::default();
/// let eyes = Eyes::new(grid, &board, Color::White, &choices, LookAhead::Skip).unwrap();
/// let part = eyes.groups[0].part.as_ref().unwrap();
/// assert!(part.playable.len() > 10);
/// let limits = Limits { positions: 100, ..Limits::default() };
/// let found = estimate(grid, &board, Color::White, part, &choices, limits).unwrap();
/// assert_eq!(found.status, Status::Alive);
/// ```
///
/// # Errors
/// [`NotLocal`] if the part is none of `board`, or has more than 128 points, liberties and blocks.
///
/// # Panics
/// If `grid` has not as many points as `board`.
pub fn estimate(
    grid: Grid,
    board: &Board,
    owner: Color,
    part: &Part,
    choices: &Choices,
    limits: Limits,
) -> Result<Estimate, NotLocal> {
    let report = &mut |_: Progress| ControlFlow::Continue(());
    estimate_with(grid, board, owner, part, choices, limits, report)
}

/// Like [`estimate`]. Calls `report` now and then; it may stop the search, which then has
/// the result of the depth before.
///
/// # Errors
/// As [`estimate`].
///
/// # Panics
/// As [`estimate`].
pub fn estimate_with(
    grid: Grid,
    board: &Board,
    owner: Color,
    part: &Part,
    choices: &Choices,
    limits: Limits,
    report: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Estimate, NotLocal> {
    assert_eq!(grid.len(), board.len(), "the grid of the board");
    let game = Game::new(board, owner, part)?;
    let judge = Judge {
        grid,
        board,
        choices,
        game: &game,
        exact: limits.exact,
        arrangements: limits.arrangements,
    };
    let search = Search {
        game: &game,
        judge,
        table: Table::new(limits.bytes),
        limits,
        report,
        depth: 0,
        banned: Side::Owner,
        positions: 0,
    };
    Ok(search.deepen())
}

/// The findings of a search to one depth.
struct Findings {
    /// With the owner and with the attacker moving first; with a ko against the owner.
    worths: [Worth; 2],
    /// The moves of each that work, and the worth of the least sure verdict on one of them.
    working: [Vec<Point>; 2],
    sure: bool,
}

impl Findings {
    const NONE: Self =
        Self { worths: [Worth::Open; 2], working: [Vec::new(), Vec::new()], sure: false };

    fn is_critical(&self) -> bool {
        self.worths[0].is_alive() && self.worths[1].is_dead()
    }

    fn is_settled(&self) -> bool {
        self.status() != Status::Unsettled
    }

    fn status(&self) -> Status {
        match self.worths {
            [_, attacker] if attacker.is_alive() => Status::Alive,
            [owner, _] if owner.is_dead() => Status::Dead,
            _ if self.is_critical() => Status::Critical,
            _ => Status::Unsettled,
        }
    }
}

impl Search<'_> {
    /// Searches deeper and deeper, until the result is sure or a limit is reached.
    fn deepen(mut self) -> Estimate {
        let mut found = Findings::NONE;
        let mut reached = 0;
        let mut given_up = Some(GivenUp::Depth);
        for depth in 0..=self.limits.depth {
            self.depth = depth;
            match self.look(depth) {
                // The rules may be silent on some of the positions that a move more leads to.
                Ok(deeper) if deeper.is_settled() || !found.is_settled() => {
                    (found, reached) = (deeper, depth);
                }
                Ok(_) => {}
                Err(why) => {
                    given_up = Some(why);
                    break;
                }
            }
            if found.sure {
                given_up = None;
                break;
            }
        }
        let mut status = found.status();
        if found.sure && status != Status::Alive {
            match self.ko(&found, reached) {
                Ok(true) => status = Status::Ko,
                Ok(false) => {}
                Err(why) => (found.sure, given_up) = (false, Some(why)),
            }
        }
        let [save, kill] = found.working;
        Estimate {
            status,
            save,
            kill,
            sure: found.sure,
            positions: self.positions,
            depth: reached,
            given_up,
        }
    }

    fn look(&mut self, depth: u8) -> Result<Findings, GivenUp> {
        const WHOLE: [Worth; 2] = [Worth::Dead, Worth::Alive];
        let mut worths = [Worth::Open; 2];
        for to_move in Side::BOTH {
            let start = Position { to_move, ..self.game.start };
            worths[to_move as usize] = self.worth(start, depth, WHOLE)?;
        }
        let sure = worths[1] == Worth::Alive
            || worths[0] == Worth::Dead
            || worths == [Worth::Alive, Worth::Dead];
        let mut found = Findings { worths, sure, ..Findings::NONE };
        if found.is_critical() {
            for to_move in Side::BOTH {
                self.working(to_move, depth, &mut found)?;
            }
        }
        Ok(found)
    }

    /// The first moves of `side` that work.
    fn working(&mut self, side: Side, depth: u8, found: &mut Findings) -> Result<(), GivenUp> {
        let start = Position { to_move: side, ..self.game.start };
        for (at, after) in self.moves(start, None) {
            let Some(at) = at.filter(|&at| self.game.playable & 1 << at != 0) else { continue };
            let worth = match self.game.is_lost(after) {
                true => Worth::Dead,
                false => {
                    let whole = [Worth::Dead, Worth::Alive];
                    self.worth(after, depth.saturating_sub(1), whole)?
                }
            };
            found.sure &= worth.is_sure();
            let works = match side {
                Side::Owner => worth.is_alive(),
                Side::Attacker => worth.is_dead(),
            };
            if works {
                found.working[side as usize].push(self.game.points[usize::from(at)]);
            }
        }
        let working = &mut found.working[side as usize];
        *working = sorted(core::mem::take(working));
        Ok(())
    }

    /// Returns `true` if the owner lives, where it is dead, if the ko is against the attacker.
    fn ko(&mut self, found: &Findings, depth: u8) -> Result<bool, GivenUp> {
        self.banned = Side::Attacker;
        self.table.clear();
        for to_move in Side::BOTH {
            if found.worths[to_move as usize].is_dead() {
                let start = Position { to_move, ..self.game.start };
                let worth = self.worth(start, depth, [Worth::Open, Worth::SeemsAlive])?;
                if worth.is_alive() {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}
