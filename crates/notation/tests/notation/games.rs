//! SGF.

use pass_alive::{Board, Color, Grid, Mark, MarkKind, Move, Point};
use pass_alive_notation::{self as notation, Format, MoveQuality, Record, sgf};

use crate::{drawn, error, lines, marks, one, stones, warnings};

fn board_after(record: &Record, line: usize, moves: u32) -> String {
    stones(&record.position(line, moves).expect("that many moves"))
}

#[test]
fn points_count_from_the_top_left_and_do_not_skip_i() {
    let record = one("(;SZ[12:10]AB[ij]AW[aa][la])");
    let last = record.last();
    assert_eq!((record.grid().unwrap().columns(), record.grid().unwrap().rows()), (12, 10));
    let on = |name: &str| last.board.get(record.space().point_named(name).unwrap());
    assert_eq!(
        (on("J1"), on("A10"), on("M10")),
        (Some(Color::Black), Some(Color::White), Some(Color::White))
    );
    let record = one("(;SZ[52]AB[aZ]AW[Aa])");
    let names: Vec<String> = (0..)
        .zip(record.last().board.stones())
        .filter_map(|(point, stone)| stone.map(|_| record.space().name(Point::new(point))))
        .collect();
    assert_eq!(names, ["BB52", "A1"]);
}

#[test]
fn a_position_is_set_up_with_points_and_rectangles() {
    let record = one("(;SZ[4]AB[aa:cb][dd]AE[bb]AW[bd:ac]PL[W])");
    assert_eq!(lines(&record), [0]);
    let last = record.last();
    assert_eq!(stones(&last), "XXX./X.X./OO../OO.X");
    assert_eq!((last.to_play, last.last_point()), (Some(Color::White), None));
}

#[test]
fn of_many_stones_on_one_point_the_last_is_there() {
    let many = "[aa:dd][ab:cc][dd]".repeat(50);
    let record = one(&format!(
        "(;SZ[4]AW{many}AB{many};AW[aa:bd];AE[bb:dc]AB[bc];B[db];AW{many}AE{many}AB[ca:da])"
    ));
    assert_eq!(board_after(&record, 0, 0), "OOXX/O.../OX../OOXX");
    assert_eq!(board_after(&record, 0, 1), "..XX/..../..../....");
}

#[test]
fn moves_capture_and_passes_pass() {
    let record = one("(;SZ[3];B[aa];W[ba];B[];W[ab];B[tt])");
    assert_eq!(lines(&record), [5]);
    assert_eq!(board_after(&record, 0, 4), ".O./O../...");
    let last = record.last();
    assert_eq!((last.last_point(), last.move_number, last.to_play), (None, 5, Some(Color::White)));
    assert_eq!(warnings(&last), []);
    assert!(record.position(0, 6).is_none());
    assert!(record.position(1, 0).is_none());
}

#[test]
fn moves_have_a_player_and_a_point_or_pass() {
    let record = one("(;SZ[3];B[aa](;W[];PL[W]W[cc])(;B[ba]))");
    let moves = |line| -> Vec<(Color, Option<u32>)> {
        record
            .moves_on(line)
            .map(|played| (played.color, played.point.map(Point::number)))
            .collect()
    };
    let (black, white) = (Color::Black, Color::White);
    assert_eq!(moves(0), [(black, Some(0)), (white, None), (white, Some(8))]);
    assert_eq!(moves(1), [(black, Some(0)), (black, Some(1))]);
    assert_eq!(moves(2), []);
    for line in 0..2 {
        let last: Vec<_> = record.positions(line).skip(1).map(|it| it.last_move.unwrap()).collect();
        assert_eq!(last, record.moves_on(line).collect::<Vec<_>>());
    }
    assert_eq!(record.position(0, 0).unwrap().last_move, None);
    // After suicide no stone shows the player.
    let suicide = one("(;SZ[3]AW[ba][ab];PL[W]B[aa])").last();
    assert_eq!((suicide.last_move.unwrap().color, suicide.board.get(Point::new(0))), (black, None));
}

#[test]
fn a_game_that_is_written_has_its_moves() {
    let first = Board::from_rows("X..../...../...../...../....O").unwrap();
    let moves: Vec<Move> = [Some(7), None, Some(3), Some(24)]
        .map(|number| number.map(Point::new))
        .into_iter()
        .zip(Color::BOTH.into_iter().cycle())
        .map(|(point, color)| Move { color, point })
        .collect();
    let record = one(&sgf::write_game(&first, &moves).unwrap());
    assert_eq!(record.moves_on(0).collect::<Vec<_>>(), moves);
    assert_eq!(record.position(0, 0).unwrap().board, first);
    assert_eq!(sgf::write_game(&Board::new(Grid::new(53, 1).unwrap()), &[]), None);
    let cube = Board::from_rows(".// X").unwrap();
    assert_eq!(sgf::write_game(&cube, &[]), None);
}

#[test]
fn every_line_is_found_by_its_index() {
    // Each node has two branches, down to some depth.
    fn tree(depth: u32, text: &mut String) {
        for point in if depth == 0 { vec![] } else { vec!['a', 'b'] } {
            text.push_str(&format!("(;B[{point}a]"));
            tree(depth - 1, text);
            text.push(')');
        }
    }
    let mut text = String::from("(;SZ[2]");
    tree(6, &mut text);
    text.push(')');
    let record = one(&text);
    assert_eq!(lines(&record), [6; 64]);
    for line in 0..64_u32 {
        let expected: Vec<_> = (0..6).rev().map(|bit| Some(Point::new(line >> bit & 1))).collect();
        let found: Vec<_> = record.moves_on(line as usize).map(|played| played.point).collect();
        assert_eq!(found, expected, "{line}");
    }
    assert_eq!(record.moves_on(64).count(), 0);
    assert!(record.positions(64).next().is_none());
}

#[test]
fn tt_is_a_point_on_a_larger_board() {
    let last = one("(;SZ[20];B[tt])").last();
    assert_eq!(last.last_point(), Some(Point::new(399)));
    assert_eq!(error("(;SZ[19:20];B[tt])"), ("off-board", 1, 15));
}

#[test]
fn an_illegal_move_is_executed_with_a_warning() {
    let last = one("(;SZ[3]AB[ab][ba]\n;W[aa];B[ab];W[cc]\r\n;B[cc])").last();
    let said: Vec<_> = last.warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "move 1, white A3, is illegal: the move would be suicide",
            "move 2, black A2, is illegal: there is a stone on the point",
            "move 4, black C1, is illegal: there is a stone on the point",
        ]
    );
    assert_eq!(
        warnings(&last),
        [("illegal-move", 2, 4), ("illegal-move", 2, 10), ("illegal-move", 3, 4)]
    );
    let record = one("(;SZ[3]AB[ab][ba];W[aa])");
    assert_eq!(board_after(&record, 0, 1), ".X./X../...");
}

#[test]
fn a_ko_retaken_at_once_is_illegal_and_later_is_not() {
    let start = "(;SZ[4]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb]";
    let retaken = one(&format!("{start};W[bb])"));
    assert_eq!(board_after(&retaken, 0, 1), ".XO./X.XO/.XO./....");
    assert_eq!(board_after(&retaken, 0, 2), ".XO./XO.O/.XO./....");
    assert_eq!(retaken.last().warnings.len(), 1);
    for between in [";W[dd];B[ad]", ";W[];B[]", ";AE[dd]"] {
        assert_eq!(one(&format!("{start}{between};W[bb])")).last().warnings, [], "{between}");
    }
}

#[test]
fn warnings_belong_to_the_position_they_lead_to() {
    let record = one("(;SZ[3];B[aa];W[aa];B[bb];W[bb])");
    let counts: Vec<usize> = record.positions(0).map(|p| p.warnings.len()).collect();
    assert_eq!(counts, [0, 0, 1, 0, 1]);
    let every_second: Vec<usize> =
        record.positions(0).step_by(2).map(|p| p.warnings.len()).collect();
    assert_eq!(every_second, [0, 1, 1]);
    assert_eq!(record.last().warnings.len(), 2);
}

#[test]
fn variations_are_lines_of_play_in_the_order_of_the_text() {
    let record = one("(;SZ[3];B[aa](;W[ba](;B[ca])(;B[cb];W[cc]))(;W[ab]C[other]))");
    assert_eq!(lines(&record), [3, 4, 2]);
    assert_eq!(board_after(&record, 0, 3), "XOX/.../...");
    assert_eq!(board_after(&record, 1, 4), "XO./..X/..O");
    assert_eq!(board_after(&record, 2, 2), "X../O../...");
    assert_eq!(record.position(2, 2).unwrap().comment, "other");
}

#[test]
fn what_follows_a_move_without_a_move_belongs_to_it() {
    let record = one(
        "(;SZ[3]C[root];C[still root]AB[aa]TR[aa];CR[bb];B[cc]C[one]AE[bb]SQ[cc];AE[aa]C[on];W[bb]AB[aa])",
    );
    assert_eq!(lines(&record), [2]);
    let start = record.position(0, 0).unwrap();
    assert_eq!(start.comment, "root\n\nstill root");
    assert_eq!((stones(&start), start.to_play), ("X../.../...".into(), Some(Color::Black)));
    assert_eq!(marks(&record, &start), ["B2 circle"]);
    let one = record.position(0, 1).unwrap();
    assert_eq!((stones(&one), one.comment.as_str()), (".../.../..X".into(), "one\n\non"));
    assert_eq!(marks(&record, &one), ["C1 square"]);
    assert_eq!(board_after(&record, 0, 2), "X../.O./..X");
}

#[test]
fn set_up_before_a_move_in_the_root_is_the_start() {
    let record = one("(;SZ[3]AB[aa]W[cc]C[both])");
    assert_eq!(lines(&record), [1]);
    assert_eq!(board_after(&record, 0, 0), "X../.../...");
    assert_eq!(record.position(0, 0).unwrap().to_play, Some(Color::White));
    assert_eq!(record.last().comment, "both");
}

#[test]
fn whose_turn_it_is() {
    let to_play = |text: &str| one(text).last().to_play;
    assert_eq!(to_play("(;)"), None);
    assert_eq!(to_play("(;PL[black])"), Some(Color::Black));
    assert_eq!(to_play("(;PL[1];B[aa];PL[B])"), Some(Color::Black));
    assert_eq!(to_play("(;PL[B];B[aa])"), Some(Color::White));
    let handicap = one("(;HA[2]AB[dd][pp];W[aa])");
    assert_eq!(handicap.position(0, 0).unwrap().to_play, Some(Color::White));
}

#[test]
fn markup_and_labels() {
    let record =
        one("(;SZ[5]TR[aa:ba]SQ[ca]CR[da]MA[ea][xx]LB[aa:1][bb:x\\]\\:y\nz][cc:]CR[aa]LB[aa:2])");
    let last = record.last();
    assert_eq!(
        marks(&record, &last),
        [
            "A5 \"1\"",
            "A5 triangle",
            "B4 \"x]:y z\"",
            "B5 triangle",
            "C3 \"\"",
            "C5 square",
            "D5 circle",
            "E5 cross"
        ]
    );
    assert_eq!(warnings(&last), [("mark-off-board", 1, 36)]);
    // FF[3]: letters in order, and one kind of mark.
    let record = one("(;SZ[5]L[aa][bb]M[cc])");
    assert_eq!(marks(&record, &record.last()), ["A5 \"a\"", "B4 \"b\"", "C3 cross"]);
}

#[test]
fn the_quality_of_a_move_is_that_of_the_last_one() {
    let text = "(;TE[1];B[aa]TE[1];W[bb]BM[2]C[no];B[cc];BM[1])";
    let game = notation::read(text).next().expect("a game").expect("a record");
    let found: Vec<_> = game.positions(0).map(|position| position.quality).collect();
    let (good, bad) = (Some(MoveQuality::Good), Some(MoveQuality::Bad));
    assert_eq!(found, [None, good, bad, bad]);
}

#[test]
fn comments_unescape_and_keep_their_lines() {
    let comment = |text: &str| one(&format!("(;C[{text}])")).last().comment;
    assert_eq!(comment(r"a\]b\\c\:d[e"), r"a]b\c:d[e");
    assert_eq!(comment("a\\\nb\\\r\nc"), "abc");
    assert_eq!(comment("a\nb\r\nc\rd\n\re"), "a\nb\nc\nd\ne");
    assert_eq!(comment("a\tb\u{b}c"), "a b c");
    assert_eq!(comment("黒\\]石"), "黒]石");
}

#[test]
fn the_title_is_the_name_or_the_players_or_the_event() {
    let title = |properties: &str| one(&format!("(;{properties})")).title();
    assert_eq!(title("PB[b]PW[w]GN[A\nname]EV[e]"), "A name");
    assert_eq!(title("EV[e]PB[b]PW[w]GN[ ]"), "b – w");
    assert_eq!(title("EV[e]PW[w]"), "w");
    assert_eq!(title("EV[e]"), "e");
    assert_eq!(title(""), "");
}

#[test]
fn ff3_names_may_have_lower_case_letters() {
    let record = one("(;GaMe[1]SiZe[3]AddBlack[aa];White[bb])");
    assert_eq!(board_after(&record, 0, 1), "X../.O./...");
}

#[test]
fn collections_keep_their_bad_games_in_order() {
    let text = "mail header (not a tree)\n(;SZ[9];B[aa])\n(;SZ[9];B[xx])\n junk (;GM[2])(;SZ[0])(;AB[a])(;C[x]y])(;B[aa])trailing )";
    let results: Vec<_> = notation::read(text)
        .map(|result| {
            let record = result.map_err(|e| (e.code(), e.line, e.column, 0))?;
            match record.complaints(0).first() {
                Some(e) => Err((e.code(), e.line, e.column, record.moves())),
                None => Ok(lines(&record)),
            }
        })
        .collect();
    assert_eq!(
        results,
        [
            Ok(vec![1]),
            Err(("off-board", 3, 11, 0)),
            Err(("other-game", 4, 12, 0)),
            Err(("bad-size", 4, 20, 0)),
            Err(("bad-point", 4, 28, 0)),
            Err(("no-value", 4, 37, 0)),
            Ok(vec![1]),
        ]
    );
}

#[test]
fn sizes() {
    assert_eq!(one("(;)").grid().unwrap().columns(), 19);
    assert_eq!(one("(;SZ[ 5 ])").grid().unwrap().columns(), 5);
    for bad in ["x", "-3", "5:", "5x5", "0", "3:0", "5:5:5"] {
        assert_eq!(error(&format!("(;SZ[{bad}])")), ("bad-size", 1, 6), "{bad}");
    }
    for large in ["53", "1:53", "99999999999999999999"] {
        assert_eq!(error(&format!("(;SZ[{large}])")), ("too-large", 1, 6), "{large}");
    }
}

#[test]
fn points() {
    let code = |text: &str| error(&format!("(;SZ[9]{text})")).0;
    assert_eq!(code(";B[jj]"), "off-board");
    assert_eq!(code(";B[a]"), "bad-point");
    assert_eq!(code(";B[a1]"), "bad-point");
    assert_eq!(code("AB[aa:jj]"), "off-board");
    assert_eq!(code("AB[aa:]"), "bad-point");
    assert_eq!(code("AW[éa]"), "bad-point");
    assert_eq!(one("(;SZ[9]AB[])").last().board.stones().iter().flatten().count(), 0);
}

#[test]
fn a_text_that_ends_too_early() {
    assert_eq!(error("(;SZ[9];B[aa]"), ("truncated", 1, 14));
    assert_eq!(error("(;SZ[9];B[aa];C[Hello\nyou"), ("unclosed-value", 1, 16));
    assert_eq!(error("(;SZ[9];B[aa];C\\"), ("no-value", 1, 15));
    assert_eq!(error("(;C[x\\"), ("unclosed-value", 1, 4));
    assert_eq!(error("(;SZ"), ("truncated", 1, 5));
    assert_eq!(error("(;"), ("truncated", 1, 3));
    assert_eq!(error("("), ("nothing-found", 1, 1));
    assert_eq!(error("(;C[a];\n(;B[aa])"), ("truncated", 2, 9));
}

#[test]
fn what_sgf_gives_no_meaning_is_an_error_with_its_place() {
    assert_eq!(error("(;B[aa]\n  ]C[x])"), ("unknown-character", 2, 3));
    assert_eq!(error("(;[aa])"), ("unknown-character", 1, 3));
    assert_eq!(error("(;B[aa]é)"), ("unknown-character", 1, 8));
    assert_eq!(error("(;B;W[aa])"), ("no-value", 1, 3));
    // The first fault counts, and the tree still ends where it ends.
    assert_eq!(error("(;] \\ [x] y (;B[zz]) )"), ("unknown-character", 1, 3));
    assert_eq!(error("(;B[aa](;W[bb]);B[cc]"), ("truncated", 1, 22));
}

#[test]
fn formats_are_told_apart() {
    for text in
        ["(;)", " \n(\n;B[aa])", "\u{feff}(;)", "Dear all, (;B[aa])", "(;C[\n$$ no diagram])"]
    {
        assert_eq!(notation::detect(text), Format::Sgf, "{text}");
    }
    assert_eq!(notation::detect("Hi (; :)\n$$\n$$ ."), Format::Diagram);
    assert_eq!(notation::detect("> $$\n> $$ ."), Format::Diagram);
    assert_eq!(notation::detect("Dear all,\n (PB[a])\n(GM[1];B[aa])"), Format::Sgf);
    assert_eq!(notation::detect("(PB[a];B[aa])"), Format::Sgf);
    assert_eq!(notation::detect("Links (a[1])\n - $$W\n   $$ X"), Format::Diagram);
    assert_eq!(notation::detect(" $$\n"), Format::Diagram);
    assert_eq!(notation::detect("X.O\n\n(;B[aa])"), Format::Rows);
    assert_eq!(notation::detect("....\n(;B[aa])"), Format::Sgf);
}

#[test]
fn a_record_writes_everything_it_read() {
    let text = "(;GM[1]FF[4]CA[UTF-8]SZ[9:7]KM[6.5]XX[private\\]][b]TB[aa]AR[aa:bb]\n;B[aa]\n(;W[bb]C[x\\\\y]\n(;B[cc])\n(;N[here]\n(;B[dd])\n(;B[ee]\n;W[])))\n(;W[ff]VW[]DD[aa:cc]))\n";
    assert_eq!(one(text).write(), text);
}

#[test]
fn a_record_is_written_in_utf_8_and_says_so() {
    let game = one("(;CA[Shift_JIS]PB[依田];B[aa]C[CA[GBK\\]])");
    assert_eq!(game.write(), "(;CA[UTF-8]PB[依田]\n;B[aa]C[CA[GBK\\]])\n");
    assert_eq!(one("(;CA[];PCA[GBK])").write(), "(;CA[UTF-8]\n;PCA[GBK])\n");
}

#[test]
fn positions_are_written_with_their_marks() {
    let board = Board::from_rows("X.O / ...").unwrap();
    let mark = |point: Point, kind| Mark { point, kind };
    let note = sgf::Note {
        comment: "a]b\\c".into(),
        marks: vec![
            mark(Point::new(0), MarkKind::Circle),
            mark(Point::new(1), MarkKind::Label("[1]: a\nb".into())),
            mark(Point::new(2), MarkKind::Circle),
            mark(Point::new(3), MarkKind::Cross),
        ],
    };
    let text = sgf::write(&board, Some(Color::White), &[note]).unwrap();
    assert_eq!(
        text,
        "(;GM[1]FF[4]CA[UTF-8]SZ[3:2]AB[aa]AW[ca]PL[W]CR[aa][ca]MA[ab]LB[ba:[1\\]\\: a b]C[a\\]b\\\\c])\n"
    );
    let board = Board::from_rows(&".".repeat(53)).unwrap();
    assert_eq!(sgf::write(&board, None, &[]), None);
}

#[test]
fn the_encoding_is_found_before_the_text_is_decoded() {
    let charset = |text: &[u8]| sgf::charset(text).map(str::to_owned);
    assert_eq!(charset(b"(;GM[1]\n CA [ Shift_JIS ]SZ[19])").as_deref(), Some("Shift_JIS"));
    // In Shift_JIS the second byte of a character may be a backslash or a bracket.
    assert_eq!(charset(b"(;C[\x83\x5c\x83\x5d]CA[Shift_JIS])").as_deref(), Some("Shift_JIS"));
    assert_eq!(charset(b"(CA[Big5]GM[1];)").as_deref(), Some("Big5"));
    assert_eq!(charset(b"(;gm[1]ca[euc-kr])").as_deref(), Some("euc-kr"));
    assert_eq!(charset(b"(;PCA[a]XCA[b]C[ICA[c\\]])"), None);
    assert_eq!(charset(b"(;CA[])"), None);
    assert_eq!(charset(b"(;CA[GBK"), None);
    assert_eq!(charset(b"(;CA[\xff])"), None);
    assert_eq!(charset(b"\xef\xbb\xbf(;CA[GBK])").as_deref(), Some("utf-8"));
    assert_eq!(charset(b"\xff\xfe(\0;\0").as_deref(), Some("utf-16le"));
    assert_eq!(charset(b"\xfe\xff\0(\0;").as_deref(), Some("utf-16be"));
    assert_eq!(charset(b""), None);
}

#[test]
fn the_view_of_the_root_is_the_part_that_a_game_shows() {
    let part = |view: &str| drawn(&one(&format!("(;SZ[9]{view}AB[cc];B[dd]VW[aa])")));
    let corners = |from: &str, to: &str| Some((from.to_owned(), to.to_owned()));
    assert_eq!(part("VW[aa:dc]"), corners("A9", "D7"));
    assert_eq!(part("VW[dc:aa]"), corners("A9", "D7"));
    assert_eq!(part("VW[ab][ca][bb:bd]"), corners("A9", "C6"));
    assert_eq!(part("VW[ee]"), corners("E5", "E5"));
    for whole in ["", "VW[]", "VW[aa:ii]", "VW[zz]", "VW[a]", "VW[aa:zz]", "VW[字]"] {
        assert_eq!(part(whole), None, "{whole}");
    }
    // A view of a larger board, before the size.
    assert_eq!(drawn(&one("(;VW[ee:zz]SZ[9])")), corners("E5", "J1"));
}
