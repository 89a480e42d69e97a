//! Random sessions: whatever comes, each command has one answer and nothing panics.

use proptest::collection::vec;
use proptest::prelude::*;

use super::session;

const NAMES: [&str; 33] = [
    "protocol_version",
    "known_command",
    "boardsize",
    "clear_board",
    "komi",
    "fixed_handicap",
    "place_free_handicap",
    "set_free_handicap",
    "play",
    "genmove",
    "undo",
    "time_settings",
    "time_left",
    "final_score",
    "final_status_list",
    "loadsgf",
    "reg_genmove",
    "showboard",
    "list_stones",
    "is_legal",
    "set_position",
    "gg-undo",
    "gogui-play_sequence",
    "gogui-setup",
    "gogui-setup_player",
    "list_commands",
    "gogui-analyze_commands",
    "pass-alive-rounds",
    "pass-alive-blocks",
    "pass-alive-regions",
    "pass-alive-vital",
    "pass-alive-held",
    "no_such_command",
];

/// A word that some command takes.
fn word() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "[a-fA-F][1-6]",
        3 => prop::sample::select(vec!["b", "w", "black", "WHITE"]).prop_map(String::from),
        1 => "[a-z][0-9]{1,3}",
        1 => (0..30_u32).prop_map(|number| number.to_string()),
        1 => prop::sample::select(vec![
            "pass", "alive", "dead", "seki", "-1", "99999999999", "6.5", "tests/gtp/game.sgf",
            "tests/gtp/broken.sgf", "tests/gtp/full.sgf", "\u{e9}", "#", "",
        ])
        .prop_map(String::from),
    ]
}

/// A line with one command, perhaps with a number.
fn command() -> impl Strategy<Value = String> {
    let name = prop_oneof![
        1 => prop::sample::select(NAMES.as_slice()),
        2 => prop::sample::select(vec!["play", "genmove", "undo"]),
    ];
    let id = prop::option::of(0..1000_u32);
    (id, name, vec(word(), 0..8)).prop_map(|(id, name, words)| {
        let id = id.map(|id| format!("{id} ")).unwrap_or_default();
        format!("{id}{name} {}\n", words.join(" "))
    })
}

/// The lines that have a word, by sections 2.2, 2.9 and 2.10 of the document.
fn commands_in(input: &[u8]) -> usize {
    let is_word = |&byte: &u8| !byte.is_ascii_control() && byte != b' ';
    let has_word = |line: &&[u8]| line.iter().take_while(|byte| **byte != b'#').any(is_word);
    input.split(|&byte| byte == b'\n').filter(has_word).count()
}

/// The answers, and that each has its form.
fn answers(input: &[u8], options: &[&str]) -> Vec<String> {
    let answers = session(input, options).answers;
    let Some(all) = answers.strip_suffix("\n\n") else {
        assert_eq!(answers, "", "every answer ends with an empty line");
        return Vec::new();
    };
    let all: Vec<String> = all.split("\n\n").map(str::to_owned).collect();
    for answer in &all {
        assert!(answer.starts_with(['=', '?']), "{answer:?}");
        assert!(answer.chars().all(|c| c == '\n' || !c.is_control()), "{answer:?}");
    }
    all
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn every_command_has_one_answer(
        commands in vec(command(), 0..60),
        size in 1..7_u32,
        suicide in prop::sample::select(vec!["allowed", "forbidden"]),
    ) {
        let input = format!("boardsize {size}\n{}", commands.concat());
        let all = answers(input.as_bytes(), &["--suicide", suicide]);
        prop_assert_eq!(all.len(), commands.len() + 1);
        for (answer, command) in all[1..].iter().zip(&commands) {
            let id: String = command.chars().take_while(char::is_ascii_digit).collect();
            let start: String = answer[1..].chars().take_while(|c| *c != ' ').collect();
            prop_assert_eq!(start, id);
        }
    }

    #[test]
    fn any_bytes_are_answered(input in vec(any::<u8>(), 0..400)) {
        prop_assert_eq!(answers(&input, &[]).len(), commands_in(&input));
    }

    #[test]
    fn commands_with_wrong_bytes_are_answered(
        commands in vec(command(), 0..40),
        wrong in vec((any::<prop::sample::Index>(), any::<u8>()), 0..40),
    ) {
        let mut input = commands.concat().into_bytes();
        if !input.is_empty() {
            wrong.into_iter().for_each(|(at, byte)| *at.get_mut(&mut input) = byte);
        }
        prop_assert_eq!(answers(&input, &["--suicide", "allowed"]).len(), commands_in(&input));
    }

    #[test]
    fn the_program_can_play_itself(size in 1..8_usize, moves in 0..60_usize) {
        let mut input = format!("boardsize {size}\n");
        for color in ["b", "w"].iter().cycle().take(moves) {
            input += &format!("pass-alive-held\nreg_genmove {color}\ngenmove {color}\n");
        }
        let all = answers(input.as_bytes(), &[]);
        prop_assert!(all.iter().all(|answer| answer.starts_with('=')));
        let mut was_pass = [false; 2];
        for (number, answers) in all[1..].chunks(3).enumerate() {
            let [held, planned, played] = answers else { panic!("three answers a move") };
            prop_assert_eq!(planned, played, "the same position has the same move");
            let is_pass = played == "= pass";
            if !is_pass {
                let letters: Vec<&str> = held[1..].split_whitespace().collect();
                prop_assert_eq!(letters[point(&played[2..], size)], ".", "nobody holds {}", played);
            }
            // After two passes nothing has changed, and both pass for ever.
            prop_assert!(is_pass || was_pass != [true, true]);
            was_pass[number % 2] = is_pass;
        }
    }
}

/// The number of a point, in reading order.
fn point(name: &str, size: usize) -> usize {
    let column = "ABCDEFGHJ".find(&name[..1]).expect("a column");
    let row: usize = name[1..].parse().expect("a row");
    (size - row) * size + column
}
