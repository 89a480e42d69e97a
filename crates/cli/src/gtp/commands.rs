//! The table of commands, and those about the program itself (6.3.1).

use super::command::Command;
use super::engine::Engine;
use super::failure::{Answer, Failure};
use super::words::Words;
use super::{analyze, dragon, genmove, handicap, load, play, setup, show, status};

/// A command: it reads its arguments, changes the state and answers. Further arguments are passed
/// over, as GNU Go does.
type Run = fn(&mut Engine, &mut Words<'_>) -> Answer;

/// All commands, in the order of the document; then those of other programs, and
/// private ones.
const COMMANDS: [(&str, Run); 36] = [
    ("protocol_version", |_, _| Ok("2".to_owned())),
    ("name", |_, _| Ok("pass-alive".to_owned())),
    ("version", |_, _| Ok(env!("CARGO_PKG_VERSION").to_owned())),
    ("known_command", known_command),
    ("list_commands", list_commands),
    ("quit", quit),
    ("boardsize", setup::boardsize),
    ("clear_board", setup::clear_board),
    ("komi", setup::komi),
    ("fixed_handicap", handicap::fixed_handicap),
    ("place_free_handicap", handicap::place_free_handicap),
    ("set_free_handicap", handicap::set_free_handicap),
    ("play", play::play),
    ("genmove", genmove::genmove),
    ("undo", play::undo),
    ("time_settings", play::time_settings),
    ("time_left", play::time_left),
    ("final_score", status::final_score),
    ("final_status_list", status::final_status_list),
    ("loadsgf", load::loadsgf),
    ("reg_genmove", genmove::reg_genmove),
    ("showboard", show::showboard),
    ("list_stones", show::list_stones),
    ("is_legal", play::is_legal),
    ("set_position", setup::set_position),
    ("dragon_status", dragon::dragon_status),
    ("gg-undo", play::gg_undo),
    ("gogui-play_sequence", play::play_sequence),
    ("gogui-setup", setup::gogui_setup),
    ("gogui-setup_player", setup::gogui_setup_player),
    ("gogui-analyze_commands", analyze::analyze_commands),
    ("pass-alive-rounds", analyze::rounds),
    ("pass-alive-blocks", analyze::blocks),
    ("pass-alive-regions", analyze::regions),
    ("pass-alive-vital", analyze::vital),
    ("pass-alive-held", analyze::held),
];

/// Runs a command.
///
/// # Errors
/// [`Failure`] says why it failed.
pub(super) fn run(command: Command, engine: &mut Engine) -> Answer {
    let mut words = command.words.ok_or(Failure::SyntaxError)?;
    let name = words.word()?;
    let (_, run) =
        COMMANDS.iter().find(|(known, _)| *known == name).ok_or(Failure::UnknownCommand)?;
    run(engine, &mut words)
}

fn known_command(_: &mut Engine, words: &mut Words<'_>) -> Answer {
    let name = words.word().unwrap_or_default();
    Ok(COMMANDS.iter().any(|(known, _)| *known == name).to_string())
}

fn list_commands(_: &mut Engine, _: &mut Words<'_>) -> Answer {
    Ok(COMMANDS.map(|(name, _)| name).join("\n"))
}

fn quit(engine: &mut Engine, _: &mut Words<'_>) -> Answer {
    engine.quit();
    Ok(String::new())
}
