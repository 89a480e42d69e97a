//! `eyes`: which groups live if their owner answers.

use serde_json::{Value, json};

use super::run;

/// A white group with a straight three, and an unconditionally alive black one around it.
const STRAIGHT_THREE: &str = ".X.X.X.\nXXXXXXX\nXOOOOOX\nXO...OX\n";

fn answers(arguments: &[&str], input: &str) -> Vec<Value> {
    let ran = run(&[&["eyes", "--json"], arguments].concat(), input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    ran.answers()
}

/// The groups of white, as JSON.
fn white(arguments: &[&str], input: &str) -> Value {
    let [answer] = &answers(&[&["--color", "white"], arguments].concat(), input)[..] else {
        panic!("one answer")
    };
    answer["white"]["groups"].clone()
}

fn point(at: &str) -> Value {
    json!({"at": at, "index": 4, "level": "full", "final": "full", "rules": []})
}

/// The straight three by the rules.
fn straight_three() -> Value {
    let stones = ["B2", "C2", "D2", "E2", "F2", "B1", "F1"];
    json!({
        "name": "A", "stones": stones, "blocks": [stones], "links": [],
        "interior": ["C1", "D1", "E1"], "frontier": [], "prisoners": [],
        "points": [point("C1"), point("D1"), point("E1")],
        "regions": [{
            "name": "a", "type": "pure", "points": ["C1", "D1", "E1"],
            "shape": "straight three", "value": "{2|1}", "by": "table",
        }],
        "dependent": [], "value": "{2|1}", "status": "critical", "basis": "rules",
        "because": null, "save": ["D1"], "kill": ["D1"],
    })
}

#[test]
fn a_group_has_exactly_the_keys_that_are_documented() {
    let [answer] = &answers(&["--color", "white"], STRAIGHT_THREE)[..] else {
        panic!("one answer")
    };
    let expected = json!({
        "version": 1, "source": "-", "index": 0, "move": 0, "columns": 7, "rows": 4,
        "board": [".X.X.X.", "XXXXXXX", "XOOOOOX", "XO...OX"],
        "rules": {"suicide": "forbidden", "regions": "small"},
        "white": {"groups": [straight_three()]},
    });
    assert_eq!(*answer, expected);
}

#[test]
fn a_solved_group_has_exactly_the_keys_that_are_documented() {
    let mut group = white(&["--solve", "--all-moves"], STRAIGHT_THREE)[0].clone();
    let solved = group.as_object_mut().expect("a group").remove("solved").expect("an answer");
    let mut expected = straight_three();
    expected["basis"] = json!("proven");
    assert_eq!(group, expected);
    assert!(solved["positions"].as_u64().expect("a number") > 0);
    let lines = ["owner", "opponent"].map(|side| solved["first"][side]["line"].clone());
    // The first move of a line is the one that works.
    assert!(lines.iter().all(|line| line[0] == "D1"), "{lines:?}");
    let first = |outcome: &str, line: &Value| {
        let all = json!(["D1"]);
        json!({"outcome": outcome, "contested": false, "moves": all, "open": [], "line": line})
    };
    let expected = json!({
        "declined": null, "points": 10, "rules": "critical", "assumed": [], "friends": [],
        "exits": [], "doubtful": [], "wayOut": [], "ignores": null, "positions": solved["positions"],
        "first": {"owner": first("lives", &lines[0]), "opponent": first("dies", &lines[1])},
    });
    assert_eq!(solved, expected);
}

#[test]
fn the_solver_answers_only_if_it_is_asked_and_within_its_limit() {
    assert_eq!(white(&[], STRAIGHT_THREE)[0].get("solved"), None);
    let group = &white(&["--solve", "--limit", "3"], STRAIGHT_THREE)[0];
    assert_eq!((&group["status"], &group["basis"]), (&json!("critical"), &json!("rules")));
    assert_eq!(group["solved"]["declined"], "limit");
    let ran = run(&["eyes", "--solve", "--limit", "3", "--color", "white"], STRAIGHT_THREE);
    assert!(ran.out.contains("Black kills at D1 (by the rules)\n    not solved: given up after "));
    // The black group is unconditionally alive.
    let black = &answers(&["--solve"], STRAIGHT_THREE)[0]["black"]["groups"][0];
    assert_eq!((&black["status"], &black["basis"]), (&json!("alive"), &json!("proven")));
    assert_eq!(black.get("solved"), None);
}

/// White's stone on G7 is dead if Black's three stones with five liberties stay, which more positions find.
#[test]
fn a_status_that_rests_on_a_block_with_few_liberties_is_not_told() {
    let rows = [
        ".........",
        ".X.......",
        "X..XXXO..",
        "OXXXOOXX.",
        "OOO.O.OX.",
        "....O.OX.",
        "..O..OX..",
        "....OXX..",
        "....OOX..",
    ];
    let board = rows.join("\n");
    let asked = ["--solve", "--limit", "20000", "--group", "G7"];
    let group = &white(&asked, &board)[0];
    assert_eq!((&group["status"], &group["basis"]), (&json!("unsettled"), &json!("rules")));
    let solved = &group["solved"];
    assert_eq!((&solved["declined"], &solved["doubtful"]), (&json!("limit"), &json!(["G6"])));
    assert_eq!(solved["first"]["owner"]["outcome"], "dies");
    let ran = run(&[&["eyes", "--color", "white"], &asked[..]].concat(), &board);
    let refusal = "    not solved: dead if G6 stays alive, but has few liberties: given up after ";
    assert!(ran.out.contains(refusal), "{}", ran.out);
    let solved = &white(&["--solve", "--limit", "100000", "--group", "G7"], &board)[0]["solved"];
    assert_eq!((&solved["declined"], &solved["doubtful"]), (&Value::Null, &json!([])));
}

#[test]
fn a_fight_that_is_too_large_is_declined_with_its_size() {
    let open = format!("{}\n", ".".repeat(52)).repeat(4);
    let board = format!("{open}{}\n{open}", "O".repeat(52));
    let group = &white(&["--solve"], &board)[0];
    assert_eq!(group["basis"], "rules");
    let points = group["solved"]["points"].as_u64().expect("a number");
    assert!(points > 128);
    assert_eq!(group["solved"], json!({"declined": "large", "points": points}));
    let ran = run(&["eyes", "--solve", "--color", "white"], board);
    let refusal = format!("the fight has {points} points, and at most 128 can be played on");
    assert!(ran.out.contains(&refusal), "{}", ran.out);
}

#[test]
fn six_on_the_second_line_are_dead() {
    let six = ".X.X.X.X.X\nXXXXXXXXXX\nXXOOOOOOXX\nXX......XX\n";
    let group = &white(&["--solve"], six)[0];
    assert_eq!((&group["status"], &group["basis"]), (&json!("dead"), &json!("proven")));
    assert_eq!(group["solved"]["rules"], "unsettled");
    let ran = run(&["eyes", "--solve", "--color", "white"], six);
    assert!(
        ran.out.contains("  A (C2, 6 stones): dead (proven)\n    White first: "),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("    the rules say: unsettled: it may be able to escape\n"));
}

#[test]
fn an_answer_says_what_it_assumes() {
    let pocket =
        ".O..X....\n.O..X....\nOOOOX....\nXXXXX....\n".to_owned() + &".........\n".repeat(5);
    let group = &white(&["--solve", "--all-moves"], &pocket)[0];
    assert_eq!((&group["status"], &group["basis"]), (&json!("critical"), &json!("assuming")));
    assert_eq!((&group["save"], &group["kill"]), (&json!(["D8"]), &json!(["D8", "C9"])));
    assert_eq!(group["solved"]["assumed"], json!(["E9"]));
    let ran = run(&["eyes", "--solve", "--color", "white"], pocket);
    assert!(ran.out.contains("(proven if E9 stays alive)"), "{}", ran.out);
}

#[test]
fn an_assumption_is_taken_back() {
    let pocket =
        ".O..X....\n.O..X....\nOOOOX....\nXXXXX....\n".to_owned() + &".........\n".repeat(5);
    let group = &white(&["--solve", "--doubt", "E9"], &pocket)[0];
    let assumed = group["solved"]["assumed"].as_array().expect("an answer");
    assert!(!assumed.contains(&json!("E9")), "{assumed:?}");
    let taken = white(&["--solve"], &pocket)[0]["solved"]["points"].as_u64();
    assert!(group["solved"]["points"].as_u64() > taken);
    let ran = run(&["eyes", "--solve", "--doubt", "K9"], pocket);
    assert_eq!(ran.code, 1);
    assert!(ran.err.contains("K9"), "{}", ran.err);
}

#[test]
fn one_group_can_be_asked_about() {
    let black = &answers(&["--group", "B2"], STRAIGHT_THREE)[0];
    assert_eq!(black["black"], json!({"groups": []}));
    assert_eq!(black["white"]["groups"].as_array().expect("groups").len(), 1);
    let ran = run(&["eyes", "--group", "C1"], STRAIGHT_THREE);
    assert_eq!((ran.code, ran.err.as_str()), (1, "-:1:1: there is no stone on C1 to ask about\n"));
}

#[test]
fn levels_come_with_their_index_and_the_rules_that_lowered_them() {
    // White's corner of C1 is cut through by black.
    let groups = white(&[], ".X.X..\nXXXXXX\nXXOOOX\nXO..OX\n");
    let c1 = json!({"at": "C1", "index": 3, "level": "false", "final": "false", "rules": []});
    let rules = json!([{"rule": 1, "by": "C1"}]);
    let d1 = json!({"at": "D1", "index": 4, "level": "full", "final": "half", "rules": rules});
    assert_eq!(groups[0]["points"], json!([c1, d1]));
    // An open diagonal counts half.
    let groups = white(&[], ".X.X..\nXXXXXX\nX.OOOX\nXO..OX\n");
    assert_eq!(groups[0]["points"][0]["index"], json!(3.5));
    assert_eq!(groups[0]["points"][0]["level"], "half");
}

#[test]
fn the_caller_can_call_blocks_dead_or_alive_and_join_and_part_them() {
    // A black stone in a white area, which is a prisoner as it stands.
    let board = ".X.X.X.X.\nXXXXXXXXX\nXOOOOOOOX\nXO..X..OX\n";
    let groups = white(&[], board);
    assert_eq!(groups[0]["prisoners"], json!(["E1"]));
    let groups = white(&["--alive", "E1"], board);
    assert_eq!(groups[0]["prisoners"], json!([]));
    // Two white stones far from each other.
    let board = "O......\n.......\n.......\n......O\n";
    assert_eq!(white(&[], board).as_array().expect("groups").len(), 2);
    let joined = white(&["--join", "A4,G1"], board);
    assert_eq!(joined.as_array().expect("groups").len(), 1);
    assert_eq!(joined[0]["links"], json!([{"between": ["A4", "G1"], "why": "asked", "at": []}]));
    // Two with two common liberties.
    let board = "O.O\n...\n";
    let board = &format!("{board}{board}").replace("...\n", ".O.\n");
    let parted = white(&["--part", "A4,B3"], board);
    let whole = white(&[], board);
    assert!(parted.as_array().expect("groups").len() >= whole.as_array().expect("groups").len());
}

#[test]
fn a_point_of_an_option_needs_a_stone() {
    let complaint = |arguments: &[&str], problem: &str| {
        let ran = run(&[&["eyes"], arguments].concat(), STRAIGHT_THREE);
        assert_eq!(ran.code, 1, "{arguments:?}");
        assert_eq!(ran.err, format!("-:1:1: {problem}\n"));
        assert_eq!(ran.out, "");
    };
    complaint(&["--dead", "C1"], "there is no stone on C1 to call dead");
    complaint(&["--alive", "A4"], "there is no stone on A4 to call alive");
    complaint(&["--join", "B2,A4"], "there is no stone on A4 to join");
    complaint(&["--part", "B2,K9"], "the board has no point K9");
    complaint(&["--join", "B2,B4"], "B2 and B4 are of different colours to join");
}

#[test]
fn options_that_make_no_sense_are_refused() {
    let refused = |arguments: &[&str], words: &str| {
        let ran = run(&[&["eyes"], arguments].concat(), STRAIGHT_THREE);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{arguments:?}");
        assert!(ran.err.contains(words), "{arguments:?}: {}", ran.err);
    };
    refused(&["--join", "C3"], "two points or more are needed");
    refused(&["--join", "C3,I9"], "a point is a letter without I");
    refused(&["--limit", "0"], "--limit");
    refused(&["--all-moves"], "--solve");
    refused(&["--suicide", "allowed"], "only `--suicide forbidden` is supported here");
    refused(&["--start", "C3"], "not available: this command always considers all blocks");
}

#[test]
fn the_words_are_those_of_a_player() {
    let ran = run(&["eyes", "--solve"], STRAIGHT_THREE);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for words in [
        "Black: 1 group\n  A (B4, 14 stones): unconditionally alive\n",
        "White: 1 group\n  A (B2, 7 stones): critical: White lives at D1, Black kills at D1 (proven)\n",
        "    White first: D1",
        ": it lives\n    Black first: D1",
        "    a: {2|1}, straight three, pure region C1 D1 E1\n",
        "      sum {2|1}: 2 eyes if White begins, 1 eye if Black does (Proposition 2)\n",
    ] {
        assert!(ran.out.contains(words), "{words}: {}", ran.out);
    }
}

#[test]
fn a_board_without_stones_and_one_that_is_too_big_have_a_clear_answer() {
    let ran = run(&["eyes"], "...\n...\n");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert!(ran.out.contains("Black: no stones\nWhite: no stones\n"), "{}", ran.out);
    let found = answers(&["--solve"], "...\n...\n");
    assert_eq!(found[0]["black"], json!({"groups": []}));
    let row = format!("X{}\n", ".".repeat(60));
    let ran = run(&["eyes"], row.repeat(60));
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert_eq!(ran.err, "-:1:1: the board is too big to look for eyes\n");
    // The largest board that is answered, full of groups.
    let mut rows = String::new();
    for row in 0..52 {
        let cells = (0..52).map(|column| [b'.', b'X', b'O'][(row * row + column * 7) % 3]);
        rows.extend(cells.map(char::from));
        rows.push('\n');
    }
    let ran = run(&["eyes", "--solve", "--limit", "50", "--json"], rows);
    assert!(ran.code == 0 || ran.err.contains("has no liberty"), "{}", ran.err);
}

#[test]
fn every_move_of_a_game_can_be_asked_about() {
    let game = "(;SZ[5];B[cc];W[cd];B[bd])";
    let found = answers(&["--every", "1"], game);
    let moves: Vec<&Value> = found.iter().map(|answer| &answer["move"]).collect();
    assert_eq!(moves, [0, 1, 2, 3]);
}
