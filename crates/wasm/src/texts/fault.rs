//! Faults and oddities of texts: `TextProblem` and `Warning` of `web/engine/problem.ts`.

use alloc::string::ToString;
use alloc::vec::Vec;

use pass_alive::Grid;
use pass_alive_notation::{self as notation, Fault, ReadError, Record, Snapshot, WarningKind};
use wasm_bindgen::JsValue;

use crate::answer::{List, answer};
use crate::problem::coded;
use crate::value::Object;

/// The reason why nothing can be read: `TextProblem`.
pub(crate) fn unreadable(error: &ReadError) -> JsValue {
    located(fault(error.fault), error.line, error.column).into()
}

/// The complaints about a line of play and the warnings on the way to one of its positions,
/// `Warning[]`, and how many more there are than the library lists.
pub(super) fn warnings(record: &Record, line: usize, snapshot: &Snapshot) -> (List<Warning>, u32) {
    let (mut listed, mut more) = (Vec::new(), 0);
    for complaint in record.complaints(line) {
        match complaint.fault {
            Fault::More(count) => more += count,
            found => listed.push(located(fault(found), complaint.line, complaint.column)),
        }
    }
    for warning in &snapshot.warnings {
        match warning.kind {
            WarningKind::More(count) => more += count,
            _ => {
                let odd = oddity(warning, record.space().layer());
                listed.push(located(odd, warning.line, warning.column));
            }
        }
    }
    (listed.into_iter().map(Warning).collect(), more)
}

answer! {
    /// A fault or an oddity, already in JavaScript.
    struct Warning;
}

fn fault(fault: Fault) -> Object {
    let object = coded(fault.code());
    match fault {
        Fault::RaggedRows { found, expected } | Fault::RaggedLayers { found, expected } => {
            object.set_count("found", found);
            object.set_count("expected", expected);
        }
        Fault::Layers(layers) => object.set_count("layers", layers),
        Fault::UnknownCharacter(character) => {
            object.set_text("character", &character.to_string());
        }
        Fault::TooLarge(limit) => object.set_count("limit", limit),
        Fault::OffBoard { columns, rows } => {
            object.set_count("columns", columns);
            object.set_count("rows", rows);
        }
        Fault::Truncated { open } => object.set_count("open", open),
        _ => {}
    }
    object
}

fn oddity(warning: &notation::Warning, grid: Grid) -> Object {
    if let WarningKind::OnOtherLine(elsewhere) = warning.kind {
        let object = fault(elsewhere);
        object.set_bool("onOtherLine", true);
        return object;
    }
    let object = coded(warning.code());
    match warning.kind {
        WarningKind::IllegalMove { number, color, column, row, why } => {
            object.set_count("number", number);
            object.set_text("color", color.as_str());
            object.set_optional("point", grid.point(column, grid.rows().wrapping_sub(row)));
            object.set_text("why", why.code());
        }
        WarningKind::RepeatedNumber(number) => object.set_count("number", number),
        _ => {}
    }
    object
}

/// Adds the place in the text.
fn located(object: Object, line: u32, column: u32) -> Object {
    object.set_count("line", line);
    object.set_count("column", column);
    object
}
