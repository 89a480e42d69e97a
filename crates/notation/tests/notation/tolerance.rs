//! Texts with faults are read as far as they go, as their authors meant, and say so.

use std::path::Path;

use pass_alive::{Color, Grid};
use pass_alive_notation::{self as notation, Record, WarningKind, read};
use serde_json::Value;

use crate::{lines, marks, one, stones, warnings};

/// The codes and places of the complaints of a line of play.
fn complaints(record: &Record, line: usize) -> Vec<(&'static str, u32, u32)> {
    record.complaints(line).iter().map(|e| (e.code(), e.line, e.column)).collect()
}

/// As one server writes its games.
#[test]
fn a_semicolon_in_the_midst_of_the_root_changes_nothing() {
    let record = one("(\nTE[x]\nKM[6.5]\n;SZ[2]PB[A];B[aa])");
    assert_eq!((record.space(), record.title()), (Grid::new(2, 2).unwrap().into(), "A".into()));
    let info = record.game_info();
    assert_eq!((info.komi.as_str(), info.black.name.as_str()), ("6.5", "A"));
    assert_eq!(stones(&record.last()), "X./..");
    assert_eq!(warnings(&record.last()), [("no-semicolon", 2, 1)]);
    let again = one(&record.write());
    assert_eq!((again.space(), again.game_info()), (record.space(), info));
    assert_eq!(warnings(&again.last()), []);
    // A point that was read on another board keeps its board, and only the first semicolon counts.
    for text in ["(KM[0]AB[ss];SZ[2];B[aa])", "(KM[0]C[];C[];SZ[2];B[aa])", "(;KM[0];SZ[2];B[aa])"]
    {
        assert_eq!(one(text).space(), Grid::new(19, 19).unwrap().into(), "{text}");
    }
}

/// The collection of odd texts, as far as their bytes are UTF-8, and what their authors meant.
#[test]
fn odd_texts_are_read_as_they_were_meant() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/texts");
    let expected = std::fs::read_to_string(folder.join("expected.json")).unwrap();
    let expected: Value = serde_json::from_str(&expected).unwrap();
    let mut files = 0;
    for file in expected["files"].as_array().unwrap() {
        let name = file["file"].as_str().unwrap();
        let text = std::fs::read(folder.join(name)).unwrap();
        let Ok(text) = String::from_utf8(text) else { continue };
        if file["encoding"] != "UTF-8" || file["guessed"] == true || name.starts_with("ca-") {
            continue;
        }
        files += 1;
        let (mut complaints, mut warnings, mut count) = (Vec::new(), Vec::new(), 0);
        let wanted = file["records"].as_array().unwrap();
        for (index, record) in read(&text).enumerate() {
            count += 1;
            match record {
                Err(error) => complaints.push(error.code()),
                Ok(record) => {
                    let last = record.last();
                    complaints.extend(record.complaints(0).iter().map(|e| e.code()));
                    warnings.extend(last.warnings.iter().map(|w| w.code()));
                    let wanted = &wanted[index];
                    assert_eq!(wanted["title"], record.title(), "{name}");
                    assert_eq!(wanted["moves"], record.moves(), "{name}");
                    let rows = wanted["rows"].as_array().unwrap();
                    let rows: Vec<_> = rows.iter().map(|row| row.as_str().unwrap()).collect();
                    assert_eq!(rows.join("/"), stones(&last), "{name}");
                    let assumed = wanted["assumed"] == true;
                    assert_eq!(assumed, record.assumes_outside_empty(), "{name}");
                }
            }
        }
        let codes = |key: &str| -> Vec<String> {
            let list = file[key].as_array().unwrap().iter();
            let mut codes: Vec<_> = list.map(|code| code.as_str().unwrap().to_owned()).collect();
            codes.sort();
            codes
        };
        complaints.sort_unstable();
        warnings.sort_unstable();
        assert_eq!(codes("complaints"), complaints, "{name}");
        assert_eq!(codes("warnings"), warnings, "{name}");
        assert_eq!(count.max(1), wanted.len().max(1), "{name}");
    }
    assert!(files > 30, "only {files}");
}

#[test]
fn a_bad_move_ends_its_line_and_no_other() {
    let text = "(;SZ[5];B[aa](;W[bb];B[cc])\n(;W[zz];B[ab](;W[ac])(;W[ad]));W[dd])";
    let record = one(text);
    assert_eq!(lines(&record), [3, 1, 1, 2]);
    assert_eq!(complaints(&record, 0), []);
    assert_eq!(complaints(&record, 1), [("off-board", 2, 5)]);
    assert_eq!(complaints(&record, 2), [("off-board", 2, 5)]);
    assert_eq!(complaints(&record, 3), []);
    // The lines that it does not touch only warn of it.
    let last = record.last();
    assert_eq!(warnings(&last), [("off-board", 2, 5)]);
    let said = last.warnings[0].to_string();
    assert_eq!(said, "on another line of play: this point is not on the board of 5×5");
    assert_eq!(warnings(&record.position(1, 1).unwrap()), []);
    assert_eq!(stones(&record.position(3, 2).unwrap())[..5], *"X....");
    // The written record is complete again.
    let again = one(&record.write());
    assert_eq!(lines(&again), lines(&record));
    assert_eq!(again.complaints(1).len(), 1);
}

#[test]
fn a_bad_stone_of_a_set_up_is_left_away() {
    let record = one("(;SZ[3]AB[aa][zz][bb];W[cc])");
    assert_eq!(complaints(&record, 0), [("off-board", 1, 15)]);
    assert_eq!(stones(&record.last()), "X../.X./..O");
}

#[test]
fn stray_characters_are_passed_over() {
    let record = one("(;SZ[3]];B[aa]W;W[bb])");
    assert_eq!(complaints(&record, 0), [("unknown-character", 1, 8), ("no-value", 1, 15)]);
    assert_eq!(record.moves(), 2);
    assert_eq!(one(&record.write()).complaints(0), []);
}

#[test]
fn a_text_of_which_nothing_can_be_read_is_an_error() {
    for text in ["(;", "(;]", "(;SZ", "(;C[", "(;]x)"] {
        assert!(read(text).next().unwrap().is_err(), "{text}");
    }
    for text in ["(;)", "(;SZ[3]", "(;C[x]]"] {
        assert!(read(text).next().unwrap().is_ok(), "{text}");
    }
}

#[test]
fn a_text_that_ends_too_early_is_written_as_far_as_it_goes() {
    for (text, code) in [
        ("(;SZ[3];B[aa]C[a\\]b](;W[bb", "unclosed-value"),
        ("(;SZ[3];B[aa]C[a\\]b](;W", "truncated"),
        ("(;SZ[3];B[aa]C[a\\]b](", "truncated"),
    ] {
        let record = one(text);
        assert_eq!(record.complaints(0)[0].code(), code, "{text}");
        let again = one(&record.write());
        assert_eq!(again.complaints(0), [], "{text}");
        assert_eq!((again.moves(), again.last().comment), (1, "a]b".to_owned()), "{text}");
    }
}

#[test]
fn only_the_first_of_many_faults_are_listed() {
    let many = 100_000;
    let record = one(&format!("(;SZ[3]{})", "]".repeat(many)));
    let complaints = record.complaints(0);
    assert_eq!(complaints.len(), 101);
    assert_eq!(complaints[100].to_string(), "99900 more faults, from here on");
    assert_eq!((complaints[100].code(), complaints[100].column), ("more", 108));

    let record = one(&format!("(;SZ[3]{})", ";B[aa]".repeat(many)));
    let last = record.last();
    assert_eq!((record.moves(), last.warnings.len()), (many as u32, 101));
    assert_eq!(last.warnings[100].kind, WarningKind::More(many as u32 - 101));
    // Each position has its own.
    assert_eq!(record.positions(0).map(|p| p.warnings.len()).max(), Some(1));
}

#[test]
fn one_that_is_not_listed_is_not_called_several() {
    let complaints = one(&format!("(;SZ[3]{})", "]".repeat(101))).complaints(0);
    assert_eq!(complaints[100].to_string(), "1 more fault, from here on");
    let last = one(&format!("(;SZ[3]{})", ";B[aa]".repeat(102))).last();
    assert_eq!(last.warnings[100].to_string(), "1 more warning of this game, from here on");
}

#[test]
fn property_names_in_lower_case_are_read() {
    let record = one("(;gm[1]sz[3]pl[w]ab[aa]tr[bb]lb[cc:x];w[ba];b[])");
    let last = record.last();
    assert_eq!((record.moves(), record.grid().unwrap().columns()), (2, 3));
    assert_eq!(last.to_play, Some(Color::White));
    let start = record.position(0, 0).unwrap();
    assert_eq!(marks(&record, &start), ["B2 triangle", "C1 \"x\""]);
    assert_eq!(warnings(&start), [("lower-case", 1, 3)]);
}

#[test]
fn variations_without_semicolons_are_variations() {
    let record = one("(GM[1]SZ[3];B[aa](W[bb];B[cc])(W[ab]))");
    assert_eq!(lines(&record), [3, 2]);
    assert_eq!(warnings(&record.last()).len(), 3);
    let again = record.write();
    assert_eq!(again, "(;GM[1]SZ[3]\n;B[aa]\n(;W[bb]\n;B[cc])\n(;W[ab]))\n");
    assert_eq!(warnings(&one(&again).last()), []);
}

#[test]
fn values_are_found_over_line_breaks() {
    let record = one("(;SZ[1\n0:1\r\n2]AB[a\na:\nbb];B[ c\n\tc ])");
    assert_eq!((record.grid().unwrap().columns(), record.grid().unwrap().rows()), (10, 12));
    assert_eq!(record.last().board.stones().iter().flatten().count(), 5);
    let codes: Vec<_> = warnings(&record.last()).iter().map(|w| (w.0, w.1)).collect();
    assert_eq!(codes, [("broken-value", 1), ("broken-value", 3), ("broken-value", 5)]);
}

#[test]
fn indented_diagrams_are_read() {
    let rows = ["$$W t", "$$  -----", "$$ | X . |", "$$ | . O |", "$$  -----"];
    for before in [" ", "    ", "\t", "> \t", ">   > ", "  > "] {
        let text: String = rows.iter().map(|row| format!("{before}{row}\n")).collect();
        let record = one(&text);
        assert_eq!(record.title(), "t", "{before:?}");
        assert_eq!(stones(&record.last()), "X./.O", "{before:?}");
    }
    for bullet in ["- ", "* ", " 12. ", "1) "] {
        let text: String = rows[1..].iter().map(|row| format!("   {row}\n")).collect();
        let record = one(&format!("List:\n\n{bullet}{}\n{text}\n- next", rows[0]));
        assert_eq!((record.title(), record.space().len()), ("t".to_owned(), 4), "{bullet}");
    }
    assert!(notation::read("-$$ no item").next().unwrap().is_err());
}

#[test]
fn a_board_of_which_one_axis_is_whole_is_square() {
    let first = |record: &Record| {
        let board = record.last().board;
        board.points().find(|&point| board.get(point).is_some()).unwrap()
    };
    let board = |text: &str| {
        let record = one(text);
        (
            record.grid().unwrap().columns(),
            record.grid().unwrap().rows(),
            record.space().name(first(&record)),
        )
    };
    assert_eq!(board("$$\n$$ |X...|\n$$ |....|"), (4, 4, "A3".to_owned()));
    assert_eq!(board("$$\n$$ ------\n$$ |X...|\n$$ |....|"), (4, 4, "A4".to_owned()));
    assert_eq!(board("$$\n$$ ---\n$$ X.\n$$ ..\n$$ ..\n$$ ---"), (3, 3, "A3".to_owned()));
    // More rows than columns, and a size in the header.
    assert_eq!(board("$$\n$$ |X|\n$$ |.|\n$$ |.|"), (1, 3, "A3".to_owned()));
    assert_eq!(board("$$9\n$$ |X...|\n$$ |....|"), (4, 9, "A6".to_owned()));
    // No axis is whole, or both are.
    assert_eq!(board("$$\n$$ |X...").0, 19);
    assert_eq!(board("$$\n$$ ----\n$$ |X.|\n$$ ----"), (2, 1, "A1".to_owned()));
}
