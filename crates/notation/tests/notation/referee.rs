//! Whole games, against `sgf-parse` and a replay of our own for the test.

use std::path::{Path, PathBuf};

use pass_alive::Color;

use pass_alive_notation as notation;
use sgf_parse::SgfNode;
use sgf_parse::go::{Move, Prop};

/// The games of the project, and those named by `PASS_ALIVE_GAMES` (paths as in `PATH`).
fn files() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    let mut files: Vec<PathBuf> = std::fs::read_dir(games)
        .expect("the project's games")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "sgf"))
        .collect();
    files.extend(std::env::var_os("PASS_ALIVE_GAMES").iter().flat_map(std::env::split_paths));
    files
}

/// Stones as a list of rows, replayed as simply as can be.
#[derive(Clone)]
pub(crate) struct Replay {
    columns: i32,
    rows: i32,
    pub(crate) stones: Vec<Option<Color>>,
}

impl Replay {
    pub(crate) fn new(columns: i32, rows: i32) -> Self {
        Self { columns, rows, stones: vec![None; (columns * rows) as usize] }
    }

    pub(crate) fn at(&self, column: i32, row: i32) -> Option<usize> {
        let inside = (0..self.columns).contains(&column) && (0..self.rows).contains(&row);
        inside.then_some((row * self.columns + column) as usize)
    }

    fn around(&self, point: usize) -> Vec<usize> {
        let (column, row) = (point as i32 % self.columns, point as i32 / self.columns);
        let steps = [(1, 0), (-1, 0), (0, 1), (0, -1)];
        steps.iter().filter_map(|(dx, dy)| self.at(column + dx, row + dy)).collect()
    }

    /// Removes the block on `point` if it has no liberty.
    fn capture(&mut self, point: usize) {
        let color = self.stones[point];
        let mut block = vec![point];
        let mut next = 0;
        while next < block.len() {
            for q in self.around(block[next]) {
                if self.stones[q].is_none() {
                    return;
                }
                if self.stones[q] == color && !block.contains(&q) {
                    block.push(q);
                }
            }
            next += 1;
        }
        block.iter().for_each(|&p| self.stones[p] = None);
    }

    pub(crate) fn play(&mut self, color: Color, played: &Move) {
        let Move::Move(point) = played else { return };
        let point = self.at(i32::from(point.x), i32::from(point.y)).expect("on the board");
        self.stones[point] = Some(color);
        for q in self.around(point) {
            if self.stones[q] == Some(color.other()) {
                self.capture(q);
            }
        }
        self.capture(point);
    }
}

fn size(root: &SgfNode<Prop>) -> (i32, i32) {
    match root.get_property("SZ") {
        Some(Prop::SZ((columns, rows))) => (i32::from(*columns), i32::from(*rows)),
        _ => (19, 19),
    }
}

#[test]
fn every_position_of_every_game_agrees_with_the_referee() {
    let mut moves = 0;
    for file in files() {
        let bytes = std::fs::read(&file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let text = String::from_utf8_lossy(&bytes);
        let trees = sgf_parse::go::parse(&text).unwrap();
        let records: Vec<_> = notation::read(&text).collect();
        assert_eq!(trees.len(), records.len(), "{}", file.display());
        for (index, (root, record)) in trees.iter().zip(&records).enumerate() {
            let what = format!("{} game {index}", file.display());
            let record = record.as_ref().unwrap_or_else(|e| panic!("{what}: {e}"));
            let (columns, rows) = size(root);
            assert_eq!(
                (columns as u32, rows as u32),
                (record.grid().unwrap().columns(), record.grid().unwrap().rows())
            );
            let mut replay = Replay::new(columns, rows);
            let mut positions = record.positions(0);
            assert_eq!(positions.next().unwrap().board.stones(), replay.stones, "{what}");
            for node in root.main_variation() {
                for property in node.properties() {
                    let (color, played) = match property {
                        Prop::B(played) => (Color::Black, played),
                        Prop::W(played) => (Color::White, played),
                        Prop::AB(_) | Prop::AW(_) | Prop::AE(_) => panic!("{what} has set-up"),
                        _ => continue,
                    };
                    replay.play(color, played);
                    let position = positions.next().unwrap();
                    moves += 1;
                    let number = position.move_number;
                    assert_eq!(position.board.stones(), replay.stones, "{what} move {number}");
                    assert_eq!(position.to_play, Some(color.other()));
                    assert_eq!(position.warnings, [], "{what} move {number}");
                }
            }
            assert!(positions.next().is_none(), "{what}");
        }
    }
    assert!(moves > 5_000, "only {moves} moves compared");
}
