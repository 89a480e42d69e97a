//! Life and death solved: whether a group lives, by search.
//!
//! [`Arena`] is what the fight is about, [`Solver`] plays it out. The attacker has won when all stones of
//! the group are captured, in finitely many moves. The owner has won when the group is unconditionally
//! alive (Benson 1976) or has got out, when the attacker has no move left, and when both pass.
//!
//! A ko may be retaken after any other move, a pass included: neither side has threats. Where the side
//! that moves first fails so and a ko came up, it is given one threat, and up to three where that is not
//! enough; what it reaches with them is [`Outcome::Ko`].

mod alike;
mod arena;
mod field;
mod form;
mod life;
mod moves;
mod outcome;
mod play;
mod search;
mod state;
mod table;
#[cfg(test)]
mod tests;
mod walled;

pub use arena::{Arena, Extent, NoArena};
pub use outcome::{Outcome, Verdict};
pub use play::Position;
pub use walled::{Stop, Walled};

use alloc::vec::Vec;
use core::ops::ControlFlow;

use pass_alive::Point;

use crate::side::Side;
use outcome::suits;
use search::{Child, Goal, Search, out};
pub use state::ALWAYS;
use state::{Keys, State, Try};
use table::Table;

/// The limit of a solver.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limits {
    /// The most positions that are looked at for one question: whether the group stays if one side moves
    /// first, or whether one move works; ten times as many for all first moves of a side together.
    /// 1,000,000 by default.
    pub positions: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { positions: 1_000_000 }
    }
}

/// Which first moves are asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Moves {
    /// The one that the line of play begins with.
    #[default]
    One,
    /// All.
    All,
}

/// What happens if one side moves first.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct First {
    /// What becomes of the group; `None` if the limit was reached.
    pub outcome: Option<Outcome>,
    /// The side that moves first succeeds, but would fail if the other had two ko threats.
    pub contested: bool,
    /// The ko threats that the side that moves first needs: 1 to 3 if a ko decides, or else 0.
    pub threats: u8,
    /// The moves with which that side succeeds. All of them are in reading order but for those on the edge of the
    /// board, which come last: books name them least. One is on the edge only if no other is found with as
    /// much work as the question took.
    pub moves: Vec<Point>,
    /// The moves of which the limit left open whether they work, if all were asked about.
    pub open: Vec<Point>,
    /// The number of moves that were asked about.
    pub tried: usize,
    /// The line of play against which the other side holds out longest, by the positions that took;
    /// `None` is a pass, which may be a move anywhere else.
    pub line: Vec<Option<Point>>,
}

/// The answer about a group.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solved {
    /// Whether the group lives.
    pub verdict: Verdict,
    /// What happens if the owner moves first.
    pub owner_first: First,
    /// What happens if the attacker moves first.
    pub attacker_first: First,
    /// How many moves of the attacker the owner of a group that stays can leave unanswered, at whatever
    /// time: 0 to 3, where 3 stands for more as well; `None` if it does not stay, or a quarter of the limit was
    /// reached.
    pub ignores: Option<u8>,
    /// The number of positions that were looked at.
    pub positions: u64,
    /// `true` if the search was ended early by the caller.
    pub cancelled: bool,
}

/// A solver, with the memory that it uses for one group after another: at most 50 MiB.
#[derive(Debug, Clone)]
pub struct Solver {
    keys: Keys,
    table: Table,
    limits: Limits,
}

impl Default for Solver {
    fn default() -> Self {
        Self::new(Limits::default())
    }
}

/// The most threats that a side is given that fails without.
const THREATS: u8 = 3;

/// The threats with which the side that does not move first contests the success of the other.
const CONTESTING: u8 = 2;

/// All first moves of a side together may take so many times the limit of one question.
const ALL_MOVES: u64 = 10;

/// First moves that are not on the edge may together take as much work as the question took, and each of them
/// a third of what is left of that.
const INNER_SHARE: u64 = 3;

/// More moves that can be left unanswered are not counted.
const MOST_IGNORED: u8 = 3;

/// The number of moves that can be left unanswered may take a quarter of the limit: it is of less use than
/// the outcome, and takes much longer to find.
const IGNORED_SHARE: u64 = 4;

impl Solver {
    /// A solver with these limits.
    #[must_use]
    pub fn new(limits: Limits) -> Self {
        Self { keys: Keys::new(), table: Table::new(limits.positions), limits }
    }

    /// Solves a fight. `progress` is called now and then with the number of positions looked at so far;
    /// if it breaks, the answer has what was found by then. The answer depends on nothing that was solved
    /// before.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use pass_alive::Board;
    /// use pass_alive_eyes::solve::{Arena, Extent, Moves, Solver, Verdict};
    /// let board = Board::from_rows("
    ///     . X . X . X .
    ///     X X X X X X X
    ///     X O O O O O X
    ///     X O . . . O X
    /// ").unwrap();
    /// let grid = board.grid().unwrap();
    /// let group = board.block_at(grid.point_named("B2").unwrap());
    /// let arena = Arena::of(grid, &board, &group, &[], Extent::Wide).unwrap();
    /// let mut solver = Solver::default();
    /// let solved = solver.solve(&arena, Moves::All, &mut |_| ControlFlow::Continue(()));
    /// assert_eq!(solved.verdict, Verdict::Critical);
    /// assert_eq!(grid.name(solved.owner_first.moves[0]), "D1");
    /// ```
    pub fn solve(
        &mut self,
        arena: &Arena,
        moves: Moves,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Solved {
        self.table.clear();
        let search = Search::new(&arena.field, &self.keys, &mut self.table, progress);
        let mut questions =
            Questions { arena, keys: &self.keys, search, limit: self.limits.positions };
        let [mut owner_first, mut attacker_first] =
            Side::BOTH.map(|side| questions.stays(side, moves));
        if moves == Moves::One {
            questions.move_off_the_edge(Side::Owner, &mut owner_first);
            questions.move_off_the_edge(Side::Attacker, &mut attacker_first);
        }
        let stays = attacker_first.outcome.is_some_and(Outcome::is_life);
        let ignores = if stays { questions.ignores() } else { None };
        // The numbers of the table are about another goal from here on.
        questions.search.table.clear();
        questions.search.goal = Goal::Live;
        questions.tell_apart(Side::Owner, &mut owner_first);
        questions.tell_apart(Side::Attacker, &mut attacker_first);
        Solved {
            verdict: Verdict::of(owner_first.outcome, attacker_first.outcome),
            owner_first,
            attacker_first,
            ignores,
            positions: questions.search.positions,
            cancelled: questions.search.cancelled,
        }
    }
}

impl Solver {
    /// Whether the group stays on the board if `first` moves first, and the owner and the attacker have so
    /// many ko threats, [`ALWAYS`] without end; `None` if the limit was reached.
    pub fn stays(&mut self, arena: &Arena, first: Side, threats: [u8; 2]) -> Option<bool> {
        self.table.clear();
        let mut progress = |_| ControlFlow::Continue(());
        let mut search = Search::new(&arena.field, &self.keys, &mut self.table, &mut progress);
        let state = State::new(&self.keys, arena.stones, first, threats);
        let succeeds = search.decide(&state, self.limits.positions)?;
        Some(succeeds == (first == Side::Owner))
    }
}

/// The questions about a fight.
struct Questions<'a> {
    arena: &'a Arena,
    keys: &'a Keys,
    search: Search<'a>,
    limit: u64,
}

impl Questions<'_> {
    /// Whether the group stays if `side` moves first.
    fn stays(&mut self, side: Side, moves: Moves) -> First {
        let mut first = First::default();
        let mut state = State::new(self.keys, self.arena.stones, side, [0, 0]);
        self.search.met_ko = false;
        let decided = self.search.decide(&state, self.limit);
        let Some(mut succeeds) = decided else { return first };
        first.outcome = Some(match (side, succeeds) {
            (Side::Owner, true) | (Side::Attacker, false) => Outcome::Stays,
            (Side::Owner, false) | (Side::Attacker, true) => Outcome::Dies,
        });
        if self.search.met_ko && succeeds {
            let with_threats = self.with_threats(side, side.other(), CONTESTING);
            let decided = self.search.decide_alike(&with_threats, &state, self.limit);
            first.contested = decided == Some(false);
        } else if self.search.met_ko {
            let mut helped = |threats| {
                let with_threats = self.with_threats(side, side, threats);
                (self.search.decide_alike(&with_threats, &state, self.limit), with_threats)
            };
            // Who fails with most threats fails with fewer.
            let can_help = helped(THREATS).0 != Some(false);
            let enough = (1..=THREATS).filter(|_| can_help).find_map(|threats| {
                let (decided, with_threats) = helped(threats);
                (decided == Some(true)).then_some((threats, with_threats))
            });
            if let Some((threats, with_threats)) = enough {
                first.outcome = Some(Outcome::Ko);
                first.threats = threats;
                (state, succeeds) = (with_threats, true);
            }
        }
        let line = self.search.line(state, self.limit);
        self.tell(&state, &line, &mut first);
        match first.line.first() {
            _ if !succeeds => {}
            _ if moves == Moves::All => self.ask_all(&state, &mut first),
            Some(&Some(point)) => first.moves.push(point),
            _ => {}
        }
        first
    }

    /// Names a line of play from `state`, and whether a group that stays is out at its end.
    fn tell(&self, state: &State, line: &[Try], first: &mut First) {
        if matches!(first.outcome, Some(Outcome::Stays | Outcome::GetsOut)) {
            let is_out = self.gets_out(state, line);
            first.outcome = Some(if is_out { Outcome::GetsOut } else { Outcome::Stays });
        }
        first.line = line.iter().map(|&by| self.point(by)).collect();
    }

    /// The position in which `first` moves and `helped` has ko threats.
    fn with_threats(&self, first: Side, helped: Side, number: u8) -> State {
        let mut threats = [0, 0];
        threats[helped as usize] = number;
        State::new(self.keys, self.arena.stones, first, threats)
    }

    /// Names a move that is not on the edge of the board in place of one that is, if one works and is found with
    /// as much work as the question took.
    fn move_off_the_edge(&mut self, side: Side, first: &mut First) {
        let [named] = *first.moves else { return };
        if !self.arena.is_on_edge(named) {
            return;
        }
        let state = self.with_threats(side, side, first.threats);
        let mut left = u64::from(self.search.table.work(state.key)).min(self.limit);
        let mut children = self.search.children(&state);
        let is_inner = |at: Point| !self.arena.is_on_edge(at);
        children.retain(|child| self.point(child.by).is_some_and(is_inner));
        // The most promising first; a sort would be more code than all of this.
        let least = |children: &[Child]| {
            let places = 0..children.len();
            places.min_by_key(|&place| children[place].numbers.fail)
        };
        while let Some(place) = least(&children) {
            let child = children.swap_remove(place);
            let before = self.search.positions;
            if self.search.decided(&child, left / INNER_SHARE) == Some(false) {
                let mut line = self.search.line(child.state, self.limit);
                line.insert(0, child.by);
                first.moves = self.point(child.by).into_iter().collect();
                return self.tell(&state, &line, first);
            }
            left = left.saturating_sub(self.search.positions - before);
        }
    }

    /// Finds all moves with which the side to move succeeds, looking at [`ALL_MOVES`] times the limit.
    fn ask_all(&mut self, state: &State, first: &mut First) {
        let end = self.search.positions.saturating_add(self.limit.saturating_mul(ALL_MOVES));
        for child in self.search.children(state) {
            let Some(at) = self.point(child.by) else { continue };
            first.tried += 1;
            let left = end.saturating_sub(self.search.positions);
            match self.search.decided(&child, self.limit.min(left)) {
                Some(false) => first.moves.push(at),
                Some(true) => {}
                None => first.open.push(at),
            }
        }
        first.moves.sort_unstable();
        first.open.sort_unstable();
        let is_on_edge = |&point: &Point| self.arena.is_on_edge(point);
        let (edge, inner): (Vec<_>, _) = first.moves.iter().copied().partition(is_on_edge);
        first.moves = inner;
        first.moves.extend(edge);
    }

    /// How many moves can be left unanswered by a group that stays though the attacker begins.
    fn ignores(&mut self) -> Option<u8> {
        let state = State::new(self.keys, self.arena.stones, Side::Attacker, [0, 0]);
        let limit = self.limit / IGNORED_SHARE;
        for moves in 1..=MOST_IGNORED {
            if self.search.decide(&state.ignoring(self.keys, moves), limit)? {
                return Some(moves - 1);
            }
        }
        Some(MOST_IGNORED)
    }

    /// Tells a group that lives from one that stays in seki.
    fn tell_apart(&mut self, side: Side, first: &mut First) {
        if first.outcome != Some(Outcome::Stays) {
            return;
        }
        let state = State::new(self.keys, self.arena.stones, side, [0, 0]);
        if let Some(succeeds) = self.search.decide(&state, self.limit) {
            let lives = succeeds == (side == Side::Owner);
            first.outcome = Some(if lives { Outcome::Lives } else { Outcome::Seki });
            if !lives {
                // Whoever goes on loses by that.
                first.line.truncate(usize::from(side == Side::Owner));
            }
        }
    }

    /// Returns `true` if the group is out at the end of a line.
    fn gets_out(&self, state: &State, line: &[Try]) -> bool {
        let field = &self.arena.field;
        let last = line.iter().try_fold(*state, |state, by| match by {
            Some(point) => Some(state.play(field, self.keys, usize::from(*point))?.0),
            None => Some(state.pass(self.keys)),
        });
        last.is_some_and(|last| out(field, &last))
    }

    fn point(&self, by: Try) -> Option<Point> {
        self.arena.places[usize::from(by?)]
    }
}

impl Solved {
    /// The moves with which a critical group, or one in a ko, is saved, as in [`First::moves`].
    #[must_use]
    pub fn save(&self) -> &[Point] {
        self.working(Side::Owner)
    }

    /// The moves with which such a group is killed, in reading order.
    #[must_use]
    pub fn kill(&self) -> &[Point] {
        self.working(Side::Attacker)
    }

    /// What happens if a side moves first.
    #[must_use]
    pub fn first(&self, side: Side) -> &First {
        match side {
            Side::Owner => &self.owner_first,
            Side::Attacker => &self.attacker_first,
        }
    }

    /// The ko threats that the owner and the attacker have in the line of play that a side begins: what
    /// that side needs if a ko decides.
    #[must_use]
    pub fn threats(&self, first: Side) -> [u8; 2] {
        let mut threats = [0, 0];
        threats[first as usize] = self.first(first).threats;
        threats
    }

    fn working(&self, side: Side) -> &[Point] {
        let first = self.first(side);
        let succeeds = first.outcome.is_some_and(|outcome| suits(side, outcome));
        let matters = matches!(self.verdict, Verdict::Critical | Verdict::Ko);
        if succeeds && matters { &first.moves } else { &[] }
    }
}
