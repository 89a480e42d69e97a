//! Figures 8 to 30 of the paper.

use pass_alive_exact::{Limits, Local, solve};
use pass_alive_eyes::{Choices, Eyes, Group, LookAhead, Status, Value};

use crate::placed::{Placed, figures};

/// The group of a figure, with look-ahead.
fn group_of(placed: &Placed) -> Group {
    let Placed { grid, board, owner, stone, .. } = placed;
    let eyes = Eyes::new(*grid, board, *owner, &Choices::default(), LookAhead::Exact);
    let groups = eyes.expect("liberties").groups;
    groups.into_iter().find(|group| group.stones().contains(stone)).expect("a group")
}

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
        let status = match figure.claims.claimed {
            [0 | 1, _] => "dead",
            [_, 0 | 1] => "critical",
            // Whoever begins there loses.
            _ if figure.id == "chen-27" => "seki",
            _ => "alive",
        };
        assert_eq!(figure.claims.status, status, "{}", figure.id);
    }
}

#[test]
fn the_analysis_gives_each_figure_its_status_and_value() {
    let mut right = 0;
    for figure in figures() {
        let status =
            if figure.id.starts_with("chen-27") { "seki" } else { &figure.claims.status[..] };
        let wrong = (0..8).flat_map(|way| {
            let turned = figure.placed(0).turned(way);
            [turned.swapped(), turned]
        });
        let wrong: Vec<String> = wrong
            .filter_map(|placed| {
                let group = group_of(&placed);
                let value = group.value.as_ref().map_or("?".into(), ToString::to_string);
                let [left, right] = figure.claims.claimed;
                let claimed =
                    if left == right { left.to_string() } else { format!("{{{left}|{right}}}") };
                let by_status_alone =
                    ["chen-19", "chen-27"].iter().any(|id| figure.id.starts_with(id));
                (group.status.as_str() != status || !by_status_alone && value != claimed).then(
                    || {
                        format!(
                            "{}: {:?} {:?} {value}, not {status} {claimed}{placed}",
                            figure.id, group.status, group.because
                        )
                    },
                )
            })
            .collect();
        right += usize::from(wrong.is_empty());
        if let Some(first) = wrong.first() {
            println!("{} of 16 wrong: {first}", wrong.len());
        }
    }
    println!("{right} of 26 figures");
    assert_eq!(right, 26);
}

/// Case 5 of "Prisoner eye-region" (Chen and Chen 1999), where the paper has 1.
#[test]
fn two_half_prisoners_are_a_switch_in_a_switch() {
    let figures = figures();
    let figure = figures.iter().find(|figure| figure.id == "chen-30").expect("figure 30");
    let group = group_of(&figure.placed(0));
    let values: Vec<_> = group.regions.iter().map(|region| region.value.clone()).collect();
    assert_eq!(values, [Some("{{2|1}|1}".parse().expect("a value"))]);
    assert_eq!((figure.claims.claimed, group.value), ([1, 1], Some(Value::eyes(1))));
}

#[test]
fn the_vital_points_of_a_critical_figure_are_those_of_the_exact_solver() {
    let mut critical = 0;
    for figure in figures() {
        let placed = figure.placed(0);
        let group = group_of(&placed);
        if group.status != Status::Critical {
            continue;
        }
        critical += 1;
        let part = group.part.as_ref().expect("an enclosed group");
        let local = Local::new(&placed.board, placed.owner, &part.wall, &part.playable);
        let local = local.expect("a part of the board");
        let solution = solve(&local, Limits::default()).expect("few points");
        assert_eq!(group.save, solution.save(), "{}: {placed}", figure.id);
        assert_eq!(group.kill, solution.kill(), "{}: {placed}", figure.id);
    }
    assert_eq!(critical, 13);
}
