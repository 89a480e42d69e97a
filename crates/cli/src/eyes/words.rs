//! The answer of `eyes` for human readers.

use std::io::{self, Write};

use pass_alive::{Color, Grid, Point};
use pass_alive_eyes::solve::{First, Outcome, Verdict};
use pass_alive_eyes::{
    Basis, Because, Declined, Group, Judgement, Link, Region, Solution, Status, Why,
};
use pass_alive_json::{Groups, line_names, point_names};

use super::rules;
use crate::drawing::name;
use crate::summary::plural;

/// Writes the groups of one colour, each with its regions and the rules that fired.
///
/// # Errors
/// If `out` cannot be written to.
pub(super) fn write(side: &Groups, out: &mut impl Write) -> io::Result<()> {
    let words = Words { grid: side.grid, owner: side.eyes.color };
    let groups = &side.eyes.groups;
    if groups.is_empty() {
        return writeln!(out, "{}: no stones", name(words.owner));
    }
    writeln!(out, "{}: {} {}", name(words.owner), groups.len(), plural(groups.len(), "group"))?;
    for (group, solution) in groups.iter().zip(&side.solutions) {
        let stones = group.stones();
        let first = words.grid.name(stones[0]);
        let number = stones.len();
        let named = format!("{} ({first}, {number} {})", group.name, plural(number, "stone"));
        let by_rules = words.status(group);
        let found = solution.as_ref().and_then(|solution| solution.as_ref().ok());
        let judged = found.and_then(|found| Some((found, found.judgement()?)));
        match (solution, judged) {
            (None, _) => writeln!(out, "  {named}: {by_rules}")?,
            (Some(_), Some((found, judgement))) => {
                writeln!(out, "  {named}: {}", words.judgement(found, judgement))?;
                for detail in words.details(found) {
                    writeln!(out, "    {detail}")?;
                }
                if judgement.status != group.status.into() {
                    writeln!(out, "    the rules say: {by_rules}")?;
                }
            }
            (Some(declined), None) => {
                writeln!(out, "  {named}: {by_rules} (by the rules)")?;
                writeln!(out, "    not solved: {}", words.declined(declined))?;
            }
        }
        for link in &group.links {
            writeln!(out, "    {}", words.link(link))?;
        }
        for region in &group.regions {
            writeln!(out, "    {}", words.region(region))?;
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

    /// `critical: White lives at C1, Black kills at C1 (proven)`.
    fn judgement(&self, found: &Solution, judgement: Judgement) -> String {
        let solved = &found.solved;
        let status = match judgement.status {
            Verdict::Critical => self.critical(solved.save(), solved.kill()),
            Verdict::Seki => "alive in seki".to_owned(),
            Verdict::Ko => "a ko decides".to_owned(),
            status => status.as_str().to_owned(),
        };
        format!("{status} ({})", self.basis(found, judgement.basis))
    }

    /// `proven if D5 stays alive and who reaches A9 is out`.
    fn basis(&self, found: &Solution, basis: Basis) -> String {
        let arena = &found.arena;
        let names = |points: &[Point]| point_names(self.grid, points).join(", ");
        let mut conditions = Vec::new();
        let around: Vec<Point> = arena.assumed.iter().chain(&arena.friends).copied().collect();
        if !around.is_empty() {
            conditions.push(self.stay(&around));
        }
        if !arena.exits.is_empty() {
            conditions.push(format!("who reaches {} is out", names(&arena.exits)));
        }
        match (basis, conditions.is_empty()) {
            (Basis::Proven, _) => "proven".to_owned(),
            (Basis::Assuming, true) => "proven for the moves of the fight".to_owned(),
            (Basis::Assuming, false) => format!("proven if {}", conditions.join(" and ")),
            (Basis::Rules, _) => "by the rules".to_owned(),
        }
    }

    /// `D5 and K3 stay alive`, of blocks by a stone of each.
    fn stay(&self, blocks: &[Point]) -> String {
        let stay = if blocks.len() == 1 { "stays" } else { "stay" };
        format!("{} {stay} alive", point_names(self.grid, blocks).join(", "))
    }

    /// What happens if either side moves first, and how it was found.
    fn details(&self, found: &Solution) -> Vec<String> {
        let solved = &found.solved;
        let sides = [self.owner, self.owner.other()];
        let mut details: Vec<String> = found
            .both_first()
            .into_iter()
            .zip(sides)
            .filter_map(|(first, color)| self.first(first, color))
            .collect();
        if let Some(ignores) = solved.ignores {
            let times = match ignores {
                0 => "each threat must be answered",
                1 => "one move can be ignored",
                2 => "two moves can be ignored",
                _ => "three moves or more can be ignored",
            };
            details.push(times.to_owned());
        }
        let positions = solved.positions;
        details.push(format!("{positions} {}", plural(positions as usize, "position")));
        details
    }

    /// `Black first: D1 C1 E1: it dies`.
    fn first(&self, first: &First, color: Color) -> Option<String> {
        let outcome = match first.outcome? {
            Outcome::Lives => "it lives",
            Outcome::GetsOut => "it gets out",
            Outcome::Seki => "it lives in seki",
            Outcome::Stays => "it stays",
            Outcome::Ko => "with ko threats",
            Outcome::Dies => "it dies",
        };
        let other = if color == self.owner { self.owner.other() } else { self.owner };
        let unless = match first.contested {
            true => format!(", unless {} has ko threats", name(other)),
            false => String::new(),
        };
        let line = line_names(self.grid, &first.line).join(" ");
        let line = if line.is_empty() { line } else { format!("{line}: ") };
        let open = match &first.open[..] {
            [] => String::new(),
            open => format!("; not decided: {}", point_names(self.grid, open).join(" ")),
        };
        Some(format!("{} first: {line}{outcome}{unless}{open}", name(color)))
    }

    fn declined(&self, declined: &Result<Solution, Declined>) -> String {
        match declined {
            Err(Declined::Large { points }) => {
                format!("the fight has {points} points, and at most 128 can be played on")
            }
            Err(Declined::Limit) => "the limit was reached".to_owned(),
            Ok(found) => {
                let positions = found.solved.positions;
                let given_up = format!(
                    "given up after {positions} {}",
                    plural(positions as usize, "position")
                );
                match &found.doubtful[..] {
                    [] => given_up,
                    doubtful => {
                        let status = found.solved.verdict.as_str();
                        let few = if doubtful.len() == 1 { "has" } else { "have" };
                        format!(
                            "{status} if {}, but {few} few liberties: {given_up}",
                            self.stay(doubtful)
                        )
                    }
                }
            }
        }
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
    fn region(&self, region: &Region) -> String {
        let value = region.value.as_ref().map_or_else(|| "?".to_owned(), ToString::to_string);
        let shape = region.shape.map(|shape| format!(" {shape},")).unwrap_or_default();
        let points = point_names(self.grid, &region.points).join(" ");
        let seki = if region.seki { ", seki: neither side can play first" } else { "" };
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
