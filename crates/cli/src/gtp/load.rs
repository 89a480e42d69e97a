//! Games from files (6.3.5).

use std::fs;
use std::path::Path;

use pass_alive::{Color, Game, Grid};
use pass_alive_notation::{Format, Record};

use super::engine::Engine;
use super::failure::{Answer, Failure};
use super::setup::MAX_SIDE;
use super::words::Words;
use crate::input::{open, unreadable};

/// Loads the main line of the first game of a file, up to the position before a move.
pub(super) fn loadsgf(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let path = words.word()?;
    let before = words.optional_int()?;
    load(engine, path, before)
        .map_err(|reason| Failure::CannotLoad { path: path.to_owned(), reason })?;
    Ok(String::new())
}

/// # Errors
/// A sentence that says why the file cannot be loaded; nothing is changed.
fn load(engine: &mut Engine, path: &str, before: Option<u32>) -> Result<(), String> {
    let record = first_record(Path::new(path))?;
    let grid = square(&record)?;
    let moves = before.map_or(u32::MAX, |number| number.saturating_sub(1)).min(record.moves());
    let mut games = record.positions(0).take(moves as usize + 1).map(|snapshot| {
        let to_play = snapshot.to_play.unwrap_or(Color::Black);
        Game::new(snapshot.board, to_play).with_ko(snapshot.ko).with_suicide(engine.suicide())
    });
    let mut loaded = Engine::new(engine.suicide());
    let start = games.next().ok_or("there is no game in this file")?;
    let refused = |number| move |_| format!("after move {number} a block has no liberty");
    loaded.begin(grid, start).map_err(refused(0))?;
    for (number, game) in (1..).zip(games) {
        loaded.follow(game).map_err(refused(number))?;
    }
    loaded.set_komi(record.game_info().komi.parse().unwrap_or(engine.komi()));
    *engine = loaded;
    Ok(())
}

/// The first game of a file.
fn first_record(path: &Path) -> Result<Record, String> {
    let kind = fs::metadata(path).map_err(|error| unreadable(&error))?;
    // The standard input, which has the commands, may be called as a file is.
    if !kind.is_file() {
        return Err("this is not a file".to_owned());
    }
    let mut pieces = open(path).map_err(|error| unreadable(&error))?;
    let piece = pieces.next(&mut || Ok(())).map_err(|error| unreadable(&error))?;
    let first = piece.as_ref().and_then(|piece| piece.records().next());
    let record =
        first.ok_or("there is no game in this file")?.map_err(|error| error.to_string())?;
    if record.format() != Format::Sgf {
        return Err("this is not a game in SGF".to_owned());
    }
    match record.complaints(0).first() {
        Some(fault) => Err(format!("{}:{}: {fault}", fault.line, fault.column)),
        None => Ok(record),
    }
}

/// The board of a game, if the protocol has it.
fn square(record: &Record) -> Result<Grid, String> {
    let grid = record.grid().map_err(|error| error.to_string())?;
    let (columns, rows) = (grid.columns(), grid.rows());
    if columns == rows && columns <= MAX_SIDE {
        return Ok(grid);
    }
    Err(format!("a board of {columns}×{rows} is not one of the protocol's"))
}
