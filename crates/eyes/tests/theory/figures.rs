//! Figures 8 to 30 of the paper.

use crate::placed::figures;

#[test]
fn every_figure_stands_among_living_enemies() {
    let figures = figures();
    assert_eq!(figures.len(), 26);
    for figure in &figures {
        for beyond in [0, 2] {
            let placed = figure.placed(beyond);
            for way in 0..8 {
                placed.turned(way).check(&figure.id);
                placed.turned(way).swapped().check(&figure.id);
            }
        }
    }
    let inside = figures.iter().filter(|figure| !figure.is_at_edge());
    assert_eq!(inside.map(|figure| &figure.id[..]).collect::<Vec<_>>(), ["chen-16", "chen-19"]);
}

#[test]
fn the_status_of_a_figure_follows_from_its_eyes() {
    for figure in figures() {
        let status = match figure.claimed {
            [0 | 1, _] => "dead",
            [_, 0 | 1] => "critical",
            // Whoever begins there loses.
            _ if figure.id == "chen-27" => "seki",
            _ => "alive",
        };
        assert_eq!(figure.status, status, "{}", figure.id);
    }
}
