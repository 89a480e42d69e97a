//! Whole runs, step by step with their evidence, as files in `tests/golden/traces`. They
//! are rewritten when `PASS_ALIVE_BLESS=1`, and never otherwise.

use std::path::Path;
use std::{env, fs};

use pass_alive::{
    Analysis, Board, Color, Event, Grid, Moment, NotVital, RegionRule, Rules, Suicide,
};
use serde_json::{Value, json};

use crate::boards::picture;
use crate::positions::{Cited, cited};

/// The figures, the boards found by search, and one with seven rounds.
fn chosen() -> impl Iterator<Item = Cited> {
    let others = ["minigo", "tsumego-js"];
    cited().into_iter().filter(move |cited| {
        cited.id == "minigo-25" || !others.iter().any(|other| cited.id.starts_with(other))
    })
}

fn runs(grid: Grid, board: &Board) -> Vec<Value> {
    let rules = [
        ("forbidden", "small", Rules::default()),
        ("allowed", "enclosed", Rules { suicide: Suicide::Allowed, regions: RegionRule::Enclosed }),
    ];
    let mut runs = Vec::new();
    for color in Color::BOTH {
        for (suicide, regions, rules) in rules {
            let analysis = Analysis::new(board, color, rules).expect("every block has a liberty");
            if analysis.blocks().len() > 0 {
                let steps: Vec<Value> = (0..analysis.trace().events().len())
                    .map(|i| step(grid, &analysis, i))
                    .collect();
                runs.push(json!({
                    "color": color.to_string(),
                    "rules": { "suicide": suicide, "regions": regions },
                    "steps": steps,
                }));
            }
        }
    }
    runs
}

fn step(grid: Grid, analysis: &Analysis, index: usize) -> Value {
    let trace = analysis.trace();
    let moment = Moment::new(index as u32 + 1);
    let at = trace.step_number(moment).to_string();
    match trace.events()[index] {
        Event::CastOut(block) => {
            let vital = analysis.block(block).vital_regions(moment);
            let others: Vec<Value> = analysis
                .block(block)
                .regions()
                .filter_map(|region| {
                    let name = region.name();
                    Some(match region.why_not_vital(block, moment)? {
                        NotVital::Unhealthy(at) => {
                            json!({ "region": name, "unhealthyAt": grid.name(at) })
                        }
                        NotVital::OutsideStart(lost) => {
                            json!({ "region": name, "outside": lost.to_string() })
                        }
                        NotVital::Discarded { at, lost } => {
                            let round = trace.round_of(at);
                            json!({ "region": name, "discarded": round.number(), "lost": lost.to_string() })
                        }
                    })
                })
                .collect();
            let names: Vec<String> = vital.map(|region| region.name()).collect();
            json!({ "at": at, "castOut": block.to_string(), "vital": names, "others": others })
        }
        Event::Discarded(region) => {
            let lost = analysis.region(region).lost_neighbors();
            let lost: Vec<String> = lost.map(|block| block.name()).collect();
            json!({ "at": at, "discarded": region.to_string(), "lost": lost })
        }
        Event::Stable => json!({ "at": at, "settled": true }),
        Event::Cleared(region) => json!({ "at": at, "cleared": region.to_string() }),
    }
}

/// One step a line.
fn written(cited: &Cited, runs: &[Value]) -> String {
    let line = |value: &Value| serde_json::to_string(value).expect("plain data");
    let mut text = String::from("{\n\"board\": [\n");
    text += &cited.board.iter().map(|row| format!("  {row:?}")).collect::<Vec<_>>().join(",\n");
    text += "\n],\n\"runs\": [\n";
    let runs = runs.iter().map(|run| {
        let steps: Vec<String> = run["steps"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|s| format!("    {}", line(s)))
            .collect();
        let (color, rules) = (line(&run["color"]), line(&run["rules"]));
        format!(
            "  {{\"color\": {color}, \"rules\": {rules}, \"steps\": [\n{}\n  ]}}",
            steps.join(",\n")
        )
    });
    text += &runs.collect::<Vec<_>>().join(",\n");
    text + "\n]\n}\n"
}

#[test]
fn every_run_is_as_written_down() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/traces");
    let bless = env::var_os("PASS_ALIVE_BLESS").is_some_and(|value| value == "1");
    let mut files = Vec::new();
    for cited in chosen() {
        let (grid, board) = picture(&cited.board);
        let text = written(&cited, &runs(grid, &board));
        serde_json::from_str::<Value>(&text).expect("the file is JSON");
        let file = folder.join(format!("{}.json", cited.id));
        if bless {
            fs::create_dir_all(&folder).expect("a folder");
            fs::write(&file, &text).expect("a file");
        }
        let golden = fs::read_to_string(&file).unwrap_or_default();
        assert_eq!(text, golden, "{} has changed: see `npm run bless`", cited.id);
        files.push(format!("{}.json", cited.id));
    }
    let mut found: Vec<String> = fs::read_dir(&folder)
        .expect("the folder")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    found.sort();
    files.sort();
    assert_eq!(found, files, "no file is left over");
}
