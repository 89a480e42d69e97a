//! `prove`, `search` and what else can be asked beyond the verdict.

use serde_json::{Value, json};

use super::{Ran, run};

/// The answers of a command with `--json` about `input`.
fn answers(command: &str, arguments: &[&str], input: &str) -> Vec<Value> {
    let ran = run(&[&[command, "--json"], arguments].concat(), input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    ran.answers()
}

fn text(arguments: &[&str], input: &str) -> String {
    let Ran { code, out, err } = run(arguments, input);
    assert_eq!((code, err.as_str()), (0, ""));
    out
}

/// The answer about a board: every command begins it alike.
fn about(index: usize, board: &[&str], rest: Value) -> Value {
    let mut answer = json!({
        "version": 1, "source": "-", "index": index, "move": 0,
        "columns": board[0].len(), "rows": board.len(), "board": board,
        "rules": {"suicide": "forbidden", "regions": "small"},
    });
    for (key, value) in rest.as_object().expect("an object") {
        answer[key] = value.clone();
    }
    answer
}

#[test]
fn a_proof_has_exactly_the_keys_that_are_documented() {
    let input = ".X.XO\nXXXXO\nOOO..\n\n.X.\n...\n";
    let found = answers("prove", &["--color", "black"], input);
    let alive = about(
        0,
        &[".X.XO", "XXXXO", "OOO.."],
        json!({"black": {
            "blocks": [{
                "name": "A", "points": ["B3", "D3", "A2", "B2", "C2", "D2"], "verdict": "alive",
                "regions": ["a", "b"], "lastPoints": ["A3", "C3"],
                "saviors": {"A3": {"A": "C3"}, "C3": {"A": "A3"}},
            }],
            "squeeze": {"moves": ["D1"], "board": [".X.XO", "XXXXO", "OOOO."]},
        }}),
    );
    let capturable = about(
        1,
        &[".X.", "..."],
        json!({"black": {"blocks": [{
            "name": "A", "points": ["B2"], "verdict": "capturable",
            "sequence": [
                {"at": "A2", "why": "unhealthy", "captures": []},
                {"at": "C2", "why": "unhealthy", "captures": []},
                {"at": "B1", "why": "capture", "captures": ["B2"]},
            ],
        }]}}),
    );
    assert_eq!(found, [alive, capturable]);
}

#[test]
fn a_suicide_in_a_proof_says_what_it_removes() {
    let found = answers("prove", &["--color", "black", "--suicide", "allowed"], "XO/X./.X\n");
    let first = &found[0]["black"]["blocks"][0]["sequence"];
    assert_eq!(
        first[0],
        json!({"at": "B2", "why": "unhealthy", "captures": [], "suicide": ["B3", "B2"]})
    );
    assert_eq!(first[1], json!({"at": "B2", "why": "unhealthy", "captures": []}));
}

#[test]
fn both_colors_are_one_object_and_the_summary_tells_the_waves() {
    let input = ".X/X./X./.X/X.\n";
    let found = answers("prove", &[], input);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0]["black"]["blocks"].as_array().map(Vec::len), Some(4));
    assert_eq!(found[0]["white"], json!({"blocks": []}));
    let summary = text(&["prove"], input);
    assert!(summary.contains("Black: 4 of 4 blocks can be captured\n"), "{summary}");
    assert!(summary.contains("  wave 2: B3 (open region), A2 takes B\n"), "{summary}");
    assert!(summary.ends_with("White: no stones\n\n"), "{summary}");
    let alive = text(&["prove", "--color", "black"], ".X.X./XXXXX\n");
    assert!(alive.contains("every move left is suicide"), "{alive}");
    assert!(alive.contains("A (B2) is alive: A2 in a takes nothing (A has C2)"), "{alive}");
}

#[test]
fn a_part_of_the_blocks_proves_nothing() {
    let ran = run(&["prove", "--start", "B1", "-"], ".X.\n");
    assert_eq!(ran.code, 2);
    assert!(
        ran.err.contains("not available: this command always considers all blocks"),
        "{}",
        ran.err
    );
}

#[test]
fn a_search_counts_arrangements_and_gives_up_at_its_limit() {
    let input = ".X.X.\nXXXX.\n.....\n";
    let block = |found: &[Value]| found[0]["black"]["blocks"][0].clone();
    let points = json!(["B3", "D3", "A2", "B2", "C2", "D2"]);
    let found = answers("search", &["--color", "black"], input);
    // White may play on any of the seven points outside, but not on all.
    let full = about(
        0,
        &[".X.X.", "XXXX.", "....."],
        json!({"black": {"method": "full", "blocks": [
            {"name": "A", "points": points, "safe": true, "givenUp": null, "arrangements": 127},
        ]}}),
    );
    assert_eq!(found, [full]);
    let split = answers("search", &["--color", "black", "--method", "split"], input);
    let expected =
        json!({"name": "A", "points": points, "safe": true, "givenUp": null, "arrangements": 1});
    assert_eq!(block(&split), expected);
    let limited = answers("search", &["--color", "black", "--limit", "100"], input);
    let expected = json!({"name": "A", "points": points, "safe": null, "givenUp": "arrangements", "arrangements": 100});
    assert_eq!(block(&limited), expected);
    let summary = text(&["search", "--color", "black"], ".X.\n...\n");
    assert!(summary.contains("Black, full search; casting-out takes 1 round\n"), "{summary}");
    assert!(summary.contains("  A (B2) can be captured: 5 arrangements reached\n"), "{summary}");
}

/// More than a hundred thousand arrangements need more than a megabyte.
#[test]
fn a_search_gives_up_before_it_takes_more_memory_than_it_may() {
    let input = ".X.X.\nXXXX.\n.....\n.....\n.....\n";
    let found = answers("search", &["--color", "black", "--memory", "1"], input);
    let block = &found[0]["black"]["blocks"][0];
    assert_eq!((&block["safe"], &block["givenUp"]), (&json!(null), &json!("memory")), "{block}");
    let summary = text(&["search", "--color", "black", "--memory", "1"], input);
    let said = "  A (B5) is given up for lack of memory: ";
    assert!(summary.contains(said), "{summary}");
    let enough = answers("search", &["--color", "black", "--memory", "10"], input);
    assert_eq!(enough[0]["black"]["blocks"][0]["safe"], json!(true));
}

#[test]
fn supports_are_named_by_blocks() {
    let input = ".X/X./XX/.X/X.\n";
    let found = answers("support", &["--of", "A3"], input);
    let expected = about(
        0,
        &[".X", "X.", "XX", ".X", "X."],
        json!({"black": {
            "blocks": [
                {"name": "A", "points": ["B5"]},
                {"name": "B", "points": ["A4", "A3", "B3", "B2"]},
                {"name": "C", "points": ["A1"]},
            ],
            "of": ["B"], "failing": ["B"], "connected": ["A", "B", "C"],
            "supporters": ["A", "B", "C"], "support": ["B"], "covers": [["A", "B"], ["B", "C"]],
        }}),
    );
    assert_eq!(found, [expected]);
    let summary = text(&["support", "--of", "A3,B5"], input);
    assert!(summary.contains("  without the others: unconditionally alive\n"), "{summary}");
    assert!(summary.contains("  minimal cover: A (B5), B (A4)\n"), "{summary}");
    for (of, problem) in [
        ("C1", "-:1:1: the board has no point C1\n"),
        ("B1", "-:1:1: there is no stone on B1 to ask about\n"),
    ] {
        let ran = run(&["support", "--of", of], input);
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (1, "", problem));
    }
    assert_eq!(run(&["support"], input).code, 2);
}

#[test]
fn moves_that_turn_a_verdict_are_told_with_the_region_they_mend() {
    let input = "...XO/XXXXO/OOOOO/.....\n\n.X..X/XXXXX/...../.....\n";
    let found = answers("turn", &["--color", "black"], input);
    let undecided = about(
        0,
        &["...XO", "XXXXO", "OOOOO", "....."],
        json!({"black": {"blocks": [{
            "name": "A", "points": ["D4", "A3", "B3", "C3", "D3"], "alive": false,
            "saving": [{"at": "B4", "region": "a"}], "spoiling": ["B4"],
        }]}}),
    );
    let alive = about(
        1,
        &[".X..X", "XXXXX", ".....", "....."],
        json!({"black": {"blocks": [{
            "name": "A", "points": ["B4", "E4", "A3", "B3", "C3", "D3", "E3"], "alive": true,
            "losing": ["A4"],
        }]}}),
    );
    assert_eq!(found, [undecided, alive]);
    let summary = text(&["turn"], input);
    for line in [
        "  A (D4) is saved by Black B4 in a; spoiled by White B4\n",
        "  A (B4) is alive, and lost by Black A4\n",
        "White: no stones\n",
    ] {
        assert!(summary.contains(line), "{line}{summary}");
    }
    let other = text(&["turn", "--color", "black"], ".X./.../...\n\n.X.\n");
    assert!(other.contains("  A (B3) is not alive, and no move saves it\n"), "{other}");
    assert!(other.contains("  A (B1) is alive, and lost by Black A1, C1\n"), "{other}");
}

#[test]
fn not_every_move_of_a_huge_board_is_tried() {
    let board = vec![".".repeat(53); 53].join("\n");
    let ran = run(&["turn"], &board);
    let problem = "-:1:1: the board is too big to try every move\n";
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (1, "", problem));
}

#[test]
fn a_score_says_what_it_removes_and_what_it_does_not_know() {
    let found = answers("score", &[], "OX/.X/X.\n");
    let expected = about(
        0,
        &["OX", ".X", "X."],
        json!({
            "counting": "rule3", "neutral": [], "prisonersKnown": false,
            "black": {"area": 3, "prisoners": 1, "score": 4, "stones": 3, "removed": []},
            "white": {"area": 0, "prisoners": 0, "score": 0, "stones": 0, "removed": ["A3"]},
        }),
    );
    assert_eq!(found, [expected]);
    let game = "(;SZ[3];B[ba];W[aa];B[ab];W[];B[bc];W[];B[cb];W[])";
    let found = answers("score", &["--color", "black"], game);
    assert_eq!(
        found[0]["black"],
        json!({"area": 5, "prisoners": 1, "score": 6, "stones": 4, "removed": []})
    );
    assert_eq!((&found[0]["prisonersKnown"], found[0].get("white")), (&json!(true), None));
    let summary = text(&["score"], "OX/.X/X.\n");
    for line in [
        "removed: 1 white stone: A3\n",
        "Black: area 3, prisoners 1: 4\n",
        "by Rule 3, as in territory counting: Black leads by 4\n",
        "area counting, stones and area, 6 to 0: Black leads by 6\n",
        "prisoners taken before this position are not known and count 0\n",
        "in seki too\n",
    ] {
        assert!(summary.contains(line), "{line}{summary}");
    }
}
