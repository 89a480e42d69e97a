//! An answer: a position, and for each colour what was asked.

use pass_alive::Color;
use serde::Serialize;

use crate::Position;

#[derive(Serialize)]
struct Json<'a, C, T> {
    #[serde(flatten)]
    position: &'a Position<'a>,
    #[serde(flatten)]
    common: C,
    #[serde(skip_serializing_if = "Option::is_none")]
    black: Option<T>,
    #[serde(skip_serializing_if = "Option::is_none")]
    white: Option<T>,
}

/// Nothing that is about both colours.
#[derive(Serialize)]
struct Nothing {}

/// The answer for a position, with `side` of each colour that was asked about.
pub fn answer<'a, T: Serialize + 'a>(
    position: &'a Position<'a>,
    side: impl FnMut(Color) -> Option<T>,
) -> impl Serialize + 'a {
    answer_with(position, Nothing {}, side)
}

/// The same with keys that are about both colours.
pub(crate) fn answer_with<'a, C: Serialize + 'a, T: Serialize + 'a>(
    position: &'a Position<'a>,
    common: C,
    mut side: impl FnMut(Color) -> Option<T>,
) -> impl Serialize + 'a {
    Json { position, common, black: side(Color::Black), white: side(Color::White) }
}
