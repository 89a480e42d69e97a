//! Any bytes end in records or errors with places, and records are written as they were
//! read.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pass_alive::notation::{detect, read, rows, sgf};

fuzz_target!(|bytes: &[u8]| {
    sgf::charset(bytes);
    let text = String::from_utf8_lossy(bytes);
    let _ = rows::read(&text);
    let mut records = read(&text).peekable();
    assert!(records.peek().is_some());
    for record in records {
        let record = match record {
            Ok(record) => record,
            Err(error) => {
                assert!(error.line > 0 && error.column > 0);
                assert!(!error.to_string().is_empty());
                continue;
            }
        };
        let lines = record.lines();
        let last = record.last();
        assert_eq!(last.move_number, lines[0]);
        assert_eq!(record.positions(0).count(), lines[0] as usize + 1);
        // A text is called binary by how much of it is, and that may change.
        if text.contains(|c: char| c == '\u{fffd}' || (c.is_control() && !c.is_whitespace())) {
            continue;
        }
        let again = record.write();
        assert_eq!(detect(&again), record.format());
        let mut copies = read(&again);
        let copy = copies.next().expect("a record").expect("what was written can be read");
        assert!(copies.next().is_none());
        let (a, b) = (copy.last(), last);
        assert_eq!(
            (copy.grid(), copy.lines(), copy.title()),
            (record.grid(), lines, record.title())
        );
        assert_eq!((a.board, a.marks, a.comment), (b.board, b.marks, b.comment));
        assert_eq!(copy.write(), again);
    }
});
