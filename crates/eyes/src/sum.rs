//! Sums of the values of independent regions.

use alloc::vec::Vec;

use crate::side::Side;
use crate::value::Value;

/// Eyes beyond this many are not counted: two make a group live.
const ENOUGH: u8 = 2;

/// How the values of regions were added (Chen and Chen 1999, "A group with multiple
/// eye-regions").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Method {
    /// Proposition 2: all switches have size 1, and their averages are added.
    Averages,
    /// Proposition 1: the sides of all switches are numbers, and both sides take the largest
    /// switch that is left.
    Switches,
    /// Minimax: a side of a switch is a switch, and every order of moves is compared.
    Minimax,
}

impl Method {
    /// The word for it in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Method::Averages => "averages",
            Method::Switches => "switches",
            Method::Minimax => "minimax",
        }
    }
}

/// A move in a sum: a side takes its side of one switch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Taken {
    /// The index of the value among those added.
    pub index: usize,
    /// The side that moves.
    pub by: Side,
    /// The value after the move.
    pub to: Value,
}

/// The eyes of a group, from the values of its regions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sum {
    /// The sum, with every number in it at most 2; a number if it does not matter who moves first.
    pub value: Value,
    /// The number of eyes if the owner moves first, at most 2.
    pub owner_first: u8,
    /// The number of eyes if the attacker moves first, at most 2.
    pub attacker_first: u8,
    /// How the values were added.
    pub method: Method,
    /// A best line of play if the owner moves first, until all values are numbers.
    pub owner_line: Vec<Taken>,
    /// A best line of play if the attacker moves first.
    pub attacker_line: Vec<Taken>,
}

impl Sum {
    /// The number of eyes if `side` moves first.
    #[must_use]
    pub fn first(&self, side: Side) -> u8 {
        match side {
            Side::Owner => self.owner_first,
            Side::Attacker => self.attacker_first,
        }
    }

    /// A best line of play if `side` moves first.
    #[must_use]
    pub fn line(&self, side: Side) -> &[Taken] {
        match side {
            Side::Owner => &self.owner_line,
            Side::Attacker => &self.attacker_line,
        }
    }
}

/// The sum of the values of regions that do not depend on each other: in turn each side moves in
/// one of them.
///
/// ```
/// use pass_alive_eyes::{Method, Value, sum};
/// let values: Vec<Value> = ["1", "{1|0}", "{2|0}"].map(|v| v.parse().unwrap()).into();
/// let sum = sum(&values);
/// // Both take {2|0} first, and the other side then takes {1|0}.
/// assert_eq!((sum.owner_first, sum.attacker_first), (2, 2));
/// assert_eq!(sum.method, Method::Switches);
/// assert_eq!(sum.attacker_line.iter().map(|taken| taken.index).collect::<Vec<_>>(), [2, 1]);
/// ```
#[must_use]
pub fn sum(values: &[Value]) -> Sum {
    let method = method(values);
    let lines = Side::BOTH.map(|first| match method {
        Method::Averages | Method::Switches => largest_first(values, first),
        Method::Minimax => Minimax::default().line(values, first),
    });
    let [owner_first, attacker_first] = [&lines[0], &lines[1]].map(|line| total(values, line));
    let [owner_line, attacker_line] = lines;
    let value =
        match &values.iter().filter(|v| matches!(v, Value::Switch(..))).collect::<Vec<_>>()[..] {
            [only] if owner_first != attacker_first => {
                let sure = numbers(values);
                only.map(&|eyes| eyes.saturating_add(sure).min(ENOUGH))
            }
            _ => Value::switch(Value::eyes(owner_first), Value::eyes(attacker_first)),
        };
    Sum { value, owner_first, attacker_first, method, owner_line, attacker_line }
}

fn method(values: &[Value]) -> Method {
    if values.iter().all(|value| value.halves().is_some()) {
        Method::Averages
    } else if values.iter().all(|value| value.stops().is_some_and(|(left, right)| left >= right)) {
        Method::Switches
    } else {
        Method::Minimax
    }
}

/// The sum of those values that are numbers.
fn numbers<'a>(values: impl IntoIterator<Item = &'a Value>) -> u8 {
    let eyes = values.into_iter().filter_map(|value| match value {
        Value::Eyes(eyes) => Some(*eyes),
        Value::Switch(..) => None,
    });
    eyes.fold(0, u8::saturating_add)
}

/// The eyes at the end of `line`, at most [`ENOUGH`].
fn total(values: &[Value], line: &[Taken]) -> u8 {
    let mut values: Vec<&Value> = values.iter().collect();
    line.iter().for_each(|taken| values[taken.index] = &taken.to);
    numbers(values).min(ENOUGH)
}

/// The line of Proposition 1: the sides take the switches in turn, the largest first.
fn largest_first(values: &[Value], first: Side) -> Vec<Taken> {
    let size = |value: &Value| value.stops().map_or(0, |(left, right)| left.saturating_sub(right));
    let sizes: &[u8] = &values.iter().map(size).collect::<Vec<_>>();
    let largest = sizes.iter().copied().max().unwrap_or(0);
    let of_size = |size: u8| (0..sizes.len()).filter(move |&index| sizes[index] == size);
    let mut by = first;
    let mut line = Vec::new();
    for index in (1..=largest).rev().flat_map(of_size) {
        line.extend(values[index].after(by).map(|to| Taken { index, by, to: to.clone() }));
        by = by.other();
    }
    line
}

/// Minimax over all orders of moves. Positions that differ only in the order of their values are one.
#[derive(Default)]
struct Minimax {
    /// The eyes found so far, in order of the values and the side to move.
    known: Vec<(Vec<Value>, Side, u8)>,
}

impl Minimax {
    /// A best line if `first` moves first. Of equally good moves the first is taken.
    fn line(&mut self, values: &[Value], first: Side) -> Vec<Taken> {
        let mut values = values.to_vec();
        let mut line = Vec::new();
        let mut by = first;
        while let Some((index, to)) = self.best(&values, by) {
            values[index] = to.clone();
            line.push(Taken { index, by, to });
            by = by.other();
        }
        line
    }

    /// The best move of `by`; `None` if all values are numbers.
    fn best(&mut self, values: &[Value], by: Side) -> Option<(usize, Value)> {
        let mut best: Option<(u8, usize, Value)> = None;
        for (index, value) in values.iter().enumerate() {
            let Some(to) = value.after(by) else { continue };
            if values[..index].contains(value) {
                continue;
            }
            let mut after = values.to_vec();
            after[index] = to.clone();
            let eyes = self.eyes(after, by.other());
            if best.as_ref().is_none_or(|(known, ..)| by.prefers(&eyes, known)) {
                best = Some((eyes, index, to.clone()));
            }
        }
        best.map(|(_, index, to)| (index, to))
    }

    /// The number of eyes, at most [`ENOUGH`], if `by` is to move.
    fn eyes(&mut self, values: Vec<Value>, by: Side) -> u8 {
        let sure = numbers(&values);
        let mut open: Vec<Value> = Vec::with_capacity(values.len());
        for value in values.into_iter().filter(|value| matches!(value, Value::Switch(..))) {
            let place = open.partition_point(|known| *known <= value);
            open.insert(place, value);
        }
        if open.is_empty() || sure >= ENOUGH {
            return sure.min(ENOUGH);
        }
        open.extend((sure > 0).then_some(Value::Eyes(sure)));
        if let Ok(place) = self.find(&open, by) {
            return self.known[place].2;
        }
        let mut best: Option<u8> = None;
        for (index, value) in open.iter().enumerate() {
            let Some(to) = value.after(by) else { continue };
            if index > 0 && open[index - 1] == *value {
                continue;
            }
            let mut after = open.clone();
            after[index] = to.clone();
            let eyes = self.eyes(after, by.other());
            if best.is_none_or(|known| by.prefers(&eyes, &known)) {
                best = Some(eyes);
            }
        }
        let eyes = best.unwrap_or(sure);
        if let Err(place) = self.find(&open, by) {
            self.known.insert(place, (open, by, eyes));
        }
        eyes
    }

    /// The index in `known`, or the one to insert at.
    fn find(&self, values: &[Value], by: Side) -> Result<usize, usize> {
        self.known.binary_search_by(|(known, side, _)| known[..].cmp(values).then(side.cmp(&by)))
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use proptest::prelude::*;

    use super::*;

    fn of(texts: &[&str]) -> Sum {
        sum(&texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<_>>())
    }

    /// Value, eyes if the owner and if the attacker moves first, and method.
    #[track_caller]
    fn check(texts: &[&str], value: &str, first: [u8; 2], method: Method) {
        let sum = of(texts);
        assert_eq!(sum.value.to_string(), value);
        assert_eq!([sum.owner_first, sum.attacker_first], first);
        assert_eq!(sum.method, method);
    }

    #[test]
    fn regions_of_figures_and_simple_sums() {
        check(&[], "0", [0, 0], Method::Averages);
        check(&["1", "1", "2"], "2", [2, 2], Method::Averages);
        check(&["{2|1}", "{1|0}"], "2", [2, 2], Method::Averages); // figure 18
        check(&["1", "{1|0}"], "{2|1}", [2, 1], Method::Averages);
        check(&["{2|1}", "1"], "2", [2, 2], Method::Averages);
        check(&["{1|0}", "{1|0}"], "1", [1, 1], Method::Averages);
        check(&["{1|0}", "{1|0}", "{1|0}"], "{2|1}", [2, 1], Method::Averages);
        check(&["{2|0}"], "{2|0}", [2, 0], Method::Switches); // figure 16
        check(&["{{2|1}|0}"], "{{2|1}|0}", [1, 0], Method::Minimax); // figure 17
        check(&["{{2|1}|0}", "1"], "{2|1}", [2, 1], Method::Minimax);
        check(&["{{2|1}|1}"], "1", [1, 1], Method::Minimax); // figure 30
    }

    #[test]
    fn a_hot_switch_is_never_averaged() {
        // As averages {2|0} and 1 would be 2: alive. The attacker moves first, and 1 is left.
        check(&["{2|0}", "1"], "{2|1}", [2, 1], Method::Switches);
        check(&["{2|0}", "{1|0}"], "{2|1}", [2, 1], Method::Switches);
    }

    #[test]
    fn many_regions_are_added_at_once() {
        let mut texts = alloc::vec!["{1|0}"; 200];
        texts.extend(["{{2|1}|0}"; 20]);
        check(&texts, "2", [2, 2], Method::Minimax);
        let numbers = alloc::vec!["255"; 300];
        check(&numbers, "2", [2, 2], Method::Averages);
    }

    /// All values up to two levels deep whose left sides are at least their right sides.
    fn values(depth: u32) -> impl Strategy<Value = Value> {
        let leaf = (0u8..=2).prop_map(Value::Eyes);
        leaf.prop_recursive(depth, 8, 2, |inner| {
            (inner.clone(), inner).prop_map(|(a, b)| {
                let (left, right) =
                    if a.owner_first() >= b.owner_first() { (a, b) } else { (b, a) };
                Value::switch(left, right)
            })
        })
    }

    fn switches(size: core::ops::RangeInclusive<u8>) -> impl Strategy<Value = Vec<Value>> {
        let switch = (0u8..=2, size)
            .prop_map(|(right, size)| Value::switch(Value::eyes(right + size), Value::eyes(right)));
        proptest::collection::vec(switch, 0..6)
    }

    /// Plain alternating play in all orders, uncapped.
    fn referee(values: &[Value], by: Side) -> u32 {
        let mut best = None;
        for (index, value) in values.iter().enumerate() {
            let Some(to) = value.after(by) else { continue };
            let mut after = values.to_vec();
            after[index] = to.clone();
            let eyes = referee(&after, by.other());
            if best.is_none_or(|known| by.prefers(&eyes, &known)) {
                best = Some(eyes);
            }
        }
        best.unwrap_or_else(|| u32::from(numbers(values)))
    }

    proptest! {
        #[test]
        fn proposition_1_equals_minimax(values in switches(0..=3)) {
            let sum = sum(&values);
            prop_assert_ne!(sum.method, Method::Minimax);
            for side in Side::BOTH {
                prop_assert_eq!(u32::from(sum.first(side)), referee(&values, side).min(2));
            }
        }

        #[test]
        fn proposition_2_equals_proposition_1(values in switches(0..=1)) {
            let sum = sum(&values);
            prop_assert_eq!(sum.method, Method::Averages);
            let halves: u32 = values.iter().filter_map(Value::halves).sum();
            prop_assert_eq!(u32::from(sum.owner_first), halves.div_ceil(2).min(2));
            prop_assert_eq!(u32::from(sum.attacker_first), (halves / 2).min(2));
        }

        #[test]
        fn nested_switches_are_played_out(values in proptest::collection::vec(values(2), 0..4)) {
            let sum = sum(&values);
            for side in Side::BOTH {
                prop_assert_eq!(u32::from(sum.first(side)), referee(&values, side).min(2));
                let mut by = side;
                for taken in sum.line(side) {
                    prop_assert_eq!(taken.by, by);
                    by = by.other();
                }
            }
        }
    }
}
