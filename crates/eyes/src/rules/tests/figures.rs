//! The regions of the paper's figures, and boards beside them.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::drawn::Drawn;
use crate::rules::Ruling;
use crate::trace::{Adjustment, Event};

fn word(ruling: &Ruling) -> String {
    match ruling {
        Ruling::Value(value) => value.to_string(),
        Ruling::Seki => "seki".into(),
        Ruling::LookAhead { bound: None } => "look ahead".into(),
        Ruling::LookAhead { bound: Some(bound) } => alloc::format!("at most {bound}"),
    }
}

/// Checks the rulings on all regions of the picture, in reading order, and returns the events.
#[track_caller]
fn check(picture: &str, expected: &[&str]) -> Vec<Event> {
    let drawn = Drawn::new(picture);
    let mut events = Vec::new();
    let rulings: Vec<String> = drawn.rule(&drawn.board, 9, &mut events).iter().map(word).collect();
    assert_eq!(rulings, expected, "{picture} {events:#?}");
    events
}

fn adjustments(events: &[Event]) -> Vec<Adjustment> {
    let why = |event: &Event| match event {
        Event::Adjusted { why, .. } => Some(*why),
        _ => None,
    };
    events.iter().filter_map(why).collect()
}

/// The numbers of the downgrading rules in the order in which they fired.
fn rules(events: &[Event]) -> Vec<u8> {
    let rule = |event: &Event| match event {
        Event::Downgraded { rule, .. } => Some(*rule),
        _ => None,
    };
    events.iter().filter_map(rule).collect()
}

#[test]
fn pure_regions_of_figures() {
    // 9: limited to what full and half points give together.
    let events = check("XOOOOOX,, XO...OXX, XO....OX,", &["{2|1}"]);
    assert_eq!(rules(&events), [1]);
    let events = check("XOOOOOX,, XOO..OXX, XO....OX,", &["{2|1}"]);
    assert_eq!(adjustments(&events), [Adjustment::Cap]);
    // 10 and 11: a half point beside a square of four.
    let events = check(",XXXOOOOX ,XXOO..OX ,XO....OX", &["{2|1}"]);
    assert_eq!(adjustments(&events), [Adjustment::SquareFour]);
    check("XXXXX,,,, XOOOX,,,, XO.OOXX,, XO..OOXX, XO....OX,", &["2"]);
    // 12, and with the stone on the diagonal point missing.
    check("XXOOOOOX XO....OX", &["1"]);
    check("X,OOOOOX XO....OX", &["{2|1}"]);
    // 13, 14 and 15: points that become false lower others in turn.
    check("XXOOOX XO..OX", &["{1|0}"]);
    check("XXOOOXX XO...OX", &["0"]);
    let events = check("XXOOOXX XXO.OXX XO...OX", &["{1|0}"]);
    assert_eq!(rules(&events), [1, 1, 1]);
    // 18: two regions.
    check("XOOOXXXXX XO.OOOOXX XO..O..OX", &["{2|1}", "{1|0}"]);
}

#[test]
fn figure_8_with_one_stone_missing_is_open_at_one_point() {
    let with = check("XXOOOOOOOXX XO.......OX", &["{2|1}"]);
    assert_eq!(rules(&with).len(), 2);
    let without = check("XXOOOOOOOXX XO.......*X", &["{2|1}"]);
    assert_eq!(rules(&without).len(), 2);
}

#[test]
fn a_region_open_beside_several_points_needs_look_ahead() {
    // 16 and 17.
    check("XOOOOOX XO.*.OX XOOXOOX", &["look ahead"]);
    check("XOOOOOX XO...OX XX*..OX", &["look ahead"]);
}

#[test]
fn full_points_apart_need_look_ahead_with_a_bound() {
    let events = check("OOOOOOO O.....O OOO.OOO XXXOXXX", &["at most 2"]);
    assert!(matches!(events.last(), Some(Event::Table { points, .. }) if points.len() == 5));
}

#[test]
fn semi_pure_regions_of_figures() {
    // 20: a false prisoner makes its liberty false.
    let events = check("XXOOOOOOX ,Ox....OX", &["1"]);
    assert_eq!(rules(&events), [3, 1]);
    // 21: the liberty of a full prisoner is not lowered.
    let events = check("XXOOOXX XXOxOOX XO...OX", &["{2|1}"]);
    assert_eq!(rules(&events), [2]);
    // 22: a half prisoner.
    let events = check("X,OOOOOX ,Ox...OX", &["{2|1}"]);
    assert_eq!(adjustments(&events), [Adjustment::HalfPrisoner]);
    // 23: a corridor between false prisoners.
    let events = check("XXOOOOOOXX ,Ox....xO,", &["1"]);
    assert_eq!(adjustments(&events), [Adjustment::Corridor]);
    check("XXOOOOXX ,Ox..xO,", &["0"]);
}

#[test]
fn a_vital_point_forbidden_to_the_attacker_gives_two_eyes() {
    let events = check(",,,,, OOOOO Ox.xO OOOOO", &["2"]);
    assert_eq!(adjustments(&events), [Adjustment::Forbidden]);
    check(",,,,, OOOOO Ox..O OOOOO", &["{2|1}"]);
}

#[test]
fn the_corner_makes_exceptions() {
    let drawn = "O,,,, OOOO, ...OO .OO.O";
    let bent = "OOO,, .OOO, ...O, OOOO,";
    check(drawn, &["2", "1"]);
    check(bent, &["2"]);
}

#[test]
fn prisoner_regions_of_figures() {
    check("XXXXXXX XOOOOOX XOxxxOX XOxx.OX", &["1"]); // 24
    check("X,XOOOOOOOX ,OOxxxxx.OX", &["1"]); // 25
    check("XXXOOOOX XOOO.xO, XO.xxxOX", &["{2|1}"]); // 26
    check("XOOOOOOOX XO.xxx.OX", &["seki"]); // 27
    let events = check("XOOOOOX XOxxxOX XO...OX", &["{2|1}"]); // 28
    assert!(events.iter().any(|event| matches!(event, Event::Reducible { .. })));
    assert!(events.iter().any(|event| matches!(event, Event::Fixable { .. })));
    check("X,OOOOOOX ,Oxxxx.OX", &["{2|1}"]); // 29
    check("XXXOOOXXX X,OO.OO,X ,OxxxxxO,", &["{{2|1}|1}"]); // 30
}

#[test]
fn a_straight_three_with_a_liberty_at_one_end_and_two_at_the_side_can_be_fixed_by_seki() {
    check("OOOOOOO OOxxx.O OO..OOO OOOOOOO", &["{2|1}"]);
}

#[test]
fn mixed_regions() {
    // One point divides the row of four, and the attacker can take it.
    let events = check(",,,,,, OOOOOO O..x.O", &["{2|1}"]);
    assert!(events.iter().any(|event| matches!(event, Event::Separating { forbidden: false, .. })));
    // A row of five is divided on either side of the prisoner.
    check(",,,,,,, OOOOOOO O..x..O", &["2"]);
    check(",,,,,,, OOOOOOO OxO.OxO O.xxx.O", &["2"]);
    check(",,,,,, OOOOOO Ox.x.O", &["{2|1}"]);
}
