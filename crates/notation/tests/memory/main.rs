//! The memory that reading takes at most, counted by the allocator.
#![allow(clippy::unwrap_used)]

#[path = "../../../core/tests/memory/counting.rs"]
mod counting;

use pass_alive_notation as notation;

use counting::{allocated, alone, peak};

/// Reads every record and its last position.
fn read_all(text: &str) {
    for record in notation::read(text).flatten() {
        record.last();
    }
}

const MEGABYTE: usize = 1 << 20;

#[test]
fn many_records_take_the_memory_of_one() {
    let _alone = alone();
    for record in ["X\n\n", "XO/.X\n", "(;)", "(;SZ[5];B[aa];W[bb])\n", "(;])", "$$\n$$ .\n\n"] {
        let text = record.repeat(MEGABYTE / 2 / record.len());
        let bytes = peak(|| read_all(&text));
        assert!(bytes < MEGABYTE / 16, "{record:?}: {bytes}");
    }
}

/// Reads the first record and asks for its last positions and lines.
fn read_one(text: &str) {
    for record in notation::read(text).take(1).flatten() {
        record.last();
        record.complaints(0);
        record.game_info();
        let last = record.variations().count() - 1;
        record.position(last, 0);
    }
}

#[test]
fn one_record_takes_at_most_fifteen_times_its_text() {
    let _alone = alone();
    let long = 3 * MEGABYTE / 2;
    let repeat = |text: &str| text.repeat(long / text.len());
    for text in [
        // Depth.
        repeat("(;"),
        format!("(;{}", repeat("(")),
        format!("{}{}", "(;".repeat(long / 3), ")".repeat(long / 3)),
        format!("(;{}{})", "(;B[aa](;W[bb])".repeat(long / 16), ")".repeat(long / 16)),
        format!("(;{})", repeat("(;)")),
        format!("(;SZ[5]{})", repeat("(;B[aa])")),
        // Length.
        format!("(;{})", repeat(";")),
        format!("(;{})", repeat(";B[]")),
        format!("(;{})", repeat("B[]")),
        format!("(;SZ[19]{})", repeat(";B[aa];W[bb]")),
        format!("(;SZ[5]{})", repeat(";B[aa]")),
        format!("(;SZ[5]{})", repeat("(;B[zz])")),
        format!("(;{})", repeat("]")),
        format!("(;{})", repeat("a")),
        format!("(;C[{}])", repeat("comment\n")),
        format!("(;C[{}", repeat("comment\n")),
        format!("(;{})", repeat("C[]")),
        format!("(;{})", repeat(";C[a]")),
        format!("(;GN[{}])", repeat("title ")),
        format!("(;LB{})", repeat("[]")),
        format!("(;LB{})", repeat("[aa:x]")),
        format!("(;TR{})", repeat("[]")),
        format!("(;{})", repeat("TR[a]")),
        format!("(;SZ[52]AB{})", repeat("[aa:ZZ]")),
        format!("(;AB{})", repeat("[]")),
        // Diagrams and rows.
        format!("$$\n{}", repeat("$$.\n")),
        format!("$$\n{}", repeat("$$ [\n")),
        format!("$$ {}\n$$ .", repeat("1 at 2 ")),
        format!("$$\n{}", repeat("$$ X O X O X O X O\n")),
        format!("$$\n$$ {}", repeat("X")),
        repeat("X.O/"),
        repeat("X"),
        // No record.
        repeat("nothing "),
        repeat("( "),
        repeat("é"),
    ] {
        let bytes = peak(|| read_one(&text));
        let start: String = text.chars().take(30).collect();
        let allowed = 15 * text.len();
        assert!(bytes < allowed, "{start}: {:.1} times", bytes as f64 / text.len() as f64);
    }
}

/// A board of a thousand by a thousand points, drawn; what its position takes is not counted.
#[test]
fn reading_a_drawn_board_takes_at_most_fifteen_times_its_text() {
    let _alone = alone();
    let board = |before: &str, row: &str| format!("{before}{}\n", row.repeat(1000)).repeat(1000);
    for (start, text) in [
        ("rows", board("", "X")),
        ("stones", format!("$$\n{}", board("$$", "X"))),
        ("letters", format!("$$\n{}", board("$$", "a"))),
        ("circles", format!("$$\n{}", board("$$", "B"))),
        ("numbers", format!("$$\n{}", board("$$", "1"))),
        ("left out", format!("$$\n{}", board("$$", "?"))),
    ] {
        let bytes = peak(|| assert!(notation::read(&text).next().unwrap().is_ok()));
        let times = bytes as f64 / text.len() as f64;
        assert!(bytes < 15 * text.len(), "{start}: {times:.1} times");
    }
}

/// All that is asked of the allocator grows as the text does, however it is nested or wrong.
#[test]
fn twice_the_text_takes_at_most_twice_the_allocations() {
    let _alone = alone();
    let for_text = |text: &str| {
        let before = allocated();
        read_one(text);
        allocated() - before
    };
    type Text = fn(usize) -> String;
    let texts: [(&str, Text); 5] = [
        ("nested", |n| format!("{}{}", "(;B[aa]".repeat(n), ")".repeat(n))),
        ("branches", |n| format!("(;{})", "(;B[aa];W[bb])".repeat(n))),
        ("illegal moves", |n| format!("(;{})", ";B[aa];W[aa]".repeat(n))),
        ("bad points", |n| format!("(;SZ[5]{})", "(;B[zz])".repeat(n))),
        ("marks beside the board", |n| format!("(;SZ[5]{})", "TR[zz]".repeat(n))),
    ];
    for (what, text) in texts {
        let [once, twice] = [20_000, 40_000].map(|n| for_text(&text(n)));
        assert!(twice < once * 21 / 10 + 100_000, "{what}: {once}, then {twice}");
    }
}
