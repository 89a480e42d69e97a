//! Proofs of the verdict on every block: `pass-alive prove`.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use pass_alive::proof::{Attack, Obstruction, Squeeze, Step};
use pass_alive::{Analysis, BlockId, Point, Space};
use serde::{Serialize, Serializer};

use crate::names::{PointNames, blocks, point_names};
use crate::position::BoardJson;

#[derive(Serialize)]
struct Json<'a, B> {
    blocks: B,
    #[serde(skip_serializing_if = "Option::is_none")]
    squeeze: Option<SqueezeJson<'a>>,
}

/// The moves after which every move left is suicide, and the board then.
#[derive(Serialize)]
struct SqueezeJson<'a> {
    moves: PointNames<'a>,
    board: BoardJson,
}

#[derive(Serialize)]
#[serde(tag = "verdict", rename_all = "lowercase", rename_all_fields = "camelCase")]
enum Verdict {
    Capturable {
        sequence: Vec<MoveJson>,
    },
    Alive {
        regions: Vec<String>,
        last_points: Vec<String>,
        /// For each last point the blocks next to its region, each with another liberty.
        saviors: BTreeMap<String, BTreeMap<String, String>>,
    },
}

#[derive(Serialize)]
struct MoveJson {
    at: String,
    why: &'static str,
    captures: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    suicide: Option<Vec<String>>,
}

struct Proof<'a> {
    space: Space,
    attack: &'a Attack<'a>,
}

/// The proofs of the verdicts on all blocks of one colour.
pub fn proof<'a>(space: Space, attack: &'a Attack<'a>) -> impl Serialize + 'a {
    Proof { space, attack }
}

impl Serialize for Proof<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { space, attack } = *self;
        let (analysis, squeeze) = (attack.analysis(), attack.squeeze());
        let verdict = |block: BlockId| self.verdict(block, &squeeze);
        let is_alive = analysis.blocks().any(|block| block.is_alive());
        let json = Json {
            blocks: blocks(space, analysis, verdict),
            squeeze: is_alive.then(|| SqueezeJson {
                moves: PointNames::new(space, squeeze.moves().collect::<Vec<_>>()),
                board: BoardJson::new(space, squeeze.board()),
            }),
        };
        json.serialize(serializer)
    }
}

impl Proof<'_> {
    fn verdict(&self, block: BlockId, squeeze: &Squeeze<'_>) -> Option<Verdict> {
        if let Some(sequence) = self.attack.capture(block) {
            let sequence = sequence.steps().map(|step| self.step(step)).collect();
            return Some(Verdict::Capturable { sequence });
        }
        let obstruction = squeeze.obstruction(block)?;
        let lasts = || obstruction.last_points.iter();
        Some(Verdict::Alive {
            regions: lasts().map(|last| last.region.to_string()).collect(),
            last_points: lasts().map(|last| self.space.name(last.point)).collect(),
            saviors: self.saviors(&obstruction),
        })
    }

    fn step(&self, step: Step<'_>) -> MoveJson {
        let analysis: &Analysis = self.attack.analysis();
        let mut captured: Vec<Point> = Vec::new();
        for &block in step.captured {
            captured.extend(analysis.block(block).points());
        }
        captured.sort_unstable();
        let emptied = step.emptied.map(|region| analysis.region(region).points());
        MoveJson {
            at: self.space.name(step.point),
            why: step.reason.as_str(),
            captures: point_names(self.space, &captured),
            suicide: emptied.map(|points| point_names(self.space, points)),
        }
    }

    fn saviors(&self, obstruction: &Obstruction) -> BTreeMap<String, BTreeMap<String, String>> {
        let named =
            |&(block, liberty): &(BlockId, Point)| (block.to_string(), self.space.name(liberty));
        let lasts = obstruction.last_points.iter();
        lasts
            .map(|last| {
                (self.space.name(last.point), last.other_liberties.iter().map(named).collect())
            })
            .collect()
    }
}
