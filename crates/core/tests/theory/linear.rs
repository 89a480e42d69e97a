//! The work of a run grows with the board and no faster. Counted, never timed.

use pass_alive::graph::{CastingOut, Partition, Recorder};
use pass_alive::{
    Analysis, BlockId, Board, Color, Grid, RegionId, RegionRule, Round, Rules, Suicide,
};
use proptest::prelude::*;

use crate::big::{falling_chain, random_board};
use crate::boards::boards;

#[derive(Default)]
struct Work {
    cast_out: u32,
    discarded: u32,
    pairs: u64,
}

impl Recorder for Work {
    fn cast_out(&mut self, _: BlockId, _: Round) {
        self.cast_out += 1;
    }

    fn discarded(&mut self, _: RegionId, _: Round) {
        self.discarded += 1;
    }

    fn examined(&mut self, _: RegionId, _: BlockId) {
        self.pairs += 1;
    }
}

/// A run looks at most this often at each pair of a region and a block next to it: twice
/// to begin, once when the block falls and once when the region is discarded.
const LOOKS: u64 = 4;

fn check(board: &Board, rule: RegionRule) {
    for color in Color::BOTH {
        let partition = Partition::new(board, color, Suicide::Forbidden);
        let mut work = Work::default();
        let incidences = partition.incidences();
        CastingOut::default().run(incidences, rule, &mut work);
        let analysis = Analysis::new(board, color, Rules::default()).expect("liberties");
        let pairs: usize = analysis.regions().map(|region| region.neighbors().len()).sum();
        let points = board.points();
        let adjacencies: usize = points.map(|p| board.topology().neighbors(p).len()).sum();
        assert!(2 * pairs <= adjacencies);
        assert!(work.pairs <= LOOKS * pairs as u64);
        assert!(work.cast_out <= incidences.block_count());
        assert!(work.discarded <= incidences.region_count());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn a_run_looks_at_each_pair_four_times_at_most(board in boards()) {
        check(&board, RegionRule::Small);
        check(&board, RegionRule::Enclosed);
    }
}

#[test]
fn a_chain_falls_one_by_one_to_the_end() {
    for (columns, rows) in [(12, 5), (19, 19), (40, 23), (1000, 1000)] {
        let grid = Grid::new(columns, rows).expect("a size");
        let (board, crosses) = falling_chain(grid);
        let analysis = Analysis::new(&board, Color::Black, Rules::default()).expect("liberties");
        assert_eq!(analysis.blocks().len() as u32, crosses);
        assert_eq!(analysis.trace().round_count(), crosses, "one a round");
        assert!(analysis.alive().next().is_none());
        check(&board, RegionRule::Small);
    }
}

#[test]
fn a_million_points_of_every_kind_are_analyzed() {
    let grid = Grid::new(1000, 1000).expect("a size");
    let board = random_board(grid, 1);
    check(&board, RegionRule::Enclosed);
    for stone in [None, Some(Color::Black)] {
        let mut board = Board::new(grid);
        grid.points().skip(1).for_each(|point| board.set(point, stone));
        let analysis = Analysis::new(&board, Color::Black, Rules::default()).expect("liberties");
        assert_eq!(analysis.blocks().len(), usize::from(stone.is_some()));
        assert!(analysis.alive().next().is_none());
    }
}
