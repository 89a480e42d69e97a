//! The trials, and the figures that they must reach.

use std::path::PathBuf;
use std::{env, fs, thread};

use pass_alive_learn::{Diagnosis, Guess, Mistake, Mistakes, Model, Pool};

use super::reader::Reader;
use super::tally::Tally;
use crate::pool::{pool, seed};

/// Pairs of mistakes that can be made together: the answers are then not always those of one of them.
fn composable(pool: &Pool) -> Vec<(Mistake, Mistake)> {
    let all = Mistake::ALL.iter().filter(|&&mistake| Mistakes::is_reading(mistake));
    let all: Vec<Mistake> = all.copied().collect();
    let pairs =
        all.iter().enumerate().flat_map(|(n, &one)| all[..n].iter().map(move |&it| (one, it)));
    let differ = |(one, other): &(Mistake, Mistake)| {
        let both = Mistakes::only(*one).with(*other);
        let differs = |from: Mistake| {
            let differs = |it: &&pass_alive_learn::PoolBoard| {
                both.staying(&it.plane) as u32 != it.staying(Model::Mistaken(from))
            };
            pool.boards().iter().any(|it| differs(&it))
        };
        differs(*one) && differs(*other)
    };
    pairs.filter(differ).collect()
}

/// Every pair of mistakes.
fn pairs() -> Vec<(Mistake, Mistake)> {
    let all = Mistake::ALL.iter().enumerate();
    all.flat_map(|(n, &one)| Mistake::ALL[..n].iter().map(move |&other| (one, other))).collect()
}

/// Trials with a pool: so many of each kind.
struct Trials {
    pool: Pool,
    number: u32,
    /// Other seeds than those with which the rule for naming mistakes was found.
    seed: u64,
}

impl Trials {
    /// Asks readers in turn, who make the mistakes that stand with them.
    fn of(&self, readers: &[(Reader, Vec<Mistake>)], slips: u32) -> Tally {
        self.by(readers, slips, |seed, _| Diagnosis::new(seed))
    }

    fn by(
        &self,
        readers: &[(Reader, Vec<Mistake>)],
        slips: u32,
        diagnosis: impl Fn(u64, &[Mistake]) -> Diagnosis,
    ) -> Tally {
        let mut tally = Tally::default();
        for trial in 0..self.number {
            let (reader, makes) = &readers[trial as usize % readers.len()];
            let seed = self.seed << 42 | u64::from(trial) << 10 | u64::from(slips);
            let said = reader.asked(diagnosis(seed, makes), &self.pool, slips, seed);
            tally.add(makes, said);
        }
        tally
    }

    fn steady(&self, slips: u32) -> Tally {
        self.of(&mistaken(), slips)
    }

    fn composed(&self, slips: u32) -> Tally {
        let pairs = composable(&self.pool).into_iter();
        let readers: Vec<_> =
            pairs.map(|(one, other)| (Reader::Composed(one, other), vec![one, other])).collect();
        self.of(&readers, slips)
    }

    fn united(&self, slips: u32) -> Tally {
        let readers: Vec<_> = pairs()
            .into_iter()
            .map(|(one, other)| (Reader::United(one, other), vec![one, other]))
            .collect();
        self.of(&readers, slips)
    }

    fn faultless(&self, slips: u32) -> Tally {
        self.of(&[(Reader::Steady(Model::Faultless), vec![])], slips)
    }

    fn guessing(&self, slips: u32) -> Tally {
        let guesses = Guess::ALL.into_iter().map(|guess| Reader::Steady(Model::Guessing(guess)));
        let readers = guesses.chain([Reader::Coin]).map(|reader| (reader, vec![]));
        self.of(&readers.collect::<Vec<_>>(), slips)
    }

    /// Readers whose mistake is left out of the list.
    fn left_out(&self, slips: u32) -> Tally {
        self.by(&mistaken(), slips, |seed, makes| Diagnosis::without(makes[0], seed))
    }
}

fn mistaken() -> Vec<(Reader, Vec<Mistake>)> {
    let all = Mistake::ALL.iter().copied();
    all.map(|mistake| (Reader::Steady(Model::Mistaken(mistake)), vec![mistake])).collect()
}

/// A bound on how many of the readers of a kind are told something, in percent.
#[derive(Debug, Clone, Copy)]
enum Bound {
    AtLeast(u32),
    AtMost(u32),
}

/// Checks a bound. With few readers it may be missed by what chance does to one in forty.
fn check(name: &str, count: u32, tally: &Tally, bound: &Bound) {
    let (count, readers) = (f64::from(count), f64::from(tally.readers));
    let spare = |percent: u32| {
        let share = f64::from(percent) / 100.0;
        if tally.readers < 1000 { 2.0 * (readers * share * (1.0 - share)).sqrt() } else { 0.0 }
    };
    let holds = match *bound {
        Bound::AtLeast(percent) => count + spare(percent) >= readers * f64::from(percent) / 100.0,
        Bound::AtMost(percent) => count - spare(percent) <= readers * f64::from(percent) / 100.0,
    };
    assert!(holds, "{name}: {count} of {readers}");
}

/// A kind of readers: its name in the table, how it is tried, and what is checked.
type Kind = (String, fn(&Trials, u32) -> Tally, u32, &'static [(Part, Bound)]);

/// The readers of a kind of whom something is said.
#[derive(Debug, Clone, Copy)]
enum Part {
    /// A mistake is named that they make.
    Right,
    /// One is named that they do not make.
    Accused,
}

/// What is tried, with the slips in thousandths.
fn kinds() -> Vec<Kind> {
    use Bound::{AtLeast, AtMost};
    use Part::{Accused, Right};
    type Try = fn(&Trials, u32) -> Tally;
    const UNBOUND: &[(Part, Bound)] = &[];
    const ONE_ACCUSED: &[(Part, Bound)] = &[(Accused, AtMost(1))];
    const FEW_ACCUSED: &[(Part, Bound)] = &[(Accused, AtMost(25))];
    type Tried = (&'static str, Try, u32, &'static [(Part, Bound)]);
    let all: [Tried; 12] = [
        ("one mistake", Trials::steady, 0, &[(Right, AtLeast(98)), (Accused, AtMost(1))]),
        ("one mistake", Trials::steady, 100, &[(Right, AtLeast(90)), (Accused, AtMost(1))]),
        ("two composed mistakes", Trials::composed, 0, &[(Right, AtLeast(60))]),
        ("two composed mistakes", Trials::composed, 100, UNBOUND),
        ("wrong where either of two mistakes is", Trials::united, 0, UNBOUND),
        ("faultless", Trials::faultless, 0, ONE_ACCUSED),
        ("faultless", Trials::faultless, 50, ONE_ACCUSED),
        ("faultless", Trials::faultless, 100, ONE_ACCUSED),
        ("faultless", Trials::faultless, 200, UNBOUND),
        ("guessers", Trials::guessing, 0, ONE_ACCUSED),
        ("a mistake that is left out of the list", Trials::left_out, 0, FEW_ACCUSED),
        ("a mistake that is left out of the list", Trials::left_out, 100, FEW_ACCUSED),
    ];
    let named = all.map(|(name, tried, slips, bounds)| {
        let slips_of = format!("{name}, slips {}.{} %", slips / 10, slips % 10);
        (slips_of, tried, slips, bounds)
    });
    named.into()
}

/// The rows of the table in the README; checks what they must reach.
fn table(number: u32) -> Vec<String> {
    let trials = Trials { pool: pool(), number, seed: seed() };
    let kinds = kinds();
    let tallies: Vec<Tally> = thread::scope(|scope| {
        let trials = &trials;
        let tried =
            kinds.iter().map(|&(_, tried, slips, _)| scope.spawn(move || tried(trials, slips)));
        let tried: Vec<_> = tried.collect();
        tried.into_iter().map(|it| it.join().expect("a tally")).collect()
    });
    let row = |(kind, tally): (&Kind, &Tally)| format!("| {} |{tally}", kind.0);
    let rows: Vec<String> = kinds.iter().zip(&tallies).map(row).collect();
    println!("{}", rows.join("\n"));
    for ((name, .., bounds), tally) in kinds.iter().zip(&tallies) {
        for (part, bound) in *bounds {
            let count = match part {
                Part::Right => tally.right,
                Part::Accused => tally.accused(),
            };
            check(&format!("{name}: {part:?}"), count, tally, bound);
        }
    }
    rows
}

#[test]
fn the_figures_are_reached_by_one_in_twenty() {
    table(50);
}

/// With `PASS_ALIVE_BLESS=1` it writes the table of the README.
#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn the_figures_of_the_readme_are_reached() {
    const ENDS: [&str; 2] = ["<!-- trials -->\n", "<!-- end of trials -->"];
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = fs::read_to_string(&file).expect("the README");
    let (before, rest) = readme.split_once(ENDS[0]).expect("a table");
    let (_, after) = rest.split_once(ENDS[1]).expect("an end");
    let head = "| reader | named | its family | another | faultless | no pattern | boards: mean, 90 % |\n\
                |---|---|---|---|---|---|---|\n";
    let table = table(1000).join("\n");
    let text = format!("{before}{}\n{head}{table}\n\n{}{after}", ENDS[0], ENDS[1]);
    if env::var("PASS_ALIVE_BLESS").is_ok_and(|value| value == "1") {
        fs::write(file, text).expect("the README");
    } else {
        assert_eq!(text, readme);
    }
}
