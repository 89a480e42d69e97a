//! Drawings as they were last looked at, under `tests/golden/scene`. With
//! `PASS_ALIVE_BLESS=1` in the environment they are written anew.

mod eyes;
mod plane;
mod space;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs};

/// The name of a file, and its SVG.
type Drawing = (String, String);

fn drawings() -> Vec<Drawing> {
    [plane::drawings(), eyes::drawings(), space::drawings()].concat()
}

#[test]
fn drawings_are_as_they_were_last_examined() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/scene");
    let drawings = drawings();
    if env::var_os("PASS_ALIVE_BLESS").is_some_and(|value| value == "1") {
        fs::create_dir_all(&folder).expect("a folder");
        for old in fs::read_dir(&folder).expect("the folder") {
            fs::remove_file(old.expect("a file").path()).expect("a file to remove");
        }
        for (name, drawing) in &drawings {
            fs::write(folder.join(name), drawing).expect("a file to write");
        }
    }
    let mut kept: BTreeSet<String> = fs::read_dir(&folder)
        .expect("the folder")
        .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    for (name, drawing) in &drawings {
        let golden = fs::read_to_string(folder.join(name)).unwrap_or_default();
        assert!(golden == *drawing, "{name} has changed: look at it, then `npm run bless`");
        kept.remove(name);
    }
    assert!(kept.is_empty(), "nothing draws {kept:?}");
}

/// The facts that a program can read from a drawing if it knows SVG and nothing else.
#[test]
fn every_drawing_is_xml_without_references_to_anything_outside() {
    for (name, drawing) in drawings() {
        let document = roxmltree::Document::parse(&drawing).expect("XML");
        let root = document.root_element();
        assert_eq!(root.attribute("role"), Some("img"), "{name}");
        assert_eq!(root.first_element_child().map(|title| title.tag_name().name()), Some("title"));
        for node in root.descendants() {
            let tag = node.tag_name().name();
            assert!(!["style", "script", "image", "use"].contains(&tag), "{name}: {tag}");
            for attribute in node.attributes() {
                assert!(!attribute.value().contains("url("), "{name}: {attribute:?}");
                assert_ne!(attribute.name(), "style", "{name}");
                assert_ne!(attribute.name(), "href", "{name}");
            }
        }
    }
}
