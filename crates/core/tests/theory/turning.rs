//! The effect of single moves on unconditional life (Benson 1976, Lemma 5).

use pass_alive::proof::{LimitReached, OwnMoves, spoiling_moves};
use pass_alive::{Analysis, Board, Color, Grid, Point, Rules, Suicide};
use proptest::prelude::*;

use crate::boards::{boards, names, picture, points};
use crate::positions::cited;
use crate::random::Random;

const BOTH: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];

/// No board here takes as much.
const LIMIT: u64 = 1 << 30;

fn analyze(board: &Board, suicide: Suicide) -> Analysis {
    let rules = Rules { suicide, ..Rules::default() };
    Analysis::new(board, Color::Black, rules).expect("liberties")
}

fn after(board: &Board, color: Color, point: Point, suicide: Suicide) -> Option<Board> {
    let mut after = board.clone();
    after.play(color, point, suicide).ok().map(|_| after)
}

/// Returns `true` if every stone that is alive before is alive after.
fn keeps(before: &Analysis, after: &Analysis) -> bool {
    let still: Vec<Point> = after.alive().collect();
    before.alive().all(|point| still.binary_search(&point).is_ok())
}

/// The three forms of Lemma 5 on one board; whether there was anything alive.
fn check_lemma(board: &Board, suicide: Suicide) -> bool {
    let analysis = analyze(board, suicide);
    if analysis.alive().next().is_none() {
        return false;
    }
    let held: Vec<Point> = analysis.held().collect();
    for point in board.points() {
        if let Some(after) = after(board, Color::White, point, suicide) {
            assert!(keeps(&analysis, &analyze(&after, suicide)), "White {point}: {board:?}");
        }
        let Some(after) = after(board, Color::Black, point, suicide) else { continue };
        let region = analysis.region_at(point);
        let in_small = region.is_some_and(|region| region.is_small());
        if !in_small || !held.contains(&point) {
            assert!(keeps(&analysis, &analyze(&after, suicide)), "Black {point}: {board:?}");
        }
    }
    true
}

#[test]
fn only_own_moves_in_vital_regions_lose_what_is_alive() {
    let mut alive = 0;
    for seed in 0..6000 {
        let mut random = Random::new(seed);
        let topology = random.topology();
        let board = random.board(&topology);
        alive += BOTH.into_iter().filter(|&suicide| check_lemma(&board, suicide)).count();
    }
    assert!(alive > 1000, "{alive}");
    for cited in cited() {
        let (_, board) = picture(&cited.board);
        BOTH.into_iter().for_each(|suicide| _ = check_lemma(&board, suicide));
    }
}

/// Black plays a liberty of the upper block, and loses the lower one: "his own inside
/// liberties" are those of any of his blocks.
#[test]
fn a_move_may_lose_a_block_whose_liberty_it_is_not() {
    let cited = cited().into_iter().find(|cited| cited.id == "lemma5-other-block");
    let (grid, board) = picture(&cited.expect("a position").board);
    let analysis = analyze(&board, Suicide::Forbidden);
    let lower = analysis.block_at(points(grid, &["A2"])[0]).expect("a block");
    let losing =
        OwnMoves::of(&analysis, LIMIT).expect("within the limit").losing(lower.id()).to_vec();
    assert!(names(grid, &losing).contains(&"B5".to_owned()), "{:?}", names(grid, &losing));
    assert!(!lower.liberties().contains(&points(grid, &["B5"])[0]));
}

/// The lists by their definitions, with nothing but whole analyses.
fn check_lists(board: &Board, suicide: Suicide) {
    let analysis = analyze(board, suicide);
    let own = OwnMoves::of(&analysis, LIMIT).expect("within the limit");
    let all = board.points();
    let alive_after = |board: &Board, point, stone| {
        after(board, Color::Black, point, suicide)
            .is_some_and(|after| analyze(&after, suicide).alive().any(|p| p == stone))
    };
    for block in analysis.blocks() {
        let (id, stone) = (block.id(), block.first());
        let saving: Vec<Point> =
            all.clone().filter(|&point| alive_after(board, point, stone)).collect();
        let spoils = |point: &Point| {
            let Some(after) = after(board, Color::White, *point, suicide) else { return false };
            !analyze(&after, suicide).alive().any(|p| p == stone)
                && !all.clone().any(|point| alive_after(&after, point, stone))
        };
        if block.is_alive() {
            let losing = all.clone().filter(|&point| {
                let legal = after(board, Color::Black, point, suicide).is_some();
                legal && !saving.contains(&point)
            });
            assert_eq!(own.losing(id), losing.collect::<Vec<_>>());
            assert!(
                own.saving(id).is_empty()
                    && spoiling_moves(&analysis, id, LIMIT).expect("within the limit").is_empty()
            );
        } else {
            assert_eq!(own.saving(id), saving);
            assert!(own.losing(id).is_empty());
            let spoiling: Vec<Point> =
                all.clone().filter(|_| !saving.is_empty()).filter(spoils).collect();
            assert_eq!(spoiling_moves(&analysis, id, LIMIT).expect("within the limit"), spoiling);
        }
    }
}

/// In the corner of a board of `lines` lines, two eyes that either side can make or spoil.
fn open_corner(lines: u32) -> Analysis {
    let grid = Grid::new(lines, lines).expect("a size");
    let mut board = Board::new(grid);
    let black = [(3, 0), (0, 1), (1, 1), (2, 1), (3, 1)];
    for (column, row) in black {
        board.set(grid.point(column, row).expect("a point"), Some(Color::Black));
    }
    analyze(&board, Suicide::Forbidden)
}

#[test]
fn the_limit_on_single_moves_is_what_they_need() {
    let analysis = open_corner(9);
    let block = analysis.blocks().next().expect("a block").id();
    // One board for each empty point.
    let own = 81 * (81 - 5);
    assert!(OwnMoves::of(&analysis, own).is_ok());
    assert_eq!(OwnMoves::of(&analysis, own - 1), Err(LimitReached));
    let needed = (0..1 << 20).step_by(81).find(|&limit| {
        let found = spoiling_moves(&analysis, block, limit);
        found.is_ok_and(|moves| moves == [Point::new(1)])
    });
    let needed = needed.expect("a limit");
    assert!((own..3 * 81 * own).contains(&needed), "{needed}");
    assert_eq!(spoiling_moves(&analysis, block, needed - 1), Err(LimitReached));
    assert_eq!(spoiling_moves(&open_corner(60), block, 1_000_000), Err(LimitReached));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn saving_losing_and_spoiling_moves_are_what_they_are_called(board in boards()) {
        if board.len() <= 20 {
            BOTH.into_iter().for_each(|suicide| check_lists(&board, suicide));
        }
    }
}
