//! The program, run as a reader would run it.

mod answers;
mod conformance;
mod definition;
mod documented;
mod drawings;
mod eyes;
mod faults;
mod figures;
mod games;
mod golden;
mod problems;
mod proofs;
mod snippets;
mod spaces;
mod streams;
mod texts;
mod verdicts;

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

struct Ran {
    code: i32,
    out: String,
    err: String,
}

impl Ran {
    /// The answers, one a line.
    fn answers(&self) -> Vec<Value> {
        self.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    }
}

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_pass-alive"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(arguments: &[&str], input: impl AsRef<[u8]>) -> Ran {
    finish(&mut program(arguments), input)
}

/// Runs a command to its end.
fn finish(command: &mut Command, input: impl AsRef<[u8]>) -> Ran {
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let input = input.as_ref().to_vec();
    // A program that does not read its input may end before all is written.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().expect("the program ends");
    let _ = writer.join().expect("the input is written");
    Ran {
        code: output.status.code().expect("an exit code"),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

fn json_of(arguments: &[&str], input: &str) -> Vec<Value> {
    let ran = run(&[&["analyze", "--json"], arguments].concat(), input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    ran.answers()
}

/// A file of its own in the folder for tests.
fn file(name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, bytes).expect("a file");
    path.to_str().expect("a plain path").to_owned()
}

const WORKED: &str = "X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX\n";
