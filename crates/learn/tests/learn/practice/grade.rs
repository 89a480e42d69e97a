//! What is to be seen on a board, by the library.

use pass_alive::{Analysis, Color, Rules};
use pass_alive_learn::{Mistake, Mistakes, Model, Plane, black_blocks};

/// What Black's blocks on a board have to do with each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Grade {
    pub(super) blocks: u32,
    pub(super) staying: u32,
    /// The rounds in which something falls.
    pub(super) rounds: u32,
    /// The regions that at the end are vital to several blocks.
    pub(super) shared: u32,
    /// The regions with white stones that are healthy for a block.
    pub(super) entered: u32,
    /// The empty points between several blocks that are no eye in the end, because one of them falls.
    pub(super) false_eyes: u32,
}

impl Grade {
    pub(super) fn of(plane: &Plane) -> Option<Self> {
        let analysis = Analysis::new(&plane.board(), Color::Black, Rules::default()).ok()?;
        let white = |point: &pass_alive::Point| plane.white >> point.number() & 1 == 1;
        let vital_to = |region: pass_alive::Region<'_>| {
            analysis.blocks().filter(|block| region.is_vital_to(*block)).count()
        };
        let count = |is: &dyn Fn(pass_alive::Region<'_>) -> bool| {
            analysis.regions().filter(|region| is(*region)).count() as u32
        };
        Some(Self {
            blocks: analysis.blocks().count() as u32,
            staying: analysis.blocks().filter(|block| block.is_alive()).count() as u32,
            rounds: analysis.trace().round_count(),
            shared: count(&|region| vital_to(region) > 1),
            entered: count(&|region| {
                region.points().iter().any(white) && region.healthy_for().count() > 0
            }),
            false_eyes: count(&|region| {
                region.points().len() == 1
                    && region.neighbors().len() > 1
                    && region.discarded_at().is_some()
            }),
        })
    }

    /// How many kinds of things to see there are: shared regions, entered ones, false eyes.
    pub(super) fn kinds(&self) -> u32 {
        [self.shared, self.entered, self.false_eyes].map(|count| count.min(1)).iter().sum()
    }
}

/// The share of the blocks, in thousandths, that readers get wrong who read a clause of the definition in
/// another way, each mistake as often as the others.
pub(super) fn hardness(plane: &Plane) -> u32 {
    let right = Model::Faultless.staying(plane);
    let mistakes = Mistake::ALL.iter().filter(|&&mistake| Mistakes::is_reading(mistake));
    let wrong = |&mistake: &Mistake| (Model::Mistaken(mistake).staying(plane) ^ right).count_ones();
    let wrong: u32 = mistakes.clone().map(wrong).sum();
    1000 * wrong / (mistakes.count() * black_blocks(plane).len()) as u32
}
