//! The marks of a text's position: `BoardMark` of `web/engine/types.ts`, where they come in, too.

use pass_alive::{Mark, MarkKind};

use crate::answer::{List, answer};
use crate::value::Object;

pub(super) fn encode(marks: &[Mark]) -> List<BoardMark> {
    marks.iter().map(BoardMark::new).collect()
}

answer! {
    /// A mark, already in JavaScript.
    struct BoardMark;
}

impl BoardMark {
    fn new(mark: &Mark) -> Self {
        let object = Object::new();
        object.set_count("point", mark.point.number());
        let kind = match &mark.kind {
            MarkKind::Circle => "circle",
            MarkKind::Square => "square",
            MarkKind::Triangle => "triangle",
            MarkKind::Cross => "cross",
            MarkKind::Label(text) => {
                object.set_text("text", text);
                "label"
            }
        };
        object.set_text("kind", kind);
        Self(object)
    }
}
