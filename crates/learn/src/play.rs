//! Moves.

use pass_alive::Color;

use crate::bits::{Bits, each};
use crate::neighbors::Neighbors;
use crate::plane::Plane;

/// The board after a move on a point, which is one bit, unless there is a stone already or the move
/// is suicide. Ko is ignored. `around` has the neighbours of the board's points.
#[must_use]
pub fn played(plane: &Plane, around: &Neighbors, color: Color, point: Bits) -> Option<Plane> {
    if (plane.black | plane.white) & point != 0 {
        return None;
    }
    let own = plane.stones(color) | point;
    let mut enemy = plane.stones(color.other());
    let is_captured =
        |stones: Bits, others: Bits| around.next_to(stones) & plane.all() & !(stones | others) == 0;
    for next in each(around.next_to(point) & enemy) {
        let block = around.part(enemy, next, false);
        if next & enemy != 0 && is_captured(block, own | enemy) {
            enemy &= !block;
        }
    }
    if is_captured(around.part(own, point, false), own | enemy) {
        return None;
    }
    let (black, white) = if color == Color::Black { (own, enemy) } else { (enemy, own) };
    Some(Plane { black, white, ..*plane })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(rows: &str, color: Color, point: u32) -> Option<Plane> {
        let plane = Plane::from_rows(rows).unwrap();
        played(&plane, &Neighbors::of(&plane), color, 1 << point)
    }

    #[test]
    fn a_move_captures_and_is_no_suicide() {
        let captured = after("XO./.X./...", Color::Black, 2).expect("a move");
        assert_eq!(captured.to_rows(), "X.X/.X./...");
        assert_eq!(after(".X./X../...", Color::White, 0), None);
        assert_eq!(after(".X./X../...", Color::Black, 1), None);
        let takes_to_live = after(".XO/XO./O..", Color::White, 0).expect("a capture");
        assert_eq!(takes_to_live.to_rows(), "O.O/.O./O..");
    }
}
