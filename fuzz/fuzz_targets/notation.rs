//! Any bytes end in records or errors with places; what is written is read as it was; and a
//! text that comes in pieces has the records of the whole.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pass_alive_notation::{
    Format, LineColumn, Record, Records, Snapshot, Splitter, detect, diagram, read, rows, sgf,
};
use pass_alive::{Analysis, Color, Rules};

/// The number of records and errors of a text that comes `step` bytes at a time.
fn count_by_piece(text: &str, step: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut splitter = Splitter::new();
    let (mut pieces, mut start) = (Vec::new(), 0);
    for arrived in (0..bytes.len()).step_by(step).skip(1).chain([bytes.len()]) {
        while let Some(length) = splitter.cut(&bytes[start..arrived]) {
            assert!(length > 0);
            pieces.push(&bytes[start..start + length]);
            start += length;
        }
    }
    pieces.push(&bytes[start..]);
    let format = splitter.format()?;
    assert_eq!(format, detect(text));
    let (mut at, mut count) = (LineColumn::START, 0);
    for piece in pieces {
        let piece = str::from_utf8(piece).expect("characters are not cut");
        let mut records = Records::of_piece(piece, format, at);
        count += records.by_ref().count();
        at = records.location();
    }
    Some(count)
}

/// A position written in every format that can hold it is read again.
fn write_position(record: &Record, position: &Snapshot) {
    let (space, board) = (record.space(), &position.board);
    assert_eq!(rows::read_space(&board.to_string()).as_ref(), Ok(&(space, board.clone())));
    let Ok(grid) = record.grid() else { return };
    let only = |text: &str| read(text).next().expect("a record").expect("what was written");
    let drawn = only(&diagram::write(grid, board, &position.marks, &record.title()));
    assert_eq!((drawn.format(), drawn.grid()), (Format::Diagram, Ok(grid)));
    assert_eq!(&drawn.last().board, board);
    let note = sgf::Note { comment: position.comment.clone(), marks: position.marks.clone() };
    let game = sgf::write(grid, board, position.to_play, &[note]);
    assert_eq!(game.is_none(), grid.columns().max(grid.rows()) > 52);
    if let Some(game) = game {
        let game = only(&game);
        assert_eq!((game.grid(), &game.last().board), (Ok(grid), board));
    }
    if let Ok(analysis) = Analysis::new(board, Color::Black, Rules::default())
        && let Some(trace) = sgf::write_trace(grid, &analysis, &[])
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
            let taken = position.prisoners.map(|taken| taken.by_black + taken.by_white);
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
    let step = 1 + usize::from(bytes.first().copied().unwrap_or_default());
    // The escapes of ISO-2022 mean nothing in UTF-8, which a splitter cannot know.
    if !text.contains('\u{1b}')
        && let Some(count) = count_by_piece(&text, step)
    {
        assert_eq!(count, read(&text).count());
    }
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
