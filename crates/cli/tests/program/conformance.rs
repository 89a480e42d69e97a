//! Other programs against the conformance set.

use std::fs;
use std::path::PathBuf;
#[cfg(unix)]
use std::process::Command;
#[cfg(unix)]
use std::thread;
#[cfg(unix)]
use std::time::Duration;

use serde_json::Value;

#[cfg(unix)]
use super::program;
use super::{Ran, file, run};

const PROGRAM: &str = env!("CARGO_BIN_EXE_pass-alive");

fn set(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/conformance");
    folder.join(name).to_str().expect("a plain path").to_owned()
}

/// All positions of the set.
fn positions() -> Vec<Value> {
    let files = fs::read_dir(set("")).expect("the folder").map(|file| file.expect("one").path());
    let json = files.filter(|path| path.extension().is_some_and(|end| end == "json"));
    let positions = |path: PathBuf| {
        let text = fs::read_to_string(path).expect("a file");
        let file: Value = serde_json::from_str(&text).expect("JSON");
        file["positions"].as_array().expect("positions").clone()
    };
    json.flat_map(positions).collect()
}

fn all_right(suicide: &str, number: usize) -> String {
    format!("suicide {suicide}: {number} of {number} positions are right\n")
}

fn check(arguments: &[&str], program: &[&str]) -> Ran {
    run(&[&["conformance"], arguments, &["--"], program].concat(), "")
}

#[test]
fn the_program_itself_gets_every_position_right_under_both_rules() {
    let ran = check(&[&set("")], &[PROGRAM, "analyze", "--alive", "--suicide", "{suicide}"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    let number = positions().len();
    assert_eq!(ran.out, ["forbidden", "allowed"].map(|rule| all_right(rule, number)).concat());
    let ran = check(&["--each", &set("plain.json")], &[PROGRAM, "analyze", "--alive"]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    assert_eq!(ran.out, all_right("forbidden", 29));
}

/// With an option that does not belong to the rules the program makes a mistake of the set, and
/// the positions that it gets wrong are exactly those that are said to show it.
#[test]
fn the_mistake_of_a_program_is_named() {
    let mistakes: [(&str, &[&str], &str); 4] = [
        ("forbidden", &["--topology", "torus"], "edges-wrap"),
        ("forbidden", &["--color", "black"], "black-only"),
        ("forbidden", &["--suicide", "allowed"], "suicide-always"),
        ("allowed", &["--suicide", "forbidden"], "suicide-never"),
    ];
    let positions = positions();
    for (suicide, options, mistake) in mistakes {
        let program = [&[PROGRAM, "analyze", "--alive"], options].concat();
        let ran = check(&["--suicide", suicide, &set("")], &program);
        assert_eq!((ran.code, ran.err.as_str()), (1, ""), "{mistake}");
        let shows = |position: &&Value| {
            let lists = ["both", suicide].map(|rule| &position["catches"][rule]);
            lists.into_iter().filter_map(Value::as_array).flatten().any(|name| name == mistake)
        };
        let number = positions.iter().filter(shows).count();
        let hint = format!(
            "  {mistake}: {number} of the {number} positions that show it differ, and no other\n"
        );
        assert!(ran.out.ends_with(&hint), "{}", ran.out);
    }
}

#[test]
fn only_positions_of_one_size_are_checked_if_asked() {
    let program = [PROGRAM, "analyze", "--alive"];
    let ran = check(&["--size", "9x9", &set("")], &program);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let is_square = |position: &&Value| {
        let rows = position["rows"].as_array().expect("rows");
        let row = rows[0].as_str().expect("a row");
        rows.len() == 9 && row.find(' ') == Some(9)
    };
    let number = positions().iter().filter(is_square).count();
    assert_eq!(ran.out, all_right("forbidden", number));
    let ran = check(&["--size", "12x9", &set("")], &program);
    assert_eq!((ran.code, ran.err.as_str()), (3, "pass-alive: there are no positions to check\n"));
    assert_eq!(check(&["--size", "9", &set("")], &program).code, 2);
}

#[test]
fn positions_that_differ_are_shown_beside_what_is_right() {
    let program = [PROGRAM, "analyze", "--alive", "--suicide", "allowed"];
    let ran = check(&["--show", "1", &set("suicide.json")], &program);
    let shown = "suicide forbidden: 0 of 15 positions are right

suicide-1: Too many stones are alive if suicide is taken as forbidden: health asks for the empty \
points only.
  board    right    program
  .        .        .
  X        X        .
  .        .        .
  O        .        .
  too few: A3

Also wrong: suicide-2 ";
    assert!(ran.out.starts_with(shown), "{}", ran.out);
}

/// A file with a position of one row, and one of two columns.
fn small(name: &str) -> String {
    let text = r#"{"positions": [
        {"id": "one", "rows": [".X.O .X.1 XXX. .X.1 XXX."], "catches": {"both": ["held-stones-only"]}},
        {"id": "two", "note": "Nothing.", "rows": [".X .1 .. .1 ..", ".. .. .. .. .."]}
    ]}"#;
    file(name, text)
}

/// A program that writes `text`.
#[cfg(unix)]
fn writes(text: &str) -> [&str; 2] {
    ["printf", text]
}

#[cfg(unix)]
#[test]
fn points_may_be_written_in_any_order_with_words_and_commas_between_them() {
    let small = small("points.json");
    for text in ["B1\n\n", "black b1; white\n\n\n\n", "Black: B1, B1\nwhite \n", "B1\n "] {
        let ran = check(&[&small], &writes(text));
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{text:?} {}", ran.out);
    }
    let ran = check(&["--held", &small], &writes("C1 B1 A1\n\n"));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
    let ran = check(&["--held", &small], &writes("B1\nA1\n"));
    assert_eq!(ran.code, 1);
    for part in ["  .X.O     XXX.     .X..\n", "  too few: A1 C1\n", "  too many: A1\n"] {
        assert!(ran.out.contains(part), "{part} {}", ran.out);
    }
    let hint = "held-stones-only: 1 of the 1 positions that show it differ, and 1 other\n";
    assert!(ran.out.contains(hint), "{}", ran.out);
}

/// Runs a program that fails, and gives what is answered and complained. The status is 3 if not all
/// positions could be checked, and 1 if they were and some are wrong.
#[cfg(unix)]
fn fails(arguments: &[&str], program: &[&str]) -> (String, String) {
    let small = small("faults.json");
    let ran = check(&[arguments, &["--seconds", "1", &small]].concat(), program);
    let status = if ran.err.is_empty() { 1 } else { 3 };
    assert_eq!(ran.code, status, "{} {}", ran.out, ran.err);
    (ran.out, ran.err)
}

#[cfg(unix)]
#[test]
fn a_program_that_fails_is_reported_and_nothing_waits_for_it() {
    let err = |program: &[&str]| fails(&[], program).1;
    assert!(err(&["no-such-program"]).starts_with("no-such-program: cannot run it: "));
    assert_eq!(
        err(&["sleep", "100"]),
        "sleep: it took longer than 1 s and was ended; it wrote 0 of 2 lines\n"
    );
    assert_eq!(
        err(&["sh", "-c", "echo B1; exec >&-; sleep 100"]),
        "sh: it took longer than 1 s and was ended; it wrote 1 of 2 lines\n"
    );
    let endless = err(&["yes"]);
    assert!(endless.starts_with("yes: it wrote more than 67584 bytes and was ended"), "{endless}");
    let endless = err(&["sh", "-c", "yes >&2"]);
    let ended = "sh: it took longer than 1 s and was ended, its last error line \"y\"; \
        it wrote 0 of 2 lines\n";
    assert_eq!(endless, ended);
    assert_eq!(
        err(&["sh", "-c", "echo B1; echo no board >&2; exit 3"]),
        "sh: it ended with exit status: 3, its last error line \"no board\"; it wrote 1 of 2 lines\n"
    );
    assert_eq!(err(&["cat"]), "cat: it wrote 4 lines for 2 positions\n");
    assert!(err(&["sh", "-c", "kill -9 $$"]).contains("signal: 9"));
    // A process that the program leaves behind, with its output.
    let (out, complaint) = fails(&[], &["sh", "-c", "sleep 100 & echo B1; echo A1"]);
    assert_eq!(complaint, "");
    assert!(out.contains("two: Nothing.\n"), "{out}");
}

/// The processes whose numbers a program has written into a file that have not ended. One that has,
/// and that nobody has waited for, is a zombie.
#[cfg(unix)]
fn alive(path: &str) -> Vec<String> {
    let numbers = fs::read_to_string(path).expect("a file");
    let runs = |number: &&str| {
        let state = Command::new("ps").args(["-o", "stat=", "-p", number]).output().expect("ps");
        let state = String::from_utf8_lossy(&state.stdout).trim().to_owned();
        !state.is_empty() && !state.starts_with('Z')
    };
    numbers.lines().filter(runs).map(str::to_owned).collect()
}

/// The number of processes in a file, once all of them have ended.
#[cfg(unix)]
fn ended(path: &str) -> usize {
    for _ in 0..500 {
        if alive(path).is_empty() {
            return fs::read_to_string(path).expect("a file").lines().count();
        }
        thread::sleep(Duration::from_millis(20));
    }
    panic!("still running: {:?}", alive(path));
}

/// A shell that notes its number and that of a process that it starts, and goes on with `then`.
#[cfg(unix)]
fn with_child(numbers: &str, then: &str) -> String {
    format!("echo $$ >> '{numbers}'; sleep 60 & echo $! >> '{numbers}'; {then}")
}

#[cfg(unix)]
#[test]
fn no_process_that_a_program_has_started_survives_it() {
    let cases: [(&[&str], &str, usize); 4] = [
        (&[], "sleep 60", 2),
        (&[], "yes", 2),
        (&[], "echo B1; echo A1", 2),
        (&["--each"], "sleep 60", 4),
    ];
    for (number, (arguments, then, processes)) in cases.into_iter().enumerate() {
        let numbers = file(&format!("processes-{number}"), "");
        fails(arguments, &["sh", "-c", &with_child(&numbers, then)]);
        assert_eq!(ended(&numbers), processes, "{then}");
    }
}

#[cfg(unix)]
#[test]
fn an_interruption_ends_the_program_too() {
    let (numbers, small) = (file("interrupted", ""), small("interrupted.json"));
    let script = with_child(&numbers, "sleep 60");
    let mut conformance = program(&["conformance", &small, "--", "sh", "-c", &script]);
    let mut conformance = conformance.spawn().expect("the program starts");
    while fs::read_to_string(&numbers).expect("a file").lines().count() < 2 {
        thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(alive(&numbers).len(), 2);
    let id = conformance.id().to_string();
    Command::new("kill").args(["-INT", &id]).status().expect("kill");
    assert_eq!(conformance.wait().expect("it ends").code(), Some(130));
    assert_eq!(ended(&numbers), 2);
}

#[cfg(unix)]
#[test]
fn rubbish_is_reported_for_its_position() {
    let (out, err) = fails(&[], &writes("I1\n\\377\\0\n"));
    assert_eq!(err, "");
    assert!(out.contains("one:\n  \"I1\" is not a point of 4×1\n"), "{out}");
    assert!(out.contains("two: Nothing.\n  \"\u{fffd}\\0\" is not a point of 2×2\n"), "{out}");
    assert!(!out.contains("explain"), "{out}");
    let (out, _) = fails(&["--each"], &["sh", "-c", "echo no; exit 7"]);
    assert!(out.contains("two: Nothing.\n  it ended with exit status: 7\n"), "{out}");
    let (out, err) = fails(&["--each"], &["no-such-program"]);
    assert!(out.starts_with("suicide forbidden: 0 of 2 positions are right\n"), "{out}");
    assert!(err.starts_with("no-such-program: cannot run it: "), "{err}");
}

#[cfg(unix)]
#[test]
fn after_three_runs_that_take_too_long_no_other_is_begun() {
    let ran = check(&["--each", "--seconds", "1", &set("plain.json")], &["sleep", "100"]);
    assert_eq!(ran.code, 3);
    assert_eq!(ran.err, "sleep: given up, because 3 positions took too long\n");
    assert!(ran.out.contains("The first position without an answer is plain-4:\n"), "{}", ran.out);
}

#[test]
fn files_that_are_no_set_are_reported() {
    let bad = [
        ("text.json", "{\"positions\": 3}", "invalid type"),
        (
            "four.json",
            r#"{"positions": [{"id": "a", "rows": [". . . ."]}]}"#,
            "a: row 1 has 4 pictures, not 5",
        ),
        (
            "ragged.json",
            r#"{"positions": [{"id": "a", "rows": [". . . . .."]}]}"#,
            "a: the rows of its pictures differ in length",
        ),
        ("empty.json", r#"{"positions": [{"id": "a", "rows": []}]}"#, "a: there is no board"),
    ];
    for (name, text, message) in bad {
        let path = file(name, text);
        let ran = check(&[&path], &[PROGRAM, "analyze", "--alive"]);
        assert_eq!((ran.code, ran.out.as_str()), (3, ""), "{name}");
        assert!(ran.err.starts_with(&format!("{path}: {message}")), "{}", ran.err);
        assert!(ran.err.ends_with("pass-alive: there are no positions to check\n"), "{}", ran.err);
    }
    let ran = check(&[&set("plain.json"), "no-such.json"], &[PROGRAM, "analyze", "--alive"]);
    assert_eq!(ran.code, 3);
    assert!(ran.err.starts_with("no-such.json: cannot read it: "), "{}", ran.err);
    assert_eq!(ran.out, all_right("forbidden", 29));
    assert_eq!(run(&["conformance", &set("")], "").code, 2, "no program");
    assert_eq!(run(&["conformance", "--", "cat"], "").code, 2, "no file");
}
