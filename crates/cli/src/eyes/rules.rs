//! The rules that fired, in words.

use std::io::{self, Write};

use pass_alive::{Color, Grid, Point};
use pass_alive_eyes::{Adjustment, Event, Group, Level, Method, Side};
use pass_alive_json::point_names;

use crate::drawing::name;
use crate::summary::plural;

/// Writes the rules that fired for a group, a line each. Full levels, and a condensed region that
/// is the whole one, go without saying.
///
/// # Errors
/// If `out` cannot be written to.
pub(super) fn write(
    grid: Grid,
    owner: Color,
    group: &Group,
    out: &mut impl Write,
) -> io::Result<()> {
    for step in &group.trace {
        let sentence = sentence(grid, owner, group, &step.event);
        let Some(sentence) = sentence else { continue };
        match step.region {
            Some(region) => writeln!(out, "      {}: {sentence}", group.regions[region].name)?,
            None => writeln!(out, "      {sentence}")?,
        }
    }
    Ok(())
}

fn sentence(grid: Grid, owner: Color, group: &Group, event: &Event) -> Option<String> {
    let names = |points: &[Point]| point_names(grid, points).join(" ");
    Some(match event {
        Event::Level { level: Level::Full, .. } => return None,
        Event::Level { at, doubled_index, level } => {
            let index = f32::from(*doubled_index) / 2.0;
            format!("{} is a {} eye (diagonal index {index})", grid.name(*at), level.as_str())
        }
        Event::Downgraded { rule, at, by, to, .. } => {
            let to = to.map_or_else(|| "no eye".to_owned(), |to| format!("a {} eye", to.as_str()));
            format!("rule {rule}: {} is now {to} because of {}", grid.name(*at), grid.name(*by))
        }
        Event::Condensed { full, half } => match (&full[..], &half[..]) {
            ([], []) => "no eye points left".to_owned(),
            (full, []) if group.regions.iter().any(|region| region.points == full) => return None,
            (full, []) => format!("eye points left: {} full", names(full)),
            ([], half) => format!("eye points left: {} half", names(half)),
            (full, half) => format!("eye points left: {} full, {} half", names(full), names(half)),
        },
        Event::Table { points, exterior, value, corner } => {
            let corner = if *corner { ", an exception in the corner" } else { "" };
            format!("Table 3: {exterior} points around {}: {value}{corner}", names(points))
        }
        Event::Adjusted { why, at, from, to } => {
            let at = at.map(|at| format!(" on {}", grid.name(at))).unwrap_or_default();
            format!("{}{at}: {to} instead of {from}", adjustment(*why))
        }
        Event::Supposed { at, by } => {
            let player = if *by == Side::Owner { owner } else { owner.other() };
            format!("if {} plays {}:", name(player), grid.name(*at))
        }
        Event::Reducible { at } => {
            format!("one eye is left if {} fills {}", name(owner.other()), grid.name(*at))
        }
        Event::Fixable { at } => {
            format!("{} lives by filling {}", name(owner), grid.name(*at))
        }
        Event::Separating { at, forbidden } => {
            let other = name(owner.other());
            let forbidden =
                if *forbidden { format!(", and {other} may not") } else { String::new() };
            format!("{} makes two eyes with {}{forbidden}", name(owner), grid.name(*at))
        }
        Event::Dependent(dependence) => {
            let [one, other] = dependence.regions.map(|region| &group.regions[region].name);
            format!("{one} and {other} depend on each other at {}", grid.name(dependence.at))
        }
        Event::Valued { .. } | Event::Verdict { .. } => return None,
        Event::Summed { value, owner_first, attacker_first, method } => {
            let method = match method {
                Method::Averages => "Proposition 2",
                Method::Switches => "Proposition 1",
                Method::Minimax => "solved",
            };
            let eyes = |eyes: &u8| format!("{eyes} {}", plural((*eyes).into(), "eye"));
            let (own, other) = (eyes(owner_first), eyes(attacker_first));
            let (owner, attacker) = (name(owner), name(owner.other()));
            format!("sum {value}: {own} if {owner} begins, {other} if {attacker} does ({method})")
        }
    })
}

fn adjustment(why: Adjustment) -> &'static str {
    match why {
        Adjustment::SquareFour => "a half point next to a square of four",
        Adjustment::Cap => "no more than all points together",
        Adjustment::Corridor => "a corridor between two false prisoners",
        Adjustment::Forbidden => "the opponent may not play on the vital point",
        Adjustment::HalfPrisoner => "a half prisoner",
    }
}
