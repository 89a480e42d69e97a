//! The boards and lines of play of the gallery in the room 3-D: all that their file says of them.

use std::fs;

use pass_alive::{
    Analysis, Board, Color, Form, Game, Illegal, Point, Rules, Space, Suicide, Surface, Topology,
};
use serde::Deserialize;

use super::life::{BOTH, living};
use super::readings::with_edges;
use super::{formed, points};

#[derive(Deserialize)]
struct File {
    exhibits: Vec<Exhibit>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exhibit {
    id: String,
    runner: Option<Runner>,
    /// Given if stones connect over edges too, against the rules.
    joins: Option<Joins>,
    /// The number of the first move in the source.
    #[serde(rename = "firstMove")]
    _first_move: Option<u32>,
    steps: Vec<Step>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum Joins {
    Edges,
}

/// The block whose liberties are counted.
#[derive(Deserialize)]
struct Runner {
    color: String,
    stone: String,
}

/// A board, the board before it without a stone, or a turn on the board of the last step.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    board: Option<String>,
    form: Option<String>,
    /// The rule on suicide for it and the turns after it, as in an address; forbidden unless it is given.
    place: Option<String>,
    without: Option<String>,
    turn: Option<Turn>,
    /// The point whose surface are all the stones.
    encloses: Option<String>,
    #[serde(default)]
    claims: Claims,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Turn {
    color: String,
    points: Vec<String>,
    #[serde(default)]
    together: bool,
    #[serde(default)]
    captured: Vec<String>,
    liberties: Option<usize>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Claims {
    /// The number of black stones that are unconditionally alive without suicide, and with it.
    alive_stones: Option<[usize; 2]>,
    /// The number of black blocks.
    blocks: Option<usize>,
    /// Points on which a white stone would be suicide.
    #[serde(default)]
    refused: Vec<String>,
}

fn exhibits() -> Vec<Exhibit> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/scenes/exhibits.json");
    let text = fs::read_to_string(path).expect("a file");
    serde_json::from_str::<File>(&text).expect("exhibits").exhibits
}

fn named(space: Space, names: &[String]) -> Vec<Point> {
    points(space, &names.iter().map(String::as_str).collect::<Vec<_>>())
}

fn color(word: &str) -> Color {
    word.parse().expect("a color")
}

fn game(board: &Board, color: Color, suicide: Suicide, stones: usize) -> Game {
    let stones = stones as u32;
    Game::new(board.clone(), color).with_suicide(suicide).with_stones_a_turn(stones, stones)
}

/// Plays a turn; the stones that it takes from the board, in order.
fn play(turn: &Turn, space: Space, board: &mut Board, suicide: Suicide) -> Vec<Point> {
    let color = color(&turn.color);
    let places = named(space, &turn.points);
    let mut game = game(board, color, suicide, places.len());
    let turns: Vec<&[Point]> =
        if turn.together { vec![&places] } else { places.chunks(1).collect() };
    let mut gone = Vec::new();
    for stones in turns {
        let played = game.play_together(stones).expect("a legal move");
        gone.extend(played.captured);
        gone.extend(played.suicide);
    }
    gone.sort_unstable();
    *board = game.board().clone();
    gone
}

/// The liberties of a block of this color; 0 once it is captured.
/// True if the block on `point`, of stones next to each other in `joined`, has a liberty.
fn has_liberty(board: &Board, joined: &Topology, point: Point) -> bool {
    let mut block = vec![point];
    let mut at = 0;
    while let Some(&stone) = block.get(at) {
        let joins = |&q: &Point| board.get(q) == board.get(stone) && !block.contains(&q);
        let next: Vec<Point> = joined.neighbors(stone).iter().copied().filter(joins).collect();
        block.extend(next);
        at += 1;
    }
    let mut around = block.iter().flat_map(|&stone| board.topology().neighbors(stone));
    around.any(|&point| board.get(point).is_none())
}

/// Plays a white stone where stones connect over edges too; the stones that it captures.
fn play_over_edges(turn: &Turn, space: Space, board: &mut Board) -> Vec<Point> {
    let joined = with_edges(space);
    let stone = named(space, &turn.points)[0];
    assert_eq!(board.get(stone), None);
    board.set(stone, Some(Color::White));
    let black = board.points().filter(|&q| board.get(q) == Some(Color::Black));
    let captured: Vec<Point> = black.filter(|&q| !has_liberty(board, &joined, q)).collect();
    captured.iter().for_each(|&stone| board.set(stone, None));
    assert!(has_liberty(board, &joined, stone));
    captured
}

/// The liberties of a block of this color; 0 once it is captured.
fn liberties(board: &Board, color: Color, stone: Point) -> usize {
    if board.get(stone) != Some(color) {
        return 0;
    }
    let block = board.block_at(stone);
    let around =
        |&point: &Point| board.topology().neighbors(point).iter().any(|q| block.contains(q));
    board.points().filter(|&q| board.get(q).is_none()).filter(around).count()
}

/// What a step says of its board.
fn check(step: &Step, space: Space, board: &Board, runner: Option<&Runner>) {
    if let Some(expected) = step.claims.alive_stones {
        assert_eq!(BOTH.map(|suicide| living(board, suicide)), expected);
    }
    if let Some(expected) = step.claims.blocks {
        let analysis = Analysis::new(board, Color::Black, Rules::default()).expect("liberties");
        assert_eq!(analysis.blocks().len(), expected);
    }
    let left = step.turn.as_ref().and_then(|turn| turn.liberties);
    if let (Some(expected), Some(runner)) = (left, runner) {
        let stone = named(space, std::slice::from_ref(&runner.stone))[0];
        assert_eq!(liberties(board, color(&runner.color), stone), expected);
    }
    for point in named(space, &step.claims.refused) {
        let refused = game(board, Color::White, Suicide::Forbidden, 1).play(point);
        assert_eq!(refused, Err(Illegal::Suicide));
    }
    if let Some(point) = &step.encloses {
        let stones = board.points().filter(|&point| board.get(point).is_some());
        let surface = Surface::new(space, &named(space, std::slice::from_ref(point)));
        assert_eq!(surface.points, stones.collect::<Vec<_>>());
    }
}

#[test]
fn the_exhibits_are_as_the_gallery_says() {
    for Exhibit { id, runner, joins, steps, .. } in exhibits() {
        let mut suicide = Suicide::Forbidden;
        let mut base: Option<(Space, Board)> = None;
        let mut now: Option<(Space, Board)> = None;
        for (number, step) in steps.iter().enumerate() {
            println!("{id}, step {number}");
            if let Some(text) = &step.board {
                let form =
                    step.form.as_ref().map_or(Form::Box, |form| form.parse().expect("a form"));
                now = Some(formed(text, form));
                suicide = step.place.as_ref().map_or(Suicide::Forbidden, |place| {
                    let rule = place.strip_prefix("suicide=").expect("nothing else");
                    rule.parse().expect("a rule")
                });
                base.clone_from(&now);
            } else if let Some(stone) = &step.without {
                let (space, mut board) = base.clone().expect("a board");
                board.set(named(space, std::slice::from_ref(stone))[0], None);
                now = Some((space, board));
            }
            let (space, board) = now.as_mut().expect("a board");
            if let Some(turn) = &step.turn {
                let gone = match joins {
                    Some(Joins::Edges) => play_over_edges(turn, *space, board),
                    None => play(turn, *space, board, suicide),
                };
                assert_eq!(gone, named(*space, &turn.captured));
            }
            check(step, *space, board, runner.as_ref());
        }
    }
}
