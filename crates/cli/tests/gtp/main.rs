//! The Go Text Protocol: sessions that can be read, and random ones.

mod random;

use std::ffi::OsString;
use std::fs;
use std::io::{self, Cursor, Write};
use std::path::Path;
use std::sync::{Arc, Mutex};

use pass_alive_cli::{Streams, run};

/// A stream whose bytes are kept.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panicked").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What `pass-alive gtp` answers and complains of.
struct Session {
    answers: String,
    complaints: String,
}

fn session(input: &[u8], options: &[&str]) -> Session {
    let (answers, complaints) = (Kept::default(), Kept::default());
    let streams = Streams {
        input: Box::new(Cursor::new(input.to_vec())),
        answers: Box::new(answers.clone()),
        complaints: Box::new(complaints.clone()),
    };
    let arguments = ["pass-alive", "gtp"].iter().chain(options).map(OsString::from);
    assert_eq!(run(arguments, streams), 0);
    let text = |kept: Kept| {
        let bytes = kept.0.lock().expect("nobody panicked").clone();
        String::from_utf8(bytes).expect("text")
    };
    Session { answers: text(answers), complaints: text(complaints) }
}

/// The bytes that a line of a transcript stands for.
fn unescaped(line: &str) -> Vec<u8> {
    let mut parts = line.split('\\');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        let (byte, rest) = match part.split_at(1) {
            ("r", rest) => (b'\r', rest),
            ("t", rest) => (b'\t', rest),
            ("x", rest) => (u8::from_str_radix(&rest[..2], 16).expect("two digits"), &rest[2..]),
            _ => panic!("\\{part} is no character"),
        };
        bytes.push(byte);
        bytes.extend(rest.as_bytes());
    }
    bytes
}

/// Sends the commands of a transcript and expects its answers.
fn play_through(name: &str, options: &[&str]) {
    let path = Path::new("tests/gtp").join(name);
    let transcript = fs::read_to_string(path).expect("a transcript");
    let (mut sent, mut expected) = (Vec::new(), Vec::new());
    let mut is_answer = false;
    for line in transcript.lines() {
        if let Some(command) = line.strip_prefix('>') {
            sent.extend(unescaped(command.strip_prefix(' ').unwrap_or_default()));
            sent.push(b'\n');
            is_answer = true;
        } else if line.is_empty() {
            is_answer = false;
        } else if is_answer {
            expected.push(line);
        }
    }
    let answers = session(&sent, options).answers;
    assert!(answers.ends_with("\n\n"));
    let mut lines = expected.iter();
    for (number, answer) in answers.trim_end_matches('\n').split("\n\n").enumerate() {
        for line in answer.lines() {
            // A transcript has no white space at the end of a line.
            assert_eq!(lines.next(), Some(&line.trim_end()), "{name}, answer {number}: {answer}");
        }
    }
    assert_eq!(lines.next(), None, "{name}");
}

#[test]
fn the_document_is_followed_section_by_section() {
    play_through("protocol.gtp", &[]);
    play_through("commands.gtp", &[]);
}

#[test]
fn a_position_is_set_up_and_its_living_stones_are_listed() {
    play_through("alive.gtp", &[]);
}

#[test]
fn commands_of_other_programs_are_known() {
    play_through("extensions.gtp", &[]);
}

#[test]
fn gogui_is_told_what_to_draw() {
    play_through("analyze.gtp", &[]);
}

#[test]
fn suicide_is_a_move_where_it_is_allowed() {
    play_through("suicide.gtp", &["--suicide", "allowed"]);
}

/// The bytes themselves, of which a transcript does not show all.
#[test]
fn an_answer_is_followed_by_two_newlines() {
    let answers = session(b"komi 7\r\n5 komi 7\r\n5 name\nx\n9 quit", &[]).answers;
    assert_eq!(answers, "= \n\n=5 \n\n=5 pass-alive\n\n? unknown command\n\n=9 \n\n");
    assert_eq!(session(b"", &[]).answers, "");
    assert_eq!(session(b"# nothing\n\n", &[]).answers, "");
}

#[test]
fn the_reason_why_a_file_cannot_be_loaded_goes_to_the_standard_error() {
    let files = [
        "no-such-file.sgf",
        "tests/gtp",
        "tests/gtp/broken.sgf",
        "tests/gtp/rectangle.sgf",
        "tests/gtp/full.sgf",
    ];
    let input: String = files.iter().map(|file| format!("loadsgf {file}\n")).collect();
    let Session { answers, complaints } = session(input.as_bytes(), &[]);
    assert_eq!(answers, "? cannot load file\n\n".repeat(files.len()));
    assert_eq!(
        complaints.lines().collect::<Vec<_>>(),
        [
            "no-such-file.sgf: warning: there is no such file",
            "tests/gtp: warning: this is not a file",
            "tests/gtp/broken.sgf: warning: 1:17: this point is not on the board of 9×9",
            "tests/gtp/rectangle.sgf: warning: a board of 9×13 is not one of the protocol's",
            "tests/gtp/full.sgf: warning: after move 2 a block has no liberty",
        ]
    );
}
