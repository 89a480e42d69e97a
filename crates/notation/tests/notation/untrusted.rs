//! Text from anybody: every shape and size ends in a value or an error with a place.

use pass_alive_notation::{self as notation, Record, detect, read, rows, sgf};
use proptest::prelude::*;

use crate::{lines, one};

/// Reads `text` and asks everything of what it reads.
fn digest(text: &str) {
    let mut records = read(text).peekable();
    assert!(records.peek().is_some());
    sgf::charset(text.as_bytes());
    let lines = 1 + text.matches(['\n', '\r']).count();
    let columns = 1 + text.chars().count();
    for record in records {
        match record {
            Ok(record) => digest_record(&record),
            Err(error) => {
                assert!((1..=lines).contains(&(error.line as usize)), "{error:?}");
                assert!((1..=columns).contains(&(error.column as usize)), "{error:?}");
                assert!(!error.to_string().is_empty() && !error.code().is_empty());
            }
        }
    }
}

fn digest_record(record: &Record) {
    let lines = lines(record);
    record.title();
    record.game_info();
    let points = record.space().len();
    assert!(record.drawn().is_none_or(|(from, to)| from <= to && to.index() < points));
    assert!(record.links().iter().all(|link| link.point.index() < points));
    let mut variations = 0;
    for (line, variation) in record.variations().enumerate() {
        assert_eq!(variation.moves, lines[line]);
        assert_eq!(variation.fork.is_none(), line == 0);
        if let Some(fork) = variation.fork {
            assert!(fork.line < line && fork.moves <= lines[fork.line].min(variation.moves));
        }
        assert!(variation.comments.is_sorted());
        assert!(variation.comments.last().is_none_or(|&last| last <= variation.moves));
        variations += 1;
    }
    assert_eq!(variations, lines.len());
    let last = record.last();
    assert_eq!(last.move_number, lines[0]);
    assert_eq!(last.board.len(), record.space().len());
    for mark in &last.marks {
        assert!(mark.point.index() < record.space().len());
    }
    for (line, &moves) in lines.iter().enumerate().take(4) {
        assert_eq!(
            record.positions(line).map(|p| p.move_number).take(9).count(),
            9.min(moves as usize + 1)
        );
        assert_eq!(record.position(line, moves).map(|p| p.move_number), Some(moves));
        assert!(record.position(line, moves + 1).is_none());
    }
    assert!(record.position(lines.len(), 0).is_none());
    let again = record.write();
    assert!(
        read(&again).next().unwrap().is_ok(),
        "{}",
        again.chars().take(200).collect::<String>()
    );
    assert_eq!(detect(&again), record.format());
}

/// Much of everything that could hurt a reader: deep, long, wide, unclosed.
#[test]
fn large_texts_of_every_shape() {
    let repeat = |text: &str, bytes: usize| text.repeat(bytes / text.len());
    let much = 300_000;
    let deep = 200_000;
    for text in [
        // Depth.
        repeat("(", much),
        repeat("(;", much),
        format!("{}{}", "(;".repeat(deep), ")".repeat(deep)),
        format!("{}{}", "(;B[aa]".repeat(deep), "(;W[bb])".repeat(deep)),
        format!("(;{}{})", "(;B[aa](;W[bb])".repeat(deep), ")".repeat(deep)),
        format!("(;{}", repeat("((((((((;B[aa])", much)),
        repeat(")", much),
        // Length.
        format!("(;{})", repeat(";B[aa];W[bb]", much)),
        format!("(;{})", repeat("B[aa]", much)),
        format!("(;{}TR[aa:ss])", repeat("B[aa]TR[zz]", much)),
        format!("(;{})", repeat(";TR[zz]B[aa]", much)),
        format!("(;{})", repeat(";TR[zz]", much)),
        format!("(;SZ[52]TR{})", repeat("[aa:ZZ]", much)),
        format!("(;SZ[52]AB{})", repeat("[aa:ZZ]", much)),
        format!("(;LB{})", repeat("[aa:x]", much)),
        format!("(;GN[{}])", repeat("title ", much)),
        format!("(;C[{}])", repeat("\\]\\\\\n", much)),
        format!("(;C[{}", repeat("\\", much)),
        format!("(;{}[aa])", repeat("Bb", much)),
        format!("(;B{})", repeat("[aa]", much)),
        format!("(;B{})", repeat("[aa] \n", much)),
        repeat("(;)", much / 10),
        repeat("(;SZ[x])\n", much),
        repeat("(;]\n)", much),
        repeat("( ", much),
        format!("(;{}", repeat("é", much)),
        // Diagrams.
        format!("$$ {}\n$$ .", repeat("1 at 2 ", much)),
        format!("$$ {}\n$$ 2", repeat("1 at 2 ", much)),
        format!("$$ {}\n$$ 2", (0..much / 10).map(|i| format!("{i} at 2 ")).collect::<String>()),
        format!("{}$$\n$$ .", repeat("> ", much)),
        format!("$$\n$${}", repeat(".", 30_000)),
        format!("$$\n$${}", repeat("1 ", 60_000)),
        format!("$$\n{}", repeat("$$ . - .\n", much / 10)),
        format!("$$\n$$ .\n{}", repeat("$$ [a|b]\n$$ {AR 1:1 1:1}\n$$ {\n$$ [\n", much)),
        format!("$$\n$$ .\n$$ [a|{}]", repeat("|", much)),
        format!("$$\n$$ .\n$$ {{AR {}}}", repeat("1:1 ", much)),
        repeat("$$\n$$.\n\n", much / 20),
        repeat("$$", much),
        repeat("$$\n", much),
        // Rows.
        repeat("X.O/", much),
        repeat("X\n\n", much / 10),
        repeat("X./O.\n", much / 10),
        repeat("/", much),
        repeat("X.//", much),
        format!("{}.", repeat("X.O\nO..\n--\n", much)),
        repeat("X\n--\n", much),
        repeat("--\n", much),
        repeat("-", much),
        format!("X\n{}--{}\n.", repeat(" ", much), repeat(" ", much)),
        repeat("X\n    --    ", much),
        repeat("\n", much),
        repeat("\r", much),
        repeat("x", much),
        repeat("é", much),
        repeat("\u{fffd}", much),
        repeat("\0", much),
    ] {
        digest(&text);
    }
}

#[test]
fn games_cut_anywhere_go_as_far_as_they_go() {
    let games = include_str!("../../../../tests/games/selfplay9.sgf");
    let first = games.find("\n\n").unwrap();
    let whole = read(&games[..first]).next().unwrap().unwrap();
    assert_eq!(whole.complaints(0), []);
    let mut moves = 0;
    for end in 0..first {
        let results: Vec<_> = read(&games[..end]).collect();
        assert_eq!(results.len(), 1);
        let error = match &results[0] {
            Ok(record) => {
                assert!((moves..=moves + 1).contains(&record.moves()), "cut at {end}");
                moves = record.moves();
                let same = whole.position(0, moves).unwrap().board == record.last().board;
                assert!(same || record.space() != whole.space(), "cut at {end}");
                let complaints = record.complaints(0);
                assert_eq!(complaints.len(), 1);
                complaints[0]
            }
            Err(error) => *error,
        };
        let code = match end {
            0 => "empty",
            1 => "nothing-found",
            _ if error.code() == "unclosed-value" => continue,
            _ => "truncated",
        };
        assert_eq!(error.code(), code, "cut at {end}");
    }
    assert_eq!(moves, whole.moves());
}

const SEEDS: [&str; 5] = [
    include_str!("../../../../tests/games/selfplay13.sgf"),
    "(;GM[1]FF[4]SZ[5:7]AB[aa:bb]AW[cc]PL[B]LB[aa:x]TR[bb:cc]C[a\\]b](;B[dd](;W[ee];B[])(;W[tt]))(;B[ab];AE[aa:cc]))",
    "text\n> $$Wcm7 Title 4 at a\n> $$ +------\n> $$ | 1 a 2 X\n> $$ | B C # ?\n> $$ | X - 3 ?\n> $$ [a|b]\n> $$ {AR A19 2:2}\n\n$$\n$$ X O\n",
    "XO.\n...\n.OX\n\nXX./O.O\n#+o\nxx.",
    "XO.\n...\n--\n.OX\nO..\n\nXX//O.\n#+\n -- \nxx",
];

proptest! {
    #[test]
    fn any_string(text in any::<String>()) {
        digest(&text);
    }

    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        sgf::charset(&bytes);
        digest(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn anything_that_looks_like_sgf(text in r"(\(;)?([()\[\];:\\ \n]|[a-eA-E][a-e]|SZ\[|AB\[|;B\[|\]|LB|C\[é){0,60}") {
        digest(&text);
    }

    #[test]
    fn anything_that_looks_like_diagrams(text in r"((> )?\$\$[-BWcm0-9XO.,|+ a?_\[\]{}:éAR]{0,12}(\n|\r\n)){1,9}") {
        digest(&text);
    }

    #[test]
    fn anything_that_looks_like_rows(text in "([XOxo.+# /\n?-]|\n--\n|//){0,40}") {
        digest(&text);
        if let Ok(board) = rows::read(&text) {
            let record = one(&text);
            let layers = record.grid().map_err(|error| error.code());
            prop_assert_eq!(layers, board.grid().ok_or("layers"));
            prop_assert_eq!(record.last().board, board);
        }
    }

    #[test]
    fn mutated_texts(
        seed in 0..SEEDS.len(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..12_usize, ".{0,3}|[()\\[\\];$|\n-]{1,3}"), 1..6),
    ) {
        let mut text: Vec<char> = SEEDS[seed].chars().collect();
        for (at, removed, inserted) in edits {
            let at = at.index(text.len() + 1);
            let end = (at + removed).min(text.len());
            text.splice(at..end, inserted.chars());
        }
        digest(&text.into_iter().collect::<String>());
    }
}

/// Each record of a text can be read alone, where what is no letter weighs more.
#[test]
fn stray_control_characters_do_not_make_a_record_unreadable() {
    let game = "(;SZ[5]C[\u{1}\u{2}\u{fffd}\u{7f}])";
    for text in ["$$\n$$ X \u{7f}\n".to_owned(), game.to_owned(), game.repeat(3)] {
        assert!(read(&text).all(|record| record.is_ok()), "{text:?}");
        digest(&text);
    }
    let error = |text| read(text).next().unwrap().map(drop).map_err(|error| error.code());
    assert_eq!(error("X\u{1}\u{2}O"), Err("binary"));
    assert_eq!(error("(;SZ[5]C[\0])"), Ok(()));
}

#[test]
fn the_seeds_are_good() {
    for seed in SEEDS {
        assert!(notation::read(seed).all(|record| record.is_ok()), "{seed}");
    }
}
