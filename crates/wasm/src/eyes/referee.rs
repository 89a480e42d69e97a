//! The exact solver: `EyeTrial` of `web/engine/referee.ts`.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use pass_alive::{Board, Color, Point};
use pass_alive_eyes::exact::{self, Answers, Exact, GivenUp, Limits, Move, Position, Solution};
use pass_alive_eyes::{Because, Eyes, Group, LookAhead, Side};
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::*;

use super::choices::choices;
use super::value::Player;
use crate::position::stones;
use crate::problem::{bad_option, illegal, parse, unanalyzable};
use crate::record::{numbers, record};
use crate::study::Study;
use crate::words::{Word, words};

/// A group, played out by the exact solver.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Referee {
    board: Board,
    color: Color,
    played: Played,
}

#[derive(Debug)]
enum Played {
    /// With the blocks on whose staying the answer rests, by a stone of each.
    Out(Box<Solution>, Vec<Point>),
    /// The group is unconditionally alive.
    Unconditional,
    /// The reason why it is not played out.
    Not(NotPlayed),
}

/// A reason why a group is not played out.
#[derive(Debug, Clone, Copy)]
enum NotPlayed {
    Exit,
    Points,
    Arrangements,
    Memory,
}

impl NotPlayed {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Exit => "exit",
            Self::Points => GivenUp::Points.as_str(),
            Self::Arrangements => GivenUp::Arrangements.as_str(),
            Self::Memory => GivenUp::Memory.as_str(),
        }
    }
}

impl From<GivenUp> for NotPlayed {
    fn from(reason: GivenUp) -> Self {
        match reason {
            GivenUp::Points => Self::Points,
            GivenUp::Arrangements => Self::Arrangements,
            GivenUp::Memory => Self::Memory,
        }
    }
}

words! {
    /// The reason why there is no answer: the group has a way out; too many points decide on it; or the limit
    /// of arrangements or of memory was reached.
    NotPlayed as "NotPlayed" { Exit, Points, Arrangements, Memory }
}

#[wasm_bindgen]
impl Referee {
    /// Plays out the group of `color` with a stone on `stone`, until it reaches `limit` arrangements
    /// of stones. The choices are as for `Study::eyes`.
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
        let holds = |group: &&Group| group.blocks.iter().flatten().any(|&point| point == stone);
        let group = eyes.groups.iter().find(holds).ok_or_else(bad_option)?;
        let played = play_out(&board, color, group, limit);
        Ok(Self { board, color, played })
    }

    /// The results: `EyeJudged`.
    pub fn judged(&self) -> Result<JsValue, JsValue> {
        let judged = match &self.played {
            Played::Out(solution, assumed) => EyeJudged::of(solution, assumed)
                .unwrap_or_else(|reason| EyeJudged::not(reason.into())),
            Played::Unconditional => EyeJudged::unconditional(),
            Played::Not(why) => EyeJudged::not(*why),
        };
        record(&judged)
    }

    /// The position after some moves, the first of them by `first`; -1 is a pass: `EyeMoment`, or null
    /// if the group is not played out.
    ///
    /// # Errors
    /// `outside`, `occupied`, `suicide` or `ko`, with the point; `bad-option`.
    pub fn after(&self, first: &str, moves: &[i32]) -> Result<JsValue, JsValue> {
        let Played::Out(solution, _) = &self.played else { return Ok(JsValue::NULL) };
        let Ok(answers) = solution.answers() else { return Ok(JsValue::NULL) };
        let first = match first {
            "owner" => Side::Owner,
            "opponent" => Side::Attacker,
            _ => return Err(bad_option()),
        };
        let mut trial = Trial {
            solution,
            board: self.board.clone(),
            owner: self.color,
            position: Some(solution.start(first)),
        };
        for &point in moves {
            trial.play(u32::try_from(point).ok().map(Point::new))?;
        }
        record(&trial.moment(&answers))
    }
}

fn play_out(board: &Board, color: Color, group: &Group, limit: u32) -> Played {
    if group.because == Because::Unconditional {
        return Played::Unconditional;
    }
    let Some(part) = &group.part else { return Played::Not(NotPlayed::Exit) };
    let limits = Limits { arrangements: limit.into(), ..Limits::default() };
    match part.play_out(board, color, limits) {
        Ok(solution) => {
            let assumed = part.rests_on(&solution).to_vec();
            Played::Out(Box::new(solution), assumed)
        }
        Err(reason) => Played::Not(reason.into()),
    }
}

/// A position that is played on from.
struct Trial<'a> {
    solution: &'a Solution,
    board: Board,
    owner: Color,
    /// `None` after the capture of the group.
    position: Option<Position>,
}

impl Trial<'_> {
    /// The move with a stone on `point`.
    fn move_to(&self, point: Option<Point>) -> Move {
        let Some(point) = point else { return Move::Pass };
        let position = self.solution.start(Side::Owner);
        let is_playable = self.solution.stones(position).any(|(playable, _)| playable == point);
        if is_playable { Move::Play(point) } else { Move::Fill(Some(point)) }
    }

    fn play(&mut self, point: Option<Point>) -> Result<(), JsValue> {
        let position = self.position.ok_or_else(bad_option)?;
        let after = self.solution.play(position, self.move_to(point));
        let after = after.map_err(|reason| illegal(reason, &[point.unwrap_or_default()]))?;
        if let Some(point) = point {
            let color = match position.to_move() {
                Side::Owner => self.owner,
                Side::Attacker => self.owner.other(),
            };
            self.board.execute(color, point);
        }
        self.position = after;
        Ok(())
    }

    fn moment(&self, answers: &Answers<'_>) -> Moment {
        let stones = stones(&self.board);
        let Some(position) = self.position else {
            return Moment { stones, to_move: None, lives: false, moves: Vec::new(), best: None };
        };
        let empty = self.board.points().filter(|&at| self.board.get(at).is_none());
        // Outside liberties of the same blocks are as good as each other: those that are left.
        let legal: Vec<(Point, Option<Position>)> = empty
            .filter_map(|at| Some((at, self.solution.play(position, self.move_to(Some(at))).ok()?)))
            .collect();
        let best = answers.best(position).point().and_then(|best| {
            let after = self.solution.play(position, self.move_to(Some(best))).ok()?;
            let same = legal.iter().filter(|&&(_, other)| other == after);
            same.map(|&(at, _)| at).min_by_key(|&at| at != best)
        });
        Moment {
            stones,
            to_move: Some(Word(position.to_move().into())),
            lives: self.solution.holds(position),
            moves: legal.into_iter().map(|(at, _)| at.number()).collect(),
            best: best.map(Point::number),
        }
    }
}

/// The results of playing out a group.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EyeJudged {
    /// Null if there is no answer.
    exact: Option<ExactFacts>,
    /// The exact value of the whole group; null without an answer, and for a group that is unconditionally
    /// alive.
    #[ts(type = "EyeValue | 'ko' | null")]
    value: Option<String>,
    /// The reason why there is no answer.
    why: Option<Word<NotPlayed>>,
    /// Best play of both sides if the owner moves first; null is a pass.
    owner_line: Vec<Option<u32>>,
    /// The same if the opponent moves first.
    opponent_line: Vec<Option<u32>>,
}

/// The results of an exact search.
#[derive(Serialize, TS)]
struct ExactFacts {
    status: Word<exact::Status>,
    save: Vec<u32>,
    kill: Vec<u32>,
    /// The number of moves of the opponent that the owner can leave unanswered and still live, 3 for three or
    /// more; `any` if the group is unconditionally alive; null unless it is alive.
    #[ts(type = "0 | 1 | 2 | 3 | 'any' | null")]
    ignores: Option<Ignores>,
    /// The number of arrangements of stones that the search looked at.
    arrangements: u32,
    /// The blocks around on whose staying the answer rests, by a stone of each: enemies that might be captured,
    /// and blocks of other groups.
    assumed: Vec<u32>,
}

/// A number of moves, or `any`.
#[derive(Serialize)]
#[serde(untagged)]
enum Ignores {
    Moves(u8),
    Word(&'static str),
}

impl EyeJudged {
    fn of(solution: &Solution, assumed: &[Point]) -> Result<Self, GivenUp> {
        let answers = solution.answers()?;
        let line = |first: Side| {
            let points = answers.line(first).into_iter().map(Move::point);
            points.map(|point| point.map(Point::number)).collect()
        };
        let facts = ExactFacts {
            status: Word(solution.status()?),
            save: numbers(&solution.save()),
            kill: numbers(&solution.kill()),
            ignores: solution.ignores()?.map(Ignores::Moves),
            arrangements: u32::try_from(solution.arrangements()).unwrap_or(u32::MAX),
            assumed: numbers(assumed),
        };
        Ok(Self {
            exact: Some(facts),
            value: Some(match solution.value() {
                Exact::Value(value) => value.to_string(),
                Exact::Ko => "ko".to_string(),
            }),
            why: None,
            owner_line: line(Side::Owner),
            opponent_line: line(Side::Attacker),
        })
    }

    fn not(why: NotPlayed) -> Self {
        Self { why: Some(Word(why)), ..Self::without_lines(None) }
    }

    fn without_lines(exact: Option<ExactFacts>) -> Self {
        let (owner_line, opponent_line) = (Vec::new(), Vec::new());
        Self { exact, value: None, why: None, owner_line, opponent_line }
    }

    fn unconditional() -> Self {
        let facts = ExactFacts {
            status: Word(exact::Status::Alive),
            save: Vec::new(),
            kill: Vec::new(),
            ignores: Some(Ignores::Word("any")),
            arrangements: 0,
            assumed: Vec::new(),
        };
        Self::without_lines(Some(facts))
    }
}

/// The position of a group that is played out.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
#[ts(rename = "EyeMomentStones")]
pub(crate) struct Moment {
    /// The stones, one character a point.
    stones: String,
    /// Null after the capture of the group.
    to_move: Option<Word<Player>>,
    /// True if the group lives with best play from here.
    lives: bool,
    /// The points where the side to move may play; it may always pass.
    moves: Vec<u32>,
    /// The best move; null is a pass.
    best: Option<u32>,
}
