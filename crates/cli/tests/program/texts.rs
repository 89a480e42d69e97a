//! Texts as they are found, and what their authors meant: `tests/texts`.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::{file, run};

fn texts() -> (PathBuf, Vec<Value>) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/texts");
    let expected = fs::read_to_string(folder.join("expected.json")).expect("expected.json");
    let expected: Value = serde_json::from_str(&expected).expect("JSON");
    (folder, expected["files"].as_array().expect("files").clone())
}

fn array(value: &Value) -> &[Value] {
    value.as_array().expect("an array")
}

#[test]
fn texts_are_read_as_their_authors_meant() {
    let (folder, texts) = texts();
    assert!(texts.len() > 70);
    for text in texts {
        let name = text["file"].as_str().expect("a name");
        let path = folder.join(name);
        let path = path.to_str().expect("a plain path");
        let ran = run(&["analyze", "--json", path], "");
        let (warnings, complaints): (Vec<&str>, Vec<&str>) =
            ran.err.lines().partition(|line| line.contains(": warning: "));
        assert_eq!(json!(ran.code), text["status"], "{name}: {}", ran.err);
        assert_eq!(warnings.len(), array(&text["warnings"]).len(), "{name}: {}", ran.err);
        assert_eq!(complaints.len(), array(&text["complaints"]).len(), "{name}: {}", ran.err);
        let records = array(&text["records"]);
        let readable = || (0..).zip(records).filter(|(_, record)| record["rows"].is_array());
        let answers = ran.answers();
        assert_eq!(answers.len(), readable().count(), "{name}");
        for (answer, (index, record)) in answers.iter().zip(readable()) {
            assert_eq!(answer["index"], index, "{name}");
            assert_eq!(answer["board"], record["rows"], "{name}, {index}");
            assert_eq!(answer["move"], record["moves"], "{name}, {index}");
            let assumed = answer.get("assumed").is_some();
            assert_eq!(assumed, record["assumed"] == true, "{name}, {index}");
            let of = if text["encoding"] == "mixed" { record } else { &text };
            let guessed = if of["guessed"] == true { &of["encoding"] } else { &Value::Null };
            assert_eq!(answer.get("encoding").unwrap_or(&Value::Null), guessed, "{name}, {index}");
        }
        let summary = run(&["analyze", path], "").out;
        let heads: Vec<&str> = summary.lines().filter(|line| line.starts_with(path)).collect();
        let titles = readable().map(|(index, record)| match record["title"].as_str() {
            Some("") | None => format!("{path}, {index}"),
            Some(title) => format!("{path}, {index}: {title}"),
        });
        assert_eq!(heads, titles.collect::<Vec<_>>(), "{name}");
        let html = run(&["html", path], "").out.replace("\r\n", "\n").replace('\r', "\n");
        for (index, record) in readable() {
            // Values are written as they were read, escapes and all.
            let shown = |comment: &str| comment.contains('\\') || html.contains(comment);
            assert!(record["comment"].as_str().is_none_or(shown), "{name}, {index}: {html}");
        }
    }
}

#[test]
fn a_guess_is_said_once_until_it_changes() {
    let said = |text: &[u8]| run(&["analyze", "--json"], text).err;
    assert_eq!(
        said(b"(;SZ[3]PB[M\xfcller])(;SZ[3]PB[M\xfcller])"),
        "-:1:1: warning: no encoding is declared; it was read as windows-1252, which is a guess\n"
    );
    assert_eq!(
        said(b"(;SZ[3]CA[klingon])\n(;SZ[3]CA[klingon]PB[M\xfcller])"),
        "-:1:1: warning: the declared encoding klingon is not known; it was read as UTF-8\n\
         -:2:1: warning: the declared encoding klingon is not known; it was read as windows-1252\n"
    );
    assert_eq!(
        said(b"(;SZ[3]CA[UTF-16])"),
        "-:1:1: warning: UTF-16 is declared, but this is not UTF-16; it was read as UTF-8\n"
    );
    assert_eq!(said(b"(;SZ[3]CA[Shift_JIS]PB[\x88\xcb\x93c])"), "");
}

/// Nothing that a file contains is obeyed by a terminal, and each remark stays on its line.
#[test]
fn texts_of_files_are_escaped_on_a_terminal() {
    let plain = |text: &str| text.chars().all(|c| c == '\n' || !c.is_control());
    let ran = run(&["analyze"], "(;SZ[3]CA[no\nsuch\x1b[31m\u{9b}];B[bb])");
    assert_eq!(
        ran.err,
        "-:1:1: warning: the declared encoding no\\nsuch\\u{1b}[31m\\u{9b} is not known; \
         it was read as UTF-8\n"
    );
    let titled = "(;SZ[3]GN[a\x1b]0;b\x07\u{9b}c\u{202e}d];B[bb])".replace("]0", "\\]0");
    for arguments in [&["analyze"][..], &["game"], &["prove"], &["score"], &["svg"], &["html"]] {
        let ran = run(arguments, &titled);
        assert!(ran.code == 0 && plain(&ran.out), "{arguments:?} {:?}", ran.out);
    }
    assert!(
        run(&["analyze"], &titled).out.starts_with("-, 0: a\\u{1b}]0;b\\u{7}\\u{9b}c\\u{202e}d\n")
    );
    let missing = run(&["analyze", "no\x1b[31m\nsuch"], "");
    assert_eq!(missing.err, "no\\u{1b}[31m\\nsuch: there is no such file\n");
}

#[cfg(unix)]
#[test]
fn names_of_files_are_escaped_too() {
    let path = file("red\x1b[31m.sgf", "(;SZ[3]AW[ba]AB[aa]W[zz];B[bb])");
    for command in ["analyze", "game", "score", "problems", "eyes"] {
        let ran = run(&[command, &path], "");
        assert!(ran.out.contains("red\\u{1b}[31m.sgf, 0"), "{command} {}", ran.out);
        assert!(!(ran.out + &ran.err).contains('\x1b'), "{command}");
    }
}

/// A game without a name for its encoding is read like those before it that have one.
#[test]
fn games_without_a_name_follow_those_that_have_one() {
    // One character of GBK, which might be one of Big5.
    let games = b"(;SZ[2]CA[GBK]PB[\xd5\\];B[aa];W[bb])\n(;SZ[2]PB[\xd5\\];B[aa];W[bb])\n";
    let path = file("usual.sgf", games);
    let ran = run(&["analyze", "--json", &path], "");
    assert_eq!(ran.code, 0);
    let answers = ran.answers();
    assert_eq!(answers[1]["encoding"], "GBK");
    assert_eq!(answers[1]["board"], json!(["X.", ".O"]));
}
