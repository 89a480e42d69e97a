//! Tests of the files.

use std::collections::BTreeSet;
use std::{env, fs};

use pass_alive::search::Method;
use pass_alive::{Analysis, Board, Color, Point, RegionRule, Round, Rules, Suicide};

use super::choice::Chosen;
use super::file::{BOTH, Catches, Entry, File, caught, folder, json, rows};
use super::flawed::verdict;
use super::mistake::Mistake;
use crate::boards::round_of;
use crate::lookahead::compare;
use pass_alive_learn::Verdict;
use pass_alive_learn::{Bits, Plane};

/// All positions of all files.
pub(super) fn set() -> Vec<Entry> {
    let files =
        fs::read_dir(folder()).expect("the folder").map(|file| file.expect("a file").path());
    let mut files: Vec<_> =
        files.filter(|path| path.extension().is_some_and(|e| e == "json")).collect();
    files.sort();
    let read = |path| fs::read_to_string(path).expect("a file");
    let positions = |text: String| serde_json::from_str::<File>(&text).expect("JSON").positions;
    files.into_iter().map(read).flat_map(positions).collect()
}

/// The answer of the library.
fn analyzed(board: &Board, color: Color, suicide: Suicide, regions: RegionRule) -> Verdict {
    let analysis = Analysis::new(board, color, Rules { suicide, regions }).expect("liberties");
    let set = |points: &mut dyn Iterator<Item = Point>| {
        points.fold(0, |set: Bits, p| set | 1 << p.number())
    };
    let falls = |round| {
        let fallen = analysis
            .blocks()
            .filter(|block| round_of(&analysis, block.cast_out_at()) == Some(round));
        set(&mut fallen.flat_map(|block| block.points()).copied())
    };
    Verdict {
        alive: set(&mut analysis.alive()),
        held: set(&mut analysis.held()),
        falls: (1..=analysis.trace().round_count()).map(Round::new).map(falls).collect(),
    }
}

#[test]
fn an_analysis_answers_as_the_set_says() {
    for entry in set() {
        let plane = entry.plane();
        let board = plane.board();
        for regions in [RegionRule::Small, RegionRule::Enclosed] {
            let answered = rows(&plane, |color, suicide| analyzed(&board, color, suicide, regions));
            assert_eq!(answered, entry.rows, "{}", entry.id);
        }
    }
}

#[test]
fn the_definition_answers_as_the_set_says() {
    for entry in set() {
        let plane = entry.plane();
        let answered = rows(&plane, |color, suicide| verdict(&plane, color, suicide, None));
        assert_eq!(answered, entry.rows, "{}", entry.id);
    }
}

/// What the set says is alive is what no line of play captures, where all can be tried.
#[test]
fn lookahead_finds_safe_what_the_set_says_is_alive() {
    let (mut blocks, mut decided) = (0, 0);
    for entry in set() {
        let plane = entry.plane();
        for plane in [plane, plane.with_colors_exchanged()] {
            let board = plane.board();
            for suicide in BOTH {
                let black =
                    Analysis::new(&board, Color::Black, Rules { suicide, ..Rules::default() });
                blocks += black.expect("liberties").blocks().len() as u32;
                let full = compare(&board, suicide, Method::Full, 3000);
                let split = compare(&board, suicide, Method::Split, 3000);
                decided += full.max(split);
            }
        }
    }
    println!("lookahead decides {decided} of {blocks} blocks");
    assert!(decided * 10 > blocks * 9, "{decided} of {blocks}");
}

#[test]
fn the_positions_are_many_and_small_and_have_names_of_their_own() {
    let set = set();
    assert!(set.len() >= 300, "{}", set.len());
    let ids: BTreeSet<&str> = set.iter().map(|entry| entry.id.as_str()).collect();
    let boards: BTreeSet<Plane> = set.iter().map(|entry| entry.plane().canonical()).collect();
    assert_eq!((ids.len(), boards.len()), (set.len(), set.len()));
    assert!(
        set.iter()
            .all(|entry| !entry.note.is_empty() && entry.plane().len() <= Point::new(81).number())
    );
}

/// The row of the table in the README for each mistake, with the number of positions that
/// show it under either rule.
fn table(set: &[Entry]) -> Vec<String> {
    let row = |mistake: &Mistake| {
        let name = mistake.name();
        let shows = |entry: &&Entry| {
            let Catches { both, forbidden, allowed } = &entry.catches;
            [both, forbidden, allowed].into_iter().flatten().any(|caught| caught == name)
        };
        let positions = set.iter().filter(shows).count();
        format!("| `{name}` | {positions} | {} |", mistake.sentence())
    };
    Mistake::ALL.iter().map(row).collect()
}

#[test]
fn every_mistake_is_caught_by_several_positions() {
    let set = set();
    for entry in &set {
        assert_eq!(entry.catches, Catches::of(&entry.plane()), "{}", entry.id);
    }
    for row in table(&set) {
        println!("{row}");
        let positions: u32 = row.split('|').nth(2).expect("a number").trim().parse().expect("it");
        assert!(positions >= 2, "{row}");
    }
}

/// Mistakes that need a board that is not square.
const NOT_SQUARE: [Mistake; 2] = [Mistake::SidesSwapped, Mistake::OneLineSkipped];

#[test]
fn positions_on_9x9_alone_show_every_mistake_of_square_boards() {
    let mut set = set();
    set.retain(|entry| (entry.plane().columns, entry.plane().rows) == (9, 9));
    let caught: BTreeSet<Mistake> = set
        .iter()
        .flat_map(|entry| BOTH.map(|suicide| caught(&entry.plane(), suicide)))
        .flatten()
        .collect();
    let missed: Vec<&Mistake> = Mistake::ALL.iter().filter(|m| !caught.contains(m)).collect();
    assert_eq!(missed, NOT_SQUARE.iter().collect::<Vec<_>>());
}

fn readme() -> String {
    fs::read_to_string(folder().join("README.md")).expect("the README")
}

/// The name of the mistake that a line of the README counts.
fn counted(line: &str) -> Option<&str> {
    let name = line.strip_prefix("| `")?.split('`').next()?;
    (!name.ends_with(".json")).then_some(name)
}

#[test]
fn the_readme_has_the_table_of_mistakes() {
    let readme = readme();
    let rows: BTreeSet<&str> = readme.lines().filter(|line| counted(line).is_some()).collect();
    let table = table(&set());
    assert_eq!(rows, table.iter().map(String::as_str).collect());
}

/// The first lines of a file.
fn head(theme: &str) -> String {
    let apache = |owner: &str, origin: &str| {
        format!(
            "  \"origin\": \"The boards of tests/positions/{theme}.json, which are those of {origin}; \
             the answers were computed for this project.\",\n  \"license\": \"Apache-2.0\",\n  \
             \"notice\": \"{owner}. Licensed under the Apache License, Version 2.0; see LICENSE-APACHE.\",\n"
        )
    };
    match theme {
        "minigo" => apache("Copyright 2018 Google LLC", "the tests of tensorflow/minigo"),
        "tsumego-js" => {
            apache("Copyright d180cf and contributors", "the tests of d180cf/tsumego.js")
        }
        _ => "  \"license\": \"MIT OR Apache-2.0\",\n".to_owned(),
    }
}

/// With `PASS_ALIVE_BLESS=1` it writes the files and the table of the README.
#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn the_files_are_what_the_search_chooses() {
    let bless = env::var("PASS_ALIVE_BLESS").is_ok_and(|value| value == "1");
    let files = Chosen::files();
    for (theme, entries) in &files {
        let path = folder().join(format!("{theme}.json"));
        let text = json(&head(theme), entries);
        if bless {
            fs::write(&path, text).expect("a file");
        } else {
            assert!(fs::read_to_string(&path).expect("a file") == text, "{theme}.json differs");
        }
    }
    if bless {
        let entries: Vec<Entry> = files.into_values().flatten().collect();
        let table = table(&entries);
        let readme = readme();
        let lines = readme.lines().map(|line| {
            let same = |row: &&String| counted(row) == counted(line);
            counted(line).and_then(|_| table.iter().find(same)).map_or(line, String::as_str)
        });
        let text = lines.collect::<Vec<_>>().join("\n") + "\n";
        fs::write(folder().join("README.md"), text).expect("the README");
    }
}
