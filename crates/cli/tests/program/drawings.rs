//! `pass-alive svg`.

use std::fs;
use std::path::PathBuf;

use super::{WORKED, file, run};

/// The drawings that follow one another in an output.
fn documents(out: &str) -> Vec<roxmltree::Document<'_>> {
    let parts = out.split_inclusive("\n</svg>\n");
    parts.map(|part| roxmltree::Document::parse(part).expect("an SVG document")).collect()
}

/// The big texts of a strip, in order: its labels.
fn labels(out: &str) -> Vec<String> {
    let [document] = &documents(out)[..] else { panic!("not one document") };
    let texts = document.descendants().filter(|node| node.attribute("font-size") == Some("88"));
    texts.filter_map(|node| node.text()).map(str::to_owned).collect()
}

/// An empty folder of its own.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    path
}

fn names_in(folder: &PathBuf) -> Vec<String> {
    let name = |entry: std::io::Result<fs::DirEntry>| entry.expect("a file").file_name();
    let names = fs::read_dir(folder).expect("the folder").map(name);
    let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn a_drawing_shows_any_step() {
    let at = |step: &[&str]| {
        let ran = run(&[&["svg"], step, &["-"]].concat(), WORKED);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(ran.out.starts_with("<svg") && ran.out.ends_with("</svg>\n"));
        ran.out
    };
    let end = at(&[]);
    assert_eq!(at(&["--step", "3"]), end);
    assert_eq!(at(&["--step", "99.7"]), end);
    assert_eq!(at(&["--step", "1"]), at(&["--step", "2.0"]));
    assert_ne!(at(&["--step", "1.1"]), at(&["--step", "1.2"]));
    assert_ne!(at(&["--step", "0"]), end);
    let second = run(&["svg", "--index", "1", "-"], ".X.\n\n.X./XXX");
    assert_eq!(second.out, run(&["svg", "-"], ".X./XXX").out);
    let none = run(&["svg", "--index", "2", "-"], ".X.\n\n.X./XXX");
    assert_eq!((none.code, none.err.as_str()), (1, "-: there is no board 2 here: it has 2\n"));
}

#[test]
fn many_positions_are_drawn_one_after_another() {
    let many = run(&["svg"], ".X.\n\n.X\n.XX\n\n.X./XXX\n");
    assert_eq!(
        (many.code, many.err.as_str()),
        (1, "-:4:4: this row has 3 points; the first has 2\n")
    );
    let one = run(&["svg", "-"], ".X.").out;
    assert_eq!(many.out, one + &run(&["svg"], ".X./XXX").out);
    assert_eq!(documents(&many.out).len(), 2);
}

#[test]
fn each_drawing_can_have_a_file_of_its_own() {
    let out = folder("drawings").join("inner");
    let out_name = out.to_str().expect("a plain path");
    let two = file("two-boards.txt", ".X.\n\n.X./XXX\n");
    let ran = run(&["svg", "--out", out_name, &two, "-"], WORKED);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "", ""));
    assert_eq!(names_in(&out), ["0.svg", "two-boards-0.svg", "two-boards-1.svg"]);
    let written = fs::read_to_string(out.join("two-boards-1.svg")).expect("a drawing");
    assert_eq!(written, run(&["svg"], ".X./XXX").out);
    // A second run writes them anew; two answers of one run never share a file.
    let ran = run(&["svg", "--out", out_name, &two, &two], "");
    assert_eq!((ran.code, ran.err.lines().count()), (1, 2));
    assert!(ran.err.starts_with(&format!("{two}:1:1: {out_name}")), "{}", ran.err);
    let ran = run(&["svg", "--out", &two], WORKED);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(
        ran.err.ends_with("cannot write: there is a file in place of the folder\n"),
        "{}",
        ran.err
    );
}

#[test]
fn a_strip_shows_every_round_in_which_something_falls() {
    let strip = |arguments: &[&str], board: &str| {
        let ran = run(&[&["svg", "--strip"], arguments].concat(), board);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        ran.out
    };
    assert_eq!(labels(&strip(&[], WORKED)), ["Start", "Round 1", "Round 2", "Settled"]);
    assert_eq!(labels(&strip(&["--color", "white"], WORKED)), ["Start", "Settled"]);
    assert_eq!(labels(&strip(&[], "...")), ["Start", "Settled"]);
    let both = strip(&[], "O.XO./XX.XO/OXXXO/.OOO.");
    let black = ["Black: Start", "Black: Settled"];
    let white = ["White: Start", "White: Round 1", "White: Round 2", "White: Settled"];
    assert_eq!(labels(&both), [&black[..], &white].concat());
}

#[test]
fn a_strip_wraps_into_even_rows() {
    let size = |arguments: &[&str]| {
        let out = run(&[&["svg", "--strip"], arguments].concat(), WORKED).out;
        let document = &documents(&out)[0];
        let side = |name| document.root_element().attribute(name)?.parse::<u32>().ok();
        (side("width").expect("a width"), side("height").expect("a height"))
    };
    let (row, column) = (size(&["--across", "4"]), size(&["--across", "1"]));
    assert_eq!(size(&[]), row);
    assert_eq!(size(&["--across", "9"]), row);
    assert!(row.0 > 3 * column.0 && column.1 > 3 * row.1);
    // Three and one would leave the last alone.
    assert_eq!(size(&["--across", "3"]), size(&["--across", "2"]));
    let double = size(&["--spacing", "28"]);
    assert!(double.0.abs_diff(2 * row.0) <= 1 && double.1.abs_diff(2 * row.1) <= 1);
}

#[test]
fn a_strip_that_nobody_could_look_at_is_refused() {
    let board = (".X".repeat(100) + "\n").repeat(200);
    let ran = run(&["svg", "--strip", "--color", "black"], board + "\n.X.");
    assert_eq!(ran.err, "-:1:1: a strip of 102 boards of 200×200 is too large\n");
    assert_eq!((ran.code, labels(&ran.out).len()), (1, 2));
}

#[test]
fn no_drawing_tells_where_it_was_made() {
    let path = file("secret-place.txt", ".X.");
    for arguments in [&["svg"][..], &["svg", "--strip"], &["html"]] {
        let out = run(&[arguments, &[&path]].concat(), "").out;
        assert!(out.contains("<title>3×1</title>") && !out.contains("secret"), "{out}");
    }
}

/// The classes of the groups of a drawing.
fn classes(out: &str) -> Vec<String> {
    let [document] = &documents(out)[..] else { panic!("not one document") };
    let classes = document.descendants().filter_map(|node| node.attribute("class"));
    classes.flat_map(|class| class.split(' ')).map(str::to_owned).collect()
}

const CORNER: &str = ".X./X../...//XX./X../...//.X./X../...";

#[test]
fn layers_are_drawn_side_by_side_with_their_numbers() {
    let ran = run(&["svg"], CORNER);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(labels(&ran.out), ["1", "2", "3"]);
    assert!(ran.out.contains("<title>3×3×3</title>"), "{}", ran.out);
    assert!(classes(&ran.out).contains(&"pa-alive-on-black".to_owned()));
    // A torus repeats its edges; a board that is one layer of a box is what it was.
    let opacities = |options: &[&str]| {
        run(&[&["svg"], options].concat(), "X../.../...").out.matches("opacity").count()
    };
    assert_eq!([opacities(&[]), opacities(&["--topology", "torus"])], [0, 1]);
    let strip = run(&["svg", "--strip"], CORNER);
    assert_eq!((strip.code, strip.out.as_str()), (1, ""));
    assert_eq!(strip.err, "-:1:1: a strip shows boards of one layer without joined edges\n");
}

#[test]
fn a_solid_is_seen_from_any_direction() {
    let solid = |options: &[&str]| {
        let ran = run(&[&["svg", "--solid"], options].concat(), CORNER);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{options:?}");
        assert!(classes(&ran.out).contains(&"pa-wall".to_owned()));
        ran.out
    };
    assert_eq!(solid(&[]), solid(&["--turn", "27,24"]));
    assert_eq!(solid(&["--turn", "27,24"]), solid(&["--turn", "387, 24.0"]));
    assert_ne!(solid(&["--turn", "-27,-24"]), solid(&[]));
    assert_ne!(solid(&["--step", "0"]), solid(&[]));
    // A plane can be seen as a solid, too.
    assert_eq!(run(&["svg", "--solid", "--turn", "0,60"], WORKED).code, 0);
}

#[test]
fn turns_that_are_none_are_refused() {
    for (options, message) in [
        (&["--solid", "--turn", "30"][..], "a turn is two angles in degrees: 30,25"),
        (&["--solid", "--turn", "a,b"], "a turn is two angles in degrees: 30,25"),
        (&["--solid", "--turn", "nan,0"], "a turn is two angles in degrees: 30,25"),
        (&["--solid", "--turn", "0,91"], "the second angle of a turn is from -90 to 90"),
        (&["--turn", "30,25"], "--solid"),
        (&["--solid", "--strip"], "cannot be used with"),
    ] {
        let ran = run(&[&["svg"], options].concat(), CORNER);
        assert_eq!(ran.code, 2, "{options:?}");
        assert!(ran.err.contains(message), "{}", ran.err);
    }
}
