//! Files, and the standard input.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::mem;
use std::path::Path;

use indicatif::ProgressBar;
use pass_alive_streams::Pieces;

/// Files, and the standard input.
pub(crate) struct Input {
    standard: Box<dyn Read + Send>,
    bar: ProgressBar,
}

impl Input {
    pub(crate) fn new(standard: Box<dyn Read + Send>) -> Self {
        Self { standard, bar: ProgressBar::hidden() }
    }

    /// Counts the bytes read from now on with `bar`.
    pub(crate) fn count_with(&mut self, bar: ProgressBar) {
        self.bar = bar;
    }

    /// The pieces of a file, or of the standard input for `-`. The standard input is empty the
    /// second time.
    ///
    /// # Errors
    /// If there is no such file.
    pub(crate) fn pieces(&mut self, path: &Path) -> io::Result<Pieces<Box<dyn Read + Send>>> {
        let (source, reader) = match path == Path::new("-") {
            true => ("-".to_owned(), self.take_standard()),
            false => (path.display().to_string(), open_file(path)?),
        };
        Ok(Pieces::new(&source, Box::new(self.bar.wrap_read(reader))))
    }

    /// The standard input, which is empty the second time.
    pub(crate) fn take_standard(&mut self) -> Box<dyn Read + Send> {
        mem::replace(&mut self.standard, Box::new(io::empty()))
    }
}

/// The pieces of a file, whatever it is called.
///
/// # Errors
/// If there is no such file.
pub(crate) fn open(path: &Path) -> io::Result<Pieces<Box<dyn Read + Send>>> {
    Ok(Pieces::new(&path.display().to_string(), open_file(path)?))
}

fn open_file(path: &Path) -> io::Result<Box<dyn Read + Send>> {
    Ok(Box::new(File::open(path)?))
}

/// The reason why a file cannot be read, as a sentence.
pub(crate) fn unreadable(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file".to_owned(),
        ErrorKind::IsADirectory => "this is a folder, not a file".to_owned(),
        ErrorKind::PermissionDenied => "this file may not be read".to_owned(),
        _ => format!("this cannot be read: {error}"),
    }
}
