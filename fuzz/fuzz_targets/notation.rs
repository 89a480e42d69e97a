//! Any bytes end in records or errors with places; what is written is read as it was; and the format
//! of a text that arrives in steps is that of the whole.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pass_alive::{Analysis, Color, Rules};
use pass_alive_notation::{
    Format, Record, Snapshot, bytes::Detector, detect, diagram, read, rows, sgf,
};

/// What shows the format of a text is the same, however it arrives.
fn detect_in_steps(text: &str, step: usize) {
    let mut detector = Detector::default();
    let arrived = (0..text.len()).step_by(step).chain([text.len()]);
    let found = arrived.filter_map(|end| detector.look(&text.as_bytes()[..end])).next();
    assert!(found.is_none_or(|found| found == detect(text)));
}

/// A position written in every format that can hold it is read again.
fn write_position(record: &Record, position: &Snapshot) {
    let board = &position.board;
    assert_eq!(rows::read(&board.to_string()).as_ref(), Ok(board));
    let Ok(grid) = record.grid() else { return };
    let only = |text: &str| read(text).next().expect("a record").expect("what was written");
    let drawn = diagram::write(board, &position.marks, &record.title()).expect("a grid");
    let drawn = only(&drawn);
    assert_eq!((drawn.format(), drawn.grid()), (Format::Diagram, Ok(grid)));
    assert_eq!(&drawn.last().board, board);
    let note = sgf::Note { comment: position.comment.clone(), marks: position.marks.clone() };
    let game = sgf::write(board, position.to_play, &[note]);
    assert_eq!(game.is_none(), grid.columns().max(grid.rows()) > 52);
    if let Some(game) = game {
        let game = only(&game);
        assert_eq!((game.grid(), &game.last().board), (Ok(grid), board));
    }
    if let Ok(analysis) = Analysis::new(board, Color::Black, Rules::default())
        && let Some(trace) = sgf::write_trace(&analysis, &[])
    {
        assert_eq!(&only(&trace).last().board, board);
    }
}

fn check(record: &Record) {
    let lines: Vec<u32> = record.lines().collect();
    assert!(record.positions(lines.len()).next().is_none());
    // Every position of the first and of the last line.
    for line in [0, lines.len() - 1] {
        let mut prisoners = Some(0);
        let mut count = 0;
        for position in record.positions(line) {
            assert_eq!(position.move_number, count);
            count += 1;
            let taken = position.prisoners.map(|taken| taken.black + taken.white);
            // Prisoners are never given back, and nobody forgets them.
            assert!(count <= 2 || taken >= prisoners, "{taken:?} after {prisoners:?}");
            prisoners = taken;
        }
        assert_eq!(count, lines[line] + 1);
        assert_eq!(
            record.position(line, lines[line]).map(|position| position.board),
            record.positions(line).last().map(|position| position.board)
        );
    }
}

fuzz_target!(|bytes: &[u8]| {
    sgf::charset(bytes);
    let text = String::from_utf8_lossy(bytes);
    let _ = rows::read(&text);
    detect_in_steps(&text, 1 + usize::from(bytes.first().copied().unwrap_or_default()));
    let mut records = read(&text);
    let mut at = 0;
    let mut any = false;
    while let Some(record) = records.next() {
        any = true;
        assert!(at <= records.offset() && records.offset() <= text.len());
        at = records.offset();
        let record = match record {
            Ok(record) => record,
            Err(error) => {
                assert!(error.line > 0 && error.column > 0);
                assert!(!error.to_string().is_empty());
                continue;
            }
        };
        check(&record);
        let last = record.last();
        // A text is called binary by how much of it is, and that may change.
        if text.contains(|c: char| c == '\u{fffd}' || (c.is_control() && !c.is_whitespace())) {
            continue;
        }
        write_position(&record, &last);
        let again = record.write();
        assert_eq!(detect(&again), record.format());
        let mut copies = read(&again);
        let copy = copies.next().expect("a record").expect("what was written can be read");
        assert!(copies.next().is_none());
        let (a, b) = (copy.last(), last);
        // Faults of a record are not written again.
        let whole = (0..record.lines().count()).all(|line| record.complaints(line).is_empty());
        if !whole || !b.warnings.is_empty() {
            continue;
        }
        assert_eq!(
            (copy.space(), copy.lines().collect::<Vec<_>>(), copy.title()),
            (record.space(), record.lines().collect(), record.title())
        );
        assert_eq!((a.board, a.marks, a.comment), (b.board, b.marks, b.comment));
        assert_eq!((a.to_play, a.prisoners), (b.to_play, b.prisoners));
        assert_eq!(copy.write(), again);
    }
    assert!(any);
});
