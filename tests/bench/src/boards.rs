//! Our side of the comparison with a peer: the ends and the middles of games, from the bare grid.
//!
//! Takes a folder and collections of games, each on one grid. Writes every set of boards into a file
//! of the folder, for the peer, and measures in turns. The sum counts the stones that are alive.

#[path = "../../../crates/core/benches/measured/mod.rs"]
#[expect(dead_code, reason = "the other measurements are for the comparison with the browser")]
mod measured;
mod turns;

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs, io};

use pass_alive::{Board, Boards, ByColor, Coding, Color, Grid, Judge, Mask, Suicide};
use pass_alive_notation::Record;

use measured::{ends, games, turned};

/// Boards of one grid.
struct Set {
    name: String,
    grid: Grid,
    boards: Vec<Board>,
}

impl Set {
    /// Both sets of a collection of games on one grid.
    fn both(path: &Path) -> io::Result<[Self; 2]> {
        let games = games(&fs::read_to_string(path)?);
        let grid = games[0].grid().expect("one layer");
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let half = |game: &Record| game.position(0, game.moves() / 2).expect("a move").board;
        let middles = turned(&games, half);
        Ok([("ends", ends(&games)), ("middles", middles)].map(|(which, boards)| Self {
            name: format!("{name}, {which}"),
            grid,
            boards,
        }))
    }

    /// A line a board: columns, rows, stones.
    fn text(&self) -> String {
        let mut text = String::new();
        for board in &self.boards {
            let stones: String = board.stones().iter().map(|stone| letter(*stone)).collect();
            let _ = writeln!(text, "{} {} {stones}", self.grid.columns(), self.grid.rows());
        }
        text
    }

    /// Judges all boards, and returns the number of stones that are alive.
    fn measurement(&self) -> impl FnMut() -> usize + use<> {
        let grid = self.grid;
        let bytes =
            |board: &Board| board.stones().iter().map(|stone| byte(*stone)).collect::<Vec<_>>();
        let stones: Vec<u8> = self.boards.iter().flat_map(bytes).collect();
        let mut masks = [(); 4].map(|()| vec![false; stones.len()]);
        let mut judge = Judge::new();
        move || {
            let boards = Boards::new(grid, &stones, Coding::Unsigned).expect("whole boards");
            let [black_alive, black_held, white_alive, white_held] = &mut masks;
            let taken = ByColor {
                black: Mask { alive: black_alive, held: black_held },
                white: Mask { alive: white_alive, held: white_held },
            };
            judge.mark_each(boards, Suicide::Forbidden, taken).expect("liberties");
            masks[0].iter().chain(&masks[2]).filter(|alive| **alive).count()
        }
    }
}

fn letter(stone: Option<Color>) -> char {
    match stone {
        None => '.',
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
    }
}

fn byte(stone: Option<Color>) -> u8 {
    match stone {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    }
}

fn main() -> io::Result<()> {
    let mut arguments = env::args_os().skip(1);
    let Some(folder) = arguments.next() else {
        return Err(io::Error::other("usage: pass-alive-boards FOLDER GAMES..."));
    };
    let mut sets = Vec::new();
    for path in arguments {
        sets.extend(Set::both(Path::new(&path))?);
    }
    for set in &sets {
        fs::write(Path::new(&folder).join(format!("{}.txt", set.name)), set.text())?;
    }
    let names: Vec<&str> = sets.iter().map(|set| &set.name[..]).collect();
    let mut measurements: Vec<_> = sets.iter().map(Set::measurement).collect();
    turns::take(&names.join("\n"), |measurement, times| {
        (0..times).map(|_| measurements[measurement]() as u64).sum()
    })
}
