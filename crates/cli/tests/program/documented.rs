//! The commands of `docs/programs.md` print what it says.

use std::path::Path;
use std::process::Command;

const TEXT: &str = include_str!("../../../../docs/programs.md");

/// Without white space at the ends of lines, and without empty lines at the end.
fn trimmed(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_end().to_owned()
}

#[test]
fn commands_print_what_the_documentation_says() {
    let program = Path::new(env!("CARGO_BIN_EXE_pass-alive"));
    let folder = program.parent().expect("a folder").to_str().expect("a path of text");
    let path = format!("{folder}:{}", std::env::var("PATH").expect("a path"));
    let blocks: Vec<&str> = TEXT.split("```console\n$ ").skip(1).collect();
    assert_eq!(blocks.len(), 5);
    for block in blocks {
        let block = block.split("```").next().expect("a block");
        let (command, expected) = block.split_once('\n').expect("a command and what it prints");
        let output =
            Command::new("sh").args(["-c", command]).env("PATH", &path).output().expect("a shell");
        let printed = String::from_utf8(output.stdout).expect("text");
        assert_eq!(trimmed(&printed), trimmed(expected), "{command}");
    }
}
