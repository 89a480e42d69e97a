//! Checks that no files of a crate depend on each other in a circle, for the crates whose folders are
//! the arguments. A file depends on each file that defines a name that it uses, however the name is
//! re-exported on the way. A declaration `mod name;` and a re-export are no use; nor are tests.

mod modules;
mod names;

use std::collections::BTreeSet;
use std::io;
use std::path::Path;
use std::process::ExitCode;

use modules::Modules;

fn main() -> ExitCode {
    let folders: Vec<String> = std::env::args().skip(1).collect();
    match faults(&folders) {
        Ok(faults) if faults.is_empty() => ExitCode::SUCCESS,
        Ok(faults) => {
            println!("{}", faults.join("\n"));
            ExitCode::FAILURE
        }
        Err(error) => {
            println!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// The circles in crates, each as a sentence.
fn faults(folders: &[String]) -> io::Result<Vec<String>> {
    let mut faults = Vec::new();
    for folder in folders {
        let modules = Modules::read(Path::new(folder))?;
        for circle in circles(&modules.edges()) {
            let files: Vec<String> =
                circle.iter().map(|&it| modules.file(it).display().to_string()).collect();
            let files = files.join("\n  ");
            faults.push(format!("These files depend on each other in a circle:\n  {files}"));
        }
    }
    Ok(faults)
}

/// The sets of more than one node that all reach each other. `edges` has the nodes that each leads to.
fn circles(edges: &[BTreeSet<usize>]) -> Vec<BTreeSet<usize>> {
    let reached: Vec<BTreeSet<usize>> = (0..edges.len())
        .map(|start| {
            let (mut reached, mut next) = (BTreeSet::new(), vec![start]);
            while let Some(node) = next.pop() {
                next.extend(edges[node].iter().copied().filter(|&it| reached.insert(it)));
            }
            reached
        })
        .collect();
    let circle = |a: usize| -> BTreeSet<usize> {
        reached[a].iter().copied().filter(|&b| reached[b].contains(&a)).collect()
    };
    let all: BTreeSet<BTreeSet<usize>> = (0..edges.len()).map(circle).collect();
    all.into_iter().filter(|circle| circle.len() > 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::path::PathBuf;

    /// A folder for the crates of the tests.
    fn scratch() -> PathBuf {
        std::env::temp_dir().join(format!("pass-alive-circles-{}", std::process::id()))
    }

    /// The circles of a crate with these files, each as its sorted names.
    fn found(name: &str, files: &[(&str, &str)]) -> Vec<Vec<String>> {
        let folder = scratch().join(name);
        let _ = fs::remove_dir_all(&folder);
        for (file, text) in files {
            let path = folder.join("src").join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        let modules = Modules::read(&folder).expect("a crate");
        let source = folder.join("src");
        let name = |it: &usize| {
            let file = modules.file(*it).strip_prefix(&source).expect("a file of the crate");
            file.display().to_string()
        };
        let names = |circle: BTreeSet<usize>| {
            let names: BTreeSet<String> = circle.iter().map(name).collect();
            names.into_iter().collect()
        };
        circles(&modules.edges()).into_iter().map(names).collect()
    }

    #[test]
    fn a_circle_is_found_through_a_re_export_and_a_path() {
        let files = [
            ("lib.rs", "mod a; mod b; mod c; pub use a::A; pub use c::C;"),
            ("a.rs", "use crate::b; pub struct A; fn f() { b::f() }"),
            ("b.rs", "pub fn f() -> crate::C { todo!() }"),
            ("c.rs", "use super::A; pub struct C(A);"),
        ];
        assert_eq!(found("circle", &files), [["a.rs", "b.rs", "c.rs"]]);
    }

    #[test]
    fn a_parent_that_declares_and_re_exports_is_in_no_circle() {
        let files = [
            ("lib.rs", "mod a; pub const SIDE: u32 = 1; pub use a::{A as First, deep::*};"),
            ("a/mod.rs", "pub mod deep; use deep::D; pub struct A(D);"),
            (
                "a/deep.rs",
                "use crate::SIDE; pub struct D([u32; SIDE as usize]);
                #[cfg(test)] mod tests { use crate::First; fn f(_: First) {} }",
            ),
        ];
        assert_eq!(found("parent", &files), Vec::<Vec<String>>::new());
        let used = [files[0], files[1], ("a/deep.rs", "use crate::First; pub struct D(First);")];
        assert_eq!(found("parent-used", &used), [["a/deep.rs", "a/mod.rs"]]);
    }

    #[test]
    fn a_circle_is_a_fault_that_names_its_files() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            ("a.rs", "use crate::b::B; pub struct A(B);"),
            ("b.rs", "use crate::a::A; pub struct B(A);"),
        ];
        assert_eq!(found("fault", &files), [["a.rs", "b.rs"]]);
        let folder = scratch().join("fault").display().to_string();
        let [fault] = &faults(&[folder]).expect("a crate")[..] else { panic!("one circle") };
        assert!(fault.contains("a.rs") && fault.contains("b.rs"), "{fault}");
    }

    #[test]
    fn macros_and_globs_are_followed() {
        let files = [
            ("lib.rs", "mod words; mod a; mod prelude;"),
            (
                "words.rs",
                "use crate::a::A; macro_rules! words { () => {} } pub(crate) use words; fn f(_: A) {}",
            ),
            ("a.rs", "use crate::prelude::*; words!(); pub struct A;"),
            ("prelude.rs", "pub(crate) use crate::words::*;"),
        ];
        assert_eq!(found("macros", &files), [["a.rs", "words.rs"]]);
    }
}
