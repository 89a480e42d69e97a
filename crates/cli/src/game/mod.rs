//! `pass-alive game`: the moves at which blocks become unconditionally alive, and the points settled.

mod one;
mod tally;

use std::io::{self, Write};

use pass_alive_streams::Piece;

use crate::arguments::Game;
use crate::files;
use crate::input::Input;
use crate::ordered::answer_all;
use crate::output::Output;
use crate::positions::each_of_one_layer;

use one::FollowedGame;
use tally::Tally;

/// Follows every game of every file.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn follow(options: &Game, input: &mut Input, output: &mut Output) -> io::Result<()> {
    let files = files::all(&options.files, "sgf", output)?;
    let bar = files::progress(files.len(), !options.summary);
    let mut tally = Tally::default();
    let add = |games: Tally| tally.add(games);
    answer_all(
        &files,
        input,
        output,
        |(), piece, output| follow_all(options, piece, output),
        add,
        || bar.inc(1),
    )?;
    bar.finish_and_clear();
    match (options.json, options.summary || tally.games() > 1) {
        (true, _) if options.summary => {
            serde_json::to_writer(output.answers(), &tally.json(&options.analysis))?;
            writeln!(output.answers())
        }
        (false, true) => tally.write(&options.analysis, output.answers()),
        _ => Ok(()),
    }
}

fn follow_all(options: &Game, piece: &Piece, output: &mut Output) -> io::Result<Tally> {
    let mut tally = Tally::default();
    each_of_one_layer(piece, output, |index, record, grid, output| {
        let moves = record.moves();
        let game = FollowedGame { piece, index, record, grid, moves, options };
        tally.add(game.follow(output)?);
        Ok(())
    })?;
    Ok(tally)
}
