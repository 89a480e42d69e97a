//! Every cited position of `tests/positions` is answered as its source says.

use std::fs;

use pass_alive::{Analysis, Block, Board, Color, Grid, Point, RegionRule, Round, Rules, Suicide};
use serde::Deserialize;

use crate::boards::{moment_in, names, picture, points, round_of};

#[derive(Deserialize)]
struct File {
    positions: Vec<Cited>,
}

#[derive(Deserialize)]
pub(crate) struct Cited {
    pub(crate) id: String,
    pub(crate) board: Vec<String>,
    area: Option<Vec<String>>,
    expected: Vec<Expected>,
}

#[derive(Deserialize)]
struct Expected {
    color: String,
    rules: NamedRules,
    rounds: Option<u32>,
    alive: Vec<String>,
    falls: Option<Vec<Falls>>,
    blocks: Option<Vec<ExpectedBlock>>,
    regions: Option<Vec<ExpectedRegion>>,
}

#[derive(Deserialize)]
struct NamedRules {
    suicide: String,
    regions: String,
}

#[derive(Deserialize, PartialEq, Debug)]
struct Falls {
    blocks: Vec<String>,
    regions: Vec<String>,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "camelCase")]
struct ExpectedBlock {
    points: Vec<String>,
    cast_out: Option<u32>,
}

#[derive(Deserialize, PartialEq, Debug)]
#[serde(rename_all = "camelCase")]
struct ExpectedRegion {
    points: Vec<String>,
    neighbors: Vec<String>,
    small: bool,
    healthy_for: Vec<String>,
    discarded: Option<u32>,
}

/// All cited positions.
pub(crate) fn cited() -> Vec<Cited> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/positions");
    let files = ["benson-figures", "theory-boards", "minigo", "tsumego-js"];
    let read = |file: &&str| fs::read_to_string(format!("{folder}/{file}.json")).expect("a file");
    let parse = |text: String| serde_json::from_str::<File>(&text).expect("a file of positions");
    files.iter().map(read).map(parse).flat_map(|file| file.positions).collect()
}

impl Expected {
    fn color(&self) -> Color {
        if self.color == "white" { Color::White } else { Color::Black }
    }

    fn rules(&self) -> Rules {
        Rules {
            suicide: match self.rules.suicide.as_str() {
                "allowed" => Suicide::Allowed,
                _ => Suicide::Forbidden,
            },
            regions: match self.rules.regions.as_str() {
                "enclosed" => RegionRule::Enclosed,
                _ => RegionRule::Small,
            },
        }
    }

    fn check(&self, id: &str, grid: Grid, board: &Board) {
        let rules = self.rules();
        for regions in [RegionRule::Small, RegionRule::Enclosed] {
            let analysis = Analysis::new(board, self.color(), Rules { regions, ..rules });
            let analysis = analysis.expect("every block has a liberty");
            assert_eq!(
                names(grid, &analysis.alive().collect::<Vec<_>>()),
                self.alive,
                "{id} {}",
                self.color
            );
            if let Some(rounds) = self.rounds {
                assert_eq!(analysis.trace().round_count(), rounds, "{id} {}", self.color);
            }
        }
        let analysis = Analysis::new(board, self.color(), rules).expect("as before");
        if let Some(falls) = &self.falls {
            assert_eq!(&falls_of(grid, &analysis), falls, "{id}");
        }
        if let Some(blocks) = &self.blocks {
            let found: Vec<ExpectedBlock> = analysis
                .blocks()
                .map(|block| ExpectedBlock {
                    points: names(grid, block.points()),
                    cast_out: round_of(&analysis, block.cast_out_at()).map(Round::number),
                })
                .collect();
            assert_eq!(&found, blocks, "{id}");
        }
        if let Some(regions) = &self.regions {
            let found: Vec<ExpectedRegion> = analysis
                .regions()
                .map(|region| ExpectedRegion {
                    points: names(grid, region.points()),
                    neighbors: region.neighbors().map(|block| block.name()).collect(),
                    small: region.is_small(),
                    healthy_for: region.healthy_for().map(|block| block.name()).collect(),
                    discarded: round_of(&analysis, region.discarded_at()).map(Round::number),
                })
                .collect();
            assert_eq!(&found, regions, "{id}");
        }
    }
}

fn falls_of(grid: Grid, analysis: &Analysis) -> Vec<Falls> {
    let trace = analysis.trace();
    let falls = |round: Round| Falls {
        blocks: analysis
            .blocks()
            .filter(|block| round_of(analysis, block.cast_out_at()) == Some(round))
            .map(|block| grid.name(block.first()))
            .collect(),
        regions: analysis
            .regions()
            .filter(|region| round_of(analysis, region.discarded_at()) == Some(round))
            .map(|region| grid.name(region.first()))
            .collect(),
    };
    (1..=trace.round_count()).map(Round::new).map(falls).collect()
}

/// Compares the points held with `area`, whose authors also count other regions that only
/// blocks alive are next to.
fn check_area(id: &str, grid: Grid, board: &Board, area: &[String]) {
    for (color, letter) in [(Color::Black, b'X'), (Color::White, b'O')] {
        let analysis = Analysis::new(board, color, Rules::default()).expect("liberties");
        let held: Vec<Point> = analysis.held().collect();
        for point in board.points() {
            let (column, row) = grid.coordinates(point);
            let counted = area[row as usize].as_bytes()[column as usize] == letter;
            let region = analysis.region_at(point);
            let enclosed =
                region.is_some_and(|region| region.neighbors().all(|block| block.is_alive()));
            let own = board.get(point) == Some(color);
            match held.contains(&point) {
                true => assert!(counted, "{id} {}", grid.name(point)),
                false => assert!(!counted || own || enclosed, "{id} {}", grid.name(point)),
            }
        }
    }
}

#[test]
fn every_cited_position_is_answered_as_expected() {
    let positions = cited();
    assert_eq!(positions.len(), 81);
    for cited in &positions {
        let (grid, board) = picture(&cited.board);
        assert!(!cited.expected.is_empty(), "{}", cited.id);
        cited.expected.iter().for_each(|expected| expected.check(&cited.id, grid, &board));
        if let Some(area) = &cited.area {
            check_area(&cited.id, grid, &board, area);
        }
    }
}

/// Sensei's Library's statements about its worked example, chain by chain and region by
/// region.
#[test]
fn the_worked_example_reads_as_in_the_text() {
    let positions = cited();
    let worked = positions.iter().find(|cited| cited.id == "sensei-worked").expect("it");
    let (grid, board) = picture(&worked.board);
    let analysis = Analysis::new(
        &board,
        Color::Black,
        Rules { regions: RegionRule::Enclosed, ..Rules::default() },
    );
    let analysis = analysis.expect("every block has a liberty");
    let block = |name: &str| analysis.block_at(points(grid, &[name])[0]).expect("a stone");
    let region = |name: &str| analysis.region_at(points(grid, &[name])[0]).expect("a region").id();
    assert_eq!((analysis.blocks().len(), analysis.regions().len()), (5, 6));
    let [a, b, c, d, e, f] = ["B6", "A5", "D6", "D2", "F2", "E5"].map(region);
    assert!(analysis.region(f).healthy_for().next().is_none());
    let [one, two, three] = [1, 2, 3].map(|round| moment_in(&analysis, round));
    let vital = |block: Block<'_>, round| {
        block.vital_regions(round).map(|region| region.id()).collect::<Vec<_>>()
    };
    assert_eq!(vital(block("C2"), one), [d]);
    assert_eq!(vital(block("E6"), one), [c]);
    assert_eq!(vital(block("D1"), one), [d, e]);
    assert_eq!(vital(block("D1"), two), [e]);
    assert_eq!(vital(block("A6"), three), [a, b]);
    assert_eq!(vital(block("A3"), three), [a, b]);
    let survivors = analysis.blocks().filter(|block| block.is_alive()).map(|block| block.id());
    assert!(survivors.eq([block("A6").id(), block("A3").id()]));
}

/// With suicide allowed, White plays B4 as suicide and then again: both blocks can fall.
#[test]
fn the_suicide_corner_depends_on_the_rule() {
    let (_, board) = picture(&["O.XO.", "XX.XO", "OXXXO", ".OOO."]);
    let alive = |suicide| {
        let rules = Rules { suicide, ..Rules::default() };
        Analysis::new(&board, Color::Black, rules).expect("liberties").alive().count()
    };
    assert_eq!(alive(Suicide::Forbidden), 7);
    assert_eq!(alive(Suicide::Allowed), 0);
}
