//! Writes answers that are whole files: one after another to the standard output, or each
//! to a file of its own.

use std::collections::HashSet;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::{fs, mem};

use crate::output::Output;
use crate::positions::Position;

/// The place for answers of one kind.
pub(crate) struct Folder<'a> {
    path: Option<&'a Path>,
    extension: &'static str,
    /// On the standard output, what stands between two answers.
    between: &'static str,
    written: HashSet<PathBuf>,
    begun: bool,
}

impl<'a> Folder<'a> {
    /// The folder `path`, which is made when there is an answer, or the standard output.
    pub(crate) fn new(path: Option<&'a Path>, extension: &'static str) -> Self {
        Self { path, extension, between: "", written: HashSet::new(), begun: false }
    }

    /// The same with `between` between two answers on the standard output.
    pub(crate) fn separated_by(self, between: &'static str) -> Self {
        Self { between, ..self }
    }

    /// Writes the answer for `position`. Complains about a file that cannot be written, or
    /// that was written for another position of this run.
    ///
    /// # Errors
    /// If the standard output cannot be written.
    pub(crate) fn put(
        &mut self,
        position: &Position<'_>,
        text: &str,
        output: &mut Output,
    ) -> io::Result<()> {
        let Some(folder) = self.path else {
            let between = if mem::replace(&mut self.begun, true) { self.between } else { "" };
            return write!(output.answers(), "{between}{text}");
        };
        let path = folder.join(name(position, self.extension));
        if self.written.contains(&path) {
            let problem = format!("{} already holds another answer", path.display());
            return position.complain(output, problem);
        }
        if let Err(error) = fs::create_dir_all(folder).and_then(|()| fs::write(&path, text)) {
            let why = match error.kind() {
                ErrorKind::PermissionDenied => "this is not permitted".to_owned(),
                ErrorKind::AlreadyExists | ErrorKind::NotADirectory => {
                    "there is a file in place of the folder".to_owned()
                }
                _ => error.to_string(),
            };
            return output.complain(path.display(), format_args!("cannot write: {why}"));
        }
        self.written.insert(path);
        Ok(())
    }
}

/// `game-0.svg`; `0.svg` for the standard input.
fn name(position: &Position<'_>, extension: &str) -> String {
    let index = position.index;
    let source = Path::new(&*position.piece.source);
    match source.file_stem().filter(|_| source != Path::new("-")) {
        Some(stem) => format!("{}-{index}.{extension}", stem.to_string_lossy()),
        None => format!("{index}.{extension}"),
    }
}
