//! The published packages of this workspace, as cargo itself describes them.

use std::env;
use std::process::Command;

use serde_json::Value;

fn cargo(arguments: &[&str]) -> String {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(arguments)
        .args(["--offline", "--quiet"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

/// The packages of the workspace that may be published.
fn published() -> Vec<Value> {
    let metadata = cargo(&["metadata", "--no-deps", "--format-version", "1"]);
    let metadata: Value = serde_json::from_str(&metadata).expect("JSON");
    let all = metadata["packages"].as_array().expect("packages").clone();
    all.into_iter().filter(|package| package["publish"].is_null()).collect()
}

fn name(package: &Value) -> &str {
    package["name"].as_str().expect("a name")
}

#[test]
fn the_binding_and_the_benchmarks_are_not_published() {
    let mut names: Vec<String> = published().iter().map(|it| name(it).to_owned()).collect();
    names.sort();
    let libraries = [
        "pass-alive-eyes",
        "pass-alive-json",
        "pass-alive-notation",
        "pass-alive-scene",
        "pass-alive-streams",
    ];
    assert_eq!(names, [&["pass-alive", "pass-alive-cli"][..], &libraries].concat());
}

#[test]
fn every_package_says_what_it_is() {
    for package in published() {
        for key in ["description", "license", "readme", "rust_version"] {
            assert!(package[key].is_string(), "{} has no {key}", name(&package));
        }
        for key in ["keywords", "categories"] {
            let number = package[key].as_array().map_or(0, Vec::len);
            assert!((1..=5).contains(&number), "{} has {number} {key}", name(&package));
        }
    }
}

#[test]
fn every_package_carries_its_licences_and_nothing_but_its_source() {
    for package in published() {
        let list = cargo(&["package", "--list", "--allow-dirty", "--package", name(&package)]);
        let files: Vec<&str> = list.lines().collect();
        for file in ["LICENSE-APACHE", "LICENSE-MIT", "README.md"] {
            assert!(files.contains(&file), "{} lacks {file}", name(&package));
        }
        let made_by_cargo = [".cargo_vcs_info.json", "Cargo.lock", "Cargo.toml", "Cargo.toml.orig"];
        let strange = files.iter().find(|file| {
            let expected = file.starts_with("src/")
                || file.starts_with("LICENSE-")
                || **file == "README.md"
                || made_by_cargo.contains(file);
            !expected
        });
        assert_eq!(strange, None, "in {}", name(&package));
    }
}

#[test]
fn the_library_depends_on_nothing() {
    let packages = published();
    let library = packages.iter().find(|it| name(it) == "pass-alive").expect("the library");
    let default = library["features"]["default"].as_array().map_or(0, Vec::len);
    assert_eq!(default, 0, "nothing is on unless it is asked for");
    for dependency in library["dependencies"].as_array().expect("a list") {
        let needed = dependency["kind"] != "dev" && dependency["optional"] == false;
        assert!(!needed, "{}", dependency["name"]);
    }
}
