//! The files of a crate, each a module, and what they depend on.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path as FilePath, PathBuf};

use crate::names::{Names, Path};

/// The modules of a crate that are files.
pub(crate) struct Modules {
    files: Vec<(PathBuf, Path, Names)>,
    /// The index of each module.
    indices: BTreeMap<Path, usize>,
}

impl Modules {
    /// Reads the crate in a folder, from `src/lib.rs`, or from `src/main.rs` if there is no library.
    ///
    /// # Errors
    /// If a file cannot be read or is no Rust.
    pub(crate) fn read(folder: &FilePath) -> io::Result<Self> {
        let source = folder.join("src");
        let library = source.join("lib.rs");
        let root = if library.exists() { library } else { source.join("main.rs") };
        let mut modules = Self { files: Vec::new(), indices: BTreeMap::new() };
        modules.add(root, Path::new(), &source)?;
        Ok(modules)
    }

    /// Adds the module `path` and those in it, whose files are in `folder`.
    fn add(&mut self, file: PathBuf, path: Path, folder: &FilePath) -> io::Result<()> {
        let text = fs::read_to_string(&file)
            .map_err(|error| io::Error::other(format!("{}: {error}", file.display())))?;
        let parsed = syn::parse_file(&text)
            .map_err(|error| io::Error::other(format!("{}: {error}", file.display())))?;
        let names = Names::of(&parsed);
        let children = names.children.clone();
        self.indices.insert(path.clone(), self.files.len());
        self.files.push((file, path.clone(), names));
        for child in children {
            let inner = folder.join(&child);
            let alone = folder.join(format!("{child}.rs"));
            let file = if alone.exists() { alone } else { inner.join("mod.rs") };
            self.add(file, [&path[..], &[child]].concat(), &inner)?;
        }
        Ok(())
    }

    pub(crate) fn file(&self, index: usize) -> &FilePath {
        &self.files[index].0
    }

    /// The files that each file depends on, itself excluded.
    pub(crate) fn edges(&self) -> Vec<BTreeSet<usize>> {
        let files = self.files.iter().enumerate();
        files
            .map(|(index, (_, _, names))| {
                let defining = names.used.iter().filter_map(|path| self.find(index, path, 0));
                defining.filter(|&it| it != index).collect()
            })
            .collect()
    }

    /// The file that defines the first name in `path` that is no module, seen from a file.
    fn find(&self, from: usize, path: &[String], depth: u32) -> Option<usize> {
        let (first, rest) = path.split_first()?;
        let module = &self.files[from].1;
        match first.as_str() {
            "crate" => self.find_in(0, rest, depth),
            "self" => self.find_in(from, rest, depth),
            "super" => {
                let parent = module.split_last()?.1;
                self.find_in(*self.indices.get(parent)?, rest, depth)
            }
            _ => self.find_in(from, path, depth),
        }
    }

    /// The same for a path that begins with a name in a module.
    fn find_in(&self, module: usize, path: &[String], depth: u32) -> Option<usize> {
        let (first, rest) = path.split_first()?;
        // Imports may lead round in circles.
        if depth > 32 {
            return None;
        }
        let (_, place, names) = &self.files[module];
        if first == "super" || first == "self" {
            return self.find(module, path, depth + 1);
        }
        if names.defined.contains(first) {
            return Some(module);
        }
        if names.children.contains(first) {
            let child = [&place[..], std::slice::from_ref(first)].concat();
            return self.find_in(*self.indices.get(&child)?, rest, depth + 1);
        }
        if let Some(target) = names.imported.get(first) {
            // A name of another crate that is called like the import.
            let is_external =
                target.first() == Some(first) && !rest.is_empty() && target.len() == 1;
            let whole = [&target[..], rest].concat();
            return if is_external { None } else { self.find(module, &whole, depth + 1) };
        }
        let globs = names.globs.iter();
        globs
            .filter(|glob| glob.first() != Some(first))
            .find_map(|glob| self.find(module, &[&glob[..], path].concat(), depth + 1))
    }
}
