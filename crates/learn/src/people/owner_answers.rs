//! What lives if its owner answers.

use pass_alive::{Color, Suicide};

use crate::bits::{Bits, each};
use crate::definition::{Seen, decide};
use crate::people::mistakes::Mistakes;
use crate::plane::Plane;
use crate::play::played;

/// Whether, after every enemy move near a black block and after a pass, one answer near it, or none,
/// makes the block unconditionally alive. Near is within two steps.
pub(super) fn lives_if_answered(plane: &Plane, seen: &Seen, block: Bits) -> bool {
    let next = seen.around.next_to(block);
    let near = (next | seen.around.next_to(next)) & !block;
    let is_alive = |plane: &Plane| {
        block & !decide(plane, Color::Black, Suicide::Forbidden, &Mistakes::NONE).alive == 0
    };
    let can_answer = |plane: &Plane| {
        is_alive(plane)
            || each(near).any(|point| {
                played(plane, &seen.around, Color::Black, point).is_some_and(|then| is_alive(&then))
            })
    };
    let mut moves = each(near).filter_map(|point| played(plane, &seen.around, Color::White, point));
    can_answer(plane) && moves.all(|then| can_answer(&then))
}
