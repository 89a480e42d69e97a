//! The answer of `eyes` for human readers.

use std::io::{self, Write};

use pass_alive::{Color, Grid, Point};
use pass_alive_eyes::estimate::{Estimate, Status as Found};
use pass_alive_eyes::{Because, Group, Link, Region, Status, Why};
use pass_alive_json::point_names;

use super::exact::{Ignores, Played};
use super::rules;
use super::side::Side;
use crate::drawing::name;
use crate::summary::plural;

/// Writes the groups of one colour, each with its regions and the rules that fired.
///
/// # Errors
/// If `out` cannot be written to.
pub(super) fn write(side: &Side, out: &mut impl Write) -> io::Result<()> {
    let words = Words { grid: side.grid, owner: side.eyes.color };
    let groups = &side.eyes.groups;
    if groups.is_empty() {
        return writeln!(out, "{}: no stones", name(words.owner));
    }
    writeln!(out, "{}: {} {}", name(words.owner), groups.len(), plural(groups.len(), "group"))?;
    for (group, exact) in groups.iter().zip(&side.exact) {
        let stones = group.stones();
        let first = words.grid.name(stones[0]);
        let number = stones.len();
        let status = words.status(group);
        let named = format!("{} ({first}, {number} {})", group.name, plural(number, "stone"));
        writeln!(out, "  {named}: {status}")?;
        match exact.as_ref().map(|exact| &exact.group) {
            None => {}
            Some(Ok(played)) => writeln!(out, "    exact search: {}", words.exact(played))?,
            Some(Err(why)) => writeln!(out, "    exact search: no answer, {}", why.message())?,
        }
        if let Some(found) = exact.as_ref().and_then(|exact| exact.estimate.as_ref()) {
            writeln!(out, "    {}", words.estimate(found))?;
        }
        for link in &group.links {
            writeln!(out, "    {}", words.link(link))?;
        }
        for (number, region) in group.regions.iter().enumerate() {
            let exact = exact.as_ref().and_then(|exact| exact.values[number].as_deref());
            writeln!(out, "    {}", words.region(region, exact))?;
        }
        if !group.regions.is_empty() {
            rules::write(words.grid, words.owner, group, out)?;
        }
    }
    Ok(())
}

/// Words about the groups of one colour.
struct Words {
    grid: Grid,
    owner: Color,
}

impl Words {
    /// `critical: White lives at C1, Black kills at C1`.
    fn status(&self, group: &Group) -> String {
        match group.status {
            Status::Alive if group.because == Because::Unconditional => {
                "unconditionally alive".to_owned()
            }
            Status::Alive => "alive".to_owned(),
            Status::Critical => self.critical(&group.save, &group.kill),
            Status::Dead => "dead".to_owned(),
            Status::Seki => "alive in seki".to_owned(),
            Status::Unsettled => format!("unsettled: {}", unsettled(group.because)),
        }
    }

    fn critical(&self, save: &[Point], kill: &[Point]) -> String {
        let at = |points: &[Point], otherwise: &str| match points {
            [] => otherwise.to_owned(),
            _ => format!("at {}", point_names(self.grid, points).join(" or ")),
        };
        let (owner, other) = (name(self.owner), name(self.owner.other()));
        let (save, kill) = (at(save, "if it moves first"), at(kill, "if it moves first"));
        format!("critical: {owner} lives {save}, {other} kills {kill}")
    }

    fn exact(&self, played: &Played) -> String {
        let mut words = match played.status {
            "critical" => self.critical(&played.save, &played.kill),
            "seki" => "alive in seki".to_owned(),
            "ko" => "a ko decides".to_owned(),
            status => status.to_owned(),
        };
        if let Some(ignores) = played.ignores {
            words += match ignores {
                Ignores::Any => ", can always be ignored",
                Ignores::Moves(0) => ", each threat must be answered",
                Ignores::Moves(1) => ", can be ignored once",
                Ignores::Moves(2) => ", can be ignored twice",
                Ignores::Moves(_) => ", can be ignored three times or more",
            };
        }
        if !played.assumed.is_empty() {
            let stones = point_names(self.grid, &played.assumed).join(", ");
            words += &format!(", if the stones around at {stones} stay");
        }
        let number = played.arrangements;
        if number == 0 {
            return words;
        }
        format!("{words}; {number} {}", plural(number as usize, "arrangement"))
    }

    /// `estimate: critical: White lives at C1, Black kills at C1; 2000 positions`.
    fn estimate(&self, found: &Estimate) -> String {
        let status = match found.status {
            Found::Critical => self.critical(&found.save, &found.kill),
            Found::Ko => "a ko decides".to_owned(),
            Found::Alive | Found::Dead | Found::Unsettled => found.status.as_str().to_owned(),
        };
        let positions = plural(found.positions as usize, "position");
        let (search, sure) = if found.sure { ("search", " (proven)") } else { ("estimate", "") };
        format!("{search}: {status}{sure}; {} {positions}", found.positions)
    }

    fn link(&self, link: &Link) -> String {
        let [one, other] = link.between.map(|point| self.grid.name(point));
        let at = point_names(self.grid, &link.at).join(" ");
        let why = match link.why {
            Why::Liberties => format!("two common liberties, {at}"),
            Why::Atari => format!("an enemy stone on {at} would be in atari"),
            Why::Enclosed => format!("together they enclose {at}"),
            Why::Prisoner => format!("both are next to the prisoner {at}"),
            Why::Asked => "as asked".to_owned(),
        };
        format!("{one} and {other} belong together: {why}")
    }

    /// `a: {2|1}, straight three (C1 D1 E1), pure`.
    fn region(&self, region: &Region, exact: Option<&str>) -> String {
        let value = region.value.as_ref().map_or_else(|| "?".to_owned(), ToString::to_string);
        let shape = region.shape.map(|shape| format!(" {shape},")).unwrap_or_default();
        let points = point_names(self.grid, &region.points).join(" ");
        let seki = if region.seki { ", seki: neither side can play first" } else { "" };
        // The exact eyes are worth a word where they are others.
        let exact = exact.filter(|&exact| exact != value);
        let value = exact.map_or_else(|| value.clone(), |exact| format!("{value} (exact {exact})"));
        format!("{}: {value},{shape} {} region {points}{seki}", region.name, region.kind.as_str())
    }
}

/// The part that is missing for an answer.
fn unsettled(because: Because) -> &'static str {
    match because {
        Because::Exit => "it may be able to escape",
        Because::WeakSurrounder => "an enemy group around it does not live either",
        Because::Ko => "a ko decides",
        Because::Race => "it has too few liberties outside to take its prisoners",
        Because::LookAhead => "a region would have to be solved",
        Because::Unconditional | Because::Sum | Because::Seki => "the rules do not decide",
    }
}
