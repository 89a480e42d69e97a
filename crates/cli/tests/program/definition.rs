//! The answers about random boxes, cylinders and tori, compared with the definition: sets of places,
//! next to each other by their coordinates. Nothing of the library is used.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use super::run;

/// Column, row and layer, from 0 at the top left of the top layer.
type Place = [u32; 3];
type Places = BTreeSet<Place>;

/// SplitMix64, by S. Vigna.
struct Random(u64);

impl Random {
    fn below(&mut self, end: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        ((u64::from(mixed as u32) * u64::from(end)) >> 32) as u32
    }

    /// A board of up to 4×4×4 in which every block has a liberty.
    fn board(&mut self, joined: [bool; 3]) -> Board {
        let sides = [1 + self.below(4), 1 + self.below(4), 1 + self.below(4)];
        let (black, white, empty) = (1 + self.below(9), self.below(5), 1 + self.below(4));
        let mut board = Board { sides, joined, stones: BTreeMap::new() };
        for layer in 0..sides[2] {
            for row in 0..sides[1] {
                for column in 0..sides[0] {
                    let stone = match self.below(black + white + empty) {
                        stone if stone < black => 'X',
                        stone if stone < black + white => 'O',
                        _ => '.',
                    };
                    board.stones.insert([column, row, layer], stone);
                }
            }
        }
        for color in ['X', 'O'] {
            for block in board.components(|stone| stone == color) {
                if board.liberties(&block).is_empty() {
                    let first = *block.first().expect("a stone");
                    board.stones.insert(first, '.');
                }
            }
        }
        board
    }
}

struct Board {
    sides: [u32; 3],
    joined: [bool; 3],
    /// `X`, `O` or `.` at each place.
    stones: BTreeMap<Place, char>,
}

impl Board {
    fn are_next(&self, one: Place, other: Place) -> bool {
        let steps = |axis: usize| {
            let straight = one[axis].abs_diff(other[axis]);
            let around = if self.joined[axis] { self.sides[axis] - straight } else { straight };
            straight.min(around)
        };
        steps(0) + steps(1) + steps(2) == 1
    }

    fn around(&self, places: &Places) -> Places {
        let is_next = |&&place: &&Place| places.iter().any(|&one| self.are_next(one, place));
        self.stones
            .keys()
            .filter(|place| !places.contains(*place))
            .filter(is_next)
            .copied()
            .collect()
    }

    fn components(&self, is_wanted: impl Fn(char) -> bool) -> Vec<Places> {
        let wanted = |place: &Place| is_wanted(self.stones[place]);
        let mut rest: Places = self.stones.keys().copied().filter(wanted).collect();
        let mut found = Vec::new();
        while let Some(first) = rest.pop_first() {
            let mut component = Places::from([first]);
            loop {
                let more: Places = self.around(&component).intersection(&rest).copied().collect();
                if more.is_empty() {
                    break;
                }
                rest.retain(|place| !more.contains(place));
                component.extend(more);
            }
            found.push(component);
        }
        found
    }

    fn liberties(&self, block: &Places) -> Places {
        self.around(block).into_iter().filter(|place| self.stones[place] == '.').collect()
    }

    fn name(&self, [column, row, layer]: Place) -> String {
        let name = format!("{}{}", ["A", "B", "C", "D"][column as usize], self.sides[1] - row);
        if self.sides[2] == 1 { name } else { format!("{}:{name}", layer + 1) }
    }

    fn names(&self, places: &Places) -> BTreeSet<String> {
        places.iter().map(|&place| self.name(place)).collect()
    }

    fn layers(&self) -> Vec<Vec<String>> {
        let row = |layer, row| (0..self.sides[0]).map(|c| self.stones[&[c, row, layer]]).collect();
        let rows = |layer| (0..self.sides[1]).map(|r| row(layer, r)).collect();
        (0..self.sides[2]).map(rows).collect()
    }

    /// The two ways to write it.
    fn text(&self, joined: bool) -> String {
        let (rows, layers) = if joined { ("/", "//") } else { ("\n", "\n--\n") };
        let text: Vec<String> = self.layers().iter().map(|layer| layer.join(rows)).collect();
        text.join(layers) + "\n\n"
    }

    /// Benson 1976, "Notation and rules", "Unconditional life" and "Supports": the blocks and
    /// regions of `color`, each with the round in which it falls, and the number of rounds.
    fn rounds(&self, color: char, suicide: &str) -> Value {
        let blocks = self.components(|stone| stone == color);
        let mut regions = self.components(|stone| stone != color);
        let neighbors = |region: &Places| -> BTreeSet<usize> {
            let around = self.around(region);
            (0..blocks.len()).filter(|&block| !around.is_disjoint(&blocks[block])).collect()
        };
        regions.retain(|region| !neighbors(region).is_empty());
        let is_small = |region: &Places| {
            let own = |place: Place| {
                self.around(&Places::from([place])).iter().any(|place| self.stones[place] == color)
            };
            region.iter().all(|&place| self.stones[&place] != '.' || own(place))
        };
        let is_healthy = |region: &Places, block: usize| {
            let around = self.around(&blocks[block]);
            let asked = |place: &&Place| suicide == "allowed" || self.stones[*place] == '.';
            neighbors(region).contains(&block)
                && region.iter().filter(asked).all(|place| around.contains(place))
        };
        let mut alive: BTreeSet<usize> = (0..blocks.len()).collect();
        let is_listed = |region: &Places, alive: &BTreeSet<usize>| {
            is_small(region) && neighbors(region).is_subset(alive)
        };
        let (mut cast_out, mut discarded) = (BTreeMap::new(), BTreeMap::new());
        let mut round = 0;
        loop {
            for (index, region) in regions.iter().enumerate() {
                if !is_listed(region, &alive) {
                    discarded.entry(index).or_insert(round);
                }
            }
            let is_vital =
                |region: &&Places, block| is_listed(region, &alive) && is_healthy(region, block);
            let lives = |&block: &usize| {
                regions.iter().filter(|region| is_vital(region, block)).count() >= 2
            };
            let next: BTreeSet<usize> = alive.iter().copied().filter(lives).collect();
            if next == alive {
                break;
            }
            round += 1;
            cast_out.extend(alive.difference(&next).map(|&block| (block, round)));
            alive = next;
        }
        let blocks = blocks.iter().enumerate().map(|(index, block)| {
            json!([self.names(block), self.names(&self.liberties(block)), cast_out.get(&index)])
        });
        let regions = regions.iter().enumerate();
        let regions =
            regions.map(|(index, region)| json!([self.names(region), discarded.get(&index)]));
        sorted(blocks.collect(), regions.collect(), json!(round))
    }
}

/// The same of an answer of the program.
fn answered(side: &Value) -> Value {
    let names = |names: &Value| -> BTreeSet<String> {
        names
            .as_array()
            .expect("names")
            .iter()
            .map(|name| name.as_str().expect("a name").to_owned())
            .collect()
    };
    let blocks = side["blocks"].as_array().expect("blocks").iter();
    let blocks = blocks.map(|b| json!([names(&b["points"]), names(&b["liberties"]), b["castOut"]]));
    let regions = side["regions"].as_array().expect("regions").iter();
    let regions = regions.map(|r| json!([names(&r["points"]), r["discarded"]]));
    sorted(blocks.collect(), regions.collect(), side["rounds"].clone())
}

fn sorted(mut blocks: Vec<Value>, mut regions: Vec<Value>, rounds: Value) -> Value {
    blocks.sort_by_key(Value::to_string);
    regions.sort_by_key(Value::to_string);
    json!({ "blocks": blocks, "regions": regions, "rounds": rounds })
}

#[test]
fn random_boxes_cylinders_and_tori_are_analysed_by_the_definition() {
    let mut random = Random(14);
    for (topology, joined) in
        [("box", [false; 3]), ("cylinder", [true, false, false]), ("torus", [true; 3])]
    {
        let boards: Vec<Board> = (0..400).map(|_| random.board(joined)).collect();
        let texts = boards.iter().enumerate().map(|(index, board)| board.text(index % 2 == 0));
        let text: String = texts.collect();
        for suicide in ["forbidden", "allowed"] {
            let options = ["analyze", "--json", "--topology", topology, "--suicide", suicide];
            let ran = run(&options, &text);
            assert_eq!((ran.code, ran.err.as_str()), (0, ""));
            let answers = ran.answers();
            assert_eq!(answers.len(), boards.len());
            let (mut survivors, mut rounds) = (0, 0);
            for (board, answer) in boards.iter().zip(&answers) {
                let layers = board.layers();
                for (key, color) in [("black", 'X'), ("white", 'O')] {
                    let expected = board.rounds(color, suicide);
                    assert_eq!(answered(&answer[key]), expected, "{topology} {suicide} {layers:?}");
                    survivors += usize::from(answer[key]["alive"] != json!([]));
                    rounds = rounds.max(answer[key]["rounds"].as_u64().expect("a number"));
                }
                let expected = if layers.len() > 1 { json!(layers) } else { json!(layers[0]) };
                assert_eq!(answer["board"], expected);
            }
            assert!(survivors > 20 && rounds > 1, "{survivors} {rounds}");
        }
    }
}
