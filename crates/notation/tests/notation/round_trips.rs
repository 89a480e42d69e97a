//! A written record is read back unchanged.

use pass_alive::{Mark, MarkKind, Point};

use pass_alive::{Board, Color, Form, Grid, Space};
use pass_alive_notation::{self as notation, Record, Snapshot, diagram, rows, sgf};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

use crate::{lines, one, stones};

fn boards(longest: u32) -> impl Strategy<Value = (Grid, Board)> {
    (1..=longest, 1..=longest).prop_flat_map(|(columns, rows)| {
        let stone = select(vec![None, None, Some(Color::Black), Some(Color::White)]);
        vec(stone, (columns * rows) as usize).prop_map(move |stones| {
            let grid = Grid::new(columns, rows).expect("a small board");
            let mut board = Board::new(grid);
            board.points().zip(stones).for_each(|(point, stone)| board.set(point, stone));
            (grid, board)
        })
    })
}

/// Boards with layers.
fn spaces(longest: u32) -> impl Strategy<Value = (Space, Board)> {
    (1..=longest, 1..=longest, 1..=longest).prop_flat_map(|(columns, rows, layers)| {
        let layer = Grid::new(columns, rows).expect("a small layer");
        let space = Space::new(layer, layers, Form::Box).expect("a small board");
        let stone = select(vec![None, None, Some(Color::Black), Some(Color::White)]);
        vec(stone, space.len()).prop_map(move |stones| {
            let mut board = Board::new(space);
            board.points().zip(stones).for_each(|(point, stone)| board.set(point, stone));
            (space, board)
        })
    })
}

fn shapes() -> impl Strategy<Value = MarkKind> {
    select(vec![MarkKind::Circle, MarkKind::Square, MarkKind::Triangle, MarkKind::Cross])
}

/// A board with at most one shape a point.
fn marked_boards(longest: u32) -> impl Strategy<Value = (Grid, Board, Vec<Mark>)> {
    boards(longest).prop_flat_map(|(grid, board)| {
        let kinds = vec(proptest::option::weighted(0.3, shapes()), grid.len());
        kinds.prop_map(move |kinds| {
            let mark = |(point, kind): (Point, Option<MarkKind>)| Some(Mark { point, kind: kind? });
            (grid, board.clone(), grid.points().zip(kinds).filter_map(mark).collect())
        })
    })
}

fn sorted(mut marks: Vec<Mark>) -> Vec<Mark> {
    marks.sort_by_key(|mark| (mark.point, matches!(mark.kind, MarkKind::Label(_))));
    marks
}

/// Everything two records say, position by position and line by line.
fn assert_same(a: &Record, b: &Record) {
    let what = |record: &Record| {
        (
            record.format(),
            record.title(),
            record.space(),
            lines(record),
            record.assumes_outside_empty(),
        )
    };
    assert_eq!(what(a), what(b));
    let summary = |position: Snapshot| {
        let codes: Vec<_> = position.warnings.iter().map(|w| w.code()).collect();
        let turn = (position.to_play, position.last_move, position.move_number);
        let marks = position.marks.clone();
        (stones(&position), turn, position.comment, marks, codes)
    };
    for line in 0..lines(a).len() {
        for (x, y) in a.positions(line).zip(b.positions(line)) {
            assert_eq!(summary(x), summary(y));
        }
    }
}

proptest! {
    #[test]
    fn rows_keep_the_board((_, board) in boards(12)) {
        let text = board.to_string();
        prop_assert_eq!(rows::read(&text).unwrap(), board.clone());
        let joined = text.trim_end().replace('\n', "/");
        prop_assert_eq!(rows::read(&joined).unwrap(), board);
        prop_assert_eq!(one(&text).write(), text);
    }

    #[test]
    fn rows_keep_the_layers((space, board) in spaces(5)) {
        let text = board.to_string();
        prop_assert_eq!(text.matches("--\n").count() as u32, space.layers() - 1);
        prop_assert_eq!(rows::read(&text).unwrap(), board.clone());
        let joined = text.trim_end().replace("\n--\n", "//").replace('\n', "/");
        prop_assert_eq!(rows::read(&joined).unwrap(), board.clone());
        prop_assert_eq!(one(&text).write(), text.clone());
        prop_assert_eq!(one(&text).last().board, board.clone());
        let grid = one(&text).grid().map_err(|error| error.code());
        prop_assert_eq!(grid, space.grid().ok_or("layers"));
    }

    #[test]
    fn diagrams_keep_the_board_and_one_mark_a_point(
        (grid, board, mut marks) in marked_boards(21),
        letters in vec((any::<prop::sample::Index>(), select(('a'..='z').collect::<Vec<_>>())), 0..8),
        title in "[ -~é黒]*",
    ) {
        for (index, letter) in letters {
            let point = Point::new(index.index(grid.len()) as u32);
            if board.get(point).is_none() && marks.iter().all(|mark| mark.point != point) {
                marks.push(Mark { point, kind: MarkKind::Label(letter.to_string()) });
            }
        }
        let text = diagram::write(&board, &marks, &title).unwrap();
        let record = one(&text);
        let last = record.last();
        prop_assert!(!record.assumes_outside_empty());
        prop_assert_eq!((record.grid().unwrap(), lines(&record)), (grid, vec![0]));
        prop_assert_eq!(record.title(), title.trim());
        prop_assert_eq!(last.board, board);
        prop_assert_eq!(sorted(last.marks), sorted(marks));
    }

    #[test]
    fn games_keep_the_board_marks_labels_and_comments(
        (grid, board, mut marks) in marked_boards(52),
        labels in vec((any::<prop::sample::Index>(), "[ -~é黒]{0,5}"), 0..8),
        to_play in select(vec![None, Some(Color::Black), Some(Color::White)]),
        comment in "[ -~\né黒]*",
    ) {
        for (index, label) in labels {
            let point = Point::new(index.index(grid.len()) as u32);
            let is_label = |mark: &Mark| matches!(mark.kind, MarkKind::Label(_));
            if marks.iter().all(|mark| mark.point != point || !is_label(mark)) {
                marks.push(Mark { point, kind: MarkKind::Label(label) });
            }
        }
        let note = sgf::Note { comment: comment.clone(), marks: marks.clone() };
        let record = one(&sgf::write(&board, to_play, &[note]).unwrap());
        let last = record.last();
        prop_assert_eq!((record.grid().unwrap(), lines(&record)), (grid, vec![0]));
        prop_assert_eq!((last.board, last.to_play, last.comment), (board, to_play, comment));
        prop_assert_eq!(sorted(last.marks), sorted(marks));
    }

    #[test]
    fn any_diagram_is_written_as_it_was_read(
        header in "[BW]?c?([1-9]|[1-4][0-9])?(m[0-9]{1,3})?",
        title in "( ([0-9]{1,2}|at|[a-z]|[ -~é]{0,9})){0,4}",
        (left, right, top, bottom) in any::<(bool, bool, bool, bool)>(),
        rows in (1..8_usize).prop_flat_map(|columns| {
            let point = select(".,XOBWC#@SYQTZPMabxo1234567890_|-+?AV*~é".chars().collect::<Vec<_>>());
            vec(vec(point, columns), 1..8)
        }),
        extra in vec(select(vec!["[a|b c]", "[1|x]", "{AR 1:1 1:1}", "{LN A1 A1}", "{AR C3 D4}"]), 0..4),
    ) {
        let border = format!("$$ {}\n", "-".repeat(rows[0].len() * 2 + 1));
        let mut text = format!("$${header}{title}\n");
        text.push_str(if top { &border } else { "" });
        for row in &rows {
            let cells: String = row.iter().flat_map(|&c| [' ', c]).collect();
            text += &format!("$${}{cells}{}\n", if left { " |" } else { "" }, if right { " |" } else { "" });
        }
        text.push_str(if bottom { &border } else { "" });
        extra.iter().for_each(|line| text += &format!("$$ {line}\n"));
        // A border character at the wrong place may leave no row or a ragged one.
        if let [Ok(record)] = &notation::read(&text).collect::<Vec<_>>()[..] {
            let again = record.write();
            assert_same(record, &one(&again));
            prop_assert_eq!(one(&again).write(), again);
        }
    }

    #[test]
    fn any_game_is_written_as_it_was_read(tree in trees()) {
        let record = one(&tree);
        let again = record.write();
        assert_same(&record, &one(&again));
        prop_assert_eq!(one(&again).write(), again.clone());
        // Nothing but white space between nodes has changed.
        let visible = |text: &str| text.replace('\n', "");
        prop_assert_eq!(visible(&again), visible(&tree));
    }
}

/// Game trees on 5×5 with variations, set-up, marks and unknown properties.
fn trees() -> impl Strategy<Value = String> {
    let point = "[a-e][a-e]";
    let property = prop_oneof![
        4 => (select(vec!["B", "W"]), prop_oneof![9 => point.prop_map(String::from), 1 => Just(String::new())])
            .prop_map(|(name, value)| format!("{name}[{value}]")),
        1 => (select(vec!["AB", "AW", "AE", "TR", "CR", "DD", "TB"]), vec("[a-e][a-e](:[a-e][a-e])?", 1..4))
            .prop_map(|(name, values)| format!("{name}[{}]", values.join("]["))),
        1 => (select(vec!["C", "N", "XY", "LB"]), r"[a-e][a-e]:([ -Z^-~é]|\\[ -~]){0,9}")
            .prop_map(|(name, value)| format!("{name}[{value}]")),
        1 => Just("PL[W]".to_owned()),
    ];
    let node = vec(property, 0..3).prop_map(|properties| format!(";{}", properties.concat()));
    let line = vec(node, 1..6).prop_map(|nodes| nodes.concat()).boxed();
    let tree = line.clone().prop_recursive(4, 24, 3, move |inner| {
        (line.clone(), vec(inner, 2..4))
            .prop_map(|(line, branches)| format!("{line}({})", branches.join(")(")))
    });
    tree.prop_map(|tree| format!("(;SZ[5]{tree})"))
}
