//! Set-up by rectangles and branches, against `sgf-parse` and the replay of [`crate::referee`].

use std::collections::HashSet;

use pass_alive::Color;

use pass_alive_notation as notation;
use proptest::prelude::*;
use proptest::test_runner::RngAlgorithm;
use sgf_parse::SgfNode;
use sgf_parse::go::{Point, Prop};

use crate::referee::Replay;

/// A game tree of moves, set-up and branches, at random.
struct Tree<'a> {
    rng: &'a mut proptest::test_runner::TestRng,
    columns: u32,
    rows: u32,
    text: String,
}

impl Tree<'_> {
    fn below(&mut self, end: u32) -> u32 {
        self.rng.random_range(0..end)
    }

    fn letters(column: u32, row: u32) -> String {
        let letter = |n: u32| {
            let first = if n < 26 { b'a' } else { b'A' };
            char::from(first + (n % 26) as u8)
        };
        String::from_iter([letter(column), letter(row)])
    }

    /// Points and rectangles for one property, on free columns, so that no point is set twice
    /// in one node. Rectangles of one point or one line are among them.
    fn values(&mut self, columns: std::ops::Range<u32>) {
        for _ in 0..=self.below(2) {
            let width = columns.end - columns.start;
            let [mut left, mut right] = [0; 2].map(|_| columns.start + self.below(width));
            let [mut top, mut bottom] = [0; 2].map(|_| self.below(self.rows));
            (left, right) = (left.min(right), left.max(right));
            (top, bottom) = (top.min(bottom), top.max(bottom));
            let from = Self::letters(left, top);
            if self.below(2) == 0 {
                self.text += &format!("[{from}]");
            } else {
                self.text += &format!("[{from}:{}]", Self::letters(right, bottom));
            }
        }
    }

    fn set_up(&mut self) {
        let first = self.below(3);
        let third = self.columns.div_ceil(3);
        for part in 0..3 {
            let columns = part * third..self.columns.min((part + 1) * third);
            if !columns.is_empty() && self.below(3) > 0 {
                self.text += ["AB", "AW", "AE"][((first + part) % 3) as usize];
                self.values(columns);
            }
        }
    }

    fn node(&mut self) {
        self.text += ";";
        match self.below(5) {
            0 => self.set_up(),
            1 => self.text += "C[no move]",
            color => {
                let point = Self::letters(self.below(self.columns), self.below(self.rows));
                let color = if color == 2 { "W" } else { "B" };
                self.text += &format!("{color}[{point}]");
            }
        }
    }

    /// The rest of a tree, and so many levels of branches at most.
    fn rest(&mut self, levels: u32) {
        for _ in 0..self.below(6) {
            self.node();
        }
        if levels > 0 && self.below(4) > 0 {
            for _ in 0..2 + self.below(2) {
                self.text += "(";
                self.node();
                self.rest(levels - 1);
                self.text += ")";
            }
        }
    }
}

fn set(replay: &mut Replay, points: &HashSet<Point>, stone: Option<Color>) {
    for point in points {
        let point = replay.at(i32::from(point.x), i32::from(point.y)).expect("on the board");
        replay.stones[point] = stone;
    }
}

/// The stones after every move along each line, lines in the order of their ends.
fn positions(
    node: &SgfNode<Prop>,
    mut replay: Replay,
    mut before: Vec<Vec<Option<Color>>>,
    lines: &mut Vec<Vec<Vec<Option<Color>>>>,
) {
    let mut moved = false;
    for property in node.properties() {
        match property {
            Prop::B(played) => replay.play(Color::Black, played),
            Prop::W(played) => replay.play(Color::White, played),
            _ => {}
        }
        moved |= matches!(property, Prop::B(_) | Prop::W(_));
        match property {
            Prop::AB(points) => set(&mut replay, points, Some(Color::Black)),
            Prop::AW(points) => set(&mut replay, points, Some(Color::White)),
            Prop::AE(points) => set(&mut replay, points, None),
            _ => {}
        }
    }
    // Set-up belongs to the position after the last move.
    if !moved {
        before.pop();
    }
    before.push(replay.stones.clone());
    if node.children().next().is_none() {
        return lines.push(before);
    }
    for child in node.children() {
        positions(child, replay.clone(), before.clone(), lines);
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 1000,
        rng_algorithm: RngAlgorithm::ChaCha,
        ..ProptestConfig::default()
    })]

    #[test]
    fn set_up_and_branches_are_those_of_the_referee(
        columns in 1..=52u32,
        rows in 1..=20u32,
        mut rng in any::<u64>().prop_perturb(|_, rng| rng),
    ) {
        let mut tree = Tree { rng: &mut rng, columns, rows, text: String::new() };
        tree.text = format!("(;SZ[{columns}:{rows}]");
        tree.set_up();
        tree.rest(3);
        let text = tree.text + ")";
        let roots = sgf_parse::go::parse(&text).expect("a game tree");
        let replay = Replay::new(columns as i32, rows as i32);
        let mut lines = Vec::new();
        positions(&roots[0], replay, vec![vec![]], &mut lines);
        let record = notation::read(&text).next().expect("a record").expect("a game");
        prop_assert_eq!(record.lines().count(), lines.len(), "{}", &text);
        for (index, line) in lines.iter().enumerate() {
            let read: Vec<_> =
                record.positions(index).map(|position| position.board.stones().to_vec()).collect();
            prop_assert_eq!(&read, line, "line {} of {}", index, &text);
        }
    }
}
