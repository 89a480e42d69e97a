//! What is to be seen on a board, by the library.

use pass_alive::{Analysis, Color, Rules};
use pass_alive_learn::{Mistake, Mistakes, Model, Plane, black_blocks};

/// What Black's blocks on a board have to do with each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Grade {
    pub(crate) blocks: u32,
    pub(crate) staying: u32,
    /// The rounds in which something falls.
    pub(crate) rounds: u32,
    /// The regions that at the end are vital to several blocks.
    pub(crate) shared: u32,
    /// The regions with white stones that are healthy for a block.
    pub(crate) entered: u32,
    /// The empty points between several blocks that are no eye in the end, because one of them falls.
    pub(crate) false_eyes: u32,
    /// The blocks that stay, and have no vital region but those that they share.
    pub(crate) borrowing: u32,
}

impl Grade {
    pub(super) fn of(plane: &Plane) -> Option<Self> {
        Self::by(plane, Rules::default())
    }

    /// By other rules; none if a block has no liberty.
    pub(crate) fn by(plane: &Plane, rules: Rules) -> Option<Self> {
        let analysis = Analysis::new(&plane.board(), Color::Black, rules).ok()?;
        let white = |point: &pass_alive::Point| plane.white >> point.number() & 1 == 1;
        let vital_to = |region: pass_alive::Region<'_>| {
            analysis.blocks().filter(|block| region.is_vital_to(*block)).count()
        };
        let count = |is: &dyn Fn(pass_alive::Region<'_>) -> bool| {
            analysis.regions().filter(|region| is(*region)).count() as u32
        };
        let last = analysis.trace().last_moment();
        let borrows = |block: pass_alive::Block<'_>| {
            block.is_alive() && block.vital_regions(last).all(|region| vital_to(region) > 1)
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
            borrowing: analysis.blocks().filter(|block| borrows(*block)).count() as u32,
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
