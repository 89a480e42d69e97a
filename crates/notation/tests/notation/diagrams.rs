//! Sensei's Library diagrams.

use pass_alive::{Board, Color, Mark, MarkKind, Point};
use pass_alive_notation::{self as notation, Format, diagram};

use crate::{drawn, error, lines, marks, one, stones, warnings};

#[test]
fn every_character_has_its_stone_and_mark() {
    let record = one("\
$$c A board
$$  -----------------
$$ | . , X O a x o ~ |
$$ | B W C # @ S A V |
$$ | Y Q T Z P M * 字 |
$$  -----------------");
    assert_eq!(record.format(), Format::Diagram);
    assert_eq!(record.title(), "A board");
    let last = record.last();
    assert_eq!(stones(&last), "..XO..../XO.XO.../XO.XO...");
    assert_eq!(
        marks(&record, &last),
        [
            "A1 triangle",
            "A2 circle",
            "B1 triangle",
            "B2 circle",
            "C1 triangle",
            "C2 circle",
            "D1 cross",
            "D2 square",
            "E1 cross",
            "E2 square",
            "E3 \"a\"",
            "F1 cross",
            "F2 square",
            "F3 \"x\"",
            "G3 \"o\"",
        ]
    );
    assert!(!record.assumes_outside_empty());
    assert_eq!(warnings(&last), []);
    assert_eq!((last.to_play, last.move_number), (None, 0));
}

#[test]
fn the_header_has_a_fixed_order_and_the_rest_is_the_title() {
    let header = |text: &str| {
        let record = one(&format!("{text}\n$$ 1 ."));
        let first = record.position(0, 0).unwrap().to_play.unwrap();
        let last = record.last();
        (first, record.grid().unwrap().columns(), marks(&record, &last)[0].clone(), record.title())
    };
    let expect = |color, size, number: &str, title: &str| {
        let column = if size == 19 { "J10" } else { "D5" };
        (color, size, format!("{column} {number:?}"), title.to_owned())
    };
    let (black, white) = (Color::Black, Color::White);
    assert_eq!(header("$$"), expect(black, 19, "1", ""));
    assert_eq!(header("$$ B"), expect(black, 19, "1", "B"));
    assert_eq!(header("$$W"), expect(white, 19, "1", ""));
    assert_eq!(header("$$Wc9m27 A  joseki "), expect(white, 9, "27", "A  joseki"));
    assert_eq!(header("$$c9"), expect(black, 9, "1", ""));
    assert_eq!(header("$$9m100"), expect(black, 9, "0", ""));
    assert_eq!(header("$$Black wins"), expect(black, 19, "1", "lack wins"));
    assert_eq!(header("$$Wmove"), expect(white, 19, "1", "move"));
    assert_eq!(header("$$ c9 m3"), expect(black, 19, "1", "c9 m3"));
}

#[test]
fn a_bad_number_in_the_header_is_an_error() {
    assert_eq!(error("$$B0\n$$ ."), ("bad-size", 1, 4));
    assert_eq!(error("> $$c53\n> $$ ."), ("too-large", 1, 6));
    assert_eq!(error("$$c99999999999999999999\n$$ ."), ("too-large", 1, 4));
    assert_eq!(error("$$m99999999999999999999\n$$ ."), ("bad-number", 1, 4));
}

/// Column and row of the point that the only stone of a diagram is on, with the board.
fn placed(header: &str, rows: &[&str]) -> (String, u32, u32, bool) {
    let text: Vec<String> = rows.iter().map(|row| format!("$$ {row}")).collect();
    let record = one(&format!("{header}\n{}", text.join("\n")));
    let last = record.last();
    let point = last.board.stones().iter().position(Option::is_some).expect("a stone") as u32;
    let grid = record.grid().unwrap();
    (grid.name(Point::new(point)), grid.columns(), grid.rows(), record.assumes_outside_empty())
}

#[test]
fn a_part_of_a_board_is_anchored_at_its_borders() {
    let at = |name: &str, columns, rows, assumed| (name.to_owned(), columns, rows, assumed);
    // One border on an axis: there.
    assert_eq!(placed("$$", &["----", "|X..", "|..."]), at("A19", 19, 19, true));
    assert_eq!(placed("$$", &["X..|", "...|", "----"]), at("R2", 19, 19, true));
    // None: in the middle, rounded towards the top left.
    assert_eq!(placed("$$9", &["X..", "..."]), at("D6", 9, 9, true));
    assert_eq!(placed("$$9", &["X..", "...", "---"]), at("D2", 9, 9, true));
    // Both: the drawn size, whatever the header says.
    assert_eq!(placed("$$9", &["|X..|", "|...|"]), at("A6", 3, 9, true));
    assert_eq!(placed("$$9", &["-----", "|X..|", "|...|", "-----"]), at("A2", 3, 2, false));
    // Larger than the header says.
    assert_eq!(placed("$$2", &["X..", "..."]), at("A2", 3, 2, false));
    assert_eq!(placed("$$3", &["X..", "...", "..."]), at("A3", 3, 3, false));
}

#[test]
fn borders_are_drawn_in_many_ways() {
    for text in [
        "$$ \n$$ +---+\n$$ |X.O|\n$$ |...|\n$$ +---+",
        "$$\n$$   -------\n$$  | X . O |\n$$  | . . . |\n$$   -------\n",
        "$$\n$$ +-+-+-+-+\n$$ | X . O |\n$$ | . . . |\n$$ ---------",
    ] {
        let record = one(text);
        assert_eq!(stones(&record.last()), "X.O/...", "{text}");
    }
}

#[test]
fn a_diagram_that_starts_with_its_border_has_no_header() {
    for text in ["$$ -----\n$$ |X.O|\n$$ |...|\n$$ -----", "$$ |X.O|\n$$ |...|"] {
        let record = one(text);
        assert_eq!((record.title(), record.grid().unwrap().columns()), (String::new(), 3));
        assert!(stones(&record.last()).contains("X.O/..."));
    }
}

#[test]
fn moves_are_played_in_order_with_captures() {
    let record = one("\
$$Wm7 Capture
$$ -------
$$ |2X1.O
$$ |O3...
$$ |4....");
    assert_eq!(lines(&record), [4]);
    let shown: Vec<String> = record.positions(0).map(|p| stones(&p)[..5].to_owned()).collect();
    // The third move takes two stones, one of them the second move.
    assert_eq!(shown, [".X..O", ".XO.O", "XXO.O", "..O.O", "..O.O"]);
    let last = record.last();
    assert_eq!((last.move_number, last.to_play), (4, Some(Color::White)));
    assert_eq!(record.space().name(last.last_point().unwrap()), "A17");
    assert_eq!(marks(&record, &last), ["A17 \"10\"", "B18 \"9\"", "C19 \"7\""]);
}

#[test]
fn a_captured_move_leaves_no_number() {
    let record = one("$$\n$$ -----\n$$ |1O..\n$$ |2O..");
    let last = record.last();
    assert_eq!(&stones(&last)[..2], ".O");
    assert_eq!(marks(&record, &last), ["A18 \"2\""]);
}

#[test]
fn ten_moves_and_numbers_modulo_a_hundred() {
    let record = one("$$Bm95\n$$ 1 2 3 4 5 6 7 8 9 0");
    let numbers: Vec<String> = record
        .last()
        .marks
        .into_iter()
        .filter_map(|mark| match mark.kind {
            MarkKind::Label(number) => Some(number),
            _ => None,
        })
        .collect();
    let mut sorted = numbers.clone();
    sorted.sort_by_key(|n| n.parse::<u32>().unwrap());
    assert_eq!(sorted, ["0", "1", "2", "3", "4", "95", "96", "97", "98", "99"]);
    assert_eq!(lines(&record), [10]);
    assert_eq!(record.last().to_play, Some(Color::Black));
}

#[test]
fn a_repeated_number_draws_but_is_no_game() {
    let record = one("$$W\n$$ 1 1 2 .");
    let last = record.last();
    assert_eq!(lines(&record), [0]);
    assert!(stones(&last).contains("OOX."));
    assert_eq!(last.marks.len(), 3);
    assert_eq!(warnings(&last), [("repeated-number", 2, 6)]);
}

#[test]
fn the_title_puts_a_move_on_a_mark() {
    let record = one("$$Wm7 Odd: 8 at a (10 at 7), 99999999999 at a.\n$$ | . 1 . a 3 |");
    assert_eq!(lines(&record), [4]);
    let last = record.last();
    assert_eq!(marks(&record, &last), ["B3 \"10\"", "D3 \"8\"", "E3 \"9\""]);
    assert_eq!(warnings(&last), [("illegal-move", 1, 1)]);
    let said = last.warnings[0].to_string();
    assert_eq!(said, "move 4, black B3, is illegal: there is a stone on the point");
}

#[test]
fn a_ko_is_retaken_on_the_marked_stone() {
    let ko = |title: &str| {
        let record = one(&format!(
            "$$B {title}\n$$ ---------\n$$ | . X O .\n$$ | X W 1 O\n$$ | . X O .\n$$ | 2 . . 3"
        ));
        let rows = record.positions(0).map(|p| stones(&p)[20..24].to_owned());
        (rows.collect::<Vec<String>>(), record.last().warnings.len())
    };
    let shown = ["XO.O", "X.XO", "X.XO", "X.XO", "XO.O"].map(String::from);
    assert_eq!(ko("4 at W"), (shown.to_vec(), 0));
    // The opponent's answer is in between, though not in the diagram.
    let again = [shown.as_slice(), &["X.XO".to_owned()]].concat();
    assert_eq!(ko("4 at W, 7 at 1"), (again.clone(), 0));
    assert_eq!(ko("4 at W, 5 at 1"), (again, 1));
}

#[test]
fn links_and_arrows_are_kept() {
    let text = "\
$$Bc9m3 Title
$$  ------
$$ | a . 1
$$ | . X ?
$$ [a|https://example.org/a b]
$$ [1|PageName]
$$ {AR A9 3:2}
$$ {LN 1:1 1:2 more}
";
    let record = one(text);
    assert_eq!(record.write(), text);
    assert_eq!(warnings(&record.last()), [("left-out", 4, 10)]);
    assert!(record.assumes_outside_empty());
}

#[test]
fn several_diagrams_in_prose_and_mail() {
    let text = "\
Look at this ($$ is no diagram here):

> > $$B First
>> $$ |X O
> wrote somebody

  > and $$ neither is this
[go]$$W Second
$$ |O X[/go]
<go>
$$ Third
$$ |X X
</go>
";
    let titles: Vec<String> = notation::read(text).map(|record| record.unwrap().title()).collect();
    assert_eq!(titles, ["First", "Second", "Third"]);
    let columns = notation::read(text).map(|r| r.unwrap().last());
    assert!(columns.into_iter().all(|p| p.board.stones().iter().flatten().count() == 2));
}

#[test]
fn ragged_diagrams_and_empty_ones() {
    assert_eq!(error("$$\n$$ |X O .|\n$$ |X O|"), ("ragged-rows", 3, 9));
    assert_eq!(error("$$\n$$ . X .\n$$ . X . ."), ("ragged-rows", 3, 10));
    for (text, message) in [
        ("$$\n$$ | X O . . |\n$$ | . . . |", "this row has 3 points; the first has 4"),
        ("$$\n$$ | X O . |\n$$ | . . . . |", "this row has 4 points; the first has 3"),
        (
            "$$\n$$ -----\n$$ | X O . |\n$$ | . . |\n$$ -----",
            "this row has 2 points; the first has 3",
        ),
        ("$$\n$$ X O . |\n$$ . . |", "this row has 2 points; the first has 3"),
        ("$$\n$$ | X O .\n$$ | . .", "this row has 2 points; the first has 3"),
    ] {
        let found = notation::read(text).next().unwrap().unwrap_err();
        assert_eq!(found.to_string(), message, "{text}");
    }
    // A stone where the border should be is no border.
    assert_eq!(error("$$\n$$ | . .\n$$ X . ."), ("missing-border", 3, 4));
    assert_eq!(error("$$\n$$ . X .\n$$ . . |"), ("missing-border", 2, 8));
    assert_eq!(error("$$ Only a title"), ("no-rows", 1, 1));
    assert_eq!(error("> $$\n> $$ ----\n> $$ ----"), ("no-rows", 1, 1));
    assert_eq!(error("$$\n$$ ||"), ("no-rows", 1, 1));
}

#[test]
fn writing_says_what_a_diagram_can_say() {
    let board = Board::from_rows("XO. / ... / ...").unwrap();
    let mark = |point, kind| Mark { point, kind };
    let label = |text: &str| MarkKind::Label(text.to_owned());
    let marks = [
        mark(Point::new(0), label("a")), // not on a stone
        mark(Point::new(1), MarkKind::Square),
        mark(Point::new(1), MarkKind::Circle), // one mark a point
        mark(Point::new(2), label("A")),       // not in capitals
        mark(Point::new(3), label("12")),
        mark(Point::new(4), label("x")),
        mark(Point::new(5), MarkKind::Cross),
    ];
    let text = diagram::write(&board, &marks, "Two\nlines").unwrap();
    assert_eq!(
        text,
        "$$c3 Two lines\n$$  -------\n$$ | X @ . |\n$$ | . x M |\n$$ | . . . |\n$$  -------\n"
    );
    let wide = Board::from_rows("X..").unwrap();
    assert_eq!(
        diagram::write(&wide, &[], "").unwrap(),
        "$$c\n$$  -------\n$$ | X . . |\n$$  -------\n"
    );
}

/// Found by fuzzing.
#[test]
fn a_title_may_hold_a_game_tree() {
    let text = "$$c3 See (;GM[1]SZ[3];B[bb])\n$$ | X . O |\n";
    assert_eq!(notation::detect(text), notation::Format::Diagram);
    assert_eq!(one(text).title(), "See (;GM[1]SZ[3];B[bb])");
}

#[test]
fn the_drawn_part_is_known_by_its_corners() {
    let part = |text: &str| drawn(&one(text));
    let corners = |from: &str, to: &str| Some((from.to_owned(), to.to_owned()));
    assert_eq!(part("$$ | X . X\n$$ | . . .\n$$  -----"), corners("A2", "C1"));
    assert_eq!(part("$$  -----\n$$   X . |\n$$   . . |"), corners("S19", "T18"));
    assert_eq!(part("$$c9 A title\n$$ X . .\n$$ . . ."), corners("D6", "F5"));
    assert_eq!(part("$$ | X . |\n$$ | . . |"), None);
    assert_eq!(part("$$  ---\n$$ | . . |\n$$ | X ? |\n$$  ---"), None);
    // As one writes it.
    assert_eq!(part("> $$ Lower edge\n>$$ ..X..\n> $$ -----"), corners("H1", "M1"));
}

#[test]
fn the_marks_of_a_diagram_have_links() {
    let links = |text: &str| {
        let record = one(text);
        let name = |link: notation::Link| (record.space().name(link.point), link.target);
        record.links().into_iter().map(name).collect::<Vec<_>>()
    };
    let link = |point: &str, target: &str| (point.to_owned(), target.to_owned());
    let board = "$$ | a 1 |\n$$ | C a |\n$$ | X . |\n";
    let with = |lines: &str| links(&format!("{board}{lines}"));
    assert_eq!(with("$$ [a|A page]"), [link("A3", "A page"), link("B2", "A page")]);
    assert_eq!(with("$$ [1|One]\n$$ [C| Circle ]"), [link("B3", "One"), link("A2", "Circle")]);
    assert_eq!(with("$$ [C|First]\n$$ [C|Second]"), [link("A2", "First")]);
    assert_eq!(with("$$ [C|https://go.example/?a=b]"), [link("A2", "https://go.example/?a=b")]);
    for none in
        ["[b|Nowhere]", "[a]", "[a|]", "[X|Stone]", "[aa|Two]", "[字|x]", "{AR A1 B2}", "[]", "["]
    {
        assert_eq!(with(&format!("$$ {none}")), [], "{none}");
    }
    assert_eq!(with(&format!("$$ [C|{}]", "x".repeat(1000))).len(), 1);
    assert_eq!(with(&format!("$$ [C|{}]", "x".repeat(1001))), []);
    assert_eq!(links("X.\n.."), []);
}
