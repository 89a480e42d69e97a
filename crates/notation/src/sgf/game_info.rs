//! The game-info properties of a game.

use super::name::{self, Name};
use super::tokens::{Kind, Token, Tokens, values};
use crate::cursor::Cursor;
use crate::escapes;
use crate::script::Script;
use alloc::string::String;

/// The game-info properties of a game, as its root has them.
///
/// Each is the text of the first such property that is not empty, without white space at its
/// ends; it is empty if there is none. Nothing is interpreted: a komi may be `6.5`, `6,5` or
/// `six`. All but [`description`](Self::description) are one line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct GameInfo {
    /// The player of the black stones: `PB`, `BR`, `BT`.
    pub black: Player,
    /// The player of the white stones: `PW`, `WR`, `WT`.
    pub white: Player,
    /// The result, usually such as `B+3.5`, `W+R` or `0`: `RE`.
    pub result: String,
    /// The komi, usually in points: `KM`.
    pub komi: String,
    /// The number of handicap stones: `HA`.
    pub handicap: String,
    /// The rules: `RU`.
    pub rules: String,
    /// The time limit, usually in seconds: `TM`.
    pub time: String,
    /// The overtime: `OT`.
    pub overtime: String,
    /// The date, usually such as `1846-07-21`: `DT`.
    pub date: String,
    /// The name of the game: `GN`.
    pub name: String,
    /// The event: `EV`.
    pub event: String,
    /// The round of the event: `RO`.
    pub round: String,
    /// The place: `PC`.
    pub place: String,
    /// The source, such as a book: `SO`.
    pub source: String,
    /// The author of the comments: `AN`.
    pub annotator: String,
    /// A comment on the game as a whole, lines separated by `\n`: `GC`.
    pub description: String,
    /// The place in the text of the encoding that the game names: `CA`; both 0 without one.
    encoding: (usize, usize),
}

/// A player of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Player {
    /// The player's name: `PB`, `PW`.
    pub name: String,
    /// The rank, usually such as `4d`: `BR`, `WR`.
    pub rank: String,
    /// The team: `BT`, `WT`.
    pub team: String,
}

/// The game-info properties of the root of a game tree.
pub(crate) fn game_info(script: &Script) -> GameInfo {
    let mut info = GameInfo::default();
    for value in roots(script).flat_map(values).filter(|value| value.index == 0) {
        let name = Name::new(value.name.as_bytes());
        if name == name::CA && info.encoding.1 == 0 {
            let start = value.text.offset();
            info.encoding = (start, start + value.text.text().len());
        }
        let Some(field) = field(&mut info, name) else { continue };
        if field.is_empty() {
            escapes::push_text(field, value.text.text().trim(), name != name::GC);
        }
    }
    info
}

/// The text of a game as it is written, but for the encoding that it names.
pub(crate) fn source(script: &Script) -> String {
    let (start, end) = game_info(script).encoding;
    let mut text = String::from(script.text.get(..start).unwrap_or_default());
    if end > 0 {
        text.push_str("UTF-8");
    }
    text.push_str(script.text.get(end..).unwrap_or_default());
    text
}

/// The starts of the properties of a tree's root: two if it is torn by a semicolon.
fn roots(script: &Script) -> impl Iterator<Item = Cursor<'_>> {
    let mut tokens = Tokens::new(script.cursor());
    let mut next = move |is_first| loop {
        let Token { start, kind } = tokens.next()?;
        match kind {
            Kind::Semicolon => return Some(tokens.cursor.clone()),
            // A root without its semicolon.
            Kind::Name(_) if is_first => return Some(start),
            _ => {}
        }
    };
    let first = next(true);
    let second = if script.is_torn { next(false) } else { None };
    first.into_iter().chain(second)
}

fn field(info: &mut GameInfo, name: Name) -> Option<&mut String> {
    Some(match name {
        name::PB => &mut info.black.name,
        name::BR => &mut info.black.rank,
        name::BT => &mut info.black.team,
        name::PW => &mut info.white.name,
        name::WR => &mut info.white.rank,
        name::WT => &mut info.white.team,
        name::RE => &mut info.result,
        name::KM => &mut info.komi,
        name::HA => &mut info.handicap,
        name::RU => &mut info.rules,
        name::TM => &mut info.time,
        name::OT => &mut info.overtime,
        name::DT => &mut info.date,
        name::GN => &mut info.name,
        name::EV => &mut info.event,
        name::RO => &mut info.round,
        name::PC => &mut info.place,
        name::SO => &mut info.source,
        name::AN => &mut info.annotator,
        name::GC => &mut info.description,
        _ => return None,
    })
}
