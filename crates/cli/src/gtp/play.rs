//! Moves and time (6.3.3, 6.3.4).

use super::engine::{Engine, played};
use super::failure::Answer;
use super::words::Words;

pub(super) fn play(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let (color, vertex) = (words.color()?, words.vertex(engine.grid())?);
    engine.play(color, vertex)?;
    Ok(String::new())
}

/// GNU Go's: 1 if a move is legal, otherwise 0.
pub(super) fn is_legal(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let (color, vertex) = (words.color()?, words.vertex(engine.grid())?);
    let is_legal = played(engine.game(), color, vertex).is_ok();
    Ok(u32::from(is_legal).to_string())
}

/// GoGui's: plays all of these moves, or none if one of them is illegal.
pub(super) fn play_sequence(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let moves = words.moves(engine.grid())?;
    let mut after = engine.game().clone();
    for &(color, vertex) in &moves {
        after = played(&after, color, vertex)?;
    }
    moves.into_iter().try_for_each(|(color, vertex)| engine.play(color, vertex))?;
    Ok(String::new())
}

pub(super) fn undo(engine: &mut Engine, _: &mut Words<'_>) -> Answer {
    engine.undo(1)?;
    Ok(String::new())
}

/// GNU Go's: takes back several moves, or one if no number is given.
pub(super) fn gg_undo(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let moves = words.optional_int()?.unwrap_or(1);
    engine.undo(moves as usize)?;
    Ok(String::new())
}

/// Moves take no time worth counting.
pub(super) fn time_settings(_: &mut Engine, words: &mut Words<'_>) -> Answer {
    let (_main, _byo_yomi, _stones) = (words.int()?, words.int()?, words.int()?);
    Ok(String::new())
}

pub(super) fn time_left(_: &mut Engine, words: &mut Words<'_>) -> Answer {
    let (_color, _time, _stones) = (words.color()?, words.int()?, words.int()?);
    Ok(String::new())
}
