//! The links of a diagram's marks.

use super::Diagram;
use super::drawn::is_anchor;
use super::lines::Lines;
use crate::Link;
use crate::cursor::Cursor;
use alloc::borrow::ToOwned;
use alloc::vec::Vec;

/// The longest target of a link, in bytes; a longer one is left out. A mark, and so its target, may be on
/// every point of a board.
const LONGEST: usize = 1000;

/// The links of the points whose mark has one, in reading order.
pub(crate) fn links(text: &str) -> Vec<Link> {
    let diagram = Lines::next_diagram(&mut Cursor::new(text)).map(Diagram::read);
    let Some(Ok(diagram)) = diagram else { return Vec::new() };
    // By the character of the mark; the first link of a mark counts.
    let mut targets = [None; 128];
    for (anchor, target) in diagram.lines.annotations().filter_map(link) {
        if let Some(free @ None) = targets.get_mut(anchor as usize) {
            *free = Some(target);
        }
    }
    let linked = (0..).zip(diagram.inside.points(&diagram.lines)).filter_map(|(index, drawn)| {
        let target = (*targets.get(drawn.character as usize)?)?;
        Some(Link { point: diagram.board_point(index), target: target.to_owned() })
    });
    linked.collect()
}

/// The mark and the target of a line such as `[a|target]`.
fn link(mut line: Cursor<'_>) -> Option<(char, &str)> {
    line.eat("[");
    line.skip_white();
    let anchor = line.next().filter(|&c| is_anchor(c))?;
    line.skip_white();
    if !line.eat("|") {
        return None;
    }
    line.skip_white();
    let start = line.clone();
    line.go_past(|c| c != ']');
    let target = start.until(&line).trimmed().text();
    (!target.is_empty() && target.len() <= LONGEST).then_some((anchor, target))
}
