//! Which blocks belong to one group.

use alloc::vec::Vec;

use pass_alive::{Color, Point};

use crate::choices::Choices;
use crate::ruled::Candidate;
use crate::survey::{NONE, Survey, sorted};

/// The reason why two blocks belong together. The paper calls them closely related and leaves it at
/// that (Chen and Chen 1999, "Investigations of life and death in Go"); these reasons are ours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Why {
    /// They have two liberties in common.
    Liberties,
    /// An enemy stone on their common liberty would be in atari at once.
    Atari,
    /// Both are next to the same enclosed space, or to one that is open at a single point.
    Enclosed,
    /// Both are next to the same prisoner.
    Prisoner,
    /// The caller said so.
    Asked,
}

impl Why {
    /// The word for it in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Why::Liberties => "liberties",
            Why::Atari => "atari",
            Why::Enclosed => "enclosed",
            Why::Prisoner => "prisoner",
            Why::Asked => "asked",
        }
    }
}

/// A link between two blocks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// The first stone of each of the two blocks.
    pub between: [Point; 2],
    /// The reason.
    pub why: Why,
    /// The points that are the reason, in reading order: common liberties, the enclosed space, or the
    /// prisoner's stones.
    pub at: Vec<Point>,
}

/// The groups of one colour: sets of linked blocks.
#[derive(Debug, Clone)]
pub(crate) struct Groups {
    /// For each block its group; [`NONE`] for the other colour's.
    pub(crate) of_block: Vec<u32>,
    /// The blocks of each group, in reading order.
    pub(crate) blocks: Vec<Vec<u32>>,
    /// The links that joined them.
    pub(crate) links: Vec<Link>,
}

/// Links being made: blocks in sets that grow together.
struct Linking<'a> {
    survey: &'a Survey<'a>,
    /// Blocks that are never in one set, not by way of others either.
    parted: Vec<(u32, u32)>,
    /// For each block another one of its set, or itself.
    parent: Vec<u32>,
    links: Vec<Link>,
}

impl Linking<'_> {
    fn root(&self, mut block: u32) -> u32 {
        while self.parent[block as usize] != block {
            block = self.parent[block as usize];
        }
        block
    }

    fn link(&mut self, a: u32, b: u32, why: Why, at: &[Point]) {
        let (first, second) = (self.root(a), self.root(b));
        let meets = |&(one, other): &(u32, u32)| {
            let roots = (self.root(one), self.root(other));
            roots == (first, second) || roots == (second, first)
        };
        if first == second || self.parted.iter().any(meets) {
            return;
        }
        self.parent[first.max(second) as usize] = first.min(second);
        let stone = |block: u32| self.survey.blocks[block as usize].stones[0];
        self.links.push(Link { between: [stone(a), stone(b)], why, at: at.to_vec() });
    }

    /// Links blocks with two common liberties, or with one where an enemy would be in atari.
    fn link_by_liberties(&mut self, owner: Color) {
        let survey = self.survey;
        for (a, block) in survey.blocks_of(owner) {
            let mut beside = Vec::new();
            for &liberty in &block.liberties {
                let around = survey.neighbors(liberty).iter();
                let blocks = around.map(|&next| survey.block_at[next.index()]);
                beside.extend(
                    blocks.filter(|&b| {
                        b != NONE && b > a && survey.blocks[b as usize].color == owner
                    }),
                );
            }
            for b in sorted(beside) {
                let theirs = &survey.blocks[b as usize].liberties;
                let mut shared = block.liberties.clone();
                shared.retain(|liberty| theirs.binary_search(liberty).is_ok());
                if shared.len() >= 2 {
                    self.link(a, b, Why::Liberties, &shared);
                } else if in_atari_at_once(survey, owner, shared[0]) {
                    self.link(a, b, Why::Atari, &shared);
                }
            }
        }
    }
}

/// Returns `true` if an enemy stone played on the empty `point` would capture nothing and have at
/// most one liberty.
fn in_atari_at_once(survey: &Survey<'_>, owner: Color, point: Point) -> bool {
    let mut liberties = Vec::new();
    for &next in survey.neighbors(point) {
        match survey.block_at[next.index()] {
            NONE => liberties.push(next),
            block => {
                let block = &survey.blocks[block as usize];
                if block.color != owner {
                    liberties.extend(block.liberties.iter().filter(|&&other| other != point));
                } else if block.liberties.len() == 1 {
                    return false;
                }
            }
        }
    }
    sorted(liberties).len() <= 1
}

/// Finds the groups of `owner`. `enclosed` are the spaces that it encloses, `regions` those and the
/// sets of points that it nearly encloses.
pub(crate) fn groups(
    survey: &Survey<'_>,
    owner: Color,
    enclosed: &[u32],
    regions: &[Candidate],
    choices: &Choices,
) -> Groups {
    let block = |point: Point| survey.block_at.get(point.index()).copied().unwrap_or(NONE);
    let is_own = |block: u32| block != NONE && survey.blocks[block as usize].color == owner;
    let own_pairs = |pairs: &[(Point, Point)]| -> Vec<(u32, u32)> {
        let pairs = pairs.iter().map(|&(a, b)| (block(a), block(b)));
        pairs.filter(|&(a, b)| is_own(a) && is_own(b)).collect()
    };
    let mut linking = Linking {
        survey,
        parted: own_pairs(&choices.part),
        parent: (0..survey.blocks.len() as u32).collect(),
        links: Vec::new(),
    };
    for (a, b) in own_pairs(&choices.join) {
        linking.link(a, b, Why::Asked, &[]);
    }
    linking.link_by_liberties(owner);
    for &space in enclosed {
        let space = &survey.spaces(owner).list[space as usize];
        for &prisoner in &space.enemies {
            let stones = &survey.blocks[prisoner as usize].stones;
            let around = survey.around(stones);
            let walls = around.iter().map(|&point| block(point)).filter(|&block| is_own(block));
            let walls = sorted(walls.collect());
            for pair in walls.windows(2) {
                linking.link(pair[0], pair[1], Why::Prisoner, stones);
            }
        }
    }
    for region in regions {
        for pair in region.walls.windows(2) {
            linking.link(pair[0], pair[1], Why::Enclosed, &region.points);
        }
    }
    let mut of_block = vec![NONE; survey.blocks.len()];
    let mut blocks: Vec<Vec<u32>> = Vec::new();
    for (number, _) in survey.blocks_of(owner) {
        let root = linking.root(number);
        // A root is the first block of its set.
        if root == number {
            of_block[number as usize] = blocks.len() as u32;
            blocks.push(Vec::new());
        }
        of_block[number as usize] = of_block[root as usize];
        blocks[of_block[root as usize] as usize].push(number);
    }
    Groups { of_block, blocks, links: linking.links }
}
