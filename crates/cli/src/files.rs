//! The files of folders, and bars that show how much has been answered.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

use crate::output::Output;

/// The given files, and for a folder all files in it and below that end in a full stop and `end`,
/// in order of name; for none the standard input.
///
/// # Errors
/// If the complaints about folders that may not be read cannot be written.
pub(crate) fn all(options: &[PathBuf], end: &str, output: &mut Output) -> io::Result<Vec<PathBuf>> {
    if options.is_empty() {
        return Ok(vec![PathBuf::from("-")]);
    }
    let mut files = Vec::new();
    for path in options {
        if !path.is_dir() {
            files.push(path.clone());
            continue;
        }
        let before = files.len();
        let mut folders = vec![path.clone()];
        while let Some(folder) = folders.pop() {
            match entries(&folder, end) {
                Ok((below, found)) => {
                    folders.extend(below);
                    files.extend(found);
                }
                Err(error) => output.complain(folder.display(), error)?,
            }
        }
        files[before..].sort();
        if files.len() == before {
            let problem = format!("there is no .{end} file in this folder");
            output.complain(path.display(), problem)?;
        }
    }
    Ok(files)
}

/// The folders in a folder, and its files with this ending. Links to folders are not followed, so that
/// none is visited twice.
fn entries(folder: &Path, end: &str) -> io::Result<(Vec<PathBuf>, Vec<PathBuf>)> {
    let (mut folders, mut files) = (Vec::new(), Vec::new());
    for entry in folder.read_dir()? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            folders.push(path);
        } else if path.extension().is_some_and(|found| found.eq_ignore_ascii_case(end)) {
            files.push(path);
        }
    }
    Ok((folders, files))
}

/// A progress bar, for two or more files, unless answers go to the same terminal.
pub(crate) fn progress(files: usize, is_answered: bool) -> ProgressBar {
    if files < 2 || is_answered && io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(files as u64);
    show(&bar, "{wide_bar} {human_pos} of {human_len} files, {eta}");
    bar
}

/// Smaller inputs need no progress bar.
const SOON_READ: u64 = 1 << 20;

/// A progress bar of the bytes of `files`, unless answers go to the same terminal. Without an end
/// for the standard input, and for what is not a regular file.
pub(crate) fn progress_in_bytes(files: &[PathBuf]) -> ProgressBar {
    let length = |path: &PathBuf| fs::metadata(path).ok().filter(fs::Metadata::is_file);
    let total: Option<u64> = files.iter().map(|path| Some(length(path)?.len())).sum();
    let is_typed = total.is_none() && io::stdin().is_terminal();
    if total.is_some_and(|bytes| bytes < SOON_READ) || is_typed || io::stdout().is_terminal() {
        return ProgressBar::hidden();
    }
    let (bar, template) = match total {
        Some(bytes) => (ProgressBar::new(bytes), "{wide_bar} {bytes} of {total_bytes}, {eta}"),
        None => (ProgressBar::new_spinner(), "{bytes} read, {bytes_per_sec}"),
    };
    show(&bar, template);
    bar
}

fn show(bar: &ProgressBar, template: &str) {
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
}
