//! Any board on any topology is analysed or refused, and the laws hold.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pass_alive::{Analysis, Board, Color, Grid, RegionRule, Rules, Suicide, Topology};

/// A grid, or with an even first byte a few points joined anyhow.
fn topology(bytes: &[u8]) -> Option<(Topology, &[u8])> {
    let (&[kind, a, b], rest) = bytes.split_first_chunk()?;
    if kind % 2 == 1 {
        let grid = Grid::new(u32::from(a % 12) + 1, u32::from(b % 12) + 1)?;
        return Some((grid.topology(), rest));
    }
    let points = u32::from(a % 24) + 1;
    let (pairs, rest) = rest.split_at_checked(2 * usize::from(b % 64))?;
    let edges: Vec<(u32, u32)> = pairs
        .chunks(2)
        .map(|pair| (u32::from(pair[0]) % points, u32::from(pair[1]) % points))
        .filter(|(a, b)| a != b)
        .collect();
    Some((Topology::from_edges(points, &edges).expect("edges between points"), rest))
}

fuzz_target!(|bytes: &[u8]| {
    let Some((topology, stones)) = topology(bytes) else { return };
    let mut board = Board::new(topology);
    for (point, byte) in (0..board.len() as u32).zip(stones) {
        let stone = [None, Some(Color::Black), Some(Color::White)];
        board.set(point, stone[usize::from(byte % 3)]);
    }
    for color in Color::BOTH {
        for suicide in [Suicide::Forbidden, Suicide::Allowed] {
            let analyze = |regions| Analysis::new(&board, color, Rules { suicide, regions });
            let (small, enclosed) = (analyze(RegionRule::Small), analyze(RegionRule::Enclosed));
            assert_eq!(small.is_err(), board.block_without_liberties().is_some());
            let (Ok(small), Ok(enclosed)) = (small, enclosed) else { continue };
            assert!(small.alive().eq(enclosed.alive()));
            let trace = small.trace();
            for moment in trace.moments() {
                assert_eq!(trace.moment(trace.step_number(moment)), moment);
            }
            // What is alive is alive on its own strength.
            let alive: Vec<u32> = small.alive().collect();
            let again = Analysis::starting_from(&board, color, small.rules(), &alive);
            assert_eq!(again.map(|again| again.alive().collect()), Ok(alive));
        }
    }
});
