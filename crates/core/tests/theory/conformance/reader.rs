//! The reader in the README runs.

use std::fs;
use std::process::Command;

use super::file::folder;

/// Runs the reader of the README with a program that says `alive`; what it prints.
fn read(alive: &str) -> Option<String> {
    let readme = fs::read_to_string(folder().join("README.md")).expect("the README");
    let reader = readme.split("```").find_map(|part| part.strip_prefix("python\n")).expect("it");
    assert!(reader.lines().filter(|line| !line.is_empty()).count() <= 10);
    let script = format!("def my_program(board, suicide):\n    return {alive}\n\n{reader}");
    let ran = Command::new("python3").arg("-c").arg(script).current_dir(folder()).output().ok()?;
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
    Some(String::from_utf8(ran.stdout).expect("text"))
}

#[test]
fn the_reader_of_the_readme_finds_what_differs() {
    let Some(all_alive) = read(r#"[[point in "XO" for point in row] for row in board]"#) else {
        println!("skipped: there is no python3");
        return;
    };
    assert!(all_alive.lines().any(|line| line == "suicide-1 forbidden differs"), "{all_alive}");
    assert!(!all_alive.contains("patterns-1 "), "{all_alive}");
    let none = read("[[False for point in row] for row in board]").expect("python3");
    assert!(none.lines().any(|line| line == "patterns-1 allowed differs"), "{none}");
    assert!(!none.contains("patterns-3 "), "{none}");
}
