//! Proofs that can be played: `AttackMove`, `Squeeze`, `Attempt`, `Room` and `SingleMoves` of
//! `web/engine/proof.ts`.

use alloc::string::String;
use alloc::vec::Vec;

use pass_alive::proof::{self, Attack, LimitReached, OwnMoves, Reason, Step, spoiling_moves};
use pass_alive::{Analysis, BlockId, Moment, NotVital, Point, RegionId, Suicide};
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::*;

use crate::position::stones;
use crate::problem::{bad_option, parse, problem};
use crate::record::{numbers, record};
use crate::study::Study;
use crate::words::{Word, words};

#[wasm_bindgen]
impl Study {
    /// The moves that capture a block: `AttackMove[]`, empty if it is unconditionally alive.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not; `not-all` if its analysis did not start from
    /// all blocks; `bad-option` if there is no such block.
    pub fn capture(&self, color: &str, block: u32) -> Result<JsValue, JsValue> {
        let analysis = self.analysis(color)?;
        let attack = attack_on(analysis)?;
        let sequence = attack.capture(existing(analysis, block)?).unwrap_or_default();
        let moves: Vec<_> = sequence.steps().map(|step| AttackMove::new(analysis, step)).collect();
        record(&moves)
    }

    /// The moves by which the attacker captures and fills until every move is suicide, and the
    /// last points around a block: `Squeeze`.
    ///
    /// # Errors
    /// As for `capture`.
    pub fn squeeze(&self, color: &str, block: u32) -> Result<JsValue, JsValue> {
        let analysis = self.analysis(color)?;
        let attack = attack_on(analysis)?;
        let block = existing(analysis, block)?;
        let squeeze = attack.squeeze();
        let captures = squeeze.captures().steps();
        let last_points = squeeze.obstruction(block).map(|found| found.last_points);
        record(&Squeeze {
            captures: captures.map(|step| AttackMove::new(analysis, step)).collect(),
            fills: numbers(squeeze.fills()),
            last_points: last_points.iter().flatten().map(LastPoint::new).collect(),
        })
    }

    /// The single moves that would change whether a block is unconditionally alive: `SingleMoves`.
    ///
    /// # Errors
    /// As for `capture`; `too-many` if the board is too big to try every move.
    #[wasm_bindgen(js_name = singleMoves)]
    pub fn single_moves(&self, color: &str, block: u32) -> Result<JsValue, JsValue> {
        let analysis = self.analysis(color)?;
        attack_on(analysis)?;
        let block = existing(analysis, block)?;
        let own = OwnMoves::of(analysis, OWN_LIMIT).map_err(too_many)?;
        let spoiling = spoiling_moves(analysis, block, SPOILING_LIMIT).map_err(too_many)?;
        record(&SingleMoves {
            saving: numbers(own.saving(block)),
            losing: numbers(own.losing(block)),
            spoiling: numbers(&spoiling),
        })
    }

    /// The effect of a move, with suicide allowed: `Attempt`, or null if there is a stone on
    /// the point or no such point.
    ///
    /// # Errors
    /// `bad-option`.
    pub fn attempt(&self, color: &str, point: u32) -> Result<JsValue, JsValue> {
        let mut board = self.board.clone();
        let played = board.play(parse(color)?, Point::new(point), Suicide::Allowed);
        let Ok(played) = played else { return Ok(JsValue::NULL) };
        record(&Attempt {
            stones: stones(&board),
            captured: numbers(&played.captured),
            suicide: numbers(&played.suicide),
        })
    }

    /// The points on which a stone of `color` stays, and those on which it would be suicide:
    /// `Room`.
    ///
    /// # Errors
    /// `bad-option`.
    pub fn room(&self, color: &str) -> Result<JsValue, JsValue> {
        let color = parse(color)?;
        let points = self.board.points();
        let empty = points.filter(|&point| self.board.get(point).is_none());
        let is_legal = |&point: &Point| self.board.is_legal(color, point, Suicide::Forbidden);
        let (free, suicides): (Vec<_>, Vec<_>) = empty.partition(is_legal);
        record(&Room { free: numbers(&free), suicides: numbers(&suicides) })
    }
}

/// Limits on the points of all boards decided, for the owner's moves and for the opponent's against one
/// block: as many as a board of 19×19 can need.
const OWN_LIMIT: u64 = 361 * 361;
const SPOILING_LIMIT: u64 = 2 * 361 * 361 * 361;

fn too_many(_: LimitReached) -> JsValue {
    problem("too-many")
}

fn attack_on(analysis: &Analysis) -> Result<Attack<'_>, JsValue> {
    Attack::new(analysis).map_err(|_| problem("not-all"))
}

fn existing(analysis: &Analysis, block: u32) -> Result<BlockId, JsValue> {
    let block = BlockId::new(block);
    analysis.get_block(block).map(|_| block).ok_or_else(bad_option)
}

/// A move of the attacker, whose opponent passes. Blocks and regions are given by index into the facts.
#[derive(Serialize, TS)]
pub(crate) struct AttackMove {
    point: u32,
    /// The block whose liberty it takes.
    target: u32,
    /// The round in which that block is cast out: the wave of captures that the move belongs to.
    round: u32,
    /// The reason why the move is legal and helps.
    why: Word<Reason>,
    region: Option<u32>,
    /// A point that keeps the region from being healthy for the target; null if it is healthy.
    room: Option<u32>,
    /// The blocks that it captures.
    captured: Vec<u32>,
    /// The region emptied by suicide of the attacker's stones in it; only with suicide allowed.
    emptied: Option<u32>,
}

words! {
    /// The reason why a move is legal and helps: its region is not healthy for the target; the region has
    /// lost a neighbour; it is the last one in which the target has liberties; or the move captures.
    Reason as "AttackReason" { Unhealthy, Open, Last, Capture }
}

impl AttackMove {
    fn new(analysis: &Analysis, step: Step<'_>) -> Self {
        let region = analysis.region_at(step.point);
        let relation = region.and_then(|region| region.why_not_vital(step.target, Moment::START));
        let fell = analysis.block(step.target).cast_out_at();
        Self {
            point: step.point.number(),
            target: step.target.number(),
            round: fell.map_or(0, |at| analysis.trace().round_of(at).number()),
            why: Word(step.reason),
            region: region.map(|region| region.id().number()),
            room: match relation {
                Some(NotVital::Unhealthy(point)) => Some(point.number()),
                _ => None,
            },
            captured: step.captured.iter().map(|block| block.number()).collect(),
            emptied: step.emptied.map(RegionId::number),
        }
    }
}

/// The moves by which the attacker captures and fills until every move left is suicide.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Squeeze {
    captures: Vec<AttackMove>,
    /// The moves after the captures, which capture nothing.
    fills: Vec<u32>,
    /// Two of them for a block that is unconditionally alive, and otherwise none.
    last_points: Vec<LastPoint>,
}

/// The last empty point of a vital region.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
struct LastPoint {
    region: u32,
    point: u32,
    /// Each block next to the region, with another liberty that it has.
    other_liberties: Vec<OtherLiberty>,
}

/// A block, and a liberty that it has besides the last point of a region.
#[derive(Serialize, TS)]
struct OtherLiberty {
    block: u32,
    liberty: u32,
}

impl LastPoint {
    fn new(last: &proof::LastPoint) -> Self {
        let other_liberty = |&(block, liberty): &(BlockId, Point)| OtherLiberty {
            block: block.number(),
            liberty: liberty.number(),
        };
        Self {
            region: last.region.number(),
            point: last.point.number(),
            other_liberties: last.other_liberties.iter().map(other_liberty).collect(),
        }
    }
}

/// The single moves that would change the verdict on a block.
#[derive(Serialize, TS)]
pub(crate) struct SingleMoves {
    /// The owner's moves that make it unconditionally alive.
    saving: Vec<u32>,
    /// The owner's moves after which it is no longer unconditionally alive.
    losing: Vec<u32>,
    /// The opponent's moves after which no single move of the owner makes it unconditionally alive.
    spoiling: Vec<u32>,
}

/// The effects of a move, with suicide allowed.
#[derive(Serialize, TS)]
#[ts(rename = "AttemptStones")]
pub(crate) struct Attempt {
    /// The stones after it, one character a point.
    stones: String,
    captured: Vec<u32>,
    /// The mover's own stones that a suicide removes, including the new one; otherwise empty.
    suicide: Vec<u32>,
}

/// The empty points, divided by what happens to a stone of one colour on them.
#[derive(Serialize, TS)]
pub(crate) struct Room {
    /// The points on which a stone stays.
    free: Vec<u32>,
    /// The points on which it would be suicide.
    suicides: Vec<u32>,
}
