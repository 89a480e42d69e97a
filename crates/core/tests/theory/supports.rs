//! Supports, against the definition word by word.

use std::collections::BTreeSet;

use pass_alive::{Analysis, BlockId, Board, Color, Region, Rules, Suicide, Support, failing};
use proptest::prelude::*;

use crate::boards::{boards, picture, points};
use crate::positions::cited;

type Blocks = BTreeSet<BlockId>;

/// Benson 1976, "Unconditional life" and "Supports", from the facts of an analysis.
struct Definition<'a>(&'a Analysis);

impl Definition<'_> {
    fn vital_in(&self, block: BlockId, set: &Blocks) -> usize {
        let is_vital = |region: &Region<'_>| {
            region.is_healthy_for(block)
                && region.neighbors().all(|neighbor| set.contains(&neighbor.id()))
        };
        self.0.block(block).regions().filter(is_vital).count()
    }

    fn failing(&self, set: &Blocks) -> Vec<BlockId> {
        set.iter().copied().filter(|&block| self.vital_in(block, set) < 2).collect()
    }

    fn is_alive(&self, set: &Blocks) -> bool {
        self.failing(set).is_empty()
    }

    /// The union of all unconditionally alive subsets of `set`, which is one itself.
    fn largest_alive(&self, set: &Blocks) -> Blocks {
        subsets(set).filter(|subset| self.is_alive(subset)).flatten().collect()
    }

    fn connected(&self, set: &Blocks) -> Blocks {
        let mut connected = set.clone();
        loop {
            let before = connected.len();
            for region in self.0.regions().filter(|region| region.is_small()) {
                let neighbors = region.neighbors().map(|block| block.id());
                if neighbors.clone().any(|block| connected.contains(&block)) {
                    connected.extend(neighbors);
                }
            }
            if connected.len() == before {
                return connected;
            }
        }
    }
}

fn subsets(set: &Blocks) -> impl Iterator<Item = Blocks> {
    let members: Vec<BlockId> = set.iter().copied().collect();
    (0..1u32 << members.len()).map(move |bits| {
        (0..).zip(&members).filter(|(place, _)| bits >> place & 1 == 1).map(|(_, &b)| b).collect()
    })
}

fn analyze(board: &Board, suicide: Suicide) -> Analysis {
    let rules = Rules { suicide, ..Rules::default() };
    Analysis::new(board, Color::Black, rules).expect("liberties")
}

fn check(analysis: &Analysis, chosen: &Blocks) {
    let definition = Definition(analysis);
    let list = |set: &Blocks| set.iter().copied().collect::<Vec<_>>();
    let support = Support::new(analysis, &list(chosen));
    assert_eq!(failing(analysis, &list(chosen)), definition.failing(chosen));
    let connected = definition.connected(chosen);
    assert_eq!(support.connected, list(&connected));
    let largest = definition.largest_alive(&connected);
    assert_eq!(support.supporters, list(&largest));
    // The alive blocks of a class depend on the class only.
    let all = analysis.blocks().filter(|block| block.is_alive()).map(|block| block.id());
    assert_eq!(&all.collect::<Blocks>() & &connected, largest);
    let alive = chosen & &largest;
    assert_eq!(support.support, list(&alive));
    let covering: Vec<Blocks> =
        subsets(&largest).filter(|set| alive.is_subset(set) && definition.is_alive(set)).collect();
    let minimal = |set: &&Blocks| !covering.iter().any(|o| o.is_subset(set) && o != *set);
    let mut expected: Vec<Blocks> = covering.iter().filter(minimal).cloned().collect();
    if alive.is_empty() {
        expected.clear();
    }
    let found: Vec<Blocks> = support.covers.iter().map(|c| c.iter().copied().collect()).collect();
    assert!(found.is_sorted_by_key(Blocks::len));
    assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected.into_iter().collect());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn supports_are_those_of_the_definition(board in boards(), bits in any::<u64>()) {
        for suicide in [Suicide::Forbidden, Suicide::Allowed] {
            let analysis = analyze(&board, suicide);
            if analysis.blocks().len() <= 9 {
                let is_chosen = |block: &BlockId| bits >> block.index() & 1 == 1;
                let blocks = analysis.blocks().map(|block| block.id());
                check(&analysis, &blocks.filter(is_chosen).collect());
            }
        }
    }
}

#[test]
fn supports_of_cited_positions_are_those_of_the_definition() {
    for cited in cited() {
        let analysis = analyze(&picture(&cited.board).1, Suicide::Forbidden);
        let blocks = analysis.blocks();
        if blocks.len() <= 10 {
            blocks.for_each(|block| check(&analysis, &Blocks::from([block.id()])));
        }
    }
}

/// The intersection of the two covers of the middle block is not alive.
#[test]
fn a_block_can_have_two_minimal_covers() {
    let cited = cited().into_iter().find(|cited| cited.id == "two-minimal-covers-2x5");
    let (grid, board) = picture(&cited.expect("a position").board);
    let analysis = analyze(&board, Suicide::Forbidden);
    let [a, b, c] = [0, 1, 2].map(BlockId::new);
    assert_eq!(analysis.block_at(points(grid, &["A3"])[0]).map(|block| block.id()), Some(b));
    let support = Support::new(&analysis, &[b]);
    assert_eq!(support.covers, [vec![a, b], vec![b, c]]);
    assert_eq!(failing(&analysis, &[b]), [b]);
    assert!(failing(&analysis, &[a, b]).is_empty());
}

/// The text says that a minimal cover is not alive if any block is taken from it. It still
/// may be; it only covers less.
#[test]
fn a_part_of_a_minimal_cover_may_be_alive() {
    let cited = cited().into_iter().find(|cited| cited.id == "not-mutual-3x4");
    let (grid, board) = picture(&cited.expect("a position").board);
    let analysis = analyze(&board, Suicide::Forbidden);
    let block = |name| analysis.block_at(points(grid, &[name])[0]).expect("a block").id();
    let corner = block("A4");
    let [cover] = &Support::new(&analysis, &[corner]).covers[..] else { panic!("one cover") };
    let others: Vec<BlockId> = cover.iter().copied().filter(|&block| block != corner).collect();
    assert_eq!((cover.len(), others.len()), (2, 1));
    assert!(failing(&analysis, &others).is_empty(), "the big block needs nobody");
}

/// Sixteen blocks in a row, each pair with a joiner, and an eye at either end: all are
/// needed, and more than are tried in every combination.
#[test]
fn many_supporters_give_one_cover() {
    let row = format!(".{}X.", "X.".repeat(15));
    let (_, board) = picture(&[row]);
    let analysis = analyze(&board, Suicide::Forbidden);
    assert_eq!(analysis.blocks().len(), 16);
    let all: Vec<BlockId> = (0..16).map(BlockId::new).collect();
    let support = Support::new(&analysis, &[BlockId::new(7)]);
    assert_eq!((support.supporters, support.covers), (all.clone(), vec![all]));
}
