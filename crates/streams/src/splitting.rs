//! Texts cut into records before they are decoded.

use std::path::Path;

use pass_alive_notation::{Format, LineColumn, ReadError, Record, Records, detect, read};
use proptest::prelude::*;

use crate::splitter::Splitter;

/// The pieces of a text that comes `step` bytes at a time.
fn pieces(bytes: &[u8], step: usize) -> (Vec<&[u8]>, Option<Format>) {
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
    (pieces, splitter.format())
}

type Said = Result<(LineColumn, String, String), ReadError>;

fn said(record: Result<Record, ReadError>) -> Said {
    record.map(|record| (record.start(), record.title(), record.write()))
}

/// The records of a text that is read piece by piece.
fn piece_by_piece(text: &str, step: usize) -> Vec<Said> {
    let (pieces, format) = pieces(text.as_bytes(), step);
    let Some(format) = format else { return read(text).map(said).collect() };
    let mut start = LineColumn::START;
    let mut all = Vec::new();
    for piece in pieces {
        let piece = str::from_utf8(piece).expect("characters are not cut");
        let mut records = Records::of_piece(piece, format, start);
        all.extend(records.by_ref().map(said));
        start = records.location();
    }
    all
}

fn assert_the_same(text: &str) {
    let whole: Vec<Said> = read(text).map(said).collect();
    for step in [1, 2, 3, 7, 1000] {
        assert_eq!(piece_by_piece(text, step), whole, "{text:?} in steps of {step}");
    }
    let format = pieces(text.as_bytes(), 1000).1;
    assert!(format.is_none_or(|format| format == detect(text)), "{text:?}");
}

#[test]
fn pieces_have_the_records_of_the_whole() {
    for text in [
        "(;SZ[3];B[aa])(;SZ[3]C[:-) (; ]C[\\](;])\n junk ( ;] (;W[aa])",
        "Hello (see below)\r\n(GM[1]SZ[3];B[aa])\r\n(GM[1]SZ[5];B[bb])",
        "(;SZ[3](;B[aa])\n(;B[bb]))\n(;SZ[3])",
        "(;SZ[3];B[aa]",
        "(;CA[UTF-8]PB[黒]PW[é])(;C[黒\\])](;B[aa]))",
        "Text\n$$W One\r\n$$ X\r\n\r\n$$ Two\n$$ X\n$$ O\nmore\n  > $$\n  > $$ .",
        "X.\n.O\n\n\nO./X.\nX\nO\n./.\n\n",
        "XO\r\rX\r\r\rO",
        "X.\n--\n.O\n\nO.//.X\nX\n -- \nO\n./.\n\n--\nX\n",
        "--\nX\n\nX.\n--\n..",
        "nothing at all",
        "",
        // Found by fuzzing: a tree and a diagram in the text of a letter.
        "Here is (;GM[1]SZ[5];B[aa];W[bb])\n> $$W\n> $$ | X . |\n",
        "$$c3 A title (;GM[1]SZ[3];B[bb])\n$$ X\n",
        // A character that begins as the byte order mark does, and is a word of prose.
        "(;)\u{fffd}(F[4]S)(F[\n",
        "Here is\r$$ X\r(;GM[1]SZ[5];B[aa];W[bb])\r\n",
    ] {
        assert_the_same(text);
    }
}

#[test]
fn every_record_is_a_piece() {
    let count = |text: &str| pieces(text.as_bytes(), 5).0.len();
    assert_eq!(count("(;B[aa])(;)\n(;C[)(;])\n"), 4);
    assert_eq!(count("$$\n$$ X\n\n$$\n$$ O\n\n"), 3);
    assert_eq!(count("X/.\n.O\n\n\nX\n\n"), 4);
    assert_eq!(count("X//.\n.O\n--\nX.\n\nX\n--\nO\n\n"), 4);
}

/// Every text of the collection of odd ones comes as one game after the other, whatever it is
/// encoded in.
#[test]
fn undecoded_games_are_told_apart() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/texts");
    let expected = std::fs::read_to_string(folder.join("expected.json")).expect("as the list says");
    let expected: serde_json::Value = serde_json::from_str(&expected).expect("as the list says");
    let mut several = 0;
    for file in expected["files"].as_array().expect("as the list says") {
        let name = file["file"].as_str().expect("as the list says");
        let records = file["records"].as_array().expect("as the list says").len();
        if !name.ends_with(".sgf") || name.starts_with("utf-16") || records < 2 {
            continue;
        }
        several += 1;
        let bytes = std::fs::read(folder.join(name)).expect("as the list says");
        let pieces = pieces(&bytes, 3).0.into_iter();
        let visible = pieces.filter(|piece| !piece.trim_ascii().is_empty());
        assert_eq!(visible.count(), records, "{name}");
    }
    assert!(several > 1, "{several}");
}

/// One game after the other whose bytes are brackets and backslashes of ASCII.
#[test]
fn second_bytes_of_characters_do_no_harm() {
    for name in [
        b"\xb3\\".as_slice(),  // 許 in Big5
        b"\x83]",              // ゾ in Shift_JIS
        b"\x83\\\x83]\x83[",   // ソゾー in Shift_JIS
        b"\x81]\x81\\",        // in GBK
        b"Andr\xe9",           // Latin-1
        b"\xc9\\]",            // an escaped bracket in Latin-1
        "黒".as_bytes(),       // UTF-8
        b"\x1b$B0M](;E\x1b(B", // ISO-2022-JP
    ] {
        let comment = [b"C[", name, b"](;W[bb]C[:)])(;W[cc])"].concat();
        let game = [b"(;GM[1]PB[", name, b"]PW[", name, b"];B[aa]", &comment, b")"].concat();
        let games = [&game[..], b"\n", &game, b"\r\n", &game, b"(;FF[4])\n"].concat();
        for step in [1, 100, 1000] {
            let (pieces, _) = pieces(&games, step);
            let lengths: Vec<usize> = pieces.iter().map(|piece| piece.trim_ascii().len()).collect();
            let length = game.len();
            assert_eq!(lengths, [length, length, length, 8, 0], "{}", games.escape_ascii());
        }
    }
}

proptest! {
    #[test]
    fn any_pieces_have_the_records_of_the_whole(
        text in prop_oneof![
            any::<String>(),
            r"(\(;|[()\[\];:\\ \n]|[a-eA-E][a-e]|SZ\[3|GM\[1|;B\[|\]|C\[é黒){0,40}",
            r"((> |- |\t)?\$\$[-BWcm0-9XO.,|+ ]{0,6}(\n|\r\n|\r)|[ a\n]){1,9}",
            "([XOxo.+# /\n\r-]|\n--\n|//){0,40}",
        ],
    ) {
        // In ISO-2022-JP, characters are skipped that a whole text would have.
        prop_assume!(!text.contains('\u{1b}'));
        assert_the_same(&text);
    }
}
