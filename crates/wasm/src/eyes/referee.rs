//! The solver of life and death: `EyeTrial` of `web/engine/referee.ts`.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use js_sys::Function;
use pass_alive::{Board, Color, Grid, Illegal, Point};
use pass_alive_eyes::solve::{First, Limits, Moves, Outcome, Solver, Verdict};
use pass_alive_eyes::{Basis, Because, Declined, Eyes, Group, LookAhead, Side, Solution};
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::*;

use super::choices::choices;
use super::value::Player;
use crate::points::points_of;
use crate::position::stones;
use crate::problem::{bad_option, illegal, parse, unanalyzable};
use crate::record::{numbers, record};
use crate::study::Study;
use crate::words::{Word, words};

/// A group, and what the solver finds about it.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Referee {
    board: Board,
    color: Color,
    found: Found,
}

#[derive(Debug)]
enum Found {
    Fight(Box<Fight>),
    /// The group is unconditionally alive.
    Unconditional,
}

#[derive(Debug)]
struct Fight {
    grid: Grid,
    group: Group,
    doubts: Vec<Point>,
    solver: Solver,
    /// The answer with the moves that were asked about last.
    solution: Option<Solution>,
}

/// A reason why there is no answer about a group.
#[derive(Debug, Clone, Copy)]
enum Unsolved {
    Points,
    Limit,
    Doubtful,
}

impl Unsolved {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Limit => "limit",
            Self::Doubtful => "doubtful",
        }
    }
}

words! {
    /// The reason why the solver has no answer: the fight has too many points, the limit was reached, or it left
    /// open whether blocks with few liberties can be captured that the answer takes to stay.
    Unsolved as "Unsolved" { Points, Limit, Doubtful }
    /// What a status rests on: a proof, one with what the solver takes for granted around the fight, or the rules.
    Basis as "EyeBasis" { Proven, Assuming, Rules }
    /// The answer of the solver to whether a group lives.
    Verdict as "EyeVerdict" { Alive, Critical, Dead, Seki, Ko, Unsettled }
    /// What becomes of a group if one side moves first: it lives unconditionally, gets out, stays in seki or in
    /// a way that the limit left open, stays or dies by one to three ko threats, or dies.
    Outcome as "EyeOutcome" { Lives, GetsOut, Seki, Stays, Ko, Dies }
}

#[wasm_bindgen]
impl Referee {
    /// The group of `color` with a stone on `stone`, for a solver that looks at up to `limit` positions for
    /// each question. The choices are as for `Study::eyes`; the solver takes nothing for granted at the
    /// points `doubts`.
    ///
    /// # Errors
    /// `no-grid`; `no-liberty` with the points of the block; `bad-option`, also if there is no
    /// such stone.
    #[wasm_bindgen(constructor)]
    #[expect(clippy::too_many_arguments, reason = "plain arguments cost the least")]
    pub fn new(
        study: &Study,
        color: &str,
        stone: u32,
        limit: u32,
        doubts: &[u32],
        join: &[u32],
        part: &[u32],
        dead: &[u32],
        alive: &[u32],
    ) -> Result<Referee, JsValue> {
        let (grid, board) = (study.grid()?, study.board.clone());
        let color = parse(color)?;
        let choices = choices(join, part, dead, alive);
        let eyes = Eyes::new(grid, &board, color, &choices, LookAhead::Skip)
            .map_err(|reason| unanalyzable(&reason))?;
        let stone = Point::new(stone);
        let holds = |group: &Group| group.blocks.iter().flatten().any(|&point| point == stone);
        let group = eyes.groups.into_iter().find(holds).ok_or_else(bad_option)?;
        if group.because == Because::Unconditional {
            return Ok(Self { board, color, found: Found::Unconditional });
        }
        let solver = Solver::new(Limits { positions: limit.into() });
        let doubts = points_of(doubts);
        let fight = Fight { grid, group, doubts, solver, solution: None };
        let found = Found::Fight(Box::new(fight));
        Ok(Self { board, color, found })
    }

    /// Solves the group: `EyeJudged`, with all first moves that work or with one for each side. `progress`
    /// is called with the number of positions now and then.
    pub fn judge(&mut self, all: bool, progress: &Function) -> Result<JsValue, JsValue> {
        let judged = match &mut self.found {
            Found::Fight(fight) => fight.judge(&self.board, all, progress),
            Found::Unconditional => EyeJudged::of(EyeSolved::unconditional()),
        };
        record(&judged)
    }

    /// The position after some moves, the first of them by `first`; -1 is a pass: `EyeMomentStones`, or null
    /// if the group cannot be played, or was not judged.
    ///
    /// # Errors
    /// `outside`, `occupied`, `suicide` or `ko`, with the point; `bad-option`.
    pub fn after(&mut self, first: &str, moves: &[i32]) -> Result<JsValue, JsValue> {
        let first = match first {
            "owner" => Side::Owner,
            "opponent" => Side::Attacker,
            _ => return Err(bad_option()),
        };
        let Found::Fight(fight) = &mut self.found else { return Ok(JsValue::NULL) };
        let Fight { solver, solution: Some(solution), .. } = &mut **fight else {
            return Ok(JsValue::NULL);
        };
        let moves: Vec<Option<Point>> =
            moves.iter().map(|&point| u32::try_from(point).ok().map(Point::new)).collect();
        let position = solver
            .play(&solution.arena, first, solution.solved.threats(first), &moves)
            .map_err(|reason| illegal_move(reason, &moves))?;
        let mut board = self.board.clone();
        let mut color = if first == Side::Owner { self.color } else { self.color.other() };
        for by in moves {
            if let Some(point) = by {
                board.execute(color, point);
            }
            color = color.other();
        }
        record(&Moment {
            stones: stones(&board),
            to_move: position.to_move.map(|side| Word(side.into())),
            lives: position.stays,
            moves: numbers(&position.moves),
            best: position.best.map(Point::number),
        })
    }
}

/// Why the last of some moves cannot be played: those before it were played before.
fn illegal_move(reason: Illegal, moves: &[Option<Point>]) -> JsValue {
    illegal(reason, &[moves.last().copied().flatten().unwrap_or_default()])
}

impl Fight {
    fn judge(&mut self, board: &Board, all: bool, progress: &Function) -> EyeJudged {
        let moves = if all { Moves::All } else { Moves::One };
        let mut tell = |positions: u64| {
            // What it throws is the caller's own.
            let _ = progress.call1(&JsValue::NULL, &JsValue::from_f64(positions as f64));
            ControlFlow::Continue(())
        };
        let Self { grid, group, doubts, solver, solution } = self;
        match Solution::new(solver, *grid, board, group, doubts, moves, &mut tell) {
            Ok(found) => {
                let answer = EyeSolved::new(&found, all);
                let is_open = found.judgement().is_none();
                let why =
                    if found.doubtful.is_empty() { Unsolved::Limit } else { Unsolved::Doubtful };
                *solution = Some(found);
                EyeJudged { why: is_open.then_some(Word(why)), ..EyeJudged::of(answer) }
            }
            Err(declined) => EyeJudged {
                solved: None,
                why: Some(Word(Unsolved::Points)),
                points: match declined {
                    Declined::Large { points } => points,
                    Declined::Limit => 0,
                },
            },
        }
    }
}

/// What the solver finds about a group.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EyeJudged {
    /// Null if the fight is too large.
    solved: Option<EyeSolved>,
    /// The reason why the status is open.
    why: Option<Word<Unsolved>>,
    /// The number of points of a fight that is too large, or else 0.
    points: usize,
}

impl EyeJudged {
    const fn of(solved: EyeSolved) -> Self {
        Self { solved: Some(solved), why: None, points: 0 }
    }
}

/// The answer about a group. Blocks are named by their first stones.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
struct EyeSolved {
    status: Word<Verdict>,
    basis: Word<Basis>,
    /// The first moves with which the owner saves the group, if it is critical or a ko decides: one, or all
    /// that work.
    save: Vec<u32>,
    /// Those with which the opponent kills it.
    kill: Vec<u32>,
    /// True if all moves were looked at that the limit allows.
    all: bool,
    /// The moves of which the limit left open whether they work.
    open: Vec<u32>,
    /// The blocks around that are taken to stay: enemies that might be captured, and blocks of the owner.
    assumed: Vec<u32>,
    /// The points on which the group is taken to be out.
    exits: Vec<u32>,
    /// Those of the blocks taken to stay that have few liberties, where the limit left open whether they do.
    doubtful: Vec<u32>,
    /// The result if the owner moves first, and if the opponent does; null if the limit was reached.
    owner_first: Option<Word<Outcome>>,
    opponent_first: Option<Word<Outcome>>,
    /// True if the owner, moving first, would fail if the opponent had two ko threats.
    owner_contested: bool,
    /// True if the opponent, moving first, would fail if the owner had two.
    opponent_contested: bool,
    /// Best play of both sides if the owner moves first; null is a pass.
    owner_line: Vec<Option<u32>>,
    /// The same if the opponent moves first.
    opponent_line: Vec<Option<u32>>,
    /// The number of moves of the opponent that the owner can leave unanswered and still stay, 3 for three or
    /// more; `any` if the group is unconditionally alive; null unless it is alive.
    #[ts(type = "0 | 1 | 2 | 3 | 'any' | null")]
    ignores: Option<Ignores>,
    /// The number of positions that were looked at.
    positions: f64,
}

/// A number of moves, or `any`.
#[derive(Serialize)]
#[serde(untagged)]
enum Ignores {
    Moves(u8),
    Word(&'static str),
}

impl EyeSolved {
    fn new(Solution { arena, solved, doubtful }: &Solution, all: bool) -> Self {
        let [owner, opponent] = Side::BOTH.map(|side| solved.first(side));
        let line = |first: &First| first.line.iter().map(|by| by.map(Point::number)).collect();
        let mut assumed = [numbers(&arena.assumed), numbers(&arena.friends)].concat();
        assumed.sort_unstable();
        Self {
            status: Word(solved.verdict),
            basis: Word(Basis::of(arena)),
            save: numbers(solved.save()),
            kill: numbers(solved.kill()),
            all,
            open: [numbers(&owner.open), numbers(&opponent.open)].concat(),
            assumed,
            exits: numbers(&arena.exits),
            doubtful: numbers(doubtful),
            owner_first: owner.outcome.map(Word),
            opponent_first: opponent.outcome.map(Word),
            owner_contested: owner.contested,
            opponent_contested: opponent.contested,
            owner_line: line(owner),
            opponent_line: line(opponent),
            ignores: solved.ignores.map(Ignores::Moves),
            positions: solved.positions as f64,
        }
    }

    fn unconditional() -> Self {
        let lives = Some(Word(Outcome::Lives));
        Self {
            status: Word(Verdict::Alive),
            basis: Word(Basis::Proven),
            save: Vec::new(),
            kill: Vec::new(),
            all: true,
            open: Vec::new(),
            assumed: Vec::new(),
            exits: Vec::new(),
            doubtful: Vec::new(),
            owner_first: lives,
            opponent_first: lives,
            owner_contested: false,
            opponent_contested: false,
            owner_line: Vec::new(),
            opponent_line: Vec::new(),
            ignores: Some(Ignores::Word("any")),
            positions: 0.0,
        }
    }
}

/// The position of a group in play against the solver.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "EyeMomentStones")]
pub(crate) struct Moment {
    /// The stones, one character a point.
    stones: String,
    /// Null when nothing is left to play for: the group is captured, out, or unconditionally alive, or both
    /// sides have passed.
    to_move: Option<Word<Player>>,
    /// Whether the group stays with best play from here; null if the limit was reached.
    lives: Option<bool>,
    /// The points where the side to move may play; it may always pass.
    moves: Vec<u32>,
    /// The best move; null is a pass.
    best: Option<u32>,
}
