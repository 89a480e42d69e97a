//! The help and the output of every command, as files in `tests/golden/program`. With
//! `PASS_ALIVE_BLESS=1` in the environment they are written anew.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use super::{Ran, WORKED, finish, program};

/// Arguments, and a text for the standard input.
type Case = (&'static str, &'static str);

/// A white group with a straight three, and an unconditionally alive black one around it.
const STRAIGHT_THREE: &str = ".X.X.X.\nXXXXXXX\nXOOOOOX\nXO...OX\n";

/// Two eyes beside a capturable block, and a white stone to be removed.
const SMALL: &str = ".X.X.\nXXXXX\n.....\n..O.X\n";

const GAME: &str = "(;GM[1]SZ[3]PB[Left]PW[Right];B[bb];W[ac];B[ab];W[];B[cb];W[];B[ba])";

const PROBLEM: &str = "(;GM[1]SZ[7:4]AB[bd][dd][fd][ac][bc][cc][dc][ec][fc][gc][ab][gb][aa][ga]\
    AW[bb][cb][db][eb][fb][ba][fa]C[Black to kill];B[da]C[RIGHT])";

/// Each command with runs that say most of what it can say.
const COMMANDS: [(&str, &[Case]); 13] = [
    (
        "analyze",
        &[
            ("analyze", WORKED),
            ("analyze --regions enclosed --color black", WORKED),
            ("analyze --json", SMALL),
            ("analyze --alive", SMALL),
            ("analyze --move 3", GAME),
            ("analyze", ".X/XX//XX/X."),
            ("analyze", "XO\n\n.Z.\n"),
            ("analyze --start Z9", SMALL),
        ],
    ),
    ("svg", &[("svg --strip --spacing 10", ".X.X."), ("svg", "(;SZ[3]AB[zz])")]),
    ("html", &[("html --color black", ".X.X."), ("html --start B1", ".X.X.")]),
    (
        "prove",
        &[
            ("prove", WORKED),
            ("prove --json", SMALL),
            ("prove --suicide allowed", "X.X\nXX.\n.XO\n"),
        ],
    ),
    (
        "search",
        &[
            ("search", ".X.X\nXXXX\n...O\n"),
            ("search --json --method split", ".X.X\nXXXX\n...O\n"),
            ("search --limit 1", SMALL),
        ],
    ),
    (
        "support",
        &[
            ("support --of A6,C6", WORKED),
            ("support --of A6,C6 --json", WORKED),
            ("support --of E1", SMALL),
            ("support --of C3", SMALL),
        ],
    ),
    ("turn", &[("turn", SMALL), ("turn --json", SMALL), ("turn", WORKED)]),
    (
        "score",
        &[
            ("score", SMALL),
            ("score --counting kim", SMALL),
            ("score --json", GAME),
            ("score --counting kim --json --color white", SMALL),
        ],
    ),
    (
        "eyes",
        &[
            ("eyes --solve --all-moves", STRAIGHT_THREE),
            ("eyes --color white --json", STRAIGHT_THREE),
            // A corner cut through by Black, and an open diagonal.
            ("eyes --color white", ".X.X..\nXXXXXX\nXXOOOX\nXO..OX\n"),
            ("eyes --color white", ".X.X..\nXXXXXX\nX.OOOX\nXO..OX\n"),
            // A prisoner, and an area for which the limit is too low.
            ("eyes --color white", ".X.X.X.X.\nXXXXXXXXX\nXOOOOOOOX\nXO..X..OX\n"),
            (
                "eyes --color white --solve --limit 4000",
                ".X.XXXXX\nXXXXXXXX\nXXXXXX.X\nOOOOOXXX\n....OXXX\n....OXXX\n....O.XX\n....OXXX\n",
            ),
            ("eyes", SMALL),
            ("eyes --suicide allowed", SMALL),
        ],
    ),
    (
        "problems",
        &[("problems", PROBLEM), ("problems --json", PROBLEM), ("problems", "(;SZ[5];B[aa])")],
    ),
    (
        "conformance",
        &[
            ("conformance tests/conformance/plain.json -- pass-alive analyze --alive", ""),
            (
                "conformance --show 2 tests/conformance/suicide.json -- \
                 pass-alive analyze --alive --suicide allowed",
                "",
            ),
            ("conformance --size 3x3 tests/conformance/plain.json -- pass-alive html", ""),
        ],
    ),
    (
        "game",
        &[("game", GAME), ("game --json --color black", GAME), ("game --summary --json", GAME)],
    ),
    ("gtp", &[("gtp", "boardsize 5\nplay b c3\nshowboard\nfinal_status_list alive\nno\nquit\n")]),
];

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs the program in the repository's folder, where programs that it starts find it by name.
fn run(arguments: &str, input: &str) -> Ran {
    let mut command = program(&arguments.split_whitespace().collect::<Vec<_>>());
    let here = Path::new(env!("CARGO_BIN_EXE_pass-alive")).parent().expect("a folder").to_owned();
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([here].into_iter().chain(env::split_paths(&path))).expect("a path");
    finish(command.current_dir(repository()).env("PATH", path), input)
}

/// The run as in a terminal: the command, then all that it writes, and its status unless that is 0.
fn transcript((arguments, input): Case) -> String {
    let Ran { code, out, err } = run(arguments, input);
    let input = match input {
        "" => String::new(),
        _ => format!("printf '{}' | ", input.replace('\n', "\\n")),
    };
    let mut text = format!("$ {input}pass-alive {arguments}\n{out}");
    if !err.is_empty() {
        text += &format!("[standard error]\n{err}");
    }
    if code != 0 {
        text += &format!("[status {code}]\n");
    }
    text
}

/// The commands that the help lists.
fn listed() -> BTreeSet<String> {
    let help = run("--help", "").out;
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands = commands.take_while(|line| !line.is_empty());
    let names = commands.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    let first = |line: &str| line.split_whitespace().next().expect("a name").to_owned();
    names.map(first).filter(|name| name != "help").collect()
}

#[test]
fn every_command_writes_what_was_last_examined() {
    let folder = repository().join("tests/golden/program");
    let is_blessing = env::var_os("PASS_ALIVE_BLESS").is_some_and(|value| value == "1");
    let general: (&str, &[Case]) = ("pass-alive", &[]);
    let mut files = BTreeSet::new();
    for (command, cases) in [general].iter().chain(&COMMANDS) {
        let help = match *command {
            "pass-alive" => "--help".to_owned(),
            _ => format!("{command} --help"),
        };
        let help = format!("$ pass-alive {help}\n{}", run(&help, "").out);
        let runs = cases.iter().map(|&case| transcript(case));
        let text = [help].into_iter().chain(runs).collect::<Vec<_>>().join("\n");
        let file = folder.join(format!("{command}.txt"));
        if is_blessing {
            fs::create_dir_all(&folder).expect("a folder");
            fs::write(&file, &text).expect("a file");
        }
        let golden = fs::read_to_string(&file).unwrap_or_default();
        assert!(text == golden, "{command} has changed: look at it, then `npm run bless`\n{text}");
        files.insert(format!("{command}.txt"));
    }
    let name = |file: fs::DirEntry| file.file_name().to_string_lossy().into_owned();
    let found = fs::read_dir(&folder).expect("the folder").map(|file| name(file.expect("a file")));
    assert_eq!(found.collect::<BTreeSet<_>>(), files, "no file is left over");
    let examined = COMMANDS.iter().map(|(command, _)| (*command).to_owned());
    assert_eq!(listed(), examined.collect::<BTreeSet<_>>(), "every command has a file");
}
